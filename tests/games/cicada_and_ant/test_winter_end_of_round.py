"""Winter, step 5: end of the round (CIG-WEOR)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from formicarium.core.chance import Draw
from formicarium.games.cicada_and_ant.data import KIND_OF
from formicarium.games.cicada_and_ant.events import CellsRefilled, DisplayRefilled
from formicarium.games.cicada_and_ant.scoring import provision_points
from formicarium.games.cicada_and_ant.steps.setup import provisions_for
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, SQUARE_A, table
from tests.games.cicada_and_ant.winter import facts, interception, miss, powers

OPEN_SQUARE = ["", "", *SQUARE_A[2:4], "", *SQUARE_A[5:]]  # r1c1, r1c2 and r2c1 have been collected
ENDING: dict[str, Any] = {
    "mode": "winter",
    "square": OPEN_SQUARE,
    "pawns": BLOCK_B,
    "tokens": {0: "wood"},
    "guess": "r1c1",
    "face_up": True,
    "collector": 1,
}


@clause("CIG-WEOR-01")
def test_beetle_then_the_square_then_the_display_then_the_roles() -> None:
    t = interception(
        powers=powers("bee", "ladybird", "dragonfly", beetle=0),
        reserves={1: {"cloth": 1, "tile": 1, "stone": 1}},
        display=["walnuts_a", "cheese_a", "jam_jar_a"],
    ).plays(1, "slot:1")
    end = t.story.index("BeetleConsoled")
    assert t.story[end:] == [
        "BeetleConsoled",
        "CellsRefilled",
        "DisplayRefilled",
        "RolesKept",
        "RoundBegan",
    ]


@clause("CIG-WEOR-01")
def test_pawns_and_tokens_are_taken_back_before_the_square_is_filled() -> None:
    before = table("ConsoleBeetle", "ConsoleBeetle", **ENDING).s
    assert before.pawns == BLOCK_B
    s = table("ConsoleBeetle", "ClearTable", **ENDING).s
    assert (s.pawns, s.tokens, s.guess, s.face_up) == ([], ["", ""], "", False)
    assert s.square == OPEN_SQUARE


@clause("CIG-WEOR-01")
def test_empty_cells_are_filled_in_row_major_order() -> None:
    drawn = ("tile_bee", "stone_plain_6", "cloth_plain_4")
    t = table("RefillSquare", draws=drawn, **ENDING)
    assert facts(t.told(CellsRefilled)) == [(("r1c1", "r1c2", "r2c1"), drawn)]
    assert [t.card(cell) for cell in ("r1c1", "r1c2", "r2c1")] == list(drawn)
    assert len(t.s.deck) == 32


@clause("CIG-WEOR-01")
@pytest.mark.parametrize(
    "display, drawn, filled",
    [
        (["", "cheese_a", "jam_jar_a"], ["walnuts_b"], ["walnuts_b", "cheese_a", "jam_jar_a"]),
        (["honey_pot_a", "cheese_a", ""], ["walnuts_b"], ["honey_pot_a", "cheese_a", "walnuts_b"]),
        (["", "cheese_a", ""], ["walnuts_b", "walnuts_a"], ["walnuts_b", "cheese_a", "walnuts_a"]),
    ],
)
def test_empty_slots_are_filled_lowest_number_first(
    display: list[str], drawn: list[str], filled: list[str]
) -> None:
    t = table("FillDisplay", mode="winter", collector=0, display=display, draws=drawn)
    assert t.s.display == filled
    slots = tuple(slot for slot, card in enumerate(display, 1) if not card)
    assert facts(t.told(DisplayRefilled)) == [(slots, tuple(drawn))]


@clause("CIG-WEOR-01")
def test_a_full_display_takes_no_card() -> None:
    t = table("FillDisplay", mode="winter", collector=0, display=["walnuts_a", "cheese_a", "jam_jar_a"])
    assert t.told(DisplayRefilled) == []
    assert len(t.s.stock) == 7


@clause("CIG-WEOR-01")
def test_at_the_round_limit_square_and_display_are_filled_and_no_role_is_passed() -> None:
    t = table(
        "ConsoleBeetle",
        **ENDING,
        options={"round_limit": 1},
        display=["", "cheese_a", "jam_jar_a"],
        ant=0,
        cicada=1,
    )
    assert t.story == ["CellsRefilled", "DisplayRefilled", "RoundLimitReached"]
    assert "" not in [*t.s.square, *t.s.display]
    assert t.roles == (0, 1)


@clause("CIG-WEOR-01")
@pytest.mark.parametrize("collector, roles, reds", [(0, (1, 2), (3, 0)), (1, (0, 2), (1, 3))])
def test_with_the_roles_the_red_ants_change_too(
    collector: int, roles: tuple[int, int], reds: tuple[int, ...]
) -> None:
    t = table("PassRoles", mode="winter", seats=4, ant=0, cicada=1, collector=collector)
    assert t.roles == roles
    t.plays(roles[0], *(f"cell:{cell}" for cell in BLOCK_B))
    assert set(t.asked) == {roles[0], *reds}


@clause("CIG-WEOR-01")
def test_the_gap_of_a_miss_is_filled_in_the_same_way() -> None:
    t = miss(draws=["tile_bee", "stone_plain_6", "cloth_plain_4"]).plays(0, "cell:r2c3")
    assert facts(t.told(CellsRefilled)) == [
        (("r1c2", "r2c1", "r2c3"), ("tile_bee", "stone_plain_6", "cloth_plain_4"))
    ]


@clause("CIG-WEOR-02")
def test_with_an_empty_provision_deck_the_slot_stays_empty() -> None:
    owned = {
        0: ["wheat_grains_a", "cheese_a", "pumpkin_a"],
        1: ["wheat_grains_b", "honey_pot_a", "jam_jar_a"],
        2: ["honey_pot_b", "cheese_b", "mushrooms_a"],
        3: ["jam_jar_b", "mushrooms_b", "pumpkin_b"],
    }
    t = table(
        "FillDisplay",
        mode="winter",
        seats=4,
        collector=0,
        provisions=owned,
        display=["walnuts_a", "", "walnuts_b"],
    )
    assert t.s.stock == []
    assert t.s.display == ["walnuts_a", "", "walnuts_b"]
    assert t.told(DisplayRefilled) == []
    assert t.chances == []
    assert t.s.round == 2


@clause("CIG-WEOR-02")
def test_with_two_empty_slots_and_one_card_left_the_lower_slot_is_filled() -> None:
    t = table("FillDisplay", mode="winter", collector=0, display=["", "cheese_a", ""], stock=["walnuts_a"])
    assert t.s.display == ["walnuts_a", "cheese_a", ""]
    assert t.chances == [Draw(("walnuts_a",), 1)]


@clause("CIG-WEOR-02")
@pytest.mark.parametrize("seats, least", [(2, 4), (3, 3), (4, 2)])
def test_while_nobody_has_won_at_least_two_provisions_are_left(seats: int, least: int) -> None:
    assert min(provision_points(cards) for cards in combinations(KIND_OF, 4)) == 4  # four cards win
    assert len(provisions_for(seats)) - 3 * seats == least
