"""Assign Tasks, piece by piece: from where the ants are to where they are wanted (HE1-ASGN)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from formicarium.core.bot import Choice, Intention
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.answers import COUNT, END, PUT, TAKE
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, chamber, less, of_caste, ordered_posts, plus
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


def marches(now: Mapping[Spot, Ants], plan: Layout) -> Iterator[March]:
    """Groups that are not where they are wanted; those for the nest first, so that nothing is short."""
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
    plan, now = lay_out(o), standing(o)
    for march in marches(now, plan):
        take = TAKE[march.start.area, march.start.task, march.caste]
        if take in decision.options:
            return Choice(take, plan.aims[march.end], tuple(rest(now, plan, march)))
    if END in decision.options:
        return Choice(END, message("why-in-place"))
    given_up = offered(decision, Eliminate)
    if given_up and not any(spot.task == IDLE for spot in standing(o)):
        return Choice(min(given_up, key=lambda move: WORTH[move.kind]), message("why-give-up"))
    return Choice(decision.timeout, message("why-usual"))


def rest(now: dict[Spot, Ants], plan: Layout, march: March | None) -> Iterator[Intention]:
    """What follows once the group of this march is taken, if everything that is wanted can be done."""
    now, first = dict(now), march
    while march is not None:
        start, caste, end = march
        why, at = plan.aims[end], CASTE_INDEX[caste]
        if march is not first:
            yield Intention(TAKE[start.area, start.task, caste], why)
        yield Intention(PUT[end.area, end.task], why)
        count = going(now, plan, march)
        if now[start][at] > 1:  # otherwise nobody asks how many
            yield Intention(COUNT[(count,)], why)
        group = of_caste(at, count)
        now[start], now[end] = less(now[start], group), plus(now.get(end, NO_ANTS), group)
        march = next(marches(now, plan), None)


def going(now: Mapping[Spot, Ants], plan: Layout, march: March) -> int:
    """As many as are missing there, if they can be spared."""
    start, caste, end = march
    at = CASTE_INDEX[caste]
    missing = plan.ants.get(end, NO_ANTS)[at] - now.get(end, NO_ANTS)[at]
    return min(missing, now[start][at] - plan.ants.get(start, NO_ANTS)[at])


def assign_destination(o: Outlook, decision: Decision) -> Choice:
    """Where the group goes; if somebody else picked it up, wherever ants are missing."""
    plan, group = lay_out(o), o.view.picked
    assert group is not None
    found = [march for march in marches(standing(o), plan) if march.caste == group.caste]
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
    plan, group = lay_out(o), o.view.picked
    assert group is not None
    start, end = Spot(group.area, group.task), Spot(group.to_area, group.to_task)
    count = going(standing(o), plan, March(start, group.caste, end))
    why = plan.aims.get(end, message("why-somewhere"))
    return Choice(COUNT[(max(1, min(count, highest(decision))),)], why)
