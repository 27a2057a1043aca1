"""The words that are the server's own (`texts/*.ftl` of its folder), as keys."""

from __future__ import annotations

from pathlib import Path

from formicarium.texts.catalogue import HOUSE, LANGUAGES

OWN = Path(__file__).parents[1] / "texts"


def catalogue_text(language: str) -> str:
    """What the page reads beside a game's texts: the words of the house and of the server."""
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in (HOUSE, OWN))


def known(language: str) -> bool:
    return language in LANGUAGES
