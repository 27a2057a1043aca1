"""HE2-HAND: when hand cards are played, and the windows for reactions."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.chance import Draw
from formicarium.games.hidden_empires_2.data import DECK
from formicarium.games.hidden_empires_2.events import (
    AuctionOpened,
    CardDiscarded,
    CardPlayed,
    CardTurnedUp,
    DeckReshuffled,
    WindowClosed,
    WindowOpened,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2

MOMENTS: dict[str, dict[str, Any]] = {
    "redeploy": {"ants": [{"E3": 1}]},
    "advance": {"ants": [{"E3": 1}]},
    "scout": {"ants": [{"E4": 1}], "tokens": {"E4": "?prey_1"}},
    "attack": {"ants": [{"E4": 1}, {"E4": 1}]},
    "build_trail": {"ants": [{"E4": 1}], "traits": [["trail_makers"]]},
    "assign_patrol": {"ants": [{"E4": 1}]},
    "forage": {"ants": [{"E4": 1}], "tokens": {"E4": "prey_1"}},
    "end_turn": {},
}


def moment(at: str, hand: list[str], **fields: Any) -> Table:
    """Seat 0 with this hand, at an open moment that offers something besides."""
    return table(at, hands=[hand], **MOMENTS[at] | fields)


# Open moments


@clause("HE2-HAND-01", "HE2-RULING-38")
@pytest.mark.parametrize("at", MOMENTS)
def test_a_card_without_a_time_is_played_at_any_open_moment_of_the_own_turn(at: str) -> None:
    t = moment(at, ["additional_queen", "hybridization"])
    prompt = f"ask-{at.replace('_', '-')}"
    assert t.asked == {P1: prompt}
    assert "card:additional_queen seat:1" in t.offers()
    t.plays("card:additional_queen seat:1")
    assert t.s.queens == [1, 2]
    assert t.asked == {P1: prompt}  # the same decision is asked again


@clause("HE2-HAND-01")
def test_not_while_a_battle_is_fought() -> None:
    hands = [["additional_queen"], ["hybridization"]]
    t = table(
        "attack", ants=[{"E5": (2, 1, 0)}, {"E5": (1, 1, 0)}], hands=hands, traits=[["guards"], ["porters"]]
    )
    t.attacks("E5")
    assert t.asked == {P2: "ask-scatter-dice"}
    assert t.refuses("card:hybridization seat:1") == "HE2-HAND-01"
    t.plays("count:0")
    assert t.asked == {P1: "ask-combat-loss"}
    assert t.offers("card") == []


@clause("HE2-HAND-01")
def test_not_while_an_area_is_scouted() -> None:
    t = moment("scout", ["additional_queen"]).plays("place:E4")
    assert t.asked == {P1: "ask-scout-reveal"}
    assert t.offers() == ["button:yes", "button:no"]
    assert t.refuses("card:additional_queen seat:0") == "HE2-HAND-01"


@clause("HE2-HAND-01")
def test_not_while_ants_are_picked_up_or_a_token_is_foraged() -> None:
    for at, answer in (
        ("redeploy", "stack:E4:worker count:1"),
        ("advance", "stack:E4:worker count:1"),
        ("forage", "place:E4 do:harvest"),
    ):
        t = table(at, ants=[{"E4": 2}], tokens={"E4": "prey_1"}, hands=[["additional_queen"]]).plays(answer)
        assert t.refuses("card:additional_queen seat:0") == "HE2-HAND-01"


@clause("HE2-HAND-01")
def test_not_in_an_invasion_nor_in_a_reaction_to_a_scout() -> None:
    hands = [["additional_queen"], ["hybridization"]]
    t = table("attack", ants=[{"E7": 5}, {"E7": 1, "nurses": 1}], hands=hands, brood=[{}, {"egg_f": 1}])
    t.attacks("E7").plays("count:0")
    answers = {
        "invade": "button:yes",
        "scatter-dice": "count:0",
        "carry": "button:done",
        "hunt-queen": "count:0",
    }
    for prompt, answer in answers.items():
        assert list(t.asked.values()) == [f"ask-{prompt}"]
        assert t.refuses(f"card:{hands[t.asked_seat][0]} seat:0") == "HE2-HAND-01"
        t.plays(answer)
    t = table("advance", ants=[{"E4": 1}, {"reserves": 1}], patrols=[{}, {"E5": 1}], hands=hands, dice=[6])
    t.advances("E4", "E5").done("scout").plays("place:E5")
    assert t.refuses("card:hybridization seat:1") == "HE2-HAND-01"


@clause("HE2-HAND-01")
def test_not_in_another_players_turn() -> None:
    t = table("redeploy", active=P2, ants=[{"E3": 1}, {"E7": 1}], hands=[["additional_queen"]])
    assert t.asked == {P2: "ask-redeploy"}
    assert t.match.decision(P1) is None


@clause("HE2-HAND-01")
def test_one_plays_what_one_holds() -> None:
    t = table("redeploy", ants=[{"E3": 1}], hands=[["hybridization"], ["additional_queen"]])
    assert t.refuses("card:additional_queen seat:0") == "HE2-HAND-01"


@clause("HE2-HAND-02")
def test_any_number_of_cards_one_after_the_other() -> None:
    hand = ["additional_queen", "hybridization", "trophic_eggs"]
    t = table("forage", ants=[{"E4": 1, "nurses": 1}], tokens={"E4": "prey_1"}, hands=[hand]).rolls(4)
    t.plays(
        "card:additional_queen seat:0", "card:hybridization seat:0", "button:no", "card:trophic_eggs seat:0"
    )
    assert (t.s.queens[P1], t.s.dna[P1], t.s.food[P1]) == (2, 4, 2)
    assert t.s.hands[P1] == ()
    assert t.s.discards == ("additional_queen", "hybridization", "trophic_eggs")


@clause("HE2-HAND-02")
def test_a_card_is_carried_out_completely_and_then_discarded() -> None:
    t = table("redeploy", ants=[{"E3": 1}], hands=[["hybridization"]], dna=[6, 6], draws=["mace"])
    t.plays("card:hybridization seat:0", "button:yes", "bid:1")
    assert t.s.in_play == ("hybridization", "mace")
    assert t.told(CardDiscarded) == []
    t.plays("button:pass")
    assert [event.card for event in t.told(CardDiscarded)] == ["hybridization"]
    assert t.s.discards == ("hybridization",)


NO_USE: list[tuple[str, dict[str, Any]]] = [
    ("trophic_eggs", {"ants": [{"E4": 1, "builders": 1}]}),  # nobody has a nurse
    ("population_bottleneck", {"dna": [0, 0]}),
    ("rove_beetles", {"brood": [{"larva_f": 5}, {"larva_f": 1, "egg_f": 3}]}),
    ("guest_queen", {"princesses": [2, 1], "males": [1, 0]}),
    ("guest_queen", {"princesses": [0, 2], "males": [0, 2], "marked": [False, True]}),
    ("one_queen", {"queens": [3, 1], "ants": [{"E4": 20}, {"E7": 20}]}),
    ("one_queen", {"queens": [1, 2], "ants": [{"E4": 1}, {"E7": 9}]}),
    ("one_queen", {"queens": [1, 2], "ants": [{"E4": 1}, {"E7": 10}], "traits": [[], ["supercolony"]]}),
    ("highwayman_beetles", {"ants": [{"D3": 1}], "tokens": {"E4": "prey_1", "D3": "predator_3"}}),
    ("highwayman_beetles", {"ants": [{"D3": 1}], "patrols": [{"E4": 1}], "tokens": {"E4": "prey_1"}}),
    ("predator_migration", {"tokens": {"E4": "?predator_3"}}),
    ("mutation", {"deck": ["caterpillars"], "discards": ["attrition_red"]}),
]


@clause("HE2-HAND-03")
@pytest.mark.parametrize("card, fields", NO_USE)
def test_a_card_needs_its_conditions_and_an_effect(card: str, fields: dict[str, Any]) -> None:
    t = table(
        "redeploy" if card != "trophic_eggs" else "assign_patrol",
        hands=[[card]],
        **{"ants": [{"E3": 1}]} | fields,
    )
    assert t.offers("card") == []
    assert t.refuses(f"card:{card}") == f"HE2-CARD-{card}-01"


TARGETS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("additional_queen", {}, ["seat:0", "seat:1", "seat:2"]),
    ("hybridization", {}, ["seat:0", "seat:1", "seat:2"]),
    ("trophic_eggs", {"ants": [{"C3": 1, "nurses": 1}, {}, {"nurses": 2}]}, ["seat:0", "seat:2"]),
    ("population_bottleneck", {"dna": [3, 0, 1]}, ["seat:0", "seat:2"]),
    ("rove_beetles", {"brood": [{"larva_f": 9}, {"larva_f": 1, "larva_m": 1}, {"larva_f": 1}]}, ["seat:1"]),
    (
        "guest_queen",
        {"princesses": [5, 1, 2], "males": [5, 1, 0], "marked": [False, False, True]},
        ["seat:1"],
    ),
    ("one_queen", {"queens": [2, 2, 2], "ants": [{"C3": 10}, {"E7": 10}, {"G3": 9}]}, ["seat:1"]),
    ("mutation", {}, [""]),
    (
        "highwayman_beetles",
        {
            "ants": [{"C3": 1, "C4": 1}, {"D4": 1}],
            "tokens": {"C4": "prey_2", "D4": "aphids_1", "E4": "plants_2"},
        },
        ["place:C4", "place:D4"],
    ),
    (
        "predator_migration",
        {"tokens": {"A1": "predator_3", "C2": "?predator_4"}},
        ["place:A1 place:A2", "place:A1 place:B1", "place:A1 place:B2"],
    ),
    (
        "migration",
        {},
        [f"place:C3 place:{area}" for area in ("B2", "B3", "C2", "C4", "D3", "D4")],
    ),
]


@clause("HE2-HAND-04", "HE2-RULING-39")
@pytest.mark.parametrize("card, fields, targets", TARGETS)
def test_the_targets_of_a_card(card: str, fields: dict[str, Any], targets: list[str]) -> None:
    at = "assign_patrol" if card == "trophic_eggs" else "redeploy"
    t = table(at, seats=3, hands=[[card]], **{"ants": [{"C3": 1}]} | fields)
    assert t.offers("card") == [f"card:{card} {target}".strip() for target in targets]


@clause("HE2-HAND-05")
@pytest.mark.parametrize(
    "card", ["aphid_shelter", "seal_nest_entrances", "larval_food", "male_eggs", "thief_ants", "migration"]
)
@pytest.mark.parametrize("at", ["advance", "forage", "end_turn"])
def test_a_card_with_a_time_of_its_own_waits_for_it(card: str, at: str) -> None:
    fields = {"brood": [{"larva_f": 2}], "food": [9, 9]}
    ants = [{**MOMENTS[at].get("ants", [{}])[0], "nurses": 1}]
    t = moment(at, [card, "hybridization"], **{**fields, "ants": ants})
    assert [offer for offer in t.offers("card") if not offer.startswith("card:hybridization")] == []
    assert t.refuses(f"card:{card}") == "HE2-HAND-05"


@clause("HE2-HAND-05", "HE2-CARD-trophic_eggs-01")
def test_trophic_eggs_wait_until_the_move_step_is_over() -> None:
    for at in MOMENTS:
        t = moment(
            at,
            ["trophic_eggs", "hybridization"],
            ants=[{**MOMENTS[at].get("ants", [{}])[0], "nurses": 1}, {"E4": 1}],
        )
        offered = "card:trophic_eggs seat:0" in t.offers()
        assert offered == (at not in ("redeploy", "advance"))


# Reaction windows


def changed(hands: list[list[str]], ants: list[dict[str, int]], **fields: Any) -> Table:
    """Seat 0 of three draws an Environmental Change; Aphids lie on two red areas."""
    tokens = {"F4": "aphids_2", "D5": "aphids_1"}
    return table(
        "draw", seats=3, hands=hands, ants=ants, tokens=tokens, draws=["environmental_change_red"], **fields
    )


@clause("HE2-HAND-06", "HE2-RULING-80")
def test_the_shelter_window_is_opened_by_public_facts() -> None:
    t = changed([["mutation"], ["thief_ants"], []], [{"F4": 1}, {"D5": 1}, {"F4": 1}], active=P2)
    (opened,) = t.told(WindowOpened)
    assert (opened.window, opened.seats) == ("shelter_aphids", (P2, P1))  # seat 2 has no card
    assert [event.seats for event in t.told(WindowClosed)] == [()]
    t = changed([["aphid_shelter"], [], []], [{"C3": 1}, {"D5": 1}, {}])
    assert t.told(WindowOpened) == []  # the holder has no ants there


@clause("HE2-HAND-06")
def test_patrollers_keep_aphids_too() -> None:
    t = changed([["aphid_shelter"]], [{}], patrols=[{"F4": 1}])
    assert t.asked == {P1: "ask-shelter-aphids"}


@clause("HE2-HAND-06")
def test_another_colour_or_another_token_opens_nothing() -> None:
    for tokens in ({"E4": "aphids_2"}, {"F4": "prey_2"}, {"F4": "?aphids_2"}):
        t = table(
            "draw",
            ants=[{"F4": 1, "E4": 1}],
            hands=[["aphid_shelter"]],
            tokens=tokens,
            draws=["environmental_change_red"],
        )
        assert t.told(WindowOpened) == []


@clause("HE2-HAND-06", "HE2-RULING-80")
def test_all_are_asked_at_the_same_time_and_only_the_holder_has_a_choice() -> None:
    t = changed([["mutation"], ["aphid_shelter"], ["male_eggs"]], [{"F4": 1}, {"D5": 1}, {"F4": 1}])
    assert t.asked == {P2: "ask-shelter-aphids"}
    assert t.decision().silent
    assert t.offers() == ["card:aphid_shelter", "button:pass"]
    t.plays("card:aphid_shelter")
    assert [(event.seat, event.card) for event in t.told(CardPlayed)] == [(P2, "aphid_shelter")]
    assert [event.seats for event in t.told(WindowClosed)] == [(P2,)]


@clause("HE2-HAND-06", "HE2-RULING-80")
def test_declining_looks_like_not_holding_the_card() -> None:
    ants: list[dict[str, int]] = [{"F4": 1}, {"D5": 1}, {}]
    held = changed([[], ["aphid_shelter"], []], ants).plays("button:pass")
    other = changed([[], ["mutation"], []], ants)
    for seat in (P1, P3, None):
        assert held.match.events(seat) == other.match.events(seat)
        assert held.view(seat) == other.view(seat)


@clause("HE2-HAND-06", "HE2-INVADE-02")
def test_the_seal_window_is_opened_for_a_defender_with_any_card() -> None:
    t = table("attack", ants=[{"E7": 1}], hands=[[], ["mutation", "seal_nest_entrances"]]).attacks("E7")
    assert [(event.window, event.seats) for event in t.told(WindowOpened)] == [("seal_nest", (P2,))]
    assert t.asked == {P2: "ask-seal-nest"}
    assert t.offers() == ["card:seal_nest_entrances", "button:pass"]
    assert t.refuses("card:mutation") == "HE2-HAND-05"
    t = table("attack", ants=[{"E7": 1}], hands=[["seal_nest_entrances"]]).attacks("E7")
    assert t.told(WindowOpened) == []


# Auctions that cards start


@clause("HE2-HAND-07")
def test_cards_are_turned_up_and_discarded_without_effect_until_a_trait_appears() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        hands=[["mutation"]],
        dna=[6, 6],
        draws=["caterpillars", "thief_ants", "attrition_yellow", "mace"],
    ).plays("card:mutation")
    assert [event.card for event in t.told(CardTurnedUp)] == [
        "caterpillars",
        "thief_ants",
        "attrition_yellow",
    ]
    assert t.s.discards == ("caterpillars", "thief_ants", "attrition_yellow")
    assert (t.s.food, t.s.hands, t.ants(P1, "E3")) == ([0, 0], [(), ()], 1)
    assert [event.card for event in t.told(AuctionOpened)] == ["mace"]


@clause("HE2-HAND-07", "HE2-DRAW-01")
def test_the_discards_are_shuffled_in_if_needed() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": 1}],
        hands=[["mutation"]],
        dna=[6, 6],
        deck=["caterpillars"],
        discards=["mace", "attrition_red"],
        draws=["caterpillars", "attrition_red", "mace"],
    ).plays("card:mutation")
    assert [chance.pile for chance in t.chances if isinstance(chance, Draw)] == [
        ("caterpillars",),
        ("attrition_red", "caterpillars", "mace"),
        ("caterpillars", "mace"),
    ]
    assert [event.count for event in t.told(DeckReshuffled)] == [3]
    assert [event.card for event in t.told(AuctionOpened)] == ["mace"]


@clause("HE2-HAND-07")
def test_without_a_trait_in_deck_and_discards_there_is_no_auction() -> None:
    traits = [card for card in DECK if card in ("mace", "bus")]
    t = table("redeploy", ants=[{"E3": 1}], hands=[["hybridization"]], traits=[traits], deck=["caterpillars"])
    t.plays("card:hybridization seat:0")
    assert t.asked == {P1: "ask-redeploy"}
    assert t.told(AuctionOpened) == []
    assert t.s.dna[P1] == 6  # the die shows a six


# Questions worth asking


@clause("HE2-HAND-08", "HE2-RULING-80")
@pytest.mark.parametrize("at", ["scout", "attack", "build_trail", "assign_patrol", "forage"])
def test_a_card_alone_does_not_make_these_worth_asking(at: str) -> None:
    t = table(at, ants=[{"nurses": 1}], hands=[["additional_queen"]])
    assert t.asked == {P1: "ask-end-turn"}


@clause("HE2-HAND-08", "HE2-RULING-80")
@pytest.mark.parametrize("at", ["redeploy", "advance", "end_turn"])
def test_but_these_are_asked_for_a_card_alone(at: str) -> None:
    t = table(at, hands=[["additional_queen"]])
    assert t.asked == {P1: f"ask-{at.replace('_', '-')}"}
    assert len(t.offers()) == 3
    assert t.decision().silent  # being asked would tell of the hand


@clause("HE2-HAND-08")
@pytest.mark.parametrize("at", ["redeploy", "advance", "end_turn"])
def test_and_never_for_done_alone(at: str) -> None:
    t = table(at, hands=[["thief_ants"]], ants=[{}, {"E7": 1}])
    assert t.asked == {P2: "ask-redeploy"}
