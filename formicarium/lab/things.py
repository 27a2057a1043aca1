"""What has a name in a game (cards, traits, orders, tiles) and turns up in what is told of a match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, TypeAlias

from formicarium.core.event import Event
from formicarium.core.game import Game
from formicarium.core.plain import Tagged
from formicarium.texts.catalogue import LANGUAGES, catalogue
from formicarium.texts.facts import HIDDEN
from formicarium.texts.message import Seat

HAPPENINGS = "happenings"  # of a game: every kind of event in a phrase, in `en.ftl` and `fr.ftl`

Thing: TypeAlias = tuple[str, str, str, Seat]  # event, field, what, whom it befell


def things_in(game: Game[Any], event: Event, seat: Seat) -> Iterator[Thing]:
    """Everything named in an event, and whom it befell."""
    cls = type(event)
    for field in _fields(cls):  # type: ignore[arg-type]  # mypy takes a class for its instances
        value = getattr(event, field)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, str) and named(game, each):
                yield cls.__name__, field, each, seat


@cache
def _fields(cls: type[Event]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls) if field.type not in ("Seat", "int", "bool"))  # type: ignore[arg-type]


@cache
def named(game: Game[Any], id: str) -> bool:
    """Whether the game's texts have a name for it. Places on a map are written otherwise."""
    return id not in ("", HIDDEN) and f"name-{id}" in catalogue(game, LANGUAGES[0])


def kinds(game: Game[Any]) -> dict[str, type[Event]]:
    """Every kind of event that the game knows, by name, in the order of its clauses."""
    game.unpack()
    house = f"{game.house}."
    found = [cls for tag, cls in Tagged.known.items() if tag.startswith(house) and issubclass(cls, Event)]
    return {cls.__name__: cls for cls in sorted(found, key=lambda cls: (cls.clause, cls.__name__))}
