"""Optional rules and settings; the defaults are the game."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.choices import Options, check_choices, number
from formicarium.games.hidden_empires_1.data import GAME_TURNS


@dataclass(frozen=True, slots=True)
class EmpireOptions(Options):
    """HE1-ALT, HE1-REST, HE1-RPREY, HE1-END-06 and HE1-HOUSE-01."""

    alternate_setup: bool = False  # 48 laid tiles instead of the map
    restart: bool = False  # a dead colony may start again
    reduce_prey: bool = False  # every Prey shrinks every game turn
    max_game_turns: int = number(GAME_TURNS, 1, 100, clause="HE1-END-06")
    no_nest_attacks_before_turn: int = number(0, 0, 100, clause="HE1-HOUSE-01")  # a house rule; 0: off

    def __post_init__(self) -> None:
        check_choices(self)
