"""3.8 and 3.10: Autumn, the end of the round and of the game."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.core.chance import Draw
from formicarium.games.cicada_and_ant.events import DeckExhausted, RolesPassed, ShelvesFilled, SquareRefilled
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, SQUARE_A, a_round, table

DECK = ["stone_plain_3", "cloth_plain_2", "tile_beetle", "wood_plain_3"]
WON = ("r1c1", "r1c2", "r2c1")  # Block B, token wood


# CIG-EOR


@clause("CIG-EOR-01")
@pytest.mark.parametrize("cicada", ["r1c1", "r1c3"])
def test_pawns_and_tokens_are_taken_back(cicada: str) -> None:
    s = a_round("wood", cicada).s
    assert (s.pawns, s.tokens, s.guess, s.face_up) == ([], ["", ""], "", False)


@clause("CIG-EOR-01", "CIG-END-01")
def test_two_full_shelves_are_looked_for_before_anything_is_taken_back_or_drawn() -> None:
    t = a_round("wood", "r1c3", shelves={0: {"stone": 4, "wood": 2}}, deck=DECK[:1])
    assert t.outcome.clause == "CIG-END-01"  # not the deck, which could not complete the square either
    assert t.s.pawns == BLOCK_B
    assert t.view(1).tokens == ("wood", "")
    assert t.s.deck == DECK[:1]


@clause("CIG-EOR-02")
def test_empty_cells_are_filled_from_the_top_of_the_deck_row_by_row() -> None:
    t = a_round("wood", "r1c3", deck=DECK, draws=DECK[:3])
    assert [t.card(cell) for cell in WON] == DECK[:3]
    assert [(refilled.cells, refilled.cards) for refilled in t.told(SquareRefilled)] == [
        (WON, tuple(DECK[:3]))
    ]
    assert t.s.deck == DECK[3:]
    assert [card for card in t.s.square if card in SQUARE_A] == SQUARE_A[2:4] + SQUARE_A[5:]
    assert t.view(None).square == tuple(t.s.square)  # face up


@clause("CIG-EX-06", "CIG-EOR-02", "CIG-RULING-21")
@pytest.mark.parametrize("cards", [3, 4])
def test_a_deck_that_is_just_enough_is_enough(cards: int) -> None:
    t = a_round("wood", "r1c3", deck=DECK[:cards])
    assert "" not in t.s.square
    assert len(t.s.deck) == cards - 3
    assert t.match.outcome is None
    assert t.asked == {1: "ask-place-ant"}


@clause("CIG-EX-06", "CIG-EOR-03", "CIG-END-02", "CIG-RULING-21")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_a_deck_that_cannot_complete_the_square_ends_the_game(cards: int) -> None:
    t = a_round("wood", "r1c3", deck=DECK[:cards])
    assert t.outcome.clause == "CIG-END-02"
    assert [t.card(cell) for cell in WON] == ["", "", ""]
    assert t.s.deck == sorted(DECK[:cards])
    assert t.told(DeckExhausted) == [DeckExhausted(left=cards, needed=3)]
    assert not t.told(RolesPassed)


@clause("CIG-EOR-04")
def test_the_box_is_never_shuffled_back() -> None:
    box = ["tile_plain_3", "tile_plain_4", "tile_plain_5", "tile_plain_6"]
    t = a_round("wood", "r1c3", deck=DECK[:3], box=box)
    assert t.chances == [Draw(tuple(sorted(DECK[:3])), 3)]
    t = a_round("wood", "r1c3", deck=DECK[:2], box=box)
    assert t.chances == []
    assert t.outcome.clause == "CIG-END-02"
    assert t.s.box == [*box, "wood_plain_1", "wood_plain_2"]


@clause("CIG-EOR-05")
def test_after_the_refill_the_roles_pass_and_a_round_begins() -> None:
    assert a_round("wood", "r1c3").story[-3:] == ["SquareRefilled", "RolesPassed", "RoundBegan"]
    assert a_round("wood", "r1c1").story[-3:] == ["SquareRefilled", "RolesKept", "RoundBegan"]


# CIG-END


@clause("CIG-END-01")
@pytest.mark.parametrize(
    "shelves, ends",
    [
        ({"wood": 4}, False),
        ({"wood": 1}, False),
        ({"wood": 1, "tile": 3}, False),
        ({"wood": 0, "tile": 4}, False),  # wood comes to the third space
        ({"wood": 1, "tile": 4}, True),
        ({"wood": 2, "cloth": 4}, True),  # with a step lost
        ({"wood": 1, "stone": 4}, True),
    ],
)
@pytest.mark.parametrize("cicada, collector", [("r1c3", 0), ("r1c1", 1)])
def test_two_full_shelves_end_the_game(
    shelves: dict[str, int], ends: bool, cicada: str, collector: int
) -> None:
    t = a_round("wood", cicada, shelves={collector: shelves})
    assert (t.match.outcome is not None) == ends
    if ends:
        assert t.outcome.clause == "CIG-END-01"
        assert t.told(ShelvesFilled) == [ShelvesFilled(collector)]


@clause("CIG-END-01")
def test_one_full_shelf_each_does_not_end_the_game() -> None:
    t = a_round("wood", "r1c3", shelves={0: {"wood": 1}, 1: {"tile": 4}})
    assert t.match.outcome is None


@clause("CIG-END-01", "CIG-RULING-20")
@pytest.mark.parametrize("cicada, collector", [("r1c3", 0), ("r1c1", 1)])
def test_the_last_collection_is_completed_and_its_insects_count(cicada: str, collector: int) -> None:
    t = a_round("wood", cicada, shelves={collector: {"tile": 4, "wood": 1}})
    assert t.s.kept[collector] == ("wood_bee",)
    assert t.s.box == ["wood_plain_1", "wood_plain_2"]
    assert t.outcome.scores[collector] == 10 + 10 + 1


@clause("CIG-RULING-53")
def test_two_full_shelves_end_the_game_in_step_3() -> None:
    shelves = {0: {"tile": 4, "wood": 1}}
    t = table("Reveal", "Reveal", pawns=BLOCK_B, tokens={0: "wood"}, guess="r1c3", shelves=shelves)
    assert t.story[-2:] == ["InsectsKept", "ShelvesFilled"]
    assert t.outcome.clause == "CIG-END-01"


@clause("CIG-END-02")
def test_the_deck_is_looked_at_only_at_the_end_of_the_round() -> None:
    t = table(pawns=BLOCK_B, deck=[])
    assert t.match.outcome is None
    assert t.plays(0, "token:wood").match.outcome is None
    assert t.plays(1, "cell:r1c3").outcome.clause == "CIG-END-02"


@pytest.mark.parametrize(
    "laid, why",
    [({"shelves": {0: {"tile": 4, "wood": 4}}}, "ended-shelves"), ({"deck": []}, "ended-deck")],
)
def test_the_outcome_says_why_the_game_is_over(laid: dict[str, Any], why: str) -> None:
    assert a_round("wood", "r1c3", **laid).outcome.why.key == why
