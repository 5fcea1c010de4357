"""A game with its options, as an object."""

import json
from collections.abc import Mapping
from typing import Any

from interregnum import _core
from interregnum._seeds import Seed, seed_text
from interregnum._state import State


class Game:
    """A game with its options.

    >>> import interregnum
    >>> interregnum.game("claim", kingdom="claim2", players=2)
    <Game claim/2/claim2>
    >>> interregnum.game("claim", players=5)
    Traceback (most recent call last):
    ValueError: players: Claim is for two, three or four players, not 5 (C2.3)
    """

    __slots__ = ("_core", "_given")

    def __init__(self, name: str, **options: Any) -> None:
        self._given = options
        self._core = _core.Game(name, json.dumps(options))

    @property
    def name(self) -> str:
        """The name of the game."""
        return self._core.name

    @property
    def labels(self) -> list[str]:
        """The short names of the tables: one, or several where an option is ``all``."""
        return self._core.labels()

    @property
    def players(self) -> int:
        """The number of players."""
        return self.start(seed=0).players if len(self.labels) == 1 else self._first().players

    def _first(self) -> State:
        options = self.options(0)
        return Game(self.name, **options).start(seed=0)

    def options(self, seed: Seed = 0, table: int = 0) -> dict[str, Any]:
        """Return the options of a table, with what the seed decides."""
        options: dict[str, Any] = json.loads(self._core.options(table, seed_text(seed)))
        return options

    def start(self, seed: Seed = None, deal: Mapping[str, Any] | None = None) -> State:
        """Deal the cards: from a seed, or as a deal of a record says."""
        return State(self._core.start(seed_text(seed), None if deal is None else json.dumps(deal)))

    def position(self, text: str) -> State:
        """Set up a position from a short text; the README of each game's crate describes it."""
        return State(self._core.position(text))

    def cards(self) -> list[dict[str, Any]]:
        """Return all cards: code, name, label, power, rules."""
        cards: list[dict[str, Any]] = json.loads(self._core.cards())
        return cards

    def option_sets(self) -> list[dict[str, Any]]:
        """Return option sets that together exercise every rule of the game."""
        sets: list[dict[str, Any]] = json.loads(self._core.option_sets())
        return sets

    def fields(self) -> list[dict[str, Any]]:
        """Return what can be chosen: name, help, usual value, rule."""
        fields: list[dict[str, Any]] = json.loads(self._core.form())
        return fields

    def rule(self, number: str) -> str:
        """Return a sentence of the rulebook.

        >>> import interregnum
        >>> interregnum.game("braverats").rule("B2.1").startswith("Each player secretly")
        True
        """
        return _core.rule_text(self.name, number)

    def players_names(self) -> list[str]:
        """Return the names of the game's bots."""
        return _core.player_names(self.name)

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        return _made, (self.name, self._given)

    def __repr__(self) -> str:
        labels = self.labels
        told = labels[0] if len(labels) == 1 else f"{labels[0]} and {len(labels) - 1} more"
        return f"<Game {told}>"


def _made(name: str, options: dict[str, Any]) -> Game:
    """Return a pickled game."""
    return Game(name, **options)


def game(name: str, **options: Any) -> Game:
    """Return a game with its options; ``games()`` lists the names, ``Game.fields()`` the options.

    >>> game("chess")
    Traceback (most recent call last):
    ValueError: no game "chess"; there are claim, braverats, defaite
    >>> game("braverats", deal="random", target=3).start(seed=5).to_act
    (0, 1)
    """
    return Game(name, **options)
