"""Chance as a question, and those who answer it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from formicarium.core.chance import Chance, Draw, Pick, Roll, Shuffle
from formicarium.core.dealer import Scripted, Seeded
from formicarium.core.errors import ChanceError

PILE = ("ant", "bee", "bee", "fly")
QUESTIONS: list[Chance[Any]] = [
    Roll(3),
    Roll(1, sides=20),
    Draw(PILE),
    Draw(PILE, 3),
    Shuffle(PILE),
    Pick(PILE),
]


@pytest.mark.parametrize("chance", QUESTIONS, ids=str)
def test_what_is_dealt_can_be_written_and_read(chance: Chance[Any]) -> None:
    for seed in range(30):
        result = chance.sample(Random(seed))
        assert chance.read(chance.write(result)) == result


def test_dice_show_every_side_and_no_other() -> None:
    rng = Random(1)
    assert {Roll(1, sides=4).sample(rng)[0] for _ in range(200)} == {1, 2, 3, 4}


def test_a_shuffle_draws_everything() -> None:
    assert sorted(Shuffle(PILE).sample(Random(1))) == sorted(PILE)


@pytest.mark.parametrize(
    "chance, words, what",
    [
        (Roll(2), ["3"], "2 dice are rolled, 1 stated"),
        (Roll(1), ["7"], "6 sides cannot show 7"),
        (Roll(1), ["0"], "cannot show 0"),
        (Roll(1), ["-1"], "cannot show -1"),
        (Roll(1), ["9" * 5000], "cannot show"),
        (Roll(1), ["six"], "cannot show six"),
        (Draw(PILE), [], "1 are drawn, 0 stated"),
        (Draw(PILE), ["wasp"], "not in the pile: wasp"),
        (Draw(PILE, 2), ["ant", "ant"], "not in the pile: ant"),
        (Pick(("0", "1")), ["2"], "2 is none of 0, 1"),
        (Pick(("0", "1")), [], "nothing is none of"),
        (Pick(("0", "1")), ["0", "1"], "0 1 is none of"),
    ],
)
def test_what_cannot_happen_is_refused(chance: Chance[Any], words: list[str], what: str) -> None:
    with pytest.raises(ChanceError, match=what):
        chance.read(words)


def test_a_pile_may_hold_equal_things() -> None:
    assert Draw(PILE, 2).read(["bee", "bee"]) == ("bee", "bee")


def test_the_same_seed_deals_the_same() -> None:
    one, other = Seeded("acorn"), Seeded("acorn")
    assert [one.deal(Shuffle(PILE)) for _ in range(5)] == [other.deal(Shuffle(PILE)) for _ in range(5)]


def test_a_script_is_dealt_in_order() -> None:
    dealer = Scripted(dice=[3, 5, 6], draws=["bee", "ant"], picks=["1"])
    assert dealer.deal(Roll(2)) == (3, 5)
    assert dealer.deal(Draw(PILE, 2)) == ("bee", "ant")
    assert dealer.deal(Roll(1)) == (6,)
    assert dealer.deal(Pick(("0", "1"))) == "1"


def test_a_script_that_is_used_up_refuses() -> None:
    with pytest.raises(ChanceError, match="needs 1, only 0 scripted"):
        Scripted().deal(Roll(1))


def test_or_hands_over_to_another_dealer() -> None:
    dealer = Scripted(dice=[6], then=Seeded(3))
    assert dealer.deal(Roll(1)) == (6,)
    assert dealer.deal(Roll(1)) == Seeded(3).deal(Roll(1))


def test_but_half_a_script_is_a_mistake() -> None:
    with pytest.raises(ChanceError, match="needs 2, only 1 scripted"):
        Scripted(dice=[6], then=Seeded(3)).deal(Roll(2))


def test_nothing_to_deal_needs_no_script() -> None:
    assert Scripted().deal(Roll(0)) == ()


def test_a_chance_that_a_script_does_not_know_is_refused() -> None:
    class Weather(Chance[str]):
        pass

    with pytest.raises(ChanceError, match="nothing is scripted"):
        Scripted().deal(Weather())
