"""Web Push as it travels: a payload only one browser can read (RFC 8291), and who we are (RFC 8292)."""

from __future__ import annotations

import base64
import json
import secrets

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes; a payload is one record
MOST = 3000  # bytes of a payload: with all that is around it, less than push services take
_LAST = b"\x02"  # behind the text of the last record
HALF_A_DAY = 12 * 3600  # seconds; services believe a token for a day at most


def packed(data: bytes) -> str:
    """Base64 as it stands in addresses.

    >>> packed(b"ants?")
    'YW50cz8'
    """
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """ValueError, if it is not that."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def readable(key: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's public key; ValueError, if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)


def new_key() -> str:
    """A private key of our own, to be kept."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return packed(number.to_bytes(32, "big"))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(key), "big"), CURVE)


def public(key: str) -> bytes:
    """The public key beside a private one, as browsers want it."""
    return _point(_private(key).public_key())


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, purpose).derive(secret)


def seal(
    payload: bytes,
    browser: bytes,
    shared: bytes,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The payload for one browser, by its public key and the secret it shares with us, in one record.

    Its own key (`ours`) and salt are new each time, unless a test gives them.
    """
    if len(payload) > MOST:
        raise ValueError(f"{len(payload)} bytes are more than fits")
    ours = ours or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    sender = _point(ours.public_key())
    agreed = ours.exchange(ec.ECDH(), readable(browser))
    key = _derived(agreed, shared, b"WebPush: info\0" + browser + sender, 32)
    once = _derived(key, salt, b"Content-Encoding: nonce\0", 12)
    cipher = AESGCM(_derived(key, salt, b"Content-Encoding: aes128gcm\0", 16))
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + cipher.encrypt(once, payload + _LAST, None)


def authorization(key: str, audience: str, contact: str, now: float) -> str:
    """The header that says who wakes the browser: signed, for this service, good for half a day."""
    claims = {"aud": audience, "exp": int(now) + HALF_A_DAY, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(packed(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    signed = decode_dss_signature(_private(key).sign(text.encode(), ec.ECDSA(SHA256())))
    signature = packed(b"".join(number.to_bytes(32, "big") for number in signed))
    return f"vapid t={text}.{signature}, k={packed(public(key))}"
