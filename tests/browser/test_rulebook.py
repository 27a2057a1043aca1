"""The rulebook in a browser: its diagrams, and searching it by hand and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.test_axe import faults
from tests.browser.visitor import PHONE, House, fits

LOADED = "(one) => one.complete && one.naturalWidth > 0"
SHOWN = "(one) => one.getBoundingClientRect().width / one.naturalWidth"


def test_a_rule_is_searched_found_and_seen(house: House) -> None:
    with house.visitor(color_scheme="dark") as ada:
        ada.goto("/rules/ant_war")
        page = ada.page
        field = page.get_by_role("searchbox", name="Search the rules")
        field.fill("pond jumping")
        hits = page.locator(".body ol a")
        expect(hits.first).to_contain_text("WAR-SPEC-JUMP-01")
        expect(hits.first.locator("mark").first).to_be_visible()
        assert faults(ada) == []
        field.press("ArrowDown")
        expect(hits.first).to_be_focused()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile("#WAR-SPEC-JUMP-01$"))
        expect(field).to_have_value("")
        picture = page.get_by_role("img", name=re.compile("^A Jump from c4"))
        expect(picture).to_be_in_viewport()
        page.wait_for_function(LOADED, arg=picture.element_handle())
        assert "theme=dark" in picture.evaluate("(one) => one.currentSrc")
        assert picture.evaluate(SHOWN) >= 1, "smaller than it is drawn"
        field.fill("xyzzy")
        expect(page.get_by_text("No rule mentions “xyzzy”.")).to_be_visible()
        field.press("Escape")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    with house.visitor(**PHONE, locale="fr") as bob:
        bob.goto("/rules/hidden_empires_2#HE2-PATH-03")
        picture = bob.page.get_by_role("img", name=re.compile("^Les nombres sont des capacités"))
        expect(picture).to_be_in_viewport()
        bob.page.wait_for_function(LOADED, arg=picture.element_handle())
        assert "size=narrow" in picture.evaluate("(one) => one.currentSrc")
        assert picture.evaluate(SHOWN) >= 1, "smaller than it is drawn"
        bob.page.get_by_role("searchbox").fill("oeufs pondre")
        expect(bob.page.locator(".body ol a", has_text="HE2-NEST-15")).to_be_visible()
        fits(bob.page)
