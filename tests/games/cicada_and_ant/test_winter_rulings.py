"""Rulings on the table itself: pieces, forced answers, the history (CIG-RULING-47 to -53)."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import INSECTS, PATH_CARDS, Card
from formicarium.games.cicada_and_ant.events import CardsPaid, CicadaPlaced, InsectsKept, TokenChosen
from formicarium.games.cicada_and_ant.scene.pieces import cubes
from formicarium.games.cicada_and_ant.scoring import autumn_score
from formicarium.scene.theme import DARK, LIGHT, MARK_NAMES
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.cicada_and_ant.builder import BLOCK_B, Table, table
from tests.games.cicada_and_ant.winter import facts, market


@clause("CIG-RULING-47")
def test_the_cubes_of_a_player_have_the_colour_and_the_mark_of_the_seat() -> None:
    for piece in cubes(((1, 1, 1, 1),) * 4):
        assert piece.seat is not None
        assert piece.sprite == f"cube_{MARK_NAMES[piece.seat]}"
    assert len(set(LIGHT.seats[:4])) == len(set(DARK.seats[:4])) == 4


@clause("CIG-RULING-48")
def test_a_score_is_a_number_that_no_track_cuts_short() -> None:
    every_insect = [card for card in PATH_CARDS if "plain" not in card]
    assert autumn_score((4, 4, 4, 4), every_insect) == 100


@clause("CIG-RULING-49")
def test_a_decision_with_one_answer_is_taken_and_told_like_any_other() -> None:
    wood = ["wood_bee", "wood_beetle", "wood_butterfly", "wood_plain_1", "wood_plain_2", "wood_plain_3"]
    square = [*wood, *(card for card in PATH_CARDS if "wood" not in card)][:16]
    pawns = ["r1c1", "r1c2", "r1c3", "r1c4", "r2c1", "r2c2"]  # wood alone
    t = table("ChooseTokens", square=square, pawns=pawns)
    assert facts(t.seen(0, TokenChosen)) == [(0, "wood")]
    assert facts(t.told(CicadaPlaced)) == [(1, "r1c1", "wood")]
    t = market(reserves={0: {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}}, display=["walnuts_a", "", ""])
    t.plays(0, "slot:1")
    assert len(t.told(CardsPaid)) == 1


def kept_by_the_cicada(**options: bool) -> Table:
    """Autumn: seat 1 has intercepted the Ant and keeps wood_bee."""
    return table("Reveal", pawns=BLOCK_B, tokens={0: "wood"}, guess="r1c1", options=options)


@clause("CIG-RULING-51")
def test_the_history_has_the_insects_that_everybody_saw_and_the_view_has_not() -> None:
    t = kept_by_the_cicada()
    for seat in (0, 1, None):
        assert facts(t.seen(seat, InsectsKept)) == [(1, ("wood_bee",))]
    assert t.view(0).kept == ((), ())
    assert t.view(None).kept == ((), ())
    assert t.view(0).kept_counts == (0, 1)
    assert t.view(1).kept == ((), ("wood_bee",))


@clause("CIG-RULING-52")
@pytest.mark.parametrize("language, count", [("en", "2 insects"), ("fr", "2 insectes")])
@pytest.mark.parametrize("you", [0, 1, None])
def test_the_written_log_says_how_many_insects_were_kept_not_which(
    language: str, count: str, you: int | None
) -> None:
    speaker = Speaker(GAME, language, ["Ada", "Ben"], you)
    line = speaker.event(InsectsKept(1, (Card("wood_bee"), Card("wood_beetle"))))
    assert count in line
    names = [speaker.name(insect) for insect in INSECTS] + [speaker.name(card) for card in PATH_CARDS]
    assert [name for name in names if name.lower() in line.lower()] == []


@clause("CIG-RULING-53")
def test_two_full_shelves_end_the_game_in_step_3_once_the_insects_are_kept() -> None:
    t = table(
        "Reveal",
        pawns=BLOCK_B,
        tokens={0: "wood"},
        guess="r1c3",
        shelves={0: {"tile": 4, "wood": 1}},
    )
    assert t.outcome.clause == "CIG-END-01"
    assert t.story[-2:] == ["InsectsKept", "ShelvesFilled"]
    assert t.s.kept[0] == ("wood_bee",)
    assert t.s.pawns == BLOCK_B  # step 4 does not begin: the pawns stay where they are
    assert t.s.tokens == ["wood", ""]
