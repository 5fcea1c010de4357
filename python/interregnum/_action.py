"""Actions, refusals and outcomes as objects."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from interregnum import _core


@lru_cache(maxsize=4096)
def _described(game: str, action: str, language: str) -> dict[str, Any]:
    del language  # only a key of the cache: the compiled part knows the language
    described: dict[str, Any] = json.loads(_core.Game(game, "{}").describe(action))
    return described


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a player can do, in the notation of records.

    An action equals its text, so that both can be used alike:

    >>> import interregnum
    >>> action = interregnum.game("braverats").start(seed=1).legal(0)[0]
    >>> action
    Action('play Mu')
    >>> action == "play Mu", action.label, action.card
    (True, 'Musician 0', 'Mu')
    """

    text: str
    """The action in the notation of records."""
    game: str
    """The name of its game."""

    @property
    def label(self) -> str:
        """The action in words."""
        label: str = _described(self.game, self.text, _core.language())["label"]
        return label

    @property
    def card(self) -> str | None:
        """The card that it is about."""
        card: str | None = _described(self.game, self.text, _core.language())["card"]
        return card

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that govern it, besides those of its card."""
        return tuple(_described(self.game, self.text, _core.language())["rules"])

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action):
            return self.text == other.text and self.game == other.game
        return isinstance(other, str) and self.text == other

    def __hash__(self) -> int:
        return hash(self.text)


ActionLike: TypeAlias = Action | str


@dataclass(frozen=True, slots=True)
class Forbidden:
    """An action that a player may expect to be legal, and the rule that forbids it."""

    action: Action
    rule: str
    message: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winners: tuple[int, ...]
    """The winning seats; none in a draw."""
    reason: str
    """What decided the game, as one word."""
    detail: Mapping[str, Any]
    """The figures behind the result."""
    shares: tuple[float, ...]
    """By seat: 1 for a win (also with partners), a part if it is shared, an equal part of a draw."""
