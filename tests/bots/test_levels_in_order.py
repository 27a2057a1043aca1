"""That the levels stand in their order: a small sample of what docs/strength.md measures, on fixed luck."""

from __future__ import annotations

import pytest

from formicarium import games
from formicarium.bots import levels
from formicarium.lab.tournament import Plan, play_all

MATCHES = 12


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
