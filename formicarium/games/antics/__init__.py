"""Antics! (Fourmis !)."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.boxed import Boxed
from formicarium.core.game import FirstGame
from formicarium.games.antics.options import AnticsOptions


class AnticsGame(Boxed):
    """3 or 4 players; 2 by a house variant (ANT-VAR2)."""

    id = "antics"
    prefix = "ANT"
    seats = range(2, 5)
    options = AnticsOptions
    former_data = ("8adca5823f0312bd",)  # the same, with a number that nobody read
    variants: Mapping[str, Mapping[str, object]] = {
        "standard": {},
        "long_game": {"long_game": True},
        "white_first": {"first_player": 0},
    }
    bot_names = ("gentle", "easy", "gatherer", "carrier", "hasty", "greedy")
    searches = True
    has_plans = True
    levels: Mapping[str, str] = {
        "larva": "gatherer",
        "nurse": "carrier",
        "forager": "hasty",
        "soldier": "greedy",
        "queen": "searcher",
    }
    strengths: Mapping[str, int] = {  # measured: docs/strength.md, On one scale
        "gatherer": 975,
        "carrier": 1295,
        "hasty": 1500,
        "greedy": 1730,
        "searcher": 1770,
    }
    first = FirstGame("standard", 2)
    scoring: Mapping[str, str] = {"prey": "ANT-SCORE-01", "fungus": "ANT-SCORE-03", "leaves": "ANT-SCORE-04"}


GAME = AnticsGame()
