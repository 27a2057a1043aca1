"""Finding out what lies on the land, and keeping others out of it (HE2-REVEAL, HE2-SCOUT, HE2-PATROL)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.bots.raids import storm
from formicarium.games.hidden_empires_2.colony import number
from formicarium.games.hidden_empires_2.data import (
    HARVESTERS_MOST,
    NEIGHBOURS,
    NO_ANTS,
    RESERVES,
    Area,
)
from formicarium.games.hidden_empires_2.moves import DONE, NOTHING, YES, ChooseArea, PickAnts
from formicarium.games.hidden_empires_2.planning.offers import offered
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.questions.foraging import WAYS, free_ants, limit, obstacle
from formicarium.games.hidden_empires_2.questions.paths import haul, widths
from formicarium.games.hidden_empires_2.steps.patrol import PatrolReact
from formicarium.games.hidden_empires_2.steps.scout import ScoutReinforce
from formicarium.games.hidden_empires_2.tokens import is_food, kind_at, value
from formicarium.texts.message import message


def reveal_token(o: Outlook, decision: Decision) -> Choice:
    """Whatever can be turned over is."""
    for move in offered(decision, ChooseArea):
        return Choice(move, message("why-reveal", area=move.area))
    return Choice(DONE, message("why-all-known"))


def scout_reveal(o: Outlook, decision: Decision) -> Choice:
    return Choice(YES, message("why-turn-over"))


def places_left(o: Outlook, area: Area) -> int:
    """How many more ants would find food in an area."""
    if not is_food(o.s, area) or obstacle(o.s, o.seat, area, "harvest"):
        return 0
    most = HARVESTERS_MOST if kind_at(o.s, area) == "prey" else value(o.s, area)
    return min(most, haul(o.s, o.seat, area)) - sum(free_ants(o.s, o.seat, area))


def scout_reinforce(o: Outlook, decision: Decision) -> Choice:
    """HE2-SCOUT-09: reservists follow where there is food for them."""
    step = o.step
    assert isinstance(step, ScoutReinforce)
    foreign = next((other for other in o.others if step.area in o.s.nests[other]), None)
    if foreign is not None:
        wanted = storm(o, step.area, foreign)
    else:
        wanted = places_left(o, step.area)
    fit = [move for move in offered(decision, PickAnts) if move.count <= wanted]
    if fit:
        most = max(move.count for move in fit)
        move = next(move for move in fit if move.count == most)
        return Choice(move, message("why-follow", area=step.area))
    return Choice(DONE, message("why-no-reinforcements"))


def patrol_react(o: Outlook, decision: Decision) -> Choice:
    """HE2-SCOUT-04: where there is food reservists come, if they can meet those of the intruder."""
    step = o.step
    assert isinstance(step, PatrolReact)
    end = DONE if step.sort else NOTHING
    s = o.s
    if is_food(s, step.area) and not step.sort:
        coming = number(s, s.active, RESERVES) + 1
        wanted = coming + 1 - sum(s.patrols[o.seat].get(step.area, NO_ANTS))
        for move in offered(decision, PickAnts):
            if move.place == RESERVES and move.count == wanted:
                return Choice(move, message("why-reinforce", area=step.area))
    return Choice(end, message("why-stand"))


# Patrols


def assign_patrol(o: Outlook, decision: Decision) -> Choice:
    """Whoever can neither forage nor carry food on patrols."""
    work = workers_needed(o)
    for move in reversed(offered(decision, PickAnts)):
        area = Area(move.place)
        if move.count <= sum(free_ants(o.s, o.seat, area)) - work.get(area, 0):
            return Choice(move, message("why-patrol", area=area))
    return Choice(DONE, message("why-no-patrol"))


def workers_needed(o: Outlook) -> dict[Area, int]:
    """In each area the ants that forage there, or that food from further off passes."""
    s, seat = o.s, o.seat
    wide = widths(s, seat)
    needed: dict[Area, int] = {}
    for place in sorted(place for place in s.ants[seat] if place in NEIGHBOURS):
        area = Area(place)
        way = next((way for way in reversed(WAYS) if not obstacle(s, seat, area, way)), None)
        load = min(limit(s, seat, area, way), haul(s, seat, area, wide)) if way else 0
        needed[area] = max(needed.get(area, 0), load)
    for area, load in sorted(needed.items()):
        if load and not any(near in s.nests[seat] for near in NEIGHBOURS[area]):
            for near in needed:  # any of them may be part of its path
                if near != area and near not in s.nests[seat]:
                    needed[near] = max(needed[near], min(load, sum(free_ants(s, seat, near))))
    return needed
