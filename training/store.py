"""What is kept of a round."""

from dataclasses import dataclass

import torch
from torch import Tensor

from settings import Settings


@dataclass(frozen=True)
class Sizes:
    """The sizes of the rows of a store."""

    columns: int
    hidden: int
    actions: int
    players: int
    whole: int
    """The size of a whole observation."""


class Store:
    """Tensors whose first axis is the step and whose second the table.

    Rewards and ends have one row more: what a step led to is in the row after the step's.
    """

    def __init__(self, settings: Settings, sizes: Sizes, device: torch.device) -> None:
        self.steps, self.tables = settings.steps, settings.tables
        self.device = device
        self.observations = self._rows(self.steps, sizes.columns)
        self.hidden = self._rows(self.steps, sizes.hidden)
        self.legal = self._rows(self.steps, sizes.actions, dtype=torch.bool)
        self.seats = self._rows(self.steps, dtype=torch.int32)
        """The seat to act; -1 where the game is over."""
        self.actions = self._rows(self.steps, dtype=torch.int64)
        self.likely = self._rows(self.steps, dtype=torch.float32)
        """The logarithm of the probability with which the action was chosen."""
        self.rewards = self._rows(self.steps + 1, sizes.players, dtype=torch.float32)
        self.ends = self._rows(self.steps + 1, dtype=torch.bool)
        self.last_whole = self._rows(1, sizes.whole)
        """Whole observations after the last step; then the same of hidden cards and seats."""
        self.last_hidden = self._rows(1, sizes.hidden)
        self.last_seats = self._rows(1, dtype=torch.int32)
        # Written when the round is over.
        self.values = self._rows(self.steps, sizes.players, dtype=torch.float32)
        self.returns = self._rows(self.steps, sizes.players, dtype=torch.float32)
        self.advantages = self._rows(self.steps, dtype=torch.float32)

    def _rows(self, number: int, *shape: int, dtype: torch.dtype = torch.uint8) -> Tensor:
        return torch.zeros((number, self.tables, *shape), dtype=dtype, device=self.device)

    def flat(self, name: str) -> Tensor:
        """Return a tensor with one row for each step and table."""
        whole: Tensor = getattr(self, name)
        return whole.flatten(0, 1)
