#!/usr/bin/env python3
"""A whole client for Interregnum's tables, with nothing but the standard library.

It takes a name, sits down at the next open table of a game (or at a given one), follows the
table's stream, adds bytes of its own to the shuffle, plays legal actions at random until the game is
over, and then checks that the deal was made of the pledge and the promises it had seen.

    python3 examples/bot.py http://127.0.0.1:8421 --game braverats --name Ratatosk
"""

import argparse
import hashlib
import hmac
import http.client
import json
import random
import secrets
import sys
import urllib.error
import urllib.parse
import urllib.request
import uuid


class House:
    """A server, and the token it knows us by."""

    def __init__(self, address):
        self.address = address.rstrip("/")
        self.token = None

    def request(self, path, body=None):
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.Request(self.address + path, data, headers)

    def call(self, path, body=None):
        """Sends a request and gives the answer; a refusal is an error with its code."""
        try:
            with urllib.request.urlopen(self.request(path, body), timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise Refused(json.load(error)) from None

    def stream(self, table, since):
        """The table's messages, one by one. The stream may end at any time: come back then."""
        path = f"/api/tables/{table}/stream"
        if since is not None:
            path += f"?since={since}"
        try:
            with urllib.request.urlopen(self.request(path), timeout=60) as lines:
                for line in lines:
                    if line.strip():  # an empty line is a sign of life
                        yield json.loads(line)
        except (OSError, http.client.HTTPException):
            return


class Refused(Exception):
    """Why something was not done: a code that stays the same, and a text for people."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]


ALGORITHM = b"interregnum-shuffle-2"


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).hexdigest()


class Share:
    """Our part of one shuffle: sixteen bytes, and what we saw before we showed them."""

    def __init__(self, table, deal, seat):
        self.place = table.encode() + deal.to_bytes(4, "big")
        self.seat = seat
        self.bytes = secrets.token_bytes(16)
        self.promise = sha(ALGORITHM, b" promise", self.place, bytes([seat]), self.bytes)
        self.seen = None
        self.shown = False

    def take_part(self, house, table, shuffle):
        """Promises when the table waits for it; shows the bytes once every promise is made."""
        if self.seat in shuffle["awaited"]:
            ask(house, table, {"do": "commit", "commitment": self.promise})
        elif not shuffle["awaited"] and not self.shown and shuffle["commitments"][self.seat] == self.promise:
            self.seen = (shuffle["pledge"], shuffle["commitments"])
            self.shown = True
            ask(house, table, {"do": "show", "bytes": self.bytes.hex()})

    def verdict(self, proof):
        """Whether the record's proof is what we saw, with our bytes in it. (`interregnum verify` also
        works out the deck.)"""
        if self.seen is None:
            return "we added nothing to the shuffle"
        if self.seen != (proof["commitment"], [seat["commitment"] for seat in proof["seats"]]):
            return "NOT FAIR: other promises than we saw"
        secret, salt = bytes.fromhex(proof["secret"]), bytes.fromhex(proof["salt"])
        if sha(ALGORITHM, b" pledge", self.place, secret, salt) != proof["commitment"]:
            return "NOT FAIR: another secret than was pledged"
        for number, seat in enumerate(proof["seats"]):
            added = bytes.fromhex(seat["bytes"])
            if added != self.expected(number, seat["commitment"], added, secret):
                return f"NOT FAIR: seat {number} has bytes that nobody promised"
        if proof["seats"][self.seat]["bytes"] != self.bytes.hex():
            return "NOT FAIR: our bytes are not in it"
        return "the server could not choose the deck alone"

    def expected(self, number, promise, added, secret):
        """The only bytes that a seat may have."""
        end = self.place[-4:] + bytes([number])
        if promise is None:
            return hmac.new(secret, b"filler" + end, hashlib.sha256).digest()[:16]
        if sha(ALGORITHM, b" promise", self.place, bytes([number]), added) == promise:
            return added
        withheld = b"withheld" + end + bytes.fromhex(promise)
        return hmac.new(secret, withheld, hashlib.sha256).digest()[:16]


def ask(house, table, command):
    """Asks something of the table. The id makes it safe to send it again: it is done once."""
    try:
        house.call(f"/api/tables/{table}/ask", {"id": uuid.uuid4().hex, "command": command})
    except Refused as refused:
        # Something happened meanwhile; the news of it are on their way.
        if refused.code not in ("stale", "game-over", "has-begun", "nothing-to-show"):
            raise


def choose(position):
    """What to do. A better bot is a better choice here: the view is all one may know."""
    return random.choice(position["legal"])


def act(house, table, now):
    """Plays if it is our turn."""
    position = now["position"]
    if not position or not position["legal"] or position["choice"]:
        return
    ask(house, table, {"do": "play", "action": choose(position), "turn": position["turn"]})


def play(house, table, share):
    """Follows the table until its game is over, and gives the winners."""
    version = None
    while True:
        for message in house.stream(table, version):
            if message["kind"] == "welcome":
                now = message["scene"]["now"]
            elif message["kind"] == "news":
                now = message["now"]
            else:
                continue
            version = now["version"]
            if now["stage"]["kind"] == "over":
                return now["stage"]["winners"]
            if now["stage"]["kind"] == "shuffling":
                share.take_part(house, table, now["shuffle"])
            if now["stage"]["kind"] == "playing":
                act(house, table, now)


def main():
    parser = argparse.ArgumentParser(description="Plays one game at random.")
    parser.add_argument("address", help="the server, such as http://127.0.0.1:8421")
    parser.add_argument("--game", default="claim", help="claim, braverats or defaite")
    parser.add_argument("--name", default="Ratatosk", help="the name to go by")
    parser.add_argument("--table", help="a table's name; else the next that is open")
    options = parser.parse_args()

    house = House(options.address)
    house.token = house.call("/api/guests", {"name": options.name, "token": True})["token"]
    table = options.table
    if table:
        sit = {"id": uuid.uuid4().hex, "command": {"do": "sit", "name": options.name, "commits": True}}
        house.call(f"/api/tables/{table}/ask", sit)
    else:
        table = house.call("/api/match", {"game": options.game, "commits": True})["table"]
    scene = house.call(f"/api/tables/{table}")
    seat, deal = scene["you"], scene["now"]["round"]
    print(f"{options.name} sits at {table}, seat {seat}", flush=True)
    share = Share(table, deal, seat)
    winners = play(house, table, share)
    proof = house.call(f"/api/tables/{table}/record?round={deal}")["shuffle"]
    print(f"shuffle: {share.verdict(proof)}")
    print("won" if seat in winners else "lost" if winners else "drawn")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
