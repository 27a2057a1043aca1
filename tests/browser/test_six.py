"""Six at one table: everybody's key numbers stay in sight, and nothing that lies on the table is cut."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import formicarium as fm
from tests.browser.test_colours import SIZES
from tests.browser.visitor import DESKTOP, PHONE, STILL, Finger, House, Visitor
from tests.server.test_replays import played

SEATS = 6
ANSWERS = 60
FULL = sorted(id for id, game in fm.games.items() if SEATS in game.seats)

# By seat: how many of its numbers are in sight, without scrolling anything.
IN_SIGHT = """() => {
  const column = document.querySelector('.seats').getBoundingClientRect();
  const inside = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.left >= column.left && box.right <= column.right + 0.5 &&
      box.top >= column.top && box.bottom <= Math.min(column.bottom, innerHeight) + 0.5 &&
      box.right <= innerWidth;
  };
  const found = {};
  for (const one of document.querySelectorAll('.seats [data-panel^="seat:"], .seats [data-at^="seat:"]'))
    found[one.dataset.panel ?? one.dataset.at] =
      [...one.querySelectorAll('strong, .value')].filter(inside).length;
  return found;
}"""

# What lies on the table and does not show whole, though there is room to lay it out.
CUT = """() => [...document.querySelectorAll('.right .tray')].filter((one) => {
  const [box, frame] = [one, one.closest('.side')].map((each) => each.getBoundingClientRect());
  return box.bottom > frame.bottom + 1 || box.top < frame.top - 1;
}).map((one) => one.ariaLabel)"""

# Whatever stands in the side column of a replay, and reaches out of it or of the page.
SPILT = """() => {
  const column = document.querySelector('.right').getBoundingClientRect();
  return [...document.querySelectorAll('.right .side > *, .right .drawer')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > Math.min(column.bottom, innerHeight) + 1 || box.top < column.top - 1 ||
      box.right > innerWidth;
  }).map((one) => one.className);
}"""

LOG = """() => {
  const list = document.querySelector('.right .log .scroll');
  const last = [...list.querySelectorAll('li')].at(-1).getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  return last.bottom <= frame.bottom + 1 && frame.bottom <= innerHeight && frame.height >= 100;
}"""

# How wide the smallest mark of a seat on a board is, in pixels.
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.main [data-piece] use[href^="#art-mark_"]')]
  .map((one) => one.width.baseVal.value * one.getScreenCTM().a))"""


@pytest.mark.parametrize("screen", ["desktop", "phone"])
@pytest.mark.parametrize("game", FULL)
def test_six_players_stay_in_sight(house: House, game: str, screen: str) -> None:
    match = played(1, game, SEATS, ANSWERS)
    people = ["me" if seat == match.pending[0].seat else "bot:random" for seat in range(SEATS)]
    hands, size = (Finger, PHONE) if screen == "phone" else (Visitor, DESKTOP)
    with house.hands(hands, **size) as ada:
        made = ada.table(*people, game=game, record=match.record.dumps())
        ada.goto(f"/table/{made['table']}")
        ada.wait_for(lambda glance: glance.kind in ("choice", "count", "confirm"))
        shown = ada.page.evaluate(IN_SIGHT)
        assert len(shown) == SEATS
        assert min(shown.values()) >= 2, shown
        assert ada.page.evaluate(SMALLEST) >= min(SIZES) - 0.1, "smaller marks were not compared"
        if screen == "desktop":
            assert min(shown.values()) >= 4, shown
            assert ada.page.evaluate(CUT) == []
            assert ada.page.evaluate(LOG)


@pytest.mark.parametrize("game", FULL)
def test_nothing_is_cut_beside_a_replay_of_six(house: House, game: str) -> None:
    match = played(1, game, SEATS, ANSWERS)
    with house.visitor() as ada:
        kept = ada.call("POST", "/replays", {"record": match.record.dumps()})
        ada.goto(f"/replay/{kept['id']}#{kept['length']}")
        expect(ada.page.get_by_role("slider")).to_be_visible()
        ada.page.evaluate(STILL)
        assert ada.page.evaluate(SPILT) == []
        assert ada.page.evaluate(CUT) == []
