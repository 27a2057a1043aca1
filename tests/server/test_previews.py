"""What an answer would bring, on a real wire: what is certain, and nothing that tells two worlds apart."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from formicarium.core.decision import Move
from formicarium.core.foresight import Foreseer, Foresight
from formicarium.server.config import Limits
from formicarium.server.people.limits import effort
from formicarium.server.table.patches import patched
from tests.server.hosting import Host
from tests.server.people import Page, Person
from tests.server.still import PLENTY, Neighbour, run, served


async def preview(page: Page, path: list[str], **fields: Any) -> dict[str, Any]:
    question = page.frame["decisions"][0]
    asked = {"seat": question["seat"], "number": question["number"], "path": path, **fields}
    return await page.ask("preview", **asked)


def lying(scene: dict[str, Any]) -> dict[str, str]:
    return {piece["id"]: piece["on"] for piece in scene["pieces"]}


def test_a_preview_shows_what_then_happens(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", seed=11, options={"first_ant": 0})
            async with ada.page(made["table"], scenes="whole") as page:
                await page.asked()
                scene, number = page.frame["scene"], page.frame["number"]
                assert page.frame["decisions"][0]["clause"].startswith("CIG-")
                path = page.frame["decisions"][0]["options"][0]["path"]
                told = await preview(page, path)
                assert told["type"] == "preview"
                assert (told["chance"], told["odds"], told["hidden"]) == (None, [], False)
                assert page.frame["number"] == number, "nothing has changed"
                after = patched(scene, told["patch"])
                assert lying(after) != lying(scene)
                await page.ask("move", seat=0, number=number, path=path)
                await page.until(lambda: page.frame["number"] > number)
                assert lying(page.frame["scene"]) == lying(after)
                said = [{"clause": event["clause"], "say": event["say"]} for event in page.frame["events"]]
                assert told["lines"] == said

    asyncio.run(scenario())


def test_what_is_not_asked_is_not_foretold(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", seed=11, options={"first_ant": 0})
            async with ada.page(made["table"]) as page, eve.page(made["table"]) as other:
                await page.asked()
                question = page.frame["decisions"][0]
                asked = {"seat": 0, "number": question["number"], "path": question["options"][0]["path"]}
                assert (await other.ask("preview", **asked))["say"]["id"] == "refused-not-yours"
                late = {**asked, "number": question["number"] + 1}
                for wrong in (late, {**asked, "path": ["no:such"]}, {**asked, "path": []}):
                    reply = await page.ask("preview", **wrong)
                    assert (reply["type"], reply["say"]["id"]) == ("refused", "refused-late")

    asyncio.run(scenario())


def test_an_answer_takes_the_place_of_a_preview(host: Host) -> None:
    """Of several asked for at once the last is told; all have an answer; a move is not held up."""

    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", seed=11, options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.asked()
                question = page.frame["decisions"][0]
                for at, option in enumerate(question["options"][:5]):
                    await page.send(
                        {
                            "type": "preview",
                            "key": f"p{at}",
                            "seat": 0,
                            "number": question["number"],
                            "path": option["path"],
                        }
                    )
                assert (await page.answer(lambda options: options[0]))["type"] == "done"
                await page.until(lambda: all(f"p{at}" in page.replies for at in range(5)))

    asyncio.run(scenario())


def test_who_asks_for_what_takes_long_pays_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one visitor could have all of a node's time."""
    foresee, long = Foreseer.foresee, 0.1

    def slowly(foreseer: Foreseer, move: Move) -> Foresight:
        until = time.thread_time() + long
        while time.thread_time() < until:
            pass
        return foresee(foreseer, move)

    async def scenario() -> None:
        limits = replace(PLENTY, effort=Limits().effort, burst=Limits().burst)
        async with served(tmp_path, limits=limits) as guard, Neighbour(guard) as ada:
            made = await ada.table("me", "bot:random", seed=11, options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.asked()
                bucket = effort(guard.house, "127.0.0.1", playing=True)
                before = bucket.level
                await preview(page, page.frame["decisions"][0]["options"][0]["path"])
                assert bucket.level <= before - 1000 * long

    monkeypatch.setattr(Foreseer, "foresee", slowly)
    run(scenario())


def test_two_worlds_that_the_seat_cannot_tell_apart_are_foretold_alike(host: Host) -> None:
    """The Cicada thinks its guess over: byte for byte the same, wherever the Ant is."""

    async def scenario() -> list[list[str]]:
        seen: list[list[str]] = []
        for wanted in (0, 1):
            async with Person(host.url) as ant, Person(host.url) as cicada:
                made = await ant.table("me", "open", seed=11, options={"first_ant": 0})
                await cicada.sit(made, 1)
                async with ant.page(made["table"]) as one, cicada.page(made["table"]) as two:
                    for turn in range(7):
                        await one.asked()
                        number = one.frame["number"]
                        options = one.frame["decisions"][0]["options"]
                        option = options[wanted if turn == 6 else len(options) // 2]
                        await one.answer(lambda _, chosen=option: chosen)  # type: ignore[misc]
                        await one.until(lambda n=number: one.frame["number"] > n)  # type: ignore[misc]
                    await two.asked()
                    options = two.frame["decisions"][0]["options"]
                    replies = [await preview(two, option["path"]) for option in options]
                    assert all(reply["hidden"] for reply in replies)
                    assert all(reply["lines"] for reply in replies), "where the Cicada goes is certain"
                    seen.append([json.dumps({**reply, "key": ""}) for reply in replies])
        return seen

    one, other = asyncio.run(scenario())
    assert one == other
