"""What the package raises besides ``ValueError``."""


class Illegal(ValueError):  # noqa: N818 - the rules call it so
    """The rules refuse an action; the state is unchanged.

    >>> import interregnum
    >>> state = interregnum.game("braverats").start(seed=1)
    >>> _ = state.apply("play Sp", seat=0)
    >>> state.apply("play Mu", seat=0)
    Traceback (most recent call last):
    interregnum._errors.Illegal: The card for this round is already chosen. (B2.1)
    """

    rule: str
    """The number of the sentence in the rulebook, such as ``C4.2``."""
    code: str
    """The reason as a word that stays the same in every language."""
    action: str
    """The refused action."""
    seat: int
    """The seat that wanted it."""

    def __init__(self, message: str, rule: str, code: str, action: str, seat: int) -> None:
        super().__init__(f"{message} ({rule})")
        self.message = message
        self.rule = rule
        self.code = code
        self.action = action
        self.seat = seat

    def __reduce__(self) -> tuple[type["Illegal"], tuple[str, str, str, str, int]]:
        return Illegal, (self.message, self.rule, self.code, self.action, self.seat)
