"""A game against bots in the terminal, line by line."""

from collections.abc import Callable, Sequence

from interregnum._game import Game
from interregnum._players import Bot, Player
from interregnum._state import State
from interregnum._view import View


def _asked(view: View, read: Callable[[str], str], write: Callable[[str], object]) -> str | None:
    """Return the person's action; ``None`` if the input ends."""
    legal = view.legal
    write(f"\n{view.headline}. {view.question or ''}")
    for number, action in enumerate(legal, start=1):
        write(f"  {number:2}  {action.label}  ({action})")
    while True:
        try:
            text = read("> ").strip()
        except EOFError:
            return None
        if text.isdecimal() and 1 <= int(text) <= len(legal):
            return legal[int(text) - 1].text
        if text in legal:
            return text
        refused = [one for one in view.forbidden if text in (one.action.text, one.action.text.partition(" ")[2])]
        write(
            f"{refused[0].message} ({refused[0].rule})"
            if refused
            else f"1 to {len(legal)}, or an action such as {legal[0]}"
        )


def play(
    table: Game,
    bots: Bot | Sequence[Bot],
    seat: int = 0,
    seed: int | str | None = None,
    *,
    read: Callable[[str], str] = input,
    write: Callable[[str], object] = print,
) -> State:
    """Play at a seat against bots: one for all other seats, or one for each. Ctrl-D leaves the game.

    >>> answers = iter(["1"] * 100)
    >>> state = play(Game("braverats"), "random", seed=3, read=lambda _: next(answers), write=lambda _: None)
    >>> state.is_over
    True
    """
    state = table.start(seed)
    others = [one for one in range(state.players) if one != seat]
    if seat not in range(state.players):
        raise ValueError(f"no seat {seat}; the seats are 0 to {state.players - 1}")
    given: list[Bot] = list(bots) if isinstance(bots, list | tuple) else [bots] * len(others)  # type: ignore[list-item]
    if len(given) != len(others):
        raise ValueError(f"{len(given)} bots for {len(others)} other seats")
    made = {one: Player(bot) if isinstance(bot, str) else bot for one, bot in zip(others, given, strict=True)}
    told = 0
    while not state.is_over:
        chosen: list[tuple[int, str]] = []
        for one in state.to_act:
            if one in made:
                chosen.append((one, str(made[one](state.view(one)))))
                continue
            story = state.story(seat)
            for line in story[told:]:
                write(line)
            told = len(story)
            action = _asked(state.view(seat), read, write)
            if action is None:
                return state
            chosen.append((seat, action))
        for one, action in chosen:
            state.apply(action, one)
    for line in state.story(seat)[told:]:
        write(line)
    outcome = state.outcome
    if outcome is not None:
        write(f"\nWinners: {', '.join(map(str, outcome.winners)) or 'nobody'} ({outcome.reason}).")
    return state
