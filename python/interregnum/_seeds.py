"""Seeds: numbers or texts for people, texts for the compiled part."""

import secrets
from typing import TypeAlias

Seed: TypeAlias = int | str | None


def seed_text(seed: Seed) -> str:
    """Return the seed as text: a whole number below 2**64, or 64 hexadecimal digits.

    ``None`` draws a seed from the system.

    >>> seed_text(7)
    '7'
    """
    if seed is None:
        return secrets.token_hex(32)
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise TypeError(f"a seed is a whole number or a text, not {type(seed).__name__}")
    if isinstance(seed, int) and not 0 <= seed < 2**64:
        raise ValueError(f"the seed {seed} is not between 0 and 2**64 - 1")
    return str(seed)
