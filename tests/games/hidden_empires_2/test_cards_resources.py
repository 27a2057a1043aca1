"""Section 4.1: the traits about resources, played. Trail Makers have a chapter of their own."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import PupaeEnslaved, RepletesCaptured
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2 = 0, 1

SPECIALISTS = [("plant_specialists", "plants_3", "aphids_2"), ("aphid_specialists", "aphids_2", "plants_3")]


@clause("HE2-CARD-plant_specialists-01", "HE2-CARD-aphid_specialists-01")
@pytest.mark.parametrize("trait, token, other", SPECIALISTS)
def test_specialists_forage_one_kind_of_token_only(trait: str, token: str, other: str) -> None:
    tokens = {"E4": token, "D3": other, "F3": "prey_3"}
    t = table("forage", ants=[dict.fromkeys(tokens, 1)], tokens=tokens, traits=[[trait]])
    assert t.offers("place") == ["place:E4 do:harvest", "place:E4 do:tend"]
    for area in ("D3", "F3"):
        assert t.refuses(f"place:{area} do:harvest") == f"HE2-CARD-{trait}-01"


@clause("HE2-CARD-plant_specialists-02", "HE2-CARD-aphid_specialists-02")
@pytest.mark.parametrize("way", ["harvest", "tend"])
@pytest.mark.parametrize("trait, token, other", SPECIALISTS)
def test_each_forager_yields_two_food_and_dice_count_ants(
    trait: str, token: str, other: str, way: str
) -> None:
    t = table("forage", ants=[{"E4": 2}], tokens={"E4": token}, traits=[[trait]]).forages("E4", way, 2)
    assert t.s.food[P1] == 4
    assert t.rolled == ([] if (way, token) == ("tend", "plants_3") else [2])


@clause("HE2-CARD-plant_specialists-03", "HE2-CARD-aphid_specialists-03")
@pytest.mark.parametrize("trait, token, other", SPECIALISTS)
def test_two_dna_for_each_colour(trait: str, token: str, other: str) -> None:
    tokens = {"E4": token, "D3": token, "F2": token}  # green, gray, gray
    t = table("forage", ants=[dict.fromkeys(tokens, 1)], tokens=tokens, traits=[[trait]])
    for area in tokens:
        t.forages(area, "harvest", 1)
    assert t.s.dna[P1] == 4


@clause("HE2-CARD-plant_specialists-04", "HE2-CARD-aphid_specialists-03")
@pytest.mark.parametrize("trait, token, other", SPECIALISTS)
def test_food_from_cards_and_from_brood_is_not_doubled(trait: str, token: str, other: str) -> None:
    traits = [[trait]]
    assert table("draw", ants=[{"E3": 1}], traits=traits, draws=["caterpillars"]).s.food[P1] == 6
    t = table("end_turn", ants=[{"nurses": 2}], traits=traits, hands=[["trophic_eggs"]]).plays(
        "card:trophic_eggs seat:0"
    )
    assert t.s.food[P1] == 4
    t = table("wa", brood=[{"larva_f": 2}], traits=traits, hands=[["larval_food"]]).plays("card:larval_food")
    assert t.s.food[P1] == 4
    t = (
        table("attack", ants=[{"E7": 3}], brood=[{}, {"egg_f": 2}], traits=traits)
        .attacks("E7")
        .plays("brood:egg_f count:2")
    )
    assert t.s.food[P1] == 2


@clause("HE2-CARD-aphid_specialists-04", "HE2-VAR-07")
def test_the_exclusion_holds_in_the_draft() -> None:
    t = table(
        steps=["DealPackets", "GameTurn"],
        options={"realistic_time_scale": True},
        draws=[
            "aphid_specialists",
            "bus",
            "mace",
            "guards",
            "harvesters",
            "millers",
            "camouflage",
            "supercolony",
        ],
    )
    t.plays("card:aphid_specialists", seat=P1).plays("card:camouflage", seat=P2)
    assert t.asked == {P2: "ask-draft-keep"}  # seat 0 can keep Supercolony only
    t.plays("card:bus", seat=P2)
    assert t.s.kept[P1] == ("aphid_specialists", "supercolony")


# Slave Makers


def raid(attack: int, nest: dict[str, Any], brood: dict[str, int], **fields: Any) -> Table:
    """Slave Makers of seat 0 have won the nest of seat 1."""
    traits = [["slave_makers", *fields.pop("own", [])], fields.pop("theirs", [])]
    return table(
        "attack", ants=[{"E7": attack, "E3": 1}, nest], brood=[{}, brood], traits=traits, **fields
    ).attacks("E7")


@clause("HE2-CARD-slave_makers-01", "HE2-INVADE-10")
def test_small_pupae_may_join_the_captors_brood_instead_of_giving_food() -> None:
    t = raid(4, {}, {"pupa_small": 3, "pupa_large": 1})
    assert t.offers("do:enslave") == ["do:enslave count:1", "do:enslave count:2", "do:enslave count:3"]
    t.plays("do:enslave count:2", "brood:pupa_small count:1")
    assert (t.brood(P1), t.brood(P2), t.s.food[P1]) == ({"pupa_small": 2}, {"pupa_large": 1}, 1)
    assert (t.ants(P1, "E7"), t.ants(P1, "returning")) == (1, 3)
    assert [(event.victim, event.count) for event in t.told(PupaeEnslaved)] == [(P2, 2)]


@clause("HE2-CARD-slave_makers-01", "HE2-NEST-08")
def test_they_emerge_as_his_workers_in_the_coming_nest_phase() -> None:
    t = raid(2, {}, {"pupa_small": 2}).plays("do:enslave count:2")
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert t.ants(P1, "reserves") == 4  # two slaves, and the two who fetched them


@clause("HE2-CARD-slave_makers-01")
def test_only_small_female_pupae_are_enslaved() -> None:
    t = raid(4, {}, {"pupa_medium": 1, "pupa_large": 1, "pupa_m": 1, "larva_f": 1})
    assert t.offers("do:") == []
    assert t.refuses("do:enslave count:1") == "HE2-CARD-slave_makers-01"


@clause("HE2-CARD-slave_makers-02", "HE2-RULING-58")
@pytest.mark.parametrize(
    "stored, taken, food", [(25, 1, 10), (25, 2, 20), (25, 3, 25), (7, 1, 7), (7, 3, 7), (0, 2, 0)]
)
def test_repletes_are_carried_off_fullest_first(stored: int, taken: int, food: int) -> None:
    t = raid(4, {"storage": (0, 3, 0)}, {}, theirs=["repletes"], stored=[3, stored])
    assert t.offers("do:capture") == ["do:capture count:1", "do:capture count:2", "do:capture count:3"]
    t.plays(f"do:capture count:{taken}")
    assert (t.s.captives[P1], t.s.stored) == (taken, [3 + food, stored - food])
    assert t.ants(P2, "storage", "media") == 3 - taken
    assert t.ants(P1, "returning") == taken  # one per ant sent home
    assert [(event.count, event.food) for event in t.told(RepletesCaptured)] == [(taken, food)]


@clause("HE2-CARD-slave_makers-02")
def test_not_more_repletes_than_there_are_ants_or_repletes() -> None:
    t = raid(2, {"storage": (0, 3, 0)}, {}, theirs=["repletes"])
    assert t.offers("do:capture") == ["do:capture count:1", "do:capture count:2"]
    refusal = t.match.why_not(P1, "do:capture count:3")
    assert refusal is not None
    assert (refusal.clause, refusal.reason.key) == ("HE2-CARD-slave_makers-02", "refused-capture")


@clause("HE2-CARD-slave_makers-02", "HE2-RULING-90")
def test_captured_repletes_are_taken_after_own_ones() -> None:
    t = raid(4, {"storage": (0, 1, 0)}, {}, theirs=["repletes"], captives=[0, 2], stored=[0, 30]).plays(
        "do:capture count:2"
    )
    assert (t.s.captives, t.ants(P2, "storage", "media"), t.s.stored) == ([2, 1], 0, [20, 10])


@clause("HE2-CARD-slave_makers-03", "HE2-STORE-02", "HE2-RULING-58")
def test_captured_repletes_work_for_him_though_he_cannot_raise_more() -> None:
    t = table("n4", captives=[2], food=[30], queens=[0], traits=[["slave_makers"]])
    assert t.s.stored[P1] == 20
    t = table("n3", brood=[{"larva_f": 1}], food=[9], captives=[2], traits=[["slave_makers"]])
    assert t.refuses("brood:larva_f level:2 count:1") == "HE2-NEST-11"


@clause("HE2-CARD-slave_makers-03", "HE2-CHECK-03", "HE2-NEST-06", "HE2-INVADE-04")
def test_they_take_room_are_not_fed_and_do_not_defend() -> None:
    t = table(
        "check", ants=[{"nurses": 1, "E3": 1}], brood=[{"egg_f": 4}], captives=[2], traits=[["slave_makers"]]
    )
    assert t.brood(P1) == {"egg_f": 3}
    assert table("n2", captives=[2], food=[1]).s.food[P1] == 1


@clause("HE2-CARD-slave_makers-03", "HE2-TRAIT-02")
def test_they_are_a_kind_of_their_own_whatever_medias_trait_he_owns() -> None:
    t = table(
        "redeploy",
        ants=[{"E3": (1, 2, 0)}],
        captives=[3],
        stored=[25],
        traits=[["slave_makers", "guards"]],
        hands=[["mutation"]],
        dna=[20, 0],
        draws=["porters"],
    ).plays("card:mutation", "bid:1")
    assert (t.s.captives[P1], t.s.stored[P1], t.ants(P1, "E3", "media")) == (3, 25, 2)


@clause("HE2-CARD-slave_makers-04", "HE2-INVADE-08")
def test_protected_pupae_cannot_be_taken_and_repletes_cannot_be_protected() -> None:
    t = (
        raid(5, {"nurses": 2, "storage": (0, 1, 0)}, {"pupa_small": 2}, theirs=["repletes"])
        .rolls(1, 1)
        .plays("count:2")
    )
    t.plays("stack:nurses:worker count:2")
    assert t.offers() == ["brood:pupa_small", "button:none"]
    saved = (
        raid(5, {"nurses": 1}, {"pupa_small": 1, "egg_f": 1})
        .rolls(1)
        .plays("count:1", "stack:nurses:worker count:1")
    )
    assert saved.plays("brood:pupa_small").refuses("do:enslave count:1") == "HE2-CARD-slave_makers-04"
    t.plays("brood:pupa_small", "button:none")
    assert t.offers() == [
        "brood:pupa_small count:1",
        "do:enslave count:1",
        "do:capture count:1",
        "button:done",
    ]
    assert t.refuses("do:enslave count:2") == "HE2-CARD-slave_makers-01"


@clause("HE2-CARD-slave_makers-02")
def test_without_the_trait_nobody_takes_slaves_or_repletes() -> None:
    t = table(
        "attack",
        ants=[{"E7": 3}, {"storage": (0, 1, 0)}],
        brood=[{}, {"pupa_small": 1}],
        traits=[[], ["repletes"]],
    ).attacks("E7")
    assert t.offers() == ["brood:pupa_small count:1", "button:done"]
