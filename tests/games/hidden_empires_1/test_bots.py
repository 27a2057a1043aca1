"""The players that know this game: what they choose, why, and that they see no more than a seat."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.bots.random import RandomBot
from formicarium.core.bot import Bot, Choice, Sight
from formicarium.games import hidden_empires_1
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.bots.forecast import (
    ASSIGN,
    BUILDERS,
    EGGS,
    GROWTH,
    HORIZON,
    LARVAE,
    Colony,
    Course,
    crop,
    follow,
    prospect,
)
from formicarium.games.hidden_empires_1.bots.greedy import CARELESS, JUDGES, Greedy
from formicarium.games.hidden_empires_1.bots.outlook import Wits
from formicarium.games.hidden_empires_1.bots.warfare import kill_chance
from formicarium.games.hidden_empires_1.questions.husbandry import nurses_for
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.value import heuristic
from formicarium.testing import clause
from formicarium.texts.message import message
from formicarium.texts.proof import entries
from tests.contest import play
from tests.games.hidden_empires_1.builder import (
    ASSIGN as ASSIGNING,
)
from tests.games.hidden_empires_1.builder import (
    PERFORM,
    SCOUT,
    TURN,
    A,
    B,
    Table,
    nest_step,
    short,
    table,
)

BOTS = GAME.bots
EASY, GREEDY = BOTS["easy"], BOTS["greedy"]
FOLDER = Path(hidden_empires_1.__file__).parent


def worded(language: str) -> dict[str, frozenset[str]]:
    """Names and reasons of bots in one language, and the arguments that each uses."""
    return {
        key: used
        for path in sorted((FOLDER / "texts").glob(f"*{language}.*"))
        for key, used in entries(path).items()
        if key.startswith(("why-", "bot-"))
    }


def choice(t: Table, seat: int | None = None, bot: Bot = GREEDY) -> Choice:
    return bot.choose(t.match.sight(t.asked_seat if seat is None else seat), Random(0))


def chosen(t: Table, seat: int | None = None) -> str:
    """What `greedy` answers, in short."""
    return short(str(choice(t, seat).move))


def laid_out(t: Table, bot: Bot = GREEDY) -> Table:
    """Ants are moved about in Assign Tasks until all are in place."""
    while (move := str(choice(t, bot=bot).move)) and short(move) != "end":
        t.plays(move)
    return t


# All of them, everywhere


@pytest.mark.parametrize("variant", ["standard", "all-rules"])
def test_every_bot_plays_to_the_end_and_can_say_why(variant: str) -> None:
    options = {**GAME.variants[variant], "max_game_turns": 9}
    match = fm.Match(GAME, seats=3, seed=4, options=options)
    english, french = worded("en"), worded("fr")
    for _, each in play(match, [EASY, GREEDY, GREEDY], seed=4):
        told = {argument for argument, _ in each.why.args}
        for texts in (english, french):
            used = {re.sub("-(who|of)$", "", argument) for argument in texts[each.why.key]}
            assert used == told, each.why


def test_every_reason_that_can_be_given_has_words_and_no_words_are_left_over() -> None:
    source = "".join(path.read_text() for path in sorted((FOLDER / "bots").glob("*.py")))
    given = set(re.findall(r'"(why-[a-z-]+)"', source))
    english = worded("en")
    assert english.keys() == worded("fr").keys()
    assert english.keys() == given | {f"bot-{name}" for name in BOTS}


PLANNED = {f"ask-{what}" for what in ("lay-female", "lay-male", "nurses-lay")}
COSTS = {"warning-give-up", "warning-destroyer", "warning-infiltrator"}  # said, but wanted or unavoidable


def test_who_does_as_advised_is_not_warned_of_it() -> None:
    """A hint against a warning would send somebody round and round."""
    for seed, options in ((1, GAME.variants["quiet-start"]), (8, {})):
        match = fm.Match(GAME, seats=2, seed=seed, options=options)
        while match.outcome is None:
            decision = match.pending[0]
            move = GREEDY.choose(match.sight(decision.seat), Random(1)).move
            said = match.warnings(decision.seat).get(move)
            assert said is None or said.key in COSTS, (decision.prompt, move)
            if decision.prompt.key in PLANNED:
                assert move == decision.timeout, "as the plan proposes"
            match.play(decision.seat, move)


@clause("HE1-SCOUT-15", "HE1-RULING-98")
def test_reserves_that_may_have_to_follow_a_scout_are_not_idle() -> None:
    fields: dict[str, Any] = {"colonies": {A: "R5 N1 food=0 larva_f=2"}, "markers": "H3 plants_3, F3 ?prey_2"}
    idle, waiting = table(**fields), table(**fields, ants={A: "F3 scout 1"})
    assert idle.warned() == {"end": "idle-reserves 3"}
    assert waiting.warned() == {}


def test_a_hint_says_how_many_ants_bring_how_much_of_what_is_needed() -> None:
    t = table(colonies={A: "R2 N1 food=0 larva_f=2"}, markers="H3 plants_3")
    why = choice(t).why
    assert why.key == "why-forage"
    assert dict(why.args) == {"area": "H3", "count": 2, "food": 2, "need": 9}
    assert choice(laid_out(t)).why.key == "why-in-place"


def test_no_male_eggs_are_explained_by_the_size_of_the_colony() -> None:
    small = table(colonies={A: "R3 N1 food=0 pupa_large=1"}, steps=[nest_step(6)])
    grown = table(colonies={A: "R14 N1 food=0 pupa_large=1"}, steps=[nest_step(6)])
    for t in (small, grown):
        t.plays("0", seat=A)
    assert choice(small, A).why.key == "why-lay-no-males"
    assert choice(grown, A).why.key == "why-lay-none", "its virgin queens are to come"


def test_a_hint_says_what_a_card_is_good_for_and_why_none_is_played() -> None:
    trait = table(hands={A: "deadly_sting"}, steps=["DrawStep"], colonies={A: "R0 no_brood"})
    assert choice(trait).why == message("why-play-fights", card="deadly_sting")
    hungry = table(hands={A: "fat_reserves"}, colonies={A: "N4 food=0 no_brood"}, steps=[nest_step(2)])
    assert choice(hungry).why.key == "why-play-hunger"
    last = table(hands={A: "camouflage"}, colonies={A: "R0 no_brood vq=1"}, steps=["DrawStep"])
    assert choice(last).why.key == "why-last-card"
    dull = table(
        hands={A: "bivouac mace"}, colonies={A: "R0 no_brood"}, traits={A: "deadly_sting"}, steps=["DrawStep"]
    )
    assert choice(dull).why.key == "why-no-card"


def test_there_is_an_answer_to_every_question() -> None:
    questions = {key for key in entries(FOLDER / "texts" / "en.ftl") if key.startswith("ask-")}
    assert questions == JUDGES.keys()
    assert questions > CARELESS


def test_greedy_beats_a_player_without_a_plan() -> None:
    for seed in range(3):
        bots: list[Bot] = [GREEDY, RandomBot()] if seed % 2 else [RandomBot(), GREEDY]
        match = fm.Match(GAME, seats=2, seed=seed)
        play(match, bots, seed)
        assert match.outcome is not None
        assert match.outcome.winners == (1 - seed % 2,)


def test_easy_slips_and_greedy_does_not() -> None:
    match = fm.Match(GAME, seats=2, seed=2, options={"max_game_turns": 8})
    story = play(match, [EASY, EASY], seed=2)
    assert {asked.prompt.key for asked, each in story if each.why.key == "why-slip"} <= CARELESS
    assert any(each.why.key == "why-slip" for _, each in story)
    match = fm.Match(GAME, seats=2, seed=2, options={"max_game_turns": 8})
    assert all(each.why.key != "why-slip" for _, each in play(match, [GREEDY, GREEDY], seed=2))


def test_greedy_keeps_nothing_in_mind_and_cannot_tell_two_worlds_apart() -> None:
    match, rng = fm.Match(GAME, seats=3, seed=7), Random(7)
    for _ in range(250):
        decision = match.pending[0]
        first = GREEDY.choose(match.sight(decision.seat), Random(1))
        world: Any = match.imagine(decision.seat, rng)
        assert isinstance(world, Empires)
        assert GREEDY.choose(seen_in(world, decision), Random(2)) == first
        match.play(decision.seat, first.move)


def seen_in(world: Empires, decision: fm.Decision) -> Sight:
    """What the seat that is asked would know in this world."""
    seat = decision.seat
    return Sight(lambda: world.view(seat), decision, lambda rng: world.determinize(seat, rng))


# Assigning tasks


def test_brood_is_nursed_and_food_beside_the_nest_is_foraged() -> None:
    t = laid_out(table(markers="G2 plants_3, H2 aphids_1", steps=ASSIGNING))
    assert t.sheet(A).split()[1] == "N1"
    assert t.ants(A)["G2 forage"] in ("2", "3")


def test_no_food_is_foraged_that_nobody_eats() -> None:
    t = table(colonies={A: "R9 N1 no_brood queens=0"}, markers="G2 plants_3, H2 plants_3", steps=ASSIGNING)
    laid_out(t)
    assert t.in_area(A, "G2") + t.in_area(A, "H2") < 9


def test_scouts_look_under_markers_beside_the_nest() -> None:
    t = table(markers="G2 ?prey_3, H2 ?plants_2, F3 ?predator_6", steps=ASSIGNING)
    assert sum(at.endswith("scout") for at in laid_out(t).ants(A)) >= 2


def test_who_can_be_stormed_keeps_watch() -> None:
    t = table(markers="G2 plants_3", colonies={B: "R9 N1"}, steps=ASSIGNING)
    assert laid_out(t).in_area(A, "G3") >= 1


def test_a_handful_of_ants_keeps_no_watch() -> None:
    t = table(markers="G2 plants_3", colonies={A: "R2 N1 no_brood", B: "R9 N1"}, steps=ASSIGNING)
    assert laid_out(t).in_area(A, "G3") == 0


def test_an_empty_nest_is_stormed_by_who_can_afford_it() -> None:
    colonies = {A: "R9 N1", B: "N1 egg_f=3 larva_f=3 pupa_small=3 pupa_large=2"}
    t = table(colonies=colonies, ants={B: "B3 forage 5"}, markers="B3 plants_3", steps=ASSIGNING)
    assert laid_out(t).s.ants[A] or t.s.stage != "assign"
    assert any(type(told.event).__name__ == "NestAttacked" for told in t.match.log) or "C3 attack" in t.ants(
        A
    )


NARROW = Greedy(wits=Wits(eggs=2, steps=1, raids=False))


def test_narrow_wits_leave_other_nests_alone() -> None:
    colonies = {A: "R9 N1", B: "N1 egg_f=3 larva_f=3 pupa_small=3 pupa_large=2"}
    for bot, storms in ((GREEDY, True), (NARROW, False)):
        t = table(colonies=colonies, ants={B: "B3 forage 5"}, markers="B3 plants_3", steps=ASSIGNING)
        assert ("C3 attack" in laid_out(t, bot).ants(A)) == storms


def test_narrow_wits_see_food_beside_the_nest_only() -> None:
    for bot, sees in ((GREEDY, True), (NARROW, False)):
        t = table(colonies={A: "R9 N1"}, markers="G1 plants_3", steps=ASSIGNING)
        assert ("G1 forage" in laid_out(t, bot).ants(A)) == sees


def test_narrow_wits_raise_a_small_brood() -> None:
    for bot, many in ((GREEDY, True), (NARROW, False)):
        t = table(colonies={A: "R5 N1 food=9 no_brood"}, steps=(nest_step(6),))
        females = int(str(choice(t, A, bot).move).rpartition(":")[2])
        assert (females > 2) == many


def test_besiegers_are_driven_away_by_who_is_stronger() -> None:
    for besiegers, sallies in ((2, True), (9, False)):
        t = table(
            colonies={A: "R8 N1", B: "R9 N2"},
            ants={A: "G2 forage 1", B: f"G3 patrol {besiegers}"},
            markers="G2 plants_3",
            steps=ASSIGNING,
        )
        assert ("G3 attack" in laid_out(t).ants(A)) == sallies


def test_a_strong_nest_is_left_alone() -> None:
    colonies = {B: "R9 N2", A: "R6 N1"}
    t = laid_out(table(colonies=colonies, markers="G2 plants_3", steps=ASSIGNING))
    assert "C3 attack" not in t.ants(A)
    assert "C3 scout" not in t.ants(A)


def test_somebody_elses_half_made_move_is_completed() -> None:
    t = table(markers="G2 plants_3", steps=ASSIGNING).plays("reserves worker")
    assert t.asked == {A: "assign-destination"}
    assert chosen(t) in t.offers()


# Scouting, fighting


def test_a_marker_is_turned_up() -> None:
    t = table(ants={A: "G2 scout 1"}, markers="G2 ?plants_2", steps=SCOUT)
    assert chosen(t) == "yes"


def test_outnumbered_patrollers_leave_a_field_and_stay_at_their_nest() -> None:
    for area, nests, answer in (("H2", "G3 C3", "retreat"), ("H2", "H2 C3", "done")):
        colonies = {B: "R8 N1", A: "N1"}
        ants = {A: "H2 patrol 2", B: f"{area} scout 1"}
        t = table(nests=nests, colonies=colonies, ants=ants, active=B, steps=SCOUT, dice=[3, 4])
        assert t.asked == {A: "react"}
        assert chosen(t).split()[0] == answer


def test_the_queen_is_hunted() -> None:
    t = table(ants={A: "C3 attack 6"}, colonies={B: "N1 no_brood"}, steps=PERFORM)
    while t.asked.get(A) == "plunder":
        t.plays(str(choice(t).move))
    assert t.asked == {A: "queen-hunt"}
    assert chosen(t) == "yes"


def test_a_nest_is_sealed_before_it_is_stormed() -> None:
    t = table(ants={A: "C3 attack 6"}, hands={B: "seal_nest_entrances"}, steps=PERFORM)
    assert t.asked == {B: "window-combat"}
    assert chosen(t) == "card seal_nest_entrances"


# The Nest Phase


def test_larvae_get_enough_before_eggs_are_laid() -> None:
    t = table(colonies={A: "R6 food=2 larva_f=2", B: "R6 no_brood"}, steps=[nest_step(4)])
    assert t.asked.get(A) in (None, "feed-large")
    if t.asked:
        assert chosen(t, A) == "0"


def test_a_virgin_queen_is_raised_for_a_drone() -> None:
    t = table(
        colonies={A: "R12 N2 food=20 larva_f=4 larva_m=3 drones=2 score=18 size=30", B: "R6 no_brood"},
        steps=[nest_step(4)],
        turn=9,
    )
    assert int(chosen(t, A)) >= 3


@pytest.mark.parametrize(
    "colony, answer",
    [
        ("R6 vq=2 drones=2", "fly"),
        ("R6 vq=1 drones=1 score=30", "fly"),
        ("R6 vq=3 drones=0 pupa_m=3", "stay"),
        ("R6 vq=4 drones=5 guests=1", "fly"),
    ],
)
def test_when_to_fly(colony: str, answer: str) -> None:
    t = table(colonies={A: colony}, hands={A: "migrate mutate"}, steps=[nest_step(8)], turn=8)
    assert chosen(t, A).split()[0] == answer


def test_for_a_flight_the_least_useful_card_is_discarded() -> None:
    t = table(
        colonies={A: "R6 vq=2 drones=2"}, hands={A: "additional_queen migrate"}, steps=[nest_step(8)], turn=8
    )
    assert chosen(t, A) == "fly card migrate"


@pytest.mark.parametrize("rival, answer", [("R9 N1", "none"), ("R2 N1 no_brood", "F2")])
def test_a_nest_site_is_founded_where_nobody_can_storm_it(rival: str, answer: str) -> None:
    t = table(
        colonies={A: "R6 vq=2 drones=2", B: rival},
        traits={A: "supercolony"},
        hands={A: "mace"},
        steps=[nest_step(8)],
        turn=8,
    ).plays("fly card mace", seat=A)
    assert chosen(t, A) == answer


# Cards


def test_a_small_colony_is_infiltrated() -> None:
    t = table(hands={A: "infiltrator_queen"}, steps=TURN, draws=["caterpillars"])
    assert t.asked == {A: "draw-step"}
    assert chosen(t) == "card infiltrator_queen"


def test_a_queenless_colony_takes_a_new_queen_at_once() -> None:
    t = table(colonies={A: "R9 N1 queens=0"}, hands={A: "additional_queen"}, steps=ASSIGNING)
    assert chosen(t) == "card additional_queen"


def test_cards_hit_the_rival_whom_they_cost_most() -> None:
    t = table(
        seats=3,
        colonies={B: "R6 larva_f=2", 2: "R6 larva_f=8"},
        hands={A: "rove_beetles"},
        steps=ASSIGNING,
        markers="G2 plants_3",
    )
    assert chosen(t) == "card rove_beetles"
    assert chosen(t.plays("card rove_beetles")) == "seat 2"


# The forecast


COLONY = Colony(
    ants=6, eggs_f=1, eggs_m=0, larvae_f=1, larvae_m=0, pupae=1, large=0, males=0, queens=0, drones=0,
    size=10, fixed=0, guard=0, food=0, limit=6, wanted=36, cards=1, millers=0, keeps=False, builds=True,
    buds=False,
)  # fmt: skip
FERTILE = tuple(float(ants) for ants in range(40))


def test_a_colony_left_in_peace_has_its_points_in_about_a_dozen_turns() -> None:
    found = prospect(COLONY, FERTILE, ASSIGN)
    assert 8 <= found.turns <= 16
    assert found.course.males > 0


def test_no_course_gets_there_sooner_than_the_one_that_is_found() -> None:
    """Not even one of those that are not lived through, for they would go as another does."""
    courses = [Course(males, builders) for males in range(GROWTH) for builders in BUILDERS]
    for colony in (COLONY, COLONY._replace(builds=False), COLONY._replace(ants=14, size=9, males=2, food=6)):
        for food in (0.4, 0.7, 1.0):
            yields = tuple(food * ants for ants in range(40))
            for stage in (ASSIGN, LARVAE, EGGS):
                turns = [follow(colony, yields, stage, course).turns for course in courses]
                assert prospect(colony, yields, stage).turns == min(turns)


def test_more_food_more_ants_or_fewer_points_to_go_bring_the_end_nearer() -> None:
    turns = prospect(COLONY, FERTILE, ASSIGN).turns
    assert prospect(COLONY, tuple(ants / 2 for ants in FERTILE), ASSIGN).turns > turns
    assert prospect(COLONY._replace(ants=12), FERTILE, ASSIGN).turns < turns
    assert prospect(COLONY._replace(wanted=12), FERTILE, ASSIGN).turns < turns


def test_a_ripe_colony_lays_eggs_of_both_sexes_and_raises_partners() -> None:
    ripe = COLONY._replace(ants=25, larvae_f=4, larvae_m=3, size=40, food=25, eggs_f=0, eggs_m=0)
    assert prospect(ripe, FERTILE, LARVAE).first.large == 3
    assert prospect(ripe._replace(wanted=12), FERTILE, EGGS).first.males > 0


def test_a_colony_with_a_long_way_to_go_grows() -> None:
    poor = COLONY._replace(ants=4, eggs_f=0, larvae_f=0, pupae=0, food=2)
    found = prospect(poor, tuple(ants / 2 for ants in FERTILE), EGGS)
    assert found.turns > HORIZON
    assert found.first.males == 0 < found.first.females


def test_small_sums() -> None:
    assert [nurses_for(brood) for brood in (0, 1, 10, 11)] == [0, 1, 1, 2]
    assert crop((0.0, 1.0, 2.0), 2) == 2.0
    assert 2.0 < crop((0.0, 1.0, 2.0), 4) < 4.0
    assert kill_chance(4) == pytest.approx(0.518, abs=0.001)


# How good a table looks


@pytest.mark.parametrize(
    "better, worse",
    [
        ("R6 score=12", "R6"),
        ("R9", "R6"),
        ("R6 vq=1 drones=1", "R6 vq=2"),
        ("R6", "R6 queens=0"),
        ("R6 food=8", "R6"),
    ],
)
def test_what_looks_better(better: str, worse: str) -> None:
    first, second = (table(colonies={A: colony}, turn=5).s for colony in (better, worse))
    assert 0 < heuristic(second, A) < heuristic(first, A) < 1
