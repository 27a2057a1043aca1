"""What can happen."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.event import Event
from formicarium.games.antics.data import Colour, Item, Kind, Lane, Spot, Tile, Track, Zone
from formicarium.games.antics.hexes import Hex
from formicarium.texts.message import Seat

# Set-up


@dataclass(frozen=True, slots=True)
class FirstPlayerNamed(Event):
    clause = "ANT-SETUP-02"
    seat: Seat


@dataclass(frozen=True, slots=True)
class AnteaterPlaced(Event):
    clause = "ANT-SETUP-11"
    lane: Lane
    colour: Colour


@dataclass(frozen=True, slots=True)
class TilesSetAside(Event):
    """Nobody learns which."""

    clause = "ANT-VAR2-03"
    count: int


@dataclass(frozen=True, slots=True)
class FieldsFilled(Event):
    """In the order of drawing."""

    clause = "ANT-SETUP-12"
    spots: tuple[Spot, ...]
    tiles: tuple[Tile, ...]


# The turn


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    clause = "ANT-TURN-01"
    opens = True
    seat: Seat
    round: int
    actions: int


@dataclass(frozen=True, slots=True)
class SpaceUsed(Event):
    """A marker was put on a space."""

    clause = "ANT-TURN-05"
    seat: Seat
    hex: Hex
    kind: Kind
    level: int


@dataclass(frozen=True, slots=True)
class SuperAntUsed(Event):
    clause = "ANT-SUP-01"
    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class ActionStopped(Event):
    """Before its units were used up."""

    clause = "ANT-LVL-04"
    noise = True
    seat: Seat
    kind: Kind
    left: int


@dataclass(frozen=True, slots=True)
class ActionsPassed(Event):
    clause = "ANT-TURN-11"
    seat: Seat
    left: int  # actions lost


# Explore, Build, Hatch


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    clause = "ANT-EXPL-01"
    seat: Seat
    field: int
    lane: Lane
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileBuilt(Event):
    clause = "ANT-BUILD-03"
    seat: Seat
    tile: Tile
    first: Hex
    second: Hex
    level: int


@dataclass(frozen=True, slots=True)
class AntHatched(Event):
    clause = "ANT-HATCH-01"
    seat: Seat
    zone: Zone


# Ants, soldiers


@dataclass(frozen=True, slots=True)
class WorkerSent(Event):
    clause = "ANT-ANTS-03"
    seat: Seat
    zone: Zone
    track: Track


@dataclass(frozen=True, slots=True)
class GuardPlaced(Event):
    clause = "ANT-GUARD-01"
    seat: Seat
    track: Track


@dataclass(frozen=True, slots=True)
class BridgeBuilt(Event):
    clause = "ANT-BRIDGE-01"
    seat: Seat


@dataclass(frozen=True, slots=True)
class WorkerRetrieved(Event):
    clause = "ANT-ANTS-08"
    seat: Seat
    track: Track


@dataclass(frozen=True, slots=True)
class GuardRetrieved(Event):
    clause = "ANT-ANTS-08"
    seat: Seat
    track: Track


@dataclass(frozen=True, slots=True)
class HatchedRetrieved(Event):
    """An ant went back from a hatching zone."""

    clause = "ANT-ANTS-08"
    seat: Seat
    zone: Zone


@dataclass(frozen=True, slots=True)
class ItemStolen(Event):
    clause = "ANT-STEAL-03"
    news_for = ("victim",)
    seat: Seat
    victim: Seat
    track: Track
    item: Item


# Push


@dataclass(frozen=True, slots=True)
class ItemTaken(Event):
    clause = "ANT-PUSH-02"
    seat: Seat
    track: Track
    item: Item
    left: int  # tokens on the clearing


@dataclass(frozen=True, slots=True)
class ItemHandedOn(Event):
    clause = "ANT-PUSH-03"
    seat: Seat
    start: Track
    end: Track
    item: Item


@dataclass(frozen=True, slots=True)
class ItemDelivered(Event):
    clause = "ANT-PUSH-04"
    seat: Seat
    track: Track
    item: Item


@dataclass(frozen=True, slots=True)
class PreyExhausted(Event):
    """The last token has left its clearing (ANT-ATE-08: or was eaten there)."""

    clause = "ANT-PUSH-11"
    prey: Item
    left: int  # prey exhausted tokens beside the board


# The end of a turn


@dataclass(frozen=True, slots=True)
class PreyStored(Event):
    clause = "ANT-TIDY-02"
    seat: Seat
    prey: Item
    hex: Hex


@dataclass(frozen=True, slots=True)
class PreyLeftBeside(Event):
    """No space of the hill was free."""

    clause = "ANT-TIDY-05"
    seat: Seat
    prey: Item


@dataclass(frozen=True, slots=True)
class TileReturned(Event):
    clause = "ANT-TIDY-07"
    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class FieldsRefilled(Event):
    """In the order of drawing."""

    clause = "ANT-TIDY-12"
    spots: tuple[Spot, ...]
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class TilesRanOut(Event):
    clause = "ANT-TIDY-14"
    empty: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class AnteaterArrived(Event):
    clause = "ANT-ATE-01"
    lane: Lane
    colour: Colour
    arrival: int

    def hits(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class PreyEaten(Event):
    clause = "ANT-ATE-07"
    colour: Colour
    prey: Item
    left: int  # tokens on the clearing

    def hits(self, seat: Seat) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class NoPreyFound(Event):
    clause = "ANT-ATE-07"
    noise = True
    colour: Colour
    prey: Item


@dataclass(frozen=True, slots=True)
class AntsEaten(Event):
    """All ants of a zone went back to their owners."""

    clause = "ANT-ATE-09"
    colour: Colour
    zone: Zone
    counts: tuple[int, ...]  # per seat

    def hits(self, seat: Seat) -> bool:
        return self.counts[seat] > 0


@dataclass(frozen=True, slots=True)
class NoAntsFound(Event):
    clause = "ANT-ATE-09"
    noise = True
    colour: Colour


@dataclass(frozen=True, slots=True)
class AnteatersReset(Event):
    """Turned over, onto field 6."""

    clause = "ANT-ATE-11"
    colours: tuple[Colour, ...]  # per lane


# The end


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    clause = "ANT-OVER-04"
    seat: Seat  # whose turn brought it about
    trigger: str  # "tiles" (ANT-OVER-02) or "prey" (ANT-OVER-03)

    def hits(self, seat: Seat) -> bool:
        return seat != self.seat


@dataclass(frozen=True, slots=True)
class HillScored(Event):
    clause = "ANT-SCORE-07"
    seat: Seat
    prey: int
    fungus: int
    leaves: int
    total: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    clause = "ANT-OVER-06"
    reason: str  # "tiles", "prey", "idle" or "rounds"
    winners: tuple[Seat, ...]
