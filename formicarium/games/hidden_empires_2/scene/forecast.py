"""The nest phase as planned (HE2-RULING-95), as far as it is still to come."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from formicarium.core.event import Event
from formicarium.core.state import AnyStep
from formicarium.games.hidden_empires_2.colony import funds, nest_size, nest_used, number
from formicarium.games.hidden_empires_2.data import (
    BROOD_PER_NURSE,
    MAJOR,
    MALE,
    MEDIA,
    MILL_OUTPUT,
    NURSES,
    PRINCESS,
    PUPA_M,
    SMALL,
    WORKER,
)
from formicarium.games.hidden_empires_2.events import (
    AdultsEliminated,
    AdultsFed,
    AntsEliminated,
    AntsReturned,
    BroodEliminated,
    EggEaten,
    EggsLaid,
    FoodMilled,
    FoodPutAway,
    LarvaeFed,
    PupaeEmerged,
)
from formicarium.games.hidden_empires_2.questions.foraging import forage_plan
from formicarium.games.hidden_empires_2.scene.moment import in_nest_phase, is_still_to_forage, step_name
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.flight import flight_points
from formicarium.games.hidden_empires_2.steps.larvae import PUPA
from formicarium.games.hidden_empires_2.steps.nest_phase import steps_of_block
from formicarium.games.hidden_empires_2.steps.proposals import NestStep, follow_proposals
from formicarium.games.hidden_empires_2.steps.turn import Build, EndPlayerTurn
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.texts.message import Seat

# Where the course of N1 to N4 goes on: after the step that asks, or else after the block or window.
AFTER_STEP = {
    "Mill": 1,
    "ReturnFromBox": 2,
    "StarveAdults": 3,
    "EmergeMajors": 4,
    "EatEggs": 4,
    "FeedLarvae": 5,
    "LayEggs": 7,
    "EatLarvae": 7,
}
AFTER_STAGE = {"n1": 2, "wa": 2, "n2": 4, "wb": 4, "n3": 6, "wc": 6, "n4": 8, "n1_to_n4": 8, "n5": 8}


FOOD_OF = {pupa: level for level, pupa in PUPA.items()} | {PUPA_M: SMALL}  # of a larva that becomes this


@dataclass(slots=True)
class Forecast:
    """Food in and out, who emerges, who is lost, what is laid, and the nest afterwards."""

    food: int  # available and stored
    foraged: int = 0  # still to come, as proposed
    milled: int = 0  # more by grinding
    adults: int = 0  # eaten by adults
    larvae: int = 0  # eaten by larvae
    wasted: int = 0  # thrown away in the end
    stored: int = 0
    returned: Counter[str] = field(default_factory=Counter)
    emerged: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)  # to hunger: adults, brood given up, eggs eaten
    missing: int = 0  # food with which nobody would be lost
    laid: Counter[str] = field(default_factory=Counter)
    used: int = 0  # of the nest size
    size: int = 0
    brood: int = 0
    nurses: int = 0
    points: int = 0  # of a flight

    @property
    def left(self) -> int:
        """For eggs; what hunger costs is not counted."""
        return self.wasted + self.stored + self.laid.total()

    @property
    def nurses_needed(self) -> int:
        return -(-self.brood // BROOD_PER_NURSE)


def forecast(view: EmpiresView, s: Empires, seat: Seat) -> Forecast:
    """What the plan does to this nest sheet; as long as food can be found, as if what is missing were."""
    coming = carried_out(view, s, seat)
    if in_nest_phase(view):
        coming.missing = coming.lost.total()
        return coming
    spared = with_enough(view, s, seat, coming)
    if is_still_to_forage(view, seat):
        return spared
    coming.missing = spared.missing
    return coming


def with_enough(view: EmpiresView, s: Empires, seat: Seat, coming: Forecast) -> Forecast:
    """The least food more with which nobody is lost.

    HE2-NEST-07: brood given up for an adult does not eat either, so one loss can stand for two food.
    """
    most = 2 * coming.lost.total()
    missing = 0
    while coming.lost and missing < most:
        missing += coming.lost.total()
        coming = carried_out(view, s, seat, missing)
    coming.missing = missing
    return coming


def carried_out(view: EmpiresView, s: Empires, seat: Seat, found: int = 0) -> Forecast:
    """What the plan does, found out by carrying it out on a copy of the table, with so much more food."""
    world = s.copy().listen()
    coming = Forecast(funds(s, seat))
    if not in_nest_phase(view):
        work(world, seat, coming, to_do=is_at_work(view, seat))
    world.food[seat] += found
    world.steps[:] = reversed(still_to_come(view, seat))
    follow_proposals(world, lambda step: isinstance(step, NestStep))
    for told in world.heard():
        enter(coming, told.event)
    coming.used, coming.size = nest_used(world, seat), nest_size(world, seat)
    coming.brood, coming.nurses = sum(world.brood[seat].values()), number(world, seat, NURSES)
    coming.points = flight_points(world.princesses[seat], world.males[seat])
    return coming


def is_at_work(view: EmpiresView, seat: Seat) -> bool:
    """HE2-TURN-02: whether this player is still to forage and build in this game turn."""
    return view.stage != "end_turn" if seat == view.active else seat not in view.order


def work(world: Empires, seat: Seat, coming: Forecast, *, to_do: bool) -> None:
    """HE2-RULING-96, HE2-BUILD-01: what a player turn still brings, as the ants stand now."""
    if seat != world.active:
        EndPlayerTurn().run(world, None)  # what another player has done in his turn is no hindrance
    if to_do:
        world.active = seat
        coming.foraged = sum(each.food for each in forage_plan(world, seat))
        world.food[seat] += coming.foraged
        Build().run(world, None)
    EndPlayerTurn().run(world, None)


def still_to_come(view: EmpiresView, seat: Seat) -> tuple[AnyStep, ...]:
    """HE2-NEST-01: the steps of N1 to N4 that this player has not done."""
    course = steps_of_block("n1_to_n4", seat)
    step = view.step
    if isinstance(step, NestStep):
        return (step, *course[AFTER_STEP[step_name(view)] :])
    return course[AFTER_STAGE.get(view.stage, 0) :]


def enter(coming: Forecast, event: Event) -> None:
    """What happens, in the ledger."""
    match event:
        case FoodMilled(count=count):
            coming.milled += (MILL_OUTPUT - 1) * count
        case AntsReturned(caste=caste, count=count):
            coming.returned[caste] += count
        case AdultsFed(count=count):
            coming.adults += count
        case PupaeEmerged(workers=workers, medias=medias, majors=majors, princesses=princesses, males=males):
            coming.emerged += Counter(
                {WORKER: workers, MEDIA: medias, MAJOR: majors, PRINCESS: princesses, MALE: males}
            )
        case LarvaeFed(pupa=pupa, count=count):
            coming.larvae += count * FOOD_OF[pupa]
        case BroodEliminated(brood=kind, count=count) | EggEaten(brood=kind, count=count):
            coming.lost[kind] += count
        case AdultsEliminated(adult=adult, count=count):
            coming.lost[adult] += count
        case AntsEliminated(ants=ants):
            coming.lost.update(ants)
        case EggsLaid(brood=egg, count=count):
            coming.laid[egg] += count
        case FoodPutAway(stored=stored, lost=wasted):
            coming.stored += stored
            coming.wasted += wasted
