"""A quick measure of a policy while it learns: its mean reward against random choices or another policy."""

from typing import Any

import numpy as np
import torch
from interregnum import make_vec
from torch import Tensor

from judge import JudgeLearner
from networks import Perceptron, masked
from settings import Settings


@torch.no_grad()
def mean_reward(
    settings: Settings,
    actor: Perceptron,
    columns: Tensor,
    judge: JudgeLearner | None,
    opponent: Perceptron | None = None,
    options: dict[str, Any] | None = None,
    tables: int = 2048,
    threads: int = 1,
) -> float:
    """Return the mean reward of the policy, which sits at every seat in turn, in one game a table.

    The opponents choose at random if there is no other policy; two policies draw their choices. A judge rates the ends
    of games where there is one.
    """
    device = columns.device
    options = settings.options[-1] if options is None else options
    env = make_vec(
        settings.game,
        tables,
        settings.seed + 77,
        threads=threads,
        horizon="settled" if judge else "end",
        autoreset="disabled",
        **options,
    )
    random = torch.Generator(device)
    random.manual_seed(settings.seed + 78)
    own = np.arange(tables) % env.players
    partner = (own + env.players // 2) % env.players if settings.game == "claim" and env.players == 4 else own
    rewards = np.zeros(tables, np.float32)

    def chosen(policy: Perceptron, seen: Tensor, legal: Tensor) -> np.ndarray:
        likely = masked(policy(seen), legal)
        if opponent is not None:
            likely = likely - torch.empty_like(likely).exponential_(generator=random).log_()
        return likely.argmax(dim=-1).cpu().numpy()

    while (env.current_player >= 0).any():
        legal = torch.from_numpy(env.action_mask | (env.current_player < 0)[:, None]).to(device)
        seen = torch.from_numpy(env.observations).to(device).index_select(1, columns)
        mine = (env.current_player == own) | (env.current_player == partner)
        other = env.sample() if opponent is None else chosen(opponent, seen, legal)
        env.step(np.where(mine, chosen(actor, seen, legal), other))
        rewards += env.rewards[np.arange(tables), own]
    if judge:
        results = judge.model(torch.from_numpy(env.observations).to(device)).cpu().numpy()
        rewards = np.where(own == 0, results, -results)
    return float(rewards.mean())
