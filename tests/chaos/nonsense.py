"""Messages and requests that are almost right, or not at all."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

KINDS = (
    "hello",
    "move",
    "undo",
    "why",
    "chat",
    "uncover",
    "never",
    "concede",
    "consent",
    "ping",
    "frame",
    "",
    None,
    7,
)
CALLS = """
GET /games
GET /games/{}/texts/{}
GET /games/{}/art/{}
GET /games/{}/rules/{}
GET /me
POST /me
POST /account
POST /login
POST /logout
GET /tables
POST /tables
GET /tables/{}
HEAD /tables/{}
DELETE /tables/{}
POST /tables/{}/shelf
POST /tables/{}/seats/{}
DELETE /tables/{}/seats/{}
POST /tables/{}/rematch
GET /tables/{}/record
POST /tables/{}/mend
GET /resume/{}
POST /replays
GET /replays/{}
GET /replays/{}/verdict
GET /replays/{}/frames?seat={}&from={}&to={}
PUT /{}
""".strip().splitlines()
ODD = ("", "cell:r1c1", "ask-parry", "\x00", "é" * 30, "x" * 200, "..", "%2e%2e%2f", "' OR 1=1 --")
TORN = ("[" * 5000, '{"type":' * 500, "{}", "null", "9" * 400, '{"type":"move"', "x" * 20_000)
TORN_BODIES = (b"", b"[" * 20_000, b'{"a":' * 5_000, b"\xff", b"null", b"{" + b" " * 9_000)
NUMBERS = (-1, 0, 1, 2, 99, 100, 2**31, 2**53, 2**53 + 1, 2**63, 10**30, 0.5, -0.0, 1e308, 1e-320)
PARTS = ("0", "1", "-1", "en", "arena", "%00", "a%2Fb", "x" * 300, "é")
WORDS = (
    "name",
    "password",
    "game",
    "seats",
    "options",
    "clock",
    "record",
    "invitation",
    "then",
    "how",
    "hidden",
)


class Nonsense:
    """An endless supply, the same for the same seed."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def value(self, depth: int = 3) -> Any:
        rng = self.rng
        if depth and rng.random() < 0.3:
            if rng.random() < 0.5:
                return [self.value(depth - 1) for _ in range(rng.randrange(4))]
            return {self.text(): self.value(depth - 1) for _ in range(rng.randrange(4))}
        return rng.choice((None, True, False, rng.choice(NUMBERS), self.text()))

    def text(self) -> str:
        rng = self.rng
        if rng.random() < 0.3:
            return rng.choice(ODD)
        last = rng.choice((127, 0xD7FF))
        return "".join(chr(rng.randrange(32, last)) for _ in range(rng.randrange(12)))

    def message(self) -> str | bytes:
        """For a table's socket."""
        luck = self.rng.random()
        if luck < 0.05:
            return self.rng.choice(TORN)
        if luck < 0.10:
            return self.rng.randbytes(self.rng.randrange(60))
        if luck < 0.15:
            return json.dumps(self.value())
        fields = {name: make() for name, make in self._fields().items() if self.rng.random() < 0.9}
        for name in fields:
            if self.rng.random() < 0.1:
                fields[name] = self.value()
        return json.dumps({"type": self.rng.choice(KINDS), **fields})

    def _fields(self) -> dict[str, Callable[[], Any]]:
        """What the messages of the protocol have, each nearly as it should be."""
        rng = self.rng
        return {
            "version": lambda: 1,
            "seen": lambda: rng.randrange(-5, 50),
            "eyes": lambda: rng.randrange(-1, 4),
            "scenes": lambda: rng.choice(("whole", "patch", "none")),
            "beats": lambda: rng.random() < 0.5,
            "key": lambda: f"{rng.randrange(50)}",
            "seat": lambda: rng.randrange(-1, 4),
            "number": lambda: rng.randrange(-2, 60),
            "path": lambda: [self.text() for _ in range(rng.randrange(3))],
            "text": self.text,
            "prompt": lambda: "ask-parry",
            "whole": lambda: rng.random() < 0.5,
            "what": lambda: rng.choice(("draw", "end", "bot", "friend")),
            "target": lambda: rng.randrange(-1, 4),
            "agrees": lambda: rng.random() < 0.5,
        }

    def request(self, table: str) -> tuple[str, str, bytes]:
        """A method, a path under /api and a body; some of them name a table that there is."""
        method, path = self.rng.choice(CALLS).split()
        while "{}" in path:
            path = path.replace("{}", self.rng.choice((table, *PARTS)), 1)
        if self.rng.random() < 0.2:
            return method, path, self.rng.choice(TORN_BODIES)
        body = self.value()
        if isinstance(body, dict):
            body |= {name: self.value() for name in WORDS if self.rng.random() < 0.5}
        return method, path, json.dumps(body).encode()
