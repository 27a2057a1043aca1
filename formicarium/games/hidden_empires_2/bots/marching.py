"""The move step, piece by piece: from where the ants are to where they are wanted (HE2-MOVE, HE2-STEP)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision, Move
from formicarium.games.hidden_empires_2.bots.deployment import Deployment, deploy
from formicarium.games.hidden_empires_2.colony import minus, plus
from formicarium.games.hidden_empires_2.data import (
    BUILDERS,
    CASTE_INDEX,
    CASTES,
    MOST,
    NEIGHBOURS,
    NO_ANTS,
    NURSES,
    RANK,
    RESERVES,
    Area,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.moves import (
    DONE,
    ChooseAdult,
    ChooseBrood,
    DropFood,
    MoveAnt,
    PickAnts,
    move_to,
)
from formicarium.games.hidden_empires_2.planning import prices
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.questions.foraging import is_guarded
from formicarium.games.hidden_empires_2.steps.advance import AdvanceTo
from formicarium.games.hidden_empires_2.steps.redeploy import STUCK, RedeployTo
from formicarium.games.hidden_empires_2.tokens import is_barred
from formicarium.texts.message import Message, message


class March(NamedTuple):
    """A group goes from a place to another; `going` of it are wanted at `aim` in the end, others near by."""

    start: Place
    caste: Caste
    many: int
    end: Place
    aim: Place
    going: int


def redeploy(o: Outlook, decision: Decision) -> Choice:
    """The next group that is not where the layout, or the way there, wants it."""
    plan = deploy(o)
    return pick_up(plan, redeployments(o, plan), decision)


def redeploy_to(o: Outlook, decision: Decision) -> Choice:
    plan, step = deploy(o), o.step
    assert isinstance(step, RedeployTo)
    return walk(plan, redeployments(o, plan), step, decision)


def advance(o: Outlook, decision: Decision) -> Choice:
    """The next group that is beside the area it is wanted in."""
    plan = deploy(o)
    return pick_up(plan, advances(o, plan), decision)


def advance_to(o: Outlook, decision: Decision) -> Choice:
    plan, step = deploy(o), o.step
    assert isinstance(step, AdvanceTo)
    return walk(plan, advances(o, plan), step, decision)


def pick_up(plan: Deployment, marches: Iterator[March], decision: Decision) -> Choice:
    for march in marches:
        pick = PickAnts(march.start, march.caste, march.many)
        if pick in decision.options:
            return Choice(pick, reason(plan, march))
    return Choice(DONE, message("why-in-place"))


def walk(
    plan: Deployment, marches: Iterator[March], step: RedeployTo | AdvanceTo, decision: Decision
) -> Choice:
    """Where the group that was picked up goes; if somebody else picked it up, anywhere it is wanted."""
    for march in marches:
        same = (march.start, march.caste, march.many) == (step.start, step.caste, step.count)
        if same and move_to(march.end) in decision.options:
            return Choice(move_to(march.end), reason(plan, march))
    wanted = [move for move in decision.options if getattr(move, "place", "") in plan.stacks]
    return Choice((wanted or decision.options)[0], message("why-somewhere"))


def reason(plan: Deployment, march: March) -> Message:
    """What the group is to do in the end. What a chamber is for need not be said."""
    aim = plan.aims[march.aim]
    if march.aim not in NEIGHBOURS:
        return message(aim)
    why = message(aim, area=march.aim, count=march.going)
    others = march.many - march.going
    return message("why-and-others", why=why, area=march.end, count=others) if others else why


def redeployments(o: Outlook, plan: Deployment) -> Iterator[March]:
    """HE2-MOVE-02: groups that are to go to where they are wanted, or next to it."""
    s, seat = o.s, o.seat
    wanted: dict[Place, Stack] = {}
    aims: dict[Place, list[Place]] = {}
    for place, stack in plan.stacks.items():
        stop = stage(o, place)
        if stop is not None:
            wanted[stop] = plus(wanted.get(stop, NO_ANTS), stack)
            aims.setdefault(stop, []).append(place)
    ants = s.ants[seat]
    for end in sorted(wanted, key=RANK.__getitem__):
        missing = minus(wanted[end], ants.get(end, NO_ANTS))
        if missing == NO_ANTS:
            continue
        for start in sorted(ants, key=RANK.__getitem__):
            if start in STUCK or start == end:
                continue
            spare = minus(ants[start], wanted.get(start, NO_ANTS))
            unmoved = minus(ants[start], s.moved.get(start, NO_ANTS))
            for caste, *counts in zip(CASTES, missing, spare, unmoved, strict=True):
                if min(counts):
                    many = min(*counts, MOST)
                    aim, going = purpose(plan, aims[end], end, caste)
                    yield March(start, caste, many, end, aim, min(many, going))


def purpose(plan: Deployment, aims: list[Place], end: Place, caste: Caste) -> tuple[Place, int]:
    """What a group comes to `end` for: where some go on to from there, else `end`; and how many do so."""
    counts = {aim: plan.stacks[aim][CASTE_INDEX[caste]] for aim in aims}
    aim = next((aim for aim in aims if aim != end and counts[aim]), end)
    return aim, counts[aim]


def stage(o: Outlook, place: Place) -> Place | None:
    """Where ants have to be after redeploying to get to a place: there, or next to it, at the nest rather."""
    if place not in NEIGHBOURS:
        return place
    open_areas = [area for area in o.base if not is_barred(o.s, o.seat, area)]
    if place in open_areas:
        return place
    nests = o.s.nests[o.seat]
    beside = [area for area in NEIGHBOURS[Area(place)] if area in open_areas]
    return min(beside, key=lambda area: (area not in nests, area), default=None)


def advances(o: Outlook, plan: Deployment) -> Iterator[March]:
    """HE2-STEP-01: groups that are next to where they are wanted."""
    s, seat = o.s, o.seat
    ants = s.ants[seat]
    for end in sorted(place for place in plan.stacks if place in NEIGHBOURS):
        missing = minus(plan.stacks[end], ants.get(end, NO_ANTS))
        if missing == NO_ANTS:
            continue
        starts: list[Place] = [area for area in NEIGHBOURS[Area(end)] if area in ants]
        if any(end == nest or end in NEIGHBOURS[nest] for nest in s.nests[seat]):
            starts += [chamber for chamber in (RESERVES, NURSES, BUILDERS) if chamber in ants]
        for start in starts:
            spare = minus(ants[start], plan.stacks.get(start, NO_ANTS))
            unmoved = minus(ants[start], s.moved.get(start, NO_ANTS))
            for caste, *counts in zip(CASTES, missing, spare, unmoved, strict=True):
                if min(counts):
                    count = 1 if is_scouted(o, Area(end)) else min(*counts, MOST)
                    yield March(start, caste, count, end, end, count)


def is_scouted(o: Outlook, area: Area) -> bool:
    """HE2-STEP-05: only a scout can get in."""
    return o.options.advanced and (area in o.s.face_down or is_guarded(o.s, o.seat, area))


# The nest check


def fix_nest(o: Outlook, decision: Decision) -> Choice:
    """HE2-CHECK-05: ants rather than stored food, food rather than brood, and the youngest brood first."""

    def cost(move: Move) -> tuple[int, float]:
        match move:
            case MoveAnt(start, _, end):
                return 0, (start != RESERVES) + (end == BUILDERS)
            case DropFood():
                return 1, 0.0
            case ChooseBrood(brood):
                return 2, prices.BROOD[brood]
            case ChooseAdult(adult):
                return 3, prices.ADULTS[adult]
        return 4, 0.0

    move = min(decision.options, key=cost)
    if not isinstance(move, MoveAnt):
        return Choice(move, message("why-give-up"))
    if move.end in NEIGHBOURS:
        return Choice(move, message("why-eject"))
    return Choice(move, message("why-call", place=move.end))
