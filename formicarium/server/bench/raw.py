"""A websocket by hand, as far as a benchmark needs one: cheap, and no politer than it has to be."""

from __future__ import annotations

import base64
import json
import secrets
import struct
from typing import Any


def handshake(table: str, port: int, *headers: str) -> bytes:
    """The request that opens a table's socket."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = (
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *headers,
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def masked(message: dict[str, Any]) -> bytes:
    """A message of up to 64 kB as a client's frame: a mask of zeros changes nothing."""
    data = json.dumps(message).encode()
    short = len(data) < 126
    size = struct.pack("!BB", 0x81, 0x80 | len(data)) if short else struct.pack("!BBH", 0x81, 0xFE, len(data))
    return size + b"\0\0\0\0" + data
