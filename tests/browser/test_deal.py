"""What the page says about the deal, and about a table that can no longer be read."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Browser, Playwright, expect

from tests.browser.visitor import PATIENCE, House
from tests.server.hosting import hosted
from tests.server.test_mending import break_row

COMMITMENT = re.compile(r"\b[0-9a-f]{64}\b")


def test_the_deal_is_sealed_before_the_first_move_and_checked_after_the_last(house: House) -> None:
    with house.visitor(seed=4) as ada, house.visitor(seed=5, locale="fr-FR") as bo:
        made = ada.table("me", "open", options={"first_ant": 0})
        ada.goto(f"/table/{made['table']}")
        ada.page.get_by_text("The deal is sealed").click()
        shown = ada.page.locator("details code").inner_text()
        assert COMMITMENT.fullmatch(shown)
        bo.goto(f"/table/{made['table']}")
        bo.page.get_by_text("La donne est scellée").click()
        expect(bo.page.locator("details code")).to_have_text(shown)

        bots = ada.table("bot:random", "bot:random")
        until = time.monotonic() + PATIENCE
        while not ada.call("GET", f"/tables/{bots['table']}")["over"]:
            assert time.monotonic() < until
            time.sleep(0.1)
        ada.goto(f"/replay/{bots['table']}")
        ada.button("Share or play on").click()
        ada.button("Check the deal").click()
        expect(ada.page.get_by_role("dialog").get_by_role("status")).to_contain_text("The deal was fair")


def test_a_chosen_seed_is_told_to_whoever_comes(house: House) -> None:
    with house.visitor() as ada, house.visitor() as bo:
        made = ada.table("me", "open", seed=7)
        bo.goto(f"/table/{made['table']}")
        told = bo.page.get_by_text("chose the seed it is dealt from: the deal can be foreseen.")
        expect(told.first).to_be_visible()
        expect(bo.page.locator("details").get_by_text("The maker chose the seed")).to_be_visible()


def test_a_table_that_cannot_be_read_to_its_end_says_so_and_goes_on(
    playwright: Playwright, browser: Browser, tmp_path: Path
) -> None:
    with hosted(str(tmp_path / "tables.sqlite"), tmp_path, modules="") as server:
        with House(playwright, browser, server.url).visitor() as ada:
            made = ada.table("me", "bot:random", options={"first_ant": 0})
            ada.goto(f"/table/{made['table']}")
            for _ in range(4):
                ada.wait_for(lambda glance: glance.kind == "choice", "my question")
                ada.act()
            server.stop()
            break_row(server, made["table"], 3)
            server.start()
            ada.goto(f"/table/{made['table']}")
            notice = ada.page.get_by_role("region", name="Something is wrong with this table")
            expect(notice).to_contain_text("can no longer be replayed")
            expect(ada.page.locator("svg.board, .board").first).to_be_visible()
            assert ada.look().kind == "away", "nothing is asked"
            with ada.page.expect_download() as saved:
                notice.get_by_role("button", name="Download the record").click()
            assert "commitment:" in saved.value.path().read_text(encoding="utf-8")
            notice.get_by_role("button", name="Go on from here").click()
            ada.wait_for(lambda glance: glance.kind == "choice", "the question that can be asked again")
            expect(notice).to_have_count(0)
            ada.act()
            assert ada.troubles == []
        assert all("cannot be read: row 3" in line for line in server.errors())
