"""An action under way, unit by unit (ANT-LVL): what its steps have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from formicarium.core.decision import Move
from formicarium.core.state import Step
from formicarium.games.antics.data import NO_TILE, NO_ZONE, Kind, Tile, Zone
from formicarium.games.antics.hexes import NO_HEX, Hex
from formicarium.games.antics.moves import Stop
from formicarium.texts.message import Message, Seat, message

if TYPE_CHECKING:
    from formicarium.games.antics.state import Antics


class Moment(NamedTuple):
    """Where an action stands."""

    started: bool = False  # a unit has been done, so that one may stop
    field: int = 0  # being explored
    tile: Tile = NO_TILE  # being built
    half: Hex = NO_HEX  # where its first half lies
    zone: Zone = NO_ZONE  # of the first ant hatched, while it binds the second


@dataclass(frozen=True, slots=True)
class Units(Step["Antics", Any]):
    """A step of an action that has so many units left."""

    kind: ClassVar[Kind]

    left: int

    def moment(self) -> Moment:
        return Moment()

    def gains(self, s: Antics) -> bool:
        """Whether another unit could bring something."""
        return True

    def warning(self, s: Antics, seat: Seat, move: Move) -> Message | None:
        """ANT-LVL-04: stopping gives up the units that are left."""
        if not isinstance(move, Stop) or not self.gains(s):
            return None
        return message("warning-stop", left=self.left, kind=self.kind)
