"""What a player may choose (section 7 of the spec), and how it is spelled."""

from __future__ import annotations

from dataclasses import dataclass, field

from formicarium.core.decision import Move, Path
from formicarium.games.antics.data import Item, Kind, Lane, Node, Tile, Track, Zone
from formicarium.games.antics.hexes import Hex, spelled
from formicarium.texts.message import Seat

# D-ACTION


@dataclass(frozen=True, slots=True)
class UseSpace(Move):
    """Put a marker on a space of the own hill."""

    hex: Hex
    kind: Kind = field(default=Kind(""))  # what the space does, for people
    level: int = 0

    def spell(self) -> Path:
        return spelled(self.hex)


@dataclass(frozen=True, slots=True)
class UseSuper(Move):
    """Put a marker on the Super Ant, for an action at level 1."""

    kind: Kind

    def spell(self) -> Path:
        return ("piece:super_ant", f"action:{self.kind}")


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """Also before each unit of D-ANTS and D-PUSH."""

    track: Track
    victim: Seat

    def spell(self) -> Path:
        return (f"steal:{self.track}", f"seat:{self.victim}")


@dataclass(frozen=True, slots=True)
class PassActions(Move):
    """End the action phase."""

    def spell(self) -> Path:
        return ("button:pass",)


# D-EXPLORE, D-BUILD-TILE, D-BUILD-HEX, D-BUILD-SIDE, D-HATCH


@dataclass(frozen=True, slots=True)
class TakeTile(Move):
    field: int
    lane: Lane

    def spell(self) -> Path:
        return (f"field:{self.field}{self.lane}",)


@dataclass(frozen=True, slots=True)
class ChooseTile(Move):
    """The tile of the hand to build next."""

    tile: Tile

    def spell(self) -> Path:
        return (f"tile:{self.tile}",)


@dataclass(frozen=True, slots=True)
class First(Move):
    """Where its first half lies."""

    hex: Hex

    def spell(self) -> Path:
        return spelled(self.hex)


@dataclass(frozen=True, slots=True)
class Second(Move):
    """Where its second half lies."""

    hex: Hex

    def spell(self) -> Path:
        return spelled(self.hex)


@dataclass(frozen=True, slots=True)
class HatchAnt(Move):
    zone: Zone

    def spell(self) -> Path:
        return (f"zone:{self.zone}",)


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """End the action under way."""

    def spell(self) -> Path:
        return ("button:stop",)


# D-ANTS


@dataclass(frozen=True, slots=True)
class Send(Move):
    zone: Zone
    track: Track

    def spell(self) -> Path:
        return (f"zone:{self.zone}", f"track:{self.track}")


@dataclass(frozen=True, slots=True)
class PlaceGuard(Move):
    """A soldier onto a track."""

    track: Track

    def spell(self) -> Path:
        return ("zone:soldier", f"track:{self.track}")


@dataclass(frozen=True, slots=True)
class BuildBridge(Move):
    def spell(self) -> Path:
        return ("button:bridge",)


@dataclass(frozen=True, slots=True)
class RetrieveWorker(Move):
    track: Track

    def spell(self) -> Path:
        return (f"worker:{self.track}",)


@dataclass(frozen=True, slots=True)
class RetrieveGuard(Move):
    track: Track

    def spell(self) -> Path:
        return (f"guard:{self.track}",)


@dataclass(frozen=True, slots=True)
class RetrieveHatched(Move):
    """An ant from a hatching zone."""

    zone: Zone

    def spell(self) -> Path:
        return (f"zone:{self.zone}", "place:supply")


# D-PUSH


@dataclass(frozen=True, slots=True)
class TakeItem(Move):
    track: Track
    clearing: Node

    def spell(self) -> Path:
        return (f"clearing:{self.clearing}", f"worker:{self.track}")


@dataclass(frozen=True, slots=True)
class HandOn(Move):
    start: Track
    end: Track

    def spell(self) -> Path:
        return (f"worker:{self.start}", f"worker:{self.end}")


@dataclass(frozen=True, slots=True)
class Deliver(Move):
    track: Track

    def spell(self) -> Path:
        return (f"worker:{self.track}", "place:anthill")


# D-STORE, D-RETURN-TILE, D-ANTEATER-ORDER


@dataclass(frozen=True, slots=True)
class StorePrey(Move):
    prey: Item
    hex: Hex

    def spell(self) -> Path:
        return spelled(self.hex)


@dataclass(frozen=True, slots=True)
class ReturnTile(Move):
    tile: Tile

    def spell(self) -> Path:
        return (f"tile:{self.tile}",)


@dataclass(frozen=True, slots=True)
class NextAnteater(Move):
    lane: Lane

    def spell(self) -> Path:
        return (f"lane:{self.lane}",)


PASS, STOP, BRIDGE = PassActions(), Stop(), BuildBridge()
