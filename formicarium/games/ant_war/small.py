"""Small wars by themselves: a duel that can be solved, and a skirmish that can be learnt in minutes.

Both sides place a few ants in secret, close to each other, and play on by the rules of the game; the Shop is
empty, and nobody has walls. In the duel everybody has one order, which moves one ant, and Black two turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from formicarium.core.small import Small
from formicarium.core.state import AnyStep
from formicarium.core.together import Together
from formicarium.games.ant_war.data import (
    HAND,
    KAMIKAZE,
    QUEEN,
    START_DECK,
    UNITS,
    WORKER,
    Order,
    Square,
    Unit,
)
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.state import Garden
from formicarium.games.ant_war.steps.placement import PlaceFew
from formicarium.games.ant_war.steps.setup import DealHand, NameFirstPlayer, ShowArmies
from formicarium.games.ant_war.steps.turn import Turn


@dataclass(frozen=True, slots=True)
class War:
    """Who fights, where, and with which orders; the first of each pair is Black."""

    armies: tuple[tuple[Unit, ...], tuple[Unit, ...]]
    squares: tuple[str, str]
    deck: tuple[Order, ...]  # of each side
    options: Mapping[str, Any]

    def start(self) -> Garden:
        """Before the ants are placed."""
        from formicarium.games.ant_war.box import start  # which knows the steps

        s = start(2, WarOptions(**self.options))
        placing = [
            PlaceFew(seat, army, tuple(map(Square, squares.split())))
            for seat, (army, squares) in enumerate(zip(self.armies, self.squares, strict=True))
        ]
        s.reserves = [0, 0]
        s.steps.clear()
        dealing: tuple[AnyStep, ...] = ()
        if len(self.deck) > HAND:
            s.piles, dealing = [self.deck, self.deck], (DealHand(0), DealHand(1))
        else:
            s.hands = [self.deck, self.deck]
        placed = Together(tuple((each.seat, (each,)) for each in placing))
        s.then(placed, ShowArmies(), *dealing, NameFirstPlayer(), Turn())
        return s

    def small(self, longest: int) -> Small:
        return Small(2, self.options, self.start, worth, longest)


def worth(s: Garden) -> tuple[float, ...]:
    """Won, drawn or lost."""
    assert s.outcome is not None
    return tuple(2 * share - 1 for share in s.outcome.shares)


DUEL = War(
    armies=((QUEEN, KAMIKAZE), (QUEEN, WORKER)),
    squares=("d5 e5", "d6 e6"),  # face to face between the ponds
    deck=(Order("start_march"),),
    options={"fixed_first": "black", "turn_cap": 3},
)
SKIRMISH = War(
    armies=(UNITS, UNITS),  # one of each
    squares=("c3 d3 e3 f3 c4 d4 e4 f4", "f7 e7 d7 c7 f6 e6 d6 c6"),
    deck=START_DECK,
    options={"turn_cap": 60},
)
SMALL = {"duel": DUEL.small(longest=7), "skirmish": SKIRMISH.small(longest=12 + 5 * 60)}
