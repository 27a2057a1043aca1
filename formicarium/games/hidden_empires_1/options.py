"""Optional rules and settings; the defaults are the game."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.errors import OptionError
from formicarium.core.game import Options
from formicarium.games.hidden_empires_1.data import GAME_TURNS


@dataclass(frozen=True, slots=True)
class EmpireOptions(Options):
    """HE1-ALT, HE1-REST, HE1-RPREY, HE1-END-06 and HE1-HOUSE-01."""

    alternate_setup: bool = False  # 48 laid tiles instead of the map
    restart: bool = False  # a dead colony may start again
    reduce_prey: bool = False  # every Prey shrinks every game turn
    max_game_turns: int = GAME_TURNS
    no_nest_attacks_before_turn: int = 0  # a house rule; 0: off

    def __post_init__(self) -> None:
        if not 1 <= self.max_game_turns <= 100:
            raise OptionError(f"max_game_turns is 1 to 100, not {self.max_game_turns} [HE1-END-06]")
        if not 0 <= self.no_nest_attacks_before_turn <= 100:
            raise OptionError(
                f"no_nest_attacks_before_turn is 0 (off) to 100, not {self.no_nest_attacks_before_turn}"
                " [HE1-HOUSE-01]"
            )
