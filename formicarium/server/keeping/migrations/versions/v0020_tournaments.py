"""Tournaments, their entrants, and where these were in each round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("format", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("starts", sa.Float(), nullable=True),
        sa.Column("every", sa.Integer(), nullable=True),
        sa.Column("due", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_state"), "tournaments", ["state"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_entrants_tournament")),
        sa.PrimaryKeyConstraint("tournament", "number", name=op.f("pk_entrants")),
        sa.UniqueConstraint("tournament", "guest", name=op.f("uq_entrants_tournament_guest")),
    )
    op.create_index(op.f("ix_entrants_guest"), "entrants", ["guest"])
    op.create_table(
        "places",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("opened", sa.Boolean(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("points", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name=op.f("fk_places_tournament")),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name=op.f("pk_places")),
    )
    op.create_index(op.f("ix_places_match"), "places", ["match"])


def downgrade() -> None:
    op.drop_table("places")
    op.drop_table("entrants")
    op.drop_table("tournaments")
