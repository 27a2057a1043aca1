"""How a match went: curves and tables at its end and beside its replay."""

from __future__ import annotations

from playwright.sync_api import expect

from formicarium.core.account import account
from tests.browser.test_axe import faults
from tests.browser.visitor import PHONE, Finger, House
from tests.server.test_replays import played

MATCH = played(4)
POINTS = "[role=slider][aria-label=Points]"


def test_curves_at_the_end_are_read_by_pointer_keyboard_and_as_tables(house: House) -> None:
    found = account(MATCH)
    assert found is not None
    points = found.curves[0].values
    with house.visitor() as ada:
        page = ada.page
        loaded: list[str] = []
        page.on("request", lambda request: loaded.append(request.url))
        made = ada.table("me", "bot:random", record=MATCH.record.dumps())
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: glance.kind == "end")
        assert not [url for url in loaded if "igures" in url], "nothing is fetched before it is wanted"
        ada.button("How it went").click()
        plot = page.locator(POINTS)
        expect(plot).to_have_attribute(
            "aria-valuetext", f"Round {len(points[0]) - 1}: Player A {points[0][-1]}, Bot B {points[1][-1]}"
        )
        plot.focus()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(plot).to_have_attribute(
            "aria-valuetext", f"Round 1: Player A {points[0][1]}, Bot B {points[1][1]}"
        )
        expect(page.locator(".read .when").first).to_have_text("Round 1")
        expect(plot.locator(".axis")).to_have_text("Rounds")
        assert len(page.locator(f"{POINTS} path.line").all()) == 2
        dashes = page.locator(f"{POINTS} path.line").evaluate_all(
            "(all) => all.map((one) => ['stroke', 'stroke-dasharray'].map((name) => one.getAttribute(name)))"
        )
        assert len({colour for colour, _ in dashes}) == len({dash for _, dash in dashes}) == 2
        assert faults(ada) == []
        ada.button("As tables").click()
        row = f"Round {len(points[0]) - 1} {points[0][-1]} {points[1][-1]}"
        expect(page.get_by_role("region", name="Points").get_by_role("row", name=row)).to_be_attached()
        assert faults(ada) == []
        page.keyboard.press("Escape")
        expect(ada.button("How it went")).to_be_visible()


def test_a_press_on_a_turn_goes_there_and_the_cursor_follows(house: House) -> None:
    found = account(MATCH)
    assert found is not None
    second, last = found.turns[1], found.turns[-1]
    with house.visitor() as ada:
        replay = ada.call("POST", "/replays", {"record": MATCH.record.dumps()})
        ada.goto(f"/replay/{replay['id']}#3")
        ada.button("How it went").click()
        plot = ada.page.locator(POINTS)
        plot.focus()
        ada.page.keyboard.press("Home")
        ada.page.keyboard.press("ArrowRight")
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator(".said")).to_contain_text(f"{second.at} of {last.at}")
        cursor = ada.page.locator(f"{POINTS} .cursor")
        before = float(cursor.get_attribute("x1") or "")
        ada.button("To the end").click()
        expect(ada.page.locator(".said")).to_contain_text(f"{last.at} of {last.at}")
        assert float(cursor.get_attribute("x1") or "") > before
        box = plot.bounding_box()
        assert box is not None
        ada.tap(box["x"] + box["width"] / 3, box["y"] + 40)
        expect(ada.page.locator(".said")).not_to_contain_text(f"{last.at} of {last.at}")
        assert faults(ada) == []
    with house.hands(Finger, color_scheme="dark", **PHONE) as ben:
        ben.goto(f"/replay/{replay['id']}#3")
        ben.press(ben.button("How it went"))
        expect(ben.page.locator(POINTS)).to_be_visible()
        assert faults(ben) == []
        wide = ben.page.evaluate("() => document.querySelector('dialog[open] .figures').scrollWidth")
        assert wide <= 375
