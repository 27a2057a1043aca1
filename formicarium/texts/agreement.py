"""Agreement: a text that names a player has other words for whoever reads it; one that counts has a singular.

Both are proved on the texts themselves, way by way through their variants, so that no example has
to come up in play: `unsuited` and `uncounted`. `misfits` looks at what was said all the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from formicarium.texts.message import Message, SeatName

_ITEM = re.compile(r"-\d+$")  # `$seats-1` is one of `$seats`
_OF = "-of"  # `$seat-of` is said of `$seat`
_OPENS = ("(", ":", "·", "—", "→")  # before a name that stands alone: "Owner: You"
_CLOSES = (")", ".", ":", "·", "—", "→", "\u00a0:", " (", " ·", " —", " →")  # and behind one: "You: 3"

# Numbers that count nothing: "Turn 3 begins".
_ORDINALS = frozenset(("arrival", "field", "level", "number", "round", "slot", "turn"))

# Words that may follow a number without being what it counts, or that are the same for one and for many.
_UNCOUNTED = {
    "en": re.compile(
        "a|and|are|at|available|begins|brood|can|counts|DNA|each|female|food|for|from|h|if|in|inside|is|full|left|less|lost"
        "|male|min|minutes|missing|more|must|needed|of|on|or|s|stored|to|too|was|with|would"
    ),
    "fr": re.compile(
        "a|ADN|au|choix|commence|contre|coûterait|dans|de|dedans|demande|des|en|est|et|fois|h|min|minutes|ne|ou|par"
        "|pas|pour|s|sur|à|était"
    ),
}

ANY = "any"  # on the way through `*[other]` where no variant stands for one

# A reader called "You" or "Vous" where another word is wanted.
_MISFITS = {
    "en": re.compile(r"\b[Yy]ou(?:’s| has| is| was| does)\b|(?<=[\w,;] )You\b"),
    "fr": re.compile(
        r"\bVous (?:a|est|va|fait|prend|peut|doit|perd|met|reçoit|(?!ne|le|me)\w+e)\b"
        r"|(?<=[\w,;’] )Vous\b|\bVous,|\b(?:le|la|les) \w+ de vous\b"
    ),
}


def arguments(said: Iterable[Message]) -> tuple[dict[str, frozenset[str]], dict[str, frozenset[str]]]:
    """By key: which arguments are players, and which are numbers."""
    seats: dict[str, frozenset[str]] = {}
    numbers: dict[str, frozenset[str]] = {}
    for message in said:
        for name, arg in message.args:
            if isinstance(arg, SeatName) or (
                isinstance(arg, tuple) and any(isinstance(a, SeatName) for a in arg)
            ):
                seats[message.key] = seats.get(message.key, frozenset()) | {name}
            if isinstance(arg, tuple):
                name = f"{name}-count"
            if isinstance(arg, int | tuple) and name not in _ORDINALS:
                numbers[message.key] = numbers.get(message.key, frozenset()) | {name}
    return seats, numbers


class Spoken(NamedTuple):
    """A variable where it is said: its name, the words around it, and what is known on the way there."""

    name: str
    before: str
    after: str
    known: Mapping[str, str]  # selector → variant

    @property
    def argument(self) -> str:
        return _ITEM.sub("", self.name.removesuffix(_OF))


def patterns(path: Path) -> dict[str, ast.Pattern]:
    """The texts of a file by their key."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return {
        entry.id.name: entry.value
        for entry in body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def spoken(
    pattern: ast.Pattern, before: str = "", after: str = "", known: Mapping[str, str] | None = None
) -> Iterator[Spoken]:
    """Every variable a text says, once for each way through its variants."""
    texts = [element.value if isinstance(element, ast.TextElement) else "{}" for element in pattern.elements]
    for number, element in enumerate(pattern.elements):
        if isinstance(element, ast.Placeable):
            left = "".join(texts[max(number - 2, 0) : number]) if number else before
            right = "".join(texts[number + 1 : number + 3]) if number + 1 < len(texts) else after
            yield from _within(element.expression, left, right, known or {})


def _within(expression: object, before: str, after: str, known: Mapping[str, str]) -> Iterator[Spoken]:
    if isinstance(expression, ast.VariableReference):
        yield Spoken(expression.id.name, before, after, known)
    elif isinstance(expression, ast.SelectExpression):
        selector = expression.selector
        name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
        keys = [_key(variant) for variant in expression.variants]
        rest = "other" if {"one", "1", "you", "hidden"} & {*keys} else ANY
        for key, variant in zip(keys, expression.variants, strict=True):
            yield from spoken(variant.value, before, after, {**known, name: rest if key == "other" else key})


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def spread(
    texts: Mapping[str, ast.Pattern], arguments: Mapping[str, frozenset[str]]
) -> dict[str, frozenset[str]]:
    """Arguments by key, with those that a text hands on to the texts it is made of."""
    found = dict(arguments)
    waiting = [key for key in texts if found.get(key)]
    while waiting:
        key = waiting.pop()
        for part in _parts(texts[key]) if key in texts else ():
            if not found[key] <= found.get(part, frozenset()):
                found[part] = found.get(part, frozenset()) | found[key]
                waiting.append(part)
    return found


def _parts(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            if isinstance(element.expression, ast.MessageReference):
                yield element.expression.id.name
            elif isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from _parts(variant.value)


# Whoever reads


def unsuited(texts: Mapping[str, ast.Pattern], seats: Mapping[str, frozenset[str]]) -> Iterator[str]:
    """Texts that put in a player's name where the reader would have to read "You has" or "de Vous"."""
    for key, names in spread(texts, seats).items():
        for said in spoken(texts[key]) if key in texts else ():
            if said.argument in names and not _suits(said, names):
                yield f"{key}: ${said.name} in “{said.before}…{said.after}” has no words for the reader"


def _suits(said: Spoken, seats: frozenset[str]) -> bool:
    """It is another's name for certain, or the reader is somebody else in this text, or it stands alone."""
    known = {said.known.get(f"{name}-who", "you") for name in (said.name.removesuffix(_OF), said.argument)}
    if known != {"you"} or stands_alone(said):
        return True
    others = {f"{seat}-who" for seat in seats - {said.argument}}
    return any(said.known.get(other) == "you" for other in others)


def stands_alone(said: Spoken) -> bool:
    """Nothing has to agree with it: "You", "You: 3", "(You)"."""
    left, right = said.before.rstrip(" \n"), said.after.rstrip("\n")
    return (not left or left.endswith(_OPENS)) and (not right or right.startswith(_CLOSES))


def misfits(words: str, language: str) -> str:
    """What is wrong with words in which the reader is called "You" or "Vous"; "" if nothing is.

    >>> misfits("You has 3 cards.", "en"), misfits("You have 3 cards.", "en"), misfits("le nid de Vous", "fr")
    ('You has', '', 'Vous')
    """
    found = _MISFITS[language].search(words)
    return "" if found is None else found[0]


# Numbers


def uncounted(
    texts: Mapping[str, ast.Pattern], numbers: Mapping[str, frozenset[str]], language: str
) -> Iterator[str]:
    """Texts with a number before a noun that has no variant for one."""
    for key, names in spread(texts, numbers).items():
        for said in spoken(texts[key]) if key in texts else ():
            noun = counted_noun(said.after, language)
            if noun and said.name in names and said.known.get(said.name, ANY) == ANY:
                yield f"{key}: “{{ ${said.name} }} {noun}” is the same for one and for many"


def counted_noun(after: str, language: str) -> str:
    """The noun right behind a number, if there is one."""
    found = re.match(r"[ \u00a0\u202f]([^\W\d_]+)", after)
    return "" if found is None or _UNCOUNTED[language].fullmatch(found[1]) else found[1]
