"""Compares a policy of BraveRats with the exact solution.

``python training/solution.py runs/braverats-small/policy.bin``

With open hands nobody beats the solution, so a good policy gets nearly half of the games. Its exploitability is what
the best response wins against it, which knows its probabilities.
"""

import sys
from pathlib import Path

import interregnum
import numpy as np
from interregnum import View

from export import Quantised


def bot(policy: Quantised) -> interregnum.Bot:
    """Return a bot that chooses with the policy's probabilities."""

    def choose(view: View) -> dict[str, float]:
        # What the seat observes is the same in every world that it can imagine.
        world, seat = view.imagine(seed=1), view.seat
        logits = policy.logits(np.frombuffer(world.observe(seat), np.uint8)[None])[0]
        legal = np.flatnonzero(np.frombuffer(world.mask(seat), np.uint8))
        likely = np.exp((logits[legal] - logits[legal].max()).astype(np.float64))
        names = [str(world.action_at(int(index), seat)) for index in legal]
        return dict(zip(names, (likely / likely.sum()).tolist(), strict=True))

    return choose


def main() -> None:
    """Measure the policy of the file that the command line names."""
    chooser = bot(Quantised.read(Path(sys.argv[1]).read_bytes()))
    table = interregnum.game("braverats")
    draw = np.random.default_rng(1)

    def drawn(view: View) -> str:
        likely = chooser(view)
        return str(draw.choice(list(likely), p=list(likely.values())))

    print(interregnum.arena(table, [drawn, "perfect"], games=2000, seed=41, threads=1, progress=False), flush=True)
    print(interregnum.solve.exploit(chooser, progress=False))


if __name__ == "__main__":
    main()
