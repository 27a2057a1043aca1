"""Waking browsers: a notice is sealed for each of them and handed to its push service."""

from __future__ import annotations

import hashlib
import logging
import time
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import sqlalchemy as sa

from formicarium.server.keeping.posted import browsers
from formicarium.server.keeping.storage import settings
from formicarium.server.post import outward, sealing

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.push")

KEEPS = 86_400  # seconds for which a service keeps a notice for a browser that is away
_KEY = "push-key"
_NEW_KEY = sa.text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


class Subscription(NamedTuple):
    """A browser as it has subscribed. ValueError or Forbidden from `checked`, if it is not one."""

    endpoint: str
    key: str
    secret: str

    def checked(self, inward: bool) -> Subscription:
        outward.target(self.endpoint, inward)
        sealing.readable(sealing.unpacked(self.key))
        if len(sealing.unpacked(self.secret)) != 16:
            raise ValueError("the shared secret has 16 bytes")
        return self


def first_key(connection: sa.Connection) -> str:
    """The key by which push services know this house; made by whichever node asks first."""
    connection.execute(_NEW_KEY, {"name": _KEY, "value": sealing.new_key()})
    return str(connection.execute(sa.select(settings.c.value).where(settings.c.name == _KEY)).scalar_one())


async def wake(house: House, browser: Any, payload: bytes, topic: str) -> Literal["taken", "later", "never"]:
    """Send one notice to one browser; a browser that is gone is forgotten."""
    config = house.config
    try:
        where = outward.target(browser.endpoint, config.push_inward)
        body = sealing.seal(payload, sealing.unpacked(browser.key), sealing.unpacked(browser.secret))
        headers = {
            "Authorization": sealing.authorization(
                house.courier.key, where.origin, house.courier.contact, time.time()
            ),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEEPS),
            "Urgency": "normal",
            "Topic": topic,
        }
        status = await outward.post(house.courier.names, browser.endpoint, headers, body, config.push_inward)
    except outward.Unreachable as error:
        log.info("a push service cannot be reached (%s)", error)
        return "later"
    except (outward.Forbidden, ValueError) as error:
        log.warning("a browser cannot be woken: %s", type(error).__name__)
        await _forget(house, browser.id)
        return "never"
    if status in (404, 410):
        await _forget(house, browser.id)
        return "never"
    if status == 429 or status >= 500:
        log.info("a push service says %d", status)
        return "later"
    if not 200 <= status < 300:
        log.warning("a push service declines with %d", status)
        return "never"
    return "taken"


async def _forget(house: House, id: str) -> None:
    await house.database.write(lambda c: c.execute(browsers.delete().where(browsers.c.id == id)).rowcount)


def topic_of(key: str, salt: bytes) -> str:
    """A later notice about the same takes the place of one that waits; the service learns nothing by it.

    >>> len(topic_of("turn:abc:1", b"salt"))
    32
    """
    return sealing.packed(hashlib.blake2b(key.encode(), key=salt, digest_size=24).digest())
