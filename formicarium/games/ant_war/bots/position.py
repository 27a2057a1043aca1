"""Where everything stands, as far as the value of a garden needs it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias, TypeVar

from formicarium.games.ant_war.bots.belief import Chances
from formicarium.games.ant_war.data import Square, Unit


@dataclass(frozen=True, slots=True, eq=False)
class Own:
    """An own ant, and what the enemy may think it is. Made once per outlook, and compared by identity."""

    unit: Unit
    public: Chances
    spent: bool
    worth: float


@dataclass(frozen=True, slots=True, eq=False)
class Foe:
    """An enemy ant, and what it may be. Made once per outlook, too."""

    chances: Chances
    spent: bool
    worth: float


P = TypeVar("P", Own, Foe, int)
Changes: TypeAlias = Mapping[Square, P | None]


@dataclass(frozen=True, slots=True)
class Position:
    """Own ants, enemy ants and walls by square. Walls are hit points, negative for the enemy's."""

    mine: dict[Square, Own]
    theirs: dict[Square, Foe]
    walls: dict[Square, int]

    def but(
        self,
        mine: Changes[Own] | None = None,
        theirs: Changes[Foe] | None = None,
        walls: Changes[int] | None = None,
    ) -> Position:
        """The same with these squares changed; None, or no hit points, takes a piece away."""
        return Position(_changed(self.mine, mine), _changed(self.theirs, theirs), _changed(self.walls, walls))


def _changed(pieces: dict[Square, P], changes: Changes[P] | None) -> dict[Square, P]:
    if not changes:
        return pieces
    new = pieces.copy()
    for square, piece in changes.items():
        if piece:
            new[square] = piece
        else:
            new.pop(square, None)
    return new


@lru_cache(maxsize=2048)
def doubt(chances: Chances) -> float:
    """0 for a unit that is certain, about 1 for one of which nothing is known."""
    return 1.25 * (1 - sum(chance * chance for chance in chances))
