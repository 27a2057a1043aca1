"""Many at once: 200 players on 50 tables, and bots that nobody watches."""

from __future__ import annotations

import asyncio
import random

from tests.server.hosting import Host
from tests.server.people import Person

TABLES = 50
SEATS = 4


async def one_table(host: Host, number: int, games: list[str]) -> None:
    people = [Person(host.url) for _ in range(SEATS)]
    try:
        for person in people:
            await person.__aenter__()
        made = await people[0].table("me", *["open"] * (SEATS - 1), seed=number)
        for seat in range(1, SEATS):
            await people[seat].sit(made, seat)
        pages = [person.page(made["table"], scenes="none") for person in people]
        for page in pages:
            await page.__aenter__()
        rng = random.Random(number)
        await asyncio.gather(*(page.play(rng) for page in pages))
        for page in pages:
            assert page.frame["outcome"] == pages[0].frame["outcome"]
            assert not page.of("error")
            assert not page.of("refused")
            await page.__aexit__(None, None, None)
        games.append(made["table"])
    finally:
        for person in people:
            await person.__aexit__()


def test_two_hundred_players_on_fifty_tables_play_to_the_end(host: Host) -> None:
    async def scenario() -> None:
        games: list[str] = []
        async with asyncio.timeout(240):
            await asyncio.gather(*(one_table(host, number, games) for number in range(TABLES)))
        assert len(games) == TABLES

    asyncio.run(scenario())


def test_bots_play_on_when_nobody_looks(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada:
            made = [await ada.table(*["bot:random"] * 3, game="arena") for _ in range(6)]
            async with asyncio.timeout(60):
                for table in made:
                    while not (await ada.get(f"/tables/{table['table']}"))["over"]:
                        await asyncio.sleep(0.1)

    asyncio.run(scenario())
