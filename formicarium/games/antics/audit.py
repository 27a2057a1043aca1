"""What makes a table that somebody sets up impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from formicarium.games.antics.data import (
    ANCHORS,
    ANTS_EACH,
    BAG,
    FACES,
    ITEMS,
    LANES,
    LEAVES,
    MAX_LEVEL,
    OTHER_FACE,
    PREY,
    SPOTS,
    START_TILE,
    TILES,
    TRACK_ORDER,
    ZONES,
)
from formicarium.games.antics.hexes import NEIGHBOURS
from formicarium.games.antics.hill import BASE, Hill
from formicarium.games.antics.position import ants_out, items_out, stands_on_base, tiles_out, wrong_lengths
from formicarium.games.antics.state import Antics, tokens_on
from formicarium.games.antics.steps.build import LaySecond
from formicarium.games.antics.steps.explore import Explore
from formicarium.games.antics.steps.fields import lanes_on_first
from formicarium.games.antics.units import Units


def misfit(s: Antics) -> str | None:
    """What cannot be, if anything."""
    return next(_misfits(s), None)


def _misfits(s: Antics) -> Iterator[str]:
    for check in (wrong_lengths, _wrong_names, _wrong_ants, _wrong_tiles, _wrong_tokens, _wrong_turn):
        if problem := check(s):
            yield problem
    for step in s.steps:
        if isinstance(step, Units) and (problem := _wrong_action(s, step)):
            yield problem
    for seat, hill in enumerate(s.hills):
        if problem := _wrong_hill(hill):
            yield f"the hill of seat {seat}: {problem}"


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
        ("tile", [*tiles], TILES),
        ("tile or face of an anteater", lying, TILES),
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


def _wrong_action(s: Antics, step: Units) -> str | None:
    """An action under way has a unit left, and what it names is there."""
    if step.left < 1:
        return f"an action under way has at least 1 unit left, not {step.left} [ANT-LVL-05]"
    if step.left > MAX_LEVEL:
        return f"an action has at most {MAX_LEVEL} units, not {step.left} [ANT-LVL-01]"
    moment = step.moment()
    if moment.tile and moment.tile not in s.hands[s.active]:
        return f"{moment.tile!r} is being built, and is not in the hand [ANT-BUILD-01]"
    if moment.zone and moment.zone not in ZONES:
        return f"no zone is called {moment.zone!r}"
    if isinstance(step, Explore) and not 0 < step.field <= step.field + step.left - 1 <= MAX_LEVEL:
        return f"no {step.left} fields can be explored from field {step.field} on [ANT-EXPL-06]"
    if isinstance(step, LaySecond) and step.first not in s.hills[s.active].firsts(s.blocked(s.active)):
        return f"no tile can be laid on {step.first} [ANT-BUILD-03]"
    return None


def _wrong_hill(hill: Hill) -> str | None:
    """ANT-BUILD-05 to -09: every tile must have been allowed where it lies."""
    if not stands_on_base(hill):
        return "it does not stand on its base [ANT-SETUP-04]"
    growing = BASE
    for built in hill.tiles[len(BASE.tiles) :]:
        if built.tile not in TILES:
            return f"{built.tile!r} cannot be built"
        if built.second not in NEIGHBOURS[built.first] or not growing.fits(built.first, built.second):
            return f"{built.tile!r} cannot lie on {built.first} and {built.second} [ANT-BUILD-03]"
        growing = growing.build(built.tile, built.first, built.second)
    return None
