"""What cards are worth in Autumn: points, and how soon the game ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from formicarium.games.cicada_and_ant.chances import Cells, Chances, RoleWorth, roles_after, shares
from formicarium.games.cicada_and_ant.data import (
    FULL_SHELVES,
    INDEX_OF,
    INSECT_OF,
    INSECTS,
    PATHS,
    SHELF_END,
    SHELF_POINTS,
    Card,
    Counts,
)
from formicarium.games.cicada_and_ant.scoring import insect_points, shelf_points
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.texts.message import Seat

# Strengths, by the steps that the foremost player lacks for two full shelves (0 to 8). Logistic regression
# on games of `equilibrium` against itself: 6,000 with two seats, 1,000 with three and four. With more
# than two seats the roles count half of what that gave: against the full worth they won a little more often.
POINT = (0.27, 0.27, 0.20, 0.19, 0.18, 0.16, 0.16, 0.16, 0.16)
ROLES_OF_TWO = tuple(map(RoleWorth, (0.75, 0.75, 0.45, 0.39, 0.30, 0.16, 0.16, 0.16, 0.16)))
ROLES_OF_MORE = tuple(
    map(
        RoleWorth,
        (0.85, 0.85, 0.45, 0.37, 0.37, 0.3, 0.3, 0.3, 0.3),
        (0.25, 0.25, 0.18, 0.18, 0.18, 0.16, 0.16, 0.16, 0.16),
        (0.4, 0.4, 0.2, 0.16, 0.16, 0.12, 0.12, 0.12, 0.12),
    )
)
LAST_POINT = 1.2  # at the end, where insects that one cannot see may still decide
LAST_INSECT = 0.1  # CIG-TIE-01


@dataclass(frozen=True, slots=True)
class Harvest:
    """What a player has brought in. Of insects that lie face down, the numbers to be expected."""

    shelves: Counts
    points: float
    insects: tuple[float, ...]  # of each kind, in the order of INSECTS
    kept: int

    def missing(self) -> int:
        """Steps to two full shelves."""
        return FULL_SHELVES * SHELF_END - sum(sorted(self.shelves)[-FULL_SHELVES:])

    def with_cards(self, cards: Sequence[Card]) -> Harvest:
        """CIG-PAN-02 to -04, CIG-INS-02: after collecting these cards, all of one type."""
        shelves, points = list(self.shelves), self.points
        shelf = INDEX_OF[cards[0]]
        shelves[shelf] = min(SHELF_END, shelves[shelf] + len(cards))
        points += SHELF_POINTS[shelves[shelf]] - SHELF_POINTS[self.shelves[shelf]]
        insects = [INSECTS.index(INSECT_OF[card]) for card in cards if INSECT_OF[card]]
        points += sum(1 + self.insects[insect] for insect in insects)  # the n-th of a kind brings n points
        a, b, c, d = shelves
        return Harvest((a, b, c, d), points, self.insects, self.kept + len(insects))


class AutumnProspects:
    """What this round may bring in Autumn."""

    def __init__(self, view: CicadaView) -> None:
        self.view = view
        self.harvests = harvests(view)
        self.blind = any(len(cards) < kept for cards, kept in zip(view.kept, view.kept_counts, strict=True))

    def now(self) -> Chances:
        return self._chances(self.harvests, self.view.collector)

    def missed(self, cells: Cells) -> Chances:
        return self._after(self.view.ant, cells)

    def caught(self, cells: Cells) -> Chances:
        return self._after(self.view.cicada, cells)

    def _after(self, collector: Seat, cells: Cells) -> Chances:
        after = list(self.harvests)
        after[collector] = after[collector].with_cards([self.view.square[cell] for cell in cells])
        if after[collector].missing() == 0 or len(cells) > self.view.deck:  # CIG-END-01, -02
            return self._final(after)
        return self._going_on(after, collector, cells)

    def _going_on(self, after: Sequence[Harvest], collector: Seat, cells: Cells) -> Chances:
        """Once these cells have been collected, and the game is not over."""
        return self._chances(after, collector)

    def _chances(self, after: Sequence[Harvest], collector: Seat) -> Chances:
        lacking = min([harvest.missing() for harvest in after])
        lacking = min(lacking, len(POINT) - 1)  # corrected tables may ask for more shelves
        strengths = [POINT[lacking] * harvest.points for harvest in after]
        roles = ROLES_OF_TWO if len(after) == 2 else ROLES_OF_MORE
        roles[lacking].add_to(strengths, *roles_after(self.view, collector))
        return shares(strengths)

    def _final(self, after: Sequence[Harvest]) -> Chances:
        if self.blind:
            return shares([LAST_POINT * each.points + LAST_INSECT * each.kept for each in after])
        best = max((each.points, each.kept) for each in after)
        first = [float((each.points, each.kept) == best) for each in after]
        return tuple([each / sum(first) for each in first])


def harvests(view: CicadaView) -> tuple[Harvest, ...]:
    """What each player has brought in, as far as this view tells."""
    unseen = unseen_insects(view)
    return tuple(_harvest(view, seat, unseen) for seat in range(view.seats))


def unseen_insects(view: CicadaView) -> list[int]:
    """How many of each kind are not in sight, in the order of INSECTS."""
    unseen = [len(PATHS)] * len(INSECTS)  # there is one card of each insect and type
    for card in (*view.square, *(card for cards in view.kept for card in cards)):
        if card and INSECT_OF[card]:
            unseen[INSECTS.index(INSECT_OF[card])] -= 1
    return unseen


def _harvest(view: CicadaView, seat: Seat, unseen: Sequence[int]) -> Harvest:
    cards, kept = view.kept[seat], view.kept_counts[seat]
    if len(cards) == kept:
        points = float(insect_points(cards))
        found = [INSECT_OF[card] for card in cards]
        insects = tuple(float(found.count(insect)) for insect in INSECTS)
    else:  # as if drawn from the insects that are not in sight; two equal ones bring a point more
        total = sum(unseen)
        equal = sum(count * (count - 1) for count in unseen) / max(1, total * (total - 1))
        points = kept + equal * kept * (kept - 1) / 2
        insects = tuple(kept * count / total for count in unseen)
    return Harvest(view.shelves[seat], points + shelf_points(view.shelves[seat]), insects, kept)
