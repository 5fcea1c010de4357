"""How fast the environments are, beside what one would use instead."""

import importlib
import random
import time
from collections.abc import Callable
from typing import Any

from interregnum._seeds import Seed
from interregnum._vector import make_vec


def bench(
    game: str = "claim",
    num_envs: int = 4096,
    steps: int = 1000,
    *,
    threads: int = 1,
    seed: Seed = 7,
    **options: Any,
) -> dict[str, Any]:
    """Measure how many observed, masked steps a second the environments make with random legal actions.

    ``steps_per_second`` does not contain the choice of the actions, ``with_sampling`` does. With one thread,
    ``per_cpu_second`` counts the processor's time of this thread alone, for a machine that is busy with other work.

    >>> bench(num_envs=64, steps=10)["steps"]
    640
    """
    env = make_vec(game, num_envs, seed, threads=threads, **options)
    stepping = sampling = working = 0.0
    for number in range(steps + steps // 10):
        begun = time.perf_counter()
        actions = env.sample()
        chosen, worked = time.perf_counter(), time.thread_time()
        env.step(actions)
        done = time.perf_counter()
        if number >= steps // 10:  # the first tenth warms up
            sampling += chosen - begun
            stepping += done - chosen
            working += time.thread_time() - worked
    return {
        "game": env.game.labels[0],
        "num_envs": num_envs,
        "threads": threads,
        "steps": num_envs * steps,
        "seconds": stepping,
        "steps_per_second": num_envs * steps / stepping,
        "per_cpu_second": num_envs * steps / working if threads == 1 and working else None,
        "with_sampling": num_envs * steps / (stepping + sampling),
    }


def _rate(step: Callable[[], int], seconds: float) -> float:
    """Return the steps a second of a function that makes some steps and returns their number."""
    step()
    begun, made = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        made += step()
    return made / (time.perf_counter() - begun)


def _open_spiel(name: str) -> Callable[[], int]:
    pyspiel = importlib.import_module("pyspiel")
    game = pyspiel.load_game(name)
    has_recall = game.get_type().provides_information_state_tensor

    def one_game() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            player = state.current_player()
            _ = state.information_state_tensor(player) if has_recall else state.observation_tensor(player)
            state.legal_actions_mask(player)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return one_game


def _petting_zoo(name: str) -> Callable[[], int]:
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    env = module.env()

    def one_game() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, end, cut, _ = env.last()
            env.step(None if end or cut else env.action_space(agent).sample(seen["action_mask"]))
            steps += not (end or cut)
        return steps

    return one_game


def _rlcard(name: str) -> Callable[[], int]:
    rlcard = importlib.import_module("rlcard")
    env = rlcard.make(name)

    def one_game() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return one_game


OTHERS: list[tuple[str, Callable[[], Callable[[], int]]]] = [
    ("OpenSpiel hearts (C++, from Python)", lambda: _open_spiel("hearts")),
    ("OpenSpiel spades (C++, from Python)", lambda: _open_spiel("spades")),
    ("PettingZoo texas_holdem_v4", lambda: _petting_zoo("texas_holdem_v4")),
    ("PettingZoo leduc_holdem_v4", lambda: _petting_zoo("leduc_holdem_v4")),
    ("RLCard gin-rummy", lambda: _rlcard("gin-rummy")),
    ("RLCard mahjong", lambda: _rlcard("mahjong")),
    ("RLCard uno", lambda: _rlcard("uno")),
]


def compare(seconds: float = 3.0) -> list[dict[str, Any]]:
    """Measure, in one run on one core, our environments and the card games of other libraries that are installed.

    Each makes random legal moves, and every step has an observation and the legal actions.
    """
    found: list[dict[str, Any]] = []
    for game, options in (("claim", {}), ("claim", {"players": 4}), ("braverats", {}), ("defaite", {})):
        measured = bench(game, **options)
        found.append({"name": f"interregnum {measured['game']}", "steps_per_second": measured["with_sampling"]})
    for name, make in OTHERS:
        try:
            found.append({"name": name, "steps_per_second": _rate(make(), seconds)})
        except (ImportError, AttributeError) as error:
            found.append({"name": name, "steps_per_second": None, "why": f"not installed: {error}"})
    return found
