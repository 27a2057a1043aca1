"""Tables that fit what a seat sees (section 6 of the spec)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.data import CARDS, MARKERS, TYPE, Card
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

TRIES = 8  # deals before a seat gives up what it knows of old hands


def determinize(s: Empires, seat: Seat, rng: Random) -> Empires:
    """A table that looks the same from this seat: others' hands and face-down markers are drawn anew.

    Whether another player has accepted the plan for his Nest Phase is nobody's business: it is forgotten.
    """
    world = s.copy()
    if s.outcome is not None:
        return world
    asked = s.steps[-1].ask(s) if s.steps else None
    openly = isinstance(asked, Decision) and asked.seat != seat and not asked.silent
    world.planned = [planned and owner == seat for owner, planned in enumerate(s.planned)]
    _redraw_markers(world, rng)
    _redraw_hands(world, seat, rng)
    while openly and not _is_asked(world):
        _redraw_hands(world, seat, rng)
    return world


def _is_asked(s: Empires) -> bool:
    """Who is seen to choose has a choice: after Mutate, a Trait in the hand that can be played."""
    asked = s.steps[-1].ask(s)
    return isinstance(asked, Decision) and len(asked.options) > 1


def _redraw_markers(s: Empires, rng: Random) -> None:
    """Oldest first: each batch allows at least what the older ones do, so there is always one left."""
    kinds = tuple(MARKERS)
    hidden = [*s.pool, *s.face_down.values()]
    left = {marker: hidden.count(marker) for marker in kinds}
    for each in s.laid:
        spare = {marker: most for marker, most in zip(kinds, each.at_most, strict=True) if most}
        for marker, count in left.items():
            used = hidden.count(marker) - count
            if used and marker in spare:
                spare[marker] -= used
        for area in each.areas:
            among = [marker for marker, count in spare.items() for _ in range(count)]
            marker = rng.choice(among)
            s.face_down[area] = marker
            spare[marker] -= 1
            left[marker] -= 1
    s.pool = tuple(sorted(marker for marker, count in left.items() for _ in range(count)))


def _redraw_hands(s: Empires, seat: Seat, rng: Random) -> None:
    """Events are never in a hand; some cards must be Traits, or older than the last shuffle."""
    rivals = [other for other in range(s.seats) if other != seat and s.hands[other]]
    if not rivals:
        return
    hidden = sorted([*s.deck, *(card for other in rivals for card in s.hands[other])])
    cards = [card for card in hidden if CARDS[card].kind != "event"]
    for known in (True,) * TRIES + (False,):
        rng.shuffle(cards)
        dealt = _deal(s, rivals, cards, known)
        if dealt is not None:
            break
    assert dealt is not None
    for other, hand in dealt.items():
        s.hands[other] = tuple(sorted(hand))
        for card in hand:
            hidden.remove(card)
    s.deck = tuple(hidden)


def _deal(s: Empires, rivals: list[Seat], cards: list[Card], known: bool) -> dict[Seat, list[Card]] | None:
    """Hands from shuffled cards, those with the strictest demands first; None if these cannot be met."""
    left = list(cards)
    hands: dict[Seat, list[Card]] = {other: [] for other in rivals}
    recycled = frozenset(s.recycled)
    demands: list[tuple[int, Seat, bool, bool]] = []
    for other in rivals:
        size = len(s.hands[other])
        traits, old = (s.sure_traits[other], s.held[other]) if known else (0, 0)
        both = max(0, traits + old - size)
        wanted = [(True, True)] * both + [(True, False)] * (traits - both) + [(False, True)] * (old - both)
        wanted += [(False, False)] * (size - len(wanted))
        demands += [(2 - trait - aged, other, trait, aged) for trait, aged in wanted]
    for _, other, trait, aged in sorted(demands):
        fits = (c for c in left if (not trait or TYPE[c]) and (not aged or c not in recycled))
        card = next(fits, None)
        if card is None:
            return None
        hands[other].append(card)
        left.remove(card)
    return hands
