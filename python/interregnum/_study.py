"""Measurements: bots against each other, and the balance of a game."""

import html
import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from interregnum import _core, _html
from interregnum._game import Game
from interregnum._players import Bot, bot_name, called
from interregnum._progress import Progress, reporter
from interregnum._seeds import Seed, seed_text

if TYPE_CHECKING:
    import pandas as pd


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class Set:
    """One deal, played once with each seating of the two sides."""

    deal: int
    """The number of the deal: with the seed of the arena it determines the cards."""
    shares: tuple[float, ...]
    """The first bot's share of the win in each game."""
    choices: tuple[int, int]
    """How often each bot had a choice. The times below do not count for equality."""
    seconds: tuple[float, float] = field(compare=False)
    """How long each bot thought."""
    longest: tuple[float, float] = field(compare=False)
    """The time of the longest choice of each bot."""


@dataclass(frozen=True)
class ArenaResult:
    """The result of two bots on the same cards in every seating, with its 95 % interval.

    Two results of the same arena over different deals add up: ``ArenaResult.joined`` puts the parts together that
    several machines have played.
    """

    game: str
    bots: tuple[str, str]
    seed: str
    sets: tuple[Set, ...]
    fair: float
    """The share of equal players."""

    @classmethod
    def joined(cls, parts: Iterable["ArenaResult"]) -> "ArenaResult":
        """Put the parts of one arena together; the order of the parts makes no difference."""
        all_parts = list(parts)
        if not all_parts:
            raise ValueError("there are no parts")
        first = all_parts[0]
        for part in all_parts:
            if (part.game, part.bots, part.seed) != (first.game, first.bots, first.seed):
                raise ValueError("the parts belong to different arenas")
        sets = {one.deal: one for part in all_parts for one in part.sets}
        return cls(first.game, first.bots, first.seed, tuple(sets[deal] for deal in sorted(sets)), first.fair)

    @property
    def games(self) -> int:
        """The number of games."""
        return sum(len(one.shares) for one in self.sets)

    @property
    def score(self) -> tuple[float, float, float]:
        """The first bot's share, and the ends of its interval, computed over sets."""
        score = _core.score([sum(one.shares) / len(one.shares) for one in self.sets], self.fair)
        if score is None:
            raise ValueError("no deal was played")
        return score

    @property
    def share(self) -> float:
        """The first bot's share of the wins."""
        return self.score[0]

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo, and the ends of its interval."""
        mean, low, high = (_core.elo(share, self.fair) for share in self.score)
        return mean, low, high

    def to_dict(self) -> dict[str, Any]:
        """Return the figures."""
        share, low, high = self.score
        choices = [sum(one.choices[side] for one in self.sets) for side in (0, 1)]
        seconds = [sum(one.seconds[side] for one in self.sets) for side in (0, 1)]
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "deals": len(self.sets),
            "games": self.games,
            "share": share,
            "low": low,
            "high": high,
            "fair": self.fair,
            "elo": list(self.elo),
            "ms": [1000 * time / max(number, 1) for time, number in zip(seconds, choices, strict=True)],
        }

    def to_frame(self) -> "pd.DataFrame":
        """Return one row for each deal as a pandas frame."""
        import pandas as pd

        rows = [{"deal": one.deal, "share": sum(one.shares) / len(one.shares), **_times(one)} for one in self.sets]
        return pd.DataFrame(rows)

    def __repr__(self) -> str:
        share, low, high = (100 * number for number in self.score)
        return (
            f"<Arena of {self.game}: {self.bots[0]} against {self.bots[1]}: "
            f"{share:.1f} % ({low:.1f} to {high:.1f}) of {self.games} games>"
        )

    def _repr_html_(self) -> str:
        share, low, high = self.score
        told = f"{100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        drawn = _html.interval(share, low, high, self.fair)
        names = f"{self.bots[0]} against {self.bots[1]}"
        return _html.table([("game", html.escape(self.game)), (names, f"{told} {drawn}"), ("games", str(self.games))])


def _times(one: Set) -> dict[str, float]:
    return {"seconds_a": one.seconds[0], "seconds_b": one.seconds[1]}


def arena(
    table: Game,
    bots: tuple[Bot, Bot] | Sequence[Bot],
    games: int = 200,
    seed: Seed = None,
    *,
    threads: int | None = None,
    progress: Progress = None,
) -> ArenaResult:
    """Let two bots play the same cards in every seating, as ``interregnum arena`` does.

    A bot is a name, or a function from a view to an action. Functions run one at a time, since they hold the
    interpreter's lock.

    >>> import interregnum
    >>> arena(interregnum.game("claim"), ["greedy", "random"], games=40, seed=7).share > 0.5
    True
    """
    seatings = _seatings(table)
    if games < seatings or games % seatings:
        raise ValueError(f"games must be a multiple of {seatings}, the number of seatings, not {games}")
    return arena_part(table, bots, range(games // seatings), seed, threads=threads, progress=progress)


def arena_part(
    table: Game,
    bots: tuple[Bot, Bot] | Sequence[Bot],
    deals: Iterable[int],
    seed: Seed = None,
    *,
    threads: int | None = None,
    progress: Progress = False,
) -> ArenaResult:
    """Play some deals of an arena: a piece of work for one of several processes or machines.

    >>> import interregnum
    >>> claim = interregnum.game("claim")
    >>> parts = [arena_part(claim, ["greedy", "random"], deals, seed=7) for deals in (range(5, 10), range(5))]
    >>> ArenaResult.joined(parts) == arena(claim, ["greedy", "random"], games=20, seed=7)
    True
    """
    if len(bots) != 2:
        raise ValueError(f"an arena has two bots, not {len(bots)}")
    text = seed_text(seed)
    first, second = (called(bot) for bot in bots)
    number = cores() if threads is None else threads
    if number < 1:
        raise ValueError(f"threads must be at least 1, not {number}")
    found = json.loads(
        _core.play_deals(table._core, first, second, list(deals), text, number, reporter(progress, "deals"))
    )
    sets = tuple(_set(one) for one in found["deals"])
    label = table.labels[0] if len(table.labels) == 1 else f"{table.labels[0]} and {len(table.labels) - 1} more"
    return ArenaResult(label, (bot_name(bots[0]), bot_name(bots[1])), text, sets, found["fair"])


def _set(found: dict[str, Any]) -> Set:
    (choices, seconds, longest) = (tuple(found[name]) for name in ("choices", "seconds", "longest"))
    return Set(found["deal"], tuple(found["shares"]), choices, seconds, longest)


def _seatings(table: Game) -> int:
    """Return how many games a deal is played: once with each seating."""
    found = json.loads(_core.play_deals(table._core, "random", "random", [], "0", 1, None))
    seatings: int = found["seatings"]
    return seatings


class Stats(dict[str, Any]):
    """The figures of a balance measurement, as ``interregnum stats --json`` writes them."""

    def to_frame(self, part: str = "by_seat") -> "pd.DataFrame":
        """Return a list of the report as a pandas frame: ``by_seat``, ``cards``, ``points``, ``endings``."""
        import pandas as pd

        return pd.json_normalize(self[part])

    def __repr__(self) -> str:
        return f"<Stats of {self['label']}: {self['games']} games of {', '.join(self['bots'])}>"

    def _repr_html_(self) -> str:
        rows = []
        for seat, one in enumerate(self["by_seat"]):
            win = one["win"]["with"]
            drawn = _html.interval(win["value"], win["low"], win["high"], self["fair"])
            rows.append((f"seat {seat}", f"{100 * win['value']:.1f} % {drawn}"))
        return _html.table([("game", html.escape(self["label"])), ("games", str(self["games"])), *rows])


def stats(
    table: Game,
    games: int = 1000,
    bots: Sequence[str] = ("greedy",),
    seed: Seed = None,
    *,
    threads: int | None = None,
    progress: Progress = None,
) -> Stats:
    """Measure the balance of a game by letting bots play it: seats, cards, sources of points, length.

    >>> import interregnum
    >>> stats(interregnum.game("claim"), games=20, bots=["random"], seed=7)
    <Stats of claim/2/claim: 20 games of random>
    """
    text = seed_text(seed)
    number = cores() if threads is None else threads
    report = _core.measure(table._core, list(bots), games, text, number, reporter(progress, "games"))
    return Stats(json.loads(report))
