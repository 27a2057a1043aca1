"""Section 6: who sees what; tables imagined; positions; options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.data import CARDS, DECK, POOL, TRAITS, Area, Card
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import (
    PERFORM,
    TURN,
    A,
    B,
    C,
    Table,
    nest_step,
    new_game,
    table,
)

REST = "no_brood queens=0 R0"


def known(t: Table, seat: int | None) -> tuple[object, object, object]:
    """All that a seat can learn: its view, its story, and what it is asked."""
    asked = None if seat is None else t.match.decision(seat)
    return t.view(seat), [told.event for told in t.match.events(seat)], asked


def worlds(t: Table, seat: int, count: int = 20) -> list[Empires]:
    return [t.s.determinize(seat, Random(seed)) for seed in range(count)]


# Secrets of B


def hand(card: str) -> Table:
    return table(hands={B: card})


def drawn(card: str) -> Table:
    return table(active=B, steps=TURN, draws=[card])


def dealt(card: str) -> Table:
    t = new_game(2, picks=[0, 1]).plays("E3")
    t.draws(*POOL[:22]).draws("bivouac", "guards", "repletes").draws(card, "mace", "harvesters")
    return t.plays("G3")


def fed(large: str) -> Table:
    colonies = {A: "N1 larva_f=1 food=9", B: "N1 larva_f=2 food=9"}
    return table(colonies=colonies, steps=[nest_step(4)]).plays(large, seat=B)


def flown(answer: str) -> Table:
    colonies = {A: f"{REST} vq=1", B: f"{REST} vq=1 drones=1"}
    return table(colonies=colonies, hands={A: "guards", B: "mace migrate"}, steps=[nest_step(8)]).plays(
        answer, seat=B
    )


SECRETS = [
    pytest.param(hand, "mace", "migrate", id="hand"),
    pytest.param(drawn, "rove_beetles", "one_queen", id="card drawn"),
    pytest.param(dealt, "soldiers", "camouflage", id="first traits"),
    pytest.param(fed, "0", "2", id="choice of a step"),
    pytest.param(flown, "fly card mace", "fly card migrate", id="card of a flight"),
    pytest.param(flown, "fly card mace", "stay", id="flight"),
]


@clause("HE1-DRAW-04", "HE1-NEST-02", "HE1-WIN-17", "HE1-SETUP-12")
@pytest.mark.parametrize("there, one, other", SECRETS)
def test_a_secret_is_its_owners_alone(there: Callable[[str], Table], one: str, other: str) -> None:
    a, b = there(one), there(other)
    for seat in (A, None):
        assert known(a, seat) == known(b, seat)
    assert a.own(B) != b.own(B)


@clause("HE1-DRAW-04", "HE1-NEST-02")
@pytest.mark.parametrize("there, one, other", SECRETS[:3])
def test_every_table_imagined_looks_as_the_real_one(
    there: Callable[[str], Table], one: str, other: str
) -> None:
    t = there(one)
    for seat in (A, B):
        for world in worlds(t, seat, 8):
            assert world.view(seat) == t.view(seat)
            assert GAME.census(world) == GAME.census(t.s)
            assert GAME.audit(world) is None


@clause("HE1-PLAY-03", "HE1-DRAW-04")
def test_imagined_hands_hold_anything_but_events() -> None:
    t = table(hands={A: "mace", B: "migrate guards"})
    seen: Counter[Card] = Counter()
    for world in worlds(t, A, 80):
        assert world.hands[A] == ("mace",)
        seen.update(world.hands[B])
    assert all(CARDS[card].kind != "event" for card in seen)
    assert len(seen) > 20
    assert "mace" not in seen


@clause("HE1-SETUP-12")
def test_cards_known_to_be_traits_are_imagined_as_traits() -> None:
    t = dealt("soldiers")
    for world in worlds(t, A):
        assert len(world.hands[B]) == 3
        assert set(world.hands[B]) <= set(TRAITS)


@clause("HE1-DEF-14", "HE1-SCOUT-10")
def test_nobody_knows_a_marker_face_down_not_even_who_stands_on_it() -> None:
    def there(marker: str) -> Table:
        return table(ants={A: "H3 patrol 1"}, markers=f"H3 ?{marker}, G2 prey_6, H2 prey_6")

    a, b = there("prey_1"), there("predator_6")
    for seat in (A, B, None):
        assert known(a, seat) == known(b, seat)
    imagined = {world.face_down[Area("H3")] for world in worlds(a, A, 60)}
    assert len(imagined) > 6
    assert "prey_6" not in imagined  # both lie open


@clause("HE1-TURN-02")
def test_the_order_of_turns_is_nobodys_knowledge() -> None:
    t = table(seats=3, nests="G3 C3 E1", steps=["GameTurn"], picks=[B], draws=["mace"])
    assert t.view(A).tokens == (A, C)
    assert t.view(None).tokens == (A, C)


@clause("HE1-DRAW-10", "HE1-SCORE-03", "HE1-RULING-63")
def test_what_everybody_sees() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        colonies={B: "R2 N1 egg_f=2 food=3 stored=4 size=12 queens=2 score=7 guests=1"},
        traits={B: "harvesters"},
        hands={B: "mace migrate"},
        discard=["mutate"],
        trails={"C2": B},
        sites=[[], ["C4"], []],
        ants={B: "D2 forage 2"},
        markers="D2 plants_3+1",
    )
    for seat in (A, C, None):
        view, sheet = t.view(seat), t.seen_sheet(seat, B)
        assert (sheet.reserves, sheet.nurses, sheet.food, sheet.stored) == ((2, 0, 0), (1, 0, 0), 3, 4)
        assert (sheet.size, sheet.queens, sheet.score, sheet.guests, sheet.hand_size) == (12, 2, 7, 1, 2)
        assert (sheet.traits, view.discard, view.deck) == (("harvesters",), ("mutate",), 60)
        areas = {area.id: area for area in view.areas}
        assert (areas[Area("D2")].marker, areas[Area("D2")].modifier) == ("plants_3", 1)
        assert (areas[Area("C2")].trail, areas[Area("C4")].site, areas[Area("C3")].nest) == (B, B, B)
        assert [(stack.seat, stack.area, stack.task) for stack in view.stacks] == [(B, "D2", "forage")]


def test_after_the_end_everything_is_shown() -> None:
    t = table(scores=[40, 0], hands={A: "mace", B: "guards"}, markers="H3 ?prey_1", steps=["EndGameTurn"])
    assert t.view(None).hands == (("mace",), ("guards",))
    assert {area.id: area.marker for area in t.view(None).areas}[Area("H3")] == "prey_1"
    assert t.s.determinize(A, Random(1)) == t.s


# Census


def test_the_census_of_a_match() -> None:
    t = new_game(2, picks=[0])
    assert GAME.census(t.s) == Counter([*DECK, *POOL])
    match = fm.Match(GAME, seats=3, seed=4)
    start, rng = GAME.census(Table(match, fm.Scripted()).s), Random(4)
    for _ in range(250):
        if not match.pending:
            break
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
        assert GAME.census(Table(match, fm.Scripted()).s) == start


# Positions


@pytest.mark.parametrize(
    "fields, problem",
    [
        ({"scores": [1, 2, 3]}, "scores needs one entry per seat"),
        ({"nests": ["A3", "C3"]}, "no land area is called 'A3'"),
        ({"nests": ["C3", "C3"]}, "two nests in one area"),
        ({"markers": {"G3": "prey_1"}}, "two markers in G3"),
        ({"markers": {"H3": "prey_1"}, "trails": {"H3": 0}}, "two markers in H3"),
        ({"ants": [{"H3:sleep": [1, 0, 0]}, {}]}, "is not an area with a task"),
        ({"ants": [{"H3:patrol": [-1, 0, 0]}, {}]}, "fewer than no ants"),
        ({"hands": [["mace"], ["mace"]]}, "too many cards mace"),
        ({"hands": [["ace"], []]}, "no card is called 'ace'"),
        ({"hands": [["caterpillars"], []]}, "an Event in a hand"),
        ({"traits": [["mace", "repellent"], []]}, "cannot lie together"),
        ({"traits": [["migrate"], []]}, "cannot lie together"),
        ({"markers": {"H3": "wasp_1"}}, "no discovery marker is called 'wasp_1'"),
        ({"markers": {"H3": "predator_3", "H2": "predator_3"}}, "too many markers predator_3"),
        ({"modifiers": {"H3": 1}}, "without a food marker in H3"),
        ({"food": [-1, 0]}, "a negative number"),
        ({"guests": [-1, 0]}, "a negative number"),
        ({"active": 2}, "active: there is no seat 2"),
        ({"tokens": [7]}, "tokens: there is no seat 7"),
        ({"trails": {"H3": 4}}, "trails: there is no seat 4"),
        ({"attempts": ["H3"]}, "no Trail in H3"),
        ({"nests": ["G3", ""]}, "seat 1 has no Nest"),
        ({"sites": [["A1", "A2", "A4", "B2", "B3", "B4", "C2"], []]}, "more than 6 Nest Sites"),
        ({"markers": {"H3": "predator_3"}, "modifiers": {"H3": 1}}, "without a food marker in H3"),
        ({"markers": {"H3": "prey_2"}, "modifiers": {"H3": -2}}, "a marker of value 0 in H3"),
        ({"markers": {"H3": "empty"}}, "an Empty marker face up in H3"),
        ({"kept": [["prey_1"], []]}, "nothing but Aphids"),
        ({"stage": "sleep"}, "no step of the turn is called 'sleep'"),
        ({"no_eggs": ["some", ""]}, "no_eggs is"),
        ({"sure_traits": [1, 0]}, "does not hold 1 Traits"),
        ({"focus": "Z9"}, "no land area is called 'Z9'"),
        ({"tiles": [["q0r0", "red"]]}, "tiles without alternate_setup"),
    ],
)
def test_impossible_tables_are_refused(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(fm.PositionError, match=problem):
        fm.Match(
            GAME,
            position={
                "seats": 2,
                "steps": ["AssignTasks"],
                "table": {"turn": 1, "nests": ["G3", "C3"], **fields},
            },
        )


def test_a_position_may_leave_out_what_lies_nowhere_else() -> None:
    t = table(hands={A: "mace"}, markers="H3 prey_1, H2 ?prey_1")
    assert Counter(t.s.deck) == Counter(DECK) - Counter([Card("mace")])
    assert len(t.s.pool) == 34
    assert t.s.laid[0].areas == ("H2",)


# Options


@clause("HE1-END-06", "HE1-HOUSE-01")
@pytest.mark.parametrize(
    "options, cited",
    [
        ({"max_game_turns": 0}, "HE1-END-06"),
        ({"max_game_turns": 101}, "HE1-END-06"),
        ({"no_nest_attacks_before_turn": -1}, "HE1-HOUSE-01"),
        ({"no_nest_attacks_before_turn": 101}, "HE1-HOUSE-01"),
        ({"weather": True}, "weather"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], cited: str) -> None:
    with pytest.raises(fm.OptionError, match=cited):
        GAME.read_options(options)


@clause("HE1-ALT-01", "HE1-REST-01", "HE1-RPREY-01", "HE1-HOUSE-01", "HE1-RULING-61")
def test_every_optional_rule_is_off_by_default() -> None:
    options = new_game(2, picks=[0]).s.options
    assert (options.alternate_setup, options.restart, options.reduce_prey) == (False, False, False)
    assert (options.max_game_turns, options.no_nest_attacks_before_turn) == (30, 0)


@pytest.mark.parametrize("variant", GAME.variants)
@pytest.mark.parametrize("seats", [2, 6])
def test_every_variant_starts(variant: str, seats: int) -> None:
    match = fm.Match(GAME, seats=seats, options=GAME.variants[variant], seed=1)
    assert match.pending


@pytest.mark.parametrize(
    "step, problem",
    [
        ("Judge", "Judge needs a fight"),
        ("TurnUp", "TurnUp needs a focus"),
        ("AssignCount", "AssignCount needs picked"),
        (nest_step(5), "NestStep is for steps 2, 3, 4, 6, 7, 8 of the Nest Phase, not 5"),
        ({"is": "Flight", "seat": 2}, "Flight: there is no seat 2"),
        ({"is": "GuestWindow", "seats": [0, 5]}, "GuestWindow: there is no seat 5"),
    ],
)
def test_a_step_under_way_needs_what_it_is_about(step: Any, problem: str) -> None:
    with pytest.raises(fm.PositionError, match=problem):
        table(steps=[step])


def positioned(*steps: str, **fields: Any) -> Table:
    """A position in which nothing is told but what is given here."""
    position = {"seats": 2, "steps": steps, "table": {"nests": ["G3", "C3"], **fields}}
    return Table(fm.Match(GAME, position=position), fm.Scripted())


@clause("HE1-CARD-infiltrator_queen-04")
def test_a_position_need_not_say_that_its_traits_are_older_than_the_turn() -> None:
    t = positioned("DrawStep", "AssignTasks", traits=[["mace"], []], hands=[["infiltrator_queen"], []])
    assert (t.s.turn, t.s.player_turn) == (1, 2)
    t.plays("card infiltrator_queen")
    assert t.s.traits[A] == ("infiltrator_queen",)


@clause("HE1-SETUP-05")
def test_nests_that_a_position_does_not_tell_of_are_placed() -> None:
    markers = {"E3": "prey_1", "G3": "plants_2"}
    position = {"seats": 3, "steps": ["NestPhase"], "table": {"markers": markers}}
    t = Table(fm.Match(GAME, position=position), fm.Scripted())
    one, two, three = t.s.nests
    distance = t.s.ground.distance
    assert not {one, two, three} & set(markers)
    assert distance(one, two) == 2
    assert 2 in (distance(one, three), distance(two, three))


@clause("HE1-SCOUT-18", "HE1-RULING-69")
def test_a_lone_scout_has_come_in_this_turn() -> None:
    t = table(
        steps=["ScoutAreas"],
        traits={A: "repellent"},
        ants={A: "H3 scout 1", B: "H3 forage 3"},
        markers="H3 ?prey_4",
    )
    t.plays("yes", "reinforce worker 1", "done", "worker forage 2")
    assert t.ants(B) == {"H3 forage": "1"}


@clause("HE1-CARD-trail_making-03")
def test_makers_of_trails_are_at_work_when_tasks_are_performed() -> None:
    t = table(traits={A: "trail_making"}, ants={A: "H3 trail 2, F3 trail 1"}, steps=PERFORM, dice=[1, 3, 4])
    assert t.s.trails == {"H3": A}


@clause("HE1-ALT-01")
@pytest.mark.parametrize(
    "tiles, problem",
    [
        ([], "seat 0 has no Nest"),
        ([["here", "red"]], "a tile lies at q…r…, not at 'here'"),
        ([["q0r0", "red"], ["q0r0", "green"]], "two tiles in one place"),
        ([["q0r0", "pink"]], "too many tiles pink"),
    ],
)
def test_impossible_tiles(tiles: list[list[str]], problem: str) -> None:
    position = {
        "seats": 2,
        "options": {"alternate_setup": True},
        "steps": ["NestPhase"],
        "table": {"tiles": tiles},
    }
    with pytest.raises(fm.PositionError, match=problem):
        fm.Match(GAME, position=position)


@clause("HE1-CARD-slave_makers-04", "HE1-TASK-01")
def test_a_position_knows_stolen_repletes_and_posts_without_ants() -> None:
    ants = [{"H3:forage": [1, 0, 0]}, {"H3:patrol": [0, 0, 0]}]
    storage = [[0, 2, 0], [0, 0, 0]]
    t = positioned("BeginAssigning", "AssignTasks", markers={"H3": "prey_1"}, ants=ants, storage=storage)
    assert t.s.stolen == [2, 0]
    assert t.s.ants == [{"H3:forage": (1, 0, 0)}, {}]
