"""Plays a network against a bot: ``python training/arena.py SETTINGS NETWORK search:5000w``.

For networks that are not part of the program. Both sides play the same cards in every seating, and the interval is
over deals, as in ``interregnum arena``. Each process plays deals of its own on one core.
"""

import argparse
import json
import multiprocessing
import time
from pathlib import Path

import interregnum
import numpy as np
from interregnum import Action, ArenaResult, Player, Set, State

from export import Quantised
from settings import Settings


class NetworkBot:
    """A bot that draws its choices from a network; with a temperature of zero it takes the likeliest."""

    def __init__(self, file: Path, temperature: float) -> None:
        self.network, self.temperature = Quantised.read(file.read_bytes()), temperature
        # Converted once: a choice multiplies a single row.
        self.network.weights = [weight.astype(np.float32) for weight in self.network.weights]

    def act(self, state: State, seat: int, random: np.random.Generator) -> Action:
        """Choose an action for a seat, by what this seat sees."""
        legal = np.frombuffer(state.mask(seat), np.uint8).astype(bool)
        seen = np.frombuffer(state.observe(seat), np.uint8)[None]
        logits = np.where(legal, self.network.logits(seen)[0], -np.inf)
        if self.temperature > 0:
            logits = logits / self.temperature + random.gumbel(size=len(logits))
        return state.action_at(int(logits.argmax()), seat)


def played(
    state: State, own: set[int], bot: NetworkBot, other: Player, random: np.random.Generator, only: str | None
) -> float:
    """Play a game in which the network has some seats, and return its share of the win.

    With ``only``, a phase of Claim, the network leaves the other phase to the opponent's kind of bot.
    """

    def chosen(seat: int) -> Action:
        is_network = seat in own and (only is None or state.view(seat).to_dict()["phase"] == only)
        return bot.act(state, seat, random) if is_network else other.act(state.view(seat))

    while not state.is_over:
        # Who chooses at the same time does not see what the others choose.
        for seat, action in [(seat, chosen(seat)) for seat in state.to_act]:
            state.apply(action, seat)
    assert state.outcome
    # Partners win together.
    return max(state.outcome.shares[seat] for seat in own)


def deal(number: int, given: argparse.Namespace) -> Set:
    """Play the cards of one deal in every seating."""
    settings = Settings.read(given.settings)
    tables = interregnum.game(settings.game, **settings.options[-1])
    seed = given.seed * 1_000_000 + number
    table = interregnum.game(settings.game, **tables.options(seed, number % len(tables.labels)))
    bot = NetworkBot(given.file, given.temperature)
    players = table.players
    in_teams = settings.game == "claim" and players == 4
    shares = []
    for seating in range(2 if in_teams else players):
        own = {seating, seating + 2} if in_teams else {seating}
        other = interregnum.player(given.opponent, seed * 10 + seating)
        random = np.random.default_rng([given.seed, number, seating])
        shares.append(played(table.start(seed), own, bot, other, random, given.only))
    return Set(number, tuple(shares), (0, 0), (0.0, 0.0), (0.0, 0.0))


def main() -> None:
    """Read the command line, play, and write the result as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("settings", type=Path, help="the settings file: its last options are played")
    parser.add_argument("file", type=Path, help="the network")
    parser.add_argument("opponent", help="a bot of the program")
    parser.add_argument("--deals", type=int, default=200, help="each is played in every seating")
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--temperature", type=float, default=0.5)
    parser.add_argument("--only", choices=("one", "two"), help="the phase of Claim that the network plays")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    given = parser.parse_args()
    if Settings.read(given.settings).horizon == "settled" and given.only != "one":
        parser.error("this network has learnt phase one alone: give --only one")
    begun = time.monotonic()
    with multiprocessing.Pool(given.processes) as pool:
        sets = pool.starmap(deal, [(number, given) for number in range(given.deals)], chunksize=1)
    seatings = len(sets[0].shares)
    result = ArenaResult(
        given.settings.stem, (given.file.name, given.opponent), str(given.seed), tuple(sets), 1 / seatings
    )
    share, low, high = (round(100 * value, 2) for value in result.score)
    told = {"network": str(given.file), "opponent": given.opponent, "seed": given.seed, "games": result.games}
    told |= {"temperature": given.temperature, "only": given.only}
    told |= {"share": share, "low": low, "high": high, "seconds": round(time.monotonic() - begun, 1)}
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
