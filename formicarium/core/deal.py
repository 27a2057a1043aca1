"""Fair dealing: a deal that is promised before the first move, and can be checked after the last.

The dealer has a secret. Everybody is shown a commitment to it, and the record tells the secret at the end.
How, and why so: docs/decisions/0008-fair-dealing.md.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Any

from formicarium.core.chance import Chance

COMMITTED = "formicarium deal 1"  # what is hashed begins with it


@dataclass(frozen=True, slots=True)
class Deal:
    """What a record says about how its table was dealt."""

    table: str  # on a server: where it was played
    commitment: str = ""  # "": none, for whoever made the table chose the seed
    secret: str = ""  # "": not told yet
    given: int | None = None  # it went on from another record, with so many chances in it
    cuts: tuple[int, ...] = ()  # how many chances stood each time the table was mended
    answers: str = ""  # the mark of everything that was answered, chance included

    def commit(self, terms: Iterable[str]) -> str:
        """The commitment to this deal of a match that is played on these terms (lines of its header).

        >>> Deal("oak", secret="5eed").commit(["game: antics", "seats: 3"])[:16]
        '85267e03a3356d10'
        """
        given = "nothing" if self.given is None else self.given
        lines = [COMMITTED, *terms, f"table: {self.table}", f"given: {given}", f"secret: {self.secret}"]
        return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()

    def mark(self, entries: Iterable[str]) -> str:
        """The mark of these entries (`seat words`, or `* words` for chance), in this order."""
        lines = "".join(f"{entry}\n" for entry in entries)
        return hmac.new(self.secret.encode(), lines.encode(), sha256).hexdigest()


class Committed:
    """Deals from a secret. What a chance deals depends on its number alone: no undo or restart changes it.

    After a cut the numbers begin another round: what was seen of the rows cut off is not dealt again.
    """

    def __init__(self, secret: str, cuts: tuple[int, ...] = ()) -> None:
        self._key = secret.encode()
        self.cuts = cuts
        self.number = 0

    def deal(self, chance: Chance[Any]) -> Any:
        rounds = [at for at, stood in enumerate(self.cuts, 1) if stood <= self.number]
        rng = Stream.of(self._key, f"{rounds[-1] if rounds else 0}.{self.number}")
        self.number += 1
        return chance.sample(rng)


class Stream(Random):
    """Numbers out of a key and a label, alike on every machine and for ever.

    The nth is the first 53 bits of HMAC-SHA-256(key, "label.n"), as a fraction. Of Random's own ways only
    what is written here is used: Python promises no other to stay.
    """

    _key = b""
    _label = ""
    _drawn = 0

    @classmethod
    def of(cls, key: bytes, label: str) -> Stream:
        stream = cls.__new__(cls)  # without Random's own seeding, which costs 20 µs and is not used
        stream._key, stream._label = key, label
        return stream

    def random(self) -> float:
        digest = hmac.digest(self._key, f"{self._label}.{self._drawn}".encode(), "sha256")
        self._drawn += 1
        return (int.from_bytes(digest[:7], "big") >> 3) / (1 << 53)

    def sample(self, population: Any, k: int, *, counts: Iterable[int] | None = None) -> list[Any]:
        """Take so many, one by one."""
        assert counts is None
        rest = list(population)
        return [rest.pop(int(self.random() * len(rest))) for _ in range(k)]
