"""The garden as a scene: from a view alone, complete, in every language, and without secrets."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import Any, NamedTuple

import pytest

import formicarium as fm
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal
from formicarium.core.state import View
from formicarium.core.together import sight
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import HOME, PONDS, SQUARES, UNITS, WALL, Order, Side, Square, Unit
from formicarium.games.ant_war.moves import Build, Charge, Explode, Hatch, Jump, Shoot, StepTo
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.scene import scene
from formicarium.games.ant_war.scene.boards import CIRCLE
from formicarium.games.ant_war.scene.pieces import beaters, sure_to_beat
from formicarium.games.ant_war.suspects import counted
from formicarium.games.ant_war.view import SeenPiece, WarView
from formicarium.kit.data import read_toml
from formicarium.scene import terminal
from formicarium.scene.glyphs import short
from formicarium.scene.model import Card, Panel, Place, Row, Scene
from formicarium.scene.sprites import Art
from formicarium.scene.svg import draw
from formicarium.testing import clause
from formicarium.texts.message import Message
from formicarium.texts.speaker import Speaker
from tests.scene.looking import things

ART = Art.of(GAME)
KINDS_OF_TOKEN = {"square", "card", "unit", "zone", "do", "button", "formation"}
TOUCHED = KINDS_OF_TOKEN - {
    "zone",
    "do",
    "button",
    "formation",
}  # a prompt asks for those, or they come with a card
QUEEN, SCOUT, SHOOTER, KAMIKAZE = Unit("queen"), Unit("scout"), Unit("shooter"), Unit("kamikaze")
BLACK_AT_0 = {"black_seat": 0, "fixed_first": "black"}


def matches(seed: int = 1, options: dict[str, object] | None = None) -> Iterator[fm.Match]:
    """The same match at each of its decisions, played by somebody who likes to fight."""
    match = fm.Match(GAME, seats=2, seed=seed, options=options or {})
    rng = random.Random(seed)
    while match.outcome is None:
        yield match
        decision = match.pending[0]
        standing = {piece.square for piece in view_of(match, decision.seat).pieces}
        weights = [weight(move, standing) for move in decision.options]
        match.play(decision.seat, rng.choices(decision.options, weights)[0])
    yield match


def weight(move: Move, standing: set[Square]) -> int:
    """Towards the middle, and into combat."""
    if isinstance(move, StepTo | Charge | Jump):
        inward = (int(move.end[1]) > int(move.start[1])) == (int(move.start[1]) < 5)
        return 20 if move.end in standing else 5 if inward else 1
    return 8 if isinstance(move, Build | Explode | Shoot | Hatch) else 2


class Look(NamedTuple):
    """A scene, and what it was drawn from."""

    view: WarView
    table: Scene
    asked: Decision | None
    pending: tuple[int, ...]


@cache
def looks() -> tuple[Look, ...]:
    """Some moments of two matches, from both seats and from outside."""
    found = []
    for seed in (1, 2):
        for number, match in enumerate(islice(matches(seed), 700)):
            shopping = view_of(match, None).phase == "shop"
            if number % 23 == 0 or shopping or match.outcome:
                pending = tuple(decision.seat for decision in match.pending)
                for viewer in (None, 0, 1):
                    asked = None if viewer is None else match.decision(viewer)
                    found.append(Look(view_of(match, viewer), match.scene(viewer), asked, pending))
    return tuple(found)


def view_of(match: fm.Match, seat: int | None) -> WarView:
    view: View = match.view(seat)
    assert isinstance(view, WarView)
    return view


@cache
def at(phase: str, seat: int | None, seed: int = 1) -> WarView:
    """What a seat sees when a match with Black at seat 0 has come to this step."""
    found = (match for match in matches(seed, BLACK_AT_0) if view_of(match, None).phase == phase)
    return view_of(next(found), seat)


def ant(square: str, unit: str, side: str = "black", **more: object) -> SeenPiece:
    """A piece of a garden made up for a test; hidden units are ""."""
    id = f"{side[0].upper()}{square}"
    base = SeenPiece(Square(square), id, Side(side), Unit(unit), False, False, UNITS, False, False, 0)
    return replace(base, **more)  # type: ignore[arg-type]


def garden(*pieces: SeenPiece, phase: str = "order", seat: int | None = 0, **more: object) -> Scene:
    view = replace(at("order", seat), pieces=pieces, phase=phase)
    return scene(replace(view, **more))  # type: ignore[arg-type]


# Laws


def test_every_token_is_in_the_vocabulary() -> None:
    words = set(GAME.vocabulary(2, WarOptions()))
    for look in looks():
        for thing in things(look.table):
            assert set(thing.touch) <= words
            if not thing.touch and thing.id.partition(":")[0] in KINDS_OF_TOKEN:
                assert thing.id in words, thing.id


def test_whatever_may_be_touched_is_on_the_table() -> None:
    for look in looks():
        shown = {*look.table.labels(), *(token for thing in things(look.table) for token in thing.touch)}
        for move in look.asked.options if look.asked else ():
            tokens = {token for token in move.spell() if token.partition(":")[0] in TOUCHED}
            assert tokens <= shown, str(move)


def test_cards_spell_what_is_asked_and_nothing_else() -> None:
    """A copy that lies in another zone must not offer what a hand card offers."""
    for look in looks():
        asked = {move.spell() for move in look.asked.options} if look.asked else set()
        for card in look.table.cards:
            ends = {card.touch[at:] for at in range(len(card.touch))}
            if ends & asked:
                seat, zone = look.view.seat, card.on
                assert zone in ("offer", f"hand:{seat}", f"discard:{seat}")


def test_ids_are_unique_and_everything_lies_somewhere() -> None:
    for look in looks():
        table = look.table
        ids = [*(piece.id for piece in table.pieces), *(card.id for card in table.cards)]
        assert len(ids) == len(set(ids))
        places = [place.id for place in table.places]
        assert len(places) == len(set(places))
        panels = {panel.id for panel in table.panels}
        assert {piece.on for piece in table.pieces} <= {*places, *panels, *(row.id for row in table.rows)}
        assert {card.on for card in table.cards} <= panels | {tray.id for tray in table.trays}


def test_the_turn_light_is_on_for_whoever_is_asked() -> None:
    for look in looks():
        lit = {panel.seat for panel in look.table.panels if panel.active}
        assert lit == set(look.pending), look.view.phase


@clause("WAR-TURN-04")
def test_playable_orders_are_lit_and_the_others_say_why_not() -> None:
    for look in looks():
        if look.asked is None or look.view.phase != "order":
            continue
        offered = {move.spell()[-1] for move in look.asked.options}
        hand = [card for card in look.table.cards if card.on == f"hand:{look.view.seat}"]
        assert {card.touch[-1] for card in hand if card.lit} == offered
        for card in hand:
            assert card.faded != card.lit
            assert card.hint is not None


@pytest.mark.parametrize("black_seat", [1, "random"])
def test_a_scene_can_be_drawn_between_any_two_steps(black_seat: object) -> None:
    options = {"black_seat": black_seat, "no_progress_limit": 12}
    s, rng = GAME.begin(2, GAME.read_options(options)), random.Random(8)
    while s.steps:
        for seat in (0, 1, None):
            assert len(scene(sight(s, seat).view(seat)).panels) >= 3
        step = s.steps[-1]
        asked: Any = step.ask(s)
        if isinstance(asked, Chance):
            deal(s, asked.sample(rng))
        elif asked is None:
            s.steps.pop().run(s, None)
        else:
            decision = asked if isinstance(asked, Decision) else asked[0]
            answer(s, decision.seat, rng.choice(decision.options))
    assert scene(s.view(None)).stage is None


def test_every_sprite_exists() -> None:
    for look in looks():
        assert not {name for name in sprites(look.table) if name not in ART}


def sprites(table: Scene) -> Iterator[str]:
    for place in table.places:
        yield from (place.sprite,) if place.sprite else ()
    for piece in table.pieces:
        yield from (piece.sprite, *piece.over, *piece.marks)
    for card in table.cards:
        yield from (card.sprite, card.kind)
        yield from (icon.sprite for icons in card.icons for icon in icons)
    for panel in table.panels:
        yield from (icon.sprite for icon in panel.badges)
    for row in table.rows:
        yield from (row.sprite,) if row.sprite else ()
        yield from (icon.sprite for icon in row.icons)
    yield from (note.sprite for note in table.notes if note.sprite)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_exists(language: str) -> None:
    speaker = Speaker(GAME, language, ["Ana", "Ben"], you=0)
    said = {message for look in looks() for message in messages(look.table)}
    assert not sorted({fault for each in said for fault in speaker.faults(each)})


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


# Secrets


def test_tables_that_a_seat_cannot_tell_apart_look_alike() -> None:
    """With other hidden ants, hand and offer there: one's own scene and an onlooker's stay the same."""
    rng = random.Random(5)
    for match in islice(matches(3), 0, 600, 11):
        for decision in match.pending:
            other = match.imagine(decision.seat, rng)
            mine = sight(other, decision.seat).view(decision.seat)
            assert scene(mine) == scene(view_of(match, decision.seat))
            assert scene(sight(other, None).view(None)) == scene(view_of(match, None))


def test_equal_views_give_equal_scenes() -> None:
    one, other = at("action", 0), replace(at("action", 0))
    assert scene(one) == scene(other)
    assert hash(scene(one)) == hash(scene(other))


@clause("WAR-SETUP-04")
def test_nothing_of_the_others_placement_is_shown() -> None:
    match = next(islice(matches(1, BLACK_AT_0), 9, None))
    own, others, outside = (match.scene(seat) for seat in (0, 1, None))
    assert {piece.on for piece in own.pieces} == {f"square:{p.square}" for p in view_of(match, 0).pieces}
    assert len(own.pieces) == 9
    assert not others.pieces
    assert not outside.pieces
    assert panel(own, 0).sections
    assert not panel(others, 0).sections
    assert not own.trays


def test_a_seat_that_has_placed_all_is_ready() -> None:
    match = next(match for match in matches(1, BLACK_AT_0) if match.answered())
    assert match.scene(1).ready == match.answered() == (0,)
    assert not panel(match.scene(1), 0).active
    assert match.scene(0).status.args == (("left", 0),)


@clause("WAR-INFO-05")
def test_a_hidden_enemy_is_a_back_with_its_suspects_if_they_are_few() -> None:
    table = garden(
        ant("e5", "", "red"),
        ant("d6", "", "red", possible=(SCOUT, SHOOTER)),
        ant("d7", "", "red", possible=UNITS[1:]),
    )
    anything, few, many = table.pieces
    assert {piece.sprite for piece in table.pieces} == {"ant_back"}
    assert few.marks == ("icon_shooter", "icon_scout")  # drawn from the right
    assert (anything.marks, many.marks) == ((), ("icon_not_queen",))
    assert few.label.key == "scene-ant-hidden"


@clause("WAR-INFO-05")
def test_whatever_a_hidden_enemy_may_be_stands_in_its_owners_panel() -> None:
    """For screens without a pointer to hover with."""
    suspects: dict[str, Any] = {"possible": (SCOUT, SHOOTER)}
    table = garden(
        ant("a1", "queen"),
        ant("b1", "scout", **suspects),
        ant("d6", "", "red", **suspects),
        ant("f6", "worker", "red", revealed=True, possible=(Unit("worker"),)),
        ant("d7", "", "red", possible=UNITS[1:]),
        ant("d8", "", "red"),
        ant("e8", "", "red", **suspects),
        ant("d9", "", "red"),
    )
    section = panel(table, 1).sections[-1]
    assert section.title == Message("scene-hidden", ())
    few, many, anything = section.rows
    assert [icon.sprite for icon in few.icons] == ["icon_scout", "icon_shooter"]
    assert dict(few.label.args)["squares"] == ("d6", "e8")
    assert [icon.sprite for icon in many.icons] == [f"icon_{unit}" for unit in UNITS[1:]]
    assert (anything.label.key, anything.value) == ("scene-suspects-any", 2)
    assert "scene-hidden" not in {each.title.key for each in panel(table, 0).sections if each.title}


def test_at_every_moment_each_hidden_enemy_tells_what_it_may_be() -> None:
    for look in looks():
        if look.view.over or not look.view.shown:
            continue
        for piece in counted(look.view).pieces:
            if piece.unit:
                continue
            drawn = next(each for each in look.table.pieces if each.id == piece.id)
            facts = dict(drawn.label.args)
            assert facts["may"] == (piece.possible if len(piece.possible) < len(UNITS) else ())
            rows = panel(look.table, look.view.sides.index(piece.side)).sections[-1].rows
            told = [row for row in rows if piece.square in squares_of(row)]
            if len(piece.possible) < len(UNITS):
                (row,) = told
                assert [icon.sprite for icon in row.icons] == [f"icon_{unit}" for unit in piece.possible]
            else:
                assert not told
                assert rows[-1].label.key == "scene-suspects-any"


def squares_of(row: Row) -> tuple[str, ...]:
    facts: dict[str, Any] = dict(row.label.args)
    return facts.get("squares", ())  # type: ignore[no-any-return]


@clause("WAR-ABIL-SHOOTER-02")
def test_lines_of_sight_are_drawn_while_one_chooses() -> None:
    shooter, friend = ant("d4", "shooter"), ant("c4", "worker")
    enemies = (ant("d6", "", "red"), ant("f4", "", "red"), ant("b4", "", "red"), ant("e5", "", "red"))
    pieces = (ant("a1", "queen"), shooter, friend, *enemies)
    acting: dict[str, Any] = {"phase": "action", "in_play": Order("start_shooter"), "active": 0}
    assert seen_across(garden(*pieces, **acting)) == {"d5": "ray_file", "e4": "ray_rank"}  # a friend on c4
    assert seen_across(garden(*pieces, hand=(Order("start_shooter"),), active=0)) == {
        "d5": "ray_file",
        "e4": "ray_rank",
    }
    for dull in (
        {**acting, "active": 1},
        {**acting, "in_play": Order("start_support")},
        {**acting, "phase": "discard"},
    ):
        assert not seen_across(garden(*pieces, **dull))
    spent = replace(shooter, spent=True, revealed=True)
    assert not seen_across(garden(ant("a1", "queen"), spent, *enemies, **acting))


def seen_across(table: Scene) -> dict[str, str]:
    return {
        place.id.removeprefix("square:"): place.sprite
        for place in table.places
        if place.sprite.startswith("ray_")
    }


@clause("WAR-COMBAT-03", "WAR-ABIL-SHOOTER-04")
def test_what_may_come_of_an_attack_or_a_shot_is_foretold() -> None:
    acting: dict[str, Any] = {"phase": "action", "in_play": Order("start_shooter"), "active": 0}
    target = ant("d5", "", "red", possible=(QUEEN, Unit("worker"), SCOUT, SHOOTER))
    table = garden(ant("a1", "queen"), ant("d4", "shooter"), target, ant("h9", "", "red"), **acting)
    (told,) = (each for each in table.panels if each.id == "forecast")
    combat, shot = told.sections[0].rows
    assert [(icon.label.key, icon.faded) for icon in combat.icons] == [
        ("scene-fate-win", False),
        ("scene-fate-lose", True),
        ("scene-fate-win", False),
        ("scene-fate-both", False),
    ]
    assert [(icon.label.key, icon.faded) for icon in shot.icons] == [
        ("scene-fate-die", False),
        ("scene-fate-withstand", True),
        ("scene-fate-die", False),
        ("scene-fate-die", False),
    ]
    quiet = garden(ant("a1", "queen"), ant("d4", "shooter"), target, **{**acting, "active": 1})
    assert "forecast" not in {each.id for each in quiet.panels}


def test_an_ant_led_into_ones_own_is_foretold_from_ones_own_side() -> None:
    acting: dict[str, Any] = {"phase": "action", "in_play": Order("shop_parasitism"), "active": 0}
    foe = ant("d6", "", "red", possible=(KAMIKAZE, Unit("transporter")))
    table = garden(ant("a1", "queen"), ant("d5", "worker"), foe, **acting)
    (told,) = (each for each in table.panels if each.id == "forecast")
    (row,) = told.sections[0].rows
    assert [icon.label.key for icon in row.icons] == ["scene-fate-lose", "scene-fate-win"]


def test_an_ant_that_was_taken_up_is_lit() -> None:
    match = fm.Match(GAME, seats=2)
    for path in ("formation:corner", "square:a1"):
        match.play(0, path)
    table = match.scene(0)
    assert [piece.id for piece in table.pieces if piece.lit] == ["own:queen:1"]
    before = {piece.id: piece.on for piece in table.pieces}
    match.play(0, "square:h1")
    after = {piece.id: piece.on for piece in match.scene(0).pieces}
    assert {id for id in before if before[id] != after[id]} == {"own:queen:1"}  # it flies; nothing else does
    assert match.scene(0).status.key == "scene-status-arrange"


@clause("WAR-INFO-04")
def test_eyes_tell_what_the_enemy_knows_of_ones_own_ants() -> None:
    table = garden(
        ant("a1", "queen"),
        ant("b1", "scout", revealed=True),
        ant("c1", "scout", revealed=True, spent=True),
        ant("d9", "scout", "red", revealed=True, spent=True),
    )
    assert [piece.marks for piece in table.pieces] == [
        ("eye_closed",),
        ("eye_open",),
        ("eye_open", "spent"),
        ("spent",),
    ]
    assert [piece.sprite for piece in table.pieces] == ["queen", "scout", "scout", "scout"]


@clause("WAR-SHOP-03")
def test_what_the_shop_offers_is_shown_to_the_visitor_alone() -> None:
    visitor = at("shop", None).active
    offers = [
        [card for card in scene(at("shop", seat)).cards if card.on == "offer"]
        for seat in (visitor, 1 - visitor)
    ]
    assert [len(cards) for cards in offers] == [3, 0]
    assert [note.text.key for note in scene(at("shop", 1 - visitor)).notes] == ["scene-note-shop"]


def test_the_others_hand_is_a_row_of_backs() -> None:
    hand = panel(scene(at("order", 0)), 1).sections[0].rows[-1]
    assert hand.value == 3
    assert [icon.sprite for icon in hand.icons] == ["order_back"] * 3
    assert not [card for card in scene(at("order", 0)).cards if card.on == "hand:1"]


@clause("WAR-END-10")
def test_everything_is_shown_when_the_war_is_over() -> None:
    *_, match = matches(1, BLACK_AT_0)
    table, view = match.scene(None), view_of(match, None)
    assert "ant_back" not in {piece.sprite for piece in table.pieces}
    shown = [card for card in table.cards if card.on.startswith("hand:")]
    assert len(shown) == sum(map(len, view.hands))


# What is shown


def test_ones_own_side_is_at_the_bottom_and_black_for_whoever_looks_on() -> None:
    for seat, low in ((0, "a1"), (1, "a9"), (None, "a1")):
        places = {place.id: place for place in scene(at("order", seat)).boards[0].places}
        lowest = max(place.y for place in places.values() if place.id.startswith("square:"))
        assert places[f"square:{low}"].y == lowest
    left = {seat: square_at(seat, "a1").x < square_at(seat, "h1").x for seat in (0, 1)}
    assert left == {0: True, 1: False}  # a half turn, not a mirror


def square_at(seat: int | None, square: str) -> Place:
    return next(place for place in scene(at("order", seat)).places if place.id == f"square:{square}")


def test_armies_face_each_other() -> None:
    for seat in (0, 1):
        table = garden(ant("a1", "queen", revealed=True), ant("h9", "queen", "red", revealed=True), seat=seat)
        assert [piece.turn for piece in table.pieces] == ([0, 180] if seat == 0 else [180, 0])


def test_the_garden_has_72_squares_four_of_them_wet() -> None:
    places = {place.id: place for place in scene(at("order", None)).boards[0].places}
    assert {f"square:{square}" for square in SQUARES} <= set(places)
    wet = {id for id, place in places.items() if place.glyph == short("pond")}
    assert wet == {f"square:{square}" for square in PONDS}
    tinted = {id for id, place in places.items() if place.tone == "straw"}
    assert tinted == {f"square:{square}" for squares in HOME.values() for square in squares}


def test_walls_show_their_hit_points() -> None:
    wall = replace(ant("d4", WALL, revealed=True), hit_points=2)
    table = garden(wall, replace(wall, square=Square("e4"), id="BW2", hit_points=1))
    assert [(piece.sprite, piece.glyph) for piece in table.pieces] == [
        ("wall_2", short("wall") + "2"),
        ("wall_1", short("wall") + "1"),
    ]


def test_an_order_shows_its_three_parts() -> None:
    card = only(garden(ant("a1", "queen"), hand=(Order("start_raid"),)), "hand:0")
    assert card.kind == "actions_2"
    assert card.text is not None
    assert card.text.args == (("count", 2),)
    assert [[icon.sprite for icon in line] for line in card.icons] == [
        ["icon_kamikaze", "icon_scout"],
        ["move_cardinal"],
    ]


def test_special_orders_name_enemies_and_walls() -> None:
    orders = (Order("shop_exchange"), Order("shop_parasitism"))
    table = garden(ant("a1", "queen"), hand=orders)
    exchange, parasitism = (card for card in table.cards if card.on == "hand:0")
    assert [icon.sprite for icon in exchange.icons[0]][-1] == "icon_wall"
    assert [icon.sprite for icon in parasitism.icons[0]] == ["ant_back"]


def test_the_order_in_play_counts_its_actions_in_pips() -> None:
    table = garden(
        ant("a1", "queen"),
        phase="action",
        in_play=Order("shop_elite_scout"),
        actions_left=1,
        active=0,
    )
    pips = only(table, "play").icons[0]
    assert [(icon.sprite, icon.faded) for icon in pips] == [("pip", False), ("pip", True), ("pip", True)]


@clause("WAR-TURN-04")
def test_an_order_for_ants_one_no_longer_has_says_so() -> None:
    card = only(garden(ant("a1", "queen"), hand=(Order("start_scout"),), active=0), "hand:0")
    assert card.faded
    assert card.hint == Message("scene-no-such-ant", (("units", (SCOUT,)),))


def test_an_order_keeps_its_id_from_the_hand_to_the_discard_pile() -> None:
    march = Order("start_march")
    queen = ant("a1", "queen")
    held = garden(queen, hand=(march, march), active=0)
    played = garden(queen, hand=(march,), in_play=march, active=0, phase="action")
    done = garden(queen, hand=(march,), discards=((march,), ()), active=0, phase="discard")
    where = [{card.id: card.on for card in table.cards} for table in (held, played, done)]
    assert where == [
        {"start_march-0-1": "hand:0", "start_march-0-2": "hand:0"},
        {"start_march-0-1": "play", "start_march-0-2": "hand:0"},
        {"start_march-0-1": "discard:0", "start_march-0-2": "hand:0"},
    ]


@clause("WAR-SHOP-07")
def test_what_may_be_removed_is_touched_in_its_zone() -> None:
    raid, march = Order("start_raid"), Order("start_march")
    table = garden(
        ant("a1", "queen"),
        phase="shop",
        decision="SHOP_REMOVE",
        visitor=0,
        hand=(march,),
        discards=((raid,), (march,)),
    )
    assert {card.on: card.touch for card in table.cards} == {
        "hand:0": ("zone:hand", "card:start_march"),
        "discard:0": ("zone:discard", "card:start_raid"),
        "discard:1": (),
    }


@clause("WAR-SPEC-HATCHING-01", "WAR-INFO-06")
def test_ones_own_fallen_can_be_touched_and_the_others_are_counted() -> None:
    deaths = ((0, 1, 0, 0, 2, 0), (0, 0, 3, 0, 0, 0))
    table = garden(ant("a1", "queen"), deaths=deaths, graveyard=(0, 1, 0, 0, 1, 0))
    fallen = {piece.id: (piece.count, piece.touch) for piece in table.pieces if piece.id.startswith("fallen")}
    assert fallen == {
        "fallen:0:kamikaze": (1, ("unit:kamikaze",)),
        "fallen:0:scout": (1, ("unit:scout",)),
        "fallen:1:worker": (3, ()),
    }


@clause("WAR-END-06")
def test_long_quiet_is_counted_aloud() -> None:
    queen = ant("a1", "queen")
    assert not garden(queen, quiet_turns=60).notes
    note = garden(queen, quiet_turns=61).notes[0]
    assert (note.tone, note.text.args) == ("amber", (("turns", 61), ("left", 39)))


@clause("WAR-COMBAT-03")
def test_the_circle_of_strength_is_always_in_reach() -> None:
    assert list(CIRCLE) == ["shooter", "scout", "kamikaze", "worker", "transporter"]
    board = garden(ant("a1", "queen")).boards[1]
    icons = [place.sprite for place in board.places if place.id.startswith("circle:")]
    assert icons == [f"icon_{unit}" for unit in (*CIRCLE, *CIRCLE[:2])]


def test_an_enemy_tells_what_is_sure_to_beat_it() -> None:
    assert sure_to_beat((SCOUT, SHOOTER)) == (Unit("transporter"),)
    assert not sure_to_beat(UNITS)
    assert set(beaters(KAMIKAZE)) == {SCOUT, SHOOTER}


def test_a_terminal_shows_the_whole_table() -> None:
    pieces = (
        ant("a1", "queen"),
        ant("b1", "scout", revealed=True, spent=True),
        ant("c4", WALL, revealed=True, hit_points=1),
        ant("d9", "", "red"),
        ant("e8", "", "red", possible=(SCOUT, SHOOTER)),
    )
    text = terminal.draw(garden(*pieces), Speaker(GAME, "en", ["Ana", "Ben"], you=0).say)
    for word in ("●Qu", "●Sc°-", "●#1", "▲?", "▲?ScSh", "~", " a ", "9 ", "Ana", "Ben"):
        assert word in text, word
    assert max(map(len, text.splitlines())) <= 100


def test_stills_can_be_drawn_in_both_themes() -> None:
    say = Speaker(GAME, "fr", ["Ana", "Ben"]).say
    for look in looks()[::40]:
        assert "<use " in draw(look.table, ART, say, "light")
        assert "<use " in draw(look.table, ART, say, "dark")


# Art


def test_sprites_share_their_grid_and_can_stand_anywhere() -> None:
    for file in files("formicarium.games.ant_war").joinpath("art").iterdir():
        if file.name.endswith(".svg"):
            text = file.read_text(encoding="utf-8")
            box = "0 0 480 320" if file.name == "cover.svg" else "0 0 64 64"
            assert f'viewBox="{box}"' in text, file.name
            assert not re.search(r"\sid=|<style|<script|<text|href|<image|url\(", text), file.name


def test_every_unit_order_and_symbol_has_its_picture() -> None:
    orders = read_toml("formicarium.games.ant_war", "cards")["card"]
    symbols = {symbol for row in orders for symbol in row["symbols"]}
    wanted = {*UNITS, *(f"icon_{unit}" for unit in UNITS), *symbols, *(row["id"] for row in orders)}
    assert wanted <= set(ART.names())
    assert {"side_black", "side_red", "wheel", "cover", "egg", "beats"} <= set(ART.names())


def only(table: Scene, tray: str) -> Card:
    (card,) = (card for card in table.cards if card.on == tray)
    return card


def panel(table: Scene, seat: int) -> Panel:
    return next(each for each in table.panels if each.seat == seat)
