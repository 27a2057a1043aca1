"""uvicorn's websocket, with one thing more that it can send: several messages in one go.

An answer mostly means two or three messages to the same page (a frame, a clock, an acknowledgement);
as one write they cost the system a third.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

Send: TypeAlias = Callable[[Any], Awaitable[None]]

TEXTS = "formicarium.texts"  # the extension's name, and the type of its message


class TableSocket(WebSocketsSansIOProtocol):
    """Speaks ASGI, and offers the extension above in the scope."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][TEXTS] = {}
        await super().run_asgi()
        if not self.writable.is_set():  # nobody reads what is left
            self.transport.abort()

    async def send(self, message: Any) -> None:
        if message["type"] != TEXTS:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.write_texts(message["texts"])
        except InvalidState:
            raise ClientDisconnected from None

    def write_texts(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))


async def send_texts(scope: Any, send: Send, texts: Sequence[bytes]) -> None:
    """Send messages in order: at once where the server can, one after the other elsewhere."""
    if TEXTS in scope.get("extensions", ()):
        await send({"type": TEXTS, "texts": texts})
    else:
        for text in texts:
            await send({"type": "websocket.send", "text": text.decode()})
