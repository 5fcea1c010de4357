"""Training: its parts on worked examples, and a small run that approaches the exact solution."""

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).parent.parent))

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested")

from interregnum import make_vec  # noqa: E402

from advantage import advantages, turned, turned_back  # noqa: E402
from curves import picture  # noqa: E402
from evaluate import mean_reward  # noqa: E402
from export import Quantised, export  # noqa: E402
from judge_network import Judge  # noqa: E402
from labels import Labels  # noqa: E402
from learner import Learner  # noqa: E402
from networks import Perceptron  # noqa: E402
from settings import Settings, scheduled  # noqa: E402
from train import train  # noqa: E402

CPU = torch.device("cpu")
SETTINGS = Path(__file__).parent.parent / "settings"


def test_advantages_count_what_all_seats_do_up_to_the_end_of_the_game() -> None:
    # One table, two seats, three steps; the game ends with the second step, seat 0 wins it.
    values = torch.tensor([[[0.5, -0.5]], [[0.25, -0.25]], [[0.0, 0.0]], [[1.0, -1.0]]])
    rewards = torch.tensor([[[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]]])
    ends = torch.tensor([[False], [True], [False]])
    found = advantages(values, rewards, ends, torch.zeros_like(ends), decay=0.5)
    # Step 1: 1 - 0.25. Step 0: (0.25 - 0.5) + 0.5 * 0.75. Step 2 belongs to the next game: 1 - 0.
    assert found[:, 0, 0].tolist() == [0.125, 0.75, 1.0]
    assert found[:, 0, 1].tolist() == [-0.125, -0.75, -1.0]


def test_values_are_turned_from_the_seat_to_act_and_back() -> None:
    values, seats = torch.tensor([[10.0, 20.0, 30.0]]), torch.tensor([2])
    assert turned(values, seats).tolist() == [[20.0, 30.0, 10.0]]
    assert turned_back(turned(values, seats), seats).tolist() == values.tolist()


def test_the_judge_gives_the_other_sign_to_exchanged_seats() -> None:
    env = make_vec("claim", 16, seed=3, horizon="settled", autoreset="disabled", kingdom="all")
    while (env.current_player >= 0).any():
        env.step(env.sample())
    torch.manual_seed(3)
    judge = Judge(env.layout, 32, 1)
    other = np.stack([env.observe(table, 1) for table in range(16)])
    one, two = judge(torch.from_numpy(env.observations)), judge(torch.from_numpy(other))
    assert one.abs().max() > 0.01
    assert torch.allclose(one, -two, atol=1e-5)


def test_the_judge_reads_hands_scores_and_leader_and_nothing_else() -> None:
    env = make_vec("claim", 4, seed=5, horizon="settled", autoreset="disabled", kingdom="all")
    while (env.current_player >= 0).any():
        env.step(env.sample())
    judge = Judge(env.layout, 32, 1)
    before = judge(torch.from_numpy(env.observations))
    for name, is_read in [("hand-0", True), ("score-1", True), ("leader", True), ("discards", False)]:
        changed = env.observations.copy()
        part = changed[:, env.layout.fields[name].slice]
        part[:] = 1 - part
        assert (judge(torch.from_numpy(changed)) != before).all() == is_read, name


def test_packed_labels_are_the_same() -> None:
    seen = (torch.rand(70_000, 19) < 0.3).to(torch.uint8) * torch.arange(1, 20, dtype=torch.uint8)
    labels = Labels(seen, torch.rand(70_000))
    packed = labels.packed()
    assert packed["bits"].shape == (70_000, 3)
    unpacked = Labels.unpacked(packed)
    assert (unpacked.observations == seen).all()
    assert (unpacked.results == labels.results).all()


def test_eight_bits_change_logits_little() -> None:
    torch.manual_seed(1)
    model = Perceptron(torch.rand(59) + 0.1, (32, 16), 9)
    torch.nn.init.normal_(model.layers[-1].weight)
    seen = torch.randint(0, 3, (50, 60), dtype=torch.uint8)
    seen[:, 7] = 0
    used = torch.ones(60, dtype=torch.bool)
    used[7] = False
    with torch.no_grad():
        exact = model(seen[:, used]).numpy()
    quantised = Quantised(model.state_dict(), used)
    assert np.abs(quantised.logits(seen.numpy()) - exact).max() < 0.05 * np.abs(exact).max()
    assert Quantised.read(quantised.write()).write() == quantised.write()
    assert len(quantised.write()) == 4 + 3 + 3 * 2 + 8 + 59 * 4 + 8 * (32 + 16 + 9) + 59 * 32 + 32 * 16 + 16 * 9


def test_a_schedule_falls_from_its_first_value_to_its_last() -> None:
    assert [round(scheduled((1.0, 0.01), part), 6) for part in (0.0, 0.5, 1.0)] == [1.0, 0.1, 0.01]


def test_every_settings_file_is_read() -> None:
    for path in SETTINGS.glob("*.toml"):
        assert Settings.read(path, seed=5).seed == 5, path


def test_a_run_is_repeated_by_its_seed_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    settings = Settings.read(SETTINGS / "claim-small.toml", tables=16, rounds=2)
    small = {"hidden": (8,), "critic": (8,), "judge": (8, 1), "labels": 4, "first_labels": 16, "evaluate": 100}
    settings = Settings(**(settings.to_dict() | small))
    files = []
    for name in ("one", "two"):
        train(settings, tmp_path / name, threads=2, seconds=1e9, device=CPU)
        files.append((tmp_path / name / "policy.bin").read_bytes())
    assert files[0] == files[1]
    longer = Settings(**(settings.to_dict() | {"rounds": 3}))
    lines = train(longer, tmp_path / "one", threads=1, seconds=1e9, device=CPU)
    assert [line["round"] for line in lines] == [1, 2, 3]
    assert "judge_error" in lines[0]
    assert lines[-1]["games"] == 3 * 16
    assert picture(lines, ("entropy",)).startswith("<svg")
    checkpoint = torch.load(tmp_path / "one" / "checkpoint.pt", weights_only=False)
    assert len(export(checkpoint, tmp_path / "policy.bin")) == 64


def test_positions_are_solved_in_the_background(tmp_path: Path) -> None:
    settings = Settings.read(SETTINGS / "claim-small.toml", tables=16, rounds=30)
    small = {"hidden": (8,), "critic": (8,), "judge": (8, 1), "labels": 2, "first_labels": 2, "evaluate": 100}
    settings = Settings(**(settings.to_dict() | small | {"background": True}))
    lines = train(settings, tmp_path / "run", threads=2, seconds=1e9, device=CPU)
    assert lines[0]["labels"] == 2, "nothing is solved yet beside the first labels"
    assert lines[-1]["labels"] > 2
    assert lines[-1]["games"] == 30 * 16


def test_a_few_rounds_of_braverats_beat_random_choices() -> None:
    settings = Settings.read(SETTINGS / "braverats-small.toml", rounds=50)
    learner = Learner(settings, CPU, threads=2)
    before = mean_reward(settings, learner.average, learner.columns, None)
    for _ in range(settings.rounds):
        learner.learn()
    after = mean_reward(settings, learner.actor, learner.columns, None)
    # The exact solution gets 0.46 against random choices (docs/strength.md: 73.1 % of the games).
    assert abs(before) < 0.25
    assert after > 0.2, (before, after)
