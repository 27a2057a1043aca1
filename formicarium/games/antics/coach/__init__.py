"""What newcomers are told: the cards, and dangers that public facts support."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.coach import Card, Danger, card
from formicarium.core.decision import Decision
from formicarium.games.antics.data import ACTIONS_PER_TURN, HAND_LIMIT, PREY, SOLDIER, Item, Track
from formicarium.games.antics.options import AnticsOptions
from formicarium.games.antics.scene.forecast import ANTS, Coming, coming, guide, searched
from formicarium.games.antics.view import AnticsView
from formicarium.texts.message import Seat, SeatName, message

PLAIN = frozenset[str]()  # every question has something to explain
SOON = 2  # tiles before an anteater that one turn may take away


def cards(seats: int, options: AnticsOptions) -> tuple[Card, ...]:
    return (
        card("want", "ANT-PUSH-05", "ladybird"),
        card("turn", "ANT-TURN-05", "super_ant", actions=ACTIONS_PER_TURN),
        card("win", "ANT-SCORE-01", "anthill"),
    )


def dangers(view: AnticsView, decision: Decision) -> tuple[Danger, ...]:
    """What the others, the anteaters and the end of the turn may take from the player whose turn it is."""
    if view.seat is None or view.seat != view.active:
        return ()
    return (*_last_turn(view), *_thieves(view), *_anteaters(view), *_hand(view))


def _last_turn(view: AnticsView) -> Iterator[Danger]:
    """ANT-OVER-04, -06: after the trigger everybody has exactly one more turn."""
    if view.trigger:
        loads = sum(bool(item) for item in view.workers[view.active].values())
        places = tuple(f"track:{track}" for track, item in view.workers[view.active].items() if item)
        yield Danger(message("danger-last-turn", count=loads), "ANT-OVER-06", places)


def _thieves(view: AnticsView) -> Iterator[Danger]:
    """ANT-STEAL-01 to -05: whose soldier could take what an ant of one's own carries."""
    for track, item in view.workers[view.active].items():
        for thief in range(view.seats):
            if item and thief != view.active and _can_steal(view, thief, track, item):
                says = message("danger-thief", seat=SeatName(thief), item=item, track=track)
                yield Danger(says, "ANT-STEAL-02", (f"track:{track}",))


def _can_steal(view: AnticsView, thief: Seat, track: Track, item: Item) -> bool:
    workers = view.workers[thief]
    has = item in workers.values() or any(stored.prey == item for stored in view.stored[thief])
    return bool(
        view.zones[thief][SOLDIER]
        and workers.get(track, item) == ""
        and view.guards.get(track, thief) == thief
        and not (item in PREY and has)
    )


def _anteaters(view: AnticsView) -> Iterator[Danger]:
    """ANT-ATE-06, -09: the next to arrive eats ants, and would find some of one's own."""
    due = coming(view)
    if not due or due[0].ahead > SOON or ANTS not in guide(view)[len(view.arrived)]:
        return
    near: list[Coming] = [each for each in due if each.ahead == due[0].ahead]
    for each in near:
        zone = searched(view, each.colour)
        if zone is not None and (count := view.zones[view.active][zone]):
            says = message("danger-anteater", colour=each.colour, zone=zone, count=count)
            yield Danger(says, "ANT-ATE-09", (f"zone:{zone}",))


def _hand(view: AnticsView) -> Iterator[Danger]:
    """ANT-TIDY-07: tiles that the end of the turn takes away, when there is hardly time to build them."""
    over = len(view.hands[view.active]) - HAND_LIMIT
    if over > 0 and view.actions_left <= 1:
        yield Danger(message("danger-hand", count=over), "ANT-TIDY-07", ("hand",))
