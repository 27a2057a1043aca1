"""What moderators and hosts have done, and about whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "deeds",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("by", sa.Text(), nullable=True),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=True),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("how", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deeds")),
    )
    op.create_index(op.f("ix_deeds_by"), "deeds", ["by"])
    op.create_index(op.f("ix_deeds_guest"), "deeds", ["guest"])


def downgrade() -> None:
    op.drop_table("deeds")
