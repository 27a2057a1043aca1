"""What is kept of people beside their names: ways back in, and how their matches ended.

All of it goes with the account (people/deletion.py); the tables in it that tell something are exported.
"""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.storage import metadata

passkeys = sa.Table(
    "passkeys",  # the public halves: what they prove cannot be stolen here
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # of the credential, base64url
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("public_key", sa.Text, nullable=False),  # COSE, base64url
    sa.Column("count", sa.BigInteger, nullable=False),  # of its uses, as it says itself
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float),
)

codes = sa.Table(
    "codes",  # for when everything else is lost; each works once
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, index=True),
)

tickets = sa.Table(
    "tickets",  # what somebody was given to bring back soon, and once: see people/tickets.py
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("guest", sa.Text, nullable=False, index=True),  # "": of nobody in particular
    sa.Column("value", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
)

played = sa.Table(
    "played",  # the matches somebody has played to their end: what a profile is made of
    metadata,
    sa.Column("match", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("result", sa.Text, nullable=False),  # "won", "drawn", "lost" or "none"
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("ix_played_guest", "guest", "at"),
)

days_off = sa.Table(
    "days_off",  # when the slow clocks of somebody's tables stand still
    metadata,
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("since", sa.Float, primary_key=True),
    sa.Column("until", sa.Float, nullable=False),
)
