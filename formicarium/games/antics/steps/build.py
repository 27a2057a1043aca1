"""Build (ANT-BUILD): which tile, the hex of its first half, the hex of its second half (ANT-DEC-03)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.games.antics.data import BUILD, HALVES, MAX_LEVEL, SYMMETRIC, Tile
from formicarium.games.antics.events import TileBuilt
from formicarium.games.antics.hexes import COORDINATES, NEIGHBOURS, Hex, touched
from formicarium.games.antics.moves import ChooseTile, First, Second
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.steal import why_not_steal_now
from formicarium.games.antics.units import Moment, Units
from formicarium.kit.interned import Interned
from formicarium.texts.message import Message, Seat, message

CHOOSE, FIRST, SECOND = Interned(ChooseTile), Interned(First), Interned(Second)


@cache
def _which(left: int) -> Message:
    return message("ask-tile", left=left)


@cache
def _where(half: str, tile: Tile) -> Message:
    """Which half is to be laid now; the prompts are ask-first and ask-second."""
    return message(f"ask-{half}", tile=tile, kind=HALVES[tile][half == "second"])


@dataclass(frozen=True, slots=True)
class Build(Units):
    """ANT-BUILD-01, -02: L tiles from the hand, one after the other; fewer only when the hand is empty."""

    clause = "ANT-BUILD-03"
    kind = BUILD

    def ask(self, s: Antics) -> Decision | None:
        hand = s.hands[s.active]
        if not hand:
            return None
        return Decision(s.active, _which(self.left), tuple([CHOOSE[tile,] for tile in dict.fromkeys(hand)]))

    def run(self, s: Antics, answer: ChooseTile | None) -> None:
        if answer is not None:
            if self.left > 1:
                s.steps.append(build(self.left - 1))
            s.steps.append(lay_first(self.left, answer.tile))

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "button":
            return Refusal("ANT-BUILD-02", message("refused-must-build", left=self.left))
        if kind == "tile" and name in HALVES:
            return Refusal("ANT-BUILD-01", message("refused-not-in-hand", tile=name))
        return why_not_steal_now(path)


@dataclass(frozen=True, slots=True)
class LayFirst(Units):
    """ANT-BUILD-03, ANT-DEC-03: the hex of the first half, wherever a second one fits."""

    clause = "ANT-BUILD-05"
    kind = BUILD

    tile: Tile

    def moment(self) -> Moment:
        return Moment(tile=self.tile)

    def ask(self, s: Antics) -> Decision:
        hill, blocked = s.hills[s.active], s.blocked(s.active)
        hexes = hill.lower_firsts(blocked) if self.tile in SYMMETRIC else hill.firsts(blocked)
        return Decision(s.active, _where("first", self.tile), tuple([FIRST[at,] for at in hexes]))

    def run(self, s: Antics, answer: First) -> None:
        s.steps.append(lay_second(self.left, self.tile, answer.hex))

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_not_other(path, self.tile, self.left):
            return refusal
        at = touched(path)
        return why_not_steal_now(path) if at is None else why_not_first(s, seat, self.tile, at)


@dataclass(frozen=True, slots=True)
class LaySecond(Units):
    """ANT-BUILD-04: the hex of the second half; the tile at once belongs to the hill."""

    clause = "ANT-BUILD-03"
    kind = BUILD

    tile: Tile
    first: Hex

    def moment(self) -> Moment:
        return Moment(tile=self.tile, half=self.first)

    def ask(self, s: Antics) -> Decision:
        hill, blocked = s.hills[s.active], s.blocked(s.active)
        fitting = hill.uppers if self.tile in SYMMETRIC else hill.seconds
        seconds = tuple([SECOND[at,] for at in fitting(self.first, blocked)])
        return Decision(s.active, _where("second", self.tile), seconds)

    def run(self, s: Antics, answer: Second) -> None:
        seat = s.active
        hand = list(s.hands[seat])
        hand.remove(self.tile)
        s.hands[seat] = tuple(hand)
        hill = s.hills[seat] = s.hills[seat].build(self.tile, self.first, answer.hex)
        s.tell(TileBuilt(seat, self.tile, self.first, answer.hex, hill.tiles[-1].level))

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_not_other(path, self.tile, self.left):
            return refusal
        at = touched(path)
        if at is None:
            return why_not_steal_now(path)
        return why_not_second(s, seat, self.tile, self.first, at)


build, lay_first, lay_second = cache(Build), cache(LayFirst), cache(LaySecond)


def why_not_other(path: Path, tile: Tile, left: int) -> Refusal | None:
    """Why neither another tile nor none, while one is being laid."""
    kind, name = first_token(path)
    if kind == "button":
        return Refusal("ANT-BUILD-02", message("refused-must-build", left=left))
    chosen = kind == "tile" and name in HALVES
    return Refusal("ANT-BUILD-03", message("refused-tile-chosen", tile=tile)) if chosen else None


def why_not_covered(s: Antics, seat: Seat, at: Hex) -> Refusal | None:
    """Why the space on this hex may not be covered, whatever lies beside it."""
    if seat == s.active and at in s.markers:
        return Refusal("ANT-BUILD-10", message("refused-marker", hex=at))
    for stored in s.stored[seat]:
        if stored.hex == at:
            return Refusal("ANT-BUILD-11", message("refused-prey-on-space", hex=at, prey=stored.prey))
    space = s.hills[seat].spaces.get(at)
    if space is not None and space.level == MAX_LEVEL:
        return Refusal("ANT-BUILD-13", message("refused-highest", hex=at, level=MAX_LEVEL))
    return None


def why_not_first(s: Antics, seat: Seat, tile: Tile, at: Hex) -> Refusal:
    hill, blocked = s.hills[seat], s.blocked(seat)
    if refusal := why_not_covered(s, seat, at):
        return refusal
    if any(hill.seconds(at, blocked)):  # only a symmetric tile is not offered there
        return Refusal("ANT-DEC-03", message("refused-lower-hex", hex=at, tile=tile))
    if at in hill.spaces:
        near = [other for other in NEIGHBOURS[at] if other in hill.spaces]
        refusals = [_why_not_raised(s, seat, at, other) for other in near]
        # the neighbour that comes nearest to fitting says most
        return max(refusals, key=lambda refusal: _TELLING.index(refusal.clause))
    if hill.touches(at):  # a hole
        return Refusal("ANT-BUILD-07", message("refused-hole", hex=at))
    return Refusal("ANT-BUILD-05", message("refused-touches-nothing", hex=at))


_TELLING = ("ANT-BUILD-07", "ANT-BUILD-08", "ANT-BUILD-11", "ANT-BUILD-10")


def why_not_second(s: Antics, seat: Seat, tile: Tile, first: Hex, second: Hex) -> Refusal:
    hill, blocked = s.hills[seat], s.blocked(seat)
    if second not in NEIGHBOURS[first]:
        return Refusal("ANT-BUILD-03", message("refused-not-neighbours", first=first, second=second))
    if hill.fits(first, second, blocked):  # only a symmetric tile is not offered there
        assert COORDINATES[second] < COORDINATES[first]
        return Refusal("ANT-DEC-03", message("refused-lower-hex", hex=second, tile=tile))
    if first not in hill.spaces and second not in hill.spaces:
        return Refusal("ANT-BUILD-05", message("refused-touches-nothing", hex=second))
    if first in hill.spaces and second in hill.spaces:
        return _why_not_raised(s, seat, first, second)
    return Refusal("ANT-BUILD-07", message("refused-overhang", first=first, second=second))


def _why_not_raised(s: Antics, seat: Seat, first: Hex, second: Hex) -> Refusal:
    """Two hexes of the hill that do not carry a tile together."""
    spaces = s.hills[seat].spaces
    below, beside = spaces[first], spaces[second]
    if below.level != beside.level:
        levels = {"level": below.level, "other": beside.level}
        return Refusal("ANT-BUILD-07", message("refused-levels", first=first, second=second, **levels))
    if below.number == beside.number:
        tile = s.hills[seat].tiles[below.number].tile
        return Refusal("ANT-BUILD-08", message("refused-one-tile", first=first, second=second, tile=tile))
    refusal = why_not_covered(s, seat, second)
    assert refusal is not None
    return refusal
