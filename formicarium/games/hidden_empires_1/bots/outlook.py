"""What a seat sees, and what follows from it for its colony: ants, needs, income, rivals, dangers."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple, TypeAlias

from formicarium.games.hidden_empires_1.ants import chamber, plus
from formicarium.games.hidden_empires_1.bots.dangers import watch
from formicarium.games.hidden_empires_1.bots.forecast import (
    ASSIGN,
    EGGS,
    LARVAE,
    NEVER,
    Colony,
    Prospect,
    Yields,
    follow,
    prospect,
)
from formicarium.games.hidden_empires_1.bots.land import FAR, Land
from formicarium.games.hidden_empires_1.data import (
    BIVOUAC,
    BIVOUAC_SIZE,
    BUDDERS,
    BUDDING,
    EGG_F,
    EGG_M,
    EGGS_PER_QUEEN,
    HARVESTERS,
    LARVA_F,
    LARVA_M,
    MILLERS,
    NEST_STEPS,
    PER_SIZE_POINT,
    PLANT_HOUSE,
    PROLIFIC_QUEEN,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RESERVES,
    WIN_AT,
    Ants,
    Area,
    Task,
)
from formicarium.games.hidden_empires_1.questions.colony import ASSIGNABLE, storage_capacity, worker_like
from formicarium.games.hidden_empires_1.questions.husbandry import nurses_for, places
from formicarium.games.hidden_empires_1.scene.forecast import to_forage
from formicarium.games.hidden_empires_1.scene.table import table
from formicarium.games.hidden_empires_1.steps.ending import flight_points
from formicarium.games.hidden_empires_1.view import EmpireView, Sheet
from formicarium.texts.message import Seat

PROLIFIC_EGGS = 12  # as many as a Prolific Queen is thought to lay
SPARE_ANTS = 6  # for whom work is looked for, beside those there are
MANY = 99  # eggs: as many as the rules allow
ROOMY = 60  # the size that a nest without walls is thought to have
URGENT, LEADER, FOLLOWER = 1.5, 1.0, 0.6  # what a rival's loss is worth, shared among all rivals
STAGES = {
    "ask-feed-large": LARVAE,
    "ask-feed-medium": LARVAE,
    "ask-shortage-larvae": LARVAE,
    "ask-lay-female": EGGS,
    "ask-lay-male": EGGS,
    "ask-shortage-eggs": EGGS,
}


Place: TypeAlias = tuple[Area, Task]  # a task in an area, or in a chamber


class Wits(NamedTuple):
    """How much a player sees, and how far ahead it thinks."""

    eggs: int = MANY  # that it thinks of laying in a turn
    steps: int = FAR  # from the nest to food that it sees
    dawn: int = 0  # game turns in which it thinks of growth only
    raids: bool = True  # it looks into the nests of others
    guards: bool = False  # it weighs who should stay at home
    watch: int = 0  # so many more patrollers before the nest
    zeal: float = 0.0  # food less than a raid must bring
    raid: int = 0  # of all raids that bring enough, from the best one on
    builders: int = 0  # so many more
    news: float = 1.0  # how much it counts to know more
    tastes: tuple[float, ...] = ()  # how much each source of food counts, in turn
    shift: tuple[Place, Place, int] | None = None  # so many of those at one place go to another instead


ALL_WITS = Wits()


class Outlook:
    """All that a decision is judged by. Hidden things play no part: the table is made from the view."""

    def __init__(self, view: EmpireView, prompt: str, wits: Wits = ALL_WITS) -> None:
        assert view.seat is not None
        self.view = view
        self.wits = wits
        self.s = table(view)
        self.seat: Seat = view.seat
        self.prompt = prompt
        self.sheet: Sheet = view.sheets[view.seat]

    # The colony

    @cached_property
    def movable(self) -> Ants:
        """HE1-ASGN-03: the ants that Assign Tasks can move, by caste."""
        s, seat = self.s, self.seat
        found = (0, 0, 0)
        for task in ASSIGNABLE:
            found = plus(found, worker_like(s, seat, task, chamber(s, task)[seat]))
        for ants in s.ants[seat].values():
            found = plus(found, ants)
        return found

    @cached_property
    def brood(self) -> int:
        return sum(self.sheet.brood)

    @cached_property
    def fixed(self) -> int:
        """HE1-CHK-01: who fills the nest and can neither leave nor fly."""
        s, seat = self.s, self.seat
        stuck = sum(s.reserves[seat]) - sum(worker_like(s, seat, RESERVES, s.reserves[seat]))
        stored = -(-s.stored[seat] // PER_SIZE_POINT) if HARVESTERS in self.sheet.traits else 0
        return sum(s.storage[seat]) + stuck + stored

    @cached_property
    def size(self) -> int:
        """Of the nest; a bivouac is as large as its builders make it."""
        if PLANT_HOUSE in self.sheet.traits or BIVOUAC in self.sheet.traits:
            return ROOMY
        return self.sheet.size

    @cached_property
    def colony(self) -> Colony:
        s, seat, sheet = self.s, self.seat, self.sheet
        brood, traits = sheet.brood, sheet.traits
        return Colony(
            ants=sum(self.movable) + sum(sheet.returning),
            eggs_f=brood[EGG_F],
            eggs_m=brood[EGG_M],
            larvae_f=brood[LARVA_F],
            larvae_m=brood[LARVA_M],
            pupae=brood[PUPA_SMALL] + brood[PUPA_MEDIUM],
            large=brood[PUPA_LARGE],
            males=brood[PUPA_M],
            queens=sheet.virgin_queens,
            drones=sheet.drones,
            size=self.size,
            fixed=self.fixed,
            guard=self.guard,
            food=sheet.food + sheet.stored,
            limit=self.egg_limit,
            wanted=max(1, WIN_AT - sheet.score),
            cards=len(self.view.hand),
            millers=sheet.storage[2] if MILLERS in traits else 0,
            keeps=storage_capacity(s, seat) > 0,
            builds=PLANT_HOUSE not in traits and BIVOUAC not in traits,
            buds=BUDDING in traits,
        )

    @cached_property
    def egg_limit(self) -> int:
        """HE1-NEST-18."""
        each = PROLIFIC_EGGS if PROLIFIC_QUEEN in self.sheet.traits else EGGS_PER_QUEEN
        return min(self.sheet.queens * each, self.wits.eggs)

    @cached_property
    def guard(self) -> int:
        """Patrollers that are to stand before the nest."""
        return watch(self.s, self.seat, sum(self.movable))

    @cached_property
    def land(self) -> Land:
        wits = self.wits
        return Land(self.s, self.seat, self.view, self.movable[1], wits.steps, wits.tastes, wits.news)

    @cached_property
    def yields(self) -> Yields:
        """Food by the number of ants sent out."""
        return self.land.yields(sum(self.movable) + SPARE_ANTS)

    @cached_property
    def prospect(self) -> Prospect:
        """How the colony is to go on from here."""
        stage = STAGES.get(self.prompt, ASSIGN)
        if self.view.turn <= self.wits.dawn:
            return follow(self.colony, self.yields, stage, NEVER)
        return prospect(self.colony, self.yields, stage)

    @cached_property
    def turns(self) -> int:
        """Game turns still to come, this one included, as far as one can see."""
        mine = max(1, round(self.prospect.turns))
        ends = [1 for other in self.others if self.could_end(other)]
        return min([mine, self.view.options.max_game_turns - self.view.turn + 1, *ends])

    @cached_property
    def harvest(self) -> bool:
        """Growth is over: from now on there are winged ants to raise."""
        return self.prospect.course.males <= 0

    def room(self, nurses: int, builders: int) -> int:
        """HE1-CHK-01: how many reservists fit in."""
        sheet = self.sheet
        size = BIVOUAC_SIZE * builders if BIVOUAC in sheet.traits else self.size
        return size - nurses - self.brood - sheet.virgin_queens - sheet.drones - self.fixed

    def appetite(self, nurses: int, builders: int) -> int:
        """Food that the coming Nest Phase can use, beyond what there is."""
        c = self.colony
        partners = c.drones + c.males + c.larvae_m - c.queens - c.large
        large = max(0, min(c.larvae_f, partners))
        food = nurses + builders + c.queens + c.drones + c.larvae_m + c.larvae_f + 2 * large
        if not self.sheet.no_eggs:
            grown = c.eggs_f + c.eggs_m + c.larvae_f + c.larvae_m
            food += places(c.size + builders - c.fixed, grown, c.limit)
        if self.raises_castes:
            food += 2 * c.larvae_f
        store = min(10, max(0, storage_capacity(self.s, self.seat) - self.sheet.stored))
        return food + store - c.food

    @cached_property
    def raises_castes(self) -> bool:
        """Millers: large pupae are of use even without a partner."""
        return MILLERS in self.sheet.traits and not self.harvest

    @cached_property
    def hunger(self) -> int:
        """Food still missing for the coming Nest Phase, with the foragers where they are."""
        sheet = self.sheet
        if self.view.stage in FED_STEPS:
            return self.appetite(0, 0) - sheet.virgin_queens - sheet.drones
        coming = to_forage(self.view, self.s, self.seat)
        return self.appetite(sum(sheet.nurses), sum(sheet.builders)) - coming

    @cached_property
    def nurses(self) -> int:
        """HE1-CHK-04; without a queen nurses lay eggs (HE1-NEST-24)."""
        needed = 0 if self.view.nurses_waived and self.view.active == self.seat else nurses_for(self.brood)
        return needed if self.sheet.queens else max(needed, sum(self.movable) // 2)

    # The others

    @cached_property
    def others(self) -> list[Seat]:
        return [sheet.seat for sheet in self.view.sheets if sheet.seat != self.seat]

    def flock(self, seat: Seat) -> int:
        """Points that a flight at the end of this game turn can bring."""
        sheet = self.view.sheets[seat]
        queens, drones = sheet.virgin_queens, sheet.drones
        if self.view.stage not in LATE_STEPS:
            queens, drones = queens + sheet.brood[PUPA_LARGE], drones + sheet.brood[PUPA_M]
        budding = BUDDERS * queens if BUDDING in sheet.traits else 0
        return flight_points(queens, drones) + budding

    def could_end(self, seat: Seat) -> bool:
        """HE1-END-02: this player may have 36 points after the coming Nest Phase."""
        sheet = self.view.sheets[seat]
        return sheet.hand_size > 0 and sheet.score + self.flock(seat) >= WIN_AT

    def standing(self, seat: Seat) -> int:
        return self.view.sheets[seat].score + self.flock(seat)

    def weight(self, other: Seat) -> float:
        """What another's loss is worth to this colony: all of it among two, little among many."""
        if self.could_end(other):
            return URGENT
        leads = self.standing(other) == max(map(self.standing, self.others))
        return (LEADER if leads else FOLLOWER) / len(self.others)


FED, EMERGED = 2, 3  # the steps of the Nest Phase after which adults are fed, and pupae have to wait
FED_STEPS = frozenset(step for number, step in NEST_STEPS.items() if number > FED)
LATE_STEPS = frozenset(step for number, step in NEST_STEPS.items() if number > EMERGED)
