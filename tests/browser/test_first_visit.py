"""What somebody meets who has never been here: long names, a table that waits, paper, words that help."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.moments import Moment
from tests.browser.visitor import PHONE, Finger, House, Visitor

LONG = "Maximiliane-Wilhelmine von und zu Hohen"
SHOWN = """() => [...document.querySelectorAll('.tabs [aria-pressed=true]')]
  .map((one) => one.firstChild.data.trim())"""
SPILT = """() => [...document.querySelectorAll('section.panel')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.ariaLabel)"""


def test_the_longest_name_leaves_room_for_the_numbers(house: House) -> None:
    with house.visitor() as ada:
        ada.call("POST", "/me", {"name": LONG})
        made = ada.table("me", "bot:random", options={"first_ant": 0})
        ada.goto(f"/table/{made['table']}")
        mine = ada.page.get_by_role("region", name=LONG)
        expect(mine.get_by_text("to move", exact=True)).to_be_attached()
        assert ada.page.evaluate(SPILT) == []


def test_a_table_that_waits_for_players_tells_everybody_what_they_can_do(house: House) -> None:
    with house.visitor() as ada, house.visitor() as bo, house.visitor() as cy:
        made = ada.table("me", "open", "open", listed=True, options={"first_ant": 0})
        address = f"/table/{made['table']}"
        ada.goto(address)
        expect(ada.page.get_by_text("Send each player a link.")).to_be_visible()
        expect(ada.page.locator("header .status")).to_have_text("Waiting for players")
        expect(ada.page.get_by_text("to move", exact=True)).to_have_count(0)
        ada.page.get_by_label("Your name at the table").fill("Ada")
        ada.button("Save").click()
        bo.goto(address)
        expect(bo.page.get_by_role("region", name="Waiting for players")).to_contain_text("Ada")
        expect(bo.page.get_by_text("Sit down, or stay and watch.")).to_be_visible()
        bo.link("Sit down").first.click()
        bo.sit("Bo")
        expect(bo.page.get_by_role("region", name="Waiting for players")).to_contain_text("Bo")
        expect(bo.page.get_by_text("Sit down, or stay and watch.")).to_have_count(0)
        cy.join(made, 2, "Cy")
        expect(cy.page.locator("header .status")).to_have_text(re.compile("^Round 1. Ada places the pawns"))


def test_rulebooks_are_printed_dark_on_light_and_without_the_page_around_them(house: House) -> None:
    with house.visitor(color_scheme="dark") as ada:
        ada.goto("/rules/cicada_and_ant")
        title = ada.page.get_by_role("heading", name="The Cicada and the Ant")
        expect(title).to_have_css("color", "rgb(242, 233, 219)")
        ada.page.emulate_media(media="print", color_scheme="dark")
        expect(title).to_have_css("color", "rgb(43, 33, 24)")
        for name in ("Search the rules", "FR"):
            expect(ada.page.get_by_text(name, exact=True)).not_to_be_visible()
        expect(ada.page.get_by_role("navigation", name="Chapters")).not_to_be_visible()


def at_war(visitor: Visitor) -> None:
    made = visitor.table("me", "bot:greedy", game="ant_war", options={"fixed_first": "black"})
    visitor.goto(f"/table/{made['table']}")
    visitor.page.get_by_role("button", name="The corner").click()
    visitor.page.get_by_role("button", name="Ready").click()
    if visitor.wait_for(lambda glance: glance.kind == "confirm" or bool(glance.cards)).kind == "confirm":
        visitor.button("Yes, do it").click()
    visitor.wait_for(lambda glance: bool(glance.cards), "a hand of orders")


def test_a_card_that_can_be_played_says_what_it_does(house: House) -> None:
    with house.visitor() as ada:
        at_war(ada)
        cards = ada.page.locator(".card.ok").all()
        assert cards
        for card in cards:
            card.hover()
            peek = ada.page.locator(".peek")
            expect(peek).to_contain_text(re.compile(r"\d actions?\s.+ · a .*step"))
            expect(peek).to_contain_text(re.compile("Play "))
            ada.page.mouse.move(0, 0)
            expect(peek).to_have_count(0)


def test_what_cannot_be_touched_is_named_as_the_table_shows_it(house: House) -> None:
    with house.visitor() as ada:
        made = ada.table("me", "bot:random", "bot:random", game="antics", options={"first_player": 0})
        ada.goto(f"/table/{made['table']}")
        ada.page.get_by_role("button", name="Scout, level 1").first.click()
        ada.wait_for(lambda glance: glance.prompt.startswith("Scout:"), "a Scout")
        ada.tap(*ada.middle("hill:0:0,1"))
        expect(ada.page.locator(".bubble")).to_contain_text(
            "“Hatch, level 1 (M11)” is not among your options."
        )


def test_on_a_phone_a_question_brings_its_board_and_one_may_look_elsewhere(house: House) -> None:
    with house.hands(Finger, **PHONE) as ada:
        made = ada.table("me", "bot:random", "bot:random", game="antics", options={"first_player": 0})
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: glance.kind == "choice", "my first action")
        assert ada.page.evaluate(SHOWN) == ["Your hill"]
        ada.page.get_by_role("button", name=re.compile("^Garden")).tap()
        ada.page.wait_for_timeout(500)
        assert ada.page.evaluate(SHOWN) == ["Garden"]
        expect(ada.page.get_by_text("something can be chosen here")).to_have_count(1)


def test_on_a_phone_the_market_comes_with_its_question_and_goes_with_it(house: House) -> None:
    wish = {"mode": "winter", "first_ant": 0}
    moment = Moment("market", "cicada_and_ant", 3, "ask-market", after=40, options=wish)
    with house.hands(Finger, **PHONE) as ada:
        made = ada.table("me", "bot:greedy", "bot:greedy", record=moment.record())
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: bool(glance.cards), "something to buy")
        assert ada.page.evaluate(SHOWN) == ["On display"]
        ada.page.get_by_role("button", name="Leave the market").tap()
        if ada.wait_for(lambda glance: glance.kind in ("confirm", "wait")).kind == "confirm":
            ada.page.locator(".answers .yes").tap()
        expect(ada.page.locator(".tabs [aria-pressed=true]")).to_have_text(re.compile("^Board"))
