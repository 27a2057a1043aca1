"""What goes over the wire: packed where it is worth it, once for all who are told the same."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame
from websockets.streams import StreamReader

from formicarium.server.border.websocket import SHARED, WINDOW, WORTH, packed, plain
from tests.server.hosting import Host
from tests.server.people import Person

TEXTS = [b'"%s"' % (b"ant " * count) for count in (1, 24, 64, 20_000)] + ['"Ameisenbär, où ?"'.encode() * 40]


def read(data: bytes) -> tuple[Frame, int]:
    """What a client makes of a frame, and how long it was."""
    stream = StreamReader()
    stream.feed_data(data)
    alone = PerMessageDeflate(True, True, WINDOW, WINDOW)
    parsing = Frame.parse(stream.read_exact, mask=False, extensions=[alone])
    try:
        while True:
            next(parsing)
    except StopIteration as done:
        return done.value, len(data)


@pytest.mark.parametrize("text", TEXTS)
def test_a_message_is_read_as_it_was_written(text: bytes) -> None:
    for data in (plain(text), packed(text, WINDOW)):
        frame, _ = read(data)
        assert bytes(frame.data) == text


def test_those_who_are_told_the_same_share_one_packing() -> None:
    packed.cache_clear()
    for _ in range(200):
        packed(bytes(TEXTS[2]), WINDOW)
    assert packed.cache_info().misses == 1
    for number in range(3 * SHARED):
        packed(b"%d" % number, WINDOW)
    assert packed.cache_info().currsize == SHARED, "what was told long ago is forgotten"


@pytest.mark.parametrize("bits", [None, 9, 15])
def test_a_browser_is_told_the_same_as_a_program(host: Host, bits: int | None) -> None:
    """Whatever window it asks for; each message can be unpacked by itself."""
    offer = ClientPerMessageDeflateFactory(server_max_window_bits=bits, client_max_window_bits=True)

    async def first_frame(address: str, cookie: str, **how: Any) -> tuple[Any, Any]:
        async with connect(address, additional_headers={"Cookie": cookie}, max_size=2**24, **how) as socket:
            hello = {"type": "hello", "version": 1, "seen": -1, "scenes": "whole"}
            await socket.send(json.dumps(hello))
            while (message := json.loads(await socket.recv()))["type"] != "frame":
                pass
            return message, socket.response

    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("hotseat", "hotseat", seed=5)  # nobody plays meanwhile
            address = f"{host.url.replace('http', 'ws', 1)}/ws/tables/{made['table']}"
            told, reply = await first_frame(address, ada.cookie, compression=None, extensions=[offer])
            other, without = await first_frame(address, ada.cookie, compression=None)
            assert told["scene"] == other["scene"]
            assert "server_no_context_takeover" in reply.headers["Sec-WebSocket-Extensions"]
            assert "Sec-WebSocket-Extensions" not in without.headers

    asyncio.run(scenario())


def test_what_is_short_is_not_packed() -> None:
    assert len(packed(b"x" * WORTH, WINDOW)) < WORTH
    short = b'{"type":"done","key":"17"}'
    assert len(plain(short)) == len(short) + 2
