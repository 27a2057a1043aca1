"""What an earlier version kept is brought up to date, and every match of it goes on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from formicarium.server.admin.backup import ABOUT, put_back
from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.rating.reckoning import reckon
from tests.chaos import clock
from tests.packaged import PACKAGED
from tests.server.authenticator import Passkey
from tests.server.hosting import Host
from tests.server.people import SOON, Person
from tests.server.test_plans import pass_on
from tests.server.test_rated_tables import PASSWORD, settled
from tests.server.test_tournaments import run
from tests.server.upgrade.house import ANSWERS, HERE, HOUSE, left_in, play
from tests.server.upgrade.village import MAIL, NOTE, PUSHED, TOLD, WISH, Life

HOUSES = sorted(file.stem for file in HERE.glob("*.zip"))


def put_into(database: str, name: str) -> Database:
    """The copy is there again."""
    kept = Database(Config(database=database).url)
    assert put_back(kept, HERE / f"{name}.zip").revision == name
    return kept


def came_back(url: str, cookie: str) -> Person:
    """Somebody with a cookie of then."""
    person = Person(url)
    person.http.cookies = httpx.Cookies(dict([cookie.split("=", 1)]))
    return person


@pytest.mark.parametrize("name", HOUSES)
def test_every_match_of_an_earlier_version_goes_on(
    name: str, new_database: Callable[[], str], tmp_path: Path
) -> None:
    left = left_in(name)
    database = new_database()
    put_into(database, name).engine.dispose()

    async def scenario(url: str) -> None:
        async with came_back(url, left.cookie) as ada:
            assert (await ada.get("/me"))["account"] == left.account
            for game, table in left.tables.items():
                assert await play(ada, table, ANSWERS) > 0, game
        async with Person(url) as stranger:
            await stranger.post("/login", {"name": left.account, "password": left.password}, 200)

    with _opened(database, tmp_path, left.life.at if left.life else time.time()) as host:
        asyncio.run(scenario(host.url))


def test_all_games_were_being_played_and_in_one_house_every_table_held_something() -> None:
    for name in HOUSES:
        assert set(left_in(name).tables) == {game.id for game in PACKAGED}
    with ZipFile(HERE / f"{HOUSE}.zip") as copy:
        rows = json.loads(copy.read(ABOUT))["rows"]
    assert [name for name, count in rows.items() if not count] == []


def test_people_with_accounts_go_on_where_they_were(new_database: Callable[[], str], tmp_path: Path) -> None:
    """Ratings stand, what is under way ends and counts, and what was laid down or asked for is there."""
    life = left_in(HOUSE).life
    assert life is not None
    database = new_database()
    kept = put_into(database, HOUSE)
    assert reckon(kept).words == "2 rated matches of 2 people: every figure stood"

    async def scenario(url: str) -> None:
        ada, bo, eve = (came_back(url, life.cookies[name]) for name in ("Ada", "Bo", "Eve"))
        async with ada, bo, eve:
            await _has_what_she_had(ada, life)
            await _among_each_other(ada, bo, eve, life)
            await _what_was_planned_is_played(ada, life)
            await _the_rated_match_counts(ada, bo, life)
            assert (await run(life.cup, eve, (ada, url), (bo, url)))["round"] == 2
            await _is_met(url, ada)
        async with Person(url) as elsewhere:
            asked = await elsewhere.post("/login/passkey/options")
            shown = Passkey.found(url, **life.passkey).show(asked["options"])
            answer = {"ticket": asked["ticket"], "credential": shown}
            assert (await elsewhere.post("/login/passkey", answer))["account"] == "Ada"
            code = {"name": "Ada", "code": life.code, "password": PASSWORD}
            assert (await elsewhere.post("/recover/code", code))["account"] == "Ada"

    with _opened(database, tmp_path, life.at) as host:
        asyncio.run(scenario(host.url))
    assert reckon(kept).words == "3 rated matches of 2 people: every figure stood"
    kept.engine.dispose()


async def _has_what_she_had(ada: Person, life: Life) -> None:
    account = await ada.get("/account")
    assert (account["mail"], account["codes"], len(account["passkeys"])) == (MAIL, 10, 1)
    notices = await ada.get("/notices")
    assert (notices["push"], notices["mail"], notices["language"]) == (PUSHED, ["ended"], "fr")
    assert len((await ada.get("/me/export"))["browsers"]) == 1
    assert (await ada.get(f"/tables/{life.planned}/note"))["text"] == NOTE
    before = await ada.get(f"/tables/{life.over}/ratings")
    assert [seat["place"] for seat in before["seats"]] == [2, 1]


async def _among_each_other(ada: Person, bo: Person, eve: Person, life: Life) -> None:
    circle = await ada.get("/circle")
    assert [friend["name"] for friend in circle["friends"]] == ["Bo"]
    assert [other["name"] for other in circle["blocked"]] == ["Eve"]
    (invited,) = (await bo.get("/circle"))["invited"]
    assert invited["by"] == "Ada"
    (report,) = (await bo.get("/moderation"))["waiting"]
    assert (report["name"], report["why"], report["bans"][0]["what"]) == ("Eve", "insult", "chat")
    assert [told["en"] for told in (await ada.get("/standing"))["announcements"]] == [TOLD]
    assert (await eve.get("/days-off"))["now"][1] > life.at


async def _what_was_planned_is_played(ada: Person, life: Life) -> None:
    async with ada.page(life.planned) as page:
        await pass_on(page)
        await page.until(lambda: "AntHatched" in str(page.of("frame")))


async def _the_rated_match_counts(ada: Person, bo: Person, life: Life) -> None:
    async with ada.page(life.rated) as hers, bo.page(life.rated) as his:
        await asyncio.gather(hers.play(), his.play())
    found = await settled(ada, life.rated)
    assert sorted(seat["place"] for seat in found["seats"]) in ([1, 2], [1, 1])


async def _is_met(url: str, ada: Person) -> None:
    """Her wish of then still waits for somebody."""
    (mine,) = [wish for wish in (await ada.get("/meet"))["mine"] if wish["game"] == WISH["game"]]
    assert mine["table"] is None
    async with Person(url, "Cy") as cy:
        await cy.post("/account", {"name": "Cy", "password": PASSWORD})
        await cy.post("/meet", WISH)
        async with asyncio.timeout(SOON):
            while not (met := (await cy.get("/meet"))["mine"][0]["table"]):
                await asyncio.sleep(0.1)
        seats = (await cy.get(f"/tables/{met}"))["seats"]
        assert sorted(seat["name"] for seat in seats) == ["Ada", "Cy"]


@contextmanager
def _opened(database: str, folder: Path, at: float) -> Iterator[Host]:
    """A server at which it is that time still: whoever was asked then has not run out of it."""
    modules = "tests.server.drawn_arena,tests.chaos.clock"
    host = Host(database, folder, modules=modules, notice_wait="3600,3600")
    host.settings[clock.WHERE] = str(folder / "clock")
    clock.set_ahead(folder / "clock", at - time.time())
    try:
        yield host.start()
        assert host.errors() == []
    finally:
        host.stop()
