"""The end of the game (HE2-END, HE2-VAR-04)."""

from __future__ import annotations

from formicarium.core.outcome import Outcome, ranks_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Message, Seat, SeatName, message


def end_game(s: Empires, why: Message, clause: str) -> None:
    """HE2-END-01 to -03: the highest score wins; in the advanced game the most DNA decides a tie."""
    scores = tuple(s.scores)
    if s.options.advanced:
        s.finish(Outcome(ranks_of(list(zip(scores, s.dna, strict=True))), scores, why, clause, details(s)))
    else:
        s.finish(Outcome(ranks_of(scores), scores, why, clause))


def details(s: Empires) -> tuple[tuple[tuple[str, int], ...], ...]:
    return tuple((("points", points), ("dna", dna)) for points, dna in zip(s.scores, s.dna, strict=True))


def win_by_hunt(s: Empires, seat: Seat, victim: Seat) -> None:
    """HE2-VAR-04: the first player who kills a mother queen of an opponent wins at once."""
    ranks = tuple(1 if each == seat else 2 for each in range(s.seats))
    why = message("ended-queen-killed", seat=SeatName(seat), victim=SeatName(victim))
    s.finish(Outcome(ranks, tuple(s.scores), why, "HE2-VAR-04", details(s)))


def is_won(s: Empires) -> bool:
    """HE2-END-01, -06, HE2-VAR-04: somebody has reached the target, unless points win nothing."""
    return max(s.scores) >= s.options.target_score and not s.options.death_to_the_queen
