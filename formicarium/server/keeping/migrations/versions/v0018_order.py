"""Friends and blocked people, reports and what is done about them, announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def _guest(column: str, table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["guests.id"], name=op.f(f"fk_{table}_{column}"))


def upgrade() -> None:
    op.add_column("chats", sa.Column("removed", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "bonds",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _guest("guest", "bonds"),
        _guest("other", "bonds"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bonds")),
        sa.UniqueConstraint("guest", "other", "kind", name=op.f("uq_bonds_guest_other_kind")),
    )
    op.create_index(op.f("ix_bonds_other"), "bonds", ["other"])
    op.create_table(
        "friend_links",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        _guest("guest", "friend_links"),
        sa.PrimaryKeyConstraint("guest", name=op.f("pk_friend_links")),
        sa.UniqueConstraint("secret", name=op.f("uq_friend_links_secret")),
    )
    op.create_table(
        "invitations",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_invitations_match")),
        _guest("guest", "invitations"),
        _guest("by", "invitations"),
        sa.PrimaryKeyConstraint("match", "guest", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_guest"), "invitations", ["guest"])
    op.create_table(
        "bans",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _guest("guest", "bans"),
        sa.PrimaryKeyConstraint("guest", "what", name=op.f("pk_bans")),
    )
    op.create_table(
        "roles",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        _guest("guest", "roles"),
        sa.PrimaryKeyConstraint("guest", "role", name=op.f("pk_roles")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("done", sa.Float(), nullable=True),
        sa.Column("done_by", sa.Text(), nullable=True),
        sa.Column("did", sa.Text(), nullable=True),
        _guest("guest", "reports"),
        _guest("about", "reports"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_about"), "reports", ["about"])
    op.create_index(op.f("ix_reports_done"), "reports", ["done", "at"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("en", sa.Text(), nullable=False),
        sa.Column("fr", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_announcements")),
    )


def downgrade() -> None:
    for table in ("announcements", "reports", "roles", "bans", "invitations", "friend_links", "bonds"):
        op.drop_table(table)
    op.drop_column("chats", "removed")
