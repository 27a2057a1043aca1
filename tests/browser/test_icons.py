"""Every icon has a name and says what it means, to mouse, keys and finger; a legend explains the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.moments import MOMENTS, SEAT, Moment
from tests.browser.test_axe import aid, faults, how_it_went, learn, met, replay
from tests.browser.visitor import PHONE, Finger, House, Visitor

# Pictures that neither say what they are nor stand beside words. Boards and cards have words of their own.
NAMELESS = """() => {
  const shown = (one) => one.getClientRects().length > 0;
  const says = (one) => /[^\\d\\s/+×−-]/.test(one?.innerText ?? '');
  const found = new Set();
  for (const picture of document.querySelectorAll('svg, img')) {
    if (!shown(picture) || picture.parentElement === document.body) continue; // all art, to be cut from
    if (picture.closest('.board > svg, .card') || picture.matches('img[alt]')) continue;
    if (picture.closest('[role=slider][aria-label]')) continue; // a plot, read by its own words
    const control = picture.closest('button, a, [role=button], summary, label');
    const tip = picture.closest('[title]')?.title.trim();
    const name = control && (control.getAttribute('aria-label') || control.textContent.trim());
    const beside = picture.closest('li, p, h2, h3, dt, td, th, header');
    const told = control ? name && (says(control) || tip) : tip || says(beside);
    if (!told) found.add((control ?? picture.parentElement).outerHTML.slice(0, 200));
  }
  return [...found];
}"""

FIRST = {moment.game: moment for moment in reversed(MOMENTS)}


def join(visitor: Visitor, moment: Moment) -> None:
    visitor.call("POST", "/me", {"name": "Ada"})
    seats = ["me" if seat == SEAT else "bot:random" for seat in range(moment.seats)]
    made = visitor.table(*seats, game=moment.game, record=moment.record(), seed=moment.seed)
    visitor.goto(f"/table/{made['table']}")
    visitor.wait_for(lambda glance: glance.kind in ("choice", "count", "confirm"), moment.picture)


@pytest.mark.parametrize("game", sorted(FIRST))
def test_every_icon_at_a_table_is_named(house: House, game: str) -> None:
    with house.visitor() as ada:
        join(ada, FIRST[game])
        assert ada.page.evaluate(NAMELESS) == []
        ada.button("Legend").click()
        expect(
            ada.page.get_by_role("dialog").get_by_text("You may touch this now", exact=False)
        ).to_be_visible()
        assert ada.page.evaluate(NAMELESS) == []
        assert faults(ada) == []
        ada.page.keyboard.press("Escape")
        tip = ada.page.locator(".tip[popover]")
        ada.page.locator(".panel").first.focus()
        ada.page.keyboard.press("ArrowDown")
        ada.page.keyboard.press("ArrowDown")
        expect(tip).to_have_text(str(ada.page.evaluate("() => document.activeElement.title")))


def test_every_icon_of_the_other_pages_is_named(house: House) -> None:
    with house.visitor() as ada:
        for path, seen in (("/", "Play now"), ("/create", "Players"), ("/rules/antics", "Antics!")):
            ada.goto(path)
            expect(ada.page.get_by_text(seen).first).to_be_visible()
            assert ada.page.evaluate(NAMELESS) == [], path
        for show in (met, aid, learn, replay, how_it_went):
            show(ada)
            assert ada.page.evaluate(NAMELESS) == [], show.__name__
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog", name="The match is over")).to_be_visible()
        assert ada.page.evaluate(NAMELESS) == [], "the end"


def test_a_finger_reads_what_an_icon_means(house: House) -> None:
    with house.hands(Finger, **PHONE) as ada:
        join(ada, FIRST["hidden_empires_2"])
        ada.page.locator(".seats .chip").first.tap()
        line = ada.page.locator("dialog .panel .line[title]").first
        line.tap()
        expect(ada.page.locator(".tip[popover]")).to_have_text(line.get_attribute("title") or "")
        assert ada.page.evaluate(NAMELESS) == []
