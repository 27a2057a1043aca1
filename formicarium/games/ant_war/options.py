"""House switches (WAR-VAR); the defaults are the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.choices import Options, check_choices, number
from formicarium.core.errors import OptionError
from formicarium.games.ant_war.data import NO_PROGRESS, TURN_CAP
from formicarium.texts.message import message


@dataclass(frozen=True, slots=True)
class WarOptions(Options):
    """WAR-VAR-01 to -04, and who commands Black (WAR-SETUP-01, WAR-RULING-51)."""

    blocked_rule: Literal["movement", "any_action"] = "movement"
    explosion_opens_shop: bool = True
    no_progress_limit: int = number(NO_PROGRESS, 0, clause="WAR-VAR-03")  # 0: off
    turn_cap: int = number(TURN_CAP, 0, clause="WAR-VAR-03")  # 0: off
    fixed_first: Literal["random", "black", "red"] = "random"
    black_seat: int | Literal["random"] = 0

    def __post_init__(self) -> None:
        check_choices(self)
        if self.no_progress_limit == 0 and self.turn_cap == 0:
            raise OptionError(
                "one of no_progress_limit and turn_cap must be on, or a game may never end [WAR-RULING-53]",
                message("refused-endless"),
            )
        if isinstance(self.black_seat, int) and self.black_seat not in (0, 1):
            raise OptionError(f"black_seat is 0, 1 or 'random', not {self.black_seat} [WAR-SETUP-01]")
