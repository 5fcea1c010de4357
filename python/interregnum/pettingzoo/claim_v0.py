"""Claim for two, three, or four in teams as a PettingZoo environment."""

from typing import Any

from pettingzoo import AECEnv

from interregnum.pettingzoo._aec import Observation
from interregnum.pettingzoo._make import aec

__all__ = ["env"]


def env(render_mode: str | None = None, **options: Any) -> AECEnv[str, Observation, int]:
    """Return an AEC environment; the options are those of ``interregnum.game("claim")``."""
    return aec("claim", "claim_v0", render_mode, options)
