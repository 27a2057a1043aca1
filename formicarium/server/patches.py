"""What has changed between two scenes: a whole one is tens of kilobytes, a move changes a few hundred bytes.

A patch has the fields of a scene that changed. In its lists, a thing that has an id and is as it
was stands there as its id alone; a board that changed lists its places in the same way.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from formicarium.scene.model import Board, Scene

_FIELDS = tuple(field.name for field in fields(Scene))
_BOARD = tuple(field.name for field in fields(Board))


def patch(old: Scene, new: Scene) -> dict[str, Any]:
    """The changed fields of a scene; empty if nothing changed."""
    return {
        name: _changes(was, now)
        for name in _FIELDS
        if (was := getattr(old, name)) is not (now := getattr(new, name)) and was != now
    }


def _changes(was: Any, now: Any) -> Any:
    if not isinstance(now, tuple) or not all(hasattr(thing, "id") for thing in now):
        return now
    known = {thing.id: thing for thing in was if hasattr(thing, "id")}
    return [_change(known.get(thing.id), thing) for thing in now]


def _change(was: Any, now: Any) -> Any:
    if was == now and now.id:
        return now.id
    if was is None or not isinstance(now, Board):
        return now
    board = {name: getattr(now, name) for name in _BOARD}
    board["places"] = _changes(was.places, now.places)
    return board


def patched(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """A scene in its plain form, brought up to date: what a client does, and what the tests check.

    >>> patched({"pieces": [{"id": "a"}], "ready": []}, {"pieces": ["a", {"id": "b"}]})
    {'pieces': [{'id': 'a'}, {'id': 'b'}], 'ready': []}
    """
    return {**old, **{name: _restored(old[name], value) for name, value in patch.items()}}


def _restored(was: Any, now: Any) -> Any:
    if not isinstance(now, list):
        return now
    known = {thing["id"]: thing for thing in was or () if isinstance(thing, dict) and "id" in thing}
    return [_restored_thing(known, thing) for thing in now]


def _restored_thing(known: dict[str, Any], thing: Any) -> Any:
    if isinstance(thing, str):
        return known[thing]
    if isinstance(thing, dict) and "places" in thing and thing["id"] in known:
        return {**thing, "places": _restored(known[thing["id"]]["places"], thing["places"])}
    return thing
