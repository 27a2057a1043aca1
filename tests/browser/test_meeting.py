"""Finding a game: two strangers in two browsers, each brought to the same table by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import House, Visitor, fits


def look_for(visitor: Visitor, pace: str) -> None:
    visitor.goto("/").link("Find an opponent").click()
    visitor.page.locator("label", has_text="Ant War").click()
    visitor.page.get_by_role("radio", name=pace).check()
    visitor.button("Find an opponent").click()
    expect(visitor.button("Stop looking")).to_be_visible()


def test_a_total_time_is_offered_and_what_becomes_of_a_reserve_is_said(house: House) -> None:
    with house.visitor() as ada:
        ada.goto("/meet")
        name = "15 minutes for the whole match, and 30 seconds more for each decision"
        ada.page.get_by_role("radio", name=name).check()
        expect(ada.page.get_by_text("draws on your reserve")).to_be_visible()
        fits(ada.page)


def test_two_strangers_find_each_other_wherever_they_are_meanwhile(house: House) -> None:
    with house.visitor() as ada, house.visitor() as bo:
        look_for(ada, "1 minute per decision")
        ada.button("Play a bot meanwhile").click()
        ada.wait_for(lambda glance: glance.kind in ("choice", "wait"))
        alone = ada.page.url
        looking = ada.page.get_by_role("complementary", name="Looking for an opponent")
        expect(looking).to_be_visible()
        ada.page.reload()
        expect(looking).to_be_visible()
        bo.goto("/meet")
        fits(bo.page)
        expect(bo.page.get_by_text("1 waits")).to_be_visible()
        bo.page.get_by_role("listitem").get_by_role("button").click()
        bo.page.wait_for_url("**/table/*")
        ada.page.wait_for_url(bo.page.url)
        assert ada.page.url != alone
        expect(looking).to_have_count(0)
        for visitor in (ada, bo):
            visitor.wait_for(lambda glance: glance.kind in ("choice", "wait"))


def test_a_slow_wish_stays_when_the_page_is_gone_and_its_match_waits_at_home(house: House) -> None:
    with house.visitor() as ada, house.visitor() as bo:
        look_for(ada, "3 days per decision")
        ada.goto("/")
        look_for(bo, "3 days per decision")
        bo.page.wait_for_url("**/table/*")
        table = bo.page.url.rsplit("/", 1)[1]
        ada.goto("/")
        mine = ada.page.get_by_role("region", name="Your games").get_by_role("listitem").get_by_role("link")
        expect(mine).to_have_attribute("href", f"/table/{table}")
