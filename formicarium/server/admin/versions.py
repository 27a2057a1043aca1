"""The version of a database: where it stands, what would change it, and the way there and back."""

from __future__ import annotations

from alembic.script import ScriptDirectory

from formicarium.core.errors import OptionError
from formicarium.server.keeping.database import Database, alembic_settings, revision_of


def versions() -> list[tuple[str, str]]:
    """Every version and what it brings, the oldest first."""
    scripts = ScriptDirectory.from_config(alembic_settings())
    return [(each.revision, each.doc.partition("\n")[0]) for each in scripts.walk_revisions()][::-1]


def standing(kept: Database) -> str | None:
    """The version that a database has; None: it is empty."""
    with kept.engine.connect() as connection:
        return revision_of(connection)


def between(start: str | None, end: str) -> list[str]:
    """What happens on the way from one version to another, in words."""
    known = versions()
    names = [name for name, _ in known]
    if end not in names:
        raise OptionError(f"{end} is none of the versions {names[0]} to {names[-1]}")
    here, there = -1 if start is None else names.index(start), names.index(end)
    if here <= there:
        return [f"{name}: {words}" for name, words in known[here + 1 : there + 1]]
    return [f"taken back, {name}: {words}" for name, words in reversed(known[there + 1 : here + 1])]


def bring_to(kept: Database, version: str) -> None:
    """Go there in one go or not at all. What only newer tables hold is lost on the way back."""
    with kept.engine.begin() as connection:
        kept.migrate_on(connection, version)
