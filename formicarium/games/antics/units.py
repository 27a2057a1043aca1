"""An action under way, unit by unit (ANT-LVL): what its steps have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from formicarium.core.state import Step
from formicarium.games.antics.data import NO_TILE, NO_ZONE, Kind, Tile, Zone
from formicarium.games.antics.hexes import NO_HEX, Hex

if TYPE_CHECKING:
    from formicarium.games.antics.state import Antics  # noqa: F401


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
