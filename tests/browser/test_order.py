"""People among each other: friends who invite each other, an insult and what becomes of it."""

from __future__ import annotations

from playwright.sync_api import expect

from formicarium.commands.admin import admin
from tests.browser.test_axe import faults
from tests.browser.visitor import PHONE, House, Visitor, fits
from tests.server.hosting import Host

PASSWORD = "correct horse"


def member(visitor: Visitor, name: str) -> None:
    visitor.call("POST", "/me", {"name": name})
    visitor.call("POST", "/account", {"name": name, "password": PASSWORD})


def say(visitor: Visitor, words: str) -> None:
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Say something").fill(words)
    visitor.button("Send").click()


def test_friends_find_each_other_by_a_link_and_are_invited_to_a_table(house: House) -> None:
    with house.visitor() as ada, house.visitor(**PHONE) as bo:
        member(ada, "Ada Friend")
        member(bo, "Bo Friend")
        ada.goto("/me").link("Your people: friends, invitations, blocked people").click()
        link = ada.page.get_by_label("Your link for friends").input_value()
        bo.page.goto(link)
        expect(bo.page.get_by_text("Ada Friend would like to be your friend")).to_be_visible()
        fits(bo.page)
        bo.button("We are friends").click()
        expect(bo.page.get_by_role("heading", name="Friends", exact=True)).to_be_visible()
        made = ada.table("me", "open")
        ada.goto(f"/table/{made['table']}").button("Invite Bo Friend").click()
        expect(ada.page.get_by_text("Bo Friend finds your invitation")).to_be_visible()
        invited = bo.goto("/").page.get_by_role("region", name="Invited by friends")
        expect(invited.get_by_text("Ada Friend invites you to The Cicada and the Ant")).to_be_visible()
        invited.get_by_role("link", name="Sit down").click()
        bo.sit("Bo Friend")
        ada.wait_for(lambda glance: glance.kind in ("choice", "wait"))


def test_an_insult_is_reported_and_a_moderator_takes_it_away(house: House, server: Host) -> None:
    with house.visitor() as ada, house.visitor() as bo, house.visitor() as mo:
        member(mo, "Mo Keeps Order")
        made = ada.table("me", "open")
        ada.goto(f"/table/{made['table']}")
        bo.join(made, 1, "Bo")
        say(bo, "you miserable ant")
        ada.page.get_by_role("tab", name="Chat").click()
        ada.button("Mute, block or report Bo").click()
        ada.button("Report to the moderators").click()
        ada.page.get_by_label("In your own words").fill("That was not nice.")
        ada.button("Send the report").click()
        expect(ada.page.get_by_text("The moderators will look at it.")).to_be_visible()
        ada.page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
        mo.goto("/moderate")
        expect(mo.page.get_by_text("This page is for moderators.")).to_be_visible()
        admin(["moderator", "Mo Keeps Order", "--database", server.database], standalone_mode=False)
        mo.goto("/me").link("Moderation").click()
        report = mo.page.get_by_role("article").filter(has_text="That was not nice.")
        report.get_by_role("checkbox").check()
        report.get_by_label("And then").select_option("chat")
        fits(mo.page)
        report.get_by_role("button", name="Decide").click()
        expect(mo.page.get_by_text("lines removed")).to_be_visible()
        expect(ada.page.get_by_text("Removed by the moderators")).to_be_visible()
        say(bo, "what")
        expect(bo.page.get_by_role("alert")).to_have_text("You may not write messages for a while.")

        mo.page.get_by_label("Part of a name").fill("bo")
        mo.button("Find").click()
        person = mo.page.get_by_role("article").filter(has_text="May not write messages")
        person.get_by_label("Name (with").fill("Bertrand")
        person.get_by_role("button", name="Rename").click()
        expect(ada.page.get_by_text("Bertrand").first).to_be_visible()
        person.get_by_role("button", name="Let them do everything again").click()
        expect(mo.page.get_by_text("May not write messages")).to_have_count(0)
        mo.button("Show the tables that are played at").click()
        tables = mo.page.get_by_role("region", name="Tables")
        table = tables.get_by_role("listitem").filter(has_text="Bertrand")
        table.get_by_role("button", name="Close the table").click()
        fits(mo.page)
        assert faults(mo) == []
        table.get_by_role("button", name="Close it: the match ends without a result").click()
        expect(table).to_have_count(0)


def test_a_moderator_renames_and_stops_a_tournament_and_it_is_written_down(
    house: House, server: Host
) -> None:
    with house.visitor() as bo, house.visitor(**PHONE) as mo:
        member(bo, "Bo Of The Cup")
        member(mo, "Mo Of The Cup")
        admin(["moderator", "Mo Of The Cup", "--database", server.database], standalone_mode=False)
        kind = {"game": "cicada_and_ant", "variant": "autumn", "seats": 2, "pace": "slow", "format": "swiss"}
        made = bo.call("POST", "/tournaments", {"name": "You miserable ants", **kind})
        mo.goto("/moderate").button("Show the tournaments").click()
        line = mo.page.get_by_role("listitem").filter(has=mo.page.get_by_role("link", name="You miserable"))
        line.get_by_role("button", name="Rename or stop").click()
        fits(mo.page)
        assert faults(mo) == []
        mo.page.get_by_label("Name of the tournament").fill("Ants in peace")
        mo.button("Rename").click()
        done = mo.page.get_by_role("region", name="What was done lately")
        expect(
            done.get_by_text("the tournament You miserable ants is called Ants in peace now")
        ).to_be_visible()
        line = mo.page.get_by_role("listitem").filter(has=mo.page.get_by_role("link", name="Ants in peace"))
        line.get_by_role("button", name="Rename or stop").click()
        mo.button("Call it off").click()
        expect(done.get_by_text("stopped the tournament Ants in peace")).to_be_visible()
        expect(done.get_by_text("Mo Of The Cup").first).to_be_visible()
        fits(mo.page)
        bo.goto(f"/tournament/{made['id']}")
        expect(bo.page.get_by_role("heading", name="Ants in peace")).to_be_visible()
        expect(bo.page.get_by_text("Called off")).to_be_visible()


def test_whoever_is_muted_is_heard_again_when_one_likes(house: House) -> None:
    with house.visitor() as ada, house.visitor() as bo:
        made = ada.table("me", "open")
        ada.goto(f"/table/{made['table']}")
        bo.join(made, 1, "Bo")
        say(bo, "hello")
        ada.page.get_by_role("tab", name="Chat").click()
        expect(ada.page.get_by_text("hello")).to_be_visible()
        ada.button("Mute, block or report Bo").click()
        ada.button("Hear nothing more from them").click()
        expect(ada.page.get_by_text("hello")).to_have_count(0)
        ada.goto("/friends").button("Hear them again").click()
        expect(ada.page.get_by_role("heading", name="You hear nothing from")).to_have_count(0)
        ada.goto(f"/table/{made['table']}")
        ada.page.get_by_role("tab", name="Chat").click()
        expect(ada.page.get_by_text("hello")).to_be_visible()


def test_everybody_sees_what_the_host_tells(house: House, server: Host) -> None:
    with house.visitor() as ada:
        words = ["announce", "Back at ten.", "--fr", "De retour à dix heures.", "--database", server.database]
        admin(words, standalone_mode=False)
        told = ada.goto("/").page.get_by_text("Back at ten.")
        expect(told).to_be_visible()
        ada.page.get_by_role("status").filter(has=told).get_by_role("button", name="Close").click()
        expect(told).to_have_count(0)
        ada.page.reload()
        expect(ada.button("Play now")).to_be_visible()
        expect(told).to_have_count(0)
        (mine,) = ada.call("GET", "/standing")["announcements"]
        admin(["withdraw", str(mine["id"]), "--database", server.database], standalone_mode=False)
