"""What a notice says: who plays what, and nothing that is not known to all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from formicarium.core.registry import games
from formicarium.server.post.reading import Notice
from formicarium.texts.catalogue import Catalogue
from formicarium.texts.speaker import Speaker

OWN = Path(__file__).parent / "texts"
_KNOWN: dict[str, Catalogue] = {}


class Said(NamedTuple):
    title: str
    text: str
    path: str


def catalogue(language: str) -> Catalogue:
    if language not in _KNOWN:
        _KNOWN[language] = Catalogue(language, OWN)
    return _KNOWN[language]


def text(language: str, key: str, **words: str | int) -> str:
    return catalogue(language).words(key, dict(words)) or key


def game_title(game: str | None, language: str) -> str:
    if game is None or game not in games:
        return game or ""
    return Speaker(games[game], language).text("game-title")


def say(notice: Notice, language: str) -> Said:
    """In somebody's language, and where it leads."""
    args: dict[str, str | int] = {
        "game": game_title(notice.game, language),
        "names": _joined(language, notice.names),
        "others": len(notice.names),
        "name": str(notice.facts.get("name", "")),
    }
    title = text(language, f"notice-{notice.kind}-title", **args)
    path = str(notice.facts.get("path") or (f"/table/{notice.match}" if notice.match else "/"))
    return Said(title, text(language, f"notice-{notice.kind}", **args), path)


def _joined(language: str, names: Sequence[str]) -> str:
    if len(names) < 2:
        return "".join(names)
    return text(language, "notice-and", first=", ".join(names[:-1]), last=names[-1])


def pushed(notice: Notice, language: str) -> bytes:
    """As the service worker reads it. A later notice about the same takes its place (`tag`)."""
    said = say(notice, language)
    told = {"title": said.title, "body": said.text, "path": said.path, "tag": notice.match or notice.key}
    return json.dumps({**told, "lang": language}, ensure_ascii=False).encode()
