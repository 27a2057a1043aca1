"""How one value of a view becomes numbers: codes, put together as the value is.

A code takes the same number of places whatever it writes, and writes values that differ differently. Where
seats are meant, the observer comes first and the others follow clockwise. What a code leaves at 0 is not
there: an empty cell, nobody, no card.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeAlias

from formicarium.core.errors import ObservationError

Numbers: TypeAlias = "array[float]"

MANY = 1_000_000  # more than anything is counted to


class Code:
    """Writes values of one kind into so many places."""

    shape: tuple[int, ...] = ()  # () for a single number
    size: int = 1

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        """Write a value from place `at` on, as seat `me` sees it; all these places are still 0."""
        raise NotImplementedError

    def lows(self) -> list[float]:
        """The least number in each place."""
        return [0.0] * self.size

    def highs(self) -> list[float]:
        """The greatest number in each place."""
        return [1.0] * self.size

    def layout(self) -> str:
        """What stands in which place, in words for a reader of the docs."""
        raise NotImplementedError

    def _sized(self, *shape: int) -> None:
        self.shape = shape
        self.size = 1
        for length in shape:
            self.size *= length


class Flag(Code):
    """Yes or no."""

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        if value:
            out[at] = 1.0

    def layout(self) -> str:
        return "1: yes"


class Number(Code):
    """A number as it is."""

    def __init__(self, high: int = MANY, low: int = 0) -> None:
        self.low, self.high = low, high

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        out[at] = value

    def lows(self) -> list[float]:
        return [float(self.low)]

    def highs(self) -> list[float]:
        return [float(self.high)]

    def layout(self) -> str:
        return "a number" if self.high == MANY else f"a number, {self.low} to {self.high}"


class OneOf(Code):
    """One thing of a closed set: 1 in its place. Nothing ("" or None) is 0 everywhere, unless listed."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)
        self.place: dict[Any, int] = {value: number for number, value in enumerate(self.values)}
        self._sized(len(self.values))

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        place = self.place.get(value)
        if place is not None:
            out[at + place] = 1.0
        elif value or value == 0:
            raise ObservationError(f"{value!r} is none of {self.layout()}")

    def layout(self) -> str:
        return "one of " + listed(self.values)


class Index(Code):
    """One thing of a long closed set, as its number in it, from 1; nothing is 0."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)
        self.place: dict[Any, int] = {value: number for number, value in enumerate(self.values, 1)}

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        place = self.place.get(value)
        if place is not None:
            out[at] = place
        elif value or value == 0:
            raise ObservationError(f"{value!r} is none of {self.layout()}")

    def highs(self) -> list[float]:
        return [float(len(self.values))]

    def layout(self) -> str:
        return "the number, from 1, among " + listed(self.values)


class Who(Code):
    """A seat: 1 in its place, the observer's first; nobody (None or -1) is 0 everywhere."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._sized(seats)

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        if value is not None and value >= 0:
            out[at + (value - me) % self.seats] = 1.0

    def layout(self) -> str:
        return "the seat, the observer first"


class Where(Code):
    """A place by its coordinates: 1 if there is one, then both of them; "" or None is nowhere."""

    def __init__(self, coordinates: Callable[[Any], tuple[int, int]], most: int = 999) -> None:
        self.coordinates, self.most = coordinates, most
        self._sized(3)

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        if value:
            out[at] = 1.0
            out[at + 1], out[at + 2] = self.coordinates(value)

    def lows(self) -> list[float]:
        return [0.0, -float(self.most), -float(self.most)]

    def highs(self) -> list[float]:
        return [1.0, float(self.most), float(self.most)]

    def layout(self) -> str:
        return "1 if there; then its coordinates q and r"


class Maybe(Code):
    """Something that may be missing (None): 1 if it is there, then it."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self._sized(1 + code.size)

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        if value is not None:
            out[at] = 1.0
            self.code.write(out, at + 1, value, me)

    def lows(self) -> list[float]:
        return [0.0, *(min(0.0, low) for low in self.code.lows())]

    def highs(self) -> list[float]:
        return [1.0, *self.code.highs()]

    def layout(self) -> str:
        return f"1 if there; then {self.code.layout()}"


class EachSeat(Code):
    """One value for every seat, the observer's first. Values that are not told at all leave 0."""

    def __init__(self, seats: int, code: Code) -> None:
        self.seats, self.code = seats, code
        self._sized(seats, *code.shape)

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        code, size, seats = self.code, self.code.size, self.seats
        for seat, each in enumerate(value):
            code.write(out, at + (seat - me) % seats * size, each, me)

    def lows(self) -> list[float]:
        return self.code.lows() * self.seats

    def highs(self) -> list[float]:
        return self.code.highs() * self.seats

    def layout(self) -> str:
        return f"for each seat, the observer first: {self.code.layout()}"


class Each(Code):
    """One value for every one of a closed set: a table by its keys, or a row in their order."""

    def __init__(self, keys: Sequence[Any], code: Code) -> None:
        self.keys, self.code = tuple(keys), code
        self.place: dict[Any, int] = {key: number for number, key in enumerate(self.keys)}
        self._sized(len(self.keys), *code.shape)

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        code, size, place = self.code, self.code.size, self.place
        if isinstance(value, Mapping):
            for key, each in value.items():
                number = place.get(key)
                if number is None:
                    raise ObservationError(f"{key!r} is none of {listed(self.keys)}")
                code.write(out, at + number * size, each, me)
        else:
            for each in value:
                code.write(out, at, each, me)
                at += size

    def lows(self) -> list[float]:
        return [min(0.0, low) for low in self.code.lows()] * len(self.keys)

    def highs(self) -> list[float]:
        return self.code.highs() * len(self.keys)

    def layout(self) -> str:
        return f"for each of {listed(self.keys)}: {self.code.layout()}"


class Counts(Code):
    """How many of each of a closed set; `most` of a kind at most. The order is not told."""

    def __init__(self, values: Sequence[Any], most: int = MANY) -> None:
        self.values, self.most = tuple(values), most
        self.place: dict[Any, int] = {value: number for number, value in enumerate(self.values)}
        self._sized(len(self.values))

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        place = self.place
        for each in value:
            number = place.get(each)
            if number is None:
                raise ObservationError(f"{each!r} is none of {listed(self.values)}")
            out[at + number] += 1.0

    def highs(self) -> list[float]:
        return [float(self.most)] * self.size

    def layout(self) -> str:
        return "how many of each of " + listed(self.values)


class Order(Code):
    """Different things of a closed set, in an order: for each its number in the order, from 1."""

    def __init__(self, values: Sequence[Any]) -> None:
        self.values = tuple(values)
        self.place: dict[Any, int] = {value: number for number, value in enumerate(self.values)}
        self._sized(len(self.values))

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        place = self.place
        for number, each in enumerate(value, 1):
            if each not in place:
                raise ObservationError(f"{each!r} is none of {listed(self.values)}")
            out[at + place[each]] = number

    def highs(self) -> list[float]:
        return [float(self.size)] * self.size

    def layout(self) -> str:
        return f"the number in the order, from 1, of each of {listed(self.values)}"


class SeatOrder(Code):
    """Different seats in an order: for each, the observer first, its number in the order, from 1."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._sized(seats)

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        for number, seat in enumerate(value, 1):
            out[at + (seat - me) % self.seats] = number

    def highs(self) -> list[float]:
        return [float(self.seats)] * self.seats

    def layout(self) -> str:
        return "of each seat, the observer first, the number in the order, from 1"


class Row(Code):
    """A row of up to `most` things: how many there are, then each of them in its order."""

    def __init__(self, most: int, code: Code) -> None:
        self.most, self.code = most, code
        self._sized(1 + most * code.size)

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        if len(value) > self.most:
            raise ObservationError(f"there is place for {self.most}, not for {len(value)}")
        out[at] = len(value)
        at += 1
        code, size = self.code, self.code.size
        for each in value:
            code.write(out, at, each, me)
            at += size

    def lows(self) -> list[float]:
        return [0.0, *(min(0.0, low) for low in self.code.lows() * self.most)]

    def highs(self) -> list[float]:
        return [float(self.most), *self.code.highs() * self.most]

    def layout(self) -> str:
        return f"how many; then up to {self.most}, each: {self.code.layout()}"


class Fields(Code):
    """Several things at once: the attributes of an object, or the items of a tuple, in this order."""

    def __init__(self, **codes: Code) -> None:
        self.codes = tuple(codes.items())
        self._sized(sum(code.size for code in codes.values()))

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        plain = type(value) is tuple
        for number, (name, code) in enumerate(self.codes):
            code.write(out, at, value[number] if plain else getattr(value, name), me)
            at += code.size

    def lows(self) -> list[float]:
        return [low for _, code in self.codes for low in code.lows()]

    def highs(self) -> list[float]:
        return [high for _, code in self.codes for high in code.highs()]

    def layout(self) -> str:
        return "; ".join(f"*{name}* ({code.size}): {code.layout()}" for name, code in self.codes)


class Often(Code):
    """Values that come again and again: what was written of one is kept. They must be hashable."""

    KEPT = 1 << 13

    def __init__(self, code: Code) -> None:
        self.code, self.shape, self.size = code, code.shape, code.size
        self.known: dict[tuple[Any, int], list[tuple[int, float]]] = {}

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        key = value, me
        places = self.known.get(key)
        if places is None:
            blank = array("f", bytes(self.size * out.itemsize))
            self.code.write(blank, 0, value, me)
            places = [(place, number) for place, number in enumerate(blank) if number]
            if len(self.known) < self.KEPT:
                self.known[key] = places
        for place, number in places:
            out[at + place] = number

    def lows(self) -> list[float]:
        return self.code.lows()

    def highs(self) -> list[float]:
        return self.code.highs()

    def layout(self) -> str:
        return self.code.layout()


WORD, NUMBER, OPENS, CLOSES, MISSING, FLAG, LETTER = range(1, 8)
KINDS = "1 a word, 2 a number, 3 opens, 4 closes, 5 nothing, 6 yes or no, 7 a letter of another word"


class Written(Code):
    """Anything that can be written down, as up to `most` words: each is its kind and its number.

    For what has too many forms to be laid out, as the steps that are still to be done.
    """

    def __init__(self, words: Sequence[str], most: int) -> None:
        self.words, self.most = tuple(words), most
        self.place: dict[str, int] = {word: number for number, word in enumerate(self.words, 1)}
        self._sized(most, 2)

    def write(self, out: Numbers, at: int, value: Any, me: int) -> None:
        end = self._put(out, at, value, at + self.size)
        assert end <= at + self.size

    def _put(self, out: Numbers, at: int, value: Any, end: int) -> int:
        """Write one thing; returns where to go on."""
        if isinstance(value, str):
            number = self.place.get(value)
            if number is not None:
                return self._pair(out, at, WORD, number, end)
            for letter in value:
                at = self._pair(out, at, LETTER, ord(letter), end)
            return self._pair(out, at, LETTER, 0, end)
        if value is None:
            return self._pair(out, at, MISSING, 0, end)
        if isinstance(value, bool):
            return self._pair(out, at, FLAG, value, end)
        if isinstance(value, int):
            return self._pair(out, at, NUMBER, value, end)
        parts: list[Any]
        if isinstance(value, Mapping):
            parts = [part for pair in sorted(value.items()) for part in pair]
        elif hasattr(value, "__dataclass_fields__"):
            parts = [type(value).__name__]
            parts += [getattr(value, each.name) for each in fields(value) if each.compare]
        else:
            parts = list(value)
        at = self._pair(out, at, OPENS, len(parts), end)
        for part in parts:
            at = self._put(out, at, part, end)
        return at

    def _pair(self, out: Numbers, at: int, kind: int, number: int, end: int) -> int:
        if at == end:
            raise ObservationError(f"there is place for {self.most} words only")
        out[at] = kind
        out[at + 1] = number
        return at + 2

    def lows(self) -> list[float]:
        return [0.0, -float(MANY)] * self.most

    def highs(self) -> list[float]:
        return [7.0, 2.0 * MANY] * self.most

    def layout(self) -> str:
        return f"up to {self.most} words, each by its kind ({KINDS}) and its number"


def listed(values: Sequence[Any]) -> str:
    """A closed set, in words: long ones by their beginning and end."""
    names = [str(value) for value in values]
    if len(names) > 24:
        names = [*names[:8], "…", *names[-4:]]
        return f"{', '.join(names)} ({len(values)} in all)"
    return ", ".join(names)
