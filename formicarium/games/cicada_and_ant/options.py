"""How a game is set up: the mode, its variant, and what else may be agreed (CIG-CONF-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.choices import Options, check_choices, number, option
from formicarium.core.errors import OptionError
from formicarium.games.cicada_and_ant.data import POWERS, POWERS_IN_PLAY, ROUND_LIMIT

RANDOM: Literal["random"] = "random"


@dataclass(frozen=True, slots=True)
class CicadaOptions(Options):
    """CIG-CONF-01: a mode and its options."""

    mode: Literal["autumn", "winter"] = "autumn"
    open_insects: bool = option(False, needs={"mode": "autumn"}, clause="CIG-CONF-01")
    power_cards: bool = option(False, needs={"mode": "winter"}, clause="CIG-CONF-01")
    first_ant: int | Literal["random"] = RANDOM
    powers_in_play: tuple[str, ...] | Literal["random"] = option(
        RANDOM, needs={"power_cards": True}, clause="CIG-CONF-01"
    )
    round_limit: int = number(ROUND_LIMIT, 1, needs={"mode": "winter"}, clause="CIG-CONF-01")

    def __post_init__(self) -> None:
        check_choices(self)
        if self.powers_in_play != RANDOM:
            self._check_powers()
        if isinstance(self.first_ant, int) and not 0 <= self.first_ant <= 3:
            raise OptionError(f"first_ant must be a seat or 'random', not {self.first_ant} [CIG-CONF-01]")

    def _check_powers(self) -> None:
        named = set(self.powers_in_play)
        if unknown := named - set(POWERS):
            raise OptionError(f"no power is called {sorted(unknown)[0]!r} [CIG-CONF-01]")
        if len(named) != POWERS_IN_PLAY or len(self.powers_in_play) != POWERS_IN_PLAY:
            raise OptionError(f"powers_in_play names {POWERS_IN_PLAY} different powers [CIG-CONF-01]")

    @property
    def winter(self) -> bool:
        return self.mode == "winter"
