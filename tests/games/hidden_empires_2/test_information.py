"""Section 6: what is hidden from whom, and the tables that fit what a seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.plain import to_plain
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import DECK, TOKENS
from formicarium.games.hidden_empires_2.events import HandCardDrawn, PacketReceived, TraitKept
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, area_named, new_game, table

P1, P2 = 0, 1
PACKETS = ["bus", "mace", "guards", "camouflage", "soldiers", "repellent", "porters", "trail_makers"]


def known(t: Table, seat: int | None) -> tuple[Any, ...]:
    """All that reaches a seat: what it sees, what it was told, what it is asked, who is ready."""
    asked = None if seat is None else t.match.decision(seat)
    return t.view(seat), t.match.events(seat), asked, t.match.answered()


def worlds(t: Table, seat: int, count: int = 25) -> list[Empires]:
    """Tables that this seat may be at."""
    found = [t.match.imagine(seat, Random(number)) for number in range(count)]
    assert all(isinstance(world, Empires) for world in found)
    return found


# Two tables that differ in one secret of seat 1, and nothing else


def hand(card: str) -> Table:
    return table("redeploy", ants=[{"E3": 1}, {"E7": 1}], hands=[["thief_ants"], [card]])


def drawn(card: str) -> Table:
    return table("draw", active=P2, ants=[{"E3": 1}, {"E7": 1}], draws=[card])


def feeding(level: str) -> Table:
    t = table("n3", brood=[{"larva_f": 1}, {"larva_f": 2}], food=[9, 9])
    return t.plays(f"brood:larva_f level:{level} count:2", seat=P2)


def flight(answer: str) -> Table:
    return table("n5", princesses=[1, 1]).plays(f"button:{answer}", seat=P2)


def packet(trait: str) -> Table:
    packets = ["mace", "guards", "camouflage", "supercolony", trait, "repellent", "porters", "trail_makers"]
    return table(
        steps=["DealPackets", "GameTurn"],
        options={"realistic_time_scale": True},
        draws=packets,
    )


def kept(trait: str) -> Table:
    t = table(steps=["DealPackets", "GameTurn"], options={"realistic_time_scale": True}, draws=PACKETS)
    return t.plays(f"card:{trait}", seat=P2)


SECRETS = [
    pytest.param(hand, "mutation", "migration", id="hand"),
    pytest.param(drawn, "rove_beetles", "one_queen", id="card drawn"),
    pytest.param(feeding, "1", "3", id="choice of a block"),
    pytest.param(flight, "fly", "stay", id="nuptial flight"),
    pytest.param(packet, "soldiers", "bus", id="packet"),
    pytest.param(kept, "soldiers", "porters", id="trait kept"),
]


@clause("HE2-DRAW-03", "HE2-NEST-02", "HE2-FLIGHT-01", "HE2-VAR-06")
@pytest.mark.parametrize("there, one, other", SECRETS)
def test_a_secret_is_its_owners_alone(there: Callable[[str], Table], one: str, other: str) -> None:
    a, b = there(one), there(other)
    assert known(a, P2) != known(b, P2)
    for seat in (P1, None):
        assert known(a, seat) == known(b, seat)


@clause("HE2-DRAW-03", "HE2-NEST-02")
@pytest.mark.parametrize("there, one, other", SECRETS)
def test_others_imagine_the_same_tables_whatever_the_secret(
    there: Callable[[str], Table], one: str, other: str
) -> None:
    a, b = (list(map(to_plain, worlds(there(each), P1, 4))) for each in (one, other))
    assert a == b


@clause("HE2-TERM-11", "HE2-DRAW-03")
@pytest.mark.parametrize("there, one, other", SECRETS)
def test_every_table_imagined_looks_as_the_real_one(
    there: Callable[[str], Table], one: str, other: str
) -> None:
    t = there(one)
    for seat in (P1, P2):
        for world in worlds(t, seat, 6):
            assert world.view(None) == t.view(None)
            assert GAME.census(world) == GAME.census(t.s)


@clause("HE2-TERM-11")
def test_nobody_knows_a_token_face_down_not_even_who_stands_on_it() -> None:
    def there(token: str) -> Table:
        return table("redeploy", ants=[{"D4": 1, "E3": 1}], tokens={"D4": f"?{token}"})

    a, b = there("prey_1"), there("predator_6")
    for seat in (P1, P2, None):
        assert known(a, seat) == known(b, seat)
    assert len({world.face_down[area_named("D4")] for world in worlds(a, P1)}) > 5


@clause("HE2-TERM-11")
def test_a_token_seen_to_go_to_the_pile_lies_there_or_where_a_later_event_has_laid_it() -> None:
    prey = {"A1": "prey_6", "B5": "prey_6", "D2": "prey_6", "D8": "prey_6"}
    old = dict.fromkeys(("A2", "B1", "H3", "I1"), "?prey_1")
    t = table("draw", ants=[{"E3": 1}], tokens={**prey, **old}, draws=["environmental_change_red"])
    seen: Counter[str] = Counter()
    for world in worlds(t, P1, 60):
        assert all(world.face_down[area_named(area)] != "prey_6" for area in old)
        seen.update(world.face_down[area] for area in world.face_down if area not in old)
    assert seen["prey_6"] > 0  # a new token may be one of them


@clause("HE2-DRAW-03", "HE2-DRAW-05")
def test_a_hand_holds_cards_that_lie_nowhere_in_sight() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        hands=[["thief_ants"], ["mutation", "migration"]],
        discards=["male_eggs"],
    )
    hands = {world.hands[P2] for world in worlds(t, P1, 40)}
    assert len(hands) > 15
    assert all(len(held) == 2 and not {"thief_ants", "male_eggs"} & set(held) for held in hands)
    assert all(world.hands[P1] == ("thief_ants",) for world in worlds(t, P1))


@clause("HE2-DRAW-03", "HE2-CARD-poor_growing_season-02")
def test_a_card_drawn_before_a_reshuffle_is_none_that_was_shuffled_in() -> None:
    t = table(
        "draw",
        ants=[{"E3": 1}],
        hands=[[], ["mutation"]],
        discards=["male_eggs", "thief_ants"],
        draws=["poor_growing_season"],
    )
    assert all(not {"male_eggs", "thief_ants"} & set(world.hands[P2]) for world in worlds(t, P1, 60))
    assert all("male_eggs" in world.deck for world in worlds(t, P1))


@clause("HE2-VAR-06")
def test_packets_passed_on_are_known_to_those_who_saw_them() -> None:
    t = table(steps=["DealPackets", "GameTurn"], options={"realistic_time_scale": True}, draws=PACKETS)
    t.plays("card:bus", seat=P1).plays("card:soldiers", seat=P2)
    for world in worlds(t, P1):
        assert world.dealt[P1] == t.s.dealt[P1]
        assert world.kept[P1] == ("bus",)
        assert set(t.view(P1).packets[1]) <= set(world.dealt[P2])
    assert len({world.kept[P2] for world in worlds(t, P1)}) > 3


@clause("HE2-DRAW-05", "HE2-SETUP-05")
def test_nest_sheets_map_and_traits_lie_open() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}, {"nurses": 2}],
        brood=[{}, {"egg_f": 3}],
        food=[0, 4],
        dna=[0, 5],
        traits=[[], ["bus"]],
    )
    for seat in (P1, P2, None):
        view = t.view(seat)
        assert (view.ants[P2], view.food[P2], view.dna[P2], view.traits[P2]) == (
            {"nurses": (2, 0, 0)},
            4,
            5,
            ("bus",),
        )
        assert sum(view.brood[P2].values()) == 3


def test_at_the_end_the_hands_are_shown() -> None:
    t = table(steps=["CheckEnd"], scores=[20], hands=[["mutation"], ["migration"]])
    assert t.view(None).hands == (("mutation",), ("migration",))
    assert table("redeploy", ants=[{"E3": 1}], hands=[["mutation"]]).view(None).hands == ()


PRIVATE = (HandCardDrawn, PacketReceived, TraitKept)


@pytest.mark.parametrize(
    "seats, options",
    [(2, {}), (4, {"mode": "basic"}), (3, {"realistic_time_scale": True, "fewer_events": True})],
)
def test_everything_is_kept_and_told_to_all(seats: int, options: dict[str, object]) -> None:
    """Random play: no token or card is lost, and only draws and the draft are told in part."""
    t, rng = Table(fm.Match(GAME, seats=seats, options=options, seed=7), fm.Scripted()), Random(7)
    match, start = t.match, GAME.census(t.s)
    for _ in range(500):
        if match.outcome is not None:
            break
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
        assert GAME.census(t.s) == start
        assert GAME.audit(t.s) is None
    for told in match.log:
        assert isinstance(told.event, PRIVATE) or told.event.seen_by(None) == told.event


@clause("HE2-SETUP-03", "HE2-SETUP-06")
def test_the_census_of_a_match() -> None:
    assert GAME.census(new_game(2).s) == Counter([*TOKENS, *DECK])


@clause("HE2-HAND-08", "HE2-RULING-80")
@pytest.mark.parametrize("card", ["mutation", "seal_nest_entrances"])
def test_nobody_learns_from_a_step_back_that_a_card_could_be_played(card: str) -> None:
    """All ants have advanced: who may play a card is asked in silence, and cannot come back to it."""
    t = table("advance", ants=[{"E4": 2}], hands=[[card]], sizes=[20]).advances("E4", "D3", 2)
    if card == "mutation":
        t.done()
    assert t.asked == {0: "ask-assign-patrol"}
    assert t.match.why_not_undo(0) is not None
    t = table("advance", ants=[{"E4": 2}], hands=[[card]], sizes=[20]).done()
    assert t.match.why_not_undo(0) is None


@clause("HE2-HAND-08", "HE2-RULING-80")
@pytest.mark.parametrize("card", ["mutation", "seal_nest_entrances"])
def test_nor_from_a_step_back_to_redeploying(card: str) -> None:
    """All ants have been redeployed, and the nest is not in order: the same player is asked next."""
    nest: dict[str, Any] = {"ants": [{"nurses": 2}], "brood": [{"egg_f": 3}], "hands": [[card]]}
    t = table("redeploy", **nest).redeploys("nurses", "reserves", 2)
    if card == "mutation":
        t.done()
    assert t.asked == {0: "ask-fix-nest"}
    assert t.match.why_not_undo(0) is not None
    t = table("redeploy", **nest | {"ants": [{"E3": 2}]}).done()
    assert t.asked == {0: "ask-fix-nest"}
    assert t.match.why_not_undo(0) is None
