"""A reserve of time for the whole match, beside the seconds of each decision."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tables", sa.Column("reserve", sa.Integer(), server_default="0", nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "reserve")
