"""What the table answers: why not, take that back, and in another language please."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.visitor import House, Touch, Visitor

NOTHING_TO_UNDO = "There is nothing to take back."


def ant(visitor: Visitor) -> str:
    """Seat the visitor as the first Ant; the table."""
    made = visitor.table("me", "bot:random", seed=5, options={"first_ant": 0})
    visitor.goto(f"/table/{made['table']}")
    visitor.wait_for(lambda glance: glance.kind == "choice", "the first question")
    return str(made["table"])


def put_a_pawn(visitor: Visitor, at: int = 0) -> str:
    """On one of the glowing cells; which."""
    glance = visitor.wait_for(lambda glance: glance.kind == "choice" and bool(glance.places))
    visitor.touch(Touch("place", glance.places[at]))
    visitor.changed(glance)
    visitor.wait_for(lambda glance: glance.kind == "choice")
    return glance.places[at]


def test_what_is_not_allowed_is_explained_with_its_rule(house: House) -> None:
    with house.visitor() as ada:
        ant(ada)
        taken = put_a_pawn(ada)
        before = ada.look()
        assert taken not in before.places, "no glow where nothing can be done"
        ada.tap(*ada.middle(taken))
        bubble = ada.page.locator(".bubble")
        expect(bubble).to_contain_text("One of your pawns already stands on")
        expect(ada.page.get_by_role("alert")).to_contain_text("One of your pawns already stands on")
        clause = bubble.get_by_role("link")
        expect(clause).to_have_text(re.compile(r"^CIG-[A-Z]+-\d\d$"))
        name = clause.inner_text()
        assert clause.get_attribute("href") == f"/rules/cicada_and_ant#{name}"
        clause.click()  # the rulebook opens beside the board, at that rule
        expect(ada.page.get_by_role("tab", name="Rulebook")).to_have_attribute("aria-selected", "true")
        expect(ada.page.locator(f'.book [id="{name}"]')).to_be_in_viewport()
        assert ada.look()._replace(refused=[], lines=0) == before._replace(refused=[], lines=0)

        ada.goto(f"/rules/cicada_and_ant#{name}")  # and in full, on a page of its own
        expect(ada.page.locator(f'[id="{name}"]')).to_be_in_viewport()


def test_undo_takes_back_and_tells_how_far_it_reaches(house: House) -> None:
    with house.visitor() as ada:
        ant(ada)
        undo = ada.button("Undo")
        expect(undo).to_have_attribute("aria-disabled", "true")
        expect(undo).to_have_attribute("title", NOTHING_TO_UNDO)
        before = ada.look()
        cell = put_a_pawn(ada)
        assert ada.look().lines == before.lines + 1
        expect(undo).to_have_attribute("aria-disabled", "false")
        undo.click()
        ada.wait_for(lambda glance: glance == before, "the table as it was")
        assert cell in ada.look().places

        put_a_pawn(ada)  # the same by key
        ada.page.keyboard.press("u")
        ada.wait_for(lambda glance: glance == before, "the table as it was")

        undo.click(force=True)  # it is dimmed, but whoever presses it is told why
        bubble = ada.page.locator(".bubble")
        expect(bubble).to_be_visible()
        assert len(bubble.inner_text().split()) > 4
        assert ada.look()._replace(refused=[]) == before


def test_a_turn_is_restarted_in_one_press(house: House) -> None:
    with house.visitor() as ada:
        ant(ada)
        before = ada.look()
        put_a_pawn(ada)
        expect(ada.button("Restart my turn")).to_have_count(0)  # undo does as much
        put_a_pawn(ada)
        ada.button("Restart my turn").click()
        ada.wait_for(lambda glance: glance == before, "the table as it was")


def test_what_cannot_be_taken_back_is_confirmed_first(house: House) -> None:
    with house.visitor() as ada:
        made = ada.table("me", "bot:random", seed=5, options={"first_ant": 1})
        ada.goto(f"/table/{made['table']}")
        expect(ada.page.locator(".answers .final").first).to_be_visible()  # the guess turns the token over
        before = ada.look()
        ada.touch(Touch("place", before.places[0]))
        ada.wait_for(lambda glance: glance.kind == "confirm", "the question whether one is sure")
        ada.button("Back").click()
        ada.wait_for(lambda glance: glance.places == before.places, "the choice again")


def test_another_language_changes_everything_at_once(house: House) -> None:
    with house.visitor() as ada:
        ant(ada)
        for at in (0, 0, 0):
            put_a_pawn(ada, at)
        page = ada.page
        ada.tap(*ada.middle("cell:r1c1") if "cell:r1c1" not in ada.look().places else ada.middle("cell:r4c4"))
        expect(page.locator(".bubble")).to_be_visible()
        english = (ada.look(), ada.log, page.title(), page.locator(".seats").inner_text())
        page.get_by_role("button", name=re.compile("^fr ")).click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        french = (ada.look(), ada.log, page.title(), page.locator(".seats").inner_text())
        assert "pion" in french[0].prompt
        assert french[0].places == english[0].places
        assert french[0].refused != english[0].refused
        assert len(french[1]) == len(english[1])
        for one, other in zip(english[1], french[1], strict=True):
            assert one != other, "every line of the log, those of long ago too"
        assert french[2] != english[2]
        assert french[3] != english[3]
        page.get_by_role("button", name=re.compile("^en ")).click()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        assert (ada.look(), ada.log, page.title(), page.locator(".seats").inner_text()) == english
        page.get_by_role("button", name=re.compile("^fr ")).click()
        expect(page.locator("html")).to_have_attribute("lang", "fr")
        page.reload()  # and it is remembered
        expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_play_now_takes_two_clicks_and_giving_up_against_bots_ends_it(house: House) -> None:
    with house.visitor() as ada, house.visitor() as eve:
        ada.goto("/").button("Play now").click()
        ada.wait_for(lambda glance: glance.kind != "away", "the table")
        eve.goto(ada.page.url)
        eve.wait_for(lambda glance: glance.kind in ("wait", "choice"), "the spectator's table")
        ada.button("Menu").click()
        expect(ada.page.get_by_label("Link to watch")).to_have_value(ada.page.url)
        expect(ada.button("Leave")).to_have_count(0)  # there is nobody to leave the seat to
        ada.button("Give up").click()
        ada.button("Yes: Give up").click()
        for visitor in (ada, eve):
            visitor.wait_for(lambda glance: glance.kind == "end", "the end")


def test_a_personal_link_goes_on_on_another_device(house: House) -> None:
    with house.visitor() as desk, house.visitor() as sofa:
        ant(desk)
        put_a_pawn(desk)
        desk.button("Menu").click()
        link = desk.page.get_by_label("Your personal link").input_value()
        sofa.goto(link).page.wait_for_url("**/table/*")
        sofa.wait_for(lambda glance: glance.kind == "choice", "the question on the other device")
        before = desk.page.locator(".log li").count()
        put_a_pawn(sofa)
        expect(desk.page.locator(".log li")).to_have_count(before + 1)


def test_the_last_move_leaves_a_mark_and_a_card_can_be_read_whether_playable_or_not(house: House) -> None:
    with house.visitor() as ada:
        ant(ada)
        expect(ada.page.locator(".latest")).to_have_count(0)
        put_a_pawn(ada)
        expect(ada.page.locator(".latest").first).to_be_visible()
        made = ada.table("me", "bot:random", options={"mode": "winter", "first_ant": 0})
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: glance.kind == "choice", "a question")
        card = ada.page.locator(".card:not(.ok):not(.blank):not(.down)").first
        card.hover()
        expect(ada.page.locator(".peek")).to_be_visible()
        card.click()
        expect(ada.page.locator("dialog[open]")).to_be_visible()
