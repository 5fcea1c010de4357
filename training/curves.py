"""The curves of a run as a picture (SVG)."""

from collections.abc import Sequence
from html import escape
from typing import Any

WIDTH, HEIGHT, MARGIN = 320, 160, 36


def panel(name: str, points: Sequence[tuple[float, float]], left: int, top: int) -> str:
    """Return one curve with its axes."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    low, high = min(ys), max(ys)
    across = (WIDTH - 2 * MARGIN) / ((max(xs) - min(xs)) or 1)
    up = (HEIGHT - 2 * MARGIN) / ((high - low) or 1)

    def place(x: float, y: float) -> str:
        return f"{left + MARGIN + (x - min(xs)) * across:.1f},{top + HEIGHT - MARGIN - (y - low) * up:.1f}"

    line = " ".join(place(x, y) for x, y in points)
    x, bottom = left + MARGIN, top + HEIGHT - MARGIN
    texts = [
        (x, top + MARGIN - 10, name),
        (left + 2, bottom, f"{low:.3g}"),
        (left + 2, top + MARGIN + 6, f"{high:.3g}"),
        (x, bottom + 16, f"{min(xs):.0f}"),
        (left + WIDTH - MARGIN - 20, bottom + 16, f"{max(xs):.0f}"),
    ]
    words = "".join(f'<text x="{x}" y="{y}" font-size="10">{escape(text)}</text>' for x, y, text in texts)
    frame = (
        f'<rect x="{x}" y="{top + MARGIN}" width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}"'
        ' fill="none" stroke="#ccc"/>'
    )
    return f'{frame}<polyline points="{line}" fill="none" stroke="#7a1f1f"/>{words}'


def picture(lines: Sequence[dict[str, Any]], names: Sequence[str]) -> str:
    """Return a picture of the named figures over the rounds."""
    drawn = []
    shown = [name for name in names if any(name in line for line in lines)]
    for number, name in enumerate(shown):
        points = [(line["round"], line[name]) for line in lines if name in line]
        every = max(len(points) // 400, 1)
        drawn.append(panel(name, points[::every], number % 2 * WIDTH, number // 2 * HEIGHT))
    height = (len(shown) + 1) // 2 * HEIGHT
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * WIDTH} {height}" font-family="sans-serif">'
        f'<rect width="100%" height="100%" fill="white"/>{"".join(drawn)}</svg>'
    )
