"""Ant War (La Guerre du jardin)."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.boxed import Boxed
from formicarium.core.game import FirstGame
from formicarium.games.ant_war.options import WarOptions


class AntWar(Boxed):
    """Two armies of hidden ants, commanded with order cards."""

    id = "ant_war"
    prefix = "WAR"
    seats = range(2, 3)
    options = WarOptions
    former_data = ("4823c98a04450e64",)  # the same, with lines of sight that follow from the steps
    variants: Mapping[str, Mapping[str, object]] = {
        "standard": {},
        "any-action": {"blocked_rule": "any_action"},
        "quiet-explosions": {"explosion_opens_shop": False},
        "short": {"no_progress_limit": 30, "turn_cap": 200},
        "black-first": {"fixed_first": "black"},
        "random-colours": {"black_seat": "random"},
    }
    bot_names = ("gentle", "easy", "newcomer", "skirmisher", "greedy", "veteran")
    levels: Mapping[str, str] = {
        "larva": "newcomer",
        "nurse": "skirmisher",
        "forager": "greedy",
        "soldier": "veteran",
        "queen": "searcher",
    }
    strengths: Mapping[str, int] = {  # measured: docs/strength.md, On one scale
        "newcomer": 810,
        "skirmisher": 1210,
        "greedy": 1500,
        "veteran": 1670,
        "searcher": 1910,
    }
    first = FirstGame("standard", 2)
    searches = True
    has_plans = True
    has_small = True
    draws = True
    points = False


GAME = AntWar()
