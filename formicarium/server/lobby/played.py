"""The matches that people have played to their end: a row for each, written when it is settled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

import sqlalchemy as sa

from formicarium.server.keeping.people import played
from formicarium.server.lobby.cards import ResultInfo
from formicarium.server.people.seating import Chair

if TYPE_CHECKING:
    from formicarium.server.lobby.settling import Settled

Result: TypeAlias = Literal["won", "drawn", "lost", "none"]


def remember(connection: sa.Connection, end: Settled) -> None:
    """A settler: everybody who sat there has played this match."""
    if end.result is None:
        return
    for guest in sorted({guest for chair in end.chairs for guest in chair.guests}):
        mine = [chair for chair in end.chairs if guest in chair.guests]
        connection.execute(
            played.insert().values(
                match=end.table.id,
                guest=guest,
                game=end.table.game,
                seats=len(end.chairs),
                result=result_for(end.result, mine),
                at=end.table.changed,
            )
        )


def result_for(ended: ResultInfo, mine: Sequence[Chair]) -> Result:
    """How it ended for whoever sat there. Alone in several seats, one neither wins nor loses."""
    if len(mine) != 1 or len(ended.ranks) <= mine[0].seat:
        return "none"
    if ended.how == "drawn":
        return "drawn"
    return "won" if ended.ranks[mine[0].seat] == 1 and mine[0].manned else "lost"
