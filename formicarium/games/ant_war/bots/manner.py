"""How far a player looks, and how much it sees. Weaker players look less far and see less."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from formicarium.core.decision import Move
from formicarium.games.ant_war.data import SQUARES
from formicarium.games.ant_war.moves import Advance, HitWall

WIDE = 3  # so many first actions of an order are followed up


@dataclass(frozen=True, slots=True)
class Manner:
    """What a player takes into account."""

    plans: int = WIDE  # first actions of an order that it follows up by a second one
    fears: bool = True  # what the enemy may do in its next turn
    counts: bool = True  # what hidden ants may still be: by their orders, and by how many of each are left
    far: int = len(SQUARES)  # ants within so many steps: of the others it knows that they are there
    skills: bool = True  # what ants can do beside moving and fighting
    hunts: bool = True  # that a hidden ant may be the Queen
    reads: bool = False  # formations that everybody can look up, by the squares an army takes
    calm: bool = False  # guards for the Queen only when somebody comes for her

    def thought_of(self, legal: Sequence[Move]) -> list[Move]:
        """Which of these actions come to its mind: others, only if nothing else can be done."""
        plain = [move for move in legal if self.skills or isinstance(move, Advance | HitWall)]
        return plain or list(legal)


ALL = Manner()
