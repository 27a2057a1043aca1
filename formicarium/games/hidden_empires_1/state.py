"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from formicarium.core.plain import DERIVED
from formicarium.core.state import SHARED, State
from formicarium.games.hidden_empires_1.data import (
    NOWHERE,
    Ants,
    Area,
    Broods,
    Card,
    Color,
    Marker,
    Post,
)
from formicarium.games.hidden_empires_1.ground import Ground, ground_of
from formicarium.games.hidden_empires_1.options import EmpireOptions
from formicarium.games.hidden_empires_1.pieces import Fight, Laid, Picked
from formicarium.games.hidden_empires_1.view import EmpireView, view
from formicarium.games.hidden_empires_1.worlds import determinize
from formicarium.texts.message import Seat


@dataclass(slots=True, kw_only=True)
class Empires(State):
    """The map, the Nest Sheets and the cards. Piles nobody has seen are unordered and kept sorted.

    Lists are per seat. Ants in chambers are (workers, medias, majors); ants on the map lie under
    their post, an area with a task: `ants[0]["H3:forage"] == (3, 0, 0)`. What seldom changes (`stock`,
    `since`, `present`) is replaced then, and never changed in place: copies share it.
    """

    options: EmpireOptions = field(default_factory=EmpireOptions)

    # The map
    tiles: tuple[tuple[Area, Color], ...] = ()  # HE1-ALT: those on the table, by id
    stock: dict[Color, int] = field(default_factory=dict, metadata=SHARED)  # HE1-ALT: those still to be laid
    nests: list[Area] = field(default_factory=list)  # "": not placed yet
    sites: list[tuple[Area, ...]] = field(default_factory=list)  # Nest Sites
    markers: dict[Area, Marker] = field(default_factory=dict)  # discovery markers, face up
    face_down: dict[Area, Marker] = field(default_factory=dict)
    modifiers: dict[Area, int] = field(default_factory=dict)  # + markers, or − markers as a negative number
    trails: dict[Area, Seat] = field(default_factory=dict)
    attempts: tuple[Area, ...] = ()  # Trails of the active player that are not completed yet
    pool: tuple[Marker, ...] = ()
    aside: tuple[
        Marker, ...
    ] = ()  # Empty markers that wait until an event has placed all (HE1-CARD-env_change-04)
    laid: tuple[Laid, ...] = ()  # what everybody may know of the face-down markers, oldest first
    ants: list[dict[Post, Ants]] = field(default_factory=list)

    # The Nest Sheets
    reserves: list[Ants] = field(default_factory=list)
    nurses: list[Ants] = field(default_factory=list)
    builders: list[Ants] = field(default_factory=list)
    storage: list[Ants] = field(default_factory=list)
    returning: list[Ants] = field(default_factory=list)
    brood: list[Broods] = field(default_factory=list)
    virgin_queens: list[int] = field(default_factory=list)
    drones: list[int] = field(default_factory=list)
    queens: list[int] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    food: list[int] = field(default_factory=list)
    stored: list[int] = field(default_factory=list)
    stolen: list[int] = field(default_factory=list)  # repletes carried off as Slave Maker
    kept: list[tuple[Marker, ...]] = field(default_factory=list)  # Aphids saved by Aphid Herders
    guests: list[int] = field(default_factory=list)  # Guest Queen marks
    scores: list[int] = field(default_factory=list)
    no_eggs: list[str] = field(default_factory=list)  # after a move of the nest: "queens" or "all" lay none

    # The cards
    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()  # oldest first
    hands: list[tuple[Card, ...]] = field(default_factory=list)
    traits: list[tuple[Card, ...]] = field(default_factory=list)  # face up, oldest first
    since: dict[Card, int] = field(default_factory=dict, metadata=SHARED)  # when a Trait was played
    sure_traits: list[int] = field(default_factory=list)  # cards of a hand that are known to be Traits
    held: list[int] = field(default_factory=list)  # cards of a hand known to be older than `recycled`
    recycled: tuple[Card, ...] = ()  # what the last shuffle put back into the deck

    # The game turn
    turn: int = 0
    player_turn: int = 0  # how many have begun in all
    stage: str = "setup"  # the step of the turn or of the Nest Phase, or "event"
    placing: tuple[Seat, ...] = ()  # the order in which Nest markers were drawn
    tokens: tuple[Seat, ...] = ()  # in the container
    first: Seat = 0  # had the first player turn of this game turn
    active: Seat = 0

    # The player turn
    present: dict[Area, int] = field(default_factory=dict, metadata=SHARED)  # own ants when it began
    moves_made: int = 0
    picked: Picked | None = None
    scouted: tuple[Area, ...] = ()
    scouting_all: bool = False  # HE1-RULING-100
    focus: Area = NOWHERE  # the area being scouted or attacked
    target: Seat | None = None  # whom a card or a repellent was last aimed at
    fight: Fight | None = None
    dice: tuple[int, ...] = ()  # as they were rolled last
    nest_moved: bool = False  # by Bivouac
    cloning: bool = False  # Aphid Cloning in force
    nurses_waived: bool = False  # Destroyer Queen
    closed: tuple[Seat, ...] = ()  # nests behind Seal Nest Entrances
    plans: list[tuple[tuple[Post, Ants], ...]] = field(default_factory=list)  # how Assign Tasks last ended

    # The Nest Phase
    planned: list[bool] = field(default_factory=list)  # HE1-RULING-97: who has accepted the plan, unseen

    # A step of the Nest Phase
    fat: tuple[Seat, ...] = ()  # Fat Reserves in force
    card_eggs: list[int] = field(default_factory=list)  # laid by Male Eggs in this step
    so_far: list[tuple[int, ...]] = field(default_factory=list)  # numbers chosen in this step

    _ground: Ground | None = field(default=None, compare=False, repr=False, metadata=DERIVED)

    def copy(self) -> Empires:
        new: Empires = Empires.__new__(Empires)
        new.seats = self.seats
        new.rules = self.rules
        new.steps = self.steps.copy()
        new.outcome = self.outcome
        new.told = self.told
        new.cause = self.cause
        new.news = None
        new.options = self.options
        new.tiles = self.tiles
        new.stock = self.stock
        new.nests = self.nests.copy()
        new.sites = self.sites.copy()
        new.markers = self.markers.copy()
        new.face_down = self.face_down.copy()
        new.modifiers = self.modifiers.copy()
        new.trails = self.trails.copy()
        new.attempts = self.attempts
        new.pool = self.pool
        new.aside = self.aside
        new.laid = self.laid
        new.ants = [posts.copy() for posts in self.ants]
        new.reserves = self.reserves.copy()
        new.nurses = self.nurses.copy()
        new.builders = self.builders.copy()
        new.storage = self.storage.copy()
        new.returning = self.returning.copy()
        new.brood = self.brood.copy()
        new.virgin_queens = self.virgin_queens.copy()
        new.drones = self.drones.copy()
        new.queens = self.queens.copy()
        new.sizes = self.sizes.copy()
        new.food = self.food.copy()
        new.stored = self.stored.copy()
        new.stolen = self.stolen.copy()
        new.kept = self.kept.copy()
        new.guests = self.guests.copy()
        new.scores = self.scores.copy()
        new.no_eggs = self.no_eggs.copy()
        new.deck = self.deck
        new.discard = self.discard
        new.hands = self.hands.copy()
        new.traits = self.traits.copy()
        new.since = self.since
        new.sure_traits = self.sure_traits.copy()
        new.held = self.held.copy()
        new.recycled = self.recycled
        new.turn = self.turn
        new.player_turn = self.player_turn
        new.stage = self.stage
        new.placing = self.placing
        new.tokens = self.tokens
        new.first = self.first
        new.active = self.active
        new.present = self.present
        new.moves_made = self.moves_made
        new.picked = self.picked
        new.scouted = self.scouted
        new.scouting_all = self.scouting_all
        new.focus = self.focus
        new.target = self.target
        new.fight = self.fight
        new.dice = self.dice
        new.nest_moved = self.nest_moved
        new.cloning = self.cloning
        new.nurses_waived = self.nurses_waived
        new.closed = self.closed
        new.plans = self.plans.copy()
        new.planned = self.planned.copy()
        new.fat = self.fat
        new.card_eggs = self.card_eggs.copy()
        new.so_far = self.so_far.copy()
        new._ground = self._ground
        return new

    @property
    def ground(self) -> Ground:
        """The map, or the tiles on the table."""
        if self._ground is None:
            self._ground = ground_of(self.tiles if self.options.alternate_setup else None)
        return self._ground

    def lay_tile(self, area: Area, color: Color) -> None:
        self.tiles = tuple(sorted((*self.tiles, (area, color))))
        self.stock = {**self.stock, color: self.stock[color] - 1}
        self._ground = None

    def nest_areas(self, seat: Seat) -> tuple[Area, ...]:
        """HE1-DEF-09: where this colony's Nest and Nest Sites are."""
        return (self.nests[seat], *self.sites[seat]) if self.nests[seat] else ()

    def view(self, seat: Seat | None) -> EmpireView:
        return view(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> Empires:
        return determinize(self, seat, rng)
