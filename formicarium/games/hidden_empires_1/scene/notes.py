"""What should not be overlooked: warnings for the viewer, and news that concern everybody."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.hidden_empires_1.data import BIVOUAC, BUDDING, NO_ANTS, WIN_AT, Area
from formicarium.games.hidden_empires_1.questions.assignment import excess, is_idle, nurses_missing
from formicarium.games.hidden_empires_1.scene.forecast import Forecast
from formicarium.games.hidden_empires_1.scene.moment import ASSIGN, FLIGHT, SCOUT
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.view import EmpireView, Sheet
from formicarium.scene.model import Note
from formicarium.texts.message import Seat, SeatName, message

CLOSE = 6  # points from the end, one pair: worth a note


def notes(view: EmpireView, threats: dict[Area, tuple[Seat, ...]]) -> Iterator[Note]:
    """For everybody."""
    for area, seats in threats.items():
        names = tuple(map(SeatName, seats))
        yield Note(message("scene-note-predator", area=area, seats=names), "warning", "alert")
    yield from finish(view)


def worries(view: EmpireView, s: Empires, coming: Forecast | None) -> Iterator[Note]:
    """In the viewer's panel: checks that fail, brood that will die, hunger, a flight with loose ends."""
    if view.seat is None or view.over:
        return
    sheet = view.sheets[view.seat]
    if view.stage == ASSIGN and sheet.seat == view.active:
        yield from failing(view, s, sheet)
    if coming is not None and coming.missing and not coming.still_to_forage:
        yield Note(message("scene-note-hunger", missing=coming.missing), "warning", "amber")
    if view.planned:
        yield Note(message("scene-note-planned"), "tick")
    if view.stage == SCOUT and sheet.seat == view.active and not view.scouting_all:
        yield from before_scouting(view, sheet.seat)
    if view.stage == FLIGHT:
        yield from before_flight(view, sheet)


def failing(view: EmpireView, s: Empires, sheet: Sheet) -> Iterator[Note]:
    """HE1-ASGN-08, HE1-CHK-01, -04, HE1-CARD-bivouac-02: why the step cannot be ended, or should not."""
    seat = sheet.seat
    if BIVOUAC in sheet.traits and sheet.builders == NO_ANTS:
        text = message("scene-note-bivouac", queens=sheet.queens, brood=sum(sheet.brood))
        yield Note(text, "warning", "alert")
    if is_idle(s, seat):
        yield Note(message("scene-note-idle"), "task_idle", "amber")
    if over := excess(s, seat):
        yield Note(
            message("scene-note-crowded", over=over, used=sheet.used, size=sheet.size), "icon_size", "alert"
        )
    if missing := nurses_missing(s, seat):
        yield Note(message("scene-note-nurses", missing=missing, brood=sum(sheet.brood)), "nurses", "alert")


def before_scouting(view: EmpireView, seat: Seat) -> Iterator[Note]:
    """HE1-RULING-100: what scouting everything in one answer means."""
    areas = tuple(each.area for each in view.stacks if each.seat == seat and each.task == SCOUT)
    if len(areas) > 1:
        yield Note(message("scene-note-scout-all", areas=areas), "task_scout")


def before_flight(view: EmpireView, sheet: Sheet) -> Iterator[Note]:
    """HE1-NEST-25, HE1-SCORE-01: no card to discard, the last card, reproductives without a partner."""
    if not sheet.virgin_queens + sheet.drones:
        return
    if not view.hand:
        yield Note(message("scene-note-no-card"), "icon_cards", "amber")
    elif len(view.hand) == 1:
        yield Note(message("scene-note-last-card"), "icon_cards", "amber")
    if sheet.virgin_queens != sheet.drones:
        lonely = message("scene-note-lonely", virgin_queens=sheet.virgin_queens, drones=sheet.drones)
        yield Note(lonely, "icon_winged", "amber")
    if sheet.guests:
        yield Note(message("scene-note-guest"), "guest_mark", "amber")
    if BUDDING in sheet.traits and sheet.virgin_queens:
        yield Note(message("scene-note-budding", ants=3 * sheet.virgin_queens), "card_budding")


def finish(view: EmpireView) -> Iterator[Note]:
    """HE1-END-02, -06: somebody is close to 36 points, or the last game turn has come."""
    if view.over or not view.turn:
        return
    best = max(sheet.score for sheet in view.sheets)
    ahead = tuple(SeatName(sheet.seat) for sheet in view.sheets if sheet.score == best)
    if best >= WIN_AT:
        yield Note(message("scene-note-last", seats=ahead, points=best), "icon_score", "alert")
    elif best >= WIN_AT - CLOSE:
        yield Note(message("scene-note-close", seats=ahead, points=best), "icon_score", "amber")
    if view.turn == view.options.max_game_turns:
        yield Note(message("scene-note-last-turn"), "icon_turn", "alert")
