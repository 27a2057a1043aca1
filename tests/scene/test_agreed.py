"""What several scenes agree on."""

from __future__ import annotations

from dataclasses import replace

from formicarium.scene.agreed import agreed
from formicarium.scene.model import Panel, Piece, Row, Scene, Section
from formicarium.texts.message import message

WORD = message("word")


def piece(id: str, on: str, sprite: str = "ant") -> Piece:
    return Piece(id, sprite, on, WORD)


def scene(*pieces: Piece, food: int = 0, eggs: int = 0) -> Scene:
    rows = Row(message("food"), food), Row(message("eggs"), eggs)
    return Scene("game", WORD, pieces=pieces, panels=(Panel("me", sections=(Section(rows),)),))


def test_where_all_agree_it_is_so() -> None:
    after = scene(piece("a", "there"), food=2)
    assert agreed(scene(piece("a", "here")), [after, after]) == after


def test_what_differs_stays_as_it_was() -> None:
    before = scene(piece("a", "here"), piece("b", "here"), food=1, eggs=1)
    left = scene(piece("a", "there"), piece("b", "there"), food=3, eggs=2)
    right = scene(piece("a", "there"), piece("b", "elsewhere"), food=3, eggs=0)
    assert agreed(before, [left, right]) == scene(piece("a", "there"), piece("b", "here"), food=3, eggs=1)


def test_what_comes_or_goes_does_so_everywhere_or_not_at_all() -> None:
    before = scene(piece("a", "here"), piece("b", "here"), piece("c", "here"))
    left = scene(piece("a", "here"), piece("new", "there"), piece("odd", "there", "queen"))
    right = scene(piece("b", "here"), piece("new", "there"), piece("odd", "there"))
    found = agreed(before, [left, right])
    assert [thing.id for thing in found.pieces] == ["a", "b", "new"]
    assert agreed(before, [replace(left, pieces=()), right]).pieces == (before.pieces[1],)
