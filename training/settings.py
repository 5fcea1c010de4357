"""The settings of a run: a TOML file, which together with its seed names the run."""

import dataclasses
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Settings:
    """All parameters of a run. A schedule ``(first, last)`` falls geometrically over the rounds."""

    game: str
    options: tuple[dict[str, Any], ...] = ({},)
    """The options of the tables, as ``interregnum.make_vec`` takes them, for one group after the other. The last
    ones are those of the whole range, by which scales are found and policies evaluated."""
    begin_with: str = ""
    """The file of a policy, relative to the settings file, with which the run begins."""
    seed: int = 1
    horizon: str = "end"
    """``end``, or ``settled``: games end where the solver takes over, and a judge rates them there."""
    tables: int = 32768
    """The number of tables that are played at the same time."""
    steps: int = 64
    """The number of choices at each table in a round; with the horizon ``settled`` the most there can be."""
    rounds: int = 1000
    groups: int = 2
    """Tables are stepped in groups: while one computes on the processor, another uses the accelerator."""
    hidden: tuple[int, ...] = (512, 384, 256)
    """The widths of the policy's layers."""
    critic: tuple[int, ...] = (1024, 512)
    batch: int = 32768
    """The number of choices of a minibatch. Every choice is learnt from once."""
    rate: tuple[float, float] = (5e-4, 2e-5)
    entropy: tuple[float, float] = (0.05, 0.006)
    decay: float = 0.95
    """Lambda of the generalized advantage estimation."""
    clip: float = 0.15
    average: float = 0.9995
    """The weights that are exported are an exponential moving average with this decay a minibatch."""
    background: bool = False
    """Whether positions are solved all the time, beside playing and learning. Such a run is not repeated by its
    seed."""
    judge: tuple[int, int] = (192, 3)
    """The width of the judge's tokens and its number of blocks."""
    judge_rate: tuple[float, float] = (7e-4, 3e-5)
    judge_batch: int = 1024
    """The number of labels of a minibatch."""
    judge_average: float = 0.99
    """The decay of the average of the judge's weights, a minibatch."""
    labels: int = 512
    """The number of positions that are solved exactly at a time: each round, or in the background."""
    first_labels: int = 16384
    """The number that are solved before the first round."""
    lessons: int = 6
    """How often the judge learns from each label."""
    nodes: int = 2_000_000
    """The most positions that the solver visits for a label."""
    evaluate: int = 50
    """The number of rounds between two tests against random choices."""

    @classmethod
    def read(cls, path: Path, **changed: Any) -> "Settings":
        """Read a settings file; arguments that are not ``None`` replace its values."""
        found = tomllib.loads(path.read_text())
        found.update({name: value for name, value in changed.items() if value is not None})
        found = {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}
        if isinstance(found.get("options"), dict):
            found["options"] = (found["options"],)
        if found.get("begin_with"):
            found["begin_with"] = str(path.parent / found["begin_with"])
        return cls(**found)

    def to_dict(self) -> dict[str, Any]:
        """Return the settings as plain values."""
        return dataclasses.asdict(self)


def scheduled(schedule: tuple[float, float], progress: float) -> float:
    """Return the value of a schedule after a part of the run, from 0 to 1."""
    first, last = schedule
    return first * (last / first) ** min(max(progress, 0.0), 1.0)
