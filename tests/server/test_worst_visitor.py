"""One visitor against all: what one address may have of a node's time, room and disk, and who goes first."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from formicarium.core.match import Match
from formicarium.core.registry import games
from formicarium.server.border.entrance import CROWDED
from formicarium.server.bots.workers import Crowded, Overdue, Worker, Workers
from formicarium.server.config import Limits
from formicarium.server.keeping.database import Database
from formicarium.server.people.allowance import spend
from formicarium.server.people.limits import Gate, cost_of
from formicarium.server.table.visitors import MOST_BYTES, Visitor
from formicarium.server.wire import Hello, Ping
from tests.server.hosting import hosted
from tests.server.still import Neighbour, StillPage, run, served

EVE = "192.0.2.1"  # the address that does its worst
BOB = "198.51.100.7"


async def sockets(
    stack: AsyncExitStack, guard: Any, table: str, count: int, address: str = EVE
) -> list[StillPage]:
    """So many sockets by so many new guests at one address, as far as they are let in."""
    pages = [Neighbour(guard, address=address).page(table) for _ in range(count)]
    for page in pages:
        page.knock()
        stack.push_async_exit(page)
        await page.send(page.hello)
    return pages


# A node's time


def test_hellos_of_one_address_wait_in_line_and_keep_nobody_else_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits()
        async with (
            served(tmp_path, limits=limits) as guard,
            Neighbour(guard) as ada,
            AsyncExitStack() as stack,
        ):
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            page = await stack.enter_async_context(ada.page(made["table"]))
            before = asyncio.get_running_loop().time()
            crowd = await sockets(stack, guard, made["table"], 20)
            for each in crowd:
                for _ in range(20):
                    await each.send(each.hello)
            await asyncio.sleep(2)
            answered = sum(len(each.of("welcome")) for each in crowd)
            most = (limits.burst + 2 * limits.effort) / cost_of(Hello(version=1))
            assert 10 < answered <= most, "the rest waits, and is not read meanwhile"
            assert (await page.answer())["type"] == "done"
            assert asyncio.get_running_loop().time() < before + 2.5, "others do not wait in that line"

    run(scenario())


def test_a_hello_costs_more_than_a_ping() -> None:
    assert cost_of(Hello(version=1)) > 20 * cost_of(Ping())


def test_those_who_play_do_not_wait_for_those_who_watch_from_the_same_house(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=Limits()) as guard, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Neighbour(guard, address=EVE))
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            page = await stack.enter_async_context(ada.page(made["table"]))
            for each in await sockets(stack, guard, made["table"], 20):
                for _ in range(5):
                    await each.send(each.hello)
            await asyncio.sleep(1)
            before = asyncio.get_running_loop().time()
            assert (await page.answer())["type"] == "done"
            assert asyncio.get_running_loop().time() == before

    run(scenario())


def test_who_is_there_is_told_once_for_many_who_come_and_once_per_change(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as guard, Neighbour(guard) as ada, AsyncExitStack() as stack:
            made = await ada.table("me", "bot:random")
            page = await stack.enter_async_context(ada.page(made["table"]))
            await asyncio.sleep(1)
            crowd = await sockets(stack, guard, made["table"], 30)
            await asyncio.sleep(1)
            told = page.of("presence")
            assert told[-1]["watchers"] == 30
            assert len(told) == 2
            for each in crowd:
                await each.send(each.hello)
            await asyncio.sleep(1)
            assert len(page.of("presence")) == 2, "nobody came, nobody went"

    run(scenario())


def test_who_reads_too_slowly_is_let_go_by_weight_too() -> None:
    visitor = Visitor("eve")
    for _ in range(5):
        visitor.post(b"x" * (MOST_BYTES // 4))
    assert visitor.gone


def test_a_socket_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as guard, Neighbour(guard) as ada:
            made = await ada.table("me", "bot:random")
            silent = Neighbour(guard, address=EVE).page(made["table"])
            silent.knock()
            await asyncio.sleep(Limits().hello_seconds + 1)
            assert silent.reader.done()
            assert not guard.house.entrance.places

    run(scenario())


# Room


def test_players_come_before_spectators(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(watchers=12, sockets=6)
        async with served(tmp_path, limits=limits) as guard, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Neighbour(guard, address=EVE))
            made = await ada.table("me", "bot:random")
            first = await sockets(stack, guard, made["table"], 6)
            for address in ("192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"):
                await sockets(stack, guard, made["table"], 6, address)
            await asyncio.sleep(2)
            assert len(guard.house.entrance.places) == 12, "so many may watch"
            page = await stack.enter_async_context(ada.page(made["table"]))
            assert page.welcome["you"] == [0], (
                "and whoever plays gets in, also from an address that has its fill"
            )
            assert [each.code for each in first].count(CROWDED) >= 1, "in the place of one who watches"

    run(scenario())


def test_of_those_who_watch_the_one_whose_address_has_most_makes_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=Limits(watchers=6)) as guard, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Neighbour(guard))
            made = await ada.table("me", "bot:random")
            crowd = await sockets(stack, guard, made["table"], 8)
            await asyncio.sleep(1)
            assert [each.code for each in crowd].count(CROWDED) == 2, "no room"
            (bob,) = await sockets(stack, guard, made["table"], 1, BOB)
            await asyncio.sleep(1)
            assert bob.welcome
            assert [each.code for each in crowd].count(CROWDED) == 3

    run(scenario())


def test_one_player_has_so_many_pages_of_a_table_and_the_oldest_makes_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(own_sockets=3)
        async with (
            served(tmp_path, limits=limits) as guard,
            Neighbour(guard) as ada,
            AsyncExitStack() as stack,
        ):
            made = await ada.table("me", "bot:random")
            pages = [ada.page(made["table"]) for _ in range(5)]
            for page in pages:
                await stack.enter_async_context(page)
            await asyncio.sleep(1)
            assert [page.code for page in pages] == [CROWDED, CROWDED, None, None, None]
            assert pages[-1].welcome

    run(scenario())


# Disk


def test_one_address_says_so_much_however_many_guests_it_makes(tmp_path: Path) -> None:
    async def scenario(first: bool) -> None:
        limits = Limits(chatter=20, burst=10**6, effort=10**6)
        async with (
            served(tmp_path, limits=limits) as guard,
            Neighbour(guard) as ada,
            AsyncExitStack() as stack,
        ):
            made = await ada.table("me", "bot:random")
            crowd = await sockets(stack, guard, made["table"], 6)
            await asyncio.sleep(0.1)
            replies = [(await each.ask("chat", text="buy ants"))["type"] for each in crowd for _ in range(5)]
            assert replies.count("done") == (20 if first else 0), (
                "a server that starts again has not forgotten"
            )
            (bob,) = await sockets(stack, guard, made["table"], 1, BOB)
            await asyncio.sleep(0.1)
            assert (await bob.ask("chat", text="hello"))["type"] == "done"

    run(scenario(first=True))
    run(scenario(first=False))


def record(seed: int, padding: int = 0) -> str:
    match = Match(games["arena"], 2, seed=seed)
    return match.record.dumps() + f"# {'x' * padding}\n"


def test_one_address_leaves_so_many_bytes_of_records(tmp_path: Path) -> None:
    async def scenario() -> None:
        limits = Limits(kept_bytes=50_000)
        async with served(tmp_path, limits=limits, modules=("tests.server.drawn_arena",)) as guard:
            eve, bob = Neighbour(guard, address=EVE), Neighbour(guard, address=BOB)
            texts = [record(seed, 20_000) for seed in range(4)]
            replies = [await eve.http.post("/replays", json={"record": text}) for text in texts]
            assert [reply.status_code for reply in replies] == [201, 201, 429, 429]
            again = await eve.http.post("/replays", json={"record": texts[0]})
            assert again.status_code == 201, "what is kept already takes no room"
            seats = [{"kind": "me"}, {"kind": "bot"}]
            table = {"game": "arena", "seats": seats, "record": texts[3]}
            assert (await eve.http.post("/tables", json=table)).status_code == 429
            assert (await bob.http.post("/replays", json={"record": texts[3]})).status_code == 201

    run(scenario())


def test_what_was_spent_counts_on_every_node(new_database: Callable[[], str]) -> None:
    url = new_database()
    url = url.replace("postgresql://", "postgresql+psycopg://") if "://" in url else f"sqlite:///{url}"
    nodes = [Database(url), Database(url)]
    nodes[0].migrate()
    granted = []
    for turn in range(6):
        with nodes[turn % 2].engine.begin() as connection:
            granted.append(spend(connection, "tables", "eve", 3, 10**9))
    assert granted == [True, True, True, False, False, False]
    with nodes[1].engine.begin() as connection:
        assert spend(connection, "tables", "bob", 3, 10**9)
        assert not spend(connection, "records", "bob", 100, 10**9, amount=101)
    for node in nodes:
        node.engine.dispose()


# Work


def test_visitors_take_turns_and_one_never_has_all_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    done = asyncio.Event()

    async def do(self: Worker, work: Callable[[], str], limit: float) -> str:
        begun.append(work())
        await done.wait()
        return begun[-1]

    monkeypatch.setattr(Worker, "do", do)

    async def scenario() -> None:
        workers = Workers(2, 10.0, each=1, waiting=(2, 4))
        eve = [asyncio.create_task(workers.run("eve", str, f"eve {n}")) for n in range(4)]
        await asyncio.sleep(0)
        bob = asyncio.create_task(workers.run("bob", str, "bob"))
        cid = asyncio.create_task(workers.run("cid", str, "cid"))
        await asyncio.sleep(0)
        assert begun == ["eve 0", "bob"], "the other worker is not for her"
        assert isinstance(eve[3].exception(), Crowded), "two may wait"
        done.set()
        await asyncio.gather(*eve[:3], bob, cid)
        assert begun.index("cid") < begun.index("eve 2"), "whoever has much to do waits longer"

    asyncio.run(scenario())


def test_who_stops_waiting_for_a_worker_takes_none_along(monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(self: Worker, work: Callable[[], str], limit: float) -> str:
        return work()

    monkeypatch.setattr(Worker, "do", do)

    async def scenario() -> None:
        workers = Workers(1, 10.0)
        going = [asyncio.create_task(workers.run("eve", str, "x")) for _ in range(3)]
        await asyncio.sleep(0)
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        assert await workers.run("bob", str, "bob") == "bob"

    asyncio.run(scenario())


def test_a_job_that_takes_too_long_ends_with_its_worker_and_the_next_gets_another() -> None:
    async def scenario() -> None:
        workers = Workers(1, 60.0)
        try:
            assert await workers.run("bob", max, 1, 2) == 2
            workers.limit = 0.2
            with pytest.raises(Overdue):
                await workers.run("eve", time.sleep, 600)
            workers.limit = 60.0
            assert await workers.run("bob", max, 3, 4) == 4
        finally:
            workers.close()

    asyncio.run(scenario())


def test_a_worker_that_dies_at_work_or_at_rest_is_replaced() -> None:
    async def scenario() -> None:
        workers = Workers(1, limit=30)
        first = await workers.run(EVE, os.getpid)
        pool = workers._all[0]._pool
        os.kill(first, signal.SIGKILL)
        while pool is not None and not pool._broken:  # until it is known that nobody is there
            await asyncio.sleep(0.01)
        second = await workers.run(EVE, os.getpid)
        assert second != first
        working = asyncio.create_task(workers.run(EVE, sleep_once, second))
        await asyncio.sleep(0.2)
        os.kill(second, signal.SIGKILL)
        assert await working not in (first, second)
        workers.close()

    asyncio.run(scenario())


def sleep_once(pid: int) -> int:
    """In the process of that number for long, in any other not at all."""
    if os.getpid() == pid:
        time.sleep(60)
    return os.getpid()


def test_bots_think_on_while_records_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stuck(*_: object) -> None:
        await asyncio.Event().wait()

    async def scenario() -> None:
        async with served(tmp_path, limits=Limits(studies=2)) as guard, Neighbour(guard) as ada:
            for worker in guard.house.studies._all:
                monkeypatch.setattr(worker, "do", stuck)
            eve = Neighbour(guard, address=EVE)
            text = Match(games["cicada_and_ant"], 2, seed=1).record.dumps()
            looks = [asyncio.create_task(eve.http.post("/replays", json={"record": text})) for _ in range(4)]
            await asyncio.sleep(1)
            assert looks[3].result().status_code == 429, "one is looked at, two wait"
            made = await ada.table("bot:random", "bot:random")
            while not (await ada.get(f"/tables/{made['table']}"))["over"]:
                await asyncio.sleep(1)
            for look in looks:
                look.cancel()
            await asyncio.gather(*looks, return_exceptions=True)

    run(scenario())


# The door


def test_json_that_is_nothing_but_brackets_is_a_mistake_and_no_defect(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as guard, Neighbour(guard) as eve:
            for path in ("/me", "/tables", "/replays", "/login", "/account"):
                for body in (b"[" * 200_000, b'{"name":' * 100_000):
                    headers = {"content-type": "application/json"}
                    reply = await eve.http.post(path, content=body, headers=headers)
                    assert reply.status_code == 400, (path, reply.text)

    run(scenario())


def test_requests_that_never_end_are_ended_and_an_address_has_so_many(tmp_path: Path) -> None:
    limits = {"limit_head_seconds": "1", "limit_body_seconds": "1", "limit_connections": "6"}
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path, trusted="192.0.2.9", **limits) as host:
        head = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
        body = b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Formicarium: 1\r\nContent-Length: 9\r\n\r\n{"
        begun = [socket.create_connection(("127.0.0.1", host.port), timeout=60) for _ in range(6)]
        refused = socket.create_connection(("127.0.0.1", host.port), timeout=60)
        for number, each in enumerate(begun):
            each.sendall((head, body, b"")[number % 3])
        with refused:
            assert _read_all(refused) == b"", "no answer at all"
        for each in begun:
            with each:
                assert _read_all(each).startswith(b"HTTP/1.1 408 ")
        with socket.create_connection(("127.0.0.1", host.port), timeout=60) as fine:
            fine.sendall(head + b"Connection: close\r\n\r\n")
            assert _read_all(fine).startswith(b"HTTP/1.1 200 ")
        said = [line for line in host.log.read_text().splitlines() if "is turned away" in line]
        assert len(said) == 3, said
        assert host.errors() == []


def _read_all(connection: socket.socket) -> bytes:
    found = b""
    try:
        while data := connection.recv(65536):
            found += data
    except ConnectionResetError:
        pass
    return found


def test_so_many_requests_of_one_address_are_answered_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with served(tmp_path, limits=Limits(working=3)) as guard:
            eve, bob = Neighbour(guard, address=EVE), Neighbour(guard, address=BOB)
            go_on = asyncio.Event()
            app = guard.app

            async def slow(*args: Any) -> None:
                await go_on.wait()
                await app(*args)

            monkeypatch.setattr(guard, "app", slow)
            asking = [asyncio.create_task(eve.http.get("/tables")) for _ in range(5)]
            other = asyncio.create_task(bob.http.get("/tables"))
            await asyncio.sleep(1)
            go_on.set()
            assert [(await each).status_code for each in asking] == [200, 200, 200, 429, 429]
            assert (await other).status_code == 200

    run(scenario())


def test_the_log_names_who_is_turned_away_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    gate = Gate()
    with caplog.at_level(logging.WARNING):
        granted = [gate.allows("reads", EVE, 2, 60) for _ in range(10)]
        assert granted == [True] * 2 + [False] * 8
        assert [record.getMessage() for record in caplog.records] == [
            f"{EVE} is turned away: reads (and 0 times before)"
        ]
        now = 61.0
        for _ in range(3):
            gate.allows("reads", EVE, 2, 60)
    assert caplog.messages[1:] == [f"{EVE} is turned away: reads (and 7 times before)"]


def test_who_has_gone_before_a_socket_is_open_keeps_no_room_in_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as guard, Neighbour(guard) as ada:
            made = await ada.table("me", "bot:random")
            page = Neighbour(guard, address=EVE).page(made["table"])

            async def gone(message: Any) -> None:
                raise ConnectionResetError

            page._hear = gone  # type: ignore[method-assign]
            page.knock()
            await asyncio.gather(page.reader, return_exceptions=True)
            room = guard.house.rooms.here(made["table"])
            assert room is not None
            assert not room.audience.sockets
            assert not guard.house.entrance.places

    run(scenario())
