"""Tournaments run to their end by themselves, whoever plays, whoever vanishes, on however many nodes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.server.keeping.meetings import entrants, places, tournaments
from formicarium.server.meeting import running, stopping
from formicarium.server.people import circle, identity
from tests.server.cups import bots, complete, cup
from tests.server.hosting import Cluster, Host, hosted
from tests.server.people import SOON, Person
from tests.server.test_order import admin
from tests.server.test_system_clock import opened

WISH = {
    "name": "The cup of the hill",
    "game": "arena",
    "variant": "standard",
    "seats": 2,
    "pace": "brisk",
    "format": "swiss",
    "rounds": 3,
}


async def account(person: Person) -> None:
    name = f"{person.name} {random.getrandbits(32):x}"
    await person.post("/account", {"name": name, "password": "correct horse"})


async def run(id: str, looking: Person, *players: tuple[Person, str]) -> Any:
    """Everybody goes to their table (at their node) and plays, until the tournament is over."""
    async with asyncio.timeout(SOON):
        await asyncio.gather(*(_play_all(id, person, url) for person, url in players))
        while (found := await looking.get(f"/tournaments/{id}"))["state"] != "over":
            await asyncio.sleep(0.1)
        return found


async def _play_all(id: str, person: Person, url: str) -> None:
    seen: set[str] = set()
    while (found := await person.get(f"/tournaments/{id}"))["state"] == "running":
        if found["table"] and found["table"] not in seen:
            seen.add(found["table"])
            async with person.page(found["table"], url) as page:
                await page.play()
        else:
            await asyncio.sleep(0.1)


async def eight_bots_and_two_people(one: Host, two: Host) -> None:
    async with Person(one.url, "Ada") as ada, Person(two.url, "Bo") as bo, Person(two.url) as eve:
        await account(ada)
        made = await ada.post("/tournaments", WISH | {"bots": ["random"] * 8}, 201)
        id = made["id"]
        assert id in [card["id"] for card in (await eve.get("/tournaments"))["open"]]
        for person in (ada, bo):
            assert (await person.post(f"/tournaments/{id}/entrants"))["entered"]
        await bo.post(f"/tournaments/{id}/begin", {}, 403)
        begun = await ada.post(f"/tournaments/{id}/begin")
        assert (begun["state"], begun["round"], len(begun["people"])) == ("running", 1, 10)
        await bo.post(f"/tournaments/{id}/begin", {}, 403)
        await eve.post(f"/tournaments/{id}/entrants", {}, 409)
        found = await run(id, eve, (ada, one.url), (bo, two.url))
        assert (found["round"], len(found["history"])) == (3, 3)
        complete(found, 10)
        pairs = [
            frozenset(at["number"] for at in board["at"]) for boards in found["history"] for board in boards
        ]
        assert len(pairs) == len(set(pairs)) == 15, "five tables in each round, and nobody meets again"
        assert sum(line["points"] for line in found["standings"]) == 15
        tables = [board["table"] for boards in found["history"] for board in boards]
        assert len(set(tables)) == 15
        assert (await eve.get(f"/tables/{tables[0]}"))["over"]


def test_eight_bots_and_two_people_play_to_the_end(host: Host) -> None:
    asyncio.run(eight_bots_and_two_people(host, host))


def test_a_round_robin_at_tables_of_three_with_someone_who_withdraws(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Cy") as cy, Person(host.url, "Di") as di:
            await account(cy)
            wish = WISH | {"seats": 3, "format": "robin", "bots": ["random"] * 4}
            id = (await cy.post("/tournaments", wish, 201))["id"]
            for person in (cy, di):
                await person.post(f"/tournaments/{id}/entrants")
            await cy.post(f"/tournaments/{id}/begin")
            withdrawn = await di.delete(f"/tournaments/{id}/entrants", {})
            assert withdrawn["people"][5]["withdrawn"]
            found = await run(id, di, (cy, host.url), (di, host.url))
            complete(found, 6)
            late = [at for b in found["history"][1] for at in b["at"] if at["number"] == 5]
            assert late[0]["kind"] == "out"

    asyncio.run(scenario())


def test_what_may_not_be_is_refused(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Fa") as fa, Person(host.url, "Gus") as gus:
            refused = await gus.post("/tournaments", WISH, 403)
            assert refused["error"]["id"] == "error-tournament-account"
            await account(fa)
            await fa.post("/tournaments", WISH | {"bots": ["nobody"]}, 400)
            await fa.post("/tournaments", WISH | {"seats": 6}, 400)
            await fa.post("/tournaments", WISH | {"name": "\u200b\n"}, 400)
            id = (await fa.post("/tournaments", WISH | {"listed": False}, 201))["id"]
            assert id not in str(await gus.get("/tournaments"))
            await fa.post(f"/tournaments/{id}/begin", {}, 409)
            await gus.post(f"/tournaments/{id}/entrants")
            assert len((await gus.post(f"/tournaments/{id}/entrants"))["people"]) == 1
            assert (await gus.delete(f"/tournaments/{id}/entrants", {}))["people"] == []
            await gus.delete(f"/tournaments/{id}/entrants", {}, 409)
            await gus.delete(f"/tournaments/{id}", {}, 403)
            assert (await fa.delete(f"/tournaments/{id}", {}))["state"] == "cancelled"
            await gus.post(f"/tournaments/{id}/entrants", {}, 409)
            await gus.get("/tournaments/nowhere", 404)

    asyncio.run(scenario())


async def begun(maker: Person, **wish: Any) -> str:
    """A tournament of the maker and three bots, whose first table is open."""
    id = str((await maker.post("/tournaments", WISH | {"bots": ["random"] * 3, **wish}, 201))["id"])
    await maker.post(f"/tournaments/{id}/entrants")
    await maker.post(f"/tournaments/{id}/begin")
    async with asyncio.timeout(SOON):
        while not (await maker.get(f"/tournaments/{id}"))["table"]:
            await asyncio.sleep(0.05)
    return id


async def all_told(looking: Person, id: str) -> Any:
    """A tournament, once every match of it has its points."""
    async with asyncio.timeout(SOON):
        while True:
            found = await looking.get(f"/tournaments/{id}")
            if all(board["over"] for boards in found["history"] for board in boards):
                return found
            await asyncio.sleep(0.05)


def test_its_maker_stops_a_tournament_and_open_matches_count_half_for_everybody(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ida") as ida, Person(host.url, "Jo") as jo:
            await account(ida)
            id = await begun(ida)
            await jo.delete(f"/tournaments/{id}", None, 403)
            table = (await ida.get(f"/tournaments/{id}"))["table"]
            async with ida.page(table) as page:
                assert (await ida.delete(f"/tournaments/{id}", None))["state"] == "stopped"
                await page.until(lambda: bool(page.frame["outcome"]))
                assert page.frame["outcome"]["why"]["id"] == "outcome-closed"
            found = await all_told(jo, id)
            assert (found["round"], found["table"]) == (1, None)
            [mine] = [b["at"] for b in found["history"][0] if b["table"] == table]
            assert [at["points"] for at in mine] == [0.5, 0.5], "also against a bot"
            complete(found, 4)
            assert id in [card["id"] for card in (await jo.get("/tournaments"))["over"]]
            again = await ida.delete(f"/tournaments/{id}", None, 409)
            assert again["error"]["id"] == "error-tournament-over"

    asyncio.run(scenario())


def test_a_rated_match_goes_on_when_the_maker_stops_and_counts_for_nobody_when_a_host_does(
    host: Host,
) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Kim") as kim:
            await account(kim)
            wish = {"game": "cicada_and_ant", "variant": "autumn", "rated": True, "bots": ["greedy"] * 3}
            id = await begun(kim, **wish)
            stopped = await kim.delete(f"/tournaments/{id}", None)
            assert stopped["state"] == "stopped"
            async with kim.page(stopped["table"]) as page:
                await page.asked()
                seat = next(chair for chair in page.welcome["you"])
                assert (await page.ask("concede", seat=seat))["type"] == "done"
            lost = await all_told(kim, id)
            assert lost["standings"][-1]["points"] == 0.0
            other = await begun(kim, **wish)
            table = (await kim.get(f"/tournaments/{other}"))["table"]
            assert "closed" in await asyncio.to_thread(admin, host, "stop", other)
            await all_told(kim, other)
            async with asyncio.timeout(SOON):
                while not (found := await kim.get(f"/tables/{table}/ratings"))["settled"]:
                    await asyncio.sleep(0.05)
            assert [seat["place"] for seat in found["seats"]] == [None, None]

    asyncio.run(scenario())


def test_a_table_that_is_being_opened_as_its_tournament_is_stopped_is_not_opened(tmp_path: Path) -> None:
    def stop(connection: sa.Connection) -> list[float]:
        """Between drawing a round and opening its tables."""
        two_bots(connection, "cup", "cicada_and_ant")
        running.begin(connection, "cup", time.time(), lambda *_: None)  # type: ignore[arg-type]
        match = connection.scalar(sa.select(places.c.match))
        assert stopping.stop(connection, "cup") == []
        assert running._unopened(connection) == []
        assert not running._opened(connection, str(match))
        return [row.points for row in connection.execute(sa.select(places.c.points))]

    async def scenario() -> None:
        async with opened(tmp_path) as house:
            assert await house.database.write(stop) == [0.5, 0.5]

    asyncio.run(scenario())


def test_a_tournament_begins_at_its_time_and_a_match_of_it_is_not_thrown_away(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Hal") as hal:
            await account(hal)
            wish = WISH | {"rounds": 1, "bots": ["random"], "starts": time.time() + 2}
            id = (await hal.post("/tournaments", wish, 201))["id"]
            await hal.post(f"/tournaments/{id}/entrants")
            until = time.monotonic() + SOON
            while not (found := await hal.get(f"/tournaments/{id}"))["table"]:
                assert time.monotonic() < until
                await asyncio.sleep(0.1)
            assert found["state"] == "running"
            refused = await hal.http.request("DELETE", f"/tables/{found['table']}")
            assert refused.json()["error"]["id"] == "error-tournament-table"
            await hal.delete(f"/tables/{found['table']}/seats/{_seat(found)}", {"then": "bot"})
            over = await run(id, hal)
            first, second = over["standings"]
            assert (first["number"], first["points"], second["points"]) == (0, 1.0, 0.0), (
                "whoever leaves loses"
            )

    asyncio.run(scenario())


def two_bots(connection: sa.Connection, id: str, game: str) -> None:
    cup(connection, id, game, rounds=1)
    bots(connection, id, 2)


def test_what_cannot_go_on_stops_no_other_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A game has gone with its module; two bots of another one play."""
    monkeypatch.setattr(running.Running, "every", 600.0)

    async def scenario() -> None:
        async with opened(tmp_path, bot_delay=(0.0, 0.0)) as house:
            for id, game in (("a", "gone"), ("b", "cicada_and_ant")):
                await house.database.write(partial(two_bots, id=id, game=game))
            for _ in range(2):
                await house.tournaments.look()
            chosen = sa.select(tournaments.c.id, tournaments.c.state).order_by(tournaments.c.id)
            states = await house.database.read(lambda c: [tuple(row) for row in c.execute(chosen)])
            assert states == [("a", "open"), ("b", "running")]

    asyncio.run(scenario())
    assert [line for line in caplog.messages if "the tournament a waits" in line] != []
    assert len(caplog.messages) == 1, "it is said once"


def test_who_has_blocked_another_meets_them_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without that, the first and the third of four would meet in the first round."""
    monkeypatch.setattr(running.Running, "every", 600.0)

    def begin(connection: sa.Connection) -> None:
        cup(connection, "cup", "cicada_and_ant", rounds=2)
        for number, guest in enumerate(("ada", "bo", "cy", "di")):
            identity.keep_guest(connection, guest, guest)
            person = {"guest": guest, "bot": None, "name": guest, "withdrawn": False}
            connection.execute(entrants.insert().values(tournament="cup", number=number, **person))
        circle.bind(connection, "cy", "ada", "block")

    company: list[set[int]] = []

    def end_round(connection: sa.Connection, round: int) -> int:
        """All of it is drawn; how many tables there were."""
        rows = connection.execute(places.select().where(places.c.round == round)).all()
        tables = {row.match: {each.number for each in rows if each.match == row.match} for row in rows}
        company.extend(tables.values())
        connection.execute(places.update().values(points=0.5, rank=1))
        return len(tables)

    async def scenario() -> None:
        async with opened(tmp_path) as house:
            await house.database.write(begin)
            for round in (1, 2):
                await house.tournaments.look()
                assert await house.database.write(partial(end_round, round=round)) == 2
                assert {0, 2} not in company

    asyncio.run(scenario())


def _seat(found: Any) -> int:
    """Where the one person sits."""
    [seat] = [at["seat"] for board in found["history"][0] for at in board["at"] if at["number"] == 1]
    assert isinstance(seat, int)
    return seat


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    database, folder = cluster.database(), tmp_path_factory.mktemp("tournaments")
    with hosted(database, folder) as one, hosted(database, folder) as two:
        yield one, two
        assert one.errors() + two.errors() == []


def test_two_nodes_run_one_tournament(nodes: tuple[Host, Host]) -> None:
    asyncio.run(eight_bots_and_two_people(*nodes))
