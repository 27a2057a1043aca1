"""About oneself: a passkey from the first hour on, codes for the worst day, and a way out."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.test_axe import faults
from tests.browser.visitor import DESKTOP, PHONE, House, Visitor
from tests.server.hosting import Host
from tests.server.people import Person


@pytest.fixture
def house(playwright: Playwright, browser: Browser, server: Host) -> House:
    """Passkeys want a name for the place they are for, not a number."""
    return House(playwright, browser, server.url.replace("127.0.0.1", "localhost"))


def with_passkeys(page: Page) -> None:
    """A device that recognises its person, as DevTools plays it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    device |= {"hasUserVerification": True, "isUserVerified": True, "automaticPresenceSimulation": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": device})


def looked_at(visitor: Visitor) -> None:
    assert faults(visitor) == []
    wide, room = visitor.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room


def test_a_guest_keeps_their_games_with_a_passkey_and_comes_back_without_a_name(house: House) -> None:
    with house.visitor() as ada:
        with_passkeys(ada.page)
        made = ada.table("me", "bot:random")
        ada.goto("/")
        ada.link("About you").click()
        looked_at(ada)
        opening = ada.page.get_by_role("region", name="Keep your games")
        expect(opening.get_by_role("radio", name="With a passkey")).to_be_checked()
        opening.get_by_label("Account name").fill("Ada of the key")
        opening.get_by_role("button", name="Open an account").click()
        keys = ada.page.get_by_role("region", name="Passkeys")
        expect(keys.get_by_role("listitem")).to_have_count(1)
        looked_at(ada)
        keys.get_by_role("button", name="Rename").click()
        keys.get_by_label("Name of the passkey").fill("my finger")
        ada.page.keyboard.press("Enter")
        expect(keys.get_by_text("my finger")).to_be_visible()
        keys.get_by_role("button", name="Remove").click()
        expect(keys.get_by_role("alert")).to_contain_text("the only way into the account")

        ada.button("Sign out").click()
        ada.button("Sign in with a passkey").click()
        expect(ada.link("You: Ada of the key")).to_be_visible()
        expect(keys.get_by_text("last used")).to_be_visible()
        assert [card["table"] for card in ada.call("GET", "/me")["tables"]] == [made["table"]]


def test_who_comes_back_by_a_code_is_shown_which_passkeys_still_open_their_account(house: House) -> None:
    with house.visitor() as ada, house.visitor(**PHONE) as found:
        with_passkeys(ada.page)
        ada.goto("/me")
        ada.page.get_by_label("Account name").first.fill("Ada with a thief")
        ada.button("Open an account").click()
        expect(ada.page.get_by_role("heading", name="Recovery codes")).to_be_visible()
        [code, *_] = ada.call("POST", "/account/codes")["codes"]
        found.goto("/recover")
        found.page.get_by_label("Account name", exact=True).fill("Ada with a thief")
        found.page.get_by_label("Recovery code").fill(code)
        found.page.get_by_label("New password").fill("battery staple")
        found.button("Sign in").click()
        expect(found.page.get_by_text("These passkeys still open your account")).to_be_visible()
        looked_at(found)
        found.page.get_by_role("listitem").get_by_role("button").click()
        expect(found.page.get_by_text("The passkey is gone.")).to_be_visible()
        found.link("Go on").click()
        expect(found.page.get_by_text("9 codes still work.")).to_be_visible()
        assert found.call("GET", "/account")["passkeys"] == []


def test_codes_are_shown_once_and_bring_somebody_back(house: House) -> None:
    with house.visitor(**PHONE, color_scheme="dark") as ada, house.visitor(**DESKTOP) as sofa:
        ada.call("POST", "/account", {"name": "Ada with codes", "password": "correct horse"})
        ada.goto("/me")
        ada.button("Make codes").click()
        codes = ada.page.locator(".codes code").all_inner_texts()
        assert len(set(codes)) == 10
        looked_at(ada)
        ada.page.reload()
        expect(ada.page.get_by_text("10 codes still work.")).to_be_visible()

        sofa.goto("/me")
        sofa.link("Lost your password or passkey?").click()
        looked_at(sofa)
        sofa.page.get_by_label("Account name", exact=True).fill("ada with codes")
        sofa.page.get_by_label("Recovery code").fill(codes[0].upper())
        sofa.page.get_by_label("New password").fill("battery staple")
        sofa.button("Sign in").click()
        expect(sofa.page.get_by_text("9 codes still work.")).to_be_visible()
        ada.page.reload()
        expect(ada.page.get_by_role("heading", name="Keep your games")).to_be_visible()


def test_somebody_takes_their_data_along_and_is_forgotten(house: House, tmp_path: Path) -> None:
    with house.visitor() as ada:
        ada.call("POST", "/account", {"name": "Ada who goes", "password": "correct horse"})
        ada.goto("/me")
        with ada.page.expect_download() as saving:
            ada.link("Save my data").click()
        saving.value.save_as(tmp_path / "data.json")
        assert json.loads((tmp_path / "data.json").read_text())["person"]["account"] == "Ada who goes"
        ada.button("Delete my account").click()
        expect(ada.button("Delete everything")).to_be_disabled()
        looked_at(ada)
        ada.page.get_by_label("I know that nothing of it comes back.").check()
        ada.button("Delete everything").click()
        expect(ada.button("Play now")).to_be_visible()
        assert ada.call("GET", "/me")["account"] is None


def test_a_finished_match_is_in_ones_profile_and_others_see_it_once_it_is_open(
    house: House, server: Host
) -> None:
    secret = {"name": "Ada of the profile", "password": "correct horse"}

    async def play() -> str:
        async with Person(server.url) as ada:
            await ada.post("/account", secret)
            made = await ada.table("me", "bot:random")
            async with ada.page(made["table"], scenes="none") as page:
                await page.play()
            return str(made["table"])

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has this thread
        table = elsewhere.submit(lambda: asyncio.run(play())).result()
    with house.visitor(**PHONE) as ada, house.visitor(**DESKTOP, color_scheme="dark") as eve:
        eve.goto("/people/Ada of the profile")
        expect(eve.page.get_by_text("There is no profile here that you may see")).to_be_visible()
        ada.call("POST", "/login", secret)
        ada.goto("/me")
        ada.page.get_by_label("Everybody may see my profile").check()
        expect(ada.page.get_by_text("Saved.")).to_be_visible()
        ada.link("Look at it").click()
        expect(ada.page.get_by_text("Everybody can see this.")).to_be_visible()
        matches = ada.page.get_by_role("region", name="Finished matches")
        expect(matches.get_by_role("link")).to_have_attribute("href", f"/replay/{table}")
        looked_at(ada)
        matches.get_by_label("Result").select_option("No result")
        expect(matches.get_by_text("No match fits.")).to_be_visible()

        eve.page.reload()
        expect(eve.page.get_by_role("heading", level=1, name="Ada of the profile")).to_be_visible()
        theirs = eve.page.get_by_role("region", name="Finished matches")
        expect(theirs.get_by_role("listitem")).to_have_count(1)
        expect(theirs.get_by_role("link")).to_have_count(0)
        looked_at(eve)


def test_a_server_without_letters_offers_none(house: House) -> None:
    with house.visitor() as ada:
        ada.goto("/recover")
        expect(ada.page.get_by_role("heading", name="With a recovery code")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        expect(ada.page.get_by_role("heading", name="With an e-mail")).to_have_count(0)
        ada.goto("/notices")
        expect(ada.page.get_by_role("heading", name="Nothing here")).to_be_visible()
