"""How soon a colony can have its points if nobody disturbs it: it grows first, then raises winged ants.

The forecast is a colony in numbers that lives through one game turn after another (HE1-TURN-04). Ants bring
food by a table of yields; builders, eggs and large pupae follow from what there is and from the course: when
to begin with male eggs, and how many builders to use.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from formicarium.games.hidden_empires_1.data import BUDDERS, FOOD_LARGE, FOOD_SMALL
from formicarium.games.hidden_empires_1.questions.husbandry import nurses_for, places
from formicarium.games.hidden_empires_1.steps.ending import flight_points

ASSIGN, LARVAE, EGGS = range(3)  # where in a game turn a colony stands: what comes next
HORIZON = 22  # game turns looked ahead
GROWTH = 11  # the longest growth that is thought of, in game turns
RIPE = 3  # game turns from an egg to its flight
CARDS_A_TURN = 2 / 3  # the rest of the deck is events
DISCOVERY = 0.5  # food that an ant more will find where nothing more is known
SURPLUS = 0.02  # game turns that a point beyond the target is worth
GROWN = 0.2  # game turns that an ant more is worth to who will not have its points in time
GRIST = 2  # food that a Miller adds to one unit


class Colony(NamedTuple):
    """A colony in numbers."""

    ants: int  # who can be sent anywhere
    eggs_f: int
    eggs_m: int
    larvae_f: int
    larvae_m: int
    pupae: int  # that become workers or medias
    large: int
    males: int  # pupae
    queens: int  # virgin ones
    drones: int
    size: int  # of the nest
    fixed: int  # who else fills it
    guard: int  # ants before the nest
    food: int
    limit: int  # eggs that can be laid in a turn
    wanted: int  # points still missing
    cards: int
    millers: int
    keeps: bool  # surplus food is stored
    builds: bool  # builders make the nest larger
    buds: bool  # Budding: workers fly along


class Course(NamedTuple):
    males: int  # eggs of both sexes from this game turn on; only female ones before
    builders: int  # at most so many in a turn


class Deeds(NamedTuple):
    """What the course asks for in the coming turn."""

    builders: int = 0
    large: int = 0
    females: int = 0
    males: int = 0


class Prospect(NamedTuple):
    turns: float  # until the points are there
    course: Course
    first: Deeds


Yields = tuple[float, ...]  # food, by the number of ants sent out

NEVER = Course(99, 4)  # no flights: growth only
BUILDERS = (0, 1, 2, 4)  # at most so many in a turn, as courses have it


def crop(yields: Yields, foragers: int) -> float:
    """Food that so many ants bring home."""
    if foragers < len(yields):
        return yields[max(0, foragers)]
    return yields[-1] + DISCOVERY * (foragers - len(yields) + 1)


@lru_cache(maxsize=4096)
def prospect(colony: Colony, yields: Yields, stage: int) -> Prospect:
    """The course that gets there first.

    Until its first male eggs a colony lives as on any later course: so it lives through that once. And it
    has no points before these fly.
    """
    winged = any((colony.eggs_m, colony.larvae_m, colony.males, colony.large, colony.queens, colony.drones))
    flies = 0 if winged else RIPE
    growing = [Life(colony, yields, Course(GROWTH, builders)) for builders in BUILDERS]
    best: Prospect | None = None
    for males in range(GROWTH):
        if best is not None and males + flies >= best.turns:
            break
        for life in growing:
            there = life.on(Course(males, life.course.builders))
            found = there.follow(stage, HORIZON if best is None else best.turns)
            if best is None or found.turns < best.turns:
                best = found
            if not there.short:
                break  # nor would more builders be used
        for life in growing:
            life.live(stage)
    assert best is not None
    return best


def follow(colony: Colony, yields: Yields, stage: int, course: Course) -> Prospect:
    """What comes of one course."""
    return Life(colony, yields, course).follow(stage, HORIZON)


class Life:
    """A colony on its course."""

    __slots__ = (
        "ants",
        "builders",
        "cards",
        "colony",
        "course",
        "drones",
        "eggs_f",
        "eggs_m",
        "first",
        "food",
        "large",
        "larvae_f",
        "larvae_m",
        "males",
        "pupae",
        "queens",
        "short",
        "size",
        "turn",
        "wanted",
        "yields",
    )  # fmt: skip

    def __init__(self, colony: Colony, yields: Yields, course: Course) -> None:
        self.colony, self.yields, self.course = colony, yields, course
        self.ants, self.size, self.food = colony.ants, colony.size, float(colony.food)
        self.eggs_f, self.eggs_m = colony.eggs_f, colony.eggs_m
        self.larvae_f, self.larvae_m = colony.larvae_f, colony.larvae_m
        self.pupae, self.large, self.males = colony.pupae, colony.large, colony.males
        self.queens, self.drones = colony.queens, colony.drones
        self.wanted, self.cards = colony.wanted, float(colony.cards)
        self.turn = self.builders = 0
        self.first = Deeds()
        self.short = False  # more builders could have been used

    def on(self, course: Course) -> Life:
        """The same colony at the same moment, on another course from now on."""
        twin = Life.__new__(Life)
        twin.colony, twin.yields, twin.course, twin.first = self.colony, self.yields, course, self.first
        twin.ants, twin.size, twin.food = self.ants, self.size, self.food
        twin.eggs_f, twin.eggs_m = self.eggs_f, self.eggs_m
        twin.larvae_f, twin.larvae_m = self.larvae_f, self.larvae_m
        twin.pupae, twin.large, twin.males = self.pupae, self.large, self.males
        twin.queens, twin.drones = self.queens, self.drones
        twin.wanted, twin.cards = self.wanted, self.cards
        twin.turn, twin.builders, twin.short = self.turn, self.builders, self.short
        return twin

    def follow(self, stage: int, limit: float) -> Prospect:
        """Game turn after game turn, no further than the best course that is known."""
        while self.turn < HORIZON and self.turn < limit and self.wanted > 0:
            self.live(stage)
        if self.wanted <= 0:
            return Prospect(self.turn + SURPLUS * self.wanted, self.course, self.first)
        return Prospect(2 * HORIZON + self.wanted - GROWN * self.ants, self.course, self.first)

    def live(self, stage: int) -> None:
        """A game turn; the first one from where the colony stands."""
        if self.turn or stage == ASSIGN:
            self.work()
        large = self.feed() if self.turn or stage <= LARVAE else 0
        females, males = self.lay()
        if not self.turn:
            self.first = Deeds(self.builders, large, females, males)
        self.fly()
        self.turn += 1

    def brood(self) -> int:
        unripe = self.eggs_f + self.eggs_m + self.larvae_f + self.larvae_m
        return unripe + self.pupae + self.large + self.males

    def room(self) -> int:
        """HE1-CHK-01: for brood and nurses."""
        return self.size - self.colony.fixed - self.queens - self.drones

    def work(self) -> None:
        """HE1-ASGN, HE1-PERF, HE1-NEST-07, -10: nurses, builders, foragers; adults are fed, pupae emerge."""
        self.cards += CARDS_A_TURN if self.turn else 0
        brood = self.brood()
        over = brood + nurses_for(brood) - self.room()
        if over > 0:
            gone = min(over, self.eggs_f)
            self.eggs_f -= gone
            self.larvae_f -= min(over - gone, self.larvae_f)
            brood = self.brood()
        nurses = nurses_for(brood)
        outside = self.ants - nurses - self.colony.guard
        self.builders = self.wanted_builders(nurses, crop(self.yields, outside))
        self.size += self.builders
        food = crop(self.yields, outside - self.builders)
        self.food += food + GRIST * min(self.colony.millers, food)
        self.food -= nurses + self.builders + self.queens + self.drones
        if self.food < 0:
            self.starve()
        self.ants += self.pupae
        self.queens += self.large
        self.drones += self.males
        self.pupae = self.large = self.males = 0

    def wanted_builders(self, nurses: int, food: float) -> int:
        """So many that next turn's eggs find room, if so much food comes in."""
        if not self.colony.builds:
            return 0
        larvae = self.larvae_f + self.larvae_m
        spare = int(self.food + food) - nurses - self.queens - self.drones - larvae
        coming = self.eggs_f + self.eggs_m + larvae + max(0, min(spare, self.colony.limit))
        missing = coming + nurses_for(coming) - self.room()
        wanted = max(0, min(missing, spare // 2))
        if wanted > self.course.builders:
            self.short = True
        return min(wanted, self.course.builders)

    def starve(self) -> None:
        """HE1-NEST-08: eggs first."""
        while self.food < 0 and (self.eggs_f or self.larvae_f):
            self.food += 1
            if self.eggs_f:
                self.eggs_f -= 1
            else:
                self.larvae_f -= 1
        self.food = max(0.0, self.food)

    def feed(self) -> int:
        """HE1-NEST-13, -17: as many large as there are partners for; eggs hatch."""
        partners = self.drones + self.males + self.larvae_m - self.queens - self.large
        spare = self.food - FOOD_SMALL * (self.larvae_f + self.larvae_m)
        large = max(0, min(self.larvae_f, partners, int(spare / (FOOD_LARGE - FOOD_SMALL))))
        self.food = max(0.0, spare - (FOOD_LARGE - FOOD_SMALL) * large)
        starved = int(max(0.0, -spare))
        self.pupae += max(0, self.larvae_f - large - starved)
        self.large += large
        self.males += self.larvae_m
        self.larvae_f, self.larvae_m = self.eggs_f, self.eggs_m
        self.eggs_f = self.eggs_m = 0
        return large

    def lay(self) -> tuple[int, int]:
        """HE1-NEST-18: as far as food and room go; half of them male, once the course says so."""
        room = self.room() if self.cards < 1 else self.size - self.colony.fixed
        eggs = places(room, self.brood(), min(self.colony.limit, int(self.food)))
        male = 0
        if self.turn >= self.course.males:
            lonely = max(0, self.larvae_m - self.larvae_f) + max(0, self.drones - self.queens)
            male = max(0, (eggs - lonely + 1) // 2)
        self.eggs_f += eggs - male
        self.eggs_m += male
        self.food = self.food - eggs if self.colony.keeps else 0.0
        return eggs - male, male

    def fly(self) -> None:
        """HE1-NEST-25: with a card, whoever has a partner; the last ones without."""
        if self.cards < 1 or not (self.queens or self.drones):
            return
        pairs = min(self.queens, self.drones)
        points = flight_points(self.queens, self.drones)
        if self.colony.buds and BUDDERS * self.queens < self.ants:
            points += BUDDERS * self.queens
        if pairs or points >= self.wanted > 0:
            if self.colony.buds:
                self.ants -= BUDDERS * self.queens
            self.wanted -= points
            self.queens = self.drones = 0
            self.cards -= 1
