"""3.5: the Cicada's choice."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import CELLS, PATH_OF, PATHS
from formicarium.games.cicada_and_ant.events import AntIntercepted, AntMissed, CicadaPlaced, TokenChosen
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.cicada_and_ant.builder import BLOCK_B, HOOK_H, a_round, table
from tests.games.cicada_and_ant.winter import facts


@clause("CIG-CIC-01", "CIG-RULING-62")
@pytest.mark.parametrize(
    "pawns, token, types",
    [(BLOCK_B, "wood", ["tile", "stone", "wood"]), (HOOK_H, "cloth", ["cloth", "tile", "stone", "wood"])],
)
def test_the_cicada_guesses_a_type_under_one_of_the_six_pawns(
    pawns: list[str], token: str, types: list[str]
) -> None:
    t = table("SetCicada", pawns=pawns, tokens={0: token})
    assert t.asked == {1: "ask-place-cicada"}
    assert t.offers(1) == [f"guess:{path}" for path in types]
    for path in set(PATHS) - set(types):
        assert t.refuses(1, f"guess:{path}") == "CIG-CIC-01"
    for cell in set(CELLS) - set(pawns):
        assert t.refuses(1, f"cell:{cell}") == "CIG-CIC-01"


@clause("CIG-RULING-62", "CIG-CIC-02")
@pytest.mark.parametrize("path, cell", [("wood", "r1c1"), ("stone", "r1c3"), ("tile", "r2c2")])
def test_its_pawn_goes_to_the_first_card_of_that_type(path: str, cell: str) -> None:
    t = table("SetCicada", upto="SetCicada", pawns=BLOCK_B[::-1], tokens={0: "wood"})
    assert t.plays(1, f"guess:{path}").s.guess == cell


@clause("CIG-RULING-62")
def test_on_the_board_every_card_of_a_type_stands_for_it() -> None:
    t = table("SetCicada", pawns=BLOCK_B, tokens={0: "wood"})
    touched = {place.id[5:]: place.touch for place in t.match.scene(1).places if place.touch}
    assert touched == {cell: (f"guess:{PATH_OF[t.card(cell)]}",) for cell in BLOCK_B}
    for seat in (0, None):
        assert not [place for place in t.match.scene(seat).places if place.touch or place.group]


def test_when_the_cicada_has_chosen_no_card_stands_for_its_type_any_more() -> None:
    t = table("SetCicada", mode="winter", pawns=BLOCK_B, tokens={0: "wood"}).plays(1, "guess:stone")
    assert t.asked == {0: "ask-insects-help"}
    for seat in (0, 1, None):
        assert not [place for place in t.match.scene(seat).places if place.touch or place.group]


@clause("CIG-RULING-62")
def test_by_rules_1_the_cicada_named_a_card() -> None:
    t = table("SetCicada", pawns=BLOCK_B, tokens={0: "wood"}, rules=1)
    assert t.offers(1) == [f"cell:{cell}" for cell in sorted(BLOCK_B)]
    assert not [place for place in t.match.scene(1).places if place.touch]
    t.match.play(1, "cell:r2c3")
    assert facts(t.told(CicadaPlaced)) == [(1, "r2c3", "stone")]


@clause("CIG-CIC-02")
def test_each_answer_says_the_guess_it_means() -> None:
    t = table("SetCicada", pawns=BLOCK_B, tokens={0: "wood"})
    (decision,) = t.match.pending
    said = [Speaker(GAME, "en").move(move) for move in decision.options]
    assert said == ["Guess Tiling", "Guess Stone", "Guess Wood"]


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
