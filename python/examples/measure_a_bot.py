"""Measure a bot of your own against ours: ten lines, and an interval that says how sure it is."""

import argparse

import interregnum
from interregnum import View


def cautious(view: View) -> str:
    """Play the lowest legal card when following, the highest when leading."""
    cards = [action for action in view.legal if action.text.startswith("play ")]
    if not cards:
        return view.legal[0].text
    leads = not view.to_dict()["trick"]
    return sorted(cards, key=lambda action: (action.card or "")[-1])[-1 if leads else 0].text


def main() -> None:
    """Compare the bot with three of the program's."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    for other in ("random", "page", "greedy"):
        print(interregnum.arena(interregnum.game("claim"), [cautious, other], games=games, seed=7))


if __name__ == "__main__":
    main()
