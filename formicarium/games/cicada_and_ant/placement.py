"""Where six pawns can stand, and the stage game that each placement sets up (spec, 9.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from formicarium.games.cicada_and_ant.chances import Cells, Prospects
from formicarium.games.cicada_and_ant.data import (
    CELLS,
    DRAGONFLY,
    INDEX,
    INDEX_OF,
    NEIGHBOURS,
    PATHS,
    PAWNS,
    Cell,
)
from formicarium.games.cicada_and_ant.stage import Mix, Solution, solve, solve_seen
from formicarium.games.cicada_and_ant.value import prospects
from formicarium.games.cicada_and_ant.view import CicadaView

Group: TypeAlias = int  # a set of cells: bit 0 is r1c1, bit 15 r4c4
Outlook: TypeAlias = Callable[[CicadaView], Prospects]  # how a player judges what a round may bring


def connected_groups() -> tuple[Group, ...]:
    """CIG-ANT-03: every connected group of six cells. There are 496."""
    cells = range(len(CELLS))
    beside = [sum(1 << INDEX[near] for near in NEIGHBOURS[cell]) for cell in CELLS]
    groups = {1 << cell for cell in cells}
    for _ in range(PAWNS - 1):
        groups = {g | 1 << cell for g in groups for cell in cells if beside[cell] & g and not g >> cell & 1}
    return tuple(sorted(groups))


GROUPS = connected_groups()


def group_of(cells: Iterable[Cell]) -> Group:
    return sum([1 << INDEX[cell] for cell in cells])


def cells_of(group: Group) -> Cells:
    return tuple([cell for cell in range(len(CELLS)) if group >> cell & 1])


def outward(group: Group, placed: Sequence[Cell]) -> list[Cell]:
    """The cells of a group that have no pawn yet, each beside one that has (CIG-ANT-03)."""
    found = list(placed)
    left = [CELLS[cell] for cell in cells_of(group) if CELLS[cell] not in placed]
    while left:
        found.append(next(cell for cell in left if any(near in found for near in NEIGHBOURS[cell])))
        left.remove(found[-1])
    return found[len(placed) :]


class Payoff(NamedTuple):
    """What laying a type brings the Ant, and what the Cicada has at stake on it (see `stage`)."""

    gain: float
    loss: float
    stake: float


class Square:
    """The stage games that a square offers, as one seat can judge them. Payoffs are chances of winning."""

    words = "why"  # the reasons for what is played begin so
    seen_word = "why-guard-seen"  # the reason for a guess after a look

    def __init__(self, view: CicadaView, outlook: Outlook = prospects) -> None:
        self.view = view
        self.ahead = outlook(view)
        self.seen = dict(view.powers).get(DRAGONFLY) == view.cicada  # the Cicada will look at a token
        self.by_type: list[Group] = [0] * len(PATHS)
        for cell, card in enumerate(view.square):
            if card:
                self.by_type[INDEX_OF[card]] |= 1 << cell
        self._payoffs: dict[Group, Payoff] = {}

    def types(self, group: Group) -> list[int]:
        """The types present under a group, by their number."""
        return [t for t, cells in enumerate(self.by_type) if cells & group]

    def solution(self, group: Group) -> Solution:
        """The equilibrium once the pawns stand on this group; its types are `types(group)`."""
        payoffs = [self.payoff(cells & group) for cells in self.by_type if cells & group]
        gains, losses, stakes = zip(*payoffs, strict=True)
        return solve_seen(gains, losses, stakes) if self.seen else solve(gains, losses, stakes)

    def payoff(self, cells: Group) -> Payoff:
        """For a type that has pawns on these cells. Few sets of cells occur in all the groups together."""
        if cells not in self._payoffs:
            ant, cicada = self.view.ant, self.view.cicada
            missed, caught = self.ahead.missed(cells_of(cells)), self.ahead.caught(cells_of(cells))
            self._payoffs[cells] = Payoff(missed[ant], -caught[ant], caught[cicada] - missed[cicada])
        return self._payoffs[cells]


class Piles(Square):
    """The same for whoever sees sizes only, and thinks of nobody: the largest pile is laid and guarded."""

    words = "why-pile"
    seen_word = "why-pile-guard-seen"

    def solution(self, group: Group) -> Solution:
        sizes = [(cells & group).bit_count() for cells in self.by_type if cells & group]
        largest = only(sizes.index(max(sizes)), len(sizes))
        if not self.seen:
            return Solution(max(sizes), largest, largest)
        others = [[size * (t != seen) for t, size in enumerate(sizes)] for seen in range(len(sizes))]
        replies = [only(left.index(max(left)), len(left)) for left in others]
        return Solution(max(sizes), largest, largest, (*replies, largest))


def only(type: int, types: int) -> Mix:
    """This type and no other."""
    return tuple([float(t == type) for t in range(types)])


@lru_cache(maxsize=64)
def ranking(
    view: CicadaView, outlook: Outlook = prospects, games: Callable[[CicadaView, Outlook], Square] = Square
) -> tuple[tuple[float, Group], ...]:
    """All groups with the Ant's chance of winning, the best first, for a view without pawns."""
    square = games(view, outlook)
    return tuple(sorted([(square.solution(group).value, group) for group in GROUPS], reverse=True))
