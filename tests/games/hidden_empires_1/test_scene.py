"""The map, the Nest Sheets and the cards as a scene: from a view alone, complete, and without secrets."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import islice
from typing import NamedTuple

import pytest

import formicarium as fm
from formicarium.core.decision import Decision, Path
from formicarium.core.together import sight
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.data import CARDS, MARKERS, TURN_STEPS, Area
from formicarium.games.hidden_empires_1.ground import CLASSIC
from formicarium.games.hidden_empires_1.moves import PlayCard, Press, PutAnts, TakeAnts
from formicarium.games.hidden_empires_1.options import EmpireOptions
from formicarium.games.hidden_empires_1.scene import scene
from formicarium.games.hidden_empires_1.scene.areas import TONES
from formicarium.games.hidden_empires_1.scene.forecast import Forecast, forecast
from formicarium.games.hidden_empires_1.scene.moment import NEST_STAGES, guide
from formicarium.games.hidden_empires_1.scene.routes import way_home
from formicarium.games.hidden_empires_1.scene.table import table as seen_table
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.scene import terminal
from formicarium.scene.model import Scene
from formicarium.scene.sprites import Art
from formicarium.scene.svg import draw
from formicarium.testing import clause
from formicarium.texts.message import Message, SeatName
from formicarium.texts.speaker import Speaker
from tests.games.hidden_empires_1.builder import PERFORM, SCOUT, TURN, A, B, C, Table, nest_step, table
from tests.scene.looking import panel, piece, place, rows, things

ART = Art.of(GAME)
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Finn"]
SPEAKER = Speaker(GAME, "en", NAMES, you=0)
TILED = EmpireOptions(alternate_setup=True)
SHORT = EmpireOptions(max_game_turns=5)
TABLES = ((2, SHORT), (4, EmpireOptions()), (6, EmpireOptions()), (3, TILED))
IN_WORDS = {"button", "count", "do", "task"}  # asked by a prompt
WORDS = {"take:nothing", "take:pupa_slave"}


def matches(seats: int, options: EmpireOptions, most: int = 900) -> Iterator[fm.Match]:
    """The same match at each of its decisions, played by somebody who likes to send ants out."""
    chosen = {"alternate_setup": options.alternate_setup, "max_game_turns": options.max_game_turns}
    match = fm.Match(GAME, seats=seats, seed=seats, options=chosen)
    rng = random.Random(seats)
    for _ in range(most):
        yield match
        if match.outcome is not None:
            return
        decision = match.pending[0]
        match.play(
            decision.seat, rng.choices(decision.options, [weight(move) for move in decision.options])[0]
        )


def weight(move: object) -> int:
    match move:
        case TakeAnts():
            return 6
        case PutAnts(task=task):
            return {"forage": 9, "scout": 5, "attack": 4, "patrol": 3, "nurses": 3}.get(task, 1)
        case Press(button="end"):
            return 6
        case PlayCard():
            return 3
    return 2


class Look(NamedTuple):
    """A scene, and what it was drawn from."""

    view: EmpireView
    drawn: Scene
    asked: Decision | None


@cache
def looks() -> tuple[Look, ...]:
    """Some moments of four matches, from every seat and from outside; of each question at least two."""
    found: list[Look] = []
    for seats, options in TABLES:
        met: Counter[str] = Counter()
        for number, match in enumerate(matches(seats, options)):
            kinds = [f"{decision.prompt.key} {view_of(match, None).stage}" for decision in match.pending]
            met.update(kinds)
            if number % 150 == 0 or match.outcome or any(met[kind] <= 2 for kind in kinds):
                for viewer in (None, *range(seats)):
                    asked = None if viewer is None else match.decision(viewer)
                    found.append(Look(view_of(match, viewer), match.scene(viewer), asked))
    return tuple(found)


def view_of(match: fm.Match, seat: int | None) -> EmpireView:
    view = match.view(seat)
    assert isinstance(view, EmpireView)
    return view


def shown(t: Table, seat: int | None = A) -> Scene:
    return t.match.scene(seat)


def noted(drawn: Scene) -> list[str]:
    notes = [note for panel in drawn.panels for note in panel.notes] + list(drawn.notes)
    return [note.text.key.removeprefix("scene-note-") for note in notes]


# Laws


def test_the_moments_looked_at_are_of_every_kind() -> None:
    stages = {look.view.stage for look in looks()}
    assert {"setup", "draw", "event", "assign", "scout", "perform", "over"} <= stages
    assert len(stages.intersection(NEST_STAGES)) >= 3
    assert {look.drawn.status.key for look in looks()} >= {"scene-status-fight", "scene-status-storm"}


def test_every_token_is_in_the_vocabulary() -> None:
    for look in looks():
        words = set(GAME.vocabulary(len(look.view.sheets), look.view.options))
        kinds = {word.partition(":")[0] for word in words}
        for thing in things(look.drawn):
            assert set(thing.touch) <= words, thing.id
            if not thing.touch and thing.id.partition(":")[0] in kinds:
                assert thing.id in words, thing.id


def test_whatever_may_be_touched_is_on_the_table() -> None:
    for look in looks():
        drawn = {*look.drawn.labels(), *(token for thing in things(look.drawn) for token in thing.touch)}
        drawn |= {panel.id for panel in look.drawn.panels} | WORDS
        for move in look.asked.options if look.asked else ():
            tokens = {token for token in move.spell() if token.partition(":")[0] not in IN_WORDS}
            assert tokens <= drawn, str(move)


def test_ids_are_unique_and_everything_lies_somewhere() -> None:
    for look in looks():
        drawn = look.drawn
        ids = [*(each.id for each in drawn.pieces), *(card.id for card in drawn.cards)]
        assert len(ids) == len(set(ids)), [id for id, count in Counter(ids).items() if count > 1]
        places = [each.id for each in drawn.places]
        assert len(places) == len(set(places))
        panels, trays = {each.id for each in drawn.panels}, {tray.id for tray in drawn.trays}
        somewhere = {*places, *panels, *(row.id for row in drawn.rows if row.id)}
        assert {each.on for each in drawn.pieces} <= somewhere
        assert {each.whence for each in drawn.pieces} <= somewhere | {""}
        assert {card.on for card in drawn.cards} <= panels | trays


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
    yield from (each.sprite for each in drawn.places if each.sprite)
    for each in drawn.pieces:
        yield from (each.sprite, *each.over, *each.marks)
    for card in drawn.cards:
        yield from (card.sprite, card.kind)
    for row in drawn.rows:
        yield from (row.sprite,) if row.sprite else ()
        yield from (icon.sprite for icon in row.icons)
    yield from (icon.sprite for each in drawn.panels for icon in each.badges)
    yield from (note.sprite for note in drawn.notes if note.sprite)
    yield from (note.sprite for panel in drawn.panels for note in panel.notes if note.sprite)


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


def test_tables_that_a_seat_cannot_tell_apart_look_alike() -> None:
    rng = random.Random(5)
    for match in islice(matches(4, EmpireOptions()), 0, 900, 60):
        for decision in match.pending[:1]:
            other = match.imagine(decision.seat, rng)
            for seat in (decision.seat, None):
                view = sight(other, seat).view(seat)
                assert isinstance(view, EmpireView)
                assert scene(view) == scene(view_of(match, seat))


def test_equal_views_give_equal_scenes() -> None:
    view = table().view(A)
    assert scene(view) == scene(replace(view))
    assert hash(scene(view)) == hash(scene(replace(view)))


def test_every_drawer_draws_it() -> None:
    for look in looks()[::40]:
        speaker = Speaker(GAME, "fr", NAMES, you=look.view.seat)
        assert draw(look.drawn, ART, speaker.say, "dark").startswith("<svg")
        lines = terminal.draw(look.drawn, speaker.say, width=110).splitlines()
        assert max(map(len, lines)) <= 140


# The map


def test_neighbours_never_share_a_tone_so_grey_patterns_tell_them_apart() -> None:
    assert len(set(TONES.values())) == len(TONES)
    drawn = shown(table())
    for area, (q, r) in CLASSIC.hexes.items():
        for dq, dr in ((1, 0), (1, -1), (0, 1)):
            near = CLASSIC.at.get((q + dq, r + dr))
            if near is not None:
                assert place(drawn, f"area:{area}").tone != place(drawn, f"area:{near}").tone


EX_07 = (
    "H3 aphids_2, E2 plants_3, F3 predator_4, D3 plants_2, "
    "H2 ?prey_1, G4 ?prey_1, E3 ?prey_2, D2 ?prey_2, F1 ?prey_3, E1 ?prey_3, I4 ?prey_4"
)


@clause("HE1-EX-07", "HE1-MOVE-01", "HE1-MOVE-03", "HE1-MOVE-04")
def test_safe_dangerous_and_forbidden_areas_are_ringed_for_who_assigns_tasks() -> None:
    t = table(markers=EX_07, ants={A: "F2 patrol 1", B: "E2 forage 1, G2 patrol 2"})
    rings = {each.id: each.sprite for each in shown(t).boards[0].places}
    safe = {id.removeprefix("area:") for id, ring in rings.items() if ring == "ring_safe"}
    dangerous = {id.removeprefix("area:") for id, ring in rings.items() if ring == "ring_dangerous"}
    assert safe == {"G3", "F2", "H3", "E2"}
    assert dangerous == {"G2", "H2", "G4", "E3", "D2", "F1", "E1", "I4"}
    assert rings["area:F3"] == rings["area:D3"] == "ring_forbidden"
    assert rings["area:A3"] == ""  # water needs none
    assert {each.sprite for each in shown(t, B).boards[0].places} == {""}


@clause("HE1-DEF-11", "HE1-DEF-12")
def test_a_marker_shows_its_value_now_its_printed_value_and_its_modifiers() -> None:
    t = table(markers="H3 prey_5-2, H2 plants_3+1, G4 ?aphids_1, F2 aphids_2")
    drawn = shown(t)
    assert (piece(drawn, "marker:H3").sprite, piece(drawn, "marker:H3").badge) == ("prey_5", "3")
    assert piece(drawn, "marker:H3").marks == ("minus", "minus")
    assert (piece(drawn, "marker:H2").badge, piece(drawn, "marker:H2").marks) == ("4", ("plus",))
    assert (piece(drawn, "marker:F2").badge, piece(drawn, "marker:F2").marks) == ("2", ())
    assert (piece(drawn, "marker:G4").sprite, piece(drawn, "marker:G4").badge) == ("marker_back", "")


def test_there_is_a_picture_of_every_marker() -> None:
    assert set(MARKERS) <= set(ART.names())


@clause("HE1-DEF-14")
def test_what_is_still_unseen_can_be_counted() -> None:
    t = table(markers="H3 prey_5, H2 plants_3, G4 ?aphids_1")
    icons = {icon.sprite: icon.count for icon in rows(shown(t), "table")["scene-unseen"].icons}
    assert icons == {"prey_3": 11, "predator_4": 4, "plants_2": 7, "aphids_1": 8}


@clause("HE1-TASK-09")
def test_ants_stand_in_one_stack_per_player_task_and_caste() -> None:
    ants = {A: "H3 forage 3w 1md, H3 patrol 2w", B: "H3 forage 4w"}
    drawn = shown(table(seats=3, active=C, markers="H3 prey_5", ants=ants, traits={A: "guards"}))
    here = [each for each in drawn.on("area:H3") if each.id.startswith("ants:")]
    assert [(each.seat, each.sprite, each.count, each.marks) for each in here] == [
        (A, "worker", 3, ("task_forage",)),
        (A, "media", 1, ("task_forage",)),
        (B, "worker", 4, ("task_forage",)),
        (A, "worker", 2, ("task_patrol",)),
    ]
    assert len({(each.dx, each.dy) for each in here}) == len(here)
    assert all(each.dy > piece(drawn, "marker:H3").dy for each in here)


@clause("HE1-FOR-02", "HE1-FOR-03", "HE1-CARD-trail_making-05")
def test_footprints_lead_home_and_milestones_tell_how_far_it_is() -> None:
    t = table(markers="E2 aphids_1, H3 prey_2, F3 predator_4", ants={A: "E2 forage 4"})
    assert way_home(seen_table(t.view(A)), A, Area("E2")) == (("E2", "F2"), ("F2", "G3"))
    crossed = {tuple(each.id.split(":")[1:3]) for each in shown(t).pieces if each.id.startswith("steps:")}
    assert crossed == {("E2", "F2"), ("F2", "G3")}
    signs = {each.on: each.sprite for each in shown(t).pieces if each.id.startswith("distance:")}
    assert signs == {"area:E2": "distance_2"}
    laid = table(markers="E2 aphids_1", ants={A: "E2 forage 4"}, traits={A: "trail_making"}, trails={"F2": A})
    assert {each.id for each in shown(laid).pieces if each.id.startswith("steps:")} == {
        "steps:E2:F2:out", "steps:E2:F2:in",
    }  # fmt: skip


@clause("HE1-WIN-05")
def test_a_predator_beside_ants_that_will_flee_is_lit_and_told() -> None:
    ants = {A: "F3 forage 2", B: "F3 forage 1"}
    t = table(markers="F3 predator_4", ants=ants, traits={B: "camouflage"}, steps=PERFORM)
    drawn = shown(t, None)
    assert piece(drawn, "marker:F3").lit
    (note,) = [note for note in drawn.notes if note.text.key == "scene-note-predator"]
    assert dict(note.text.args)["seats"] == (SeatName(A),)


@clause("HE1-CARD-env_change-01")
def test_an_event_marks_what_it_will_sweep_away() -> None:
    markers = "G3 plants_2, B2 prey_2, D3 ?prey_1, E2 plants_3, G1 aphids_1, H3 prey_4"
    t = table(nests="I2 C3", markers=markers.replace("G3", "I5"), hands={B: "aphid_herders"},
              ants={B: "G1 forage 1"}, steps=("DrawCard",), draws=["env_change_red"])  # fmt: skip
    drawn = shown(t, B)
    assert t.view(B).stage == "event"
    swept = {each.on.removeprefix("area:") for each in drawn.pieces if "swept" in each.marks}
    assert swept == {"B2", "G1"}
    (last,) = [card for card in drawn.cards if card.on == "last"]
    assert (last.name.key, last.text) == ("name-env_change_red", Message("card-env_change_red"))
    assert next(tray for tray in drawn.trays if tray.id == "last").title.key == "scene-event"


@clause("HE1-ALT-04", "HE1-ALT-08")
def test_a_map_of_tiles_shows_where_the_next_may_lie_and_the_stock() -> None:
    laying = [look for look in looks() if look.asked and look.asked.prompt.key == "ask-lay-tile"]
    assert laying
    for look in laying:
        assert look.asked is not None
        offered = {move.spell()[0] for move in look.asked.options}
        open_places = {each.id for each in look.drawn.places if each.dashed and not each.tone}
        assert offered <= open_places
        stock = {each.touch[0]: each.badge for each in look.drawn.on("stock")}
        assert stock == {f"color:{color}": str(count) for color, count in look.view.stock if count}


# Touching


def touch(options: list[Path], touched: Path, tokens: Path) -> Path | None:
    """As a client does: the longest end of the tokens that goes on with an offered path."""
    left = [path for path in options if path[: len(touched)] == touched]
    for start in range(len(tokens)):
        end = tokens[start:]
        if any(path[len(touched) : len(touched) + len(end)] == end for path in left):
            return touched + end
    return None


def touched(t: Table, id: str, seat: int = A, after: Path = ()) -> Path | None:
    thing = next(each for each in things(shown(t, seat)) if each.id == id)
    options = [move.spell() for move in t.decision(seat).options]
    return touch(options, after, thing.touch or (thing.id,))


@clause("HE1-ASGN-02", "HE1-ASGN-04")
def test_ants_are_taken_up_and_put_down_by_touching_stacks_areas_and_chambers() -> None:
    t = table(markers="H3 prey_5", ants={A: "H3 forage 3"})
    assert touched(t, "ants:0:reserves:worker") == ("place:reserves", "caste:worker")
    assert touched(t, "ants:0:H3:forage:worker") == ("area:H3", "task:forage", "caste:worker")
    t.plays("H3 forage worker")
    assert piece(shown(t), "ants:0:H3:forage:worker").lit
    assert touched(t, "place:nurses") == ("place:nurses",)
    assert touched(t, "area:G2") == ("area:G2",)
    assert touched(t, "ants:0:H3:forage:worker") is None  # the touch goes through to the area


@clause("HE1-CHK-03")
def test_brood_is_given_up_by_touching_it() -> None:
    t = table(colonies={A: "N1 egg_f=6 larva_f=6 size=10"})
    assert touched(t, "young:0:egg_f") == touched(t, "cell:0:egg_f") == ("eliminate:egg_f",)
    assert noted(shown(t)) == ["crowded", "nurses"]
    assert len(panel(shown(t), "seat:0").notes) == 2  # beside one's own numbers, not below all the others
    assert SPEAKER.prompt(t.match.pending[0]).endswith("Your nest is too full by 3.")


@clause("HE1-ASGN-08")
def test_why_tasks_cannot_be_ended_is_said_in_the_question() -> None:
    def question(colony: str, ants: dict[int, str] | None = None) -> str:
        return SPEAKER.prompt(table(colonies={A: colony}, ants=ants or {}).match.pending[0])

    assert question("R3 egg_f=3").endswith("Your brood needs 1 nurse more.")
    assert question("R3 N1 egg_f=3").endswith("or end the step.")
    crossed = {A: "H3 patrol 2", B: "H3 forage 1"}
    assert question("R3 N1 egg_f=3", crossed).endswith("Some have no task yet.")


def test_the_terminal_names_chambers_and_brood_in_words() -> None:
    t = table(colonies={A: "R3 N1 egg_f=3 pupa_large=1"})
    written = terminal.draw(shown(t), SPEAKER.say, width=110, colour=False)
    for words in ("Reserves: ●3w", "Nurses 1/1: ●w", "♀ Eggs: 3 egg f", "♀ Pupae: large"):
        assert words in written


@clause("HE1-MOVE-08")
def test_how_many_go_where_is_asked() -> None:
    t = table(colonies={A: "R3 N1 egg_f=3"}, markers="H3 prey_3")
    t.plays("place:reserves caste:worker", "area:H3 task:forage")
    assert SPEAKER.prompt(t.match.pending[0]) == "How many go to H3 (foraging)?"


@clause("HE1-SCOUT-05", "HE1-SCOUT-06", "HE1-SCOUT-15")
def test_who_found_a_scout_touches_reserves_to_come_and_patrollers_to_leave() -> None:
    t = table(markers="H3 prey_2", ants={A: "H3 scout 1", B: "H3 patrol 2"}, steps=SCOUT, dice=[3, 4])
    assert t.asked == {B: "react"}
    assert touched(t, "ants:1:reserves:worker", B) == ("do:reinforce", "caste:worker")
    assert touched(t, "ants:1:H3:patrol:worker", B) == ("do:retreat", "task:patrol", "caste:worker")
    dice = rows(shown(t, B), "scouting")["scene-search-found"].icons
    assert [(icon.sprite, icon.faded) for icon in dice] == [("die_3", False), ("die_4", True)]
    t.plays("done")
    assert touched(t, "ants:0:reserves:worker") == ("do:reinforce", "caste:worker")
    assert place(shown(t), "area:H3").sprite == "ring_focus"


@clause("HE1-NATT-07")
def test_a_stormed_nest_lies_open_to_be_plundered() -> None:
    colonies = {A: "R2 N1", B: "N1 larva_f=2 pupa_large=1 vq=1"}
    t = table(ants={A: "C3 attack 5, H3 patrol 1"}, colonies=colonies, steps=PERFORM)
    assert t.asked == {A: "plunder"}
    drawn = shown(t)
    assert [board.id for board in drawn.boards] == ["map", "sheet:1", "sheet:0"]
    for bystanders in ("ants:0:H3:patrol:worker", "ants:0:reserves:worker", "ants:0:nurses:worker"):
        assert not piece(drawn, bystanders).touch
    assert touched(t, "ants:0:C3:attack:worker") == ("caste:worker",)
    for kind in ("larva_f", "pupa_large", "virgin_queen"):
        assert touched(t, f"young:1:{kind}", after=("caste:worker",)) == ("caste:worker", f"take:{kind}")
    assert touched(t, "dead:C3", after=("caste:worker",)) == ("caste:worker", "take:dead")
    assert not [each for each in shown(t, B).pieces if any("take:" in token for token in each.touch)]


@clause("HE1-CARD-recruitment-03")
def test_recruits_stand_beside_the_attackers_and_can_be_chosen() -> None:
    traits = {A: "recruitment", B: "guards"}
    t = table(ants={A: "E5 attack 3", B: "E5 patrol 1w 2md"}, traits=traits, steps=PERFORM)
    t.rolls(2, 3, 5).plays("3").plays("E5 patrol media")
    assert t.asked == {A: "combat-loss"}
    assert touched(t, "recruit:media") == ("place:recruits", "caste:media")
    assert piece(shown(t), "recruit:media").seat == B


def test_an_opponents_ants_name_their_owner_and_what_they_do() -> None:
    ants = {A: "F3 attack 2", B: "F3 forage 1", C: "F3 forage 1"}
    t = table(seats=3, ants=ants, markers="F3 prey_2", steps=PERFORM)
    assert t.asked == {A: "attack-target"}
    assert touched(t, "ants:2:F3:forage:worker") == ("seat:2",)
    caught = table(ants={B: "F2 forage 1"}, markers="F3 predator_4", hands={A: "predator_migration"},
                   steps=("DrawStep",), dice=[1, 2, 3, 4])  # fmt: skip
    caught.plays("card predator_migration", "area:F3 area:F2")
    assert touched(caught, "ants:1:F2:forage:worker") == ("seat:1", "task:forage", "caste:worker")


@clause("HE1-DRAW-05", "HE1-WIN-17")
def test_who_may_still_play_cards_of_the_draw_step_reads_so_and_nobody_else_does() -> None:
    t = table(hands={A: "plant_house mace"}, colonies={A: "R9"}, steps=TURN, draws=["soldiers"])
    assert t.asked == {A: "draw-step"}
    own, theirs = shown(t, A), shown(t, B)
    assert (own.status.key, theirs.status.key) == ("scene-status-draw", "scene-status-assign")
    assert {card.id for card in own.cards if card.lit} == {"card:plant_house", "card:mace", "card:soldiers"}
    assert "scene-shortcut" not in rows(own, "seat:0")
    t.plays("end")
    assert shown(t, A).status.key == "scene-status-assign"


# The Nest Sheet and the forecast


@clause("HE1-EX-06", "HE1-NEST-07", "HE1-NEST-13")
def test_the_ledger_foretells_what_the_nest_phase_will_eat() -> None:
    colonies = {A: "R0 N1 food=4 egg_f=1 larva_f=1 pupa_small=1"}
    t = table(colonies=colonies, ants={A: "G4 forage 1, H3 forage 3"}, steps=("PlayerTurn",), tokens=[B],
              active=B, draws=["mace"])  # fmt: skip
    coming = foretold(t)
    assert (coming.food, coming.adults, coming.larvae, coming.left) == (4, 1, 1, 2)
    assert (coming.emerged, coming.laid) == ((("worker", 1),), (("egg_f", 2),))
    assert (coming.nurses, coming.used, coming.size) == (1, 5, 10), "the new worker can go out"
    labels = {key: row.value for key, row in rows(shown(t), "seat:0").items() if "coming" in key}
    assert labels["scene-coming-left"] == 2
    assert labels["scene-coming-adults"] == -1


def foretold(t: Table, seat: int = A) -> Forecast:
    view = t.view(seat)
    coming = forecast(view, seen_table(view))
    assert coming is not None
    return coming


@clause("HE1-EX-08", "HE1-EX-09", "HE1-EX-10")
def test_the_forecast_counts_what_foragers_will_bring() -> None:
    markers = "H3 prey_5, E2 aphids_1, H2 plants_3+1"
    t = table(markers=markers, ants={A: "H3 forage 8, E2 forage 4, H2 forage 5"})
    assert foretold(t).foraged == 6 + 1 + 4
    assert foretold(t, B).foraged == 0
    waiting = table(markers=markers, ants={B: "B3 forage 1"}, tokens=[B])
    assert foretold(waiting, B).foraged == 0  # there is nothing in B3


@clause("HE1-NEST-08", "HE1-NEST-15")
def test_what_is_still_to_be_found_is_enough_for_all() -> None:
    """Also for brood that would else be eaten for the adults; and nest and nurses are those of all."""
    colonies = {A: "N2 B2 food=1 larva_f=3"}
    early = table(colonies=colonies)
    coming = foretold(early)
    assert (coming.adults, coming.larvae, coming.missing, coming.lost) == (4, 3, 6, ())
    assert (coming.used, coming.nurses) == (2 + 3, 1)
    drawn = rows(shown(early), "seat:0")
    assert drawn["scene-coming-to-find"].value == 6
    assert drawn["scene-coming-to-find"].worse
    assert not {"scene-coming-missing", "scene-coming-lost"} & drawn.keys()
    late = foretold(table(colonies=colonies, active=B))
    assert (late.missing, late.lost) == (6, (("larva_f", 3),))
    assert rows(shown(table(colonies=colonies, active=B)), "seat:0")["scene-coming-missing"].value == 6
    fed = table(colonies={A: "N2 B2 food=7 larva_f=3"}, active=B)
    assert (foretold(fed).missing, foretold(fed).lost) == (0, ())


@clause("HE1-PERF-01", "HE1-PERF-02")
def test_before_the_ants_set_to_work_what_they_will_bring_is_foretold() -> None:
    """Asked for cards just before the tasks: foragers and builders have not worked yet, and will."""

    def at_work(nurses: int, hand: str) -> Table:
        colonies = {A: f"N{nurses} B1 food=0 no_brood size=10"}
        ants = {A: "H3 forage 2, E5 attack 3", B: "E5 forage 3"}
        return table(colonies=colonies, ants=ants, markers="H3 plants_3", hands={A: hand}, steps=PERFORM)

    before = at_work(nurses=1, hand="migrate")
    assert before.asked == {A: "perform"}
    coming = foretold(before)
    assert (coming.food, coming.foraged, coming.missing, coming.size) == (0, 2, 0, 11)
    drawn = rows(shown(at_work(nurses=2, hand="migrate")), "seat:0")
    assert drawn["scene-coming-missing"].value == 1  # and nobody can be sent any more
    assert "scene-coming-to-find" not in drawn
    after = at_work(nurses=1, hand="mace")
    assert after.asked == {A: "window-combat"}
    coming = foretold(after)
    assert (coming.food, coming.foraged, coming.missing, coming.size) == (2, 0, 0, 11)


def test_the_forecast_is_what_the_nest_phase_does() -> None:
    """Played on by the clock: nobody is fed better than needed, and what is left is what was foretold."""
    colonies = {A: "R2 N2 B1 food=9 larva_f=2 larva_m=1 pupa_large=1 pupa_m=1 vq=1"}
    t = table(colonies=colonies, steps=(nest_step(2), nest_step(3), nest_step(4)), active=B)
    before = table(colonies=colonies, active=B)
    expected = foretold(before).left
    t.defaults()
    assert t.food(A) == expected == 2


@clause("HE1-SCORE-01")
def test_the_forecast_tells_what_a_flight_would_score() -> None:
    t = table(colonies={A: "N1 food=9 vq=1 pupa_large=1 pupa_m=1"})
    assert foretold(t).points == 6 + 2


@clause("HE1-NEST-01", "HE1-WIN-17")
def test_in_the_nest_phase_the_nest_comes_first_until_the_flight() -> None:
    t = table(colonies={A: "N1 food=4 larva_f=1"}, steps=(nest_step(4),))
    assert [board.id for board in shown(t).boards] == ["sheet:0", "map"]
    flying = table(colonies={A: "N1 vq=1 drones=2"}, hands={A: "mace"}, steps=(nest_step(8),))
    assert [board.id for board in shown(flying).boards] == ["map", "sheet:0"]
    assert noted(shown(flying)) == ["last-card", "lonely"]


def test_a_sheet_shows_every_chamber_and_all_brood() -> None:
    colonies = {
        A: "R2 N1 B1 S1md X3 egg_f=2 egg_m=1 larva_m=1 pupa_small=1 pupa_medium=2 pupa_large=3 stored=7"
    }
    drawn = shown(table(colonies=colonies, traits={A: "repletes"}))
    on = {
        each.id: (each.on, each.count) for each in drawn.pieces if each.id.startswith(("ants:0", "young:0"))
    }
    assert on["ants:0:reserves:worker"] == ("place:reserves", 2)
    assert on["ants:0:returning:worker"] == ("place:returning", 3)
    assert on["young:0:egg_f"] == ("cell:0:egg_f", 2)
    assert {on[f"young:0:pupa_{size}"] for size in ("small", "medium", "large")} == {
        ("cell:0:pupae", 1), ("cell:0:pupae", 2), ("cell:0:pupae", 3),
    }  # fmt: skip
    assert piece(drawn, "ants:0:storage:media").sprite == "replete"
    assert piece(drawn, "stored:0").badge == "7"
    assert rows(drawn, "seat:0")["scene-size"].of == 10


def test_what_others_have_indoors_is_counted_and_shown_when_asked() -> None:
    drawn = shown(table(colonies={B: "R4 N1 food=3 egg_f=2 vq=1 score=12"}))
    theirs = {key: row.value for key, row in rows(drawn, "seat:1").items()}
    assert (theirs["scene-score"], theirs["scene-food"], theirs["scene-brood"]) == (12, 3, 2)
    assert (theirs["scene-winged"], theirs["scene-indoors"]) == (1, 5)
    assert {each.id for each in drawn.on("indoors:1")} == {"ants:1:reserves:worker", "ants:1:nurses:worker"}


# Combat


@clause("HE1-EX-11", "HE1-COMB-08")
def test_a_fight_shows_both_sides_with_their_points() -> None:
    t = table(ants={A: "E5 attack 4w 1mj", B: "E5 forage 3"}, traits={A: "soldiers"}, steps=PERFORM,
              hands={B: "territory_marking"})  # fmt: skip
    drawn = shown(t, B)
    attack, defence, _ = panel(drawn, "battle").sections
    assert [row.value for row in attack.rows] == [4, 4]
    assert attack.title == Message("scene-side-attacks", (("seat", SeatName(A)), ("points", 8)))
    assert [row.value for row in defence.rows] == [3]
    assert drawn.status.key == "scene-status-fight"


@clause("HE1-COMB-10", "HE1-NATT-02")
def test_planned_attacks_tell_who_would_win() -> None:
    t = table(ants={A: "E5 attack 3, C3 attack 5", B: "E5 patrol 3"}, colonies={B: "R2 N1"},
              present={"E5": 3, "C3": 5})  # fmt: skip
    found = [row.label.key for section in panel(shown(t), "attacks").sections for row in section.rows]
    assert found == ["scene-odds-win", "scene-odds-both"]  # by area: the nest in C3, then E5


# Where we are


def test_the_guide_lights_the_step_under_way() -> None:
    for stage in (*TURN_STEPS, *NEST_STAGES):
        steps, now = guide(stage)
        assert now is not None
        assert steps[now].key == f"scene-stage-{stage}"
    assert guide("event") == guide("draw")
    assert guide("setup") == ((), None)


@clause("HE1-WIN-17")
def test_the_turn_light_does_not_tell_who_is_asked_in_a_window() -> None:
    fight = {A: "E5 attack 4", B: "E5 forage 3"}
    asked = table(ants=fight, steps=PERFORM, hands={B: "territory_marking"})
    assert asked.asked == {B: "window-combat"}
    assert [each.seat for each in shown(asked, A).panels if each.active] == [A]


@clause("HE1-CARD-bivouac-02")
def test_a_bivouac_without_builders_is_warned_of() -> None:
    t = table(traits={A: "bivouac"}, colonies={A: "R0 N1 egg_f=3"})
    assert "bivouac" in noted(shown(t))
    assert "bivouac" not in noted(shown(t, B))


@clause("HE1-END-02", "HE1-END-06")
def test_the_end_is_announced() -> None:
    assert "close" in noted(shown(table(colonies={B: "R1 score=30"})))
    assert "close" not in noted(shown(table(colonies={B: "R1 score=29"})))
    assert "last" in noted(shown(table(colonies={B: "R1 score=36"})))
    assert "last-turn" in noted(shown(table(turn=30)))


# Cards


@clause("HE1-DRAW-10", "HE1-PLAY-01")
def test_cards_lie_in_hand_before_their_owners_and_on_the_pile() -> None:
    t = table(hands={A: "mace soldiers", B: "guards"}, traits={A: "harvesters", B: "bivouac"},
              discard=["caterpillars", "env_change_red", "env_change_red", "migrate"])  # fmt: skip
    drawn = shown(t)
    assert {card.id: card.on for card in drawn.cards} == {
        "card:mace": "hand", "card:soldiers": "hand", "card:harvesters": "seat:0", "card:bivouac": "seat:1",
        "event:caterpillars:1": "discard", "event:env_change_red:1": "discard",
        "event:env_change_red:2": "discard", "card:migrate": "last",
    }  # fmt: skip
    assert {card.id for card in drawn.cards if card.lit} == {"card:mace", "card:soldiers"}
    assert next(card for card in drawn.cards if card.id == "card:harvesters").touch == ("trait:harvesters",)
    assert not [card for card in shown(t, None).cards if card.on == "hand"]


def test_every_card_has_a_picture_and_no_two_look_the_same() -> None:
    pictures = {card: ART[f"card_{card}"].inner for card in CARDS}
    assert len(set(pictures.values())) == len(CARDS)


# Art


def test_sprites_stand_on_their_own() -> None:
    folder = files("formicarium.games.hidden_empires_1").joinpath("art")
    for file in folder.iterdir():
        if not file.name.endswith(".svg"):
            continue
        text = file.read_text(encoding="utf-8")
        box = "0 0 480 320" if file.name == "cover.svg" else "0 0 64 64"
        assert f'viewBox="{box}"' in text, file.name
        assert not re.search(r"<(text|style|script|use|image)|\sid=|href|url\(", text), file.name
        bare = re.findall(r"var\(--[a-z-]+\)", text)
        assert not bare, (file.name, "without a fallback", bare)
