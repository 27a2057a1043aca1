"""What has changed between two scenes: a whole one is tens of kilobytes, a move changes a few hundred bytes.

A patch has the fields of a scene that changed. A list of things with ids is written in one of two ways:

- `{"ant:2": {"on": "cell:r1c1"}}`: the same things in the same order, and what is new about some of them;
- `["ant:1", {"id": "ant:2", "on": …}]`: the whole list, where a thing that is as it was is its id alone.

A thing that was there before is written with its new fields only. In a panel's list of sections a number
is the section that was at that place before. Other values are written whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields
from functools import cache
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Any

from formicarium.scene.model import Scene


@cache
def _shape(cls: type) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The names of a class's fields, and what reads them all."""
    names = tuple(field.name for field in fields(cls))
    return names, attrgetter(*names)


def patch(old: Scene, new: Scene) -> dict[str, Any]:
    """The changed fields of a scene; empty if nothing changed."""
    return _difference(old, new)


def _others(was: Sequence[Any], now: Sequence[Any]) -> Iterator[int]:
    """Where two lists of the same length do not have the same object."""
    return compress(count(), map(is_not, was, now))


def _difference(old: Any, new: Any) -> dict[str, Any]:
    """The fields in which two things of a kind differ."""
    cls: type = type(new)
    names, values = _shape(cls)
    before, after = values(old), values(new)
    changed: dict[str, Any] = {}
    for at in _others(before, after):
        name, was, now = names[at], before[at], after[at]
        if name in _NESTED:
            news = _NESTED[name](was, now)
            if news is not None:
                changed[name] = news
        elif was != now:
            changed[name] = now
    return changed


def _things(was: tuple[Any, ...], now: tuple[Any, ...]) -> dict[str, Any] | list[Any] | None:
    """How a list of things has changed, if it has."""
    if len(was) == len(now):
        changed: dict[str, Any] = {}
        for at in _others(was, now):
            before, thing = was[at], now[at]
            if before.id != thing.id:
                break
            if news := _difference(before, thing):
                changed[thing.id] = news
        else:
            return changed or None
    known = {thing.id: thing for thing in was}
    return [_thing(known.get(thing.id), thing) for thing in now]


def _thing(was: Any, now: Any) -> Any:
    if was is now:
        return now.id
    if was is None:
        return now
    news = _difference(was, now)
    return {"id": now.id, **news} if news else now.id


def _sections(was: tuple[Any, ...], now: tuple[Any, ...]) -> list[Any] | None:
    """The sections of a panel, those that are as they were by their number; None if all are."""
    known = len(was)
    news = [
        at if at < known and (was[at] is section or was[at] == section) else section
        for at, section in enumerate(now)
    ]
    return None if news == list(range(known)) else news


_THINGS = ("boards", "places", "pieces", "trays", "cards", "panels")  # lists of what has an id
_NESTED: dict[str, Callable[[Any, Any], Any]] = {**dict.fromkeys(_THINGS, _things), "sections": _sections}


def patched(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A scene in its plain form, brought up to date: what a client does, and what the tests check.

    >>> patched({"pieces": [{"id": "a", "on": "x"}], "ready": []}, {"pieces": {"a": {"on": "y"}}})
    {'pieces': [{'id': 'a', 'on': 'y'}], 'ready': []}
    >>> patched({"pieces": [{"id": "a"}], "ready": []}, {"pieces": [{"id": "b"}, "a"]})
    {'pieces': [{'id': 'b'}, {'id': 'a'}], 'ready': []}
    """
    return {**old, **{name: _restored(name, old.get(name), value) for name, value in patch.items()}}


def _restored(name: str, was: Any, now: Any) -> Any:
    if name == "sections":
        return [was[section] if isinstance(section, int) else section for section in now]
    if name not in _THINGS:
        return now
    known = {thing["id"]: thing for thing in was}
    if isinstance(now, dict):
        return [patched(thing, now.get(id, {})) for id, thing in known.items()]
    return [
        known[thing] if isinstance(thing, str) else patched(known.get(thing["id"], {}), thing)
        for thing in now
    ]
