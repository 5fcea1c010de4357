"""Exact results of settled positions: solved again and again, at tables of their own, while the policy learns."""

import os
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional

from networks import Perceptron
from rollout import Group
from settings import Settings

CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
"""The cores of this process."""
SOLVER = CORES[len(CORES) * 3 // 8 :]
"""The solver's share of the cores, and the others. On all cores with a low priority it made playing twice as slow."""
OTHERS = CORES[: len(CORES) * 3 // 8]
PACKED = 1 << 16
"""The number of labels that are packed at a time."""


@dataclass(frozen=True)
class Labels:
    """Positions as seat 0 observes them, with its exact results from -1 to 1."""

    observations: Tensor
    results: Tensor
    source: str = ""
    """The kingdom of the positions, if the settings have several."""

    def packed(self) -> dict[str, Tensor]:
        """Return the same in an eighth of the bytes."""
        most = self.observations.amax(dim=0)
        parts = []
        for seen in self.observations.split(PACKED):
            assert (seen == (seen > 0) * most).all(), "in settled positions a column has one value besides zero"
            eights = functional.pad((seen > 0).to(torch.uint8), (0, -seen.shape[1] % 8)).view(len(seen), -1, 8)
            parts.append((eights << torch.arange(8, dtype=torch.uint8, device=seen.device)).sum(-1, dtype=torch.uint8))
        return {"bits": torch.cat(parts).cpu(), "most": most.cpu(), "results": self.results.cpu()}

    @classmethod
    def unpacked(cls, kept: dict[str, Tensor]) -> "Labels":
        """Return packed labels."""
        bits, most = kept["bits"], kept["most"]
        parts = []
        for part in bits.split(PACKED):
            eights = part[:, :, None] >> torch.arange(8, dtype=torch.uint8, device=part.device) & 1
            parts.append(eights.flatten(1)[:, : len(most)] * most)
        return cls(torch.cat(parts), kept["results"])


def use_cores(cores: Sequence[int]) -> None:
    """Let this thread, and those that it starts from now on, use these cores alone."""
    if cores:
        os.sched_setaffinity(0, cores)


class Labeller:
    """Plays with the present policy and solves where the games end."""

    def __init__(self, settings: Settings, threads: int, columns: Tensor, actor: Perceptron, deals: int) -> None:
        self.settings = settings
        # Numbers of groups beyond those that the policy learns from, with the same shares of the options.
        numbers = range(1000 * len(settings.options), 1001 * len(settings.options))
        self.groups = [Group(settings, number, settings.labels, threads, columns, actor, deals) for number in numbers]
        self.turn = -1
        self.pool = ThreadPoolExecutor(1, initializer=use_cores, initargs=(SOLVER,))
        self.pending: Future[NDArray[np.float32]] | None = None

    def _play(self) -> Group:
        """Play at the tables of the next options, which then hold positions to be solved."""
        self.turn += 1
        group = self.groups[self.turn % len(self.groups)]
        group.play()
        return group

    def _solve(self, group: Group) -> NDArray[np.float32]:
        return group.env.exact(np.arange(group.tables), self.settings.nodes)

    def _labels(self, shares: NDArray[np.float32]) -> Labels:
        """Return the labels of the tables that played last, but for those that took too long to solve."""
        number = self.turn % len(self.groups)
        known = ~np.isnan(shares)
        seen, results = self.groups[number].env.observations[known], 2 * shares[known] - 1
        source = str(self.settings.options[number].get("kingdom", "")) if len(self.groups) > 1 else ""
        return Labels(torch.from_numpy(seen), torch.from_numpy(results), source)

    def solve(self) -> Labels:
        """Play, solve, and return the labels."""
        return self._labels(self._solve(self._play()))

    def collected(self) -> Labels | None:
        """Return new labels if there are any, and begin with the next ones."""
        if not self.settings.background:
            return self.solve()
        if self.pending and not self.pending.done():
            return None
        found = self._labels(self.pending.result()) if self.pending else None
        self.pending = self.pool.submit(self._solve, self._play())
        return found

    def finish(self) -> None:
        """Wait for what is being solved."""
        self.pool.shutdown()
        use_cores(CORES)
