"""The words that are the server's own (`texts/*.ftl` of its folder), as keys."""

from __future__ import annotations

from pathlib import Path

from formicarium.texts.catalogue import HOUSE, LANGUAGES, written

OWN = Path(__file__).parents[1] / "texts"
# Said in a terminal or a letter: the page does without.
ELSEWHERE = (
    "analysis-",
    "command-",
    "figures-",
    "games-",
    "goodbye",
    "help-",
    "lab-",
    "ladder-",
    "language-",
    "legend-",
    "letter-",
    "lose-",
    "name-short-",
    "number-range",
    "replay-",
    "rules-",
    "save-",
    "saved",
    "so-far",
    "start-",
    "welcome",
)


def catalogue_text(language: str) -> str:
    """What the page reads beside a game's texts: the words of the house and of the server."""
    return "\n".join(words_in(folder, language) for folder in (HOUSE, OWN))


def words_in(folder: Path, language: str) -> str:
    """A folder’s texts for the page, without remarks; what is not said in this language, in English."""
    found: dict[str, str] = {}
    for spoken in dict.fromkeys([LANGUAGES[0], language]):
        path = folder / f"{spoken}.ftl"
        found |= written(path.read_text(encoding="utf-8")) if path.exists() else {}
    texts = "".join(text for text in found.values() if not text.startswith(ELSEWHERE))
    return "\n".join(line for line in texts.splitlines() if not line.startswith("#"))


def known(language: str) -> bool:
    return language in LANGUAGES


def preferred(languages: str) -> str:
    """Of those that a browser names in its header, the first that we speak.

    >>> preferred("fr-CH, fr;q=0.9, en;q=0.8"), preferred("de"), preferred("")
    ('fr', 'en', 'en')
    """
    named = (each.strip()[:2].lower() for each in languages.split(","))
    return next((each for each in named if known(each)), LANGUAGES[0])
