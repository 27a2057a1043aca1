"""What a visitor may leave behind: counted in the database, for all nodes together and across restarts.

A count lasts for a window of so many seconds. Addresses are not stored: a row has a keyed digest of one, and
goes once its window is over.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import TYPE_CHECKING

import sqlalchemy as sa

from formicarium.server.keeping.storage import settings

if TYPE_CHECKING:
    from formicarium.server.house import House

_SPEND = sa.text(
    "INSERT INTO spent (what, who, until, amount) VALUES (:what, :who, :until, :amount) "
    "ON CONFLICT (what, who) DO UPDATE SET until = excluded.until, "
    "amount = excluded.amount + CASE WHEN spent.until = excluded.until THEN spent.amount ELSE 0 END "
    "WHERE spent.until <> excluded.until OR spent.amount + excluded.amount <= :most RETURNING amount"
)
_SALT = "address-salt"
_NEW_SALT = sa.text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
_FORGET = sa.text("DELETE FROM spent WHERE until < :now")


def spend(connection: sa.Connection, what: str, who: str, most: int, per: float, amount: int = 1) -> bool:
    """Take so much of what somebody may have within `per` seconds; False if that is more than is left."""
    if amount > most:
        return False
    now = time.time()
    until = (now // per + 1) * per
    values = {"what": what, "who": who, "until": until, "amount": amount, "most": most}
    spent = connection.execute(_SPEND, values).scalar()
    if spent == amount:  # the first of a window: a good moment to clear up
        connection.execute(_FORGET, {"now": now - per})
    return spent is not None


async def allowed(house: House, what: str, address: str, most: int, per: float, amount: int = 1) -> bool:
    """May this address, once more? It has spent it then."""
    who = digest(house, address)
    fine = await house.database.write(lambda c: spend(c, what, who, most, per, amount))
    return fine or house.gate.turned_away(what, address)


def read_salt(connection: sa.Connection) -> bytes:
    """The key of the digests; made by whichever node asks first."""
    connection.execute(_NEW_SALT, {"name": _SALT, "value": secrets.token_hex(16)})
    chosen = sa.select(settings.c.value).where(settings.c.name == _SALT)
    return bytes.fromhex(str(connection.execute(chosen).scalar_one()))


def digest(house: House, address: str) -> str:
    """An address as it is counted under."""
    return hashlib.blake2b(address.encode(), key=house.salt, digest_size=12).hexdigest()
