"""Corrected tables beside the packaged ones: do they have the same shape, and where do they differ?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from formicarium.kit.data import SUFFIX, BadTable, Tables

KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", list: "a list"}


class Change(NamedTuple):
    """One place where two tables differ."""

    file: str
    key: str
    value: object

    def __str__(self) -> str:
        return f"{self.file}{SUFFIX}: {self.key} = {self.value!r}"


def corrected(packaged: Tables, given: Tables) -> dict[str, Mapping[str, Any]]:
    """The packaged tables with those given in their place; BadTable if one has another shape."""
    for name, table in given.items():
        if name not in packaged:
            raise BadTable(name, "", f"the game has no such file; it has {', '.join(packaged) or 'none'}")
        _compare(name, "", [packaged[name]], table)
    return {**packaged, **given}


def changes(packaged: Tables, given: Tables) -> list[Change]:
    """Where tables of the same shape differ, file by file."""
    return [
        change
        for name, table in given.items()
        for change in _changes(name, "", packaged[name], table)
    ]  # fmt: skip


def _changes(file: str, key: str, old: Any, new: Any) -> Iterator[Change]:
    if isinstance(new, dict) and isinstance(old, dict):
        for name in new:
            yield from _changes(file, _join(key, name), old.get(name), new[name])
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from _changes(file, f"{key}[{_name(other, number)}]", one, other)
    elif old != new:
        yield Change(file, key, new)


def _compare(file: str, key: str, samples: list[Any], value: Any) -> None:
    """A value must be of the kind that the samples are: what the packaged table has in its place."""
    alike = [sample for sample in samples if type(sample) is type(value)]
    samples = alike or samples  # some lists hold texts and numbers
    kind = type(samples[0])
    if kind is dict:
        _compare_keys(file, key, samples, value)
    elif kind is list:
        if not isinstance(value, list):
            raise BadTable(file, key, f"must be a list, not {value!r}")
        if len(samples) == 1:
            _compare_ids(file, key, samples[0], value)
        items = [item for sample in samples for item in sample]
        for number, item in enumerate(value if items else ()):
            _compare(file, f"{key}[{_name(item, number)}]", items, item)
    elif type(value) is not kind and (kind, type(value)) != (float, int):
        raise BadTable(file, key, f"must be {KINDS.get(kind, kind.__name__)}, not {value!r}")
    elif kind is int and value < 0 <= min(samples):
        raise BadTable(file, key, f"must not be below 0, as {value} is")


def _compare_ids(file: str, key: str, sample: list[Any], value: list[Any]) -> None:
    """Rows with an id are known to the game by it: each of them, in this order."""
    known = [item["id"] for item in sample if isinstance(item, dict) and "id" in item]
    given = [item.get("id") for item in value if isinstance(item, dict)]
    if known and given != known:
        wrong = next((id for id in given if id not in known), None)
        why = (
            f"the game does not know {wrong!r}"
            if wrong is not None
            else "each row is there once, in its place"
        )
        raise BadTable(file, key, f"{why} ({', '.join(map(str, known))})")


def _compare_keys(file: str, key: str, samples: list[dict[str, Any]], value: Any) -> None:
    if not isinstance(value, dict):
        raise BadTable(file, key, f"must be a table, not {value!r}")
    for name in value:
        beside = [sample[name] for sample in samples if name in sample]
        if not beside:
            raise BadTable(file, _join(key, name), "the game does not read this")
        _compare(file, _join(key, name), beside, value[name])
    for name in samples[0]:
        if name not in value and all(name in sample for sample in samples):
            raise BadTable(file, _join(key, name), "is missing")


def _join(key: str, name: str) -> str:
    return f"{key}.{name}" if key else name


def _name(item: object, number: int) -> object:
    """Rows are called by their id, other items by their number."""
    return item.get("id", number) if isinstance(item, dict) else number
