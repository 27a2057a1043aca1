"""What may be agreed before the game; the defaults are the source's rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.choices import Options, check_choices, option
from formicarium.core.errors import OptionError
from formicarium.games.antics.data import LONG_GAME_SEATS


@dataclass(frozen=True, slots=True)
class AnticsOptions(Options):
    """ANT-SETUP-02: who begins. ANT-VARL-01: the long game. With two players ANT-VAR2 always holds."""

    first_player: int | Literal["random"] = "random"
    long_game: bool = option(False, seats=LONG_GAME_SEATS, clause="ANT-VARL-01")

    def __post_init__(self) -> None:
        check_choices(self)
        if isinstance(self.first_player, int) and not 0 <= self.first_player <= 3:
            raise OptionError(f"first_player is a seat or 'random', not {self.first_player} [ANT-SETUP-02]")
