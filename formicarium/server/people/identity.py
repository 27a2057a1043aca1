"""Who somebody is: a guest, who may have an account to come back to.

A cookie names a device (cookies.py). A device that nobody has logged in on is a guest by itself, and
becomes a row only when there is something to keep. Logging in gives it a new name that stands for the
account's guest, and logging out takes that away: every device has its own name, worth nothing afterwards.
"""

from __future__ import annotations

import base64
import secrets
import time
import unicodedata
from functools import cache

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from formicarium.server.keeping.meetings import entrants, wishes
from formicarium.server.keeping.order import reports
from formicarium.server.keeping.people import days_off, played, tickets
from formicarium.server.keeping.private import notes, plans
from formicarium.server.keeping.storage import (
    accounts,
    chats,
    devices,
    guests,
    known,
    lessons,
    sitters,
    tables,
)

PROVED = 900.0  # seconds after logging in, for which what matters most may be changed
hasher = PasswordHasher()  # argon2id, with the library's own advice on time and memory


@cache
def nobody() -> str:
    """What the password for a name without an account is checked against."""
    return hasher.hash(secrets.token_hex(16))


def new_id(letters: int = 26) -> str:
    """An unguessable id that is easy on the eye: five bits a letter."""
    return base64.b32encode(secrets.token_bytes(letters)).decode().lower()[:letters]


# Guests


def clean(name: str, letters: int) -> str:
    """A name as it may be shown: no control characters, no odd spaces, not too long."""
    shown = "".join(c for c in unicodedata.normalize("NFC", name) if c.isprintable())
    return " ".join(shown.split())[:letters]


def name_of(connection: sa.Connection, guest: str) -> str:
    found = connection.execute(sa.select(guests.c.name).where(guests.c.id == guest)).scalar()
    return str(found or "")


_KEEP = sa.text("INSERT INTO guests (id, name, created) VALUES (:id, :name, :created) ON CONFLICT DO NOTHING")


def keep_guest(connection: sa.Connection, guest: str, name: str | None = None) -> None:
    """Remember a guest, and the name if one is given."""
    values = {"id": guest, "name": name or "", "created": time.time()}
    known = connection.execute(sa.select(guests.c.id).where(guests.c.id == guest)).first()
    is_new = known is None and connection.execute(_KEEP, values).rowcount  # another node may be faster
    if not is_new and name is not None:
        connection.execute(guests.update().where(guests.c.id == guest).values(name=name))


# Accounts


def account_of(connection: sa.Connection, guest: str) -> str | None:
    chosen = sa.select(accounts.c.shown).where(accounts.c.guest == guest)
    found = connection.execute(chosen).scalar()
    return None if found is None else str(found)


_OPEN = sa.text(
    "INSERT INTO accounts (name, shown, secret, guest, created) "
    "VALUES (:name, :shown, :secret, :guest, :created) ON CONFLICT DO NOTHING"
)


def open_account(connection: sa.Connection, guest: str, name: str, hashed: str) -> str | None:
    """Give this guest an account; a reason if that cannot be."""
    if account_of(connection, guest) is not None:
        return "error-has-account"
    keep_guest(connection, guest, name_of(connection, guest) or name)
    values = {"name": name.casefold(), "shown": name, "secret": hashed, "guest": guest}
    if connection.execute(_OPEN, {**values, "created": time.time()}).rowcount:
        return None
    return "error-name-taken" if account_of(connection, guest) is None else "error-has-account"


def may_be_account(name: str) -> bool:
    """Can an account be called so? It is a part of an address."""
    return bool(name) and name not in (".", "..") and "/" not in name


def find_account(connection: sa.Connection, name: str) -> tuple[str, str] | None:
    """The guest behind an account, and the hash of its password."""
    chosen = sa.select(accounts.c.guest, accounts.c.secret).where(accounts.c.name == name.casefold())
    found = connection.execute(chosen).first()
    return None if found is None else (found.guest, found.secret)


def rename_account(connection: sa.Connection, guest: str, name: str) -> str | None:
    """Another name to log in with; a reason if that cannot be."""
    folded = name.casefold()
    holder = connection.execute(sa.select(accounts.c.guest).where(accounts.c.name == folded)).scalar()
    if holder not in (None, guest):
        return "error-name-taken"
    mine = accounts.update().where(accounts.c.guest == guest)
    connection.execute(mine.values(name=folded, shown=name))
    return None


def set_password(connection: sa.Connection, guest: str, hashed: str) -> None:
    """What was on its way to change it otherwise is worth nothing any more."""
    connection.execute(accounts.update().where(accounts.c.guest == guest).values(secret=hashed))
    connection.execute(tickets.delete().where(tickets.c.guest == guest))


def fits(hashed: str, password: str) -> bool:
    """Is this the password? Slow on purpose: run it in a thread."""
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def bring_along(connection: sa.Connection, guest: str, account: str) -> list[str]:
    """Hand an account the tables, seats and lessons a guest took before logging in; the tables concerned."""
    for each in (lessons, known, played, notes, days_off):
        _bring_rows(connection, each, guest, account)
    _bring_entries(connection, guest, account)
    _bring_words(connection, guest, account)
    connection.execute(plans.update().where(plans.c.guest == guest).values(guest=account))
    connection.execute(wishes.delete().where(wishes.c.guest == guest))  # whoever logs in wishes anew
    connection.execute(tables.update().where(tables.c.creator == guest).values(creator=account))
    taken = connection.execute(sa.select(sitters.c.match, sitters.c.seat).where(sitters.c.guest == guest))
    owned = connection.execute(sa.select(sitters.c.match, sitters.c.seat).where(sitters.c.guest == account))
    mine, had = sorted((m, s) for m, s in taken), {(m, s) for m, s in owned}
    for match, seat in mine:
        here = (sitters.c.match == match) & (sitters.c.seat == seat) & (sitters.c.guest == guest)
        if (match, seat) in had:
            connection.execute(sitters.delete().where(here))
        else:
            connection.execute(sitters.update().where(here).values(guest=account))
    return sorted({match for match, _ in mine})


def _bring_entries(connection: sa.Connection, guest: str, account: str) -> None:
    """Tournaments that were entered as a guest, but for those the account is in already."""
    had = sa.select(entrants.c.tournament).where(entrants.c.guest == account)
    mine = (entrants.c.guest == guest) & entrants.c.tournament.not_in(had.scalar_subquery())
    connection.execute(entrants.update().where(mine).values(guest=account))


def _bring_words(connection: sa.Connection, guest: str, account: str) -> None:
    """What they have said, and what was said of them to those who keep order."""
    said = sa.select(chats.c.match, chats.c.key).where(chats.c.guest == account)
    anew = sa.tuple_(chats.c.match, chats.c.key).not_in(said)
    connection.execute(chats.update().where((chats.c.guest == guest) & anew).values(guest=account))
    for column in (reports.c.guest, reports.c.about):
        connection.execute(reports.update().where(column == guest).values({column: account}))


def _bring_rows(connection: sa.Connection, kept: sa.Table, guest: str, account: str) -> None:
    """What is remembered of a guest; what the account has already goes."""
    what = [column for column in kept.primary_key if column is not kept.c.guest]
    had = sa.select(*what).where(kept.c.guest == account)
    again = (kept.c.guest == guest) & sa.tuple_(*what).in_(had)
    connection.execute(kept.delete().where(again))
    connection.execute(kept.update().where(kept.c.guest == guest).values(guest=account))


# Devices


def guest_at(connection: sa.Connection, device: str) -> str | None:
    """Who uses this device; None if its name is worth nothing: an account is for those who log in."""
    logged_in = connection.execute(sa.select(devices.c.guest).where(devices.c.id == device)).scalar()
    if logged_in is not None:
        return str(logged_in)
    return None if account_of(connection, device) is not None else device


def log_in(connection: sa.Connection, guest: str) -> str:
    """A new name for a device, which stands for an account's guest."""
    device = new_id()
    connection.execute(devices.insert().values(id=device, guest=guest, created=time.time()))
    return device


def log_out(connection: sa.Connection, device: str) -> None:
    connection.execute(devices.delete().where(devices.c.id == device))


def log_out_everywhere(connection: sa.Connection, guest: str, but: str = "") -> None:
    """On all devices, but perhaps for one."""
    connection.execute(devices.delete().where((devices.c.guest == guest) & (devices.c.id != but)))


def has_proved(connection: sa.Connection, device: str) -> bool:
    """Has whoever uses this device just shown who they are? Without an account nobody has to."""
    since = connection.execute(sa.select(devices.c.created).where(devices.c.id == device)).scalar()
    return since is None or 0 <= time.time() - since < PROVED
