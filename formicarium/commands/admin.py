"""`formicarium admin …`: what a host does, from a shell."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from formicarium.core.errors import OptionError

if TYPE_CHECKING:
    import sqlalchemy as sa

    from formicarium.server.keeping.database import Database

admin = typer.Typer(
    help="Look after a server: is it well, copies, versions, ratings, tables, tournaments, people.",
    no_args_is_help=True,
)

Kept = Annotated[
    str | None, typer.Option(metavar="FILE|URL", help="where tables are kept; by default a local file")
]
PATIENCE = 5.0  # seconds


@admin.command()
def health(
    url: Annotated[
        str, typer.Option(help="where the server answers; by default on this machine, at FORMICARIUM_PORT")
    ] = "",
) -> None:
    """Is the server well? Exit code 1: it is not; 2: nobody answers."""
    import urllib.error
    import urllib.request

    url = url or f"http://127.0.0.1:{os.environ.get('FORMICARIUM_PORT') or 8000}"
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


@admin.command()
def ratings(database: Kept = None) -> None:
    """Reckon all ratings anew from the rated matches, and mend what differs. Servers may go on meanwhile."""
    with _kept(database) as kept:
        from formicarium.server.rating.reckoning import reckon

        print(reckon(kept).words)


# Tables and people


@admin.command()
def tables(
    game: Annotated[str | None, typer.Option(help="only this game")] = None,
    over: Annotated[bool, typer.Option("--over", help="those that are over")] = False,
    most: Annotated[int, typer.Option(help="no more than so many")] = 50,
    database: Kept = None,
) -> None:
    """List tables, the latest first."""
    with _changing(database) as connection:
        from formicarium.server.order.tables import find

        for line in find(connection, game, over, most):
            print(f"{line.id}  {line.game:<18} {line.state:<8} {line.idle / 3600:8.1f} h  {line.names}")


@admin.command()
def close(table: str, database: Kept = None) -> None:
    """End the match of a table, without a result. (A table that cannot be read: `formicarium mend`.)"""
    with _changing(database) as connection:
        from formicarium.server.admin.order import close_table

        close_table(connection, table)


@admin.command()
def tournaments(
    most: Annotated[int, typer.Option(help="no more than so many")] = 50,
    database: Kept = None,
) -> None:
    """List tournaments, those that are not over first."""
    with _changing(database) as connection:
        from formicarium.server.meeting.stopping import find

        for line in find(connection, most):
            by = f"by {line.creator}, " if line.creator else ""
            how = f"{by}{line.entrants} entrants, round {line.round} of {line.rounds}"
            print(f"{line.id}  {line.game:<18} {line.state:<9} {line.name} ({how})")


Tournament = Annotated[str, typer.Argument(metavar="TOURNAMENT", help="its id (see `tournaments`)")]


@admin.command()
def stop(tournament: Tournament, database: Kept = None) -> None:
    """End a tournament before its time, or call it off: matches that go on count half for everybody."""
    with _changing(database) as connection:
        from formicarium.server.admin import order

        closed = order.stop_tournament(connection, tournament)
        print("1 match was closed." if closed == 1 else f"{closed} matches were closed.")


@admin.command()
def name(tournament: Tournament, name: str, database: Kept = None) -> None:
    """Give a tournament another name."""
    with _changing(database) as connection:
        from formicarium.server.admin import order

        order.name_tournament(connection, tournament, name)


@admin.command()
def people(
    word: Annotated[str, typer.Argument(help="part of a name, or an id")] = "",
    most: Annotated[int, typer.Option(help="no more than so many")] = 50,
    database: Kept = None,
) -> None:
    """Find people by their names."""
    with _changing(database) as connection:
        from formicarium.server.order.people import find

        for line in find(connection, word, most):
            notes = [f"account {line.account}" if line.account else "guest", f"{line.tables} tables"]
            notes += [f"banned: {', '.join(ban.what for ban in line.bans)}"] * bool(line.bans)
            notes += ["moderator"] * line.moderator
            print(f"{line.guest}  {line.name or '?'} ({', '.join(notes)})")


Who = Annotated[str, typer.Argument(metavar="WHO", help="the name of an account, or a guest's id")]


@admin.command()
def rename(who: Who, name: str, database: Kept = None) -> None:
    """Give somebody another name, at all their tables."""
    with _changing(database) as connection:
        from formicarium.server.admin import order

        order.rename(connection, who, name)


@admin.command()
def ban(
    who: Who,
    days: Annotated[float | None, typer.Option(min=0.01, help="for so long; by default for ever")] = None,
    chat: Annotated[bool, typer.Option("--chat", help="only from writing messages")] = False,
    why: Annotated[str, typer.Option(help="for other moderators")] = "",
    lift: Annotated[bool, typer.Option("--lift", help="let them do everything again")] = False,
    database: Kept = None,
) -> None:
    """Keep somebody from beginning games and writing messages. Games they are in go on."""
    with _changing(database) as connection:
        from formicarium.server.admin import order

        if lift:
            order.lift(connection, who)
        else:
            order.ban(connection, who, "chat" if chat else "play", days, why)


@admin.command()
def delete(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="without asking")] = False,
    database: Kept = None,
) -> None:
    """Forget somebody for good. Others' matches stay whole."""
    if not yes:
        typer.confirm(f"Forget {who} for good?", abort=True)
    with _changing(database) as connection:
        from formicarium.server.admin import order

        order.delete(connection, who)


@admin.command()
def moderator(
    who: Who,
    off: Annotated[bool, typer.Option("--off", help="no longer")] = False,
    database: Kept = None,
) -> None:
    """Let an account keep order: it finds reports and what to do about them on the page /moderate."""
    with _changing(database) as connection:
        from formicarium.server.admin.order import appoint

        appoint(connection, who, off)


@admin.command()
def chat(
    table: str,
    remove: Annotated[list[int] | None, typer.Option(metavar="LINE", help="show this line to nobody")] = None,
    database: Kept = None,
) -> None:
    """List what was said at a table, or remove lines of it."""
    with _changing(database) as connection:
        from formicarium.server.admin import order

        if remove:
            order.remove_chat(connection, remove)
        print("\n".join(order.list_chat(connection, table)) or "Nobody has said anything there.")


@admin.command()
def announce(
    en: Annotated[str, typer.Argument(metavar="TEXT", help="in English")],
    fr: Annotated[str, typer.Option(help="in French; by default the same")] = "",
    hours: Annotated[float, typer.Option(min=0.01, help="for so long")] = 24.0,
    database: Kept = None,
) -> None:
    """Tell everybody something, on every page."""
    with _changing(database) as connection:
        from formicarium.server.admin import order

        print(f"Told as {order.announce(connection, en, fr, hours)}: `formicarium admin withdraw` ends it.")


@admin.command()
def withdraw(announcement: int, database: Kept = None) -> None:
    """Tell it no more."""
    with _changing(database) as connection:
        from formicarium.server.admin import order

        order.withdraw(connection, announcement)


@contextmanager
def _changing(database: str | None) -> Iterator[sa.Connection]:
    """What is done in there is done in one go, on a database of today's version."""
    with _kept(database) as kept:
        from formicarium.server.admin.versions import standing, versions

        if standing(kept) != versions()[-1][0]:
            raise OptionError(f"{kept.words} is of an older version: `formicarium admin migrate` first")
        with kept.engine.begin() as connection:
            yield connection
