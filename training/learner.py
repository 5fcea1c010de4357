"""Proximal policy optimisation by self-play: one policy at all seats, one pass over every round."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import torch
from interregnum import make_vec
from torch import Tensor
from torch.nn import functional

from export import Quantised
from improve import Improver
from judge import JudgeLearner
from labels import OTHERS, Labeller, use_cores
from networks import Perceptron, aligned
from recorded import new_stream, on_stream
from rollout import Group
from settings import Settings
from store import Sizes, Store


def column_scales(settings: Settings, tables: int = 1024, steps: int = 400) -> tuple[Tensor, Tensor]:
    """Return for every column one over its greatest value in random play: of observations, and of hidden cards.

    Columns of observations that are always zero get zero: the networks do not read them.
    """
    horizon = "settled" if settings.horizon == "settled" else "end"
    env = make_vec(settings.game, tables, settings.seed, horizon=horizon, **settings.options[-1])
    hidden = np.zeros((tables, env.hidden_size), np.uint8)
    most, most_hidden = env.observations.max(axis=0), hidden.max(axis=0)
    for _ in range(steps):
        env.step(env.sample())
        env.hidden(hidden)
        most = np.maximum(most, env.observations.max(axis=0))
        most_hidden = np.maximum(most_hidden, hidden.max(axis=0))

    def scales(most: np.ndarray) -> Tensor:
        return 1.0 / torch.from_numpy(np.maximum(most, 1)).float()

    return scales(most) * torch.from_numpy(most > 0), scales(most_hidden)


def widened(values: Tensor) -> Tensor:
    """Return the values with zeros up to an aligned width."""
    return functional.pad(values, (0, aligned(len(values)) - len(values)))


class Learner:
    """The networks of a run, their optimizers and their tables."""

    def __init__(
        self, settings: Settings, device: torch.device, threads: int, first: Quantised | None = None, begun: int = 0
    ) -> None:
        """Deal the tables, and begin with the policy ``first`` if there is one.

        ``begun`` is the number of rounds of a checkpoint that is going to be loaded.
        """
        torch.manual_seed(settings.seed + begun)
        self.settings, self.device, self.threads = settings, device, threads
        scale, hidden = column_scales(settings)
        if first is not None:
            # Another seed can find other columns in use.
            scale = torch.zeros_like(scale)
            scale[torch.from_numpy(first.used)] = torch.from_numpy(first.scale.copy())
        self.used = scale > 0
        # Column 0 fills the places that a scale of zero leaves out.
        self.columns = columns = widened(self.used.nonzero()[:, 0]).to(device)
        seen = widened(scale[self.used])
        hidden = widened(hidden)
        layout_env = make_vec(settings.game, 1, 0, **settings.options[0])
        outputs, self.layout = len(layout_env.layout.actions), layout_env.layout
        self.actor = Perceptron(seen, settings.hidden, outputs).to(device)
        if first is not None:
            self.actor.load_state_dict(first.state())
        self.critic = Perceptron(torch.cat([seen, hidden]), settings.critic, layout_env.players).to(device)
        self.improver = Improver(settings, self.actor, self.critic, columns)
        sizes = Sizes(len(seen), len(hidden), outputs, layout_env.players, self.layout.size)
        self.store = Store(settings, sizes, device)
        tables = settings.tables // settings.groups
        self.groups = []
        for number in range(settings.groups):
            # About two thirds of the groups are at the processor at a time.
            each = min(threads, max(threads * 3 // (2 * settings.groups), 1))
            group = Group(settings, number, tables, each, columns, self.actor, begun)
            group.keep(self.store, number * tables)
            self.groups.append(group)
        self.judge: JudgeLearner | None = None
        if settings.horizon == "settled":
            self.judge = JudgeLearner(settings, self.layout, device)
            self.labeller = Labeller(settings, threads, columns, self.actor, begun)
        self.round = self.games = self.choices = 0
        self.stream = new_stream(device)
        self.pool = ThreadPoolExecutor(settings.groups)
        self.has_played = False

    @property
    def average(self) -> Perceptron:
        """The averaged policy."""
        return self.improver.average

    @property
    def progress(self) -> float:
        """The part of the run that is done."""
        return self.round / self.settings.rounds

    def set_rounds(self, rounds: int) -> None:
        """Change the number of rounds."""
        self.settings = replace(self.settings, rounds=rounds)

    def _play(self) -> int:
        """Play a round in all groups, and return its number of steps."""
        if self.has_played:
            return max(self.pool.map(Group.play, self.groups))
        # The first time work is recorded, which allows nothing beside it.
        self.has_played = True
        return max([group.play() for group in self.groups])

    def _begin(self) -> None:
        """Let the judge learn from the first labels."""
        if not self.judge:
            return
        # Every group of tables plays once before anything runs beside it: it records its work.
        while self.judge.solved < self.settings.first_labels or self.labeller.turn + 1 < len(self.labeller.groups):
            self.judge.take(self.labeller.solve())
        self.judge.learn(self.progress, most_steps=1 << 30)
        if self.settings.background:
            use_cores(OTHERS)

    def learn(self) -> dict[str, float]:
        """Play a round, learn from it, and return its figures."""
        begun = time.monotonic()
        with on_stream(self.stream):
            if not self.has_played:
                self._begin()
            length = self._play()
            played_at = time.monotonic()
            if self.judge:
                self.judge.reward(self.store)
            told = self.improver.improve(self.store, length, self.progress)
            learnt_at = time.monotonic()
            if self.judge:
                labels = self.labeller.collected()
                if labels:
                    self.judge.take(labels)
                told |= self.judge.learn(self.progress)
            if self.stream:
                self.stream.synchronize()
        self.round += 1
        self.games += int(told.pop("games"))
        self.choices += int(told.pop("choices"))
        now = time.monotonic()
        times = {"playing": played_at - begun, "learning": learnt_at - played_at, "judging": now - learnt_at}
        return told | times | {"games": self.games, "choices": self.choices}

    def finish(self) -> None:
        """Wait for the tables and the solver."""
        self.pool.shutdown()
        if self.judge:
            self.labeller.finish()

    def state(self) -> dict[str, Any]:
        """Return what a checkpoint holds."""
        kept = {
            "settings": self.settings.to_dict(),
            "round": self.round,
            "games": self.games,
            "choices": self.choices,
            "used": self.used,
            "critic": self.critic.state_dict(),
            "actor": self.actor.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.improver.optimizer.state_dict(),
        }
        return kept | ({"judge": self.judge.state()} if self.judge else {})

    def load(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self.round, self.games, self.choices = kept["round"], kept["games"], kept["choices"]
        self.critic.load_state_dict(kept["critic"])
        self.average.load_state_dict(kept["average"])
        self.actor.load_state_dict(kept["actor"])
        self.improver.optimizer.load_state_dict(kept["optimizer"])
        if self.judge:
            self.judge.load(kept["judge"])
