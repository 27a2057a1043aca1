"""Rated matches through the door: agreed beforehand, played by accounts, and what they changed is told."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from typing import Any

import pytest

from tests.server.hosting import ROOT, Cluster, Host, hosted
from tests.server.people import SOON, Person

SLOW = {"kind": "slow", "seconds": 86_400}
PASSWORD = "six legs, two antennae"


async def member(person: Person, name: str) -> None:
    await person.post("/account", {"name": name, "password": PASSWORD})


async def rated(person: Person, *seats: str, **wish: Any) -> Any:
    return await person.table(*seats, **{"rated": True, "clock": SLOW, "game": "cicada_and_ant", **wish})


async def settled(person: Person, table: str) -> Any:
    """What a match has changed, once that stands."""
    async with asyncio.timeout(SOON):
        while not (found := await person.get(f"/tables/{table}/ratings"))["settled"]:
            await asyncio.sleep(0.05)
    return found


async def concede(person: Person, table: str, seat: int) -> None:
    async with person.page(table, scenes="none") as page:
        assert (await page.ask("concede", seat=seat))["type"] == "done"


@pytest.mark.parametrize(
    "why, seats, wish",
    [
        ("error-rated-clock", ("me", "open"), {"clock": {"kind": "none"}}),
        ("error-rated-fresh", ("me", "open"), {"seed": 7}),
        ("error-rated-seats", ("me", "hotseat"), {}),
        ("error-rated-seats", ("me", "me"), {}),
        ("error-rated-seats", ("bot:greedy", "bot:greedy"), {}),
        ("error-rated-bot", ("me", "bot:random"), {}),
        ("error-rated-options", ("me", "open"), {"options": {"first_ant": 0}}),
    ],
)
def test_what_a_rated_match_takes_is_said_when_its_table_is_made(
    host: Host, why: str, seats: tuple[str, ...], wish: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            body = {
                "game": "cicada_and_ant",
                "seats": [_seat(each) for each in seats],
                "rated": True,
                "clock": SLOW,
            }
            refused = await ada.post("/tables", {**body, **wish}, 400)
            assert refused["error"]["id"] == why

    asyncio.run(scenario())


def _seat(wish: str) -> dict[str, str]:
    kind, _, bot = wish.partition(":")
    return {"kind": kind, **({"bot": bot} if bot else {})}


def test_only_accounts_sit_down_for_a_rated_match_and_its_end_is_told(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url, "Bo") as bo, Person(host.url) as eve:
            wish = {"game": "cicada_and_ant", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": SLOW}
            refused = await ada.post("/tables", {**wish, "rated": True}, 403)
            assert refused["error"]["id"] == "error-rated-account"
            await member(ada, "Ada")
            made = await rated(ada, "me", "open", hints=True, joinable=True)
            table = made["table"]
            detail = await bo.get(f"/tables/{table}")
            assert (detail["rated"], detail["hints"], detail["joinable"]) == (True, False, False)
            invited = {"invitation": made["invitations"]["1"]}
            refused = await bo.post(f"/tables/{table}/seats/1", invited, 403)
            assert refused["error"]["id"] == "error-rated-account"
            await member(bo, "Bo")
            await bo.sit(made, 1)
            before = await bo.get(f"/tables/{table}/ratings")
            assert [seat["before"]["points"] for seat in before["seats"]] == [1500, 1500]
            async with ada.page(table) as page:
                assert page.of("welcome")[0]["rated"]
            await concede(ada, table, 0)
            found = await settled(ada, table)
            loser, winner = found["seats"]
            assert (loser["place"], winner["place"]) == (2, 1)
            assert loser["after"]["points"] < 1500 < winner["after"]["points"]
            assert winner["after"]["provisional"]
            theirs = await eve.get(f"/tables/{table}/ratings")
            assert [seat["after"] for seat in theirs["seats"]] == [None, None], "neither is open to everybody"
            mine = await bo.get("/leaders/cicada_and_ant")
            assert mine["leaders"] == []
            assert mine["mine"]["points"] == winner["after"]["points"]
            assert [point["table"] for point in mine["curve"]] == [table]
            history = (await bo.get("/people/Bo/matches"))["matches"]
            assert [(each["table"], each["gain"]) for each in history] == [
                (table, winner["after"]["points"] - 1500)
            ]
            stranger = await eve.get("/leaders/cicada_and_ant")
            assert (stranger["mine"], stranger["curve"]) == (None, [])
            assert stranger["bots"][0]["points"] > stranger["bots"][-1]["points"]

    asyncio.run(scenario())


def test_a_rated_match_with_bots_is_not_thrown_away_or_ended_before_it_is_lost(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            await member(ada, "Cleo")
            made = await rated(ada, "me", "bot:greedy")
            table = made["table"]
            refused = await ada.delete(f"/tables/{table}", None, 403)
            assert refused["error"]["id"] == "error-rated-goes-on"
            async with ada.page(table, scenes="none") as page:
                assert not page.of("company")[-1]["ways"]["end"]
                reply = await page.ask("consent", what="end", agrees=True)
                assert (reply["type"], reply["say"]["id"]) == ("refused", "error-rated-goes-on")
            await concede(ada, table, 0)
            found = await settled(ada, table)
            assert found["seats"][0]["after"]["points"] < 1500
            assert found["seats"][1] == {
                "seat": 1,
                "bot": "greedy",
                "place": 1,
                "before": None,
                "after": None,
            }
            await ada.delete(f"/tables/{table}", None, 204)
            assert (await ada.get("/leaders/cicada_and_ant"))["mine"]["matches"] == 1

    asyncio.run(scenario())


def test_nobody_plays_a_rated_match_again_who_has_not_said_so(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            await member(ada, "Dora")
            await member(bo, "Emil")
            made = await rated(ada, "me", "open")
            await bo.sit(made, 1)
            await concede(ada, made["table"], 0)
            again = (await ada.post(f"/tables/{made['table']}/rematch"))["table"]
            waiting = await ada.get(f"/tables/{again}")
            assert (waiting["rated"], waiting["begun"]) == (True, False)
            assert [seat["kind"] for seat in waiting["seats"]] == ["person", "open"]
            assert again in [each["table"] for each in (await bo.get("/me"))["tables"]]
            assert (await bo.post(f"/tables/{made['table']}/rematch"))["table"] == again
            assert (await bo.get(f"/tables/{again}"))["begun"], "asking for it is to sit down"

    asyncio.run(scenario())


def test_matches_that_end_at_two_nodes_are_rated_once_and_can_be_reckoned_while_they_run(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, folder = cluster.database(), tmp_path_factory.mktemp("rated")

    async def scenario(one: str, two: str) -> None:
        async with Person(one) as ada, Person(one) as bo:
            await member(ada, "Ada")
            await member(bo, "Bo")
            async with Person(two) as there:
                there.http.cookies = ada.http.cookies  # the same person, at another node
                made = [await rated(ada, "me", "open") for _ in range(4)]
                for each in made:
                    await bo.sit(each, 1)
                tables = [each["table"] for each in made]
                await asyncio.gather(
                    concede(ada, tables[0], 0),
                    concede(there, tables[1], 0),
                    concede(bo, tables[2], 1),
                    concede(there, tables[3], 0),
                )
                for table in tables:
                    await settled(there, table)
                mine = (await there.get("/leaders/cicada_and_ant"))["mine"]
                assert mine["matches"] == 4
                assert mine["points"] < 1500

    with hosted(database, folder) as one, hosted(database, folder) as two:
        asyncio.run(scenario(one.url, two.url))
        command = [sys.executable, "-m", "formicarium.cli", "admin", "ratings", "--database", database]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
        assert done.stdout == "4 rated matches of 2 people: every figure stood\n", done.stderr
        assert one.errors() + two.errors() == []
