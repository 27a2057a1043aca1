"""The guard at the door: who comes, from where, how much they carry; and the headers of every reply."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlsplit

from formicarium.server import wire
from formicarium.server.border.sockets import accept_and_close, table_socket
from formicarium.server.border.under import within
from formicarium.server.border.visit import Visit, visit
from formicarium.server.people.limits import LESSON, SEARCH, address
from formicarium.server.refusals import Declined
from formicarium.server.watching.access import Watched

if TYPE_CHECKING:
    from formicarium.server.house import House

Scope: TypeAlias = Any
REST = 1.0  # seconds before somebody learns that it was too often
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

# Scripts, styles, fonts and sockets come from this server alone. Inline styles stay: a board is
# drawn with them, and they cannot run.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

# Of what a browser can show by itself: a page, a picture. Of a script or a font they say nothing, and they
# would be the longest part of many an answer.
OF_PAGES = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
PARTS = (b"text/javascript", b"text/css", b"font/woff2")


class Guard:
    """Stands before the application, for HTTP and for websockets."""

    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.house = house
        self.working: Counter[str] = Counter()  # requests that are being answered, by address

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if "path" in scope:
            scope["path"] = within(self.house.config.under, scope["path"])
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Any, send: Any) -> None:
        headers = _headers(scope)
        scope["formicarium"] = Visit(self.house, headers.get("cookie", ""))
        refusal = self._refusal(scope, headers)
        watched = Watched(self.house, scope)
        reply = _Reply(self.house, scope, send, watched)
        if refusal is not None:
            if refusal[0] == 429:  # whoever asks too often shall not be answered as often
                await asyncio.sleep(REST)
            await _refuse(reply.send, *refusal)
            watched.end()
            return
        counted = _Counted(receive, self.house.config.limits.body_bytes)
        who = address(scope)
        self.working[who] += 1
        try:
            if scope["method"] == "HEAD":  # as GET, and the body stays here
                watched.scope = {**scope, "method": "GET"}
                await self.app(watched.scope, counted.receive, reply.send_head)
            else:
                await self.app(scope, counted.receive, reply.send)
        finally:
            self.working[who] -= 1
            if not self.working[who]:
                del self.working[who]
            watched.end()

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> tuple[int, str] | None:
        if _is_unheard_of(scope):
            return 404, "error-not-found"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.house.config.limits.body_bytes:
            return 413, "error-too-large"
        limits, who = self.house.config.limits, address(scope)
        if self.working[who] >= limits.working:
            self.house.gate.turned_away("requests at once", who)
            return 429, "error-too-often"
        if scope["method"] in SAFE:
            allowed = self.house.gate.allows("reads", who, limits.reads, 60) and (
                not _is_search(scope) or self._affords("searches", who, SEARCH)
            )
            return None if allowed else (429, "error-too-often")
        foreign = headers.get("x-formicarium") != "1" or not self.same_origin(scope, headers)
        if foreign and not _is_from_letter(scope):
            return 403, "error-origin"
        if _is_lesson(scope):  # which changes nothing, but takes its time
            allowed = self._affords("lessons", who, LESSON)
        else:
            allowed = self.house.gate.allows("requests", who, limits.requests, 60)
        return None if allowed else (429, "error-too-often")

    def _affords(self, what: str, who: str, price: float) -> bool:
        limits = self.house.config.limits
        return self.house.gate.allows(what, who, limits.burst, limits.burst / limits.effort, price)

    async def _websocket(self, scope: Scope, receive: Any, send: Any) -> None:
        if _is_unheard_of(scope):
            await receive()
            await accept_and_close(send, 4404, "table")
            return
        headers = _headers(scope)
        scope["formicarium"] = Visit(self.house, headers.get("cookie", ""))
        if not self.same_origin(scope, headers):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        await table_socket(self.house, scope, receive, send)

    def same_origin(self, scope: Scope, headers: dict[str, str]) -> bool:
        """Does a page of ours ask? Programs that are no browser send no Origin, and no cookie of others."""
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin in self.house.config.origins:
            return True
        found = urlsplit(origin)
        return found.scheme in ("http", "https") and found.netloc == headers.get("host", "")


class _Reply:
    """Adds our headers to a reply, and a cookie for whoever needs one."""

    def __init__(self, house: House, scope: Scope, send: Any, watched: Watched) -> None:
        self.house = house
        self.scope = scope
        self._send = send
        self._watched = watched

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._watched.status = message["status"]
            extra = [*HEADERS, *([] if _is_part(message["headers"]) else OF_PAGES)]
            kept = any(name == b"cache-control" for name, _ in message["headers"])  # by caches, as it says
            if self.scope["path"].startswith("/api") and not kept:
                extra.append((b"cache-control", b"no-store"))
                if cookie := visit(self.scope).cookie(is_secure(self.house, self.scope)):
                    extra.append((b"set-cookie", cookie.encode()))
            message = {**message, "headers": [*message["headers"], *extra]}
        await self._send(message)

    async def send_head(self, message: Any) -> None:
        await self.send({**message, "body": b""} if message["type"] == "http.response.body" else message)


class _Counted:
    """A body that is cut off when it grows too long, whatever its header promised."""

    def __init__(self, receive: Any, most: int) -> None:
        self._receive = receive
        self._left = most
        self._more = True

    async def receive(self) -> Any:
        message = await self._receive()
        if message["type"] == "http.disconnect" and self._more:
            raise Declined(400, "error-malformed")  # it never came whole; nobody will read this
        if message["type"] == "http.request":
            self._more = message.get("more_body", False)
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise Declined(413, "error-too-large")
        return message


async def _refuse(send: Any, status: int, key: str) -> None:
    body = wire.encode({"error": wire.say(key)})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _is_unheard_of(scope: Scope) -> bool:
    """An address with a NUL: no name has one, and PostgreSQL would not even look for it."""
    return "\0" in scope["path"]


def _is_from_letter(scope: Scope) -> bool:
    """The link under a letter, which mail programs press by themselves: who knows it may, from anywhere."""
    return bool(scope["path"].startswith("/api/notices/off/"))


def _is_lesson(scope: Scope) -> bool:
    """An act in a lesson: `/api/games/{game}/lessons/{lesson}`."""
    parts = scope["path"].split("/")
    return bool(parts[1:3] == ["api", "games"] and parts[4:5] == ["lessons"])


def _is_search(scope: Scope) -> bool:
    """In a rulebook: `/api/games/{game}/rules/{language}/search`."""
    parts = scope["path"].split("/")
    return bool(parts[1:3] == ["api", "games"] and parts[6:] == ["search"])


def _is_part(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """A file that a page is made of."""
    return any(name.lower() == b"content-type" and value.startswith(PARTS) for name, value in headers)


def _headers(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def is_secure(house: House, scope: Scope) -> bool:
    return house.config.secure or scope.get("scheme") == "https"
