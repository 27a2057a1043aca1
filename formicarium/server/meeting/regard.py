"""What other rooms know of people who look for a game: how strong they are, and whom they shall not meet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from formicarium.server.people import bans, circle, identity
from formicarium.server.post import outbox
from formicarium.server.post.outbox import Waits
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


def banned(connection: sa.Connection, guests: Collection[str]) -> frozenset[str]:
    """Those among them who may not begin to play."""
    return bans.those_banned(connection, guests)


def tell_met(connection: sa.Connection, waits: Waits, guests: Sequence[str], table: str) -> None:
    """Those who wait without a page are told that they have met somebody."""
    outbox.tell(connection, waits, "paired", guests, f"paired:{table}", match=table)


def tell_round(connection: sa.Connection, waits: Waits, guests: Sequence[str], tournament: Any) -> None:
    """Those who play in the next round are told that it begins."""
    facts = {"name": tournament.name, "game": tournament.game, "path": f"/tournament/{tournament.id}"}
    key = f"round:{tournament.id}:{tournament.round + 1}"
    outbox.tell(connection, waits, "round", guests, key, facts=facts)
