"""A bot that plays on a server: start ``interregnum serve``, run this, and sit down at its table on the page."""

import argparse

from interregnum import online


def choose(position: online.Position) -> str:
    """Play the first legal action. A better bot is a better choice here: ``position["view"]`` is all one may know."""
    return str(position["legal"][0])


def main() -> None:
    """Play one game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address", nargs="?", default="http://127.0.0.1:8421")
    parser.add_argument("--game", default="claim")
    parser.add_argument("--name", default="Ratatosk")
    parser.add_argument("--table", help="the name of a table; else the next open one of the game")
    asked = parser.parse_args()
    winners = online.play(asked.address, choose, game=asked.game, name=asked.name, table=asked.table)
    print(f"won by {', '.join(map(str, winners)) or 'nobody'}")


if __name__ == "__main__":
    main()
