"""The garden and the hills as a scene: from a view alone, complete, in both languages, without secrets."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import combinations, islice, pairwise
from math import hypot
from typing import Any, NamedTuple

import pytest

import formicarium as fm
from formicarium.core.decision import Decision, Move
from formicarium.core.together import sight
from formicarium.games.antics import GAME
from formicarium.games.antics.data import (
    CLEARING_OF,
    COLOURS,
    ENDS,
    ITEMS,
    KINDS,
    LANES,
    MAX_LEVEL,
    PREY,
    TERRAIN,
    TILES,
    TRACKS,
    ZONES,
    Item,
    Track,
)
from formicarium.games.antics.hexes import spelled
from formicarium.games.antics.moves import Deliver, First, HandOn, HatchAnt, Second, Send, TakeItem
from formicarium.games.antics.options import AnticsOptions
from formicarium.games.antics.scene import scene
from formicarium.games.antics.scene.ants import abreast
from formicarium.games.antics.scene.courses import CLEARING, COURSES, NODE_POINTS
from formicarium.games.antics.scene.forecast import Meals, coming, next_meals, searched
from formicarium.games.antics.scene.garden import TONES
from formicarium.games.antics.scene.hills import openings
from formicarium.games.antics.scene.routes import Route, route
from formicarium.games.antics.view import AnticsView
from formicarium.scene import terminal
from formicarium.scene.model import Row, Scene
from formicarium.scene.sprites import Art
from formicarium.scene.svg import draw
from formicarium.testing import clause
from formicarium.texts.message import Message
from formicarium.texts.speaker import Speaker
from tests.games.antics.builder import FILLED, TIDYING, TURN, Table, new_game, table
from tests.scene.looking import panel, piece, place, things

ART = Art.of(GAME)
NAMES = ["Ana", "Ben", "Cleo", "Dan"]
KINDS_OF_TOKEN = {word.partition(":")[0] for word in GAME.vocabulary(4, AnticsOptions())}
ASKED_IN_WORDS = {"action", "button", "place", "seat"}  # by a prompt; a seat comes with its ant


def matches(seats: int, seed: int) -> Iterator[fm.Match]:
    """The same match at each of its decisions, played by somebody who likes to send and to push."""
    match = fm.Match(GAME, seats=seats, seed=seed)
    rng = random.Random(seed)
    while match.outcome is None:
        yield match
        decision = match.pending[0]
        weights = [weight(move) for move in decision.options]
        match.play(decision.seat, rng.choices(decision.options, weights)[0])
    yield match


def weight(move: Move) -> int:
    return 12 if isinstance(move, Send | TakeItem | HandOn | Deliver | HatchAnt) else 2


class Look(NamedTuple):
    """A scene, and what it was drawn from."""

    view: AnticsView
    drawn: Scene
    asked: Decision | None
    pending: tuple[int, ...]
    seats: int


@cache
def looks() -> tuple[Look, ...]:
    """Some moments of three matches, from every seat and from outside; of each step at least one."""
    found: list[Look] = []
    for seats in (2, 3, 4):
        met: Counter[str] = Counter()
        for number, match in enumerate(matches(seats, seed=seats)):
            met[phase := view_of(match, None).phase] += 1
            if number % 60 == 0 or met[phase] <= 2 or match.outcome:
                pending = tuple(decision.seat for decision in match.pending)
                for viewer in (None, *range(seats)):
                    asked = None if viewer is None else match.decision(viewer)
                    found.append(Look(view_of(match, viewer), match.scene(viewer), asked, pending, seats))
    return tuple(found)


def view_of(match: fm.Match, seat: int | None) -> AnticsView:
    view = match.view(seat)
    assert isinstance(view, AnticsView)
    return view


def shown(laid: Table, seat: int | None = 0) -> Scene:
    return laid.match.scene(seat)


# Laws


def test_the_moments_looked_at_are_of_every_kind() -> None:
    phases = {look.view.phase for look in looks()}
    assert {"ChooseAction", "Explore", "Build", "LayFirst", "LaySecond", "Hatch", "Ants", "Push"} <= phases
    assert {"ReduceHand"} <= phases
    assert any(look.view.over for look in looks())


def test_every_token_is_in_the_vocabulary() -> None:
    words = {seats: set(GAME.vocabulary(seats, AnticsOptions())) for seats in (2, 3, 4)}
    for look in looks():
        for thing in things(look.drawn):
            assert set(thing.touch) <= words[look.seats], thing.id
            if not thing.touch and thing.id.partition(":")[0] in KINDS_OF_TOKEN:
                assert thing.id in words[look.seats], thing.id


def test_whatever_may_be_touched_is_on_the_table() -> None:
    for look in looks():
        drawn = {*look.drawn.labels(), *(token for thing in things(look.drawn) for token in thing.touch)}
        for move in look.asked.options if look.asked else ():
            tokens = {token for token in move.spell() if token.partition(":")[0] not in ASKED_IN_WORDS}
            assert tokens <= drawn, str(move)


def test_nothing_on_another_players_hill_spells_a_hex() -> None:
    for look in looks():
        for each in look.drawn.places:
            if any(token.startswith(("hex:", "column:")) for token in each.touch):
                assert each.id.startswith(f"hill:{look.view.seat}:")


def test_ids_are_unique_and_everything_lies_somewhere() -> None:
    for look in looks():
        drawn = look.drawn
        ids = [*(piece.id for piece in drawn.pieces), *(card.id for card in drawn.cards)]
        assert len(ids) == len(set(ids))
        places = [place.id for place in drawn.places]
        assert len(places) == len(set(places))
        panels = {panel.id for panel in drawn.panels}
        trays = {tray.id for tray in drawn.trays}
        somewhere = {*places, *panels, *(row.id for row in drawn.rows)}
        assert {piece.on for piece in drawn.pieces} <= somewhere
        assert {card.on for card in drawn.cards} <= panels | trays
        if not look.view.over:  # a hand is no longer shown then
            assert {piece.whence for piece in drawn.pieces} <= somewhere | trays | {""}


def test_everything_lies_within_its_board() -> None:
    for look in looks():
        for board in look.drawn.boards:
            for each in board.places:
                assert 0 <= each.x <= board.width, each.id
                assert 0 <= each.y <= board.height, each.id


def test_the_turn_light_is_on_for_whoever_is_asked() -> None:
    for look in looks():
        lit = {panel.seat for panel in look.drawn.panels if panel.active}
        assert lit == set(look.pending), look.view.phase


def test_every_sprite_exists() -> None:
    for look in looks():
        assert not {name for name in sprites(look.drawn) if name not in ART}


def sprites(drawn: Scene) -> Iterator[str]:
    for each in drawn.places:
        yield from (each.sprite,) if each.sprite else ()
    for token in drawn.pieces:
        yield from (token.sprite, *token.over, *token.marks)
    yield from (card.sprite for card in drawn.cards)
    for row in drawn.rows:
        yield from (row.sprite,) if row.sprite else ()
        yield from (icon.sprite for icon in row.icons)
    notes = (*drawn.notes, *(note for panel in drawn.panels for note in panel.notes))
    yield from (note.sprite for note in notes if note.sprite)


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


@clause("ANT-HID-01", "ANT-HID-02")
def test_tables_that_a_seat_cannot_tell_apart_look_alike() -> None:
    rng = random.Random(5)
    for match in islice(matches(2, seed=3), 0, 300, 25):
        for decision in match.pending:
            other = match.imagine(decision.seat, rng)
            for seat in (decision.seat, None):
                view = sight(other, seat).view(seat)
                assert isinstance(view, AnticsView)
                assert scene(view) == scene(view_of(match, seat))


def test_equal_views_give_equal_scenes() -> None:
    view = new_game().view(0)
    assert scene(view) == scene(replace(view))
    assert hash(scene(view)) == hash(scene(replace(view)))


# The hills


TOWERS = "explore_build 0,1 1,0; hatch_push 1,1 2,0; ants_push 1,0 1,1; fungus_ants 3,0 3,-1"


def hill_of(laid: Table, seat: int = 0) -> Scene:
    drawn = shown(laid)
    board = next(board for board in drawn.boards if board.seat == seat)
    return replace(drawn, boards=(board,))


@clause("ANT-LVL-01", "ANT-LVL-03")
def test_a_space_shows_its_kind_and_its_level_by_relief_picture_and_number() -> None:
    laid = table(hills={0: TOWERS})
    hill = hill_of(laid)
    for at, space in laid.s.hills[0].spaces.items():
        assert place(hill, f"hill:0:{at}").level == space.level
        slab = piece(hill, f"slab:0:{at}:{space.level}")
        assert slab.sprite.endswith(f"_{space.level}")
        assert slab.over == (f"space_{space.kind}", f"level_{space.level}")
    assert sum(each.id.startswith("slab:0:") for each in hill.pieces) == len(laid.s.hills[0].spaces)


def test_the_two_halves_of_a_tile_are_open_towards_each_other() -> None:
    hill = hill_of(table(hills={0: TOWERS}))
    ways = {each.id.split(":")[2]: each.sprite.split("_")[1] for each in hill.pieces if "slab:0" in each.id}
    assert (ways["1,0"], ways["1,1"]) == ("se", "nw")  # ants_push, on top
    assert (ways["3,0"], ways["3,-1"]) == ("nw", "se")  # fungus_ants, on the ground
    assert (ways["0,1"], ways["2,0"]) == ("ne", "sw")  # towards halves that are covered by now


def test_a_hill_is_drawn_from_back_to_front() -> None:
    hill = hill_of(table(hills={0: TOWERS}))
    spaces = [each.y for each in hill.places if each.id.startswith("hill:")]
    assert spaces == sorted(spaces)
    rows = [place(hill, each.on).y for each in hill.pieces if each.id.startswith("slab:0:")]
    assert rows == sorted(rows)


@clause("ANT-BUILD-05", "ANT-BUILD-06", "ANT-DEC-03")
def test_where_a_half_may_lie_is_what_is_offered() -> None:
    checked = Counter[str]()
    for look in looks():
        if look.view.phase not in ("LayFirst", "LaySecond") or look.asked is None:
            continue
        hexes = {move.hex for move in look.asked.options if isinstance(move, First | Second)}
        assert set(openings(look.view, look.view.active)) == hexes
        assert {spelled(at) for at in hexes} <= {place.touch for place in look.drawn.places}
        checked[look.view.phase] += 1
    assert min(checked.values()) > 2
    assert len(checked) == 2


@clause("ANT-BUILD-06")
def test_a_raised_half_is_previewed_with_the_level_it_would_get() -> None:
    laid = table(hands={0: "fungus_push build_hatch"}).plays("use_space(1,0)", "tile(fungus_push)")
    previews = {each.on: each for each in shown(laid).pieces if each.id.startswith("preview:")}
    assert {on.rpartition(":")[2] for on in previews} == {"0,1", "1,1", "2,0", "2,1"}
    assert {(each.sprite, each.badge) for each in previews.values()} == {("icon_fungus", "↑2")}
    laid.plays("first(1,1)")
    previews = {each.on.rpartition(":")[2]: each for each in shown(laid).pieces if "preview" in each.id}
    assert (previews["1,1"].sprite, previews["1,1"].lit) == ("icon_fungus", True)
    assert {at for at, each in previews.items() if each.sprite == "icon_push"} == {"0,1", "2,0", "2,1"}


def test_others_see_the_preview_and_cannot_touch_it() -> None:
    laid = table(hands={0: "fungus_push build_hatch"}).plays("use_space(1,0)", "tile(fungus_push)")
    assert [each.id for each in shown(laid, 1).pieces if "preview" in each.id]
    assert not [each for each in shown(laid, 1).places if each.id.startswith("hill:0:") and each.touch]


def test_the_tile_being_built_is_lit_in_the_hand_once() -> None:
    hand = "fungus_push fungus_push build_hatch"
    laid = table(hands={0: hand}).plays("use_space(1,0)", "tile(fungus_push)")
    assert [card.lit for card in shown(laid).cards] == [False, True, False]
    assert [card.touch for card in shown(laid).cards][1:] == [("tile:fungus_push",)] * 2


@clause("ANT-TURN-05", "ANT-SUP-01")
def test_markers_lie_on_the_spaces_used_on_the_super_ant_or_wait() -> None:
    laid = table(hands={0: "build_hatch"}, fields=FILLED)
    assert markers(shown(laid)) == ["markers:0"] * 3
    laid.plays("use_space(0,0)", "take(1, A)")
    assert markers(shown(laid)) == ["hill:0:0,0", "markers:0", "markers:0"]
    laid.plays("use_super(hatch)", "hatch(water)")
    assert markers(shown(laid)) == ["hill:0:0,0", "markers:0", "super:0"]
    assert piece(shown(laid), "super_ant:0").faded
    assert not piece(shown(laid), "super_ant:1").faded


def markers(drawn: Scene) -> list[str]:
    return [each.on for each in drawn.pieces if each.id.startswith("marker:0:")]


@clause("ANT-SCORE-06")
def test_at_the_end_leaves_lie_on_the_highest_fungi_green_ones_first() -> None:
    hill = "fungus_push 3,0 4,0; fungus_ants 0,1 1,1; fungus_hatch -1,0 -2,0"
    laid = table(hills={0: hill}, leaves={0: "brown_leaf green_leaf"}, stored={0: "beetle -1,0"})
    drawn = scene(replace(laid.view(0), over=True))
    assert piece(drawn, "item:green_leaf:0:1").on == "hill:0:0,1"
    assert piece(drawn, "item:brown_leaf:0:1").on == "hill:0:3,0"
    assert {piece(shown(laid), f"item:{leaf}:0:1").on for leaf in ("green_leaf", "brown_leaf")} == {
        "leaves:0"
    }


# The garden


def test_tracks_are_told_apart_by_tone_and_so_by_pattern() -> None:
    assert len({TONES[zone] for zone in ZONES}) == len(ZONES)
    drawn = shown(table())
    for track, terrain in TERRAIN.items():
        assert place(drawn, f"track:{track}").tone == TONES[terrain] == place(drawn, f"zone:{terrain}").tone


def test_no_two_tracks_cross_and_none_runs_into_a_foreign_clearing() -> None:
    lines = {track: list(pairwise(COURSES[track].points)) for track in TERRAIN}
    for one, other in combinations(TERRAIN, 2):
        if set(ENDS[one]) & set(ENDS[other]):
            continue  # they meet
        assert not any(crosses(a, b) for a in lines[one] for b in lines[other]), (one, other)
    for item, node in CLEARING_OF.items():
        x, y = NODE_POINTS[node]
        for track in TERRAIN:
            if node not in ENDS[track]:
                near = min(hypot(px - x, py - y) for px, py in COURSES[track].points)
                assert near > CLEARING / 2, (item, track)


Line = tuple[tuple[float, float], tuple[float, float]]


def crosses(one: Line, other: Line) -> bool:
    def side(line: Line, point: tuple[float, float]) -> bool:
        (ax, ay), (bx, by) = line
        return (bx - ax) * (point[1] - ay) > (by - ay) * (point[0] - ax)

    return side(one, other[0]) != side(one, other[1]) and side(other, one[0]) != side(other, one[1])


@clause("ANT-ANTS-06", "ANT-GUARD-02")
def test_four_workers_and_a_guard_have_room_on_every_track() -> None:
    for track in TRACKS:
        for one, other in combinations(abreast(5, track), 2):
            assert hypot(one[0] - other[0], one[1] - other[1]) > 29, track
    everybody = dict.fromkeys(range(4), "t01")
    drawn = shown(table(seats=4, workers=everybody, guards={"t01": 2}))
    assert {each.sprite for each in drawn.on("track:t01")} == {
        "worker_circle", "worker_triangle", "worker_square", "worker_diamond", "guard_square",
    }  # fmt: skip


@clause("ANT-PUSH-03", "ANT-PUSH-04", "ANT-TIDY-02")
def test_an_item_keeps_its_id_from_hand_to_hand_and_home() -> None:
    laid = table(workers={0: "t01, t02, t10, t11"}, actions=0, steps=pushing(3))
    where = []
    for answer in ("take(t10, cl_ladybird)", "hand_on(t10, t01)", "deliver(t01)", "store(ladybird, 0,1)"):
        laid.plays(answer)
        where.append(piece(shown(laid), "item:ladybird:0").on)
    assert where == ["track:t10", "track:t01", "beside:0", "hill:0:0,1"]


def pushing(left: int) -> list[Any]:
    return [{"is": "Push", "left": left}, *TURN]


def test_leaves_keep_their_number_on_the_way_home() -> None:
    workers = {0: "t01 green_leaf, t02, t06 green_leaf"}
    laid = table(workers=workers, leaves={0: "green_leaf"}, steps=pushing(2))
    carried = ["item:green_leaf:0:2", "item:green_leaf:0:3"]
    assert [piece(shown(laid), id).on for id in carried] == ["track:t01", "track:t06"]
    laid.plays("deliver(t01)")
    assert [piece(shown(laid), id).on for id in carried] == ["leaves:0", "track:t06"]


def test_what_is_new_comes_from_where_it_was() -> None:
    zones = {0: "soldier 2, water 1"}
    laid = table(workers={0: "t01, t10", 1: "t10 beetle"}, zones=zones, guards={"t01": 0})
    drawn = shown(laid)
    assert piece(drawn, "ant:0:t01").whence == "zone:water"
    assert piece(drawn, "shield:t01").whence == "zone:soldier"
    assert piece(drawn, "hatched:0:water").whence == "place:supply"
    assert piece(drawn, "item:beetle:1").whence == "track:t10"  # no beetle ever lay beside this track
    laid = table(workers={0: "t01, t10 ladybird, chasm"})
    assert piece(shown(laid), "item:ladybird:0").whence == "clearing:cl_ladybird"
    assert piece(shown(laid), "ant:0:chasm").whence == "zone:soldier"


@clause("ANT-PUSH-11")
def test_clearings_count_their_tokens_and_an_exhausted_token_takes_their_place() -> None:
    workers = {0: "t01, t02, t10, t11"}
    laid = table(workers=workers, clearings={"ladybird": 1, "beetle": 2}, steps=pushing(1))
    assert [each.badge for each in shown(laid).on("clearing:cl_beetle")] == ["", "2"]
    assert piece(shown(laid), "exhausted:ladybird").on == "exhausted"
    laid.plays("take(t10, cl_ladybird)")
    (token,) = shown(laid).on("clearing:cl_ladybird")
    assert (token.id, token.size > 0) == ("exhausted:ladybird", True)


@clause("ANT-STEAL-02", "ANT-STEAL-04", "ANT-STEAL-05")
def test_a_thief_badge_marks_exactly_what_may_be_stolen() -> None:
    """ANT-EX-11: the ladybird is owned already, the green leaf may be stolen."""
    workers = {0: "t01, t10", 1: "t10 ladybird", 2: "t10 green_leaf"}
    stored = {0: "ladybird 0,0"}
    laid = table(workers=workers, zones={0: "soldier 1"}, stored=stored)
    assert laid.offers("steal") == ["steal(t10, 2)"]
    for seat in (None, 0, 1):
        assert marked(shown(laid, seat)) == ["item:green_leaf:2:1"]
    guarded = table(workers=workers, zones={0: "soldier 1"}, stored=stored, guards={"t10": 1})
    unarmed = table(workers=workers, stored=stored)
    assert marked(shown(guarded)) == marked(shown(unarmed)) == []
    loaded = piece(shown(laid), "ant:2:t10")
    assert loaded.touch == ("steal:t10", "seat:2") == piece(shown(laid), "item:green_leaf:2:1").touch


def marked(drawn: Scene) -> list[str]:
    return [each.id for each in drawn.pieces if "thief" in each.marks]


def test_thief_badges_agree_with_what_is_offered() -> None:
    for look in looks():
        if look.asked is None or look.view.phase not in ("ChooseAction", "Ants", "Push"):
            continue
        offered = {path for move in look.asked.options if (path := move.spell())[0].startswith("steal:")}
        assert {each.touch for each in look.drawn.pieces if "thief" in each.marks} == offered


# The exploration fields and the anteaters


def lying(drawn: Scene) -> dict[str, str]:
    return {each.id: each.on.removeprefix("cell:") for each in drawn.pieces if each.on.startswith("cell:")}


@clause("ANT-TIDY-10", "ANT-EX-03")
def test_tiles_and_anteaters_keep_their_ids_when_they_slide() -> None:
    laid = table(fields=FILLED).plays("use_space(0,0)", "take(1, B)")
    before = lying(shown(laid))
    laid.draws("push_push").plays("pass")
    after = lying(shown(laid))
    assert (before["lying:B:explore_hatch:1"], after["lying:B:explore_hatch:1"]) == ("2B", "1B")
    assert (before["anteater:B"], after["anteater:B"]) == ("6B", "5B")
    assert {id for id in before if before[id] != after[id]} == {id for id in before if before[id][1] == "B"}
    assert after["lying:B:push_push:1"] == "6B"
    assert piece(shown(laid), "lying:B:push_push:1").whence == "bag"


def test_equal_tiles_of_a_lane_are_told_apart_by_those_behind_them() -> None:
    laid = table(fields={"1A": "ants_push", "2A": "build_push", "3A": "ants_push", "1B": "push_push"})
    before = lying(shown(laid))
    laid.plays("use_space(0,0)", "take(1, A)")
    after = lying(shown(laid))
    assert before["lying:A:ants_push:1"] == after["lying:A:ants_push:1"] == "3A"
    assert before.keys() - after.keys() == {"lying:A:ants_push:2"}


FAR = {"1A": "ants_push", "2A": "green", "1B": "ants_push", "2B": "build_push", "3B": "blue", "1C": "grey"}


@clause("ANT-ATE-05", "ANT-ATE-06")
def test_the_next_meals_are_foretold() -> None:
    laid = table(seats=4, fields=FAR, arrived=["C"])
    view = laid.view(0)
    assert coming(view) == ((1, "A", "green"), (2, "B", "blue"))
    assert next_meals(view) == Meals((Item("caterpillar"),), ZONES[2])
    drawn = shown(laid)
    assert piece(drawn, "sniff:caterpillar").on == "clearing:cl_caterpillar"
    assert piece(drawn, "sniff:water").on == "zone:water"
    assert [each.id for each in drawn.places if each.id.startswith("arrived:")] == ["arrived:1"]


def test_nothing_is_foretold_while_all_anteaters_are_equally_far() -> None:
    assert next_meals(table(fields=FILLED).view(0)) == Meals()
    abreast = {"1A": "ants_push", "2A": "green", "1B": "build_push", "2B": "blue", "1C": "grey"}
    view = table(fields=abreast, arrived=["C"]).view(0)
    assert next_meals(view) == Meals((Item("caterpillar"), Item("dragonfly")))


@clause("ANT-ATE-07")
def test_an_empty_clearing_is_no_meal() -> None:
    view = table(seats=4, fields=FAR, arrived=["C"], clearings={"caterpillar": 0}).view(0)
    assert next_meals(view).prey == ()


@clause("ANT-ATE-06", "ANT-VAR2-04")
@pytest.mark.parametrize("seats, third", [(2, ["ants"]), (3, ["ants"]), (4, ["prey", "ants"])])
def test_the_guide_shows_its_side_for_the_number_of_players(seats: int, third: list[str]) -> None:
    drawn = shown(table(seats=seats))
    meals = [each.id for each in drawn.places if each.id.startswith("meal:")]
    assert meals == ["meal:1:prey", "meal:2:prey", *(f"meal:3:{meal}" for meal in third)]


@clause("ANT-ATE-06", "ANT-ATE-09")
def test_the_third_arrival_says_which_zone_it_would_empty() -> None:
    laid = table(zones={1: "rock 1"}, fields={"2A": "green", "1B": "blue", "1C": "grey"}, arrived=["B", "C"])
    assert searched(laid.view(0), COLOURS[2]) == "rock"  # from meadow to flower to soldier to rock
    (row,) = panel(shown(laid), "table").sections[1].rows
    assert [icon.sprite for icon in row.icons] == ["terrain_rock"]
    assert searched(table().view(0), COLOURS[2]) is None


@clause("ANT-ATE-04")
def test_anteaters_are_touched_to_say_their_order() -> None:
    laid = table(
        seats=4,
        fields={"2A": "green", "2B": "blue", "2C": "grey"},
        explored=True,
        steps=TIDYING,
    )
    assert laid.offers() == ["next(A)", "next(B)", "next(C)"]
    assert [piece(shown(laid), f"anteater:{lane}").touch for lane in LANES] == [
        (f"lane:{lane}",) for lane in LANES
    ]
    assert shown(laid).stage == 3


# Words


@clause("ANT-ANTS-04", "ANT-PUSH-03")
def test_a_track_says_what_it_leads_to() -> None:
    """A terminal draws no lines."""
    say = Speaker(GAME, "en", NAMES, you=0).say
    words = {place.id: say(place.label) for place in shown(table()).places}
    assert words["track:t01"] == "track 1, water, at the anthill, next to track 6, track 10 and track 14"
    assert words["track:t38"] == "track 38, meadow, next to track 14, track 37, track 39 and track 41"
    ends = "next to track 45, track 46, track 48 and the chasm, at the clearing: dragonfly"
    assert words["track:t47"].endswith(ends)


@clause("ANT-BUILD-05", "ANT-DEC-03")
def test_free_ground_is_known_by_its_hex_in_a_terminal() -> None:
    laid = table(hands={0: "ants_push"}, steps=({"is": "LayFirst", "left": 1, "tile": "ants_push"}, *TURN))
    text = terminal.draw(shown(laid), Speaker(GAME, "en", NAMES, you=0).say)
    assert {"P10", "L11", "O8"} <= set(re.findall(r"[A-Z]\d+", text))  # (3,0), (-1,1) and (2,-2)


@pytest.mark.parametrize(
    "language, mine, theirs",
    [
        ("en", "Round 2: you have 3 actions left", "Round 2: Ana has 3 actions left"),
        ("fr", "Manche 2\u00a0: il vous reste 3 actions", "Manche 2\u00a0: il reste à Ana 3 actions"),
    ],
)
def test_whoever_reads_is_addressed(language: str, mine: str, theirs: str) -> None:
    laid = table(fields=FILLED)
    for you, words in ((0, mine), (1, theirs)):
        assert Speaker(GAME, language, NAMES, you=you).say(shown(laid).status) == words


# Panels, routes and notes


DISTANCE = {  # tracks from the big anthill; to the dragonflies, by the bridge
    "ladybird": 2,
    "brown_leaf": 2,
    "butterfly": 3,
    "caterpillar": 3,
    "woodlouse": 4,
    "green_leaf": 4,
    "beetle": 5,
    "dragonfly": 2,
}


@pytest.mark.parametrize("item", ITEMS)
def test_from_the_empty_board_a_route_is_as_long_as_the_board_says(item: Item) -> None:
    way = route(table().view(0), 0, item)
    if item == "dragonfly":  # by the bridge: three soldiers and one more ant
        assert way.missing == ("soldier", "soldier", "soldier", TERRAIN[Track("t47")])
        assert way.pushes == DISTANCE[item] + 1
    else:
        assert len(way.missing) == DISTANCE[item]
        assert way.pushes == DISTANCE[item] + 1


@clause("ANT-PUSH-05")
def test_a_route_counts_what_is_there_already() -> None:
    view = table(workers={0: "t02, t15"}).view(0)
    assert route(view, 0, Item("butterfly")) == Route((TERRAIN[Track("t22")],), 4)
    assert route(view, 1, Item("butterfly")).pushes == 4
    assert len(route(view, 1, Item("butterfly")).missing) == 3
    carried = table(workers={0: "t02, t15 butterfly"}).view(0)
    assert route(carried, 0, Item("butterfly")) == Route((), 2)
    bridged = table(workers={0: "chasm, t47 dragonfly"}).view(0)
    assert route(bridged, 0, Item("dragonfly")) == Route((), 2)


def test_of_equal_routes_the_one_with_hatched_ants_is_taken() -> None:
    for zones, missing in (
        ({0: "water 2"}, ("water", "water")),
        ({0: "meadow 1, flower 1"}, ("meadow", "flower")),
    ):
        assert route(table(zones=zones).view(0), 0, Item("ladybird")).missing == missing


def test_the_needs_fade_what_is_hatched_and_tick_what_is_home() -> None:
    laid = table(
        zones={0: "water 1"},
        stored={0: "beetle 0,0"},
        clearings={"woodlouse": 0},
        workers={0: "t01, t10 ladybird"},
    )
    rows = {row.sprite: row for row in needs(shown(laid))}
    assert [icon.sprite for icon in rows["beetle"].icons] == ["tick"]
    assert [icon.sprite for icon in rows["woodlouse"].icons] == ["exhausted"]
    assert [(icon.sprite, icon.count) for icon in rows["ladybird"].icons] == [("icon_push", 2)]
    ladybird = next(row for row in needs(shown(table(zones={0: "water 1"}))) if row.sprite == "ladybird")
    assert [(icon.sprite, icon.count, icon.faded) for icon in ladybird.icons] == [
        ("terrain_water", 1, False),
        ("terrain_water", 1, True),
        ("icon_push", 3, False),
    ]


def needs(drawn: Scene) -> Iterator[Row]:
    return (row for section in panel(drawn, "needs").sections for row in section.rows)


def test_a_panel_has_six_slots_for_prey_and_the_tiles_of_others() -> None:
    laid = table(stored={1: "beetle 0,0"}, hands={0: "push_push", 1: "ants_ants fungus_push"})
    prey, tiles = panel(shown(laid), "seat:1").sections[1].rows
    assert [icon.sprite for icon in prey.icons] == list(PREY)
    assert [icon.sprite for icon in prey.icons if not icon.faded] == ["beetle"]
    assert [icon.sprite for icon in tiles.icons] == ["tile_ants_ants", "tile_fungus_push"]
    assert len(panel(shown(laid), "seat:0").sections[1].rows) == 1  # one's own lie in the hand
    assert [card.sprite for card in shown(laid).cards] == ["tile_push_push"]
    assert not shown(laid, None).cards


@clause("ANT-OVER-03", "ANT-OVER-04")
def test_the_end_is_announced() -> None:
    gone = {prey: int(number >= 4) for number, prey in enumerate(PREY)}
    (note,) = panel(shown(table(clearings=gone)), "table").notes
    assert (note.text.key, note.tone) == ("scene-note-one-kind", "amber")
    last = shown(table(trigger="prey", turns_left=2, clearings=gone))
    (alarm,) = last.notes
    assert alarm.text.args == (("trigger", "prey"), ("turns", 2))
    assert not panel(last, "table").notes


def test_a_table_on_the_way_is_drawn_when_the_last_prey_has_just_been_stored() -> None:
    laid = table(delivered=["beetle"]).plays("pass")
    (note,) = shown(laid).notes
    assert note.text.args == (("prey", "beetle"),)
    on_the_way = laid.s.copy()
    on_the_way.delivered = ()
    assert not scene(on_the_way.view(0)).notes


@clause("ANT-OVER-02")
def test_a_bag_that_runs_low_is_noticed() -> None:
    (note,) = panel(shown(table(bag=["push_push", "ants_ants"])), "table").notes
    assert note.text.args == (("count", 2),)
    assert place(shown(table(bag=["push_push"])), "bag").badge == "1"


def test_the_viewer_comes_first_then_clockwise() -> None:
    laid = table(seats=4)
    assert [board.seat for board in shown(laid, 2).boards] == [None, 2, 3, 0, 1]
    assert [each.seat for each in shown(laid, 2).panels if each.seat is not None] == [2, 3, 0, 1]


def test_ones_own_hill_comes_first_while_one_builds_or_stores() -> None:
    laid = table(hands={0: "fungus_push build_hatch"})
    assert shown(laid).boards[0].id == "board"
    laid.plays("use_space(1,0)")
    assert [board.id for board in shown(laid).boards[:2]] == ["hill:0", "board"]
    assert shown(laid, 1).boards[0].id == shown(laid, None).boards[0].id == "board"
    storing = table(delivered=["beetle"], steps=TIDYING)
    assert (storing.asked, shown(storing).boards[0].id) == ("ask-store", "hill:0")
    assert shown(storing).stage == 1
    assert [len(shown(storing, seat).notes) for seat in (0, 1)] == [1, 0]


# The drawers


def busy() -> Table:
    return table(
        seats=4,
        hills={0: TOWERS},
        workers={0: "t02, t15, t22 butterfly", 1: "t02 green_leaf"},
        zones={0: "water 2, soldier 1", 3: "rock 4"},
        guards={"t22": 0},
        fields=FILLED,
    )


def test_a_terminal_shows_the_whole_table() -> None:
    text = terminal.draw(shown(busy()), Speaker(GAME, "en", NAMES, you=0).say, 110)
    for word in (
        "E/B",
        "<blue",
        "●2a",
        "◆4a",
        "●s",
        "track 22: ●w, butt, ●g",
        "A ^3",
        "F ^1",
        "HILL",
        "Ana",
        "Dan",
    ):
        assert word in text, word
    assert max(map(len, text.splitlines())) <= 120


def test_stills_can_be_drawn_in_both_themes() -> None:
    say = Speaker(GAME, "fr", NAMES).say
    for drawn in (shown(busy()), shown(busy(), None), looks()[-1].drawn):
        assert "<use " in draw(drawn, ART, say, "light")
        assert "<use " in draw(drawn, ART, say, "dark")


def test_sprites_share_their_grid_and_can_stand_anywhere() -> None:
    for file in files("formicarium.games.antics").joinpath("art").iterdir():
        if file.name.endswith(".svg"):
            text = file.read_text(encoding="utf-8")
            box = "0 0 480 320" if file.name == "cover.svg" else "0 0 64 64"
            assert f'viewBox="{box}"' in text, file.name
            assert not re.search(r"\sid=|<style|<script|<text|href|<image|url\(", text), file.name


def test_every_tile_item_space_and_anteater_has_its_picture() -> None:
    wanted = {*ITEMS, *(f"tile_{tile}" for tile in TILES), *(f"anteater_{colour}" for colour in COLOURS)}
    wanted |= {f"{what}_{kind}" for what in ("icon", "space") for kind in KINDS}
    wanted |= {f"terrain_{zone}" for zone in ZONES} | {f"level_{level}" for level in range(1, MAX_LEVEL + 1)}
    wanted |= {
        f"slab_{way}_{n}" for way in ("e", "ne", "nw", "w", "sw", "se") for n in range(1, MAX_LEVEL + 1)
    }
    assert wanted <= set(ART.names())
