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


def test_what_no_table_has_and_no_database_keeps_is_refused_in_words(host: Host) -> None:
    """A seat beyond the table; a NUL, which PostgreSQL has no place for."""

    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"], scenes="none") as page:
                await page.asked()
                for type in ("move", "undo"):
                    reply = await page.ask(type, seat=7, number=9, path=[])
                    assert (reply["type"], reply["say"]["id"]) == ("refused", "refused-not-yours")
                question = page.frame["decisions"][0]
                answer = {"seat": 0, "number": question["number"], "path": question["options"][0]["path"]}
                await page.send({"type": "move", "key": "\0", **answer})
                await page.until(lambda: bool(page.of("error")))
                assert page.of("error")[0]["say"]["id"] == "error-malformed"
                assert (await page.answer())["type"] == "done"
            for path in ("/resume/%00", "/replays/%00/verdict", "/tables/%00", "/tables/%00/record"):
                assert (await ada.http.get(path)).status_code in (400, 404)
            for path, body in (
                (f"/tables/{made['table']}/seats/1", {"invitation": "\0"}),
                ("/login", {"name": "\0", "password": "open sesame \0"}),
                ("/account", {"name": "\0", "password": "open sesame \0"}),
                ("/replays", {"record": "\0"}),
            ):
                assert (await ada.http.post(path, json=body)).is_client_error

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
