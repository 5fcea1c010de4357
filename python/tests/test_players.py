"""Bots, arena, statistics, solutions."""

import re
import signal
import sys
import threading
import time
from collections.abc import Callable

import pytest

import interregnum
from interregnum import ArenaResult, Player, View, arena, arena_part, solve

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


class Interruption:
    """Presses Ctrl-C once the work is under way, and lets the work go on only after it has been answered."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.answered = threading.Event()
        self.calls_afterwards = 0

    def bot(self, view: View) -> str:
        """Play the first card, but not before Ctrl-C has been answered."""
        if self.answered.is_set():
            self.calls_afterwards += 1
        self.begun.set()
        assert self.answered.wait(timeout=60), "Ctrl-C was not answered while a bot was thinking"
        return view.legal[0].text

    def of(self, work: Callable[[], object]) -> None:
        """Interrupt some work, which calls ``bot`` or sets ``begun``."""

        def press() -> None:
            if self.begun.wait(timeout=60) and not self.answered.is_set():
                signal.raise_signal(signal.SIGINT)

        # Shells start what they run in the background with Ctrl-C ignored.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        thread = threading.Thread(target=press)
        thread.start()
        try:
            with pytest.raises(KeyboardInterrupt):
                work()
        finally:
            self.answered.set()
            self.begun.set()
            thread.join()
            signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("other", ["random", "search:5s"])
def test_ctrl_c_stops_an_arena(other: str) -> None:
    pressed = Interruption()
    pressed.of(lambda: arena(interregnum.game("claim"), [pressed.bot, other], games=100_000, seed=1, threads=1))
    # Work that came afterwards is over: the interrupted one has had the time to ask its bot again, and has not.
    arena(interregnum.game("claim"), ["greedy", "greedy"], games=200, seed=1, threads=1)
    assert pressed.calls_afterwards == 0


def test_ctrl_c_stops_a_best_response() -> None:
    pressed = Interruption()
    pressed.of(lambda: interregnum.exploit(pressed.bot, target=3))
    arena(interregnum.game("claim"), ["greedy", "greedy"], games=200, seed=1, threads=1)
    assert pressed.calls_afterwards == 0


def test_ctrl_c_is_answered_while_a_bot_thinks() -> None:
    pressed = Interruption()
    main = threading.get_ident()

    def watch() -> None:
        while sys._current_frames()[main].f_code is not Player.act.__code__:
            time.sleep(0.01)
        pressed.begun.set()

    watcher = threading.Thread(target=watch)
    watcher.start()
    begun = time.monotonic()
    state = interregnum.game("claim").start(seed=1)
    pressed.of(lambda: interregnum.player("search:60s").act(state.view(state.to_act[0])))
    watcher.join()
    assert time.monotonic() - begun < 30


def test_ctrl_c_stops_a_measurement() -> None:
    pressed = Interruption()
    shown: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> None:
        shown.append((done, total))
        pressed.begun.set()

    table = interregnum.game("claim", kingdom="all")
    pressed.of(lambda: interregnum.stats(table, games=1_000_000, seed=1, progress=progress))
    done, total = shown[-1]
    assert 0 < done < total


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
