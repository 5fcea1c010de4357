"""The adapters for PettingZoo, judged by its own tests."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

from interregnum.pettingzoo import braverats_v0, claim_v0, defaite_v0

TABLES = [
    *((claim_v0, {"players": players}) for players in (2, 3, 4)),
    (claim_v0, {"players": 2, "kingdom": "claim2"}),
    (braverats_v0, {}),
    (braverats_v0, {"deal": "draft", "traitor": True, "draw": True, "match": 2}),
    (braverats_v0, {"deal": "random", "target": 3}),
    *((defaite_v0, {"players": players}) for players in (3, 4, 5, 6)),
]
each_table = pytest.mark.parametrize(
    ("module", "options"), TABLES, ids=lambda part: getattr(part, "__name__", str(part)).rpartition(".")[2]
)


# It warns of masks: that an observation is a dictionary, and that a seat out of turn has no legal action.
@pytest.mark.filterwarnings("ignore::UserWarning")
@each_table
def test_the_api_is_pettingzoos(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=100, verbose_progress=False)


@each_table
def test_a_seed_repeats_the_game(module: Any, options: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**options), num_cycles=50)


@each_table
def test_every_render_mode_renders(module: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: module.env(render_mode=render_mode, **options))
    assert capsys.readouterr().out


PARALLEL: list[dict[str, Any]] = [{}, {"deal": "draft", "match": 2}, {"deal": "random", "draw": True}]


@pytest.mark.parametrize("options", PARALLEL, ids=str)
def test_the_parallel_api_is_pettingzoos(options: dict[str, Any]) -> None:
    parallel_api_test(braverats_v0.parallel_env(**options), num_cycles=100)


@pytest.mark.parametrize("options", PARALLEL, ids=str)
def test_a_seed_repeats_the_parallel_game(options: dict[str, Any]) -> None:
    # This test samples without the mask.
    parallel_seed_test(lambda: braverats_v0.parallel_env(illegal="replace", **options), num_cycles=50)


def test_max_cycles_truncates() -> None:
    def parallel(max_cycles: int) -> braverats_v0.BraveRatsParallelEnv:
        # A match takes two games, and with this seed it lasts longer than the cycles of the test.
        made = braverats_v0.parallel_env(max_cycles=max_cycles, illegal="replace", match=2)
        for number, agent in enumerate(made.possible_agents):
            made.action_space(agent).seed(number)
        return made

    module = SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    max_cycles_test(module)


def test_an_illegal_action_ends_the_game_for_its_agent() -> None:
    env = claim_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    refused = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(refused)
    assert env.rewards[agent] == -1


def test_an_illegal_parallel_action_is_an_error() -> None:
    env = braverats_v0.parallel_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not legal for player_0"):
        env.step({"player_0": 8, "player_1": 0})


@each_table
def test_rewards_sum_to_zero_and_the_mask_is_in_the_info(module: Any, options: dict[str, Any]) -> None:
    env = module.env(**options)
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    generator = np.random.default_rng(1)
    for agent in env.agent_iter():
        seen, reward, end, cut, info = env.last()
        totals[agent] += reward
        if end or cut:
            env.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        env.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
    assert abs(sum(totals.values())) < 1e-9
