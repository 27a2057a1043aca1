"""A refusal cites the clause that is in the way, not one near it."""

from __future__ import annotations

import pytest

from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import PERFORM, A, B, C, table

ALT = {"alternate_setup": True}
FLOWER = [
    *(["q0r0", "red"], ["q1r0", "green"], ["q1r-1", "yellow"], ["q0r-1", "brown"]),
    *(["q-1r0", "gray"], ["q-1r1", "green"], ["q0r1", "yellow"]),
]


@clause("HE1-SETUP-04", "HE1-SETUP-05", "HE1-DEF-02")
@pytest.mark.parametrize(
    "nests, area, refused_by",
    [
        (["E3", "", ""], "E4", "HE1-SETUP-04"),
        (["E3", "", ""], "E3", "HE1-SETUP-04"),
        (["E3", "", ""], "A1", "HE1-SETUP-04"),
        (["E3", "", ""], "A3", "HE1-DEF-02"),
        (["E3", "", "G3"], "G4", "HE1-SETUP-05"),
        (["E3", "", "G3"], "A1", "HE1-SETUP-05"),
    ],
)
def test_where_the_second_and_the_third_nest_may_not_be(nests: list[str], area: str, refused_by: str) -> None:
    t = table(seats=3, nests=nests, turn=0, placing=[A, C, B], steps=[{"is": "PlaceNest", "seat": B}])
    assert t.refuses(area) == refused_by


@clause("HE1-HOUSE-01", "HE1-MOVE-08")
@pytest.mark.parametrize("guard, refused_by", [("C3 patrol 1", "HE1-MOVE-08"), ("", "HE1-HOUSE-01")])
def test_a_nest_that_cannot_be_stormed_yet(guard: str, refused_by: str) -> None:
    ants = {A: "D3 patrol 2", B: guard}
    t = table(ants=ants, present={"D3": 2}, options={"no_nest_attacks_before_turn": 4})
    t.plays("D3 patrol worker")
    assert t.refuses("C3 attack") == refused_by


@clause("HE1-CARD-slave_makers-01", "HE1-CARD-slave_makers-03", "HE1-NATT-07")
@pytest.mark.parametrize(
    "take, refused_by",
    [
        ("pupa_slave", "HE1-CARD-slave_makers-01"),
        ("replete", "HE1-CARD-slave_makers-03"),
        ("drone", "HE1-NATT-07"),
    ],
)
def test_what_cannot_be_plundered(take: str, refused_by: str) -> None:
    t = table(
        ants={A: "C3 attack 2"}, colonies={B: "S2md pupa_small=1"}, traits={B: "repletes"}, steps=PERFORM
    )
    assert t.refuses(f"worker take {take} 1") == refused_by


@clause("HE1-ALT-04", "HE1-ALT-05", "HE1-ALT-06")
@pytest.mark.parametrize(
    "nests, seat, refused_by",
    [
        (["", "", ""], A, "HE1-ALT-04"),
        (["q0r0", "", ""], B, "HE1-ALT-05"),
        (["q0r0", "q1r-1", ""], C, "HE1-ALT-06"),
    ],
)
def test_where_a_home_tile_may_not_be(nests: list[str], seat: int, refused_by: str) -> None:
    tiles = FLOWER if nests[0] else []
    steps = [{"is": "LayHome", "seat": seat}]
    t = table(seats=3, nests=nests, tiles=tiles, options=ALT, turn=0, steps=steps)
    assert t.refuses("q9r5 color red") == refused_by
    home = t.offers()[0].split()[0]
    assert t.refuses(f"{home} color blue") == refused_by
