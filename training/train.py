"""Trains a policy by self-play: ``python training/train.py training/settings/claim-2.toml --out runs/claim-2``.

A run is named by its settings file and its seed. It writes checkpoints, one line of figures a round and a picture of
them to its folder; started again with the same folder it goes on from the last checkpoint.
"""

import argparse
import copy
import json
import os
import time
from pathlib import Path
from typing import Any

import torch

from curves import picture
from evaluate import mean_reward
from export import Quantised, export
from learner import Learner
from networks import Perceptron
from settings import Settings

SHOWN = (
    "against_random",
    "against_first",
    "entropy",
    "explained",
    "value_error",
    "judge_error",
    "judge_error-claim",
    "judge_error-all",
    "drift",
    "clipped",
)
SAVE_SECONDS = 150
"""The time between two checkpoints."""


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


class Fit:
    """Chooses the number of rounds so that the run takes a given time; some rounds tell how long one takes."""

    FIRST, LAST = 20, 120

    def __init__(self, seconds: float, learner: Learner) -> None:
        self.seconds, self.learner, self.start = seconds, learner, learner.round
        self.begun = self.warm = time.monotonic()

    def after_round(self) -> None:
        """Choose once the rounds that tell are over."""
        done, now = self.learner.round - self.start, time.monotonic()
        if done == self.FIRST:
            self.warm = now
        if done == self.LAST:
            each = (now - self.warm) / (self.LAST - self.FIRST)
            rounds = self.learner.round + max(int((self.seconds - (now - self.begun)) / each), 1)
            self.learner.set_rounds(rounds)
            print("rounds", rounds, flush=True)


def evaluated(learner: Learner, first: Perceptron | None, threads: int) -> dict[str, float]:
    """Return the rewards of the averaged policy against random choices and against the policy that it began with."""
    settings = learner.settings

    def reward(opponent: Perceptron | None, options: dict[str, Any], tables: int) -> float:
        return mean_reward(
            settings, learner.average, learner.columns, learner.judge, opponent, options, tables, threads
        )

    told = {"against_random": reward(None, settings.options[-1], 2048)}
    if first is not None:
        for name, options in {"against_first": settings.options[-1], "against_first-0": settings.options[0]}.items():
            told[name] = reward(first, options, 8192)
    return told


def train(
    settings: Settings, out: Path, threads: int, seconds: float, device: torch.device, fit: float | None = None
) -> list[dict[str, float]]:
    """Run until the rounds are done or the time is over, and return the figures of all rounds.

    With ``fit``, a time in seconds, the first rounds decide how many rounds fit into it; the file beside the policy
    then names their number.
    """
    out.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    kept = None
    lines: list[dict[str, float]] = []
    if (out / "checkpoint.pt").exists():
        kept = torch.load(out / "checkpoint.pt", map_location=device, weights_only=False)
        lines = [json.loads(line) for line in (out / "figures.jsonl").read_text().splitlines()]
    policy = Quantised.read(Path(settings.begin_with).read_bytes()) if settings.begin_with else None
    learner = Learner(settings, device, threads, policy, kept["round"] if kept else 0)
    first = copy.deepcopy(learner.average) if policy else None
    if kept:
        learner.load(kept)
        if fit:
            learner.set_rounds(kept["settings"]["rounds"])
    fitted = Fit(fit - (time.monotonic() - begun), learner) if fit else None
    saved = time.monotonic()
    while learner.round < learner.settings.rounds and time.monotonic() - begun < seconds:
        line = learner.learn() | {"round": learner.round, "seconds": round(time.monotonic() - begun, 2)}
        if fitted:
            fitted.after_round()
        if learner.round % settings.evaluate == 0 or learner.round == learner.settings.rounds:
            line |= evaluated(learner, first, threads)
            told = {name: round(value, 4) for name, value in line.items()}
            print(out.name, json.dumps(told), flush=True)
        lines.append(line)
        if time.monotonic() - saved > SAVE_SECONDS:
            save(learner, out, lines)
            saved = time.monotonic()
    learner.finish()
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
