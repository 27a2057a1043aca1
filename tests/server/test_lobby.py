"""Sitting down, leaving, coming back, playing again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from formicarium.server.keeping.storage import tables
from formicarium.server.lobby import cards, sitting
from formicarium.server.lobby.cards import NewTable, SeatWish
from formicarium.server.people.identity import new_id
from formicarium.server.people.seating import Chair, hand_over, read_chairs
from formicarium.server.refusals import Declined
from tests.server.hosting import Host
from tests.server.people import Person
from tests.server.test_system_clock import opened


def test_a_listed_table_is_found_and_joined_without_invitation(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo:
            made = await ada.table("me", "open", listed=True)
            hidden = await ada.table("me", "open")
            tables = await bo.get("/tables")
            ids = [card["table"] for card in tables["open"]]
            assert made["table"] in ids
            assert hidden["table"] not in ids
            await bo.post(f"/tables/{hidden['table']}/seats/1", {}, 403)
            await bo.post(f"/tables/{hidden['table']}/seats/1", {"invitation": "guess"}, 403)
            detail = await bo.post(f"/tables/{made['table']}/seats/1", {})
            assert [seat["name"] for seat in detail["seats"]] == ["Ada", "Bo"]
            assert detail["you"] == [1]
            assert detail["begun"]
            ids = [card["table"] for card in (await bo.get("/tables"))["watch"]]
            assert made["table"] in ids
            async with Person(host.url) as eve:
                await eve.post(f"/tables/{made['table']}/seats/1", {}, 409)
                await eve.post(f"/tables/{made['table']}/seats/7", {}, 404)
                await eve.post("/tables/nowhere/seats/0", {}, 404)

    asyncio.run(scenario())


def test_whoever_leaves_is_replaced_by_a_bot_or_by_whoever_comes(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url, "Cy") as cy:
            made = await ada.table("me", "open", options={"first_ant": 1})
            table = made["table"]
            await bo.sit(made, 1)
            async with ada.page(table) as page, bo.page(table) as other:
                await other.answer()
                await cy.delete(f"/tables/{table}/seats/1", {"then": "bot"}, 403)
                await bo.delete(f"/tables/{table}/seats/1", {"then": "open"})
                await page.until(lambda: bool(page.of("seats")))
                assert page.of("seats")[-1]["seats"][1]["kind"] == "open"
                await other.until(lambda: other.frame["eyes"] is None)
                assert not other.frame["decisions"], "who has left sees what spectators see"
                await cy.post(f"/tables/{table}/seats/1", {"invitation": made["invitations"]["1"]}, 403)
                detail = await ada.get(f"/tables/{table}")
                await cy.sit(detail | {"table": table}, 1)
                await page.until(lambda: page.of("seats")[-1]["seats"][1]["name"] == "Cy")
                async with cy.page(table) as third:
                    assert await third.asked()
                    await third.answer()
                await cy.delete(f"/tables/{table}/seats/1", {"then": "bot", "bot": "random"})
                await page.play()
                assert page.frame["outcome"]

    asyncio.run(scenario())


def test_a_personal_link_brings_a_seat_to_another_device(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as desk, Person(host.url) as phone:
            made = await desk.table("me", "bot:random", options={"first_ant": 0})
            table = made["table"]
            assert (await phone.get(f"/resume/{made['resume']['0']}"))["table"] == table
            async with desk.page(table) as one, phone.page(table) as two:
                assert two.welcome["you"] == [0]
                await two.asked()
                await two.answer()
                await one.until(lambda: one.frame["number"] == two.frame["number"])
            assert table in [card["table"] for card in (await phone.get("/me"))["tables"]]
            await phone.get("/resume/guess", 404)
            await desk.delete(f"/tables/{table}/seats/0", {"then": "bot"})
            async with Person(host.url) as eve:
                await eve.get(f"/resume/{made['resume']['0']}", 404)

    asyncio.run(scenario())


def test_a_rematch_keeps_names_and_seats_and_there_is_only_one(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo:
            made = await ada.table("me", "open", "bot:random", game="arena", options={"rounds": 1})
            await bo.sit(made, 1)
            table = made["table"]
            async with ada.page(table) as one, bo.page(table) as two:
                await ada.post(f"/tables/{table}/rematch", {}, 409)
                await asyncio.gather(one.play(), two.play())
                replies = await asyncio.gather(
                    ada.post(f"/tables/{table}/rematch"), bo.post(f"/tables/{table}/rematch")
                )
                assert replies[0] == replies[1]
                await two.until(lambda: bool(two.of("rematch")))
                new = replies[0]["table"]
                assert two.of("rematch")[-1]["table"] == new
            detail = await ada.get(f"/tables/{new}")
            assert [seat["name"] for seat in detail["seats"]] == ["Ada", "Bo", ""]
            assert detail["seats"][2]["kind"] == "bot"
            assert detail["you"] == [0]
            assert (await ada.get(f"/tables/{table}"))["rematch"] == new
            async with ada.page(new) as one, bo.page(new) as two:
                await asyncio.gather(one.play(), two.play())

    asyncio.run(scenario())


def test_an_account_keeps_games_across_devices(host: Host) -> None:
    async def scenario() -> None:
        name = f"Ada {host.port}"
        secret = {"name": name, "password": "correct horse"}
        async with Person(host.url) as desk, Person(host.url) as phone:
            await desk.post("/me", {"name": "Ada at her desk"})
            made = await desk.table("me", "bot:random")
            account = await desk.post("/account", secret)
            assert (account["account"], account["name"]) == (name, "Ada at her desk")
            await desk.post("/account", secret, 409)
            await phone.post("/account", secret | {"name": name.upper()}, 409)
            await phone.post("/login", secret | {"password": "wrong horse"}, 403)
            await phone.post("/login", {"name": "nobody", "password": "correct horse"}, 403)
            await phone.post("/login", {"name": "nobody", "password": "short"}, 400)
            other = await phone.table("me", "bot:random")
            me = await phone.post("/login", secret | {"name": name.lower()})
            assert me["account"] == name
            both = {made["table"], other["table"]}
            assert {card["table"] for card in me["tables"]} == both, "seats taken before come along"
            assert {card["table"] for card in (await desk.get("/me"))["tables"]} == both
            async with phone.page(made["table"]) as page:
                assert page.welcome["you"] == [0]
            assert (await phone.post("/logout"))["account"] is None
            assert (await phone.get("/me"))["tables"] == []

    asyncio.run(scenario())


def test_a_name_is_cleaned_and_shown_at_once(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random")
            async with ada.page(made["table"]) as page:
                me = await ada.post("/me", {"name": "  A\u0007d\u202ea \n <b> " + "x" * 90})
                assert me["name"] == "Ada <b> " + "x" * 32
                await page.until(lambda: bool(page.of("seats")))
                assert page.of("seats")[-1]["seats"][0]["name"] == me["name"]

    asyncio.run(scenario())


def test_what_cannot_be_set_up_is_refused_in_words(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            me, bot = {"kind": "me"}, {"kind": "bot", "bot": "random"}
            for status, wish in (
                (404, {"game": "chess", "seats": [me, bot]}),
                (400, {"game": "cicada_and_ant", "seats": [me]}),
                (400, {"game": "cicada_and_ant", "seats": [me, bot], "options": {"mode": "spring"}}),
                (400, {"game": "cicada_and_ant", "seats": [me, bot], "options": {"colour": 1}}),
                (400, {"game": "cicada_and_ant", "seats": [me, {"kind": "bot", "bot": "genius"}]}),
                (400, {"game": "cicada_and_ant", "seats": [me, bot], "record": "formicarium 1\n"}),
                (400, {"game": "cicada_and_ant", "seats": [me, {"kind": "king"}]}),
                (400, {"seats": []}),
            ):
                reply = await ada.post("/tables", wish, status)
                assert reply["error"]["id"].startswith("error-"), reply

    asyncio.run(scenario())


def test_presence_tells_who_is_there(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url) as eve:
            made = await ada.table("me", "open")
            await bo.sit(made, 1)
            async with ada.page(made["table"]) as page:
                async with bo.page(made["table"]), eve.page(made["table"]):
                    await page.until(
                        lambda: (
                            page.of("presence")[-1:]
                            == [{"type": "presence", "seats": [True, True], "watchers": 1}]
                        )
                    )
                await page.until(lambda: page.of("presence")[-1]["seats"] == [True, False])
                await page.until(lambda: page.of("presence")[-1]["watchers"] == 0)

    asyncio.run(scenario())


def test_a_rematch_that_was_thrown_away_can_be_had_again(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada:
            made = await ada.table("me", "bot:random", "bot:random", game="arena", options={"rounds": 1})
            table = made["table"]
            async with ada.page(table) as page:
                await page.play()
                first = (await ada.post(f"/tables/{table}/rematch"))["table"]
                reply = await ada.http.delete(f"/tables/{first}")
                assert reply.status_code == 204
                again = (await ada.post(f"/tables/{table}/rematch"))["table"]
                assert again != first
                assert (await ada.get(f"/tables/{again}"))["you"] == [0]

    asyncio.run(scenario())


def test_who_lost_a_seat_on_another_node_a_moment_ago_gives_nobody_elses_away(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path) as house:
            ada, bo, eve = new_id(), new_id(), new_id()
            made = await house.lobby.create(
                ada, NewTable("cicada_and_ant", [SeatWish("me"), SeatWish("open")])
            )
            await sitting.sit(house, made.table, 1, bo, made.invitations["1"])
            theirs = Chair(1, "person", None, "Eve", guests=frozenset({eve}))
            await house.database.write(lambda c: hand_over(c, made.table, theirs))  # and nothing rings yet
            with pytest.raises(Declined, match="refused-not-yours"):
                await sitting.leave(house, made.table, 1, bo, "open", None)
            chairs = await house.database.read(lambda c: read_chairs(c, [made.table]))
            assert chairs[made.table][1].guests == {eve}

    asyncio.run(scenario())


def test_a_match_that_goes_on_is_found_however_many_are_over_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "LISTED", 2)

    async def scenario() -> None:
        async with opened(tmp_path) as house:
            wish = NewTable("cicada_and_ant", [SeatWish("hotseat"), SeatWish("hotseat")])
            made = [(await house.lobby.create("ada", wish)).table for _ in range(4)]
            over = tables.update().where(tables.c.id.in_(made[1:])).values(over=True)
            await house.database.write(lambda c: c.execute(over).rowcount)
            found = [card.table for card in await house.lobby.mine("ada")]
            assert (found[0], len(found)) == (made[0], 2)

    asyncio.run(scenario())


def test_matches_to_watch_keep_no_free_seat_out_of_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards, "LISTED", 1)

    async def scenario() -> None:
        async with opened(tmp_path) as house:
            seats = [SeatWish("me"), SeatWish("open")]
            free = await house.lobby.create("ada", NewTable("cicada_and_ant", seats, listed=True))
            alone = [SeatWish("hotseat"), SeatWish("hotseat")]
            played = await house.lobby.create("bo", NewTable("cicada_and_ant", alone, listed=True))
            to_take, to_watch = await house.lobby.listed("cy")
            assert [card.table for card in to_take] == [free.table]
            assert [card.table for card in to_watch] == [played.table]

    asyncio.run(scenario())
