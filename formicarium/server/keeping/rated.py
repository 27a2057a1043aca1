"""What is kept of ratings: where everybody stands, and what each rated match changed.

A match's rows are written when it begins (who plays for what) and completed when it is settled. They outlast
their table: all ratings can be reckoned anew from them. Deleting an account leaves them to a player whom
nobody is (`rating/leaving.py`); throwing a table away takes those that were never completed.
"""

from __future__ import annotations

import sqlalchemy as sa

from formicarium.server.keeping.storage import metadata

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("player", sa.Text, primary_key=True),  # a guest with an account
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),  # of the last match that counted: see rating/contests.py
    sa.Index("ix_ratings_game", "game", "mu"),
)

rated = sa.Table(
    "rated",  # one seat of a rated match
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("player", sa.Text, nullable=False),  # "": a bot
    sa.Column("bot", sa.Text),
    sa.Column("turn", sa.Integer),  # none: the match goes on, or has changed nothing
    sa.Column("place", sa.Integer),  # which counted; none: this seat was left out
    sa.Column("mu_before", sa.Float),
    sa.Column("sigma_before", sa.Float),
    sa.Column("mu", sa.Float),
    sa.Column("sigma", sa.Float),
    sa.Column("matches", sa.Integer),  # of this player, with this one
    sa.Column("at", sa.Float),
    sa.Index("ix_rated_player", "player", "game", "turn"),
    sa.Index("ix_rated_turn", "turn"),
)
