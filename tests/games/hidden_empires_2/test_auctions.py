"""HE2-AUC: auctions of traits."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import (
    AuctionOpened,
    AuctionReopened,
    BidderDefaulted,
    BidMade,
    BidPassed,
    TraitUnsold,
    TraitWon,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


def auction(trait: str = "mace", dna: tuple[int, ...] = (6, 6, 6), **fields: Any) -> Table:
    """Seat 0 of three draws a trait."""
    fields.setdefault("ants", [{"C3": 1}, {"E7": 1}, {"G3": 1}])
    return table("draw", seats=3, dna=list(dna), draws=[trait], **fields)


def won(t: Table) -> list[tuple[int, int]]:
    """Who won, and the price."""
    return [(event.seat, event.price) for event in t.told(TraitWon)]


@clause("HE2-AUC-01")
def test_who_drew_the_card_opens_the_bidding() -> None:
    t = auction(active=P2)
    assert [(event.opener, event.card) for event in t.told(AuctionOpened)] == [(P2, "mace")]
    assert t.asked == {P2: "ask-bid"}


@clause("HE2-AUC-01", "HE2-HAND-07")
@pytest.mark.parametrize(
    "card, answers",
    [
        ("mutation", ["card:mutation"]),
        ("hybridization", ["card:hybridization seat:1", "button:yes"]),
        ("population_bottleneck", ["card:population_bottleneck seat:1", "button:yes"]),
    ],
)
def test_who_plays_a_card_that_starts_an_auction_opens_it(card: str, answers: list[str]) -> None:
    t = table("redeploy", active=P2, ants=[{}, {"E7": 1}], hands=[[], [card]], dna=[9, 9], draws=["bus"])
    t.plays(*answers)
    assert [(event.opener, event.card) for event in t.told(AuctionOpened)] == [(P2, "bus")]
    assert t.asked == {P2: "ask-bid"}


@clause("HE2-AUC-02")
def test_bids_go_clockwise_and_upwards() -> None:
    t = auction()
    assert t.offers() == ["button:pass", "bid:1", *(f"bid:{bid}" for bid in range(6, 1, -1))]
    t.plays("bid:2")
    assert t.asked == {P2: "ask-bid"}
    assert t.offers() == ["button:pass", "bid:3", "bid:6", "bid:5", "bid:4"]
    assert t.refuses("bid:2") == "HE2-AUC-02"
    t.plays("bid:5")
    assert t.asked == {P3: "ask-bid"}
    assert t.offers() == ["button:pass", "bid:6"]
    assert str(t.decision().advice) == "bid:6"  # the least, though the clock would pass
    assert str(t.decision().timeout) == "button:pass"
    assert [(event.seat, event.amount) for event in t.told(BidMade)] == [(P1, 2), (P2, 5)]


@clause("HE2-AUC-02")
def test_who_has_passed_is_out_of_the_auction() -> None:
    t = auction().plays("bid:1", "button:pass", "bid:2")
    assert t.asked == {P1: "ask-bid"}
    t.plays("bid:3")
    assert t.asked == {P3: "ask-bid"}  # seat 1 is not asked again
    t.plays("button:pass")
    assert won(t) == [(P1, 3)]
    assert [event.seat for event in t.told(BidPassed)] == [P2, P3]


@clause("HE2-AUC-03", "HE2-RULING-40")
def test_the_opener_may_pass_and_the_next_may_open() -> None:
    t = auction().plays("button:pass")
    assert t.asked == {P2: "ask-bid"}
    assert t.offers()[1] == "bid:1"
    t.plays("button:pass", "bid:1")
    assert won(t) == [(P3, 1)]
    assert t.s.dna == [6, 6, 5]


@clause("HE2-AUC-03")
def test_if_everybody_passes_the_card_is_discarded() -> None:
    t = auction().plays("button:pass", "button:pass", "button:pass")
    assert [event.card for event in t.told(TraitUnsold)] == ["mace"]
    assert (t.s.discards, t.s.in_play, t.s.auction) == (("mace",), (), None)
    assert t.s.dna == [6, 6, 6]


@clause("HE2-AUC-04", "HE2-RULING-40")
def test_a_bid_may_not_exceed_the_dna_held_whatever_the_price() -> None:
    t = auction(dna=(3, 6, 6), traits=[["camouflage", "bus", "guards"]])
    assert t.offers() == ["button:pass", "bid:1", "bid:3", "bid:2"]  # four times that would be due
    assert t.refuses("bid:4") == "HE2-AUC-04"


@clause("HE2-AUC-04")
def test_without_dna_one_passes_without_being_asked() -> None:
    t = auction(dna=(0, 6, 0))
    assert t.asked == {P2: "ask-bid"}
    t.plays("bid:1")
    assert won(t) == [(P2, 1)]
    assert [event.seat for event in t.told(BidPassed)] == [P1, P3]


@clause("HE2-AUC-05")
@pytest.mark.parametrize(
    "card, owned, may",
    [
        ("mace", "repellent", False),  # of the same type
        ("mace", "bus", True),
        ("aphid_specialists", "harvesters", False),
        ("aphid_specialists", "millers", False),
        ("harvesters", "aphid_specialists", False),
        ("millers", "aphid_specialists", False),
        ("aphid_specialists", "blockers", True),
        ("harvesters", "plant_specialists", True),
        ("millers", "plant_specialists", True),
    ],
)
def test_who_owns_the_type_or_what_is_excluded_passes_automatically(card: str, owned: str, may: bool) -> None:
    t = auction(card, traits=[[owned]])
    assert t.asked == {P1 if may else P2: "ask-bid"}
    assert [event.seat for event in t.told(BidPassed)] == ([] if may else [P1])


@clause("HE2-AUC-06")
def test_the_auction_ends_when_only_the_highest_bidder_is_left() -> None:
    t = auction().plays("bid:1", "bid:2", "button:pass", "button:pass")
    assert won(t) == [(P2, 2)]
    assert t.s.auction is None
    assert t.asked == {P1: "ask-redeploy"}


@clause("HE2-AUC-06")
def test_the_highest_bidder_is_not_asked_to_outbid_himself() -> None:
    t = auction().plays("button:pass", "button:pass", "bid:4")
    assert won(t) == [(P3, 4)]


@clause("HE2-AUC-07")
@pytest.mark.parametrize(
    "owned, price",
    [
        ([], 2),
        (["camouflage"], 4),
        (["camouflage", "bus"], 6),
        (["camouflage", "bus", "guards"], 8),
        (["camouflage", "bus", "guards", "plant_house"], 10),
        (["camouflage", "bus", "guards", "plant_house", "trail_makers"], 12),
    ],
)
def test_the_price_is_multiplied_by_the_traits_owned(owned: list[str], price: int) -> None:
    t = auction(dna=(20, 0, 0), traits=[owned]).plays("bid:2")
    assert won(t) == [(P1, price)]
    assert t.s.dna[P1] == 20 - price
    assert t.s.traits[P1] == (*owned, "mace")


@clause("HE2-AUC-07", "HE2-AUC-08")
@pytest.mark.parametrize("dna, paid", [(4, True), (3, False)])
def test_all_of_ones_dna_may_go_into_the_price(dna: int, paid: bool) -> None:
    t = auction(dna=(dna, 0, 0), traits=[["bus"]]).plays("bid:2")
    assert won(t) == [(P1, 4)] * paid
    assert t.s.dna[P1] == (0 if paid else dna)


@clause("HE2-AUC-08", "HE2-RULING-40")
def test_who_cannot_pay_leaves_the_card_to_the_next_highest_bidder() -> None:
    t = auction(dna=(6, 9, 4), traits=[["bus"], ["guards", "camouflage"]])
    t.plays("bid:1", "bid:2", "bid:3", "bid:4", "bid:5", "button:pass")  # seat 2 cannot bid higher
    assert [(event.seat, event.price, event.dna) for event in t.told(BidderDefaulted)] == [
        (P2, 15, 9),
        (P1, 8, 6),
    ]
    assert won(t) == [(P3, 3)]  # his own highest bid times his own multiplier
    assert t.s.dna == [6, 9, 1]


@clause("HE2-AUC-09", "HE2-RULING-40")
def test_if_no_bidder_can_pay_the_others_bid_again() -> None:
    t = auction(dna=(6, 6, 6), traits=[["bus"], ["guards"]]).plays(
        "bid:4", "bid:5", "button:pass", "button:pass"
    )
    assert [(event.opener, event.card) for event in t.told(AuctionReopened)] == [(P3, "mace")]
    assert t.asked == {P3: "ask-bid"}
    assert t.offers() == ["button:pass", "bid:1", *(f"bid:{bid}" for bid in range(6, 1, -1))]
    t.plays("bid:1")
    assert won(t) == [(P3, 1)]
    assert t.s.dna == [6, 6, 5]


@clause("HE2-AUC-09")
def test_the_next_after_the_first_opener_opens_again() -> None:
    ants: list[dict[str, int]] = [{nest: 1} for nest in ("B3", "D7", "F2", "H4")]
    t = table("draw", seats=4, active=P2, ants=ants, dna=[9, 6, 9, 9], traits=[[], ["bus"]], draws=["mace"])
    t.plays("bid:6", "button:pass", "button:pass", "button:pass")
    assert [event.opener for event in t.told(AuctionReopened)] == [P3]
    t.plays("button:pass", "button:pass", "bid:1")
    assert won(t) == [(P1, 1)]


@clause("HE2-AUC-09")
def test_the_opener_may_bid_again_if_he_did_not_default() -> None:
    t = table("draw", ants=[{"E3": 1}], dna=[6, 6], traits=[[], ["bus"]], draws=["mace"])
    t.plays("bid:1", "bid:4", "button:pass")
    assert won(t) == [(P1, 1)]  # his own bid stands
    t = table("draw", ants=[{"E3": 1}], dna=[6, 6], traits=[[], ["bus"]], draws=["mace"])
    t.plays("button:pass", "bid:4")
    assert [event.opener for event in t.told(AuctionReopened)] == [P1]
    t.plays("bid:2")
    assert won(t) == [(P1, 2)]


@clause("HE2-AUC-09")
def test_who_defaults_in_the_second_round_is_out_too() -> None:
    t = auction(dna=(6, 6, 6), traits=[["bus"], ["guards"]]).plays("bid:4", "button:pass", "button:pass")
    assert t.asked == {P2: "ask-bid"}
    t.plays("bid:5", "button:pass")
    assert [event.opener for event in t.told(AuctionReopened)] == [P2, P3]
    t.plays("button:pass")
    assert [event.card for event in t.told(TraitUnsold)] == ["mace"]
    assert t.s.discards == ("mace",)


@clause("HE2-AUC-09")
def test_if_all_default_the_card_is_discarded() -> None:
    t = table("draw", ants=[{"E3": 1}], dna=[6, 6], traits=[["bus"], ["guards"]], draws=["mace"])
    t.plays("bid:4", "bid:5", "button:pass")
    assert t.told(TraitWon) == []
    assert t.told(AuctionReopened) == []
    assert (t.s.discards, t.s.dna) == (("mace",), [6, 6])


@clause("HE2-AUC-10")
def test_a_trait_works_from_the_moment_it_lies_before_its_owner() -> None:
    t = table("draw", ants=[{"E3": 3}], dna=[6, 0], tokens={"E4": "predator_3"}, draws=["camouflage"])
    t.plays("bid:1").done("advance").plays("stack:E3:worker count:3")
    assert "place:E4" in t.offers()


@clause("HE2-AUC-10")
def test_it_works_in_every_players_turn() -> None:
    t = table("attack", ants=[{"E5": 3}, {"E5": 1}], traits=[[], ["territory_marking"]]).attacks("E5")
    t.plays("count:0")
    assert (t.ants(P1, "E5"), t.ants(P2, "E5")) == (0, 0)  # 3 against 3


@clause("HE2-AUC-11")
def test_no_hand_card_is_played_during_an_auction() -> None:
    t = table("draw", ants=[{"E3": 1}], dna=[6, 6], hands=[["hybridization"]], draws=["mace"])
    assert t.offers("card") == []
    assert t.refuses("card:hybridization seat:0") == "HE2-AUC-11"
    assert t.refuses("card:mutation") == "HE2-HAND-01"  # he does not hold it


# Owning traits


def mutates(old: str, new: str, **fields: Any) -> Table:
    """Seat 0 plays Mutation and replaces a trait by another of its type."""
    fields.setdefault("ants", [{"E3": 1}])
    traits = [[old, *fields.pop("others", [])]]
    t = table("redeploy", traits=traits, hands=[["mutation"]], dna=[20, 0], draws=[new], **fields)
    t.plays("card:mutation", "bid:1")
    assert t.s.traits[P1][-1] == new
    return t


@clause("HE2-TRAIT-01")
def test_a_player_owns_at_most_one_trait_of_each_type() -> None:
    six = ["mace", "camouflage", "bus", "guards", "plant_house", "trail_makers"]
    t = auction("soldiers", dna=(60, 0, 0), traits=[six])
    assert [event.seat for event in t.told(BidPassed)] == [P1, P2, P3]
    t = auction("soldiers", dna=(60, 0, 0), traits=[[trait for trait in six if trait != "bus"]]).plays(
        "bid:1"
    )
    assert len(t.s.traits[P1]) == 6


NURSE_AND_RETURNER = {"nurses": (0, 0, 1), "returning": (0, 0, 1)}
CASTE_CHANGES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    # from any place to Storage
    ("soldiers", "millers", {"E3": (1, 0, 1), **NURSE_AND_RETURNER}, {"E3": 1, "storage": (0, 0, 3)}),
    (
        "bus",
        "blockers",
        {"E3": (1, 0, 2), "builders": (1, 0, 1)},
        {"E3": 1, "builders": 1, "storage": (0, 0, 3)},
    ),
    ("guards", "repletes", {"E3": (1, 1, 0), "E4": (0, 2, 0)}, {"E3": 1, "storage": (0, 3, 0)}),
    # from Storage to Reserves
    ("millers", "soldiers", {"E3": 1, "storage": (0, 0, 2)}, {"E3": 1, "reserves": (0, 0, 2)}),
    ("blockers", "bus", {"E3": 1, "reserves": 1, "storage": (0, 0, 2)}, {"E3": 1, "reserves": (1, 0, 2)}),
    ("repletes", "porters", {"E3": 1, "storage": (0, 3, 0)}, {"E3": 1, "reserves": (0, 3, 0)}),
    # both confined, or neither
    ("millers", "blockers", {"E3": 1, "storage": (0, 0, 2)}, {"E3": 1, "storage": (0, 0, 2)}),
    ("soldiers", "bus", {"E3": (1, 0, 2)}, {"E3": (1, 0, 2)}),
    ("porters", "specialist_foragers", {"E3": (1, 1, 0)}, {"E3": (1, 1, 0)}),
]


@clause("HE2-TRAIT-02", "HE2-RULING-42")
@pytest.mark.parametrize("old, new, before, after", CASTE_CHANGES)
def test_a_caste_becomes_the_new_kind_and_goes_where_it_may_be(
    old: str, new: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    t = mutates(old, new, ants=[before])
    assert t.s.ants[P1] == {
        place: (ants, 0, 0) if isinstance(ants, int) else ants for place, ants in after.items()
    }


@clause("HE2-TRAIT-02")
def test_castes_of_other_traits_stay_where_they_are() -> None:
    ants: dict[str, Any] = {"E3": (1, 2, 1)}
    t = mutates("soldiers", "millers", others=["guards"], ants=[ants])
    assert t.s.ants[P1] == {"E3": (1, 2, 0), "storage": (0, 0, 1)}


@clause("HE2-TRAIT-03", "HE2-RULING-42")
@pytest.mark.parametrize(
    "old, new, others, stored, captives, left",
    [
        ("repletes", "guards", [], 25, 0, 0),
        ("repletes", "guards", [], 25, 2, 20),  # captured repletes hold on
        ("repletes", "guards", ["harvesters"], 45, 0, 40),  # 6 − 2 reservists: 4 tens
        ("harvesters", "plant_house", ["repletes"], 45, 0, 20),
        ("harvesters", "plant_house", ["repletes"], 15, 0, 15),
        ("harvesters", "prolific_queen", [], 45, 0, 0),
    ],
)
def test_stored_food_beyond_the_capacity_left_is_lost(
    old: str, new: str, others: list[str], stored: int, captives: int, left: int
) -> None:
    ants: dict[str, Any] = {"E3": (1, 0, 0)} | (
        {"storage": (0, 2, 0)} if "repletes" in (old, *others) else {}
    )
    t = mutates(old, new, others=others, ants=[ants], stored=[stored], captives=[captives])
    assert t.s.stored[P1] == left


@clause("HE2-TRAIT-04")
def test_the_size_counter_is_kept_under_bivouac_and_plant_house() -> None:
    ants: dict[str, Any] = {"E3": 1, "builders": 2, "nurses": 1}
    t = table("build", ants=[ants], traits=[["plant_house"]])
    assert t.s.sizes[P1] == 10  # builders raise it though it is not used
    t = table("build", ants=[ants], traits=[["bivouac"]])
    assert t.s.sizes[P1] == 6
    t = mutates("bivouac", "prolific_queen", ants=[ants], brood=[{"egg_f": 5}]).done()
    assert t.asked == {P1: "ask-advance"}  # 6 of 6: it counts again
    t = mutates("prolific_queen", "bivouac", ants=[ants], brood=[{"egg_f": 5}]).done()
    assert t.asked == {P1: "ask-fix-nest"}  # 6 of 2
    t = mutates("plant_house", "prolific_queen", ants=[ants], brood=[{"egg_f": 8}]).done()
    assert t.brood(P1) == {"egg_f": 5}


@clause("HE2-TRAIT-05")
@pytest.mark.parametrize(
    "sites, queens, size, left, queens_left",
    [
        (["E4"], 2, 24, 14, 1),
        (["E4", "E5"], 4, 24, 4, 2),
        (["E4", "E5"], 2, 15, 0, 1),
        (["E4"], 0, 24, 14, 0),
        ([], 3, 14, 14, 3),
    ],
)
def test_without_supercolony_the_sites_go_with_size_and_queens(
    sites: list[str], queens: int, size: int, left: int, queens_left: int
) -> None:
    nests = [["E3", *sites], ["E7"]]
    t = mutates("supercolony", "harvesters", nests=nests, queens=[queens], sizes=[size])
    assert t.s.nests[P1] == ("E3",)
    assert (t.s.sizes[P1], t.s.queens[P1]) == (left, queens_left)


@clause("HE2-TRAIT-06")
def test_without_trail_makers_the_trails_go() -> None:
    t = mutates("trail_makers", "slave_makers", trails=["E4", "E5"])
    assert t.s.trails == ()


@clause("HE2-TRAIT-07")
def test_without_camouflage_ants_beside_a_predator_go_home() -> None:
    ants: dict[str, Any] = {"E3": 1, "E4": (2, 1, 0), "D3": 1}
    t = mutates(
        "camouflage", "warning_coloration", others=["guards"], ants=[ants, {}], tokens={"E4": "predator_3"}
    )
    assert t.s.ants[P1] == {"E3": (1, 0, 0), "D3": (1, 0, 0), "returning": (2, 1, 0)}
