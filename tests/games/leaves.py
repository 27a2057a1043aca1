"""Every number of a game's tables, and which of them nobody would miss."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from itertools import zip_longest
from typing import Any, NamedTuple

from formicarium.core.errors import DataError
from formicarium.core.game import Game
from formicarium.kit.data import BadTable, Tables, read_tables
from tests.games.recalculation import Recalculation
from tests.games.stories import Story

Key = tuple[str | int, ...]

A_FEW = 4  # stories: what is found is found early, and each is told twice


class Leaf(NamedTuple):
    """One number of a table: where it stands."""

    file: str
    key: Key
    kind: str  # the same for all rows of a list, but each card says something of its own
    value: int | float

    def __str__(self) -> str:
        return f"{self.file}.toml {'.'.join(map(str, self.key))} = {self.value!r}"


def leaves(tables: Tables) -> Iterator[Leaf]:
    for file, table in tables.items():
        yield from _leaves(file, (), file, table)


def _leaves(file: str, key: Key, kind: str, value: Any) -> Iterator[Leaf]:
    if isinstance(value, dict):
        told_apart = f"[{value['id']}]" if "id" in value and "params" in value else ""
        for name in value:
            further = f"{kind}{told_apart if name == 'params' else ''}.{name}"
            yield from _leaves(file, (*key, name), further, value[name])
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _leaves(file, (*key, number), kind, item)
    elif type(value) in (int, float):
        yield Leaf(file, key, kind, value)


def changed(tables: Tables, leaf: Leaf, by: int) -> dict[str, Any]:
    """The file with another number in this place; the rest of it is shared."""
    return {leaf.file: _changed(tables[leaf.file], leaf.key, leaf.value + by)}


def _changed(table: Any, key: Key, value: int | float) -> Any:
    if not key:
        return value
    copied = copy(table)
    copied[key[0]] = _changed(table[key[0]], key[1:], value)
    return copied


class Probe:
    """Looks whether a game is another one when a number of its tables is.

    `stages` are the stories in which a number of its kind is likely to matter, by the number and the row
    it stands in; `stories` are told for every number; `held` are kinds of numbers that a class keeps for
    itself (the default of an option). What was noticed is kept in `noticed`.
    """

    def __init__(
        self,
        game: Game[Any],
        stories: Sequence[Story],
        stages: Callable[[Leaf, Mapping[str, Any]], Sequence[Story]] = lambda leaf, row: (),
        held: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.tables = read_tables(type(game).__module__)
        self.stories = stories
        self.stages = stages
        self.held = held
        self.noticed: dict[Leaf, str] = {}
        self._recalculation = Recalculation(game)
        self._told: dict[Story, tuple[object, ...]] = {}
        self._telling: dict[str, list[Story]] = defaultdict(list)  # by kind, the latest first
        self._evidence: dict[Story, None] = {}
        self._refused: set[tuple[str, type[Exception]]] = set()  # kinds, as an edition has confirmed

    def unnoticed(self) -> list[str]:
        """The numbers that can be one more and one less, and nobody sees a difference."""
        return [str(leaf) for leaf in leaves(self.tables) if not self._notices(leaf)]

    def imagined(self) -> list[Story]:
        """Stories that told games apart, and differ even when the same constants are computed anew."""
        with self._recalculation.of(self.tables) as same:
            return [story for story in self._evidence if self._tells_apart(story, same)]

    def _notices(self, leaf: Leaf) -> bool:
        if leaf.kind in self.held:
            return self._in_an_edition(leaf)
        first = (*self._telling[leaf.kind], *self.stages(leaf, self._row(leaf)))
        stories = list(dict.fromkeys((*first, *self.stories)))
        for start in range(0, len(stories), A_FEW):
            few = stories[start : start + A_FEW]
            for story in few:
                self._hear(story)
            if any(self._differs(leaf, by, few) for by in (1, -1)):
                return True
        return self._in_an_edition(leaf)

    def _hear(self, story: Story) -> None:
        if story not in self._told:
            self._told[story] = tuple(story(self.game))

    def _differs(self, leaf: Leaf, by: int, stories: Sequence[Story]) -> bool:
        if leaf.value + by < 0 <= leaf.value:
            return False  # any number may be refused for that
        given = changed(self.tables, leaf, by)
        try:
            with self._recalculation.of({**self.tables, **given}) as other:
                story = next((story for story in stories if self._tells_apart(story, other)), None)
        except BadTable as error:
            self.noticed[leaf] = f"refused: {error}"
            return True
        except Exception as error:
            return self._is_refused(leaf, given, type(error))
        if story is not None:
            self._keep(leaf, story)
        return story is not None

    def _tells_apart(self, story: Story, other: Game[Any]) -> bool:
        heard = zip_longest(self._told[story], story(other))
        return any(one != two and repr(one) != repr(two) for one, two in heard)

    def _keep(self, leaf: Leaf, story: Story) -> None:
        self.noticed[leaf] = repr(story)
        self._evidence[story] = None
        if story in self.stories:  # stages are a row's own
            known = self._telling[leaf.kind]
            known[:] = [story, *(each for each in known if each != story)]

    def _is_refused(self, leaf: Leaf, given: Tables, why: type[Exception]) -> bool:
        """The constants do not fit together: an edition says so, too; asked once for all rows of a kind."""
        if (leaf.kind, why) not in self._refused:
            try:
                self.game.with_data(given)
            except DataError:
                self._refused.add((leaf.kind, why))
        if (leaf.kind, why) in self._refused:
            self.noticed[leaf] = f"refused: {why.__name__}"
        return leaf in self.noticed

    def _in_an_edition(self, leaf: Leaf) -> bool:
        """What a class keeps of a number for itself is seen only when the class is made anew."""
        given = changed(self.tables, leaf, 1)
        try:
            other = self.game.with_data(given)
        except DataError as error:
            self.noticed[leaf] = f"refused: {error}"
            return True
        for story in self.stories[:2]:
            self._hear(story)
            if self._tells_apart(story, other):
                self.noticed[leaf] = f"{story} in an edition"
                return True
        return False

    def _row(self, leaf: Leaf) -> Mapping[str, Any]:
        """The row of a list that a number stands in, if it does."""
        rows, number = self.tables[leaf.file][str(leaf.key[0])], leaf.key[-1 if len(leaf.key) == 1 else 1]
        return rows[number] if isinstance(number, int) and isinstance(rows[number], dict) else {}
