"""Every number and word of a game's tables, each changed in turn; and what one sees of a game."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from importlib.util import module_from_spec, spec_from_file_location
from random import Random
from typing import Any, NamedTuple

from formicarium.bots import find
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.kit.correction import corrected
from formicarium.kit.data import BadTable, Tables, give, read_tables

Key = tuple[str | int, ...]


class Leaf(NamedTuple):
    """A number or a word in a table."""

    file: str
    key: Key
    kind: str  # the same for all rows of a list, but each card says something of its own
    value: Any

    def __str__(self) -> str:
        return f"{self.file}.toml {'.'.join(map(str, self.key))} = {self.value!r}"


def leaves(tables: Tables) -> Iterator[Leaf]:
    for file, table in tables.items():
        yield from _leaves(file, (), file, table)


def _leaves(file: str, key: Key, kind: str, value: Any) -> Iterator[Leaf]:
    if isinstance(value, Mapping):
        for name, item in value.items():
            row = f"{kind}[{value['id']}]" if name == "params" else kind
            yield from _leaves(file, (*key, name), f"{row}.{name}", item)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _leaves(file, (*key, number), kind, item)
    else:
        yield Leaf(file, key, kind, value)


def changed(tables: Tables, leaf: Leaf, others: Iterable[Any]) -> dict[str, Any]:
    """The table with another value in this place: one more, the opposite, or what stands in another row."""
    value = leaf.value
    if isinstance(value, bool):
        new: Any = not value
    elif isinstance(value, int):
        new = value + 1
    else:
        new = next((other for other in others if other != value), f"{value}x")
    return with_values(tables, leaf.file, {leaf.key: new})


def with_values(tables: Tables, file: str, values: Mapping[Key, Any]) -> dict[str, Any]:
    table: Any = deepcopy(tables[file])
    for key, value in values.items():
        row = table
        for name in key[:-1]:
            row = row[name]
        row[key[-1]] = value
    return {file: table}


def constants(game: Game[Any], tables: Tables) -> dict[str, str]:
    """What `data.py` of the game makes of these tables, by name."""
    package = type(game).__module__
    spec = spec_from_file_location(f"{package}+leaves.data", sys.modules[f"{package}.data"].__file__)
    assert spec
    assert spec.loader
    give(f"{package}+leaves", tables)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module
    try:
        spec.loader.exec_module(module)
    finally:
        del sys.modules[spec.name]
    return {name: repr(value) for name, value in vars(module).items() if name.isupper() and name[0] != "_"}


def without_effect(game: Game[Any]) -> list[str]:
    """Leaves that can be changed without anything in `data.py` changing, and without a refusal."""
    tables = read_tables(type(game).__module__)
    before = constants(game, tables)
    found = by_kind(tables)
    dead: list[str] = []
    for kind in found.values():
        for leaf in kind:
            try:
                given = changed(tables, leaf, [each.value for each in kind])
                if constants(game, corrected(tables, given)) == before:
                    dead.append(str(leaf))
            except (BadTable, LookupError, ValueError, TypeError, StopIteration):
                pass  # refused
    return dead


def by_kind(tables: Tables) -> dict[str, list[Leaf]]:
    found: dict[str, list[Leaf]] = defaultdict(list)
    for leaf in leaves(tables):
        found[leaf.kind].append(leaf)
    return found


def story(game: Game[Any]) -> Iterator[str]:
    """What one sees of a game: its options, what it offers and shows in matches played by fixed rules."""
    yield repr(game.options())
    kinds = dict(reversed(list(game.kinds())))  # each variant with the fewest seats
    for variant, seats in kinds.items():
        yield repr(game.vocabulary(seats, game.read_options(game.variants[variant])))
        yield from _played(game, variant, seats, "random", 40)
    for seats in game.seats:
        if game.takes(seats, {}):
            yield repr(Match(game, seats).scene(None))
    for players in ("greedy", "random"):
        for variant, seats in kinds.items():
            yield from _played(game, variant, seats, players, 10_000)


def _played(game: Game[Any], variant: str, seats: int, players: str, answers: int) -> Iterator[str]:
    match, rng = Match(game, seats, f"story {variant}", game.variants[variant]), Random(variant)
    bot = find(game, players)
    while match.outcome is None and match.number < answers:
        decision = match.pending[0]
        yield f"{decision.seat} {decision.prompt} {decision.options}"
        match.play(decision.seat, bot.choose(match.sight(decision.seat), rng).move)
        if match.number % 8 == 0:
            yield repr(match.scene(decision.seat))
    yield repr(match.scene(0)) + repr(match.outcome)
