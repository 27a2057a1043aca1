"""Says what a report has found, in one language: its words, its numbers, the names of the game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, TypeAlias

from formicarium.bots import called, level_of
from formicarium.core.decision import tokens
from formicarium.core.event import Event
from formicarium.core.figures import FOLDER
from formicarium.core.game import Game
from formicarium.lab.interval import Estimate
from formicarium.lab.things import HAPPENINGS
from formicarium.texts.catalogue import Catalogue
from formicarium.texts.facts import field_names, folded, from_wire, key_of
from formicarium.texts.message import Arg, Message, SeatName
from formicarium.texts.rulebook import rulebook
from formicarium.texts.speaker import Speaker, letter

NBSP, NNBSP = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
DOTS = "…"
MOST_DOTS, LONGEST = 1, 38  # dots and letters of the line of an event: one with more is said in a phrase
DOTS_AT_END = f"{NBSP}{DOTS}"
Word: TypeAlias = (
    "Callable[[Voice], str] | str | int"  # what is said in a sentence, once the language is known
)


class Voice:
    """One language. Everything it returns is HTML."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self.speaker = Speaker(game, language, parts=(FOLDER, HAPPENINGS))
        self.house = Catalogue(language, Path(__file__).parent / "texts")

    def text(self, key: str, **words: Word) -> str:
        """A text of the report."""
        said = {name: word(self) if callable(word) else word for name, word in words.items()}
        return escape(self.house.words(key, said) or key, quote=False)

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{round(value, digits) or 0.0:,.{digits}f}".replace("-", "−")  # no minus before nought
        if self.language == "fr":
            text = text.replace(",", NNBSP).replace(".", ",")
        return text

    def percent(self, value: float, digits: int = 0) -> str:
        return self.number(100 * value, digits) + (f"{NBSP}%" if self.language == "fr" else "%")

    def name(self, id: str) -> str:
        return escape(self.speaker.name(id), quote=False)

    def bot(self, bot: str) -> str:
        """What a bot is called, with the name one asks for it by."""
        level = level_of(self.game, called(self.game, bot))
        said = bot if level is None else f"{self.speaker.text(f'level-{level}')} ({bot})"
        return escape(said, quote=False)

    def seat(self, seat: int) -> str:
        return self.speaker.text("seat-person", letter=letter(seat))

    def figure(self, key: str) -> str:
        return escape(self.speaker.text(f"figure-{key}"), quote=False)

    def ending(self, wire: Mapping[str, Any]) -> str:
        """Why a match ended, whoever brought it about."""
        return escape(self._in_general(from_wire(wire)), quote=False)

    def said(self, wire: Mapping[str, Any]) -> str:
        """A question or an answer, whosever it is."""
        return escape(self._in_general(from_wire(wire)), quote=False)

    def _in_general(self, message: Message) -> str:
        somebody = self.house.words("somebody", {}) or DOTS
        said = self.speaker.catalogue.say(anybody(message), lambda _: (somebody, False))
        return said[:1].upper() + said[1:]

    def path(self, written: str) -> str:
        """An answer as it stands in a record."""
        return escape(" · ".join(map(self._token, tokens(written))), quote=False)

    def _token(self, token: str) -> str:
        """A token that has no words of its own is said part by part."""
        said = self.speaker.token(token)
        return " ".join(map(self.speaker.name, said.split(":"))) if said in token and ":" in said else said

    def happening(self, cls: type[Event], **known: str) -> str:
        """An event in general, in a phrase. Where the line of the log names what is known and is short, it is
        that line, with dots for what differs.
        """
        names = [self.speaker.name(value) for value in known.values()]
        line = _pattern(self.speaker.catalogue, cls, known)
        short = line.count(DOTS) <= MOST_DOTS and len(line) <= LONGEST
        if names and short and all(folded(name) in folded(line) for name in names):
            return escape(line.removesuffix("."), quote=False)
        phrase = self.speaker.catalogue.words(key_of("happening", cls), {}) or line
        if names:
            phrase = self.house.words("named", {"what": phrase, "names": ", ".join(names)}) or phrase
        return escape(phrase, quote=False)

    def inner(self, said: str) -> str:
        """Words that are quoted once more: marks of their own go inside marks."""
        if self.language == "fr":
            return said.replace(f"«{NBSP}", "“").replace(f"{NBSP}»", "”")
        return said.replace("“", "‘").replace("”", "’")

    def one_by_one(self, said: Iterable[str]) -> str:
        """Several quotations."""
        between = f"{NBSP}; " if self.language == "fr" else "; "
        return between.join(self.text("quoted", what=each) for each in said)

    def clause(self, id: str) -> str:
        """What a clause says, to be shown when somebody points at its id."""
        clause = _clauses(self.game, self.language).get(id)
        about = f' title="{escape(clause)}"' if clause else ""
        return f'<abbr class="clause"{about}>{escape(id)}</abbr>' if id else ""


def in_common(one: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """A message with dots for what another one says otherwise.

    >>> in_common({"id": "ask", "args": {"left": 2, "dna": 6}}, {"id": "ask", "args": {"left": 2, "dna": 7}})
    {'id': 'ask', 'args': {'left': 2, 'dna': {'name': '…'}}}
    """
    args = {
        name: arg if other["args"].get(name) == arg else {"name": DOTS} for name, arg in one["args"].items()
    }
    return {"id": one["id"], "args": args}


def anybody(message: Message) -> Message:
    """The message with one nobody in particular for all seats that it names."""
    return Message(message.key, tuple((name, _anybody(arg)) for name, arg in message.args))


def _anybody(arg: Arg) -> Arg:
    match arg:
        case SeatName():
            return SeatName(0)
        case (SeatName(), *_):
            return (SeatName(0),)
        case Message():
            return anybody(arg)
        case _:
            return arg


@cache
def _clauses(game: Game[Any], language: str) -> dict[str, str]:
    return {id: clause.text for id, clause in rulebook(game, language).clauses.items()}


def _pattern(catalogue: Catalogue, cls: type[Event], known: Mapping[str, str]) -> str:
    words: dict[str, str | int] = {}
    for field in sorted(field_names(cls)):
        value = known.get(field, "")
        said = catalogue.name(value) if value else DOTS
        words |= {field: said, f"{field}-id": value or DOTS, f"{field}-who": "other", f"{field}-of": DOTS}
        words |= {f"{field}-count": DOTS, f"{field}-1": said, f"{field}-2": DOTS}
    pattern = catalogue.words(key_of("event", cls), words) or cls.__name__
    return re.sub(rf"(\s*{DOTS}[.,]?)+$", DOTS_AT_END, re.sub(rf"{DOTS}{DOTS}+", DOTS, pattern))


# Words whose language is not known yet.


def share(value: float, digits: int = 0) -> Word:
    return lambda voice: voice.percent(value, digits)


def amount(value: float, digits: int = 0) -> Word:
    return lambda voice: voice.number(value, digits)


def between(found: Estimate, digits: int = 0) -> Word:
    """From where to where a share may lie."""
    return lambda voice: voice.text(
        "between",
        low=share(min(1.0, max(0.0, found.low)), digits),
        high=share(min(1.0, max(0.0, found.high)), digits),
    )


def spread(low: float, high: float, digits: int = 0) -> Word:
    return lambda voice: voice.text("between", low=amount(low, digits), high=amount(high, digits))


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that stands out: how much, and a sentence that says it."""

    surprise: float
    key: str
    words: Mapping[str, Word]

    def say(self, voice: Voice) -> str:
        return voice.text(self.key, **self.words)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the report: what stands out in it, and how it is shown in a language."""

    key: str
    findings: tuple[Finding, ...]
    show: Callable[[Voice], str]

    @property
    def surprise(self) -> float:
        return max((finding.surprise for finding in self.findings), default=0.0)
