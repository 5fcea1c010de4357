"""Progress of long work: a bar on standard error, or a function of the caller."""

import sys
import time
from collections.abc import Callable
from typing import TextIO, TypeAlias

Progress: TypeAlias = bool | Callable[[int, int], object] | None
"""``None``: a bar where standard error is a terminal; ``True`` or ``False``; or a function of (done, total)."""

_WIDTH = 40
_INTERVAL = 0.2


class Bar:
    r"""A line that is drawn again and again.

    >>> import io
    >>> stream = io.StringIO()
    >>> bar = Bar("games", stream)
    >>> bar(50, 100)
    >>> bar(100, 100)
    >>> stream.getvalue().endswith("100/100 games\n")
    True
    """

    def __init__(self, unit: str, stream: TextIO) -> None:
        self.unit = unit
        self.stream = stream
        self.shown = -_INTERVAL

    def __call__(self, done: int, total: int) -> None:
        """Draw the bar, at most five times a second."""
        now = time.monotonic()
        if done < total and now - self.shown < _INTERVAL:
            return
        self.shown = now
        filled = _WIDTH * done // max(total, 1)
        end = "\n" if done >= total else ""
        self.stream.write(f"\r[{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{total} {self.unit}{end}")
        self.stream.flush()


def reporter(progress: Progress, unit: str) -> Callable[[int, int], object] | None:
    """Return the function that the compiled part calls, if any."""
    if callable(progress):
        return progress
    wanted = sys.stderr.isatty() if progress is None else progress
    return Bar(unit, sys.stderr) if wanted else None
