"""Hidden Empires II (Les Empires cachés II)."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.boxed import Boxed
from formicarium.core.game import FirstGame
from formicarium.games.hidden_empires_2.options import EmpiresOptions


class HiddenEmpires2(Boxed):
    """2 to 6 ant colonies, in the basic or the advanced game."""

    id = "hidden_empires_2"
    prefix = "HE2"
    rules = 3
    seats = range(2, 7)
    former_data = ("41a408812aa369f1", "82331545ece501ca")  # the same, with columns that nobody read
    options = EmpiresOptions
    bot_names = ("gentle", "easy", "dreamer", "homebody", "gleaner", "greedy", "farsighted")
    searches = True
    levels: Mapping[str, str] = {
        "larva": "dreamer",
        "nurse": "homebody",
        "forager": "gleaner",
        "soldier": "farsighted",
        "queen": "searcher",
    }
    strengths: Mapping[str, int] = {  # measured: docs/strength.md, On one scale
        "dreamer": 700,
        "homebody": 1100,
        "gleaner": 1500,
        "farsighted": 1730,
        "searcher": 1845,
    }
    first = FirstGame("basic", 2)
    has_odds = True
    variants: Mapping[str, Mapping[str, object]] = {
        "advanced": {},
        "basic": {"mode": "basic"},
        "random-turn-order": {"random_turn_order": True},
        "restart": {"restart": True},
        "death-to-the-queen": {"death_to_the_queen": True},
        "fewer-events": {"fewer_events": True},
        "realistic-time-scale": {"realistic_time_scale": True},
        "traits-and-events": {"fewer_events": True, "realistic_time_scale": True},
    }
    scoring: Mapping[str, str] = {"points": "HE2-END-01", "dna": "HE2-END-03"}


GAME = HiddenEmpires2()
