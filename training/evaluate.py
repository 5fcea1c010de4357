"""A quick measure of a policy while it learns: its mean reward against opponents that choose at random."""

import numpy as np
import torch
from interregnum import make_vec
from torch import Tensor

from judge import JudgeLearner
from networks import Perceptron, masked
from settings import Settings


@torch.no_grad()
def against_random(
    settings: Settings,
    actor: Perceptron,
    used: Tensor,
    judge: JudgeLearner | None,
    tables: int = 2048,
    threads: int = 1,
) -> float:
    """Return the mean reward of the policy, which sits at every seat in turn, in one game a table."""
    device = next(actor.parameters()).device
    env = make_vec(
        settings.game,
        tables,
        settings.seed + 77,
        threads=threads,
        horizon="settled" if judge else "end",
        autoreset="disabled",
        **settings.options[-1],
    )
    columns = np.flatnonzero(used.numpy())
    own = np.arange(tables) % env.players
    partner = (own + env.players // 2) % env.players if settings.options[-1].get("players") == 4 else own
    rewards = np.zeros(tables, np.float32)
    while (env.current_player >= 0).any():
        legal = torch.from_numpy(env.action_mask | (env.current_player < 0)[:, None]).to(device)
        chosen = (
            masked(actor(torch.from_numpy(env.observations[:, columns]).to(device)), legal).argmax(dim=-1).cpu().numpy()
        )
        mine = (env.current_player == own) | (env.current_player == partner)
        env.step(np.where(mine, chosen, env.sample()))
        rewards += env.rewards[np.arange(tables), own]
    if judge:
        results = judge.model(torch.from_numpy(env.observations).to(device)).cpu().numpy()
        rewards = np.where(own == 0, results, -results)
    return float(rewards.mean())
