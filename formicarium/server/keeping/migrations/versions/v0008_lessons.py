"""Which lessons somebody has taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("lesson", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_lessons_guest")),
        sa.PrimaryKeyConstraint("guest", "game", "lesson", name=op.f("pk_lessons")),
    )


def downgrade() -> None:
    op.drop_table("lessons")
