"""A disk that takes nothing: the page says so, keeps the move, and makes it when it can."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Playwright, expect

from tests.browser.visitor import House
from tests.server.hosting import hosted
from tests.server.test_storage import held


def test_a_move_waits_in_the_page_until_it_can_be_written(
    playwright: Playwright, browser: Browser, tmp_path: Path
) -> None:
    file = tmp_path / "tables.sqlite"
    with hosted(str(file), tmp_path, modules="") as server:
        house = House(playwright, browser, server.url)
        with house.visitor() as ada:
            made = ada.table("me", "bot:random", options={"first_ant": 0}, seed=3)
            ada.goto(f"/table/{made['table']}")
            choice = ada.wait_for(lambda glance: glance.kind == "choice", "a question")
            banner = ada.page.locator(".banner", has_text="Your move is kept here and sent again")
            with held(file):
                ada.do(choice)
                expect(banner).to_be_visible()
                assert not ada.messages("done")
            expect(banner).to_have_count(0)
            assert len(ada.messages("done")) == 1
