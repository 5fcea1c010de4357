"""Rewards of a finished game."""

from interregnum._state import State


def rewards_of(state: State) -> list[float]:
    """Return the reward of each seat: 1 a win, 0 a draw; a loss is -1, shared among the other sides."""
    outcome = state.outcome
    if outcome is None:
        return [0.0] * state.players
    shares = outcome.shares
    # Partners have the same share; the shares of all sides sum to one.
    together = round(sum(shares))
    sides = state.players // max(together, 1)
    return [(share * sides - 1) / (sides - 1) for share in shares]
