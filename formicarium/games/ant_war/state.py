"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from formicarium.core.state import State
from formicarium.games.ant_war.data import NO_ORDER, RANK_ORDER, UNITS, WALL, Order, Side, Square, Unit
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.view import WarView, view
from formicarium.games.ant_war.worlds import determinize
from formicarium.texts.message import Seat

ByUnit = tuple[int, ...]  # a number per unit, in the order of UNITS
NONE_YET: ByUnit = (0,) * len(UNITS)


@dataclass(frozen=True, slots=True)
class Piece:
    """An ant or a wall. `possible` is what the other side may know of a hidden ant (WAR-INFO-05)."""

    side: Side
    unit: Unit
    id: str = ""  # public; none while the armies are being placed
    revealed: bool = False
    spent: bool = False
    possible: tuple[Unit, ...] = UNITS
    moved: bool = False  # its owner has displaced it by a step, Charge or Jump
    hatched: bool = False
    hit_points: int = 0  # walls only

    @property
    def is_ant(self) -> bool:
        return self.unit != WALL


@dataclass(frozen=True, slots=True)
class Hatching:
    """An ant that returned: its public id, the deaths of its side just before, and its unit."""

    ant: str
    deaths: ByUnit
    unit: Unit
    known: bool = False  # its unit has become public since


@dataclass(slots=True, kw_only=True)
class Garden(State):
    """The board, the decks, and what is known. Piles are unordered and kept sorted; discards are in order.

    Lists are per seat and hold tuples, so that a copy duplicates the outer lists only.
    """

    options: WarOptions
    sides: list[Side] = field(default_factory=list)  # per seat
    board: dict[Square, Piece] = field(default_factory=dict)
    first: Seat = 0  # who played first
    active: Seat = 0
    turn: int = 0  # turns ended
    quiet_turns: int = 0  # in a row without a progress event (WAR-END-06)
    progress: bool = False  # a progress event in this turn
    in_play: Order = NO_ORDER
    actions_left: int = 0
    acted: bool = False  # an action of the order in play has been done

    hands: list[tuple[Order, ...]] = field(default_factory=list)
    held: list[tuple[Order, ...]] = field(default_factory=list)  # of the hand, since the last reshuffle
    piles: list[tuple[Order, ...]] = field(default_factory=list)
    discards: list[tuple[Order, ...]] = field(default_factory=list)  # oldest first
    archives: list[tuple[Order, ...]] = field(default_factory=list)
    shop: tuple[Order, ...] = ()
    offers: list[tuple[Order, ...]] = field(
        default_factory=list
    )  # drawn from the Shop, for the visitor's eyes

    reserves: list[int] = field(default_factory=list)  # walls not yet built
    deaths: list[ByUnit] = field(default_factory=list)  # all so far, by unit
    hatchings: list[tuple[Hatching, ...]] = field(default_factory=list)
    shown: bool = False  # the armies stand in the open (their units do not)

    def copy(self) -> Garden:
        new: Garden = Garden.__new__(Garden)
        new.seats = self.seats
        new.rules = self.rules
        new.steps = self.steps.copy()
        new.outcome = self.outcome
        new.told = self.told
        new.cause = self.cause
        new.news = None
        new.options = self.options
        new.sides = self.sides.copy()
        new.board = self.board.copy()
        new.first = self.first
        new.active = self.active
        new.turn = self.turn
        new.quiet_turns = self.quiet_turns
        new.progress = self.progress
        new.in_play = self.in_play
        new.actions_left = self.actions_left
        new.acted = self.acted
        new.hands = self.hands.copy()
        new.held = self.held.copy()
        new.piles = self.piles.copy()
        new.discards = self.discards.copy()
        new.archives = self.archives.copy()
        new.shop = self.shop
        new.offers = self.offers.copy()
        new.reserves = self.reserves.copy()
        new.deaths = self.deaths.copy()
        new.hatchings = self.hatchings.copy()
        new.shown = self.shown
        return new

    # What can be read off the table

    @property
    def opponent(self) -> Seat:
        """Of the active player."""
        return 1 - self.active

    def seat_of(self, side: Side) -> Seat:
        return self.sides.index(side)

    def graveyard(self, seat: Seat) -> ByUnit:
        """The dead that have not hatched again. Exact, so its owner's secret."""
        return _less(self.deaths[seat], [hatching.unit for hatching in self.hatchings[seat]])

    def open_graves(self, seat: Seat) -> ByUnit:
        """WAR-INFO-06: deaths less the hatched ants whose unit has become public."""
        return _less(self.deaths[seat], [each.unit for each in self.hatchings[seat] if each.known])

    def ants(self, side: Side, units: tuple[Unit, ...]) -> list[Square]:
        """Where this side's ants of these units stand, in the order of squares."""
        found = [square for square, p in self.board.items() if p.side == side and p.unit in units]
        if len(found) > 1:
            found.sort(key=RANK_ORDER.__getitem__)
        return found

    def walls_stand(self) -> bool:
        for piece in self.board.values():  # noqa: SIM110, asked for every order
            if piece.unit == WALL:
                return True
        return False

    def view(self, seat: Seat | None) -> WarView:
        return view(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> Garden:
        return determinize(self, seat, rng)


def _less(counts: ByUnit, gone: list[Unit]) -> ByUnit:
    return (
        tuple(count - gone.count(unit) for unit, count in zip(UNITS, counts, strict=True)) if gone else counts
    )
