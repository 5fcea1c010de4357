"""The adapter for OpenSpiel, judged by its own tests and algorithms."""

import itertools
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import interregnum
import interregnum.openspiel
from interregnum import solve

GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("claim", {"players": players}) for players in (2, 3, 4)),
    ("claim", {"kingdom": "claim2"}),
    ("braverats", {}),
    ("braverats", {"deal": "draft", "traitor": True, "match": 2}),
    ("braverats", {"deal": "random", "draw": True}),
    *(("defaite", {"players": players}) for players in (3, 4, 5, 6)),
]
each_game = pytest.mark.parametrize(("name", "params"), GAMES, ids=str)
SMALL = "hand 0: Pr Ge Mu; hand 1: Sp As Pp"


SLOW = [("defaite", {"players": players}) for players in (4, 5, 6)]


def simulated(name: str, params: dict[str, Any], sims: int) -> None:
    game = pyspiel.load_game(f"interregnum_{name}", params)
    pyspiel.random_sim_test(game, num_sims=sims, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "params"), [one for one in GAMES if one not in SLOW], ids=str)
def test_openspiels_own_simulation_passes(name: str, params: dict[str, Any]) -> None:
    simulated(name, params, sims=1 if name == "defaite" else 2)


@pytest.mark.long
@each_game
def test_openspiels_own_simulation_passes_again_and_again(name: str, params: dict[str, Any]) -> None:
    simulated(name, params, sims=10)


@each_game
def test_a_state_is_restored_from_its_history(name: str, params: dict[str, Any]) -> None:
    game = pyspiel.load_game(f"interregnum_{name}", params)
    state = game.new_initial_state()
    generator = np.random.default_rng(4)
    while state.is_chance_node() or len(state.history()) < 7:
        state.apply_action(int(generator.choice(state.legal_actions())))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.inner == state.inner
    assert state.clone().inner == state.inner
    player = state.current_player()
    assert again.information_state_string(player) == state.information_state_string(player)
    assert state.observation_tensor(player) == list(state.inner.observe(player))


def test_a_sealed_choice_is_in_nobody_elses_information_state() -> None:
    game = pyspiel.load_game("interregnum_braverats")
    seen = set()
    for card in range(8):
        state = game.new_initial_state()
        state.apply_action(card)
        assert state.current_player() == 1
        seen.add((state.information_state_string(1), tuple(state.observation_tensor(1))))
    assert len(seen) == 1


def solution_policy(game: Any, *solutions: solve.BraveRatsSolution) -> policy.TabularPolicy:
    """Return the policy of our solutions, one for each of the game's positions."""
    table = policy.TabularPolicy(game)
    for state, place in zip(table.states, range(len(table.states)), strict=True):
        player = state.current_player()
        solution = solutions[state.history()[0] if len(solutions) > 1 else 0]
        for action, share in solution.policy(state.inner.view(player)).items():
            table.action_probability_array[place, state.inner.index(action, player)] = share
        for index in range(game.num_distinct_actions()):
            if index not in state.legal_actions():
                table.action_probability_array[place, index] = 0
    return table


@pytest.mark.parametrize("position", [SMALL, "hand 0: Sp Wi Pr; hand 1: Sp Mu Pp; victories 2 1; target 4"])
def test_our_solution_of_a_small_braverats_cannot_be_exploited(position: str) -> None:
    solution = solve.braverats(interregnum.game("braverats").position(position))
    game = pyspiel.load_game("interregnum_braverats", {"position": position})
    found = solution_policy(game, solution)
    assert exploitability.exploitability(game, found) < 1e-9
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    assert value[0] == pytest.approx(solution.value, abs=1e-9)


def test_openspiels_cfr_finds_our_value() -> None:
    solution = solve.braverats(interregnum.game("braverats").position(SMALL))
    game = pyspiel.load_game("interregnum_braverats", {"position": SMALL})
    solver = cfr.CFRPlusSolver(game)
    for _ in range(200):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [average, average])
    assert value[0] == pytest.approx(solution.value, abs=0.01)


def test_a_chance_node_draws_one_of_several_positions() -> None:
    positions = [SMALL, "hand 0: Sp Wi Pr; hand 1: Sp Mu Pp; victories 2 1; target 4"]
    solutions = [solve.braverats(interregnum.game("braverats").position(one)) for one in positions]
    game = pyspiel.load_game("interregnum_braverats", {"position": " | ".join(positions)})
    assert game.max_chance_outcomes() == 2
    found = solution_policy(game, *solutions)
    assert exploitability.exploitability(game, found) < 1e-9
    value = expected_game_score.policy_value(game.new_initial_state(), [found, found])
    assert value[0] == pytest.approx(sum(one.value for one in solutions) / 2, abs=1e-9)
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


CARDS = ["Go1", "Go9", "Kn2", "Un5", "Un7"]


def deal_of(own: tuple[str, ...], other: tuple[str, ...]) -> str:
    """Describe a deal of Claim with two cards a hand; the fifth card lies at the bottom of the pile."""
    rest = [card for card in CARDS if card not in own + other]
    hands = f"hand 0: {' '.join(own)}; hand 1: {' '.join(other)}"
    return f"players 2; kingdom claim; leader 0; {hands}; pile: Kn8 Go5 Dw4 {' '.join(rest)}"


DEALS = [
    deal_of(own, other)
    for own in itertools.combinations(CARDS[:3], 2)
    for other in itertools.combinations([card for card in CARDS if card not in own], 2)
]


def test_exact_algorithms_walk_a_reduced_deck_of_claim_with_hidden_hands() -> None:
    game = pyspiel.load_game("interregnum_claim", {"position": "|".join(DEALS)})
    known: dict[str, list[int]] = {}
    for deal in range(len(DEALS)):
        state = game.new_initial_state()
        state.apply_action(deal)
        known.setdefault(state.information_state_string(0), []).append(deal)
    # Seat 0 knows its own hand: one of three, each with three hands that seat 1 may hold.
    assert sorted(map(len, known.values())) == [3] * 3
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(25):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert after < min(0.02, before / 2)


def test_positions_of_different_tables_are_refused() -> None:
    positions = "|".join([DEALS[0], "players 3; kingdom claim2; leader 0; hand 0: Gn1; hand 1: Gi1; hand 2: Dr1"])
    with pytest.raises((ValueError, RuntimeError, pyspiel.SpielError), match="same number of players"):
        pyspiel.load_game("interregnum_claim", {"position": positions})


def test_a_bad_parameter_says_what() -> None:
    with pytest.raises((ValueError, RuntimeError, pyspiel.SpielError), match=r"C2\.3"):
        pyspiel.load_game("interregnum_claim", {"players": 9})


def test_a_game_can_be_pickled() -> None:
    game = pyspiel.load_game("interregnum_claim", {"players": 3})
    assert pickle.loads(pickle.dumps(game)).num_players() == 3
