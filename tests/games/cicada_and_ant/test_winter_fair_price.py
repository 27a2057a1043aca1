"""Winter, step 4: the fair price (CIG-FAIR)."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.chance import Draw
from formicarium.games.cicada_and_ant.events import DeckReshuffled, FairPriceDrawn, NothingBought
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import Table
from tests.games.cicada_and_ant.winter import facts, market, powers, revealing

LAST_CARDS = ["cloth_plain_2", "tile_plain_3", "stone_plain_3", "wood_plain_3"]


def buying(**laid: Any) -> Table:
    """The collector is about to buy walnuts with its last four cards."""
    return market(
        **{"reserves": {0: LAST_CARDS}, "display": ["walnuts_a", "", ""], "steps": ["Market"], **laid}
    )


@clause("CIG-FAIR-01")
def test_a_buyer_without_a_card_left_draws_one_face_up() -> None:
    t = buying(draws=["tile_bee"]).plays(0, "slot:1")
    assert t.view(None).reserves[0] == ("tile_bee",)
    for seat in (0, 1, None):
        assert facts(t.seen(seat, FairPriceDrawn)) == [(0, "tile_bee")]


@clause("CIG-FAIR-01")
@pytest.mark.parametrize("left", [["cloth_beetle"], ["tile_bee", "stone_beetle"]])
def test_a_buyer_with_a_card_left_draws_none(left: list[str]) -> None:
    t = buying(reserves={0: [*LAST_CARDS, *left]}).plays(0, "slot:1")
    assert t.s.reserves[0] == tuple(left)
    assert t.told(FairPriceDrawn) == []


@clause("CIG-FAIR-02")
def test_the_paid_cards_are_reshuffled_for_this_draw_if_the_deck_is_empty() -> None:
    t = buying(deck=[], discard=[], draws=["wood_plain_3"]).plays(0, "slot:1")
    assert t.chances == [Draw(tuple(sorted(LAST_CARDS)), 1)]
    assert facts(t.told(DeckReshuffled)) == [(4,)]
    assert t.s.reserves[0] == ("wood_plain_3",)
    assert (t.s.deck, t.s.discard) == (sorted(LAST_CARDS[:3]), [])


@clause("CIG-FAIR-03")
def test_an_empty_reserve_without_a_purchase_gives_nothing() -> None:
    t = revealing(
        "r1c3",
        token="tile",
        powers=powers("bee", "ladybird", "dragonfly", "beetle"),
        display=["walnuts_a", "", ""],
    ).plays(0, "cell:r2c2", "card:tile_dragonfly")
    assert len(t.told(NothingBought)) == 1
    assert t.told(FairPriceDrawn) == []
    assert t.s.reserves[0] == ()


@clause("CIG-FAIR-03")
def test_a_purchase_that_wins_the_game_draws_nothing() -> None:
    t = buying(provisions={0: ["cheese_a", "honey_pot_a", "jam_jar_a"]}).plays(0, "slot:1")
    assert t.outcome.winners == (0,)
    assert t.s.reserves[0] == ()
    assert t.chances == []
