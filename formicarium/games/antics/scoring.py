"""Points and ties (ANT-SCORE, ANT-TIE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from formicarium.games.antics.data import FUNGUS, LEAF_BONUS
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.antics.state import Antics


class Score(NamedTuple):
    """What a player's points are made of."""

    prey: int  # ANT-SCORE-01
    fungus: int  # ANT-SCORE-03
    leaves: int  # the bonus of green leaves, ANT-SCORE-04

    @property
    def total(self) -> int:
        """ANT-SCORE-07: there is nothing else to score."""
        return self.prey + self.fungus + self.leaves


def score(s: Antics, seat: Seat) -> Score:
    """ANT-SCORE-01 to -07, with the leaves where they count most."""
    bonuses = sorted((LEAF_BONUS[leaf] for leaf in s.leaves[seat]), reverse=True)
    levels = fungi(s, seat)[: len(bonuses)]
    return Score(prey_points(len(s.stored[seat])), sum(levels), sum(bonuses[: len(levels)]))


def prey_points(prey: int) -> int:
    """ANT-SCORE-01: for so many brought home."""
    return prey * prey


def fungi(s: Antics, seat: Seat) -> list[int]:
    """ANT-FUNG-02, ANT-TIDY-05: levels of the visible fungi without a prey token, the highest first."""
    taken = [stored.hex for stored in s.stored[seat]]
    spaces = s.hills[seat].spaces.items()
    return sorted(
        (space.level for at, space in spaces if space.kind == FUNGUS and at not in taken), reverse=True
    )


def standing(s: Antics, seat: Seat) -> tuple[int, ...]:
    """ANT-TIE-01: points, then tiles of level 5, 4, 3, 2, 1."""
    return (score(s, seat).total, *s.hills[seat].tiles_by_level())
