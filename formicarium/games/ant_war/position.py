"""Tables that somebody sets up: what a position may leave out, and what makes it impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from formicarium.games.ant_war.data import (
    ARMY,
    LETTER,
    ORDERS,
    PONDS,
    QUEEN,
    RANK_ORDER,
    SHOP,
    SIDES,
    START_DECK,
    UNITS,
    WALL,
    WALL_HIT_POINTS,
    WALLS,
    Order,
)
from formicarium.games.ant_war.state import Garden, Piece
from formicarium.games.ant_war.steps.cards import without
from formicarium.games.ant_war.steps.setup import SetUp, ShowArmies, reading_order
from formicarium.texts.message import Seat

PER_SEAT = (
    *("hands", "held", "piles", "discards", "archives", "offers"),
    *("reserves", "deaths", "hatchings"),
)


def census(s: Garden) -> Counter[str]:
    """Ants, alive or in a graveyard, and cards. Walls can leave the game (WAR-WALL-06)."""
    counts: Counter[str] = Counter()
    for seat, side in enumerate(s.sides):
        if s.shown:
            counts.update(f"{side} {s.board[square].unit}" for square in s.ants(side, UNITS))
            dead = zip(UNITS, s.graveyard(seat), strict=True)
            counts.update({f"{side} {unit}": count for unit, count in dead})
        else:  # every ant waits to be placed, or has been, in secret
            counts.update(f"{side} {unit}" for unit in ARMY)
    counts.update(cards(s))
    return counts


def cards(s: Garden) -> Iterator[Order]:
    """Every order on the table, wherever it lies."""
    yield from s.shop
    for seat in range(s.seats):
        yield from owned(s, seat)
        yield from s.offers[seat]


def owned(s: Garden, seat: Seat) -> Iterator[Order]:
    """The orders of this seat: those in the Archives too."""
    for zone in (s.hands, s.piles, s.discards, s.archives):
        yield from zone[seat]
    if s.in_play and seat == s.active:
        yield s.in_play


# What may be left out


def complete(s: Garden, given: frozenset[str]) -> None:
    """Public ids and decks follow from the rest; a deck left out is what lies nowhere else."""
    placing = any(isinstance(step, SetUp | ShowArmies) for step in s.steps)
    if "shown" not in given:
        s.shown = not placing
    if "actions_left" not in given and s.in_play in ORDERS:
        s.actions_left = ORDERS[s.in_play].actions
    if all(len(getattr(s, name)) == s.seats for name in PER_SEAT):
        for seat in range(s.seats):
            if "piles" not in given:
                s.piles[seat] = without(START_DECK, tuple(owned(s, seat)))
        if "shop" not in given:
            s.shop = without(SHOP, tuple(cards(s)))
        for zone in (s.hands, s.piles, s.offers):
            zone[:] = [tuple(sorted(lying)) for lying in zone]
        s.shop = tuple(sorted(s.shop))
    for square, piece in s.board.items():
        s.board[square] = _whole(piece)
    if s.shown:
        _name(s)


def _whole(piece: Piece) -> Piece:
    """Walls are seen by all; a spent ant has been revealed; a revealed one can only be what it is."""
    if piece.unit == WALL:
        points = piece.hit_points or WALL_HIT_POINTS
        return replace(piece, revealed=True, possible=(WALL,), hit_points=points)
    if piece.revealed or piece.spent:
        return replace(piece, revealed=True, possible=(piece.unit,))
    return piece


def _name(s: Garden) -> None:
    """WAR-SETUP-07, WAR-WALL-09: public ids in reading order, for those that have none."""
    if any(piece.side not in LETTER for piece in s.board.values()) or not s.board.keys() <= RANK_ORDER.keys():
        return
    for side in SIDES:
        taken = {piece.id for piece in s.board.values()}
        ants = iter(f"{LETTER[side]}{number:02}" for number in range(1, len(RANK_ORDER)))
        walls = iter(f"{LETTER[side]}W{number}" for number in range(1, len(RANK_ORDER)))
        for square in reading_order(s, side):
            piece = s.board[square]
            if not piece.id:
                free = (id for id in (walls if piece.unit == WALL else ants) if id not in taken)
                s.board[square] = replace(piece, id=next(free))


# What cannot be


def misfit(s: Garden) -> str | None:
    """What cannot be, if anything."""
    return _wrong_seats(s) or _wrong_cards(s) or _wrong_pieces(s)


def _wrong_seats(s: Garden) -> str | None:
    if sorted(s.sides) != sorted(SIDES):
        return "sides needs black and red, one per seat"
    for name in PER_SEAT:
        if len(getattr(s, name)) != s.seats:
            return f"{name} needs one entry for each of {s.seats} seats"
    if s.active not in range(s.seats):
        return f"active is a seat, 0 or 1, not {s.active}"
    if any(len(dead) != len(UNITS) for dead in s.deaths):
        return f"deaths needs one number for each of {', '.join(UNITS)}"
    if any(walls not in range(WALLS + 1) for walls in s.reserves):
        return f"a reserve has 0 to {WALLS} walls"
    if any(min(s.graveyard(seat)) < 0 for seat in range(s.seats)):
        return "more ants have hatched than have died"
    return None


def _wrong_cards(s: Garden) -> str | None:
    if unknown := [card for card in cards(s) if card not in ORDERS]:
        return f"no order is called {unknown[0]!r}"
    for held, hand in zip(s.held, s.hands, strict=True):
        if missing := Counter(held) - Counter(hand):
            return f"{min(missing)!r} is held, but not in the hand"
    return None


def _wrong_pieces(s: Garden) -> str | None:
    for square, piece in s.board.items():
        if square not in RANK_ORDER or square in PONDS:
            return f"no piece can stand on {square!r}"
        if piece.side not in SIDES:
            return f"no side is called {piece.side!r}"
        if piece.unit not in (*UNITS, WALL):
            return f"no unit is called {piece.unit!r}"
        if piece.is_ant == bool(piece.hit_points) or piece.hit_points not in range(WALL_HIT_POINTS + 1):
            return f"a wall has 1 to {WALL_HIT_POINTS} hit points, an ant none: see {square}"
        if piece.unit not in piece.possible:
            return f"the ant on {square} is none of those it may be"
    return _wrong_armies(s)


def _wrong_armies(s: Garden) -> str | None:
    for side in SIDES:
        if sum(piece.unit == QUEEN and piece.side == side for piece in s.board.values()) > 1:
            return f"{side} has more than one Queen"
    ids = Counter(piece.id for piece in s.board.values() if piece.id)
    if twice := [id for id, count in ids.items() if count > 1]:
        return f"two pieces are called {twice[0]!r}"
    return None
