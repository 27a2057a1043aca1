"""Who takes a house's letters, as its settings say: read and checked at the start."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.utils import parseaddr
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from formicarium.core.errors import OptionError

if TYPE_CHECKING:
    from formicarium.server.config import Config

PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
_ADDRESS = re.compile(r"[^\s@<>,;:\"()\[\]\\]{1,64}@[^\s@<>,;:\"()\[\]\\.]+(\.[^\s@<>,;:\"()\[\]\\.]+)*")
LONGEST = 254  # letters of an address, as mail knows them


class Relay(NamedTuple):
    """A mail server, and in whose name letters are sent through it."""

    scheme: str  # how it is spoken to: STARTTLS, TLS from the first word, or in the open
    host: str
    port: int
    user: str
    password: str
    sender: Address
    url: str  # of this house, without a slash at its end

    @classmethod
    def of(cls, config: Config) -> Relay:
        """OptionError says in a line what is missing or wrong, without the password."""
        try:
            parts = urlsplit(config.smtp)
            host, port = parts.hostname, parts.port
        except ValueError:
            host, port = None, None
        if host is None or parts.scheme not in PORTS:
            raise OptionError("a mail server is smtp://host, smtps://host or smtp+plain://host, and a port")
        if parts.username or parts.password:
            raise OptionError("the mail server's user and password are settings of their own")
        if bool(config.smtp_user) != bool(config.smtp_password):
            raise OptionError("a mail server wants a user and a password, or neither")
        if config.smtp_user and parts.scheme == "smtp+plain":
            raise OptionError("no password is sent to smtp+plain://, where everybody could read it")
        if not is_http(config.public_url):
            raise OptionError("letters need public_url (https://ants.example): their links lead there")
        name, address = parseaddr(config.sender)
        if not is_address(address):
            raise OptionError(f"letters need a sender (ants@example.org), which {config.sender!r} is not")
        sender = Address(name or "Formicarium", addr_spec=address)
        where = config.public_url.rstrip("/")
        user, password = config.smtp_user, config.smtp_password
        return cls(parts.scheme, host, port or PORTS[parts.scheme], user, password, sender, where)


def is_address(text: str) -> bool:
    """Could a letter be sent there? Plain addresses only: no names, no quotes, no lists.

    >>> [is_address(it) for it in ("ada@ants.example", "Ada <a@b.c>", "a@b.c, d@e.f", "a@b.c\\nBcc: d")]
    [True, False, False, False]
    """
    if len(text) > LONGEST or not text.isascii() or _ADDRESS.fullmatch(text) is None:
        return False
    local = text.partition("@")[0]
    return not (local.startswith(".") or local.endswith(".") or ".." in local)


def is_http(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query
    except ValueError:
        return False
