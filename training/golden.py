"""The golden file of features: what the trainer reads and may choose, as checksums.

``python training/golden.py`` writes ``golden/policies/features.txt`` again. A test of the player computes the same from
views.
"""

import hashlib
from pathlib import Path

from interregnum import make_vec

FILE = Path(__file__).parent.parent / "golden" / "policies" / "features.txt"
TABLES = 50
SEED = 2022
GAMES: list[tuple[str, dict[str, object], int]] = [
    ("claim", {"players": 2, "kingdom": "all"}, 200),
    ("claim", {"players": 3, "kingdom": "all"}, 80),
    ("claim", {"players": 4, "kingdom": "all"}, 80),
    ("braverats", {"deal": "draft", "traitor": True, "match": 2}, 20),
    ("braverats", {"deal": "random", "draw": True}, 20),
    ("defaite", {"players": 3}, 30),
    ("defaite", {"players": 4}, 30),
    ("defaite", {"players": 5}, 30),
    ("defaite", {"players": 6}, 30),
]


def checksum(game: str, options: dict[str, object], steps: int) -> str:
    """Return the checksum of observations, masks and random choices of some steps at all tables."""
    env = make_vec(game, TABLES, SEED, **options)
    hashed = hashlib.sha256()
    for _ in range(steps):
        hashed.update(env.observations.tobytes())
        hashed.update(env._mask.tobytes())
        actions = env.sample()
        hashed.update(actions.astype("<i4").tobytes())
        env.step(actions)
    return hashed.hexdigest()


def lines() -> str:
    """Return the golden file: game, options, tables, steps and checksum."""
    written = []
    for game, options, steps in GAMES:
        words = ",".join(f"{name}={value}" for name, value in options.items())
        written.append(f"{game} {words} {TABLES} {steps} {checksum(game, options, steps)}\n")
    return "".join(written)


if __name__ == "__main__":
    FILE.write_text(lines())
