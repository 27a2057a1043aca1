"""Tables that somebody sets up: what a position may leave out, and what makes it impossible.

A sketch is welcome: a position may do without some ants, tiles or tokens, but not have too many.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from formicarium.games.antics.chain import in_order
from formicarium.games.antics.data import (
    ACTIONS_PER_TURN,
    ANCHORS,
    ANTS_EACH,
    BAG,
    BASE_TILES,
    COPIES,
    FACES,
    ITEMS,
    LANES,
    LEAVES,
    OTHER_FACE,
    PREY,
    SPOTS,
    START_TILE,
    TRACK_ORDER,
    ZONES,
    Item,
    Tile,
)
from formicarium.games.antics.hexes import NEIGHBOURS
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
    if "supply" not in given and _wrong_lengths(s) is None:
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


def misfit(s: Antics) -> str | None:
    """What cannot be, if anything."""
    return next(_misfits(s), None)


def _misfits(s: Antics) -> Iterator[str]:
    for check in (_wrong_lengths, _wrong_names, _wrong_ants, _wrong_tiles, _wrong_tokens, _wrong_turn):
        if problem := check(s):
            yield problem
    for seat, hill in enumerate(s.hills):
        if problem := _wrong_hill(hill):
            yield f"the hill of seat {seat}: {problem}"


def _wrong_lengths(s: Antics) -> str | None:
    for name in ("hills", "hands", "supply", "zones", "workers", "stored", "leaves"):
        if len(getattr(s, name)) != s.seats:
            return f"{name} needs one entry for each of {s.seats} seats"
    return None


def _wrong_names(s: Antics) -> str | None:
    """Keys and values that name nothing."""
    items = [item for workers in s.workers for item in workers.values() if item]
    prey = [each.prey for stored in s.stored for each in stored] + [*s.delivered, *s.eaten]
    tiles = [*s.bag, *s.set_aside, *(tile for hand in s.hands for tile in hand)]
    lying = [found for found in s.fields.values() if found and found not in OTHER_FACE]
    known: tuple[tuple[str, list[str], object], ...] = (
        ("zone", [zone for zones in s.zones for zone in zones], ZONES),
        ("track", [*s.guards, *(track for workers in s.workers for track in workers)], TRACK_ORDER),
        ("item", [*items, *s.clearings], ITEMS),
        ("prey", [*prey], PREY),
        ("leaf", [leaf for own in s.leaves for leaf in own], LEAVES),
        ("spot", [*s.fields], SPOTS),
        ("tile", [*tiles], COPIES),
        ("tile or face of an anteater", lying, COPIES),
        ("lane", [*s.arrived], LANES),
    )
    for what, names, among in known:
        for name in names:
            if name not in among:  # type: ignore[operator]
                return f"no {what} is called {name!r}"
    return None


def _wrong_ants(s: Antics) -> str | None:
    for seat in range(s.seats):
        counts = (s.supply[seat], *s.zones[seat].values())
        if min(counts) < 0:
            return f"seat {seat} has fewer than no ants somewhere"
        found = ANCHORS + s.supply[seat] + ants_out(s, seat)
        if found > ANTS_EACH:
            return f"seat {seat} has {found} ants with the anchor ant, more than {ANTS_EACH} [ANT-SETUP-03]"
    for track, seat in s.guards.items():
        if seat not in range(s.seats):
            return f"the guard on {track} is nobody's"
        if track not in s.workers[seat]:
            return f"the guard on {track} stands without a worker of seat {seat} [ANT-GUARD-01]"
    return None


def _wrong_tiles(s: Antics) -> str | None:
    start_tiles = Counter({START_TILE: s.seats})
    found = tiles_out(s) + Counter((*s.bag, *s.set_aside))
    for tile in sorted(found - Counter(BAG) - start_tiles):
        return f"there are {found[tile]} tiles {tile!r}"
    for tile in sorted(Counter(s.returned) - Counter(s.bag)):
        return f"{tile!r} is known to lie in the bag, and does not"
    faces = [found for found in s.fields.values() if found in OTHER_FACE]
    for anteater, pair in FACES.items():
        if sum(face in pair for face in faces) > 1:
            return f"{anteater} lies on the fields twice"
    for lane in LANES:
        lying = [s.fields[spot] for spot in SPOTS if spot.endswith(lane)]
        if sum(found in OTHER_FACE for found in lying) > 1:
            return f"two anteaters are in lane {lane}"
    if any(lane not in lanes_on_first(s) for lane in s.arrived) or len(set(s.arrived)) < len(s.arrived):
        return "arrived names an anteater that does not stand on field 1, or one twice"
    return None


def _wrong_tokens(s: Antics) -> str | None:
    found = items_out(s) + Counter(s.clearings)
    if min(s.clearings.values()) < 0:
        return "a clearing has fewer than no tokens"
    for item, most in tokens_on(s.seats, s.options).items():
        if found[item] > most:
            return f"there are {found[item]} tokens {item!r}, and only {most} in the game"
    for seat in range(s.seats):
        own = [*s.workers[seat].values(), *(each.prey for each in s.stored[seat])]
        own += s.delivered if seat == s.active else ()
        for prey in PREY:
            if own.count(prey) > 1:
                return f"seat {seat} has {prey!r} twice [ANT-PUSH-06]"
        places = [each.hex for each in s.stored[seat] if each.hex]
        if len(set(places)) < len(places) or any(at not in s.hills[seat].spaces for at in places):
            return f"stored prey of seat {seat} needs a space of the hill each [ANT-TIDY-02]"
    return None


def _wrong_turn(s: Antics) -> str | None:
    if s.active not in range(s.seats) or s.first not in range(s.seats):
        return f"active {s.active} and first {s.first} must be seats"
    if any(at not in s.hills[s.active].spaces for at in s.markers):
        return "a marker lies beside the hill [ANT-TURN-06]"
    if s.actions_left < 0 or s.round < 1:
        return "there are no fewer than no actions, and the first round is round 1"
    if s.trigger not in ("", "tiles", "prey"):
        return f"trigger is tiles, prey or nothing, not {s.trigger!r} [ANT-OVER-04]"
    if s.turns_left not in (range(1, s.seats + 1) if s.trigger else (0,)):
        return f"{s.turns_left} turns of the last round are left [ANT-OVER-04]"
    return None


def _wrong_hill(hill: Hill) -> str | None:
    """ANT-BUILD-05 to -09: every tile must have been allowed where it lies."""
    if not stands_on_base(hill):
        return "it does not stand on its base [ANT-SETUP-04]"
    growing = BASE
    for built in hill.tiles[len(BASE.tiles) :]:
        if built.tile not in COPIES:
            return f"{built.tile!r} cannot be built"
        if built.second not in NEIGHBOURS[built.first] or not growing.fits(built.first, built.second):
            return f"{built.tile!r} cannot lie on {built.first} and {built.second} [ANT-BUILD-03]"
        growing = growing.build(built.tile, built.first, built.second)
    return None
