"""Sockets in bad hands: those that never read, and servers that can send one message at a time only."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from formicarium.server.border.websocket import TEXTS, send_texts
from tests.server.hosting import Host
from tests.server.people import Person

HELLO = json.dumps({"type": "hello", "version": 1})


async def shout(socket: ClientConnection) -> None:
    """Each hello is answered with a whole scene."""
    while True:
        await socket.send(HELLO)
        await asyncio.sleep(0.001)


def test_who_never_reads_is_let_go_and_keeps_nobody_waiting(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            address = f"{host.url.replace('http', 'ws', 1)}/ws/tables/{made['table']}"
            cookie = {"Cookie": eve.cookie}
            async with ada.page(made["table"], scenes="none") as page:
                deaf = await connect(address, additional_headers=cookie, origin=host.url, compression=None)  # type: ignore[arg-type]
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(shout(deaf), 60)
                await page.asked()
                async with asyncio.timeout(10):
                    assert (await page.answer())["type"] == "done"
                    await page.until(lambda: page.of("presence")[-1]["watchers"] == 0)

    asyncio.run(scenario())


@pytest.mark.parametrize("extensions, sent", [({}, 2), ({TEXTS: {}}, 1)])
def test_texts_go_out_in_order_with_or_without_the_extension(extensions: dict[str, Any], sent: int) -> None:
    async def scenario() -> list[Any]:
        messages: list[Any] = []

        async def send(message: Any) -> None:
            messages.append(message)

        await send_texts({"extensions": extensions}, send, [b'"one"', '"été"'.encode()])
        return messages

    messages = asyncio.run(scenario())
    assert len(messages) == sent
    texts = [text.decode() for message in messages for text in message.get("texts", ())]
    assert (texts or [message["text"] for message in messages]) == ['"one"', '"été"']
