"""Friends, and people who want nothing to do with each other."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.meeting.regard import apart
from formicarium.server.people import circle
from formicarium.server.people.identity import new_id
from tests.server.hosting import Host
from tests.server.people import Page, Person

PASSWORD = "correct horse"


async def member(person: Person) -> str:
    """Open an account; its name."""
    name = f"{person.name} {new_id(6)}"
    await person.post("/account", {"name": name, "password": PASSWORD}, 200)
    return name


def with_three(host: Host, scenario: Callable[[Person, Person, Person], Awaitable[None]]) -> None:
    async def run() -> None:
        async with (
            Person(host.url, "Ada") as ada,
            Person(host.url, "Bob") as bob,
            Person(host.url, "Eve") as eve,
        ):
            await scenario(ada, bob, eve)

    asyncio.run(run())


def names(bonds: list[Any]) -> list[str]:
    return [bond["name"] for bond in bonds]


def test_two_are_friends_when_both_wish_it_and_no_longer_when_one_does_not(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, _: Person) -> None:
        await member(ada)
        asked = await ada.post("/circle", {"kind": "friend", "name": await member(bob)})
        assert names(asked["asking"]) == ["Bob"]
        assert asked["friends"] == []
        wish = (await bob.get("/circle"))["asked"][0]
        assert wish["name"] == "Ada"
        accepted = await bob.post(f"/circle/{wish['id']}/accept")
        assert names(accepted["friends"]) == ["Ada"]
        assert accepted["asked"] == []
        (friend,) = (await ada.get("/circle"))["friends"]
        assert (await ada.delete(f"/circle/{friend['id']}", {}))["friends"] == []
        assert (await bob.get("/circle"))["friends"] == []

    with_three(host, scenario)


def test_whoever_opens_a_friends_link_is_a_friend_until_the_link_is_renewed(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, eve: Person) -> None:
        name = await member(ada)
        await member(bob)
        await member(eve)
        link = (await ada.get("/circle"))["link"]
        assert await bob.get(f"/friend/{link}") == {"name": name}
        assert names((await bob.post("/circle", {"kind": "friend", "link": link}))["friends"]) == ["Ada"]
        assert (await ada.post("/circle/link"))["link"] != link
        await eve.post("/circle", {"kind": "friend", "link": link}, 404)
        assert names((await ada.get("/circle"))["friends"]) == ["Bob"]

    with_three(host, scenario)


def test_only_accounts_have_friends_and_nobody_is_their_own(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, _: Person) -> None:
        name = await member(ada)
        await bob.post("/circle", {"kind": "friend", "name": name}, 409)
        await ada.post("/circle", {"kind": "friend", "name": name}, 409)
        await ada.post("/circle", {"kind": "friend", "name": "nobody at all"}, 404)
        assert (await bob.get("/circle"))["link"] is None
        await bob.post("/circle/link", {}, 403)

    with_three(host, scenario)


def said(page: Page) -> list[str]:
    """All lines of chat that a page has been shown."""
    lines = [line["text"] for line in page.welcome["chat"]]
    return lines + [line["text"] for line in page.of("chat")]


@pytest.mark.parametrize("kind", ["mute", "block"])
def test_whoever_is_muted_is_not_heard_and_blocking_goes_both_ways(host: Host, kind: str) -> None:
    async def scenario(ada: Person, bob: Person, eve: Person) -> None:
        made = await ada.table("me", "open", "open")
        await bob.sit(made, 1)
        await eve.sit(made, 2)
        async with bob.page(made["table"]) as bobs:
            await bobs.ask("chat", text="before")
        kept = await ada.post("/circle", {"kind": kind, "at": {"table": made["table"], "seat": 1}})
        assert names(kept["muted" if kind == "mute" else "blocked"]) == ["Bob"]
        async with ada.page(made["table"]) as adas, bob.page(made["table"]) as bobs:
            await bobs.ask("chat", text="rude")
            await adas.ask("chat", text="hello")
            async with eve.page(made["table"]) as eves:
                assert said(eves) == ["before", "rude", "hello"]
            await bobs.ask("chat", text="ruder")
            await adas.ask("chat", text="bye")
            assert said(adas) == ["hello", "bye"]
            heard = ["before", "rude", "ruder"] + (["hello", "bye"] if kind == "mute" else [])
            await bobs.until(lambda: len(said(bobs)) >= len(heard))
            assert sorted(said(bobs)) == sorted(heard)
        (bond,) = kept["muted"] + kept["blocked"]
        await ada.delete(f"/circle/{bond['id']}", {})
        async with ada.page(made["table"]) as adas:
            assert said(adas) == ["before", "rude", "hello", "ruder", "bye"]

    with_three(host, scenario)


def test_who_keeps_away_from_somebody_is_not_seated_with_them(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, eve: Person) -> None:
        made = await ada.table("me", "open", "open")
        await bob.sit(made, 1)
        first = {"table": made["table"], "seat": 0}
        await bob.post("/circle", {"kind": "block", "at": first})
        other = await ada.table("me", "open", "open")
        invited = {"invitation": other["invitations"]["1"]}
        refused = await bob.post(f"/tables/{other['table']}/seats/1", invited, 403)
        assert refused["error"]["id"] == "error-kept-apart"
        await eve.sit(other, 1)

    with_three(host, scenario)


def test_whoever_is_blocked_plays_no_second_match(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, _: Person) -> None:
        made = await ada.table("me", "open")
        await bob.sit(made, 1)
        async with bob.page(made["table"]) as page:
            await page.ask("concede", seat=1)
        await ada.post("/circle", {"kind": "block", "at": {"table": made["table"], "seat": 1}})
        for one in (ada, bob):
            refused = await one.post(f"/tables/{made['table']}/rematch", {}, 403)
            assert refused["error"]["id"] == "error-kept-apart"

    with_three(host, scenario)


def test_people_of_whom_one_blocks_the_other_never_meet(new_database: Callable[[], str]) -> None:
    database = Database(Config(database=new_database()).url)
    database.migrate()
    with database.engine.begin() as connection:
        circle.bind(connection, "a", "b", "block")
        circle.bind(connection, "c", "a", "block")
        circle.bind(connection, "b", "c", "mute")
        assert apart(connection, ["a", "b", "c"]) == {frozenset("ab"), frozenset("ac")}
        assert apart(connection, ["b", "c"]) == set()
    database.engine.dispose()


def test_a_blocked_friend_is_a_friend_no_longer_and_cannot_ask_again(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, _: Person) -> None:
        adas, bobs = await member(ada), await member(bob)
        await ada.post("/circle", {"kind": "friend", "name": bobs})
        await bob.post("/circle", {"kind": "friend", "name": adas})
        blocked = await ada.post("/circle", {"kind": "block", "name": bobs})
        assert blocked["friends"] == []
        assert (await bob.get("/circle"))["friends"] == []
        await bob.post("/circle", {"kind": "friend", "name": adas}, 404)

    with_three(host, scenario)


def test_a_friend_who_is_invited_finds_the_free_seat(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, eve: Person) -> None:
        await member(ada)
        await ada.post("/circle", {"kind": "friend", "name": await member(bob)})
        wish = (await bob.get("/circle"))["asked"][0]
        await bob.post(f"/circle/{wish['id']}/accept")
        (friend,) = (await ada.get("/circle"))["friends"]
        made = await ada.table("me", "open")
        await eve.post(f"/tables/{made['table']}/invite", {"friend": friend["id"]}, 409)
        await ada.post(f"/tables/{made['table']}/invite", {"friend": friend["id"]}, 204)
        (invited,) = (await bob.get("/circle"))["invited"]
        assert (invited["table"], invited["seat"], invited["by"]) == (made["table"], 1, "Ada")
        taking = {"invitation": invited["invitation"]}
        await bob.post(f"/tables/{invited['table']}/seats/{invited['seat']}", taking, 200)
        assert (await bob.get("/circle"))["invited"] == []
        await ada.post(f"/tables/{made['table']}/invite", {"friend": friend["id"]}, 409)

    with_three(host, scenario)


def test_what_a_guest_wished_counts_for_the_account_they_log_in_to(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, eve: Person) -> None:
        name = await member(ada)
        made = await bob.table("me", "open")
        await eve.sit(made, 1)
        await eve.post("/circle", {"kind": "mute", "at": {"table": made["table"], "seat": 0}})
        await eve.post("/login", {"name": name, "password": PASSWORD}, 200)
        assert names((await eve.get("/circle"))["muted"]) == ["Bob"]

    with_three(host, scenario)


def test_a_guest_who_was_blocked_is_blocked_as_well_when_they_have_logged_in(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, eve: Person) -> None:
        name = await member(ada)
        made = await bob.table("me", "open")
        await eve.sit(made, 1)
        await bob.post("/circle", {"kind": "block", "at": {"table": made["table"], "seat": 1}})
        await eve.post("/login", {"name": name, "password": PASSWORD}, 200)
        assert [bond["account"] for bond in (await bob.get("/circle"))["blocked"]] == [name]
        other = await eve.table("me", "open")
        invited = {"invitation": other["invitations"]["1"]}
        await bob.post(f"/tables/{other['table']}/seats/1", invited, 403)

    with_three(host, scenario)


def test_nobody_is_invited_by_whom_they_block(host: Host) -> None:
    async def scenario(ada: Person, bob: Person, _: Person) -> None:
        name = await member(ada)
        await ada.post("/circle", {"kind": "friend", "name": await member(bob)})
        wish = (await bob.get("/circle"))["asked"][0]
        await bob.post(f"/circle/{wish['id']}/accept")
        (friend,) = (await ada.get("/circle"))["friends"]
        made = await ada.table("me", "open")
        await ada.post(f"/tables/{made['table']}/invite", {"friend": friend["id"]}, 204)
        assert len((await bob.get("/circle"))["invited"]) == 1
        assert (await bob.post("/circle", {"kind": "block", "name": name}))["invited"] == []

    with_three(host, scenario)
