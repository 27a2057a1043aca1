"""The Nest Phase as planned (HE1-RULING-97), as far as it is still to come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from formicarium.core.flow import settle
from formicarium.core.state import AnyStep
from formicarium.games.hidden_empires_1.data import (
    BIVOUAC,
    BROOD_PER_NURSE,
    DRONE,
    MAJOR,
    MEDIA,
    MILLED,
    PLANT_HOUSE,
    RESERVES,
    VIRGIN_QUEEN,
    WORKER,
)
from formicarium.games.hidden_empires_1.events.nest import (
    AdultsFed,
    AdultStarved,
    BroodEaten,
    BroodFedToQueen,
    EggsLaid,
    FoodDiscarded,
    FoodMilled,
    LarvaeFed,
    MemberStarved,
    NursesLaid,
    PupaeEmerged,
)
from formicarium.games.hidden_empires_1.questions.colony import (
    UNLIMITED,
    nest_size,
    space_used,
    worker_like,
)
from formicarium.games.hidden_empires_1.questions.foraging import expected, harvest
from formicarium.games.hidden_empires_1.scene.moment import PERFORM, in_nest_phase, in_player_turn, nest_step
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.ending import flight_points
from formicarium.games.hidden_empires_1.steps.nest_cards import LAST_PLANNED
from formicarium.games.hidden_empires_1.steps.nest_phase import HatchEggs, ReturnAnts, part
from formicarium.games.hidden_empires_1.steps.perform import Build, Forage, ForageAll
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.scene.model import Icon, Row, Section
from formicarium.texts.message import Seat, message

Crowd = tuple[tuple[str, int], ...]  # kinds of ants or brood, and how many
EGG_F, EGG_M, REPLETE = "egg_f", "egg_m", "replete"
PICTURES = {"builders": "worker"}
BURDENS = frozenset({"to-find", "missing", "nurses"})  # the fewer, the better


class Forecast(NamedTuple):
    """Food in and out, who emerges, who is lost, what is laid, and the nest afterwards."""

    food: int  # available and stored
    foraged: int  # what the foragers will bring before the Nest Phase
    milled: int  # more by grinding
    adults: int  # eaten by nest adults
    larvae: int  # eaten by larvae
    emerged: Crowd
    lost: Crowd  # to hunger
    laid: Crowd
    stored: int  # of what is left in the end
    wasted: int
    used: int  # of the nest size, by all who cannot go out when tasks are given
    size: int  # -1: unlimited
    nurses: int  # needed then
    points: int  # of a flight
    missing: int = 0  # food with which nobody would be lost
    still_to_forage: bool = False  # ants can still be sent where food is

    @property
    def left(self) -> int:
        """For eggs, and for larger pupae."""
        return self.food + self.foraged + self.milled - self.adults - self.larvae


def forecast(view: EmpireView, s: Empires) -> Forecast | None:
    """What the plan does to the viewer's Nest Sheet; while food can be found, as if what is missing were."""
    if view.seat is None or not (in_player_turn(view) or in_nest_phase(view)):
        return None
    seat = view.seat
    coming = carried_out(view, s, seat)
    if not coming.lost:
        return coming
    if in_nest_phase(view):
        return coming._replace(missing=losses(coming))
    spared = with_enough(view, s, seat, coming)
    if is_still_to_send(view, seat):
        return spared._replace(still_to_forage=True)
    return coming._replace(missing=spared.missing)


def losses(coming: Forecast) -> int:
    return sum(count for _, count in coming.lost)


def with_enough(view: EmpireView, s: Empires, seat: Seat, coming: Forecast) -> Forecast:
    """The least food more with which nobody is lost.

    HE1-NEST-08: brood that is lost for an adult does not eat either, so one loss can stand for two food.
    """
    most = 2 * losses(coming)
    missing = 0
    while coming.lost and missing < most:
        missing += losses(coming)
        coming = carried_out(view, s, seat, missing)
    return coming._replace(missing=missing)


def carried_out(view: EmpireView, s: Empires, seat: Seat, found: int = 0) -> Forecast:
    """What the plan does, found out by carrying it out on a copy of the table, with so much more food."""
    world = s.copy().listen()
    foraged = to_forage(view, s, seat)
    world.food[seat] += foraged + found
    world.sizes[seat] += sum(s.builders[seat]) if is_to_build(view, seat) and grows(s, seat) else 0
    world.planned[seat] = True
    world.steps[:] = reversed(tuple(still_to_come(view, seat)))
    settle(world)
    return summed_up(s, world, seat, foraged)


def still_to_come(view: EmpireView, seat: Seat) -> Iterator[AnyStep]:
    """HE1-TURN-04: what this player has not done yet of steps 1 to 7."""
    now = nest_step(view)
    if view.ahead is not None and now <= LAST_PLANNED:
        yield from view.ahead
    elif BY_THEMSELVES.get(now) is None and 0 < now <= LAST_PLANNED:
        yield from part(seat, now)
    for number in range(now + 1, LAST_PLANNED + 1):
        yield from BY_THEMSELVES.get(number) or part(seat, number)


BY_THEMSELVES: dict[int, tuple[AnyStep, ...]] = {1: (ReturnAnts(),), 5: (HatchEggs(),)}


def summed_up(s: Empires, world: Empires, seat: Seat, foraged: int) -> Forecast:
    """What was told on the way, and the Nest Sheet in the end."""
    numbers: Counter[str] = Counter()
    emerged: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    laid: Counter[str] = Counter()
    for told in world.heard():
        match told.event:
            case FoodMilled(by, count):
                numbers["milled"] += MILLED * count if by == seat else 0
            case AdultsFed(_, food):
                numbers["adults"] += food
            case LarvaeFed(food=food):
                numbers["larvae"] += food
            case AdultStarved(task=task):
                lost[task] += 1
            case MemberStarved(_, kind) | BroodEaten(_, kind) | BroodFedToQueen(_, kind):
                lost[kind] += 1
            case PupaeEmerged(_, workers, medias, repletes, majors, virgin_queens, drones):
                emerged += Counter({WORKER: workers, MEDIA: medias, REPLETE: repletes, MAJOR: majors})
                emerged += Counter({VIRGIN_QUEEN: virgin_queens, DRONE: drones})
            case EggsLaid(_, female, male):
                laid += Counter({EGG_F: female, EGG_M: male})
            case NursesLaid(_, eggs):
                laid[EGG_M] += eggs
            case FoodDiscarded(_, wasted, stored):
                numbers.update(stored=stored, wasted=wasted)
    size = nest_size(world, seat)
    return Forecast(
        food=s.food[seat] + s.stored[seat],
        foraged=foraged,
        milled=numbers["milled"],
        adults=numbers["adults"],
        larvae=numbers["larvae"],
        emerged=tuple(emerged.items()),
        lost=tuple(lost.items()),
        laid=tuple(laid.items()),
        stored=numbers["stored"],
        wasted=numbers["wasted"],
        used=space_used(world, seat) - sum(worker_like(world, seat, RESERVES, world.reserves[seat])),
        size=-1 if size == UNLIMITED else size,
        nurses=-(-sum(world.brood[seat]) // BROOD_PER_NURSE),
        points=flight_points(world.virgin_queens[seat], world.drones[seat]),
    )


def is_still_to_send(view: EmpireView, seat: Seat) -> bool:
    """Whether this player can still send ants where food is, before the Nest Phase."""
    if seat in view.tokens:
        return True
    return seat == view.active and view.stage != PERFORM and not in_nest_phase(view) and view.turn > 0


def to_forage(view: EmpireView, s: Empires, seat: Seat) -> int:
    """HE1-PERF-02: what this player's foragers will bring before the Nest Phase, from where they are."""
    if is_still_to_send(view, seat) or (seat == view.active and ForageAll() in view.work):
        return expected(s, seat)
    areas = [step.area for step in view.work if isinstance(step, Forage)] if seat == view.active else []
    return sum(harvest(s, seat, area)[1] for area in areas)


def is_to_build(view: EmpireView, seat: Seat) -> bool:
    return is_still_to_send(view, seat) or (seat == view.active and Build() in view.work)


def grows(s: Empires, seat: Seat) -> bool:
    """HE1-BUILD-01: builders who have not built yet this game turn will."""
    return BIVOUAC not in s.traits[seat] and PLANT_HOUSE not in s.traits[seat]


# In rows


@lru_cache(maxsize=1024)
def ledger(coming: Forecast) -> tuple[Section, ...]:
    """Food in and out; then ants and the nest."""
    food = Section(tuple(food_rows(coming)), message("scene-coming"))
    return food, Section(tuple(nest_rows(coming)))


def food_rows(coming: Forecast) -> Iterator[Row]:
    yield entry("food", coming.food, "food")
    for name, value, sprite in (
        ("foraged", coming.foraged, "task_forage"),
        ("milled", coming.milled, "major"),
        ("adults", -coming.adults, "nurses"),
        ("larvae", -coming.larvae, "larva_f"),
    ):
        if value:
            yield entry(name, value, sprite)
    if coming.missing and coming.still_to_forage:
        yield entry("to-find", coming.missing, "food")
    elif coming.missing:
        yield entry("missing", coming.missing, "warning")
        yield from crowd("lost", coming.lost)
    else:
        yield entry("left", coming.left, "tick")
    yield from crowd("lay", coming.laid)
    if coming.stored:
        yield entry("stored", coming.stored, "stored")
    if coming.wasted:
        yield entry("wasted", -coming.wasted, "food")


def nest_rows(coming: Forecast) -> Iterator[Row]:
    yield from crowd("emerge", coming.emerged)
    limit = None if coming.size < 0 else coming.size
    yield Row(message("scene-coming-used"), coming.used, limit, sprite="icon_size")
    yield entry("nurses", coming.nurses, "nurses")
    if coming.points:
        yield entry("points", coming.points, "icon_score")


@lru_cache(maxsize=2048)
def entry(name: str, value: int, sprite: str) -> Row:
    return Row(message(f"scene-coming-{name}"), value, worse=name in BURDENS, sprite=sprite)


def crowd(name: str, kinds: Crowd) -> Iterator[Row]:
    """Ants or brood of several kinds, if there are any."""
    icons = tuple(
        Icon(PICTURES.get(kind, kind), message(f"name-{kind}"), count) for kind, count in kinds if count
    )
    if icons:
        yield Row(message(f"scene-coming-{name}"), icons=icons)
