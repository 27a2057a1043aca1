"""Discovery tokens on the map and in the unused pile (HE2-TERM-10 to -12, HE2-TOKEN-06 to -08)."""

from __future__ import annotations

from bisect import insort

from formicarium.games.hidden_empires_2.data import (
    CAMOUFLAGE,
    FOOD_TOKENS,
    NEIGHBOURS,
    PREDATORS,
    TOKEN_KIND,
    VALUE,
    Area,
    Place,
    Token,
)
from formicarium.games.hidden_empires_2.events import TokenModified, TokenRemoved, TrailsRemoved
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.kit.maps import adding, without
from formicarium.texts.message import Seat

UNKNOWN = Token("")


def value(s: Empires, area: Area) -> int:
    """HE2-TERM-10: the modified value of a face-up token."""
    return VALUE[s.face_up[area]] + s.modifiers.get(area, 0)


def is_food(s: Empires, area: Area) -> bool:
    return s.face_up.get(area) in FOOD_TOKENS


def kind_at(s: Empires, area: Area) -> str:
    """The kind of a face-up token; "" where there is none."""
    token = s.face_up.get(area)
    return "" if token is None else TOKEN_KIND[token]


def has_predator(s: Empires, area: Place) -> bool:
    """A face-up Predator lies here."""
    return s.face_up.get(Area(area)) in PREDATORS


def beside_predator(s: Empires, area: Area) -> bool:
    """HE2-TOKEN-03: an adjacent area has a face-up Predator."""
    return any(s.face_up.get(near) in PREDATORS for near in NEIGHBOURS[area])


def is_barred(s: Empires, seat: Seat, area: Place) -> bool:
    """HE2-MOVE-03, HE2-STEP-02: a Predator keeps this player out."""
    return s.face_up.get(Area(area)) in PREDATORS and CAMOUFLAGE not in s.traits[seat]


def is_empty(s: Empires, area: Area) -> bool:
    """HE2-TERM-12: no token, Nest, Nest Site or Trail; ants do not matter."""
    return (
        area not in s.face_up
        and area not in s.face_down
        and area not in s.trails
        and s.nest_owner(area) is None
    )


def free_around(s: Empires, area: Area) -> list[Area]:
    """Adjacent areas without any Nest or Nest Site."""
    return [near for near in NEIGHBOURS[area] if s.nest_owner(near) is None]


# The unused pile


def to_pile(s: Empires, token: Token, *, seen: bool = True) -> None:
    pile = list(s.pile)
    insort(pile, token)
    s.pile = tuple(pile)
    if seen:
        s.returned = tuple(sorted((*s.returned, (token, s.deals))))


def from_pile(s: Empires, token: Token) -> None:
    """A token is taken out for all to see."""
    pile = list(s.pile)
    pile.remove(token)
    s.pile = tuple(pile)
    no_longer_hidden(s, token, s.deals + 1)


def no_longer_hidden(s: Empires, token: Token, deal: int) -> None:
    """A token has shown up where this deal, or the set-up (0), has laid it.

    If it can be one that was seen to go to the pile, it was the last of them: to think so never
    excludes what may be true.
    """
    candidates = [each for each in s.returned if each[0] == token and each[1] < deal]
    if candidates:
        returned = list(s.returned)
        returned.remove(candidates[-1])
        s.returned = tuple(returned)


# On the map


def lift(s: Empires, area: Area) -> Token:
    """A token is taken up that lies face up here, and its + or − with it."""
    token = s.face_up[area]
    s.face_up = without(s.face_up, area)
    s.modifiers = without(s.modifiers, area)
    return token


def remove_token(s: Empires, area: Area) -> None:
    """HE2-TERM-11: whatever token lies here goes to the unused pile, unknown if it lay face down."""
    if area in s.face_up:
        token = lift(s, area)
        to_pile(s, token)
        s.tell(TokenRemoved(area, token))
    elif area in s.face_down:
        to_pile(s, s.face_down[area], seen=False)
        s.face_down = without(s.face_down, area)
        s.laid = without(s.laid, area)
        s.tell(TokenRemoved(area, UNKNOWN))


def make_room(s: Empires, area: Area) -> None:
    """A nest, or a Predator, comes here: a discovery token or Trail is removed."""
    remove_token(s, area)
    if area in s.trails:
        s.trails = tuple(trail for trail in s.trails if trail != area)
        s.tell(TrailsRemoved((area,)))


def modify(s: Empires, area: Area, change: int) -> None:
    """HE2-TOKEN-06, -07: + and − cancel; a token without value leaves the map."""
    net = s.modifiers.get(area, 0) + change
    s.modifiers = adding(s.modifiers, area, net) if net else without(s.modifiers, area)
    s.tell(TokenModified(area, s.face_up[area], change, value(s, area)))
    if value(s, area) <= 0:
        remove_token(s, area)
