"""What a host does beside a server: mend tables that cannot be read to their end, renew a secret."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal

import sqlalchemy as sa

from formicarium.core.errors import OptionError
from formicarium.server.config import Config
from formicarium.server.keeping.database import Database
from formicarium.server.lobby import mending
from formicarium.server.people import cookies

AUTHOR = "mend"  # of the rows that are written here


@dataclass(frozen=True, slots=True)
class Mended:
    """A table in trouble, and what was done about it."""

    table: str
    game: str
    trouble: str  # "row", "start", "header", "game" or "rules"
    row: int | None  # that cannot be read
    rows: int  # all of them
    done: Literal["go_on", "close"] | None
    saved: str | None  # where its record was written

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def line(self) -> str:
        where = f"row {self.row} of {self.rows}" if self.row is not None else f"its {self.trouble}"
        did = {None: "", "go_on": ": goes on from before it", "close": ": closed"}[self.done]
        saved = f", saved as {self.saved}" if self.saved else ""
        return f"{self.table} ({self.game}) cannot be read at {where}{did}{saved}"


def mend_tables(
    config: Config, only: Collection[str], how: Literal["go_on", "close"] | None, save: Path | None
) -> list[Mended]:
    """Find the tables in trouble (`only` these), save what can be read of them, and mend them."""
    config.gather_games()
    with _opened(config) as connection:
        found = list(mending.troubled(connection))
        if unknown := set(only) - {each.id for each in found}:
            raise OptionError(f"nothing is the matter with {', '.join(sorted(unknown))}")
        chosen = [each for each in found if not only or each.id in only]
        return [_mended(connection, each, how, save) for each in chosen]


def renew_secret(config: Config, forget: bool) -> None:
    """Sign cookies with a new secret; forget the older ones at once, if they may be in other hands."""
    with _opened(config) as connection:
        cookies.renew_secret(connection, forget)


@contextmanager
def _opened(config: Config) -> Iterator[sa.Connection]:
    """A database that is there already; what is done to it is done in one go."""
    kept = Database(config.url)
    if not kept.shared and not Path(kept.url.database or "").is_file():
        raise OptionError(f"{kept.url.database}: there is no such file")
    kept.reach()
    kept.migrate()
    with kept.engine.begin() as connection:
        yield connection
    kept.engine.dispose()


def _mended(
    connection: Any, found: mending.Found, how: Literal["go_on", "close"] | None, save: Path | None
) -> Mended:
    saved = _saved(found, save) if save is not None and found.record else None
    if how == "close":
        done = mending.close(connection, found.id)
    else:
        done = how == "go_on" and mending.go_on(connection, found.id, AUTHOR)
    row = found.trouble.row if found.trouble.what == "row" else None
    return Mended(found.id, found.game, found.trouble.what, row, found.rows, how if done else None, saved)


def _saved(found: mending.Found, folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{found.game}-{found.id}.txt"
    file.write_text(found.record, encoding="utf-8")
    return str(file)
