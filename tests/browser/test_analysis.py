"""*Analyse* in a replay: the curve, the marks, the better answer on the board; by pointer, keys and thumb."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from formicarium.core.record import Answered
from formicarium.server.wire import encode, said
from formicarium.texts.facts import message_of
from formicarium.texts.message import message
from tests.browser.test_axe import faults
from tests.browser.visitor import PHONE, Finger, House, Visitor
from tests.server.test_replays import played

MATCH = played(4)
ANSWERS = [entry for entry in MATCH.record.entries if isinstance(entry, Answered)]
LAST = len(ANSWERS)
SHORT = played(1, answers=2)
CURVE = "[role=slider][aria-label='Chances of winning, in 100']"
CHANCES = (0.5, 0.55, 0.2, 1.0)

APART = """() => {
  const [ring, card] = ['.pointed', 'section.verdict']
    .map((each) => document.querySelector(each).getBoundingClientRect());
  return ring.bottom <= card.top + 8 || ring.top >= card.bottom - 8;
}"""


def words(text: Any) -> Any:
    return json.loads(encode(said(text)))


def cells() -> list[int]:
    """Two answers that touch a cell of the board, and another one by the other seat after the first."""
    found = [at for at, entry in enumerate(ANSWERS) if entry.words().startswith("cell:")]
    return [found[3], found[6], found[9]]


def judged(at: int, verdict: str, cost: float = 0.0) -> dict[str, Any]:
    move = ANSWERS[at].move
    other = {"path": ["cell:r4c4"], "say": words(message("why-random", count=7)), "share": 1.0}
    says = message("judged-worse", better=message_of("move", move), cost=round(100 * cost), error=2, laps=30)
    return {
        "at": at,
        "seat": ANSWERS[at].seat,
        "verdict": verdict,
        "cost": cost,
        "error": 0.02,
        "laps": 30,
        "path": list(move.spell()),
        "say": words(message_of("move", move)),
        "says": words(says if cost else message("judged-best")),
        "others": [other] if cost else [],
        "why": words(message("why-better", why=message("why-random", count=7), chance=61)) if cost else None,
    }


def prepared() -> dict[str, Any]:
    first, second, third = cells()
    points = [
        {"at": at, "chances": [share, 1 - share], "luck": [0.1, -0.1]}
        for at, share in zip((0, first, second, LAST), CHANCES, strict=True)
    ]
    found = [judged(first, "mistake", 0.21), judged(second, "best"), judged(third, "doubtful", 0.05)]
    return {
        "done": LAST,
        "answers": LAST,
        "seats": [0, 1],
        "failed": False,
        "before": 0,
        "curve": {"points": points, "turning": [2, 3]},
        "judged": [found],
    }


def opened(visitor: Visitor) -> Page:
    """A replay whose analysis is there already."""

    def answer(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(prepared()))

    visitor.page.route("**/analysis*", answer)
    replay = visitor.call("POST", "/replays", {"record": MATCH.record.dumps()})
    visitor.goto(f"/replay/{replay['id']}")
    return visitor.page


def at(page: Page, number: int) -> None:
    expect(page.locator(".said .number")).to_have_text(f"{number} of {LAST}")


def test_a_match_is_analysed_while_one_waits_and_found_again_later(house: House) -> None:
    with house.visitor() as ada:
        replay = ada.call("POST", "/replays", {"record": SHORT.record.dumps()})
        ada.goto(f"/replay/{replay['id']}")
        loaded: list[str] = []
        ada.page.on("request", lambda request: loaded.append(request.url))
        expect(ada.button("Analyse")).to_be_visible()
        assert not [url for url in loaded if "nalys" in url], "nothing is fetched before it is wanted"
        ada.button("Analyse").click()
        all_ = ada.page.get_by_role("button", name="All (2)", exact=True)
        expect(all_).to_be_visible(timeout=90_000)
        expect(ada.page.locator("progress")).to_have_count(0)
        all_.click()
        found = ada.call("GET", f"/replays/{replay['id']}/analysis")
        told = [each["verdict"] for piece in found["judged"] for each in piece]
        assert ada.page.locator(".analysis ol .mark").all_inner_texts() == told
        ada.page.reload()
        posted = [url for url in loaded if url.endswith("/analysis")]
        ada.button("Analyse").click()
        expect(ada.page.get_by_role("button", name="All (2)", exact=True)).to_be_visible()
        assert len(posted) == 1, "what is there is not followed"


def test_marks_lead_to_the_board_where_the_better_answer_is_ringed(house: House) -> None:
    first, _, third = cells()
    with house.visitor() as ada:
        page = opened(ada)
        ada.button("Analyse").click()
        expect(page.get_by_role("button", name="Worth a look (2)")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".analysis ol li")).to_have_count(2)
        assert page.locator(".ticks .mark").all_inner_texts() == ["mistake", "doubtful"]
        row = page.locator(".analysis ol .line").first
        expect(row).to_contain_text("costs 21 in 100")
        row.click()
        at(page, first)
        card = page.get_by_role("region", name="Analysis")
        expect(card).to_contain_text(
            "The answer given wins 21 times in 100 less, give or take 2, measured 30 times"
        )
        expect(card).to_contain_text("From there, 61 wins in 100 are to be expected.")
        eyes = page.get_by_role("combobox", name="Whose eyes")
        expect(eyes).to_have_value(str(ANSWERS[first].seat))  # judged by what that seat could know
        ring, cell = page.locator(".pointed"), page.locator('[data-hit="cell:r4c4"]')
        expect(ring).to_have_count(1)
        around, inside = ring.bounding_box(), cell.bounding_box()
        assert around is not None
        assert inside is not None
        assert around["x"] < inside["x"] < inside["x"] + inside["width"] < around["x"] + around["width"]
        assert faults(ada) == []

        card.get_by_role("button", name="To the next one that is worth a look").click()
        at(page, third)
        ada.button("One on").click()  # the answer is given: nothing is ringed, and it is told what it was
        at(page, third + 1)
        expect(page.locator(".said .mark")).to_have_text("doubtful")
        expect(ring).to_have_count(0)
        card.get_by_role("button", name="Show it on the board").click()
        at(page, third)
        expect(ring).to_have_count(1)
        card.get_by_role("button", name="Close").click()
        expect(card).to_have_count(0)
        expect(eyes).to_have_value("open")


def test_the_curve_is_read_and_pressed_by_keys_and_as_a_table(house: House) -> None:
    first, second, _ = cells()
    with house.visitor() as ada:
        page = opened(ada)
        ada.button("Analyse").click()
        curve = page.locator(CURVE)
        curve.focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(curve).to_have_attribute("aria-valuetext", f"After {first} answers: Player A 55, Player B 45")
        page.keyboard.press("Enter")
        at(page, first)
        expect(page.locator(f"{CURVE} path.worth")).to_have_count(2)
        swing = page.get_by_role(
            "button", name=f"Answers {first + 1} to {second}: Player A from 55 to 20 in 100"
        )
        expect(swing).to_contain_text("luck: +10")
        swing.press("Enter")
        at(page, first)
        table = page.get_by_role("region", name="Luck and skill")
        lost = [0, 0]
        for number, cost in ((cells()[0], 21), (cells()[2], 5)):
            lost[ANSWERS[number].seat] -= cost
        expect(table.get_by_role("row", name="Player A")).to_contain_text("+40")
        for name, cost in zip(("Player A", "Player B"), lost, strict=True):
            expect(table.get_by_role("row", name=name)).to_contain_text(str(cost).replace("-", "−"))
        ada.button("As tables").click()
        row = f"After {second} answers 20 80"
        expect(
            page.get_by_role("region", name="Chances of winning, in 100").get_by_role("row", name=row)
        ).to_be_visible()
        assert faults(ada) == []


def test_on_a_phone_it_has_a_sheet_of_its_own_and_leaves_the_board_in_sight(house: House) -> None:
    first, *_ = cells()
    with house.hands(Finger, color_scheme="dark", **PHONE) as ben:
        page = opened(ben)
        ben.press(ben.button("Analyse"))
        sheet = page.get_by_role("dialog", name="Analysis")
        expect(sheet.locator(CURVE)).to_be_visible()
        assert faults(ben) == []
        assert page.evaluate("() => document.querySelector('dialog[open] .analysis').scrollWidth") <= 375
        ben.press(sheet.locator("ol .line").first)
        expect(sheet).to_have_count(0)
        at(page, first)
        card = page.get_by_role("region", name="Analysis")
        expect(card).to_contain_text("mistake")
        expect(page.locator(".pointed")).to_have_count(1)
        page.wait_for_function(APART)  # the card goes out of the way
        assert faults(ben) == []
