"""Vectorised environments."""

import re
from collections.abc import Callable

import numpy as np
import pytest

import interregnum
from interregnum import VectorEnv, history_of, history_shape, layout_of, make_vec

TABLES = [
    ("claim", {"players": 2, "kingdom": "all"}),
    ("claim", {"players": 3, "kingdom": "all"}),
    ("claim", {"players": 4, "kingdom": "all"}),
    ("braverats", {}),
    ("braverats", {"deal": "draft", "traitor": True, "match": 2}),
    ("braverats", {"deal": "random", "draw": True, "target": 3}),
    *(("defaite", {"players": players}) for players in range(3, 7)),
]
each_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=str)


@each_table
def test_an_observation_is_that_of_the_seat_to_act_and_of_every_world_it_imagines(
    name: str, options: dict[str, object]
) -> None:
    env = make_vec(name, 6, seed=3, **options)
    different = 0
    for step in range(60):
        for table in range(env.num_envs):
            state, seat = env.state(table), int(env.current_player[table])
            assert seat == state.to_act[0]
            assert (env.observe(table, seat) == env.observations[table]).all()
            if step % 10 == table:
                world = state.view(seat).imagine(seed=step)
                different += world != state
                assert world.observe(seat) == env.observations[table].tobytes()
        env.step(env.sample())
    assert different, "the law would be vacuous"


@each_table
def test_the_mask_is_one_for_the_legal_actions(name: str, options: dict[str, object]) -> None:
    env = make_vec(name, 4, seed=5, **options)
    for _ in range(40):
        for table in range(env.num_envs):
            state, seat = env.state(table), int(env.current_player[table])
            legal = {state.index(action, seat) for action in state.legal(seat)}
            assert legal == set(np.flatnonzero(env.action_mask[table]).tolist())
            assert {state.action_at(index, seat) for index in legal} == set(state.legal(seat))
        env.step(env.sample())


@each_table
def test_a_history_is_that_of_every_world_that_a_seat_imagines_and_differs_between_games(
    name: str, options: dict[str, object]
) -> None:
    histories = []
    for seed in (1, 2):
        single = {key: value for key, value in options.items() if value != "all"}
        table = interregnum.game(name, **single)
        state = table.start(seed=seed)
        for step in range(40):
            if state.is_over:
                break
            if step % 8 == 0:
                for seat in range(state.players):
                    view = state.view(seat)
                    assert (history_of(view.imagine(seed=step).view(seat)) == history_of(view)).all()
            state.apply(state.legal()[step * seed % len(state.legal())])
        found = history_of(state.view(0))
        assert found.shape == history_shape(name, state.players)
        assert found.any(axis=1).sum() > 3
        histories.append(found)
    assert (histories[0] != histories[1]).any()


def run(env: VectorEnv, steps: int) -> list[np.ndarray]:
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen += [env.observations.copy(), env.rewards.copy(), env.terminations.copy(), env.current_player.copy()]
    return seen


@each_table
def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(name: str, options: dict[str, object]) -> None:
    one, two = (make_vec(name, 33, seed=8, threads=threads, **options) for threads in (1, 3))
    assert all((a == b).all() for a, b in zip(run(one, 80), run(two, 80), strict=True))
    again = make_vec(name, 33, seed=9, **options)
    again.reset(seed=8)
    one.reset(seed=8)
    assert (again.observations == one.observations).all()
    one.reset(seed=10)
    assert name == "braverats" or not (again.observations == one.observations).all()


def test_arrays_are_written_in_place_and_rewards_come_with_the_end() -> None:
    env = make_vec("claim", 50, seed=1)
    arrays = [env.observations, env.action_mask, env.current_player, env.rewards, env.terminations]
    ends = 0
    for _ in range(120):
        env.step(env.sample())
        ends += int(env.terminations.sum())
        assert (env.rewards.any(axis=1) <= env.terminations).all()
        assert (np.abs(env.rewards.sum(axis=1)) < 1e-6).all()
    assert ends >= 50
    assert arrays[0] is env.observations
    assert arrays[4] is env.terminations
    assert env.observations.max() > 1
    np.from_dlpack(env.observations)


def test_the_layout_names_every_byte_once() -> None:
    for name, options in TABLES:
        env = make_vec(name, 1, seed=1, **options)
        layout = env.layout
        assert layout == layout_of(name, env.players)
        assert sum(field.len for field in layout.fields.values()) == layout.size
        parts = layout.split(env.observations)
        assert (np.concatenate(list(parts.values()), axis=1) == env.observations).all()
        hand = parts["hand-0"][0]
        assert hand.sum() == sum(
            len(pile["cards"]) for pile in env.view(0).zones() if pile["zone"] == {"hand": int(env.current_player[0])}
        )


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: make_vec("claim", 2, autoreset="never"), "never"),  # type: ignore[arg-type]
        (lambda: make_vec("claim", 2, threads=0), "threads"),
        (lambda: make_vec("claim", 2).step(np.zeros(3, np.int32)), "3 actions for 2 tables"),
        (lambda: make_vec("claim", 2, seed=1).step(np.array([104, 104])), "table 0: action 104 is not legal"),
        (lambda: make_vec("claim", 2, seed=1).state(2), "no table 2"),
        (lambda: layout_of("claim", 7), "7 players"),
        (lambda: interregnum.game("claim").start(seed=1).action_at(104), "not legal"),
    ],
)
def test_a_bad_argument_is_a_value_error_that_says_what(call: Callable[[], object], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        call()


def test_without_autoreset_games_end_and_stay_over() -> None:
    env = make_vec("claim", 3, seed=1, autoreset="disabled")
    run(env, 90)
    assert (env.current_player == -1).all()
    assert not env.action_mask.any()
    assert all(env.state(table).is_over for table in range(3))


def test_games_can_end_where_the_solver_plays_the_rest() -> None:
    env = make_vec("claim", 12, seed=8, kingdom="all", horizon="settled", autoreset="disabled")
    whole = env.observations.copy()
    while (env.current_player >= 0).any():
        env.step(env.sample())
    assert (env.rewards == 0).all()
    shares = env.exact(np.arange(12), nodes=1 << 40)
    for table, share in enumerate(shares):
        state = env.state(table)
        assert (env.observe(table, 0) == env.observations[table]).all()
        assert share in (0.0, 0.5, 1.0)
        margin = interregnum.solve.claim(state)["margin"]
        assert share == (np.sign(margin) + 1) / 2
    env.redeal()
    assert (env.current_player >= 0).all()
    assert (env.observations != whole).any()
    with pytest.raises(ValueError, match="horizon"):
        make_vec("claim", 1, horizon="tomorrow")


@each_table
def test_hidden_cards_are_private_fields_of_the_other_seats(name: str, options: dict[str, object]) -> None:
    env = make_vec(name, 5, seed=6, **options)
    hidden = np.zeros((5, env.hidden_size), np.uint8)
    hand = env.layout.fields["hand-0"]
    for _ in range(20):
        env.hidden(hidden)
        for table, seat in enumerate(env.current_player):
            other = env.observe(table, (int(seat) + 1) % env.players)
            assert (hidden[table, : hand.len] == other[hand.slice]).all()
        env.step(env.sample())
