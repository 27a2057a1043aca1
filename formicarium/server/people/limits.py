"""How much of a node's time somebody may have: a bucket of tokens for each who and what.

A node's time is its own, so its buckets are, too. What stays behind (tables, records, lines) or is guessed
(passwords) is counted in the database instead, for all nodes together: `allowance.py`.
"""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TYPE_CHECKING, Any

from formicarium.server import wire

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.limits")

KEPT = 20_000  # buckets; the longest unused ones go first
SAID_AGAIN = 60.0  # seconds before the log names the same visitor for the same reason again

# What a message costs, roughly in milliseconds of a node's time: a hello is answered with everything.
CONNECTING = 8.0
COSTS: dict[type[object], float] = {
    wire.Hello: 12.0,
    wire.Uncover: 8.0,
    wire.Undo: 8.0,
    wire.Preview: 8.0,
    wire.Chat: 4.0,
    wire.Plan: 12.0,  # tried on tables the seat may be at
    wire.Hint: 12.0,  # what a seat knows is packed for a worker
    wire.Coach: 4.0,
    wire.Seen: 0.5,
}
COST = 2.0  # of any other that changes something
PING = 0.2
LESSON = 12.0  # an act in a lesson: all of it is played up to there
SEARCH = 12.0  # of a rulebook


def cost_of(message: wire.Incoming) -> float:
    return PING if isinstance(message, wire.Ping) else COSTS.get(type(message), COST)


class Bucket:
    """Fills at a steady rate up to `size`; every act takes what it costs.

    >>> bucket = Bucket(2, per=1.0, now=0.0)
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 0.6)]
    [True, True, False, True]
    >>> [round(bucket.owe(0.6, cost), 1) for cost in (1, 1)]
    [0.4, 0.9]
    """

    __slots__ = ("level", "rate", "size", "then")

    def __init__(self, size: float, per: float, now: float) -> None:
        self.size = float(size)
        self.rate = size / per
        self.level = self.size
        self.then = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        self._fill(now)
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def owe(self, now: float, cost: float) -> float:
        """Take it, even if it is not there yet: the seconds until it is. Who shares it waits in line."""
        self._fill(now)
        self.level -= cost
        return max(0.0, -self.level / self.rate)

    def _fill(self, now: float) -> None:
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now


class Gate:
    """All buckets of one node, and its word about those who are turned away."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._said: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._unsaid: Counter[tuple[str, str]] = Counter()
        self.turned: Counter[str] = Counter()  # how often, by what was wished

    def allows(self, what: str, who: str, size: float, per: float, cost: float = 1.0) -> bool:
        """May they, once more?"""
        return self.bucket(what, who, size, per).take(time.monotonic(), cost) or self.turned_away(what, who)

    def bucket(self, what: str, who: str, size: float, per: float) -> Bucket:
        key = what, who
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(size, per, time.monotonic())
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def turned_away(self, what: str, who: str) -> bool:
        """Say so in the log: once, and a minute later how often since. Always False."""
        self.turned[what] += 1
        key, now = (what, who), time.monotonic()
        if key in self._said and now - self._said[key] < SAID_AGAIN:
            self._unsaid[key] += 1
            return False
        log.warning("%s is turned away: %s (and %d times before)", who, what, self._unsaid.pop(key, 0))
        self._said[key] = now
        self._said.move_to_end(key)
        if len(self._said) > KEPT:
            self._unsaid.pop(self._said.popitem(last=False)[0], None)
        return False


def effort(house: House, who: str, playing: bool, at_once: bool = False) -> Bucket:
    """What is left of a node's time for an address: those who play have theirs apart from those who watch.

    What it may have at once does not come at once either (`at_once`): others have their turns in between.
    """
    limits = house.config.limits
    what = "playing" if playing else "watching"
    if at_once:
        size, rate = limits.burst / 25, 4 * limits.effort
        return house.gate.bucket(f"{what} at once", who, size, size / rate)
    return share(house, what, who)


def share(house: House, what: str, who: str) -> Bucket:
    """What an address may have of a node's time for one thing."""
    limits = house.config.limits
    return house.gate.bucket(what, who, limits.burst, limits.burst / limits.effort)


def address(scope: Any) -> str:
    """Where a visitor comes from, as far as limits care: one /64 is one visitor.

    >>> [address({"client": (host, 0)}) for host in ("2001:db8::1", "2001:db8:0:0:9::", "::ffff:192.0.2.7")]
    ['2001:db8::', '2001:db8::', '192.0.2.7']
    """
    host = str(scope["client"][0]) if scope.get("client") else "?"
    try:
        found = ip_address(host)
    except ValueError:
        return host  # a proxy's own word for somebody
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
