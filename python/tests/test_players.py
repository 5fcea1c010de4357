"""Bots, arena, statistics, solutions."""

import re
import signal
import threading
import time
from collections.abc import Callable

import pytest

import interregnum
from interregnum import ArenaResult, View, arena, arena_part, solve

SMALL = "hand 0: Pr Ge Mu; hand 1: Sp As Pp"


@pytest.mark.parametrize("name", interregnum.games())
def test_every_bot_of_a_game_chooses_a_legal_action(name: str) -> None:
    table = interregnum.game(name)
    # The whole game of BraveRats takes minutes to solve without optimisation.
    state = table.position(SMALL) if name == "braverats" else table.start(seed=3)
    view = state.view(state.to_act[0])
    for bot in table.players_names():
        assert interregnum.player(bot if bot != "search" else "search:200w", seed=1).act(view) in view.legal


def test_the_same_seed_gives_the_same_game() -> None:
    table = interregnum.game("defaite", players=3)
    games = [interregnum.play(table, ["random"] * 3, seed=9).actions for _ in range(2)]
    assert games[0] == games[1]
    other = interregnum.play(table, ["random"] * 3, seed=10).actions
    assert other != games[0]


def test_a_hint_is_sorted_and_has_reasons() -> None:
    state = interregnum.game("claim").start(seed=7)
    state.apply(state.legal()[0])
    view = state.view(1)
    hint = interregnum.player("flat:50", seed=1).hint(view)
    assert {one.action for one in hint} == set(view.legal)
    assert [one.chance for one in hint] == sorted((one.chance for one in hint), reverse=True)
    assert any(one.why for one in hint)


def test_a_bot_asked_out_of_turn_says_so() -> None:
    view = interregnum.game("claim").start(seed=7).view(1)
    with pytest.raises(ValueError, match="not the turn"):
        interregnum.player("random").act(view)
    with pytest.raises(ValueError, match="greedy"):
        interregnum.player("nobody").act(interregnum.game("claim").start(seed=7).view(0))


def first_card(view: View) -> str:
    return view.legal[0].text


def test_a_bot_in_python_meets_ours_and_the_result_does_not_depend_on_threads() -> None:
    claim = interregnum.game("claim")
    one = arena(claim, ["greedy", first_card], games=20, seed=1, threads=1)
    two = arena(claim, ["greedy", first_card], games=20, seed=1, threads=2)
    assert one.sets == two.sets
    assert one.share > 0.6
    assert one.bots == ("greedy", "first_card")


def test_the_parts_of_an_arena_are_the_whole() -> None:
    claim = interregnum.game("claim", kingdom="all")
    whole = arena(claim, ["greedy", "random"], games=40, seed=4)
    parts = [arena_part(claim, ["greedy", "random"], range(at, at + 4), seed=4) for at in (16, 8, 0, 12, 4)]
    assert ArenaResult.joined(parts).sets == whole.sets
    assert ArenaResult.joined(parts).score == whole.score
    assert whole.to_dict()["games"] == 40
    assert "greedy" in whole._repr_html_()


def test_an_exception_of_a_bot_reaches_the_caller() -> None:
    def broken(view: View) -> str:
        raise RuntimeError(f"seat {view.seat} gives up")

    with pytest.raises(RuntimeError, match="gives up"):
        arena(interregnum.game("claim"), ["greedy", broken], games=4, seed=1)

    with pytest.raises(ValueError, match="legal are"):
        arena(interregnum.game("claim"), ["greedy", lambda _: "play Xx9"], games=4, seed=1)


def test_progress_is_reported_up_to_the_end() -> None:
    seen: list[tuple[int, int]] = []
    arena(interregnum.game("claim"), ["random", "random"], 200, 1, progress=lambda *step: seen.append(step))
    assert seen[-1] == (100, 100)
    assert seen == sorted(seen)


def interrupted(work: Callable[[], object]) -> float:
    """Send Ctrl-C once the work runs; return how long it went on."""
    sent: list[float] = []

    def send() -> None:
        sent.append(time.monotonic())
        signal.raise_signal(signal.SIGINT)

    timer = threading.Timer(0.5, send)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        work()
    timer.join()
    return time.monotonic() - sent[0]


@pytest.mark.parametrize(
    "work",
    [
        lambda: arena(interregnum.game("claim"), ["search:5s", "search:5s"], games=100, seed=1),
        lambda: interregnum.stats(interregnum.game("claim", kingdom="all"), games=1_000_000, seed=1),
        lambda: interregnum.exploit("search:100ms"),
    ],
    ids=["arena", "stats", "exploit"],
)
def test_ctrl_c_stops_long_work(work: Callable[[], object]) -> None:
    assert interrupted(work) < 20


def test_stats_are_those_of_the_command_line() -> None:
    table = interregnum.game("claim")
    report = interregnum.stats(table, games=30, bots=["random"], seed=7)
    again = interregnum.stats(table, games=30, bots=["random"], seed=7, threads=1)
    assert report == again
    assert report["games"] == 30
    assert len(report["by_seat"]) == 2
    assert "seat 1" in report._repr_html_()
    with pytest.raises(ValueError, match="at least one game"):
        interregnum.stats(table, games=0)


def test_the_standard_game_of_braverats_is_even() -> None:
    solution = solve.braverats(target=3)
    assert abs(solution.value) < 1e-9
    assert abs(sum(solution.mix[0].values()) - 1) < 1e-12
    assert solution.verify()["exploitable"] < 1e-9
    state = interregnum.game("braverats", target=3).start(seed=0)
    policy = solution.policy(state.view(1))
    assert policy == pytest.approx({f"play {card}": share for card, share in solution.mix[1].items()})
    state.apply("play Mu", seat=0)
    # A sealed card changes nothing for the other side.
    assert solution.policy(state.view(1)) == policy
    assert "<td" in solution._repr_html_()


def test_the_solution_cannot_be_exploited_and_a_fixed_player_can() -> None:
    position = interregnum.game("braverats").position(SMALL)
    solution = solve.braverats(position)
    assert interregnum.exploit(solution, position)["value"] == pytest.approx(solution.value, abs=1e-9)
    assert interregnum.exploit(first_card, position)["value"] <= solution.value + 1e-12


def test_phase_two_of_claim_is_solved_and_phase_one_refused() -> None:
    state = interregnum.game("claim").start(seed=3)
    with pytest.raises(ValueError, match=r"C12\.3"):
        solve.claim(state)
    bot = interregnum.player("greedy", seed=1)
    while state.view(None).to_dict()["phase"] != "two" or state.view(None).to_dict()["trick_number"] < 8:
        state.apply(bot(state.view(state.to_act[0])))
    margin = solve.claim(state)["margin"]
    while not state.is_over:
        found = solve.claim(state)
        assert found["margin"] == margin
        state.apply(found["best"][0])
    assert state.outcome is not None
    assert state.outcome.winners == ((0,) if margin > 0 else (1,))


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: solve.braverats(deal="random", draw=True), "hidden"),
        (lambda: solve.braverats(match=2), "match"),
        (lambda: solve.claim(interregnum.game("braverats").start(seed=1)), "Claim"),
        (lambda: arena(interregnum.game("claim"), ["greedy"], games=2), "two bots"),
        (lambda: arena(interregnum.game("claim"), ["greedy", "random"], games=3), "multiple of 2"),
        (lambda: arena(interregnum.game("claim"), ["greedy", "nobody"], games=2), "nobody"),
        (lambda: arena(interregnum.game("claim"), ["greedy", "random"], games=2, threads=0), "threads"),
        (lambda: interregnum.play(interregnum.game("claim"), ["greedy"]), "1 bots for 2 seats"),
    ],
)
def test_a_bad_question_is_a_value_error_that_says_what(call: Callable[[], object], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        call()
