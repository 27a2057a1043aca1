"""The words that are the server's own (`texts/*.ftl` of its folder), as keys."""

from __future__ import annotations

from pathlib import Path

from formicarium.texts.catalogue import HOUSE, LANGUAGES, written

OWN = Path(__file__).parents[1] / "texts"


def catalogue_text(language: str) -> str:
    """What the page reads beside a game's texts: the words of the house and of the server."""
    return "\n".join(words_in(folder, language) for folder in (HOUSE, OWN))


def words_in(folder: Path, language: str) -> str:
    """The texts of a folder, without remarks; what its author has not said in this language, in English."""
    found: dict[str, str] = {}
    for spoken in dict.fromkeys([LANGUAGES[0], language]):
        path = folder / f"{spoken}.ftl"
        found |= written(path.read_text(encoding="utf-8")) if path.exists() else {}
    lines = "".join(found.values()).splitlines()
    return "\n".join(line for line in lines if not line.startswith("#"))


def known(language: str) -> bool:
    return language in LANGUAGES
