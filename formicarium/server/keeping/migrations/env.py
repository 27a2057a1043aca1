"""How Alembic runs the migrations: on the connection it is given, in the transaction that is open."""

from __future__ import annotations

from alembic import context

from formicarium.server.keeping.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
