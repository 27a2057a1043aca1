"""5: the rulings, as far as they show on the table or in the box (01 to 31, 60, 61)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from formicarium.core.chance import Draw, Pick
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import (
    INSECT_OF,
    INSECTS,
    KIND_OF,
    KINDS,
    PATH_CARDS,
    PATH_OF,
    PATHS,
    POWER_OF,
    PRICE,
    Card,
)
from formicarium.games.cicada_and_ant.events import (
    CardsPaid,
    DisplayRefilled,
    FirstCardTaken,
    InsectHelped,
    RedAntGained,
)
from formicarium.games.cicada_and_ant.scoring import autumn_outcome
from formicarium.games.cicada_and_ant.steps.setup import provisions_for
from formicarium.testing import clause
from formicarium.texts.message import message
from formicarium.texts.speaker import Speaker
from tests.games.cicada_and_ant.builder import BLOCK_B, SQUARE_A, Table, new_game, some, table
from tests.games.cicada_and_ant.winter import market, miss, powers, revealing

DISPLAY = ["walnuts_a", "cheese_a", "jam_jar_a"]


def names(ids: Iterable[str]) -> list[tuple[str, str, str]]:
    english, french = Speaker(GAME, "en"), Speaker(GAME, "fr")
    return [(id, english.text(f"name-{id}"), french.text(f"name-{id}")) for id in ids]


# What lies in the box


@clause("CIG-RULING-01")
def test_the_paths_are_cloth_tile_stone_and_wood() -> None:
    assert PATHS == ("cloth", "tile", "stone", "wood")
    assert names(PATHS) == [
        ("cloth", "Tablecloth", "Nappe"),
        ("tile", "Tiling", "Carrelage"),
        ("stone", "Stone", "Pierre"),
        ("wood", "Wood", "Bois"),
    ]


@clause("CIG-RULING-02")
def test_there_are_twelve_path_cards_of_each_type() -> None:
    assert Counter(PATH_OF[card] for card in PATH_CARDS) == dict.fromkeys(PATHS, 12)


@clause("CIG-RULING-03")
def test_each_insect_is_once_on_each_type_and_half_the_cards_are_plain() -> None:
    shown = Counter((PATH_OF[card], INSECT_OF[card]) for card in PATH_CARDS)
    assert {pair: count for pair, count in shown.items() if pair[1]} == {
        (path, insect): 1 for path in PATHS for insect in INSECTS
    }
    assert {path: shown[path, ""] for path in PATHS} == dict.fromkeys(PATHS, 6)  # type: ignore[index]


@clause("CIG-RULING-04")
def test_the_insects_have_these_names() -> None:
    assert names(INSECTS) == [
        ("bee", "Bee", "Abeille"),
        ("ladybird", "Ladybird", "Coccinelle"),
        ("dragonfly", "Dragonfly", "Libellule"),
        ("beetle", "Beetle", "Scarabée"),
        ("caterpillar", "Caterpillar", "Chenille"),
        ("butterfly", "Butterfly", "Papillon"),
    ]


@clause("CIG-RULING-05")
def test_there_are_seven_kinds_of_provisions_two_cards_each() -> None:
    assert Counter(KIND_OF.values()) == dict.fromkeys(KINDS, 2)
    assert names(KINDS) == [
        ("wheat_grains", "Wheat Grains", "Grains de blé"),
        ("honey_pot", "Honey Pot", "Pot de miel"),
        ("jam_jar", "Jam Jar", "Pot de confiture"),
        ("cheese", "Cheese", "Fromage"),
        ("walnuts", "Walnuts", "Noix"),
        ("mushrooms", "Dried Mushrooms", "Champignons séchés"),
        ("pumpkin", "Pumpkin", "Potiron"),
    ]


@clause("CIG-RULING-06")
def test_every_provision_costs_four_cards() -> None:
    assert PRICE == {
        "wheat_grains": (2, 1, 1, 0),
        "honey_pot": (0, 2, 1, 1),
        "jam_jar": (1, 0, 2, 1),
        "cheese": (1, 1, 0, 2),
        "walnuts": (1, 1, 1, 1),
        "mushrooms": (2, 0, 2, 0),
        "pumpkin": (0, 2, 0, 2),
    }
    assert {sum(price) for price in PRICE.values()} == {4}


@clause("CIG-RULING-06")
@pytest.mark.parametrize("seats, asked", [(2, 5), (4, 7)])
def test_each_type_is_asked_for_equally_often(seats: int, asked: int) -> None:
    kinds = {KIND_OF[card] for card in provisions_for(seats)}
    assert [sum(column) for column in zip(*(PRICE[kind] for kind in kinds), strict=True)] == [asked] * 4


@clause("CIG-RULING-07")
@pytest.mark.parametrize("seats, cards", [(2, 10), (3, 12), (4, 14)])
def test_whole_kinds_are_left_out_and_a_card_to_buy_always_remains(seats: int, cards: int) -> None:
    used = provisions_for(seats)
    assert len(used) == cards
    assert set(Counter(KIND_OF[card] for card in used).values()) == {2}
    without_a_winner = 3 * seats  # three singles each: a fourth card wins
    assert without_a_winner + 1 <= cards


@clause("CIG-RULING-08")
def test_each_insect_has_its_power() -> None:
    assert {insect: f"power_{insect}" for insect in INSECTS} == POWER_OF


@clause("CIG-RULING-08")
@pytest.mark.parametrize(
    "insect, offers",
    [
        ("bee", ["slot:1", "button:done"]),  # two cloth for the wood
        ("butterfly", ["give:cheese slot:1", "button:done"]),
        ("ladybird", []),
        ("dragonfly", []),
        ("beetle", []),
    ],
)
def test_only_the_bee_helps_to_pay_and_only_the_butterfly_swaps(insect: str, offers: list[str]) -> None:
    laid: dict[str, Any] = {"display": ["walnuts_a", "", ""], "provisions": {0: ["cheese_b"]}}
    reserves = {0: some(cloth=3, tile=1, stone=1)}
    t = market(upto="Market", powers=powers(**{insect: 0}), reserves=reserves, **laid)
    assert (t.offers(0) if t.asked else []) == offers


@clause("CIG-RULING-09")
def test_the_hidden_card_may_be_spent_in_a_purchase() -> None:
    reserves = {0: some(cloth=1, tile=1, stone=1)}
    t = market(display=DISPLAY, powers=powers(caterpillar=0), hidden="wood_plain_6", reserves=reserves)
    t.plays(0, "slot:1")
    assert t.s.provisions[0] == ("walnuts_a",)
    assert [paid.cards[-1] for paid in t.told(CardsPaid)] == ["wood_plain_6"]


@clause("CIG-RULING-10")
def test_the_easier_mode_is_called_autumn() -> None:
    assert names(["autumn"])[0] == ("autumn", "Autumn", "Automne")
    assert new_game().s.options.mode == "autumn"


# The square and the roles


@clause("CIG-RULING-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_unless_it_is_said_chance_names_the_first_ant(seats: int) -> None:
    for seat in range(seats):
        t = new_game(seats, picks=[str(seat)])
        assert t.s.ant == seat
        assert Pick(tuple(map(str, range(seats)))) in t.chances
    assert not [chance for chance in new_game(seats, first_ant=1).chances if isinstance(chance, Pick)]


# The Red Ants


@clause("CIG-RULING-16")
def test_red_ants_choose_with_the_ant_and_see_the_pawns_first() -> None:
    t = table(pawns=BLOCK_B[:5], mode="winter", seats=4)
    assert t.asked == {0: "ask-place-ant"}
    t.plays(0, f"cell:{BLOCK_B[5]}")
    assert set(t.asked) == {0, 2, 3}
    assert t.view(2).pawns == t.view(3).pawns == tuple(BLOCK_B)


@clause("CIG-RULING-17")
def test_a_red_ant_may_choose_a_type_that_is_not_present() -> None:
    t = table(pawns=BLOCK_B, mode="winter", seats=3)
    assert t.offers(2) == ["token:cloth", "token:tile", "token:stone", "token:wood"]
    t.plays(2, "token:cloth").plays(0, "token:wood").plays(1, "cell:r1c3").plays(0, "cell:r1c1")
    assert not t.told(RedAntGained)


def reds(**laid: Any) -> Table:
    """A miss in which all Red Ants have guessed the token: Ant 2, Cicada 0, Red Ants 3 and 1."""
    tokens = {1: "wood", 3: "wood"}
    return revealing("r1c3", reds=tokens, upto="Market", seats=4, ant=2, cicada=0, display=DISPLAY, **laid)


@clause("CIG-RULING-18")
def test_red_ants_draw_clockwise_from_the_ants_left_between_collection_and_purchase() -> None:
    reserves = {2: ["cloth_plain_6", "tile_plain_3", "stone_plain_6"]}
    t = reds(powers=powers("bee", "ladybird"), reserves=reserves, draws=["tile_plain_6", "tile_plain_5"])
    t.plays(2, "cell:r1c1", "card:wood_bee")
    assert [(gained.seat, gained.card) for gained in t.told(RedAntGained)] == [
        *((3, "tile_plain_6"), (1, "tile_plain_5"))
    ]
    at = t.story.index("CardsCollected")
    assert t.story[at:] == ["CardsCollected", "PowerTaken", "RedAntGained", "RedAntGained"]
    assert t.asked == {2: "ask-market"}


@clause("CIG-RULING-19")
def test_a_red_ants_gain_gives_no_right_to_buy() -> None:
    reserves = {1: some(cloth=2, tile=2, stone=2, wood=2), 3: some(cloth=2, tile=2, stone=2, wood=2)}
    t = reds(reserves=reserves).plays(2, "cell:r1c1")
    assert len(t.told(RedAntGained)) == 2
    assert t.asked == {}  # the Ant cannot pay, and nobody else is asked
    assert t.story[-1] == "NothingBought"


# Winter: first cards, the insects' help, payments, the display


@clause("CIG-RULING-25")
@pytest.mark.parametrize("first, order", [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_first_cards_are_dealt_after_the_square_from_the_first_ant_clockwise(
    first: int, order: list[int]
) -> None:
    three = ["tile_plain_3", "wood_beetle", "stone_plain_3"]
    t = new_game(3, mode="winter", first_ant=first, draws=[*SQUARE_A, *three])
    assert [(taken.seat, taken.card) for taken in t.told(FirstCardTaken)] == list(
        zip(order, three, strict=True)
    )
    assert t.s.square == SQUARE_A


@clause("CIG-RULING-26")
def test_with_a_custom_deck_each_card_helps_once_and_won_cards_are_no_alternatives() -> None:
    tokens = {0: "wood"}
    t = table("SetCicada", mode="winter", pawns=BLOCK_B, tokens=tokens)
    t.s.square[4] = Card("wood_bee")  # a second one, in r2c1
    t.plays(1, "cell:r1c3")
    assert t.offers(0) == ["cell:r1c1", "cell:r2c3", "cell:r3c3"]
    assert t.refuses(0, "cell:r2c1") == "CIG-HELP-03"
    t.plays(0, "cell:r3c3")
    assert t.offers(0) == ["cell:r2c1", "cell:r2c3"]
    assert t.refuses(0, "cell:r3c3") == "CIG-HELP-03"


@clause("CIG-RULING-27")
def test_the_card_taken_instead_may_bear_a_pawn() -> None:
    t = miss(upto="Reveal")
    assert "r2c3" in t.s.pawns
    t.plays(0, "cell:r2c3")
    assert [(helped.taken, helped.card) for helped in t.told(InsectHelped)] == [("r2c3", "stone_bee")]


@clause("CIG-RULING-28")
@pytest.mark.parametrize(
    "reserve",
    [
        some(cloth=1, tile=7),  # two sets of tile, for stone and wood
        some(cloth=4, tile=4),  # a set of each
        some(tile=10),  # three sets
    ],
)
def test_three_for_one_may_be_used_for_several_cards_of_a_price(reserve: dict[str, int]) -> None:
    t = market(upto="Market", display=DISPLAY, square=[""] * 16, reserves={0: reserve}).plays(0, "slot:1")
    (paid,) = t.told(CardsPaid)
    assert Counter(PATH_OF[card] for card in paid.cards) == reserve
    assert t.s.provisions[0] == ("walnuts_a",)


@clause("CIG-RULING-29")
def test_payments_are_exact() -> None:
    t = market(display=DISPLAY, reserves={0: some(cloth=4, tile=2, stone=2, wood=2)}).plays(0, "slot:1")
    assert t.offers(0)[0] == "cloth:1 tile:1 stone:1 wood:1"
    for more in (
        "cloth:2 tile:1 stone:1 wood:1",
        "cloth:1 tile:2 stone:2 wood:2",
        "cloth:4 tile:2 stone:1 wood:1",
    ):
        assert t.refuses(0, more) == "CIG-PAY-04"
    t.plays(0, "cloth:1 tile:1 stone:1 wood:1")
    assert t.s.discard == [card for card in t.s.discard if card in t.told(CardsPaid)[0].cards]
    assert len(t.s.discard) == 4


@clause("CIG-RULING-30")
def test_of_equal_cards_those_held_longest_are_discarded() -> None:
    reserve = ["cloth_plain_5", "tile_bee", "wood_beetle", "cloth_plain_2", "stone_plain_6", "tile_plain_3"]
    t = market(upto="Market", display=DISPLAY, reserves={0: reserve}).plays(0, "slot:1")
    assert t.s.discard == ["cloth_plain_5", "tile_bee", "wood_beetle", "stone_plain_6"]
    assert t.s.reserves[0] == ("cloth_plain_2", "tile_plain_3")


@clause("CIG-RULING-31")
def test_the_display_is_refilled_only_at_the_end_of_the_round() -> None:
    reserves = {0: some(cloth=1, tile=1, stone=1, wood=1)}
    t = market(upto="RefillSquare", display=DISPLAY, reserves=reserves).plays(0, "slot:1")
    assert t.s.display == ["", *DISPLAY[1:]]
    t = market(upto="FillDisplay", display=DISPLAY, reserves=reserves)
    t.draws("tile_bee", "walnuts_b").plays(0, "slot:1")  # the fair price, and slot 1
    assert t.s.display == ["walnuts_b", *DISPLAY[1:]]
    assert [refilled.slots for refilled in t.told(DisplayRefilled)] == [(1,)]


@clause("CIG-RULING-31")
def test_an_exhausted_provision_deck_leaves_gaps() -> None:
    t = table("FillDisplay", "FillDisplay", mode="winter", display=["", "cheese_a", ""], stock=["walnuts_b"])
    assert t.s.display == ["walnuts_b", "cheese_a", ""]
    t = table("FillDisplay", "FillDisplay", mode="winter", display=["", "cheese_a", "cheese_b"], stock=[])
    assert t.s.display == ["", "cheese_a", "cheese_b"]
    assert not [chance for chance in t.chances if isinstance(chance, Draw)]


@clause("CIG-RULING-60")
def test_a_clock_refuses_where_one_may_and_takes_the_first_answer_where_one_must() -> None:
    placing = new_game(mode="autumn").match.pending[0]
    assert placing.timeout == placing.options[0]
    t = market(reserves=[some(cloth=4, tile=1, stone=1, wood=1), []], display=["walnuts_a"])
    assert str(t.match.pending[0].timeout) == "button:done"
    t.plays(0, "slot:1")
    paying = t.match.pending[0]
    assert len(paying.options) > 1
    assert str(paying.timeout) == "cloth:1 tile:1 stone:1 wood:1"


@clause("CIG-RULING-61")
def test_the_places_below_the_first_are_settled_like_the_first() -> None:
    s = new_game(mode="autumn", seats=3).s
    s.shelves = [(4, 4, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)]
    s.kept = [(), (), (Card("wood_bee"),)]
    assert autumn_outcome(s, message("ended-deck"), "CIG-END-02").ranks == (1, 3, 2)
    s.kept = [(), (Card("tile_bee"),), (Card("wood_bee"),)]
    assert autumn_outcome(s, message("ended-deck"), "CIG-END-02").ranks == (1, 2, 2)
