"""For how long nobody has touched something, counted by the house itself; tables that are set aside."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

COLUMNS = (
    ("tables", "quiet_since"),
    ("tables", "quiet_mark"),
    ("tables", "aside"),
    ("replays", "noted"),
    ("guests", "noted"),
    ("devices", "noted"),
)


def upgrade() -> None:
    for table, column in COLUMNS:
        op.add_column(table, sa.Column(column, sa.Float(), nullable=True))


def downgrade() -> None:
    for table, column in reversed(COLUMNS):
        op.drop_column(table, column)
