"""Winter, step 4: paying (CIG-PAY)."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import KINDS, PRICE, Counts, Kind
from formicarium.games.cicada_and_ant.events import FairPriceDrawn
from formicarium.games.cicada_and_ant.payment import all_payments, can_pay, payments
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.cicada_and_ant.winter import facts, market, points, powers

HONEY: Counts = (0, 2, 1, 1)
WHEAT: Counts = (2, 1, 1, 0)
WALNUTS: Counts = (1, 1, 1, 1)
FULL: Counts = (12, 12, 12, 12)

PRICES: list[Counts] = [PRICE[kind] for kind in KINDS] + [
    (3, 1, 0, 0),
    (0, 0, 1, 0),
    (2, 2, 1, 0),
    (0, 0, 0, 4),
]


def is_legal(paid: Counts, price: Counts, rate: int) -> bool:
    """CIG-PAY-04 word for word, for a purse that holds what is paid."""
    for direct in product(*(range(cost + 1) for cost in price)):
        sets, left_over = zip(*(divmod(p - d, rate) for p, d in zip(paid, direct, strict=True)), strict=True)
        m = sum(price) - sum(direct)
        if (
            not any(left_over)
            and min(sets) >= 0
            and sum(sets) == m
            and all(k <= m - (cost - d) for k, cost, d in zip(sets, price, direct, strict=True))
        ):
            return True
    return False


@cache
def every_legal_payment(price: Counts, rate: int) -> frozenset[Counts]:
    """Tried out one by one: no payment has more cards than `rate` for each card named."""
    most = rate * sum(price)
    return frozenset(
        (a, b, c, d)
        for a in range(most + 1)
        for b in range(most + 1 - a)
        for c in range(most + 1 - a - b)
        for d in range(most + 1 - a - b - c)
        if max(a, b, c, d) <= 12 and is_legal((a, b, c, d), price, rate)
    )


def random_purse(rng: Random, most: int) -> Counts:
    return rng.randint(0, most), rng.randint(0, most), rng.randint(0, most), rng.randint(0, most)


@clause("CIG-PAY-01")
@pytest.mark.parametrize(
    "kind, price",
    [
        ("wheat_grains", (2, 1, 1, 0)),
        ("honey_pot", (0, 2, 1, 1)),
        ("jam_jar", (1, 0, 2, 1)),
        ("cheese", (1, 1, 0, 2)),
        ("walnuts", (1, 1, 1, 1)),
        ("mushrooms", (2, 0, 2, 0)),
        ("pumpkin", (0, 2, 0, 2)),
    ],
)
def test_a_price_names_a_number_of_cards_of_each_type(kind: str, price: Counts) -> None:
    assert PRICE[Kind(kind)] == price
    assert payments(price, 3, price) == (price,)
    for i in range(4):
        short = [*price]
        short[i] -= 1
        if short[i] >= 0:
            assert payments(price, 3, (short[0], short[1], short[2], short[3])) == ()


@clause("CIG-PAY-01")
def test_insects_on_the_cards_paid_do_not_matter() -> None:
    reserve = ["tile_butterfly", "tile_plain_3", "stone_beetle", "wood_ladybird"]
    t = market(reserves={0: reserve}, display=["honey_pot_a", "", ""]).plays(0, "slot:1")
    assert t.s.provisions[0] == ("honey_pot_a",)
    assert t.s.discard == reserve


@clause("CIG-PAY-02")
@pytest.mark.parametrize(
    "purse, legal",
    [
        ((3, 2, 0, 1), [(3, 2, 0, 1)]),  # three cloth for the stone
        ((0, 5, 0, 1), [(0, 5, 0, 1)]),  # three tile for the stone, beside the two named
        ((2, 2, 0, 2), []),  # two cloth and one wood are not one type
        ((2, 2, 0, 1), []),
        ((0, 2, 4, 0), [(0, 2, 4, 0)]),  # three stone for the wood
        ((0, 2, 0, 4), [(0, 2, 0, 4)]),
    ],
)
def test_three_of_one_same_type_replace_one_card_of_another(purse: Counts, legal: list[Counts]) -> None:
    assert list(payments(HONEY, 3, purse)) == legal


@clause("CIG-PAY-02")
def test_three_cards_never_replace_one_of_their_own_type() -> None:
    assert payments(WHEAT, 3, (4, 1, 1, 0)) == (WHEAT,)
    assert (4, 1, 1, 0) not in all_payments(WHEAT, 3)
    assert (1, 4, 1, 0) in all_payments(WHEAT, 3)  # three tile and the tile named, for a cloth


@clause("CIG-PAY-03")
@pytest.mark.parametrize(
    "purse, paid",
    [
        ((3, 5, 0, 0), (3, 5, 0, 0)),  # stone by three cloth, wood by three tile
        ((6, 2, 0, 0), (6, 2, 0, 0)),  # both by cloth
        ((12, 0, 0, 0), (12, 0, 0, 0)),  # all four by cloth
        ((9, 0, 0, 1), (9, 0, 0, 1)),
        ((3, 2, 1, 1), (3, 1, 1, 1)),  # a tile that could be paid directly
        ((0, 5, 1, 1), (0, 5, 0, 1)),
        ((0, 5, 1, 1), (0, 5, 1, 0)),
    ],
)
def test_several_cards_may_be_replaced_also_those_one_has(purse: Counts, paid: Counts) -> None:
    assert paid in payments(HONEY, 3, purse)


@clause("CIG-PAY-04")
@pytest.mark.parametrize("rate", [3, 2])
@pytest.mark.parametrize("price", PRICES, ids=str)
def test_the_legal_payments_are_those_of_the_formula(price: Counts, rate: int) -> None:
    legal = every_legal_payment(price, rate)
    listed = payments(price, rate, FULL)
    assert len(set(listed)) == len(listed)
    assert set(listed) == legal
    rng = Random(f"{price} {rate}")
    for most in (2, 3, 4, 6, 12):
        for _ in range(12):
            purse = random_purse(rng, most)
            affordable = {p for p in legal if all(n <= held for n, held in zip(p, purse, strict=True))}
            assert set(payments(price, rate, purse)) == affordable, purse


@clause("CIG-PAY-04")
@pytest.mark.parametrize("rate", [3, 2])
def test_any_other_payment_is_not_legal(rate: int) -> None:
    rng = Random(rate)
    for _ in range(400):
        price, paid = rng.choice(PRICES), random_purse(rng, 12)
        assert is_legal(paid, price, rate) == (paid in payments(price, rate, FULL)), (price, paid)


@clause("CIG-PAY-04")
@pytest.mark.parametrize("rate", [3, 2])
@pytest.mark.parametrize("price", PRICES, ids=str)
def test_a_card_is_offered_exactly_where_it_can_be_paid(price: Counts, rate: int) -> None:
    rng = Random(f"{price} {rate} offered")
    purses = [random_purse(rng, most) for most in (2, 3, 4, 5, 7, 12) for _ in range(40)]
    for purse in purses:
        assert can_pay(price, rate, purse) == bool(payments(price, rate, purse)), purse


def test_the_longest_list_of_payments_is_as_long_as_the_spec_counts() -> None:
    assert len(payments(WALNUTS, 3, FULL)) == 160
    assert max(len(payments(price, 3, FULL)) for price in PRICE.values()) == 160


def test_the_cheapest_payment_comes_first() -> None:
    for price in PRICES:
        listed = payments(price, 3, FULL)
        assert listed[0] == price
        assert [sum(paid) for paid in listed] == sorted(sum(paid) for paid in listed)


@clause("CIG-PAY-04")
@pytest.mark.parametrize(
    "payment",
    [
        "cloth:3 tile:2 stone:1 wood:1",  # one set too many
        "cloth:2 tile:2 stone:0 wood:1",  # two are no set
        "cloth:0 tile:2 stone:1 wood:0",  # too little
        "cloth:0 tile:2 stone:1 wood:4",  # more than one has
        "card:hidden cloth:0 tile:2 stone:1 wood:1",  # no hidden card
        "button:done",  # a purchase once begun is paid
    ],
)
def test_an_inexact_payment_is_refused(payment: str) -> None:
    t = market(reserves={0: {"cloth": 3, "tile": 2, "stone": 1, "wood": 1}}, display=["honey_pot_a", "", ""])
    t.plays(0, "slot:1")
    assert t.refuses(0, payment) == "CIG-PAY-04"


@clause("CIG-PAY-05")
def test_of_one_type_the_cards_held_longest_are_discarded_first() -> None:
    reserve = ["wood_plain_6", "tile_bee", "wood_plain_3", "tile_plain_6", "tile_plain_3", "stone_beetle"]
    t = market(reserves={0: reserve}, display=["honey_pot_a", "", ""]).plays(0, "slot:1")
    assert t.s.discard == ["wood_plain_6", "tile_bee", "tile_plain_6", "stone_beetle"]
    assert t.s.reserves[0] == ("wood_plain_3", "tile_plain_3")


@clause("CIG-PAY-05")
def test_one_chooses_how_many_cards_of_each_type_to_pay() -> None:
    t = market(reserves={0: {"cloth": 3, "tile": 2, "stone": 1, "wood": 1}}, display=["honey_pot_a", "", ""])
    t.plays(0, "slot:1")
    assert t.asked == {0: "ask-pay"}
    t.plays(0, "cloth:3 tile:2 stone:1 wood:0")
    assert t.s.purse(0) == (0, 0, 0, 1)


@clause("CIG-PAY-05", "CIG-RULING-59")
def test_a_card_drawn_later_is_younger_than_one_collected_before() -> None:
    t = market(
        reserves={0: ["cloth_plain_2", "tile_plain_3", "stone_plain_3", "wood_plain_3"]},
        display=["walnuts_a", "", ""],
        draws=["wood_plain_6"],
        steps=["Market", {"is": "CollectForReserve", "cells": ["r1c1", "r1c2"]}],
        tokens={0: "wood"},
    ).plays(0, "slot:1")
    assert t.s.reserves[0] == ("wood_plain_6", "wood_bee", "wood_plain_1")


@clause("CIG-EX-12", "CIG-PAY-02", "CIG-PAY-04", "CIG-FAIR-01")
def test_three_cloth_pay_for_the_missing_stone() -> None:
    t = market(
        reserves={0: {"cloth": 3, "tile": 2, "wood": 1}},
        display=["honey_pot_a", "", ""],
        draws=["stone_plain_3"],
    )
    assert payments(HONEY, 3, t.s.purse(0)) == ((3, 2, 0, 1),)
    t.plays(0, "slot:1")
    assert len(t.s.discard) == 6
    assert t.s.reserves[0] == ("stone_plain_3",)
    assert facts(t.told(FairPriceDrawn)) == [(0, "stone_plain_3")]
    assert points(t) == [1, 0]


@clause("CIG-EX-13", "CIG-PAY-03", "CIG-PAY-04")
def test_with_the_stone_at_hand_there_are_four_ways_to_pay() -> None:
    t = market(
        reserves={0: {"cloth": 3, "tile": 2, "stone": 1, "wood": 1}},
        display=["honey_pot_a", "", ""],
        steps=["Market"],
    )
    t.plays(0, "slot:1")
    assert set(t.offers(0)) == {
        "cloth:0 tile:2 stone:1 wood:1",
        "cloth:3 tile:1 stone:1 wood:1",
        "cloth:3 tile:2 stone:0 wood:1",
        "cloth:3 tile:2 stone:1 wood:0",
    }
    assert t.timeout(0) == "cloth:0 tile:2 stone:1 wood:1"
    t.plays(0, "cloth:3 tile:2 stone:0 wood:1")
    assert t.s.purse(0) == (0, 0, 1, 0)


@clause("CIG-PAY-04", "CIG-DEC-01")
@pytest.mark.parametrize(
    "reserve, hidden, says",
    [
        ({"tile": 2, "stone": 1, "wood": 1}, "", "Buy Honey Pot · 2 Tiling · 1 Stone · 1 Wood"),
        ({"tile": 2, "stone": 1, "wood": 4}, "", "Buy Honey Pot"),  # one may choose, and is asked
        (
            {"tile": 2, "stone": 1},
            "wood_beetle",
            "Buy Honey Pot · 2 Tiling · 1 Stone · 1 Wood · your hidden card among them",
        ),
    ],
)
def test_a_purchase_that_can_be_paid_in_one_way_names_its_price(
    reserve: dict[str, int], hidden: str, says: str
) -> None:
    held: dict[str, Any] = (
        {"hidden": hidden, "powers": powers("bee", "beetle", "dragonfly", caterpillar=0)} if hidden else {}
    )
    t = market(reserves={0: reserve}, display=["honey_pot_a", "", ""], **held)
    decision = t.match.decision(0)
    assert decision is not None
    assert Speaker(GAME, "en").move(decision.options[0]) == says
