"""What is kept of people who look for a game: what each of them waits for, and tournaments.

A wish belongs to one guest: it is exported with them, and goes with them (people/). A table that
is swept takes nothing along, for a wish is forgotten soon after it was met.

A tournament belongs to all who played in it, and its results stay when its tables are swept. Whoever is
deleted leaves an entrant without a name (`meeting/leaving.py`).
"""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.storage import metadata

wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("slot", sa.Text, nullable=False),  # "live", or the pool: what one waits for at most once
    sa.Column("pool", sa.Text, nullable=False),  # all that agree in it may meet
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),  # see meeting/paces.py
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # when a page of theirs last asked
    sa.Column("match", sa.Text),  # the table they were brought to
    sa.UniqueConstraint("guest", "slot"),
)

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),  # of a table, at most
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("format", sa.Text, nullable=False),  # "swiss" or "robin"
    sa.Column("rounds", sa.Integer, nullable=False),  # wished for; from the beginning on: that are played
    sa.Column("round", sa.Integer, nullable=False),  # that is played; 0: none yet
    sa.Column(
        "state", sa.Text, nullable=False, index=True
    ),  # "open", "running", "over", "stopped" or "cancelled"
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("creator", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("starts", sa.Float),  # none: when its maker says so
    sa.Column("every", sa.Integer),  # seconds from round to round; none: as soon as the last is over
    sa.Column("due", sa.Float),  # before which the next round does not begin
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("guest", sa.Text, index=True),
    sa.Column("bot", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("withdrawn", sa.Boolean, nullable=False),
    sa.UniqueConstraint("tournament", "guest"),
)

places = sa.Table(
    "places",  # where an entrant is in a round, and what came of it
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # see meeting/standings.py
    sa.Column("match", sa.Text, index=True),
    sa.Column("seat", sa.Integer),
    sa.Column("opened", sa.Boolean, nullable=False),  # is the table there?
    sa.Column("rank", sa.Integer),
    sa.Column("points", sa.Float),  # none: it is not over
)
