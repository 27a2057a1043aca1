"""A whole match over the wire: two people, a bot and a spectator."""

from __future__ import annotations

import asyncio

import formicarium as fm
from formicarium.server.table.patches import patched
from tests.server.hosting import Host
from tests.server.people import Page, Person


def story(page: Page) -> list[int]:
    """The event numbers a page has in the end, as `from` and `events` say."""
    numbers: list[int] = []
    for frame in page.of("frame"):
        numbers[frame["from"] :] = [event["number"] for event in frame["events"]]
    return numbers


def test_two_people_a_bot_and_a_spectator_play_to_the_end(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Bo") as bo, Person(host.url) as eve:
            made = await ada.table("me", "open", "bot:random")
            table = made["table"]
            async with eve.page(table) as watching, ada.page(table) as one:
                assert watching.welcome["spectator"]
                assert not one.welcome["spectator"]
                assert not one.frame, "nothing is seen before all have sat down"
                await bo.sit(made, 1)
                async with bo.page(table, scenes="patch") as two:
                    await asyncio.gather(one.play(), two.play())
                    await watching.until(lambda: bool(watching.frame["outcome"]))
                    for page in (one, two, watching):
                        assert page.frame["outcome"] == one.frame["outcome"]
                        assert story(page) == list(range(len(story(page))))
                    assert two.welcome["you"] == [1]
                    scene: dict[str, object] = {}
                    for frame in two.of("frame"):
                        scene = frame.get("scene") or patched(scene, frame.get("patch", {}))
                    async with bo.page(table) as again:
                        assert again.frame["scene"] == scene, "patches add up to the whole scene"
                        assert again.frame["events"]
                        assert story(again) == story(two)
            record = await ada.get(f"/tables/{table}/record")
            match = fm.replay(record)
            assert match.outcome is not None
            assert list(match.outcome.scores) == one.frame["outcome"]["scores"]
            card = (await ada.get("/me"))["tables"][0]
            assert card["table"] == table
            assert card["over"]
            assert card["waiting"] == []
            assert [seat["bot"] for seat in card["seats"]] == [None, None, "random"]

    asyncio.run(scenario())


def test_a_reconnected_page_gets_what_happened_since(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", seed=3)
            async with ada.page(made["table"]) as page:
                await page.asked()
                seen = page.frame["from"] + len(page.frame["events"]) - 1
                for _ in range(3):
                    await page.answer()
                    await page.asked()
                told = story(page)
            async with ada.page(made["table"], seen=seen) as page:
                assert page.frame["from"] == seen + 1
                assert [e["number"] for e in page.frame["events"]] == told[seen + 1 :]

    asyncio.run(scenario())


def test_why_not_names_the_clause(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.asked()
                path = page.frame["decisions"][0]["options"][0]["path"]
                allowed = await page.ask("why", seat=0, path=path)
                assert allowed["say"] is None
                assert allowed["clause"] is None
                await page.answer(lambda options: options[0])
                await page.asked()
                refused = await page.ask("why", seat=0, path=path)
                assert refused["clause"].startswith("CIG-")
                assert refused["say"]["id"]
                other = await page.ask("why", seat=1, path=path)
                assert other["say"]["id"] == "refused-not-yours"

    asyncio.run(scenario())


def test_a_turn_is_taken_back_whole_and_over_what_bots_answered_meanwhile(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.asked()
                first = page.frame
                for _ in range(2):
                    await page.answer(lambda options: options[0])
                await page.until(lambda: page.frame["number"] == first["number"] + 2)
                assert page.frame["undo"] == {"0": {"last": 1, "turn": 2}}
                undone = await page.ask("undo", seat=0, number=page.frame["number"], whole=True)
                assert undone["type"] == "done"
                assert page.frame["scene"] == first["scene"]
                assert page.frame["decisions"][0]["options"] == first["decisions"][0]["options"]
                await page.play()

    asyncio.run(scenario())


def test_undo_takes_back_until_something_is_revealed(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as page, eve.page(made["table"]) as watching:
                await page.asked()
                first = page.frame
                assert first["undo"] == {
                    "0": {"last": 0, "turn": 0, "say": {"id": "undo-nothing", "args": {}}}
                }
                await page.answer(lambda options: options[3])
                await page.until(lambda: page.frame["number"] == first["number"] + 1)
                assert page.frame["undo"] == {"0": {"last": 1, "turn": 1}}
                number = page.frame["number"]
                assert (await page.ask("undo", seat=0, number=number))["type"] == "done"
                assert page.frame["number"] == number + 1
                assert page.frame["scene"] == first["scene"]
                assert page.frame["from"] == first["from"] + len(first["events"])
                again = await page.ask("undo", seat=0, number=page.frame["number"])
                assert again["type"] == "refused"
                assert again["say"]["id"] == "undo-nothing"
                await page.play()
                await watching.until(lambda: bool(watching.frame["outcome"]))
                assert story(page) == list(range(len(story(page))))
                assert story(watching) == list(range(len(story(watching))))
            record = await ada.get(f"/tables/{made['table']}/record")
            assert fm.replay(record).outcome is not None

    asyncio.run(scenario())


def test_chat_reaches_everybody_and_is_kept(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url, "Ada") as ada, Person(host.url, "Eve") as eve:
            made = await ada.table("me", "bot:random")
            async with ada.page(made["table"]) as page, eve.page(made["table"]) as watching:
                for key in ("a", "a", "b"):
                    assert (await page.ask("chat", key=key, text=f" hello\n{key} "))["type"] == "done"
                await watching.ask("chat", text="hi")
                await page.until(lambda: len(page.of("chat")) == 3)
                said = [(line["from"], line["name"], line["text"]) for line in page.of("chat")]
                assert said == [(0, "Ada", "hello a"), (0, "Ada", "hello b"), (None, "Eve", "hi")]
                assert (await page.ask("chat", text="x" * 501))["type"] == "refused"
                assert (await page.ask("chat", text="  "))["type"] == "refused"
            async with ada.page(made["table"]) as page:
                assert [line["text"] for line in page.welcome["chat"]] == ["hello a", "hello b", "hi"]

    asyncio.run(scenario())
