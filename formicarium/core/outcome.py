"""How a match ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from formicarium.texts.message import Message, Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """Ranks (1 is first; equal ranks are shared), scores, and why the match is over."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    why: Message
    clause: str
    details: tuple[tuple[tuple[str, int], ...], ...] = ()  # per seat: what the score is made of

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def shares(self) -> tuple[float, ...]:
        """One win, divided among those who share it."""
        share = 1 / len(self.winners)
        return tuple(share if rank == 1 else 0.0 for rank in self.ranks)


def ranks_of(keys: Sequence[object]) -> tuple[int, ...]:
    """Ranks from sort keys, the highest first, equal keys sharing a rank.

    >>> ranks_of([(22, 3), (22, 5), (18, 7)])
    (2, 1, 3)
    >>> ranks_of([5, 9, 9])
    (3, 1, 1)
    """
    ordered = sorted(keys, reverse=True)  # type: ignore[type-var]
    return tuple(1 + ordered.index(key) for key in keys)
