"""The games for OpenSpiel: importing this module registers ``interregnum_claim`` and the others.

>>> import pyspiel
>>> import interregnum.openspiel
>>> game = pyspiel.load_game("interregnum_claim", {"players": 3})
>>> game.num_players()
3

The parameters are the options of ``interregnum.game``. ``position`` sets up a position from a short text instead of a
deal, such as a few cards of BraveRats; of several positions, separated by ``|``, one chance node draws one, each with
the same probability; one that is listed twice is drawn twice as often. That is how exact algorithms walk a reduced
deck: list its deals (``interregnum.solve.claim_deals``).

>>> deals = ["hand 0: Pr Ge; hand 1: Mu Pp", "hand 0: Pr Ge; hand 1: Sp As"]
>>> small = pyspiel.load_game("interregnum_braverats", {"position": " | ".join(deals)})
>>> small.new_initial_state().chance_outcomes()
[(0, 0.5), (1, 0.5)]

All chance is in the deal, and a deal of a whole deck follows from a seed: eight chance nodes draw its bytes, which is
of use to algorithms that sample. Where the options leave nothing to chance there are no chance nodes. Players who
choose at the same time act one after the other; the choice of the first is in nobody else's information state. An
information state is the view, which has perfect recall.
"""

import json
from collections import Counter
from typing import Any

import numpy as np
import pyspiel

from interregnum._core import games
from interregnum._game import Game
from interregnum._history import history_of, history_shape
from interregnum._rewards import rewards_of
from interregnum._state import State
from interregnum._vector import layout_of

_SEED_BYTES = 8
_POSITION = "position"


def _default(value: Any) -> Any:
    return ",".join(value) if isinstance(value, list) else value


def _defaults(name: str) -> dict[str, Any]:
    """Return the parameters of a game with their usual values."""
    usual = {one["name"]: _default(one["usual"]) for one in Game(name).fields()}
    return {**usual, _POSITION: ""}


def _given(name: str, params: dict[str, Any] | None) -> dict[str, Any]:
    """Return the options that differ from the usual ones."""
    usual = _defaults(name)
    return {key: value for key, value in (params or {}).items() if usual.get(key) != value}


def _game_type(name: str) -> Any:
    seats = {len_of(options, name) for options in Game(name).option_sets()}
    return pyspiel.GameType(
        short_name=f"interregnum_{name}",
        long_name=f"Interregnum: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


def len_of(options: dict[str, Any], name: str) -> int:
    """Return the number of players with these options."""
    return int(options["players"]) if "players" in options else Game(name).players


class OpenSpielGame(pyspiel.Game):
    """A game of Interregnum as OpenSpiel sees it."""

    def __init__(self, name: str, kind: Any, params: dict[str, Any] | None = None) -> None:
        given = _given(name, params)
        position = given.pop(_POSITION, "")
        self.table = Game(name, **given)
        listed = Counter(text.strip() for text in position.split("|")) if position else Counter()
        self.positions = [self.table.position(text) for text in listed]
        self.shares = [number / listed.total() for number in listed.values()]
        if len({one.players for one in self.positions}) > 1:
            raise ValueError("all positions must have the same number of players")
        first = self.start(0)
        self.has_chance = len(self.positions) > 1 or (not self.positions and self.start(1) != first)
        outcomes = len(self.positions) or 256
        self.layout = layout_of(name, first.players)
        bound = _length_bound(name)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.layout.actions),
            max_chance_outcomes=outcomes if self.has_chance else 0,
            num_players=first.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=bound,
        )
        super().__init__(kind, info, params or {})
        self.params = dict(params or {})

    def start(self, seed: int) -> State:
        """Return the position after the deal of a seed, or the listed position with this number."""
        return self.positions[seed].copy() if self.positions else self.table.start(seed)

    def new_initial_state(self) -> "OpenSpielState":
        """Return the state before the deal."""
        return OpenSpielState(self)

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        """Return what loads the game again."""
        return pyspiel.load_game, (f"interregnum_{self.table.name}", self.params)

    def __deepcopy__(self, memo: object) -> "OpenSpielGame":
        """Return the game itself, which never changes: OpenSpiel clones a state by copying what it holds."""
        return self

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return an observer of the layout's bytes."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _length_bound(name: str) -> int:
    """Return a number of actions that no game exceeds."""
    return {"claim": 150, "braverats": 9 * 40}.get(name, 20_000)


class OpenSpielState(pyspiel.State):
    """A state of a game of Interregnum as OpenSpiel sees it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self._of = game
        self._drawn: list[int] = []
        self.inner: State | None = None if game.has_chance else game.start(0)

    @property
    def _state(self) -> State:
        if self.inner is None:
            raise ValueError("the cards have not been dealt")
        return self.inner

    def current_player(self) -> int:
        """Return the seat to act, or that chance or nobody is."""
        if self.inner is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.inner.to_act[0] if self.inner.to_act else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        mask = np.frombuffer(self._state.mask(player), np.uint8)
        return [int(index) for index in np.flatnonzero(mask)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the listed positions, or the next byte of the seed, with their probabilities."""
        return list(enumerate(self._of.shares or [1 / 256] * 256))

    def _apply_action(self, action: int) -> None:
        if self.inner is None:
            self._drawn.append(action)
            if self._of.positions:
                self.inner = self._of.start(action)
            elif len(self._drawn) == _SEED_BYTES:
                self.inner = self._of.start(int.from_bytes(bytes(self._drawn), "little"))
            return
        seat = self.inner.to_act[0]
        self.inner.apply(self.inner.action_at(action, seat), seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"position {action}" if self._of.positions else f"seed byte {action}"
        return self._of.layout.actions[action]

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.inner is not None and self.inner.is_over

    def returns(self) -> list[float]:
        """Return the reward of each seat."""
        if self.inner is None:
            return [0.0] * self._of.num_players()
        return rewards_of(self.inner)

    def information_state_string(self, player: int | None = None) -> str:
        """Return everything that a player knows, with perfect recall."""
        return _known(self, self.current_player() if player is None else player)

    def __str__(self) -> str:
        if self.inner is None:
            return f"drawn {self._drawn}"
        played = "; ".join(f"{seat}: {action}" for seat, action in self.inner.actions)
        return f"drawn {self._drawn}; {played}" if self._drawn else played


def _known(state: OpenSpielState, player: int) -> str:
    if state.inner is None:
        return f"{player}: not dealt"
    return f"{player}: {json.dumps(state.inner.view(player).to_dict(), sort_keys=True)}"


class Observer:
    """Observes a state as the bytes of its layout, in OpenSpiel's interface."""

    def __init__(self, game: OpenSpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; found {params}")
        size = game.layout.size
        shape = history_shape(game.table.name, game.num_players())
        self._has_history = bool(kind.perfect_recall)
        self.tensor = np.zeros(size + (shape[0] * shape[1] if self._has_history else 0), np.float32)
        self.dict = {name: self.tensor[field.slice] for name, field in game.layout.fields.items()}
        if self._has_history:
            self.dict["history"] = self.tensor[size:].reshape(shape)
        self._size = size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write what a player observes."""
        if state.inner is None:
            self.tensor.fill(0)
        else:
            self.tensor[: self._size] = np.frombuffer(state.inner.observe(player), np.uint8)
            if self._has_history:
                self.dict["history"][:] = history_of(state.inner.view(player))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return what a player knows as text."""
        return _known(state, player)


def _register(name: str) -> None:
    kind = _game_type(name)

    # OpenSpiel keeps what it calls until after the interpreter's end, where only a class is safe to keep.
    class Registered(OpenSpielGame):
        """A game by its name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Registered)


for _name in games():
    _register(_name)
