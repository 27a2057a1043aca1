"""Player aids: in a table's drawer, and on one sheet of paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_axe import faults
from tests.browser.visitor import PHONE, Finger, House, Visitor, fits
from tests.packaged import PACKAGED

LEAST = 9  # pixels: smaller type cannot be read on paper
TYPE = "() => parseFloat(getComputedStyle(document.querySelector('.paper section')).fontSize)"

SMALLEST = """() => Math.min(...[...document.querySelectorAll('.paper *')]
  .filter((one) => !one.children.length && one.textContent.trim() && one.getClientRects().length)
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""


def pages(visitor: Visitor) -> int:
    """How many sheets of paper it takes."""
    printed = visitor.page.pdf(prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b", printed))


def test_the_aid_of_a_table_lies_in_its_drawer(house: House) -> None:
    with house.visitor() as ada:
        made = ada.table("me", "bot:random", options={"mode": "winter", "round_limit": 77})
        ada.goto(f"/table/{made['table']}")
        ada.press(ada.page.get_by_role("tab", name="Aid"))
        drawer = ada.page.get_by_role("region", name="Player aid")
        expect(drawer).to_contain_text("after round 77")
        expect(drawer).not_to_contain_text("Red Ant")
        assert faults(ada) == []
        ada.press(drawer.get_by_role("link", name="CIG-WEND-04"))
        expect(ada.page.get_by_role("tab", name="Rulebook")).to_have_attribute("aria-selected", "true")
        expect(ada.page.locator("[id='CIG-WEND-04']")).to_be_in_viewport()
        ada.press(ada.page.get_by_role("tab", name="Aid"))
        ada.press(ada.page.get_by_role("button", name="fr Français"))
        expect(ada.page.get_by_role("region", name="Aide-mémoire")).to_contain_text("après la manche 77")
        with ada.page.expect_popup() as opened:
            ada.press(ada.page.get_by_role("link", name="Sur une page à part"))
        expect(opened.value.locator(".paper")).to_contain_text("après la manche 77")


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_every_aid_is_printed_on_one_sheet(house: House, language: str) -> None:
    with house.visitor(locale=language) as ada:
        for game in PACKAGED:
            variant = max(
                game.variants, key=lambda name: len(list(game.aid_for(game.variants[name]).messages()))
            )
            ada.goto(f"/aid/{game.id}?variant={variant}")
            expect(ada.page.locator(".paper section").first).to_be_visible()
            expect(ada.page.locator(".paper > div")).to_have_attribute("style", re.compile("font-size"))
            assert pages(ada) == 1, game.id
            assert ada.page.evaluate(TYPE) >= LEAST, game.id


def test_home_rulebook_and_course_lead_there_and_a_phone_reads_it_in_one_column(house: House) -> None:
    with house.hands(Finger, **PHONE) as ada:
        for page in ("/", "/rules/cicada_and_ant", "/learn/cicada_and_ant"):
            ada.goto(page)
            expect(ada.link("Player aid")).to_have_attribute("href", re.compile("^/aid/"))
        ada.press(ada.link("Player aid"))
        expect(ada.page.locator(".paper section").first).to_be_visible()
        fits(ada.page)
        assert faults(ada) == []
        ada.page.get_by_label("Variant").select_option("winter")
        ada.page.get_by_label("Players").select_option("2")
        expect(ada.page.locator(".paper")).to_contain_text("Wheat Grains")
        expect(ada.page.locator(".paper")).not_to_contain_text("Pumpkin")
        assert pages(ada) == 1


def test_whoever_names_no_variant_reads_that_of_a_first_game_in_a_type_of_twelve_pixels(house: House) -> None:
    with house.hands(Finger, **PHONE) as ada:
        for game in PACKAGED:
            first = game.first_game()
            ada.goto(f"/aid/{game.id}")
            expect(ada.page.locator(".paper section").first).to_be_visible()
            if len(game.variants) > 1:
                expect(ada.page.get_by_label("Variant")).to_have_value(first.variant)
            assert ada.page.evaluate(SMALLEST) >= 12, game.id
