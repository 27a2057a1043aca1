"""Quick pairing: whoever waits for the same is brought to a table, once, by whichever node."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.server.keeping.meetings import wishes
from formicarium.server.keeping.order import bonds
from formicarium.server.keeping.rated import ratings
from formicarium.server.meeting import regard
from formicarium.server.meeting.paces import PACES
from formicarium.server.meeting.pairing import met
from formicarium.server.meeting.wishes import LAPSE, LOST, clear
from formicarium.server.people import bans, circle, identity
from formicarium.server.post.outbox import Waits
from tests.server.hosting import Cluster, Host, hosted
from tests.server.people import SOON, Person
from tests.server.test_system_clock import opened

QUICK = {"game": "arena", "variant": "standard", "seats": 2, "pace": "brisk"}


async def brought(person: Person, count: int = 1) -> list[str]:
    """Wait until so many of one's wishes are met; the tables."""
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        mine = (await person.get("/meet"))["mine"]
        if len(found := [wish["table"] for wish in mine if wish["table"]]) >= count:
            return found
        await asyncio.sleep(0.1)
    raise AssertionError("nobody came")


def test_two_who_wait_for_the_same_meet_and_play(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo, Person(host.url) as eve:
            await eve.post("/meet", QUICK | {"pace": "calm"})
            found = await ada.post("/meet", QUICK)
            [mine] = found["mine"]
            assert mine["table"] is None
            assert [pool["count"] for pool in found["waiting"]] == [1], "Eve, and nobody knows who she is"
            assert "guest" not in str(found["waiting"])
            await bo.post("/meet", QUICK)
            tables = await brought(ada) + await brought(bo)
            assert len(set(tables)) == 1
            detail = await ada.get(f"/tables/{tables[0]}")
            assert sorted(seat["name"] for seat in detail["seats"]) == ["Ada", "Bo"]
            assert detail["begun"]
            assert detail["clock"] == {"kind": "live", "seconds": 60, "reserve": 0}
            assert not detail["listed"]
            assert (await ada.get("/me"))["tables"][0]["table"] == tables[0]
            async with ada.page(tables[0]) as one, bo.page(tables[0]) as two:
                await asyncio.gather(one.play(), two.play())
            assert (await ada.delete(f"/meet/{mine['id']}", {}))["mine"] == []
            [left] = (await eve.get("/meet"))["mine"]
            assert left["table"] is None
            await eve.delete(f"/meet/{left['id']}", {})
            await eve.delete(f"/meet/{left['id']}", {}, 404)

    asyncio.run(scenario())


def test_accounts_may_meet_for_a_rated_match(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url) as guest:
            wish = QUICK | {"game": "ant_war", "pace": "daily"}
            await guest.post("/meet", wish)
            for at, each in enumerate((ada, bo)):
                name = f"Rated {at} {host.port}"
                await each.post("/account", {"name": name, "password": "correct horse"})
                assert (await each.post("/meet", wish | {"rated": True}))["may_rate"]
            [table] = await brought(ada)
            assert [table] == await brought(bo)
            card = await ada.get(f"/tables/{table}")
            assert card["rated"]
            assert not card["hints"]
            [left] = (await guest.get("/meet"))["mine"]
            assert left["table"] is None
            await guest.delete(f"/meet/{left['id']}", {})

    asyncio.run(scenario())


def test_three_are_brought_together_when_the_third_has_come(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url) as cy:
            wish = QUICK | {"seats": 3, "pace": "slow"}
            for each in (ada, bo):
                await each.post("/meet", wish)
            again = await ada.post("/meet", wish)
            assert len(again["mine"]) == 1, "the same twice is once"
            assert [pool["count"] for pool in again["waiting"]] == [1]
            assert again["mine"][0]["table"] is None
            await cy.post("/meet", wish)
            tables = [table for each in (ada, bo, cy) for table in await brought(each)]
            assert len(tables) == 3
            assert len(set(tables)) == 1

    asyncio.run(scenario())


def test_what_nobody_could_play_is_refused(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            for change, status, why in (
                ({"game": "chess"}, 404, "error-no-game"),
                ({"variant": "blind"}, 400, "error-no-variant"),
                ({"seats": 9}, 400, "error-not-so-many"),
                ({"seats": 1}, 400, "error-not-so-many"),
                ({"pace": "none"}, 400, "error-no-pace"),
                ({"rated": True}, 403, "error-rated-account"),
            ):
                refused = await ada.post("/meet", QUICK | change, status)
                assert refused["error"]["id"] == why
            assert (await ada.get("/meet"))["mine"] == []

    asyncio.run(scenario())


def test_one_waits_for_one_live_match_and_for_a_few_slow_ones(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            await ada.post("/meet", QUICK | {"variant": "long"})
            found = await ada.post("/meet", QUICK | {"variant": "long", "pace": "steady"})
            assert [wish["pace"] for wish in found["mine"]] == ["steady"]
            for game, variants in (("ant_war", ["standard", "quiet-explosions", "short", "black-first"]),):
                for variant in variants:
                    for pace in ("daily", "slow"):
                        slow = {"game": game, "variant": variant, "seats": 2, "pace": pace}
                        found = await ada.post("/meet", slow)
            assert len(found["mine"]) == 9
            refused = await ada.post("/meet", QUICK | {"variant": "long", "pace": "slow"}, 409)
            assert refused["error"]["id"] == "error-many-wishes"
            await ada.post("/meet", QUICK | {"variant": "long"})
            for wish in (await ada.get("/meet"))["mine"]:
                await ada.delete(f"/meet/{wish['id']}", {})

    asyncio.run(scenario())


def test_a_wish_whose_page_is_gone_lapses_and_a_slow_one_stays(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            await _wait(house, "live", "brisk", age=LAPSE + 1)
            await _wait(house, "slow", "slow", age=LAPSE + 1)
            await _wait(house, "lost", "slow", age=LOST + 1)
            await house.database.write(clear)
            left = await house.database.read(lambda c: list(c.scalars(wishes.select())))
            assert left == ["slow"]

    asyncio.run(scenario())


def test_whoever_wants_a_total_time_gets_a_table_with_a_reserve(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            for name in ("ada", "bo"):
                await _wait(house, name, "total")
            await house.pairing.pair()
            [match] = await house.database.read(
                lambda c: list(c.scalars(sa.select(wishes.c.match).distinct()))
            )
            room = await house.rooms.find(match)
            assert room is not None
            assert (room.clock.kind, room.clock.seconds, room.clock.reserve) == ("live", 30, 900)

    asyncio.run(scenario())


def test_who_shall_not_meet_waits_on(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    both = frozenset(("ada", "bo"))
    monkeypatch.setattr(regard, "apart", lambda _, guests: {both} if both <= set(guests) else set())

    async def scenario() -> None:
        async with opened(tmp_path) as house:
            for name in ("ada", "bo"):
                await _wait(house, name, "brisk")
            await house.pairing.pair()
            unmet = wishes.select().where(wishes.c.match.is_(None))
            assert len(await house.database.read(lambda c: list(c.execute(unmet)))) == 2
            await _wait(house, "cy", "brisk")
            await house.pairing.pair()
            [left] = await house.database.read(lambda c: list(c.execute(unmet)))
            assert left.guest == "bo"

    asyncio.run(scenario())


def test_whoever_is_blocked_or_banned_while_they_wait_is_not_brought_together(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            for name in ("ada", "bo"):
                await _wait(house, name, "brisk")
            rows = await house.database.read(lambda c: list(c.execute(wishes.select())))
            seated = partial(met, company=rows, table="table", waits=Waits(0, 0))
            await house.database.write(lambda c: circle.bind(c, "bo", "ada", "block"))
            assert not await house.database.write(seated), "found before they were blocked"
            await house.database.write(lambda c: c.execute(bonds.delete()))
            await house.database.write(lambda c: bans.ban(c, "ada", "play", None, ""))
            assert not await house.database.write(seated), "found before they were banned"
            left = await house.database.read(lambda c: list(c.scalars(sa.select(wishes.c.guest))))
            assert left == ["bo"]

    asyncio.run(scenario())


def test_a_wish_that_was_written_down_by_somebody_banned_meanwhile_is_not_met(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            await _wait(house, "bo", "brisk")
            await house.database.write(lambda c: identity.keep_guest(c, "ada"))
            await house.database.write(lambda c: bans.ban(c, "ada", "play", None, ""))
            await _wait(house, "ada", "brisk")  # by a node that had looked just before
            await house.pairing.pair()
            left = await house.database.read(lambda c: list(c.execute(wishes.select())))
            assert [(wish.guest, wish.match) for wish in left] == [("bo", None)]

    asyncio.run(scenario())


def test_a_wish_of_a_clock_that_was_ahead_waits_no_longer_than_others(tmp_path: Any) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            await _wait(house, "ada", "slow", age=-20 * 86_400)
            await _wait(house, "bo", "slow")
            strong = {"player": "ada", "game": "cicada_and_ant", "mu": 40.0, "sigma": 1.0}
            new = ratings.insert().values(**strong, matches=20, turn=1)
            await house.database.write(lambda c: c.execute(new).rowcount)
            await house.pairing.pair()
            met_by = await house.database.read(lambda c: set(c.scalars(sa.select(wishes.c.match))))
            assert len(met_by) == 1
            assert None not in met_by

    asyncio.run(scenario())


async def _wait(house: Any, name: str, pace: str, age: float = 0.0) -> None:
    """Somebody who waits for a match of Cicada and Ant, heard of last some time ago."""
    kind = {"game": "cicada_and_ant", "variant": "autumn", "seats": 2, "pace": pace, "rated": False}
    slot = "live" if PACES[pace].live else "pool"
    at = time.time() - age
    row = {"id": name, "guest": name, "slot": slot, "pool": f"pool/{pace}", **kind, "since": at, "seen": at}

    def write(connection: Any) -> None:
        identity.keep_guest(connection, name)
        connection.execute(wishes.insert().values(**row))

    await house.database.write(write)


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    database, folder = cluster.database(), tmp_path_factory.mktemp("meeting")
    with hosted(database, folder) as one, hosted(database, folder) as two:
        yield one, two
        assert one.errors() + two.errors() == []


def test_two_nodes_at_once_seat_nobody_twice_and_lose_nobody(nodes: tuple[Host, Host]) -> None:
    count = 24

    async def scenario() -> None:
        people = [Person(nodes[at % 2].url, f"P{at}") for at in range(count)]
        for person in people:
            await person.__aenter__()
        await asyncio.gather(*(person.post("/meet", QUICK) for person in people))
        tables = [table for person in people for table in await brought(person)]
        assert len(tables) == count, "everybody sits at one table"
        assert set(Counter(tables).values()) == {2}
        for person in people:
            assert len((await person.get("/me"))["tables"]) == 1
            await person.__aexit__()

    asyncio.run(scenario())
