"""Playing: a group of tables whose choices are drawn from the policy, and what is kept of them."""

from dataclasses import dataclass

import numpy as np
import torch
from interregnum import make_vec
from torch import Tensor

from networks import Perceptron, masked
from settings import Settings


@dataclass
class Played:
    """What is kept of a round of a group: the first axis is the step, the second the table.

    Of observations only the columns that the networks read are kept.
    """

    observations: Tensor
    hidden: Tensor
    legal: Tensor
    seats: Tensor
    """The seat to act; -1 where the game is over."""
    actions: Tensor
    likely: Tensor
    """The logarithm of the probability with which the action was chosen."""
    rewards: Tensor
    """By seat, for the step that ended the game."""
    ends: Tensor
    last: tuple[Tensor, Tensor, Tensor]
    """Whole observations, hidden cards and seats after the last step."""
    length: int


class Group:
    """Tables that are stepped together, and their arrays on the device."""

    def __init__(self, settings: Settings, number: int, tables: int, threads: int, columns: Tensor) -> None:
        self.settings, self.device, self.tables, self.columns = settings, columns.device, tables, columns
        self.is_settled = settings.horizon == "settled"
        self.env = env = make_vec(
            settings.game,
            tables,
            settings.seed * 1000 + number,
            threads=threads,
            horizon="settled" if self.is_settled else "end",
            autoreset="disabled" if self.is_settled else "same-step",
            **settings.options[number % len(settings.options)],
        )
        self.players = env.players
        self.random = torch.Generator(columns.device)
        self.random.manual_seed(settings.seed * 1000 + number)
        # Page-locked memory makes the copies to the device several times as fast.
        env.observations = self._pinned(env.observations)
        env._mask = self._pinned(env._mask)
        env.action_mask = env._mask.view(np.bool_)
        self.hidden = self._pinned(np.zeros((tables, env.hidden_size), np.uint8))
        env.reset(settings.seed * 1000 + number)
        env.hidden(self.hidden)
        self.buffers: Played | None = None

    def _pinned(self, array: np.ndarray) -> np.ndarray:
        if self.device.type != "cuda":
            return array
        pinned = torch.zeros(array.shape, dtype=torch.uint8, pin_memory=True).numpy()
        pinned[:] = array
        return pinned

    def _allocate(self) -> Played:
        steps, tables, device = self.settings.steps, self.tables, self.device

        def empty(*shape: int, dtype: torch.dtype = torch.uint8) -> Tensor:
            return torch.zeros((steps, tables, *shape), dtype=dtype, device=device)

        return Played(
            empty(len(self.columns)),
            empty(self.env.hidden_size),
            empty(len(self.env.layout.actions), dtype=torch.bool),
            empty(dtype=torch.int64),
            empty(dtype=torch.int64),
            empty(dtype=torch.float32),
            empty(self.players, dtype=torch.float32),
            empty(dtype=torch.bool),
            (
                torch.zeros((tables, self.env.layout.size), dtype=torch.uint8, device=device),
                torch.zeros((tables, self.env.hidden_size), dtype=torch.uint8, device=device),
                torch.zeros(tables, dtype=torch.int64, device=device),
            ),
            0,
        )

    def _copied(self, array: np.ndarray, to: Tensor) -> Tensor:
        """Copy an array to the device; it may be written again once an action has come back from there."""
        return to.copy_(torch.from_numpy(array), non_blocking=True)

    def _seats(self) -> Tensor:
        return torch.from_numpy(self.env.current_player.astype(np.int64)).to(self.device)

    @torch.no_grad()
    def play(self, actor: Perceptron) -> Played:
        """Play a round. The tensors are written again by the next one."""
        env = self.env
        if self.is_settled:
            env.redeal()
            env.hidden(self.hidden)
        if self.buffers is None:
            self.buffers = self._allocate()
        kept = self.buffers
        for step in range(self.settings.steps):
            seen = kept.observations[step]
            torch.index_select(self._copied(env.observations, kept.last[0]), 1, self.columns, out=seen)
            self._copied(self.hidden, kept.hidden[step])
            legal = self._copied(env.action_mask, kept.legal[step])
            seats = kept.seats[step] = self._seats()
            # A table that is over has no legal action; its choice is ignored.
            legal = legal | (seats < 0)[:, None]
            likely = masked(actor(seen), legal)
            # The Gumbel trick: the largest of perturbed logits is a draw from the softmax.
            noise = torch.empty_like(likely).exponential_(generator=self.random).log_()
            actions = (likely - noise).argmax(dim=-1)
            kept.actions[step] = actions
            kept.likely[step] = likely.gather(1, actions[:, None])[:, 0]
            env.step(actions.cpu().numpy())
            env.hidden(self.hidden)
            kept.rewards[step] = torch.from_numpy(env.rewards).to(self.device)
            kept.ends[step] = torch.from_numpy(env.terminations).to(self.device)
            kept.length = step + 1
            if self.is_settled and (env.current_player < 0).all():
                break
        seen, hidden, _ = kept.last
        kept.last = (self._copied(env.observations, seen), self._copied(self.hidden, hidden), self._seats())
        return kept
