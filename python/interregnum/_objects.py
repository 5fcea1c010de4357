"""Games, states, views, actions and records as objects."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Self, TypeAlias

from interregnum import _core, _html
from interregnum._seeds import Seed, seed_text


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


class View:
    """What one viewer knows of a state: the only thing that a bot receives.

    >>> import interregnum
    >>> state = interregnum.game("claim").start(seed=7)
    >>> view = state.view(0)
    >>> view.seat, view.headline
    (0, 'Phase 1 of 2, trick 1 of 13')
    >>> len(view.to_dict()["seats"][0]["hand"]["known"]), len(view.to_dict()["seats"][1]["hand"]["known"])
    (13, 0)

    A view cannot be pickled: it would carry the hidden cards with it. Pickle the state, or send ``to_dict()``.
    """

    __slots__ = ("_core",)

    def __init__(self, core: _core.View) -> None:
        self._core = core

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._core.game

    @property
    def seat(self) -> int | None:
        """The viewer's seat; ``None`` for a spectator."""
        return self._core.seat

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that choose now; none when the game is over."""
        return tuple(self._core.to_act)

    @property
    def legal(self) -> list[Action]:
        """What the viewer may do now."""
        return [Action(text, self.game) for text in self._core.legal()]

    @property
    def forbidden(self) -> list[Forbidden]:
        """Actions that one may expect to be legal, each with the rule that forbids it."""
        found = json.loads(self._core.forbidden())
        return [Forbidden(Action(one["action"], self.game), one["rule"], one["message"]) for one in found]

    @property
    def headline(self) -> str:
        """The progress of the game in one line."""
        return self._core.headline()

    @property
    def question(self) -> str | None:
        """What the seats to act must choose."""
        return self._core.question()

    def to_dict(self) -> dict[str, Any]:
        """Return everything that the viewer knows, as the server sends it."""
        fields: dict[str, Any] = json.loads(self._core.fields())
        return fields

    def zones(self) -> list[dict[str, Any]]:
        """Return where the cards lie: the zone, the known cards, the number of the others."""
        zones: list[dict[str, Any]] = json.loads(self._core.zones())
        return zones

    def aids(self) -> Any:
        """Return facts that help to read the view, such as the state of the votes."""
        return json.loads(self._core.aids())

    def imagine(self, seed: Seed = None) -> "State":
        """Return a random world that is consistent with everything the view shows.

        >>> import interregnum
        >>> view = interregnum.game("claim").start(seed=7).view(1)
        >>> view.imagine(seed=1).view(1) == view
        True
        """
        return State(self._core.imagine(seed_text(seed)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._core.same(other._core)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> str:
        raise TypeError("a view would carry the hidden cards with it: pickle the state, or send view.to_dict()")

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {self.game} by {who}: {self.headline}>"

    def _repr_html_(self) -> str:
        legal = ", ".join(action.text for action in self.legal)
        rows = [("", self.headline)]
        if self.question is not None and self.legal:
            rows.append((self.question, legal))
        return _html.table(rows) + _html.zones(self.zones())


class State:
    """A complete position with all hidden cards, and the actions that led to it.

    >>> import copy, interregnum
    >>> state = interregnum.game("claim", kingdom="claim2").start(seed=7)
    >>> state.to_act
    (0,)
    >>> story = state.apply(state.legal()[0])
    >>> again = copy.copy(state)
    >>> again == state, again is state
    (True, False)
    """

    __slots__ = ("_core",)

    def __init__(self, core: _core.State) -> None:
        self._core = core

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._core.game

    @property
    def players(self) -> int:
        """The number of players."""
        return self._core.players

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that choose now; none when the game is over, several if they choose at the same time."""
        return tuple(self._core.to_act)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self._core.to_act

    @property
    def actions(self) -> list[tuple[int, Action]]:
        """The actions so far, each with the seat that acted."""
        return [(seat, Action(text, self.game)) for seat, text in self._core.actions()]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it has."""
        text = self._core.outcome()
        if text is None:
            return None
        found = json.loads(text)
        return Outcome(tuple(found["winners"]), found["reason"], found["detail"], tuple(found["shares"]))

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if not self.to_act:
            raise ValueError("the game is over")
        return self.to_act[0]

    def legal(self, seat: int | None = None) -> list[Action]:
        """Return what a seat may do now; without a seat, the first that is to act."""
        if seat is None and self.is_over:
            return []
        return [Action(text, self.game) for text in self._core.legal(self._seat(seat))]

    def apply(self, action: ActionLike, seat: int | None = None) -> list[str]:
        """Apply an action, and return what happened in sentences with all cards open.

        Raises ``Illegal`` with the rule's number; the state is then unchanged.

        >>> import interregnum
        >>> text = "players 2; kingdom claim; leader 0; hand 0: Go9 Kn2; hand 1: Go1 Kn9"
        >>> state = interregnum.game("claim").position(text)
        >>> state.apply("play Go9")
        ['#0 plays Goblin 9.']
        >>> state.apply("play Kn9")
        Traceback (most recent call last):
        interregnum._errors.Illegal: Goblins were led: a hand that holds any must follow. (C4.2)
        """
        return self._core.apply(self._seat(seat), str(action))

    def observe(self, seat: int | None = None) -> bytes:
        """Return what a seat observes as numbers; ``layout_of`` names them."""
        return self._core.observe(self._seat(seat))

    def mask(self, seat: int | None = None) -> bytes:
        """Return one byte for each action of the layout, 1 if it is legal."""
        return self._core.mask(self._seat(seat))

    def index(self, action: ActionLike, seat: int | None = None) -> int:
        """Return the index of a legal action in the layout."""
        return self._core.index(self._seat(seat), str(action))

    def action_at(self, index: int, seat: int | None = None) -> Action:
        """Return the legal action with an index of the layout."""
        return Action(self._core.action_at(self._seat(seat), index), self.game)

    def child(self, action: ActionLike, seat: int | None = None) -> "State":
        """Return the state after an action; this one stays as it is."""
        child = self.copy()
        child.apply(action, seat)
        return child

    def undo(self) -> None:
        """Take the last action back."""
        if not self._core.undo():
            raise ValueError("there is no action to take back")

    def view(self, seat: int | None) -> View:
        """Return what a seat knows; ``None`` is a spectator."""
        return View(self._core.view(seat))

    def story(self, seat: int | None = None, *, spectator: bool = False) -> list[str]:
        """Return the game in sentences: as a seat or a spectator saw it, or with all cards open."""
        return self._core.story(seat, seat is None and not spectator)

    def to_dict(self) -> dict[str, Any]:
        """Return what describes the state: the game, and options, deal and actions.

        >>> import interregnum
        >>> state = interregnum.game("braverats").start(seed=1)
        >>> interregnum.State.from_dict(state.to_dict()) == state
        True
        """
        origin: dict[str, Any] = json.loads(self._core.origin())
        return {"game": self.game, **origin}

    @classmethod
    def from_dict(cls, described: Mapping[str, Any]) -> Self:
        """Return the state that ``to_dict`` describes."""
        rest = {name: part for name, part in described.items() if name != "game"}
        return cls(_core.restore(str(described.get("game")), json.dumps(rest)))

    def record(self, names: Sequence[str] | None = None, players: Sequence[str] | None = None) -> "Record":
        """Return the game as a record, with the names of the players and their kinds (``human`` or a bot's name).

        >>> import interregnum
        >>> record = interregnum.game("braverats").start(seed=1).record()
        >>> interregnum.Record(record.text).state == record.state
        True
        """
        kinds = ["human"] * self.players if players is None else list(players)
        called = [f"Player {seat + 1}" for seat in range(self.players)] if names is None else list(names)
        return Record(self._core.record(called, kinds))

    def copy(self) -> "State":
        """Return a copy that can be played on without changing this state."""
        return State(self._core.copy())

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return _restored, (self.game, self._core.origin())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._core.same(other._core)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        number = len(self._core.actions())
        if self.is_over:
            outcome = self.outcome
            winners = () if outcome is None else outcome.winners
            told = f"won by {' and '.join(map(str, winners))}" if winners else "drawn"
        else:
            told = f"{self.view(None).headline}, seat {' and '.join(map(str, self.to_act))} to act"
        return f"<State of {self.game}: {told}, {number} actions>"

    def _repr_html_(self) -> str:
        return self.view(self.to_act[0] if self.to_act else None)._repr_html_()


def _restored(game: str, origin: str) -> State:
    """Return a pickled state."""
    return State(_core.restore(game, origin))


class Record:
    """A game as one line of JSON that every part of the program reads. It is checked when it is read.

    >>> import interregnum
    >>> interregnum.Record("{}")
    Traceback (most recent call last):
    ValueError: not a record: "format" is not "interregnum"
    """

    __slots__ = ("_state", "text")

    def __init__(self, text: str) -> None:
        self.text = text.strip()
        self._state = _core.read_record(self.text)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._state.game

    @property
    def state(self) -> State:
        """The state at the end of the record."""
        return State(self._state.copy())

    def states(self) -> Iterator[State]:
        """Yield the state after the deal and after each action."""
        last = self.state
        described = last.to_dict()
        state = State.from_dict({**described, "actions": []})
        yield state.copy()
        for seat, action in last.actions:
            state.apply(action, seat)
            yield state.copy()

    def to_dict(self) -> dict[str, Any]:
        """Return the fields of the record."""
        fields: dict[str, Any] = json.loads(self.text)
        return fields

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[type["Record"], tuple[str]]:
        return Record, (self.text,)

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {len(self._state.actions())} actions>"


def read_records(path: str | Path) -> Iterator[Record]:
    """Yield the records of a file, one for each line."""
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            if line.strip():
                try:
                    yield Record(line)
                except ValueError as error:
                    raise ValueError(f"{path}, line {number}: {error}") from None


def write_records(path: str | Path, records: Iterable[Record]) -> int:
    """Write records to a file, one for each line, and return their number."""
    written = 0
    with open(path, "w", encoding="utf-8") as file:
        for record in records:
            file.write(f"{record.text}\n")
            written += 1
    return written


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
