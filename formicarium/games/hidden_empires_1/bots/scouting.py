"""Scouts: where to look first, whom to send after them, how to answer those of others (HE1-SCOUT)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.answers import DONE, NO, YES
from formicarium.games.hidden_empires_1.ants import ants_at, in_area, plus
from formicarium.games.hidden_empires_1.bots.land import Source
from formicarium.games.hidden_empires_1.bots.offers import offered
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.bots.purposes import purpose
from formicarium.games.hidden_empires_1.bots.raids import PROFIT, gain_of, strength_of, victims
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    CASTES,
    FOOD,
    FORAGE,
    IDLE,
    PATROL,
    RESERVES,
    SCOUT,
    Ants,
    Area,
    post,
)
from formicarium.games.hidden_empires_1.markers import kind_at, value_of
from formicarium.games.hidden_empires_1.moves import ChooseArea, GiveTask, PlayCard, Reinforce, Retreat
from formicarium.games.hidden_empires_1.questions.colony import worker_like
from formicarium.games.hidden_empires_1.questions.movement import forage_distance
from formicarium.games.hidden_empires_1.questions.points import total
from formicarium.texts.message import message


def is_guarded(o: Outlook, area: Area) -> bool:
    """Somebody else patrols there."""
    return any(post(area, PATROL) in o.s.ants[other] for other in o.others)


def scout_area(o: Outlook, decision: Decision) -> Choice:
    """Raids first, while the Reserves are full; then whatever lies nearest home."""
    areas = offered(decision, ChooseArea)

    def urgency(move: ChooseArea) -> tuple[bool, int]:
        return not is_guarded(o, move.area), forage_distance(o.s, o.seat, move.area) or 9

    best = min(areas, key=urgency)
    return Choice(best, message("why-scout", area=best.area))


def turn_marker(o: Outlook, decision: Decision) -> Choice:
    """Behind most markers there is food; beside others a Predator would spoil the attack."""
    if any(in_area(o.s, other, o.view.focus) for other in o.others):
        return Choice(NO, message("why-not-turn"))
    return Choice(YES, message("why-turn"))


def followers(o: Outlook) -> int:
    """How many of the Reserves are wanted beside the scout."""
    s, seat, area = o.s, o.seat, o.view.focus
    reserves = worker_like(s, seat, RESERVES, s.reserves[seat])
    here = in_area(s, seat, area)
    if is_guarded(o, area):
        army = plus(reserves, _here(o, area))
        gains = [gain_of(o, victim, area, sum(army), strength_of(o, army)) for victim in victims(o, area)]
        return sum(reserves) if max(gains, default=0.0) > PROFIT / 2 else 0
    distance = forage_distance(s, seat, area)
    if s.markers.get(area) not in FOOD or not distance:
        return 0
    source = Source(area, kind_at(s, area), value_of(s, area), distance)
    wanted = o.hunger - source.food(here)
    best = here
    for ants in range(here, here + sum(reserves) + 1):
        if source.food(ants) > source.food(best) and source.food(best) - source.food(here) < wanted:
            best = ants
    return best - here


def _here(o: Outlook, area: Area) -> Ants:
    """Own ants in an area that are about to get a task."""
    found = plus(ants_at(o.s, o.seat, area, SCOUT), ants_at(o.s, o.seat, area, IDLE))
    return plus(found, ants_at(o.s, o.seat, area, ATTACK))


def scout_reinforce(o: Outlook, decision: Decision) -> Choice:
    wanted = followers(o)
    calls = [move for move in offered(decision, Reinforce) if move.count <= wanted]
    if not calls:
        return Choice(DONE, message("why-no-follow"))
    strong = is_guarded(o, o.view.focus)
    best = max(calls, key=lambda move: (CASTES.index(move.caste) * (1 if strong else -1), move.count))
    return Choice(best, message("why-follow", area=o.view.focus))


def scout_assign(o: Outlook, decision: Decision) -> Choice:
    """Food if it can be brought home, a fight if it pays, a patrol otherwise."""
    area = o.view.focus
    gives = offered(decision, GiveTask)
    tasks = {move.task for move in gives}
    idle = ants_at(o.s, o.seat, area, IDLE)
    gains = [gain_of(o, victim, area, sum(idle), strength_of(o, idle)) for victim in victims(o, area)]
    distance = forage_distance(o.s, o.seat, area)
    enough = distance and sum(idle) + sum(ants_at(o.s, o.seat, area, FORAGE)) >= distance
    if ATTACK in tasks and max(gains, default=0.0) > PROFIT:
        task, why = ATTACK, "why-attack-area"
    elif FORAGE in tasks and (enough or PATROL not in tasks):
        task, why = FORAGE, "why-forage-found"
    else:
        task, why = (PATROL, "why-guard") if PATROL in tasks else (ATTACK, "why-attack-area")
    best = max((move for move in gives if move.task == task), key=lambda move: move.count)
    return Choice(best, message(why, area=area))


def react(o: Outlook, decision: Decision) -> Choice:
    """HE1-SCOUT-04: a dead scout is no danger; else who would lose brings reserves, or leaves.

    At the own nest all stay: in the nest the dead of the other side are food (HE1-NATT-08).
    """
    s, area, foe = o.s, o.view.focus, o.view.active
    quiet = Choice(DONE, message("why-hold", area=area))
    if post(area, SCOUT) not in s.ants[foe] or area in s.nest_areas(o.seat):
        return quiet
    army = worker_like(s, foe, RESERVES, s.reserves[foe])
    theirs = total(s, foe, [(ATTACK, plus(army, ants_at(s, foe, area, SCOUT)))], defending=False)
    ours = total(s, o.seat, [(PATROL, ants_at(s, o.seat, area, PATROL))], defending=True)
    if theirs < ours:
        return quiet
    mine = worker_like(s, o.seat, RESERVES, s.reserves[o.seat])
    more = total(s, o.seat, [(PATROL, mine)], defending=True)
    calls = offered(decision, Reinforce)
    if calls and ours + more > theirs and kind_at(s, area):
        return Choice(max(calls, key=lambda move: move.count), message("why-reinforce", area=area))
    flights = offered(decision, Retreat)
    if flights:
        return Choice(max(flights, key=lambda move: move.count), message("why-retreat", area=area))
    plays = offered(decision, PlayCard)
    return Choice(plays[0], purpose(o, plays[0].card)) if plays and not calls else quiet
