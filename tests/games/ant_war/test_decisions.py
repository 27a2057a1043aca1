"""7: decisions."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import formicarium as fm
from formicarium.core.plain import to_plain
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import ORDERS, UNITS, Order
from formicarium.games.ant_war.events import AntMoved, OrderKept, OrderPlayed
from formicarium.games.ant_war.formations import FORMATIONS
from formicarium.games.ant_war.moves import VERBS, PlaceAnt, TakeFormation
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.state import Garden
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.ant_war.builder import (
    ARMY_SQUARES,
    BLACK,
    HOME_SQUARES,
    RED,
    Table,
    every_action,
    garden,
    new_game,
    parade,
    turned,
    written,
)

# The rows of section 7's second table, in order.
FORMS = [
    *("move", "hit", "explode", "build", "swap", "scout", "shoot"),
    *("rest", "charge", "jump", "hatch", "parasite", "exchange", "stop"),
]


@clause("WAR-DEC-01")
@pytest.mark.parametrize("seed", [11, 12])
def test_apart_from_the_placement_there_are_five_decisions_and_only_the_shop_asks_the_opponent(
    seed: int,
) -> None:
    match, rng = fm.Match(GAME, seed=seed), Random(seed)
    asked = Counter[tuple[str, bool]]()
    while match.outcome is None and match.number < 900:
        s = match.state
        assert isinstance(s, Garden)
        decision = rng.choice(match.pending)
        asked[decision.prompt.key, s.shown and decision.seat != s.active] += 1
        match.play(decision.seat, rng.choice(decision.options))
    assert set(asked) == {
        ("ask-place-ant", False),
        ("ask-arrange", False),  # WAR-RULING-52
        ("ask-set-down", False),
        ("ask-order", False),
        ("ask-action", False),
        ("ask-discard", False),
        ("ask-keep", False),
        ("ask-remove", False),
        ("ask-keep", True),
        ("ask-remove", True),
    }


@clause("WAR-DEC-01")
@pytest.mark.parametrize("attacker", UNITS)
@pytest.mark.parametrize("defender", UNITS)
def test_a_defender_decides_nothing(attacker: str, defender: str) -> None:
    t = garden(f"d4 black {attacker}, d5 red {defender}", order="start_march").plays("move d4-d5")
    assert t.match.outcome is not None or t.asked == {BLACK: "ask-keep"}


@clause("WAR-DEC-02")
@pytest.mark.parametrize("order", ORDERS)
def test_no_two_answers_have_the_same_effect(order: str) -> None:
    effects = [
        to_plain(dict(sorted(done.after.board.items()))) for done in every_action() if done.order == order
    ]
    assert len(effects) == len({str(effect) for effect in effects})


@clause("WAR-DEC-02")
@pytest.mark.parametrize("order", ORDERS)
def test_no_card_lists_two_symbols_for_the_same_displacement(order: str) -> None:
    card = ORDERS[Order(order)]
    ways = [card.steps is not None, card.charge, card.jump, card.parasitism, card.exchange]
    assert sum(ways) <= 1
    ends = [done.answer.split()[-1] for done in every_action() if done.order == order and done.verb == "move"]
    assert len(ends) == len(set(ends))


@clause("WAR-DEC-03")
def test_a_single_answer_is_taken_without_asking() -> None:
    t = garden(
        "a1 black queen, a2 black worker, b2 black wall (2), b1 red wall (2)", hand=["start_march"] * 3
    )
    assert t.told(OrderPlayed) == [OrderPlayed(BLACK, Order("start_march"))]  # the only order
    assert t.asked == {BLACK: "ask-action"}
    t = garden("d4 black scout", hand=["start_march"] * 3)
    assert t.told(OrderPlayed) == [OrderPlayed(BLACK, Order("start_march"))]  # the only order
    assert t.asked == {BLACK: "ask-action"}
    t = garden("a5 black scout, a4 black worker", hand=["start_raid", "start_scout"], order="start_raid")
    assert [(event.start, event.end) for event in t.told(AntMoved)] == [("a5", "a6")]  # the only action


@clause("WAR-DEC-03")
def test_the_only_card_of_an_offer_is_kept_without_asking() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout", shop=["shop_hatching"] * 3)
    t.plays("move d4-d5")
    assert [(kept.seat, kept.order) for kept in t.told(OrderKept)] == [(BLACK, "shop_hatching")]
    assert t.asked == {BLACK: "ask-remove"}


@clause("WAR-DEC-04")
def test_nobody_is_asked_when_only_stop_is_left() -> None:
    t = garden("d4 black kamikaze, d5 red wall (1)", order="shop_elite_kamikaze").plays("explode d4-d5")
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-DEC-04")
def test_nobody_is_asked_to_discard_from_an_empty_hand() -> None:
    t = garden("d4 black scout", hand=["start_march"]).plays("move d4-d5")
    assert t.asked == {RED: "ask-order"}
    assert t.s.hands[BLACK] != ()


@clause("WAR-DEC-04", "WAR-SHOP-06")
def test_nobody_is_asked_in_an_empty_shop() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout", shop=[]).plays("move d4-d5")
    assert t.asked == {BLACK: "ask-discard"}


@clause("WAR-DEC-05")
def test_placements_may_come_in_any_order() -> None:
    red = list(map(turned, ARMY_SQUARES))
    orders = [[BLACK] * 16 + [RED] * 16, [RED] * 16 + [BLACK] * 16, [BLACK, RED] * 16]
    gardens = []
    for order in orders:
        t = new_game(black_seat=0, fixed_first="black")
        squares = {BLACK: iter(ARMY_SQUARES), RED: iter(red)}
        for seat in order:
            t.places(seat, next(squares[seat]))
        gardens.append((to_plain(t.s), t.events))
    assert gardens[0] == gardens[1] == gardens[2]


# The order of answers


def place(square: str) -> tuple[int, str]:
    """Squares are ordered by rank, then file."""
    return int(square[1]), square[0]


def rank(answer: str) -> tuple[object, ...]:
    verb, *rest = answer.split()
    if verb == "stop":
        return (FORMS.index(verb),)
    if verb == "hatch":
        return (FORMS.index(verb), [*UNITS].index(rest[0]), place(rest[1]))  # type: ignore[arg-type]
    return (FORMS.index(verb), *map(place, rest[-1].split("-")))


@clause("WAR-DEC-06")
@pytest.mark.parametrize("order", ORDERS)
def test_actions_are_listed_by_form_then_from_then_to(order: str) -> None:
    t = parade(order, options={"explosion_opens_shop": False})
    assert t.offers() == sorted(t.offers(), key=rank)
    if t.s.actions_left > 1:
        t.plays(t.offers()[0])
        assert t.offers() == sorted(t.offers(), key=rank)
        assert t.offers()[-1] == "stop"


@clause("WAR-DEC-06")
def test_exchanges_are_written_by_the_alphabet_and_listed_by_the_board() -> None:
    t = garden("a7 black scout, b2 black worker, h1 black wall (2)", order="shop_exchange")
    assert t.offers() == [
        "exchange a1-h1",
        "exchange a1-b2",
        "exchange a1-a7",
        "exchange b2-h1",
        "exchange a7-h1",
        "exchange a7-b2",
    ]


@clause("WAR-DEC-06")
def test_none_comes_last_and_squares_in_the_order_of_the_board() -> None:
    t = new_game(black_seat=0)
    decision = t.match.decision(BLACK)
    assert decision is not None
    places = [f"place queen {square}" for square in HOME_SQUARES]
    assert [written(move) for move in decision.options] == [*places, *(f"formation {n}" for n in FORMATIONS)]
    t = garden("d4 black scout, d5 red worker", order="start_scout").plays("move d4-d5", "keep shop_charge")
    assert t.offers() == ["remove hand start_march", "remove discard shop_charge", "remove none"]
    t.defaults()
    t = garden("d4 black scout").plays("move d4-d5")
    assert t.offers()[-1] == "discard none"


# Sizes, and what the clock plays


@pytest.mark.parametrize("placed", [0, 7, 15])
def test_a_placement_is_a_choice_of_24_down_to_9_squares(placed: int) -> None:
    t = new_game(black_seat=0).places(BLACK, *ARMY_SQUARES[:placed])
    decision = t.match.decision(BLACK)
    assert decision is not None
    squares = [move for move in decision.options if isinstance(move, PlaceAnt)]
    assert len(squares) == 24 - placed
    assert decision.timeout == (decision.options[0] if placed else TakeFormation("corner"))


def asked_after(*answers: str) -> Table:
    hand = ["start_march", "start_raid", "start_bivouac"]
    return garden("d4 black scout, d5 red worker", hand=hand).plays(*answers)


@clause("WAR-TURN-07", "WAR-SHOP-07", "WAR-TURN-09")
@pytest.mark.parametrize(
    "answers, timeout",
    [
        ([], "order start_bivouac"),  # no default: the first answer
        (["order start_raid"], "move d4-d3"),
        (["order start_raid", "move d4-d3"], "stop"),
        (["order start_raid", "move d4-d5"], "keep shop_ambush"),
        (["order start_raid", "move d4-d5", "keep shop_ambush"], "remove none"),
        (["order start_march", "move d4-d3"], "discard none"),
    ],
)
def test_what_the_clock_plays(answers: list[str], timeout: str) -> None:
    t = asked_after(*answers)
    assert t.timeout == timeout
    t.match.time_out(BLACK)


def test_every_answer_is_spelled_in_the_vocabulary() -> None:
    words = set(GAME.vocabulary(2, WarOptions()))
    assert set(VERBS) | {"rest", "hatch", "stop"} == set(FORMS)
    for order in ORDERS:
        for move in parade(order).decision.options:
            assert set(move.spell()) <= words


# Words


LABELS = """
start_raid | move d4-d5 | Scout: step from d4 to d5 | Éclaireuse : aller de d4 à d5
start_raid | move d4-c4 | Scout: attack c4 from d4 | Éclaireuse : attaquer c4 depuis d4
start_raid | hit d4-d3 | Scout: from d4, hit the wall on d3 | Éclaireuse : depuis d4, frapper le mur en d3
shop_charge | charge d4-d7 | Charge: Scout from d4 to d7 | Charge : Éclaireuse de d4 à d7
shop_charge | charge d4-c4 | Charge: Scout attacks c4 from d4 | Charge : Éclaireuse attaque c4 depuis d4
shop_jump | jump d4-f4 | Jump: Scout from d4 to f4 | Saut : Éclaireuse de d4 à f4
shop_jump | jump d4-b4 | Jump: Scout attacks b4 from d4 | Saut : Éclaireuse attaque b4 depuis d4
shop_parasitism | parasite c4-c3 | \
Parasitism: lead the enemy ant from c4 to c3 | Parasitage : mener la fourmi ennemie de c4 à c3
shop_parasitism | parasite c4-d4 | \
Parasitism: lead the enemy ant from c4 against your ant on d4 | \
Parasitage : mener la fourmi ennemie de c4 contre la vôtre en d4
"""


@pytest.mark.parametrize("row", LABELS.strip().splitlines())
def test_an_action_says_who_does_it_and_an_attack_that_it_is_one(row: str) -> None:
    order, answer, *labels = row.split(" | ")
    t = garden("d4 black scout, d3 black wall (2), c4 red worker, b4 red worker", order=order)
    move = t.decision.options[t.offers().index(answer)]
    said = [Speaker(GAME, language).move(move).replace("\u00a0", " ") for language in ("en", "fr")]
    assert said == labels


@clause("WAR-TURN-07")
def test_stopping_says_how_many_actions_would_be_lost() -> None:
    t = garden("d4 black scout", order="shop_elite_scout").plays("move d4-d5")
    (stop,) = t.match.warnings(BLACK)
    assert (written(stop), t.s.actions_left) == ("stop", 2)
    assert Speaker(GAME, "en").say(t.match.warnings(BLACK)[stop]).startswith("Your order still has 2 actions")
    t.plays("move d5-d6")
    assert Speaker(GAME, "en").say(t.match.warnings(BLACK)[stop]).startswith("Your order still has an action")
    assert not t.plays("stop").match.warnings(BLACK)  # to discard nothing is no loss
