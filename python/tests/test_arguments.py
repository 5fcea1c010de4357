"""Bad arguments are refused by an exception that says what is wrong; nothing panics."""

import contextlib
import itertools
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import interregnum
from interregnum import Record, State, arena, arena_part, layout_of, make_vec, solve

JUNK: list[Any] = [-1, 2**31, 2**64, 10**30, True, 1.5, float("nan"), None, "", "x", "\ud800", "\0", b"x", [], {}, [[]]]
# A panic of the compiled part is a BaseException of another kind, and passes through.
REFUSED = (ValueError, TypeError, KeyError)


def claim() -> State:
    return interregnum.game("claim").start(seed=1)


CALLS: dict[str, Callable[..., object]] = {
    "game": lambda a: interregnum.game(a),
    "game options": lambda a: interregnum.game("claim", kingdom=a),
    "game players": lambda a: interregnum.game("defaite", players=a),
    "game leader": lambda a: interregnum.game("claim", leader=a),
    "braverats options": lambda a: interregnum.game("braverats", deal=a, target=a, match=a),
    "options": lambda a: interregnum.game("claim").options(table=a),
    "start seed": lambda a: interregnum.game("claim").start(seed=a),
    "start deal": lambda a: interregnum.game("claim").start(seed=1, deal=a),
    "start deck": lambda a: interregnum.game("claim").start(seed=1, deal={"deck": a}),
    "position": lambda a: interregnum.game("claim").position(a),
    "position of braverats": lambda a: interregnum.game("braverats").position(a),
    "position of defaite": lambda a: interregnum.game("defaite").position(a),
    "rule": lambda a: interregnum.game("claim").rule(a),
    "view": lambda a: claim().view(a),
    "legal": lambda a: claim().legal(a),
    "apply": lambda a: claim().apply(a),
    "apply seat": lambda a: claim().apply(claim().legal()[0], a),
    "observe": lambda a: claim().observe(a),
    "mask": lambda a: claim().mask(a),
    "index": lambda a: claim().index(a),
    "action_at": lambda a: claim().action_at(a),
    "child": lambda a: claim().child(a),
    "story": lambda a: claim().story(a),
    "record": lambda a: claim().record(a, a),
    "from_dict": lambda a: State.from_dict({"game": a}),
    "from_dict options": lambda a: State.from_dict({"game": "claim", "options": a, "deal": a, "actions": a}),
    "from_dict actions": lambda a: State.from_dict({**claim().to_dict(), "actions": a}),
    "imagine": lambda a: claim().view(0).imagine(a),
    "read a record": lambda a: Record(a),
    "player": lambda a: interregnum.player(a).act(claim().view(0)),
    "player threads": lambda a: interregnum.player("random", threads=a),
    "player seed": lambda a: interregnum.player("random", seed=a),
    "weigh": lambda a: interregnum.player("flat:1").hint(a),
    "layout_of": lambda a: layout_of("claim", a),
    "layout_of game": lambda a: layout_of(a, 2),
    "make_vec": lambda a: make_vec("claim", a),
    "make_vec threads": lambda a: make_vec("claim", 1, threads=a).step(make_vec("claim", 1).sample()),
    "make_vec seed": lambda a: make_vec("claim", 1, seed=a),
    "make_vec autoreset": lambda a: make_vec("claim", 1, autoreset=a),
    "step": lambda a: make_vec("claim", 2, seed=1).step(a),
    "env state": lambda a: make_vec("claim", 2, seed=1).state(a),
    "env observe": lambda a: make_vec("claim", 2, seed=1).observe(a, a),
    "env reset": lambda a: make_vec("claim", 2, seed=1).reset(a),
    "arena bots": lambda a: arena(interregnum.game("claim"), [a, "random"], games=2),
    "arena threads": lambda a: arena(interregnum.game("claim"), ["random", "random"], games=2, threads=a),
    "arena deals": lambda a: arena_part(interregnum.game("claim"), ["random", "random"], [a], seed=1),
    "stats bots": lambda a: interregnum.stats(interregnum.game("claim"), games=1, bots=a),
    "stats threads": lambda a: interregnum.stats(interregnum.game("claim"), games=1, threads=a),
    "solve": lambda a: solve.braverats(a),
    "solve claim": lambda a: solve.claim(a),
    "exploit": lambda a: interregnum.exploit(a, interregnum.game("braverats").position("hand 0: Pr; hand 1: Mu")),
    "exploit claim": lambda a: solve.exploit_claim(a, "Go0 Go0 Go0 Go0 Kn2 Dw5 Un5 Do5"),
    "exploit claim deck": lambda a: solve.exploit_claim("random", a),
    "exploit claim samples": lambda a: solve.exploit_claim("flat:1", "Go0 Go0 Go0 Go0 Kn2 Dw5 Un5 Do5", samples=a),
    "claim deals": lambda a: solve.claim_deals(a),
    "set_language": lambda a: interregnum.set_language(a),
}


@pytest.mark.parametrize(("name", "junk"), list(itertools.product(CALLS, range(len(JUNK)))))
def test_junk_is_refused_or_means_something_and_never_panics(name: str, junk: int) -> None:
    with contextlib.suppress(*REFUSED):
        CALLS[name](JUNK[junk])
    interregnum.set_language("en")


@pytest.mark.parametrize("name", CALLS)
def test_a_negative_number_means_nothing_anywhere(name: str) -> None:
    with pytest.raises(REFUSED):
        CALLS[name](-1)


@pytest.mark.parametrize("number", [-1, 10**30, 2**64, 7])
def test_a_seat_that_is_not_there_is_a_value_error(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        claim().view(number)
    with pytest.raises(ValueError, match=str(number)):
        make_vec("claim", 2).state(number)


@pytest.mark.parametrize("number", [-1, 0, 2**40, 10**30])
def test_an_impossible_number_of_tables_or_threads_is_a_value_error(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        make_vec("claim", number)
    env = make_vec("claim", 1)
    env.threads = number
    with pytest.raises(ValueError, match=str(number)):
        env.step(env.sample())


def test_an_action_is_not_changed_by_its_conversion() -> None:
    env = make_vec("claim", 2, seed=1)
    first, second = (int(action) for action in env.sample())
    for wrong in (second + 2**32, -(2**40)):
        with pytest.raises(ValueError, match=f"table 1: action {wrong} is not legal"):
            env.step(np.array([first, wrong]))
    with pytest.raises(ValueError, match="float64"):
        env.step(np.array([first, second + 0.5]))
    env.step(np.array([first, second], np.uint8))


def test_arrays_of_another_size_or_type_are_refused() -> None:
    env = make_vec("claim", 3, seed=1)
    env.observations = np.zeros((3, 5), np.uint8)
    with pytest.raises(ValueError, match="another size"):
        env.step(env.sample())
    env.observations = np.zeros((3, env.layout.size), np.float32)  # type: ignore[assignment]
    with pytest.raises(TypeError):
        env.step(env.sample())
    env.observations = np.zeros((env.layout.size, 3), np.uint8).T
    with pytest.raises(ValueError, match="contiguous"):
        env.step(env.sample())
