"""Nobody is stranded: people by link leave, vanish, give up and are replaced, and every table ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Playwright, expect

from tests.browser.visitor import PHONE, House, Visitor, fits
from tests.server.hosting import hosted


@pytest.fixture(scope="module")
def hasty(
    playwright: Playwright, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A server where nobody waits long for anybody."""
    folder = tmp_path_factory.mktemp("hasty")
    with hosted(str(folder / "tables.sqlite"), folder, modules="", absence="2,2,2") as running:
        yield House(playwright, browser, running.url)
        assert running.errors() == []


def together(ada: Visitor, bo: Visitor, *more: str, **wish: Any) -> Any:
    """Two people at a table, one of them by link."""
    ada.call("POST", "/me", {"name": "Ada"})
    made = ada.table("me", "open", *more, **wish)
    ada.goto(f"/table/{made['table']}")
    bo.join(made, 1, "Bo")
    for visitor in (ada, bo):
        visitor.wait_for(lambda glance: glance.kind in ("choice", "wait"), "the table")
    return made


def choose(visitor: Visitor, way: str) -> None:
    """A way out of the match, by the menu."""
    visitor.button("Menu").click()
    visitor.button(way).click()
    visitor.button(f"Yes: {way}").click()


def decide(visitor: Visitor, what: str, means: str) -> None:
    """One of the choices that others have left: it says first what will happen."""
    visitor.button(what).click()
    expect(notice(visitor)).to_contain_text(means)
    visitor.button(f"Yes: {what}").click()


def notice(visitor: Visitor) -> Locator:
    return visitor.page.locator(".company")


def ending(visitor: Visitor) -> Locator:
    visitor.wait_for(lambda glance: glance.kind in ("end", "dialog"), "the end")
    return visitor.page.get_by_role("dialog", name="The match is over")


def results(visitor: Visitor) -> Locator:
    return visitor.goto("/").page.get_by_role("region", name="Your games").locator(".status strong")


def test_one_gives_up_and_they_play_again_in_the_same_seats(hasty: House) -> None:
    with hasty.visitor() as ada, hasty.visitor() as bo:
        made = together(ada, bo)
        bo.button("Menu").click()
        bo.button("Give up").click()
        expect(bo.page.get_by_text("The match ends at once, and Ada wins.")).to_be_visible()
        bo.button("No, play on").click()
        bo.button("Give up").click()
        bo.button("Yes: Give up").click()
        expect(ending(ada)).to_contain_text("You win.")
        expect(ending(ada)).to_contain_text("Bo has given up.")
        expect(ending(bo)).to_contain_text("You have given up.")
        ada.button("Play again").click()
        ada.page.wait_for_url(lambda url: made["table"] not in url)
        bo.link("To the new table").click()
        bo.page.wait_for_url(ada.page.url)
        again = ada.call("GET", f"/tables/{ada.page.url.rpartition('/')[2]}")
        assert [seat["name"] for seat in again["seats"]] == ["Ada", "Bo"]
        for visitor, word in ((ada, "You won"), (bo, "You gave up")):
            expect(results(visitor).nth(1)).to_have_text(word)


def test_one_leaves_a_friend_takes_the_seat_and_both_agree_to_stop(hasty: House) -> None:
    with hasty.visitor() as ada, hasty.visitor() as bo, hasty.visitor() as cy:
        together(ada, bo)
        choose(bo, "Leave")
        expect(bo.button("Play now")).to_be_visible()
        expect(notice(ada)).to_contain_text("Bo has left the table.")
        cy.goto(ada.page.get_by_label("Link for a friend who takes the seat").input_value())
        cy.sit("Cy")
        expect(notice(ada)).to_have_count(0)
        expect(ada.page.locator(".seats h2")).to_have_text(["Ada", "Cy"])
        choose(cy, "Stop without a result")
        expect(notice(cy)).to_contain_text("Waiting for Ada.")
        expect(notice(ada)).to_contain_text("Cy would like to stop without a result.")
        ada.button("Decline").click()
        expect(notice(cy)).to_contain_text("Declined by Ada.")
        ada.button("Agree").click()
        for visitor in (ada, cy):
            expect(ending(visitor)).to_contain_text("No result")
        expect(results(ada).first).to_have_text("Stopped without a result")


def test_one_vanishes_without_a_clock_a_bot_stands_in_and_they_may_come_back(hasty: House) -> None:
    with hasty.visitor() as ada, hasty.visitor() as bo:
        together(ada, bo, options={"first_ant": 1})
        address = bo.page.url
        bo.goto("/")  # and is gone
        expect(notice(ada)).to_contain_text("Bo is away.")
        decide(ada, "Let a bot play", "Bo can come back at any time.")
        ada.wait_for(lambda glance: glance.kind == "choice", "my turn: the bot has played")
        bo.goto(address)
        bo.button("Play on yourself").click()
        expect(notice(bo)).to_have_count(0)
        bo.goto("/")
        expect(notice(ada)).to_contain_text("Bo is away.")
        decide(ada, "Stop the match", "The match ends at once. Nobody wins")
        expect(ending(ada)).to_contain_text("All players have agreed to stop.")


def test_a_bots_seat_is_taken_and_on_a_phone_in_french_one_gives_up(hasty: House) -> None:
    with hasty.visitor() as ada, hasty.visitor(**PHONE) as bo, hasty.visitor(locale="fr-FR") as eve:
        ada.call("POST", "/me", {"name": "Ada"})
        ada.goto("/create").page.get_by_label("Number of players").select_option("3")
        ada.button("Against bots").click()
        ada.page.get_by_label("People may take over a bot’s seat").check()
        ada.button("Set the table").click()
        ada.button("Menu").click()
        bo.goto(ada.page.get_by_label("Link for a person who takes over from Bot B").input_value())
        bo.sit("Bo")
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".seats h2").filter(has_text="Bo").first).to_be_visible()
        bo.button("Menu").click()
        bo.button("Give up").click()
        expect(bo.page.get_by_text("a bot plays your turns")).to_be_visible()
        bo.button("Yes: Give up").click()
        expect(notice(bo)).to_have_count(0)
        fits(bo.page)
        eve.goto(ada.page.url)
        expect(eve.page.get_by_text("a abandonné").first).to_be_visible()
        choose(ada, "Give up")
        expect(ending(ada)).to_contain_text("You have given up.")
        expect(eve.page.get_by_role("dialog").get_by_text("Ada a abandonné.")).to_be_visible()


def test_games_are_put_away_brought_back_and_thrown_away(hasty: House) -> None:
    with hasty.visitor() as ada:
        ada.table("me", "bot:random")
        games = ada.goto("/").page.get_by_role("region", name="Your games")
        tidy = games.get_by_role("button", name="Put away or delete")
        tidy.click()
        ada.button("Put away").click()
        expect(games.get_by_text("None yet.")).to_be_visible()
        games.get_by_text("Put away (1)").click()
        tidy.click()
        ada.button("Bring back").click()
        expect(games.get_by_text("None yet.")).to_have_count(0)
        tidy.click()
        ada.button("Delete for good").click()
        ada.button("Yes, delete it for good").click()
        expect(games.get_by_text("None yet.")).to_be_visible()
        assert ada.call("GET", "/me")["away"] == []
