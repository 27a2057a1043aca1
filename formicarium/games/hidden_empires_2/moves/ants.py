"""Ants, and what they do."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from formicarium.core.decision import Move, Path
from formicarium.games.hidden_empires_2.data import CASTES, MOST, RETURNING, Area, Caste, Place, Stack
from formicarium.texts.message import Seat

Way = Literal["harvest", "tend"]


def stack_token(place: Place, caste: Caste, patrol: bool = False) -> str:
    """The token of the ants of one caste in one place; patrollers are a stack of their own."""
    return f"{'patrol' if patrol else 'stack'}:{place}:{caste}"


@dataclass(frozen=True, slots=True)
class PickAnts(Move):
    """So many ants of one caste in one place: to redeploy, advance, patrol, scatter, send home, starve."""

    place: Place
    caste: Caste
    count: int
    patrol: bool = False
    fate: str = ""  # "lost" where they die, for people

    def spell(self) -> Path:
        return (stack_token(self.place, self.caste, self.patrol), f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class ChooseAnt(Move):
    """One ant of a caste in a place: the victim, the one sent home, the one eliminated."""

    place: Place
    caste: Caste
    patrol: bool = False
    fate: str = ""  # "lost" where it dies, for people

    def spell(self) -> Path:
        return (stack_token(self.place, self.caste, self.patrol),)


@dataclass(frozen=True, slots=True)
class ChooseRecruit(Move):
    """`bomb_loss`, `combat_loss`: a recruit is eliminated."""

    caste: Caste

    def spell(self) -> Path:
        return (f"recruit:{self.caste}",)


@dataclass(frozen=True, slots=True)
class MoveAnt(Move):
    """`fix_nest`: eject {chamber, caste}, recall {from, caste}, recall_builder {from, caste}."""

    start: Place
    caste: Caste
    end: Place

    def spell(self) -> Path:
        return (stack_token(self.start, self.caste), f"place:{self.end}")


@dataclass(frozen=True, slots=True)
class ReturnAnts(Move):
    """`return_ants`: out of the Returning Ants box."""

    caste: Caste
    count: int
    place: Place

    def spell(self) -> Path:
        return (stack_token(RETURNING, self.caste), f"count:{self.count}", f"place:{self.place}")


@dataclass(frozen=True, slots=True)
class Attack(Move):
    area: Area
    defender: Seat

    def spell(self) -> Path:
        return (f"place:{self.area}", f"seat:{self.defender}")


@dataclass(frozen=True, slots=True)
class BuildTrail(Move):
    area: Area
    count: int

    def spell(self) -> Path:
        return (f"place:{self.area}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class Forage(Move):
    area: Area
    way: Way

    def spell(self) -> Path:
        return (f"place:{self.area}", f"do:{self.way}")


@dataclass(frozen=True, slots=True)
class MigrateNest(Move):
    """`redeploy`: the Bivouac moves to an adjacent area."""

    area: Area

    def spell(self) -> Path:
        return ("button:migrate", f"place:{self.area}")


choose_ant = cache(ChooseAnt)
move_ant = cache(MoveAnt)
forage = cache(Forage)
attack = cache(Attack)


@cache
def picks(
    place: Place, caste: Caste, least: int, most: int, patrol: bool = False, fate: str = ""
) -> tuple[PickAnts, ...]:
    """Groups of `least` to `most` ants out of one stack."""
    return tuple(PickAnts(place, caste, count, patrol, fate) for count in range(least, most + 1))


@lru_cache(maxsize=20_000)
def groups(place: Place, stack: Stack, patrol: bool = False) -> tuple[PickAnts, ...]:
    """Any number of ants of one caste out of a stack."""
    found: list[PickAnts] = []
    for caste, count in zip(CASTES, stack, strict=True):
        found += picks(place, caste, 1, min(count, MOST), patrol)
    return tuple(found)
