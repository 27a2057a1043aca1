"""3.3: course of a round."""

from __future__ import annotations

import pytest

import formicarium as fm
from formicarium.core.event import NOTHING
from formicarium.games.cicada_and_ant.events import RoundBegan
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, a_round, some, table

PLACING = ["AntPlaced"] * 6
DISPLAY = ["honey_pot_a", "cheese_a", "jam_jar_a"]


@clause("CIG-ROUND-01")
def test_an_autumn_round_is_ant_then_cicada_then_reveal_then_end() -> None:
    t = table(steps=["Round"], round=0)
    t.plays(0, *(f"cell:{cell}" for cell in BLOCK_B), "token:wood").plays(1, "cell:r1c3")
    assert t.story == [
        "RoundBegan",
        *PLACING,
        "TokenChosen",
        "CicadaPlaced",
        *("TokenRevealed", "AntMissed", "CardsCollected", "CubeAdvanced", "CardsBoxed", "InsectsKept"),
        *("SquareRefilled", "RolesPassed"),
        "RoundBegan",
    ]


@clause("CIG-ROUND-01")
def test_the_players_of_an_autumn_round_are_asked_in_this_order() -> None:
    t = table()
    prompts = []
    for seat, answer in [*((0, f"cell:{cell}") for cell in BLOCK_B), (0, "token:wood"), (1, "cell:r1c1")]:
        prompts.append(t.asked[seat])
        t.plays(seat, answer)
    assert prompts == ["ask-place-ant"] * 6 + ["ask-choose-token", "ask-place-cicada"]


def test_every_event_of_an_autumn_round_names_its_clause_and_its_cause() -> None:
    t = a_round("wood", "r1c3")
    number = {type(told.event).__name__: told.number for told in t.match.log}
    collected, missed = number["CardsCollected"], number["AntMissed"]
    assert [(type(event).__name__, event.clause, cause) for _, event, cause in t.match.log] == [
        ("TokenChosen", "CIG-ANT-05", NOTHING),
        ("CicadaPlaced", "CIG-CIC-01", NOTHING),
        ("TokenRevealed", "CIG-REV-01", NOTHING),
        ("AntMissed", "CIG-REV-03", NOTHING),
        ("CardsCollected", "CIG-REV-04", missed),
        ("CubeAdvanced", "CIG-PAN-02", collected),
        ("CardsBoxed", "CIG-INS-01", collected),
        ("InsectsKept", "CIG-INS-02", collected),
        ("SquareRefilled", "CIG-EOR-02", NOTHING),
        ("RolesPassed", "CIG-ROLE-01", NOTHING),
        ("RoundBegan", "CIG-ROUND-03", NOTHING),
    ]
    caught = {type(event).__name__: event.clause for event in a_round("wood", "r1c1").events}
    assert (caught["AntIntercepted"], caught["RolesKept"]) == ("CIG-REV-02", "CIG-ROLE-02")


@clause("CIG-ROUND-02")
def test_a_winter_round_has_red_ants_in_step_1_and_a_purchase_before_its_end() -> None:
    reserves = {0: some(cloth=1, tile=2, stone=1)}
    t = table(steps=["Round"], round=0, mode="winter", seats=3, reserves=reserves, display=DISPLAY)
    t.plays(0, *(f"cell:{cell}" for cell in BLOCK_B))
    assert t.asked == {0: "ask-choose-token", 2: "ask-choose-red-token"}
    t.plays(2, "token:wood").plays(0, "token:wood")
    assert t.asked == {1: "ask-place-cicada"}
    t.plays(1, "cell:r1c3")
    assert t.asked == {0: "ask-insects-help"}
    t.plays(0, "cell:r3c3")
    assert t.asked == {0: "ask-market"}
    t.plays(0, "slot:1")
    assert t.story == [
        "RoundBegan",
        *PLACING,
        *("TokenChosen", "RedTokenChosen"),
        "CicadaPlaced",
        *("TokenRevealed", "RedTokenRevealed", "AntMissed", "InsectHelped", "CardsCollected", "RedAntGained"),
        *("CardsPaid", "ProvisionBought"),
        *("CellsRefilled", "DisplayRefilled", "RolesPassed"),
        "RoundBegan",
    ]


@clause("CIG-ROUND-03")
def test_rounds_follow_one_another() -> None:
    t = a_round("wood", "r1c3", round=7)
    assert t.told(RoundBegan) == [RoundBegan(8, ant=1, cicada=0)]
    assert t.asked == {1: "ask-place-ant"}


@clause("CIG-ROUND-03", "CIG-EX-05")
def test_at_the_end_of_the_game_nothing_further_of_the_round_is_carried_out() -> None:
    t = a_round("wood", "r2c2", shelves={0: {"tile": 4, "wood": 1}})
    assert t.position(0, "wood") == 4
    assert t.s.kept[0] == ("wood_bee",)
    assert t.story[-1] == "ShelvesFilled"  # no refill, no roles passed
    assert [t.card(cell) for cell in ("r1c1", "r1c2", "r2c1")] == [""] * 3
    assert t.roles == (0, 1)
    assert t.outcome.scores[0] == 10 + 10 + 1
    assert t.asked == {}
    with pytest.raises(fm.MatchOver):
        t.plays(0, "cell:r1c1")
