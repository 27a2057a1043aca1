"""An account: changed, recovered, opened with a passkey, exported, forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from formicarium.server.people.identity import new_id
from tests.server.authenticator import Passkey
from tests.server.hosting import Cluster, Host, hosted
from tests.server.mailbox import Mailbox, links_in, mailbox
from tests.server.people import SOON, Person

PASSWORD, ANOTHER = "correct horse", "battery staple"


def run(scenario: Any) -> None:
    asyncio.run(scenario)


@asynccontextmanager
async def account(host: Host, name: str = "") -> AsyncIterator[tuple[Person, dict[str, str]]]:
    secret = {"name": name or f"Ada {new_id(6)}", "password": PASSWORD}
    async with Person(host.url) as person:
        await person.post("/account", secret)
        yield person, secret


async def given_mail(person: Person, box: Mailbox, mail: str) -> None:
    """Their address is this from now on: the link of a letter was opened."""
    before = len(box.letters(0))
    await person.post("/account/mail", {"mail": mail})
    [*_, letter] = await asyncio.to_thread(box.letters, before + 1)
    ticket = links_in(letter)[0].partition("#")[2]
    await person.post("/account/mail/confirm", {"ticket": ticket}, 204)


async def says(person: Person, path: str, body: Any, status: int) -> str:
    return str((await person.post(path, body, status))["error"]["id"])


def test_a_new_password_logs_other_devices_out_and_their_pages_come_back_as_strangers(host: Host) -> None:
    async def scenario() -> None:
        async with account(host) as (desk, secret), Person(host.url) as phone:
            await phone.post("/login", secret)
            made = await phone.table("me", "bot:random")
            async with phone.page(made["table"]) as page:
                changed = await desk.post("/account/password", {"password": ANOTHER})
                await asyncio.wait_for(page.reader, SOON)
            assert changed["devices"] == 1
            assert (await phone.get("/me"))["account"] is None
            assert (await desk.get("/me"))["account"] == secret["name"]
            assert await says(phone, "/login", secret, 403) == "error-login"
            await phone.post("/login", {**secret, "password": ANOTHER})

    run(scenario())


def test_logging_out_everywhere_leaves_nobody_in(host: Host) -> None:
    async def scenario() -> None:
        async with account(host) as (desk, secret), Person(host.url) as phone:
            await phone.post("/login", secret)
            made = await desk.table("me", "bot:random")
            async with desk.page(made["table"]) as page:
                assert (await phone.post("/logout/everywhere"))["account"] is None
                await asyncio.wait_for(page.reader, SOON)
            for person in (desk, phone):
                assert (await person.get("/me"))["account"] is None

    run(scenario())


def test_an_account_has_another_name_if_nobody_else_has_it(host: Host) -> None:
    async def scenario() -> None:
        async with account(host) as (ada, secret), account(host) as (_, taken), Person(host.url) as other:
            new = f"Bo {new_id(6)}"
            refused = await says(ada, "/account/name", {"name": taken["name"].upper()}, 409)
            assert refused == "error-name-taken"
            assert (await ada.post("/account/name", {"name": new}))["account"] == new
            assert await says(other, "/login", secret, 403) == "error-login"
            await other.post("/login", {**secret, "name": new.upper()})
            for name in ("a/b", "..", " "):
                assert await says(ada, "/account/name", {"name": name}, 400) == "error-name"

    run(scenario())


def test_a_code_lets_somebody_back_in_once_and_everybody_else_out(host: Host) -> None:
    async def scenario() -> None:
        async with account(host) as (ada, secret), account(host) as (eve, _), Person(host.url) as found:
            older = (await ada.post("/account/codes"))["codes"]
            codes = (await ada.post("/account/codes"))["codes"]
            assert len({*older, *codes}) == 20
            typed = codes[0].upper().replace("-", " ")
            wish = {"name": secret["name"], "code": typed, "password": ANOTHER}
            for wrong in (older[0], "abcd-efgh"):
                assert await says(found, "/recover/code", {**wish, "code": wrong}, 403) == "error-code"
            theirs = (await eve.post("/account/codes"))["codes"][0]
            assert await says(found, "/recover/code", {**wish, "code": theirs}, 403) == "error-code"
            assert await says(found, "/recover/code", {**wish, "name": "Nobody"}, 403) == "error-code"
            assert (await found.post("/recover/code", wish))["account"] == secret["name"]
            assert (await found.get("/account"))["codes"] == 9
            assert (await ada.get("/me"))["account"] is None
            assert await says(ada, "/recover/code", wish, 403) == "error-code"

    run(scenario())


def test_what_matters_most_is_changed_only_by_who_has_just_shown_who_they_are(
    new_database: Callable[[], str], tmp_path: Path
) -> None:
    with hosted(new_database(), tmp_path, modules="tests.server.drawn_arena,tests.server.unproved") as host:

        async def scenario() -> None:
            async with account(host) as (ada, _):
                assert (await ada.get("/account"))["proved"] is False
                for path, body in (
                    ("/account/password", {"password": ANOTHER}),
                    ("/account/name", {"name": "Eve"}),
                    ("/account/codes", {}),
                    ("/account/mail", {"mail": "eve@ants.example"}),
                    ("/account/passkeys/options", {}),
                    ("/account/passkeys", {"ticket": "x", "credential": {}}),
                ):
                    assert await says(ada, path, body, 403) == "error-prove", path
                for path in ("/account/passkeys/x", "/me"):
                    assert (await ada.delete(path, None, 403))["error"]["id"] == "error-prove", path

        run(scenario())


# Letters


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    with mailbox() as made:
        yield made


@pytest.fixture(scope="module")
def lettered(
    new_database: Callable[[], str], box: Mailbox, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Host]:
    settings = {"smtp": box.url, "sender": "nest@ants.example", "public_url": "https://ants.example"}
    with hosted(new_database(), tmp_path_factory.mktemp("letters"), limit_letters="4", **settings) as host:
        yield host
        assert host.errors() == []


def test_an_address_counts_once_its_letter_was_opened_and_brings_one_back(
    lettered: Host, box: Mailbox
) -> None:
    async def scenario() -> None:
        async with account(lettered) as (ada, secret), Person(lettered.url) as found:
            before = len(box.letters(0))
            assert (await ada.post("/account/mail", {"mail": "Ada@Ants.example"}))["mail"] is None
            wanted = {"name": secret["name"], "language": "fr"}
            await found.post("/recover/letter", wanted, 202)  # she has none that counts: nobody writes
            [*_, letter] = await asyncio.to_thread(box.letters, before + 1)
            assert (letter["To"], letter["Subject"]) == ("ada@ants.example", "Is this your address?")
            assert secret["name"] in letter.get_content()
            [link] = links_in(letter)
            page, _, ticket = link.partition("#")
            assert page == "https://ants.example/confirm"
            await found.post("/account/mail/confirm", {"ticket": ticket}, 204)
            assert await says(found, "/account/mail/confirm", {"ticket": ticket}, 403) == "error-link"
            assert (await ada.get("/account"))["mail"] == "ada@ants.example"
            assert "ants.example" not in json.dumps(await found.get("/me"))

            await found.post("/recover/letter", {"name": "nobody at all"}, 202)
            await found.post("/recover/letter", wanted, 202)
            [*_, letter] = await asyncio.to_thread(box.letters, before + 2)
            assert letter["Subject"] == "Votre compte sur Formicarium"
            [link] = links_in(letter)
            page, _, ticket = link.partition("#")
            assert page == "https://ants.example/recover"
            wish = {"ticket": ticket, "password": ANOTHER}
            assert (await found.post("/recover/link", wish))["account"] == secret["name"]
            assert await says(ada, "/recover/link", wish, 403) == "error-link"
            assert (await ada.get("/me"))["account"] is None
            refused = await says(found, "/recover/letter", wanted, 429)
            assert refused == "error-too-often", "so many an hour"
            assert (await found.post("/account/mail", {"mail": ""}))["mail"] is None
            assert "ants.example" not in lettered.log.read_text()

    run(scenario())


def test_where_nobody_sends_letters_nobody_waits_for_one(host: Host) -> None:
    async def scenario() -> None:
        async with account(host) as (ada, secret):
            assert (await ada.get("/account"))["letters"] is False
            assert await says(ada, "/recover/letter", {"name": secret["name"]}, 409) == "error-no-mail"
            assert await says(ada, "/account/mail", {"mail": "a@b.example"}, 409) == "error-no-mail"
            assert await says(ada, "/account/mail", {"mail": "a@b.example, c@d.example"}, 400) == "error-mail"

    run(scenario())


def test_whose_account_it_is_hears_of_every_new_way_in_at_the_address_there_was_before(
    new_database: Callable[[], str], box: Mailbox, tmp_path: Path
) -> None:
    settings = {"smtp": box.url, "sender": "nest@ants.example", "public_url": "https://ants.example"}

    async def scenario(host: Host) -> None:
        async with account(host) as (ada, secret), Person(host.url) as found:
            ada.http.headers["Accept-Language"] = "fr-CH, fr;q=0.9, en;q=0.8"

            before = 0  # letters that have been looked at

            async def heard(what: str, to: str = "ada@ants.example") -> None:
                nonlocal before
                [*_, letter] = await asyncio.to_thread(box.letters, before + 1)
                before += 1
                assert (letter["To"], letter["Subject"]) == (to, "Votre compte sur Formicarium a changé")
                assert what in letter.get_content()
                assert links_in(letter)[0].startswith("https://ants.example/")

            await given_mail(ada, box, "ada@ants.example")
            before = len(box.letters(0))
            asked = await ada.post("/account/passkeys/options")
            made = {"ticket": asked["ticket"], "credential": Passkey(ada.url).register(asked["options"])}
            [key] = (await ada.post("/account/passkeys", made))["passkeys"]
            await heard("une clé d’accès de plus")
            [code, *_] = (await ada.post("/account/codes"))["codes"]
            await heard("de nouveaux codes de secours")
            await ada.post("/account/password", {"password": ANOTHER})
            await heard("a un nouveau mot de passe")

            found.http.headers["Accept-Language"] = "fr"
            wish = {"name": secret["name"], "code": code, "password": PASSWORD}
            back = await found.post("/recover/code", wish)
            assert (back["account"], [each["id"] for each in back["passkeys"]]) == (
                secret["name"],
                [key["id"]],
            )
            await heard("quelqu’un est revenu")
            assert (await found.delete(f"/account/passkeys/{key['id']}", None))["passkeys"] == []
            await heard("une clé d’accès de moins")
            await given_mail(found, box, "eve@ants.example")
            before += 1  # the link
            await heard("n’arrivent plus à cette adresse")
            await found.post("/account/mail", {"mail": ""})
            await heard("n’arrivent plus à cette adresse", "eve@ants.example")
            await found.post("/account/password", {"password": ANOTHER})
            await found.post("/recover/letter", {"name": secret["name"]}, 202)
            assert len(box.letters(0)) == before, "there is no address any more"

    with hosted(new_database(), tmp_path, limit_letters="20", **settings) as host:
        run(scenario(host))
        assert host.errors() == []


# Passkeys


async def opened_by_passkey(person: Person, name: str) -> Passkey:
    asked = await person.post("/account/passkey/options", {"name": name})
    key = Passkey(person.url)
    answer = {"ticket": asked["ticket"], "credential": key.register(asked["options"]), "name": "my phone"}
    assert (await person.post("/account/passkey", answer))["account"] == name
    assert await says(person, "/account/passkey", answer, 403) == "error-passkey"
    return key


async def shown(person: Person, key: Passkey, **how: Any) -> dict[str, Any]:
    asked = await person.post("/login/passkey/options")
    return {"ticket": asked["ticket"], "credential": key.show(asked["options"], **how)}


def test_an_account_may_have_nothing_but_passkeys_and_keeps_the_last_of_them(host: Host) -> None:
    async def scenario() -> None:
        name = f"Cleo {new_id(6)}"
        async with Person(host.url) as desk, Person(host.url) as phone:
            made = await desk.table("me", "open")
            planted = desk.cookie
            key = await opened_by_passkey(desk, name)
            assert desk.cookie != planted
            assert (await desk.get(f"/tables/{made['table']}"))["you"] == [0], "games stay"
            for password in ("", PASSWORD):
                status = 403 if password else 400
                await phone.post("/login", {"name": name, "password": password}, status)
            answer = await shown(phone, key)
            assert (await phone.post("/login/passkey", answer))["account"] == name, "without a name"
            assert await says(phone, "/login/passkey", answer, 403) == "error-passkey", "once"
            [mine] = (await phone.get("/account"))["passkeys"]
            assert (mine["name"], mine["used"] > 0) == ("my phone", True)
            path = f"/account/passkeys/{mine['id']}"
            assert (await phone.delete(path, None, 409))["error"]["id"] == "error-last-way"
            asked = await phone.post("/account/passkeys/options")
            assert [each["id"] for each in asked["options"]["excludeCredentials"]] == [mine["id"]]
            second = Passkey(phone.url)
            answer = {"ticket": asked["ticket"], "credential": second.register(asked["options"]), "name": ""}
            assert len((await phone.post("/account/passkeys", answer))["passkeys"]) == 2
            assert (await phone.post(path, {"name": "the old one"}))["passkeys"][0]["name"] == "the old one"
            assert len((await phone.delete(path, None))["passkeys"]) == 1
            assert await says(phone, "/login/passkey", await shown(phone, key), 403) == "error-passkey"
            await desk.post("/login/passkey", await shown(desk, second))

    run(scenario())


def test_an_answer_that_does_not_fit_proves_nothing(host: Host) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ada, Person(host.url) as eve:
            key = await opened_by_passkey(ada, f"Ada {new_id(6)}")
            await ada.post("/login/passkey", await shown(ada, key))
            wrong = [await shown(eve, key, verified=False)]
            first, second = await shown(eve, key), await shown(eve, key)
            wrong.append({**first, "credential": second["credential"]})  # of another challenge
            copied = Passkey(host.url)
            copied.id = key.id
            wrong.append(await shown(eve, copied))
            key.origin = "https://ants.example"
            wrong.append(await shown(eve, key))
            key.origin, key.uses = host.url, 0
            wrong.append(await shown(eve, key))  # its counter is behind: somebody copied it
            wrong.append({**await shown(eve, key), "credential": {"id": [], "response": 3}})
            for answer in wrong:
                assert await says(eve, "/login/passkey", answer, 403) == "error-passkey"
            asked = await ada.post("/account/passkeys/options")
            theirs = {"ticket": asked["ticket"], "credential": Passkey(host.url).register(asked["options"])}
            await eve.post("/account", {"name": f"Eve {new_id(6)}", "password": PASSWORD})
            assert await says(eve, "/account/passkeys", theirs, 403) == "error-passkey", "somebody else's"
            assert (await eve.get("/account"))["passkeys"] == []

    run(scenario())


# Leaving


def test_who_goes_takes_everything_along_and_leaves_others_their_match(host: Host) -> None:
    async def scenario() -> None:
        async with account(host, f"Dora {new_id(6)}") as (dora, secret), Person(host.url, "Bo") as bo:
            made = await dora.table("me", "open", "bot:random", game="antics")
            await bo.sit(made, 1)
            table = made["table"]
            async with bo.page(table) as page, dora.page(table) as mine:
                await mine.ask("chat", text="hello from Dora")
                await page.until(lambda: bool(page.of("chat")))
                told = await dora.get("/me/export")
                assert told["person"]["account"] == secret["name"]
                assert [each["table"] for each in told["tables"]] == [table]
                assert told["chat"][0]["text"] == "hello from Dora"
                planted = dora.cookie
                await dora.delete("/me", None, 204)
                await asyncio.wait_for(page.reader, SOON)
            async with bo.page(table) as page:
                assert "Dora" not in "".join(page.received)
                assert [seat["kind"] for seat in page.welcome["seats"]] == ["open", "person", "bot"]
            assert dora.cookie != planted
            assert (await dora.get("/me"))["account"] is None
            assert await says(dora, "/login", secret, 403) == "error-login"
            assert (await dora.get("/me/export"))["tables"] == []
            await dora.post("/account", secret)  # the name is free

    run(scenario())


def test_on_another_node_too_nothing_of_them_is_left(
    cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database, folder = cluster.database(), tmp_path_factory.mktemp("gone")
    with hosted(database, folder) as one, hosted(database, folder) as two:

        async def scenario() -> None:
            async with Person(one.url, "Ada") as ada, Person(two.url, "Bo") as bo:
                made = await ada.table("me", "open")
                await bo.sit(made, 1)
                async with ada.page(made["table"]) as mine, bo.page(made["table"]) as page:
                    await mine.ask("chat", text="hello from Ada")
                    await page.until(lambda: bool(page.of("chat")))
                    await ada.delete("/me", None, 204)
                    await asyncio.wait_for(page.reader, SOON)
                async with bo.page(made["table"]) as page:
                    assert "Ada" not in "".join(page.received)

        run(scenario())
        assert one.errors() + two.errors() == []
