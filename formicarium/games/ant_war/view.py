"""What a seat sees (WAR-INFO, section 6.3 of the spec)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from formicarium.core.state import View
from formicarium.games.ant_war.data import RANK_ORDER, Order, Side, Square, Unit
from formicarium.games.ant_war.options import WarOptions
from formicarium.kit.swift import swift
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.ant_war.state import Garden, Piece

NOT_KNOWN = Unit("")
NOWHERE = Square("")

# What is being decided, by the step that asks: the phase of the game, and the decision (spec, section 7)
ASKED = {
    "PlaceAnts": ("placement", "PLACE_ANT"),
    "Arrange": ("placement", "ARRANGE"),
    "SetDown": ("placement", "SET_DOWN"),
    "ChooseOrder": ("order", "PLAY_ORDER"),
    "PerformActions": ("action", "ACTION"),
    "KeepOne": ("shop", "SHOP_PICK"),
    "RemoveOne": ("shop", "SHOP_REMOVE"),
    "Discard": ("discard", "DISCARD_ORDER"),
}


@dataclass(frozen=True, slots=True)
class SeenPiece:
    """A piece as a seat sees it: `unit` is "" for a hidden enemy ant."""

    square: Square
    id: str
    side: Side
    unit: Unit
    revealed: bool
    spent: bool
    possible: tuple[Unit, ...]
    moved: bool
    hatched: bool
    hit_points: int


@dataclass(frozen=True, slots=True)
class WarView(View):
    """The observation of section 6.3: a function of what the seat may know, and nothing else."""

    seat: Seat | None
    options: WarOptions
    phase: str  # placement, order, action, shop, discard, over
    decision: str  # what is being decided: PLACE_ANT … DISCARD_ORDER; "" when one has placed all
    visitor: Seat | None  # who is in the Shop
    lifted: Square  # during the placement: the own ant that has been taken up, or ""
    sides: tuple[Side, ...]
    active: Seat
    first: Seat | None  # who played first
    turn: int  # turns ended
    quiet_turns: int
    shown: bool
    pieces: tuple[SeenPiece, ...]  # in the order of squares
    in_play: Order
    actions_left: int
    hand: tuple[Order, ...]
    hand_sizes: tuple[int, ...]
    held: tuple[tuple[Order, ...], ...]  # of each hand, what was in it when its draw pile last ran out
    pile_sizes: tuple[int, ...]
    discards: tuple[tuple[Order, ...], ...]
    archives: tuple[tuple[Order, ...], ...]
    decks: tuple[tuple[Order, ...], ...]  # WAR-INFO-07: every deck as a multiset is public
    shop: tuple[Order, ...]  # its content as a set: 26 less the cards kept
    offer: tuple[Order, ...]  # one's own, while choosing
    reserves: tuple[int, ...]
    deaths: tuple[tuple[int, ...], ...]
    hatchings: tuple[int, ...]
    open_graves: tuple[tuple[int, ...], ...]  # deaths less hatched ants known since, by unit
    graveyard: tuple[int, ...]  # one's own, exactly
    hands: tuple[tuple[Order, ...], ...]  # everything is shown when the game is over
    over: bool


for _each in (SeenPiece, WarView):
    swift(_each)


def view(s: Garden, seat: Seat | None) -> WarView:
    """WAR-SETUP-04, WAR-INFO-02 to -08, WAR-END-10."""
    over = s.outcome is not None
    step = s.steps[-1] if s.steps else None
    phase, decision = ASKED.get(type(step).__name__, ("" if s.shown else "placement", ""))
    return WarView(
        seat=seat,
        options=s.options,
        phase="over" if over else phase,
        decision=decision,
        visitor=getattr(step, "seat", None) if phase == "shop" else None,
        lifted=getattr(step, "lifted", NOWHERE),
        sides=tuple(s.sides),
        active=s.active,
        first=s.first if s.shown else None,
        turn=s.turn,
        quiet_turns=s.quiet_turns,
        shown=s.shown,
        pieces=tuple(
            seen(piece, square, open_to=over or (seat is not None and s.sides[seat] == piece.side))
            for square, piece in sorted(s.board.items(), key=lambda item: RANK_ORDER[item[0]])
        ),
        in_play=s.in_play,
        actions_left=s.actions_left,
        hand=() if seat is None else s.hands[seat],
        hand_sizes=tuple(map(len, s.hands)),
        held=tuple(s.held),
        pile_sizes=tuple(map(len, s.piles)),
        discards=tuple(s.discards),
        archives=tuple(s.archives),
        decks=tuple(deck(s, each) for each in range(s.seats)),
        shop=tuple(sorted((*s.shop, *(card for offer in s.offers for card in offer)))),
        offer=() if seat is None else s.offers[seat],
        reserves=tuple(s.reserves),
        deaths=tuple(s.deaths),
        hatchings=tuple(map(len, s.hatchings)),
        open_graves=tuple(s.open_graves(each) for each in range(s.seats)),
        graveyard=() if seat is None else s.graveyard(seat),
        hands=tuple(s.hands) if over else (),
        over=over,
    )


def seen(piece: Piece, square: Square, *, open_to: bool) -> SeenPiece:
    known = open_to or piece.revealed
    return SeenPiece(
        square,
        piece.id,
        piece.side,
        piece.unit if known else NOT_KNOWN,
        piece.revealed,
        piece.spent,
        piece.possible,
        piece.moved,
        piece.hatched,
        piece.hit_points,
    )


def deck(s: Garden, seat: Seat) -> tuple[Order, ...]:
    """WAR-CARD-02: every card a player owns outside the Archives."""
    in_play = (s.in_play,) if s.in_play and seat == s.active else ()
    return tuple(sorted((*s.hands[seat], *s.piles[seat], *s.discards[seat], *in_play)))
