"""Many tables at once: NumPy arrays that are written in place."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from interregnum import _core
from interregnum._game import Game
from interregnum._seeds import Seed, seed_text
from interregnum._state import State
from interregnum._view import View

Autoreset: TypeAlias = Literal["same-step", "next-step", "disabled"]
Horizon: TypeAlias = Literal["end", "settled"]


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation."""

    name: str
    """Its name; a number in it is a seat, counted clockwise from the observer."""
    start: int
    len: int
    about: str
    """What its numbers mean."""

    @property
    def slice(self) -> slice:
        """Where it lies in an observation."""
        return slice(self.start, self.start + self.len)


@dataclass(frozen=True, slots=True)
class Layout:
    """The fields of the observations and the actions of a game with a number of players.

    >>> layout = layout_of("claim", players=2)
    >>> layout.fields["hand-0"].len, layout.actions[:2], layout.actions[-1]
    (104, ('Go0', 'Go0'), 'top')
    """

    size: int
    """The number of bytes of an observation."""
    fields: Mapping[str, Field]
    actions: tuple[str, ...]
    """The names of the actions by index."""
    cards: tuple[str, ...]
    """The cards by column, for fields with one byte for each card."""

    @classmethod
    def read(cls, text: str) -> "Layout":
        """Return the layout that the compiled part describes."""
        found = json.loads(text)
        fields = {one["name"]: Field(**one) for one in found["fields"]}
        return cls(found["size"], MappingProxyType(fields), tuple(found["actions"]), tuple(found["cards"]))

    def split(self, observation: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
        """Return the fields of an observation, or of many (the last axis is split), without copying."""
        return {name: observation[..., field.slice] for name, field in self.fields.items()}

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{one.name}</td><td>{one.start}</td><td>{one.len}</td><td>{one.about}</td></tr>"
            for one in self.fields.values()
        )
        return f"<table><tr><th>field</th><th>start</th><th>bytes</th><th>meaning</th></tr>{rows}</table>"


def _indices(actions: NDArray[np.integer[Any]]) -> NDArray[np.int32]:
    """Return actions as the compiled part takes them; none is changed by the conversion."""
    given = np.asarray(actions)
    if given.dtype != np.int32:
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are whole numbers, not {given.dtype}")
        wrong = np.flatnonzero((given < 0) | (given > np.iinfo(np.int32).max))
        if wrong.size:
            raise ValueError(f"table {wrong[0]}: action {given.flat[wrong[0]]} is not legal")
    return np.ascontiguousarray(given, dtype=np.int32)


def layout_of(game: str, players: int) -> Layout:
    """Return the layout of a game's observations and actions."""
    return Layout.read(_core.layout(game, players))


class VectorEnv:
    """Many tables of one game, stepped together.

    The arrays belong to the environment, and every step writes them in place; copy what you keep.

    ================== ======================= ==========================================================
    ``observations``   uint8 (n, layout.size)  what the seat to act observes: its view as numbers
    ``action_mask``    bool (n, actions)       its legal actions
    ``current_player`` int32 (n)               the seat to act; -1 if the game is over
    ``rewards``        float32 (n, players)    by seat, when the last step ended the game: 1 a win, 0 a draw;
                                               a loss is -1 with two sides, -1/(sides-1) with more
    ``terminations``   bool (n)                whether the last step ended the game
    ================== ======================= ==========================================================

    Players who choose at the same time are asked one after the other; nobody observes a choice before it is revealed.

    >>> env = make_vec("claim", num_envs=4, seed=7)
    >>> env.observations.shape, env.action_mask.shape
    ((4, 1496), (4, 105))
    >>> for _ in range(100):
    ...     env.step(env.sample())
    >>> bool(env.action_mask.any(axis=1).all())
    True
    """

    def __init__(
        self,
        table: Game,
        num_envs: int,
        seed: Seed = None,
        *,
        threads: int = 1,
        autoreset: Autoreset = "same-step",
        horizon: Horizon = "end",
    ) -> None:
        if threads < 1:
            raise ValueError(f"threads must be at least 1, not {threads}")
        self.game = table
        self.num_envs = num_envs
        self.threads = threads
        self.autoreset = autoreset
        self.horizon = horizon
        text = seed_text(seed)
        self._core = _core.Tables(table._core, num_envs, text, autoreset, horizon)
        self.layout = Layout.read(self._core.layout())
        self.players = self._core.players
        self.observations: NDArray[np.uint8] = np.zeros((num_envs, self.layout.size), np.uint8)
        self._mask: NDArray[np.uint8] = np.zeros((num_envs, len(self.layout.actions)), np.uint8)
        self.action_mask: NDArray[np.bool_] = self._mask.view(np.bool_)
        self.current_player: NDArray[np.int32] = np.zeros(num_envs, np.int32)
        self.rewards: NDArray[np.float32] = np.zeros((num_envs, self.players), np.float32)
        self._ends: NDArray[np.uint8] = np.zeros(num_envs, np.uint8)
        self.terminations: NDArray[np.bool_] = self._ends.view(np.bool_)
        self._sampled: NDArray[np.int32] = np.zeros(num_envs, np.int32)
        self.reset(text)

    def reset(self, seed: Seed = None) -> None:
        """Deal all tables again. The deals of a table depend on the seed and on its number alone."""
        self._core.reset(seed_text(seed), self.observations, self._mask, self.current_player, self.rewards, self._ends)

    def redeal(self) -> None:
        """Deal the next game at all tables, over or not."""
        self._core.redeal(self.threads, self.observations, self._mask, self.current_player, self.rewards, self._ends)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Apply one action at each table, without the interpreter's lock, and write the arrays.

        Raises ``ValueError`` that names the table of an illegal action; ``reset`` before you go on.
        """
        self._core.step(
            _indices(actions),
            self.threads,
            self.observations,
            self._mask,
            self.current_player,
            self.rewards,
            self._ends,
        )

    def sample(self) -> NDArray[np.int32]:
        """Return a random legal action for each table, in an array that the next call writes again."""
        self._core.sample(self._sampled)
        return self._sampled

    def state(self, table: int) -> State:
        """Return a copy of a table's position."""
        return State(self._core.state(table))

    def view(self, table: int, seat: int | None = None) -> View:
        """Return what a seat of a table knows; without a seat, the one to act."""
        state = self.state(table)
        return state.view(state.to_act[0] if seat is None and state.to_act else seat)

    def observe(self, table: int, seat: int) -> NDArray[np.uint8]:
        """Return what a seat of a table observes, also when it is not to act."""
        return np.frombuffer(self._core.observe(table, seat), np.uint8)

    @property
    def hidden_size(self) -> int:
        """The number of bytes that ``hidden`` writes for a table."""
        return self._core.hidden_size

    def hidden(self, out: NDArray[np.uint8]) -> None:
        """Write what the other seats see and the one to act does not, for a critic that sees all cards.

        ``out`` is uint8 (n, hidden_size): the private fields of the other seats, clockwise from the one to act.
        """
        self._core.hidden(self.threads, out)

    def exact(self, tables: NDArray[np.integer[Any]], nodes: int) -> NDArray[np.float32]:
        """Return seat 0's share of the win with best play, for tables in a settled position.

        NaN where the solver would visit more than ``nodes`` positions.
        """
        return self._core.exact(tables.tolist(), nodes, self.threads)

    def __len__(self) -> int:
        return self.num_envs

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.game.labels[0]}: {self.num_envs} tables>"


def make_vec(
    game: str,
    num_envs: int,
    seed: Seed = None,
    *,
    threads: int = 1,
    autoreset: Autoreset = "same-step",
    horizon: Horizon = "end",
    **options: Any,
) -> VectorEnv:
    """Make many tables of a game. An option ``all`` (``kingdom="all"``) draws one of its values for every deal.

    With ``horizon="settled"`` a game counts as over, without rewards, once ``exact`` can solve it: Claim for two
    after its first phase. The observation is then that of seat 0.

    >>> make_vec("claim", num_envs=2, seed=1, kingdom="all", players=4).players
    4
    >>> make_vec("claim", num_envs=0)
    Traceback (most recent call last):
    ValueError: an environment has 1 to 16777216 tables, not 0
    """
    return VectorEnv(Game(game, **options), num_envs, seed, threads=threads, autoreset=autoreset, horizon=horizon)
