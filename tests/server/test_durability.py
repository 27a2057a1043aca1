"""What was acknowledged stays: through kills, repeats and races."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

import formicarium as fm
from formicarium.core.record import Answered
from tests.server.hosting import Host, hosted
from tests.server.people import Page, Person

KILLS = 5


class Stubborn:
    """Plays a seat to the end, whatever happens to the server: reconnects, and repeats what got no answer."""

    def __init__(self, person: Person, table: str, taken: Counter[int]) -> None:
        self.person = person
        self.table = table
        self.taken = taken  # acknowledged answers by seat
        self.unanswered: dict[str, Any] | None = None
        self.count = 0
        self.connections = 0

    async def play(self) -> None:
        while True:
            try:
                async with self.person.page(self.table, scenes="none") as page:
                    self.connections += 1
                    if await self._play(page):
                        return
            except (OSError, ConnectionClosed, AssertionError, TimeoutError):
                await asyncio.sleep(0.1)

    async def _play(self, page: Page) -> bool:
        if self.unanswered is not None:
            await self._send(page)
        while await page.asked():
            question = page.frame["decisions"][0]
            self.count += 1
            path = random.choice(question["options"])["path"]
            key, number = f"move-{self.count}", question["number"]
            self.unanswered = {"key": key, "seat": question["seat"], "number": number, "path": path}
            await self._send(page)
            await page.until(lambda n=number: page._moved_on(n))  # type: ignore[misc]
            await asyncio.sleep(0.01)
        return True

    async def _send(self, page: Page) -> None:
        assert self.unanswered is not None
        reply = await page.ask("move", **self.unanswered)
        self.taken[self.unanswered["seat"]] += reply["type"] == "done"
        self.unanswered = None


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    async def scenario(host: Host) -> None:
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await ada.table("me", "open", "bot:random", options={"mode": "winter", "round_limit": 12})
            await bo.sit(made, 1)
            taken: Counter[int] = Counter()
            players = [Stubborn(person, made["table"], taken) for person in (ada, bo)]
            playing = [asyncio.create_task(player.play()) for player in players]
            for _ in range(KILLS):
                enough = sum(taken.values()) + 6
                async with asyncio.timeout(60):
                    while sum(taken.values()) < enough:
                        await asyncio.sleep(0.005)
                assert not any(task.done() for task in playing), "killed in the middle of the match"
                await asyncio.to_thread(host.kill)
                await asyncio.to_thread(host.start)
            async with asyncio.timeout(90):
                await asyncio.gather(*playing)
            assert all(player.connections > KILLS for player in players)
            match = fm.replay(await ada.get(f"/tables/{made['table']}/record"))
            given = Counter(e.seat for e in match.record.entries if isinstance(e, Answered))
            assert {seat: given[seat] for seat in (0, 1)} == {seat: taken[seat] for seat in (0, 1)}

    with hosted(new_database(), tmp_path) as host:
        asyncio.run(scenario(host))
        assert host.errors() == []


def test_a_repeated_key_is_taken_once(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as page:
                await page.asked()
                question = page.frame["decisions"][0]
                move = {"seat": 0, "number": question["number"], "path": question["options"][0]["path"]}
                for _ in range(3):
                    assert (await page.ask("move", key="mine", **move))["type"] == "done"
                assert page.frame["number"] == question["number"] + 1
            async with ada.page(made["table"]) as page:
                assert (await page.ask("move", key="mine", **move))["type"] == "done"
                assert page.frame["number"] == question["number"] + 1
                late = await page.ask("move", key="other", **move)
                assert late["type"] == "refused"
                assert late["say"]["id"] == "refused-late"

    asyncio.run(scenario())


def test_of_racing_answers_exactly_one_wins(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = await ada.table("me", "bot:random", options={"first_ant": 0})
            async with ada.page(made["table"]) as one, ada.page(made["table"]) as two:
                for _ in range(5):
                    await one.asked()
                    await two.until(lambda: two.frame["number"] == one.frame["number"])
                    question = one.frame["decisions"][0]
                    paths = [option["path"] for option in question["options"][:2]]
                    move = {"seat": 0, "number": question["number"]}
                    replies = await asyncio.gather(
                        one.ask("move", **move, path=paths[0]),
                        two.ask("move", **move, path=paths[1]),
                        one.ask("move", **move, path=paths[1]),
                        two.ask("move", **move, path=paths[0]),
                    )
                    assert Counter(reply["type"] for reply in replies) == {"done": 1, "refused": 3}
                    lost = [reply["say"]["id"] for reply in replies if reply["type"] == "refused"]
                    assert set(lost) == {"refused-late"}
                    await one.until(lambda n=question["number"]: one.frame["number"] > n)  # type: ignore[misc]

    asyncio.run(scenario())


def test_sealed_answers_of_different_seats_do_not_race(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as bo, Person(host.url) as cy:
            made = await ada.table("me", "open", "open", game="arena")
            await bo.sit(made, 1)
            await cy.sit(made, 2)
            table = made["table"]
            async with ada.page(table) as one, bo.page(table) as two, cy.page(table) as three:
                pages = (one, two, three)
                for _ in range(2):  # two drafts under seal
                    await asyncio.gather(*(page.asked() for page in pages))
                    replies = await asyncio.gather(*(page.answer(lambda o: o[0]) for page in pages))
                    assert {reply["type"] for reply in replies} == {"done"}

    asyncio.run(scenario())
