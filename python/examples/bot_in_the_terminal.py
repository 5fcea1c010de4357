"""Play BraveRats in the terminal against a bot of ten lines."""

import random

import interregnum
from interregnum import View, terminal


def choose(view: View) -> str:
    """Play a high card while behind, any card otherwise."""
    seats = view.to_dict()["standing"]["victories"]
    own = view.seat or 0
    cards = view.legal
    return (cards[-1] if seats[own] < seats[1 - own] else random.choice(cards)).text


if __name__ == "__main__":
    terminal.play(interregnum.game("braverats"), choose)
