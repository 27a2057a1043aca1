"""Answers that are the same for everybody: packed once, and only sent to whoever lacks them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from gzip import compress
from typing import Any

import brotli
from litestar import Request, Response

PACKED = "packed"  # an answer that is compressed already where it was made
ASK_AGAIN = {"cache-control": "no-cache"}
AN_HOUR = {"cache-control": "public, max-age=3600"}

QUALITY = 11  # the most there is: each of them is packed once
KEPT = 128  # of them: a game has about a dozen


def is_known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether a browser has what goes by this tag."""
    return tag in [each.strip() for each in request.headers.get("if-none-match", "").split(",")]


def ways(request: Request[Any, Any, Any]) -> set[str]:
    """How a browser takes an answer to be packed."""
    accepted = request.headers.get("accept-encoding", "").split(",")
    return {way.partition(";")[0].strip() for way in accepted}


def parcel(
    request: Request[Any, Any, Any], body: str | bytes, media_type: str, keep: Mapping[str, str]
) -> Response[bytes | None]:
    """The answer, unless it is known; `keep` says for how long nobody need ask again."""
    whole = body.encode() if isinstance(body, str) else body
    headers = {"etag": tag_of(whole), "vary": "accept-encoding", **keep}
    if is_known(request, headers["etag"]):
        return Response(None, status_code=304, headers=headers)
    for way in ("br", "gzip"):
        if way in ways(request):
            headers["content-encoding"] = way
            return Response(_packed(whole, way), media_type=media_type, headers=headers)
    return Response(whole, media_type=media_type, headers=headers)


def tag_of(body: bytes) -> str:
    """Changes with the answer. Weak: it travels packed or not."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'


@lru_cache(maxsize=KEPT)
def _packed(body: bytes, way: str) -> bytes:
    return bytes(brotli.compress(body, quality=QUALITY)) if way == "br" else compress(body, mtime=0)
