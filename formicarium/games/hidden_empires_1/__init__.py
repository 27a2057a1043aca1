"""Hidden Empires (2009), the first edition.

What lies on the table is in `state`, `pieces`, `ground`, `ants` and `markers`; what is asked of it in
`questions/`; the flow of play in `steps/`; what has happened in `events/`; the picture in `scene/`;
players in `bots/`.
"""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.boxed import Boxed
from formicarium.core.game import FirstGame
from formicarium.games.hidden_empires_1.options import EmpireOptions


class HiddenEmpires(Boxed):
    """Ant colonies forage, grow, raid each other, and let winged queens fly."""

    id = "hidden_empires_1"
    prefix = "HE1"
    seats = range(2, 7)
    rules = 2  # 2: HE1-RULING-97, a better plan; HE1-RULING-102, Mutate keeps a store that both Traits allow
    options = EmpireOptions
    former_data = ("a9fa6bdd00432fa0",)  # the same, with a number that nobody read
    bot_names = ("gentle", "easy", "dreamer", "homebody", "gleaner", "peaceful", "greedy")
    levels: Mapping[str, str] = {
        "larva": "dreamer",
        "nurse": "homebody",
        "forager": "gleaner",
        "soldier": "peaceful",
        "queen": "greedy",
    }
    strengths: Mapping[str, int] = {  # measured: docs/strength.md, On one scale
        "dreamer": 700,
        "homebody": 1100,
        "gleaner": 1500,
        "peaceful": 1625,
        "greedy": 1785,
    }
    first = FirstGame("quiet-start", 2)
    has_odds = True
    variants: Mapping[str, Mapping[str, object]] = {
        "standard": {},
        "alternate-setup": {"alternate_setup": True},
        "restart": {"restart": True},
        "reduce-prey": {"reduce_prey": True},
        "all-rules": {"alternate_setup": True, "restart": True, "reduce_prey": True},
        "quiet-start": {"no_nest_attacks_before_turn": 6},
        "short": {"max_game_turns": 8},
    }


GAME = HiddenEmpires()
