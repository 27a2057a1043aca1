"""No secret, move, card or word of anybody is in any log, whatever goes wrong."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import formicarium as fm
from formicarium.server import logs
from tests.server.hosting import Host, hosted
from tests.server.people import Page, Person
from tests.server.still import Neighbour, run, served

SECRET = "anything-but-this"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What this process logs by the rules of a server, at its most talkative."""
    root, written = logging.getLogger(), io.StringIO()
    before = root.handlers[:], root.level, threading.excepthook, sys.unraisablehook
    levels = {name: logging.getLogger(name).level for name in ("formicarium", "sqlalchemy.engine")}
    logs.install("debug")
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(written)
    yield written
    root.handlers[:], root.level, threading.excepthook, sys.unraisablehook = before
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def failing() -> BaseException:
    """An error with words, and another behind it."""
    try:
        try:
            raise LookupError(SECRET)
        except LookupError as error:
            raise ValueError(f"{SECRET} cannot be played") from error
    except ValueError as error:
        return error


def of_the_web_server() -> None:
    logging.getLogger("uvicorn.error").error("Exception in ASGI application\n", exc_info=failing())


def of_a_driver() -> None:
    logging.getLogger("sqlalchemy.engine").setLevel(logging.DEBUG)
    logging.getLogger("sqlalchemy.engine").info("[%s] %r", "generated", (SECRET,))


def of_a_callback() -> None:
    def ring(_: str) -> None:
        raise failing()

    async def scenario() -> None:
        asyncio.get_running_loop().call_soon(ring, SECRET)
        await asyncio.sleep(0)

    asyncio.run(scenario())


def of_a_thread() -> None:
    def work() -> None:
        raise failing()

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


@pytest.mark.parametrize("fault", [of_the_web_server, of_a_driver, of_a_callback, of_a_thread])
def test_an_error_is_logged_without_its_words(fault: Callable[[], None], log: io.StringIO) -> None:
    fault()
    line = log.getvalue()
    assert SECRET not in line
    assert len(line.splitlines()) == 1
    if fault is not of_a_driver:
        assert re.search(r"ValueError at tests/server/test_logs.py:\d+.* from LookupError at ", line)


def test_a_personal_link_that_fails_is_not_logged(tmp_path: Path, log: io.StringIO) -> None:
    """As when two nodes race for it: the database's error has the link in it, and so has the address."""

    async def scenario() -> None:
        async with served(tmp_path) as guard, Neighbour(guard) as ada:

            async def race(*_: Any) -> None:
                raise failing()

            guard.house.database.write = race  # type: ignore[assignment, method-assign]
            reply = await ada.http.get(f"/resume/{SECRET}")
            assert reply.status_code == 500
            assert SECRET not in reply.text

    run(scenario())
    assert "ERROR formicarium.http: GET /api/resume/{secret}: ValueError at " in log.getvalue()
    assert SECRET not in log.getvalue()


def test_a_whole_run_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    """Every kind of game with people and bots, links, passwords, chat, odd messages, a row that is spoilt."""
    secrets: set[str] = set()

    async def play(person: Person, game: str, rng: Random) -> str:
        seats = min(fm.games[game].seats)
        made = await person.table("me", *["bot:random"] * (seats - 1), game=game)
        secrets.update(made["resume"].values())
        async with person.page(made["table"]) as page:
            await page.ask("chat", text=f"chat-{SECRET}")
            for _ in range(4):
                if not await page.asked():
                    break
                number = page.frame["number"]
                reply = await page.answer(rng.choice)
                assert reply["type"] == "done"
                await page.until(lambda n=number: page.frame["number"] > n)  # type: ignore[misc]
            await page.ask("why", seat=0, path=[f"path-{SECRET}"])
            await page.ask("move", seat=0, number=0, path=[f"path-{SECRET}"])
            await page.send(f'{{"type": "{SECRET}"}}')
            await page.until(lambda: bool(page.of("error")))
            secrets.update(tokens(page))
        return str(made["table"])

    async def scenario(host: Host) -> list[str]:
        async with Person(host.url, f"name-{SECRET}") as ada, Person(host.url) as bo:
            rng = Random(5)
            tables = [await play(ada, game, rng) for game in sorted(fm.games)]
            links = (await ada.get(f"/tables/{tables[0]}"))["resume"]
            await bo.get(f"/resume/{links['0']}")
            await bo.get(f"/resume/{SECRET}", 404)
            await bo.post("/account", {"name": "Bo", "password": f"password-{SECRET}"})
            await bo.post("/login", {"name": "Bo", "password": f"other-{SECRET}"}, 403)
            await bo.http.post("/tables", content=SECRET)
            secrets.update(bo.http.cookies.values(), ada.http.cookies.values())
            return tables

    async def look(host: Host, tables: list[str]) -> None:
        async with Person(host.url) as eve:
            for table in tables:
                for path in ("", "/record"):
                    await eve.http.get(f"/tables/{table}{path}")
                with suppress(ConnectionClosed, InvalidStatus):  # of some, nothing can be shown
                    async with eve.page(table, version=0) as page:
                        await page.send({"type": "hello", "version": 1, "seen": -1})
                        await page.until(lambda p=page: bool(p.received) or p.reader.done())  # type: ignore[misc]

    database = str(tmp_path / "tables.sqlite")
    with hosted(database, tmp_path, log_level="debug") as host:
        tables = asyncio.run(scenario(host))
        host.stop()
        secrets |= {SECRET, *dealt(database)}
        spoil(database, tables)
        host.start()
        asyncio.run(look(host, tables))
        host.stop()
        log = host.log.read_text()
    assert len(secrets) > 100
    assert "DEBUG formicarium" in log
    assert [secret for secret in sorted(secrets) if secret in log] == []


def tokens(page: Page) -> set[str]:
    """What could be touched, and every card and piece that was to be seen."""
    paths = {
        token
        for frame in page.of("frame")
        for question in frame["decisions"]
        for option in question["options"]
        for token in option["path"]
    }
    return {token for token in paths if ":" in token}


def dealt(database: str) -> set[str]:
    """The secrets that tables are dealt from, and the moves and cards in their rows."""
    with sqlite3.connect(database) as connection:
        found = {secret for (secret,) in connection.execute("SELECT secret FROM tables") if secret}
        for words, dealt in connection.execute("SELECT words, dealt FROM answers"):
            found |= {word for word in f"{words} {dealt}".split() if len(word) > 4}
    return found


def spoil(database: str, tables: list[str]) -> None:
    """Rows and headers as no server writes them."""
    with sqlite3.connect(database) as connection:
        for number, table in enumerate(tables):
            column = ("words = ?", "seat = ?", "dealt = ?", "at = ?")[number % 4]
            change = f"UPDATE answers SET {column} WHERE match = ? AND number = ?"
            connection.execute(change, (SECRET, table, 1 if number % 2 == 0 else 0))
        torn = "UPDATE answers SET words = CAST(? AS TEXT) WHERE match = ? AND number = 2"
        connection.execute(torn, (SECRET.encode() + b"\xff", tables[0]))
        connection.execute("UPDATE tables SET result = ? WHERE id = ?", (SECRET, tables[-1]))
