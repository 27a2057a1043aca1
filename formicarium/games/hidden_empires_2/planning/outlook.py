"""What a seat sees, and what follows from it for its colony: income, needs, rivals, dangers."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from formicarium.core.state import AnyStep
from formicarium.games.hidden_empires_2.colony import (
    areas_of,
    capacity,
    funds,
    furniture,
    nest_size,
    number,
    plus,
    repletes,
    workforce,
)
from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    BUILDERS,
    CASTE_INDEX,
    EGG_F,
    EGG_M,
    EGGS_PER_QUEEN,
    HARVESTERS,
    LARGE,
    LARVA_F,
    LARVA_M,
    MAJOR,
    MEDIA,
    MILL_OUTPUT,
    MILLERS,
    NEIGHBOURS,
    NO_ANTS,
    NURSES,
    PROLIFIC_QUEEN,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RETURNING,
    SIZE_PER_BUILDER,
    SMALL,
    STORAGE,
    Area,
    Stack,
)
from formicarium.games.hidden_empires_2.planning.forecast import (
    AS_NEEDED,
    EGGS,
    LARVAE,
    MANY,
    MOVE,
    Colony,
    Course,
    Digs,
    Prospect,
    Yields,
    follow,
    nurses_for,
    places,
    prospect,
)
from formicarium.games.hidden_empires_2.planning.land import reachable, steps_from, survey, yields_of
from formicarium.games.hidden_empires_2.questions.paths import homes
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.flight import flight_points
from formicarium.texts.message import Seat

PROLIFIC_EGGS = 12  # as many as a Prolific Queen is thought to lay
SPARE_ANTS = 4  # for whom work is looked for, beside those there are
NEAR = 2  # steps from home
NEVER = Course(99, 99)  # no flights: where points win nothing, ants come first
ARMY = 36  # ants that are enough there
AT_WORK = frozenset(  # the ants are out
    f"ask-{question}"
    for question in (
        "scout", "scout-reinforce", "attack", "build-trail", "assign-patrol", "forage", "end-turn"
    )
)  # fmt: skip
URGENT, LEADER, FOLLOWER = 1.5, 1.0, 0.5  # what a rival's loss is worth, shared among all rivals
WORK = 0.9  # food that an ant brings, if nothing more is known
FLIGHTS = frozenset({"ask-nuptial-flight", "ask-guest-losses", "ask-nest-site"})
STAGE = {"ask-feed-larvae": LARVAE, "ask-eat-egg": LARVAE, "ask-lay-eggs": EGGS, "ask-eat-larva": EGGS}
EMERGED = FLIGHTS.union(STAGE)  # pupae are now those of the next game turn


class Wits(NamedTuple):
    """How much a player sees, how far it thinks ahead, and what it leans to. Plans have all of them."""

    eggs: int = MANY  # that it thinks of laying in a turn
    steps: int = MANY  # from home to what it sees
    dawn: int = 0  # game turns in which it thinks of growth only
    raids: bool = True  # it attacks
    zeal: float = 0.0  # food less than a raid must bring
    builders: int = 0  # so many more
    watch: int = 0  # so many more patrollers before the nest
    news: float = 1.0  # how much unknown areas count
    tastes: tuple[float, ...] = ()  # how much each area counts, in turn


ALL_WITS = Wits()


class Outlook:
    """All that a decision is judged by, on a table that holds nothing the seat does not know.

    Whoever plans `alone` goes by the own nest sheet and the map: by nothing that others may change meanwhile.
    """

    def __init__(
        self,
        s: Empires,
        seat: Seat,
        prompt: str,
        digs: Digs = AS_NEEDED,
        *,
        alone: bool = False,
        wits: Wits = ALL_WITS,
    ) -> None:
        self.wits = wits
        self.s = s
        self.seat = seat
        self.prompt = prompt
        self.digs = AS_NEEDED if prompt in AT_WORK else digs  # the builders are at work, too
        self.alone = alone
        self.options = s.options
        self.target = s.options.target_score

    @property
    def step(self) -> AnyStep | None:
        """What is being done, with what has been picked up."""
        return self.s.steps[-1] if self.s.steps else None

    # The colony

    @cached_property
    def base(self) -> tuple[Area, ...]:
        """HE2-TURN-03, HE2-MOVE-02: the areas one may redeploy to."""
        taken = self.s.occupied if self.seat == self.s.active else ()
        held = taken or areas_of(self.s, self.seat)
        return tuple(sorted({*held, *self.s.nests[self.seat]}))

    @cached_property
    def reachable(self) -> frozenset[Area]:
        """HE2-MOVE-02, HE2-STEP-01: where ants can be at the end of the move step."""
        return frozenset(reachable(self.s, self.seat, self.base))

    @cached_property
    def movable(self) -> Stack:
        """HE2-MOVE-04: the ants that can be redeployed, by caste."""
        ants = NO_ANTS
        for place, stack in self.s.ants[self.seat].items():
            if place not in (RETURNING, STORAGE):
                ants = plus(ants, stack)
        for stack in self.s.patrols[self.seat].values():
            ants = plus(ants, stack)
        return ants

    @cached_property
    def medias(self) -> int:
        return self.movable[CASTE_INDEX[MEDIA]]

    @cached_property
    def brood(self) -> int:
        return sum(self.s.brood[self.seat].values())

    @cached_property
    def nurses(self) -> int:
        """HE2-CHECK-04: as many as the brood needs."""
        return nurses_for(self.brood)

    @cached_property
    def colony(self) -> Colony:
        s, seat = self.s, self.seat
        brood = s.brood[seat]
        storage = s.ants[seat].get(STORAGE, NO_ANTS)
        millers = storage[CASTE_INDEX[MAJOR]] if s.has(seat, MILLERS) else 0
        return Colony(
            ants=workforce(s, seat),
            eggs_f=brood[EGG_F],
            eggs_m=brood[EGG_M],
            larvae_f=brood[LARVA_F],
            larvae_m=brood[LARVA_M],
            small=brood[PUPA_SMALL] + brood[PUPA_MEDIUM],
            large=brood[PUPA_LARGE],
            male_pupae=brood[PUPA_M],
            princesses=s.princesses[seat],
            males=s.males[seat],
            size=nest_size(s, seat),
            fixed=furniture(s, seat),
            food=s.stored[seat] if self.prompt in AT_WORK else funds(s, seat),
            bonus=(MILL_OUTPUT - 1) * millers,
            eggs=self.egg_limit(seat),
            wanted=max(1, self.target - self.s.scores[seat]),
            keeps=s.has(seat, HARVESTERS) or repletes(s, seat) > 0,
        )

    def egg_limit(self, seat: Seat) -> int:
        queens = self.s.queens[seat]
        each = PROLIFIC_EGGS if self.s.has(seat, PROLIFIC_QUEEN) else EGGS_PER_QUEEN
        return min(queens * each, self.wits.eggs)

    @cached_property
    def yields(self) -> Yields:
        """Food by the number of ants sent out. Once they are out, what is left to do is guessed.

        HE2-RULING-95: so it was in a plan before rules 3.
        """
        if self.prompt in AT_WORK or (self.alone and self.s.rules < 3):
            return tuple(WORK * ants for ants in range(sum(self.movable) + 1))
        ground = survey(self.s, self.seat, self.base, medias=self.medias)
        return yields_of(ground, sum(self.movable) + SPARE_ANTS)

    @cached_property
    def prospect(self) -> Prospect:
        """How the colony is to go on from here."""
        stage = STAGE.get(self.prompt, MOVE)
        battle = self.options.death_to_the_queen and self.colony.ants < ARMY
        if battle or self.s.turn <= self.wits.dawn:
            return follow(self.colony, self.yields, stage, NEVER)
        return prospect(self.colony, self.yields, stage, self.digs)

    @cached_property
    def turns(self) -> int:
        """Game turns still to come, this one included, as far as one can see."""
        mine = max(1, round(self.prospect.turns))
        ends = [1 for other in self.others if self.could_end(other)]
        left = self.options.turn_cap - self.s.turn + 1
        return min([mine, left, *ends])

    def appetite(self, nurses: int, builders: int) -> int:
        """Food that can be used in the coming nest phase: eaten, laid, or stored."""
        c = self.colony
        upbringing = LARGE if self.prospect.course.large <= 0 else SMALL
        grown = c.eggs_f + c.eggs_m + c.larvae_f + c.larvae_m
        built = 0 if self.s.has(self.seat, BIVOUAC) else SIZE_PER_BUILDER * builders
        food = nurses + builders + c.princesses + c.males + c.larvae_m + upbringing * c.larvae_f
        food += max(0, places(c.size + built - c.fixed, grown, c.eggs))
        return food + max(0, capacity(self.s, self.seat) - self.s.stored[self.seat])

    @cached_property
    def hunger(self) -> int:
        """Food that is still missing for the coming nest phase."""
        nurses, builders = number(self.s, self.seat, NURSES), number(self.s, self.seat, BUILDERS)
        return self.appetite(nurses, builders) - self.s.food[self.seat]

    @cached_property
    def steps(self) -> dict[Area, int]:
        """How far every area is from home."""
        return steps_from(homes(self.s, self.seat))

    @cached_property
    def near(self) -> list[Area]:
        """The areas not far from home."""
        return [area for area, steps in self.steps.items() if steps <= NEAR]

    # The others

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        return () if self.alone else self.s.others(self.seat)

    def flock(self, seat: Seat) -> int:
        """Points that a flight at the end of this game turn can bring, with pupae that emerge before."""
        princesses, males = self.s.princesses[seat], self.s.males[seat]
        if self.prompt not in (EMERGED if seat == self.seat else FLIGHTS):
            princesses += self.s.brood[seat][PUPA_LARGE]
            males += self.s.brood[seat][PUPA_M]
        return flight_points(princesses, males)

    def could_end(self, seat: Seat) -> bool:
        """HE2-END-01, HE2-VAR-04: this player may reach the target in the coming nest phase."""
        return not self.options.death_to_the_queen and self.s.scores[seat] + self.flock(seat) >= self.target

    def weight(self, other: Seat) -> float:
        """What another's loss is worth to this colony: all of it among two, little among many."""
        if self.could_end(other):
            return URGENT
        best = max(self.s.scores[each] + self.flock(each) for each in self.others)
        leads = self.s.scores[other] + self.flock(other) == best
        return (LEADER if leads else FOLLOWER) / len(self.others)

    def threat(self, other: Seat) -> int:
        """Ants that this player could bring before one of the own nests in his next turn."""
        s = self.s
        near = {area for nest in s.nests[self.seat] for area in (nest, *NEIGHBOURS[nest])}
        if near.isdisjoint(areas_of(s, other)):
            return 0
        ants = sum(sum(stack) for place, stack in s.ants[other].items() if place not in (RETURNING, STORAGE))
        ants += sum(sum(stack) for stack in s.patrols[other].values())
        return max(0, ants - number(s, other, NURSES) - number(s, other, BUILDERS))
