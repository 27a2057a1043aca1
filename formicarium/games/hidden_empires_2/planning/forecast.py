"""How soon a colony can have its points, if nobody disturbs it: growth first, then princesses and males.

The forecast is a colony in numbers that lives through one game turn after another. It forages by a table
of yields, builds and lays as far as there is food and room, and turns from growth to flights when its course
says so.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from formicarium.games.hidden_empires_2.data import BROOD_PER_NURSE, LARGE, SIZE_PER_BUILDER, SMALL
from formicarium.games.hidden_empires_2.steps.flight import flight_points

MOVE, LARVAE, EGGS = range(3)  # where in a game turn a colony stands: what comes next
HORIZON = 20  # game turns looked ahead
GROWTH = 7  # the longest growth that is thought of, in game turns
DISCOVERY = 0.5  # food that an ant more will find where no more is known
MOST_BUILDERS = 4
UPBRINGING = 3  # game turns from an egg to a flight
SURPLUS = 0.03  # game turns that a point beyond the target is worth
MANY = 99


class Colony(NamedTuple):
    """A colony in numbers."""

    ants: int  # who can be sent anywhere
    eggs_f: int
    eggs_m: int
    larvae_f: int
    larvae_m: int
    small: int  # pupae, medium ones included
    large: int
    male_pupae: int
    princesses: int
    males: int
    size: int  # of the nest
    fixed: int  # what else is in the nest
    food: int
    bonus: int  # food a turn that needs no ant
    eggs: int  # that the queens may lay in a turn
    wanted: int  # points still missing
    keeps: bool  # surplus food is stored


class Course(NamedTuple):
    """When to turn from growth to flights, in game turns from now, and what to build before."""

    males: int  # eggs of both sexes from then on; only female ones before
    large: int  # female larvae are fed up to princesses from then on
    dig: tuple[int, ...] = ()  # builders of the next move steps; after these, as many as the eggs need


class Prospect(NamedTuple):
    """What comes of a course."""

    turns: float  # until the points are there, a little less if there are more
    course: Course
    builders: int  # in the coming move step


Yields = tuple[float, ...]  # food, by the number of ants sent out
Digs = tuple[tuple[int, ...], ...]

# Which builders are thought of: as many as the eggs need, or others too. One turn later, all are still there.
AS_NEEDED: Digs = ((),)
AHEAD: Digs = ((), (1,), (2,), (1, 1), (0, 1), (0, 2), (0, 0, 1), (0, 0, 2))


def crop(yields: Yields, foragers: int) -> float:
    """Food that so many ants bring home."""
    if foragers < len(yields):
        return yields[max(0, foragers)]
    return yields[-1] + DISCOVERY * (foragers - len(yields) + 1)


def nurses_for(brood: int) -> int:
    """HE2-CHECK-04"""
    return -(-brood // BROOD_PER_NURSE)


def places(room: int, brood: int, eggs: int) -> int:
    """HE2-CHECK-02 to -04: how many of these eggs fit in beside the brood and its nurses; below 0: too few.

    >>> places(12, 8, 6), places(13, 8, 6)
    (2, 3)
    """
    eggs = min(eggs, room - brood)
    return min(eggs, room - brood - nurses_for(brood + max(0, eggs)))


def fitting(eggs: int, ants: int, brood: int, room: int) -> int:
    """HE2-CHECK-02 to -04: how many of these find nurses among the ants, and room beside the brood."""
    return max(0, places(room, brood, min(eggs, BROOD_PER_NURSE * ants - brood)))


@lru_cache(maxsize=4096)
def prospect(colony: Colony, yields: Yields, stage: int, digs: Digs) -> Prospect:
    """The course that gets there first.

    Up to the turn in which it leaves growth behind, a course is what all those after it are, too: that part
    is lived through once. A growth that has come to a halt is not better left later.
    """
    best: Prospect | None = None
    for dig in digs:
        growth = Life(colony, yields, Course(HORIZON, HORIZON, dig), stage)
        for males in range(GROWTH):
            for wait in range(3):
                found = growth.on(Course(males, males + wait, dig)).end(best.turns if best else HORIZON)
                if best is None or found.turns < best.turns:
                    best = found
            growth.live()
            if growth.wanted <= 0 or growth.halted:
                break
    assert best is not None
    return best


def follow(colony: Colony, yields: Yields, stage: int, course: Course) -> Prospect:
    """What comes of one course."""
    return Life(colony, yields, course, stage).end(HORIZON)


class Life:
    """A colony on its course, game turn after game turn."""

    __slots__ = (
        "ants", "colony", "course", "dig", "eggs_f", "eggs_m", "first_builders", "food", "halted", "large",
        "larvae_f", "larvae_m", "male_pupae", "males", "princesses", "size", "small", "stage", "turn",
        "wanted", "yields",
    )  # fmt: skip

    def __init__(self, colony: Colony, yields: Yields, course: Course, stage: int) -> None:
        self.colony, self.yields, self.stage = colony, yields, stage
        self.course, self.dig = course, course.dig
        self.ants, self.eggs_f, self.eggs_m, self.larvae_f, self.larvae_m = colony[:5]
        self.small, self.large, self.male_pupae, self.princesses, self.males, self.size = colony[5:11]
        self.food = float(colony.food)
        self.wanted = colony.wanted
        self.turn = self.first_builders = 0
        self.halted = False

    def on(self, course: Course) -> Life:
        """The same life so far, on another course from now on."""
        new: Life = Life.__new__(Life)
        new.colony, new.yields, new.stage = self.colony, self.yields, self.stage
        new.course, new.dig = course, self.dig
        new.ants, new.eggs_f, new.eggs_m = self.ants, self.eggs_f, self.eggs_m
        new.larvae_f, new.larvae_m = self.larvae_f, self.larvae_m
        new.small, new.large, new.male_pupae = self.small, self.large, self.male_pupae
        new.princesses, new.males = self.princesses, self.males
        new.size, new.food, new.wanted = self.size, self.food, self.wanted
        new.turn, new.first_builders, new.halted = self.turn, self.first_builders, False
        return new

    def end(self, limit: float) -> Prospect:
        """How it ends, lived no further than the best course that is known, or than it could still win."""
        for left in range(min(HORIZON, ceil(limit)) - self.turn, 0, -1):
            if left <= UPBRINGING and limit < HORIZON and self.at_most(left) < self.wanted:
                break
            self.live()
            if self.wanted <= 0:
                return Prospect(self.turn + SURPLUS * self.wanted, self.course, self.first_builders)
            if self.halted:
                break
        return Prospect(HORIZON + self.wanted, self.course, self.first_builders)

    def at_most(self, left: int) -> int:
        """Points that who is here now can bring in the last turns, if all of them grow up and fly."""
        females, males = self.princesses + self.large, self.males + self.male_pupae
        if left > 1 or self.stage != MOVE:
            females, males = females + self.larvae_f, males + self.larvae_m
        if left > 2 or self.stage != MOVE:
            females, males = females + self.eggs_f, males + self.eggs_m
        return max(flight_points(females, males), flight_points(females, 0) + flight_points(0, males))

    def live(self) -> None:
        """One game turn. If it changes nothing, and the course brings nothing new, nothing ever will."""
        course = self.course
        steady = self.stage == MOVE and not self.dig
        steady = steady and (self.turn >= course.large or course.males >= HORIZON)
        before = self._numbers() if steady else ()
        if self.stage == MOVE:
            self.work()
        if self.stage <= LARVAE:
            self.feed()
        self.lay()
        self.fly()
        self.stage = MOVE
        self.turn += 1
        self.halted = steady and self._numbers() == before

    def _numbers(self) -> tuple[float, ...]:
        return (
            self.ants, self.eggs_f, self.eggs_m, self.larvae_f, self.larvae_m, self.small, self.large,
            self.male_pupae, self.princesses, self.males, self.size, self.food, self.wanted,
        )  # fmt: skip

    def work(self) -> None:
        """HE2-CHECK, HE2-FORAGE, HE2-BUILD-01, HE2-NEST-06 to -10: the player turn, adults, pupae."""
        brood = self.eggs_f + self.eggs_m + self.larvae_f + self.larvae_m
        brood += self.small + self.large + self.male_pupae
        nurses = nurses_for(brood)
        mouths = nurses + self.princesses + self.males
        crowd = mouths + brood + self.colony.fixed - self.size
        if crowd > 0:
            self.lose_eggs(crowd)
        if self.dig:
            builders = max(0, min(self.dig[0], self.ants - nurses))
            self.dig = self.dig[1:]
        else:
            builders = self.builders(nurses, mouths)
        if not self.turn:
            self.first_builders = builders
        self.food += crop(self.yields, self.ants - nurses - builders) + self.colony.bonus - mouths - builders
        if self.food < 0:
            self.lose_eggs(ceil(-self.food))
            self.food = 0.0
        self.size += SIZE_PER_BUILDER * builders
        self.ants += self.small
        self.princesses += self.large
        self.males += self.male_pupae
        self.small = self.large = self.male_pupae = 0

    def builders(self, nurses: int, mouths: int) -> int:
        """As few as let most eggs of this turn find room. Where all do, more builders only cost food."""
        limit, bonus, yields = self.colony.eggs, self.colony.bonus, self.yields
        feed = self.larvae_m + (LARGE if self.turn >= self.course.large else SMALL) * self.larvae_f
        grown = self.larvae_f + self.larvae_m + self.eggs_f + self.eggs_m  # of the next turn, new eggs apart
        room = self.size - self.colony.fixed
        builders, most, free = 0, -MANY, self.ants - nurses
        for number in range(min(MOST_BUILDERS, free) + 1):
            left = self.food + crop(yields, free - number) - mouths - number - feed
            eggs = min(limit, max(0, int(left + bonus)))
            fit = places(room + SIZE_PER_BUILDER * number, grown, eggs)
            if fit > most:
                builders, most = number, fit
            if fit == eggs:
                break
        return builders

    def lose_eggs(self, count: int) -> None:
        """For want of room, or of food: male ones first."""
        males = min(count, self.eggs_m)
        self.eggs_m -= males
        self.eggs_f = max(0, self.eggs_f - count + males)

    def feed(self) -> None:
        """HE2-NEST-11 to -14: larvae get as much as the course says and the food allows; eggs hatch."""
        if self.larvae_f or self.larvae_m:
            food = int(self.food)
            males = min(self.larvae_m, food)
            females = min(self.larvae_f, food - males)
            left = self.food - males - females
            large = min(females, int(left) // (LARGE - SMALL)) if self.turn >= self.course.large else 0
            self.food = left - (LARGE - SMALL) * large
            self.male_pupae += males
            self.large += large
            self.small += females - large
        self.larvae_f, self.larvae_m, self.eggs_f, self.eggs_m = self.eggs_f, self.eggs_m, 0, 0

    def lay(self) -> None:
        """HE2-NEST-15, -19: as many eggs as there is food and room for; what is left is lost or stored."""
        eggs = min(self.colony.eggs, int(self.food))
        if eggs > 0:
            brood = self.small + self.large + self.male_pupae + self.larvae_f + self.larvae_m
            brood += self.eggs_f + self.eggs_m
            room = self.size - self.colony.fixed - self.princesses - self.males
            eggs = max(0, places(room, brood, eggs))
            males = 0
            if self.turn >= self.course.males:
                mothers = self.princesses + self.large + self.eggs_f
                if self.turn + 1 >= self.course.large:
                    mothers += self.larvae_f
                fathers = self.males + self.male_pupae + self.larvae_m + self.eggs_m
                males = males_for(mothers, fathers, eggs)
            self.eggs_m += males
            self.eggs_f += eggs - males
        self.food = self.food - eggs if self.colony.keeps else 0.0

    def fly(self) -> None:
        """HE2-FLIGHT-02: all together, unless a partner emerges next turn."""
        if not (self.princesses or self.males):
            return
        points = flight_points(self.princesses, self.males)
        partner = self.male_pupae if self.princesses > self.males else self.large
        if points >= self.wanted or self.princesses == self.males or not partner:
            self.wanted -= points
            self.princesses = self.males = 0


def males_for(mothers: int, fathers: int, eggs: int) -> int:
    """How many of these eggs should be male, so that every princess will find a partner.

    >>> males_for(2, 0, 6)
    4
    """
    return min(eggs, max(0, (mothers + eggs - fathers + 1) // 2))
