"""One pass over a round: advantages, then steps of proximal policy optimisation."""

import copy

import torch
from torch import Tensor, nn

from advantage import advantages, turned, turned_back
from networks import Perceptron, average_into, masked
from recorded import Recorded
from settings import Settings, scheduled
from store import Store

ROWS = 1 << 17
"""The number of positions that the critic rates at a time."""
FIGURES = ("entropy", "value_error", "clipped", "drift")


class Improver:
    """The optimizer of policy and critic, and the average of the policy."""

    def __init__(self, settings: Settings, actor: Perceptron, critic: Perceptron, columns: Tensor) -> None:
        device = columns.device
        self.settings, self.actor, self.critic, self.columns = settings, actor, critic, columns
        self.device = device
        self.average = copy.deepcopy(actor).requires_grad_(False)
        is_cuda = device.type == "cuda"
        self.optimizer = torch.optim.AdamW(
            [*actor.parameters(), *critic.parameters()],
            lr=torch.tensor(settings.rate[0], device=device),
            weight_decay=1e-4,
            eps=1e-6,
            fused=is_cuda,
            capturable=is_cuda,
        )
        # What a recorded step reads and writes besides the store.
        self.chosen = torch.zeros(settings.batch, dtype=torch.int64, device=device)
        self.spread, self.mean, self.deviation = (torch.zeros((), device=device) for _ in range(3))
        self.sums = torch.zeros(len(FIGURES), device=device)
        self.store: Store | None = None
        self.step = Recorded(self._step, device)

    def improve(self, store: Store, length: int, progress: float) -> dict[str, float]:
        """Learn from a round, and return its figures. What is left over by whole minibatches is not learnt from."""
        self.store = store
        settings = self.settings
        rate = scheduled(settings.rate, progress)
        for group in self.optimizer.param_groups:
            group["lr"].fill_(rate)
        self.spread.fill_(scheduled(settings.entropy, progress))
        explained = self._rate(store, length)
        seats = store.seats[:length]
        rows = (seats.flatten() >= 0).nonzero()[:, 0]
        own = store.advantages.flatten()[rows]
        self.mean.copy_(own.mean())
        self.deviation.copy_(own.std())
        order = rows[torch.randperm(len(rows), device=self.device)]
        batch = min(settings.batch, len(order))
        batches = len(order) // batch
        self.sums.zero_()
        if self.chosen.numel() != batch:
            self.chosen = torch.zeros(batch, dtype=torch.int64, device=self.device)
        for number in range(batches):
            self.chosen.copy_(order[number * batch : (number + 1) * batch])
            self.step()
        told = dict(zip(FIGURES, (self.sums / batches).tolist(), strict=True))
        games = int(store.ends[1 : length + 1].sum())
        return told | {"explained": explained, "rate": rate, "games": games, "choices": batches * batch}

    @torch.no_grad()
    def _rate(self, store: Store, length: int) -> float:
        """Write values, advantages and returns of a round, and return the explained part of the returns' variance."""
        seats = torch.cat([store.seats[:length], store.last_seats])
        whom = seats.clamp(min=0).long()
        values = store.values[:length]
        seen, hidden = (rows[:length].flatten(0, 1) for rows in (store.observations, store.hidden))
        rated = values.flatten(0, 1)
        for first in range(0, len(rated), ROWS):
            part = slice(first, first + ROWS)
            rated[part] = self._values(seen[part], hidden[part])
        last = store.last_whole[0].index_select(1, self.columns)
        after = self._values(last, store.last_hidden[0])
        by_seat = turned(torch.cat([values, after[None]]), whom)
        over = seats[:-1] < 0
        rewards, ends = (rows[1 : length + 1] for rows in (store.rewards, store.ends))
        found = advantages(by_seat, rewards, ends, over, self.settings.decay)
        returns = turned_back(found + by_seat[:-1], whom[:-1])
        store.returns[:length] = returns
        store.advantages[:length] = found.gather(-1, whom[:-1, :, None])[..., 0]
        left = (returns - values)[~over].var() / returns[~over].var()
        return 1.0 - float(left)

    def _values(self, seen: Tensor, hidden: Tensor) -> Tensor:
        return torch.tanh(self.critic(torch.cat([seen, hidden], dim=1)))

    def _step(self) -> None:
        """One step on the chosen rows of the store."""
        assert self.store
        settings, store, chosen = self.settings, self.store, self.chosen
        seen, hidden, legal, actions, before, gains, returns = (
            store.flat(name).index_select(0, chosen)
            for name in ("observations", "hidden", "legal", "actions", "likely", "advantages", "returns")
        )
        log = masked(self.actor(seen), legal)
        likely = log.gather(1, actions[:, None])[:, 0]
        ratio = (likely - before).exp()
        better = (gains - self.mean) / (self.deviation + 1e-6)
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = torch.minimum(ratio * better, clipped * better).mean()
        entropy = -(log.exp() * log.masked_fill(~legal, 0.0)).sum(dim=-1).mean()
        error = (self._values(seen, hidden) - returns).square().mean()
        loss = error - gain - self.spread * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.actor.parameters(), 0.5, foreach=True)
        nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0, foreach=True)
        self.optimizer.step()
        average_into(self.average, self.actor, settings.average)
        moved = ((ratio - 1).abs() > settings.clip).float().mean()
        drift = (before - likely).mean()
        self.sums += torch.stack([entropy, error, moved, drift]).detach()
