"""Winter variant: Insects in power! (CIG-PWR)."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.cicada_and_ant.data import BEE, BUTTERFLY, INSECTS, POWERS, Power
from formicarium.games.cicada_and_ant.events import NothingBought, PowerStolen, PowerTaken
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import HOOK_H, MIDDLE, SQUARE_A, Table, new_game
from tests.games.cicada_and_ant.winter import facts, interception, market, miss, powers, revealing

IN_PLAY = powers("bee", "ladybird", "dragonfly", "butterfly")
ONE_OF_EACH = {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}
PLAIN_SQUARE = ["wood_plain_3", *SQUARE_A[1:]]  # no insect under a pawn on wood


def won_bee(**laid: Any) -> Table:
    """After a miss the Ant has collected wood_bee and two plain cards."""
    return miss(**{"powers": IN_PLAY, **laid}).plays(0, "cell:r1c1")


@clause("CIG-PWR-01")
def test_four_powers_lie_face_up_in_the_middle_and_the_winter_round_is_as_ever() -> None:
    t = new_game(mode="winter", power_cards=True)
    for seat in (0, 1, None):
        assert [holder for _, holder in t.view(seat).powers] == [MIDDLE] * 4
    assert t.asked == {0: "ask-place-ant"}
    assert len(t.s.display) == 3
    assert [len(cards) for cards in t.s.reserves] == [1, 1]


@clause("CIG-PWR-01", "CIG-PWR-02")
@pytest.mark.parametrize("insect", INSECTS)
def test_each_power_belongs_to_one_insect(insect: str) -> None:
    others = [other for other in INSECTS if other != insect][:3]
    won = f"wood_{insect}"
    square = [won, *("wood_plain_4" if card == won else card for card in SQUARE_A[1:])]
    t = miss(square=square, powers=powers(insect, *others))
    if t.asked == {0: "ask-insects-help"}:
        t.plays(0, "cell:r1c1")
    assert t.offers(0) == [f"card:{won}", "button:decline"]
    t.plays(0, f"card:{won}")
    assert {power for power, holder in t.s.powers.items() if holder == 0} == {f"power_{insect}"}
    assert facts(t.told(PowerTaken)) == [(0, f"power_{insect}", won)]


@clause("CIG-PWR-02")
def test_the_ant_may_decline_and_the_clock_does() -> None:
    t = won_bee()
    assert t.asked == {0: "ask-take-power"}
    assert t.offers(0) == ["card:wood_bee", "button:decline"]
    assert t.timeout(0) == "button:decline"
    t.plays(0, "button:decline")
    assert t.s.powers == IN_PLAY
    assert "wood_bee" in t.s.reserves[0]
    assert t.s.discard == []


@clause("CIG-PWR-02")
def test_the_cicada_takes_no_power() -> None:
    t = interception(powers=IN_PLAY)
    assert "wood_bee" in t.s.reserves[1]
    assert t.s.round == 2
    assert t.s.powers == IN_PLAY


@clause("CIG-PWR-02")
def test_nobody_but_the_ant_is_asked() -> None:
    t = won_bee(seats=4, reds={2: "wood", 3: "wood"})
    assert t.asked == {0: "ask-take-power"}


@clause("CIG-PWR-02")
def test_a_card_taken_by_the_insects_help_serves_too() -> None:
    t = miss(powers=IN_PLAY).plays(0, "cell:r3c3")
    assert t.offers(0) == ["card:cloth_bee", "button:decline"]
    t.plays(0, "card:cloth_bee")
    assert t.s.powers[BEE] == 0
    assert t.s.discard == ["cloth_bee"]


@clause("CIG-PWR-02")
@pytest.mark.parametrize(
    "card, why",
    [
        ("tile_bee", "refused-not-collected"),  # in the reserve from before
        ("wood_plain_1", "refused-no-insect"),
        ("stone_bee", "refused-not-collected"),  # in the square
    ],
)
def test_only_an_insect_card_just_collected_gives_a_power(card: str, why: str) -> None:
    t = won_bee(reserves={0: ["tile_bee"]})
    assert t.offers(0) == ["card:wood_bee", "button:decline"]
    refusal = t.match.why_not(0, f"card:{card}")
    assert refusal is not None
    assert (refusal.clause, refusal.reason.key) == ("CIG-PWR-02", why)


@clause("CIG-PWR-02")
def test_without_an_insect_among_the_cards_collected_there_is_no_question() -> None:
    t = miss(square=PLAIN_SQUARE, powers=IN_PLAY)
    assert t.s.round == 2


@clause("CIG-PWR-03")
def test_a_power_not_in_play_cannot_be_taken() -> None:
    t = miss(powers=powers("ladybird", "dragonfly", "beetle", "butterfly")).plays(0, "cell:r1c1")
    assert t.s.round == 2
    t = revealing(
        "r3c4", token="cloth", pawns=HOOK_H, powers=powers("bee", "dragonfly", "beetle", "butterfly")
    ).plays(0, "cell:r1c4", "cell:r3c3")
    assert t.offers(0) == ["card:cloth_bee", "button:decline"]
    assert t.refuses(0, "card:cloth_ladybird") == "CIG-PWR-03"


@clause("CIG-PWR-03")
def test_a_power_held_by_another_player_is_stolen() -> None:
    t = won_bee(powers={**IN_PLAY, BEE: 1}).plays(0, "card:wood_bee")
    assert t.s.powers == {**IN_PLAY, BEE: 0}
    assert facts(t.told(PowerStolen)) == [(0, BEE, "wood_bee", 1)]
    assert t.told(PowerTaken) == []


@clause("CIG-PWR-03", "CIG-RULING-37")
def test_one_cannot_take_a_power_one_holds() -> None:
    t = won_bee(powers={**IN_PLAY, BEE: 0})
    assert t.s.round == 2
    assert "wood_bee" in t.s.reserves[0]
    t = revealing("r3c4", token="cloth", pawns=HOOK_H, powers={**IN_PLAY, BEE: 0})
    t.plays(0, "cell:r1c4", "cell:r3c3")
    assert t.offers(0) == ["card:cloth_ladybird", "button:decline"]
    assert t.refuses(0, "card:cloth_bee") == "CIG-PWR-03"


@clause("CIG-PWR-04")
def test_only_one_power_is_taken_in_a_round() -> None:
    t = revealing("r3c4", token="cloth", pawns=HOOK_H, powers=IN_PLAY).plays(0, "cell:r1c4", "cell:r3c3")
    assert t.offers(0) == ["card:cloth_ladybird", "card:cloth_bee", "button:decline"]
    t.plays(0, "card:cloth_bee")
    assert t.s.round == 2
    assert [power for power, holder in t.s.powers.items() if holder == 0] == [BEE]


@clause("CIG-PWR-05", "CIG-RULING-50")
def test_the_discarded_card_goes_on_the_path_discard_pile() -> None:
    t = won_bee(discard=["tile_plain_6"]).plays(0, "card:wood_bee")
    assert t.view(None).discard == ("tile_plain_6", "wood_bee")
    assert t.s.reserves[0] == ("wood_plain_1", "wood_plain_2")


@clause("CIG-PWR-05", "CIG-RULING-36")
def test_an_ant_that_discards_its_only_card_still_buys_and_passes_its_role() -> None:
    t = revealing(
        "r1c3", token="tile", powers=IN_PLAY, reserves={0: ONE_OF_EACH}, display=["walnuts_a", "", ""]
    ).plays(0, "cell:r2c2", "card:tile_dragonfly")
    assert t.offers(0) == ["slot:1", "button:done"]
    t.plays(0, "slot:1")
    assert t.s.provisions[0] == ("walnuts_a",)
    assert t.roles == (1, 0)


@clause("CIG-RULING-50", "CIG-DECK-02")
def test_a_card_discarded_for_a_power_is_reshuffled_like_a_paid_one() -> None:
    t = won_bee(deck=["tile_plain_3", "tile_plain_4"], discard=[]).plays(0, "card:wood_bee")
    assert t.card("r2c1") == "wood_bee"
    assert (t.s.deck, t.s.discard) == ([], [])


@clause("CIG-PWR-06")
def test_a_power_lies_open_before_its_holder_and_stays_there() -> None:
    t = won_bee(powers=powers("ladybird", "beetle", "butterfly", bee=1, dragonfly=0)).plays(
        0, "card:wood_bee"
    )
    assert t.s.round == 2
    for seat in (0, 1, None):
        assert dict(t.view(seat).powers)[BEE] == 0
        assert dict(t.view(seat).powers)[Power("power_dragonfly")] == 0


@clause("CIG-PWR-06")
def test_a_player_may_hold_any_number_of_powers() -> None:
    t = won_bee(powers=powers("bee", ladybird=0, dragonfly=0, butterfly=0)).plays(0, "card:wood_bee")
    assert set(t.s.powers.values()) == {0}


@clause("CIG-PWR-06")
def test_a_power_is_usable_in_the_round_in_which_it_is_taken() -> None:
    square = ["wood_butterfly", *SQUARE_A[1:]]
    t = miss(
        square=square, powers=IN_PLAY, provisions={0: ["cheese_a"]}, display=["walnuts_a", "", ""]
    ).plays(0, "cell:r1c1", "card:wood_butterfly")
    assert t.offers(0) == ["give:cheese slot:1", "button:done"]


@clause("CIG-PWR-06")
def test_only_the_butterfly_returns_to_the_middle_after_use() -> None:
    held = powers(bee=0, ladybird=0, caterpillar=0, butterfly=0)
    t = market(
        powers=held,
        hidden="stone_plain_5",
        provisions={0: ["cheese_a"]},
        reserves={0: ["cloth_plain_2", "cloth_plain_3", "tile_plain_3"]},
        display=["wheat_grains_a", "jam_jar_a", ""],
    ).plays(0, "slot:1", "give:cheese slot:2")
    assert t.s.powers == {**held, BUTTERFLY: MIDDLE}


@clause("CIG-PWR-07")
def test_effects_without_a_choice_are_carried_out_unasked() -> None:
    t = revealing(
        "r1c3",
        square=["wood_caterpillar", *SQUARE_A[1:]],
        powers=powers("caterpillar", ladybird=0, beetle=1, dragonfly=1),
        display=["", "", ""],
    )
    assert t.asked == {0: "ask-insects-help"}
    t.plays(0, "cell:r1c1")
    assert t.asked == {0: "ask-take-power"}
    t.plays(0, "card:wood_caterpillar")
    assert t.asked == {1: "ask-place-ant"}
    assert {"HiddenCardDrawn", "BeetleConsoled"} <= set(t.story)


@clause("CIG-PWR-07")
@pytest.mark.parametrize("collector", [0, 1])
def test_no_power_is_used_in_another_players_purchase(collector: int) -> None:
    other = 1 - collector
    t = market(
        collector=collector,
        powers=powers(bee=other, ladybird=other, caterpillar=other, butterfly=other),
        hidden="stone_plain_5",
        provisions=[["cheese_a"], ["jam_jar_a"]],
        reserves=[{"cloth": 2, "tile": 3, "wood": 2}] * 2,
        display=["wheat_grains_a", "", ""],
    )
    assert t.s.round == 2  # neither pairs, nor the hidden stone, nor a swap: nothing to decide
    assert facts(t.told(NothingBought)) == [(collector,)]


@clause("CIG-PWR-07")
def test_the_powers_with_a_choice_are_answers_of_the_purchase() -> None:
    t = market(
        powers=powers(bee=0, ladybird=0, caterpillar=0, butterfly=0),
        hidden="stone_plain_5",
        provisions=[["cheese_a"], ["jam_jar_a"]],
        reserves=[{"cloth": 2, "tile": 3, "wood": 2}] * 2,
        display=["wheat_grains_a", "", ""],
    )
    assert t.offers(0) == ["slot:1", "give:cheese slot:1", "give:cheese seat:1 take:jam_jar", "button:done"]
    t.plays(0, "slot:1")
    with_pairs, with_hidden = "cloth:2 tile:3 stone:0 wood:0", "card:hidden cloth:2 tile:1 stone:1 wood:0"
    assert {with_pairs, with_hidden} <= set(t.offers(0))


def test_every_power_has_its_insect() -> None:
    assert [f"power_{insect}" for insect in INSECTS] == list(POWERS)
