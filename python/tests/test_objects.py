"""The objects: games, states, views, actions, records."""

import copy
import json
import pickle
import re
from pathlib import Path

import pytest

import interregnum
from interregnum import Illegal, Record, State

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*/*.json"))
GOLDEN = [path for path in GOLDEN if path.parent.name in interregnum.games()]


TABLES: list[tuple[str, dict[str, object]]] = [
    *(("claim", {"players": players}) for players in (2, 3, 4)),
    ("claim", {"kingdom": "claim2"}),
    ("braverats", {}),
    ("braverats", {"deal": "draft", "traitor": True, "match": 2}),
    ("braverats", {"deal": "random", "draw": True}),
    *(("defaite", {"players": players}) for players in (3, 4, 5, 6)),
]


def finished(name: str, seed: int, **options: object) -> State:
    table = interregnum.game(name, **options)
    return interregnum.play(table, ["random"] * table.players, seed=seed)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_golden_game_replays_and_tells_the_same_story(path: Path) -> None:
    record = Record(path.read_text(encoding="utf-8"))
    written = record.to_dict()
    state = record.state
    assert [(move["seat"], move["action"]) for move in written["moves"]] == state.actions
    if written["outcome"] is not None:
        assert state.outcome is not None
        assert list(state.outcome.winners) == written["outcome"]["winners"]
        assert state.outcome.detail == written["outcome"]["detail"]
    names = [seat["name"] for seat in written["seats"]]
    kinds = [seat["player"] for seat in written["seats"]]
    told = state.story()
    for seat, name in enumerate(names):
        told = [line.replace(f"#{seat}", name) for line in told]
    story = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    assert told == story[: len(told)]
    assert story[len(told)] == "", "only the result in words follows"
    assert len(story) <= len(told) + 3
    again = state.record(names, kinds).to_dict()
    assert [move["action"] for move in again["moves"]] == [move["action"] for move in written["moves"]]


def test_there_is_something_to_replay_for_every_game() -> None:
    assert {path.parent.name for path in GOLDEN} == set(interregnum.games())


@pytest.mark.parametrize("name", interregnum.games())
def test_every_option_set_starts_and_is_played_to_its_end(name: str) -> None:
    for number, options in enumerate(interregnum.game(name).option_sets()):
        state = finished(name, number, **options)
        assert state.is_over
        assert state.outcome is not None
        assert len(state.outcome.shares) == state.players


@pytest.mark.parametrize("name", interregnum.games())
def test_a_copy_and_a_pickle_are_equal_and_independent(name: str) -> None:
    state = interregnum.game(name).start(seed=5)
    for _ in range(4):
        state.apply(state.legal()[-1])
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        other.apply(other.legal()[0])
        assert other != state
    assert State.from_dict(json.loads(json.dumps(state.to_dict()))) == state


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_an_imagined_world_looks_the_same_to_the_viewer(name: str, options: dict[str, object]) -> None:
    state = interregnum.game(name, **options).start(seed=11)
    moved = 0
    for step in range(30):
        for seat in range(state.players):
            world = state.view(seat).imagine(seed=step)
            assert world.view(seat) == state.view(seat)
            assert world.view(seat).to_dict() == state.view(seat).to_dict()
            assert world.observe(seat) == state.observe(seat)
            assert world.mask(seat) == state.mask(seat)
            moved += world != state
        if state.is_over:
            break
        state.apply(state.legal()[step % len(state.legal())])
    # The standard game of BraveRats hides nothing but a sealed choice.
    assert moved > (2 if (name, options) == ("braverats", {}) else 15)


def test_a_view_has_no_hidden_card() -> None:
    state = interregnum.game("claim").start(seed=7)
    view = state.view(0)
    other = state.view(1).to_dict()["seats"][1]["hand"]["known"]
    shown = json.dumps({name: part for name, part in view.to_dict().items() if name != "deck"})
    own = view.to_dict()["seats"][0]["hand"]["known"]
    assert len(other) == 13
    assert not [card for card in set(other) - set(own) if f'"{card}"' in shown and card not in str(view.zones()[0])]


def test_a_refused_action_names_its_rule_and_changes_nothing() -> None:
    state = interregnum.game("claim").position("players 2; kingdom claim; leader 0; hand 0: Go9 Kn2; hand 1: Go1 Kn9")
    state.apply("play Go9")
    before = state.copy()
    with pytest.raises(Illegal, match=r"\(C4.2\)") as caught:
        state.apply("play Kn9")
    error = caught.value
    assert (error.rule, error.action, error.seat) == ("C4.2", "play Kn9", 1)
    assert state == before
    assert error.rule == state.view(1).forbidden[0].rule
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: interregnum.game("chess"), 'no game "chess"'),
        (lambda: interregnum.game("claim", colour="red"), 'no option "colour"'),
        (lambda: interregnum.game("claim", players=9), "C2.3"),
        (lambda: interregnum.game("claim", kingdom=["Go", "Kn"]), "C2.2"),
        (lambda: interregnum.game("claim", kingdom="nowhere"), "nowhere"),
        (lambda: interregnum.game("claim", leader=3), "leader"),
        (lambda: interregnum.game("claim", kingdom="all").start(seed=1), "one table"),
        (lambda: interregnum.game("defaite", players=2), "players"),
        (lambda: interregnum.game("braverats", target=5), "B6.3"),
        (lambda: interregnum.game("claim").start(seed=-1), "-1"),
        (lambda: interregnum.game("claim").start(seed="x"), "seed"),
        (lambda: interregnum.game("claim").start(deal={"deck": []}), "C3.1"),
        (lambda: interregnum.game("claim").position("hand 9: Go1"), "position"),
        (lambda: interregnum.game("claim").start(seed=1).view(2), "no seat 2"),
        (lambda: interregnum.game("claim").start(seed=1).apply("dance"), "dance"),
        (lambda: interregnum.game("claim").rule("C99.9"), "C99.9"),
        (lambda: interregnum.game("claim").start(seed=1).undo(), "take back"),
        (lambda: Record("no json"), "column"),
        (lambda: State.from_dict({"game": "claim"}), "options"),
        (lambda: interregnum.set_language("de"), "en, fr"),
    ],
)
def test_a_bad_argument_is_a_value_error_that_says_what(call: object, told: str) -> None:
    assert callable(call)
    with pytest.raises(ValueError, match=re.escape(told)):
        call()


def test_undo_goes_back_one_action() -> None:
    state = interregnum.game("defaite", players=3).start(seed=2)
    before = state.copy()
    state.apply(state.legal()[0])
    assert state != before
    state.undo()
    assert state == before


def test_a_view_cannot_be_pickled_with_its_hidden_cards() -> None:
    with pytest.raises(TypeError, match="hidden cards"):
        pickle.dumps(interregnum.game("claim").start(seed=1).view(0))


def test_records_are_written_and_read_and_a_bad_line_is_named(tmp_path: Path) -> None:
    records = [finished("braverats", seed).record() for seed in range(3)]
    file = tmp_path / "games.jsonl"
    assert interregnum.write_records(file, records) == 3
    assert list(interregnum.read_records(file)) == records
    file.write_text(file.read_text() + "{}\n")
    with pytest.raises(ValueError, match="line 4"):
        list(interregnum.read_records(file))
    states = list(records[0].states())
    assert len(states) == len(records[0].to_dict()["moves"]) + 1
    assert states[-1] == records[0].state


def test_texts_are_in_the_language_that_was_chosen() -> None:
    view = interregnum.game("claim").start(seed=7).view(0)
    english = view.headline
    interregnum.set_language("fr")
    try:
        assert view.headline != english
        assert view.headline.startswith("Phase 1")
    finally:
        interregnum.set_language("en")


def test_drawings_are_html_with_the_cards() -> None:
    state = interregnum.game("claim").start(seed=7)
    drawn = state.view(0)._repr_html_()
    assert all(f">{card}<" in drawn for card in state.view(0).to_dict()["seats"][0]["hand"]["known"])
    assert "13&times;?" in drawn
    assert "<table" in state._repr_html_()
    assert "Phase 1" in repr(state)
    assert "Phase 1" in repr(state.view(0))
