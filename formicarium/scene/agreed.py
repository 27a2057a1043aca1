"""What several scenes have in common, where they come from one: the rest is left as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from formicarium.scene.model import Scene

THINGS = ("boards", "places", "pieces", "trays", "cards", "panels")  # lists of what has an id
LISTS = ("sections", "rows")  # lists of what is known by its place


def agreed(before: Scene, after: Sequence[Scene]) -> Scene:
    """The scene as it is in all of these; what differs between them stays as it was before."""
    scene: Scene = _merged(before, after)
    return scene


def _merged(before: Any, after: Sequence[Any]) -> Any:
    first = after[0]
    if all(other is first or other == first for other in after):
        return first
    names = [field.name for field in fields(first)]
    return type(first)(**{name: _field(name, before, after) for name in names})


def _field(name: str, before: Any, after: Sequence[Any]) -> Any:
    was, now = getattr(before, name), [getattr(each, name) for each in after]
    if all(other == now[0] for other in now):
        return now[0]
    if name in THINGS:
        return _things(was, now)
    if name in LISTS and len({len(was), *map(len, now)}) == 1:
        return tuple(_merged(old, new) for old, *new in zip(was, *now, strict=True))
    return was


def _things(was: Sequence[Any], now: Sequence[Sequence[Any]]) -> tuple[Any, ...]:
    """Things that are the same everywhere, new ones among them; those in doubt as they were, if they were."""
    old = {thing.id: thing for thing in was}
    new = [{thing.id: thing for thing in things} for things in now]
    everywhere = set.intersection(*map(set, new))
    anywhere = set.union(*map(set, new))
    kept = {id: thing for id, thing in old.items() if id in anywhere}  # what is in no world is gone
    for thing in now[0]:
        if thing.id not in everywhere:
            continue
        versions = [things[thing.id] for things in new]
        if thing.id in old:
            kept[thing.id] = _merged(old[thing.id], versions)
        elif all(version == thing for version in versions):
            kept[thing.id] = thing
    return tuple(kept.values())
