"""What is kept of people among each other, and of the order of the house."""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.storage import metadata

bonds = sa.Table(
    "bonds",  # what somebody wishes about somebody else
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("other", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),  # see people/circle.py
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("guest", "other", "kind"),
)

friend_links = sa.Table(
    "friend_links",  # whoever opens it becomes a friend
    metadata,
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("secret", sa.Text, nullable=False, unique=True),
)

invitations = sa.Table(
    "invitations",  # of friends, to a free seat
    metadata,
    sa.Column("match", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True, index=True),
    sa.Column("by", sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

bans = sa.Table(
    "bans",  # who may not do everything for a while
    metadata,
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("what", sa.Text, primary_key=True),  # "chat" or "play"
    sa.Column("until", sa.Float),  # null: for ever
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

roles = sa.Table(
    "roles",  # who keeps order
    metadata,
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("role", sa.Text, primary_key=True),  # "moderator"
)

reports = sa.Table(
    "reports",  # somebody says that somebody behaves badly
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("match", sa.Text, nullable=False),  # which may be gone by now
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False),  # who says so
    sa.Column("about", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),  # by which they were seen
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("lines", sa.Text, nullable=False),  # JSON: the chat as it was
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("done", sa.Float),  # when somebody dealt with it
    sa.Column("done_by", sa.Text),
    sa.Column("did", sa.Text),
    sa.Index("ix_reports_done", "done", "at"),
)

deeds = sa.Table(
    "deeds",  # what those who keep order have done
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("by", sa.Text, index=True),  # a moderator; "": one who has gone; null: the host
    sa.Column("what", sa.Text, nullable=False),  # see order/deeds.py
    sa.Column("guest", sa.Text, index=True),  # whom it is about; null: a table or a tournament
    sa.Column("about", sa.Text, nullable=False),  # what that was called by then
    sa.Column("how", sa.Text, nullable=False),  # the new name, or why
    sa.Column("at", sa.Float, nullable=False),
)

announcements = sa.Table(
    "announcements",  # what the host tells everybody
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("en", sa.Text, nullable=False),
    sa.Column("fr", sa.Text, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
