"""Searching a rulebook. Public, the same for everybody."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from formicarium.server.border.api.library import found_game, found_language
from formicarium.server.refusals import REFUSALS
from formicarium.texts.search import search


class PartInfo(Struct):
    text: str
    found: bool  # what somebody looked for


class HitInfo(Struct):
    """A passage that was found: where it stands, and one line of it."""

    at: str
    clause: str
    title: str
    line: list[PartInfo]


@get("/games/{game:str}/rules/{language:str}/search", sync_to_thread=True, responses=REFUSALS)
def search_rules(game: FromPath[str], language: FromPath[str], q: FromQuery[str] = "") -> list[HitInfo]:
    """Passages of the rulebook with these words, the best first."""
    hits = search(found_game(game), found_language(language), q)
    return msgspec.convert(hits, list[HitInfo], from_attributes=True)


SEARCHING = [search_rules]
