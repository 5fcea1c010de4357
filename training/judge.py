"""The judge of settled positions: it learns from exact solutions, and rates the end of every game of a round."""

import copy
from typing import Any

import torch
from interregnum import Layout

from judge_network import Judge
from labels import Labels
from networks import average_into
from recorded import Recorded
from settings import Settings, scheduled
from store import Store

MOST_LABELS = 2_000_000
"""The oldest labels give way to new ones."""
MOST_STEPS = 8
"""The most steps a round: what is owed after many labels is spread over the next rounds."""


class JudgeLearner:
    """The judge, its labels and its optimizer."""

    def __init__(self, settings: Settings, layout: Layout, device: torch.device) -> None:
        self.settings, self.device = settings, device
        self.learnt = Judge(layout, *settings.judge).to(device)
        self.model = copy.deepcopy(self.learnt).requires_grad_(False)
        """The average of the weights: it errs less than the last ones."""
        is_cuda = device.type == "cuda"
        self.optimizer = torch.optim.AdamW(
            self.learnt.parameters(),
            lr=torch.tensor(settings.judge_rate[0], device=device),
            weight_decay=1e-2,
            fused=is_cuda,
            capturable=is_cuda,
        )
        self.chosen = torch.zeros(settings.judge_batch, dtype=torch.int64, device=device)
        self.step = Recorded(self._step, device)
        self.observations = torch.empty((MOST_LABELS, layout.size), dtype=torch.uint8, device=device)
        self.results = torch.empty(MOST_LABELS, device=device)
        self.solved = 0
        self.owed = 0
        self.told: dict[str, float] = {}

    @torch.no_grad()
    def reward(self, store: Store) -> None:
        """Write the judge's results of a round's games as the rewards of their last steps."""
        result = self.model(store.last_whole[0])
        rewards = torch.stack([result, -result], dim=-1)
        store.rewards.copy_(store.ends[..., None] * rewards[None])

    def take(self, labels: Labels) -> None:
        """Take new labels, and tell the error on them."""
        seen, results = labels.observations.to(self.device), labels.results.to(self.device)
        with torch.no_grad():
            found = self.model(seen)
            error = float((found - results).square().mean()) / 4
            right = float((found.sign() == results.sign()).float().mean())
        name = f"-{labels.source}" if labels.source else ""
        self.told |= {f"judge_error{name}": error, f"judge_right{name}": right}
        places = torch.arange(self.solved, self.solved + len(results), device=self.device) % MOST_LABELS
        self.observations[places] = seen
        self.results[places] = results
        self.solved += len(results)
        self.owed += self.settings.lessons * len(results)

    def learn(self, progress: float, most_steps: int = MOST_STEPS) -> dict[str, float]:
        """Learn as much as the labels taken owe, and return the figures of the last ones."""
        for group in self.optimizer.param_groups:
            group["lr"].fill_(scheduled(self.settings.judge_rate, progress))
        steps = min(self.owed // self.settings.judge_batch, most_steps)
        for _ in range(steps):
            self.chosen.copy_(torch.randint(min(self.solved, MOST_LABELS), self.chosen.shape, device=self.device))
            self.step()
        self.owed -= steps * self.settings.judge_batch
        told, self.told = self.told, {}
        return told | {"labels": self.solved}

    def _step(self) -> None:
        """One step on the chosen labels."""
        loss = (self.learnt(self.observations[self.chosen]) - self.results[self.chosen]).square().mean()
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        average_into(self.model, self.learnt, self.settings.judge_average)

    def state(self) -> dict[str, Any]:
        """Return what a checkpoint holds."""
        kept = min(self.solved, MOST_LABELS)
        labels = Labels(self.observations[:kept], self.results[:kept])
        return {
            "learnt": self.learnt.state_dict(),
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "solved": self.solved,
            "labels": labels.packed(),
        }

    def load(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.learnt.load_state_dict(kept["learnt"])
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.solved = kept["solved"]
        labels = Labels.unpacked(kept["labels"])
        self.observations[: len(labels.results)] = labels.observations
        self.results[: len(labels.results)] = labels.results
