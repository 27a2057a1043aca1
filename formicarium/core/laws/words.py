"""Laws about words: what is equal says the same, so that nothing that remembers words can mix two of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, fields, is_dataclass

from formicarium.core.decision import Decision, Move
from formicarium.core.event import Event, Told
from formicarium.core.laws.broken import require
from formicarium.core.plain import from_plain, to_plain
from formicarium.texts.facts import message_of


@dataclass(slots=True)
class Words:
    """What the moves and events of a match have said so far."""

    said: dict[Move | Event, str] = field(default_factory=dict)
    prompts: set[str] = field(default_factory=set)  # questions of which every option has been read
    kinds: set[type] = field(default_factory=set)  # those that are known to compare by all they say

    def asked(self, decision: Decision, move: Move) -> None:
        """The answer that is given, and where a question comes up for the first time all that could be."""
        self._answer(move)
        if decision.prompt.key not in self.prompts:
            self.prompts.add(decision.prompt.key)
            self.offered(decision)

    def offered(self, decision: Decision) -> None:
        for move in decision.options:
            self._answer(move)

    def told(self, news: Iterable[Told]) -> None:
        for told in news:
            self._read("event", told.event)

    def _answer(self, move: Move) -> None:
        words = self._read("move", move)
        fresh = from_plain(Move, json.loads(json.dumps(to_plain(move))))
        again = _spoken("move", fresh)
        require(words == again, "words", "{!r} says {}, and made anew {}", move, words, again)

    def _read(self, family: str, thing: Move | Event) -> str:
        """Its words: those of any other that is equal to it."""
        if (kind := type(thing)) not in self.kinds:
            compares_by_all(kind)
            self.kinds.add(kind)
        words = _spoken(family, thing)
        first = self.said.setdefault(thing, words)
        require(words == first, "words", "{!r} says {}, and an equal one said {}", thing, words, first)
        return words


def compares_by_all(kind: type) -> None:
    """Every field is part of what makes two of a kind equal."""
    if is_dataclass(kind):
        for each in fields(kind):
            require(each.compare, "words", "{} compares by all but {!r}", kind.__name__, each.name)


def _spoken(family: str, thing: Move | Event) -> str:
    """The words to come, letter by letter: 1 and True are equal, and do not read the same."""
    return repr(message_of(family, thing))
