"""Foraging: what is tended, what is harvested, and with how many ants (HE2-FORAGE)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.data import COLOUR, NEIGHBOURS, Area
from formicarium.games.hidden_empires_2.moves import (
    DONE,
    BuildTrail,
    ChooseSeat,
    Forage,
    Way,
    choose_count,
)
from formicarium.games.hidden_empires_2.planning.land import LAST_TURNS
from formicarium.games.hidden_empires_2.planning.offers import offered
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.questions.foraging import brought_home, least, limit
from formicarium.games.hidden_empires_2.steps.forage import ForageAnts
from formicarium.games.hidden_empires_2.tokens import kind_at
from formicarium.texts.message import message

NEW_COLOUR = 0.5  # food that DNA is worth
LASTING = 1.0  # what is tended stays
USED_UP = {True: 0.9, False: 0.3}  # what harvested Prey, and anything else, counts
BUILDERS_ENOUGH = 3  # ants that try a trail


def foragers(o: Outlook, area: Area, way: Way) -> int:
    """As many as can tend; in a harvest no more than the food needed and the path let through."""
    few, most = least(o.s, o.seat, area, way), limit(o.s, o.seat, area, way)
    if way == "tend":
        return most
    need = max(1, o.hunger)
    full = brought_home(o.s, o.seat, area, way, most)
    for count in range(few, most):
        food = brought_home(o.s, o.seat, area, way, count)
        if food >= min(need, full):
            return count
    return most


def forage(o: Outlook, decision: Decision) -> Choice:
    """What lasts first: Plants and Aphids are tended, then Prey is harvested as far as there is hunger."""
    best, most = None, 0.0
    for move in offered(decision, Forage):
        worth = forage_worth(o, move)
        if worth > most:
            best, most = move, worth
    if best is None:
        return Choice(DONE, message("why-enough"))
    key = "why-tend" if best.way == "tend" else "why-harvest"
    return Choice(best, message(key, area=best.area, token=o.s.face_up[best.area]))


def forage_worth(o: Outlook, move: Forage) -> float:
    """A colour not yet foraged is DNA; beyond hunger only what costs nothing is taken."""
    area, way = move.area, move.way
    food = brought_home(o.s, o.seat, area, way, foragers(o, area, way))
    worth = float(min(food, max(0, o.hunger)))
    if o.options.advanced and COLOUR[area] not in o.s.colours:
        worth += NEW_COLOUR
    if way == "tend":
        return worth + LASTING
    return worth * USED_UP[kind_at(o.s, area) == "prey" or o.turns <= LAST_TURNS]


def forage_ants(o: Outlook, decision: Decision) -> Choice:
    step = o.step
    assert isinstance(step, ForageAnts)
    count = foragers(o, step.area, step.way)
    return Choice(choose_count(count), message("why-so-many", count=count))


def repel_target(o: Outlook, decision: Decision) -> Choice:
    """The strongest rival's ants first."""
    seats = offered(decision, ChooseSeat)
    return Choice(max(seats, key=lambda move: o.weight(move.seat)), message("why-repel"))


def build_trail(o: Outlook, decision: Decision) -> Choice:
    """Where no token is lost and new ones come into reach, with up to three ants."""
    for move in reversed(offered(decision, BuildTrail)):
        if move.count <= BUILDERS_ENOUGH and leads_on(o, move.area):
            return Choice(move, message("why-trail", area=move.area))
    return Choice(DONE, message("why-no-trail"))


def leads_on(o: Outlook, area: Area) -> bool:
    """Beside an area without a token lies one with a token, further from home."""
    tokens = {*o.s.face_up, *o.s.face_down}
    return area not in tokens and any(near in tokens and o.steps[near] > 1 for near in NEIGHBOURS[area])
