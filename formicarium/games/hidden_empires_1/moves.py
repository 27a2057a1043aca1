"""What a player may choose (section 7 of the spec), and how it is spelled.

A place is an area with a task (`area:H3 task:forage`) or a chamber of the Nest Sheet (`place:nurses`):
the moves have both as `area` and `task`, and `area` is "" for a chamber.
"""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Move, Pass, Path
from formicarium.games.hidden_empires_1.data import Area, Card, Caste, Color, Task
from formicarium.texts.message import Seat


def at_place(area: Area, task: Task) -> Path:
    """
    >>> at_place(Area("H3"), Task("forage")), at_place(Area(""), Task("nurses"))
    (('area:H3', 'task:forage'), ('place:nurses',))
    """
    return (f"area:{area}", f"task:{task}") if area else (f"place:{task}",)


# Cards


@dataclass(frozen=True, slots=True)
class PlayCard(Move):
    card: Card

    def spell(self) -> Path:
        return (f"card:{self.card}",)


@dataclass(frozen=True, slots=True)
class DiscardCard(Move):
    """HE1-DRAW-06."""

    card: Card

    def spell(self) -> Path:
        return ("button:discard", f"card:{self.card}")


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """HE1-CARD-mutate-02: a face-up Trait for one from the hand."""

    trait: Card
    card: Card

    def spell(self) -> Path:
        return (f"trait:{self.trait}", f"card:{self.card}")


@dataclass(frozen=True, slots=True)
class Fly(Move):
    """HE1-NEST-25: the nuptial flight, for this card."""

    card: Card

    def spell(self) -> Path:
        return ("button:fly", f"card:{self.card}")


# One thing of a kind


@dataclass(frozen=True, slots=True)
class ChooseArea(Move):
    area: Area

    def spell(self) -> Path:
        return (f"area:{self.area}",)


@dataclass(frozen=True, slots=True)
class ChoosePlayer(Move):
    seat: Seat

    def spell(self) -> Path:
        return (f"seat:{self.seat}",)


@dataclass(frozen=True, slots=True)
class AttackArea(Move):
    """HE1-COMB-01: the attack in this area comes next."""

    area: Area

    def spell(self) -> Path:
        return (f"area:{self.area}",)


@dataclass(frozen=True, slots=True)
class AttackPlayer(Move):
    """HE1-COMB-02."""

    seat: Seat

    def spell(self) -> Path:
        return (f"seat:{self.seat}",)


@dataclass(frozen=True, slots=True)
class TradeBrood(Move):
    """HE1-CARD-budding-02: the whole brood is given for workers."""

    def spell(self) -> Path:
        return ("button:yes",)


@dataclass(frozen=True, slots=True)
class Count(Move):
    count: int

    def spell(self) -> Path:
        return (f"count:{self.count}",)


@dataclass(frozen=True, slots=True)
class Press(Move):
    """A button: yes, no, end, done, restart, none, discard, stay, stop …"""

    button: str

    def spell(self) -> Path:
        return (f"button:{self.button}",)


@dataclass(frozen=True, slots=True)
class GoOn(Pass):
    """Draw, end the step, begin the tasks: final, because one may have been asked in silence (HE1-WIN-17)."""

    button: str

    def spell(self) -> Path:
        return (f"button:{self.button}",)


@dataclass(frozen=True, slots=True)
class Eliminate(Move):
    """One brood member or reproductive, an ant that never leaves the nest, or some stored food."""

    kind: str

    def spell(self) -> Path:
        return (f"eliminate:{self.kind}",)


@dataclass(frozen=True, slots=True)
class LoseBrood(Move):
    """HE1-CARD-migrate-03."""

    kind: str
    count: int

    def spell(self) -> Path:
        return (f"eliminate:{self.kind}", f"count:{self.count}")


# Ants


@dataclass(frozen=True, slots=True)
class TakeAnts(Move):
    """HE1-ASGN-02: a group of one caste at one place."""

    area: Area
    task: Task
    caste: Caste

    def spell(self) -> Path:
        return (*at_place(self.area, self.task), f"caste:{self.caste}")


@dataclass(frozen=True, slots=True)
class PutAnts(Move):
    area: Area
    task: Task

    def spell(self) -> Path:
        return at_place(self.area, self.task)


@dataclass(frozen=True, slots=True)
class ChooseAnt(Move):
    """One ant: lost, lent or driven off. `task` may be "recruits" for the attacker's."""

    area: Area
    task: Task
    caste: Caste

    def spell(self) -> Path:
        return (*at_place(self.area, self.task), f"caste:{self.caste}")


@dataclass(frozen=True, slots=True)
class LoseAnt(ChooseAnt):
    """One ant that dies."""


@dataclass(frozen=True, slots=True)
class LoseAnts(Move):
    """HE1-COMB-11, HE1-CARD-budding-03: several ants of one place. `task` may be "recruits"."""

    area: Area
    task: Task
    caste: Caste
    count: int

    def spell(self) -> Path:
        return (*at_place(self.area, self.task), f"caste:{self.caste}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class Victim(Move):
    """HE1-CARD-predator_migration-03."""

    seat: Seat
    task: Task
    caste: Caste

    def spell(self) -> Path:
        return (f"seat:{self.seat}", f"task:{self.task}", f"caste:{self.caste}")


@dataclass(frozen=True, slots=True)
class Reinforce(Move):
    """HE1-SCOUT-05, -15: from the Reserves."""

    caste: Caste
    count: int

    def spell(self) -> Path:
        return ("do:reinforce", f"caste:{self.caste}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class Retreat(Move):
    """HE1-SCOUT-06."""

    task: Task
    caste: Caste
    count: int

    def spell(self) -> Path:
        return ("do:retreat", f"task:{self.task}", f"caste:{self.caste}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class GiveTask(Move):
    """HE1-SCOUT-16."""

    caste: Caste
    task: Task
    count: int

    def spell(self) -> Path:
        return (f"caste:{self.caste}", f"task:{self.task}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class CarryOff(Move):
    """HE1-COMB-15."""

    caste: Caste
    count: int

    def spell(self) -> Path:
        return (f"caste:{self.caste}", f"count:{self.count}")


@dataclass(frozen=True, slots=True)
class Plunder(Move):
    """HE1-NATT-07: so many carriers of a caste each take one of these; `take` may be "nothing"."""

    caste: Caste
    take: str
    count: int

    def spell(self) -> Path:
        return (f"caste:{self.caste}", f"take:{self.take}", f"count:{self.count}")


# The map


@dataclass(frozen=True, slots=True)
class MoveNest(Move):
    """HE1-CARD-bivouac-03."""

    area: Area

    def spell(self) -> Path:
        return ("button:move_nest", f"area:{self.area}")


@dataclass(frozen=True, slots=True)
class MovePredator(Move):
    """HE1-CARD-predator_migration-01."""

    area: Area
    to_area: Area

    def spell(self) -> Path:
        return (f"area:{self.area}", f"area:{self.to_area}")


@dataclass(frozen=True, slots=True)
class LayTile(Move):
    area: Area
    color: Color

    def spell(self) -> Path:
        return (f"area:{self.area}", f"color:{self.color}")


@dataclass(frozen=True, slots=True)
class ChooseColor(Move):
    """HE1-ALT-04 to -06: a tile beside a home tile."""

    color: Color

    def spell(self) -> Path:
        return (f"color:{self.color}",)
