"""Whoever wants to be told names who is asked for it: what others name stands in nobody's way."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.server import backlog
from formicarium.server.house import House
from formicarium.server.keeping.posted import notices
from formicarium.server.post import courier, outbox, outward, wishes
from formicarium.server.post.outbox import Waits
from formicarium.server.post.push import Subscription
from formicarium.server.post.wishes import Wishes
from tests.server.people import SOON
from tests.server.pushing import Browser, PushService, push_service
from tests.server.still import Neighbour, served
from tests.server.test_system_clock import until
from tests.server.test_watching import figures


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever waits for who is silent waits longer than a test; rounds are made by the test."""
    monkeypatch.setattr(outward, "PATIENCE", 600.0)
    monkeypatch.setattr(courier, "ROUND", 600.0)
    monkeypatch.setattr(backlog.Backlog, "every", 600.0)


class Silent(PushService):
    """It listens, and never answers."""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.came.append(("", {}, await reader.readuntil(b"\r\n\r\n")))
        await asyncio.Event().wait()


@asynccontextmanager
async def silent() -> AsyncIterator[Silent]:
    service = Silent()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    yield service
    server.close()


def told(connection: sa.Connection, guests: Sequence[str], endpoint: str, matches: int = 1) -> None:
    """These want to be told there, and there is something to tell them."""
    for guest in guests:
        given = Browser(PushService(), guest).subscription
        at = Subscription(**{**given, "endpoint": f"{endpoint}/{guest}"})
        wishes.write(connection, guest, Wishes(("ended",)))
        wishes.subscribe(connection, guest, at)
    for match in range(matches):
        outbox.tell(connection, Waits(0, 0), "ended", guests, f"ended:{match}")


async def rounds_until_heard(house: House, service: PushService) -> None:
    async with asyncio.timeout(SOON):
        while not service.came:
            await house.courier.push_round()
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("guests, matches", [(60, 1), (1, 60)])
def test_who_never_answers_keeps_nobody_else_from_being_told(
    tmp_path: Path, guests: int, matches: int
) -> None:
    others = [f"other-{number}" for number in range(guests)]

    async def scenario() -> None:
        async with (
            silent() as nobody,
            push_service() as service,
            served(tmp_path, push_inward=True) as guard,
        ):
            house, theirs = guard.house, f"http://localhost:{nobody.port}"
            await house.database.write(lambda c: told(c, others, theirs, matches))
            await house.database.write(lambda c: told(c, ["ada"], service.url))
            await rounds_until_heard(house, service)
            assert 0 < len(nobody.came) <= courier.OF_SERVICE
            assert max((house.courier.carried - Counter(ada=courier.AT_ONCE)).values()) <= courier.OF_GUEST
            tries = await house.database.read(
                lambda c: c.scalar(sa.select(sa.func.max(notices.c.push_tries)))
            )
            assert tries == 1, "who had to wait has not failed"

    asyncio.run(scenario())


def test_a_name_that_is_looked_up_for_ever_keeps_nobody_from_logging_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answered = threading.Event(), threading.Event()

    def look_up(*_: Any, **__: Any) -> list[Any]:
        asked.set()
        answered.wait()
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", look_up)

    async def scenario() -> None:
        async with served(tmp_path, push_inward=True) as guard:
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
            await guard.house.database.write(lambda c: told(c, ["other"], "http://slow.example"))
            await guard.house.courier.push_round()
            async with asyncio.timeout(SOON):
                while not asked.is_set():
                    await asyncio.sleep(0.01)
                async with Neighbour(guard, "Ada") as ada, Neighbour(guard) as phone:
                    await ada.post("/account", {"name": "Ada", "password": "correct horse"})
                    await phone.post("/login", {"name": "Ada", "password": "correct horse"})

    try:
        asyncio.run(scenario())
    finally:
        answered.set()


def test_what_waits_and_what_was_sent_can_be_read_off_the_figures(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with push_service() as service, served(tmp_path, push_inward=True) as guard:
            house = guard.house
            await until(lambda: bool(house.backlog.counts))
            await house.database.write(lambda c: told(c, ["ada"], service.url, matches=3))
            await house.backlog.look()
            assert figures(house.meters.told().decode())["formicarium_notices_due push"] == 3
            service.answers = [201, 400, 201]
            await house.courier.push_round()
            await until(lambda: not house.courier.carried)
            found = figures(house.meters.told().decode())
            assert found["formicarium_notices_total taken push"] == 2
            assert found["formicarium_notices_total never push"] == 1
            assert found["formicarium_notices_due push"] == 3, "it is not counted for whoever asks"
            await house.backlog.look()
            assert figures(house.meters.told().decode())["formicarium_notices_due push"] == 0
            assert found["formicarium_wishes_waiting"] == found["formicarium_matches_unsettled"] == 0

    asyncio.run(scenario())
