"""The options of a match (HE2-END-05, -06, HE2-VAR-01 to -08, HE2-RULING-47)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from formicarium.core.choices import Options, check_choices, number, option
from formicarium.games.hidden_empires_2.data import OPTIONS

ADVANCED = {"mode": "advanced"}


def _number(name: str, clause: str, needs: dict[str, str] | None = None) -> Any:
    """Within the bounds of the table."""
    least, most, default = OPTIONS[name]
    return number(default, least, most, clause=clause, needs=needs)


@dataclass(frozen=True, slots=True)
class EmpiresOptions(Options):
    """The basic or the advanced game, and the optional rules."""

    mode: Literal["basic", "advanced"] = "advanced"
    target_score: int = _number("target_score", "HE2-END-06")
    random_turn_order: bool = False
    restart: bool = option(False, needs=ADVANCED, clause="HE2-VAR-02")
    death_to_the_queen: bool = option(False, needs=ADVANCED, clause="HE2-VAR-04")
    fewer_events: bool = option(False, needs=ADVANCED, clause="HE2-VAR-05")
    realistic_time_scale: bool = option(False, needs=ADVANCED, clause="HE2-VAR-06")
    bivouac_size_per_builder: int = _number("bivouac_size_per_builder", "HE2-CARD-bivouac-01", ADVANCED)
    turn_cap: int = _number("turn_cap", "HE2-END-05")

    def __post_init__(self) -> None:
        check_choices(self)

    @property
    def advanced(self) -> bool:
        return self.mode == "advanced"

    @property
    def draws_cards(self) -> bool:
        """HE2-DRAW-01, HE2-VAR-05, -06: step 1 of a player turn takes place."""
        return self.advanced and not self.fewer_events and not self.realistic_time_scale
