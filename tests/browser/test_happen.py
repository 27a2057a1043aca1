"""What happened: a card that waits, the others' turns in short, a log in turns, a pause for spectators."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Finger, House, Visitor, fits
from tests.games.hidden_empires_1.builder import STEPS
from tests.games.hidden_empires_1.builder import table as empires_1

ENOUGH = 200  # acts in which something has hit everybody
MINE = ("choice", "count", "confirm")  # kinds of questions


def until_hit(ada: Visitor) -> None:
    """Play until a card stands over the board."""
    hit = ada.page.locator(".news")
    for _ in range(ENOUGH):
        glance = ada.wait_for(lambda glance: glance.kind in MINE or hit.count() > 0, "a question or a card")
        if hit.count():
            return
        ada.act(glance)
    raise AssertionError("nothing ever hit anybody")


def until_asked(ada: Visitor) -> None:
    """Put every card away until it is one's turn."""
    hit = ada.page.locator(".news")
    while True:
        ada.wait_for(lambda glance: glance.kind in MINE or hit.count() > 0, "my turn")
        if not hit.count():
            return
        ada.page.keyboard.press("Escape")
        expect(hit).to_have_count(0)


def test_what_hits_me_waits_and_the_story_is_told_in_turns(house: House) -> None:
    with house.visitor(told=True) as ada, house.visitor() as bo:
        page = ada.page
        made = ada.table("me", "bot:random", game="hidden_empires_2", seed=5)
        ada.goto(f"/table/{made['table']}")

        bo.goto(f"/table/{made['table']}")  # who looks on may stop the show
        bo.button("Pause").click()
        expect(bo.page.get_by_role("status").filter(has_text="Nothing new yet")).to_be_visible()

        until_hit(ada)
        card = page.get_by_role("dialog")
        expect(card.get_by_role("listitem").first).to_be_visible()
        expect(card.get_by_role("link", name="Rule HE2-").first).to_be_visible()
        card.get_by_role("button", name="Go on").press("Enter")
        expect(card).to_be_hidden()

        until_asked(ada)
        summed = ada.button("Since your last turn")
        while not summed.count():  # a card that I drew myself may be the first
            ada.act()
            until_asked(ada)
        since = page.get_by_role(
            "region", name=re.compile("^(Since your last|Before your first) turn$")
        ).first
        if not since.is_visible():
            ada.button("Since your last turn").click()
        beside, board = since.bounding_box(), page.locator(".main .board").bounding_box()
        assert beside is not None
        assert board is not None
        assert beside["x"] > board["x"] + board["width"], "it hides nothing of the board"
        placed = since.locator("li.placed").first
        placed.hover()
        expect(page.locator(".spoken").first).to_be_attached()
        since.get_by_role("button", name="Close").click()
        expect(since).to_be_hidden()
        expect(page.locator(".spoken")).to_have_count(0)
        ada.button("Since your last turn").click()
        expect(since).to_be_visible()
        theirs = since.get_by_role("button", name="Bot B")
        theirs.click()
        expect(theirs).to_have_attribute("aria-expanded", "false")
        since.get_by_role("button", name="Close").click()

        turn = page.locator(".log .turn button").first
        lines, is_open = ada.look().lines, turn.get_attribute("aria-expanded") == "true"
        turn.click()
        expect(turn).to_have_attribute("aria-expanded", "false" if is_open else "true")
        assert (ada.look().lines < lines) == is_open
        expect(page.locator(".log")).not_to_contain_text("Nobody plays a card.")

        behind = bo.page.get_by_role("status").filter(has_text="behind")
        for _ in range(ENOUGH):
            if behind.count():
                break
            until_asked(ada)
            ada.act()
        bo.button("One on").click()
        bo.button("One back").click()
        bo.button("To what is happening now").click()
        expect(behind).to_be_hidden()


def test_on_a_phone_a_card_waits_within_the_screen_and_one_laid_open_marks_its_tab(house: House) -> None:
    with house.hands(Finger, told=True, **PHONE) as ada:
        page = ada.page
        t = empires_1(steps=STEPS, hands={0: "mutate mace"}, traits={0: "soldiers"}, deck=["attrition_red"])
        made = ada.table("me", "bot:random", game="hidden_empires_1", record=t.match.record.dumps())
        ada.goto(f"/table/{made['table']}")
        ada.press(ada.button("Draw a card"))
        card = page.get_by_role("dialog")
        expect(card).to_be_in_viewport(ratio=1)
        go_on = card.get_by_role("button", name="Go on")
        expect(go_on).to_be_in_viewport(ratio=1)
        fits(page)
        ada.press(go_on)
        expect(card).to_be_hidden()

        mark = page.locator(".tabs .new")
        expect(mark).to_be_in_viewport()
        expect(mark).to_have_text("a card was laid open here")
        fits(page)
        ada.press(page.locator(".tabs button:has(.new)"))
        expect(page.locator(".side .card").first).to_be_in_viewport(ratio=1)
        expect(mark).to_have_count(0)
        ada.press(page.locator(".tabs button").first)
        expect(page.locator(".main .board")).to_be_visible()
        expect(mark).to_have_count(0)


def test_a_phone_keeps_the_pace_that_was_chosen_in_the_menu(house: House) -> None:
    with house.hands(Finger, fast=False, **PHONE) as ada:
        made = ada.table("me", "bot:random", options={"first_ant": 0})
        ada.goto(f"/table/{made['table']}")
        pace = ada.page.get_by_label("What others do is shown")
        for now, then in (("as usual", "slowly"), ("slowly", "at once"), ("at once", "at once")):
            ada.press(ada.button("Menu"))
            expect(pace).to_be_in_viewport(ratio=1)
            expect(pace.locator("option:checked")).to_have_text(now)
            pace.select_option(then)
            ada.page.reload()
