"""Drawings for notebooks: plain HTML with inline styles, so that they need no other file."""

import html
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

_HUES = {"Go": 100, "Kn": 215, "Dw": 30, "Un": 280, "Do": 330, "Gn": 55, "Gi": 15, "Dr": 0, "Tr": 160, "Se": 190}


def _hue(code: str) -> int:
    letters = code[:2]
    return _HUES.get(letters, sum(ord(letter) * 37 for letter in letters) % 360)


def card(code: str, label: str, power: str | None = None) -> str:
    """Draw one card: its code in its colour, its name and power as a tooltip."""
    title = html.escape(label if power is None else f"{label}. {power}", quote=True)
    style = (
        "display:inline-block;min-width:2.6em;margin:1px;padding:6px 4px;text-align:center;"
        f"border:1px solid hsl({_hue(code)},45%,40%);border-radius:5px;color:#222;"
        f"background:hsl({_hue(code)},60%,92%)"
    )
    return f'<span title="{title}" style="{style}">{html.escape(code)}</span>'


def card_back(number: int) -> str:
    """Draw cards that the viewer cannot name."""
    style = (
        "display:inline-block;margin:1px;padding:6px 8px;border:1px solid #888;border-radius:5px;"
        "color:#eee;background:#556"
    )
    return f'<span title="unknown" style="{style}">{number}&times;?</span>' if number else ""


def table(rows: Iterable[tuple[str, str]]) -> str:
    """Draw rows of a heading and a content, which is HTML already."""
    cell = "padding:2px 8px;text-align:left;vertical-align:middle"
    lines = (
        f'<tr><th style="{cell}">{html.escape(head)}</th><td style="{cell}">{rest}</td></tr>' for head, rest in rows
    )
    return f'<table style="border-collapse:collapse">{"".join(lines)}</table>'


def zones(piles: Iterable[Mapping[str, Any]]) -> str:
    """Draw where the cards lie."""

    def row(pile: Mapping[str, Any]) -> tuple[str, str]:
        cards = "".join(card(one["code"], one["label"], one["power"]) for one in pile["cards"])
        return zone_name(pile["zone"]), cards + card_back(pile["unknown"])

    return table(map(row, piles))


def zone_name(zone: Any) -> str:
    """Name a zone: its word, and the seat and card that it belongs to.

    >>> zone_name("trick"), zone_name({"hand": 0}), zone_name({"guarding": [1, "Pv4"]})
    ('trick', 'hand 0', 'guarding 1 Pv4')
    """
    if isinstance(zone, dict):
        return " ".join(f"{name} {zone_name(of)}" for name, of in zone.items()).replace("-", " ")
    if isinstance(zone, list):
        return " ".join(map(str, zone))
    return str(zone).replace("-", " ")


def matrix(
    rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[float]], mixes: Sequence[Mapping[str, float]]
) -> str:
    """Draw a payoff matrix: green where the row side wins, red where it loses, with both mixes."""
    cell = "padding:3px 6px;text-align:right;border:1px solid #ccc;color:#222"

    def payoff(number: float) -> str:
        hue, depth = (130 if number > 0 else 5), round(40 * min(abs(number), 1.0))
        return f'<td style="{cell};background:hsl({hue},55%,{97 - depth}%)">{number:+.3f}</td>'

    def share(of: Mapping[str, float], name: str) -> str:
        return f"{100 * of[name]:.1f} %" if of[name] else "&middot;"

    head = "".join(f'<th style="{cell}">{html.escape(name)}</th>' for name in columns)
    lines = [f'<tr><th style="{cell}"></th><th style="{cell}"></th>{head}</tr>']
    shares = "".join(f'<td style="{cell}"><i>{share(mixes[1], name)}</i></td>' for name in columns)
    lines.append(f'<tr><td style="{cell}"></td><td style="{cell}"></td>{shares}</tr>')
    for name, numbers in zip(rows, cells, strict=True):
        first = f'<th style="{cell}">{html.escape(name)}</th><td style="{cell}"><i>{share(mixes[0], name)}</i></td>'
        lines.append(f"<tr>{first}{''.join(map(payoff, numbers))}</tr>")
    return f'<table style="border-collapse:collapse">{"".join(lines)}</table>'


def interval(mean: float, low: float, high: float, fair: float) -> str:
    """Draw a share between 0 and 1 with its interval; the grey line is the fair share."""

    def x(share: float) -> float:
        return 10 + 280 * share

    return (
        '<svg width="300" height="24" style="vertical-align:middle">'
        '<line x1="10" x2="290" y1="12" y2="12" stroke="#bbb"/>'
        f'<line x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="3" y2="21" stroke="#888"/>'
        f'<line x1="{x(low):.1f}" x2="{x(high):.1f}" y1="12" y2="12" stroke="#247" stroke-width="6" opacity="0.4"/>'
        f'<circle cx="{x(mean):.1f}" cy="12" r="5" fill="#247"/></svg>'
    )
