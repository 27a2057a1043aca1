"""People and their time: an account that follows somebody, a clock that runs out."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.visitor import House, Visitor

PASSWORD = "correct horse"


def sign(visitor: Visitor, name: str, button: str, *, new: bool) -> None:
    """Open an account, or sign in."""
    visitor.goto("/").button("Sign in").click()
    about = visitor.page.get_by_role("dialog", name="About you")
    about.get_by_role("radio", name="I want one" if new else "I have one").check()
    about.get_by_label("Account name").fill(name)
    about.get_by_label(re.compile("^Password")).fill(PASSWORD)
    expect(about.get_by_role("button", name=button, exact=True)).to_be_visible()
    visitor.page.keyboard.press("Enter")


def test_an_account_brings_ones_games_to_another_browser(house: House) -> None:
    with house.visitor() as desk, house.visitor() as sofa:
        made = desk.table("me", "bot:random", options={"first_ant": 0})
        sign(desk, "Ada of the hill", "Open an account", new=True)
        expect(desk.page.get_by_text("You are called Ada of the hill.")).to_be_visible()

        sign(sofa, "Nobody in particular", "Sign in", new=False)
        expect(sofa.page.get_by_role("alert").first).to_have_text("Name and password do not fit together.")
        sofa.goto("/")
        expect(sofa.page.get_by_text("None yet.")).to_be_visible()
        sign(sofa, "ada of the HILL", "Sign in", new=False)
        expect(sofa.page.get_by_text("You are called Ada of the hill.")).to_be_visible()
        mine = sofa.page.get_by_role("region", name="Your games").get_by_role("listitem").get_by_role("link")
        expect(mine).to_have_attribute("href", f"/table/{made['table']}")
        mine.click()
        sofa.wait_for(lambda glance: glance.kind == "choice", "the question that waits for me")
        sofa.act()
        desk.goto(f"/table/{made['table']}")
        expect(desk.page.locator(".log li")).to_have_count(sofa.look().lines)


def test_a_clock_is_seen_to_run_out_and_says_so(house: House) -> None:
    with house.visitor() as ada, house.visitor() as bo:
        clock = {"kind": "live", "seconds": 4}
        made = ada.table("me", "open", options={"first_ant": 0}, clock=clock)
        ada.goto(f"/table/{made['table']}")
        bo.join(made, 1)
        for visitor in (ada, bo):
            expect(visitor.page.locator("footer .clock")).to_have_text(re.compile(r"0:0[0-4]$"))
        expect(ada.page.locator("footer .clock.urgent")).to_be_visible()
        said = "Your time was up: the clock chose for you."
        expect(ada.page.get_by_text(said)).to_be_visible()
        expect(bo.page.get_by_text(said)).to_have_count(0)
        assert any("You put a pawn on" in line for line in ada.log)
