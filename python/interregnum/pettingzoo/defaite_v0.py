"""La Défaite for three to six as a PettingZoo environment."""

from typing import Any

from pettingzoo import AECEnv

from interregnum.pettingzoo._aec import Observation
from interregnum.pettingzoo._make import aec

__all__ = ["env"]


def env(render_mode: str | None = None, **options: Any) -> AECEnv[str, Observation, int]:
    """Return an AEC environment; the options are those of ``interregnum.game("defaite")``."""
    return aec("defaite", "defaite_v0", render_mode, options)
