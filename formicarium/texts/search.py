"""Searching a rulebook: words in any order, in any form, or others that mean the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from formicarium.texts.catalogue import HOUSE, TEXTS, folder_of
from formicarium.texts.facts import folded
from formicarium.texts.rulebook import Chapter, Section, rulebook
from formicarium.texts.stems import stem, stems, synonyms, wanted, words

if TYPE_CHECKING:
    from formicarium.core.game import Game

MOST = 20  # results
LONGEST = 160  # letters of a result's line
LONG, WORDS = 200, 12  # letters and words of what somebody looks for
OWN, SAME = 4.0, 1.5  # what a word is worth: itself, and one that means the same
USUAL, SPREAD = 300, 0.5  # letters of a passage, and how much it counts that it is longer
TITLE = 0.5  # what it is worth in a title, beside that
ASIDES = {"RULING": 0.6, "EX": 0.4, "": 0.6}  # how much what is no rule counts beside the rules

_REFERENCES = re.compile(r"\s*\(\[[^)]*\]\)")  # in parentheses: a line can be read without them
_MARKUP = re.compile(r"(?m)^- |\*\*|[*`>#]|\[|\]|\|[\s:|-]*\|?")
_TIGHT = re.compile(r" ([,.;:)](?=\s|$))")  # a space that markup has left before a mark
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=\S)")


@dataclass(frozen=True, slots=True)
class Passage:
    """A clause, or the words of a section that are none; `at` is where it stands in the book."""

    at: str
    clause: str  # "" for other words
    title: str
    text: str
    stems: Mapping[str, int]  # of its words, and how often they stand there
    named: Mapping[str, int]  # of its title


@dataclass(frozen=True, slots=True)
class Term:
    """A word somebody looks for: the stems that are this word, and those that mean the same."""

    own: frozenset[str]
    same: frozenset[str]

    def worth(self, passage: Passage) -> float:
        """More the more often a passage says it, the shorter it is, and if its title says it, too."""
        crowd = 1 - SPREAD + SPREAD * len(passage.text) / USUAL
        worth = 0.0
        for said, share in ((passage.stems, 1.0), (passage.named, TITLE)):
            own, same = (sum(said.get(one, 0) for one in alike) for alike in (self.own, self.same))
            often = own + same
            worth += share * (OWN if own else SAME) * often * 2 / (often + crowd) if often else 0.0
        return worth


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a line; `found`: it is what somebody looked for."""

    text: str
    found: bool


@dataclass(frozen=True, slots=True)
class Hit:
    at: str
    clause: str
    title: str
    line: tuple[Part, ...]


def search(game: Game[Any], language: str, query: str) -> tuple[Hit, ...]:
    """The passages that have all the words, the best first; where none has, those with most of them."""
    asked = query[:LONG].strip()
    exact = [each for each in passages(game, language) if each.clause and each.clause == asked.upper()]
    if exact:
        return tuple(_hit(each, frozenset(), language) for each in exact)
    terms = _terms(game, language, asked)
    rated = [
        (sum(map(bool, worth)), sum(worth), each)
        for each in passages(game, language)
        if any(worth := [term.worth(each) for term in terms])
    ]
    most = max((number for number, _, _ in rated), default=0)
    best = [(worth * _weight(each), each) for number, worth, each in rated if number == most]
    best.sort(key=lambda pair: -pair[0])
    looked_for = frozenset().union(*(term.own | term.same for term in terms))
    return tuple(_hit(each, looked_for, language) for _, each in best[:MOST])


def _terms(game: Game[Any], language: str, asked: str) -> list[Term]:
    """A word that the book does not know stands for all that begin so: somebody is still typing."""
    same = synonyms(language, HOUSE, folder_of(game) / TEXTS)
    known = vocabulary(game, language)
    terms = []
    for one in wanted(asked, language)[:WORDS]:
        alike = same.get(one, frozenset())
        begun = frozenset(each for each in known if len(one) > 2 and each.startswith(one))
        terms.append(Term(frozenset((one,)) if one in known else begun, alike))
    return terms


def _weight(passage: Passage) -> float:
    """Rulings and examples come after the rules."""
    return ASIDES.get("-".join(passage.clause.split("-")[1:-1]), 1.0)


@cache
def passages(game: Game[Any], language: str) -> tuple[Passage, ...]:
    """Whatever can be found in a game's rulebook, in the order of the book."""
    return tuple(_passages(rulebook(game, language).chapters, language))


@cache
def vocabulary(game: Game[Any], language: str) -> frozenset[str]:
    """All stems of a game's rulebook."""
    return frozenset().union(*({*each.stems, *each.named} for each in passages(game, language)))


def _passages(chapters: Sequence[Chapter], language: str) -> Iterator[Passage]:
    def passage(at: str, clause: str, title: str, text: str) -> Passage:
        bare = re.sub(r"[ \n]+", " ", _MARKUP.sub(" ", _REFERENCES.sub("", text))).strip()
        bare = _TIGHT.sub(r"\1", bare)
        return Passage(at, clause, title, bare, stems(bare, language), stems(title, language))

    for chapter in chapters:
        for section in chapter.sections:
            for clause in section.clauses:
                yield passage(clause.id, clause.id, clause.section, clause.text)
            title = section.title or chapter.title
            anchor = f"{chapter.title} {section.title}" if section.title else chapter.title
            for text in _others(section):
                yield passage(slug(anchor), "", title, text)


def _others(section: Section) -> Iterator[str]:
    """The words of a section that belong to no clause."""
    ids = {clause.id for clause in section.clauses}
    for paragraph in re.split(r"\n\s*\n", section.text):
        if paragraph.strip() and not any(paragraph.startswith(f"**{id}**") for id in ids):
            yield paragraph


def slug(text: str) -> str:
    """Where a heading stands on the page.

    >>> slug("Le Marché : Étape 2")
    'le-marche-etape-2'
    """
    return re.sub(r"[^a-z0-9]+", "-", folded(text)).strip("-")


def _hit(passage: Passage, sought: frozenset[str], language: str) -> Hit:
    """The sentence that has most of the words, cut to a line, with the words marked."""
    sentences = _SENTENCE.split(passage.text)
    line = max(sentences, key=lambda each: (len(_places(each, sought, language)), len(each)))
    places = _places(line, sought, language)
    start = max(0, places[0][0] - LONGEST // 3) if places and len(line) > LONGEST else 0
    if start:
        start = line.find(" ", start) + 1
    end = len(line) if len(line) - start <= LONGEST else line.rfind(" ", 0, start + LONGEST)
    parts = tuple(
        _parts(line, [place for place in places if start <= place[0] and place[1] <= end], start, end)
    )
    before = (Part("… ", False),) if start else ()
    after = (Part(" …", False),) if end < len(line) else ()
    return Hit(passage.at, passage.clause, passage.title, (*before, *parts, *after))


def _places(text: str, sought: frozenset[str], language: str) -> list[tuple[int, int]]:
    return [each.span() for each in words(text) if stem(each[0], language) in sought]


def _parts(text: str, places: Sequence[tuple[int, int]], start: int, end: int) -> Iterator[Part]:
    for first, last in places:
        if start < first:
            yield Part(text[start:first], False)
        yield Part(text[first:last], True)
        start = last
    if start < end:
        yield Part(text[start:end], False)
