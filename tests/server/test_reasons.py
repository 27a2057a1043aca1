"""Bots say why they played as they did: when the match is over, and not a moment before."""

from __future__ import annotations

import asyncio

import formicarium as fm
from formicarium.core.record import Answered
from tests.server.hosting import Host
from tests.server.people import Person


def test_reasons_come_with_the_end(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            made = await ada.table("me", "bot:random", seed=4)
            table = made["table"]
            async with ada.page(table) as page, eve.page(table, scenes="none") as watching:
                await page.play()
                await watching.until(lambda: bool(watching.of("reasons")))
                await page.until(lambda: bool(page.of("reasons")))
                kinds = [text[9:15] for text in page.received]
                assert "why-random" not in "".join(page.received[: kinds.index("reason")])
                (said,) = page.of("reasons")
                match = fm.replay(await ada.get(f"/tables/{table}/record"))
                answers = [entry for entry in match.record.entries if isinstance(entry, Answered)]
                assert len(said["reasons"]) == sum(entry.seat == 1 for entry in answers)
                for reason in said["reasons"]:
                    assert reason["seat"] == 1
                    assert reason["say"]["id"] == "why-random"
                    assert reason["say"]["args"]["count"] > 1
                numbers = [reason["event"] for reason in said["reasons"]]
                assert numbers == sorted(numbers)
                assert all(0 <= number <= len(match.events(0)) for number in numbers)
            async with eve.page(table) as late:
                await late.until(lambda: bool(late.of("reasons")))
                assert len(late.of("reasons")[0]["reasons"]) == len(said["reasons"])
            info = await eve.get(f"/replays/{table}")
            assert info["bots"] == [False, True]
            frames = await eve.get(f"/replays/{table}/frames?from=0&to=49")
            for frame, entry in zip(frames[1:], answers, strict=False):
                assert (frame["why"] is not None) == (entry.seat == 1)

    asyncio.run(scenario())


def test_a_reason_stands_beside_what_its_own_seat_did(host: Host) -> None:
    """The Ant and a Red Ant choose at once: what they chose is told in another order than they chose it."""

    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", "bot:random", seed=4)
            async with ada.page(made["table"]) as page:
                await page.play()
                await page.until(lambda: bool(page.of("reasons")))
                lines = {event["number"]: event for frame in page.of("frame") for event in frame["events"]}
                told = [
                    (reason["seat"], lines[reason["event"]]) for reason in page.of("reasons")[0]["reasons"]
                ]
            frames = await ada.get(f"/replays/{made['table']}/frames?from=0&to=49&eyes=0")
            again = [(each["seat"], lines[each["event"]]) for frame in frames for each in frame["reasons"]]
            assert again == told[: len(again)]
            tokens = [(seat, line) for seat, line in told if line["event"].endswith("TokenChosen")]
            assert {seat for seat, _ in tokens} == {1, 2}
            assert all(line["say"]["args"]["seat"] == {"seat": seat} for seat, line in told)

    asyncio.run(scenario())


def test_reasons_outlive_a_restart_and_an_undo(host: Host) -> None:
    """They are kept in the rows, and belong to the answers that stand."""

    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", seed=9, options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                for _ in range(3):
                    await page.asked()
                    number = page.frame["number"]
                    await page.answer()
                    await page.until(lambda n=number: page.frame["number"] > n)  # type: ignore[misc]
                    assert (await page.ask("undo", seat=0, number=page.frame["number"]))["type"] == "done"
                    await page.until(lambda n=number: page.frame["number"] > n + 1)  # type: ignore[misc]
            await asyncio.to_thread(host.kill)
            await asyncio.to_thread(host.start)
            async with ada.page(made["table"]) as page:
                await page.play()
                await page.until(lambda: bool(page.of("reasons")))
                match = fm.replay(await ada.get(f"/tables/{made['table']}/record"))
                answers = [entry for entry in match.record.entries if isinstance(entry, Answered)]
                assert len(page.of("reasons")[0]["reasons"]) == sum(entry.seat == 1 for entry in answers)

    asyncio.run(scenario())
