"""The cookie that names a device, and the secrets it is signed with.

The secrets lie in the database, so that all nodes know each other's visitors. A new one can be added at any
time (`formicarium renew`): cookies signed with an older one are believed, and signed anew when they come by.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer
from itsdangerous.signer import SigningAlgorithm

from formicarium.server.keeping.storage import settings

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.cookies")

COOKIE = "formicarium"
YEAR = 365 * 86_400
ROUND = 60.0  # seconds after which a node looks for new secrets
SETTLED = 3 * ROUND  # seconds after which every node knows a secret that this one knows
_SECRETS = "cookie-secret"
_ID = re.compile(r"[a-z2-7]{26}")


class Named(NamedTuple):
    """Whom a cookie names."""

    device: str
    fresh: bool  # signed as it would be today


class _Mark(SigningAlgorithm):
    """144 bits of HMAC-SHA-256."""

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        return hmac.digest(key, b"guest:" + value, "sha256")[:18]


class Cookies:
    """Makes and reads cookies."""

    def __init__(self, under: str = "") -> None:
        self._path = f"{under}/"
        self._known: dict[bytes, float] = {}  # since when this node knows each secret, oldest first
        self._signer = Signer([secrets.token_bytes(32)])  # until the first secret is learnt

    def learn(self, keys: Sequence[bytes], now: float) -> None:
        """These are the secrets, oldest first: the newest that every node knows by now signs."""
        self._known = {key: self._known.get(key, now) for key in keys}
        settled = [key for key, since in self._known.items() if now - since >= SETTLED] or keys[:1]
        trusted = [key for key in keys if key != settled[-1]]
        self._signer = Signer([*trusted, settled[-1]], key_derivation="none", algorithm=_Mark())

    def sign(self, device: str) -> str:
        return self._signer.sign(device).decode()

    def read(self, header: str) -> Named | None:
        """The device named in a Cookie header, whatever else is written there."""
        for part in header.split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE and (device := self._verified(value)) is not None:
                return Named(device, value == self.sign(device))
        return None

    def _verified(self, value: str) -> str | None:
        try:
            device = self._signer.unsign(value).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return None
        return device if _ID.fullmatch(device) else None

    def header(self, device: str, secure: bool) -> str:
        """A Set-Cookie header."""
        flags = f"Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return f"{COOKIE}={self.sign(device)}; {flags}{'; Secure' if secure else ''}"

    async def make_rounds(self, house: House) -> None:
        """Again and again, look for new secrets."""
        while True:
            await asyncio.sleep(ROUND)
            try:
                self.learn(await house.database.read(read_secrets), time.monotonic())
            except Exception as error:  # the database is away: what is known stays good
                log.warning("no look at the secrets: %s", type(error).__name__)


def read_secrets(connection: sa.Connection) -> list[bytes]:
    chosen = sa.select(settings.c.value).where(settings.c.name == _SECRETS)
    return [bytes.fromhex(each) for each in str(connection.execute(chosen).scalar_one()).split()]


def first_secrets(connection: sa.Connection) -> list[bytes]:
    """The secrets of this database; the first is made by whichever node asks first."""
    fresh = sa.text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
    connection.execute(fresh, {"name": _SECRETS, "value": secrets.token_hex(32)})
    return read_secrets(connection)


def renew_secret(connection: sa.Connection, forget: bool) -> None:
    """A new secret signs from now on; older ones are believed, unless they are to be forgotten."""
    older = [] if forget else [each.hex() for each in first_secrets(connection)]
    first_secrets(connection)
    value = " ".join([*older, secrets.token_hex(32)])
    connection.execute(settings.update().where(settings.c.name == _SECRETS).values(value=value))
