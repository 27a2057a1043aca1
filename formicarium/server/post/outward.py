"""A request to somebody else's server: to a public address only, and wherever it points nothing is followed.

Whoever subscribes names the address, so it must not lead into the host's own network: the name is looked up
once, every address it has must be public, and the connection goes to one of those and nowhere else.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 15.0  # seconds for all of it
LOOK_UPS = 32  # names that are looked up at once: whoever answers for them may be slow
_ANSWER = 4096  # bytes of an answer that are read: its first line is all that is wanted
_LONGEST = 1000  # letters of an address
_TRANSLATED = IPv6Network("64:ff9b::/96")  # IPv4 behind a translator
_WORLD = IPv6Network("2000::/3")  # whatever else is called an address lies in somebody's own network


class Unreachable(Exception):
    """Nobody answered, or not in time: it may go better later."""


class Forbidden(Exception):
    """An address we do not send to."""


class Target(NamedTuple):
    """Where a request goes."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """As browsers write it."""
        usual = 443 if self.secure else 80
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' * self.secure}://{host}{'' if self.port == usual else f':{self.port}'}"


def target(url: str, inward: bool = False) -> Target:
    """An https address of the usual port; `inward`: any, for tests. Forbidden, if it is something else.

    >>> target("https://push.example/a?b").path
    '/a?b'
    """
    if not url.isascii() or not url.isprintable() or " " in url or len(url) > _LONGEST:
        raise Forbidden
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Forbidden from error
    secure = parts.scheme == "https"
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Forbidden
    if not inward and not (secure and port in (None, 443)):
        raise Forbidden
    if parts.scheme not in ("https", "http"):
        raise Forbidden
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, parts.hostname, port or (443 if secure else 80), path)


class Names:
    """Looks up names, in threads that nobody else waits for."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(LOOK_UPS, "names")

    async def addresses(self, where: Target, inward: bool = False) -> list[str]:
        """What the name stands for now. Forbidden, if any of it lies in a network of somebody's own."""
        look_up = partial(socket.getaddrinfo, where.host, where.port, type=socket.SOCK_STREAM)
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        except (OSError, UnicodeError) as error:
            raise Unreachable(type(error).__name__) from error
        hosts = list(dict.fromkeys(str(entry[4][0]) for entry in found))
        if not inward and not all(is_public(host) for host in hosts):
            raise Forbidden
        return hosts

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_public(host: str) -> bool:
    """Does this address belong to the whole world?

    >>> [is_public(host) for host in ("9.9.9.9", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1")]
    [True, False, False, False, False]
    >>> [is_public(host) for host in ("2620:fe::9", "64:ff9b::9.9.9.9", "64:ff9b::10.0.0.1", "2002:a00:1::")]
    [True, True, False, False]
    >>> [is_public(host) for host in ("64:ff9b:1::7f00:1", "::127.0.0.1", "::ffff:0:127.0.0.1", "fec0::1")]
    [False, False, False, False]
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    if found.version == 6:
        inner = found.ipv4_mapped or found.sixtofour
        if found in _TRANSLATED:
            inner = IPv4Address(int(found) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if found not in _WORLD:
            return False
    return found.is_global and not found.is_multicast


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(names: Names, url: str, headers: dict[str, str], body: bytes, inward: bool = False) -> int:
    """Send this; the status of the answer."""
    where = target(url, inward)
    try:
        async with asyncio.timeout(PATIENCE):
            hosts = await names.addresses(where, inward)
            return await _ask(where, hosts[0], headers, body)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, ssl.SSLError) as error:
        raise Unreachable(type(error).__name__) from error


async def _ask(where: Target, host: str, headers: dict[str, str], body: bytes) -> int:
    tls = {"ssl": _trusted(), "server_hostname": where.host} if where.secure else {}
    reader, writer = await asyncio.open_connection(host, where.port, limit=_ANSWER, **tls)  # type: ignore[arg-type]
    try:
        authority = where.origin.partition("://")[2]
        lines = [f"POST {where.path} HTTP/1.1", f"Host: {authority}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()] + [f"Content-Length: {len(body)}"]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        await writer.drain()
        return _status(await reader.readline())
    except ValueError as error:  # a line that does not end
        raise Unreachable("no answer") from error
    finally:
        writer.close()
        with suppress(OSError, TimeoutError, ssl.SSLError):
            await asyncio.wait_for(writer.wait_closed(), 1.0)


def _status(line: bytes) -> int:
    """
    >>> _status(b"HTTP/1.1 201 Created")
    201
    """
    parts = line.split()
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/") or not parts[1].isdigit():
        raise Unreachable("no answer")
    return int(parts[1])
