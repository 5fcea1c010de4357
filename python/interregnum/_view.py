"""What a viewer knows, as an object."""

import json
from typing import TYPE_CHECKING, Any

from interregnum import _core, _html
from interregnum._action import Action, Forbidden
from interregnum._seeds import Seed, seed_text

if TYPE_CHECKING:
    from interregnum._state import State


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
        from interregnum._state import State

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
