"""What other rooms know of people who look for a game: how strong they are, and whom they shall not meet."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from formicarium.server.people import circle, identity
from formicarium.server.rating.standings import stands_in


def may_be_rated(connection: sa.Connection, guest: str) -> bool:
    """Only accounts have a rating."""
    return identity.account_of(connection, guest) is not None


def strengths(connection: sa.Connection, guests: Sequence[str], game: str) -> dict[str, float]:
    """How strong they are in a game, in points; whoever is not rated stands where everybody begins."""
    return {guest: stand.info.points for guest, stand in stands_in(connection, guests, game).items()}


def apart(connection: sa.Connection, guests: Collection[str]) -> set[frozenset[str]]:
    """Pairs among them who shall not be brought together: one has blocked the other."""
    return circle.pairs_apart(connection, guests)


def tell_met(connection: sa.Connection, guests: Sequence[str], table: str) -> None:
    """Those who wait without a page are to be told that they have met somebody."""
