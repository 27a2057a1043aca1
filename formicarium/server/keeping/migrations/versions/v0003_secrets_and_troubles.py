"""The secret a table is dealt from, and what cannot be read of a table any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("trouble", sa.Text(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "trouble")
    op.drop_column("tables", "secret")
