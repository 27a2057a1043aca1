"""HE2-DRAW: drawing a card."""

from __future__ import annotations

import pytest

from formicarium.core.chance import Draw
from formicarium.games.hidden_empires_2.data import CARDS, DECK, HAND_CARDS
from formicarium.games.hidden_empires_2.events import (
    CardDiscarded,
    DeckReshuffled,
    EventDrawn,
    FoodGained,
    HandCardDrawn,
    TraitDrawn,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import table

P1, P2 = 0, 1


@clause("HE2-DRAW-01")
def test_the_active_player_draws_one_card_from_the_deck() -> None:
    t = table("draw", active=P2, ants=[{"E3": 1}, {"E7": 1}], draws=["trophic_eggs"])
    assert t.chances == [Draw(DECK)]
    assert t.s.hands == [(), ("trophic_eggs",)]
    assert len(t.s.deck) == 63


@clause("HE2-DRAW-01")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    t = table("draw", ants=[{"E3": 1}], deck=[], discards=["mutation", "caterpillars"], draws=["mutation"])
    assert t.chances == [Draw(("caterpillars", "mutation"))]
    assert [event.count for event in t.told(DeckReshuffled)] == [2]
    assert (t.s.deck, t.s.discards) == (("caterpillars",), ())


@clause("HE2-DRAW-01")
def test_where_there_is_no_card_at_all_nothing_is_drawn() -> None:
    t = table("draw", ants=[{"E3": 1}], deck=[], discards=[])
    assert t.chances == []
    assert t.asked == {P1: "ask-redeploy"}


@clause("HE2-DRAW-01")
def test_the_basic_game_draws_nothing() -> None:
    t = table(steps=["PlayerTurn"], mode="basic", ants=[{"E3": 1}])
    assert t.chances == []


@clause("HE2-DRAW-02", "HE2-DRAW-05")
def test_an_event_is_shown_carried_out_at_once_and_discarded() -> None:
    t = table("draw", ants=[{"E3": 1}], draws=["caterpillars"])
    kinds = (EventDrawn, FoodGained, CardDiscarded)
    assert [type(event).__name__ for event in t.events if isinstance(event, kinds)] == [
        "EventDrawn",
        "CaterpillarsEaten",
        "CaterpillarsEaten",
        "CardDiscarded",
    ]
    assert [event.card for event in t.seen(P2, EventDrawn)] == ["caterpillars"]
    assert t.s.discards == ("caterpillars",)


@clause("HE2-DRAW-03")
@pytest.mark.parametrize("card", sorted(set(HAND_CARDS)))
def test_a_hand_card_goes_to_the_hand_unseen_by_others(card: str) -> None:
    t = table("draw", ants=[{"E3": 1}], draws=[card])
    assert t.s.hands[P1] == (card,)
    assert [event.card for event in t.seen(P1, HandCardDrawn)] == [card]
    for seat in (P2, None):
        assert [event.card for event in t.seen(seat, HandCardDrawn)] == [""]
        assert t.view(seat).hand == ()
        assert t.view(seat).hand_sizes == (1, 0)


@clause("HE2-DRAW-03")
def test_it_may_be_played_at_once_or_later() -> None:
    t = table("draw", ants=[{"E3": 1}], draws=["additional_queen"])
    assert t.offers("card") == ["card:additional_queen seat:0", "card:additional_queen seat:1"]
    t = table("redeploy", ants=[{"E3": 1}], hands=[["additional_queen"]]).done()
    assert t.offers("card") == ["card:additional_queen seat:0", "card:additional_queen seat:1"]


@clause("HE2-DRAW-04", "HE2-AUC-01")
@pytest.mark.parametrize("trait", [card for card in CARDS if CARDS[card].kind == "trait"])
def test_a_trait_is_shown_to_all_and_auctioned_at_once(trait: str) -> None:
    t = table("draw", ants=[{"E3": 1}], dna=[3, 3], draws=[trait])
    assert [event.card for event in t.seen(P2, TraitDrawn)] == [trait]
    assert t.asked == {P1: "ask-bid"}
    assert list(t.s.in_play) == [trait]
    t.plays("bid:2", "button:pass")
    assert (list(t.s.in_play), t.s.traits[P1]) == ([], (trait,))
    assert t.s.dna == [1, 3]


@clause("HE2-DRAW-05")
def test_the_discard_pile_is_public() -> None:
    t = table("redeploy", ants=[{"E3": 1}], hands=[["additional_queen"]], discards=["mace"])
    t.plays("card:additional_queen seat:0")
    for seat in (P1, P2, None):
        assert t.view(seat).discards == ("mace", "additional_queen")


@clause("HE2-DRAW-05", "HE2-AUC-03")
def test_an_unsold_trait_is_discarded() -> None:
    t = table("draw", ants=[{"E3": 1}], dna=[1, 1], draws=["mace"]).plays("button:pass", "button:pass")
    assert t.s.discards == ("mace",)


@clause("HE2-DRAW-06", "HE2-RULING-38")
def test_there_is_no_hand_limit() -> None:
    hand = [card for card in HAND_CARDS if card != "thief_ants"]
    t = table("draw", ants=[{"E3": 1}], hands=[hand], draws=["thief_ants"])
    assert len(t.s.hands[P1]) == 16
    assert t.asked == {P1: "ask-redeploy"}


@clause("HE2-DRAW-06")
def test_cards_are_never_given_or_shown() -> None:
    t = table("redeploy", ants=[{"E3": 1}], hands=[["migration", "additional_queen", "rove_beetles"]])
    targets = {answer.split()[0] for answer in t.offers("card")}
    assert targets == {"card:migration", "card:additional_queen"}  # played, and nothing else
    t.plays("card:additional_queen seat:1")
    assert t.s.hands == [("migration", "rove_beetles"), ()]
