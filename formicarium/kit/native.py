"""What a compiled class keeps of the dataclass it was written as: its fields, and all that reads them."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterator
from dataclasses import MISSING, Field, FrozenInstanceError
from typing import Any

described: Any = dataclasses.field


def native(cls: Any, traits: str, hints: str, told: dict[str, Any]) -> None:
    """Let a compiled class answer `fields`, `replace`, `repr`, `pickle` and `copy` as the dataclass would.

    `hints` has a line for each field of its own, `told` their defaults or descriptions.
    """
    frozen, kw_only, eq = "frozen" in traits, "kw_only" in traits, "identity" not in traits
    known: dict[str, Field[Any]] = {}
    for base in cls.__mro__[-1:0:-1]:
        known.update(getattr(base, "__dataclass_fields__", {}))
    own: dict[str, str] = {}
    for line in hints.splitlines():
        name, _, hint = line.partition(": ")
        own[name] = hint
        known[name] = _field(name, hint, told.get(name, MISSING), kw_only)
    cls.__dataclass_fields__ = known
    cls.__dataclass_params__ = _Params(frozen, eq)
    cls.__annotations__ = own
    cls.__slots__ = _Slots(own)
    for name, method in _given(frozen, eq):
        if name not in cls.__dict__ or name.endswith("state__"):  # mypyc has other ideas of a state
            setattr(cls, name, method)
    if eq and not frozen:
        cls.__hash__ = None


def retyped(cls: Any, hints: str) -> None:
    """A compiled module names the types of a class that stays interpreted; here is what they were called."""
    for line in hints.splitlines():
        name, _, hint = line.partition(": ")
        cls.__annotations__[name] = cls.__dataclass_fields__[name].type = hint


def promised(cls: Any, names: str) -> None:
    """Attributes that the subclasses of a compiled class declare: none of them is a default there."""
    for name in names.split():
        setattr(cls, name, _Promised(cls.__dict__[name]))


class _Promised:
    """An attribute of the objects of a class, and not of the class."""

    def __init__(self, attribute: Any) -> None:
        self.attribute = attribute

    def __get__(self, instance: object, owner: Any = None) -> Any:
        if instance is None:
            raise AttributeError("an attribute of its objects")
        return self.attribute.__get__(instance, owner)

    def __set__(self, instance: object, value: object) -> None:
        self.attribute.__set__(instance, value)


def _field(name: str, hint: str, told: Any, kw_only: bool) -> Field[Any]:
    field: Any = told if isinstance(told, Field) else dataclasses.field(default=told)
    field.name, field.type, field.kw_only = name, hint, kw_only
    field._field_type = dataclasses._FIELD  # type: ignore[attr-defined]
    return field  # type: ignore[no-any-return]


class _Slots(tuple[str, ...]):
    """Names for `dataclass`, which makes no second slots of them in a subclass; mypyc asks and finds none."""

    def __get__(self, instance: object, owner: object = None) -> tuple[str, ...]:
        return ()


class _Params:
    """What `dataclass` asks of a base."""

    def __init__(self, frozen: bool, eq: bool) -> None:
        self.frozen = frozen
        self.eq = eq


def _repr(self: Any) -> str:
    said = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self) if f.repr)
    return f"{type(self).__qualname__}({said})"


def _compared(self: Any) -> tuple[Any, ...]:
    return tuple(getattr(self, f.name) for f in dataclasses.fields(self) if f.compare)


def _eq(self: Any, other: object) -> Any:
    return _compared(self) == _compared(other) if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash(_compared(self))


def _no_change(self: Any, name: str, value: object = None) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _slots(self: Any) -> tuple[None, dict[str, Any]]:
    """As `pickle` finds it in a class with slots: those of the class itself come first."""
    names = (name for cls in type(self).__mro__ for name in cls.__dict__.get("__slots__", ()))
    return None, {name: getattr(self, name) for name in names}


def _fill(self: Any, state: tuple[None, dict[str, Any]]) -> None:
    for name, value in state[1].items():
        setattr(self, name, value)


def _given(frozen: bool, eq: bool) -> Iterator[tuple[str, Any]]:
    """The methods that a class shares with others of its kind, if it has none of its own."""
    yield "__repr__", _repr
    if not frozen:
        yield "__getstate__", _slots
        yield "__setstate__", _fill
        return
    yield "__getstate__", dataclasses._dataclass_getstate  # type: ignore[attr-defined]
    yield "__setstate__", dataclasses._dataclass_setstate  # type: ignore[attr-defined]
    if eq:
        yield "__eq__", _eq
        yield "__hash__", _hash
    if sys.flags.dev_mode:  # as in kit/swift.py: else the type checker alone sees to it
        yield "__setattr__", _no_change
        yield "__delattr__", _no_change
