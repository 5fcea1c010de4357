"""Generalized advantage estimation for several seats at once."""

import torch
from torch import Tensor


def turned(values: Tensor, seats: Tensor) -> Tensor:
    """Return values by seat, from values counted clockwise from a seat (the last axis)."""
    players = values.shape[-1]
    places = (torch.arange(players, device=values.device) - seats[..., None]) % players
    return values.gather(-1, places)


def turned_back(values: Tensor, seats: Tensor) -> Tensor:
    """Return values counted clockwise from a seat, from values by seat."""
    players = values.shape[-1]
    places = (torch.arange(players, device=values.device) + seats[..., None]) % players
    return values.gather(-1, places)


def advantages(values: Tensor, rewards: Tensor, ends: Tensor, over: Tensor, decay: float) -> Tensor:
    """Return the advantages by step, table and seat.

    ``values`` has one step more than the others: the position after the last step. Every step of a table is a step for
    all its seats, so that a seat's advantage also counts what the others do. Steps of tables that are ``over`` count
    nothing.
    """
    found = torch.zeros_like(rewards)
    ahead = torch.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = (~ends[step])[:, None].float()
        change = rewards[step] + goes_on * values[step + 1] - values[step]
        ahead = (change + decay * goes_on * ahead) * (~over[step])[:, None].float()
        found[step] = ahead
    return found
