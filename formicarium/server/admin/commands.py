"""`formicarium admin …`: what a host does, from a shell."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from formicarium.core.errors import OptionError

if TYPE_CHECKING:
    from formicarium.server.keeping.database import Database

admin = typer.Typer(help="Look after a server: is it well, copies, versions, ratings.", no_args_is_help=True)

Kept = Annotated[
    str | None, typer.Option(metavar="FILE|URL", help="where tables are kept; by default a local file")
]
PATIENCE = 5.0  # seconds


@admin.command()
def health(
    url: Annotated[str, typer.Option(help="where the server answers")] = "http://127.0.0.1:8000",
) -> None:
    """Is the server well? Exit code 1: it is not; 2: nobody answers."""
    import urllib.error
    import urllib.request

    try:
        with urllib.request.urlopen(f"{url.rstrip('/')}/api/health", timeout=PATIENCE) as answer:
            found = json.load(answer)
    except urllib.error.HTTPError as error:
        found = json.loads(error.read() or b"{}")
    except (OSError, ValueError) as error:
        raise OptionError(f"{url}: {getattr(error, 'reason', error)}") from error
    print(", ".join(f"{what}: {'yes' if well else 'no'}" for what, well in found.items()))
    raise typer.Exit(int(not all(found.values())))


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="where to write the copy (a zip)")],
    database: Kept = None,
) -> None:
    """Write a copy of everything that is kept, while servers go on."""
    with _kept(database) as kept:
        from formicarium.server.admin.backup import back_up

        print(f"{file}: {back_up(kept, file).words}")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a copy, as `backup` writes it")],
    database: Kept = None,
) -> None:
    """Fill an empty database with a copy, whichever kind of database it came from."""
    if not file.is_file():
        raise OptionError(f"{file}: there is no such file")
    with _kept(database, fresh=True) as kept:
        from formicarium.server.admin.backup import put_back

        print(f"{kept.words}: {put_back(kept, file).words}")


@admin.command()
def migrate(
    version: Annotated[str | None, typer.Argument(metavar="[VERSION]", help="by default the newest")] = None,
    database: Kept = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only say what would happen")] = False,
) -> None:
    """Bring the database to a version, forwards or back. A server does the former when it starts.

    Stop the servers and make a copy before you go back: what only newer versions keep is lost.
    """
    with _kept(database) as kept:
        from formicarium.server.admin.versions import between, bring_to, standing, versions

        wanted = version or versions()[-1][0]
        way = between(standing(kept), wanted)
        print("\n".join(way) or f"It stands at {wanted}.")
        if way and not dry_run:
            bring_to(kept, wanted)


@admin.command()
def ratings(database: Kept = None) -> None:
    """Reckon all ratings anew from the rated matches, and mend what differs. Servers may go on meanwhile."""
    with _kept(database) as kept:
        from formicarium.server.rating.reckoning import reckon

        print(reckon(kept).words)


@contextmanager
def _kept(database: str | None, fresh: bool = False) -> Iterator[Database]:
    """The database, unless nobody answers there. `fresh`: it may be a file that is not there yet."""
    try:
        from formicarium.server.config import Config
        from formicarium.server.keeping.database import Database
    except ModuleNotFoundError as error:
        raise OptionError(
            f"looking after a server needs {error.name}: install formicarium[server]"
        ) from error

    kept = Database(Config.read(database=database).url)
    if not (fresh or kept.shared or Path(kept.url.database or "").is_file()):
        raise OptionError(f"{kept.url.database}: there is no such file")
    kept.reach()
    try:
        yield kept
    finally:
        kept.engine.dispose()
