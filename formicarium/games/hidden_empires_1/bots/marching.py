"""Assign Tasks, piece by piece: from where the ants are to where they are wanted (HE1-ASGN)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.answers import COUNT, END, PUT, TAKE
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, chamber, ordered_posts
from formicarium.games.hidden_empires_1.bots.layout import Layout, Spot, lay_out
from formicarium.games.hidden_empires_1.bots.offers import highest, offered
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.bots.warfare import COST
from formicarium.games.hidden_empires_1.data import CASTES, IDLE, NO_ANTS, NOWHERE, Ants, Caste
from formicarium.games.hidden_empires_1.moves import Eliminate, PutAnts
from formicarium.games.hidden_empires_1.questions.colony import ASSIGNABLE, worker_like
from formicarium.texts.message import message

STORED = 1.0  # what a point of nest size full of stored food is worth, to who has too little room
WORTH = COST | {"stored_food": STORED, "replete": 6.0, "miller": 8.0, "blocker": 6.0}


class March(NamedTuple):
    """A group that is to go from one spot to another."""

    start: Spot
    caste: Caste
    end: Spot


def standing(o: Outlook) -> dict[Spot, Ants]:
    """Where the own ants are that can be moved."""
    s, seat = o.s, o.seat
    found = {Spot(NOWHERE, task): worker_like(s, seat, task, chamber(s, task)[seat]) for task in ASSIGNABLE}
    found |= {Spot(area, task): ants for area, task, ants in ordered_posts(s, seat)}
    return {spot: ants for spot, ants in found.items() if ants != NO_ANTS}


def marches(o: Outlook, plan: Layout) -> Iterator[March]:
    """Groups that are not where they are wanted; those for the nest first, so that nothing is short."""
    now = standing(o)
    for end, wanted in sorted(plan.ants.items(), key=lambda item: (item[0].area, item[0].task)):
        there = now.get(end, NO_ANTS)
        for caste, (many, got) in enumerate(zip(wanted, there, strict=True)):
            if many <= got:
                continue
            for start, ants in now.items():
                spare = ants[caste] - plan.ants.get(start, NO_ANTS)[caste]
                if start != end and spare > 0:
                    yield March(start, CASTES[caste], end)


def assign_source(o: Outlook, decision: Decision) -> Choice:
    """The next group that is not where it is wanted; the end of the step if all are."""
    plan = lay_out(o)
    for march in marches(o, plan):
        take = TAKE[march.start.area, march.start.task, march.caste]
        if take in decision.options:
            return Choice(take, plan.aims[march.end])
    if END in decision.options:
        return Choice(END, message("why-in-place"))
    given_up = offered(decision, Eliminate)
    if given_up and not any(spot.task == IDLE for spot in standing(o)):
        return Choice(min(given_up, key=lambda move: WORTH[move.kind]), message("why-give-up"))
    return Choice(decision.timeout, message("why-usual"))


def assign_destination(o: Outlook, decision: Decision) -> Choice:
    """Where the group goes; if somebody else picked it up, wherever ants are missing."""
    plan, group = lay_out(o), o.view.picked
    assert group is not None
    found = [march for march in marches(o, plan) if march.caste == group.caste]
    found.sort(key=lambda march: march.start != (group.area, group.task))
    for march in found:
        put = PUT[march.end.area, march.end.task]
        if put in decision.options:
            return Choice(put, plan.aims[march.end])
    return somewhere(plan, decision)


def gather_at(o: Outlook, decision: Decision) -> Choice:
    """All in one place, if somebody else has begun so: where most are wanted."""
    return somewhere(lay_out(o), decision)


def somewhere(plan: Layout, decision: Decision) -> Choice:
    """The place on offer where most ants are wanted."""
    best = max(offered(decision, PutAnts), key=lambda put: sum(plan.ants.get(Spot(put.area, put.task), ())))
    return Choice(best, message("why-somewhere"))


def assign_count(o: Outlook, decision: Decision) -> Choice:
    """As many as are missing there, if they can be spared."""
    plan, group = lay_out(o), o.view.picked
    assert group is not None
    end = Spot(group.to_area, group.to_task)
    caste = CASTE_INDEX[group.caste]
    now = standing(o)
    missing = plan.ants.get(end, NO_ANTS)[caste] - now.get(end, NO_ANTS)[caste]
    start = Spot(group.area, group.task)
    spare = now[start][caste] - plan.ants.get(start, NO_ANTS)[caste]
    most = highest(decision)
    count = max(1, min(missing, spare, most))
    why = plan.aims.get(end, message("why-somewhere"))
    return Choice(COUNT[(count,)], why)
