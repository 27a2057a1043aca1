"""HE2-REVEAL: revealing tokens in the basic game."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.events import TokenRevealed
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import table

P1, P2 = 0, 1


@clause("HE2-REVEAL-01", "HE2-RULING-20")
def test_tokens_under_ones_ants_may_be_revealed_one_at_a_time_in_any_order() -> None:
    tokens = {"C4": "?prey_1", "D4": "?prey_2", "E4": "?prey_3", "F4": "?prey_4", "D3": "prey_5"}
    ants: list[dict[str, int]] = [{"C4": 1, "D4": 1, "E4": 1, "D3": 1}, {"F4": 1, "E7": 1}]
    t = table("reveal", mode="basic", ants=ants, tokens=tokens)
    assert t.offers() == ["place:C4", "place:D4", "place:E4", "button:done"]
    assert t.refuses("place:F4") == "HE2-REVEAL-01"
    assert t.refuses("place:D3") == "HE2-REVEAL-01"
    t.plays("place:E4")
    assert t.offers() == ["place:C4", "place:D4", "button:done"]
    t.plays("place:C4").done()
    assert [event.area for event in t.told(TokenRevealed)] == ["E4", "C4"]
    assert t.token("D4") == "?"


@clause("HE2-REVEAL-01", "HE2-RULING-20")
def test_a_token_may_lie_face_down_under_ants_for_several_turns() -> None:
    t = table("reveal", mode="basic", ants=[{"D4": 1}, {"E7": 1}], tokens={"D4": "?prey_2"}).done()
    assert (t.s.active, t.token("D4")) == (P2, "?")
    t = table("redeploy", mode="basic", ants=[{"D4": 1}], tokens={"D4": "?prey_2"}).done().done()
    assert t.asked == {P1: "ask-reveal-token"}


@clause("HE2-REVEAL-02", "HE2-TOKEN-02")
def test_an_empty_token_leaves_and_the_ants_stay() -> None:
    t = table("reveal", mode="basic", ants=[{"D4": 2}], tokens={"D4": "?empty"}).plays("place:D4")
    assert (t.token("D4"), t.ants(P1, "D4")) == ("", 2)


@clause("HE2-REVEAL-02", "HE2-REVEAL-03")
def test_the_number_of_a_predator_has_no_meaning_and_all_ants_go_home() -> None:
    for token in ("?predator_3", "?predator_6"):
        t = table("reveal", mode="basic", ants=[{"D4": 3}, {"D4": 2}], tokens={"D4": token}).plays("place:D4")
        assert t.rolled == []
        assert t.token("D4") == token[1:]
        assert (t.ants(P1, "returning"), t.ants(P2, "returning")) == (3, 2)


@clause("HE2-REVEAL-03", "HE2-TOKEN-03")
def test_where_no_predator_stays_nobody_goes_home() -> None:
    t = table(
        "reveal",
        mode="basic",
        ants=[{"D4": 3}],
        tokens={"D4": "?predator_3", "D5": "predator_6"},
        draws=["plants_2"],
    ).plays("place:D4")
    assert (t.token("D4"), t.ants(P1, "D4")) == ("plants_2", 3)


@clause("HE2-REVEAL-01", "HE2-TURN-02")
def test_what_is_revealed_may_be_foraged_in_the_same_turn() -> None:
    t = table("reveal", mode="basic", ants=[{"E4": 2}], tokens={"E4": "?plants_2"}).plays("place:E4")
    assert t.offers() == ["place:E4 do:harvest", "place:E4 do:tend", "button:done"]
