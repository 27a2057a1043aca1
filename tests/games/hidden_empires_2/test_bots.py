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
from formicarium.games import hidden_empires_2
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.bots.greedy import CARELESS
from formicarium.games.hidden_empires_2.data import NEIGHBOURS
from formicarium.games.hidden_empires_2.planning.forecast import (
    AHEAD,
    AS_NEEDED,
    MOVE,
    Colony,
    males_for,
    nurses_for,
    places,
    prospect,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.value import heuristic
from formicarium.texts.message import message
from formicarium.texts.proof import entries
from formicarium.texts.speaker import Speaker
from tests.contest import play
from tests.games.hidden_empires_2.builder import Table, area_named, table

BOTS = GAME.bots
EASY, GREEDY, FARSIGHTED = BOTS["easy"], BOTS["greedy"], BOTS["farsighted"]
FOLDER = Path(hidden_empires_2.__file__).parent
PREY_AND_PREDATOR = {"C4": "prey_2", "E5": "predator_3"}
VARIANTS = ["basic", "advanced", "death-to-the-queen", "traits-and-events"]


def new_match(seats: int, seed: int, variant: str, **options: Any) -> fm.Match:
    return fm.Match(GAME, seats=seats, seed=seed, options={**GAME.variants[variant], **options})


def choice(t: Table, seat: int | None = None) -> Choice:
    return GREEDY.choose(t.match.sight(t.asked_seat if seat is None else seat), Random(0))


def chosen(t: Table, seat: int | None = None) -> str:
    """What `greedy` answers."""
    return str(choice(t, seat).move)


def greedily(t: Table, upto: str) -> Table:
    """Seat 0 goes on by itself until this prompt is open."""
    while f"ask-{upto}" not in t.asked.values():
        t.plays(chosen(t))
    return t


def around(nest: str, token: str) -> dict[str, str]:
    """The same token on all areas beside a nest."""
    return dict.fromkeys(map(str, NEIGHBOURS[area_named(nest)]), token)


# All of them, everywhere


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_bot_plays_to_the_end_and_can_say_why(variant: str) -> None:
    match = new_match(3, 5, variant, target_score=8, turn_cap=10)
    speakers = [Speaker(GAME, language, ["Ada", "Bea", "Cal"], you=0) for language in ("en", "fr")]
    for _, each in play(match, [EASY, GREEDY, FARSIGHTED], seed=5):
        for speaker in speakers:
            assert not speaker.faults(each.why), f"{speaker.say(each.why)}: {each.why}"


def test_every_reason_that_can_be_given_has_words_and_no_words_are_left_over() -> None:
    files = [path for folder in ("bots", "planning") for path in (FOLDER / folder).glob("*.py")]
    source = "".join(path.read_text() for path in files)
    given = set(re.findall(r'"(why-[a-z-]+)"', source))
    english, french = (
        {
            key: used
            for key, used in entries(FOLDER / "texts" / f"{language}.ftl").items()
            if key.startswith(("why-", "bot-"))
        }
        for language in ("en", "fr")
    )
    assert english.keys() == french.keys()
    said_within = set(re.findall(r"\{ (why-[a-z-]+) \}", (FOLDER / "texts" / "en.ftl").read_text()))
    assert english.keys() == given | said_within | {f"bot-{name}" for name in BOTS}


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_greedy_beats_a_player_without_a_plan(variant: str) -> None:
    for seed in range(2):
        bots: list[Bot] = [GREEDY, RandomBot()] if seed % 2 else [RandomBot(), GREEDY]
        match = new_match(2, seed, variant)
        play(match, bots, seed)
        assert match.outcome is not None
        assert match.outcome.winners == (1 - seed % 2,)


def test_easy_is_greedy_that_slips_and_loses_to_it() -> None:
    won = 0.0
    for seed in range(4):
        match = new_match(2, seed, "basic")
        bots = [EASY, GREEDY] if seed % 2 else [GREEDY, EASY]
        slips = sum(each.why.key == "why-slip" for _, each in play(match, bots, seed))
        assert slips >= 5
        assert match.outcome is not None
        won += match.outcome.shares[seed % 2]
    assert won >= 3


def test_a_slip_never_costs_the_colony() -> None:
    """Nurses, bids and losses are always thought over."""
    match, rng, slips = new_match(2, 3, "advanced"), Random(3), 0
    for _ in range(300):
        decision = match.pending[0]
        choice = EASY.choose(match.sight(decision.seat), rng)
        if choice.why.key == "why-slip":
            slips += 1
            assert decision.prompt.key in CARELESS
        match.play(decision.seat, choice.move)
    assert slips > 10


@pytest.mark.parametrize("variant", ["advanced", "traits-and-events"])
def test_greedy_keeps_nothing_in_mind_and_cannot_tell_two_worlds_apart(variant: str) -> None:
    match, rng, worlds = new_match(3, 11, variant), Random(11), 0
    while match.outcome is None and worlds < 150:
        decision = match.pending[0]
        seat, seed = decision.seat, rng.random()
        first = GREEDY.choose(match.sight(seat), Random(seed))
        world = match.imagine(seat, rng)
        if world.view(seat) == match.view(seat):  # not under seal, where a view is of the seat's own draft
            assert GREEDY.choose(seen_in(world, decision), Random(seed)) == first
            worlds += 1
        match.play(seat, first.move)
    assert worlds > 100


def seen_in(world: Empires, decision: fm.Decision) -> Sight:
    """What the seat that is asked would know in this world."""
    seat = decision.seat
    return Sight(lambda: world.view(seat), decision, lambda rng: world.determinize(seat, rng))


def test_what_it_has_never_been_asked_it_answers_as_the_clock_would() -> None:
    t = table("forage", ants=[{"E4": 2}], tokens={"E4": "prey_3"})
    asked = fm.Decision(0, message("ask-anything-new"), t.decision().options, default=t.decision().timeout)
    sight = t.match.sight(0)
    answer = GREEDY.choose(Sight(lambda: sight.view, asked, sight.imagine), Random(0))
    assert str(answer.move) == t.timeout()


# The move step


def nursed(t: Table) -> bool:
    return t.ants(0, "nurses") >= nurses_for(sum(t.brood(0).values()))


@pytest.mark.parametrize("mode", ["basic", "advanced"])
@pytest.mark.parametrize("brood", [1, 10, 11])
def test_the_brood_is_never_left_without_nurses(mode: str, brood: int) -> None:
    t = table(mode=mode, ants=[{"E3": 6}], brood=[{"larva_f": brood}], sizes=[20], tokens={"E4": "prey_6"})
    greedily(t, "advance")
    assert nursed(t)
    assert t.ants(0, "nurses") <= 2
    assert t.brood(0) == {"larva_f": brood}


def test_a_full_nest_is_built_larger() -> None:
    t = table(ants=[{"E3": 12}], brood=[{"larva_f": 3}], tokens={"E4": "prey_6", "D3": "prey_6"})
    greedily(t, "advance")
    assert t.ants(0, "builders") >= 1


def test_foragers_go_where_the_food_is() -> None:
    tokens = {"E4": "prey_6", "D3": "predator_4", "F2": "prey_1"}
    t = greedily(table(mode="basic", ants=[{"E3": 6}], brood=[{"larva_f": 3}], tokens=tokens), "forage")
    assert t.ants(0, "E4") >= 3
    assert t.ants(0, "D3") == 0


def test_ants_are_laid_out_along_a_path() -> None:
    """Nothing but Prey two areas from home: some harvest, others hand it on."""
    t = table(
        mode="basic", ants=[{"E3": 2, "E4": 2, "E5": 2}], tokens={"E5": "prey_6"}, brood=[{"larva_f": 2}]
    )
    greedily(t, "forage")
    assert t.ants(0, "E5") >= 1
    assert sum(t.ants(0, area) for area in NEIGHBOURS[area_named("E3")]) >= 1


def test_face_down_tokens_beside_the_nest_are_looked_at() -> None:
    t = table(mode="basic", ants=[{"E3": 6}], tokens=around("E3", "?plants_2"))
    while "ask-forage" not in t.asked.values():
        t.plays(chosen(t))
    assert len(t.s.face_down) <= 2


# Foraging


def test_what_lasts_is_tended_before_prey_is_harvested() -> None:
    t = table("forage", ants=[{"E4": 2, "D3": 2}], tokens={"E4": "prey_6", "D3": "plants_2"}, sizes=[20])
    assert chosen(t) == "place:D3 do:tend"
    assert choice(t).why.key == "why-tend"


def test_prey_is_spared_when_nobody_is_hungry() -> None:
    ants: dict[str, int] = {"E4": 6, "D3": 2}
    t = table("forage", mode="basic", ants=[ants], tokens={"E4": "prey_6"}, sizes=[6], food=[30])
    assert chosen(t) == "button:done"


def test_no_more_harvest_than_the_path_lets_through() -> None:
    t = table(
        "forage", ants=[{"E4": 1, "E5": 6}], tokens={"E5": "prey_6"}, brood=[{"larva_f": 6}], sizes=[20]
    )
    t.plays("place:E5 do:harvest")
    assert chosen(t) == "count:1"


# The nest phase


def test_no_more_eggs_than_the_nest_can_hold() -> None:
    t = table("n4", mode="basic", brood=[{"larva_f": 3}], food=[9], ants=[{"E3": 6}], sizes=[8])
    laid = [0]
    while t.asked.get(0) == "ask-lay-eggs" and (answer := chosen(t, 0)) != "button:done":
        laid.append(int(answer.rpartition(":")[2]))
        t.plays(answer, seat=0)
    assert 2 <= sum(laid) <= 4  # the nurse takes a place too


def test_a_colony_that_is_small_raises_workers_and_no_princess() -> None:
    t = table("n3", mode="basic", brood=[{"larva_f": 3}], food=[9], ants=[{"E3": 5, "nurses": 1}])
    assert chosen(t, 0) == "brood:larva_f level:1 count:3"


def test_larvae_that_win_the_game_are_raised_to_princesses() -> None:
    fields: Any = {"brood": [{"larva_f": 3}], "males": [3], "scores": [8], "sizes": [20], "food": [9]}
    t = table("n3", mode="basic", ants=[{"E3": 9, "nurses": 1}], tokens={"E4": "prey_6"}, **fields)
    assert chosen(t, 0) == "brood:larva_f level:3 count:3"


@pytest.mark.parametrize(
    "princesses, males, score, brood, answer",
    [
        (2, 2, 0, {}, "fly"),  # nothing to wait for
        (3, 0, 0, {"pupa_m": 3}, "stay"),  # their partners emerge next turn
        (3, 0, 10, {"pupa_m": 3}, "fly"),  # no need of partners: this wins
        (0, 0, 0, {}, ""),
    ],
)
def test_flights(princesses: int, males: int, score: int, brood: dict[str, int], answer: str) -> None:
    fields: Any = {"princesses": [princesses], "males": [males], "scores": [score], "brood": [brood]}
    t = table("n5", mode="basic", **fields)
    assert (chosen(t, 0) if t.asked else "") == (f"button:{answer}" if answer else "")


def test_nobody_waits_for_partners_when_a_rival_is_about_to_end_the_game() -> None:
    fields: Any = {"princesses": [3, 2], "males": [0, 2], "scores": [0, 12], "brood": [{"pupa_m": 3}]}
    assert chosen(table("n5", mode="basic", **fields), 0) == "button:fly"


def test_pupae_of_a_rival_are_not_in_time_for_this_flight() -> None:
    """Both wait: in the next game turn three princesses have partners, and nobody can end the game before."""
    pupae = {"pupa_m": 5, "pupa_large": 1}
    t = table("n5", mode="basic", princesses=[3, 3], brood=[pupae, pupae])
    assert [chosen(t, seat) for seat in (0, 1)] == ["button:stay"] * 2


def test_in_hunger_the_youngest_go_first() -> None:
    fields: Any = {"brood": [{"egg_m": 1, "larva_f": 2}], "princesses": [2]}
    t = table("n2", mode="basic", ants=[{"nurses": 1, "E3": 3}], food=[2], **fields)
    assert chosen(t, 0) == "brood:egg_m count:1"


# Fighting


@pytest.mark.parametrize("attackers, answer", [(5, "count:3"), (3, "count:3"), (2, "count:0")])
def test_only_who_is_losing_scatters(attackers: int, answer: str) -> None:
    t = table("attack", ants=[{"E5": attackers}, {"E5": 3}]).attacks("E5")
    assert chosen(t) == answer


def test_no_attack_on_a_stronger_colony() -> None:
    assert chosen(table("attack", ants=[{"E5": 2}, {"E5": 6}])) == "button:done"


def test_a_nest_that_nobody_defends_is_plundered() -> None:
    fields: Any = {"brood": [{}, {"pupa_large": 2, "pupa_m": 2, "larva_f": 3}], "scores": [0, 12]}
    t = table("attack", ants=[{"E7": 8}, {"nurses": 1}], **fields)
    assert chosen(t) == "place:E7 seat:1"
    t.attacks("E7").plays("count:0")
    assert chosen(t) == "brood:pupa_large count:2"


def test_where_only_queens_count_she_is_hunted() -> None:
    options = {"death_to_the_queen": True}
    t = table("attack", ants=[{"E7": 6}, {}], brood=[{}, {"pupa_large": 3}], options=options).attacks("E7")
    assert chosen(t) == "button:done"  # nobody carries
    assert chosen(t.plays("button:done")) == "count:1"


def test_a_nest_is_sealed_against_an_invasion() -> None:
    t = table("attack", ants=[{"E7": 5}, {"nurses": 1}], hands=[[], ["seal_nest_entrances"]])
    assert chosen(t.attacks("E7")) == "card:seal_nest_entrances"


# Traits and cards


def test_a_bid_that_could_not_be_paid_is_not_made() -> None:
    """HE2-AUC-07, -08: for a third trait the bid is to be paid three times."""
    owned, tokens = ["camouflage", "guards"], around("E3", "plants_3")
    t = table("draw", ants=[{"E3": 9}], tokens=tokens, dna=[2, 0], traits=[owned], draws=["millers"])
    assert chosen(t) == "button:pass"


def test_a_good_trait_is_bid_for_and_one_higher_each_time() -> None:
    t = table("draw", ants=[{"E3": 9}], dna=[6, 6], draws=["millers"])
    assert chosen(t) == "bid:1"
    assert chosen(t.plays("bid:1", "bid:2")) == "bid:3"


def test_a_bivouac_is_no_gift() -> None:
    t = table("draw", ants=[{"E3": 9}], dna=[6, 6], draws=["bivouac"])
    assert chosen(t) == "button:pass"


def test_rove_beetles_are_played_where_they_hurt() -> None:
    brood: list[dict[str, int]] = [{}, {"larva_f": 1}, {"larva_f": 6}]
    t = table(
        "forage",
        seats=3,
        ants=[{"C3": 1, "C4": 1}],
        brood=brood,
        hands=[["rove_beetles"]],
        tokens={"C4": "prey_2"},
    )
    assert chosen(t) == "card:rove_beetles seat:2"


# What is seldom asked


def test_a_colony_without_a_queen_begins_again_on_the_richest_land() -> None:
    fields: Any = {"queens": [0, 1], "options": {"restart": True}}
    t = table("turn", ants=[{"E3": 2}, {"E7": 2}], tokens={"E5": "prey_6"}, **fields)
    assert chosen(t) == "button:yes"
    area = chosen(t.plays("button:yes")).removeprefix("place:")
    assert "E5" in NEIGHBOURS[area_named(area)]


def test_who_needs_no_queen_to_win_does_not_begin_again() -> None:
    fields: Any = {"queens": [0, 1], "scores": [14], "princesses": [1], "options": {"restart": True}}
    t = table("turn", ants=[{"E3": 2}, {"E7": 2}], **fields)
    assert chosen(t) == "button:no"


def test_a_predator_finds_the_ants_of_the_rival_who_leads() -> None:
    fields: Any = {"hands": [["predator_migration"]], "scores": [0, 2, 9], "dice": [1, 6, 6]}
    t = table(
        "forage", seats=3, ants=[{"D5": 1, "C4": 1}, {"D5": 1}, {"D5": 2}], tokens=PREY_AND_PREDATOR, **fields
    )
    t.plays("card:predator_migration place:E5 place:D5")
    assert chosen(t) == "seat:2"


def test_the_cheapest_ant_falls() -> None:
    castes = {"D4": (1, 1, 1)}
    t = table(
        "scout", ants=[castes], tokens={"D4": "?predator_3"}, traits=[["guards", "bus"]], dice=[1, 2, 2]
    )
    t.plays("place:D4", "button:yes")
    assert chosen(t) == "stack:D4:worker"


def test_recruits_are_blown_up_first() -> None:
    t = table("attack", ants=[{"E5": 3}, {"E5": 4}], traits=[["recruitment"], ["suicide_bombers"]])
    t.attacks("E5").plays("count:0").rolls(1).plays("count:1").rolls(1).plays("count:1")
    assert chosen(t) == "recruit:worker"


def test_blockers_send_workers_home() -> None:
    ants: Any = [{"E7": (3, 1, 0)}, {"nurses": 2, "storage": (0, 0, 1)}]
    t = table("attack", ants=ants, traits=[["guards"], ["blockers"]], dice=[2]).attacks("E7")
    assert chosen(t) == "stack:E7:worker"


def hunted(invaded: str, *dice: int) -> Table:
    """Two ants hunt two of three queens of seat 1, whose nest on E7 has the best land."""
    nests, tokens = [["E3"], ["E7", "G5", "D7"]], {"E8": "plants_3", "F7": "plants_3", "F6": "plants_3"}
    fields: Any = {"queens": [1, 3], "sizes": [6, 30], "traits": [[], ["supercolony"]], "nests": nests}
    t = table("attack", ants=[{invaded: 2, "E3": 1}, {}], tokens=tokens, **fields)
    return t.attacks(invaded).rolls(*dice).plays("count:2")


def test_of_several_nests_the_one_on_the_best_land_is_kept() -> None:
    t = hunted("G5", 1, 1)
    assert t.asked == {1: "ask-nest-lost"}
    assert chosen(t) == "place:D7"


def test_one_of_the_nests_left_becomes_the_main_nest() -> None:
    t = hunted("E7", 1)
    assert t.asked == {1: "ask-nest-crowned"}
    assert chosen(t) in t.offers("place")


def test_the_youngest_brood_is_left_behind() -> None:
    brood = {"egg_f": 8, "larva_m": 3, "pupa_large": 1}
    t = table(ants=[{"E3": 2, "nurses": 1}], sizes=[30], brood=[brood], hands=[["migration"]])
    assert chosen(t.plays("card:migration place:E3 place:E4")) == "brood:egg_f"


def test_repellent_is_used_on_the_rival_who_leads_and_he_loses_a_worker() -> None:
    fields: Any = {"arrivals": {"C4": 3}, "traits": [["repellent"], ["guards"]], "scores": [0, 9, 2]}
    ants: Any = [{"C4": 3}, {"C4": (1, 1, 0)}, {"C4": 2}]
    t = table("forage", seats=3, ants=ants, tokens={"C4": "prey_3"}, **fields).forages("C4", "harvest", 2)
    assert chosen(t) == "seat:1"
    assert chosen(t.plays("seat:1")) == "stack:C4:worker"


def test_aphids_come_back_where_nothing_better_lies() -> None:
    ants, tokens = {"E3": 1, "E4": 1, "D3": 1}, {"E4": "prey_5", "D3": "prey_1"}
    t = table("move", ants=[ants], tokens=tokens, sheltered=[("aphids_2",)])
    assert chosen(t) == "place:D3"
    t = table("move", ants=[{"E3": 1, "E4": 1}], tokens=tokens, sheltered=[("aphids_2",)])
    assert chosen(t) == "button:discard"


# Looking ahead


@pytest.mark.parametrize(
    "room, brood, eggs, fit", [(12, 8, 6, 2), (13, 8, 6, 3), (20, 0, 6, 6), (4, 6, 3, -3)]
)
def test_eggs_take_room_and_so_does_the_nurse_they_need(room: int, brood: int, eggs: int, fit: int) -> None:
    assert places(room, brood, eggs) == fit


@pytest.mark.parametrize(
    "mothers, fathers, eggs, males", [(2, 0, 6, 4), (0, 0, 6, 3), (0, 6, 4, 0), (9, 0, 3, 3)]
)
def test_every_princess_is_to_find_a_male(mothers: int, fathers: int, eggs: int, males: int) -> None:
    assert males_for(mothers, fathers, eggs) == males


BEGINNING = Colony(
    ants=6, eggs_f=1, eggs_m=0, larvae_f=1, larvae_m=0, small=1, large=0, male_pupae=0, princesses=0, males=0,
    size=6, fixed=0, food=0, bonus=0, eggs=6, wanted=16, keeps=False,
)  # fmt: skip


def turns(colony: Colony, food: int) -> float:
    """Until the points are there, if no more than so much food can be brought in a turn."""
    return prospect(colony, tuple(float(min(ants, food)) for ants in range(food + 1)), MOVE, AS_NEEDED).turns


def test_who_finds_more_food_is_sooner_there() -> None:
    assert 5 < turns(BEGINNING, 20) <= turns(BEGINNING, 12) < turns(BEGINNING, 7) < 15


def test_builders_in_time_save_a_turn() -> None:
    yields = tuple(map(float, range(13)))
    planned, as_needed = (prospect(BEGINNING, yields, MOVE, digs).turns for digs in (AHEAD, AS_NEEDED))
    assert planned <= as_needed - 0.9


def test_pairs_in_the_nest_need_one_more_turn_and_no_growth() -> None:
    assert turns(BEGINNING._replace(princesses=4, males=4, size=20), 12) <= 1


# How good a table looks

HOME = {"E3": 5, "nurses": 1}


def test_the_heuristic_lies_between_lost_and_won() -> None:
    match, rng, looked = new_match(3, 3, "advanced", turn_cap=10), Random(3), 0
    while match.outcome is None:
        state: Any = match.state
        assert all(0 < heuristic(state, seat) < 1 for seat in range(3))
        match.play(match.pending[0].seat, rng.choice(match.pending[0].options))
        looked += 1
    assert looked > 50
    assert [heuristic(match.state, seat) for seat in range(3)] == list(match.outcome.shares)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "better, worse",
    [
        ({"scores": [8]}, {"scores": [4]}),
        ({"princesses": [2], "males": [2]}, {"princesses": [2]}),
        ({"ants": [{"E3": 9}]}, {"ants": [{"E3": 6}]}),
        ({"ants": [HOME], "brood": [{"pupa_large": 2}]}, {"ants": [HOME], "brood": [{"pupa_small": 2}]}),
        ({"queens": [1]}, {"queens": [0]}),
        ({"scores": [4, 0]}, {"scores": [4, 12]}),
    ],
)
def test_what_looks_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert heuristic(table(**better).s, 0) > heuristic(table(**worse).s, 0)
