"""What is kept of notices: what somebody wants to be told, on which devices, and what waits to be told.

All of it belongs to one guest, is exported and deleted with them (people/export.py, people/deletion.py); and
the notices of a table go with it.
"""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.storage import metadata

wants = sa.Table(
    "wants",  # what somebody wants to be told, and how
    metadata,
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("push", sa.Text, nullable=False, server_default=""),  # kinds of notices: "turn ended"
    sa.Column("mail", sa.Text, nullable=False, server_default=""),
    sa.Column("language", sa.Text, nullable=False),  # that they last used
    sa.Column("link", sa.Text, nullable=False, unique=True),  # switches mail off
    sa.Column("mailed", sa.Float, nullable=False, server_default="0"),  # when the last mail went out
)

browsers = sa.Table(
    "browsers",  # that may be woken: a subscription to Web Push
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False, unique=True),
    sa.Column("key", sa.Text, nullable=False),  # its public key, and the secret it shares with us
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

notices = sa.Table(
    "notices",  # what somebody is to be told, or has been while it is true
    metadata,
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("key", sa.Text, primary_key=True),  # what it is about: nobody is told that twice
    sa.Column("kind", sa.Text, nullable=False),  # see post/outbox.py
    sa.Column("match", sa.Text),  # the table it is about
    sa.Column("seat", sa.Integer),
    sa.Column("facts", sa.Text, nullable=False),  # what its words need, as JSON
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("push_due", sa.Float),  # when browsers are woken; null: never, or it is done
    sa.Column("mail_due", sa.Float),
    sa.Column("reached", sa.Text, nullable=False, server_default=""),  # the browsers that took it
    sa.Column("push_tries", sa.Integer, nullable=False, server_default="0"),
    sa.Column("mail_tries", sa.Integer, nullable=False, server_default="0"),
    sa.Index("ix_notices_match", "match"),
    sa.Index("ix_notices_push_due", "push_due"),
    sa.Index("ix_notices_mail_due", "mail_due"),
)
