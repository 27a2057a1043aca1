"""How the table looks (section 10 of the spec)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import islice
from typing import NamedTuple

import pytest

import formicarium as fm
from formicarium.core.decision import Decision
from formicarium.core.state import View
from formicarium.core.together import sight
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import (
    CATERPILLAR,
    CELLS,
    INSECT_OF,
    MIDDLE,
    NO_PATH,
    NO_PROVISION,
    PATHS,
    Provision,
)
from formicarium.games.cicada_and_ant.moves import Buy, Done, TakePower
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.games.cicada_and_ant.scene import scene
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene import terminal
from formicarium.scene.model import Card, Panel, Row, Scene
from formicarium.scene.sprites import Art
from formicarium.testing import clause
from formicarium.texts.message import Message, SeatName
from formicarium.texts.speaker import Speaker
from tests.scene.looking import piece, things

ART = Art.of(GAME)
KINDS_OF_TOKEN = {"cell", "token", "slot", "card", "give", "take", "seat"}
TABLES = [pytest.param(seats, name, id=f"{name}-{seats}") for name in GAME.variants for seats in GAME.seats]


def matches(seats: int, variant: str, seed: int = 1) -> Iterator[fm.Match]:
    """The same match at each of its decisions, played by somebody who buys whatever there is."""
    match = fm.Match(GAME, seats=seats, seed=seed, options=GAME.variants[variant])
    rng = random.Random(seed)
    while match.outcome is None:
        yield match
        decision = match.pending[0]
        wanted = [move for move in decision.options if isinstance(move, Buy | TakePower)]
        plain = [move for move in decision.options if isinstance(move, Done)]
        match.play(decision.seat, rng.choice(wanted or plain or decision.options))
    yield match


class Look(NamedTuple):
    """A scene, and what it was drawn from."""

    view: CicadaView
    table: Scene
    asked: Decision | None


@cache
def looks(seats: int, variant: str) -> tuple[Look, ...]:
    """Some moments of a match, from every seat and from outside."""
    found = []
    for number, match in enumerate(islice(matches(seats, variant), 300)):
        if number < 10 or number % 29 == 0 or match.outcome:
            for viewer in (None, *range(seats)):
                asked = None if viewer is None else match.decision(viewer)
                found.append(Look(view_of(match, viewer), match.scene(viewer), asked))
    return tuple(found)


def view_of(match: fm.Match, seat: int | None) -> CicadaView:
    view: View = match.view(seat)
    assert isinstance(view, CicadaView)
    return view


def until(phase: str, seats: int = 3, variant: str = "winter", seed: int = 1) -> fm.Match:
    """A match that has come to this step."""
    return next(match for match in matches(seats, variant, seed) if view_of(match, None).phase == phase)


# Laws


@pytest.mark.parametrize("seats, variant", TABLES)
def test_every_token_is_in_the_vocabulary(seats: int, variant: str) -> None:
    words = set(GAME.vocabulary(seats, CicadaOptions()))
    for look in looks(seats, variant):
        for thing in things(look.table):
            assert set(thing.touch) <= words
            if not thing.touch and thing.id.partition(":")[0] in KINDS_OF_TOKEN:
                assert thing.id in words, thing.id
        assert {panel.id for panel in look.table.panels if panel.seat is not None} <= words


@pytest.mark.parametrize("seats, variant", TABLES)
def test_whatever_may_be_touched_is_on_the_table(seats: int, variant: str) -> None:
    for look in looks(seats, variant):
        shown = {*look.table.labels(), *(panel.id for panel in look.table.panels)}
        for move in look.asked.options if look.asked else ():
            tokens = {token for token in move.spell() if token.partition(":")[0] in KINDS_OF_TOKEN}
            assert tokens <= shown, str(move)


@pytest.mark.parametrize("seats, variant", TABLES)
def test_ids_are_unique_and_everything_lies_somewhere(seats: int, variant: str) -> None:
    for _, table, _ in looks(seats, variant):
        ids = [*(piece.id for piece in table.pieces), *(card.id for card in table.cards)]
        assert len(ids) == len(set(ids))
        panels = {panel.id for panel in table.panels}
        grounds = {*(place.id for place in table.places), *panels, *(row.id for row in table.rows)}
        assert {piece.on for piece in table.pieces} <= grounds
        assert {card.on for card in table.cards} <= panels | {tray.id for tray in table.trays}


@pytest.mark.parametrize("variant", GAME.variants)
def test_tables_that_a_seat_cannot_tell_apart_look_alike(variant: str) -> None:
    rng = random.Random(5)
    for match in islice(matches(3, variant), 0, 200, 7):
        for decision in match.pending:
            imagined = sight(match.imagine(decision.seat, rng), decision.seat).view(decision.seat)
            assert scene(imagined) == scene(view_of(match, decision.seat))


@pytest.mark.parametrize("seats, variant", TABLES)
def test_every_sprite_exists(seats: int, variant: str) -> None:
    for look in looks(seats, variant):
        assert not {name for name in sprites(look.table) if name not in ART}


def sprites(table: Scene) -> Iterator[str]:
    for place in table.places:
        yield from (place.sprite,) if place.sprite else ()
    for each in table.pieces:
        yield from (each.sprite, *each.over, *each.marks)
    for card in table.cards:
        yield from (card.sprite,) if card.sprite else ()
        yield from (icon.sprite for icons in card.icons for icon in icons)
    for panel in table.panels:
        yield from (icon.sprite for icon in panel.badges)
    for row in table.rows:
        yield from (row.sprite,) if row.sprite else ()
        yield from (icon.sprite for icon in row.icons)
    yield from (note.sprite for note in table.notes if note.sprite)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats, variant", TABLES)
def test_every_word_exists(seats: int, variant: str, language: str) -> None:
    speaker = Speaker(GAME, language, ["Ana", "Ben", "Cleo", "Dan"], you=0)
    said = {message for look in looks(seats, variant) for message in messages(look.table)}
    assert not [fault for each in said for fault in speaker.catalogue.faults(each, speaker._naming)]


def messages(value: object) -> Iterator[Message]:
    """Everything a scene says."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from messages(item)
    elif is_dataclass(value):
        for each in fields(value):
            yield from messages(getattr(value, each.name))


@pytest.mark.parametrize("seats, variant", TABLES)
def test_a_card_keeps_its_id_wherever_it_lies(seats: int, variant: str) -> None:
    for view, table, _ in looks(seats, variant):
        lying = {card for cards in (view.square, *view.reserves, *view.kept) for card in cards if card}
        drawn = {piece.id for piece in table.pieces if piece.id.startswith("card:")}
        assert drawn == {f"card:{card}" for card in lying}


# Secrets


@clause("CIG-HID-02")
def test_a_spectator_sees_only_the_backs_of_tokens() -> None:
    match = until("SetCicada", variant="autumn", seats=2)
    token = piece(match.scene(None), f"choice:{view_of(match, None).ant}")
    assert token.sprite == "token_back"
    assert token.label.key == "scene-token-hidden"


def test_ones_own_token_is_shown_to_oneself() -> None:
    match = until("SetCicada", variant="autumn", seats=2)
    ant = view_of(match, None).ant
    own = view_of(match, ant).tokens[ant]
    assert piece(match.scene(ant), f"choice:{ant}").sprite == f"token_{own}"


@clause("CIG-INS-03")
def test_kept_insects_are_shown_by_kind_to_their_owner_and_as_a_number_to_others() -> None:
    match = next(match for match in matches(2, "autumn") if any(view_of(match, None).kept_counts))
    owner = next(seat for seat, count in enumerate(view_of(match, None).kept_counts) if count)
    kept = view_of(match, owner).kept[owner]
    kinds = {row.id: row.value for row in panel(match.scene(owner), owner).sections[1].rows}
    assert sum(value or 0 for value in kinds.values()) == len(kept)
    assert kinds[f"kept:{owner}:{INSECT_OF[kept[0]]}"]
    rows = panel(match.scene(1 - owner), owner).sections[0].rows
    assert rows[1].value == len(kept)
    assert rows[1].label.key == "scene-insect-cards"


@clause("CIG-CARD-power_dragonfly-03")
def test_the_dragonflys_token_is_a_note_for_the_cicada_alone() -> None:
    view = view_of(until("SetCicada"), 0)
    seen = replace(view, seat=view.cicada, looked=True, seen=PATHS[3])
    own, theirs = scene(seen).notes[0], scene(replace(seen, seat=view.ant, seen=NO_PATH)).notes[0]
    assert own.private
    assert own.sprite == "token_wood"
    assert not theirs.private
    assert theirs.text.key == "scene-note-looked"


@clause("CIG-CARD-power_caterpillar-01")
def test_the_hidden_card_is_face_up_to_its_holder_alone() -> None:
    match = next(
        match
        for match in matches(3, "winter-powers", seed=21)
        if dict(view_of(match, 0).powers).get(CATERPILLAR, MIDDLE) != MIDDLE
    )
    holder = dict(view_of(match, 0).powers)[CATERPILLAR]
    faces = [card(match.scene(seat), "card:hidden").face for seat in range(3)]
    assert faces == ["up" if seat == holder else "down" for seat in range(3)]


# What is shown


def test_the_square_has_sixteen_round_cells_named_by_row_and_column() -> None:
    table = until("PlaceAnts").scene(0)
    cells = [place for place in table.boards[0].places if place.id.startswith("cell:")]
    assert [place.id for place in cells] == [f"cell:{cell}" for cell in CELLS]
    assert {place.shape for place in cells} == {"circle"}


def test_pawn_cells_of_a_type_light_up_together_when_the_cicada_chooses() -> None:
    match = until("SetCicada")
    view = view_of(match, None)
    groups = {place.id: place.group for place in match.scene(view.cicada).places if place.group}
    assert set(groups) == {f"cell:{cell}" for cell in view.pawns}
    assert set(groups.values()) <= set(PATHS)
    assert not any(place.group for place in until("PlaceAnts").scene(None).places)


def test_the_running_count_per_type_is_shown_beside_the_square() -> None:
    match = until("SetCicada")
    rows = match.scene(0).panels[-1].sections[0].rows
    assert sum(row.value or 0 for row in rows) == 6


@clause("CIG-ROLE-05")
def test_who_will_be_what_is_told_for_a_miss_and_for_an_interception() -> None:
    table = scene(replace(view_of(until("PlaceAnts"), 0), ant=0, cicada=1))
    told = {
        row.label.key: [icon.seat for icon in row.icons] for row in table.rows if row.icons and not row.value
    }
    assert told["scene-after-miss"] == [1, 2]
    assert told["scene-after-interception"] == [0, 2]


def test_cubes_stand_on_their_spaces_with_colour_and_mark() -> None:
    view = replace(
        view_of(until("PlaceAnts", variant="autumn"), 0), shelves=((4, 0, 0, 0), (4, 1, 0, 0), (0,) * 4)
    )
    table = scene(view)
    cubes = {
        each.id: (each.on, each.seat, each.sprite) for each in table.pieces if each.id.startswith("cube")
    }
    assert cubes == {
        "cube:0:cloth": ("space:cloth:4", 0, "cube_circle"),
        "cube:1:cloth": ("space:cloth:4", 1, "cube_triangle"),
        "cube:1:tile": ("space:tile:1", 1, "cube_triangle"),
    }
    assert [note.text.args for note in table.notes] == [
        (("seat", SeatName(0)),),
        (("seat", SeatName(1)),),
    ]


@clause("CIG-ANT-06")
def test_the_ants_tokens_of_absent_types_are_faded() -> None:
    match = until("LayToken", seats=2, variant="autumn")
    view = view_of(match, None)
    present = {view.square[CELLS.index(cell)].partition("_")[0] for cell in view.pawns}
    hand = [each for each in match.scene(view.ant).cards if each.on == "tokens"]
    assert {each.id for each in hand if not each.faded} == {f"token:{path}" for path in present}
    assert not [each for each in match.scene(view.cicada).cards if each.on == "tokens"]


@clause("CIG-PAY-04")
def test_affordable_provisions_are_lit_for_the_buyer_alone() -> None:
    match = next(
        match
        for match in matches(3, "winter", seed=11)
        if any(isinstance(move, Buy) for d in match.pending for move in d.options)
    )
    buyer = match.pending[0].seat
    offered = {f"slot:{move.slot}" for move in match.pending[0].options if isinstance(move, Buy)}
    assert {each.touch[0] for each in match.scene(buyer).cards if each.lit} == offered
    for other in {0, 1, 2, None} - {buyer}:
        assert not any(each.lit for each in match.scene(other).cards)


def test_a_sold_provision_leaves_an_empty_slot() -> None:
    view = view_of(until("Market"), 0)
    table = scene(replace(view, display=(view.display[0], NO_PROVISION, view.display[2])))
    assert card(table, "slot:2").face == "blank"


@clause("CIG-CARD-power_butterfly-01")
def test_provisions_are_touched_to_be_given_or_taken() -> None:
    table = scene(with_provisions())
    assert piece(table, "provision:cheese_b").touch == ("give:cheese",)
    assert piece(table, "provision:walnuts_a").touch == ("seat:1", "take:walnuts")
    assert piece(table, "provision:walnuts_a").on == "provisions:1"


def with_provisions() -> CicadaView:
    """Seat 0 looks on: it has a pair of cheeses, seat 1 a single bag of walnuts."""
    cheeses, walnuts = ("cheese_a", "cheese_b"), ("walnuts_a",)
    owned = tuple(tuple(map(Provision, cards)) for cards in (cheeses, walnuts, ()))
    return replace(view_of(until("Market"), 0), provisions=owned)


def test_points_are_lamps() -> None:
    lamps = [icon.sprite for icon in rows(scene(with_provisions()), 0)[0].icons]
    assert lamps == ["lamp_on"] * 3 + ["lamp_off"]


@clause("CIG-HELP-02")
def test_won_insects_and_their_namesakes_are_ringed() -> None:
    match = until("InsectsHelp", seed=4)
    view = view_of(match, None)
    ringed = {each.id for each in match.scene(None).pieces if each.lit}
    insects = {INSECT_OF[card] for card in view.square if card and f"card:{card}" in ringed}
    assert insects
    assert ringed == {f"card:{card}" for card in view.square if card and INSECT_OF[card] in insects}


def test_a_terminal_shows_the_whole_table() -> None:
    match = until("SetCicada", seats=2, variant="autumn")
    text = terminal.draw(match.scene(None), Speaker(GAME, "en", ["Ana", "Ben"]).say)
    assert all(name in text for name in ("c1", "c4", "r1", "r4", "┌", "ant", "Ana", "Ben"))
    assert max(map(len, text.splitlines())) <= 100


def test_a_notebook_shows_the_spectators_still() -> None:
    match = fm.Match(GAME, seats=2, seed=7)
    assert match._repr_svg_().startswith("<svg ")


def card(table: Scene, id: str) -> Card:
    return next(each for each in table.cards if each.id == id)


def panel(table: Scene, seat: int) -> Panel:
    return next(each for each in table.panels if each.seat == seat)


def rows(table: Scene, seat: int) -> list[Row]:
    return [row for section in panel(table, seat).sections for row in section.rows]
