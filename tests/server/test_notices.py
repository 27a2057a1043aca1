"""Who is not there is told once that it is their turn, and nobody is told what is not true any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.posted import notices
from formicarium.server.keeping.storage import accounts
from formicarium.server.people import identity, recovery
from formicarium.server.post import courier, digest, mail, outbox, wishes
from formicarium.server.post.outbox import Waits
from formicarium.server.post.push import Subscription
from formicarium.server.post.wishes import Wishes
from tests.server.hosting import Host, hosted
from tests.server.mailbox import Mailbox, mailbox
from tests.server.people import Page, Person
from tests.server.pushing import Browser, PushService, push_service, vouched
from tests.server.test_system_clock import opened, until

SLOW = {"kind": "slow", "seconds": 86_400}
TURN, ENDED = "Your turn", "A match is over"


@pytest.fixture(scope="module")
def letters() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def nodes(
    new_database: Callable[[], str], letters: Mailbox, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Host, Host]]:
    """Two nodes on PostgreSQL; on a file the one that there can be, twice."""
    database, folder = new_database(), tmp_path_factory.mktemp("nodes")
    settings = {"notice_wait": "1,2", "push_inward": "yes"}
    mail = {"smtp": letters.url, "sender": "nest@ants.example", "public_url": "https://ants.example"}
    with ExitStack() as running:
        one = running.enter_context(hosted(database, folder, **settings, **mail))
        shared = database.startswith("postgresql")
        two = running.enter_context(hosted(database, folder, **settings, **mail)) if shared else one
        yield one, two
        assert one.errors() + two.errors() == []


async def settled(person: Person, host: Host, mail: bool = True) -> None:
    """An account, with an address that has been confirmed."""
    await person.post("/account", {"name": person.name, "password": "correct horse"})
    address = f"{person.name.lower()}@ants.example"
    database = Database(Config(database=host.database).url)
    named = accounts.c.name == person.name.casefold()
    with database.engine.begin() as connection:
        connection.execute(accounts.update().where(named).values(mail=address if mail else None))
    database.engine.dispose()


async def subscribed(
    person: Person, service: PushService, name: str, *kinds: str, mail: bool = False
) -> Browser:
    """A browser of this person, who wants to be told."""
    browser = Browser(service, name)
    await person.post("/notices/browser", browser.subscription, 204)
    wanted = list(kinds or ("turn", "ended"))
    wish = {"push": wanted, "mail": wanted if mail else [], "language": "en"}
    assert (await person.post("/notices", wish))["push"] == wish["push"]
    return browser


async def pass_on(page: Page) -> None:
    """Answer until it is somebody else's turn."""
    while await page.asked():
        number = page.frame["number"]
        await page.answer()
        await page.until(lambda n=number: page.frame["number"] > n)  # type: ignore[misc]
        if not page.frame["decisions"]:
            return


def test_who_is_away_is_told_once_and_who_has_moved_or_looks_is_not(
    nodes: tuple[Host, Host], letters: Mailbox
) -> None:
    one, two = nodes

    before = len(letters.letters(0))

    async def written(count: int) -> list[EmailMessage]:
        return (await asyncio.to_thread(letters.letters, before + count))[before:]

    async def scenario() -> None:
        async with push_service() as service, Person(one.url, "Ada") as ada, Person(two.url, "Bo") as bo:
            await settled(ada, one)
            await settled(bo, two)
            of_ada = await subscribed(ada, service, "ada", mail=True)
            of_bo = await subscribed(bo, service, "bo", mail=True)
            made = await ada.table("me", "open", options={"first_ant": 0}, clock=SLOW)
            await bo.sit(made, 1)
            await service.until(1)  # Ada begins, and is not there
            await written(1)
            async with ada.page(made["table"]) as page:
                await pass_on(page)
            await service.until(2)  # now Bo
            await written(2)
            async with bo.page(made["table"]) as page:
                await pass_on(page)
            async with ada.page(made["table"]) as here:  # before she is told
                await pass_on(here)
                async with bo.page(made["table"]) as there:
                    await there.asked()
                    await there.send({"type": "seen", "seat": 1, "number": there.frame["number"]})
                    await there.ask("coach", seat=1)  # so that what came before has been heard
                await here.ask("concede", seat=0)
            await service.until(3)
            told = [notice["title"] for notice in of_bo.notices]
            assert told == [TURN, ENDED], "looking was enough"
            assert [notice["title"] for notice in of_ada.notices] == [TURN], "she knows that she gave up"
            first = of_bo.notices[0]
            assert first["body"] == "The Cicada and the Ant, with Ada"
            assert first["path"] == f"/table/{made['table']}"
            assert vouched(service.came[0][1]["authorization"])["aud"] == service.url

            came = await written(3)
            assert [letter["To"] for letter in came] == [
                "ada@ants.example",
                "bo@ants.example",
                "bo@ants.example",
            ]
            assert came[1]["Subject"] == f"{TURN}: {first['body']}"
            assert f"https://ants.example/table/{made['table']}" in came[1].get_content()
            off = came[1]["List-Unsubscribe"].strip(" <>").removeprefix("https://ants.example")
            async with httpx.AsyncClient() as mail_program:
                said = {"List-Unsubscribe": "One-Click"}
                assert (await mail_program.post(f"{one.url}{off}", data=said)).status_code == 204
                assert (await mail_program.post(f"{one.url}{off[:-1]}", data=said)).status_code == 404
            wishes = await bo.get("/notices")
            assert (wishes["mail"], wishes["push"], wishes["mail_to"]) == ([], ["turn", "ended"], "yes")
            assert (await ada.get("/notices"))["mail"] == ["turn", "ended"], "whose letter it was not"

    asyncio.run(scenario())


def test_several_matches_are_one_letter_in_the_language_one_speaks(
    nodes: tuple[Host, Host], letters: Mailbox
) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with Person(one.url, "Cy") as cy, Person(two.url, "Dee") as dee:
            await settled(cy, one)
            before = len(letters.letters(0))
            await cy.post("/notices", {"push": [], "mail": ["turn"], "language": "fr"})
            for _ in range(3):
                made = await cy.table("me", "open", options={"first_ant": 0}, clock=SLOW)
                await dee.sit(made, 1)
            *_, letter = await asyncio.to_thread(letters.letters, before + 1)
            assert letter["Subject"] == "Du nouveau dans 3 parties"
            assert letter.get_content().count("À vous de jouer\u202f: La Cigale et la Fourmi, avec Dee") == 3

    asyncio.run(scenario())


def test_a_browser_that_is_gone_is_forgotten(
    nodes: tuple[Host, Host],
) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with push_service() as service, Person(one.url, "Ada") as ada, Person(two.url, "Bo") as bo:
            old = await subscribed(ada, service, "old")
            service.answers = [410]
            for _ in range(2):
                made = await ada.table("me", "open", options={"first_ant": 0}, clock=SLOW)
                await bo.sit(made, 1)
                await service.until(1)
            new = await subscribed(ada, service, "new")
            made = await ada.table("me", "open", options={"first_ant": 0}, clock=SLOW)
            await bo.sit(made, 1)
            await service.until(2)
            assert (len(old.notices), len(new.notices)) == (1, 1), "it was not asked a second time"

    asyncio.run(scenario())


def test_nobody_is_told_who_has_not_asked_for_it_or_asks_no_more(nodes: tuple[Host, Host]) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with push_service() as service, Person(one.url, "Ada") as ada, Person(two.url, "Bo") as bo:
            wishes = await ada.get("/notices")
            assert (wishes["push"], wishes["mail"]) == ([], [])
            quiet = await subscribed(ada, service, "quiet", "ended")
            loud = await subscribed(bo, service, "loud", "turn")
            await bo.post("/notices", {"push": [], "mail": [], "language": "fr"})
            made = await ada.table("me", "open", options={"first_ant": 0}, clock=SLOW)
            await bo.sit(made, 1)
            async with ada.page(made["table"]) as page:
                await pass_on(page)
            async with bo.page(made["table"]) as page:
                await page.ask("concede", seat=1)
            await service.until(1)
            assert [notice["title"] for notice in quiet.notices] == [ENDED]
            assert loud.notices == []
            await ada.delete("/notices/browser", {"endpoint": quiet.subscription["endpoint"]}, 204)

    asyncio.run(scenario())


def test_a_friend_is_told_of_an_invitation_and_where_to_sit_down(nodes: tuple[Host, Host]) -> None:
    one, two = nodes

    async def scenario() -> None:
        async with push_service() as service, Person(one.url, "Eve") as eve, Person(two.url, "Fay") as fay:
            await settled(eve, one, mail=False)
            await settled(fay, two, mail=False)
            await eve.post("/circle", {"kind": "friend", "name": "Fay"})
            wish = (await fay.get("/circle"))["asked"][0]
            await fay.post(f"/circle/{wish['id']}/accept")
            of_fay = await subscribed(fay, service, "fay", "invited")
            (friend,) = (await eve.get("/circle"))["friends"]
            made = await eve.table("me", "open")
            for _ in range(2):
                await eve.post(f"/tables/{made['table']}/invite", {"friend": friend["id"]}, 204)
            await service.until(1)
            [notice] = of_fay.notices
            assert (notice["title"], notice["body"]) == ("An invitation", "The Cicada and the Ant, with Eve")
            invitation = made["invitations"]["1"]
            assert notice["path"] == f"/join/{made['table']}/1/{invitation}"

    asyncio.run(scenario())


def test_of_two_nodes_one_takes_a_notice_and_what_failed_is_tried_again_a_few_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "AGAIN", 0.0)
    monkeypatch.setattr(courier, "ROUND", 600.0)

    async def scenario() -> None:
        async with (
            push_service() as service,
            opened(tmp_path, notice_wait=(0.0, 0.0), push_inward=True) as house,
        ):
            given = Subscription(**Browser(service, "ada").subscription)
            tell = partial(outbox.tell, waits=Waits(0, 0), kind="ended", guests=["ada"], key="ended:x")
            await house.database.write(partial(wishes.write, guest="ada", wishes=Wishes(("ended",))))
            await house.database.write(partial(wishes.subscribe, guest="ada", subscription=given))
            await house.database.write(tell)
            await house.database.write(tell)
            service.answers = [503] * (outbox.TRIES + 1)
            for _ in range(outbox.TRIES + 1):
                await asyncio.gather(house.courier.push_round(), house.courier.push_round())
                await until(lambda: not house.courier.carried)
            assert len(service.came) == outbox.TRIES

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "wrong", [{"endpoint": "ftp://push.example/a"}, {"key": "AAAA"}, {"secret": "AAAA"}, {"key": "é"}]
)
def test_what_is_no_subscription_is_declined(nodes: tuple[Host, Host], wrong: dict[str, Any]) -> None:
    async def scenario() -> None:
        async with Person(nodes[0].url) as ada:
            given = {**Browser(PushService(), "ada").subscription, **wrong}
            reply = await ada.post("/notices/browser", given, 400)
            assert reply["error"]["id"] == "error-browser"

    asyncio.run(scenario())


def test_no_more_letters_are_taken_than_can_be_written_at_once_and_each_is_sent_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courier, "ROUND", 600.0)
    people = [f"{number:02}" for number in range(3 * mail.AT_ONCE)]
    sent: list[str] = []

    async def scenario() -> None:
        opens = asyncio.Event()

        async def send(house: object, to: str, *what: object) -> None:
            sent.append(to)
            await opens.wait()

        monkeypatch.setattr(mail, "send", send)
        relay = {
            "smtp": "smtp+plain://127.0.0.1:9",
            "sender": "a@b.example",
            "public_url": "https://b.example",
        }
        async with opened(tmp_path, notice_wait=(0.0, 0.0), **relay) as house:
            for each in people:
                await house.database.write(partial(wishes.write, guest=each, wishes=Wishes((), ("ended",))))
                await house.database.write(partial(identity.open_account, guest=each, name=each, hashed=""))
                await house.database.write(partial(recovery.set_mail, guest=each, mail=f"{each}@b.example"))
            tell = partial(outbox.tell, waits=Waits(0, 0), kind="ended", guests=people, key="ended:x")
            await house.database.write(tell)
            waiting = sa.select(sa.func.count()).where(notices.c.mail_due <= time.time())
            for _ in range(3):
                await digest.mail_round(house)
            left = await house.database.read(lambda connection: connection.scalar(waiting))
            assert left == len(people) - mail.AT_ONCE, "the others can be taken by another node meanwhile"
            opens.set()
            await until(lambda: not house.post.carriers)
            await digest.mail_round(house)

    asyncio.run(scenario())
    assert sorted(sent) == [f"{each}@b.example" for each in people]
