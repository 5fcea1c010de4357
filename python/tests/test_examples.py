"""The examples run, and say what they promise."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

import interregnum
from interregnum import ArenaResult, Game, View, online, terminal

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "python" / "examples"


def run(name: str, *words: str, text: str = "") -> str:
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}.py", *words], input=text, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_of_ones_own_is_measured() -> None:
    told = run("measure_a_bot", "--games", "40")
    assert told.count("cautious against") == 3
    assert "of 40 games" in told


def test_a_trained_policy_approaches_the_solution() -> None:
    told = run("train_braverats", "--rounds", "60")
    found = [float(number) for number in re.findall(r"rounds: ([+-][\d.]+)", told)]
    solution = float(re.findall(r"gets ([+-][\d.]+)", told)[0])
    assert found[-1] > found[0]
    assert abs(found[-1] - solution) < 0.05


def test_the_balance_of_a_kingdom_is_printed() -> None:
    told = run("balance_of_a_kingdom", "--games", "200", "--kingdom", "claim")
    assert "place 0: wins" in told
    assert "place 1: wins" in told


def test_a_bot_plays_in_the_terminal() -> None:
    assert "Winners:" in run("bot_in_the_terminal", text="1\n" * 50)


def test_the_terminal_explains_a_refused_action() -> None:
    lines: list[str] = []
    answers = iter(["play Xx9", *["1"] * 200])
    state = terminal.play(
        Game("claim"), "greedy", seed=2, read=lambda _: next(answers), write=lambda line: lines.append(line)
    )
    assert state.is_over
    assert any("an action such as" in line for line in lines)
    with pytest.raises(ValueError, match="no seat 5"):
        terminal.play(Game("claim"), "greedy", seat=5)


def binary() -> Path:
    path = Path(os.environ.get("INTERREGNUM_BINARY", ROOT / "target" / "debug" / "interregnum"))
    if not path.exists():
        pytest.fail(f"{path} is missing: build it with `cargo build --package interregnum-cli`")
    return path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def test_two_bots_meet_on_a_server(tmp_path: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    server = subprocess.Popen(
        [binary(), "serve", "--listen", address, "--store", tmp_path / "log.db"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    reader = threading.Thread()
    try:
        assert server.stdout is not None
        for line in server.stdout:  # it prints its address once it listens
            if address in line:
                break
        reader = threading.Thread(target=server.stdout.read)
        reader.start()
        found: list[str] = []

        def first() -> None:
            found.append(run("bot_on_a_server", f"http://{address}", "--game", "braverats", "--name", "Huginn"))

        other = threading.Thread(target=first)
        other.start()
        winners = online.play(
            f"http://{address}", lambda position: str(position["legal"][-1]), game="braverats", name="Muninn"
        )
        other.join(timeout=120)
        assert found == [f"won by {', '.join(map(str, winners)) or 'nobody'}\n"]
    finally:
        server.terminate()
        server.wait(timeout=30)
        if server.stdout is not None:
            if reader.is_alive():
                reader.join()
            server.stdout.close()


def test_a_dask_cluster_gives_the_same_figures_as_one_process_and_survives_a_killed_worker(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from dask.distributed import Client, LocalCluster

    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES))
    import dask_arena  # type: ignore[import-not-found]

    table = interregnum.game("claim", kingdom="claim2")
    bots = ["greedy", "page"]
    whole = interregnum.arena(table, bots, games=400, seed=7)
    killed = tmp_path / "killed"

    def deadly_piece(*arguments: Any) -> ArenaResult:
        """Play the deals; the worker that has played those from deal 100 on is killed before it can answer."""
        played: ArenaResult = dask_arena.piece(*arguments)
        if arguments[2] == 100 and not killed.exists():
            killed.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return played

    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True) as cluster,
        Client(cluster) as client,
    ):
        result = dask_arena.arena(client, table, bots, games=400, seed=7, size=20)
        assert result.sets == whole.sets
        assert result.score == whole.score
        assert len(set(client.run(os.getpid).values()) - {os.getpid()}) == 2
        with monkeypatch.context() as patched:
            patched.setattr(dask_arena, "piece", deadly_piece)
            again = dask_arena.arena(client, table, bots, games=400, seed=7, size=20)
        assert killed.exists()
        assert int(killed.read_text()) not in client.run(os.getpid).values()
        assert again.sets == whole.sets
        assert again.score == whole.score


def test_a_function_over_views_is_a_bot() -> None:
    def lowest(view: View) -> str:
        return view.legal[0].text

    assert interregnum.play(interregnum.game("claim", players=3), [lowest] * 3, seed=1).is_over
