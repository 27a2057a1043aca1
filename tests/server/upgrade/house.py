"""Makes such a copy: `python -m tests.server.upgrade.house`; those of earlier versions stay as they are."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import NamedTuple

from formicarium.server.admin.backup import back_up
from formicarium.server.admin.versions import versions
from formicarium.server.keeping.database import Database
from tests.packaged import PACKAGED
from tests.server.hosting import hosted
from tests.server.people import Person

HERE = Path(__file__).parent
ANSWERS = 6  # given at each table
HOUSE = "0011"  # the oldest copy


class Left(NamedTuple):
    """Who was there, and at which tables."""

    cookie: str
    account: str
    password: str
    tables: dict[str, str]  # by game


def make(name: str) -> None:
    """A match of every game, begun by somebody with an account."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "house.sqlite"
        with hosted(str(file), Path(folder)) as host:
            left = asyncio.run(_visit(host.url))
        kept = Database(f"sqlite:///{file}")
        back_up(kept, HERE / f"{name}.zip")
        kept.engine.dispose()
    (HERE / f"{name}.json").write_text(json.dumps(left._asdict(), indent=2) + "\n", encoding="utf-8")


async def _visit(url: str) -> Left:
    async with Person(url, "Ada") as ada:
        await ada.post("/account", {"name": "Ada", "password": "six legs, two antennae"})
        tables = {}
        for game in PACKAGED:
            made = await ada.table("me", *["bot:random"] * (game.seats[0] - 1), game=game.id)
            tables[game.id] = made["table"]
            await play(ada, made["table"], ANSWERS, word="Hello")
        return Left(ada.cookie, "Ada", "six legs, two antennae", tables)


async def play(person: Person, table: str, answers: int, word: str = "") -> int:
    """Answer so many questions at a table, or until the match is over; how many it were."""
    rng = random.Random(table)
    async with person.page(table, scenes="none") as page:
        if word:
            await page.ask("chat", text=word)
        for count in range(answers):
            if not await page.asked():
                return count
            number = page.frame["decisions"][0]["number"]
            reply = await page.answer(rng.choice)
            assert reply["type"] == "done", reply
            await page.until(lambda n=number: page._moved_on(n))  # type: ignore[misc]
    return answers


if __name__ == "__main__":
    make(versions()[-1][0])
