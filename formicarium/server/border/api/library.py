"""What can be read: games, texts, rulebooks, art. Public, the same for everybody."""

from __future__ import annotations

import logging
import re
import types
import typing
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from formicarium.bots import levels, names
from formicarium.core.choices import bounds_of, condition_of
from formicarium.core.coach import FOLDER as COACH
from formicarium.core.figures import FOLDER
from formicarium.core.game import Game
from formicarium.core.plain import hints, to_plain
from formicarium.core.registry import games
from formicarium.scene.sprites import Art
from formicarium.server.border.packing import AN_HOUR, ASK_AGAIN, PACKED, parcel
from formicarium.server.border.words import catalogue_text, known, words_in
from formicarium.server.refusals import REFUSALS, Declined
from formicarium.texts.catalogue import LANGUAGES, TEXTS, catalogue, folder_of
from formicarium.texts.rulebook import rulebook

log = logging.getLogger("formicarium.library")

COVER = "cover"  # the sprite on the box


class OptionInfo(Struct, omit_defaults=True):
    """One option of a game, as a form shows it."""

    name: str
    type: Literal["bool", "int", "choice", "many", "text"]
    default: Any
    choices: list[Any] | None = None
    least: int | None = None
    most: int | None = None
    needs: dict[str, Any] | None = None  # other options, and the value each must have
    takes: list[int] | None = None  # how many must play


class FirstGameInfo(Struct):
    """How a newcomer should meet a game."""

    variant: str
    seats: int


class GameInfo(Struct):
    id: str
    title: str  # the message that names it
    prefix: str
    rules: int
    seats: list[int]
    minutes: list[int] | None
    cover: str  # where its picture is; "" if it has none
    options: list[OptionInfo]
    variants: dict[str, dict[str, Any]]
    takes: dict[str, list[int]]  # how many can play each variant
    bots: list[str]
    levels: dict[str, str]  # the bots that people meet, by level, the gentlest first
    strengths: dict[str, int]  # the bots one can be rated against, and their ratings; {}: nothing is rated
    first: FirstGameInfo


class ClauseInfo(Struct):
    id: str
    text: str


class SectionInfo(Struct):
    title: str
    text: str
    clauses: list[ClauseInfo]


class ChapterInfo(Struct):
    title: str
    sections: list[SectionInfo]


class RulebookInfo(Struct):
    language: str
    title: str
    intro: str
    chapters: list[ChapterInfo]


def found_game(game: str) -> Game[Any]:
    if game not in games:
        raise Declined(404, "error-no-game", game=game[:60])
    return games[game]


def found_language(language: str) -> str:
    if not known(language):
        raise Declined(404, "error-no-language", language=language[:20])
    return language


@get("/games", sync_to_thread=True, responses=REFUSALS)
def all_games() -> Response[list[GameInfo]]:
    """Every registered game."""
    return Response([info for id in games if (info := _described(id)) is not None])


def unpack_games() -> None:
    """Load every game, and read what lists tell of it: seconds, for which nobody who comes should wait."""
    for id in games:
        if _described(id) is not None:
            games[id].unpack()


def _described(id: str) -> GameInfo | None:
    """A game as lists show it; one that cannot be loaded is left out, and the others stay playable."""
    try:
        return describe(games[id])
    except Exception as error:
        log.error("%s cannot be loaded: %s", id, type(error).__name__)
        return None


@cache
def describe(game: Game[Any]) -> GameInfo:
    kinds = list(game.kinds())
    return GameInfo(
        id=game.id,
        title="game-title",
        prefix=game.prefix,
        rules=game.rules,
        seats=list(game.seats),
        minutes=_minutes(game),
        cover=f"/api/games/{game.id}/art/{COVER}.svg" if COVER in Art.of(game) else "",
        options=[_option(game, each) for each in fields(game.options)],
        variants={name: dict(options) for name, options in game.variants.items()},
        takes={name: [seats for each, seats in kinds if each == name] for name in game.variants},
        bots=list(names(game)),
        levels=dict(levels(game)),
        strengths={} if game.corrected else dict(game.strengths),
        first=FirstGameInfo(*game.first_game()),
    )


def _minutes(game: Game[Any]) -> list[int] | None:
    """How long a match lasts, as its texts say: "25", or "40–60"."""
    words = catalogue(game, LANGUAGES[0]).words("game-minutes", {}) or ""
    return [int(number) for number in re.findall(r"\d+", words)] or None


def _option(game: Game[Any], field: Any) -> OptionInfo:
    default = field.default if field.default is not MISSING else field.default_factory()
    kind, choices = _kind(hints(game.options)[field.name])
    bounds = bounds_of(field)
    least, most = (bounds.least, bounds.most) if bounds else (None, None)
    condition = condition_of(field)
    needs = dict(condition.needs) if condition and condition.needs else None
    takes = list(condition.seats) if condition and condition.seats is not None else None
    return OptionInfo(field.name, kind, to_plain(default), choices, least, most, needs, takes)


def _kind(hint: Any) -> tuple[Literal["bool", "int", "choice", "many", "text"], list[Any] | None]:
    """How a form asks for a value of this type; of a union, the part one can pick from."""
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        parts = [_kind(part) for part in typing.get_args(hint) if part is not type(None)]
        choices = [choice for _, found in parts for choice in found or ()]
        return parts[0][0], choices or None
    if typing.get_origin(hint) is Literal:
        return "choice", list(typing.get_args(hint))
    if typing.get_origin(hint) in (tuple, list, frozenset):
        return "many", _kind(typing.get_args(hint)[0])[1]
    if hint is bool:
        return "bool", None
    return ("int", None) if hint is int else ("text", None)


@get("/texts/{language:str}", sync_to_thread=True, responses=REFUSALS, opt={PACKED: True})
def house_texts(request: Request[Any, Any, Any], language: FromPath[str]) -> Response[bytes | None]:
    """The words every game shares, as a Fluent catalogue."""
    return parcel(request, catalogue_text(found_language(language)), MediaType.TEXT, ASK_AGAIN)


@get("/games/{game:str}/texts/{language:str}", sync_to_thread=True, responses=REFUSALS, opt={PACKED: True})
def game_texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes | None]:
    """A game's words, as a Fluent catalogue."""
    return part_texts(request, found_game(game), TEXTS, found_language(language))


@get(
    "/games/{game:str}/figures/texts/{language:str}",
    sync_to_thread=True,
    responses=REFUSALS,
    opt={PACKED: True},
)
def figure_texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes | None]:
    """The words of what a game counts, as a Fluent catalogue."""
    return part_texts(request, found_game(game), FOLDER, found_language(language))


@get(
    "/games/{game:str}/coach/texts/{language:str}",
    sync_to_thread=True,
    responses=REFUSALS,
    opt={PACKED: True},
)
def coach_texts(
    request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]
) -> Response[bytes | None]:
    """What a game's coach says, as a Fluent catalogue."""
    return part_texts(request, found_game(game), COACH, found_language(language))


def part_texts(
    request: Request[Any, Any, Any], game: Game[Any], part: str, language: str
) -> Response[bytes | None]:
    """The words of a game, or of a part of it that only some of its visitors come to."""
    return parcel(request, words_in(folder_of(game) / part, language), MediaType.TEXT, ASK_AGAIN)


@get("/games/{game:str}/rules/{language:str}", sync_to_thread=True, responses=REFUSALS)
def game_rules(game: FromPath[str], language: FromPath[str]) -> RulebookInfo:
    """A game's rulebook, clause by clause."""
    book = rulebook(found_game(game), found_language(language))
    return msgspec.convert(book, RulebookInfo, from_attributes=True)


@get("/games/{game:str}/art", sync_to_thread=True, responses=REFUSALS, opt={PACKED: True})
def game_art(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes | None]:
    """A game's own sprites: name → SVG. The page has those of the house; the cover is fetched by itself."""
    found = found_game(game)
    own = Art.of(found).own() - {COVER}
    sprites = {name: svg for name, svg in _sprites(found).items() if name in own}
    return parcel(request, msgspec.json.encode(sprites), MediaType.JSON, AN_HOUR)


@get("/games/{game:str}/art/{name:str}", sync_to_thread=False, responses=REFUSALS)
def game_sprite(game: FromPath[str], name: FromPath[str]) -> Response[str]:
    """One sprite, as a picture."""
    sprites, name = _sprites(found_game(game)), name.removesuffix(".svg")
    if name not in sprites:
        raise Declined(404, "error-not-found")
    return Response(sprites[name], media_type="image/svg+xml", headers=AN_HOUR)


@cache
def _sprites(game: Game[Any]) -> dict[str, str]:
    art = Art.of(game)
    found: dict[str, str] = {}
    for name in art.names():
        sprite = art[name]
        found[name] = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{sprite.box}">{sprite.inner}</svg>'
    return found


LIBRARY = [all_games, house_texts, game_texts, figure_texts, coach_texts, game_rules, game_art, game_sprite]
