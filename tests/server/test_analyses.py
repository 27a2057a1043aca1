"""Matches that are analysed in the background: once, whatever dies, and for whoever may see the replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from formicarium.analysis import Analyst, Judged
from formicarium.core.match import Match, replay
from formicarium.core.record import Answered
from formicarium.core.registry import games
from formicarium.server.bots.workers import Worker
from formicarium.server.config import Config, Limits
from formicarium.server.house import House
from formicarium.server.keeping.storage import analyses, findings
from formicarium.server.keeping.sweeping import throw_away
from formicarium.server.lobby import analyses as lobby
from formicarium.server.lobby.findings import CURVE, CurveInfo, JudgedInfo, piece_of
from formicarium.server.lobby.replays import Unplayable, keep, replay_id
from tests.server.hosting import Cluster, Host, hosted
from tests.server.people import SOON, Person
from tests.server.still import Neighbour, run, served
from tests.server.test_replays import played

SHORT = played(4, answers=4).record.dumps()
MINE = next(entry.seat for entry in replay(SHORT).record.entries if isinstance(entry, Answered))


async def analysed(person: Person, id: str) -> Any:
    """The whole analysis, once it is there."""
    async with asyncio.timeout(SOON):
        while (found := await person.get(f"/replays/{id}/analysis"))["done"] != found["answers"]:
            assert not found["failed"]
            await asyncio.sleep(0.2)
    return found


def told(found: Any) -> list[Any]:
    return [judged for piece in found["judged"] for judged in piece]


def test_a_record_is_analysed_as_the_terminal_does(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            info = await ada.post("/replays", {"record": SHORT}, 201)
            path = f"/replays/{info['id']}/analysis"
            assert (await ada.get(path))["done"] is None, "nobody has wished for it"
            first = await ada.post(path)
            assert first["answers"] == 4
            assert (await bo.post(path))["done"] is not None, "whoever may see the replay"
            found = await analysed(bo, info["id"])
            analyst = Analyst(replay(SHORT))
            expected = [each for each in analyst.judgements() if isinstance(each, Judged)]
            assert [(each["at"], each["seat"], each["verdict"]) for each in told(found)] == [
                (each.at, each.seat, each.verdict) for each in expected
            ]
            assert [tuple(each["path"]) for each in told(found)] == [each.move.spell() for each in expected]
            points = list(analyst.points())
            assert [point["at"] for point in found["curve"]["points"]] == [point.at for point in points]
            assert found["curve"]["points"][0]["chances"] == pytest.approx(points[0].chances, abs=0.001)
            rest = await ada.get(f"{path}?from=4")
            assert (rest["curve"], rest["judged"]) == (None, []), "what one has is not sent again"
            await ada.get("/replays/nothing/analysis", 404)
            await ada.post("/replays/nothing/analysis", None, 404)

    asyncio.run(scenario())


def test_at_a_table_with_bots_the_answers_of_people_are_judged(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada:
            made = await ada.table(*("me" if seat == MINE else "bot:random" for seat in (0, 1)), record=SHORT)
            await ada.post(f"/replays/{made['table']}/analysis", None, 404)  # it is not over
            async with ada.page(made["table"]) as page:
                assert (await page.ask("concede", seat=MINE))["type"] == "done"
                await page.until(lambda: bool(page.frame["outcome"]))
            await ada.post(f"/replays/{made['table']}/analysis")
            found = await analysed(ada, made["table"])
            assert found["seats"] == [MINE]
            assert {each["seat"] for each in told(found)} == {MINE}
            await ada.delete(f"/tables/{made['table']}", None, 204)
            await ada.get(f"/replays/{made['table']}/analysis", 404)

    asyncio.run(scenario())


def test_what_cannot_be_analysed_is_declined(tmp_path: Path) -> None:
    async def scenario() -> None:
        modules = ("tests.server.drawn_arena",)
        async with (
            served(tmp_path, limits=Limits(analysed=6, backlog=2), modules=modules) as guard,
            Neighbour(guard) as ada,
            Neighbour(guard, address="192.0.2.1") as eve,
        ):
            guard.house.analyses.workers.close()
            stopped(guard.house)

            async def wish(who: Neighbour, match: Match) -> tuple[int, str]:
                made = (await who.http.post("/replays", json={"record": match.record.dumps()})).json()
                reply = await who.http.post(f"/replays/{made['id']}/analysis", json={})
                return reply.status_code, reply.json().get("error", {}).get("id", "")

            arena = Match(games["arena"], 2, seed=1)
            assert await wish(ada, arena) == (400, "error-no-analysis")
            assert await wish(ada, played(1, answers=7)) == (413, "error-long-match")
            assert await wish(ada, played(1, answers=4)) == (200, "")
            assert await wish(ada, played(1, answers=4)) == (200, ""), "once is enough"
            assert await wish(ada, played(2, answers=4)) == (429, "error-too-often")
            assert await wish(eve, played(3, answers=4)) == (200, "")
            assert await wish(eve, played(4, answers=1)) == (429, "error-backlog")

    run(scenario())


def stopped(house: House) -> None:
    """Nobody works at this node any more."""
    for task in list(house._tasks):
        if "Analyses" in getattr(task.get_coro(), "__qualname__", ""):
            task.cancel()


def node(url: str) -> House:
    return House(Config(database=url, analysis_nice=0, grace=0.0))


async def wished(house: House, *records: str) -> list[str]:
    """Wishes for these."""
    ids = [replay_id(record) for record in records]
    for id, record in zip(ids, records, strict=True):
        await keep(house, "192.0.2.9", id, record)
        await house.analyses.wish("192.0.2.9", id)
    return ids


def test_a_wish_is_one_nodes_and_anothers_when_that_one_is_gone(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr("formicarium.server.lobby.analyses.time.time", lambda: now[0])

    async def scenario() -> None:
        url = new_database()
        one, two = node(url), node(url)
        await asyncio.to_thread(one.database.migrate)
        for house in (one, two):
            house.database.start()
        try:
            first, second = await wished(one, SHORT, played(5, answers=3).record.dumps())
            now[0] += 1
            turn, other, none = [await each.analyses._take() for each in (one, two, one)]
            assert turn is not None
            assert other is not None
            assert ({turn.replay, other.replay}, none) == ({first, second}, None)
            assert await two.analyses._take() is None
            now[0] += 1 + 2 * lobby.BEAT  # the first node has died
            again = [await two.analyses._take() for _ in range(2)]
            assert turn in again
            await two.analyses._go_on(turn)
            await one.analyses._go_on(turn)  # it was only slow: what it has found is there already
            kept = sa.select(findings.c.first).where(findings.c.replay == turn.replay)
            assert await two.database.read(lambda c: list(c.scalars(kept))) == [CURVE]
        finally:
            for house in (one, two):
                house.analyses.workers.close()
                house.studies.close()
                await house.database.close()

    asyncio.run(scenario())


def test_a_piece_that_fails_is_tried_again_and_then_given_up(
    new_database: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError

    async def scenario() -> None:
        house = node(new_database())
        await asyncio.to_thread(house.database.migrate)
        house.database.start()
        try:
            (id,) = await wished(house, SHORT)
            monkeypatch.setattr(Worker, "do", broken)
            for _ in range(lobby.TRIES):
                turn = await house.analyses._take()
                assert turn is not None
                await house.analyses._go_on(turn)
            assert await house.analyses._take() is None
            assert (await lobby.progress(house, id, CURVE)).failed
            monkeypatch.undo()
            await house.analyses.wish("192.0.2.9", id)  # whoever wishes again has it tried again
            turn = await house.analyses._take()
            assert turn is not None
            await house.analyses._go_on(turn)
            assert (await lobby.progress(house, id, CURVE)).done == 0
            await house.database.write(lambda c: throw_away(c, [id]))
            gone = await house.database.read(lambda c: c.execute(sa.select(analyses)).first())
            assert gone is None
        finally:
            house.analyses.workers.close()
            house.studies.close()
            await house.database.close()

    asyncio.run(scenario())


def test_whoever_kills_a_node_does_not_lose_the_wish(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Two nodes: the one that was asked is killed; the other does all of it, and nothing twice."""
    database, folder = cluster.database(), tmp_path_factory.mktemp("dying")

    async def scenario(one: Host, two: Host) -> None:
        async with Person(one.url) as ada, Person(two.url) as bo:
            info = await ada.post("/replays", {"record": SHORT}, 201)
            await ada.post(f"/replays/{info['id']}/analysis")
            await asyncio.to_thread(one.kill)
            found = await analysed(bo, info["id"])
            assert [each["at"] for each in told(found)] == [0, 1, 2, 3]

    with hosted(database, folder) as one, hosted(database, folder) as two:
        asyncio.run(scenario(one, two))
        assert two.errors() == []


def test_a_piece_that_is_sent_is_json_of_its_type() -> None:
    """What a worker writes is what the page is told that it gets."""
    curve = piece_of(SHORT, (0, 1), CURVE, 0.0)
    first = piece_of(SHORT, (0, 1), 0, 0.0)
    assert not isinstance(curve, Unplayable)
    assert not isinstance(first, Unplayable)
    assert (curve.done, first.done) == (0, 1)
    assert msgspec.json.decode(curve.found, type=CurveInfo).points[0].at == 0
    assert len(msgspec.json.decode(first.found, type=list[JudgedInfo])) == 1
