"""Events say themselves what a log goes by: where turns begin, what is noise, and whom they hit."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, cast

import formicarium as fm
from formicarium.core.event import Event


def kinds() -> set[type[Event]]:
    """Every class of events of every game."""
    for game in fm.games.values():
        game.unpack()
    found: set[type[Event]] = set()
    waiting: list[type[Event]] = [Event]
    while waiting:
        below = waiting.pop().__subclasses__()
        waiting += below
        found |= {kind for kind in below if kind.__module__.startswith("formicarium.games.")}
    return found


def test_what_an_event_says_of_itself_fits_together() -> None:
    found = kinds()
    assert len(found) > 200
    for kind in found:
        hits = kind.hits is not Event.hits or bool(kind.news_for)
        assert not (kind.opens and kind.closes), kind
        assert not (kind.noise and (hits or kind.opens or kind.closes)), f"{kind}: nobody would see it"
        declared = fields(cast(Any, kind))
        seats = {field.name for field in declared if "Seat" in str(field.type)}
        assert seats.issuperset(kind.news_for), f"{kind}: only a seat can be hit"
