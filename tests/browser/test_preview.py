"""What an answer would bring is seen before it is given: by mouse, by keys, by a finger that stays."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.visitor import PHONE, STILL, Finger, House, Visitor
from tests.core.test_foresight import hunting

BOXES = """() => [...document.querySelectorAll('.panel, .bar, .answers, .main, .row')]
  .map((one) => Object.values(one.getBoundingClientRect().toJSON()).map(Math.round).join())"""


def sit(visitor: Visitor) -> None:
    visitor.call("POST", "/me", {"name": "Ada"})
    made = visitor.table("me", "bot:random", seed=12, options={"first_ant": 0})
    visitor.goto(f"/table/{made['table']}")
    visitor.wait_for(lambda glance: glance.kind == "choice", "the first pawn")
    visitor.page.evaluate(STILL)


def test_pointing_at_an_answer_shows_what_it_brings(house: House) -> None:
    with house.visitor() as ada:
        sit(ada)
        page, glimpse, ghosts = ada.page, ada.page.locator(".glimpse"), ada.page.locator(".ghosts .future")
        expect(page.locator(".bar .words a.clause")).to_have_attribute(
            "href", "/rules/cicada_and_ant#CIG-ANT-01"
        )
        boxes, lines = page.evaluate(BOXES), ada.look().lines
        page.mouse.move(*ada.middle("cell:r2c2"))
        expect(glimpse).to_contain_text("You put a pawn on r2c2.")
        expect(ghosts).to_have_count(1)
        expect(page.locator(".panel .due")).to_have_text(["+1", "−1"])
        assert page.evaluate(BOXES) == boxes, "nothing moves"
        page.mouse.move(*ada.middle("cell:r3c3"))
        expect(glimpse).to_contain_text("r3c3")
        page.mouse.move(2, 2)
        expect(glimpse).to_have_count(0)
        expect(ghosts).to_have_count(0)
        page.keyboard.press("ArrowRight")  # to the board
        expect(glimpse).to_contain_text("You put a pawn on")
        for words in ("You put a pawn on", "Beside the board: Tiling +1, Pawns to place −1."):
            expect(page.locator("[aria-live=polite]").first).to_contain_text(words)
        assert ada.look().lines == lines, "nothing has been played"

        ada.button("Menu").click()
        page.get_by_label("Show what an answer would bring").uncheck()
        page.keyboard.press("Escape")
        page.mouse.move(*ada.middle("cell:r2c2"))
        page.wait_for_timeout(400)
        expect(glimpse).to_have_count(0)


def test_the_odds_are_exact_to_the_eye_and_to_the_ear(house: House) -> None:
    with house.visitor() as ada:
        record = hunting(2).match.record.dumps()
        made = ada.table("me", "bot:random", game="hidden_empires_2", record=record)
        ada.goto(f"/table/{made['table']}")
        ada.page.keyboard.press("Home")
        ada.page.keyboard.press("End")
        for words in ("Then 2 dice decide.", "a queen is killed", "30.6%", "11 of 36 ways"):
            expect(ada.page.locator(".glimpse")).to_contain_text(words)
            expect(ada.page.locator("[aria-live=polite]").first).to_contain_text(words)


def test_a_finger_that_stays_looks_and_does_not_press(house: House) -> None:
    with house.hands(Finger, **PHONE) as ada:
        sit(ada)
        ada.button("All 16 options").click()
        option = ada.page.locator(".answers .option").first
        touch = (
            "(one, kind) => one.dispatchEvent(new PointerEvent(kind, {pointerType: 'touch', bubbles: true}))"
        )
        option.evaluate(f"(one) => ({touch})(one, 'pointerdown')")
        expect(ada.page.locator(".glimpse")).to_contain_text("You put a pawn on r1c1.")
        told, board = (ada.page.locator(name).bounding_box() for name in (".glimpse", ".main .board"))
        assert told is not None
        assert board is not None
        assert told["y"] + told["height"] <= board["y"], "the board is free"
        option.evaluate(f"(one) => {{ ({touch})(one, 'pointerup'); one.click(); }}")
        expect(ada.page.locator(".glimpse")).to_be_visible()
        assert "first pawn" in ada.look().prompt, "it was only looked at"
        option.evaluate(
            f"(one) => {{ ({touch})(one, 'pointerdown'); ({touch})(one, 'pointerup'); one.click(); }}"
        )
        ada.wait_for(lambda glance: "first pawn" not in glance.prompt, "a tap plays")


def test_a_real_finger_that_stays_on_a_place_of_the_board_only_looks(house: House) -> None:
    with house.hands(Finger, **PHONE) as ada:
        sit(ada)
        glimpse, ghosts = ada.page.locator(".glimpse"), ada.page.locator(".ghosts .future")
        x, y = ada.middle("cell:r2c2")
        prompt, wire = ada.look().prompt, ada.context.new_cdp_session(ada.page)
        wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        expect(glimpse).to_contain_text("You put a pawn on r2c2.")
        expect(ghosts).to_have_count(1)
        ada.page.evaluate("() => new Promise((passed) => setTimeout(passed, 500))")  # longer than a tap
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(glimpse).to_have_count(0)
        assert ada.look().prompt == prompt, "it was only looked at"
        ada.tap(x, y)
        ada.wait_for(lambda glance: glance.prompt != prompt, "a tap plays")
