"""The vocabulary: small, frozen, plain."""

from __future__ import annotations

import json

import pytest

from formicarium.core.plain import from_plain, to_plain
from formicarium.scene.model import Card, Panel, Piece, Place, Row, Scene, Tray, token_of
from formicarium.texts.message import message
from tests.scene import mocks

NAME = message("name")


@pytest.mark.parametrize("scene", [mocks.hidden_empires(), mocks.antics()], ids=["hexes", "tracks"])
def test_a_scene_is_plain_data_and_can_be_read_back(scene: Scene) -> None:
    text = json.dumps(to_plain(scene))
    assert from_plain(Scene, json.loads(text)) == scene


@pytest.mark.parametrize("scene", [mocks.hidden_empires(), mocks.antics()], ids=["hexes", "tracks"])
def test_ids_are_unique_and_everything_lies_somewhere(scene: Scene) -> None:
    places = [place.id for place in scene.places]
    pieces = [piece.id for piece in scene.pieces]
    panels = [panel.id for panel in scene.panels]
    trays = [tray.id for tray in scene.trays]
    for ids in (places, pieces, panels, trays):
        assert len(ids) == len(set(ids))
    assert {piece.on for piece in scene.pieces} <= {*places, *panels, *(row.id for row in scene.rows)}
    assert {card.on for card in scene.cards} <= {*trays, *panels}


def test_touching_a_thing_spells_its_touch_or_else_its_id() -> None:
    assert token_of(Place("cell:r1c1", 0, 0, 1, 1, NAME)) == "cell:r1c1"
    assert (
        token_of(Piece("cheese_a", "cheese", "shelf", NAME, touch=("seat:2", "take:cheese"))) == "take:cheese"
    )


def test_labels_are_found_by_token() -> None:
    honey, slot = message("honey"), Card("honey_a", message("honey"), "", "display", touch=("slot:1",))
    scene = Scene("mock", NAME, trays=(Tray("display", NAME),), cards=(slot,))
    assert scene.labels() == {"slot:1": honey}


def test_a_sealed_answer_puts_out_the_turn_light() -> None:
    scene = Scene("mock", NAME, panels=(Panel("a", NAME, 0, active=True), Panel("b", NAME, 1, active=True)))
    sealed = scene.with_ready((1,))
    assert sealed.ready == (1,)
    assert [panel.active for panel in sealed.panels] == [True, False]
    assert scene.with_ready(()) is scene


@pytest.mark.parametrize(
    "row, exceeded",
    [
        (Row(message("size"), 11, of=10), True),
        (Row(message("size"), 10, of=10), False),
        (Row(message("score"), 41, of=36, goal=True), False),
        (Row(message("ants"), 41), False),
    ],
)
def test_a_limit_can_be_exceeded_and_a_goal_cannot(row: Row, exceeded: bool) -> None:
    assert row.exceeded == exceeded
