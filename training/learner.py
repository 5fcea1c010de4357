"""Proximal policy optimisation by self-play: one policy at all seats, one pass over every round."""

import copy
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import torch
from interregnum import make_vec
from torch import Tensor, nn

from advantage import advantages, turned, turned_back
from export import Quantised
from judge import JudgeLearner
from networks import Perceptron, average_into, masked
from rollout import Group, Played
from settings import Settings, scheduled


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


class Learner:
    """The networks of a run, their optimizers and their tables."""

    def __init__(self, settings: Settings, device: torch.device, threads: int) -> None:
        torch.manual_seed(settings.seed)
        self.settings, self.device, self.threads = settings, device, threads
        tables = settings.tables // settings.groups
        scale, hidden = column_scales(settings)
        self.used = scale > 0
        columns = self.used.nonzero()[:, 0].to(device)
        seen = scale[self.used]
        self.groups = [Group(settings, number, tables, threads, columns) for number in range(settings.groups)]
        env = self.groups[0].env
        outputs = len(env.layout.actions)
        self.actor = Perceptron(seen, settings.hidden, outputs).to(device)
        self.critic = Perceptron(torch.cat([seen, hidden]), settings.critic, env.players).to(device)
        self.average = copy.deepcopy(self.actor)
        self.models: list[nn.Module] = [self.actor, self.critic]
        parameters = [parameter for model in self.models for parameter in model.parameters()]
        self.optimizer = torch.optim.AdamW(
            parameters, lr=settings.rate[0], weight_decay=1e-4, eps=1e-6, fused=device.type == "cuda"
        )
        self.judge = JudgeLearner(settings, env.layout, device) if settings.horizon == "settled" else None
        self.round = 0
        self.games = 0
        self.choices = 0
        self.pool = ThreadPoolExecutor(settings.groups + 1)

    @property
    def progress(self) -> float:
        """The part of the run that is done."""
        return self.round / self.settings.rounds

    def play(self) -> list[Played]:
        """Play a round in all groups."""
        return list(self.pool.map(lambda group: group.play(self.actor), self.groups))

    def learn(self) -> dict[str, float]:
        """Play a round, learn from it, and return its figures."""
        told: dict[str, float] = {}
        if self.judge and self.round == 0:
            self.judge.begin(self)
        begun = time.monotonic()
        rounds = self.play()
        played_at = time.monotonic()
        labels = None
        if self.judge:
            for played, group in zip(rounds, self.groups, strict=True):
                self.judge.reward(played, group)
            # The solver works on the processor while the policy learns on the accelerator.
            labels = self.pool.submit(self.judge.solve, self.groups, self.round)
        told |= self._improve(self._prepared(rounds))
        learnt_at = time.monotonic()
        if self.judge and labels:
            told |= self.judge.learn(labels.result(), self.progress)
        self.round += 1
        self.games += sum(int(played.ends[: played.length].sum()) for played in rounds)
        told |= {
            "playing": played_at - begun,
            "learning": learnt_at - played_at,
            "judging": time.monotonic() - learnt_at,
        }
        return told | {"games": self.games, "choices": self.choices}

    @torch.no_grad()
    def _prepared(self, rounds: list[Played]) -> dict[str, Tensor]:
        """Return the choices of a round, one row for each, with advantages and returns."""
        parts: list[dict[str, Tensor]] = []
        for played in rounds:
            length = played.length
            seats = torch.cat([played.seats[:length], played.last[2][None]])
            whom = seats.clamp(min=0)
            values = torch.stack(
                [
                    *(self._values(played.observations[step], played.hidden[step]) for step in range(length)),
                    self._values(played.last[0][:, self.groups[0].columns], played.last[1]),
                ]
            )
            by_seat = turned(values, whom)
            over = seats[:-1] < 0
            found = advantages(by_seat, played.rewards[:length], played.ends[:length], over, self.settings.decay)
            returns = turned_back(found + by_seat[:-1], whom[:-1])
            own = found.gather(-1, whom[:-1, :, None])[..., 0]
            chosen = ~over
            parts.append(
                {
                    "observations": played.observations[:length][chosen],
                    "hidden": played.hidden[:length][chosen],
                    "legal": played.legal[:length][chosen],
                    "actions": played.actions[:length][chosen],
                    "likely": played.likely[:length][chosen],
                    "advantages": own[chosen],
                    "returns": returns[chosen],
                    "values": values[:-1][chosen],
                }
            )
        return {name: torch.cat([part[name] for part in parts]) for name in parts[0]}

    def _values(self, seen: Tensor, hidden: Tensor) -> Tensor:
        return torch.tanh(self.critic(torch.cat([seen, hidden], dim=1)))

    def _improve(self, rows: dict[str, Tensor]) -> dict[str, float]:
        settings = self.settings
        rate = scheduled(settings.rate, self.progress)
        spread = scheduled(settings.entropy, self.progress)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        number = len(rows["actions"])
        self.choices += number
        mean, deviation = rows["advantages"].mean(), rows["advantages"].std()
        order = torch.randperm(number, device=self.device)
        sums = torch.zeros(5, device=self.device)
        batches = max(number // settings.batch, 1)
        for chosen in order.chunk(batches):
            row = {name: values[chosen] for name, values in rows.items()}
            log = masked(self.actor(row["observations"]), row["legal"])
            likely = log.gather(1, row["actions"][:, None])[:, 0]
            ratio = (likely - row["likely"]).exp()
            better = (row["advantages"] - mean) / (deviation + 1e-6)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.minimum(ratio * better, clipped * better).mean()
            entropy = -(log.exp() * log.masked_fill(~row["legal"], 0.0)).sum(dim=-1).mean()
            error = (self._values(row["observations"], row["hidden"]) - row["returns"]).square().mean()
            loss = error - gain - spread * entropy
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5, foreach=True)
            nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0, foreach=True)
            self.optimizer.step()
            average_into(self.average, self.actor, settings.average)
            moved = ((ratio - 1).abs() > settings.clip).float().mean()
            drift = (row["likely"] - likely).mean()
            sums += torch.stack([entropy, error, moved, drift, gain]).detach()
        entropy, error, moved, drift, _ = (sums / batches).tolist()
        left = (rows["returns"] - rows["values"]).var() / rows["returns"].var()
        return {
            "entropy": entropy,
            "value_error": error,
            "clipped": moved,
            "drift": drift,
            "explained": 1.0 - float(left),
            "rate": rate,
        }

    def state(self) -> dict[str, Any]:
        """Return what a checkpoint holds."""
        kept = {
            "settings": self.settings.to_dict(),
            "round": self.round,
            "games": self.games,
            "choices": self.choices,
            "used": self.used,
            "actor": self.actor.state_dict(),
            "critic": self.critic.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "random": [group.random.get_state() for group in self.groups],
        }
        return kept | ({"judge": self.judge.state()} if self.judge else {})

    def begin_with(self, policy: Quantised) -> None:
        """Begin with the policy of a file instead of a random one."""
        assert (policy.used == self.used.numpy()).all(), "the policy reads other columns"
        self.actor.load_state_dict(policy.state())
        self.average.load_state_dict(policy.state())

    def load(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint. Tables are dealt anew."""
        self.round, self.games, self.choices = kept["round"], kept["games"], kept["choices"]
        self.actor.load_state_dict(kept["actor"])
        self.critic.load_state_dict(kept["critic"])
        self.average.load_state_dict(kept["average"])
        self.optimizer.load_state_dict(kept["optimizer"])
        for group, state in zip(self.groups, kept["random"], strict=False):
            group.random.set_state(state.cpu())
        if self.judge:
            self.judge.load(kept["judge"])
