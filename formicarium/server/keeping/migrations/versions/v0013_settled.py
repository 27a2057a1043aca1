"""Matches that are over, and what follows of it: of those that are over by now, nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("settled", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.execute('UPDATE tables SET settled = "over"')
    op.create_index(
        "ix_tables_unsettled",
        "tables",
        ["changed"],
        sqlite_where=sa.text("over = 1 AND settled = 0"),
        postgresql_where=sa.text('"over" AND NOT settled'),
    )


def downgrade() -> None:
    op.drop_index("ix_tables_unsettled", "tables")
    op.drop_column("tables", "settled")
