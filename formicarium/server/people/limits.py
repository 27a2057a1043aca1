"""How often somebody may do something: a bucket of tokens for each who and what."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

KEPT = 20_000  # buckets; the longest unused ones go first


class Bucket:
    """Fills at a steady rate up to `size`; every act takes one token.

    >>> bucket = Bucket(2, per=1.0, now=0.0)
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 0.6)]
    [True, True, False, True]
    """

    __slots__ = ("level", "rate", "size", "then")

    def __init__(self, size: float, per: float, now: float) -> None:
        self.size = float(size)
        self.rate = size / per
        self.level = self.size
        self.then = now

    def take(self, now: float) -> bool:
        self.level = min(self.size, self.level + (now - self.then) * self.rate)
        self.then = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Gate:
    """All buckets of one node."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def allows(self, what: str, who: str, size: int, per: float) -> bool:
        """May they, once more?"""
        key = what, who
        now = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(size, per, now)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)


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
