"""A bot at a table of a server, over its stream of messages.

The server sends positions, not states: ``position["view"]`` is what ``View.to_dict()`` holds, ``position["legal"]``
what the seat may do.
"""

import http.client
import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

Position: TypeAlias = Mapping[str, Any]
OnlineBot: TypeAlias = Callable[[Position], str]

_RETRY_SECONDS = 1.0


class Refused(Exception):  # noqa: N818 - the server calls it so
    """The server refused a request; ``code`` stays the same between releases."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Server:
    """A server, and the token by which it knows us."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.token: str | None = None

    def register(self, name: str) -> None:
        """Take a name."""
        self.token = self.call("/api/guests", {"name": name, "token": True})["token"]

    def _request(self, path: str, body: Any = None) -> urllib.request.Request:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        return urllib.request.Request(self.address + path, None if body is None else json.dumps(body).encode(), headers)

    def call(self, path: str, body: Any = None) -> dict[str, Any]:
        """Send a request and return the answer."""
        try:
            with urllib.request.urlopen(self._request(path, body), timeout=30) as answer:
                found: dict[str, Any] = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            told = json.load(error)
            raise Refused(told["code"], told["message"]) from None

    def ask(self, table: str, command: dict[str, Any]) -> None:
        """Ask something of a table. A command that the table's news have overtaken is dropped."""
        try:
            self.call(f"/api/tables/{table}/ask", {"id": uuid.uuid4().hex, "command": command})
        except Refused as refused:
            if refused.code not in ("stale", "game-over"):
                raise

    def news(self, table: str) -> Iterator[dict[str, Any]]:
        """Yield the table as we may see it after each change; the stream is opened again when it ends."""
        since = ""
        while True:
            try:
                with urllib.request.urlopen(self._request(f"/api/tables/{table}/stream{since}"), timeout=60) as lines:
                    for line in filter(bytes.strip, lines):  # an empty line is a sign of life
                        message = json.loads(line)
                        now = message.get("now") or message.get("scene", {}).get("now")
                        if now is not None:
                            since = f"?since={now['version']}"
                            yield now
            except (OSError, http.client.HTTPException):
                time.sleep(_RETRY_SECONDS)


def play(
    address: str, bot: OnlineBot, *, game: str = "claim", name: str = "Ratatosk", table: str | None = None
) -> list[int]:
    """Sit down at a table, by its name or at the next open one of a game, play, and return the winning seats."""
    server = Server(address)
    server.register(name)
    if table is None:
        table = str(server.call("/api/match", {"game": game})["table"])
    else:
        server.ask(table, {"do": "sit", "name": name})
    for now in server.news(table):
        position = now.get("position")
        if now["stage"]["kind"] == "over":
            return list(now["stage"]["winners"])
        if now["stage"]["kind"] == "playing" and position and position["legal"] and not position["choice"]:
            server.ask(table, {"do": "play", "action": bot(position), "turn": position["turn"]})
    raise ConnectionError("the stream of the table ended")
