"""Player aids over HTTP: a game's page of what one looks up all the time, and its words."""

from __future__ import annotations

import json
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from formicarium.core.aid import FOLDER
from formicarium.core.errors import OptionError
from formicarium.core.plain import to_plain
from formicarium.server.border.api.library import found_game, found_language, part_texts
from formicarium.server.border.packing import PACKED
from formicarium.server.refusals import REFUSALS, Declined


@get("/games/{game:str}/aid", sync_to_thread=True, responses=REFUSALS)
def game_aid(
    game: FromPath[str],
    variant: Annotated[str, QueryParameter(max_length=60)] = "",
    seats: Annotated[int | None, QueryParameter(ge=1, le=100)] = None,
    options: Annotated[str, QueryParameter(max_length=2000)] = "",
) -> Response[dict[str, Any]]:
    """The aid for a variant, or for the options of a table (an object, as JSON), and for so many players."""
    found = found_game(game)
    if variant and variant not in found.variants:
        raise Declined(404, "error-not-found")
    try:
        aid = found.aid_for({**found.variants.get(variant, {}), **_given(options)}, seats)
    except OptionError as error:
        raise Declined(400, "error-options", why=str(error)) from error
    plain = to_plain(aid)
    assert isinstance(plain, dict)
    return Response(plain)


def _given(options: str) -> dict[str, Any]:
    try:
        given = json.loads(options or "{}")
    except (ValueError, RecursionError) as error:
        raise Declined(400, "error-options", why=options[:60]) from error
    if not isinstance(given, dict):
        raise Declined(400, "error-options", why=options[:60])
    return given


@get(
    "/games/{game:str}/aid/texts/{language:str}", sync_to_thread=True, responses=REFUSALS, opt={PACKED: True}
)
def aid_texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes | None]:
    """The words of a game's aid, as a Fluent catalogue."""
    return part_texts(request, found_game(game), FOLDER, found_language(language))


AIDS = [game_aid, aid_texts]
