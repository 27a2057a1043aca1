"""How an action is carried out, unit by unit, for the sake of an aim."""

from __future__ import annotations

from collections.abc import Sequence

from formicarium.core.decision import Decision, Move
from formicarium.games.antics.bots.agenda import Pick
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.bots.routes import FAR, ZONE_INDEX, Larvae, homeward, zone_of
from formicarium.games.antics.bots.tiles import (
    choose_tile,
    lay_first,
    lay_second,
    return_tile,
    store,
    take_tile,
)
from formicarium.games.antics.data import (
    CHASM,
    HANDS_TO,
    ITEM_ON,
    ITEMS,
    SOLDIER,
    ZONES,
    Item,
    Track,
    Zone,
)
from formicarium.games.antics.moves import (
    BRIDGE,
    STOP,
    Deliver,
    HandOn,
    HatchAnt,
    PlaceGuard,
    RetrieveGuard,
    RetrieveHatched,
    RetrieveWorker,
    Send,
    Steal,
    TakeItem,
)
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.ants import Ants
from formicarium.games.antics.steps.build import Build, LayFirst, LaySecond
from formicarium.games.antics.steps.explore import Explore
from formicarium.games.antics.steps.hatch import Hatch
from formicarium.games.antics.steps.push import Push
from formicarium.games.antics.steps.tidy import ReduceHand, StoreDelivered

Aim = Item | Zone | None  # an item to fetch, or soldiers; None: as the agenda says

RISKY = 0.97  # an item that is less safe wants a guard
ENOUGH = 3  # ants in supply; with fewer, idle ones are fetched home
FIRST = 100.0  # what an aim is put above everything else by
NOT_HOME = 0.5  # pushes that do not bring an item home yet count less


def next_move(s: Antics, decision: Decision, aim: Aim = None, far: int = FAR) -> Move:
    """The next unit of the action under way, or the next answer in tidying up."""
    options, outlook = decision.options, Outlook(s, decision.seat, far=far)
    match s.steps[-1]:
        case Explore():
            return take_tile(outlook, options)
        case Build():
            return choose_tile(outlook, options)
        case LayFirst(tile=tile):
            return lay_first(outlook, tile)
        case LaySecond(tile=tile, first=first):
            return lay_second(outlook, tile, first, options)
        case Hatch() as step:
            return hatch(outlook, step, aim)
        case Ants() as step:
            return ants(outlook, step, options, aim)
        case Push() as step:
            return push(outlook, step, options, aim)
        case StoreDelivered():
            return store(outlook, options)
        case ReduceHand():
            return return_tile(outlook, options)
    return options[0]


def picks_for(outlook: Outlook, aim: Aim) -> tuple[Pick, ...]:
    """The agenda, with the item that is aimed at first."""
    return outlook.agenda(Item(aim) if aim in ITEMS else None).picks


# Hatch


def hatch(outlook: Outlook, step: Hatch, aim: Aim) -> Move:
    """Larvae for the agenda, item after item; soldiers if they are the aim or nothing else is wanted."""
    if aim == SOLDIER and not step.begun:
        return HatchAnt(SOLDIER)
    lacking = [pick.lacking for pick in picks_for(outlook, aim) if any(pick.lacking)]
    if step.zone:
        return second_ant(outlook, step, lacking)
    if not lacking:
        return STOP if step.begun else HatchAnt(SOLDIER)
    wanted = lacking[0]
    soon = [sum(counts) for counts in zip(*lacking[:2], strict=True)]

    def urgency(zone: Zone) -> tuple[bool, bool, int]:
        """A pair first: the second ant of an action is bound to the first (ANT-HATCH-03)."""
        number = ZONE_INDEX[zone]
        pair = not step.begun and step.left > 1
        return pair and wanted[number] > 1, pair and soon[number] > 1 and wanted[number] > 0, wanted[number]

    return HatchAnt(max(ZONES, key=urgency))


def second_ant(outlook: Outlook, step: Hatch, lacking: Sequence[Larvae]) -> Move:
    """ANT-HATCH-03: into the zone of the first, if it is wanted there, or to get at the free third."""
    if any(each[ZONE_INDEX[step.zone]] for each in lacking):
        return HatchAnt(step.zone)
    spare = bool(lacking) and outlook.s.supply[outlook.seat] > sum(lacking[0]) + 1
    return HatchAnt(step.zone) if spare and step.left > 1 else STOP


# Ants!


def ants(outlook: Outlook, step: Ants, options: Sequence[Move], aim: Aim) -> Move:
    """Workers along the ways of the agenda; guards if they are the aim; then idle ants come home."""
    if booty := best_steal(outlook, options):
        return booty
    picks = picks_for(outlook, aim)
    wishes: list[Move] = []
    if aim == SOLDIER:
        wishes += [PlaceGuard(load.track) for load in outlook.loads if load.safe < RISKY]
    wishes += [
        BRIDGE if track == CHASM else Send(zone_of(track), track) for p in picks for track in p.way.missing
    ]
    for wish in wishes:
        if wish in options:
            return wish
    supply = outlook.s.supply[outlook.seat]
    if not step.begun or supply < max(ENOUGH, sum(sum(pick.lacking) for pick in picks)):
        idle = next((move for move in options if is_idle(outlook, picks, move)), None)
        if idle is not None:
            return idle
    return STOP if step.begun else options[0]


def is_idle(outlook: Outlook, picks: Sequence[Pick], move: Move) -> bool:
    """Whether a move fetches an ant home that has nothing to do."""
    match move:
        case RetrieveWorker(track):
            return track not in busy(outlook, picks)
        case RetrieveGuard(track):
            return not outlook.s.carried(outlook.seat, track)
        case RetrieveHatched(zone):
            return zone != SOLDIER and not any(pick.way.larvae[ZONE_INDEX[zone]] for pick in picks)
    return False


def busy(outlook: Outlook, picks: Sequence[Pick]) -> list[Track]:
    """Tracks on the ways of the agenda, and those on which items come home."""
    tracks = [track for pick in picks for track in pick.way.path]
    steps = homeward(outlook.chain)
    for load in outlook.loads:
        at = load.track
        tracks.append(at)
        while steps[at] > 1:
            at = next(near for near in HANDS_TO[at] if steps.get(near) == steps[at] - 1)
            tracks.append(at)
    return tracks


# Push


def push(outlook: Outlook, step: Push, options: Sequence[Move], aim: Aim) -> Move:
    """What brings most for its pushes: home if it can be done now, or at least nearer."""
    if booty := best_steal(outlook, options):
        return booty
    steps, workers = homeward(outlook.chain), outlook.s.workers[outlook.seat]
    best, chosen = 0.0, STOP if step.begun else options[0]
    for move in options:
        match move:
            case Deliver(track):
                item, left = workers[track], 1
            case HandOn(start, end) if steps[end] < steps[start]:
                item, left = workers[start], steps[start]
            case TakeItem(track, clearing):
                item, left = ITEM_ON[clearing], steps[track] + 1
            case _:
                continue
        rate = max(NOT_HOME, outlook.home.gain(item, outlook.budget)) / left
        rate *= 1.0 if left <= step.left else NOT_HOME
        rate += FIRST * (item == aim)
        if rate > best:
            best, chosen = rate, move
    return chosen


# Steal


def best_steal(outlook: Outlook, options: Sequence[Move]) -> Steal | None:
    """ANT-STEAL-06: stealing costs neither action nor unit; the nearest to the anthill is the best."""
    steps = homeward(outlook.chain)
    booty = [
        (outlook.home.gain(item, outlook.budget) / steps[move.track], move)
        for move in options
        if isinstance(move, Steal) and (item := outlook.s.carried(move.victim, move.track))
    ]
    gain, move = max(booty, key=lambda each: each[0], default=(0.0, None))
    return move if gain > 0 else None
