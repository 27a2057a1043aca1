"""3.2: set-up common to both modes."""

from __future__ import annotations

import pytest

from formicarium.core.chance import Draw
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import CELLS, PATH_CARDS
from formicarium.games.cicada_and_ant.events import FirstAntNamed, SquareLaid
from formicarium.games.cicada_and_ant.scene.pieces import cubes
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, SQUARE_A, new_game, table

TABLES = [(seats, first) for seats in (2, 3, 4) for first in range(seats)]


@clause("CIG-SETUP-01")
@pytest.mark.parametrize("mode", ["autumn", "winter"])
def test_the_square_is_dealt_from_all_48_path_cards(mode: str) -> None:
    assert new_game(mode=mode, first_ant=0).chances[0] == Draw(PATH_CARDS, 16)


@clause("CIG-SETUP-02")
def test_sixteen_cards_are_laid_face_up_row_by_row() -> None:
    t = new_game(draws=SQUARE_A, first_ant=0)
    assert [t.card(cell) for cell in ("r1c1", "r1c4", "r2c1", "r4c4")] == [
        *("wood_bee", "cloth_ladybird", "wood_plain_2", "tile_ladybird")
    ]
    assert [list(laid.cards) for laid in t.told(SquareLaid)] == [SQUARE_A]
    assert t.view(None).square == tuple(SQUARE_A)


@clause("CIG-SETUP-02")
def test_the_other_32_cards_are_the_deck_face_down() -> None:
    t = new_game(draws=SQUARE_A, first_ant=0)
    assert sorted(t.s.deck) == sorted(set(PATH_CARDS) - set(SQUARE_A))
    assert [t.view(seat).deck for seat in (0, 1, None)] == [32] * 3


@clause("CIG-SETUP-03", "CIG-SETUP-04", "CIG-CONF-02")
@pytest.mark.parametrize("seats, first", TABLES)
def test_the_first_ant_has_the_pawns_and_its_left_neighbour_is_the_cicada(seats: int, first: int) -> None:
    t = new_game(seats, first_ant=first)
    assert t.roles == (first, 0 if first == seats - 1 else first + 1)
    assert t.told(FirstAntNamed) == [FirstAntNamed(*t.roles)]
    assert t.asked == {first: "ask-place-ant"}
    assert dict(t.decision(first).prompt.args) == {"left": 6}


@clause("CIG-SETUP-03")
def test_the_first_ant_has_the_four_black_tokens() -> None:
    t = new_game(first_ant=1, draws=SQUARE_A)
    t.plays(1, *(f"cell:{cell}" for cell in ("r1c1", "r1c2", "r1c3", "r1c4", "r2c2", "r2c1")))
    assert t.offers(1) == ["token:cloth", "token:tile", "token:stone", "token:wood"]


@clause("CIG-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_stands_on_a_shelf_at_first(seats: int) -> None:
    assert new_game(seats, mode="autumn").s.shelves == [(0, 0, 0, 0)] * seats


@clause("CIG-SETUP-05")
def test_each_player_has_cubes_with_a_mark_of_its_own() -> None:
    sprites = {piece.id.split(":")[1]: piece.sprite for piece in cubes(((1, 1, 1, 1),) * 4)}
    assert list(sprites.values()) == ["cube_circle", "cube_triangle", "cube_square", "cube_diamond"]


@clause("CIG-SETUP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_autumn_does_without_provisions_powers_and_reserves(seats: int) -> None:
    s = new_game(seats, mode="autumn").s
    assert (s.display, s.stock, s.powers, s.reserves, s.provisions, s.discard) == ([], [], {}, [], [], [])
    assert set(GAME.census(s)) == set(PATH_CARDS)


@clause("CIG-SETUP-06")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("cicada", ["r1c1", "r1c3"])
def test_in_autumn_only_ant_and_cicada_take_decisions(seats: int, cicada: str) -> None:
    t = table(seats=seats)
    answers = [*((0, f"cell:{cell}") for cell in BLOCK_B), (0, "token:wood"), (1, f"cell:{cicada}")]
    for seat, answer in answers:
        assert list(t.asked) == [seat]
        t.plays(seat, answer)
    assert t.s.round == 2
    assert t.s.tokens == [""] * seats


def test_the_square_has_four_rows_of_four() -> None:
    assert list(CELLS) == [f"r{row}c{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)]
