"""Any game as an AEC environment: one agent acts after the other."""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from interregnum._game import Game
from interregnum._rewards import rewards_of
from interregnum._state import State
from interregnum._vector import layout_of

Observation = dict[str, NDArray[Any]]


def agent_names(players: int) -> list[str]:
    """Return the names of the agents: agent n has seat n."""
    return [f"player_{seat}" for seat in range(players)]


def observation_space(size: int, actions: int) -> gymnasium.spaces.Dict:
    """Return the space of observations: the layout's bytes, and the mask of legal actions."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def drawn(state: State) -> str:
    """Return the table in text: what a spectator sees, or the result."""
    if state.is_over:
        return repr(state)
    view = state.view(None)
    lines = [view.headline]
    for pile in view.zones():
        cards = " ".join(card["code"] for card in pile["cards"])
        unknown = f" {pile['unknown']}x?" if pile["unknown"] else ""
        lines.append(f"{pile['zone']}: {cards}{unknown}")
    return "\n".join(lines)


class RawEnv(AECEnv[str, Observation, int]):
    """A game as an AEC environment.

    Players who choose at the same time act one after the other; nobody observes a choice before it is revealed.
    """

    def __init__(self, game: Game, version: str, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {"name": version, "render_modes": ["human", "ansi"], "is_parallelizable": False}
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"no render mode {render_mode!r}; there are human and ansi")
        self.game = game
        self.render_mode = render_mode
        self.state_of_game = game.start(seed=0)
        players = self.state_of_game.players
        self.layout = layout_of(game.name, players)
        self.possible_agents = agent_names(players)
        self.agents: list[str] = []
        size, actions = self.layout.size, len(self.layout.actions)
        self.observation_spaces = {agent: observation_space(size, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Without a seed the deals follow from the last seed."""
        del options
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.state_of_game = self.game.start(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        """Select the agent to act, and tell it its mask."""
        if self.state_of_game.to_act:
            self.agent_selection = self.possible_agents[self.state_of_game.to_act[0]]
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        seat = self.possible_agents.index(agent)
        return np.frombuffer(self.state_of_game.mask(seat), np.int8).copy()

    def observe(self, agent: str) -> Observation:
        """Return what an agent observes, with the mask of its legal actions."""
        seat = self.possible_agents.index(agent)
        seen = np.frombuffer(self.state_of_game.observe(seat), np.uint8).copy()
        return {"observation": seen, "action_mask": self._mask(agent)}

    def step(self, action: int) -> None:
        """Apply the action of the agent to act; ``None`` for an agent whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        seat = self.possible_agents.index(agent)
        self.state_of_game.apply(self.state_of_game.action_at(int(action), seat), seat)
        self._cumulative_rewards[agent] = 0.0
        found = rewards_of(self.state_of_game)
        self.rewards = dict(zip(self.possible_agents, found, strict=True))
        self.terminations = dict.fromkeys(self.agents, self.state_of_game.is_over)
        self._turn()
        self._accumulate_rewards()
        if self.state_of_game.is_over:
            # Every agent takes its leave, the one after the last actor first.
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the table in text (``ansi``), or print it (``human``)."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render mode: human or ansi")
            return None
        text = drawn(self.state_of_game)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: there is no window."""
