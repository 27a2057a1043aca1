"""What the coming Nest Phase brings if nothing is changed (HE1-NEST), as far as it is still to come."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from formicarium.games.hidden_empires_1.ants import place_of
from formicarium.games.hidden_empires_1.cards import food_due
from formicarium.games.hidden_empires_1.colony import larvae, pupae
from formicarium.games.hidden_empires_1.data import (
    BIVOUAC,
    BROOD_PER_NURSE,
    FOOD,
    FORAGE,
    HARVESTERS,
    MILLERS,
    PER_SIZE_POINT,
    PLANT_HOUSE,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
)
from formicarium.games.hidden_empires_1.scene.moment import PERFORM, in_nest_phase, in_player_turn, nest_step
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.ending import flight_points
from formicarium.games.hidden_empires_1.steps.perform import Forage
from formicarium.games.hidden_empires_1.view import EmpireView, Sheet
from formicarium.scene.model import Icon, Row, Section
from formicarium.texts.message import Seat, message

FED, EMERGED, PUPATED = 2, 3, 4  # steps of the Nest Phase


class Forecast(NamedTuple):
    """Food in and out, who emerges, and the nest afterwards."""

    food: int  # available and stored
    foraged: int  # what the foragers will bring before the Nest Phase
    milled: int  # more by grinding
    adults: int  # eaten by nest adults
    larvae: int  # eaten by larvae, at least
    workers: int
    medias: int
    virgin_queens: int  # all large pupae: with a Trait-6 they may become majors
    drones: int
    used: int  # of the nest size, without new eggs
    size: int  # -1: unlimited
    nurses: int  # needed then
    points: int  # of a flight

    @property
    def left(self) -> int:
        """For eggs and for larger pupae; less than 0 is missing."""
        return self.food + self.foraged + self.milled - self.adults - self.larvae


def forecast(view: EmpireView, s: Empires) -> Forecast | None:
    """For the viewer. Larvae get 1 food each, nobody starves, no card is played, and no eggs are laid."""
    if view.seat is None or not (in_player_turn(view) or in_nest_phase(view)):
        return None
    seat = view.seat
    sheet, step = view.sheets[seat], nest_step(view)
    foraged = forage(s, seat) if is_to_forage(view, seat) else 0
    milled = 0
    if not step and MILLERS in sheet.traits:
        milled = 2 * min(sheet.storage[2], sheet.food + foraged)
    hungry = step < FED or (step == FED and sheet.food + sheet.stored > 0)
    brood = sheet.brood if step <= EMERGED else (0,) * len(sheet.brood)
    staying = sum(sheet.brood) - (pupae(sheet.brood) if step <= EMERGED else 0)
    return Forecast(
        food=sheet.food + sheet.stored,
        foraged=foraged,
        milled=milled,
        adults=food_due(s, seat) if hungry else 0,
        larvae=larvae(sheet.brood) if step <= PUPATED else 0,
        workers=brood[PUPA_SMALL],
        medias=brood[PUPA_MEDIUM],
        virgin_queens=brood[PUPA_LARGE],
        drones=brood[PUPA_M],
        used=room_taken(sheet) + sum(sheet.brood),
        size=size_then(view, sheet),
        nurses=-(-staying // BROOD_PER_NURSE),
        points=flight_points(sheet.virgin_queens + brood[PUPA_LARGE], sheet.drones + brood[PUPA_M]),
    )


def is_to_forage(view: EmpireView, seat: Seat) -> bool:
    """Whether this player's foragers will set to work before the Nest Phase."""
    if seat in view.tokens:
        return True
    return seat == view.active and view.stage != PERFORM and not in_nest_phase(view) and view.turn > 0


def forage(s: Empires, seat: Seat) -> int:
    """HE1-FOR-06 to -09: the food that all foragers of a player would bring from where they are."""
    areas = [
        area for area, task in map(place_of, s.ants[seat]) if task == FORAGE and s.markers.get(area) in FOOD
    ]
    if not areas:
        return 0
    theirs = s.copy()
    theirs.active = seat
    return sum(Forage(area).yields(theirs)[1] for area in areas)


def room_taken(sheet: Sheet) -> int:
    """HE1-CHK-01: by all but brood; those who emerge take the room of their pupae."""
    ants = (sheet.reserves, sheet.nurses, sheet.storage, sheet.returning)
    stored = -(-sheet.stored // PER_SIZE_POINT) if HARVESTERS in sheet.traits else 0
    return sum(map(sum, ants)) + sheet.virgin_queens + sheet.drones + stored


def size_then(view: EmpireView, sheet: Sheet) -> int:
    """HE1-BUILD-01: builders who have not built yet this game turn will."""
    builds = (
        is_to_forage(view, sheet.seat) and BIVOUAC not in sheet.traits and PLANT_HOUSE not in sheet.traits
    )
    return sheet.size + sum(sheet.builders) if builds else sheet.size


# In rows


@lru_cache(maxsize=1024)
def ledger(coming: Forecast) -> tuple[Section, ...]:
    """Food in and out; then ants and the nest."""
    food = [entry("food", coming.food, "food")]
    for name, value, sprite in (
        ("foraged", coming.foraged, "task_forage"),
        ("milled", coming.milled, "major"),
        ("adults", -coming.adults, "nurses"),
        ("larvae", -coming.larvae, "larva_f"),
    ):
        if value:
            food.append(entry(name, value, sprite))
    missing = coming.left < 0
    food.append(entry("missing" if missing else "left", abs(coming.left), "warning" if missing else "tick"))
    nest = []
    if icons := emerging(coming):
        nest.append(Row(message("scene-coming-emerge"), icons=icons))
    limit = None if coming.size < 0 else coming.size
    nest.append(Row(message("scene-coming-used"), coming.used, limit, sprite="icon_size"))
    nest.append(entry("nurses", coming.nurses, "nurses"))
    if coming.points:
        nest.append(entry("points", coming.points, "icon_score"))
    return Section(tuple(food), message("scene-coming")), Section(tuple(nest))


@lru_cache(maxsize=2048)
def entry(name: str, value: int, sprite: str) -> Row:
    return Row(message(f"scene-coming-{name}"), value, sprite=sprite)


def emerging(coming: Forecast) -> tuple[Icon, ...]:
    kinds = (
        ("worker", coming.workers),
        ("media", coming.medias),
        ("virgin_queen", coming.virgin_queens),
        ("drone", coming.drones),
    )
    return tuple(Icon(kind, message(f"name-{kind}"), count) for kind, count in kinds if count)
