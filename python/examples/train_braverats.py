"""Train a small policy for BraveRats with regret matching, and compare it with the exact solution.

The game begins with a few cards a side, so that its whole tree is walked. The policy sees views only.
"""

import argparse
import json
from collections import defaultdict

import interregnum
from interregnum import State, View, solve

POSITION = "hand 0: Pr Ge Mu; hand 1: Sp As Pp"


class Learner:
    """Counterfactual regret minimisation: regrets and average strategies by what a player knows."""

    def __init__(self) -> None:
        self.regrets: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self.totals: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))

    def known(self, view: View) -> str:
        """Name what a player knows."""
        return json.dumps(view.to_dict(), sort_keys=True)

    def strategy(self, key: str, legal: list[str]) -> dict[str, float]:
        """Choose in proportion to positive regrets."""
        positive = {action: max(self.regrets[key][action], 0.0) for action in legal}
        total = sum(positive.values())
        return {action: share / total if total else 1 / len(legal) for action, share in positive.items()}

    def walk(self, state: State, reach: tuple[float, float]) -> float:
        """Return the value for seat 0, and learn."""
        if state.outcome is not None:
            return 2 * state.outcome.shares[0] - 1
        seat = state.to_act[0]
        key = self.known(state.view(seat))
        strategy = self.strategy(key, [action.text for action in state.legal(seat)])
        values = {}
        for action, share in strategy.items():
            further = (reach[0] * share, reach[1]) if seat == 0 else (reach[0], reach[1] * share)
            values[action] = self.walk(state.child(action, seat), further)
        value = sum(strategy[action] * values[action] for action in strategy)
        sign = 1 if seat == 0 else -1
        for action, share in strategy.items():
            self.regrets[key][action] += sign * reach[1 - seat] * (values[action] - value)
            self.totals[key][action] += reach[seat] * share
        return value

    def policy(self, view: View) -> dict[str, float]:
        """Return the average strategy: the trained bot."""
        totals = self.totals[self.known(view)]
        whole = sum(totals.values())
        legal = [action.text for action in view.legal]
        return {action: totals[action] / whole if whole else 1 / len(legal) for action in legal}


def main() -> None:
    """Train, and print how far the policy is from the solution."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    rounds = parser.parse_args().rounds
    start = interregnum.game("braverats").position(POSITION)
    solution = solve.braverats(start)
    learner = Learner()
    for number in range(1, rounds + 1):
        learner.walk(start, (1.0, 1.0))
        if number in (1, 10, 50, rounds):
            worst = interregnum.exploit(learner.policy, start, progress=False)["value"]
            print(f"after {number:4} rounds: {worst:+.4f} against best play; the solution gets {solution.value:+.4f}")


if __name__ == "__main__":
    main()
