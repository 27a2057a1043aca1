"""A board printed in grey: whose piece it is shows by its mark."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

import formicarium as fm
from tests.browser.visitor import House
from tests.server.test_replays import played

MARKS = ("circle", "triangle", "square", "diamond", "star", "hexagon")
ANSWERS = 60
SHELF = sorted(entry_points(group="formicarium.games").names)  # not what other tests have opened

# Which drawings make up each piece on a board.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll('[data-piece]')].map((piece) => [
  piece.dataset.piece,
  [...piece.querySelectorAll('use')].map((one) => one.getAttribute('href')),
]))"""

# The outlines of the marks, without what colours them.
OUTLINES = """(marks) => marks.map((mark) => {
  const symbol = document.getElementById(`art-mark_${mark}`).cloneNode(true);
  for (const part of symbol.querySelectorAll('*'))
    for (const name of ['style', 'fill', 'class']) part.removeAttribute(name);
  return symbol.innerHTML;
})"""


@pytest.mark.parametrize("game", SHELF)
def test_every_piece_of_a_seat_bears_its_mark(house: House, game: str) -> None:
    match = played(1, game, max(fm.games[game].seats), ANSWERS)
    with house.visitor() as ada:
        replay = ada.call("POST", "/replays", {"record": match.record.dumps()})
        last = replay["length"]
        (frame,) = ada.call("GET", f"/replays/{replay['id']}/frames?seat=open&from={last}&to={last}")
        ada.goto(f"/replay/{replay['id']}#{last}")
        ada.page.wait_for_selector("[data-piece]")
        drawn = ada.page.evaluate(DRAWN)
        owned = {
            piece["id"]: piece["seat"] for piece in frame["scene"]["pieces"] if piece["seat"] is not None
        }
        seen = set()
        for piece in drawn.keys() & owned.keys():
            shown = {mark for mark in MARKS for art in drawn[piece] if art.endswith(f"_{mark}")}
            assert shown == {MARKS[owned[piece]]}, (piece, drawn[piece])
            seen.add(owned[piece])
        assert len(seen) > 1, "pieces of several seats lie on the boards"
        outlines = ada.page.evaluate(OUTLINES, MARKS)
        assert len(set(outlines)) == len(MARKS)
