"""Dangers: said where the seat's own view supports them and not elsewhere, of things on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.bot import Sight
from formicarium.core.coach import FOLDER, Danger
from formicarium.core.game import Game
from formicarium.texts.catalogue import LANGUAGES, folder_of
from formicarium.texts.message import SeatName
from formicarium.texts.proof import disagreements
from formicarium.texts.rulebook import rulebook
from formicarium.texts.speaker import Speaker
from tests.coach.test_words import COACHED, asked_in, of_others
from tests.games.ant_war import builder as war
from tests.games.antics import builder as antics
from tests.games.cicada_and_ant import builder as cicada
from tests.games.hidden_empires_1 import builder as empires
from tests.games.hidden_empires_2 import builder as empires2
from tests.lessons.test_courses import things
from tests.packaged import PACKAGED


def warned(match: fm.Match, seat: int = 0) -> dict[str, Danger]:
    """What this seat is warned of, by the end of the key."""
    decision, coach = match.decision(seat), match.game.coach
    assert decision is not None
    assert coach is not None
    found = coach.dangers(match.view(seat), decision)
    return {danger.says.key.removeprefix("danger-"): danger for danger in found}


# The Cicada and the Ant


def at_the_guess(**laid: Any) -> fm.Match:
    """The Ant in seat 1 stands on three of wood, two of stone, one of tile; seat 0 is to guess."""
    roles = {"ant": 1, "cicada": 0, "tokens": {1: "wood"}, "pawns": cicada.BLOCK_B}
    return cicada.table("SetCicada", **{**roles, **laid}).match


def a_second_shelf(wood: int = 1) -> fm.Match:
    return at_the_guess(shelves={1: {"cloth": 4, "wood": wood}})


def an_empty_deck() -> fm.Match:
    return at_the_guess(deck=[])


def a_winning_purchase(held: tuple[str, ...] = ("cheese_a", "jam_jar_a")) -> fm.Match:
    shop = {"provisions": {1: list(held)}, "display": ["cheese_b", "pumpkin_a", "walnuts_a"]}
    return at_the_guess(mode="winter", **shop)


def test_a_rival_who_would_fill_the_last_shelf() -> None:
    danger = warned(a_second_shelf())["shelf"]
    assert dict(danger.says.args) == {"seat": SeatName(1), "path": "wood", "count": 3}
    assert danger.places == ("cell:r1c1", "cell:r1c2", "cell:r2c1")
    assert "shelf" not in warned(a_second_shelf(wood=0)), "three cards do not fill it"
    assert "shelf" not in warned(at_the_guess(shelves={1: {"wood": 1}})), "one full shelf ends nothing"


def test_the_last_round() -> None:
    assert "last-round" in warned(an_empty_deck())
    assert warned(at_the_guess()) == {}


def test_a_purchase_that_wins() -> None:
    danger = warned(a_winning_purchase())["purchase"]
    assert dict(danger.says.args) == {"seat": SeatName(1), "kinds": ("cheese",)}
    assert warned(a_winning_purchase(held=("jam_jar_a",))) == {}


# Ant War


def a_queen_attacked(enemy: str = "a2 red scout") -> fm.Match:
    return war.garden(f"{enemy}, e3 black worker").match


def a_queen_aimed_at(enemy: str = "a3 red shooter (r)") -> fm.Match:
    return war.garden(f"{enemy}, e3 black worker").match


def one_order_left(ants: str = "e3 black worker") -> fm.Match:
    """A march has been made; a Worker's and a Scout's order are left in hand."""
    match = war.garden(ants, order="start_march", hand=("start_march", "start_scout", "start_worker")).match
    while match.pending[0].prompt.key != "ask-discard":
        match.time_out(0)
    return match


def test_an_enemy_beside_ones_queen() -> None:
    danger = warned(a_queen_attacked())["queen-attack"]
    assert danger.places == ("square:a1", "square:a2")
    assert "queen-attack" not in warned(a_queen_attacked("b2 red scout"))
    assert "queen-attack" not in warned(a_queen_attacked("a2 red wall (2)"))


def test_a_shooter_that_aims_at_ones_queen() -> None:
    assert "queen-shot" in warned(a_queen_aimed_at())
    assert "queen-shot" not in warned(a_queen_aimed_at("a3 red shooter")), "nobody knows what it is"
    assert "queen-shot" not in warned(a_queen_aimed_at("a3 red shooter (r), a2 black worker"))


def test_a_hand_that_can_hardly_move() -> None:
    assert dict(warned(one_order_left())["stuck"].says.args) == {"order": "start_worker"}
    assert "stuck" not in warned(one_order_left("e3 black worker, f3 black scout"))


# Antics!


def a_thief(**changed: Any) -> fm.Match:
    laid = {"workers": {0: "t01 ladybird", 1: "t01"}, "zones": {1: "soldier 1"}, **changed}
    return antics.table(**laid).match


def an_anteater(field: str = "2A", zone: str = "rock 2") -> fm.Match:
    """Two have arrived; the next eats ants, and begins with the rock zone."""
    fields = {"1B": "blue", "1C": "grey", "1A": "explore_build", field: "green"}
    return antics.table(zones={0: zone}, fields=fields, arrived=["B", "C"]).match


def a_last_turn(workers: str = "t01 ladybird") -> fm.Match:
    return antics.table(workers={0: workers}, trigger="tiles", turns_left=3).match


def a_full_hand(actions: int = 1, tiles: str = "explore_build build_push ants_push hatch_push") -> fm.Match:
    return antics.table(actions=actions, hands={0: tiles}).match


def test_a_thief_beside_a_load() -> None:
    danger = warned(a_thief())["thief"]
    assert (danger.says.args[0], danger.places) == (("seat", SeatName(1)), ("track:t01",))
    assert "thief" not in warned(a_thief(zones={})), "without a soldier nobody steals"
    assert "thief" not in warned(a_thief(workers={0: "t01", 1: "t01"})), "nothing is carried"
    assert "thief" not in warned(a_thief(workers={0: "t01 ladybird", 1: "t02"})), "not on that track"
    assert "thief" not in warned(a_thief(guards={"t01": 0})), "the track is guarded"
    assert "thief" not in warned(a_thief(stored={1: "ladybird"})), "he has one"


def test_an_anteater_about_to_eat_ants() -> None:
    danger = warned(an_anteater())["anteater"]
    assert dict(danger.says.args) == {"colour": "green", "zone": "rock", "count": 2}
    assert "anteater" not in warned(an_anteater(zone=""))


def test_the_last_turn() -> None:
    assert warned(a_last_turn())["last-turn"].places == ("track:t01",)
    assert dict(warned(a_last_turn("t01"))["last-turn"].says.args) == {"count": 0}
    assert "last-turn" not in warned(a_thief())


def test_tiles_too_many() -> None:
    assert dict(warned(a_full_hand())["hand"].says.args) == {"count": 1}
    assert warned(a_full_hand(actions=3)) == {}, "there is time to build"
    assert warned(a_full_hand(tiles="explore_build")) == {}


# Hidden Empires (2009)


def a_raid(ants: dict[int, str] | None = None, **options: int) -> fm.Match:
    """B stands two areas from A's nest; A has one nurse at home."""
    where = ants or {0: "H3 forage 5", 1: "F3 patrol 6"}
    colonies = {0: "N1 no_brood", 1: "R0 no_brood"}
    return empires.table(colonies=colonies, ants=where, markers="H3 prey_5", options=options).match


def a_hunger(food: int = 0) -> fm.Match:
    return empires.table(colonies={0: f"N1 B2 egg_f=1 food={food}"}, steps=[empires.nest_step(2)]).match


def a_hunger_to_come(food: int = 0) -> fm.Match:
    """A second turn: the tasks are to be given, and foragers can still be sent."""
    return empires.table(colonies={0: f"R2 N1 B2 egg_f=1 food={food}"}, markers="H3 plants_3", turn=2).match


def a_hunger_to_bear() -> fm.Match:
    return empires.table(colonies={0: "N1 egg_f=2 food=0"}, turn=2).match


def a_last_card_before_work(foragers: int = 3) -> fm.Match:
    """Foragers stand beside the nest, and have not set to work yet; nobody can be sent any more."""
    ants = {0: f"H3 forage {foragers}, F3 patrol 1"}
    table = empires.table(colonies={0: "N1 B2 food=0 no_brood"}, ants=ants, markers="H3 plants_3",
                          hands={0: "migrate"}, turn=2, steps=empires.PERFORM)  # fmt: skip
    assert table.asked == {0: "perform"}
    return table.match


def a_last_flight(large: int = 3, hand: str = "mace") -> fm.Match:
    colonies = {1: f"N1 pupa_large={large} drones=3 score=20"}
    return empires.table(colonies=colonies, hands={1: hand}).match


def an_unpaid_flight(hand: str = "") -> fm.Match:
    return empires.table(colonies={0: "R3 N1 vq=1"}, hands={0: hand}).match


def test_a_nest_that_can_be_stormed() -> None:
    danger = warned(a_raid())["raid"]
    assert dict(danger.says.args) == {"seat": SeatName(1), "count": 6, "defenders": 1, "watch": 1}
    assert danger.places == ("area:G3",)
    assert "raid" not in warned(a_raid({0: "H3 forage 4, G3 patrol 1", 1: "F3 patrol 6"})), "patrolled"
    assert "raid" not in warned(a_raid({0: "H3 forage 5", 1: "F3 patrol 1"})), "too few"
    assert "raid" not in warned(a_raid({0: "H3 forage 2", 1: "F3 patrol 6"})), "nobody to spare for a watch"
    assert "raid" not in warned(a_raid(no_nest_attacks_before_turn=9)), "not allowed yet"


def test_hunger_in_the_nest() -> None:
    assert dict(warned(a_hunger())["hunger"].says.args) == {"count": 3}
    assert "hunger" not in warned(an_unpaid_flight())
    assert "hunger-so-far" in warned(a_hunger_to_come())
    assert "hunger-so-far" not in warned(a_hunger_to_come(food=9))
    assert not warned(a_last_card_before_work(foragers=2)), "nothing can be done about it any more"


def test_hunger_that_the_hint_would_bear() -> None:
    """No food lies within reach: to send somebody out would be in vain."""
    assert set(warned(a_hunger_to_bear())) == {"hunger-bearable"}


def test_a_flight_that_ends_the_match() -> None:
    facts = dict(warned(a_last_flight())["flight"].says.args)
    assert facts == {"seat": SeatName(1), "points": 38, "flyers": 0, "own": 0}
    assert "flight" not in warned(a_last_flight(large=1))
    assert "flight" not in warned(a_last_flight(hand="")), "it costs a card"


def test_winged_ants_and_no_card() -> None:
    assert "no-card" in warned(an_unpaid_flight())
    assert "no-card" not in warned(an_unpaid_flight("mace"))


# Hidden Empires II


def an_unready_nest(nurses: int = 0, eggs: int = 3) -> fm.Match:
    ants = {"E3": 3, **({"nurses": nurses} if nurses else {})}
    return empires2.table(ants=[ants], brood=[{"egg_f": eggs}]).match


def an_invasion(near: str = "E4", mode: str = "advanced", **watch: Any) -> fm.Match:
    """Six ants of seat 1 stand beside the nest on E3, where one nurse is at home; the others are out."""
    return empires2.table(mode=mode, ants=[{"nurses": 1, "D4": 4}, {near: 6}], **watch).match


def an_unguarded_evening(**ants: int) -> fm.Match:
    """Ants have gone where they work: now some of them can be set to patrol."""
    return empires2.table("assign_patrol", ants=[{"nurses": 1, "D4": 4, **ants}, {"E4": 6}]).match


def a_crowded_nest() -> fm.Match:
    return an_unready_nest(nurses=1, eggs=7)


def a_hungry_nest(food: int = 0, stage: str = "advance") -> fm.Match:
    ants = [{"E3": 2, "nurses": 1, "builders": 2}]
    tokens = {"E4": "plants_3"}
    return empires2.table(stage, ants=ants, brood=[{"egg_f": 3}], food=[food], tokens=tokens, turn=2).match


def a_hungry_colony(token: str = "", stage: str = "redeploy") -> fm.Match:
    """The ants are where the hint would have them, and that is not enough."""
    ants = [{"E4": 2, "nurses": 1, "builders": 4}] if token else [{"nurses": 1}]
    tokens = {"E4": token} if token else {}
    return empires2.table(stage, ants=ants, brood=[{"egg_f": 3}], tokens=tokens, turn=2).match


def a_meagre_field() -> fm.Match:
    return a_hungry_colony("aphids_1", "forage")


def a_hungry_evening(food: int = 0) -> fm.Match:
    """Some of those who must be fed will not be."""
    return a_hungry_nest(food, "nest")


def a_winning_flight(males: int = 2, **options: Any) -> fm.Match:
    brood = [{}, {"pupa_large": 2}]
    return empires2.table(
        ants=[{"E3": 2}], brood=brood, males=[0, males], scores=[0, 8], options=options
    ).match


def test_a_nest_that_will_fail_its_check() -> None:
    assert dict(warned(an_unready_nest())["nurses"].says.args) == {"count": 1}
    assert "nurses" not in warned(an_unready_nest(nurses=1))
    assert dict(warned(a_crowded_nest())["crowded"].says.args) == {"count": 2}
    assert "crowded" not in warned(an_unready_nest(nurses=1))


def test_a_nest_that_can_be_invaded() -> None:
    danger = warned(an_invasion())["raid"]
    assert dict(danger.says.args) == {"seat": SeatName(1), "count": 6, "defenders": 1, "watch": 2}
    assert danger.places == ("place:E3", "place:E4")
    assert "raid" in warned(an_unguarded_evening(E3=2)), "they could patrol there"
    assert "raid" not in warned(an_unguarded_evening()), "nobody could"
    assert "raid" not in warned(an_invasion(patrols=[{"E3": 2}])), "patrolled"
    assert "raid" not in warned(an_invasion("E6")), "too far away"
    assert "raid" not in warned(an_invasion(mode="basic")), "nobody invades there"
    assert "raid" not in warned(an_invasion(patrols=[{"E3": 1}])), "patrolled"


def test_hunger_that_foraging_could_still() -> None:
    assert dict(warned(a_hungry_nest())["hunger-so-far"].says.args) == {"count": 3}
    assert not warned(a_hungry_nest(food=3))
    assert not warned(a_hungry_nest(stage="redeploy")), "the hint sends them there in a moment"


def test_hunger_that_can_be_borne_or_costs_the_food_of_tomorrow() -> None:
    assert set(warned(a_hungry_colony())) == {"hunger-bearable"}
    assert set(warned(a_meagre_field())) == {"hunger-harvest"}
    assert set(warned(a_hungry_colony("prey_3", "forage"))) == {"hunger-bearable"}


def test_hunger_in_the_nest_phase() -> None:
    assert dict(warned(a_hungry_evening(food=1))["hunger"].says.args) == {"count": 2}
    assert "hunger" not in warned(a_hungry_evening(food=3))


def test_a_flight_that_reaches_the_target() -> None:
    facts = dict(warned(a_winning_flight())["flight"].says.args)
    assert facts == {"seat": SeatName(1), "points": 16, "flyers": 0, "own": 0}
    assert "flight" not in warned(a_winning_flight(males=0))
    assert "flight" not in warned(a_winning_flight(death_to_the_queen=True)), "points win nothing"


# All of them

POSITIONS: list[Callable[[], fm.Match]] = [
    a_second_shelf, an_empty_deck, a_winning_purchase, a_queen_attacked, a_queen_aimed_at, one_order_left,
    a_thief, an_anteater, a_last_turn, a_full_hand, a_raid, a_hunger, a_hunger_to_come, a_last_flight,
    an_unpaid_flight, an_unready_nest, a_crowded_nest, an_invasion, a_hungry_nest, a_hungry_evening,
    a_winning_flight, a_hunger_to_bear, a_hungry_colony, a_meagre_field,
]  # fmt: skip


@pytest.mark.parametrize("position", POSITIONS)
def test_a_danger_speaks_of_what_is_there_in_both_languages(position: Callable[[], fm.Match]) -> None:
    match = position()
    there, book = things(match.scene(0)), rulebook(match.game, "en")
    found = warned(match).values()
    assert found
    for danger in found:
        assert set(danger.places) <= there
        assert danger.clause in book.clauses
        for language in LANGUAGES:
            assert Speaker(match.game, language, parts=(FOLDER,)).faults(danger.says) == ()
    said = [of_others(danger.says) for danger in found]
    assert disagreements(folder_of(match.game) / FOLDER, said) == []


@pytest.mark.parametrize("game", COACHED)
def test_a_seat_is_warned_alike_in_all_worlds_it_may_be_in(game: Game[Any]) -> None:
    coach, rng = game.coach, Random(5)
    assert coach is not None
    for number, (match, decision) in enumerate(asked_in(game)):
        if number % 40:
            continue
        seat = decision.seat
        told = coach.dangers(match.view(seat), decision)
        for _ in range(2):
            world = Sight.at(match.imagine(seat, rng), decision)
            assert coach.dangers(world.view, decision) == told


def test_every_danger_is_said_somewhere() -> None:
    matches = [position() for position in POSITIONS]
    for game in PACKAGED:
        said = {f"danger-{key}" for match in matches if match.game is game for key in warned(match)}
        keys = re.findall(r"^danger-[a-z-]+", (folder_of(game) / FOLDER / "en.ftl").read_text("utf-8"), re.M)
        assert keys
        assert said == set(keys), game.id
