"""A position with the actions that led to it, as an object."""

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from interregnum import _core
from interregnum._action import Action, ActionLike, Outcome
from interregnum._view import View

if TYPE_CHECKING:
    from interregnum._record import Record


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
        from interregnum._record import Record

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
