"""A passkey in software: it answers what a server asks, as a browser would."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from typing import Any, Self
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Passkey:
    """One key pair, for one site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def kept(self) -> dict[str, Any]:
        """All there is of it, to be written down."""
        number = self.key.private_numbers().private_value
        return {"id": self.id.hex(), "key": f"{number:x}", "uses": self.uses}

    @classmethod
    def found(cls, origin: str, id: str, key: str, uses: int) -> Self:
        """One that was written down."""
        again = cls(origin)
        again.id, again.uses = bytes.fromhex(id), uses
        again.key = ec.derive_private_key(int(key, 16), ec.SECP256R1())
        return again

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """An answer to what is asked where a passkey is made."""
        numbers = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        about = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT | VERIFIED | ATTESTED) + about
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._answer({"clientDataJSON": text(client), "attestationObject": text(attestation)})

    def show(self, options: dict[str, Any], verified: bool = True) -> dict[str, Any]:
        """An answer to what is asked where somebody logs in."""
        self.uses += 1
        data = self._data(PRESENT | (VERIFIED if verified else 0))
        client = self._client("webauthn.get", options)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signed}
        return self._answer({name: text(part) for name, part in parts.items()})

    def _data(self, flags: int) -> bytes:
        site = (urlsplit(self.origin).hostname or "").encode()
        return hashlib.sha256(site).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        id = text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
