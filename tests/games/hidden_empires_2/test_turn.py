"""HE2-TURN, HE2-TASK, HE2-BUILD: the course of a game turn and of a player turn."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.hidden_empires_2.events import (
    AreaForaged,
    CardPlayed,
    GameTurnBegan,
    NestGrew,
    NestPhaseBegan,
    PlayerTurnBegan,
    StageReached,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2, P3 = 0, 1, 2


def prompts(t: Table) -> list[str]:
    """Everything seat 0 is asked in its turn, answered as the clock would."""
    asked = []
    while t.s.active == P1 and t.asked.get(P1):
        asked.append(t.asked[P1].removeprefix("ask-"))
        t.match.time_out(P1)
    return asked


def turn(**fields: Any) -> Table:
    """A whole player turn of seat 0."""
    return table("turn", **fields)


@clause("HE2-TURN-01")
def test_every_player_takes_a_turn_then_comes_the_nest_phase_then_the_end_is_checked() -> None:
    t = table(steps=["GameTurn"], mode="basic", seats=3, turn=3, ants=[{"C3": 1}] * 3, scores=[16], active=P2)
    t.defaults()
    kinds = (GameTurnBegan, PlayerTurnBegan, NestPhaseBegan)
    story = [
        (type(event).__name__, getattr(event, "seat", "")) for event in t.events if isinstance(event, kinds)
    ]
    assert story == [
        ("GameTurnBegan", ""),
        ("PlayerTurnBegan", P2),
        ("PlayerTurnBegan", P3),
        ("PlayerTurnBegan", P1),
        ("NestPhaseBegan", ""),
    ]
    assert t.outcome.winners == (P1,)  # he had the points before, but the end is checked only now


@clause("HE2-TURN-02", "HE2-TASK-01", "HE2-RULING-21")
def test_the_steps_of_an_advanced_turn() -> None:
    t = turn(
        ants=[{"E3": 2, "E4": 2, "E5": 2, "nurses": 1}, {"E5": 1}],
        tokens={"E4": "?prey_1"},
        traits=[["trail_makers"]],
        hands=[["trophic_eggs"]],
        dna=[6, 6],
        draws=["mace"],
    ).plays("bid:1", "button:pass")
    assert prompts(t) == [
        "redeploy", "advance", "scout", "attack", "build-trail", "assign-patrol", "end-turn",
    ]  # fmt: skip
    assert t.s.traits[P1] == ("trail_makers", "mace")  # the draw came first


@clause("HE2-TURN-02", "HE2-TASK-01")
def test_foraging_comes_after_the_patrols_and_building_last() -> None:
    t = turn(
        ants=[{"E4": 2, "builders": 1}],
        tokens={"E4": "plants_2"},
        hands=[["hybridization"]],
        draws=["caterpillars"],
    )
    assert prompts(t) == ["redeploy", "advance", "assign-patrol", "forage", "end-turn"]
    assert t.s.sizes[P1] == 8
    t = turn(
        ants=[{"E4": 2, "builders": 1}],
        tokens={"E4": "plants_2"},
        hands=[["hybridization"]],
        draws=["caterpillars"],
    )
    t.done("forage").forages("E4", "tend", 2)
    forage, build = (t.events.index(next(iter(t.told(kind)))) for kind in (AreaForaged, NestGrew))
    assert forage < build


@clause("HE2-TURN-02")
def test_the_steps_of_a_basic_turn() -> None:
    t = turn(
        mode="basic",
        ants=[{"E4": 2, "E5": 2, "D3": 1}, {"E5": 1}],
        tokens={"E4": "?prey_1", "D3": "prey_1"},
    )
    assert prompts(t) == ["redeploy", "advance", "reveal-token", "attack", "forage"]


@clause("HE2-TURN-03", "HE2-RULING-13")
def test_the_areas_occupied_are_recorded_before_the_card_is_drawn() -> None:
    t = turn(ants=[{"E3": 3, "G3": 1}], draws=["attrition_green"])
    assert t.s.ants[P1] == {"E3": (3, 0, 0)}
    t.plays("stack:E3:worker count:1")
    assert t.offers("place:G") == ["place:G3"]


@clause("HE2-TURN-03")
def test_areas_entered_in_the_turn_do_not_count() -> None:
    t = turn(mode="basic", ants=[{"E3": 3, "G3": 1}, {"E7": 1}])
    t.redeploys("G3", "E3").plays("stack:E3:worker count:1")
    assert "place:G3" in t.offers()  # left, but occupied at the start
    t.plays("place:G3").done().advances("E3", "E4").done()
    assert (t.s.active, t.s.occupied) == (P2, ("E7",))


@clause("HE2-TURN-04", "HE2-MOVE-01", "HE2-RULING-43")
def test_patrollers_patrol_until_their_owners_next_move_step() -> None:
    t = turn(patrols=[{"E4": 2}], tokens={"E4": "aphids_1"}, draws=["aphid_predation"])
    assert t.token("E4") == "aphids_1"  # the event of his own turn still finds them on patrol
    assert (t.patrol(P1, "E4"), t.ants(P1, "E4")) == (0, 2)
    t = table("end", patrols=[{"E4": 2}], ants=[{}, {"E7": 1}])
    t.defaults("redeploy")
    assert (t.s.active, t.patrol(P1, "E4")) == (P2, 2)
    while t.s.turn == 1:
        t.match.time_out(t.match.pending[0].seat)
    assert (t.patrol(P1, "E4"), t.ants(P1, "E4")) == (0, 2)


@clause("HE2-TURN-05", "HE2-HAND-08")
def test_after_building_hand_cards_may_still_be_played() -> None:
    t = table("build", ants=[{"builders": 1, "nurses": 1}], hands=[["trophic_eggs"]])
    assert t.asked == {P1: "ask-end-turn"}
    assert t.s.sizes[P1] == 8
    assert t.offers() == ["button:end", "card:trophic_eggs seat:0"]
    t.plays("card:trophic_eggs seat:0")
    assert [event.card for event in t.told(CardPlayed)] == ["trophic_eggs"]
    assert t.s.active == P2  # without another card the turn ends by itself


@clause("HE2-TURN-05")
def test_without_a_card_to_play_the_turn_ends_by_itself() -> None:
    t = table("build", ants=[{"builders": 1}], hands=[["trophic_eggs"]])
    assert t.asked.get(P1) != "ask-end-turn"
    assert [event.stage for event in t.told(StageReached) if event.seat == P1] == ["end_turn"]


# Tasks


@clause("HE2-TASK-02")
def test_medias_and_majors_do_any_task() -> None:
    traits = [["guards", "soldiers"]]
    t = table("forage", ants=[{"E5": (0, 2, 1), "E4": (0, 1, 1)}], tokens={"E5": "prey_6"}, traits=traits)
    t.plays("place:E5 do:harvest")
    assert t.offers() == ["count:2", "count:1", "count:3"]  # two bring as much home as three
    t.plays("count:3")
    assert t.s.food[P1] == 2  # a media and a major on the path count one ant each
    t = table("assign_patrol", ants=[{"E4": (0, 1, 1)}], traits=traits)
    t.plays("stack:E4:media count:1", "stack:E4:major count:1")
    assert (t.patrol(P1, "E4", "media"), t.patrol(P1, "E4", "major")) == (1, 1)
    t = table("attack", ants=[{"E4": (0, 1, 1)}, {"E4": 1}], traits=traits)
    assert t.offers("place") == ["place:E4 seat:1"]
    t = table("build_trail", ants=[{"E4": (0, 1, 1)}], traits=[["guards", "soldiers", "trail_makers"]])
    assert t.offers("place") == ["place:E4 count:1", "place:E4 count:2"]
    t = table("build", ants=[{"builders": (0, 1, 1)}], traits=traits)
    assert t.s.sizes[P1] == 10


@clause("HE2-TASK-02")
def test_a_nurse_of_any_caste_looks_after_ten() -> None:
    t = table("check", ants=[{"nurses": (0, 1, 1), "E3": 1}], brood=[{"egg_f": 20}], sizes=[30])
    assert t.asked == {P1: "ask-advance"}


@clause("HE2-TASK-03", "HE2-RULING-22")
def test_ants_that_attacked_neither_forage_nor_serve_on_a_path() -> None:
    ants: list[dict[str, int]] = [{"E4": 3, "E5": 2}, {"E4": 1}]
    tokens = {"E4": "plants_2", "E5": "plants_2"}
    t = table("attack", mode="basic", ants=ants, tokens=tokens).attacks("E4").plays("count:0").done()
    assert t.ants(P1, "E4") == 2
    assert t.asked.get(P1) != "ask-forage"  # neither on E4 nor, for lack of a path, on E5
    t = table("forage", mode="basic", ants=ants, tokens=tokens)
    assert t.offers("place") == [
        "place:E4 do:harvest",
        "place:E5 do:harvest",
        "place:E5 do:tend",
    ]  # without the battle


@clause("HE2-TASK-03")
def test_who_fought_says_why_he_cannot_forage() -> None:
    t = table(
        "attack",
        mode="basic",
        ants=[{"E4": 3, "D3": 1}, {"E4": 1}],
        tokens={"E4": "plants_2", "D3": "prey_1"},
    )
    t.attacks("E4").plays("count:0").done()
    assert t.asked == {P1: "ask-forage"}
    assert t.refuses("place:E4 do:harvest") == "HE2-TASK-03"


# Building


@clause("HE2-BUILD-01")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_nest_grows_by_two_for_each_builder(mode: str) -> None:
    t = table("build", mode=mode, ants=[{"builders": 3, "nurses": 1}, {"builders": 2}])
    assert t.s.sizes == [12, 6]  # only the active player builds
    assert [(event.seat, event.builders, event.size) for event in t.told(NestGrew)] == [(P1, 3, 12)]


@clause("HE2-BUILD-01")
def test_it_never_shrinks_without_a_card() -> None:
    t = table("build", ants=[{"nurses": 1}], sizes=[30])
    assert t.s.sizes[P1] == 30


@clause("HE2-BUILD-02", "HE2-CARD-bivouac-01")
def test_builders_of_a_bivouac_do_not_build() -> None:
    t = table("build", ants=[{"builders": 3}], traits=[["bivouac"]])
    assert t.s.sizes[P1] == 6
    assert t.told(NestGrew) == []


@clause("HE2-NEST-01")
def test_the_last_advance_before_the_nest_phase_can_be_taken_back_while_nothing_is_revealed() -> None:
    t = table(
        steps=["Advance", "NestPhase"],
        mode="basic",
        ants=[{"nurses": 1, "C3": 1}, {"nurses": 1}],
        brood=[{"larva_f": 1}, {"larva_f": 1}],
        food=[9, 9],
    )
    t.plays("button:done")
    assert t.told(NestPhaseBegan)
    assert t.match.undo(P1) is None
    assert t.asked == {P1: "ask-advance"}
