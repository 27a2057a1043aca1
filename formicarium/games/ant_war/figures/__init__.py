"""What is counted in a match of Ant War."""

from __future__ import annotations

from collections.abc import Iterable

from formicarium.core.figures import Count, Level, Share, Sheet, once
from formicarium.games.ant_war.data import LETTER
from formicarium.games.ant_war.events import (
    AntDestroyed,
    AntHatched,
    CombatFought,
    OrderArchived,
    OrderKept,
    OrderPlayed,
    WallBuilt,
    WallDestroyed,
)
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.state import Garden
from formicarium.texts.message import Seat


def ants(s: Garden, seat: Seat) -> int:
    return sum(piece.is_ant and piece.side == s.sides[seat] for piece in s.board.values())


def hidden(s: Garden, seat: Seat) -> int:
    own = (piece for piece in s.board.values() if piece.is_ant and piece.side == s.sides[seat])
    return sum(not piece.revealed for piece in own)


def orders(s: Garden, seat: Seat) -> int:
    """Hand, pile and discards: all but what is archived."""
    return len(s.hands[seat]) + len(s.piles[seat]) + len(s.discards[seat])


def attacker(s: Garden, event: CombatFought) -> Iterable[Share]:
    yield owner(s, event.attacker), 1


def breaker(s: Garden, event: WallDestroyed) -> Iterable[Share]:
    yield owner(s, event.ant), 1


def owner(s: Garden, ant: str) -> Seat:
    """Whose ant it is or was: its name begins with the letter of its side."""
    return next(seat for seat, side in enumerate(s.sides) if LETTER[side] == ant[0])


def by_the_other(s: Garden, event: AntDestroyed) -> Iterable[Share]:
    yield 1 - event.seat, 1


def sheet(options: WarOptions) -> Sheet:
    return Sheet(
        turn=lambda s: int(s.turn),
        curves=(Level("ants", ants), Level("hidden", hidden), Level("orders", orders)),
        totals=(
            Count("played", {OrderPlayed: once}),
            Count("attacks", {CombatFought: attacker}),
            Count("destroyed", {AntDestroyed: by_the_other}),
            Count("lost", {AntDestroyed: once}),
            Count("hatched", {AntHatched: once}),
            Count("walls", {WallBuilt: once}),
            Count("breaches", {WallDestroyed: breaker}),
            Count("bought", {OrderKept: once}),
            Count("archived", {OrderArchived: once}),
        ),
    )
