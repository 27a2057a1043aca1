"""A push service on loopback, and a browser that subscribes to it and can read what it is sent."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from formicarium.server.post.sealing import packed, unpacked
from tests.server.people import SOON

CURVE = ec.SECP256R1()


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, service: PushService, name: str) -> None:
        self.service = service
        self.name = name
        self.key = ec.generate_private_key(CURVE)
        self.shared = secrets.token_bytes(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"{self.service.url}/{self.name}"
        return {"endpoint": endpoint, "key": packed(point), "secret": packed(self.shared)}

    @property
    def heard(self) -> list[tuple[float, dict[str, Any]]]:
        """Each notice with the time at which it came."""
        mine = (
            at
            for at, (path, _, _) in zip(self.service.times, self.service.came, strict=True)
            if path == f"/{self.name}"
        )
        return list(zip(mine, self.notices, strict=True))

    @property
    def notices(self) -> list[dict[str, Any]]:
        """What it was sent so far, read."""
        return [json.loads(opened(self.key, self.shared, body)) for body in self.service.of(self.name)]


def opened(key: ec.EllipticCurvePrivateKey, shared: bytes, sealed: bytes) -> bytes:
    """RFC 8291, at the other end."""
    salt, size = sealed[:16], sealed[20]
    sender, cipher = sealed[21 : 21 + size], sealed[21 + size :]
    mine = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    agreed = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
    secret = HKDF(SHA256(), 32, shared, b"WebPush: info\0" + mine + sender).derive(agreed)
    once = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    text = AESGCM(content).decrypt(once, cipher, None)
    assert text.endswith(b"\x02"), "the last record"
    return text[:-1]


def vouched(header: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature is checked."""
    fields = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = fields["t"].split(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpacked(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(fields["k"]))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(unpacked(claims))
    return found


class PushService:
    """Takes whatever comes, and answers with the status that is next in line (201, if none is)."""

    def __init__(self) -> None:
        self.port = 0
        self.came: list[tuple[str, dict[str, str], bytes]] = []
        self.times: list[float] = []  # at which each of them came
        self.answers: list[int] = []
        self.news = asyncio.Condition()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def of(self, name: str) -> list[bytes]:
        return [body for path, _, body in self.came if path == f"/{name}"]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.answers.pop(0) if self.answers else 201
        writer.write(f"HTTP/1.1 {status} Heard\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        async with self.news:
            self.came.append((first.split()[1], headers, body))
            self.times.append(time.monotonic())
            self.news.notify_all()

    async def until(self, count: int) -> None:
        """Until so much has come."""
        async with asyncio.timeout(SOON), self.news:
            await self.news.wait_for(lambda: len(self.came) >= count)


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.close()
