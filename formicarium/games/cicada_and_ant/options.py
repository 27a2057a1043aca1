"""How a game is set up: the mode, its variant, and what else may be agreed (CIG-CONF-01)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from formicarium.core.bounds import check_bounds, number
from formicarium.core.errors import OptionError
from formicarium.core.game import Options
from formicarium.games.cicada_and_ant.data import POWERS, POWERS_IN_PLAY, ROUND_LIMIT

RANDOM: Literal["random"] = "random"


@dataclass(frozen=True, slots=True)
class CicadaOptions(Options):
    """CIG-CONF-01: a mode and its options."""

    mode: Literal["autumn", "winter"] = "autumn"
    open_insects: bool = False  # autumn only
    power_cards: bool = False  # winter only
    first_ant: int | Literal["random"] = RANDOM
    powers_in_play: tuple[str, ...] | Literal["random"] = RANDOM  # winter with Power cards
    round_limit: int = number(ROUND_LIMIT, 1, clause="CIG-CONF-01")  # winter only

    def __post_init__(self) -> None:
        if self.open_insects and self.winter:
            raise OptionError("open_insects is an option of the autumn mode [CIG-CONF-01]")
        if self.power_cards and not self.winter:
            raise OptionError("power_cards is an option of the winter mode [CIG-CONF-01]")
        if self.powers_in_play != RANDOM:
            self._check_powers()
        check_bounds(self)
        if self.round_limit != ROUND_LIMIT and not self.winter:
            raise OptionError("round_limit is an option of the winter mode [CIG-CONF-01]")
        if isinstance(self.first_ant, int) and not 0 <= self.first_ant <= 3:
            raise OptionError(f"first_ant must be a seat or 'random', not {self.first_ant} [CIG-CONF-01]")

    def _check_powers(self) -> None:
        if not self.power_cards:
            raise OptionError("powers_in_play needs power_cards [CIG-CONF-01]")
        named = set(self.powers_in_play)
        if unknown := named - set(POWERS):
            raise OptionError(f"no power is called {sorted(unknown)[0]!r} [CIG-CONF-01]")
        if len(named) != POWERS_IN_PLAY or len(self.powers_in_play) != POWERS_IN_PLAY:
            raise OptionError(f"powers_in_play names {POWERS_IN_PLAY} different powers [CIG-CONF-01]")

    @property
    def winter(self) -> bool:
        return self.mode == "winter"
