"""A game's rulebook: `rules.<language>.md` with its chapters, sections and clauses.

A clause is a paragraph that begins with its id in bold: `**CIG-ANT-02** Your first pawn …`. A
reference is an id in brackets: `[CIG-ANT-02]`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from formicarium.texts.catalogue import LANGUAGES, folder_of
from formicarium.texts.facts import folded

if TYPE_CHECKING:
    from formicarium.core.game import Game

_CLAUSE = re.compile(r"\*\*([A-Z][A-Z0-9]*(?:-\w+)+)\*\*\s+")
_REFERENCE = re.compile(r"\[([A-Z][A-Z0-9]*(?:-\w+)+)\]")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule with its name."""

    id: str
    text: str  # Markdown, without the id
    chapter: str
    section: str

    @property
    def references(self) -> tuple[str, ...]:
        """The clauses this one speaks of."""
        return tuple(dict.fromkeys(_REFERENCE.findall(self.text)))

    def markdown(self) -> str:
        return f"**{self.id}** {self.text}"


@dataclass(frozen=True, slots=True)
class Section:
    """A heading, the words under it, and the clauses among them."""

    title: str  # "" for what stands before a chapter's first heading
    text: str  # Markdown, clauses included
    clauses: tuple[Clause, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules of a game in one language."""

    language: str
    title: str
    intro: str
    chapters: tuple[Chapter, ...]
    text: str  # the whole book, Markdown

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Every clause by its id, in the order of the book."""
        return {
            clause.id: clause
            for chapter in self.chapters
            for section in chapter.sections
            for clause in section.clauses
        }

    def find(self, wanted: str) -> tuple[Clause, ...]:
        """The clause of this id; else those whose id begins so; else those that have the word."""
        if exact := self.clauses.get(wanted) or self.clauses.get(wanted.upper()):
            return (exact,)
        begun = wanted.upper()
        if found := tuple(c for c in self.clauses.values() if c.id.upper().startswith(begun)):
            return found
        word = folded(wanted)
        return tuple(c for c in self.clauses.values() if word in folded(f"{c.section} {c.text}"))


def parse(text: str, language: str) -> Rulebook:
    """A rulebook from its Markdown."""
    parts = re.split(r"^## +(.+)$", text, flags=re.MULTILINE)
    heading, _, intro = parts[0].strip().partition("\n")
    chapters = tuple(_chapter(title, body) for title, body in zip(parts[1::2], parts[2::2], strict=True))
    return Rulebook(language, heading.lstrip("# ").strip(), intro.strip(), chapters, text)


def _chapter(title: str, body: str) -> Chapter:
    first, *rest = re.split(r"^### +(.+)$", body, flags=re.MULTILINE)
    titled = [("", first), *zip(rest[0::2], rest[1::2], strict=True)]
    title = title.strip()
    return Chapter(
        title, tuple(_section(title, name.strip(), words) for name, words in titled if words.strip())
    )


def _section(chapter: str, title: str, body: str) -> Section:
    paragraphs = re.split(r"\n\s*\n", body.strip())
    found = ((paragraph, _CLAUSE.match(paragraph)) for paragraph in paragraphs)
    clauses = tuple(
        Clause(match[1], paragraph[match.end() :].strip(), chapter, title or chapter)
        for paragraph, match in found
        if match
    )
    return Section(title, body.strip(), clauses)


@cache
def rulebook(game: Game[Any], language: str) -> Rulebook:
    """The rulebook of a game, in English where the language has none."""
    paths = (_path(game, language), _path(game, LANGUAGES[0]))
    path = next((path for path in paths if path.exists()), None)
    if path is None:
        return parse(f"# {game.id}", language)
    return parse(path.read_text(encoding="utf-8"), language)


def _path(game: Game[Any], language: str) -> Path:
    return folder_of(game) / f"rules.{language}.md"
