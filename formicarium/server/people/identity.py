"""Who somebody is: a guest with a signed cookie, who may have an account to come back to.

A cookie holds the guest's id and a signature; the secret behind it lies in the database, so that
all nodes know each other's guests. A guest becomes a row only when there is something to keep.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from http.cookies import CookieError, SimpleCookie

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from formicarium.server.keeping.storage import accounts, guests, settings, sitters

COOKIE = "formicarium"
YEAR = 365 * 86_400
_SECRET = "cookie-secret"
_ID = re.compile(r"[a-z2-7]{26}")

hasher = PasswordHasher()  # argon2id, with the library's own advice on time and memory
NOBODY = hasher.hash(secrets.token_hex(16))  # what a name without an account is checked against


def new_id(letters: int = 26) -> str:
    """An unguessable id that is easy on the eye: five bits a letter."""
    return base64.b32encode(secrets.token_bytes(letters)).decode().lower()[:letters]


class Signer:
    """Makes and reads cookies."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def read(self, cookie: str) -> str | None:
        """The guest whom a cookie names, if we signed it."""
        guest, _, signature = cookie.partition(".")
        if _ID.fullmatch(guest) and hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return guest
        return None

    def guest_of(self, header: str) -> str | None:
        """The guest named in a Cookie header."""
        try:
            cookies = SimpleCookie(header)
        except CookieError:
            return None
        return self.read(cookies[COOKIE].value) if COOKIE in cookies else None

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._secret, f"guest:{guest}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:18]).decode()

    def header(self, guest: str, secure: bool) -> str:
        """A Set-Cookie header."""
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={self.sign(guest)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"


def read_secret(connection: sa.Connection) -> bytes:
    """The secret of this database; made by whichever node asks first."""
    fresh = sa.text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
    connection.execute(fresh, {"name": _SECRET, "value": secrets.token_hex(32)})
    chosen = sa.select(settings.c.value).where(settings.c.name == _SECRET)
    return bytes.fromhex(str(connection.execute(chosen).scalar_one()))


# Guests


def clean(name: str, letters: int) -> str:
    """A name as it may be shown: no control characters, no odd spaces, not too long."""
    shown = "".join(c for c in unicodedata.normalize("NFC", name) if c.isprintable())
    return " ".join(shown.split())[:letters]


def name_of(connection: sa.Connection, guest: str) -> str:
    found = connection.execute(sa.select(guests.c.name).where(guests.c.id == guest)).scalar()
    return str(found or "")


def keep_guest(connection: sa.Connection, guest: str, name: str | None = None) -> None:
    """Remember a guest, and the name if one is given."""
    known = connection.execute(sa.select(guests.c.id).where(guests.c.id == guest)).first()
    if known is None:
        connection.execute(guests.insert().values(id=guest, name=name or "", created=time.time()))
    elif name is not None:
        connection.execute(guests.update().where(guests.c.id == guest).values(name=name))


# Accounts


def account_of(connection: sa.Connection, guest: str) -> str | None:
    chosen = sa.select(accounts.c.shown).where(accounts.c.guest == guest)
    found = connection.execute(chosen).scalar()
    return None if found is None else str(found)


def open_account(connection: sa.Connection, guest: str, name: str, hashed: str) -> str | None:
    """Give this guest an account; a reason if that cannot be."""
    if account_of(connection, guest) is not None:
        return "error-has-account"
    folded = name.casefold()
    taken = connection.execute(sa.select(accounts.c.name).where(accounts.c.name == folded)).first()
    if taken is not None:
        return "error-name-taken"
    keep_guest(connection, guest, name_of(connection, guest) or name)
    values = {"name": folded, "shown": name, "secret": hashed, "guest": guest, "created": time.time()}
    connection.execute(accounts.insert().values(values))
    return None


def find_account(connection: sa.Connection, name: str) -> tuple[str, str] | None:
    """The guest behind an account, and the hash of its password."""
    chosen = sa.select(accounts.c.guest, accounts.c.secret).where(accounts.c.name == name.casefold())
    found = connection.execute(chosen).first()
    return None if found is None else (found.guest, found.secret)


def fits(hashed: str, password: str) -> bool:
    """Is this the password? Slow on purpose: run it in a thread."""
    try:
        return hasher.verify(hashed, password)
    except (VerificationError, InvalidHashError):
        return False


def bring_along(connection: sa.Connection, guest: str, account: str) -> list[str]:
    """Let an account answer for the seats that a guest took before logging in; the tables concerned."""
    taken = connection.execute(sa.select(sitters.c.match, sitters.c.seat).where(sitters.c.guest == guest))
    owned = connection.execute(sa.select(sitters.c.match, sitters.c.seat).where(sitters.c.guest == account))
    new = sorted({(m, s) for m, s in taken} - {(m, s) for m, s in owned})
    if new:
        connection.execute(sitters.insert(), [{"match": m, "seat": s, "guest": account} for m, s in new])
    return sorted({match for match, _ in new})
