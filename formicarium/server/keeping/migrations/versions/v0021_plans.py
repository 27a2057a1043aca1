"""Notes and plans that somebody keeps for themselves, and days off."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_notes_match")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_notes_guest")),
        sa.PrimaryKeyConstraint("match", "guest", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_guest"), "notes", ["guest"])
    op.create_table(
        "plans",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("prompt", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("basis", sa.Text(), nullable=False),
        sa.Column("dropped", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_plans_match")),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_plans_guest")),
        sa.PrimaryKeyConstraint("match", "seat", "at", name=op.f("pk_plans")),
    )
    op.create_index(op.f("ix_plans_guest"), "plans", ["guest"])
    op.create_table(
        "days_off",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_days_off_guest")),
        sa.PrimaryKeyConstraint("guest", "since", name=op.f("pk_days_off")),
    )


def downgrade() -> None:
    op.drop_table("days_off")
    op.drop_table("plans")
    op.drop_table("notes")
