"""Winter: the Path deck and the discard pile (CIG-DECK)."""

from __future__ import annotations

import pytest

from formicarium.core.chance import Draw
from formicarium.games.cicada_and_ant.events import (
    BeetleConsoled,
    BeetleMissedOut,
    CellsRefilled,
    DeckReshuffled,
    RedAntGained,
    RedAntMissedOut,
)
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import SQUARE_A, table
from tests.games.cicada_and_ant.winter import facts, miss, powers

FIVE = ["cloth_plain_4", "stone_plain_6", "tile_bee", "wood_beetle", "wood_plain_6"]
THREE_GAPS = ["" if cell in (1, 4, 10) else card for cell, card in enumerate(SQUARE_A)]  # r1c2, r2c1 and r3c3


@clause("CIG-DECK-01")
def test_cards_are_drawn_one_at_a_time() -> None:
    t = miss(
        seats=4,
        reds={2: "wood", 3: "wood"},
        deck=[*FIVE, "tile_plain_3"],
        draws=["tile_bee", "wood_beetle"],
    ).plays(0, "cell:r1c1")
    first, second = t.chances[:2]
    assert first == Draw(tuple(sorted([*FIVE, "tile_plain_3"])), 1)
    assert second == Draw(tuple(sorted({*FIVE, "tile_plain_3"} - {"tile_bee"})), 1)
    assert facts(t.told(RedAntGained)) == [(2, "tile_bee"), (3, "wood_beetle")]


@clause("CIG-DECK-02", "CIG-EX-16")
def test_in_the_middle_of_filling_the_square_the_discards_become_the_deck() -> None:
    t = table(
        "RefillSquare",
        mode="winter",
        square=THREE_GAPS,
        deck=["tile_plain_3"],
        discard=FIVE,
        collector=0,
        draws=["tile_plain_3", "wood_plain_6", "tile_bee"],
    )
    assert [t.card(cell) for cell in ("r1c2", "r2c1", "r3c3")] == ["tile_plain_3", "wood_plain_6", "tile_bee"]
    assert t.story[:3] == ["CellsRefilled", "DeckReshuffled", "CellsRefilled"]
    assert facts(t.told(DeckReshuffled)) == [(5,)]
    assert t.chances == [Draw(("tile_plain_3",), 1), Draw(tuple(sorted(FIVE)), 2)]
    assert (len(t.s.deck), t.s.discard) == (3, [])


@clause("CIG-DECK-02")
def test_the_discards_stay_where_they_are_until_a_card_must_be_drawn() -> None:
    t = table(
        "RefillSquare",
        mode="winter",
        square=THREE_GAPS,
        deck=["tile_plain_3", "tile_plain_4", "tile_plain_5"],
        discard=FIVE,
        collector=0,
    )
    assert [len(event.cells) for event in t.told(CellsRefilled)] == [3]
    assert t.told(DeckReshuffled) == []
    assert (t.s.deck, t.s.discard) == ([], FIVE)


@clause("CIG-DECK-02")
def test_a_red_ant_draws_from_the_reshuffled_discards() -> None:
    t = miss(seats=3, reds={2: "wood"}, deck=[], discard=FIVE, draws=["tile_bee"]).plays(0, "cell:r1c1")
    assert facts(t.told(DeckReshuffled)) == [(5,)]
    assert t.s.reserves[2] == ("tile_bee",)
    assert t.s.discard == []


def test_everybody_sees_the_discard_pile_and_only_the_size_of_the_deck() -> None:
    t = table(mode="winter", deck=["tile_plain_3"], discard=FIVE)
    for seat in (0, 1, None):
        assert t.view(seat).discard == tuple(FIVE)
        assert t.view(seat).deck == 1


@clause("CIG-DECK-03")
def test_with_both_piles_empty_a_red_ants_gain_is_lost() -> None:
    t = miss(seats=3, reds={2: "wood"}, deck=[], discard=[]).plays(0, "cell:r1c1")
    assert facts(t.told(RedAntMissedOut)) == [(2,)]
    assert t.told(RedAntGained) == []
    assert t.s.reserves[2] == ()


@clause("CIG-DECK-03")
def test_the_last_card_goes_to_the_first_of_two_red_ants() -> None:
    t = miss(seats=4, reds={2: "wood", 3: "wood"}, deck=["tile_bee"], discard=[]).plays(0, "cell:r1c1")
    assert facts(t.told(RedAntGained)) == [(2, "tile_bee")]
    assert facts(t.told(RedAntMissedOut)) == [(3,)]


@clause("CIG-DECK-03")
@pytest.mark.parametrize("deck", [[], ["tile_bee"]])
def test_with_both_piles_empty_the_beetles_gain_is_lost(deck: list[str]) -> None:
    t = table(
        "ConsoleBeetle",
        "ConsoleBeetle",
        mode="winter",
        collector=1,
        deck=deck,
        discard=[],
        powers=powers("bee", "ladybird", "dragonfly", beetle=0),
    )
    assert facts(t.told(BeetleConsoled)) == [(0, card) for card in deck]
    assert len(t.told(BeetleMissedOut)) == 1 - len(deck)
