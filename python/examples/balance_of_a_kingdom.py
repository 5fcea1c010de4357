"""Measure the balance of a kingdom of Claim: how often each place in the order of the first trick wins."""

import argparse

import interregnum


def main() -> None:
    """Print the win shares and the length of a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--kingdom", default="claim2")
    asked = parser.parse_args()
    table = interregnum.game("claim", kingdom=asked.kingdom)
    report = interregnum.stats(table, games=asked.games, bots=["greedy"], seed=7)
    for place, one in enumerate(report["by_place"]):
        win = one["win"]["with"]
        print(f"place {place}: wins {100 * win['value']:.1f} % ({100 * win['low']:.1f} to {100 * win['high']:.1f})")
    print(f"a game has {report['decisions']['mean']['value']:.1f} decisions")


if __name__ == "__main__":
    main()
