"""Exact solutions, and how a bot does against best play."""

import json
from collections.abc import Mapping
from typing import Any

from interregnum import _core, _html
from interregnum._game import Game
from interregnum._players import Bot, bot_name, called
from interregnum._progress import Progress, reporter
from interregnum._seeds import Seed, seed_text
from interregnum._state import State
from interregnum._study import cores
from interregnum._view import View


def _checked(state: State) -> State:
    if not isinstance(state, State):
        raise TypeError(f"only a state can be solved, not {type(state).__name__}")
    return state


class BraveRatsSolution:
    """The exact solution of a position of BraveRats and of everything that can follow it."""

    def __init__(self, state: State, threads: int | None = None) -> None:
        self._core = _core.BraveRatsSolution(_checked(state)._core, cores() if threads is None else threads)
        self.state = state.copy()
        self._start = self.at(self.state)

    @property
    def value(self) -> float:
        """What seat 0 gets with best play of both: a win is 1, a loss -1."""
        value: float = self._start["value"]
        return value

    @property
    def mix(self) -> list[dict[str, float]]:
        """By seat: the optimal probability of each card."""
        mix: list[dict[str, float]] = self._start["mix"]
        return mix

    @property
    def matrix(self) -> list[list[float]]:
        """The value after each pair of cards: rows are seat 0's cards, columns seat 1's."""
        matrix: list[list[float]] = self._start["matrix"]
        return matrix

    @property
    def positions(self) -> int:
        """The number of solved positions."""
        return self._core.positions

    @property
    def gap(self) -> float:
        """The greatest gap between the certified bounds of any position's matrix."""
        return self._core.gap

    def at(self, state: State) -> dict[str, Any]:
        """Return value, mixes and matrix of a later position between two rounds."""
        found: dict[str, Any] = json.loads(self._core.at(_checked(state)._core))
        return found

    def policy(self, view: View) -> dict[str, float]:
        """Return the optimal probability of each action for a view: a bot that nobody beats in the long run."""
        mix: dict[str, float] = json.loads(self._core.mix(view._core))
        return mix

    __call__ = policy

    def verify(self) -> dict[str, Any]:
        """Walk over all positions with each side's strategies against a best response of the other."""
        verified: dict[str, Any] = json.loads(self._core.verify())
        return verified

    def __repr__(self) -> str:
        return f"<Solution of BraveRats: value {self.value:+.6f}, {self.positions} positions>"

    def _repr_html_(self) -> str:
        drawn = _html.matrix(self._start["rows"], self._start["columns"], self.matrix, self.mix)
        return f"<p>value {self.value:+.6f}</p>{drawn}"


def braverats(state: State | None = None, *, threads: int | None = None, **options: Any) -> BraveRatsSolution:
    """Solve a position of BraveRats, or the start of a variant.

    Only what hides nothing can be solved: single games without draw piles, drafts excepted.

    >>> from interregnum import game
    >>> solution = braverats(game("braverats").position("hand 0: Pr Ge; hand 1: Mu Pp"))
    >>> solution.value == solution.at(solution.state)["value"]
    True
    """
    if state is None:
        state = Game("braverats", **options).start(seed=0)
    elif options:
        raise ValueError("give a state or options, not both")
    return BraveRatsSolution(state, threads)


def claim(state: State) -> dict[str, Any]:
    """Solve a position of Claim's second phase for two players.

    ``margin`` is what seat 0 has more of the votes than seat 1 with best play, ``margins`` the same after each
    legal card, ``best`` every best card.

    >>> from interregnum import game
    >>> text = "players 2; kingdom claim; leader 0; hand 0: Go9 Kn2; hand 1: Go1 Kn9"
    >>> claim(game("claim").position(text))["best"]
    ['play Go9', 'play Kn2']
    """
    solution: dict[str, Any] = json.loads(_core.solve_phase_two(_checked(state)._core))
    return solution


def exploit(bot: Bot, state: State | None = None, *, progress: Progress = None, **options: Any) -> Mapping[str, Any]:
    """Return how a bot of BraveRats in seat 0 does against a best response: ``value`` and ``positions``.

    A bot may return probabilities instead of an action; where both choose at the same time, its opponent knows them.

    >>> from interregnum import game
    >>> position = game("braverats").position("hand 0: Pr Ge; hand 1: Pr Ge")
    >>> exploit(braverats(position), position)["value"]
    0.0
    """
    if state is None:
        state = Game("braverats", **options).start(seed=0)
    elif options:
        raise ValueError("give a state or options, not both")
    found = json.loads(_core.exploit(called(bot), _checked(state)._core, reporter(progress, "positions")))
    return {"bot": bot_name(bot), **found}


def claim_deals(deck: str) -> list[tuple[str, float]]:
    """Return all deals of a reduced deck of Claim for two, as texts of positions, each with its probability.

    A deck has four cards for each card of a hand, of all factions of a kingdom.

    >>> deals = claim_deals("Go0 Go0 Go0 Go0 Kn2 Dw5 Un5 Do5")
    >>> len(deals), round(sum(share for _, share in deals), 9)
    (606, 1.0)
    """
    return _core.claim_deals(deck)


def exploit_claim(
    bot: Bot, deck: str, *, seed: Seed = 1, samples: int = 1, progress: Progress = None
) -> Mapping[str, Any]:
    """Return what a best response gets against a bot on a reduced deck of Claim for two.

    ``values`` is what it gets in each seat (a win is 1, a loss -1; seat 0 leads first), ``exploitability`` their mean.
    The bot answers the same whenever it knows the same. A bot that knows its probabilities, or returns them, plays
    by them; another is asked ``samples`` times at each information set, and plays by the shares of its answers.

    >>> found = exploit_claim("random", "Go0 Go0 Go0 Go0 Kn2 Dw5 Un5 Do5")
    >>> round(found["exploitability"], 4)
    0.2214
    """
    report = reporter(progress, "openings")
    found = json.loads(_core.exploit_claim(called(bot), deck, seed_text(seed), samples, report))
    return {"bot": bot_name(bot), **found}
