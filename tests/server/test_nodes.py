"""Two nodes on one database: any of them takes any move."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator

import pytest

import formicarium as fm
from tests.server.hosting import Cluster, Host, hosted
from tests.server.people import SOON, Person


@pytest.fixture(scope="module")
def nodes(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Host]]:
    database, folder = cluster.database(), tmp_path_factory.mktemp("nodes")
    with hosted(database, folder) as one, hosted(database, folder) as two:
        yield one, two
        assert one.errors() + two.errors() == []


async def elsewhere(person: Person, other: Host) -> Person:
    """The same person, at another node: cookies are good for both."""
    twin = Person(other.url)
    twin.http.cookies.update(person.http.cookies)
    return twin


def test_who_logs_out_is_called_back_on_every_node(nodes: tuple[Host, Host]) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with Person(one.url) as ada:
            await ada.post("/account", {"name": "Ada", "password": "correct horse"})
            made = await ada.table("me", "bot:random")
            async with ada.page(made["table"], two.url) as page:
                await ada.post("/logout")
                await asyncio.wait_for(page.reader, SOON)  # it comes back as who they are now

    asyncio.run(scenario())


def test_seats_spread_over_two_nodes_play_one_match(nodes: tuple[Host, Host]) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with Person(one.url, "Ada") as ada, Person(two.url, "Bo") as bo, Person(two.url) as eve:
            made = await ada.table("me", "open", "bot:random")
            table = made["table"]
            async with ada.page(table) as here, eve.page(table) as watching:
                await bo.sit(made, 1)
                async with bo.page(table) as there:
                    await asyncio.gather(here.play(), there.play())
                    await watching.until(lambda: bool(watching.frame["outcome"]))
                    assert here.frame["outcome"] == there.frame["outcome"] == watching.frame["outcome"]
                    await here.ask("chat", text="well played")
                    await there.until(lambda: bool(there.of("chat")))
                    assert here.of("presence")[-1]["watchers"] == 1
            text = await bo.get(f"/tables/{table}/record")
            assert text == await ada.get(f"/tables/{table}/record")
            assert fm.replay(text).outcome is not None

    asyncio.run(scenario())


def test_of_answers_racing_on_two_nodes_exactly_one_wins(nodes: tuple[Host, Host]) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with Person(one.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as here, ada.page(made["table"], url=two.url) as there:
                for _ in range(6):
                    await here.asked()
                    await there.until(lambda: there.frame["number"] == here.frame["number"])
                    question = here.frame["decisions"][0]
                    move = {"seat": 0, "number": question["number"]}
                    paths = [option["path"] for option in question["options"][:2]]
                    replies = await asyncio.gather(
                        here.ask("move", **move, path=paths[0]), there.ask("move", **move, path=paths[-1])
                    )
                    assert Counter(reply["type"] for reply in replies) == {"done": 1, "refused": 1}
                    same = await asyncio.gather(
                        here.ask("move", key=f"same-{question['number']}", **move, path=paths[0]),
                        there.ask("move", key=f"same-{question['number']}", **move, path=paths[0]),
                    )
                    assert {reply["type"] for reply in same} == {"refused"}, "the number is taken"
                    await here.until(lambda n=question["number"]: here.frame["number"] > n)  # type: ignore[misc]

    asyncio.run(scenario())


def test_the_same_key_on_two_nodes_is_one_answer(nodes: tuple[Host, Host]) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with Person(one.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as here, ada.page(made["table"], url=two.url) as there:
                await here.asked()
                question = here.frame["decisions"][0]
                move = {"key": "once", "seat": 0, "number": question["number"]}
                path = question["options"][0]["path"]
                replies = await asyncio.gather(
                    here.ask("move", **move, path=path), there.ask("move", **move, path=path)
                )
                assert {reply["type"] for reply in replies} == {"done"}
                await there.until(lambda: there.frame["number"] == question["number"] + 1)
                await here.until(lambda: here.frame["number"] == question["number"] + 1)

    asyncio.run(scenario())


def test_when_a_node_dies_the_other_goes_on(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """A bot's turn was the dead node's to play; the living one takes it up."""
    database, folder = cluster.database(), tmp_path_factory.mktemp("dying")

    async def scenario(one: Host, two: Host) -> None:
        async with Person(one.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 1})
            async with ada.page(made["table"], url=two.url) as there:
                assert not there.frame["decisions"], "the bot is first, and takes its time"
                await asyncio.to_thread(one.kill)
                assert await there.asked(40)

    slow = {"bot_delay": "8,8", "bot_budget": "1", "grace": "1"}
    with hosted(database, folder, **slow) as one, hosted(database, folder) as two:
        asyncio.run(scenario(one, two))
        assert two.errors() == []


def test_what_is_proposed_at_one_node_is_agreed_at_another(nodes: tuple[Host, Host]) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with Person(one.url) as ada, Person(two.url) as bo, Person(two.url) as cy:
            made = await ada.table("me", "open", "open")
            await bo.sit(made, 1)
            await cy.sit(made, 2)
            table = made["table"]
            async with ada.page(table) as here, bo.page(table) as there, cy.page(table) as third:
                assert (await third.ask("concede", seat=2))["type"] == "done"
                await here.until(lambda: any(news["seats"][2]["conceded"] for news in here.of("seats")))
                await here.ask("consent", what="end")
                await there.until(lambda: bool(there.of("company")[-1]["proposals"]))
                both = await asyncio.gather(*(page.ask("consent", what="end") for page in (there, here)))
                assert both[0]["type"] == "done", "however many nodes carry it out"
                for page in (here, there, third):
                    await page.until(lambda p=page: bool(p.frame["outcome"]))  # type: ignore[misc]
                    assert page.frame["outcome"]["how"] == "ended"
                    assert page.frame["outcome"]["conceded"] == [2]

    asyncio.run(scenario())
