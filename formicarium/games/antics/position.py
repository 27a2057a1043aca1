"""Tables that somebody sets up: what a position may leave out.

A sketch is welcome: a position may do without some ants, tiles or tokens, but not have too many.
"""

from __future__ import annotations

from collections import Counter

from formicarium.games.antics.chain import in_order
from formicarium.games.antics.data import (
    ACTIONS_PER_TURN,
    ANCHORS,
    ANTS_EACH,
    BAG,
    BASE_TILES,
    ITEMS,
    OTHER_FACE,
    SPOTS,
    TRACK_ORDER,
    ZONES,
    Item,
    Tile,
)
from formicarium.games.antics.hill import BASE, Hill
from formicarium.games.antics.state import Antics, tokens_on
from formicarium.games.antics.steps.action import ChooseAction
from formicarium.games.antics.steps.fields import lanes_on_first
from formicarium.texts.message import Seat


def census(s: Antics) -> Counter[str]:
    """Ants by owner, tiles, prey and leaves: none is ever lost or gained."""
    counts: Counter[str] = Counter()
    for seat in range(s.seats):
        counts[f"ants of seat {seat}"] = ANCHORS + s.supply[seat] + ants_out(s, seat)
    return counts + tiles_out(s) + Counter((*s.bag, *s.set_aside)) + items_out(s) + Counter(s.clearings)


def ants_out(s: Antics, seat: Seat) -> int:
    """A player's ants outside the supply, the anchor ant aside."""
    return sum(s.zones[seat].values()) + len(s.workers[seat]) + list(s.guards.values()).count(seat)


def tiles_out(s: Antics) -> Counter[Tile]:
    """Tiles that everybody can see."""
    lying = [Tile(found) for found in s.fields.values() if found and found not in OTHER_FACE]
    built = [each.tile for hill in s.hills for each in hill.tiles if each.tile not in BASE_TILES]
    return Counter([*lying, *built, *(tile for hand in s.hands for tile in hand)])


def items_out(s: Antics) -> Counter[Item]:
    """Prey and leaves that have left their clearings."""
    carried = [item for workers in s.workers for item in workers.values() if item]
    stored = [each.prey for stored in s.stored for each in stored]
    return Counter([*carried, *stored, *s.delivered, *s.eaten, *(leaf for own in s.leaves for leaf in own)])


def complete(s: Antics, given: frozenset[str]) -> None:
    """Lists are put in order; what is left out is what lies nowhere else. Every hill stands on its base."""
    s.hills = [hill if stands_on_base(hill) else Hill(BASE.tiles + hill.tiles) for hill in s.hills]
    s.zones = [{zone: zones.pop(zone, 0) for zone in ZONES} | zones for zones in s.zones]
    if all(track in TRACK_ORDER for workers in s.workers for track in workers):
        s.workers = [in_order(workers) for workers in s.workers]
    s.fields = {spot: s.fields.pop(spot, "") for spot in SPOTS} | s.fields
    s.hands = [tuple(sorted(hand)) for hand in s.hands]
    if "clearings" not in given:
        taken = items_out(s)
        s.clearings = {item: max(0, n - taken[item]) for item, n in tokens_on(s.seats, s.options).items()}
    s.clearings = {item: s.clearings.pop(item, 0) for item in ITEMS} | s.clearings
    if "supply" not in given and wrong_lengths(s) is None:
        s.supply = [max(0, ANTS_EACH - ANCHORS - ants_out(s, seat)) for seat in range(s.seats)]
    if "bag" not in given:
        s.bag = tuple((Counter(BAG) - tiles_out(s) - Counter(s.set_aside)).elements())
    s.bag, s.set_aside, s.returned = (tuple(sorted(tiles)) for tiles in (s.bag, s.set_aside, s.returned))
    if "actions_left" not in given and ChooseAction() in s.steps:
        s.actions_left = max(0, ACTIONS_PER_TURN - len(s.markers) - s.super_used)
    if "arrived" not in given:
        s.arrived = tuple(lanes_on_first(s))


def stands_on_base(hill: Hill) -> bool:
    """ANT-SETUP-04: a hill begins with the three tiles of the base."""
    return hill.tiles[: len(BASE.tiles)] == BASE.tiles


def wrong_lengths(s: Antics) -> str | None:
    """What has not one entry per seat."""
    for name in ("hills", "hands", "supply", "zones", "workers", "stored", "leaves"):
        if len(getattr(s, name)) != s.seats:
            return f"{name} needs one entry for each of {s.seats} seats"
    return None
