"""Finding a game: two strangers in two browsers, each brought to the same table by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.test_axe import faults
from tests.browser.test_order import member
from tests.browser.visitor import PATIENCE, PHONE, House, Visitor, fits


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


def make_cup(visitor: Visitor, name: str, bots: int) -> None:
    """A tournament of two rounds; one is at its page."""
    visitor.goto("/tournaments")
    visitor.page.get_by_role("textbox", name="Name").fill(name)
    visitor.page.locator("label", has_text="The Cicada and the Ant").click()
    visitor.page.get_by_role("spinbutton", name="Rounds").fill("2")
    visitor.page.get_by_role("spinbutton", name="Bots that enter").fill(str(bots))
    fits(visitor.page)
    visitor.button("Make a tournament").click()
    expect(visitor.page.get_by_role("heading", name=name)).to_be_visible()


def points(visitor: Visitor) -> list[float]:
    """Of the standings, from the first place to the last."""
    table = visitor.page.get_by_role("group", name="Standings")
    return [float(one) for one in table.locator("tbody strong").all_text_contents()]


def test_a_tournament_of_bots_is_made_begun_and_looked_at_until_it_is_over(house: House) -> None:
    with house.visitor() as ada:
        member(ada, "Ada Makes Cups")
        make_cup(ada, "The cup of bots", bots=4)
        expect(ada.page.get_by_role("heading", name="4 players")).to_be_visible()
        ada.button("Begin now").click()
        expect(ada.page.get_by_role("heading", name="Standings")).to_be_visible()
        rounds = [ada.page.get_by_role("region", name=f"Round {number}", exact=True) for number in (1, 2)]
        expect(rounds[0].get_by_role("listitem")).to_have_count(2)
        over = ada.page.locator("main header").get_by_text("Finished")
        expect(over).to_be_visible(timeout=PATIENCE * 1000)
        expect(rounds[1].get_by_role("listitem")).to_have_count(2)
        stood = points(ada)
        assert (len(stood), sum(stood)) == (4, 4.0)
        assert stood == sorted(stood, reverse=True)
        fits(ada.page)
        assert faults(ada) == []
        expect(ada.button("Stop the tournament")).to_have_count(0)
        ada.goto("/tournaments").page.get_by_role("region", name="Finished").get_by_text(
            "The cup of bots"
        ).click()
        expect(ada.page.get_by_role("heading", name="The cup of bots")).to_be_visible()


def test_who_made_a_tournament_plays_in_it_and_stops_it(house: House) -> None:
    with house.visitor(**PHONE) as bo:
        member(bo, "Bo Makes Cups")
        make_cup(bo, "The cup of Bo", bots=3)
        bo.button("Enter").click()
        expect(bo.page.get_by_role("heading", name="4 players")).to_be_visible()
        page = bo.page.url
        bo.button("Begin now").click()
        bo.page.wait_for_url("**/table/*")
        bo.wait_for(lambda glance: glance.kind in ("choice", "wait"))
        bo.goto(page).button("Stop the tournament").click()
        expect(bo.page.get_by_text("count half a point for everybody")).to_be_visible()
        fits(bo.page)
        assert faults(bo) == []
        bo.button("Stop it for good").click()
        expect(bo.page.get_by_text("Stopped before its end")).to_be_visible()
        expect(bo.page.get_by_text("0.5 : 0.5").first).to_be_visible()
        assert sum(points(bo)) == 2.0, "there were two tables"
        expect(bo.button("Stop the tournament")).to_have_count(0)


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
