"""Gardens that fit what a seat sees: everything hidden from it is drawn anew (WAR-INFO-05 to -07)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from formicarium.core.decision import Decision
from formicarium.games.ant_war.data import UNITS, Square, Unit
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.ant_war.state import Garden


def determinize(s: Garden, seat: Seat, rng: Random) -> Garden:
    """A garden that looks the same from this seat: the other's hidden ants, hand and offer are drawn anew."""
    world = s.copy()
    if s.outcome is None and s.shown:
        choices = min(2, _openly_asked(s, 1 - seat))
        _redraw(world, 1 - seat, rng)
        while choices and _openly_asked(world, 1 - seat) < choices:
            _redraw(world, 1 - seat, rng)
    return world


def _openly_asked(s: Garden, seat: Seat) -> int:
    """Among how many answers this seat is seen to choose: with fewer than two nobody would be asked."""
    asked = s.steps[-1].ask(s)
    if isinstance(asked, Decision) and asked.seat == seat and not asked.silent:
        return len(asked.options)
    return 0


def _redraw(s: Garden, seat: Seat, rng: Random) -> None:
    _redraw_hand(s, seat, rng)
    _redraw_offer(s, seat, rng)
    _redraw_ants(s, seat, rng)


def _redraw_hand(s: Garden, seat: Seat, rng: Random) -> None:
    """WAR-INFO-07: which of the cards outside discards and play are in the hand."""
    held = s.held[seat]
    unseen = sorted((Counter(s.hands[seat]) + Counter(s.piles[seat]) - Counter(held)).elements())
    rng.shuffle(unseen)
    drawn = len(s.hands[seat]) - len(held)
    s.hands[seat] = tuple(sorted((*held, *unseen[:drawn])))
    s.piles[seat] = tuple(sorted(unseen[drawn:]))


def _redraw_offer(s: Garden, seat: Seat, rng: Random) -> None:
    """What lies before a visitor of the Shop may be any of its cards."""
    if offered := len(s.offers[seat]):
        unseen = sorted((*s.shop, *s.offers[seat]))
        rng.shuffle(unseen)
        s.offers[seat] = tuple(sorted(unseen[:offered]))
        s.shop = tuple(sorted(unseen[offered:]))


def _redraw_ants(s: Garden, seat: Seat, rng: Random) -> None:
    """Units for the hidden ants of this seat, as far as public facts allow."""
    hidden = [square for square in s.ants(s.sides[seat], UNITS) if not s.board[square].revealed]
    placed = [square for square in hidden if not s.board[square].hatched]
    # which units they are, all together, is public: the army less those dead or revealed
    units = _fitting([s.board[square].possible for square in placed], [s.board[q].unit for q in placed], rng)
    for square, unit in zip(placed, units, strict=True):
        s.board[square] = replace(s.board[square], unit=unit)
    _redraw_hatched(s, seat, {s.board[q].id: q for q in hidden if s.board[q].hatched}, rng)


def _fitting(allowed: list[tuple[Unit, ...]], units: list[Unit], rng: Random) -> list[Unit]:
    """The units dealt anew, each where it is allowed; those with the least choice first."""
    left = Counter(sorted(units))
    order = sorted(range(len(allowed)), key=lambda i: len(allowed[i]))
    chosen: dict[int, Unit] = {}

    def assign(depth: int) -> bool:
        if depth == len(order):
            return True
        at = order[depth]
        for unit in _shuffled([unit for unit in allowed[at] if left[unit]], left, rng):
            left[unit] -= 1
            chosen[at] = unit
            if assign(depth + 1):
                return True
            left[unit] += 1
        return False

    assign(0)
    return [chosen[i] for i in range(len(allowed))]


def _shuffled(units: list[Unit], weights: Counter[Unit], rng: Random) -> list[Unit]:
    """In random order, the more frequent ones tending to come first."""
    return sorted(units, key=lambda unit: rng.random() ** (1 / weights[unit]), reverse=True)


def _redraw_hatched(s: Garden, seat: Seat, where: dict[str, Square], rng: Random) -> None:
    """A hatched ant may be any unit that lay in the graveyard when it hatched."""
    hatchings = list(s.hatchings[seat])

    def assign(at: int) -> bool:
        if at == len(hatchings):
            return True
        each = hatchings[at]
        allowed = (each.unit,) if each.known else s.board[where[each.ant]].possible
        for unit in rng.sample(allowed, len(allowed)):
            dead = each.deaths[UNITS.index(unit)]
            if sum(before.unit == unit for before in hatchings[:at]) < dead:
                hatchings[at] = replace(each, unit=unit)
                if assign(at + 1):
                    return True
        hatchings[at] = each
        return False

    assign(0)
    s.hatchings[seat] = tuple(hatchings)
    for each in hatchings:
        if each.ant in where:
            s.board[where[each.ant]] = replace(s.board[where[each.ant]], unit=each.unit)
