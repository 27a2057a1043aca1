"""Places, players and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Move, Path
from formicarium.games.hidden_empires_2.data import Area, Place
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True)
class ChooseArea(Move):
    """`place_nest`, `restart_area`, `return_aphids`, `reveal_token`, `scout`, `nest_lost`, `nest_site`."""

    area: Area

    def spell(self) -> Path:
        return (f"place:{self.area}",)


@dataclass(frozen=True, slots=True)
class MoveTo(Move):
    """`redeploy_to`, `advance_to`: where the ants picked up go."""

    place: Place

    def spell(self) -> Path:
        return (f"place:{self.place}",)


@dataclass(frozen=True, slots=True)
class ChooseSeat(Move):
    """`repel_target`, `predator_hit`: whose ant it is to be."""

    seat: Seat

    def spell(self) -> Path:
        return (f"seat:{self.seat}",)


@dataclass(frozen=True, slots=True)
class ChooseCount(Move):
    """A number: dice to roll, foragers, millers, queens to hunt, females among the lost."""

    count: int

    def spell(self) -> Path:
        return (f"count:{self.count}",)


choose_area = cache(ChooseArea)
move_to = cache(MoveTo)
choose_seat = cache(ChooseSeat)
choose_count = cache(ChooseCount)


@cache
def counts(least: int, most: int, proposed: int | None = None) -> tuple[ChooseCount, ...]:
    """Every number from `least` to `most`; one that is proposed comes first, and numbers do not just rise.

    >>> [move.count for move in counts(0, 3, 2)], [move.count for move in counts(0, 3, 0)]
    ([2, 0, 1, 3], [0, 3, 2, 1])
    """
    numbers = [count for count in range(least, most + 1) if count != proposed]
    if proposed is not None:
        numbers = [proposed, *(reversed(numbers) if proposed == least else numbers)]
    return tuple(choose_count(count) for count in numbers)
