"""An event or a move as a message: a key made from its class, and its fields as facts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, TypeAlias

from formicarium.texts.message import Arg, Message, SeatName

Wire: TypeAlias = "int | str | list[Wire] | dict[str, Wire]"

HIDDEN = "hidden"  # the id said for "": a fact that is not there, or not to be seen


def kebab(name: str) -> str:
    """
    >>> kebab("RedTokenChosen")
    'red-token-chosen'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def folded(text: str) -> str:
    """Without case and accents, so that "etagere" finds « étagère »."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).casefold()


def key_of(family: str, cls: type) -> str:
    """The key that words a class of events (`event`) or of moves (`move`)."""
    return f"{family}-{kebab(cls.__name__)}"


def message_of(family: str, thing: Any) -> Message:
    """A frozen dataclass in words to come: one argument per field.

    A field annotated `Seat` (or a tuple of them) stands for the name of whoever sits there. The
    annotation is read as it is written, because `Seat` is an alias of `int`.
    """
    cls: type = type(thing)
    args = [(name, _arg(getattr(thing, name), is_seat)) for name, is_seat in _fields(cls)]
    return Message(key_of(family, cls), tuple(args))


def field_names(cls: type) -> frozenset[str]:
    """The arguments that a text for this class may speak of."""
    return frozenset(name for name, _ in _fields(cls))


def sample(key: str, cls: type) -> Message:
    """A message with the arguments of this class: what is known of them without any example."""
    args = [
        (name, SeatName(0) if is_seat else 0 if type_ == "int" else "")
        for name, is_seat, type_ in _typed(cls)
    ]
    return Message(key, tuple(args))


@cache
def _fields(cls: type) -> tuple[tuple[str, bool], ...]:
    return tuple((name, is_seat) for name, is_seat, _ in _typed(cls))


def _typed(cls: type) -> list[tuple[str, bool, str]]:
    """Each field with whether it is a seat, and its annotation."""
    return [
        (field.name, bool(re.search(r"\bSeat\b", str(field.type))), str(field.type)) for field in fields(cls)
    ]


def _arg(value: Any, is_seat: bool) -> Arg:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return SeatName(value) if is_seat else value
    if isinstance(value, list | tuple):
        return tuple(_arg(item, is_seat) for item in value)
    return str(value)


def to_wire(message: Message) -> dict[str, Wire]:
    """A message as JSON: what a server sends, so that each reader words it in their language.

    >>> to_wire(Message("event-card-drawn", (("seat", SeatName(1)), ("cards", ("bee",)))))
    {'id': 'event-card-drawn', 'args': {'seat': {'seat': 1}, 'cards': {'list': [{'name': 'bee'}]}}}
    """
    return {"id": message.key, "args": {name: _wire(arg) for name, arg in message.args}}


def _wire(arg: Arg) -> Wire:
    match arg:
        case SeatName(seat):
            return {"seat": seat}
        case Message():
            return to_wire(arg)
        case tuple():
            return {"list": [_wire(item) for item in arg]}
        case str():
            return {"name": arg}
        case int():
            return arg


def from_wire(sent: Mapping[str, Any]) -> Message:
    """The message that was sent.

    >>> from_wire({'id': 'ended-points', 'args': {'points': 36, 'by': {'list': [{'seat': 1}]}}})
    Message(key='ended-points', args=(('points', 36), ('by', (SeatName(seat=1),))))
    """
    return Message(sent["id"], tuple((name, _unwired(arg)) for name, arg in sent["args"].items()))


def _unwired(arg: Any) -> Arg:
    match arg:
        case {"seat": int(seat)}:
            return SeatName(seat)
        case {"id": str(), "args": dict()}:
            return from_wire(arg)
        case {"list": list(items)}:
            return tuple(map(_unwired, items))
        case {"name": str(id)}:
            return id
        case _:
            return int(arg)
