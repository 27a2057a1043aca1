"""Who could storm a nest, and how many patrollers should stand before it (HE1-MOVE-05, -08)."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.ants import census, chamber, place_of
from formicarium.games.hidden_empires_1.data import ATTACK, NURSES, RETURNING, STORAGE, Area
from formicarium.games.hidden_empires_1.ground import flood
from formicarium.games.hidden_empires_1.questions.colony import SHEET
from formicarium.games.hidden_empires_1.questions.points import points
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Seat

DANGER = 3  # points that make a neighbour a threat
WATCHES = (4, 8, 16)  # ants of a colony that keeps one, two, three on watch
AT_HOME = (NURSES, STORAGE, RETURNING)  # who will hardly come along


def threat(s: Empires, seat: Seat, other: Seat, nest: Area) -> int:
    """Points that another player could bring before a nest in his next turn, if nobody patrols there."""
    ground = s.ground
    start = ground.bits(s.nest_areas(other)) | ground.bits(place_of(at)[0] for at in s.ants[other])
    closed = ground.bits(s.face_down) & ~ground.bits((nest, *s.nest_areas(seat)))
    if not flood(ground, start, ground.all & ~closed) & ground.bit[nest]:
        return 0
    ants = sum(census(s, other)) - sum(sum(chamber(s, task)[other]) for task in SHEET if task in AT_HOME)
    return ants * points(s, other, ATTACK, 0, defending=False)


def rivals(s: Empires, seat: Seat) -> list[Seat]:
    return [other for other in range(s.seats) if other != seat and s.nests[other]]


def threatened(s: Empires, seat: Seat, nest: Area) -> bool:
    """Somebody could come with more than a few ants."""
    return any(threat(s, seat, other, nest) > DANGER for other in rivals(s, seat))


def watch(s: Empires, seat: Seat, ants: int) -> int:
    """Patrollers that a colony of so many ants should keep before its nest."""
    if not s.nests[seat] or s.turn + 1 < s.options.no_nest_attacks_before_turn:
        return 0
    if not threatened(s, seat, s.nests[seat]):
        return 0
    return sum(ants >= size for size in WATCHES)
