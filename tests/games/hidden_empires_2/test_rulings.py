"""Section 5: rulings that no chapter shows by itself."""

from __future__ import annotations

import pytest

from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import Card
from formicarium.testing import clause
from formicarium.texts.message import message
from formicarium.texts.speaker import Speaker
from tests.games.hidden_empires_2.builder import new_game, table

P1, P2 = 0, 1


@clause("HE2-RULING-07")
def test_counters_only_count_and_never_run_out() -> None:
    t = table("n5", princesses=[200], males=[200], scores=[900], food=[5000], sizes=[700], dna=[300]).plays(
        "button:fly"
    )
    assert t.s.scores[P1] == 900 + 800
    t = table("forage", ants=[{"E4": 6}], tokens={"E4": "prey_6"}, food=[5000]).forages("E4", "harvest", 6)
    assert t.s.food[P1] == 5006


@clause("HE2-RULING-79")
def test_the_beetles_pilfer() -> None:
    assert Speaker(GAME, "fr").say(message("name-highwayman_beetles")) == "Scarabées chapardeurs"


@clause("HE2-RULING-37")
@pytest.mark.parametrize("other", ["repletes", "plant_specialists", "trail_makers", "slave_makers"])
def test_harvesters_are_a_nest_trait_and_go_with_resources_and_medias(other: str) -> None:
    t = table("draw", ants=[{"E3": 1}], dna=[9, 0], traits=[[other]], draws=["harvesters"]).plays("bid:1")
    assert t.s.traits[P1] == (Card(other), Card("harvesters"))


@clause("HE2-RULING-37")
def test_plant_house_and_harvesters_exclude_each_other_by_their_type() -> None:
    t = table("draw", dna=[9, 9], traits=[["plant_house"]], draws=["harvesters"])
    assert t.asked == {P2: "ask-bid"}


@clause("HE2-RULING-81")
def test_nurses_of_a_moment_feed_nobody() -> None:
    t = table("redeploy", ants=[{"E3": 6}], hands=[["trophic_eggs"]]).redeploys("E3", "nurses", 5)
    assert t.offers("card") == []
    assert t.refuses("card:trophic_eggs seat:0") == "HE2-CARD-trophic_eggs-01"


@clause("HE2-RULING-43", "HE2-COMBAT-17")
def test_ants_patrol_from_a_battle_until_their_owners_next_move_step() -> None:
    t = table("attack", ants=[{"E5": 3}, {"E5": 1, "E7": 1}]).attacks("E5").plays("count:0").done()
    t.defaults("redeploy")
    assert (t.s.active, t.patrol(P1, "E5")) == (P2, 2)


@clause("HE2-RULING-104")
def test_the_clock_plays_the_first_answer_where_nothing_suggests_itself() -> None:
    assert new_game(picks=[1]).timeout() == "place:E3"
    assert table("redeploy", ants=[{"E3": 1}]).plays("stack:E3:worker count:1").timeout() == "place:nurses"
    t = table(
        "draw",
        ants=[{"E4": (1, 0, 1)}, {"E5": 1}],
        patrols=[{"E4": 1}],
        traits=[["soldiers"]],
        draws=["attrition_green"],
    )
    assert t.timeout() == "stack:E4:worker"
    t = table(
        "redeploy", ants=[{"E3": 1}], hands=[["rove_beetles"]], brood=[{}, {"larva_f": 3, "larva_m": 1}]
    )
    assert t.plays("card:rove_beetles seat:1").timeout() == "count:1"
