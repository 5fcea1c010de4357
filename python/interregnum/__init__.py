"""Card games of the empty throne: rules, views, bots, solvers and environments.

>>> import interregnum
>>> state = interregnum.game("claim", kingdom="claim2").start(seed=7)
>>> bot = interregnum.player("greedy", seed=1)
>>> while not state.is_over:
...     seat = state.to_act[0]
...     story = state.apply(bot(state.view(seat)), seat)
>>> state.outcome.reason
'votes'
"""

from interregnum import solve
from interregnum._action import Action, ActionLike, Forbidden, Outcome
from interregnum._bench import bench, compare
from interregnum._core import games, language, set_language
from interregnum._errors import Illegal
from interregnum._game import Game, game
from interregnum._history import history_of, history_shape
from interregnum._players import Bot, Mix, Player, Weighed, play, player
from interregnum._progress import Progress
from interregnum._record import Record, read_records, write_records
from interregnum._seeds import Seed
from interregnum._state import State
from interregnum._study import ArenaResult, Set, Stats, arena, arena_part, stats
from interregnum._vector import Autoreset, Field, Layout, VectorEnv, layout_of, make_vec
from interregnum._view import View
from interregnum.solve import exploit

__all__ = [
    "Action",
    "ActionLike",
    "ArenaResult",
    "Autoreset",
    "Bot",
    "Field",
    "Forbidden",
    "Game",
    "Illegal",
    "Layout",
    "Mix",
    "Outcome",
    "Player",
    "Progress",
    "Record",
    "Seed",
    "Set",
    "State",
    "Stats",
    "VectorEnv",
    "View",
    "Weighed",
    "arena",
    "arena_part",
    "bench",
    "compare",
    "exploit",
    "game",
    "games",
    "history_of",
    "history_shape",
    "language",
    "layout_of",
    "make_vec",
    "play",
    "player",
    "read_records",
    "set_language",
    "solve",
    "stats",
    "write_records",
]
