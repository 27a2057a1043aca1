"""Passkeys: what a browser is asked, and what its answer proves. Who checks them: docs/decisions/0018."""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa

from formicarium.server.keeping.people import passkeys

MOST = 20  # of one account
NAME = "Formicarium"


class Site(NamedTuple):
    """Where somebody is, as their browser says: passkeys are good for one site only."""

    origin: str

    @property
    def id(self) -> str:
        return urlsplit(self.origin).hostname or ""


class Unproved(Exception):
    """An answer that proves nothing."""


def registering(site: Site, guest: str, name: str, had: list[str]) -> tuple[bytes, dict[str, Any]]:
    """A challenge, and what a browser is asked so that it makes a passkey."""
    import webauthn  # a tenth of a second, for those who use one
    from webauthn.helpers import structs

    options = webauthn.generate_registration_options(
        rp_id=site.id,
        rp_name=NAME,
        user_id=guest.encode(),
        user_name=name,
        user_display_name=name,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[structs.PublicKeyCredentialDescriptor(id=_bytes(each)) for each in had],
    )
    return options.challenge, json.loads(webauthn.options_to_json(options))


def register(
    connection: sa.Connection,
    site: Site,
    guest: str,
    challenge: bytes,
    credential: dict[str, Any],
    name: str,
) -> None:
    """Keep a new passkey; `Unproved` if the answer does not fit what was asked."""
    made = _checked_new(site, challenge, credential)
    known = connection.execute(sa.select(passkeys.c.id).where(passkeys.c.id == made.id)).first()
    if known is not None or len(all_of(connection, guest)) >= MOST:
        raise Unproved
    row = {"id": made.id, "public_key": made.public_key, "count": made.uses}
    connection.execute(passkeys.insert().values(**row, guest=guest, name=name, created=time.time()))


class _Made(NamedTuple):
    id: str
    public_key: str
    uses: int


def _checked_new(site: Site, challenge: bytes, credential: dict[str, Any]) -> _Made:
    import webauthn

    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except Exception as error:  # of several libraries, about something that anybody may have made up
        raise Unproved from error
    return _Made(_text(found.credential_id), _text(found.credential_public_key), found.sign_count)


def asking(site: Site) -> tuple[bytes, dict[str, Any]]:
    """A challenge, and what a browser is asked so that somebody shows a passkey, whoever they are."""
    import webauthn
    from webauthn.helpers import structs

    wanted = structs.UserVerificationRequirement.REQUIRED
    options = webauthn.generate_authentication_options(rp_id=site.id, user_verification=wanted)
    return options.challenge, json.loads(webauthn.options_to_json(options))


def recognise(connection: sa.Connection, site: Site, challenge: bytes, credential: dict[str, Any]) -> str:
    """Whose passkey it is; `Unproved` if it is nobody's, or the answer does not fit what was asked."""
    import webauthn

    given = credential.get("id")
    mine = passkeys.c.id == (given if isinstance(given, str) else "")
    kept = connection.execute(sa.select(passkeys).where(mine).with_for_update()).first()
    if kept is None:
        raise Unproved
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.id,
            expected_origin=site.origin,
            credential_public_key=_bytes(kept.public_key),
            credential_current_sign_count=kept._mapping[passkeys.c.count],  # one that is behind was copied
            require_user_verification=True,
        )
    except Exception as error:  # of several libraries, about something that anybody may have made up
        raise Unproved from error
    connection.execute(passkeys.update().where(mine).values(count=found.new_sign_count, used=time.time()))
    return str(kept.guest)


# Those one has


def all_of(connection: sa.Connection, guest: str) -> list[Any]:
    chosen = sa.select(passkeys).where(passkeys.c.guest == guest)
    return list(connection.execute(chosen.order_by(passkeys.c.created, passkeys.c.id)))


def rename(connection: sa.Connection, guest: str, id: str, name: str) -> bool:
    mine = (passkeys.c.id == id) & (passkeys.c.guest == guest)
    return connection.execute(passkeys.update().where(mine).values(name=name)).rowcount == 1


def remove(connection: sa.Connection, guest: str, id: str) -> bool:
    mine = (passkeys.c.id == id) & (passkeys.c.guest == guest)
    return connection.execute(passkeys.delete().where(mine)).rowcount == 1


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
