"""The adapter for OpenSpiel, judged by its own tests and algorithms."""

import itertools
import pickle
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability

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


def test_a_position_that_is_listed_twice_is_drawn_twice_as_often() -> None:
    listed = " | ".join([SMALL, "hand 0: Pr Ge; hand 1: Mu Pp", SMALL])
    game = pyspiel.load_game("interregnum_braverats", {"position": listed})
    assert game.new_initial_state().chance_outcomes() == [(0, pytest.approx(2 / 3)), (1, pytest.approx(1 / 3))]


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


REDUCED = "Go0 Go0 Go0 Go0 Kn2 Dw5 Un5 Do5"


def reduced_game(deck: str) -> Any:
    """Return a reduced deck as a game: each deal is listed as often as its probability asks."""
    deals = solve.claim_deals(deck)
    least = min(share for _, share in deals)
    listed = [text.replace("\n", "; ") for text, share in deals for _ in range(round(share / least))]
    assert len(listed) * least == pytest.approx(1)
    return pyspiel.load_game("interregnum_claim", {"position": "|".join(listed)})


class BotPolicy(policy.Policy):  # type: ignore[misc]
    """What a bot that returns probabilities does everywhere."""

    def __init__(self, game: Any, bot: Callable[[interregnum.View], Mapping[str, float]]) -> None:
        super().__init__(game, [0, 1])
        self.bot = bot

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        mix = self.bot(state.inner.view(player))
        return {state.inner.index(action, player): share for action, share in mix.items()}


def uniform(view: interregnum.View) -> Mapping[str, float]:
    return {str(action): 1 / len(view.legal) for action in view.legal}


def lowest(view: interregnum.View) -> Mapping[str, float]:
    """Play the first card that is legal, whatever else is known."""
    return {str(view.legal[0]): 1.0}


def leaning(view: interregnum.View) -> Mapping[str, float]:
    """Prefer later cards the more, the later it is: a strategy that differs from trick to trick."""
    weights = [1.0 + place * len(view.to_dict()["history"]) for place in range(len(view.legal))]
    return {str(action): weight / sum(weights) for action, weight in zip(view.legal, weights, strict=True)}


def agrees(bot: Callable[[interregnum.View], Mapping[str, float]]) -> Mapping[str, Any]:
    game = reduced_game(REDUCED)
    found = solve.exploit_claim(bot, REDUCED)
    for seat in range(2):
        response = best_response.BestResponsePolicy(game, seat, BotPolicy(game, bot))
        assert response.value(game.new_initial_state()) == pytest.approx(found["values"][seat], abs=1e-9)
    return found


def test_openspiels_best_response_to_a_bot_on_a_reduced_deck_is_ours() -> None:
    agrees(lowest)


@pytest.mark.long
def test_openspiels_best_response_to_bots_that_mix_is_ours_too() -> None:
    agrees(leaning)
    assert solve.exploit_claim("random", REDUCED)["values"] == pytest.approx(agrees(uniform)["values"], abs=1e-9)


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
