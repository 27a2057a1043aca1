"""What HTTP declines: always a *say* with a fitting status, never a stack trace."""

from __future__ import annotations

import logging
from typing import Any

import sqlalchemy as sa
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from formicarium.server import logs
from formicarium.server.wire import Say, said, say
from formicarium.texts.message import Arg, Message, message

log = logging.getLogger("formicarium.http")

_WORDS = {404: "error-not-found", 405: "error-not-allowed", 413: "error-too-large", 429: "error-too-often"}


class Refusal(Struct):
    """The body of every reply with a status of 400 or more."""

    error: Say


# For the OpenAPI description: what any call may be answered with.
REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=why)
    for status, why in (
        (400, "It makes no sense."),
        (403, "One may not do that."),
        (404, "There is no such thing."),
        (409, "It does not fit how things are."),
        (413, "It is too large."),
        (429, "It was too often."),
    )
}


class Declined(Exception):
    """Bad input, or something one may not do."""

    def __init__(self, status: int, reason: str | Message, **args: Arg) -> None:
        words = reason if isinstance(reason, Message) else message(reason, **args)
        super().__init__(words.key)
        self.status = status
        self.say = said(words)


def declined(request: Request[Any, Any, Any], error: Declined) -> Response[dict[str, Say]]:
    return Response({"error": error.say}, status_code=error.status)


def mistaken(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Say]]:
    """Litestar's own refusals, in our words."""
    status = error.status_code
    if status >= 500:
        return broken(request, error)
    word = _WORDS.get(status, "error-bad-request")
    args: dict[str, Arg] = {"why": str(error.detail)[:200]} if word == "error-bad-request" else {}
    return Response({"error": say(word, **args)}, status_code=status, headers=error.headers)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[dict[str, Say]]:
    """JSON that is nothing but brackets. A depth that is not msgspec's to complain of is a defect of ours."""
    if "deserializing" not in str(error):
        return broken(request, error)
    return Response({"error": say("error-bad-request", why="too deep")}, status_code=400)


def unkept(request: Request[Any, Any, Any], error: sa.exc.DataError) -> Response[dict[str, Say]]:
    """Text that a database cannot keep, nor look for: PostgreSQL has no place for a NUL."""
    return Response({"error": say("error-malformed")}, status_code=400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Say]]:
    """A defect. The log says where, not what the error says, nor the whole address: either may be secret."""
    log.error("%s %s: %s", request.method, request.scope.get("path_template", "?"), logs.of(error))
    return Response({"error": say("error-server")}, status_code=500)
