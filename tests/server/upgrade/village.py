"""People who live in a house: what they leave there when they go, and find again in a later version of it."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Any, NamedTuple

from formicarium.server.admin import order
from formicarium.server.keeping.database import Database
from tests.server.authenticator import Passkey
from tests.server.hosting import Host
from tests.server.mailbox import Mailbox, links_in
from tests.server.people import SOON, Person
from tests.server.pushing import Browser, PushService
from tests.server.test_analyses import SHORT, analysed
from tests.server.test_days_off import DAY
from tests.server.test_lessons import DUEL, acts_through
from tests.server.test_plans import plan, seated
from tests.server.test_rated_tables import PASSWORD, concede, rated, settled

MAIL = "ada@ants.example"
PUSHED = ["turn", "paired", "round"]
WISH = {"game": "ant_war", "variant": "standard", "seats": 2, "pace": "slow", "rated": True}
CUP = {"game": "cicada_and_ant", "variant": "autumn", "seats": 2, "pace": "slow", "format": "swiss"}
NOTE = "They keep their seeds on the left."
TOLD = "Back at ten"


class Life(NamedTuple):
    """Who they are, and where they were in the middle of something when they left."""

    at: float  # when
    cookies: dict[str, str]  # by name
    passkey: dict[str, Any]
    code: str
    over: str  # a rated match
    rated: str  # and one that goes on
    planned: str  # Ada is asked, and Bo has laid down what he will do
    cup: str


async def live(host: Host, ada: Person, box: Mailbox) -> Life:
    """Ada has an account already. Everything that can be kept of somebody is, when this is over."""
    async with AsyncExitStack() as there:
        bo = await there.enter_async_context(Person(host.url, "Bo"))
        eve = await there.enter_async_context(Person(host.url, "Eve"))
        for person in (bo, eve):
            await person.post("/account", {"name": person.name, "password": PASSWORD})
        key, code = await _ways_back(ada, box)
        await _learn(ada)
        await _want_to_be_told(ada, bo)
        await _quarrel(host, ada, bo, eve)
        await _be_friends(ada, bo)
        planned = await _plan(ada, bo)
        over, goes_on = await _be_rated(ada, bo)
        await ada.post("/meet", WISH)
        cup = await _begin_cup(ada, bo)
        people = {person.name: person.cookie for person in (ada, bo, eve)}
        return Life(time.time(), people, key.kept(), code, over, goes_on, planned, cup)


async def _ways_back(ada: Person, box: Mailbox) -> tuple[Passkey, str]:
    asked = await ada.post("/account/passkeys/options")
    key = Passkey(ada.url)
    await ada.post(
        "/account/passkeys",
        {"ticket": asked["ticket"], "credential": key.register(asked["options"]), "name": "phone"},
    )
    code = (await ada.post("/account/codes"))["codes"][0]
    await ada.post("/account/mail", {"mail": MAIL})
    [letter] = await asyncio.to_thread(box.letters, 1)
    ticket = links_in(letter)[0].partition("#")[2]
    await ada.post("/account/mail/confirm", {"ticket": ticket}, 204)
    await ada.post("/account/mail", {"mail": "another@ants.example"})  # whose letter is never opened
    return key, code


async def _learn(ada: Person) -> None:
    await ada.post(DUEL, {"acts": acts_through("duel")})
    await ada.post("/games/antics/known/told", {"keys": ["coach-win"]})
    replay = (await ada.post("/replays", {"record": SHORT}, 201))["id"]
    await ada.post(f"/replays/{replay}/analysis")
    await analysed(ada, replay)


async def _want_to_be_told(*people: Person) -> None:
    service = PushService()
    for person in people:
        await person.post("/notices", {"push": PUSHED, "mail": ["ended"], "language": "fr"})
        mine = Browser(service, person.name).subscription
        endpoint = f"https://push.example/{person.name}"
        await person.post("/notices/browser", {**mine, "endpoint": endpoint}, 204)


async def _quarrel(host: Host, ada: Person, bo: Person, eve: Person) -> None:
    """Eve insults Ada, who reports and blocks her; Bo keeps order."""
    made = await ada.table("me", "open")
    await eve.sit(made, 1)
    async with eve.page(made["table"]) as hers:
        await hers.ask("chat", text="you ant")
        await hers.ask("consent", what="end")
    about = {"at": {"table": made["table"], "seat": 1}, "why": "insult", "words": "not nice"}
    await ada.post("/reports", about, 204)
    await ada.post("/circle", {"kind": "block", "name": "Eve"})
    await asyncio.to_thread(_appoint, host.database, "Bo")
    (found,) = await bo.post("/moderation/people", {"word": "Eve"}, 200)
    await bo.post(f"/moderation/people/{found['guest']}/ban", {"what": "chat"}, 200)
    await bo.post("/moderation/announcements", {"en": TOLD, "hours": 24}, 200)
    await eve.post("/days-off", {"until": time.time() + 5 * DAY})


def _appoint(database: str, name: str) -> None:
    kept = Database(database if "://" in database else f"sqlite:///{database}")
    with kept.engine.begin() as connection:
        order.appoint(connection, name, off=False)
    kept.engine.dispose()


async def _be_friends(ada: Person, bo: Person) -> None:
    link = (await ada.get("/circle"))["link"]
    await bo.post("/circle", {"kind": "friend", "link": link})
    (friend,) = (await ada.get("/circle"))["friends"]
    made = await ada.table("me", "open")
    await ada.post(f"/tables/{made['table']}/invite", {"friend": friend["id"]}, 204)


async def _plan(ada: Person, bo: Person) -> str:
    table = await seated(ada, bo)
    await ada.post(f"/tables/{table}/note", {"text": NOTE})
    async with bo.page(table) as page:
        await plan(page, "hatch", "explore")
    return table


async def _be_rated(ada: Person, bo: Person) -> tuple[str, str]:
    """Two matches have counted, one goes on."""
    alone = (await rated(ada, "me", "bot:greedy"))["table"]
    made = [await rated(ada, "me", "open") for _ in range(2)]
    for each in made:
        await bo.sit(each, 1)
    over, goes_on = (str(each["table"]) for each in made)
    for table in (alone, over):
        await concede(ada, table, 0)
        await settled(ada, table)
    async with ada.page(goes_on) as hers, bo.page(goes_on) as his:
        asked = hers if hers.frame["decisions"] else his
        assert (await asked.answer(random.Random(1).choice))["type"] == "done"
    return over, goes_on


async def _begin_cup(ada: Person, bo: Person) -> str:
    """Of two people and two bots: its first round is being played."""
    wish = {"name": "The cup of the hill", "rounds": 2, "bots": ["random"] * 2, **CUP}
    cup = str((await ada.post("/tournaments", wish, 201))["id"])
    for person in (ada, bo):
        await person.post(f"/tournaments/{cup}/entrants")
    await ada.post(f"/tournaments/{cup}/begin")
    async with asyncio.timeout(SOON):
        for person in (ada, bo):
            while not (await person.get(f"/tournaments/{cup}"))["table"]:
                await asyncio.sleep(0.05)
    return cup
