"""The program's bots, and how to play a game with bots."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from interregnum import _core
from interregnum._action import Action, ActionLike
from interregnum._game import Game
from interregnum._seeds import Seed, seed_text
from interregnum._state import State
from interregnum._view import View


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action with its value for the seat that acts."""

    action: Action
    chance: float
    """The chance to win, from 0 to 1; a draw counts its share."""
    tries: int
    """The number of worlds in which it was tried."""
    why: str | None
    """The reason, where the rules give one."""


class Player:
    """A bot of the program. It sees views only, and answers the same with the same seed.

    >>> import interregnum
    >>> view = interregnum.game("claim").start(seed=7).view(0)
    >>> interregnum.player("greedy", seed=1).act(view) in view.legal
    True
    """

    __slots__ = ("_core", "name", "seed", "threads")

    def __init__(self, name: str, seed: Seed = None, threads: int = 1) -> None:
        self.name = name
        self.seed = seed_text(seed)
        self.threads = threads
        self._core = _core.Player(name, self.seed, threads)

    def act(self, view: View) -> Action:
        """Choose an action for the view's seat."""
        return Action(self._core.act(_checked(view)._core), view.game)

    __call__ = act

    def weigh(self, view: View) -> list[Weighed]:
        """Return the value of every legal action; nothing if this bot computes no values."""
        return [
            Weighed(Action(one["action"], view.game), one["chance"], one["tries"], one["why"])
            for one in json.loads(self._core.weigh(_checked(view)._core))
        ]

    def hint(self, view: View) -> list[Weighed]:
        """Return the best actions first, each with its reason."""
        return sorted(self.weigh(view), key=lambda one: (-round(1000 * one.chance), -one.tries))

    def __reduce__(self) -> tuple[type["Player"], tuple[str, str, int]]:
        return Player, (self.name, self.seed, self.threads)

    def __repr__(self) -> str:
        return f"<Player {self.name}>"


def _checked(view: View) -> View:
    if not isinstance(view, View):
        raise TypeError(f"a bot sees a view, not {type(view).__name__}")
    return view


Mix: TypeAlias = Mapping[str, float] | Mapping[Action, float]
Bot: TypeAlias = str | Player | Callable[[View], ActionLike | Mix]
"""A bot: the name of one of ours, or a function from a view to an action or to probabilities of actions."""


def player(name: str, seed: Seed = None, threads: int = 1) -> Player:
    """Return a bot by its name: ``random``, ``greedy``, ``flat:2000``, ``search:100ms``, ``perfect``, ``regent``.

    >>> player("search:1m", seed=1).act(Game("claim").start(seed=7).view(0))
    Traceback (most recent call last):
    ValueError: "1m" is not a budget: give a time such as 100ms ...
    """
    return Player(name, seed, threads)


def play(table: Game | State, bots: Sequence[Bot], seed: Seed = None) -> State:
    """Play a game to its end with one bot for each seat, and return the last state.

    >>> play(Game("braverats"), ["greedy", lambda view: view.legal[0]], seed=3).is_over
    True
    """
    text = seed_text(seed)
    state = table.start(text) if isinstance(table, Game) else table.copy()
    if len(bots) != state.players:
        raise ValueError(f"{len(bots)} bots for {state.players} seats")
    made = [Player(bot, _child(text, seat)) if isinstance(bot, str) else bot for seat, bot in enumerate(bots)]
    while not state.is_over:
        # Players who choose at the same time are all asked before any choice is applied.
        chosen = [(seat, made[seat](state.view(seat))) for seat in state.to_act]
        for seat, action in chosen:
            if isinstance(action, Mapping):
                raise TypeError("play() needs an action, not probabilities")
            state.apply(action, seat)
    return state


def _child(seed: str, seat: int) -> str:
    """Return the seed of the bot at a seat."""
    return hashlib.sha256(f"{seed}/{seat}".encode()).hexdigest()


def called(bot: Bot) -> object:
    """Return what the compiled part calls: a name, or a function of the compiled view."""
    if isinstance(bot, str):
        return bot
    if not callable(bot):
        raise TypeError(f"a bot is a name or a function from a view to an action, not {type(bot).__name__}")

    def answer(view: _core.View) -> object:
        chosen = bot(View(view))
        return dict(chosen) if isinstance(chosen, Mapping) else chosen

    return answer


def bot_name(bot: Bot) -> str:
    """Return what a bot is called in a report."""
    if isinstance(bot, str):
        return bot
    if isinstance(bot, Player):
        return bot.name
    return str(getattr(bot, "__name__", type(bot).__name__))
