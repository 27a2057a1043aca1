"""HE1-TURN, HE1-DRAW: game turns, player turns, Draw a Card."""

from __future__ import annotations

import pytest

from formicarium.core.chance import Draw, Pick
from formicarium.games.hidden_empires_1.events.cards import (
    CardDiscarded,
    CardDrawn,
    EventDrawn,
    MarkerArrived,
)
from formicarium.games.hidden_empires_1.events.nest import FoodDiscarded
from formicarium.games.hidden_empires_1.events.table import (
    GameTurnBegun,
    NestPhaseBegun,
    NestStepBegun,
    PlayerTurnBegun,
)
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import NEST, TURN, A, B, C, table

DEAD = "no_brood queens=0 R0"


@clause("HE1-TURN-01")
def test_everybody_has_a_player_turn_then_comes_the_nest_phase_for_all() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        colonies=dict.fromkeys((A, B, C), DEAD),
        steps=["GameTurn"],
        turn=4,
        picks=[B, A, C, A],
        draws=["caterpillars", "competition", "aphid_predation", "mace"],
    )
    kinds = (GameTurnBegun, PlayerTurnBegun, NestPhaseBegun)
    told = [told.event for told in t.match.log if isinstance(told.event, kinds)]
    assert told[:6] == [
        GameTurnBegun(5), PlayerTurnBegun(B), PlayerTurnBegun(A), PlayerTurnBegun(C),
        NestPhaseBegun(5), GameTurnBegun(6),
    ]  # fmt: skip


@clause("HE1-TURN-02")
def test_tokens_are_drawn_one_after_another() -> None:
    t = table(
        seats=3,
        nests="G3 C3 E1",
        colonies=dict.fromkeys((A, B, C), DEAD),
        steps=["GameTurn"],
        picks=[B, C],
        draws=["caterpillars", "mace"],
    )
    assert [chance for chance in t.chances if isinstance(chance, Pick)] == [
        Pick(("0", "1", "2")), Pick(("0", "2")),
    ]  # fmt: skip
    assert (t.s.first, t.s.active, t.view(A).tokens) == (B, C, (A,))
    assert [sheet.moved for sheet in t.view(A).sheets] == [False, True, True]


@clause("HE1-TURN-03")
def test_the_steps_of_a_player_turn() -> None:
    t = table(
        hands={A: "mutate guards predator_migration migrate"},
        traits={A: "harvesters"},
        colonies={A: "N1 R6 egg_f=1"},
        markers="H3 ?plants_3, H2 predator_3, G2 plants_3",
        steps=["GameTurn"],
        picks=[A],
        draws=["soldiers"],
    )
    asked = [t.asked[A]]
    t.plays("draw")
    asked.append(t.asked[A])
    t.plays("end")
    asked.append(t.asked[A])
    t.moves("1 reserves > H3 scout").plays("end")
    asked.append(t.asked[A])
    t.plays("no", "done")
    asked.append(t.asked[A])
    assert asked == ["turn-start", "draw-step", "assign-source", "turn-marker", "perform"]
    t.picks(B).draws("caterpillars").plays("go")
    assert t.s.active == B


@clause("HE1-TURN-04", "HE1-NEST-01")
def test_the_steps_of_the_nest_phase() -> None:
    t = table(colonies={A: "no_brood queens=0 B1 food=3", B: DEAD}, steps=NEST)
    assert [event.step for event in t.told(NestStepBegun)] == [
        "returning", "feed_adults", "emerge", "feed_larvae", "hatch", "lay", "discard_food", "flight",
    ]  # fmt: skip


@clause("HE1-TURN-05", "HE1-RULING-60", "HE1-NATT-13")
def test_a_colony_without_anything_plays_on() -> None:
    t = table(
        colonies={A: f"{DEAD} score=9"}, hands={A: "rove_beetles"}, steps=TURN, draws=["infiltrator_queen"]
    )
    assert (t.s.nests[A], t.s.scores[A]) == ("G3", 9)
    assert t.asked == {A: "draw-step"}
    t.plays("card infiltrator_queen")
    assert (t.s.queens[A], t.sheet(A)) == (1, "R12 N0 B0")


# Draw a Card


@clause("HE1-DRAW-01")
def test_before_drawing_there_is_only_mutate() -> None:
    t = table(hands={A: "mutate guards additional_queen"}, traits={A: "mace"}, steps=TURN)
    assert t.asked == {A: "turn-start"}
    assert (t.offers(), t.timeout()) == (["card mutate", "draw"], "draw")
    assert t.refuses("card additional_queen") == "HE1-WIN-01"
    assert t.refuses("restart") == "HE1-REST-01"
    assert t.chances == []


@clause("HE1-DRAW-02")
def test_one_card_is_drawn_from_the_whole_deck() -> None:
    t = table(steps=TURN, draws=["migrate"])
    (draw,) = t.chances
    assert isinstance(draw, Draw)
    assert (len(draw.pile), draw.count, len(t.s.deck)) == (64, 1, 63)


@clause("HE1-DRAW-03", "HE1-PLAY-03", "HE1-DRAW-10")
def test_an_event_is_shown_played_and_discarded_and_not_replaced() -> None:
    t = table(steps=TURN, draws=["caterpillars"])
    assert t.seen(None, EventDrawn) == [EventDrawn(A, t.s.discard[0])]
    assert (t.s.discard, t.s.hands[A], len(t.chances)) == (("caterpillars",), (), 1)
    assert (t.food(A), t.food(B)) == (6, 6)


@clause("HE1-DRAW-04")
@pytest.mark.parametrize("card", ["mace", "migrate"])
def test_a_trait_or_action_is_drawn_unseen(card: str) -> None:
    t = table(steps=TURN, draws=[card])
    assert t.s.hands[A] == (card,)
    assert [event.card for event in t.seen(A, CardDrawn)] == [card]
    assert [event.card for event in t.seen(B, CardDrawn)] == [""]
    assert [event.card for event in t.seen(None, CardDrawn)] == [""]
    assert t.view(B).hand == ()


@clause("HE1-DRAW-05", "HE1-RULING-82")
@pytest.mark.parametrize(
    "card, asked",
    [
        ("budding", True),
        ("multiple_foundresses", True),
        ("plant_house", True),
        ("infiltrator_queen", True),
        ("destroyer_queen", True),
        ("predator_migration", True),
        ("mace", False),
        ("additional_queen", False),
        ("bivouac", False),
        ("migrate", False),
    ],
)
def test_the_draw_window_opens_for_cards_of_this_step(card: str, asked: bool) -> None:
    t = table(markers="F2 predator_3", hands={A: "soldiers"}, steps=TURN, draws=[card])
    assert t.asked == {A: "draw-step" if asked else "assign-source"}
    assert f"card {card}" in t.offers()
    if asked:
        assert sorted(t.offers()) == sorted([f"card {card}", "card soldiers", "end"])
        assert t.timeout() == "end"


@clause("HE1-DRAW-05", "HE1-CARD-predator_migration-01")
def test_it_does_not_open_for_a_card_that_cannot_be_played() -> None:
    t = table(steps=TURN, draws=["predator_migration"])
    assert t.asked == {A: "assign-source"}


@clause("HE1-DRAW-06", "HE1-RULING-80")
def test_more_than_six_cards_must_be_reduced() -> None:
    t = table(
        traits={A: "mace soldiers guards"},
        hands={A: "additional_queen camouflage rove_beetles"},
        steps=TURN,
        draws=["migrate"],
    )
    assert t.asked == {A: "draw-step-over"}
    assert t.timeout() == "discard card additional_queen"  # in the order of the hand
    t.plays("card camouflage")
    assert t.refuses("end") == "HE1-DRAW-06"  # a Trait on the table counts as before
    t.plays("discard card rove_beetles")
    assert t.asked == {A: "assign-source"}
    assert (t.s.discard, t.told(CardDiscarded)[0].seat) == (("rove_beetles",), A)


@clause("HE1-DRAW-07")
def test_face_up_traits_cannot_be_discarded() -> None:
    t = table(
        traits={A: "mace soldiers guards"},
        hands={A: "male_eggs edible_eggs rove_beetles"},
        steps=TURN,
        draws=["fat_reserves"],
    )
    assert t.offers() == [
        f"discard card {card}" for card in ("edible_eggs", "fat_reserves", "male_eggs", "rove_beetles")
    ]
    assert t.refuses("discard card mace") == "HE1-DRAW-07"
    assert t.refuses("trait mace") == "HE1-DRAW-07"


@clause("HE1-DRAW-08")
def test_nobody_discards_at_six_or_fewer() -> None:
    t = table(hands={A: "mace soldiers guards male_eggs fat_reserves"}, steps=TURN, draws=["budding"])
    assert t.asked == {A: "draw-step"}
    assert not t.offers("discard")
    assert t.refuses("discard card mace") == "HE1-DRAW-08"


@clause("HE1-DRAW-08")
def test_the_limit_is_checked_only_in_this_step() -> None:
    t = table(traits={A: "mace soldiers guards"}, hands={A: "male_eggs edible_eggs rove_beetles migrate"})
    assert t.asked == {A: "assign-source"}
    t = table(
        hands={B: "mace soldiers guards male_eggs fat_reserves migrate blockers"},
        steps=TURN,
        draws=["mutate"],
    )
    assert t.asked == {A: "assign-source"}


@clause("HE1-DRAW-09")
def test_cards_are_never_given_away() -> None:
    t = table(hands={A: "mace migrate", B: "guards"}, steps=TURN, draws=["budding"])
    assert t.offers() == ["card budding", "card mace", "end", "card migrate"]  # and no seat to give one to
    t.plays("end").defaults()
    assert (t.s.hands[A], t.s.hands[B]) == (("budding", "mace", "migrate"), ("guards",))


@clause("HE1-DRAW-10", "HE1-RULING-63")
def test_everybody_sees_the_whole_discard_pile() -> None:
    t = table(
        traits={A: "mace"},
        hands={A: "mutate guards"},
        discard=["migrate"],
        steps=TURN,
        draws=["caterpillars"],
    ).plays("card mutate")
    assert t.s.discard == ("migrate", "mutate", "mace", "caterpillars")
    assert t.view(B).discard == t.view(None).discard == t.s.discard


@clause("HE1-DEF-18")
def test_what_nobody_stores_is_lost_after_the_nest_phase() -> None:
    t = table(colonies={A: "no_brood queens=0 B1 food=3", B: DEAD}, steps=NEST)
    assert [(event.seat, event.lost, event.stored) for event in t.told(FoodDiscarded)] == [(A, 2, 0)]
    assert t.told(MarkerArrived) == []
