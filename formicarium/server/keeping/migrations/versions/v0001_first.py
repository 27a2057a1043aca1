"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), server_default="", nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_replays")),
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_settings")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("begun", sa.Float(), nullable=True),
        sa.Column("rematch", sa.Text(), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_due"), "tables", ["due"], unique=False)
    op.create_index("ix_tables_lobby", "tables", ["listed", "over", "changed"], unique=False)
    op.create_table(
        "accounts",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_accounts_guest")),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_accounts")),
        sa.UniqueConstraint("guest", name=op.f("uq_accounts_guest")),
    )
    op.create_table(
        "answers",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("dealt", sa.Text(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_answers_match")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_answers")),
        sa.UniqueConstraint("match", "author", "key", name=op.f("uq_answers_match_author_key")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_chats_match")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chats")),
        sa.UniqueConstraint("match", "guest", "key", name=op.f("uq_chats_match_guest_key")),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("invitation", sa.Text(), nullable=False),
        sa.Column("resume", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_seats_match")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("invitation", name=op.f("uq_seats_invitation")),
        sa.UniqueConstraint("resume", name=op.f("uq_seats_resume")),
    )
    op.create_table(
        "sitters",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match", "seat"], ["seats.match", "seats.seat"], name=op.f("fk_sitters_match")
        ),
        sa.PrimaryKeyConstraint("match", "seat", "guest", name=op.f("pk_sitters")),
    )
    op.create_index("ix_sitters_guest", "sitters", ["guest"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_sitters_guest", table_name="sitters")
    op.drop_table("sitters")
    op.drop_table("seats")
    op.drop_table("chats")
    op.drop_table("answers")
    op.drop_table("accounts")
    op.drop_index("ix_tables_lobby", table_name="tables")
    op.drop_index(op.f("ix_tables_due"), table_name="tables")
    op.drop_table("tables")
    op.drop_table("settings")
    op.drop_table("replays")
    op.drop_table("guests")
