"""What becomes of somebody's ratings when they take their things along, or go."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from formicarium.server.keeping.rated import rated, ratings
from formicarium.server.people.identity import new_id
from formicarium.server.rating.skill import Skill, shown
from formicarium.server.rating.standings import ratings_of


def exported(connection: sa.Connection, guest: str) -> dict[str, Any]:
    """Where they stand, and every rated match."""
    here = (rated.c.player == guest) & rated.c.turn.is_not(None)
    rows = connection.execute(sa.select(rated).where(here).order_by(rated.c.at))
    now = ratings_of(connection, guest)
    return {
        "ratings": {game: {"points": each.points, "matches": each.matches} for game, each in now.items()},
        "matches": [
            {
                "table": row.match,
                "game": row.game,
                "place": row.place,
                "before": shown(Skill(row.mu_before, row.sigma_before)),
                "after": shown(Skill(row.mu, row.sigma)),
                "at": row.at,
            }
            for row in rows
        ],
    }


def forget(connection: sa.Connection, guest: str) -> None:
    """Leave their matches to a player whom nobody is: what others won or lost against them stands."""
    nobody = f"gone-{new_id()}"
    for each in (rated, ratings):  # in the order in which a match that is settled takes them
        connection.execute(each.update().where(each.c.player == guest).values(player=nobody))
