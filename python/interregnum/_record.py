"""Records of games, and files of them."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from interregnum import _core
from interregnum._state import State


class Record:
    """A game as one line of JSON that every part of the program reads. It is checked when it is read.

    >>> import interregnum
    >>> interregnum.Record("{}")
    Traceback (most recent call last):
    ValueError: not a record: "format" is not "interregnum"
    """

    __slots__ = ("_state", "text")

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError(f"a record is a line of text, not {type(text).__name__}")
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
