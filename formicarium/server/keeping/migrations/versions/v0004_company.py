"""Results, proposals, seats that change hands, games that one puts away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("joinable", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("seen", sa.Float(), nullable=True))
    op.add_column("sitters", sa.Column("hidden", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "consents",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("target", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_consents_match")),
        sa.PrimaryKeyConstraint("match", "what", "target", "seat", name=op.f("pk_consents")),
    )


def downgrade() -> None:
    op.drop_table("consents")
    op.drop_column("sitters", "hidden")
    op.drop_column("seats", "seen")
    op.drop_column("tables", "joinable")
    op.drop_column("tables", "result")
