"""Trains a policy by self-play: ``python training/train.py training/settings/claim-2.toml --out runs/claim-2``.

A run is named by its settings file and its seed. It writes checkpoints, one line of figures a round and a picture of
them to its folder; started again with the same folder it goes on from the last checkpoint.
"""

import argparse
import json
import os
import time
from dataclasses import replace
from pathlib import Path

import torch

from curves import picture
from evaluate import against_random
from export import Quantised, export
from learner import Learner
from settings import Settings

SHOWN = ("against_random", "entropy", "explained", "value_error", "judge_error", "judge_right", "drift", "clipped")


def save(learner: Learner, out: Path, lines: list[dict[str, float]]) -> None:
    """Write checkpoint, policy, figures and picture, each in one go."""
    state = learner.state()
    torch.save(state, out / "checkpoint.new")
    os.replace(out / "checkpoint.new", out / "checkpoint.pt")
    checksum = export(state, out / "policy.bin")
    (out / "figures.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    (out / "curves.svg").write_text(picture(lines, SHOWN))
    about = {"settings": learner.settings.to_dict(), "round": learner.round, "games": learner.games}
    (out / "policy.json").write_text(json.dumps(about | {"sha256": checksum}, indent=1) + "\n")


def train(
    settings: Settings, out: Path, threads: int, seconds: float, device: torch.device, fit: float | None = None
) -> list[dict[str, float]]:
    """Run until the rounds are done or the time is over, and return the figures of all rounds.

    With ``fit``, a time in seconds, the first rounds decide how many rounds fit into it; the file beside the policy
    then names their number.
    """
    out.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    learner = Learner(settings, device, threads)
    lines: list[dict[str, float]] = []
    if settings.begin_with:
        learner.begin_with(Quantised.read(Path(settings.begin_with).read_bytes()))
    if (out / "checkpoint.pt").exists():
        learner.load(torch.load(out / "checkpoint.pt", map_location=device, weights_only=False))
        lines = [json.loads(line) for line in (out / "figures.jsonl").read_text().splitlines()]
    saved = time.monotonic()
    while learner.round < learner.settings.rounds and time.monotonic() - begun < seconds:
        if fit and learner.round == 10:
            warm = time.monotonic()
        if fit and learner.round == 40:
            now = time.monotonic()
            settings = replace(settings, rounds=40 + int((fit - (now - begun)) / ((now - warm) / 30)))
            learner.settings = settings
            print(out.name, "rounds", settings.rounds, flush=True)
        line = learner.learn() | {"round": learner.round, "seconds": round(time.monotonic() - begun, 2)}
        if learner.round % settings.evaluate == 0 or learner.round == settings.rounds:
            line["against_random"] = against_random(
                settings, learner.average, learner.used, learner.judge, threads=threads
            )
            told = {name: round(value, 4) for name, value in line.items()}
            print(out.name, json.dumps(told), flush=True)
        lines.append(line)
        if time.monotonic() - saved > 60:
            save(learner, out, lines)
            saved = time.monotonic()
    save(learner, out, lines)
    return lines


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("settings", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the run")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time, with a checkpoint")
    parser.add_argument("--fit", type=float, help="choose the number of rounds so that the run takes these seconds")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--tables", type=int)
    given = parser.parse_args()
    settings = Settings.read(given.settings, seed=given.seed, rounds=given.rounds, tables=given.tables)
    torch.backends.cuda.matmul.allow_tf32 = True
    train(settings, given.out, given.threads, given.seconds, torch.device(given.device), given.fit)


if __name__ == "__main__":
    main()
