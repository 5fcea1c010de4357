"""BraveRats as a PettingZoo environment: one after the other, or both at the same time."""

from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from interregnum._game import Game
from interregnum._rewards import rewards_of
from interregnum._vector import layout_of
from interregnum.pettingzoo._aec import Observation, agent_names, drawn, observation_space
from interregnum.pettingzoo._make import aec

__all__ = ["BraveRatsParallelEnv", "env", "parallel_env"]


def env(render_mode: str | None = None, **options: Any) -> AECEnv[str, Observation, int]:
    """Return an AEC environment; the options are those of ``interregnum.game("braverats")``."""
    return aec("braverats", "braverats_v0", render_mode, options)


class BraveRatsParallelEnv(ParallelEnv[str, Observation, int]):
    """Both players choose at the same time.

    Where only one of them has a choice (after a Spy, in a draft), the other has the single action ``wait``, the last
    index. ``illegal="replace"`` puts the first legal action in the place of an illegal one, for programs that
    sample without the mask; by default an illegal action is a ``ValueError``.
    """

    def __init__(
        self,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Literal["raise", "replace"] = "raise",
        **options: Any,
    ) -> None:
        self.metadata = {"name": "braverats_v0", "render_modes": ["human", "ansi"]}
        if illegal not in ("raise", "replace"):
            raise ValueError(f"illegal is raise or replace, not {illegal!r}")
        self.game = Game("braverats", **options)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.possible_agents = agent_names(2)
        self.agents: list[str] = []
        layout = layout_of("braverats", 2)
        self.wait = len(layout.actions)
        self.observation_spaces = {
            agent: observation_space(layout.size, self.wait + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._random = np.random.default_rng()
        self._state = self.game.start(seed=0)
        self._cycle = 0

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        del options
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._state = self.game.start(int(self._random.integers(2**63)))
        self._cycle = 0
        self.agents = self.possible_agents[:]
        return self._seen(), self._infos()

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self._state.to_act:
            mask[: self.wait] = np.frombuffer(self._state.mask(seat), np.int8)
        else:
            mask[self.wait] = 1
        return mask

    def _seen(self) -> dict[str, Observation]:
        seats = enumerate(self.possible_agents)
        return {
            agent: {
                "observation": np.frombuffer(self._state.observe(seat), np.uint8).copy(),
                "action_mask": self._mask(seat),
            }
            for seat, agent in seats
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self._mask(seat)} for seat, agent in enumerate(self.possible_agents)}

    def _checked(self, seat: int, action: int) -> int:
        mask = self._mask(seat)
        if 0 <= action <= self.wait and mask[action]:
            return action
        if self.illegal == "raise":
            raise ValueError(f"action {action} is not legal for {self.possible_agents[seat]}")
        return int(mask.argmax())

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Apply the actions of both players."""
        chosen = [(seat, self._checked(seat, int(actions[self.possible_agents[seat]]))) for seat in self._state.to_act]
        for seat, index in chosen:
            self._state.apply(self._state.action_at(index, seat), seat)
        self._cycle += 1
        over = self._state.is_over
        cut = not over and self.max_cycles is not None and self._cycle >= self.max_cycles
        rewards = dict(zip(self.possible_agents, rewards_of(self._state), strict=True))
        ends = dict.fromkeys(self.possible_agents, over)
        cuts = dict.fromkeys(self.possible_agents, cut)
        seen, infos = self._seen(), self._infos()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ends, cuts, infos

    def render(self) -> str | None:
        """Return the table in text (``ansi``), or print it (``human``)."""
        text = drawn(self._state)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: there is no window."""


def parallel_env(
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Literal["raise", "replace"] = "raise",
    **options: Any,
) -> BraveRatsParallelEnv:
    """Return a parallel environment; the options are those of ``interregnum.game("braverats")``."""
    return BraveRatsParallelEnv(render_mode, max_cycles, illegal, **options)
