"""The map and the nest sheets as a scene: from a view alone, complete, in both languages, without secrets."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest

import formicarium as fm
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal
from formicarium.core.together import sight
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import (
    AREAS,
    BROOD,
    CARDS,
    CENTRAL,
    COLOUR,
    DECK,
    NEIGHBOURS,
    NEST_SPACES,
    TOKENS,
    Card,
)
from formicarium.games.hidden_empires_2.moves import (
    AcceptPlan,
    AsLastTurn,
    AsProposed,
    Attack,
    ChooseArea,
    Feed,
    Fly,
    Forage,
    ForageAll,
    Gather,
    KeepPlan,
    MoveTo,
    PickAnts,
    PickBrood,
    ScoutAll,
)
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.scene import scene
from formicarium.games.hidden_empires_2.scene.areas import TONES, land, middle, side
from formicarium.games.hidden_empires_2.scene.cards import playable
from formicarium.games.hidden_empires_2.scene.forecast import forecast
from formicarium.games.hidden_empires_2.scene.routes import routes
from formicarium.games.hidden_empires_2.scene.stacks import seating
from formicarium.games.hidden_empires_2.scene.table import table as read
from formicarium.games.hidden_empires_2.scene.tokens import omens
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.event_cards import ModifyAll, PutEventAway
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene import terminal
from formicarium.scene.model import Scene
from formicarium.scene.sprites import Art
from formicarium.scene.svg import draw
from formicarium.testing import clause
from formicarium.texts.message import Message
from formicarium.texts.speaker import Speaker
from tests.games.hidden_empires_2.builder import Table, new_game, table
from tests.scene.looking import panel, piece, place, rows, things

ART = Art.of(GAME)
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"]
WORDS = frozenset(GAME.vocabulary(6, EmpiresOptions()))
KINDS_OF_TOKEN = {word.partition(":")[0] for word in WORDS}
ASKED_IN_WORDS = {"count", "level", "bid", "do", "button"}
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"mode": "basic"}),
    (3, {}),
    (4, {"realistic_time_scale": True, "fewer_events": True}),
    (6, {}),
)
PREFERRED = (Attack, ChooseArea, Feed, Fly, Forage, MoveTo, PickAnts, PickBrood)


SHORTCUTS = (AcceptPlan, AsLastTurn, AsProposed, ForageAll, Gather, KeepPlan, ScoutAll)


def weight(move: Move) -> float:
    return 4 if isinstance(move, PREFERRED) else 0.2 if isinstance(move, SHORTCUTS) else 1


def matches(seats: int, seed: int, options: dict[str, Any]) -> Iterator[fm.Match]:
    """The same match at each of its decisions, played by somebody who likes to do things."""
    match = fm.Match(GAME, seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    while match.outcome is None:
        yield match
        decision = rng.choice(match.pending)
        weights = [weight(move) for move in decision.options]
        match.play(decision.seat, rng.choices(decision.options, weights)[0])
    yield match


class Look(NamedTuple):
    """A scene, and what it was drawn from."""

    view: EmpiresView
    drawn: Scene
    asked: Decision | None


@cache
def looks() -> tuple[Look, ...]:
    """Some moments of several matches, from every seat and from outside; of each question at least one."""
    found: list[Look] = []
    for seats, options in TABLES:
        met: set[str] = set()
        for number, match in enumerate(islice(matches(seats, 3, options), 700)):
            keys = {decision.prompt.key for decision in match.pending}
            if number % 90 == 0 or not keys <= met or match.outcome:
                met |= keys
                for viewer in (None, *range(seats)):
                    asked = None if viewer is None else match.decision(viewer)
                    found.append(Look(view_of(match, viewer), match.scene(viewer), asked))
    return tuple(found)


def view_of(match: fm.Match, seat: int | None) -> EmpiresView:
    view = match.view(seat)
    assert isinstance(view, EmpiresView)
    return view


def shown(laid: Table, seat: int | None = 0) -> Scene:
    return laid.match.scene(seat)


# Laws


def test_the_moments_looked_at_are_of_many_kinds() -> None:
    asked = {look.asked.prompt.key for look in looks() if look.asked}
    assert {"ask-place-nest", "ask-draft-keep", "ask-bid", "ask-redeploy", "ask-redeploy-to"} <= asked
    assert {"ask-advance-to", "ask-forage", "ask-attack", "ask-scatter-dice", "ask-lay-eggs"} <= asked
    assert len(asked) > 25


def test_every_token_is_in_the_vocabulary() -> None:
    for look in looks():
        for thing in things(look.drawn):
            assert WORDS.issuperset(thing.touch), thing.id
            if not thing.touch and thing.id.partition(":")[0] in KINDS_OF_TOKEN:
                assert thing.id in WORDS, thing.id
        assert {panel.id for panel in look.drawn.panels if panel.seat is not None} <= WORDS


def test_whatever_may_be_touched_is_on_the_table() -> None:
    for look in looks():
        drawn = {*look.drawn.labels(), *(token for thing in things(look.drawn) for token in thing.touch)}
        drawn |= {panel.id for panel in look.drawn.panels}
        for move in look.asked.options if look.asked else ():
            assert wanted(move) <= drawn, str(move)


def wanted(move: Move) -> set[str]:
    return {token for token in move.spell() if ":" in token and token.partition(":")[0] not in ASKED_IN_WORDS}


def test_ids_are_unique_and_everything_lies_somewhere() -> None:
    for look in looks():
        drawn = look.drawn
        ids = [*(piece.id for piece in drawn.pieces), *(card.id for card in drawn.cards)]
        assert len(ids) == len(set(ids))
        places = [place.id for place in drawn.places]
        assert len(places) == len(set(places))
        panels = {panel.id for panel in drawn.panels}
        trays = {tray.id for tray in drawn.trays}
        grounds = somewhere(drawn)
        assert {piece.on for piece in drawn.pieces} <= grounds
        assert {card.on for card in drawn.cards} <= panels | trays
        assert {piece.whence for piece in drawn.pieces} <= grounds | {""}


def test_everything_lies_within_its_board() -> None:
    for look in looks():
        for board in look.drawn.boards:
            for each in board.places:
                assert 0 <= each.x <= board.width, each.id
                assert 0 <= each.y <= board.height, each.id


def test_every_sprite_exists() -> None:
    for look in looks():
        assert not {name for name in sprites(look.drawn) if name not in ART}


def sprites(drawn: Scene) -> Iterator[str]:
    for each in drawn.places:
        yield from (each.sprite,) if each.sprite else ()
    for token in drawn.pieces:
        yield from (token.sprite, *token.over, *token.marks)
    for card in drawn.cards:
        yield from (card.sprite, *((card.kind,) if card.kind else ()))
    for sheet in drawn.panels:
        yield from (icon.sprite for icon in sheet.badges)
        yield from (note.sprite for note in sheet.notes if note.sprite)
    for row in drawn.rows:
        yield from (row.sprite,) if row.sprite else ()
        yield from (icon.sprite for icon in row.icons)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_word_exists(language: str) -> None:
    speaker = Speaker(GAME, language, NAMES, you=0)
    said = {message for look in looks() for message in messages(look.drawn)}
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


@pytest.mark.parametrize("seats, options", TABLES)
def test_tables_that_a_seat_cannot_tell_apart_look_alike(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(5)
    for match in islice(matches(seats, 4, options), 0, 400, 40):
        for decision in match.pending:
            other = match.imagine(decision.seat, rng)
            for seat in (decision.seat, None):
                view = sight(other, seat).view(seat)
                assert isinstance(view, EmpiresView)
                assert scene(view) == scene(view_of(match, seat))


def test_the_stage_under_way_is_one_of_the_stages() -> None:
    for look in looks():
        drawn = look.drawn
        if drawn.stages and drawn.stage is None:  # decided in one go, or done already
            assert drawn.stages[-1].key == "scene-stage-flight"
        assert drawn.stage is None or drawn.stage < len(drawn.stages)


def test_the_turn_light_is_on_for_whoever_is_asked_in_a_turn() -> None:
    for look in looks():
        if look.asked and len(look.drawn.stages) > 5:
            assert panel(look.drawn, f"seat:{look.view.seat}").active, look.asked.prompt.key


@pytest.mark.parametrize("seats, options", TABLES)
def test_tables_between_two_questions_can_be_drawn(seats: int, options: dict[str, Any]) -> None:
    """Also where the next step asks nobody: on the way from one answer to the next."""
    match = fm.Match(GAME, seats=seats, seed=7, options=options)
    s, rng, drawn = match.state.copy(), random.Random(7), 0
    assert isinstance(s, Empires)
    while s.steps and drawn < 250:
        step = s.steps[-1]
        asked = step.ask(s)
        if isinstance(asked, Chance):
            deal(s, match.dealer.deal(asked))
        elif asked is None or (isinstance(asked, Decision) and len(asked.options) == 1):
            s.steps.pop()
            step.run(s, asked.options[0] if asked else None)
        else:
            decision = asked if isinstance(asked, Decision) else rng.choice(asked)
            answer(s, decision.seat, rng.choice(decision.options))
        for seat in (None, 0):
            view = sight(s, seat).view(seat)
            assert {piece.on for piece in scene(view).pieces} <= somewhere(scene(view)), step
            drawn += 1


def somewhere(drawn: Scene) -> set[str]:
    """Whatever a piece may lie on."""
    places = (place.id for place in drawn.places)
    return {*places, *(panel.id for panel in drawn.panels), *(row.id for row in drawn.rows)}


# The map


@clause("HE2-RULING-01", "HE2-RULING-02")
def test_areas_are_told_apart_by_tone_and_so_by_pattern() -> None:
    drawn = shown(table())
    assert len(set(TONES.values())) == 5
    for area in AREAS:
        assert place(drawn, f"place:{area}").tone == TONES[COLOUR[area]]


def test_neighbours_lie_next_to_each_other() -> None:
    for area in AREAS:
        for near in NEIGHBOURS[area]:
            (x, y), (x2, y2) = middle(area), middle(near)
            assert 100 < ((x - x2) ** 2 + (y - y2) ** 2) ** 0.5 < 106
            assert (side(area, near) + 3) % 6 == side(near, area)


@clause("HE2-RULING-03")
def test_the_border_goes_once_around_the_nineteen_central_areas() -> None:
    border = place(shown(table()), "border")
    assert border.dashed
    assert len(border.points) == 31
    assert border.points[0] == border.points[-1]
    assert len(CENTRAL) == 19


@clause("HE2-SETUP-02")
def test_nest_spaces_are_marked_while_nests_are_placed() -> None:
    for seats, spaces in NEST_SPACES.items():
        view = new_game(seats).view(None)
        marked = {each.id for each in land(view).places if each.sprite == "nest_space"}
        assert marked == {f"place:{area}" for area in spaces}
    assert not [each for each in shown(table()).places if each.sprite == "nest_space"]


@clause("HE2-TERM-10", "HE2-TOKEN-06")
def test_a_token_shows_its_kind_its_value_and_its_net_modifier() -> None:
    tokens = {"E4": "aphids_2 +1", "D3": "prey_5 -2", "C4": "predator_4", "D4": "?prey_3", "F3": "plants_3"}
    drawn = shown(table(tokens=tokens))
    seen = {area: piece(drawn, f"token:{area}") for area in tokens}
    assert {area: (each.sprite, each.badge) for area, each in seen.items()} == {
        "E4": ("aphids", "2+1"),
        "D3": ("prey_5", "5−2"),
        "C4": ("predator", "4"),
        "D4": ("token_back", ""),
        "F3": ("plants", "3"),
    }
    assert seen["E4"].label.args == (("token", "aphids_2"), ("value", 3))


@clause("HE2-REVEAL-02")
def test_the_number_of_a_predator_is_not_shown_in_the_basic_game() -> None:
    assert piece(shown(table(mode="basic", tokens={"C4": "predator_4"})), "token:C4").badge == ""


def test_there_is_a_picture_for_every_token_and_card() -> None:
    assert not [token for token in TOKENS if token.startswith("prey") and token not in ART]
    assert not [card for card in DECK if f"card_{card}" not in ART]
    assert len({ART[f"card_{card}"].inner for card in DECK}) == len(set(DECK)) == 57


@clause("HE2-TERM-07")
def test_each_player_caste_and_task_is_a_stack_of_its_own() -> None:
    laid = table("advance", ants=[{"E4": (3, 1, 0)}, {"E4": 2}], patrols=[{"D4": 2}, {}], traits=[["guards"]])
    drawn = shown(laid)
    here = [each for each in drawn.pieces if each.on == "place:E4"]
    assert [(each.id, each.count, each.seat) for each in here] == [
        ("ants:0:E4:worker", 3, 0),
        ("ants:0:E4:media", 1, 0),
        ("ants:1:E4:worker", 2, 1),
    ]
    assert [each.touch for each in here] == [
        ("stack:E4:worker",),
        ("stack:E4:media",),
        ("place:E4", "seat:1"),
    ]
    patrol = piece(drawn, "watch:0:D4:worker")
    assert (patrol.marks, patrol.touch) == (("shield",), ("patrol:D4:worker",))


def test_stacks_in_one_area_do_not_stand_on_one_spot() -> None:
    for count in range(1, 19):
        for below in (True, False):
            spots, size = seating(count, below)
            assert len(set(spots)) == count
            assert all(abs(x) + size / 2 <= 52 for x, _ in spots)


@clause("HE2-STEP-05")
def test_where_only_a_scout_may_go_there_is_an_eye() -> None:
    laid = table("advance", ants=[{"E4": 3}], tokens={"D4": "?prey_3", "E5": "prey_3"})
    laid.plays("stack:E4:worker count:1")
    assert {each.on for each in shown(laid).pieces if each.id.startswith("scout:")} == {"place:D4"}
    assert piece(shown(laid), "ants:0:E4:worker").lit
    assert not [each for each in shown(laid, 1).pieces if each.id.startswith("scout:")]


def test_ants_that_have_moved_are_ticked_off() -> None:
    laid = table("redeploy", ants=[{"E4": 2, "E5": 1}]).redeploys("E5", "nurses")
    assert piece(shown(laid), "ants:0:nurses:worker").marks == ("moved",)
    assert piece(shown(laid), "ants:0:E4:worker").marks == ()


@clause("HE2-CARD-environmental_change-02", "HE2-HAND-06")
def test_what_an_environmental_change_will_sweep_away_is_marked_before_it_goes() -> None:
    tokens = {"F4": "aphids_2", "D2": "prey_5", "C3": "plants_3", "E4": "prey_2"}
    laid = table(
        "draw",
        ants=[{"F4": 2}, {"F4": 1}],
        tokens=tokens,
        hands=[["aphid_shelter"], ["rove_beetles"]],
        draws=["environmental_change_red"],
    )
    doomed = {each.id for each in shown(laid).pieces if "swept" in each.marks}
    assert doomed == {"token:F4", "token:D2"}
    assert [each.id for each in shown(laid).cards if each.on == "drawn"] == [
        "event:environmental_change_red:1"
    ]


@clause("HE2-CARD-plant_eating_insects-01", "HE2-EVENT-02")
def test_what_an_event_does_is_marked_before_it_happens_and_not_after() -> None:
    tokens = {"E4": "plants_3", "E5": "plants_2", "D4": "prey_2"}
    view = table(patrols=[{"E5": 1}], tokens=tokens, in_play=["plant_eating_insects"]).view(0)
    before = replace(view, step=ModifyAll("plants", -1, patrolled=False))
    assert omens(before) == {"E4": "withers"}
    assert omens(replace(view, step=PutEventAway(Card("plant_eating_insects")))) == {}


# Forage paths


@clause("HE2-PATH-03")
def test_the_chain_that_food_goes_along_is_drawn_with_its_weakest_area() -> None:
    tokens = {"E4": "plants_3", "E5": "plants_3", "E6": "plants_3"}
    laid = table("forage", ants=[{"E4": 2, "E5": 3, "E6": 3}], tokens=tokens)
    drawn = shown(laid)
    arrows = {each.id for each in drawn.pieces if each.id.startswith("flow:")}
    assert arrows == {"flow:E6:E5", "flow:E5:E4", "flow:E4:E3"}
    weak = [(each.on, each.badge) for each in drawn.pieces if each.id.startswith("narrow:")]
    assert weak == [("place:E4", "2")]


@clause("HE2-PATH-03", "HE2-EX-11")
def test_of_the_widest_chains_a_shortest_one_is_drawn() -> None:
    ants = {"F5": 4, "E5": 1, "E4": 2, "F4": 3, "F3": 2}
    laid = table("forage", ants=[ants], tokens={"F5": "prey_5", "C1": "prey_1"})
    view = laid.view(0)
    (way,) = routes(view, read(view))
    assert way.haul == 2
    assert way.areas[:2] == ("F5", "F4")
    assert len(way.areas) == 4
    assert way.narrow in ("E4", "F3")


@clause("HE2-PATH-07", "HE2-EX-09")
def test_the_food_of_a_chosen_area_is_foretold() -> None:
    laid = table("forage", ants=[{"E5": 5, "E4": 3}], tokens={"E5": "prey_6", "E4": "plants_3"})
    laid.plays("place:E5 do:harvest")
    note = panel(shown(laid), "seat:0").notes[0].text
    assert dict(note.args) == {
        "area": "E5",
        "way": "harvest",
        "ants": 5,
        "food": 3,
        "narrow": "E4",
        "dice": 5,
    }
    arrows = {each.id for each in shown(laid).pieces if each.id.startswith("flow:")}
    assert arrows == {"flow:E5:E4", "flow:E4:E3"}


# Nest sheets


def test_every_kind_of_brood_has_a_place_that_spells_it() -> None:
    for mode in ("basic", "advanced"):
        drawn = shown(table(mode=mode))
        touched = {token for each in drawn.places for token in each.touch}
        kinds = {kind for kind in BROOD if mode == "advanced" or kind != "pupa_medium"}
        assert {token for token in touched if token.startswith("brood:")} == {f"brood:{k}" for k in kinds}
        assert {"adult:princess", "adult:male"} <= touched


def test_chambers_are_places_one_can_send_ants_to() -> None:
    basic = {each.id for each in shown(table(mode="basic")).places if each.id.startswith("place:")}
    assert basic - {f"place:{area}" for area in AREAS} == {
        "place:nurses",
        "place:builders",
        "place:returning",
    }
    assert {"place:reserves", "place:storage"} <= {each.id for each in shown(table()).places}


def test_a_player_sees_his_own_sheet_a_spectator_the_active_players() -> None:
    laid = table(seats=3, active=1, ants=[{}, {"D7": 2}])
    assert [board.seat for board in shown(laid, 2).boards] == [None, 2]
    assert [board.seat for board in shown(laid, None).boards] == [None, 1]


def test_in_the_nest_phase_the_nest_comes_first() -> None:
    laid = table("nest", ants=[{"returning": 2}, {"returning": 1}])
    assert [board.id for board in shown(laid).boards] == ["sheet:0", "map"]
    assert shown(laid).stages[shown(laid).stage or 0].key == "scene-stage-return"


@clause("HE2-INVADE-08", "HE2-INVADE-10")
def test_an_invader_sees_the_sheet_of_the_defender_and_touches_his_brood() -> None:
    laid = table(
        "attack",
        ants=[{"E7": 8}, {"E7": 2, "nurses": 1, "builders": 1, "reserves": 1}],
        brood=[{"egg_f": 1}, {"egg_f": 2, "larva_f": 2, "pupa_small": 1}],
    )
    laid.attacks("E7").plays("count:0", "button:yes").rolls(3, 4, 1).plays("count:3")
    laid.plays("stack:nurses:worker count:1", "brood:pupa_small")
    assert piece(shown(laid, 1), "young:1:pupa_small").marks == ("shield",)
    laid.defaults("carry")
    drawn = shown(laid)
    assert [board.seat for board in drawn.boards] == [None, 1, 0]
    assert place(drawn, "cell:1:egg_f").touch == ("brood:egg_f",)
    assert place(drawn, "cell:0:egg_f").touch == ()


@clause("HE2-CHECK-02", "HE2-CHECK-04")
def test_a_nest_out_of_order_is_a_warning_in_ones_own_panel() -> None:
    laid = table(ants=[{"E4": 6}], brood=[{"egg_f": 12}], sizes=[6])
    notes = [note.text.key for note in panel(shown(laid), "seat:0").notes]
    assert notes == ["scene-note-crowded", "scene-note-nurses"]
    assert not panel(shown(laid, 1), "seat:0").notes
    waiting = table(active=1, ants=[{"E4": 6}, {"E7": 2}], brood=[{"egg_f": 12}], sizes=[6])
    assert not panel(shown(waiting), "seat:0").notes  # nothing to be done about it before one's own turn


# The coming nest phase


@clause("HE2-NEST-06", "HE2-NEST-08", "HE2-NEST-11")
def test_the_forecast_tells_who_eats_what_is_left_and_who_emerges() -> None:
    laid = table(
        ants=[{"nurses": 1, "builders": 2, "E4": 5}],
        brood=[{"egg_f": 3, "larva_f": 2, "larva_m": 1, "pupa_small": 2, "pupa_large": 1, "pupa_m": 1}],
        food=[9],
        princesses=[1],
        sizes=[20],
    )
    view = laid.view(0)
    coming = forecast(view, read(view), 0)
    assert (coming.adults, coming.larvae, coming.left) == (4, 3, 2)
    assert +coming.emerged == {"worker": 2, "princess": 1, "male": 1}
    assert (coming.laid, coming.brood) == ({"egg_f": 2}, 8)
    assert coming.used == 1 + 2 + 2 + 1 + 8  # the nurse, new workers in Reserves, princesses, the male, brood
    assert coming.points == 6
    drawn = rows(shown(laid), "seat:0")
    assert drawn["scene-coming-left"].value == 2
    assert [(icon.sprite, icon.count) for icon in drawn["scene-coming-lay"].icons] == [("egg_f", 2)]
    size = drawn["scene-coming-size"]
    assert (size.value, size.of) == (14, 20 + 2 * 2)  # with what the builders dig


@clause("HE2-RULING-95", "HE2-RULING-96", "HE2-BUILD-01")
def test_the_forecast_counts_the_proposed_forage_and_the_builders() -> None:
    """Of a turn that is still to come or under way; in the nest phase both have happened."""
    fields: dict[str, Any] = {
        "mode": "basic",
        "ants": [{"builders": 1, "E4": 3}, {"builders": 2, "E6": 2}],
        "tokens": {"E4": "prey_3", "E6": "prey_2"},
        "sizes": [9, 9],
    }
    for seat, food, size in ((0, 3, 11), (1, 2, 13)):
        drawn = rows(shown(table(**fields), seat), f"seat:{seat}")
        assert (drawn["scene-coming-foraged"].value, drawn["scene-coming-size"].of) == (food, size)
    done = table(**fields, active=1, order=[0, 1])
    drawn = rows(shown(done, 0), "seat:0")
    assert "scene-coming-foraged" not in drawn
    assert drawn["scene-coming-size"].of == 9
    later = table("nest", **fields | {"brood": [{"larva_f": 2}], "food": [3]})
    drawn = rows(shown(later, 0), "seat:0")
    assert "scene-coming-foraged" not in drawn
    assert drawn["scene-coming-size"].of == 9


@clause("HE2-NEST-07")
def test_missing_food_is_foretold() -> None:
    """One larva for the adults, the other finds nothing to eat."""
    laid = table("nest", ants=[{"nurses": 2, "E4": 5}], brood=[{"larva_f": 2}], food=[1])
    drawn = rows(shown(laid), "seat:0")
    assert (drawn["scene-coming-missing"].value, drawn["scene-coming-missing"].worse) == (2, True)
    assert [(icon.sprite, icon.count) for icon in drawn["scene-coming-lost"].icons] == [("larva_f", 2)]
    assert "scene-coming-left" not in drawn


@clause("HE2-TURN-02", "HE2-NEST-07", "HE2-NEST-12")
def test_nothing_is_amiss_while_ants_can_still_be_sent_to_food() -> None:
    """What is to be found is enough for all, also for brood that would else be given up for the adults."""
    fields: dict[str, Any] = {"ants": [{"nurses": 1, "E4": 5}, {"E6": 2}], "brood": [{"larva_f": 2}]}
    for now in (table(**fields), table(**fields, active=1)):
        drawn = rows(shown(now, 0), "seat:0")
        assert drawn["scene-coming-adults-eat"].value == -1
        assert drawn["scene-coming-larvae-eat"].value == -2
        assert drawn["scene-coming-to-find"].value == 3
        assert not {"scene-coming-missing", "scene-coming-lost"} & drawn.keys()
    late = rows(shown(table("forage", **fields)), "seat:0")
    assert late["scene-coming-missing"].value == 3
    assert [(icon.sprite, icon.count) for icon in late["scene-coming-lost"].icons] == [("larva_f", 2)]
    enough = table("forage", **fields, food=[3])
    assert "scene-coming-missing" not in rows(shown(enough), "seat:0")


@clause("HE2-CARD-millers-02")
def test_millers_are_in_the_forecast() -> None:
    laid = table(ants=[{"storage": (0, 0, 3), "E4": 1}], traits=[["millers"]], food=[5])
    assert rows(shown(laid), "seat:0")["scene-coming-milled"].value == 9


@clause("HE2-RULING-95")
def test_the_forecast_comes_true() -> None:
    """In the player turn and in the nest phase the same is foretold, and the plan does it."""
    laid = table(
        mode="basic",
        ants=[{"nurses": 1, "builders": 1, "E3": 2}, {"E7": 2}],
        brood=[{"egg_f": 2, "larva_f": 2, "pupa_small": 2, "pupa_m": 1}],
        food=[6],
        sizes=[9],
    )
    view = laid.view(0)
    coming = forecast(view, read(view), 0)
    laid.defaults("feed-larvae")
    view = laid.view(0)
    later = forecast(view, read(view), 0)
    assert (later.larvae, later.laid, later.brood, later.used) == (2, {"egg_f": 2}, coming.brood, coming.used)
    laid.plays("button:plan", seat=0)
    s = laid.mine(0)
    assert sum(s.brood[0].values()) == coming.brood == 6
    assert s.males[0] == coming.emerged["male"]
    assert laid.ants(0, "E3") == 2 + coming.emerged["worker"]


@clause("HE2-RULING-95")
def test_food_that_nobody_needs_is_foretold() -> None:
    laid = table(ants=[{"E4": 5}], food=[9], sizes=[2])
    drawn = rows(shown(laid), "seat:0")
    assert (drawn["scene-coming-left"].value, drawn["scene-coming-wasted"].value) == (9, -8)
    laid = table(ants=[{"storage": (0, 1, 0), "returning": 2}], traits=[["repletes"]], food=[9], sizes=[2])
    drawn = rows(shown(laid), "seat:0")
    assert drawn["scene-coming-stored"].value == 9
    assert [(icon.sprite, icon.count) for icon in drawn["scene-coming-return"].icons] == [("worker", 2)]


@clause("HE2-RULING-96", "HE2-RULING-97", "HE2-RULING-98", "HE2-RULING-99")
@pytest.mark.parametrize(
    "laid, key, facts",
    [
        (
            lambda: table("forage", ants=[{"E4": 4, "F3": 3}], tokens={"E4": "prey_3", "F3": "plants_2"}),
            "scene-note-forage-all",
            {"tokens": 2, "food": 6, "dice": 4},
        ),
        (
            lambda: table(ants=[{"reserves": 2, "E3": 1}], sizes=[9], posts=[[["E3", [2, 0, 0]]], []]),
            "scene-note-posts",
            {"count": 1},
        ),
        (
            lambda: table("assign_patrol", ants=[{"E4": 3}], watches=[[["E4", [2, 0, 0]]], []]),
            "scene-note-watches",
            {"count": 2},
        ),
        (
            lambda: table("check", ants=[{"nurses": 1, "reserves": 10}], brood=[{"egg_f": 12}], sizes=[20]),
            "scene-note-remedy",
            {"ants": 4, "lost": 0, "food": 0},
        ),
    ],
)
def test_what_a_shortcut_would_do_is_told(laid: Callable[[], Table], key: str, facts: dict[str, int]) -> None:
    there = laid()
    notes = {note.text.key: dict(note.text.args) for note in panel(shown(there), "seat:0").notes}
    assert notes[key] == facts
    assert key not in {note.text.key for note in panel(shown(there, 1), "seat:0").notes}


# Cards, auctions, battles


@clause("HE2-DRAW-03")
def test_a_hand_is_shown_to_its_holder_alone() -> None:
    laid = table(hands=[["mutation", "male_eggs"], ["thief_ants"]])
    assert [each.id for each in shown(laid).cards if each.on == "hand"] == [
        "card:male_eggs",
        "card:mutation",
    ]
    assert rows(shown(laid), "seat:1")["scene-cards"].value == 1
    assert not shown(laid, None).cards


@clause("HE2-HAND-01", "HE2-HAND-05")
def test_cards_that_may_be_played_now_are_lit() -> None:
    laid = table(hands=[["mutation", "male_eggs", "highwayman_beetles"]], ants=[{"E4": 1}])
    assert [each.id for each in shown(laid).cards if each.lit] == ["card:mutation"]
    for look in looks():
        if look.asked and look.view.hand and not look.view.named:
            offered = {token for move in look.asked.options for token in move.spell()[:1]}
            cards = {f"card:{card}" for card in playable(look.view, read(look.view))}
            assert cards == {token for token in offered if token.startswith("card:")} or not cards


def test_a_drawn_event_keeps_its_id_on_the_discard_pile() -> None:
    laid = table(discards=["aphid_predation"], in_play=["aphid_predation"])
    ids = {each.id: each.on for each in shown(laid).cards}
    assert ids == {"event:aphid_predation:1": "discards", "event:aphid_predation:2": "drawn"}


def test_every_card_names_a_clause_of_the_rulebook() -> None:
    from formicarium.games.hidden_empires_2.scene.cards import card
    from formicarium.texts.rulebook import rulebook

    clauses = rulebook(GAME, "en").clauses
    assert not [name for name in CARDS if card(name, "hand").clause not in clauses]


@clause("HE2-AUC-05", "HE2-AUC-07", "HE2-EX-22")
def test_an_auction_tells_what_each_bidder_would_pay() -> None:
    laid = table("draw", seats=3, dna=[6, 7, 4], traits=[["bus"], [], ["soldiers"]], draws=["millers"])
    bidders = panel(shown(laid), "auction").sections[0].rows
    assert [row.label.key for row in bidders] == [
        "scene-bidder-barred",
        "scene-bidder-may",
        "scene-bidder-barred",
    ]
    laid = table("draw", seats=3, dna=[6, 7, 4], traits=[["bus"], [], []], draws=["mace"])
    laid.plays("bid:4")
    first = dict(panel(shown(laid), "auction").sections[0].rows[0].label.args)
    assert (first["amount"], first["times"], first["price"], first["short"]) == (4, 2, 8, 2)


@clause("HE2-AUC-02", "HE2-AUC-08")
def test_who_has_passed_is_shown_as_out_with_the_bid_that_may_still_count() -> None:
    laid = table("draw", seats=3, dna=[6, 7, 4], traits=[[], [], []], draws=["mace"])
    laid.plays("bid:1", "bid:2", "bid:3", "button:pass")
    bidders = panel(shown(laid), "auction").sections[0].rows
    assert [row.label.key.removeprefix("scene-bidder-") for row in bidders] == ["passed", "bid", "bid"]
    assert dict(bidders[0].label.args)["bid"] == 1
    assert [len(row.icons) for row in bidders] == [1, 2, 1]  # the hammer is over the second
    assert bidders[0].icons[0].faded
    said = [Speaker(GAME, "en", ["Ada", "Bea", "Cal"], you=you).say(bidders[0].label) for you in (0, 1)]
    ending = "; the bid of 1 counts only if no higher one can be paid"
    assert said == ["You have passed" + ending, "Ada has passed" + ending]


@clause("HE2-COMBAT-11", "HE2-EX-25")
def test_a_battle_shows_both_sides_with_their_points_and_its_course() -> None:
    laid = table(
        "attack", ants=[{"E5": (4, 0, 1)}, {"E5": 2}], patrols=[{}, {}], traits=[["soldiers"], ["mace"]]
    ).attacks("E5")
    drawn = panel(shown(laid), "battle")
    assert [dict(section.title.args).get("points") for section in drawn.sections if section.title] == [9, 2]
    (course,) = drawn.sections[-1].rows
    assert [icon.sprite for icon in course.icons] == ["step_scatter", "step_losses", "step_stay"]
    assert [icon.faded for icon in course.icons] == [False, True, True]
    assert piece(shown(laid), "clash").on == "place:E5"


@clause("HE2-CARD-recruitment-03")
def test_recruits_can_be_touched_by_the_attacker() -> None:
    laid = table("attack", ants=[{"E5": 4}, {"E5": 4}], traits=[["recruitment"]]).attacks("E5")
    laid.plays("count:0").rolls(1, 2, 3, 5).plays("count:4")
    assert piece(shown(laid), "turncoat:worker").touch == ("recruit:worker",)
    assert piece(shown(laid), "turncoat:worker").seat == 1
    assert piece(shown(laid, 1), "turncoat:worker").touch == ()


# Drawers


def test_a_terminal_shows_the_whole_table() -> None:
    match = next(islice(matches(4, 3, {}), 60, None))
    for seat in (0, None):
        text = terminal.draw(match.scene(seat), Speaker(GAME, "en", NAMES, you=seat).say, width=120)
        assert all(name in text for name in ("A1r", "I5r", "┌", "Ana", "Dan"))
        assert max(map(len, text.splitlines())) <= 120


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_still_draws_every_moment(theme: str) -> None:
    for look in looks()[::40]:
        assert draw(look.drawn, ART, Speaker(GAME, "en", NAMES).say, theme).startswith("<svg ")  # type: ignore[arg-type]


def test_equal_views_give_equal_scenes() -> None:
    view = new_game().view(0)
    assert scene(view) == scene(replace(view))
