"""Letters: plain text, sent by SMTP in a thread; what cannot be sent is an `Unsent`, and nothing else."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import TYPE_CHECKING

from formicarium.server.post.relay import Relay, is_address

if TYPE_CHECKING:
    from formicarium.server.house import House

PATIENCE = 20.0  # seconds that the mail server may take for each answer
AT_ONCE = 4  # letters under way


class Unsent(Exception):
    """A letter did not go out. `for_good`: it will not another time either.

    It says what the mail server's answer was, by its number: what it says in words may hold an address.
    """

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good


class Post:
    """The letters of one node."""

    def __init__(self) -> None:
        self.places = asyncio.Semaphore(AT_ONCE)
        self.carriers = 0  # who write letters about notices now (digest.py)


def has_mail(house: House) -> bool:
    """Does anybody take letters here?"""
    return bool(house.config.smtp)


async def send(
    house: House, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None
) -> None:
    """Send a letter; `Unsent` if nobody took it. Nobody who waits for a page should wait for this."""
    if not has_mail(house):
        raise Unsent("this server sends no mail", for_good=True)
    relay = Relay.of(house.config)
    letter = compose(relay, to, subject, text, headers or {})
    async with house.post.places:
        await asyncio.to_thread(_hand_over, relay, letter)


def compose(relay: Relay, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
    """A letter as it is sent; no line of it can become another header."""
    if not is_address(to):
        raise Unsent("that is no mail address", for_good=True)
    letter = EmailMessage()
    try:
        letter["From"], letter["To"], letter["Subject"] = relay.sender, to, subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=relay.sender.domain)
        letter["Auto-Submitted"] = "auto-generated"  # nobody's absence shall be answered to it
        for name, value in headers.items():
            letter[name] = value
    except ValueError as error:  # a line break in a header
        raise Unsent("a header of it cannot be written", for_good=True) from error
    letter.set_content(text)
    return letter


def _hand_over(relay: Relay, letter: EmailMessage) -> None:
    try:
        with _connected(relay) as server:
            if relay.user:
                server.login(relay.user, relay.password)
            server.send_message(letter)
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Unsent(f"the mail server refuses the address ({codes[0]})", codes[0] >= 500) from None
    except smtplib.SMTPAuthenticationError as error:
        raise Unsent(f"the mail server refuses user and password ({error.smtp_code})", False) from None
    except smtplib.SMTPResponseException as error:
        raise Unsent(f"the mail server refuses it ({error.smtp_code})", error.smtp_code >= 500) from None
    except smtplib.SMTPNotSupportedError:
        raise Unsent("the mail server does not know STARTTLS, or no way to log in", False) from None
    except (smtplib.SMTPException, OSError) as error:  # gone, away, silent, or with a false certificate
        raise Unsent(f"the mail server cannot be reached ({type(error).__name__})", False) from None


def _connected(relay: Relay) -> smtplib.SMTP:
    """A connection as safe as the settings want it: nothing is said before, and nothing without."""
    trust = ssl.create_default_context()
    if relay.scheme == "smtps":
        return smtplib.SMTP_SSL(relay.host, relay.port, timeout=PATIENCE, context=trust)
    server = smtplib.SMTP(relay.host, relay.port, timeout=PATIENCE)
    if relay.scheme == "smtp":
        try:
            server.starttls(context=trust)
        except BaseException:
            server.close()
            raise
    return server
