"""The diagrams of a rulebook, drawn when somebody looks. Public, the same for everybody."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Literal, TypeAlias

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from formicarium.core.diagram import diagrams, draw, speaking
from formicarium.scene.svg.diagram import NARROW, WIDE, Still
from formicarium.scene.theme import ThemeName
from formicarium.server.border.api.library import found_game, found_language
from formicarium.server.border.packing import AN_HOUR, is_known, tag_of
from formicarium.server.refusals import REFUSALS, Declined
from formicarium.texts.catalogue import LANGUAGES

Size: TypeAlias = Literal["wide", "narrow"]

WIDTHS: dict[Size, float] = {"wide": WIDE, "narrow": NARROW}
KEPT = 200  # drawings; about 30 kB each


class DiagramInfo(Struct):
    """A diagram, where it belongs, and how large it will be."""

    name: str
    clause: str
    caption: str
    wide: list[int]  # width and height in pixels
    narrow: list[int]


@get("/games/{game:str}/diagrams", sync_to_thread=True, responses=REFUSALS)
def game_diagrams(game: FromPath[str], lang: FromQuery[str] = LANGUAGES[0]) -> list[DiagramInfo]:
    """The diagrams of a game's rulebook."""
    found, language = found_game(game), found_language(lang)
    return [
        DiagramInfo(
            each.id,
            each.clause,
            speaking(found, language).say(each.caption),
            _size(found.id, each.id, language, "wide"),
            _size(found.id, each.id, language, "narrow"),
        )
        for each in diagrams(found).values()
    ]


@get("/games/{game:str}/diagrams/{name:str}", sync_to_thread=True, responses=REFUSALS)
def game_diagram(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    name: FromPath[str],
    lang: FromQuery[str] = LANGUAGES[0],
    theme: FromQuery[ThemeName] = "light",
    size: FromQuery[Size] = "wide",
) -> Response[str | None]:
    """One of them, as a picture."""
    found, language, id = found_game(game), found_language(lang), name.removesuffix(".svg")
    if id not in diagrams(found):
        raise Declined(404, "error-not-found")
    svg = _drawn(found.id, id, language, theme, size).svg
    tag = tag_of(svg.encode())
    headers = {"etag": tag, **AN_HOUR}
    if is_known(request, tag):
        return Response(None, status_code=304, headers=headers)
    return Response(svg, media_type="image/svg+xml", headers=headers)


@lru_cache(maxsize=KEPT)
def _drawn(game: str, name: str, language: str, theme: ThemeName, size: Size) -> Still:
    found = found_game(game)
    return draw(found, diagrams(found)[name], language, theme, WIDTHS[size])


@cache
def _size(game: str, name: str, language: str, size: Size) -> list[int]:
    still = _drawn(game, name, language, "light", size)
    return [int(still.width), int(still.height)]


DIAGRAMS = [game_diagrams, game_diagram]
