"""The two sides of a battle, in the open or in a nest, and what their ants are worth (HE2-COMBAT-05, -11)."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from formicarium.core.decision import Move
from formicarium.games.hidden_empires_2.data import (
    BUILDERS,
    CARDS,
    CASTE_INDEX,
    CASTES,
    DEADLY_STING,
    MILLERS,
    NO_ANTS,
    NURSES,
    RESERVES,
    STORAGE,
    TERRITORY_MARKING,
    TYPE_OF,
    WORKER_POINTS,
    Area,
    Card,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.moves import ChooseAnt, ChooseRecruit
from formicarium.games.hidden_empires_2.questions.victims import LOST, kinds_in
from formicarium.games.hidden_empires_2.state import Battle, Empires
from formicarium.texts.message import Seat

Role = Literal["attack", "defense"]


class Group(NamedTuple):
    """Ants of a side that stand in one place."""

    place: Place
    ants: Stack
    patrol: bool = False


def battle_of(s: Empires) -> Battle:
    assert s.battle is not None
    return s.battle


def attackers(s: Empires) -> Stack:
    """HE2-COMBAT-05, HE2-INVADE-01: all ants of the attacker in the area; recruits not counted."""
    return s.ants[s.active].get(battle_of(s).area, NO_ANTS)


def attack_strength(s: Empires) -> int:
    """Ants on the attacker's side, recruits included."""
    return sum(attackers(s)) + sum(battle_of(s).recruits)


def defenders(s: Empires) -> list[Group]:
    """HE2-COMBAT-05, HE2-INVADE-04: in the open, ordinary and patrolling; in the nest, by chamber."""
    b = battle_of(s)
    ants = s.ants[b.defender]
    if not b.nest:
        groups = [Group(b.area, ants.get(b.area, NO_ANTS))]
        groups.append(Group(b.area, s.patrols[b.defender].get(b.area, NO_ANTS), True))
    else:
        groups = [Group(chamber, ants.get(chamber, NO_ANTS)) for chamber in (RESERVES, NURSES, BUILDERS)]
        groups.append(Group(STORAGE, millers(s, b.defender)))
    return [group for group in groups if group.ants != NO_ANTS]


def millers(s: Empires, seat: Seat) -> Stack:
    """HE2-CARD-millers-03: they fight in Storage."""
    if not s.has(seat, MILLERS):
        return NO_ANTS
    return 0, 0, s.ants[seat].get(STORAGE, NO_ANTS)[2]


def movable(s: Empires) -> list[Group]:
    """HE2-INVADE-07: defenders who can be scattered, sent home or recruited: not Millers."""
    return [group for group in defenders(s) if group.place != STORAGE]


def count(groups: list[Group]) -> int:
    return sum(sum(group.ants) for group in groups)


def is_over(s: Empires) -> bool:
    """HE2-COMBAT-06: one side, or both, have no ants left."""
    return not attack_strength(s) or not defenders(s)


# Combat points


@cache
def worth(traits: tuple[Card, ...], role: Role) -> Stack:
    """HE2-COMBAT-11: points per worker, media and major of a player with these traits."""
    worker = 1
    for trait in (DEADLY_STING, TERRITORY_MARKING):
        if trait in traits:
            worker = WORKER_POINTS[trait][role]
            break
    points = {TYPE_OF[trait]: CARDS[trait].combat or 1 for trait in traits}
    return worker, points.get("medias", 1), points.get("majors", 1)


def points(ants: Stack, values: Stack) -> int:
    return ants[0] * values[0] + ants[1] * values[1] + ants[2] * values[2]


def attack_points(s: Empires) -> int:
    """HE2-CARD-recruitment-02: a recruit counts as if it attacked for its own owner."""
    b = battle_of(s)
    own = points(attackers(s), worth(s.traits[s.active], "attack"))
    return own + points(b.recruits, worth(s.traits[b.defender], "attack"))


def defense_points(s: Empires) -> int:
    values = worth(s.traits[battle_of(s).defender], "defense")
    return sum(points(group.ants, values) for group in defenders(s))


def value_of(s: Empires, move: Move, seat: Seat) -> int:
    """The points of the ant that is chosen to be eliminated."""
    b = battle_of(s)
    if isinstance(move, ChooseRecruit):
        return worth(s.traits[b.defender], "attack")[CASTE_INDEX[move.caste]]
    assert isinstance(move, ChooseAnt)
    return worth(s.traits[seat], "attack" if seat == s.active else "defense")[CASTE_INDEX[move.caste]]


# Choosing


def kinds_of(s: Empires, seat: Seat) -> tuple[ChooseAnt | ChooseRecruit, ...]:
    """The kinds of ants that this side may lose: its own, and recruits on the attacker's."""
    b = battle_of(s)
    if seat == s.active:
        recruits = [ChooseRecruit(caste) for caste, n in zip(CASTES, b.recruits, strict=True) if n]
        return (*kinds_in(b.area, attackers(s), False, LOST), *recruits)
    return tuple(kind for group in defenders(s) for kind in kinds_in(*group, LOST))


def number_of(s: Empires, seat: Seat, move: Move) -> int:
    """How many ants there are of the kind chosen."""
    if isinstance(move, ChooseRecruit):
        return battle_of(s).recruits[CASTE_INDEX[move.caste]]
    assert isinstance(move, ChooseAnt)
    stack = s.patrols[seat][Area(move.place)] if move.patrol else s.ants[seat][move.place]
    return stack[CASTE_INDEX[move.caste]]
