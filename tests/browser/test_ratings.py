"""A rated match, as two people see it: agreed to, given up, and what it has changed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.test_axe import faults
from tests.browser.visitor import House, Visitor

PASSWORD = "six legs, two antennae"


def member(visitor: Visitor, name: str) -> None:
    visitor.goto("/")
    visitor.call("POST", "/account", {"name": name, "password": PASSWORD})


def test_two_people_agree_to_a_rated_match_and_see_what_it_changes(house: House) -> None:
    with house.visitor() as ada, house.visitor() as bo:
        ada.goto("/create?game=cicada_and_ant")
        wish = ada.page.get_by_role("checkbox", name="Rated: it counts")
        expect(wish).to_be_disabled()
        expect(wish).to_have_accessible_description("Only those with an account play rated matches.")
        member(ada, "Ada rated")
        member(bo, "Bo rated")

        ada.goto("/leaders/cicada_and_ant")
        expect(ada.page.get_by_text("You have not played a rated match")).to_be_visible()
        ada.page.get_by_role("link", name="Make a rated table").click()
        expect(wish).to_be_checked()
        expect(ada.page.get_by_role("checkbox", name=re.compile("hint"))).to_have_count(0)
        ada.page.get_by_role("button", name="Set the table").click()
        expect(ada.page.get_by_text("This match is rated.")).to_be_visible()

        id = ada.page.url.rpartition("/")[2]
        made = ada.call("GET", f"/tables/{id}")
        bo.goto(f"/join/{id}/1/{made['invitations']['1']}")
        expect(bo.page.get_by_text("This match is rated.")).to_be_visible()
        bo.page.get_by_role("button", name="Sit down").click()

        expect(ada.page.get_by_text("This match is rated.")).to_have_count(0)
        ada.button("Menu").click()
        ada.page.get_by_role("button", name="Give up").click()
        ada.page.get_by_role("button", name="Give up").last.click()
        for visitor, by in ((ada, "−78"), (bo, "+78")):
            changes = visitor.page.get_by_role("region", name="Ratings")
            expect(changes.get_by_role("listitem")).to_have_count(2)
            expect(changes).to_contain_text(by)
        ada.page.get_by_role("link", name="The list of this game").click()
        expect(ada.page.get_by_text("1422 give or take")).to_be_visible()
        expect(ada.page.get_by_role("slider", name="Your rating, match by match")).to_be_visible()
        expect(ada.page.get_by_text("Nobody is in this list yet.")).to_be_visible()
        assert faults(ada) == []


def test_the_list_of_a_game_is_asked_for_once(house: House) -> None:
    with house.visitor() as ada:
        asked: list[str] = []
        ada.page.on(
            "request", lambda request: asked.append(request.url) if "/api/leaders/" in request.url else None
        )
        ada.goto("/leaders/antics").page.wait_for_load_state("networkidle")
        ada.page.get_by_role("link", name="Ant War").click()
        expect(ada.page.get_by_role("heading", name="Ratings: Ant War")).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert [url.rpartition("/")[2] for url in asked] == ["antics?page=1", "ant_war?page=1"]
