"""Whole rounds, step by step, as the engine lays them out: a turn of this game is a round."""

from __future__ import annotations

from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, SQUARE_A, a_round, new_game, some, table
from tests.games.cicada_and_ant.winter import miss, powers
from tests.games.course import course, written

PLACING = "\n".join(f"0 ask-place-ant: cell:{cell}\n  AntPlaced" for cell in BLOCK_B)

AUTUMN_BEGINS = "  SquareLaid\n  FirstAntNamed\n  RoundBegan"
AUTUMN_GOES_ON = written("""
    0 ask-choose-token: token:wood
      TokenChosen
    1 ask-place-cicada: guess:stone
      CicadaPlaced
      TokenRevealed
      AntMissed
      CardsCollected
      CubeAdvanced
      CardsBoxed
      InsectsKept
      SquareRefilled
      RolesPassed
      RoundBegan
    1 ask-place-ant: cell:r1c1
      AntPlaced
""")


@clause("CIG-ROUND-01", "CIG-ROUND-03", "CIG-EOR-01", "CIG-EOR-02", "CIG-ROLE-01")
def test_autumn_from_the_set_up_to_the_second_round() -> None:
    t = new_game(2, draws=SQUARE_A, first_ant=0)
    t.plays(0, *(f"cell:{cell}" for cell in BLOCK_B), "token:wood").plays(1, "cell:r1c3")
    assert (t.s.pawns, t.s.tokens, t.s.guess) == ([], ["", ""], "")
    t.plays(1, "cell:r1c1")
    assert course(t.match) == "\n".join((AUTUMN_BEGINS, PLACING, AUTUMN_GOES_ON))


WINTER_GOES_ON = written("""
    0 ask-choose-token: token:wood
    2 ask-choose-red-token: token:wood
      TokenChosen
      RedTokenChosen
      TokenSeen
    1 ask-place-cicada: guess:stone
      CicadaPlaced
      TokenRevealed
      RedTokenRevealed
      AntMissed
    0 ask-insects-help: cell:r3c3
      InsectHelped
      CardsCollected
    0 ask-take-power: button:decline
      RedAntGained
    0 ask-market: slot:1
      CardsPaid
      ProvisionBought
      BeetleConsoled
      CellsRefilled
      DisplayRefilled
""")
NEXT_ROUND = "  RolesPassed\n  RoundBegan"
LAST_ROUND = "  RoundLimitReached"


@clause("CIG-ROUND-02", "CIG-ROUND-03", "CIG-WREV-01", "CIG-WEOR-01", "CIG-CARD-power_dragonfly-01")
def test_a_winter_round_with_powers() -> None:
    """The Cicada holds Dragonfly and Beetle, and misses. The last round ends before the roles are passed."""
    for limit, ending in ((200, NEXT_ROUND), (1, LAST_ROUND)):
        t = table(
            steps=["Round"],
            round=0,
            mode="winter",
            seats=3,
            options={"round_limit": limit},
            powers=powers("bee", "ladybird", dragonfly=1, beetle=1),
            reserves={0: some(cloth=1, tile=2, stone=1)},
            display=["honey_pot_a", "cheese_a", "jam_jar_a"],
        )
        t.plays(0, *(f"cell:{cell}" for cell in BLOCK_B), "token:wood").plays(2, "token:wood")
        t.plays(1, "cell:r1c3").plays(0, "cell:r3c3", "button:decline", "slot:1")
        assert course(t.match) == "\n".join(("  RoundBegan", PLACING, WINTER_GOES_ON, ending))
        assert (t.s.pawns, t.s.guess) == ([], "")


@clause("CIG-EOR-01", "CIG-END-02", "CIG-WEOR-01", "CIG-WEND-03")
def test_the_table_is_cleared_before_the_square_is_found_to_stay_open() -> None:
    autumn = a_round("wood", "r1c3", deck=[])
    winter = miss(deck=[], discard=[]).plays(0, "cell:r1c1")
    assert (autumn.story[-1], winter.story[-1]) == ("DeckExhausted", "SquareLeftOpen")
    for t in (autumn, winter):
        assert (t.s.pawns, t.s.tokens, t.s.guess) == ([], ["", ""], "")
