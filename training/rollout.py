"""Playing: a group of tables whose choices are drawn from the policy."""

import numpy as np
import torch
from interregnum import make_vec
from torch import Tensor
from torch.nn import functional

from networks import Perceptron, masked
from recorded import Recorded, new_stream, on_stream
from settings import Settings
from store import Store


class Group:
    """Tables that are stepped together, and their arrays on the device.

    With a store they keep what they play in its columns from ``first`` on.
    """

    def __init__(
        self,
        settings: Settings,
        number: int,
        tables: int,
        threads: int,
        columns: Tensor,
        actor: Perceptron,
        deals: int = 0,
    ) -> None:
        self.settings, self.device, self.columns, self.actor = settings, columns.device, columns, actor
        self.tables, self.first, self.store = tables, 0, None
        self.is_settled = settings.horizon == "settled"
        seed = settings.seed * 1000 + number + deals * 1_000_003
        self.env = env = make_vec(
            settings.game,
            tables,
            seed,
            threads=threads,
            horizon="settled" if self.is_settled else "end",
            autoreset="disabled" if self.is_settled else "same-step",
            **settings.options[number % len(settings.options)],
        )
        self.players = env.players
        self.random = torch.Generator(self.device)
        self.random.manual_seed(seed)
        self._place_arrays()
        env.reset(seed)
        env.hidden(self.hidden)
        self.stream = new_stream(self.device, is_urgent=True)
        self.chosen = torch.cuda.Event(blocking=True) if self.stream else None
        self.at = torch.zeros(1, dtype=torch.int64, device=self.device)
        self.choose = Recorded(self._choose, self.device, self.random)

    def keep(self, store: Store, first: int) -> None:
        """Keep what is played, in the columns of a store from this one on."""
        self.store, self.first = store, first

    def _place_arrays(self) -> None:
        """Move the arrays to page-locked memory, which is copied several times as fast, and make copies of them."""
        env = self.env
        env.observations, self.whole = self._pair(env.observations)
        env._mask, self.mask = self._pair(env._mask)
        env.action_mask = env._mask.view(np.bool_)
        env.current_player, self.seats = self._pair(env.current_player)
        env.rewards, self.rewards = self._pair(env.rewards)
        env._ends, self.ends = self._pair(env._ends)
        env.terminations = env._ends.view(np.bool_)
        self.hidden, self.other_hands = self._pair(np.zeros((self.tables, env.hidden_size), np.uint8))
        self.actions, _ = self._pair(np.zeros(self.tables, np.int32))

    def _pair(self, array: np.ndarray) -> tuple[np.ndarray, Tensor]:
        """Return an array like the given one, and a tensor on the device that it is copied to."""
        host = torch.from_numpy(array)
        if self.device.type == "cuda":
            host = host.pin_memory()
        return host.numpy(), torch.zeros_like(host, device=self.device)

    def _copies(self) -> None:
        """Copy the arrays to the device. They may be written again once an action has come back from there."""
        env = self.env
        for to, array in (
            (self.whole, env.observations),
            (self.mask, env._mask),
            (self.seats, env.current_player),
            (self.rewards, env.rewards),
            (self.ends, env._ends),
            (self.other_hands, self.hidden),
        ):
            to.copy_(torch.from_numpy(array), non_blocking=True)

    def _choose(self) -> None:
        self._copies()
        seen = self.whole.index_select(1, self.columns)
        legal = self.mask.bool()
        # A table that is over has no legal action; its choice is ignored.
        likely = masked(self.actor(seen), legal | (self.seats < 0)[:, None])
        # The Gumbel trick: the largest of perturbed logits is a draw from the softmax.
        noise = torch.empty_like(likely).exponential_(generator=self.random).log_()
        actions = (likely - noise).argmax(dim=-1)
        torch.from_numpy(self.actions).copy_(actions.to(torch.int32), non_blocking=True)
        if self.store is not None:
            kept = likely.gather(1, actions[:, None])[:, 0]
            self._write(self.store, seen, legal, actions, kept)

    def _write(self, store: Store, seen: Tensor, legal: Tensor, actions: Tensor, likely: Tensor) -> None:
        columns = slice(self.first, self.first + self.tables)
        for kept, row in (
            (store.observations, seen),
            (store.hidden, self._other_hands(store)),
            (store.legal, legal),
            (store.seats, self.seats),
            (store.actions, actions),
            (store.likely, likely),
            (store.rewards, self.rewards),
            (store.ends, self.ends.bool()),
        ):
            kept[:, columns].index_copy_(0, self.at, row[None])
        self.at += 1

    def _other_hands(self, store: Store) -> Tensor:
        return functional.pad(self.other_hands, (0, store.hidden.shape[-1] - self.other_hands.shape[-1]))

    @torch.no_grad()
    def play(self) -> int:
        """Play a round, and return its number of steps."""
        env, steps = self.env, self.settings.steps
        with on_stream(self.stream):
            self.at.zero_()
            if self.is_settled:
                env.redeal()
                env.hidden(self.hidden)
            length = 0
            while length < steps and not (self.is_settled and (env.current_player < 0).all()):
                self.choose()
                self._wait()
                env.step(self.actions)
                env.hidden(self.hidden)
                length += 1
            self._copies()
            if self.store is not None:
                self._finish(self.store, length)
            self._wait()
        assert not self.is_settled or (env.current_player < 0).all(), "a round holds whole games: raise `steps`"
        return length

    def _finish(self, store: Store, length: int) -> None:
        """Write what the last step led to, and that nothing followed it."""
        columns = slice(self.first, self.first + self.tables)
        store.rewards[length, columns] = self.rewards
        store.ends[length, columns] = self.ends.bool()
        store.seats[length:, columns] = -1
        store.ends[length + 1 :, columns] = False
        store.last_whole[0, columns] = self.whole
        store.last_hidden[0, columns] = self._other_hands(store)
        store.last_seats[0, columns] = self.seats

    def _wait(self) -> None:
        """Wait for the accelerator without using a core."""
        if self.chosen:
            self.chosen.record()
            self.chosen.synchronize()
