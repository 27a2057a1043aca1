"""Tables that somebody sets up: what a position may leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from formicarium.games.ant_war.data import (
    ARMY,
    LETTER,
    ORDERS,
    RANK_ORDER,
    SHOP,
    SIDES,
    START_DECK,
    UNITS,
    WALL,
    WALL_HIT_POINTS,
    Order,
)
from formicarium.games.ant_war.state import Garden, Hatching, Piece
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
        _note_hatched(s)


def _whole(piece: Piece) -> Piece:
    """Walls are seen by all; a spent ant has been revealed; a revealed one can only be what it is."""
    if piece.unit == WALL:
        points = piece.hit_points or WALL_HIT_POINTS
        return replace(piece, revealed=True, possible=(WALL,), hit_points=points)
    if piece.revealed or piece.spent:
        return replace(piece, revealed=True, possible=(piece.unit,))
    return replace(piece, possible=tuple(dict.fromkeys(piece.possible)))


def _name(s: Garden) -> None:
    """WAR-SETUP-07, WAR-SPEC-HATCHING-03, WAR-WALL-09: public ids in reading order, for those without."""
    if any(piece.side not in LETTER for piece in s.board.values()) or not s.board.keys() <= RANK_ORDER.keys():
        return
    for side in SIDES:
        taken = {piece.id for piece in s.board.values()}
        ants = iter(f"{LETTER[side]}{number:02}" for number in range(1, len(RANK_ORDER)))
        hatched = iter(f"{LETTER[side]}{number:02}" for number in range(len(ARMY) + 1, len(RANK_ORDER)))
        walls = iter(f"{LETTER[side]}W{number}" for number in range(1, len(RANK_ORDER)))
        for square in reading_order(s, side):
            piece = s.board[square]
            if not piece.id:
                names = walls if piece.unit == WALL else hatched if piece.hatched else ants
                id = next(id for id in names if id not in taken)
                taken.add(id)
                s.board[square] = replace(piece, id=id)


def _note_hatched(s: Garden) -> None:
    """WAR-INFO-06: hatched ants that nobody has noted died before; known is who is revealed, or has gone."""
    if len(s.hatchings) != len(s.sides) or len(s.deaths) != len(s.sides):
        return
    standing = {piece.id: piece for piece in s.board.values() if piece.hatched and piece.side in s.sides}
    hidden = [ant for ant, piece in standing.items() if not piece.revealed]
    s.hatchings = [
        tuple(replace(each, known=each.ant not in hidden) for each in noted) for noted in s.hatchings
    ]
    for ant, piece in standing.items():
        seat = s.seat_of(piece.side)
        if ant not in [each.ant for each in s.hatchings[seat]]:
            s.hatchings[seat] += (Hatching(ant, s.deaths[seat], piece.unit, piece.revealed),)
