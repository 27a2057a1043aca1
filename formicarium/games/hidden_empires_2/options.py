"""The options of a match (HE2-END-05, -06, HE2-VAR-01 to -08, HE2-RULING-47)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from formicarium.core.bounds import check_bounds, number
from formicarium.core.errors import OptionError
from formicarium.core.game import Options
from formicarium.games.hidden_empires_2.data import OPTIONS


def _number(option: str, clause: str) -> Any:
    """Within the bounds of the table."""
    least, most, default = OPTIONS[option]
    return number(default, least, most, clause=clause)


@dataclass(frozen=True, slots=True)
class EmpiresOptions(Options):
    """The basic or the advanced game, and the optional rules."""

    mode: Literal["basic", "advanced"] = "advanced"
    target_score: int = _number("target_score", "HE2-END-06")
    random_turn_order: bool = False
    restart: bool = False
    death_to_the_queen: bool = False
    fewer_events: bool = False
    realistic_time_scale: bool = False
    bivouac_size_per_builder: int = _number("bivouac_size_per_builder", "HE2-CARD-bivouac-01")
    turn_cap: int = _number("turn_cap", "HE2-END-05")

    def __post_init__(self) -> None:
        check_bounds(self)
        if self.mode == "basic":
            for option, (chosen, clause) in self._advanced_rules().items():
                if chosen:
                    raise OptionError(f"{option} is a rule of the advanced game [{clause}]")

    def _advanced_rules(self) -> dict[str, tuple[bool, str]]:
        return {
            "restart": (self.restart, "HE2-VAR-02"),
            "death_to_the_queen": (self.death_to_the_queen, "HE2-VAR-04"),
            "fewer_events": (self.fewer_events, "HE2-VAR-05"),
            "realistic_time_scale": (self.realistic_time_scale, "HE2-VAR-06"),
            "bivouac_size_per_builder": (
                self.bivouac_size_per_builder != OPTIONS["bivouac_size_per_builder"][2],
                "HE2-CARD-bivouac-01",
            ),
        }

    @property
    def advanced(self) -> bool:
        return self.mode == "advanced"

    @property
    def draws_cards(self) -> bool:
        """HE2-DRAW-01, HE2-VAR-05, -06: step 1 of a player turn takes place."""
        return self.advanced and not self.fewer_events and not self.realistic_time_scale
