"""Planning ahead, notes for oneself and days off, as hands find them: on a desk by keys, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import faults
from tests.browser.visitor import DESKTOP, PHONE, House, Visitor

SLOW = {"kind": "slow", "seconds": 3 * 86_400}


def fits(visitor: Visitor) -> None:
    assert faults(visitor) == []
    wide, room = visitor.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room


def answer(visitor: Visitor, words: str) -> None:
    """Press an answer in the list below the board, which a phone keeps folded."""
    expect(visitor.page.locator(".answers:not(.fresh)")).to_be_visible()
    everything = visitor.page.locator(".all[aria-expanded=false]")
    option = visitor.page.locator(".answers .option", has_text=words).first
    if everything.count() and not option.count():
        everything.click()
    option.click()


def pass_on(visitor: Visitor) -> None:
    """End one's turn, and what is left of it."""
    answer(visitor, "End your actions")
    visitor.page.locator(".answers .yes").click()


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_turn_is_planned_and_played_while_one_is_away(house: House, screen: dict[str, object]) -> None:
    with house.visitor() as ada, house.visitor(**screen) as bo:
        made = ada.table("me", "open", game="antics", options={"first_player": 0}, clock=SLOW)
        bo.join(made, 1)
        ada.goto(f"/table/{made['table']}")
        if screen is DESKTOP:
            expect(bo.button("Plan ahead")).to_be_visible()
            bo.page.keyboard.press("p")
        else:
            bo.button("Plan ahead").click()
        strip = bo.page.get_by_role("region", name="For your next turn")
        expect(strip).to_contain_text("Laying down your next turn")
        answer(bo, "hatch")
        answer(bo, "Hatch a soldier")
        expect(strip).to_contain_text("Hatch a soldier")
        fits(bo)
        strip.get_by_role("button", name="Done").click()
        expect(strip).to_contain_text("For your next turn")
        fits(bo)
        bo.goto("/rules/antics")
        pass_on(ada)
        expect(ada.page.get_by_text("hatches a soldier").first).to_be_visible()
        bo.goto(f"/table/{made['table']}")
        expect(strip).to_have_count(0)
        expect(bo.page.locator(".answers .option").first).to_be_visible()


def test_notes_and_days_off(house: House) -> None:
    with house.visitor() as ada, house.visitor() as bo:
        made = ada.table("me", "open", game="antics", options={"first_player": 0}, clock=SLOW)
        bo.join(made, 1)
        bo.page.get_by_role("tab", name="Chat").click()
        bo.page.get_by_text("Notes for yourself").click()
        bo.page.get_by_label("Only you see them").fill("Watch the flowers.")
        expect(bo.page.get_by_text("Kept.")).to_be_visible()
        fits(bo)
        bo.page.reload()
        bo.page.get_by_role("tab", name="Chat").click()
        expect(bo.page.get_by_label("Only you see them")).to_have_value("Watch the flowers.")

        ada.goto("/me")
        off = ada.page.get_by_role("region", name="Days off")
        off.get_by_role("button", name="Take days off").click()
        expect(off.get_by_text("You have days off until")).to_be_visible()
        fits(ada)
        expect(bo.page.get_by_text("days off until").first).to_be_visible()
        off.get_by_role("button", name="I am back").click()
        expect(bo.page.get_by_text("days off until")).to_have_count(0)
