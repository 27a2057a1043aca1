"""uvicorn's websocket, with two things more: several messages go out in one write, and each is packed once.

An answer mostly means two or three messages to the same page (a frame, a clock, an acknowledgement);
as one write they cost the system a third. A message is packed (permessage-deflate) without looking back at
the one before it: so its bytes are the same for all who are told the same, and a socket that waits keeps no
window of what it has sent. docs/decisions/0012 has the figures.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State

Send: TypeAlias = Callable[[Any], Awaitable[None]]

TEXTS = "formicarium.texts"  # the extension's name, and the type of its message
WRITE = "write"  # what the extension holds: sends messages at once, if the wire is free
WINDOW = 12  # bits: a scene shrinks to a tenth with 4 kB to look back at
WORTH = 256  # bytes: what is shorter hardly shrinks
SHARED = 128  # messages whose packed form is kept: those of the last moments
EFFORT = 5  # of 9: memory that packing a message takes


class TableSocket(WebSocketsSansIOProtocol):
    """Speaks ASGI, and offers the extension above in the scope."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.conn.available_extensions:
            alone = ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=WINDOW,
                client_max_window_bits=WINDOW,
                compress_settings={"memLevel": EFFORT},
            )
            self.conn.available_extensions = [alone]

    async def run_asgi(self) -> None:
        self.scope["extensions"][TEXTS] = {WRITE: self.write_if_free}
        await super().run_asgi()
        if not self.writable.is_set():  # nobody reads what is left
            self.transport.abort()

    async def send(self, message: Any) -> None:
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if not self._open:
            raise ClientDisconnected
        self.write_texts(message["texts"])

    @property
    def _open(self) -> bool:
        return not (self.disconnected or self.close_sent) and self.conn.state is State.OPEN

    def write_if_free(self, texts: Sequence[bytes]) -> bool:
        """Send messages at once; False where somebody has to wait for the wire, or it is cut."""
        if not (self.writable.is_set() and self._open):
            return False
        self.write_texts(texts)
        return True

    def write_texts(self, texts: Sequence[bytes]) -> None:
        window = self._window()
        frames = (plain(text) if len(text) < WORTH or not window else packed(text, window) for text in texts)
        self.transport.write(b"".join(frames))

    def _window(self) -> int:
        """How far a packed message may look back (in bits); 0: the page takes none."""
        agreed = self.conn.extensions
        return agreed[0].local_max_window_bits if agreed and isinstance(agreed[0], PerMessageDeflate) else 0


def plain(text: bytes) -> bytes:
    """A message as it goes over the wire."""
    return _head(0x81, len(text)) + text


@lru_cache(maxsize=SHARED)
def packed(text: bytes, window: int) -> bytes:
    """A message as it goes over the wire, packed by itself (RFC 7692, 7.2.1)."""
    packer = zlib.compressobj(wbits=-window, memLevel=EFFORT)
    data = (packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    return _head(0xC1, len(data)) + data


def _head(kind: int, length: int) -> bytes:
    if length < 126:
        return struct.pack("!BB", kind, length)
    return (
        struct.pack("!BBH", kind, 126, length) if length < 1 << 16 else struct.pack("!BBQ", kind, 127, length)
    )


def writing(scope: Any) -> Callable[[Sequence[bytes]], bool] | None:
    """How messages are sent without waiting, where the server can do that."""
    write: Callable[[Sequence[bytes]], bool] | None = scope.get("extensions", {}).get(TEXTS, {}).get(WRITE)
    return write


async def send_texts(scope: Any, send: Send, texts: Sequence[bytes]) -> None:
    """Send messages in order: at once where the server can, one after the other elsewhere."""
    if TEXTS in scope.get("extensions", ()):
        await send({"type": TEXTS, "texts": texts})
    else:
        for text in texts:
            await send({"type": "websocket.send", "text": text.decode()})
