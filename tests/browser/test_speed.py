"""What keeps the page quick, counted and not timed: bytes, shifts, how much of the page a press touches."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import formicarium as fm
from tests.browser.speed import arrive, asking
from tests.browser.visitor import PHONE, House
from tests.packaged import PACKAGED

KILOBYTES = 192  # of the heaviest table
STEADY = 0.01  # Chromium's layout shift, once the board is there

TOUCHES = """() => {
  const touched = heard.touched.size;
  heard.touched.clear();
  return [touched, document.querySelectorAll('body *').length];
}"""

SIZES = """() => {
  window.sizes = [];
  const board = document.querySelector('.main .board');
  new ResizeObserver(() => sizes.push(Math.round(board.clientHeight))).observe(board);
}"""


@pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)
def test_a_newcomers_table_is_light(house: House, game: fm.Game[Any]) -> None:
    """With the coach and all the page tells at first, and in French, which takes more words."""
    with house.visitor(coached=True, told=True, locale="fr-FR") as ada:
        came = arrive(ada, game)
        assert came.kilobytes < KILOBYTES
        assert came.shift < STEADY


@pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)
def test_a_phones_board_stays_where_it_is_while_the_coach_speaks(house: House, game: fm.Game[Any]) -> None:
    with house.visitor(coached=True, told=True, locale="fr-FR", **PHONE) as ada:
        ada.context.add_init_script("localStorage.setItem('formicarium.coach-cards', 'off')")
        assert arrive(ada, game).shift < STEADY
        expect(ada.page.get_by_role("region", name="Conseils")).to_be_visible()


def test_the_largest_table_stays_where_it_is_and_a_press_touches_little_of_it(house: House) -> None:
    with house.visitor() as ada:
        came = arrive(ada, fm.games["hidden_empires_2"])
        assert came.shift < STEADY
        ada.wait_for(asking, "the question")
        assert ada.page.evaluate(TOUCHES)[0] > 1000
        presses = []
        for _ in range(3):  # somebody else may move while one of them is looked at
            ada.wait_for(asking, "the question")
            while ada.page.evaluate(TOUCHES)[0]:  # until the page has come to rest
                ada.page.wait_for_timeout(500)
            before = ada.look()
            ada.do(before)
            ada.changed(before)
            presses.append(ada.page.evaluate(TOUCHES))
        touched, there = min(presses)
        assert 0 < touched < there / 5


def test_a_board_is_not_drawn_anew_by_every_line_below_it(house: House) -> None:
    """What is asked comes and goes in one line or three; the board was moved by it twice with every press."""
    with house.visitor() as ada:
        arrive(ada, fm.games["antics"])
        ada.wait_for(asking, "the question")
        ada.page.evaluate(SIZES)
        for _ in range(4):
            before = ada.wait_for(asking, "the question")
            ada.do(before)
            ada.changed(before)
        sizes = ada.page.evaluate("() => sizes")
        assert len(sizes) - 1 <= 2, sizes


def test_scripts_travel_packed(house: House) -> None:
    with house.visitor() as ada:
        scripts = []
        ada.page.on("response", lambda reply: scripts.append(reply) if "/assets/" in reply.url else None)
        ada.goto("/")
        ada.page.wait_for_load_state("networkidle")
        packed = {
            reply.headers.get("content-encoding") for reply in scripts if reply.url.endswith((".js", ".css"))
        }
        assert packed == {"br"}
