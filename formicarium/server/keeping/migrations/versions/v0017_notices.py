"""Notices: what somebody wants to be told, on which browsers, and what waits to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "wants",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("push", sa.Text(), server_default="", nullable=False),
        sa.Column("mail", sa.Text(), server_default="", nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("link", sa.Text(), nullable=False),
        sa.Column("mailed", sa.Float(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_wants_guest")),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_wants")),
        sa.UniqueConstraint("link", name=op.f("uq_wants_link")),
    )
    op.create_table(
        "browsers",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_browsers_guest")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_browsers")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_browsers_endpoint")),
    )
    op.create_index(op.f("ix_browsers_guest"), "browsers", ["guest"])
    op.create_table(
        "notices",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("push_due", sa.Float(), nullable=True),
        sa.Column("mail_due", sa.Float(), nullable=True),
        sa.Column("reached", sa.Text(), server_default="", nullable=False),
        sa.Column("push_tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("mail_tries", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_notices_guest")),
        sa.PrimaryKeyConstraint("guest", "key", name=op.f("pk_notices")),
    )
    op.create_index("ix_notices_match", "notices", ["match"])
    op.create_index("ix_notices_push_due", "notices", ["push_due"])
    op.create_index("ix_notices_mail_due", "notices", ["mail_due"])


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_table("browsers")
    op.drop_table("wants")
