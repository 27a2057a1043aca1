"""What keeps the page quick, counted and not timed: bytes, shifts, how much of the page a press touches."""

from __future__ import annotations

from typing import Any

import pytest

import formicarium as fm
from tests.browser.speed import arrive, asking
from tests.browser.visitor import House
from tests.packaged import PACKAGED

KILOBYTES = 200  # of the heaviest table

TOUCHES = """() => {
  const touched = heard.touched.size;
  heard.touched.clear();
  return [touched, document.querySelectorAll('body *').length];
}"""


@pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)
def test_a_newcomers_table_is_light(house: House, game: fm.Game[Any]) -> None:
    """With the coach and all the page tells at first, and in French, which takes more words."""
    with house.visitor(coached=True, told=True, locale="fr-FR") as ada:
        assert arrive(ada, game).kilobytes < KILOBYTES


def test_the_largest_table_stays_where_it_is_and_a_press_touches_little_of_it(house: House) -> None:
    with house.visitor() as ada:
        came = arrive(ada, fm.games["hidden_empires_2"])
        assert came.shift < 0.01
        ada.wait_for(asking, "the question")
        assert ada.page.evaluate(TOUCHES)[0] > 1000
        while ada.page.evaluate(TOUCHES)[0]:  # until the page has come to rest
            ada.page.wait_for_timeout(500)
        before = ada.look()
        ada.do(before)
        ada.changed(before)
        touched, there = ada.page.evaluate(TOUCHES)
        assert 0 < touched < there / 5


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
