"""3.5: the Cicada's choice."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import CELLS
from formicarium.games.cicada_and_ant.events import AntIntercepted, AntMissed, CicadaPlaced, TokenChosen
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.cicada_and_ant.builder import BLOCK_B, HOOK_H, a_round, table


@clause("CIG-CIC-01")
@pytest.mark.parametrize("pawns, token", [(BLOCK_B, "wood"), (HOOK_H, "cloth")])
def test_the_cicada_stands_on_one_of_the_six_pawn_cells(pawns: list[str], token: str) -> None:
    t = table("SetCicada", pawns=pawns, tokens={0: token})
    assert t.asked == {1: "ask-place-cicada"}
    assert sorted(t.offers(1)) == sorted(f"cell:{cell}" for cell in pawns)
    for cell in set(CELLS) - set(pawns):
        assert t.refuses(1, f"cell:{cell}") == "CIG-CIC-01"


@clause("CIG-CIC-02")
def test_each_answer_says_the_guess_it_means() -> None:
    t = table("SetCicada", pawns=BLOCK_B, tokens={0: "wood"})
    (decision,) = t.match.pending
    said = [Speaker(GAME, "en").move(move) for move in decision.options]
    assert said[:3] == ["Guess Wood (r1c1)", "Guess Wood (r1c2)", "Guess Stone (r1c3)"]


@clause("CIG-CIC-01")
def test_in_autumn_the_cicada_waits_for_the_ants_token() -> None:
    t = table(pawns=BLOCK_B)
    assert t.match.decision(1) is None
    assert t.plays(0, "token:wood").asked == {1: "ask-place-cicada"}


@clause("CIG-CIC-01")
@pytest.mark.parametrize("order", [(0, 2, 3), (3, 0, 2), (2, 3, 0)])
def test_in_winter_the_cicada_waits_for_every_token(order: tuple[int, ...]) -> None:
    t = table(pawns=BLOCK_B, mode="winter", seats=4)
    for seat in order:
        assert 1 not in t.asked
        t.plays(seat, "token:wood")
    assert t.asked == {1: "ask-place-cicada"}


@clause("CIG-CIC-02")
@pytest.mark.parametrize(
    "cell, guess",
    [
        ("r1c1", "wood"),
        ("r1c2", "wood"),
        ("r2c1", "wood"),
        ("r1c3", "stone"),
        ("r2c3", "stone"),
        ("r2c2", "tile"),
    ],
)
@pytest.mark.parametrize("token", ["tile", "stone", "wood"])
def test_the_guess_is_the_type_of_the_card_under_the_cicada(cell: str, guess: str, token: str) -> None:
    t = a_round(token, cell)
    assert [placed.path for placed in t.told(CicadaPlaced)] == [guess]
    assert bool(t.told(AntIntercepted)) == (guess == token)
    assert bool(t.told(AntMissed)) == (guess != token)


@clause("CIG-CIC-03")
def test_the_cicada_decides_without_seeing_a_token() -> None:
    seen = []
    for ant, red in (("wood", "wood"), ("stone", "cloth"), ("tile", "tile")):
        t = table(pawns=BLOCK_B, mode="winter", seats=3).plays(0, f"token:{ant}").plays(2, f"token:{red}")
        assert t.view(1).tokens == ("", "", "")
        assert t.view(1).chosen == (True, False, True)
        assert [chosen.path for chosen in t.seen(1, TokenChosen)] == [""]
        seen.append((t.view(1), t.match.events(1), t.decision(1)))
    assert seen[0] == seen[1] == seen[2]
