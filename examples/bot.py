#!/usr/bin/env python3
"""A whole client for Interregnum's tables, with nothing but the standard library.

It takes a name, sits down at the next open table of a game (or at a given one), follows the
table's stream, and plays legal actions at random until the game is over.

    python3 examples/bot.py http://127.0.0.1:8421 --game braverats --name Ratatosk
"""

import argparse
import http.client
import json
import random
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


def choose(position):
    """What to do. A better bot is a better choice here: the view is all one may know."""
    return random.choice(position["legal"])


def act(house, table, now):
    """Plays if it is our turn."""
    position = now["position"]
    if not position or not position["legal"] or position["choice"]:
        return
    command = {"do": "play", "action": choose(position), "turn": position["turn"]}
    # The id makes it safe to send the same request again: it is done once.
    ask = {"id": uuid.uuid4().hex, "command": command}
    try:
        house.call(f"/api/tables/{table}/ask", ask)
    except Refused as refused:
        # Something happened meanwhile; the news of it are on their way.
        if refused.code not in ("stale", "game-over"):
            raise


def play(house, table):
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
        sit = {"id": uuid.uuid4().hex, "command": {"do": "sit", "name": options.name}}
        house.call(f"/api/tables/{table}/ask", sit)
    else:
        table = house.call("/api/match", {"game": options.game})["table"]
    seat = house.call(f"/api/tables/{table}")["you"]
    print(f"{options.name} sits at {table}, seat {seat}", flush=True)
    winners = play(house, table)
    print("won" if seat in winners else "lost" if winners else "drawn")


if __name__ == "__main__":
    try:
        main()
    except Refused as refused:
        sys.exit(str(refused))
