"""The trainer's choices in some positions, for the test of the player: ``python training/probe.py``.

For every network of the program ``golden/policies/NAME.txt`` has a line for each choice: the index of the likeliest
action and its logit.
"""

import sys
from pathlib import Path

import numpy as np
from interregnum import make_vec

from export import Quantised

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "golden" / "policies"
WEIGHTS = ROOT / "crates" / "players" / "weights" / "policy"
TABLES, STEPS, SEED = 10, 26, 2023


def lines(name: str) -> str:
    """Return the choices of a network, which plays all seats."""
    game, players = name.split("-")
    options = {"players": int(players)} | ({"kingdom": "all"} if game == "claim" else {})
    network = Quantised.read((WEIGHTS / f"{name}.bin").read_bytes())
    env = make_vec(game, TABLES, SEED, **options)
    written = []
    for _ in range(STEPS):
        logits = np.where(env.action_mask, network.logits(env.observations), -np.inf)
        chosen = logits.argmax(axis=1)
        written += [f"{index} {logits[table, index]:.4f}\n" for table, index in enumerate(chosen)]
        env.step(chosen)
    return "".join(written)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path in sorted(WEIGHTS.glob("*.bin")):
        (FOLDER / f"{path.stem}.txt").write_text(lines(path.stem))
        sys.stdout.write(f"{path.stem}\n")
