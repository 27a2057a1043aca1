"""The coach as a newcomer meets it: cards, an explanation that comes once, a danger, and the switches."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.test_axe import faults
from tests.browser.visitor import PHONE, House, Visitor
from tests.games.cicada_and_ant import builder

FIRST_PAWN = "You are the Ant. Choose a cell for your first pawn"
EXPLAINED = "Your pawns decide what can be won this round"


def set_table(visitor: Visitor) -> str:
    made: Any = visitor.table("me", "bot:random", options={"first_ant": 0})
    return str(made["table"])


def cards(page: Page) -> list[str]:
    """Read all three by keyboard; their titles."""
    dialog = page.locator("dialog[open]")
    titles = []
    for _ in range(3):
        expect(
            dialog.get_by_role("button", name="Go on").or_(dialog.get_by_role("button", name="Let’s play"))
        ).to_be_focused()
        titles.append(dialog.locator("h3").inner_text())
        page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    return titles


def skip_cards(page: Page) -> None:
    expect(page.locator("dialog[open] h3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_newcomer_is_coached_once(house: House) -> None:
    with house.visitor(coached=True) as ada:
        ada.goto(f"/table/{set_table(ada)}")
        assert cards(ada.page) == ["What you want", "What a turn is", "How you win"]
        note = ada.page.locator(".notes .note")
        expect(note).to_contain_text(EXPLAINED)
        assert faults(ada) == []
        ada.page.get_by_role("button", name="Understood").press("Enter")
        expect(note).to_have_count(0)
        ada.goto(f"/table/{set_table(ada)}")
        expect(ada.page.locator("footer .bar")).to_contain_text(FIRST_PAWN)
        ada.page.wait_for_timeout(1500)
        expect(ada.page.locator("dialog[open]")).to_have_count(0)
        expect(note).to_have_count(0)


def test_kinds_are_switched_off_and_cards_come_again_on_a_phone(house: House) -> None:
    with house.visitor(coached=True, **PHONE) as bo:
        bo.goto(f"/table/{set_table(bo)}")
        skip_cards(bo.page)
        expect(bo.page.locator(".notes .note")).to_contain_text(EXPLAINED)
        bo.button("Menu").click()
        bo.page.get_by_label("Explain every new kind of question, once").uncheck()
        bo.button("What is this game about?").click()
        expect(bo.page.locator("dialog h3")).to_have_text("What you want")
        assert faults(bo) == []
        skip_cards(bo.page)
        expect(bo.page.locator(".notes .note")).to_have_count(0)


def test_a_danger_is_told_and_shown(house: House) -> None:
    """The rival would fill a second shelf with the three cards of wood under its pawns."""
    match = builder.table(
        "SetCicada",
        ant=1,
        cicada=0,
        tokens={1: "wood"},
        pawns=builder.BLOCK_B,
        shelves={1: {"cloth": 4, "wood": 1}},
    ).match
    with house.visitor(coached=True) as cy:
        made: Any = cy.table("me", "bot:random", record=match.record.dumps())
        cy.goto(f"/table/{made['table']}")
        skip_cards(cy.page)
        danger = cy.page.locator(".notes .danger button")
        expect(danger).to_contain_text("takes the 3 cards of Wood under the pawns")
        danger.press("Enter")
        expect(cy.page.locator(".pointed")).to_have_count(3)
        danger.press("Enter")
        expect(cy.page.locator(".pointed")).to_have_count(0)
