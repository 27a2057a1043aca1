"""Tables of Winter: about to reveal, about to buy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from formicarium.core.event import Event
from formicarium.games.cicada_and_ant.scoring import victory_points
from tests.games.cicada_and_ant.builder import BLOCK_B, MIDDLE, Table, table


def revealing(guess: str, token: str = "wood", reds: dict[int, str] | None = None, **laid: Any) -> Table:
    """Seat 0 is the Ant with its pawns on Block B; its token and the Cicada's guess are about to show."""
    tokens = {laid.get("ant", 0): token, **(reds or {})}
    return table("Reveal", mode="winter", **{"pawns": BLOCK_B, "tokens": tokens, "guess": guess, **laid})


def miss(**laid: Any) -> Table:
    """The Ant chose wood (won: r1c1 with wood_bee, r1c2, r2c1), the Cicada stands on stone."""
    return revealing("r1c3", **laid)


def interception(**laid: Any) -> Table:
    """The Ant chose wood (won: r1c1 with wood_bee, r1c2, r2c1), and so did the Cicada."""
    return revealing("r1c1", **laid)


def market(collector: int = 0, **laid: Any) -> Table:
    """Step 4: this seat has collected. Seat 0 is the Ant, the square is complete."""
    return table("Market", mode="winter", **{"collector": collector, "display": ["", "", ""], **laid})


def powers(*middle: str, **held: int) -> dict[str, int]:
    """The powers in play: `powers("bee", "beetle", ladybird=1)`, those named alone in the middle."""
    return {f"power_{insect}": MIDDLE for insect in middle} | {f"power_{i}": s for i, s in held.items()}


def points(t: Table) -> list[int]:
    """Everybody's victory points."""
    return [victory_points(t.s, seat) for seat in range(t.s.seats)]


def facts(events: Iterable[Event]) -> list[tuple[Any, ...]]:
    """What the events say, field by field: `facts(t.told(RedAntGained)) == [(2, "tile_bee")]`."""
    return [tuple(getattr(event, name) for name in event.__match_args__) for event in events]  # type: ignore[attr-defined]
