"""About which questions a seat was given a hint: a server that starts again still marks the answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("hinted", sa.Text(), server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("seats", "hinted")
