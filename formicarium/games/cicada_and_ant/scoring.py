"""Points, and who has won (CIG-SCORE, CIG-TIE, CIG-VP, CIG-WEND)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from formicarium.core.outcome import Outcome, ranks_of
from formicarium.games.cicada_and_ant.data import (
    INSECT_OF,
    INSECT_POINTS,
    KIND_OF,
    LADYBIRD,
    LADYBIRD_POINTS,
    PAIR_POINTS,
    PATHS,
    POINTS_TO_WIN,
    SHELF_POINTS,
    SINGLE_POINTS,
    Card,
    Counts,
    Provision,
)
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.texts.message import Message, Seat


def shelf_points(positions: Counts) -> int:
    """CIG-SCORE-01: 0, 1, 3, 6 or 10 for each shelf."""
    return sum(SHELF_POINTS[position] for position in positions)


def insect_points(kept: Sequence[Card]) -> int:
    """CIG-SCORE-02: 1, 3, 6 or 10 for one to four of a kind."""
    return sum(INSECT_POINTS[count] for count in Counter(INSECT_OF[card] for card in kept).values())


def autumn_score(positions: Counts, kept: Sequence[Card]) -> int:
    """CIG-SCORE-03: shelves and insects together."""
    return shelf_points(positions) + insect_points(kept)


def provision_points(provisions: Sequence[Provision]) -> int:
    """CIG-VP-01: 1 for a single provision, 3 for a pair of one kind."""
    counts = Counter(KIND_OF[card] for card in provisions).values()
    return sum(PAIR_POINTS if count == 2 else SINGLE_POINTS for count in counts)


def victory_points(s: Cicada, seat: Seat) -> int:
    """CIG-VP-02: provisions, and the Ladybird."""
    return provision_points(s.provisions[seat]) + (LADYBIRD_POINTS if s.has_ladybird(seat) else 0)


def autumn_outcome(s: Cicada, why: Message, clause: str) -> Outcome:
    """CIG-SCORE-04, CIG-TIE-01, -02: most points, then most insect cards, then shared."""
    scores = tuple(autumn_score(s.shelves[seat], s.kept[seat]) for seat in range(s.seats))
    ranks = ranks_of([(scores[seat], len(s.kept[seat])) for seat in range(s.seats)])
    details = tuple(
        (
            *((f"shelf_{path}", SHELF_POINTS[at]) for path, at in zip(PATHS, s.shelves[seat], strict=True)),
            ("insect_points", insect_points(s.kept[seat])),
            ("insect_cards", len(s.kept[seat])),
        )
        for seat in range(s.seats)
    )
    return Outcome(ranks, scores, why, clause, details)


def winter_outcome(s: Cicada, why: Message, clause: str, winner: Seat | None = None) -> Outcome:
    """CIG-WEND-01, -02, -05: the winner if there is one, then points, provisions, reserve."""
    scores = tuple(victory_points(s, seat) for seat in range(s.seats))
    keys = [
        (seat == winner, scores[seat], len(s.provisions[seat]), len(s.reserves[seat]))
        for seat in range(s.seats)
    ]
    ladybird = LADYBIRD in s.powers
    details = tuple(
        (
            ("provision_points", provision_points(s.provisions[seat])),
            *([("ladybird_points", scores[seat] - provision_points(s.provisions[seat]))] if ladybird else ()),
            ("provision_cards", len(s.provisions[seat])),
            ("reserve_cards", len(s.reserves[seat])),
        )
        for seat in range(s.seats)
    )
    return Outcome(ranks_of(keys), scores, why, clause, details)


def has_won(s: Cicada, seat: Seat) -> bool:
    """CIG-WEND-01: 4 points or more."""
    return victory_points(s, seat) >= POINTS_TO_WIN
