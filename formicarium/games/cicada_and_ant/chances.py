"""What a table is worth: how likely each seat is to win, and what this round may change.

Each seat has a strength; the chances are in proportion to its exponential, so with two seats the difference
of strengths is the logarithm of the odds. Being the Ant next is a part of a seat's strength: so what a
collection is worth already contains the value of the role (W in section 9.3 of the spec).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple, Protocol, TypeAlias

from formicarium.games.cicada_and_ant.data import INDEX_OF, NOBODY, PATHS
from formicarium.games.cicada_and_ant.roles import next_roles
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.texts.message import Seat

Chances: TypeAlias = tuple[float, ...]  # of winning, per seat
Cells: TypeAlias = tuple[int, ...]  # by their index, row-major


class Prospects(Protocol):
    """What this round may bring, as one seat can judge it."""

    @property
    def view(self) -> CicadaView: ...

    def now(self) -> Chances:
        """If nothing more is collected in this round."""
        ...

    def missed(self, cells: Cells) -> Chances:
        """If the Ant collects the cards of these cells."""
        ...

    def caught(self, cells: Cells) -> Chances:
        """If the Cicada collects them."""
        ...


def shares(strengths: Sequence[float]) -> Chances:
    """The chances that these strengths give."""
    top = max(strengths)
    odds = [exp(strength - top) for strength in strengths]
    total = sum(odds)
    return tuple([each / total for each in odds])


class RoleWorth(NamedTuple):
    """What the roles of the next round add to the strengths."""

    ant: float
    cicada: float = 0.0
    left: float = 0.0  # of the Ant's left neighbour, who is Ant after a miss

    def add_to(self, strengths: list[float], ant: Seat, cicada: Seat) -> None:
        strengths[ant] += self.ant
        strengths[cicada] += self.cicada
        strengths[(ant + 1) % len(strengths)] += self.left


def sure(winner: Seat, seats: int) -> Chances:
    return tuple([float(seat == winner) for seat in range(seats)])


def roles_after(view: CicadaView, collector: Seat) -> tuple[Seat, Seat]:
    """Ant and Cicada of the next round, or of this one as long as nobody has collected."""
    if collector == NOBODY:
        return view.ant, view.cicada
    return next_roles(view.ant, view.cicada, view.seats, intercepted=collector == view.cicada)


def cells_by_type(view: CicadaView, cells: Sequence[int]) -> dict[int, Cells]:
    """The cells of each type present, types in the order of PATHS."""
    found: dict[int, list[int]] = {}
    for cell in cells:
        found.setdefault(INDEX_OF[view.square[cell]], []).append(cell)
    return {t: tuple(found[t]) for t in range(len(PATHS)) if t in found}
