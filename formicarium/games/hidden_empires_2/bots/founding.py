"""Where a colony settles, and when it begins again (HE2-SETUP-02, HE2-VAR-02)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.data import NEIGHBOURS, Area, distance
from formicarium.games.hidden_empires_2.moves import END_TURN, NO, YES, ChooseArea
from formicarium.games.hidden_empires_2.planning.offers import offered
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.tokens import is_food, value
from formicarium.texts.message import message

UNKNOWN = 1.5  # value of a face-down token, on average


def place_nest(o: Outlook, decision: Decision) -> Choice:
    """As far from the others as can be; the first may choose as they like."""
    areas = offered(decision, ChooseArea)
    nests = [nest for nests in o.s.nests for nest in nests]
    if not nests:
        return Choice(areas[0], message("why-nest-any"))

    def away(move: ChooseArea) -> int:
        return min(distance(move.area, nest) for nest in nests)

    return Choice(max(areas, key=away), message("why-nest-space"))


def restart(o: Outlook, decision: Decision) -> Choice:
    """Without a queen there is no future, unless it takes none to win."""
    if o.could_end(o.seat):
        return Choice(NO, message("why-no-restart"))
    return Choice(YES, message("why-restart"))


def restart_area(o: Outlook, decision: Decision) -> Choice:
    areas = offered(decision, ChooseArea)
    return Choice(max(areas, key=lambda move: land_worth(o, move.area)), message("why-new-nest"))


def land_worth(o: Outlook, area: Area) -> float:
    """Food around an area, and what may lie there."""
    food = sum(value(o.s, near) for near in NEIGHBOURS[area] if is_food(o.s, near))
    unknown = sum(near in o.s.face_down for near in NEIGHBOURS[area])
    return food + UNKNOWN * unknown - (value(o.s, area) if is_food(o.s, area) else 0)


def end_turn(o: Outlook, decision: Decision) -> Choice:
    return Choice(END_TURN, message("why-end-turn"))
