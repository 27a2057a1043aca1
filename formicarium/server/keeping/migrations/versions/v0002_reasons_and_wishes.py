"""Why a bot answered as it did, and where a seat never wants to be asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("answers", sa.Column("why", sa.Text(), nullable=True))
    op.add_column("seats", sa.Column("never", sa.Text(), server_default="", nullable=False))
    op.create_index("ix_tables_changed", "tables", ["changed"], unique=False)


def downgrade() -> None:
    op.drop_index("ix_tables_changed", table_name="tables")
    op.drop_column("seats", "never")
    op.drop_column("answers", "why")
