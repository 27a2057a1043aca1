"""The Cicada and the Ant (La Cigale et la Fourmi)."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.boxed import Boxed
from formicarium.core.game import FirstGame
from formicarium.games.cicada_and_ant.data import PATHS
from formicarium.games.cicada_and_ant.options import CicadaOptions


class CicadaAndAnt(Boxed):
    """2 to 4 players, Autumn or Winter."""

    id = "cicada_and_ant"
    prefix = "CIG"
    seats = range(2, 5)
    options = CicadaOptions
    rules = 2  # 2: CIG-RULING-62, the Cicada is asked for a type, not for one of its cells
    former_data = ("6887d7ce3c67ac67",)  # the same, with a number that nobody read
    variants: Mapping[str, Mapping[str, object]] = {
        "autumn": {"mode": "autumn"},
        "autumn-open": {"mode": "autumn", "open_insects": True},
        "winter": {"mode": "winter"},
        "winter-powers": {"mode": "winter", "power_cards": True},
    }
    bot_names = ("hoarder", "collector", "scorer", "easy", "greedy", "equilibrium", "solver", "reader")
    levels: Mapping[str, str] = {
        "larva": "hoarder",
        "nurse": "collector",
        "forager": "scorer",
        "soldier": "equilibrium",
        "queen": "reader",
    }
    strengths: Mapping[str, int] = {  # measured: docs/strength.md, On one scale
        "hoarder": 1360,
        "collector": 1395,
        "scorer": 1500,
        "greedy": 1540,
        "equilibrium": 1555,
        "solver": 1575,
        "reader": 1665,
    }
    first = FirstGame("autumn", 2)
    has_small = True
    has_plans = True
    scoring: Mapping[str, str] = {  # or breaks a tie
        **{f"shelf_{path}": "CIG-SCORE-01" for path in PATHS},
        "insect_points": "CIG-SCORE-02",
        "insect_cards": "CIG-TIE-01",
        "provision_points": "CIG-VP-01",
        "ladybird_points": "CIG-VP-02",
        "provision_cards": "CIG-WEND-05",
        "reserve_cards": "CIG-WEND-05",
    }


GAME = CicadaAndAnt()
