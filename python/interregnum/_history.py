"""Everything that happened as a viewer remembers it, as numbers: what a view adds to an observation.

A history is a table of bytes, one row for each trick, round or action, the rest zero. Seats are counted clockwise from
the viewer, from 1; cards are columns of the layout, from 1; zero is nothing or unknown.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from interregnum._vector import Layout, layout_of
from interregnum._view import View

_ROWS = {"claim": 26, "braverats": 9 * 26, "defaite": 400}
_VERBS = [
    "masquerade",
    "attack",
    "corrupt",
    "duel",
    "play",
    "pass",
    "lay",
    "let-go",
    "countermand",
    "answer",
    "raise",
    "lose",
    "name",
    "put",
    "done",
    "king",
    "choose",
    "take",
    "give",
    "decline",
]


class _Codes:
    """Seats and cards as numbers, for one viewer."""

    def __init__(self, view: dict[str, Any], layout: Layout) -> None:
        self.own = int(view["viewer"]["seat"])
        self.players = len(view["seats"])
        self.columns = {name: place + 1 for place, name in reversed(list(enumerate(layout.cards)))}

    def seat(self, seat: int | None) -> int:
        return 0 if seat is None else (seat - self.own) % self.players + 1

    def card(self, card: str | None) -> int:
        return 0 if card is None else self.columns.get(card, 0)

    def by_seat(self, items: Sequence[Any]) -> list[Any]:
        """Turn a list by seats so that the viewer comes first."""
        return [items[(self.own + steps) % self.players] for steps in range(self.players)]


def _claim(view: dict[str, Any], codes: _Codes) -> Iterator[list[int]]:
    for trick in view["history"]:
        taken = trick["taken"] or {"took": [None] * codes.players, "drew": [], "look": None}
        looker, taker = taken["look"] or (None, None)
        yield [
            codes.seat(trick["leader"]),
            *(codes.card(card) for card in trick["cards"]),
            codes.seat(trick["winner"]),
            *(codes.card(card) for card in codes.by_seat(taken["took"])),
            sum(1 << (codes.seat(seat) - 1) for seat in taken["drew"]),
            codes.seat(looker),
            codes.seat(taker),
        ]


def _braverats(view: dict[str, Any], codes: _Codes) -> Iterator[list[int]]:
    for number, game in enumerate([*view["past"], view["game"]], start=1):
        for kept in game["draft"]:
            yield [number, 1, codes.seat(kept["seat"]), codes.card(kept["card"]), 0]
        if game["gifts"]:
            yield [number, 2, 0, *(codes.card(card) for card in codes.by_seat(game["gifts"]))]
        for card in game["drew"]:
            yield [number, 3, 1, codes.card(card), 0]
        for one in game["rounds"]:
            yield [number, 4, 0, *(codes.card(card) for card in codes.by_seat(one["cards"]))]


def _defaite(view: dict[str, Any], codes: _Codes) -> Iterator[list[int]]:
    for done in view["history"]:
        verb, *words = done["deed"].split(" ")
        seats = [int(word) for word in words if word.isdecimal()]
        cards = [word.partition("+")[0] for word in words if not word.isdecimal()]
        found = [codes.card(card) for card in cards]
        spot = 1 if words[:1] == ["hand"] else 2 if "reserve" in words else 0
        rows = [codes.seat(done["seat"]), _VERBS.index(verb) + 1, codes.seat(seats[0]) if seats else 0]
        yield [*rows, *([code for code in found if code] + [0, 0])[:2], spot]


_READERS: dict[str, Callable[[dict[str, Any], _Codes], Iterator[list[int]]]] = {
    "claim": _claim,
    "braverats": _braverats,
    "defaite": _defaite,
}


def history_shape(game: str, players: int) -> tuple[int, int]:
    """Return the rows and columns of a history.

    >>> history_shape("claim", 2)
    (26, 9)
    """
    if game not in _READERS:
        raise ValueError(f"{game} has no histories as numbers")
    return _ROWS[game], {"claim": 2 * players + 5, "braverats": 5, "defaite": 6}[game]


def history_of(view: View) -> NDArray[np.uint8]:
    """Return what the viewer remembers; with the observation it is everything that the view shows.

    ========= ==================================================================================================
    claim     a trick: leader, its cards in order, winner, what each seat took, who drew (bits), looker, taker
    braverats game, 1 kept, 2 gifts, 3 drawn or 4 round, seat, the cards by seat
    defaite   seat, verb, other seat, card, second card, 1 from the hand or 2 the reserve; the last 400 actions
    ========= ==================================================================================================
    """
    fields = view.to_dict()
    if view.seat is None:
        raise ValueError("a spectator has no history as numbers")
    codes = _Codes(fields, layout_of(view.game, len(fields["seats"])))
    rows, columns = history_shape(view.game, codes.players)
    found = list(_READERS[view.game](fields, codes))[-rows:]
    out = np.zeros((rows, columns), np.uint8)
    for place, row in enumerate(found):
        out[place, : len(row)] = row
    return out
