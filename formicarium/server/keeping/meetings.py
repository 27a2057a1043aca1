"""What is kept of people who look for a game: what each of them waits for.

A wish belongs to one guest: it is exported with them, and goes with them (people/). A table that
is swept takes nothing along, for a wish is forgotten soon after it was met.
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
