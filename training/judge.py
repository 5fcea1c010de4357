"""The judge of settled positions: it learns from exact solutions, and rates the end of every game of a round."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from interregnum import Layout
from torch import Tensor

from networks import Judge, exchanged_columns
from rollout import Group, Played
from settings import Settings, scheduled

if TYPE_CHECKING:
    from learner import Learner

MOST_LABELS = 400_000
"""Older labels are forgotten: they are of weaker play."""
BATCH = 256
"""Small, since there are few labels: more and smaller steps."""


class JudgeLearner:
    """The judge, its labels and its optimizer."""

    def __init__(self, settings: Settings, layout: Layout, device: torch.device) -> None:
        self.settings, self.device = settings, device
        fields = {name: (field.start, field.len) for name, field in layout.fields.items()}
        numbers = ("trick-number", "pile", "hand-unknown-0", "hand-unknown-1")
        scale = torch.ones(layout.size)
        for name in numbers:
            scale[layout.fields[name].slice] = 1 / 13
        self.model = Judge(scale, exchanged_columns(fields), settings.judge).to(device)
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=settings.judge_rate[0], weight_decay=1e-3)
        self.observations = torch.zeros((0, layout.size), dtype=torch.uint8, device=device)
        self.results = torch.zeros(0, device=device)
        self.solved = 0

    @torch.no_grad()
    def reward(self, played: Played, group: Group) -> None:
        """Write the judge's results of a group's games as the rewards of their last steps."""
        result = self.model(played.last[0])
        rewards = torch.stack([result, -result], dim=-1)
        ends = played.ends[: played.length, :, None]
        played.rewards[: played.length] = torch.where(ends, rewards[None], played.rewards[: played.length])
        assert (group.env.current_player < 0).all(), "a round holds whole games: raise `steps`"

    def solve(self, groups: Sequence[Group], round_number: int, number: int | None = None) -> tuple[Tensor, Tensor]:
        """Return some of the groups' settled positions with their exact results."""
        number = self.settings.labels if number is None else number
        draw = np.random.default_rng((self.settings.seed, round_number))
        seen, results = [], []
        for group in groups:
            tables = draw.choice(group.tables, min(number // len(groups), group.tables), replace=False)
            shares = group.env.exact(tables, self.settings.nodes)
            known = ~np.isnan(shares)
            seen.append(group.env.observations[tables[known]])
            results.append(2 * shares[known] - 1)
        return torch.from_numpy(np.concatenate(seen)), torch.from_numpy(np.concatenate(results))

    def begin(self, learner: "Learner") -> None:
        """Learn from positions of the untrained policy, before the first round."""
        left = self.settings.first_labels
        while left > 0:
            learner.play()
            self.learn(self.solve(learner.groups, left, min(left, learner.settings.tables)), 0.0)
            left -= learner.settings.tables

    def learn(self, labels: tuple[Tensor, Tensor], progress: float) -> dict[str, float]:
        """Take new labels, and learn from them and from older ones; the error is that on the new ones before."""
        seen, results = (part.to(self.device) for part in labels)
        with torch.no_grad():
            found = self.model(seen)
            error = float((found - results).square().mean())
            right = float((found.sign() == results.sign()).float().mean())
        self.solved += len(results)
        self.observations = torch.cat([self.observations, seen])[-MOST_LABELS:]
        self.results = torch.cat([self.results, results])[-MOST_LABELS:]
        for group in self.optimizer.param_groups:
            group["lr"] = scheduled(self.settings.judge_rate, progress)
        lessons = max(self.settings.lessons * len(results), 1)
        batch = min(BATCH, lessons)
        for _ in range(max(lessons // batch, 1)):
            chosen = torch.randint(len(self.results), (batch,), device=self.device)
            loss = (self.model(self.observations[chosen]) - self.results[chosen]).square().mean()
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self.optimizer.step()
        return {"judge_error": error / 4, "judge_right": right, "labels": self.solved}

    def state(self) -> dict[str, Any]:
        """Return what a checkpoint holds. Labels are not kept: after a few rounds there are new ones."""
        return {
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "solved": self.solved,
        }

    def load(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.solved = kept["solved"]
