"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from random import Random

from formicarium.core.decision import Move
from formicarium.core.state import SHARED, State
from formicarium.games.hidden_empires_2.data import (
    NO_ANTS,
    Area,
    Brood,
    Card,
    Caste,
    Colour,
    Place,
    Stack,
    Token,
)
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.view import EmpiresView, determinize, view
from formicarium.kit.seats import clockwise
from formicarium.kit.swift import swift
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class Battle:
    """HE2-COMBAT-06, HE2-INVADE-05: the battle under way, fought by the active player."""

    area: Area
    defender: Seat
    nest: bool = False  # it has gone on into the nest
    recruits: Stack = NO_ANTS  # defenders who fight for the attacker


@dataclass(frozen=True, slots=True)
class Auction:
    """HE2-AUC-01: the auction under way."""

    card: Card
    opener: Seat
    bidder: Seat  # whose turn it is
    bids: tuple[int, ...]  # the highest of each seat; 0: none
    passed: tuple[bool, ...]
    mutant: Seat | None = None  # may bid although he owns the type (HE2-CARD-mutation-02)
    out: tuple[Seat, ...] = ()  # could not pay in an earlier round (HE2-AUC-09)


swift(Auction)


@dataclass(frozen=True, slots=True)
class Rolled:
    """HE2-FORAGE-09, -10: a token that the dice of foragers have changed."""

    by: Seat
    area: Area
    token: Token
    before: int  # its net + and −
    change: int


@dataclass(slots=True, kw_only=True)
class Empires(State):
    """The map, the nest sheets, the cards, and what the present player turn has used up.

    Lists are per seat. A stack counts workers, medias and majors; places without ants are not
    listed. Piles nobody may look through are unordered and kept sorted.

    The maps of tokens and of reshuffles are replaced, never changed (`kit/maps.py`).
    """

    options: EmpiresOptions
    turn: int = 0  # game turns begun
    first: Seat = 0  # takes the first player turn of every game turn
    active: Seat = 0
    order: tuple[Seat, ...] = ()  # the player turns of this game turn, as far as begun
    rolled: tuple[Rolled, ...] = ()  # tokens that the dice have changed in this game turn

    # The map
    face_up: dict[Area, Token] = field(default_factory=dict, metadata=SHARED)
    # Net + and − of face-up tokens, if any.
    modifiers: dict[Area, int] = field(default_factory=dict, metadata=SHARED)
    face_down: dict[Area, Token] = field(default_factory=dict, metadata=SHARED)
    pile: tuple[Token, ...] = ()  # unused tokens
    deals: int = 0  # how often events have laid tokens
    # The deal of a face-down token, if not the set-up.
    laid: dict[Area, int] = field(default_factory=dict, metadata=SHARED)
    returned: tuple[tuple[Token, int], ...] = ()  # seen to go to the pile, after so many deals
    nests: list[tuple[Area, ...]] = field(default_factory=list)  # the Nest, then the Nest Sites
    trails: tuple[Area, ...] = ()
    ants: list[dict[Place, Stack]] = field(default_factory=list)  # ordinary, and in chambers
    patrols: list[dict[Area, Stack]] = field(default_factory=list)

    # Nest sheets
    sizes: list[int] = field(default_factory=list)
    queens: list[int] = field(default_factory=list)
    brood: list[dict[Brood, int]] = field(default_factory=list)
    princesses: list[int] = field(default_factory=list)
    males: list[int] = field(default_factory=list)
    food: list[int] = field(default_factory=list)  # available
    stored: list[int] = field(default_factory=list)
    dna: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    captives: list[int] = field(default_factory=list)  # repletes captured by Slave Makers
    sheltered: list[tuple[Token, ...]] = field(default_factory=list)  # kept by Aphid Shelter
    marked: list[bool] = field(default_factory=list)  # by Guest Queen
    resettled: list[bool] = field(default_factory=list)  # the nest was moved: queens lay no eggs

    planned: list[bool] = field(default_factory=list)  # the rest of the nest phase is left to the plan
    sealed_stage: str = ""  # the block or window that is being decided under seal

    # As last turn
    posts: list[tuple[tuple[Place, Stack], ...]] = field(default_factory=list)  # after the last move step
    watches: list[tuple[tuple[Area, Stack], ...]] = field(default_factory=list)  # the last patrols

    # Cards
    deck: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()  # oldest first
    in_play: tuple[Card, ...] = ()  # shown and not yet put away
    traits: list[tuple[Card, ...]] = field(default_factory=list)
    hands: list[tuple[Card, ...]] = field(default_factory=list)
    reshuffles: int = 0
    # Hand cards: when last put into the deck.
    reshuffled: dict[Card, int] = field(default_factory=dict, metadata=SHARED)
    drawn: list[tuple[int, ...]] = field(default_factory=list)  # per card held: reshuffles before it came
    named: list[tuple[Move, ...]] = field(default_factory=list)  # plays of a window, not yet carried out
    auction: Auction | None = None

    # The draft (HE2-VAR-06)
    dealt: list[tuple[Card, ...]] = field(default_factory=list)  # the packets as they were dealt
    kept: list[tuple[Card, ...]] = field(default_factory=list)  # one a round; "" for none
    removed: tuple[Card, ...] = ()  # traits out of the game, face down

    # The present player turn
    occupied: tuple[Area, ...] = ()  # OCC of HE2-TURN-03
    moved: dict[Place, Stack] = field(default_factory=dict)  # have moved in this stage, and where to
    arrivals: dict[Area, Stack] = field(default_factory=dict)  # who came into an area in this turn
    entered: dict[Area, int] = field(default_factory=dict)  # how many: all that rules 1 kept of it
    migrated: bool = False  # the Bivouac has moved in this move step
    scouts: dict[Area, Caste] = field(default_factory=dict)  # where only one ant could go, and who went
    challenged: tuple[Area, ...] = ()  # of these, with opposing patrollers there
    scouted: tuple[Area, ...] = ()
    fought: tuple[Area, ...] = ()
    battle: Battle | None = None
    sealed: tuple[Seat, ...] = ()  # nests that cannot be invaded
    protected: dict[Seat, tuple[int, ...]] = field(default_factory=dict)  # rescued brood, by kind
    trail_builders: dict[Area, Stack] = field(default_factory=dict)
    foraged: tuple[Area, ...] = ()
    colours: tuple[Colour, ...] = ()  # foraged

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
        new.turn = self.turn
        new.first = self.first
        new.active = self.active
        new.order = self.order
        new.rolled = self.rolled
        new.face_up = self.face_up
        new.modifiers = self.modifiers
        new.face_down = self.face_down
        new.pile = self.pile
        new.deals = self.deals
        new.laid = self.laid
        new.returned = self.returned
        new.nests = self.nests.copy()
        new.trails = self.trails
        new.ants = [places.copy() for places in self.ants]
        new.patrols = [areas.copy() for areas in self.patrols]
        new.sizes = self.sizes.copy()
        new.queens = self.queens.copy()
        new.brood = [brood.copy() for brood in self.brood]
        new.princesses = self.princesses.copy()
        new.males = self.males.copy()
        new.food = self.food.copy()
        new.stored = self.stored.copy()
        new.dna = self.dna.copy()
        new.scores = self.scores.copy()
        new.captives = self.captives.copy()
        new.sheltered = self.sheltered.copy()
        new.marked = self.marked.copy()
        new.resettled = self.resettled.copy()
        new.planned = self.planned.copy()
        new.sealed_stage = self.sealed_stage
        new.posts = self.posts.copy()
        new.watches = self.watches.copy()
        new.deck = self.deck
        new.discards = self.discards
        new.in_play = self.in_play
        new.traits = self.traits.copy()
        new.hands = self.hands.copy()
        new.reshuffles = self.reshuffles
        new.reshuffled = self.reshuffled
        new.drawn = self.drawn.copy()
        new.named = self.named.copy()
        new.auction = self.auction
        new.dealt = self.dealt.copy()
        new.kept = self.kept.copy()
        new.removed = self.removed
        new.occupied = self.occupied
        new.moved = self.moved.copy()
        new.arrivals = self.arrivals.copy()
        new.entered = self.entered.copy()
        new.migrated = self.migrated
        new.scouts = self.scouts.copy()
        new.challenged = self.challenged
        new.scouted = self.scouted
        new.fought = self.fought
        new.battle = self.battle
        new.sealed = self.sealed
        new.protected = self.protected.copy()
        new.trail_builders = self.trail_builders.copy()
        new.foraged = self.foraged
        new.colours = self.colours
        return new

    # What can be read off the table

    def has(self, seat: Seat, trait: Card) -> bool:
        return trait in self.traits[seat]

    def nest_owner(self, area: Place) -> Seat | None:
        """Whose Nest or Nest Site is here."""
        for seat, nests in enumerate(self.nests):
            if area in nests:
                return seat
        return None

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """All other players, clockwise (HE2-TERM-01)."""
        return others(self.seats, seat)

    def view(self, seat: Seat | None) -> EmpiresView:
        return view(self, seat)

    def determinize(self, seat: Seat, rng: Random) -> Empires:
        return determinize(self, seat, rng)


@cache
def others(seats: int, seat: Seat) -> tuple[Seat, ...]:
    """Those who sit with this one, clockwise."""
    return clockwise(seat, seats)[1:]
