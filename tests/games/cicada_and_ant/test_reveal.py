"""3.6: reveal and collection."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant.events import AntIntercepted, AntMissed, CardsCollected, TokenRevealed
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, HOOK_H, SQUARE_A, STONE, WOOD, Table, a_round, table

WON = {"wood": "r1c1 r1c2 r2c1", "stone": "r1c3 r2c3", "tile": "r2c2"}  # by the token, with Block B


def revealed(token: str, cicada: str) -> Table:
    """Step 3 and nothing after it."""
    return table("Reveal", "Reveal", pawns=BLOCK_B, tokens={0: token}, guess=cicada)


@clause("CIG-EX-01", "CIG-REV-02", "CIG-REV-04", "CIG-ROLE-06")
def test_the_cicada_guesses_right() -> None:
    t = a_round("wood", "r2c1", draws=["tile_plain_3", "tile_plain_4", "tile_plain_5"])
    assert t.story[:4] == ["TokenChosen", "CicadaPlaced", "TokenRevealed", "AntIntercepted"]
    assert t.s.shelves == [(0, 0, 0, 0), (0, 0, 0, 3)]
    assert t.s.kept == [(), ("wood_bee",)]
    assert t.s.box == ["wood_plain_1", "wood_plain_2"]
    assert [t.card(cell) for cell in ("r1c1", "r1c2", "r2c1")] == [
        *("tile_plain_3", "tile_plain_4", "tile_plain_5")
    ]
    assert t.view(None).deck == 29
    assert t.roles == (0, 1)


@clause("CIG-EX-02", "CIG-REV-03", "CIG-REV-04")
def test_the_cicada_is_wrong_and_the_ant_collects_three_cards() -> None:
    t = a_round("wood", "r1c3")
    assert t.told(AntMissed) == [AntMissed(0, 1, WOOD, STONE)]
    assert t.s.shelves == [(0, 0, 0, 3), (0, 0, 0, 0)]
    assert t.s.kept == [("wood_bee",), ()]
    assert t.roles == (1, 0)


@clause("CIG-REV-01")
@pytest.mark.parametrize("cicada", ["r1c1", "r1c3"])
def test_the_token_turns_face_up_for_everybody(cicada: str) -> None:
    before = table("SetCicada", pawns=BLOCK_B, tokens={0: "wood"}, upto="Reveal")
    assert [before.view(seat).tokens[0] for seat in (0, 1, None)] == ["wood", "", ""]
    t = before.plays(1, f"cell:{cicada}")
    assert [t.view(seat).tokens[0] for seat in (0, 1, None)] == ["wood"] * 3
    for seat in (0, 1, None):
        assert t.seen(seat, TokenRevealed) == [TokenRevealed(0, WOOD)]


@clause("CIG-REV-01")
def test_what_has_been_revealed_cannot_be_taken_back() -> None:
    t = table("SetCicada", pawns=BLOCK_B, tokens={0: "wood"}, upto="Reveal").plays(1, "cell:r1c3")
    refusal = t.match.undo(1)
    assert refusal is not None
    assert refusal.clause == "CIG-REV-01"


@clause("CIG-REV-02")
@pytest.mark.parametrize("token, cicada", [("wood", "r1c2"), ("stone", "r2c3"), ("tile", "r2c2")])
def test_a_right_guess_intercepts_the_ant_and_the_cicada_collects(token: str, cicada: str) -> None:
    t = revealed(token, cicada)
    assert [(event.ant, event.cicada, event.path) for event in t.told(AntIntercepted)] == [(0, 1, token)]
    assert not t.told(AntMissed)
    assert [collected.seat for collected in t.told(CardsCollected)] == [1]
    assert t.s.shelves[0] == (0, 0, 0, 0)
    assert t.s.kept[0] == ()


@clause("CIG-REV-03")
@pytest.mark.parametrize("token, cicada", [("wood", "r2c2"), ("stone", "r1c1"), ("tile", "r1c3")])
def test_a_wrong_guess_misses_and_the_ant_collects(token: str, cicada: str) -> None:
    t = revealed(token, cicada)
    assert [(missed.path, missed.guess) for missed in t.told(AntMissed)] == [(token, t.s.path_at(t.s.guess))]
    assert not t.told(AntIntercepted)
    assert [collected.seat for collected in t.told(CardsCollected)] == [0]
    assert t.s.shelves[1] == (0, 0, 0, 0)
    assert t.s.kept[1] == ()


@clause("CIG-REV-04")
@pytest.mark.parametrize("token", WON)
@pytest.mark.parametrize("cicada", ["r1c1", "r1c3", "r2c2"])
def test_the_pawn_cells_of_the_tokens_type_are_taken_all_of_them(token: str, cicada: str) -> None:
    (collected,) = revealed(token, cicada).told(CardsCollected)
    assert collected.cells == tuple(WON[token].split())
    assert collected.cards == tuple(SQUARE_A[4 * (int(c[1]) - 1) + int(c[3]) - 1] for c in collected.cells)
    assert collected.path == token


@clause("CIG-REV-05")
@pytest.mark.parametrize("token", WON)
def test_every_other_card_stays_in_the_square(token: str) -> None:
    t = revealed(token, "r1c1")
    left = [card for card in SQUARE_A if card not in t.told(CardsCollected)[0].cards]
    assert [card for card in t.s.square if card] == left
    assert t.card("r4c3") == "wood_dragonfly"  # wood, but without a pawn


@clause("CIG-REV-06")
@pytest.mark.parametrize("mode", ["autumn", "winter"])
@pytest.mark.parametrize("pawns", [BLOCK_B, HOOK_H])
def test_in_every_round_either_ant_or_cicada_collects_at_least_a_card(mode: str, pawns: list[str]) -> None:
    tokens = [move.removeprefix("token:") for move in table(pawns=pawns).offers(0)]
    for token in tokens:
        for cicada in pawns:
            t = table("Reveal", "Reveal", mode=mode, pawns=pawns, tokens={0: token}, guess=cicada)
            while t.asked:  # the insects' help: the won card itself
                t.match.time_out(0)
            (collected,) = t.told(CardsCollected)
            assert collected.seat in (0, 1)
            assert 1 <= len(collected.cards) <= 6


@clause("CIG-REV-06")
@pytest.mark.parametrize("token, cards", [("wood", 6), ("stone", 1)])
def test_a_collection_has_one_to_six_cards(token: str, cards: int) -> None:
    woods = ["wood_bee", "wood_plain_1", "wood_plain_3", "cloth_ladybird"]
    woods += ["wood_plain_2", "wood_plain_4", "wood_plain_5", "stone_plain_1", *SQUARE_A[8:]]
    pawns = BLOCK_B if cards == 6 else [*BLOCK_B[:2], *BLOCK_B[3:], "r2c4"]
    t = table("Reveal", "Reveal", square=woods, pawns=pawns, tokens={0: token}, guess="r1c1")
    assert [len(collected.cards) for collected in t.told(CardsCollected)] == [cards]
