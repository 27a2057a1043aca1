"""What a seat sees (section 6 of the spec), and tables that fit what it sees."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from formicarium.core.state import AnyStep, View
from formicarium.core.together import under_seal
from formicarium.games.hidden_empires_2.beliefs import (
    draft_round,
    held,
    redraw_draft,
    redraw_hands,
    redraw_tokens,
)
from formicarium.games.hidden_empires_2.data import Area, Brood, Card, Caste, Colour, Place, Stack, Token
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.kit.swift import swift
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_2.state import Auction, Battle, Empires, Rolled


# What is going on, by the topmost of these steps on the stack: the rest of their chapter still comes.
STAGES = {
    "LayTokens": "setup",
    "DraftRound": "draft",
    "ShowTraits": "draft",
    "Occupy": "restart",
    "BeginMove": "draw",
    "Redeploy": "redeploy",
    "CheckNest": "check",
    "Advance": "advance",
    "CheckBivouac": "advance",
    "RevealTokens": "reveal",
    "Scout": "scout",
    "DeclareAttack": "attack",
    "BuildTrails": "build_trail",
    "AssignPatrol": "assign_patrol",
    "ForageAreas": "forage",
    "Build": "forage",
    "LastCards": "end_turn",
    "EndPlayerTurn": "end_turn",
}


SEALED_STAGES = ("draft", "draw", "n1", "wa", "n2", "wb", "n3", "wc", "n4", "n1_to_n4", "n5")


@dataclass(frozen=True, slots=True)
class EmpiresView(View):
    """Everything but hands, packets, face-down tokens and piles, which are counted only."""

    seat: Seat | None
    options: EmpiresOptions
    rules: int  # the version
    stage: str  # of the turn or of the nest phase: a value of STAGES or SEALED_STAGES
    step: AnyStep | None  # what is being done, with what has been picked up; None under seal
    turn: int
    first: Seat
    active: Seat
    order: tuple[Seat, ...]
    rolled: tuple[Rolled, ...]
    # The map
    face_up: dict[Area, Token]
    modifiers: dict[Area, int]
    face_down: tuple[Area, ...]
    pile: int
    known: tuple[tuple[Token, int], ...]  # tokens seen to go to the pile, after so many deals of events
    laid: dict[Area, int]  # in which deal a face-down token was laid, if not the set-up
    nests: tuple[tuple[Area, ...], ...]
    trails: tuple[Area, ...]
    ants: tuple[dict[Place, Stack], ...]
    patrols: tuple[dict[Area, Stack], ...]
    # Nest sheets
    sizes: tuple[int, ...]
    queens: tuple[int, ...]
    brood: tuple[dict[Brood, int], ...]
    princesses: tuple[int, ...]
    males: tuple[int, ...]
    food: tuple[int, ...]
    stored: tuple[int, ...]
    dna: tuple[int, ...]
    scores: tuple[int, ...]
    captives: tuple[int, ...]
    sheltered: tuple[tuple[Token, ...], ...]
    marked: tuple[bool, ...]
    resettled: tuple[bool, ...]
    planned: tuple[bool, ...]
    posts: tuple[tuple[tuple[Place, Stack], ...], ...]  # whom `as last turn` brings back where
    watches: tuple[tuple[tuple[Area, Stack], ...], ...]
    # Cards
    deck: int
    discards: tuple[Card, ...]
    in_play: tuple[Card, ...]
    traits: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    reshuffles: int
    drawn: tuple[tuple[int, ...], ...]  # of each hand: reshuffles before a card came
    reshuffled: dict[Card, int]
    named: int  # one's own plays in an open window
    auction: Auction | None
    # The draft
    packet_sizes: tuple[int, ...]
    kept: tuple[Card, ...]
    packets: tuple[tuple[Card, ...], ...]  # those one has held, round by round
    # The present player turn
    occupied: tuple[Area, ...]
    moved: dict[Place, Stack]
    arrivals: dict[Area, Stack]
    entered: dict[Area, int]
    migrated: bool
    scouts: dict[Area, Caste]
    challenged: tuple[Area, ...]
    scouted: tuple[Area, ...]
    scouts_all: bool  # the active player has said so (HE2-RULING-102)
    hits: int  # of a Predator, still to come after the present one
    fought: tuple[Area, ...]
    battle: Battle | None
    sealed: tuple[Seat, ...]
    protected: dict[Seat, tuple[int, ...]]
    trail_builders: dict[Area, Stack]
    foraged: tuple[Area, ...]
    colours: tuple[Colour, ...]
    told: int  # how much has happened: every event is told to all, if not in full
    over: bool
    hands: tuple[tuple[Card, ...], ...]  # shown when the game is over

    @property
    def seats(self) -> int:
        return len(self.scores)


swift(EmpiresView)


def view(s: Empires, seat: Seat | None) -> EmpiresView:
    """HE2-DRAW-03, -05, HE2-TERM-11, HE2-VAR-06: nest sheets and map lie open, hands and piles do not."""
    over = s.outcome is not None
    return EmpiresView(
        seat=seat,
        options=s.options,
        rules=s.rules,
        stage="over" if over else s.sealed_stage or stage(s),
        step=s.steps[-1] if s.steps and not under_seal(s) else None,
        turn=s.turn,
        first=s.first,
        active=s.active,
        order=s.order,
        rolled=s.rolled,
        face_up=s.face_up.copy(),
        modifiers=s.modifiers.copy(),
        face_down=tuple(sorted(s.face_down)),
        pile=len(s.pile),
        known=s.returned,
        laid=s.laid.copy(),
        nests=tuple(s.nests),
        trails=s.trails,
        ants=tuple(ants.copy() for ants in s.ants),
        patrols=tuple(ants.copy() for ants in s.patrols),
        sizes=tuple(s.sizes),
        queens=tuple(s.queens),
        brood=tuple(brood.copy() for brood in s.brood),
        princesses=tuple(s.princesses),
        males=tuple(s.males),
        food=tuple(s.food),
        stored=tuple(s.stored),
        dna=tuple(s.dna),
        scores=tuple(s.scores),
        captives=tuple(s.captives),
        sheltered=tuple(s.sheltered),
        marked=tuple(s.marked),
        resettled=tuple(s.resettled),
        planned=tuple(s.planned),
        posts=tuple(s.posts),
        watches=tuple(s.watches),
        deck=len(s.deck),
        discards=s.discards,
        in_play=s.in_play,
        traits=tuple(s.traits),
        hand=s.hands[seat] if seat is not None else (),
        hand_sizes=tuple(map(len, s.hands)),
        reshuffles=s.reshuffles,
        drawn=tuple(s.drawn),
        reshuffled=s.reshuffled.copy(),
        named=len(s.named[seat]) if seat is not None else 0,
        auction=s.auction,
        packet_sizes=tuple(len(held(s, each, draft_round(s))) for each in range(s.seats) if s.dealt[each]),
        kept=s.kept[seat] if seat is not None else (),
        packets=packets_seen(s, seat) if seat is not None else (),
        occupied=s.occupied,
        moved=s.moved.copy(),
        arrivals=s.arrivals.copy(),
        entered=s.entered.copy(),
        migrated=s.migrated,
        scouts=s.scouts.copy(),
        challenged=s.challenged,
        scouted=s.scouted,
        scouts_all=any(type(step).__name__ == "ScoutTheRest" for step in s.steps),
        hits=sum(type(step).__name__ == "PredatorHit" for step in s.steps),
        fought=s.fought,
        battle=s.battle,
        sealed=s.sealed,
        protected=s.protected.copy(),
        trail_builders=s.trail_builders.copy(),
        foraged=s.foraged,
        colours=s.colours,
        told=s.told,
        over=over,
        hands=tuple(s.hands) if over else (),
    )


def stage(s: Empires) -> str:
    """Where in the turn we are, in the open."""
    names = (type(step).__name__ for step in reversed(s.steps))
    return next((STAGES[name] for name in names if name in STAGES), "")


def packets_seen(s: Empires, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """HE2-VAR-06: a packet is known to whoever has held it."""
    return tuple(held(s, seat, turn) for turn in range(draft_round(s) + 1)) if s.dealt[seat] else ()


def determinize(s: Empires, seat: Seat, rng: Random) -> Empires:
    """A table that looks the same from this seat."""
    world = s.copy()
    if s.outcome is None:
        redraw_tokens(world, rng)
        redraw_hands(world, seat, rng)
        if s.dealt[seat]:
            redraw_draft(world, seat, rng)
    return world
