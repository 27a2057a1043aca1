"""3.4: the Ant's choice."""

from __future__ import annotations

from itertools import combinations

import pytest

from formicarium.games.cicada_and_ant.data import CELLS, Cell
from formicarium.games.cicada_and_ant.events import AntPlaced, TokenChosen
from formicarium.games.cicada_and_ant.moves import PlaceAnt
from formicarium.games.cicada_and_ant.steps.ant import open_cells
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, HOOK_H, SQUARE_A, table


def beside(one: str, other: str) -> bool:
    """The two cells share a side, read off their names."""
    return abs(int(one[1]) - int(other[1])) + abs(int(one[3]) - int(other[3])) == 1


def connected(group: frozenset[str]) -> bool:
    reached = {min(group)}
    while grown := {cell for cell in group - reached if any(beside(cell, near) for near in reached)}:
        reached |= grown
    return reached == group


def groups_of(pawns: int) -> set[frozenset[str]]:
    """Every group of cells that so many pawns can stand on, placed one by one."""
    groups: set[frozenset[str]] = {frozenset()}
    for _ in range(pawns):
        groups = {group | {move.cell} for group in groups for move in options(group)}
    return groups


def options(group: frozenset[str]) -> tuple[PlaceAnt, ...]:
    return open_cells(tuple(Cell(cell) for cell in sorted(group)))


@clause("CIG-ANT-01")
def test_the_ant_places_six_pawns_before_anything_else() -> None:
    t = table()
    for placed, cell in enumerate(BLOCK_B):
        assert t.asked == {0: "ask-place-ant"}
        assert dict(t.decision(0).prompt.args) == {"left": 6 - placed}
        t.plays(0, f"cell:{cell}")
    assert t.s.pawns == BLOCK_B
    assert [placed.cell for placed in t.told(AntPlaced)] == BLOCK_B
    assert t.asked == {0: "ask-choose-token"}


@clause("CIG-ANT-01")
def test_no_two_pawns_stand_on_one_cell() -> None:
    t = table(pawns=["r2c2", "r2c3"])
    assert not {"cell:r2c2", "cell:r2c3"} & set(t.offers(0))
    assert t.refuses(0, "cell:r2c2") == "CIG-ANT-01"


@clause("CIG-ANT-02")
def test_the_first_pawn_goes_anywhere() -> None:
    assert table().offers(0) == [f"cell:{cell}" for cell in CELLS]


@clause("CIG-ANT-02")
@pytest.mark.parametrize(
    "pawns, cells",
    [
        (["r1c1"], "r1c2 r2c1"),
        (["r1c2"], "r1c1 r1c3 r2c2"),
        (["r2c2"], "r1c2 r2c1 r2c3 r3c2"),
        (["r1c4"], "r1c3 r2c4"),  # r2c1 is not beside it: the square does not wrap around
        (["r4c4"], "r3c4 r4c3"),
        (["r2c2", "r2c3"], "r1c2 r1c3 r2c1 r2c4 r3c2 r3c3"),
        (["r1c1", "r2c1", "r2c2"], "r1c2 r2c3 r3c1 r3c2"),
        (["r1c1", "r1c2", "r1c3", "r1c4", "r2c4"], "r2c1 r2c2 r2c3 r3c4"),
    ],
)
def test_a_further_pawn_shares_a_side_with_one_that_stands(pawns: list[str], cells: str) -> None:
    assert table(pawns=pawns).offers(0) == [f"cell:{cell}" for cell in cells.split()]


@clause("CIG-ANT-02")
@pytest.mark.parametrize(
    "pawns, cell",
    [
        (["r2c2"], "r3c3"),  # a corner only
        (["r2c2"], "r4c2"),  # a gap between
        (["r1c4"], "r2c1"),  # the next in reading order
        (["r1c1"], "r4c1"),  # round the edge, in a column
        (["r1c1"], "r1c4"),  # round the edge, in a row
    ],
)
def test_neither_corner_nor_gap_nor_opposite_edge_is_contact(pawns: list[str], cell: str) -> None:
    assert table(pawns=pawns).refuses(0, f"cell:{cell}") == "CIG-ANT-02"


@clause("CIG-EX-09", "CIG-ANT-02", "CIG-ANT-06")
def test_the_third_pawn_and_the_tokens_of_block_b() -> None:
    t = table(pawns=["r1c1", "r1c2"])
    assert t.offers(0) == ["cell:r1c3", "cell:r2c1", "cell:r2c2"]
    assert t.refuses(0, "cell:r2c3") == "CIG-ANT-02"
    t = table(pawns=BLOCK_B)
    assert t.offers(0) == ["token:tile", "token:stone", "token:wood"]
    assert t.refuses(0, "token:cloth") == "CIG-ANT-06"


@clause("CIG-ANT-03", "CIG-RULING-12")
def test_the_groups_of_six_are_exactly_the_496_connected_ones() -> None:
    groups = groups_of(6)
    assert groups == {frozenset(six) for six in combinations(CELLS, 6) if connected(frozenset(six))}
    assert len(groups) == 496


@pytest.mark.parametrize("pawns, fewest, most", [(1, 2, 4), (2, 3, 6), (3, 3, 7), (4, 4, 8), (5, 4, 9)])
def test_there_are_as_many_cells_to_choose_from_as_section_7_says(pawns: int, fewest: int, most: int) -> None:
    sizes = {len(options(group)) for group in groups_of(pawns)}
    assert (min(sizes), max(sizes)) == (fewest, most)


@clause("CIG-ANT-03", "CIG-RULING-12", "CIG-RULING-13")
@pytest.mark.parametrize(
    "cells",
    [
        "r2c2 r1c2 r3c2 r2c1 r2c3 r2c4",  # a cross: it begins in the middle and branches
        "r2c2 r2c3 r3c2 r3c3 r2c1 r3c4",  # a block with two ends
        "r3c3 r2c3 r3c2 r1c3 r3c1 r4c3",  # each pawn touches only some of the others
    ],
)
def test_a_group_may_branch_or_form_a_block_and_start_inside(cells: str) -> None:
    t = table().plays(0, *(f"cell:{cell}" for cell in cells.split()))
    assert t.asked == {0: "ask-choose-token"}


@clause("CIG-RULING-12")
@pytest.mark.parametrize("second_pair", [("r1c4", "r2c4"), ("r4c1", "r4c2"), ("r3c3", "r3c4")])
def test_separate_pairs_are_not_a_group(second_pair: tuple[str, str]) -> None:
    t = table(pawns=["r1c1", "r1c2"])
    assert [t.refuses(0, f"cell:{cell}") for cell in second_pair] == ["CIG-ANT-02"] * 2


@clause("CIG-ANT-04")
def test_everybody_sees_a_pawn_as_soon_as_it_stands() -> None:
    t = table()
    for placed, cell in enumerate(BLOCK_B, 1):
        t.plays(0, f"cell:{cell}")
        for seat in (0, 1, None):
            assert t.view(seat).pawns == tuple(BLOCK_B[:placed])
            assert len(t.seen(seat, AntPlaced)) == placed


@clause("CIG-ANT-04")
def test_the_pawns_stay_where_they_are_until_the_round_is_over() -> None:
    t = table(pawns=BLOCK_B, upto="Reveal").plays(0, "token:wood")
    assert t.s.pawns == BLOCK_B
    assert t.plays(1, "cell:r1c3").s.pawns == BLOCK_B


@clause("CIG-ANT-04", "CIG-ANT-08")
def test_pawns_may_be_taken_back_until_a_token_is_chosen() -> None:
    t = table().plays(0, *(f"cell:{cell}" for cell in BLOCK_B))
    for left in (5, 4, 3):
        assert t.match.undo(0) is None
        assert t.s.pawns == BLOCK_B[:left]
    t.plays(0, "cell:r2c1", "cell:r3c1", "cell:r3c2", "token:wood")
    refusal = t.match.undo(0)
    assert refusal is not None
    assert refusal.clause == "CIG-ANT-08"
    assert t.s.tokens[0] == "wood"


@clause("CIG-ANT-04")
def test_nobody_takes_back_another_players_pawn() -> None:
    t = table().plays(0, "cell:r1c1")
    assert t.match.undo(1) is not None
    assert t.s.pawns == ["r1c1"]


@clause("CIG-ANT-05")
@pytest.mark.parametrize("token", ["tile", "stone", "wood"])
def test_after_the_sixth_pawn_the_ant_lays_one_token_face_down(token: str) -> None:
    t = table(pawns=BLOCK_B[:5]).plays(0, f"cell:{BLOCK_B[5]}")
    assert t.asked == {0: "ask-choose-token"}
    t.plays(0, f"token:{token}")
    assert t.s.tokens == [token, ""]
    assert [(chosen.seat, chosen.path) for chosen in t.told(TokenChosen)] == [(0, token)]
    assert not t.s.face_up


@clause("CIG-ANT-06")
@pytest.mark.parametrize(
    "pawns, present",
    [
        (BLOCK_B, "tile stone wood"),
        (HOOK_H, "cloth tile stone wood"),
        (["r3c1", "r3c2", "r4c1", "r4c2", "r2c1", "r1c1"], "cloth tile stone wood"),
        (["r1c3", "r1c4", "r2c3", "r2c4", "r3c3", "r3c4"], "cloth stone"),
    ],
)
def test_the_token_shows_a_type_that_a_pawn_stands_on(pawns: list[str], present: str) -> None:
    t = table(pawns=pawns)
    assert t.offers(0) == [f"token:{path}" for path in present.split()]
    for path in {"cloth", "tile", "stone", "wood"} - set(present.split()):
        assert t.refuses(0, f"token:{path}") == "CIG-ANT-06"


@clause("CIG-ANT-07", "CIG-RULING-15")
@pytest.mark.parametrize("seat", [1, None])
def test_nobody_else_can_tell_which_token_lies_there_and_which_are_left(seat: int | None) -> None:
    views = []
    for token in ("tile", "stone", "wood"):
        t = table(pawns=BLOCK_B).plays(0, f"token:{token}")
        views.append((t.view(seat), t.match.events(seat)))
        assert t.view(0).tokens == (token, "")  # the Ant itself knows
    assert views[0] == views[1] == views[2]


@clause("CIG-ANT-08")
def test_a_token_once_chosen_stays() -> None:
    t = table(pawns=BLOCK_B).plays(0, "token:wood")
    assert t.match.decision(0) is None
    assert t.match.why_not(0, "token:stone") is not None
    undone = t.match.undo(0)
    assert undone is not None
    assert (undone.clause, t.s.tokens[0]) == ("CIG-ANT-08", "wood")


def test_square_a_and_its_pawns_are_those_of_the_spec() -> None:
    paths = [card.split("_")[0] for card in SQUARE_A]
    at = dict(zip(CELLS, paths, strict=True))
    for pawns, counts in ((BLOCK_B, (0, 1, 2, 3)), (HOOK_H, (3, 1, 1, 1))):
        assert (
            tuple([at[Cell(c)] for c in pawns].count(p) for p in ("cloth", "tile", "stone", "wood")) == counts
        )
