"""Matches that are analysed, and what was found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("replay", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Float(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("replay", name=op.f("pk_analyses")),
    )
    op.create_index(op.f("ix_analyses_turn"), "analyses", ["turn"])
    op.create_table(
        "findings",
        sa.Column("replay", sa.Text(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["replay"], ["analyses.replay"], name=op.f("fk_findings_replay")),
        sa.PrimaryKeyConstraint("replay", "first", name=op.f("pk_findings")),
    )


def downgrade() -> None:
    op.drop_table("findings")
    op.drop_table("analyses")
