"""That the levels stand in their order: a small sample of what docs/strength.md measures, on fixed luck."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium import games
from formicarium.bots import levels
from formicarium.bots.search import Search
from formicarium.core.game import Game
from formicarium.lab.tournament import Plan, play_all

MATCHES = 12
THOUGHT_OVER = 8  # they take longer


@pytest.mark.parametrize(
    "game, upper, lower",
    [
        ("antics", "forager", "nurse"),
        ("antics", "nurse", "larva"),
        ("ant_war", "nurse", "larva"),
        ("cicada_and_ant", "soldier", "larva"),
        ("cicada_and_ant", "queen", "soldier"),
        ("hidden_empires_1", "soldier", "forager"),
        ("hidden_empires_1", "queen", "soldier"),
        ("hidden_empires_2", "forager", "nurse"),
        ("hidden_empires_2", "soldier", "forager"),
    ],
)
def test_a_higher_level_wins(game: str, upper: str, lower: str) -> None:
    known = levels(games[game])
    assert list(known).index(upper) > list(known).index(lower)
    played = play_all(Plan(game, (known[upper], known[lower]), 2, MATCHES, seed="order"))
    won = sum(match.shares[match.seating.index(known[upper])] for match in played)
    assert won > MATCHES / 2


class Brief(Search):
    """The search, in few rounds."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game, rounds=12)


def test_who_thinks_even_briefly_beats_the_forager() -> None:
    game = "hidden_empires_2"
    thinker, forager = "tests.bots.test_levels_in_order:Brief", levels(games[game])["forager"]
    played = play_all(Plan(game, (thinker, forager), 2, THOUGHT_OVER, seed="order"))
    assert sum(match.shares[match.seating.index(thinker)] for match in played) > THOUGHT_OVER / 2
