"""The document of the layouts is what the program writes."""

import os
import re
from pathlib import Path

import interregnum
from interregnum import Layout, layout_of

DOCUMENT = Path(__file__).parents[1] / "layouts.md"
HEAD = """# Layouts of observations and actions

`interregnum.layout_of(game, players)` returns these tables; `Layout.split` cuts an observation into its fields. A test
compares this page with the program; `INTERREGNUM_BLESS=1 make test` writes it again.

A number in the name of a field is a seat, counted clockwise from the observer: `hand-0` is the observer's own hand.
Numbers are bytes; greater ones are cut off at 255. An action that is a card plays it, or takes or keeps it where the
game asks for that.
"""


def players_of(name: str) -> list[int]:
    sets = interregnum.game(name).option_sets()
    return sorted({int(options.get("players", interregnum.game(name).players)) for options in sets})


def table(layout: Layout) -> str:
    rows = ["| field | bytes | meaning |", "| --- | ---: | --- |"]
    seen = set()
    for field in layout.fields.values():
        name = re.sub(r"-\d$", "-N", field.name)
        if name not in seen:
            seen.add(name)
            rows.append(f"| `{name}` | {field.len} | {field.about} |")
    return "\n".join(rows)


def document() -> str:
    parts = [HEAD]
    for name in interregnum.games():
        players = players_of(name)
        sizes = [
            f"| {number} | {layout_of(name, number).size} | {len(layout_of(name, number).actions)} |"
            for number in players
        ]
        parts.append(f"\n## {name}\n| players | bytes | actions |\n| ---: | ---: | ---: |\n" + "\n".join(sizes) + "\n")
        parts.append(f"\nWith {players[0]} players; `N` is each seat:\n\n{table(layout_of(name, players[0]))}\n")
    return "".join(parts)


def test_the_document_is_current() -> None:
    if os.environ.get("INTERREGNUM_BLESS"):
        DOCUMENT.write_text(document(), encoding="utf-8")
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "write it again with INTERREGNUM_BLESS=1"
