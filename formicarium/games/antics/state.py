"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from formicarium.core.state import State
from formicarium.games.antics.data import (
    EXHAUSTED_TOKENS,
    FUNGUS,
    LEAVES,
    LONG_GAME_PREY,
    NOTHING,
    NUMBERS,
    PREY,
    SOLDIER,
    Item,
    Lane,
    Spot,
    Tile,
    Track,
    Zone,
)
from formicarium.games.antics.hexes import NO_HEX, Hex
from formicarium.games.antics.hill import Hill
from formicarium.games.antics.options import AnticsOptions
from formicarium.games.antics.view import AnticsView, determinize, view
from formicarium.texts.message import Seat


def tokens_on(seats: int, options: AnticsOptions) -> dict[Item, int]:
    """ANT-SETUP-07, -08, ANT-VAR2-02, ANT-VARL-01: what lies on the clearings at the beginning."""
    numbers = NUMBERS[seats]
    prey = LONG_GAME_PREY if options.long_game else numbers.prey
    return dict.fromkeys(PREY, prey) | dict.fromkeys(LEAVES, numbers.leaves)


@dataclass(frozen=True, slots=True)
class Stored:
    """A prey brought home, and the space of the hill it lies on ("": beside the hill, ANT-TIDY-05)."""

    prey: Item
    hex: Hex = NO_HEX


@dataclass(slots=True, kw_only=True)
class Antics(State):
    """The board, the fields and the hills. Bag and set-aside tiles are unordered and kept sorted.

    A spot of the fields holds a tile, the colour of an anteater, or "". Chains keep the order of tracks.
    """

    options: AnticsOptions

    # The turn
    first: Seat = 0  # the first player
    active: Seat = 0
    round: int = 1
    actions_left: int = 0
    markers: tuple[Hex, ...] = ()  # the active player's, on the hill
    super_used: bool = False  # one lies on the Super Ant
    explored: bool = False  # the active player has taken a tile from the fields
    delivered: tuple[Item, ...] = ()  # prey brought home this turn, not yet stored

    # The end
    acted: bool = False  # somebody has taken an action in this round
    idle_rounds: int = 0  # in a row, without any action (ANT-OVER-07)
    short: bool = False  # the fields could not be filled this turn (ANT-TIDY-14)
    trigger: str = ""  # what brought on the last round: "tiles" or "prey"
    turns_left: int = 0  # of the last round

    # Per seat
    hills: list[Hill] = field(default_factory=list)
    hands: list[tuple[Tile, ...]] = field(default_factory=list)  # sorted
    supply: list[int] = field(default_factory=list)
    zones: list[dict[Zone, int]] = field(default_factory=list)  # ants in each hatching zone
    workers: list[dict[Track, Item]] = field(default_factory=list)  # what each carries; "" nothing
    stored: list[tuple[Stored, ...]] = field(default_factory=list)
    leaves: list[tuple[Item, ...]] = field(default_factory=list)  # brought home

    # The board
    guards: dict[Track, Seat] = field(default_factory=dict)
    clearings: dict[Item, int] = field(default_factory=dict)  # tokens left
    eaten: tuple[Item, ...] = ()  # prey taken out of the game by anteaters
    fields: dict[Spot, str] = field(default_factory=dict)
    arrived: tuple[Lane, ...] = ()  # lanes whose anteaters have attacked since the last reset, in order
    bag: tuple[Tile, ...] = ()
    set_aside: tuple[Tile, ...] = ()  # with two players, unseen
    returned: tuple[Tile, ...] = ()  # of the bag: what is known to lie there, with two players

    def copy(self) -> Antics:
        new: Antics = Antics.__new__(Antics)
        new.seats = self.seats
        new.rules = self.rules
        new.steps = self.steps.copy()
        new.outcome = self.outcome
        new.told = self.told
        new.cause = self.cause
        new.news = None
        new.options = self.options
        new.first = self.first
        new.active = self.active
        new.round = self.round
        new.actions_left = self.actions_left
        new.markers = self.markers
        new.super_used = self.super_used
        new.explored = self.explored
        new.delivered = self.delivered
        new.acted = self.acted
        new.idle_rounds = self.idle_rounds
        new.short = self.short
        new.trigger = self.trigger
        new.turns_left = self.turns_left
        new.hills = self.hills.copy()
        new.hands = self.hands.copy()
        new.supply = self.supply.copy()
        new.zones = [zones.copy() for zones in self.zones]
        new.workers = [workers.copy() for workers in self.workers]
        new.stored = self.stored.copy()
        new.leaves = self.leaves.copy()
        new.guards = self.guards.copy()
        new.clearings = self.clearings.copy()
        new.eaten = self.eaten
        new.fields = self.fields.copy()
        new.arrived = self.arrived
        new.bag = self.bag
        new.set_aside = self.set_aside
        new.returned = self.returned
        return new

    # What can be read off the table

    def has(self, seat: Seat, prey: Item) -> bool:
        """ANT-PUSH-06: carried by an own worker, delivered this turn, or brought home before."""
        return (
            prey in self.workers[seat].values()
            or (seat == self.active and prey in self.delivered)
            or any(stored.prey == prey for stored in self.stored[seat])
        )

    def soldiers(self, seat: Seat) -> int:
        return self.zones[seat][SOLDIER]

    def blocked(self, seat: Seat) -> tuple[Hex, ...]:
        """Spaces of a hill that carry a marker or a prey token."""
        markers = self.markers if seat == self.active else ()
        stored = self.stored[seat]
        return (*markers, *[each.hex for each in stored]) if stored else markers

    def free_spaces(self, seat: Seat) -> list[Hex]:
        """ANT-TIDY-03, -05: action spaces without a prey token; where there is none, fungi."""
        taken = {each.hex for each in self.stored[seat]}
        free = [(at, space.kind) for at, space in self.hills[seat].spaces.items() if at not in taken]
        return [at for at, kind in free if kind != FUNGUS] or [at for at, _ in free]

    @property
    def exhausted_left(self) -> int:
        """ANT-PUSH-11: prey exhausted tokens still beside the board."""
        return EXHAUSTED_TOKENS - sum(not self.clearings[prey] for prey in PREY)

    def carried(self, seat: Seat, track: Track) -> Item:
        """What a player's worker on a track carries; "" nothing, or no worker."""
        return self.workers[seat].get(track, NOTHING)

    def view(self, seat: Seat | None) -> AnticsView:
        return view(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> Antics:
        return determinize(self, seat, rng)
