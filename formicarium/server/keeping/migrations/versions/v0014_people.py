"""Ways back into an account, a profile that may be opened, and how everybody's matches ended."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("mail", sa.Text(), nullable=True))
    op.create_index(op.f("ix_accounts_mail"), "accounts", ["mail"])
    op.add_column("accounts", sa.Column("open", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_passkeys_guest")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_guest"), "passkeys", ["guest"])
    op.create_table(
        "codes",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_codes_guest")),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_codes")),
    )
    op.create_index(op.f("ix_codes_guest"), "codes", ["guest"])
    op.create_table(
        "tickets",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_tickets")),
    )
    op.create_index(op.f("ix_tickets_guest"), "tickets", ["guest"])
    op.create_index(op.f("ix_tickets_until"), "tickets", ["until"])
    op.create_table(
        "played",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_played_match")),
        sa.PrimaryKeyConstraint("match", "guest", name=op.f("pk_played")),
    )
    op.create_index("ix_played_guest", "played", ["guest", "at"])
    _look_back()


def _look_back() -> None:
    """What has been played before counts, too."""
    connection = op.get_bind()
    played = sa.table("played", *map(sa.column, ("match", "guest", "game", "seats", "result", "at")))
    finished = sa.text(
        "SELECT tables.id, game, result, changed, sitters.guest, sitters.seat, seats.kind, "
        "(SELECT count(*) FROM seats AS all_seats WHERE all_seats.match = tables.id) AS places "
        "FROM tables JOIN sitters ON sitters.match = tables.id "
        "JOIN seats ON seats.match = sitters.match AND seats.seat = sitters.seat "
        "WHERE tables.over AND tables.begun IS NOT NULL ORDER BY tables.id"
    )
    sat: dict[tuple[str, str], list[Any]] = {}
    for row in connection.execute(finished):
        sat.setdefault((row.id, row.guest), []).append(row)
    rows = [
        {
            "match": match,
            "guest": guest,
            "game": mine[0].game,
            "seats": mine[0].places,
            "result": _result(mine[0].result, mine),
            "at": mine[0].changed,
        }
        for (match, guest), mine in sat.items()
    ]
    for first in range(0, len(rows), 1000):
        connection.execute(sa.insert(played), rows[first : first + 1000])


def _result(summary: str | None, mine: Sequence[Any]) -> str:
    """How a match ended for whoever sat there; alone in several seats, one neither wins nor loses."""
    said = json.loads(summary) if summary else {}
    ranks = said.get("ranks") or []
    if len(mine) != 1 or len(ranks) <= mine[0].seat:
        return "none"
    if said.get("how") == "drawn":
        return "drawn"
    return "won" if ranks[mine[0].seat] == 1 and mine[0].kind != "bot" else "lost"


def downgrade() -> None:
    for table in ("played", "tickets", "codes", "passkeys"):
        op.drop_table(table)
    op.drop_index(op.f("ix_accounts_mail"), "accounts")
    op.drop_column("accounts", "open")
    op.drop_column("accounts", "mail")
