"""The players that know this game: what they choose and believe, and that they see no more than a seat."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import formicarium as fm
from formicarium.bots.random import RandomBot
from formicarium.core import flow
from formicarium.core.bot import Bot, Choice, Sight
from formicarium.games import ant_war
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.bots.belief import CERTAIN, QUEENS, Chances, beliefs, narrowed
from formicarium.games.ant_war.bots.manner import Manner
from formicarium.games.ant_war.bots.outlook import Outlook
from formicarium.games.ant_war.bots.reach import at_least_one, steps_from
from formicarium.games.ant_war.bots.value import Value, heuristic
from formicarium.games.ant_war.bots.veteran import Veteran
from formicarium.games.ant_war.data import (
    ARMY,
    BLACK,
    HOME,
    QUEEN,
    RED,
    SCOUT,
    SHOOTER,
    SIDES,
    UNITS,
    WORKER,
    Side,
    Square,
    Unit,
)
from formicarium.games.ant_war.formations import FORMATIONS, next_square, turned
from formicarium.games.ant_war.moves import PlayOrder
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.view import WarView
from formicarium.texts.proof import entries
from tests.contest import play
from tests.games.ant_war.builder import Table, garden, written

BOTS = GAME.bots
NEWCOMER, SKIRMISHER, GREEDY = (BOTS[name] for name in ("newcomer", "skirmisher", "greedy"))
VETERAN = cast(Veteran, BOTS["veteran"])
TEXTS = Path(ant_war.__file__).parent / "texts"


def worded(language: str) -> dict[str, frozenset[str]]:
    """The texts of this game, and the arguments that each uses."""
    return entries(TEXTS / f"{language}.ftl")


def chosen(t: Table, seed: int = 0, bot: Bot = GREEDY) -> str:
    """What a bot answers, as the spec writes it."""
    return written(choice(t, seed, bot).move)


def choice(t: Table, seed: int = 0, bot: Bot = GREEDY) -> Choice:
    return bot.choose(t.match.sight(t.asked_seat), Random(seed))


# All of them, everywhere


def test_whoever_draws_lots_for_an_army_says_that_a_formation_is_quicker() -> None:
    match, rng = fm.Match(GAME, seats=2, seed=1), Random(0)
    keys = []
    for _ in range(3):
        chosen = Veteran(Manner()).choose(match.sight(0), rng)
        keys.append(chosen.why.key)
        match.play(0, chosen.move)
    assert keys == ["why-army-by-lot", "why-place-by-lot", "why-place-by-lot"]


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_to_the_end_and_can_say_why(name: str) -> None:
    texts = {language: worded(language) for language in ("en", "fr")}
    match = fm.Match(GAME, seats=2, seed=name, options={"no_progress_limit": 30})
    for _, each in play(match, [BOTS[name]] * 2, seed=1):
        for language, known in texts.items():
            told = {argument for argument, _ in each.why.args}
            assert known[each.why.key] == told, f"{language}: {each.why}"


def test_bots_and_reasons_are_worded_alike_in_both_languages() -> None:
    english, french = (
        {key: used for key, used in worded(language).items() if key.startswith(("why-", "bot-"))}
        for language in ("en", "fr")
    )
    assert english == french
    assert {f"bot-{name}" for name in BOTS} <= english.keys()


def test_greedy_beats_a_player_without_a_plan() -> None:
    for seed in range(2):
        bots: list[Bot] = [GREEDY, RandomBot()] if seed % 2 else [RandomBot(), GREEDY]
        match = fm.Match(GAME, seats=2, seed=seed)
        play(match, bots, seed)
        assert match.outcome is not None
        assert match.outcome.winners == (1 - seed % 2,)


@pytest.mark.parametrize("bot", [GREEDY, VETERAN, NEWCOMER])
def test_a_bot_keeps_nothing_in_mind_and_cannot_tell_two_worlds_apart(bot: Bot) -> None:
    match, rng = fm.Match(GAME, seats=2, seed=7), Random(7)
    for _ in range(120):
        decision = match.pending[0]
        seat, seed = decision.seat, rng.random()
        first = bot.choose(match.sight(seat), Random(seed))
        if match.state.shown:  # type: ignore[attr-defined]
            world = match.imagine(seat, rng)
            assert bot.choose(seen_in(world, decision), Random(seed)) == first
        match.play(seat, first.move)


def test_what_is_thought_over_are_whole_turns_that_can_be_played() -> None:
    match, rng, thought_over = fm.Match(GAME, seats=2, seed=3), Random(3), 0
    for _ in range(150):
        decision = match.pending[0]
        sight, seed = match.sight(decision.seat), rng.random()
        if isinstance(decision.options[0], PlayOrder):
            turns = VETERAN.favourites(sight, Random(seed))
            told = {(turn.move, frozenset(meant.move for meant in turn.then)) for turn in turns}
            assert len(told) == len(turns)
            for turn in turns:
                world: Garden = sight.imagine(rng)
                for number, move in enumerate((turn.move, *(meant.move for meant in turn.then))):
                    asked = flow.settle(world)
                    assert isinstance(asked, tuple)
                    assert asked[0].meant(move) is not None, f"{number} of {turn}"
                    flow.answer(world, decision.seat, move)
                thought_over += len(turn.then) > 1
        match.play(decision.seat, VETERAN.choose(sight, Random(seed)).move)
    assert thought_over


def seen_in(world: Garden, decision: fm.Decision) -> Sight:
    """What the seat that is asked would know in this world."""
    seat = decision.seat
    return Sight(lambda: world.view(seat), decision, lambda rng: world.determinize(seat, rng))


def test_it_takes_over_an_army_that_somebody_else_has_begun() -> None:
    """A bot may sit down in the middle of a placement, even with an ant in the air."""
    match, rng = fm.Match(GAME, seats=2), Random(1)
    for answer in ("formation:court", "square:d1"):
        match.play(0, answer)
    assert str(GREEDY.choose(match.sight(0), rng).move) == "square:d1"
    match.play(0, "square:d1")
    assert str(GREEDY.choose(match.sight(0), rng).move) == "button:ready"


# Tactics


@pytest.mark.parametrize(
    "position, order, answer",
    [
        ("d4 black worker, d5 red queen (r)", "start_march", "move d4-d5"),
        ("d4 black shooter, d6 red queen (r)", "start_shooter", "shoot d4-d6"),
        ("d4 black kamikaze, c4 red worker (r), d5 red queen (r)", "shop_second_wind", "explode d4-d5"),
        ("d2 black scout, d8 red queen (r), c2 red worker (r)", "shop_charge", "charge d2-d8"),
        ("d4 black scout, d5 red wall (2), d6 red queen (r)", "shop_jump", "jump d4-d6"),
        ("e5 black worker, e6 red queen (r), f6 red scout", "shop_parasitism", "parasite e6-e5"),
        ("d4 black scout, d6 red queen (r), c4 red worker (r)", "start_raid", "move d4-d5"),
    ],
)
def test_it_goes_for_the_queen(position: str, order: str, answer: str) -> None:
    assert chosen(garden(position, order=order)) == answer


def test_it_lays_the_order_that_wins() -> None:
    hand = ["start_march", "start_scout", "start_shooter"]
    t = garden("d4 black shooter, b2 black scout, d6 red queen (r), b3 red worker (r)", hand=hand)
    assert chosen(t) == "order start_shooter"
    assert choice(t).why.key == "why-order-queen"


@pytest.mark.parametrize(
    "unit, answer",
    [("scout", "move d4-d5"), ("kamikaze", "move d4-d5"), ("shooter", ""), ("transporter", "")],
)
def test_it_attacks_a_revealed_worker_with_what_beats_it(unit: str, answer: str) -> None:
    move = chosen(garden(f"d4 black {unit}, d5 red worker (r)", order="start_march"))
    assert (move == "move d4-d5") == bool(answer)


def test_a_revealed_scout_does_not_step_beside_a_shooter() -> None:
    t = garden("d4 black scout (r), d6 red shooter (r,s), e3 red shooter (r,s)", order="start_raid")
    assert chosen(t) not in ("move d4-d5", "move d4-d3", "move d4-e4")


def test_a_queen_in_danger_is_brought_away_or_the_danger_removed() -> None:
    t = garden("e2 black queen, e4 red scout (r), h1 black worker", order="start_march")
    assert chosen(t) not in ("move e2-e3", "move h1-h2", "move h1-g1")


def test_the_queen_attacks_nobody() -> None:
    t = garden("e2 black queen, e3 red scout, d2 red worker (r), f2 red worker", order="start_march")
    assert chosen(t) == "move e2-e1"


@pytest.mark.parametrize("bot", [NEWCOMER, SKIRMISHER, GREEDY, VETERAN])
def test_nobody_that_people_meet_overlooks_a_queen_in_the_open(bot: Bot) -> None:
    t = garden("d4 black worker, d5 red queen (r), c4 red scout", order="start_march")
    assert chosen(t, bot=bot) == "move d4-d5"


def judged(t: Table, **manner: Any) -> Value:
    return Value(Outlook(t.view(0), Manner(**manner)))


def test_who_does_not_hunt_thinks_of_no_queen_that_hides() -> None:
    outlooks = [
        judged(garden("d4 black worker, d5 red scout"), hunts=hunts).outlook for hunts in (True, False)
    ]
    hidden, shown = (
        [outlook.attack(WORKER, outlook.foe(chances, False)) for outlook in outlooks]
        for chances in ((1 / 6,) * 6, CERTAIN[QUEEN])
    )
    assert hidden[0] > hidden[1] + 1
    assert shown[0] == shown[1] > 5


def test_the_newcomer_thinks_of_no_ability_while_an_ant_can_move() -> None:
    t = garden("d4 black shooter, d6 red scout (r), h9 red queen", order="start_shooter")
    assert chosen(t) == "shoot d4-d6"
    assert chosen(t, bot=NEWCOMER).startswith("move ")


def test_who_does_not_fear_takes_no_threat_into_account() -> None:
    t = garden("d4 black scout (r), d5 red shooter (r), h9 red queen (r)")
    fearing, fearless = (judged(t, fears=fears) for fears in (True, False))
    worths = [value.of(value.outlook.now, value.outlook.reach(())) for value in (fearing, fearless)]
    assert worths[0] < worths[1] - 0.2


def test_who_sees_near_ants_only_is_drawn_to_all_others_alike() -> None:
    t = garden("d3 black shooter, d9 red scout (r), h9 red queen (r)")
    far, near = (judged(t, far=steps) for steps in (99, 2))
    assert far.pull(SHOOTER, Square("h6")) > 2 * far.pull(SHOOTER, Square("d6"))
    assert near.pull(SHOOTER, Square("h6")) == near.pull(SHOOTER, Square("d6"))


def test_it_leaves_its_own_walls_standing() -> None:
    t = garden("d4 black scout, d5 black wall (1), e4 black wall (2)", order="start_raid")
    assert not chosen(t).startswith("hit")


def test_it_does_not_shoot_at_what_must_withstand_acid() -> None:
    pieces = {"d6": {"possible": ["worker"]}}
    t = garden("d4 black shooter, d6 red worker, e5 red scout (r)", order="start_shooter", pieces=pieces)
    assert chosen(t) in ("shoot d4-e5", "move d4-e5")


def test_a_veteran_sends_nobody_back_to_a_queen_whom_nobody_threatens() -> None:
    t = garden("d1 black queen, d3 black scout, a7 red worker, h7 red scout", order="start_raid")
    assert chosen(t) == "move d3-d2"
    assert chosen(t, bot=VETERAN) in ("move d3-c3", "move d3-d4", "move d3-e3")


def test_a_veteran_guards_a_queen_for_whom_somebody_comes() -> None:
    t = garden("d1 black queen, d3 black scout, a2 red worker, h7 red scout", order="start_raid")
    assert chosen(t, bot=VETERAN) == "move d3-d2"


# Cards


def test_orders_nobody_can_follow_are_removed_first() -> None:
    hand = ["start_march", "start_raid", "start_worker"]
    t = garden("d4 black scout, d5 red worker (r)", order="start_march", hand=hand)
    t.plays("move d4-d5")
    t.plays(chosen(t))
    assert chosen(t) == "remove hand start_worker"


def test_a_dead_order_is_discarded() -> None:
    hand = ["start_march", "start_raid", "start_worker"]
    t = garden("d4 black scout", order="start_raid", hand=hand).plays("move d4-d5", "stop")
    assert chosen(t) == "discard start_worker"


# Beliefs


def hidden_ants(view: WarView, side: Side) -> list[Any]:
    return [p for p in view.pieces if p.side == side and not p.revealed and not p.hit_points]


def test_beliefs_add_up_and_respect_what_is_possible() -> None:
    match, rng = fm.Match(GAME, seats=2, seed=5), Random(5)
    looked = 0
    while match.outcome is None and looked < 300:
        decision = match.pending[0]
        state: Any = match.state
        if state.shown:
            looked += 1
            view: Any = match.view(decision.seat)
            for side in SIDES:
                check_beliefs(state, view, side)
        match.play(decision.seat, rng.choice(decision.options))


def check_beliefs(s: Garden, view: WarView, side: Side) -> None:
    found = beliefs(view, side)
    for piece in view.pieces:
        if piece.side == side and not piece.hit_points:
            chances = found[piece.square]
            assert sum(chances) == pytest.approx(1)
            assert all(
                not chance or unit in piece.possible for unit, chance in zip(UNITS, chances, strict=True)
            )
            assert chances[UNITS.index(s.board[piece.square].unit)] > 0
    ants = [piece.square for piece in hidden_ants(view, side) if not piece.hatched]
    units = Counter(s.board[square].unit for square in ants)
    for i, unit in enumerate(UNITS):
        assert sum(found[square][i] for square in ants) == pytest.approx(units[unit], abs=0.2)


def test_beliefs_do_not_depend_on_secrets() -> None:
    match, rng = fm.Match(GAME, seats=2, seed=2), Random(2)
    while match.state.turn < 40 and match.outcome is None:  # type: ignore[attr-defined]
        match.play(match.pending[0].seat, rng.choice(match.pending[0].options))
    views: list[Any] = [match.view(None), match.view(0), match.view(1)]
    for side in SIDES:
        assert beliefs(views[0], side) == beliefs(views[1], side) == beliefs(views[2], side)


def believed(t: Table, square: str) -> Chances:
    return beliefs(t.view(0), RED)[Square(square)]


def test_the_only_ant_that_may_be_the_queen_is_she() -> None:
    others = [unit for unit in UNITS if unit != QUEEN]
    t = garden("d5 red scout, e5 red worker", pieces={q: {"possible": others} for q in ("d5", "e5")})
    assert believed(t, "h9") == CERTAIN[QUEEN]
    assert believed(t, "d5")[QUEENS] == 0


def test_a_unit_all_accounted_for_is_ruled_out() -> None:
    pieces = {"d5": {"possible": ["scout", "shooter"]}}
    t = garden("d5 red scout, e5 red worker", pieces=pieces, deaths={"red": {"shooter": 3}})
    assert believed(t, "d5") == CERTAIN[SCOUT]


def test_a_hatched_ant_is_one_of_the_dead() -> None:
    pieces = {"d8": {"hatched": True, "possible": ["worker", "shooter"]}}
    t = garden("d8 red shooter", pieces=pieces, deaths={"red": {"worker": 1, "shooter": 3}})
    chances = dict(zip(UNITS, believed(t, "d8"), strict=True))
    assert chances[SHOOTER] == pytest.approx(0.75)
    assert chances[WORKER] == pytest.approx(0.25)


def test_a_queen_is_sought_at_the_back_among_those_that_have_not_moved() -> None:
    t = garden("e9 red scout, d7 red worker, b9 red shooter", pieces={"b9": {"moved": True}})
    assert believed(t, "e9")[QUEENS] > believed(t, "d7")[QUEENS] > believed(t, "b9")[QUEENS]


def test_narrowing_keeps_proportions() -> None:
    assert narrowed((0.5, 0.1, 0.0, 0.0, 0.1, 0.3), (SCOUT, SHOOTER)) == pytest.approx(
        (0, 0, 0, 0, 0.25, 0.75)
    )
    assert narrowed(CERTAIN[QUEEN], (SCOUT,)) == CERTAIN[SCOUT]


# Formations


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("name", FORMATIONS)
def test_formations_are_whole_armies_on_the_own_home_rows(name: str, side: Side) -> None:
    army = turned(FORMATIONS[name], side)
    assert sorted(army.values()) == sorted(ARMY)
    assert army.keys() <= set(HOME[side])


@pytest.mark.parametrize("side", SIDES)
def test_ant_by_ant_a_formation_comes_about(side: Side) -> None:
    seen = set()
    for seed in range(30):
        rng = Random(seed)
        army: dict[Square, Unit] = {}
        for unit in ARMY:
            square = next_square(side, unit, army, rng)
            assert square in HOME[side]
            assert square not in army
            army[square] = unit
        queen = next(square for square, unit in army.items() if unit == QUEEN)
        seen.add(queen)
        assert queen not in (HOME[BLACK][16:] if side == BLACK else HOME[RED][:8])  # never in front
        guards = [near for near, steps in steps_from(queen).items() if steps == 1 and near in army]
        assert len(guards) >= 2
    assert len(seen) > 5


# How good a garden looks


def test_the_heuristic_lies_between_lost_and_won() -> None:
    match, rng = fm.Match(GAME, seats=2, seed=3), Random(3)
    state: Any = match.state
    for number in range(400):
        if number % 10 == 0:
            assert all(0 < heuristic(state, seat) < 1 for seat in range(2))
        match.play(match.pending[0].seat, rng.choice(match.pending[0].options))
        if match.outcome is not None:
            assert [heuristic(state, seat) for seat in range(2)] == list(match.outcome.shares)
            break


@pytest.mark.parametrize(
    "better, worse",
    [
        ("d3 black scout, e3 black worker, d7 red scout", "d3 black scout, d7 red scout"),
        ("d3 black scout, d7 red scout", "d3 black scout (r,s), d7 red scout"),
        ("d3 black scout, d7 red scout (r,s)", "d3 black scout, d7 red scout"),
        ("a1 black queen, d4 red scout (r)", "a1 black queen, a2 red scout (r)"),
        ("h8 black scout, h9 red queen (r)", "d3 black scout, h9 red queen (r)"),
    ],
)
def test_what_looks_better(better: str, worse: str) -> None:
    assert heuristic(garden(better).s, 0) > heuristic(garden(worse).s, 0)


def test_the_chance_of_a_card() -> None:
    assert at_least_one(0, 5, 3) == 0
    assert at_least_one(2, 5, 3) == pytest.approx(0.9)
    assert at_least_one(5, 5, 1) == 1
