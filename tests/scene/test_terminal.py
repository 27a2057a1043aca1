"""Scenes in characters."""

from __future__ import annotations

import pytest

from formicarium.scene.charmap import Sheet
from formicarium.scene.model import Board, Icon, Panel, Piece, Place, Row, Scene, Section
from formicarium.scene.terminal import ESCAPE, draw
from tests.scene import mocks
from tests.scene.mocks import said, say


def grid(*words: str) -> Scene:
    """Three round cells in a row, with gaps between them."""
    names = ("c1", "c2", "c3")
    cells = tuple(
        Place(f"cell:{n}", 50 + 100 * i, 60, 90, 90, said(n), "circle") for i, n in enumerate(names)
    )
    labels = tuple(
        Place(f"label:{n}", 50 + 100 * i, 5, 10, 10, said(n), "none", glyph=n) for i, n in enumerate(names)
    )
    cards = tuple(
        Piece(f"card:{n}", "x", f"cell:{n}", said(n), glyph=w) for n, w in zip(names, words, strict=True)
    )
    ant = Piece("ant", "x", "cell:c2", said("ant"), size=30, seat=1, glyph="a")
    return Scene("mock", said("Now"), (Board("b", 300, 110, cells + labels),), (*cards, ant))


def test_places_are_boxes_that_share_their_borders() -> None:
    assert draw(grid("W", "S be", "T"), say) == "\n".join(
        [
            "Now",
            "",
            "   c1     c2     c3",
            "┌──────┬──────┬──────┐",
            "│  W   │ S be │  T   │",
            "│      │  ▲a  │      │",
            "└──────┴──────┴──────┘",
            "",
        ]
    )


def test_hexes_become_bricks() -> None:
    lines = draw(mocks.antics(), say).splitlines()
    first = lines.index("● Hill of seat 0                ▲ Hill of seat 1") + 1
    hill = [line[:31].rstrip() for line in lines[first : first + 10]]
    assert hill == [
        "    ┌───────┬───────┐",
        "    │ bu ^3 │ bu ^1 │",
        "    │       │       │",
        "┌───┴───┬───┴───┬───┴───┐",
        "│ bu ^2 │ bu ^3 │ bu ^1 │",
        "│       │   ●   │       │",
        "└───┬───┴───┬───┴───┬───┴───┐",
        "    │ bu ^2 │ bu ^1 │ bu ^1 │",
        "    │       │       │       │",
        "    └───────┴───────┴───────┘",
    ]


def test_what_stands_on_a_track_is_said_in_words() -> None:
    lines = draw(mocks.antics(), say).splitlines()
    assert "t01: ●w, ▲w" in lines
    assert "t10: ▲w" in lines


@pytest.mark.parametrize("scene", [mocks.hidden_empires(), mocks.antics()], ids=["hexes", "tracks"])
def test_no_line_is_too_wide(scene: Scene) -> None:
    assert max(map(len, draw(scene, say, width=100).splitlines())) <= 100


def test_panels_cards_and_notes_are_said_in_words() -> None:
    text = draw(mocks.hidden_empires(), say)
    for words in (
        "Redeploy > Check > Advance > [Forage] > Fight",
        "> ● Ana  moves first",
        "Nest size 8/6",
        "Food 12 (adults 4, larvae 3, left 5)",
        "  ■ Cleo  ✓",
        "* Trail Makers: Lay a trail token",
        "Discard (1)",
        "! The nest is too small",
    ):
        assert words in text


@pytest.mark.parametrize(
    "seat, line", [(None, "  Way: 2 × hatch, (send), push"), (0, "    Way: 2 × hatch, push")]
)
def test_faded_icons_are_bracketed_and_left_out_before_a_player(seat: int | None, line: str) -> None:
    icons = (Icon("x", said("hatch"), 2), Icon("x", said("send"), faded=True), Icon("x", said("push")))
    panel = Panel("p", seat=seat, sections=(Section((Row(said("Way"), icons=icons),)),))
    assert line in draw(Scene("mock", said("Now"), (), panels=(panel,)), say).splitlines()


def test_colour_changes_no_letter() -> None:
    scene = mocks.hidden_empires()
    coloured = draw(scene, say, colour=True)
    assert "\x1b[91m" in coloured
    assert ESCAPE.sub("", coloured) == draw(scene, say)


def test_borders_meet_in_the_right_corners() -> None:
    sheet = Sheet()
    sheet.box(0, 0, 2, 3)
    sheet.box(2, 1, 4, 3)
    assert sheet.lines() == ["┌──┐", "│  │", "└┬─┤", " │ │", " └─┘"]
