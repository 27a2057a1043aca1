"""HE2-VAR: the optional rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from formicarium.core.chance import Draw, Pick
from formicarium.games.hidden_empires_2.data import AREAS, EVENTS, TRAITS, distance
from formicarium.games.hidden_empires_2.events import (
    AuctionOpened,
    ColonyAbandoned,
    ColonyRestarted,
    EventDrawn,
    HandCardDrawn,
    NextPlayerDrawn,
    PacketReceived,
    PlayerTurnBegan,
    TokenRevealed,
    TraitKept,
    TraitsShown,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, area_named, new_game, table

P1, P2, P3 = 0, 1, 2


# Random turn order


@clause("HE2-VAR-01", "HE2-RULING-69")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_in_a_random_order_the_next_player_is_drawn_when_the_turn_before_has_ended(mode: str) -> None:
    ants: list[dict[str, int]] = [{"C3": 1}, {"E7": 1}, {"G3": 1}]
    t = table(
        steps=["GameTurn"],
        mode=mode,
        seats=3,
        ants=ants,
        deck=[],
        options={"random_turn_order": True},
        turn=0,
    )
    assert [chance for chance in t.chances if isinstance(chance, Pick)] == [Pick(("0", "1", "2"))]
    first = t.s.active
    t.picks(2)
    while t.s.active == first:
        t.match.time_out(first)
    assert t.s.active == P3
    assert [event.seat for event in t.told(NextPlayerDrawn)] == [P1, P3]
    assert t.s.order == (P1, P3)
    while t.s.active == P3:
        t.match.time_out(P3)
    assert [event.seat for event in t.told(PlayerTurnBegan)] == [P1, P3, P2]
    assert len(t.told(NextPlayerDrawn)) == 2  # the last one need not be drawn


@clause("HE2-VAR-01")
def test_without_the_option_nobody_is_drawn() -> None:
    t = table(steps=["GameTurn"], mode="basic", ants=[{"E3": 1}, {"E7": 1}])
    assert t.chances == []


# Restart


def queenless(**fields: Any) -> Table:
    """Seat 0 begins its turn without a queen."""
    base: dict[str, Any] = {"queens": [0, 1], "ants": [{"E3": 2}, {"E7": 2}], "options": {"restart": True}}
    return table("turn", **base | fields)


@clause("HE2-VAR-02")
def test_only_a_player_without_a_queen_may_restart_before_he_draws() -> None:
    t = queenless()
    assert t.asked == {P1: "ask-restart"}
    assert t.offers() == ["button:no", "button:yes"]
    assert t.chances == []  # no card is drawn yet
    assert queenless(queens=[1, 1], deck=[]).asked == {P1: "ask-redeploy"}
    assert queenless(options={}, deck=[]).asked == {P1: "ask-redeploy"}
    t = queenless(deck=[]).plays("button:no")
    assert (t.asked, t.s.queens[P1]) == ({P1: "ask-redeploy"}, 0)


@clause("HE2-VAR-02", "HE2-RULING-69", "HE2-RULING-89")
def test_everything_goes_but_score_and_dna() -> None:
    t = queenless(
        ants=[{"E3": 2, "nurses": 1, "returning": 1, "storage": (0, 1, 0), "E5": 1}, {"E7": 1}],
        patrols=[{"E4": 1}],
        nests=[["E3", "F3"], ["E7"]],
        brood=[{"egg_m": 3}],
        princesses=[2],
        males=[1],
        food=[5],
        stored=[7],
        captives=[1],
        sheltered=[("aphids_1",)],
        sizes=[30],
        scores=[9],
        dna=[4],
        marked=[True],
        trails=["D4"],
        traits=[["supercolony", "trail_makers", "repletes"]],
        hands=[["mutation", "male_eggs"], ["thief_ants"]],
    ).plays("button:yes")
    assert [(event.seat, event.area) for event in t.told(ColonyAbandoned)] == [(P1, "E3")]
    assert (t.s.ants[P1], t.s.patrols[P1], t.s.nests[P1], t.brood(P1)) == ({}, {}, (), {})
    assert (t.s.princesses[P1], t.s.males[P1], t.s.food[P1], t.s.stored[P1], t.s.captives[P1]) == (0,) * 5
    assert (t.s.sheltered[P1], t.s.trails, t.s.marked[P1]) == ((), (), False)
    assert (t.s.traits[P1], t.s.hands) == ((), [(), ("thief_ants",)])
    assert Counter(t.s.discards) == Counter(
        ["supercolony", "trail_makers", "repletes", "mutation", "male_eggs"]
    )
    assert t.s.pile.count("aphids_1") == 8
    assert (t.s.scores[P1], t.s.dna[P1]) == (9, 4)


@clause("HE2-VAR-03", "HE2-RULING-69")
def test_the_new_nest_lies_three_areas_from_another_and_next_to_none() -> None:
    t = queenless(
        seats=3,
        nests=[["C3"], ["E7"], ["G3"]],
        queens=[0, 1, 1],
        ants=[{"C3": 2}, {"E7": 2, "B5": 1}, {"G3": 1, "D1": 1}],
    ).plays("button:yes")
    offered = {offer.removeprefix("place:") for offer in t.offers()}
    others = [area_named("E7"), area_named("G3")]
    expected = {
        area
        for area in AREAS
        if any(distance(area, nest) == 3 for nest in others)
        and all(distance(area, nest) > 1 for nest in others)
        and area not in ("C3", "B5", "D1")
    }
    assert offered == expected
    assert t.refuses("place:C3") == "HE2-VAR-03"  # the one left
    assert t.refuses("place:E8") == "HE2-VAR-03"  # adjacent to E7
    assert t.refuses("place:A1") == "HE2-VAR-03"  # too far away
    assert distance(area_named("B5"), area_named("E7")) == 3
    assert t.refuses("place:B5") == "HE2-VAR-03"  # opposing ants


@clause("HE2-VAR-03")
def test_the_sheet_starts_as_in_the_setup_and_the_turn_goes_on() -> None:
    t = queenless(
        scores=[9], dna=[4], tokens={"E4": "prey_3", "D4": "?prey_1", "D3": "?prey_2"}, draws=["caterpillars"]
    )
    t.plays("button:yes", "place:E4")
    assert [(event.seat, event.area) for event in t.told(ColonyRestarted)] == [(P1, "E4")]
    assert t.s.nests[P1] == ("E4",)
    assert t.s.ants[P1] == {"E4": (6, 0, 0)}
    assert t.brood(P1) == {"egg_f": 1, "larva_f": 1, "pupa_small": 1}
    assert (t.s.sizes[P1], t.s.queens[P1], t.s.scores[P1], t.s.dna[P1]) == (6, 1, 9, 4)  # no fresh DNA
    assert (t.token("E4"), t.token("D4"), t.told(TokenRevealed)) == (
        "",
        "?",
        [],
    )  # neighbours stay as they are
    assert t.s.occupied == ("E4",)
    assert [event.card for event in t.told(EventDrawn)] == ["caterpillars"]  # step 1 follows


@clause("HE2-VAR-03")
def test_a_trail_of_another_player_there_is_removed() -> None:
    t = queenless(traits=[[], ["trail_makers"]], trails=["E4", "E5"], deck=[]).plays("button:yes", "place:E4")
    assert t.s.trails == ("E5",)


@clause("HE2-VAR-03")
def test_without_such_an_area_he_cannot_restart() -> None:
    near = [area for area in AREAS if distance(area, area_named("E7")) == 3]
    t = queenless(ants=[{"E3": 2}, dict.fromkeys(near, 1)], deck=[])
    assert t.asked == {P1: "ask-redeploy"}


# Death to the queen


@clause("HE2-VAR-04", "HE2-RULING-69", "HE2-RULING-93")
def test_who_kills_a_queen_wins_at_once() -> None:
    death = {"death_to_the_queen": True}
    t = table(
        "attack", seats=3, ants=[{"E7": 2}], queens=[1, 2, 1], scores=[0, 30, 5], options=death
    ).attacks("E7")
    t.rolls(1, 6).plays("count:1")
    assert (t.outcome.winners, t.outcome.ranks, t.outcome.clause) == ((P1,), (1, 2, 2), "HE2-VAR-04")


@clause("HE2-VAR-04")
def test_points_win_nothing_but_the_turn_cap_stays() -> None:
    death = {"death_to_the_queen": True, "turn_cap": 10}
    t = table(steps=["CheckEnd"], scores=[40, 3], ants=[{"E3": 1}], options=death)
    assert t.match.outcome is None
    t = table(steps=["CheckEnd"], scores=[40, 3], turn=10, options=death)
    assert (t.outcome.winners, t.outcome.clause) == ((P1,), "HE2-END-05")


@clause("HE2-VAR-04")
def test_queens_lost_through_cards_or_bivouac_do_not_count() -> None:
    death = {"death_to_the_queen": True}
    t = table("redeploy", ants=[{"E3": 1}, {"E7": 10}], queens=[1, 3], hands=[["one_queen"]], options=death)
    t.plays("card:one_queen seat:1")
    assert (t.s.queens[P2], t.match.outcome) == (1, None)
    t = table("bivouac", traits=[["bivouac"]], ants=[{"E3": 1}], options=death)
    assert (t.s.queens[P1], t.match.outcome) == (0, None)


@clause("HE2-VAR-04")
def test_without_the_option_the_game_goes_on_after_a_hunt() -> None:
    t = table("attack", ants=[{"E7": 2, "E3": 1}]).attacks("E7").rolls(1, 6).plays("count:1")
    assert (t.s.queens[P2], t.match.outcome) == (0, None)


# Fewer events


@clause("HE2-VAR-05", "HE2-RULING-69")
def test_one_event_a_game_turn_and_no_cards_in_step_one() -> None:
    t = table(
        steps=["GameTurn"],
        turn=0,
        active=P2,
        ants=[{"G3": (1, 1, 0), "E3": 1}, {"G3": (1, 1, 0), "E7": 1}],
        options={"fewer_events": True},
        draws=["attrition_green"],
    )
    assert t.chances == [Draw(EVENTS)]
    assert t.asked == {P2: "ask-attrition-loss"}  # the first player is active
    t.plays("stack:G3:worker", "stack:G3:worker")
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert len(t.told(EventDrawn)) == 2  # and one in the second game turn
    assert t.told(HandCardDrawn) == []
    first, second = (number for number, event in enumerate(t.events) if isinstance(event, EventDrawn))
    turns = [number for number, event in enumerate(t.events) if isinstance(event, PlayerTurnBegan)]
    assert first < turns[0] < turns[1] < second


@clause("HE2-VAR-05", "HE2-VAR-01")
def test_after_the_first_player_is_known() -> None:
    options = {"fewer_events": True, "random_turn_order": True}
    t = table(
        steps=["GameTurn"], turn=0, ants=[{"E3": 1}, {"E7": 1}], options=options, draws=["caterpillars"]
    )
    assert [type(chance).__name__ for chance in t.chances] == ["Pick", "Draw"]
    assert [event.seat for event in t.told(EventDrawn)] == [t.s.active]


@clause("HE2-VAR-05", "HE2-VAR-02")
def test_traits_of_an_abandoned_colony_never_come_into_the_deck_of_events() -> None:
    options = {"restart": True, "fewer_events": True, "realistic_time_scale": True}
    t = queenless(traits=[["guards"]], deck=[], discards=["caterpillars"], dna=[3, 3], options=options)
    t.plays("button:yes", "place:E4")
    assert t.s.discards == ("caterpillars", "guards")
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert [event.card for event in t.told(EventDrawn)] == ["caterpillars"]
    assert t.s.discards == ("guards", "caterpillars")
    t = queenless(traits=[["guards"]], deck=["poor_growing_season"], options=options)
    t.plays("button:yes", "place:E4")
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert (t.s.deck, t.s.discards) == (("poor_growing_season",), ("guards",))


# Realistic time scale


def drafting(*packets: str) -> Table:
    """The draft begins; a packet names four traits."""
    return table(
        steps=["DealPackets", "GameTurn"],
        seats=len(packets),
        turn=0,
        ants=[{"E3": 1}, {"E7": 1}],
        options={"realistic_time_scale": True},
        draws=[trait for packet in packets for trait in packet.split()],
    )


FIRST = "bus mace camouflage guards"
SECOND = "soldiers repellent warning_coloration porters"
THIRD = "plant_house bivouac trail_makers supercolony"


@clause("HE2-VAR-06")
def test_four_traits_each_kept_one_by_one_and_passed_to_the_left() -> None:
    t = drafting(FIRST, SECOND, THIRD)
    assert Draw(TRAITS, 12) in t.chances
    assert t.asked == dict.fromkeys((P1, P2, P3), "ask-draft-keep")
    assert sorted(t.offers(seat=P1)) == sorted(f"card:{card}" for card in FIRST.split())
    t.plays("card:bus", seat=P1).plays("card:repellent", seat=P2).plays("card:plant_house", seat=P3)
    # seat 1 holds what seat 0 passed on; Majors and Chemical are taken into account
    assert sorted(t.offers(seat=P2)) == ["card:camouflage", "card:guards"]
    assert sorted(t.offers(seat=P3)) == ["card:porters", "card:soldiers", "card:warning_coloration"]
    assert sorted(t.offers(seat=P1)) == ["card:bivouac", "card:supercolony", "card:trail_makers"]
    t.plays("card:guards", seat=P2).plays("card:soldiers", seat=P3).plays("card:supercolony", seat=P1)
    assert sorted(t.offers(seat=P3)) == ["card:camouflage", "card:mace"]
    t.plays("card:mace", seat=P3).plays("card:warning_coloration", seat=P1).plays(
        "card:trail_makers", seat=P2
    )
    assert t.s.traits == [
        ("bus", "supercolony", "warning_coloration"),
        ("repellent", "guards", "trail_makers"),
        ("plant_house", "soldiers", "mace"),
    ]
    assert [event.seat for event in t.told(TraitsShown)] == [P1, P2, P3]


@clause("HE2-VAR-06")
def test_no_cards_and_no_auctions_follow() -> None:
    t = drafting(FIRST, SECOND).defaults("redeploy")
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert (t.told(HandCardDrawn), t.told(EventDrawn), t.told(AuctionOpened)) == ([], [], [])
    assert (t.s.deck, t.s.discards) == ((), ())
    assert len(t.s.removed) == 25 - sum(map(len, t.s.traits))


@clause("HE2-VAR-06")
def test_all_at_once_and_secretly() -> None:
    t = drafting(FIRST, SECOND).plays("card:bus", seat=P1)
    for seat in (P2, None):
        assert [event.traits for event in t.seen(seat, PacketReceived) if event.seat == P1] == [()]
        assert t.seen(seat, TraitKept) == []
        assert t.view(seat).traits == ((), ())
    assert t.view(P2).packets == (tuple(sorted(SECOND.split())),)
    t.plays("card:soldiers", seat=P2)
    assert [event.trait for event in t.seen(P2, TraitKept)] == ["", "soldiers"]


@clause("HE2-VAR-07")
def test_no_second_trait_of_a_type_and_none_that_is_excluded() -> None:
    t = drafting("aphid_specialists bus mace guards", "harvesters millers camouflage porters")
    t.plays("card:aphid_specialists", seat=P1).plays("card:porters", seat=P2)
    assert t.asked == {P2: "ask-draft-keep"}  # harvesters and millers are excluded: seat 0 keeps camouflage
    assert t.refuses("card:guards", seat=P2) == "HE2-VAR-07"
    t.plays("card:mace", seat=P2)
    assert t.s.kept == [("aphid_specialists", "camouflage"), ("porters", "mace")]


@clause("HE2-VAR-07")
def test_with_a_legal_card_one_must_be_kept() -> None:
    t = drafting(FIRST, SECOND)
    assert t.refuses("button:none", seat=P1) == "HE2-VAR-07"
    assert t.refuses("card:soldiers", seat=P1) == "HE2-VAR-06"  # in another packet


@clause("HE2-VAR-07")
def test_without_one_the_whole_packet_is_passed_on() -> None:
    t = drafting("soldiers guards mace camouflage", "bus millers blockers porters")
    t.plays("card:soldiers", seat=P1).plays("card:porters", seat=P2)
    # seat 0 now holds bus, millers and blockers, all of them Majors
    t.plays("card:mace", seat=P2)
    assert t.s.kept[P1] == ("soldiers", "")
    assert sorted(t.view(P2).packets[2]) == ["blockers", "bus", "millers"]


@clause("HE2-VAR-07", "HE2-RULING-83")
def test_bivouac_may_be_refused_if_it_is_the_only_legal_card() -> None:
    t = drafting("soldiers guards mace camouflage", "bus millers bivouac blockers")
    t.plays("card:soldiers", seat=P1).plays("card:bus", seat=P2)
    assert t.offers(seat=P1) == ["card:bivouac", "button:none"]
    t.plays("button:none", seat=P1).plays("card:mace", seat=P2)
    assert t.s.kept[P1][:2] == ("soldiers", "")


@clause("HE2-VAR-08")
def test_both_may_be_combined() -> None:
    t = table(
        steps=["GameTurn"],
        turn=0,
        ants=[{"E3": 1}, {"E7": 1}],
        traits=[["bus"]],
        options={"fewer_events": True, "realistic_time_scale": True},
        draws=["caterpillars"],
    )
    assert t.chances == [Draw(EVENTS)]
    assert t.s.food == [6, 6]
    t = new_game(2, realistic_time_scale=True, fewer_events=True)
    assert t.s.deck == EVENTS
    assert t.plays("place:E3").asked[P1] == "ask-draft-keep"


@clause("HE2-VAR-08", "HE2-END-03")
@pytest.mark.parametrize("option", ["fewer_events", "realistic_time_scale"])
def test_dna_still_breaks_ties(option: str) -> None:
    t = table(steps=["CheckEnd"], scores=[16, 16], dna=[1, 2], options={option: True})
    assert t.outcome.winners == (P2,)
