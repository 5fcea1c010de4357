"""Environments with PettingZoo's usual wrappers."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from interregnum._game import Game
from interregnum.pettingzoo._aec import Observation, RawEnv


def aec(game: str, version: str, render_mode: str | None, options: dict[str, Any]) -> AECEnv[str, Observation, int]:
    """Return an environment in which an illegal action ends the game with -1 for its agent."""
    raw: AECEnv[str, Observation, int] = RawEnv(Game(game, **options), version, render_mode)
    raw = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    raw = wrappers.AssertOutOfBoundsWrapper(raw)
    return wrappers.OrderEnforcingWrapper(raw)
