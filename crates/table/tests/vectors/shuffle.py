#!/usr/bin/env python3
"""Works out examples of both shuffles from docs/shuffle.md with Python's hashlib and hmac alone.

Its output is kept in shuffle.json, which the tests of Rust and of the page compare themselves with:

    python3 crates/table/tests/vectors/shuffle.py > crates/table/tests/vectors/shuffle.json
"""

import hashlib
import hmac
import json

FIRST, SECOND = b"interregnum-shuffle-1", b"interregnum-shuffle-2"


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def mac(secret, *parts):
    return hmac.new(secret, b"".join(parts), hashlib.sha256).digest()


def first(table, secret, salt, seats):
    """`seats`: the bytes of each, and whether the seat promised them."""
    seed = mac(secret, *(added for added, _ in seats), table, FIRST)
    return {
        "algorithm": FIRST.decode(),
        "table": table.decode(),
        "deal": 1,
        "secret": secret.hex(),
        "salt": salt.hex(),
        "pledge": sha(secret, salt).hex(),
        "promises": [sha(added).hex() if own else None for added, own in seats],
        "shown": [added.hex() for added, _ in seats],
        "bytes": [added.hex() for added, _ in seats],
        "seed": seed.hex(),
    }


def second(table, number, secret, salt, seats):
    """`seats`: what each drew (None: it promised nothing), and whether it showed it."""
    deal = number.to_bytes(4, "big")
    promises, used = [], []
    for place, (drawn, is_shown) in enumerate(seats):
        seat = bytes([place])
        promise = drawn and sha(SECOND, b" promise", table, deal, seat, drawn)
        promises.append(promise)
        if promise is None:
            used.append(mac(secret, b"filler", deal, seat)[:16])
        elif is_shown:
            used.append(drawn)
        else:
            used.append(mac(secret, b"withheld", deal, seat, promise)[:16])
    return {
        "algorithm": SECOND.decode(),
        "table": table.decode(),
        "deal": number,
        "secret": secret.hex(),
        "salt": salt.hex(),
        "pledge": sha(SECOND, b" pledge", table, deal, secret, salt).hex(),
        "promises": [promise and promise.hex() for promise in promises],
        "shown": [drawn.hex() if drawn and is_shown else None for drawn, is_shown in seats],
        "bytes": [added.hex() for added in used],
        "seed": mac(secret, *used, table, deal, SECOND).hex(),
    }


def main():
    secret, salt, table = bytes(range(32)), bytes(range(16)), b"abcdefghijkmnopq"
    one, two, three = (bytes([byte]) * 16 for byte in (1, 2, 3))
    examples = [
        first(table, secret, salt, [(one, True), (two, False)]),
        second(table, 1, secret, salt, [(one, True), (two, True)]),
        second(table, 1, secret, salt, [(one, True), (None, False)]),
        second(table, 2, secret, salt, [(one, False), (two, True)]),
        second(table, 300, secret, salt, [(None, False), (two, False), (three, True)]),
        second(table, 1, secret, salt, [(None, False), (None, False)]),
    ]
    print(json.dumps(examples, indent=1))


if __name__ == "__main__":
    main()
