"""Why a bot does what it does. It goes by what lies open on the table, so that no reason tells a secret."""

from __future__ import annotations

from collections.abc import Callable

from formicarium.core.decision import Move
from formicarium.games.antics.bots.agenda import Pick
from formicarium.games.antics.bots.conduct import Aim, picks_for
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.bots.planner import Plan
from formicarium.games.antics.bots.routes import ZONE_INDEX, homeward
from formicarium.games.antics.data import CHASM, FIELDS, ITEM_ON, PREY, SOLDIER, SPOT, Item, Track, Zone
from formicarium.games.antics.hexes import Hex
from formicarium.games.antics.moves import (
    BuildBridge,
    ChooseTile,
    Deliver,
    First,
    HandOn,
    HatchAnt,
    NextAnteater,
    PassActions,
    PlaceGuard,
    RetrieveGuard,
    RetrieveHatched,
    RetrieveWorker,
    ReturnTile,
    Second,
    Send,
    Steal,
    StorePrey,
    TakeItem,
    TakeTile,
    UseSpace,
    UseSuper,
)
from formicarium.texts.message import Message, SeatName, message


def reason(outlook: Outlook, plan: Plan) -> Message:
    """In one sentence, why the first move of this plan; a marker is for the unit that follows it."""
    match plan.moves:
        case (UseSpace() | UseSuper(), unit):
            return reason_for_action(outlook, unit, plan.aim)
        case (PassActions(),):
            return message("why-pass")
    return reason_for_unit(outlook, plan.moves[0], plan.aim)


def reason_for_action(outlook: Outlook, unit: Move, aim: Aim) -> Message:
    """Why this action, by the first thing to be done with it."""
    workers = outlook.s.workers[outlook.seat]
    match unit:
        case TakeTile():
            return message("why-explore")
        case ChooseTile(tile):
            return message("why-build", tile=tile)
        case HatchAnt(zone) if zone != SOLDIER and (item := wanting(outlook, zone, aim)):
            return message("why-hatch", item=item)
        case Send(_, track) if item := leading(outlook, track, aim):
            return message("why-ants", item=item)
        case TakeItem(_, clearing):
            return message("why-push", item=ITEM_ON[clearing])
        case HandOn(track, _) | Deliver(track):
            return message("why-push", item=workers[track])
    return reason_for_unit(outlook, unit, aim)


def reason_for_unit(outlook: Outlook, move: Move, aim: Aim) -> Message:
    """Why this tile, this ant, this push."""
    match move:
        case TakeTile(field, lane):
            return message("why-tile", tile=outlook.s.fields[SPOT[field, lane]])
        case ChooseTile(tile):
            return message("why-build", tile=tile)
        case First(at) | Second(at):
            return reason_to_lay(outlook, at)
        case HatchAnt(zone):
            return reason_to_hatch(outlook, zone, aim)
        case TakeItem() | HandOn() | Deliver():
            return reason_to_push(outlook, move)
        case Steal(track, victim):
            return message("why-steal", item=outlook.s.carried(victim, track), victim=SeatName(victim))
        case StorePrey(prey, at):
            return message("why-store", prey=prey, kind=outlook.hill.spaces[at].kind)
        case ReturnTile(tile):
            return message("why-return", tile=tile)
        case NextAnteater(lane):
            return message("why-anteater", colour=outlook.s.fields[SPOT[FIELDS[0], lane]])
    return reason_for_ants(outlook, move, aim)


def reason_to_lay(outlook: Outlook, at: Hex) -> Message:
    below = outlook.hill.spaces.get(at)
    return message("why-lay-ground") if below is None else message("why-lay", level=below.level + 1)


def reason_to_hatch(outlook: Outlook, zone: Zone, aim: Aim) -> Message:
    item = wanting(outlook, zone, aim)
    if zone == SOLDIER and (item is None or aim == SOLDIER):
        return message("why-soldier")
    if item is None:
        return message("why-larva-spare", zone=zone)
    if zone == SOLDIER:
        return message("why-soldier-bridge", item=item)
    return message("why-larva", zone=zone, item=item)


def reason_for_ants(outlook: Outlook, move: Move, aim: Aim) -> Message:
    match move:
        case Send(_, track):
            item = leading(outlook, track, aim)
            if item is None:
                return message("why-send-spare", track=track)
            return message("why-send", track=track, item=item)
        case BuildBridge():
            item = leading(outlook, CHASM, aim)
            return message("why-bridge") if item is None else message("why-bridge-for", item=item)
        case PlaceGuard(track):
            return message("why-guard", track=track)
        case RetrieveWorker(track) | RetrieveGuard(track):
            return message("why-fetch", track=track)
        case RetrieveHatched(zone):
            return message("why-fetch-larva", zone=zone)
    return message("why-stop")


def reason_to_push(outlook: Outlook, move: Move) -> Message:
    workers = outlook.s.workers[outlook.seat]
    match move:
        case TakeItem(track, clearing):
            return message("why-take", item=ITEM_ON[clearing], left=homeward(outlook.chain)[track])
        case HandOn(start, end):
            return message("why-hand-on", item=workers[start], left=homeward(outlook.chain)[end])
        case Deliver(track):
            return reason_to_deliver(outlook, workers[track])
    raise AssertionError(move)


def reason_to_deliver(outlook: Outlook, item: Item) -> Message:
    if item in PREY or outlook.home.fungi:
        return message("why-deliver", item=item, points=int(outlook.home.gain(item, outlook.budget)))
    return message("why-deliver-spare", item=item)


# What an ant is for


def wanting(outlook: Outlook, zone: Zone, aim: Aim) -> Item | None:
    """The item whose way lacks an ant from this zone."""
    return purpose(outlook, aim, lambda pick: pick.lacking[ZONE_INDEX[zone]] > 0)


def leading(outlook: Outlook, track: Track, aim: Aim) -> Item | None:
    """The item whose way goes over this track."""
    return purpose(outlook, aim, lambda pick: track in pick.way.missing)


def purpose(outlook: Outlook, aim: Aim, serves: Callable[[Pick], bool]) -> Item | None:
    """The first item of the agenda that is served."""
    return next((pick.item for pick in picks_for(outlook, aim) if serves(pick)), None)
