"""Plain data and back: states, steps, moves and events as JSON-ready values, read by their type hints.

Dataclasses become objects with one key per field; a class that stands where several could
stand (a step on the stack, a move, an event) is `Tagged` and carries its name under "is".
"""

from __future__ import annotations

import hashlib
import json
import re
import types
import typing
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, ClassVar, TypeAlias, TypeVar, Union

from formicarium.core.errors import PlainError
from formicarium.kit.swift import swift

Plain: TypeAlias = "bool | int | float | str | list[Plain] | dict[str, Plain] | None"
T = TypeVar("T")

_hints: dict[type, dict[str, Any]] = {}

_WHOLE = re.compile(r"-?\d{1,18}")

TAG = "is"
MARK = "+"  # in the name of a package: what follows tells an edition of a game by its tables
DERIVED = {"plain": False}  # metadata of a field that is rebuilt, not written


class Tagged:
    """A family of classes told apart by name: `cicada_and_ant.PlaceAnts`, `core.Together`."""

    __slots__ = ()
    tag: ClassVar[str] = ""
    known: ClassVar[dict[str, type[Tagged]]] = {}

    def __init_subclass__(cls, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        house = house_of(cls)
        cls.tag = f"{house.partition(MARK)[0]}.{cls.__name__}"
        # A slotted dataclass arrives twice; the second one stays.
        Tagged.known[f"{house}.{cls.__name__}"] = cls
        swift(cls)


def house_of(cls: type) -> str:
    """The folder a class lives in: the game's id, `core`, or the test module's name."""
    parts = cls.__module__.split(".")
    if parts[:2] == ["formicarium", "games"]:
        return parts[2]
    return parts[1] if parts[0] == "formicarium" else parts[-1]


def written(cls: type) -> tuple[Field[Any], ...]:
    """The fields of a dataclass that are part of its plain form."""
    return tuple(f for f in fields(cls) if f.metadata.get("plain", True))


def to_plain(value: object) -> Plain:
    """A JSON-ready picture of dataclasses, lists, tuples, dicts and scalars."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple) and not hasattr(value, "_fields"):
        return [to_plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): to_plain(item) for key, item in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        plain: dict[str, Plain] = {TAG: value.tag} if isinstance(value, Tagged) else {}
        for field in written(type(value)):
            plain[field.name] = to_plain(getattr(value, field.name))
        return plain
    raise TypeError(f"{type(value).__name__} is not plain data")


def fingerprint(value: object) -> str:
    """One canonical hash for equal tables, however they came about."""
    text = json.dumps(to_plain(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def from_plain(hint: Any, plain: object, where: str = "", house: str = "") -> Any:
    """Read `plain` as `hint` says; `house` is the folder whose tags may be written without it."""
    origin = typing.get_origin(hint)
    if origin is None and hint in (Any, object):
        return plain
    if origin in (Union, types.UnionType):
        return _one_of(typing.get_args(hint), plain, where, house)
    if origin is typing.Literal:
        if plain in typing.get_args(hint):
            return plain
        raise PlainError(where, f"{plain!r} is none of {', '.join(map(repr, typing.get_args(hint)))}")
    if origin in (list, tuple):
        return _sequence(hint, plain, where, house)
    if origin is dict:
        return _mapping(hint, plain, where, house)
    cls = origin or hint
    if isinstance(cls, typing.NewType):
        return from_plain(cls.__supertype__, plain, where, house)
    if cls is type(None):
        return _expect(plain is None, None, plain, where, "nothing")
    if cls in (bool, int, float, str):
        fits = type(plain) is cls or (cls is float and type(plain) is int)
        return _expect(fits, plain, plain, where, cls.__name__)
    if isinstance(cls, type) and issubclass(cls, Tagged):
        return _tagged(cls, plain, where, house)
    if is_dataclass(cls) and isinstance(cls, type):
        return read_fields(cls, plain, where, house)
    raise TypeError(f"no plain form for {hint!r}")


def hints(cls: type) -> dict[str, Any]:
    """The resolved type hints of a class."""
    if cls not in _hints:
        _hints[cls] = typing.get_type_hints(cls)
    return _hints[cls]


def read_fields(cls: type[T], plain: object, where: str, house: str) -> T:
    """A dataclass from an object with its fields; fields with a default may be left out."""
    if not isinstance(plain, dict):
        raise PlainError(where, f"expected the fields of {cls.__name__}, found {plain!r}")
    known = {field.name: field for field in written(cls)}
    for key in plain:
        if key not in known and key != TAG:
            raise PlainError(_at(where, key), f"{cls.__name__} has no {key!r}")
    values: dict[str, Any] = {}
    for name, field in known.items():
        if name in plain:
            values[name] = from_plain(hints(cls)[name], plain[name], _at(where, name), house)
        elif field.default is MISSING and field.default_factory is MISSING:
            raise PlainError(where, f"{cls.__name__} needs {name!r}")
    return cls(**values)


def _at(where: str, key: object) -> str:
    if isinstance(key, int):
        return f"{where}[{key}]"
    return f"{where}.{key}" if where else str(key)


def _expect(fits: bool, value: Any, plain: object, where: str, wanted: str) -> Any:
    if fits:
        return value
    raise PlainError(where, f"expected {wanted}, found {plain!r}")


def _one_of(members: tuple[Any, ...], plain: object, where: str, house: str) -> Any:
    if plain is None and type(None) in members:
        return None
    found: list[PlainError] = []
    for member in members:
        if member is type(None):
            continue
        try:
            return from_plain(member, plain, where, house)
        except PlainError as error:
            found.append(error)
    raise found[0]


def _sequence(hint: Any, plain: object, where: str, house: str) -> Any:
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if not isinstance(plain, list | tuple):
        raise PlainError(where, f"expected a list, found {plain!r}")
    if origin is list or args[-1] is Ellipsis:
        members = (from_plain(args[0], item, _at(where, i), house) for i, item in enumerate(plain))
        return list(members) if origin is list else tuple(members)
    if len(args) != len(plain):
        raise PlainError(where, f"expected {len(args)} items, found {len(plain)}")
    return tuple(
        from_plain(arg, item, _at(where, i), house)
        for i, (arg, item) in enumerate(zip(args, plain, strict=True))
    )


def _mapping(hint: Any, plain: object, where: str, house: str) -> dict[Any, Any]:
    if not isinstance(plain, dict):
        raise PlainError(where, f"expected a table, found {plain!r}")
    key_hint, value_hint = typing.get_args(hint)
    read: dict[Any, Any] = {}
    for key, item in plain.items():
        named = int(key) if key_hint is int and _WHOLE.fullmatch(str(key)) else key
        read[from_plain(key_hint, named, _at(where, key), house)] = from_plain(
            value_hint, item, _at(where, key), house
        )
    return read


def _tagged(family: type[Tagged], plain: object, where: str, house: str) -> Tagged:
    name = plain if isinstance(plain, str) else plain.get(TAG) if isinstance(plain, dict) else None
    if not isinstance(name, str):
        raise PlainError(where, f"expected the name of a {family.__name__}, found {plain!r}")
    home, _, short = name.rpartition(".")
    if home in ("", house.partition(MARK)[0]):
        home = house
    cls = Tagged.known.get(f"{home}.{short}")
    if cls is None or not issubclass(cls, family):
        raise PlainError(where, f"no {family.__name__} is called {name!r}")
    return read_fields(cls, {} if isinstance(plain, str) else plain, where, house)
