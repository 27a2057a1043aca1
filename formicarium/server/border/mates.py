"""The nodes of one machine: a table's sockets come together at one of them.

Any node may serve any socket, but where both players of a table are on one node, a move is played once,
drawn by one and read by nobody. So whoever accepts a socket that is at home elsewhere hands the connection
itself on, with the words it began with. If that cannot be, it is served where it is.
"""

from __future__ import annotations

import asyncio
import socket
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

LARGEST = 1 << 17  # bytes of a request's head


class Line(NamedTuple):
    """How connections come to a node: handed in at one end, taken out at the other."""

    taken: socket.socket
    handed: socket.socket


def lines(count: int) -> list[Line]:
    """A line for each of so many nodes."""
    made = [Line(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)) for _ in range(count)]
    for end in (end for line in made for end in line):
        end.setblocking(False)
    return made


class Mates:
    """What one node knows of the others."""

    def __init__(self, own: int, lines: Sequence[Line]) -> None:
        self.own = own
        self._lines = lines

    def home_of(self, table: str) -> int:
        """The number of the node at which this table's sockets come together."""
        return zlib.crc32(table.encode()) % len(self._lines)

    def hand_on(self, table: str, head: bytes, connection: int) -> bool:
        """Pass a connection (the number of its file) to where it is at home; False if that is here."""
        home = self.home_of(table)
        if home == self.own:
            return False
        try:
            socket.send_fds(self._lines[home].handed, [head], [connection])
        except OSError:  # nobody takes them out fast enough, or it is too long
            return False
        return True

    def listen(self, take: Callable[[bytes, socket.socket], None]) -> None:
        """From now on, have what comes here taken."""
        inbox = self._lines[self.own].taken
        asyncio.get_running_loop().add_reader(inbox, self._take, inbox, take)

    def _take(self, inbox: socket.socket, take: Callable[[bytes, socket.socket], None]) -> None:
        with suppress(BlockingIOError):
            head, files, _, _ = socket.recv_fds(inbox, LARGEST, 1)
            for number in files:
                connection = socket.socket(fileno=number)
                connection.setblocking(False)
                take(head, connection)
