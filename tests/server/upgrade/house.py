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
from tests.server.hosting import Host, hosted
from tests.server.mailbox import Mailbox, mailbox
from tests.server.people import Person
from tests.server.upgrade.village import Life, live

HERE = Path(__file__).parent
ANSWERS = 6  # given at each table
HOUSE = "0021"  # the copy in which every table holds something


class Left(NamedTuple):
    """Who was there, and at which tables."""

    cookie: str
    account: str
    password: str
    tables: dict[str, str]  # by game
    life: Life | None = None  # in the oldest copy there is none


def left_in(name: str) -> Left:
    told = json.loads((HERE / f"{name}.json").read_text(encoding="utf-8"))
    life = told.pop("life", None)
    return Left(**told, life=Life(**life) if life else None)


def make(name: str) -> None:
    """A match of every game, begun by somebody with an account, who lives there with others."""
    with tempfile.TemporaryDirectory() as folder, mailbox() as box:
        file = Path(folder) / "house.sqlite"
        letters = {"smtp": box.url, "sender": "nest@ants.example", "public_url": "https://ants.example"}
        with hosted(str(file), Path(folder), notice_wait="3600,3600", **letters) as host:
            left = asyncio.run(_visit(host, box))
        kept = Database(f"sqlite:///{file}")
        back_up(kept, HERE / f"{name}.zip")
        kept.engine.dispose()
    told = {**left._asdict(), "life": left.life and left.life._asdict()}
    (HERE / f"{name}.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


async def _visit(host: Host, box: Mailbox) -> Left:
    async with Person(host.url, "Ada") as ada:
        await ada.post("/account", {"name": "Ada", "password": "six legs, two antennae"})
        tables = {}
        for game in PACKAGED:
            made = await ada.table("me", *["bot:random"] * (game.seats[0] - 1), game=game.id)
            tables[game.id] = made["table"]
            await play(ada, made["table"], ANSWERS, word="Hello")
        life = await live(host, ada, box)
        return Left(ada.cookie, "Ada", "six legs, two antennae", tables, life)


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
