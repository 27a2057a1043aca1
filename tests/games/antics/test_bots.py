"""The players that know this game: what they choose and say, and that they see no more than a seat."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.bots.random import RandomBot
from formicarium.bots.search import Search
from formicarium.core.bot import Choice, Sight
from formicarium.games import antics
from formicarium.games.antics import GAME
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.state import Antics
from formicarium.texts.message import message
from formicarium.texts.proof import entries
from formicarium.texts.speaker import Speaker
from tests.contest import play
from tests.games.antics.builder import FILLED, THIRD_FLOOR, Table, table, turn_from, written

BOTS = GAME.bots
EASY, GREEDY, RANDOM = BOTS["easy"], BOTS["greedy"], RandomBot()
TEXTS = Path(antics.__file__).parent / "texts"

LAST_ACTION: dict[str, Any] = {"actions": 1, "super_used": True}
LAST_TURN: dict[str, Any] = {"trigger": "prey", "turns_left": 1, **LAST_ACTION}


def choice(t: Table, seed: int = 0) -> Choice:
    return GREEDY.choose(t.match.sight(t.asked_seat), Random(seed))


def chosen(t: Table, seed: int = 0) -> str:
    """What `greedy` answers, as the spec writes it."""
    return written(choice(t, seed).move)


def turn(t: Table) -> list[str]:
    """What `greedy` does with the rest of the turn."""
    now, answers = (t.s.round, t.s.active), []
    while t.match.pending and (t.s.round, t.s.active) == now:
        answers.append(chosen(t))
        t.plays(answers[-1])
    return answers


# All of them, everywhere


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_to_the_end_and_can_say_why(name: str) -> None:
    match = fm.Match(GAME, seats=2, seed=name)
    speakers = [Speaker(GAME, language, names=["Anna", "Ben"]) for language in ("en", "fr")]
    for _, each in play(match, [BOTS[name]] * 2, seed=1):
        for speaker in speakers:
            assert not speaker.faults(each.why)
            assert speaker.say(each.why)[-1] in ".!"


def test_bots_and_reasons_are_worded_alike_in_both_languages() -> None:
    english, french = (
        {
            key: used
            for key, used in entries(TEXTS / f"{language}.ftl").items()
            if key.startswith(("why-", "bot-"))
        }
        for language in ("en", "fr")
    )
    assert english == french
    assert {f"bot-{name}" for name in BOTS} <= english.keys()


def test_greedy_keeps_nothing_in_mind_and_cannot_tell_two_worlds_apart() -> None:
    """ANT-HID-01: with two players nobody knows which tiles were set aside."""
    match, rng = fm.Match(GAME, seats=2, seed=7), Random(7)
    different = 0
    for _ in range(120):
        decision = match.pending[0]
        seat, seed = decision.seat, rng.random()
        first = GREEDY.choose(match.sight(seat), Random(seed))
        world: Antics = match.imagine(seat, rng)
        different += world.set_aside != match.state.set_aside  # type: ignore[attr-defined]
        assert GREEDY.choose(seen_in(world, decision), Random(seed)) == first
        match.play(seat, first.move)
    assert different > 100


def seen_in(world: Antics, decision: fm.Decision) -> Sight:
    """What the seat that is asked would know in this world."""
    seat = decision.seat
    return Sight(lambda: world.view(seat), decision, lambda rng: world.determinize(seat, rng))


def test_greedy_beats_players_without_a_plan() -> None:
    match = fm.Match(GAME, seats=3, seed=1)
    play(match, [RANDOM, GREEDY, RANDOM], seed=1)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert match.outcome.scores[1] >= 15


def test_easy_is_weaker_than_greedy() -> None:
    match = fm.Match(GAME, seats=2, seed=1)
    play(match, [EASY, GREEDY], seed=1)
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


# Push


def test_the_gatherer_thinks_of_nothing_that_is_far_away() -> None:
    s = table(seats=2).s
    far = {item for item, _ in Outlook(s, 0).goals} - {item for item, _ in Outlook(s, 0, far=3).goals}
    assert far == {"woodlouse", "beetle", "green_leaf"}
    match = fm.Match(GAME, seats=2, seed="near")
    whys = {each.why for _, each in play(match, [BOTS["gatherer"]] * 2, seed=1)}
    named = {dict(why.args).get("item") for why in whys if why.key in ("why-hatch", "why-larva", "why-send")}
    assert named
    assert not named & far


def test_it_brings_home_what_stands_before_the_anthill() -> None:
    t = table(workers={0: "t02 beetle, t15"}, fields=FILLED, hands={0: "build_push"}, **LAST_TURN)
    assert turn(t)[0] == "use_space(1,1)"
    assert list(t.stored()) == ["beetle"]


def test_it_takes_the_prey_for_which_its_pushes_suffice() -> None:
    """A ladybird is home in three pushes, a caterpillar in four."""
    hills = {0: THIRD_FLOOR}  # push@2 on 3,1, and push@1 on 1,1
    t = table(hills=hills, workers={0: "t02, t11, t15, t23"}, trigger="prey", turns_left=1)
    turn(t)
    assert list(t.stored()) == ["ladybird"]


def test_it_does_not_leave_a_prey_where_it_would_be_stolen() -> None:
    t = table(workers={0: "t02 ladybird, t11", 1: "t02"}, zones={1: "soldier 1"}, **LAST_ACTION)
    assert turn(t)[0] == "use_space(1,1)"


def test_the_third_prey_is_worth_more_than_a_leaf_without_a_fungus() -> None:
    stored = {0: "beetle 0,0, woodlouse 0,1"}
    t = table(workers={0: "t02 ladybird, t03 green_leaf"}, stored=stored, **LAST_TURN)
    assert turn(t)[:2] == ["use_space(1,1)", "deliver(t02)"]


def test_a_leaf_on_a_high_fungus_is_worth_more_than_the_first_prey() -> None:
    hills = {0: "fungus_hatch 0,1 1,0"}  # fungus@2 on 0,1
    t = table(hills=hills, workers={0: "t02 ladybird, t03 green_leaf"}, **LAST_TURN)
    assert turn(t) == ["use_space(1,1)", "deliver(t03)"]


# Ants and soldiers


def test_it_steals_what_it_can_bring_home() -> None:
    t = table(workers={0: "t02", 1: "t02 beetle"}, zones={0: "soldier 1"})
    assert {"steal(t02, 1)", "use_space(1,1)", "deliver(t02)"} <= set(turn(t))


def test_it_steals_at_the_end_of_its_turn() -> None:
    t = table(workers={0: "t02", 1: "t02 beetle"}, zones={0: "soldier 1"}, actions=0)
    assert chosen(t) == "steal(t02, 1)"
    assert choice(t).why.key == "why-steal"


def test_it_guards_what_would_be_stolen() -> None:
    t = table(
        workers={0: "t02, t11 ladybird", 1: "t11, t02"},
        zones={0: "soldier 1", 1: "soldier 1"},
        markers=["1,1"],
        supply={0: 0, 1: 8},
        **LAST_ACTION,
    )
    assert turn(t)[:2] == ["use_space(2,0)", "guard(t11)"]


def test_it_sends_its_ants_along_one_way() -> None:
    t = table(zones={0: "meadow 1, flower 1"}, hills={0: "hatch_ants 1,0 2,0"}, actions=1)
    assert turn(t) == ["use_space(2,0)", "send(meadow, t02)", "send(flower, t11)"]


def test_it_hatches_what_its_way_lacks() -> None:
    t = table(workers={0: "t02"}, markers=["1,1"], **LAST_ACTION)
    assert choice(t).why == message("why-hatch", item="ladybird")
    assert turn(t) == ["use_space(0,1)", "hatch(flower)"]


# The hill


def test_it_does_not_cover_its_only_way_to_push() -> None:
    t = table(hands={0: "build_hatch"}, markers=["0,0", "0,1"], actions=1, super_used=True)
    turn(t)
    assert "push@1" in t.spaces().values()


def test_prey_is_stored_where_an_action_is_missed_least() -> None:
    """There are two spaces to build with, and one of each other kind."""
    t = table(delivered=["beetle"], steps=turn_from("StoreDelivered"))
    assert chosen(t) in ("store(beetle, 1,0)", "store(beetle, 2,1)")


# The Queen


def test_an_action_that_was_thought_over_is_carried_out_and_the_next_is_thought_over() -> None:
    """Whoever is asked for the units of an action would else forget what the action is for."""
    match, search, whys = fm.Match(GAME, seats=2, seed=3), Search(GAME, rounds=8), dict[str, set[str]]()
    for number in range(7):  # one action of the first player, two of the second
        decision = match.pending[0]
        choice = search.choose(match.sight(decision.seat), Random(number))
        whys.setdefault(decision.prompt.key, set()).add(choice.why.key)
        match.play(decision.seat, choice.move)
    assert whys.pop("ask-action") == {"why-search"}
    assert set().union(*whys.values()) == {"why-intended"}


# Anteaters


def test_the_anteater_that_would_eat_its_own_ants_comes_first() -> None:
    """With three players the third arrival eats ants, the others prey (ANT-ATE-06)."""
    t = table(
        zones={0: "water 2", 1: "rock 2"},
        fields={"1A": "yellow", "1B": "blue", "1C": "grey"},
        arrived=["A"],
        steps=turn_from("AnteaterAttack"),
    )
    assert chosen(t) == "next(B)"
