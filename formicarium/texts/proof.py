"""Proofreading: what a catalogue lacks, and where two languages differ."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from formicarium.texts.agreement import arguments, patterns, uncounted, unsuited
from formicarium.texts.catalogue import HOUSE, LANGUAGES, folder_of
from formicarium.texts.facts import field_names, key_of, sample
from formicarium.texts.message import Message

if TYPE_CHECKING:
    from formicarium.core.game import Game

# Arguments of the house's own texts that are numbers.
SHARED = ("count", "games", "decisions", "seats", "score")

# What a catalogue adds to an argument's name: `$cards-2-id`, `$seat-who`, `$cells-count`.
_FORM = re.compile(r"(-id|-who|-of|-count|-\d+)+$")


def proof(game: Game[Any]) -> list[str]:
    """Everything wrong with the texts of a game; an empty list is a clean proof."""
    folder = folder_of(game) / "texts"
    return [
        *compare(folder),
        *lacking(folder, required(game)),
        *misspoken(folder, _classes(game)),
        *disagreeing(game, ()),
    ]


def proof_of_the_house() -> list[str]:
    """Everything wrong with the texts every game shares."""
    return [*compare(HOUSE), *disagreements(HOUSE, (), SHARED)]


def disagreeing(game: Game[Any], said: Iterable[Message]) -> list[str]:
    """Texts with no words for the reader, or for one: of all events and moves, and of what else was said."""
    spoken = [*said, *(sample(key, cls) for key, cls in _classes(game).items())]
    return disagreements(folder_of(game) / "texts", spoken)


def disagreements(folder: Path, said: Iterable[Message], counts: Iterable[str] = ()) -> list[str]:
    """Where texts do not agree with the players and numbers in them; `counts` are always numbers."""
    seats, numbers = arguments(said)
    found = []
    for language in LANGUAGES:
        texts = patterns(folder / f"{language}.ftl")
        counted = {key: numbers.get(key, frozenset()) | frozenset(counts) for key in texts}
        faults = (*unsuited(texts, seats), *uncounted(texts, counted, language))
        found += [f"{language}: {fault}" for fault in faults]
    return found


def compare(folder: Path) -> list[str]:
    """Where the languages differ: junk, keys that only one has, arguments that only one uses."""
    found: list[str] = []
    first, *others = ((language, entries(folder / f"{language}.ftl", found)) for language in LANGUAGES)
    for language, texts in others:
        found += _keys_apart(first[0], first[1], language, texts)
        for key in sorted(first[1].keys() & texts.keys()):
            ours, theirs = _bare(first[1][key]), _bare(texts[key])
            if ours != theirs:
                found.append(f"{key}: {first[0]} uses {_listed(ours)}, {language} {_listed(theirs)}")
    return found


def lacking(folder: Path, keys: Iterable[str]) -> list[str]:
    """The required keys that a language does not have."""
    house = {language: entries(HOUSE / f"{language}.ftl") for language in LANGUAGES}
    own = {language: entries(folder / f"{language}.ftl") for language in LANGUAGES}
    return [
        f"{language} lacks {key}"
        for key in keys
        for language in LANGUAGES
        if key not in own[language] and key not in house[language]
    ]


def misspoken(folder: Path, classes: Mapping[str, type]) -> list[str]:
    """Texts of events and moves that speak of a field their class does not have."""
    return [
        f"{language}: {key} speaks of ${name}, which {cls.__name__} has not"
        for language in LANGUAGES
        for key, used in entries(folder / f"{language}.ftl").items()
        if (cls := classes.get(key)) is not None
        for name in sorted(_bare(used) - field_names(cls))
    ]


def required(game: Game[Any]) -> list[str]:
    """The keys every game has to have: its title, variants, options, bots, events and moves."""
    return [
        *(f"game-{fact}" for fact in ("title", "tagline", "mood", "minutes")),
        *(f"variant-{name}" for name in game.variants),
        *(f"option-{field.name}" for field in fields(game.options)),
        *(f"bot-{name}" for name in game.bots),
        *_classes(game),
    ]


def _classes(game: Game[Any]) -> dict[str, type]:
    """The events and moves of a game, by the key that words them."""
    from formicarium.core.decision import Move  # texts stand below core: only this check looks up
    from formicarium.core.event import Event
    from formicarium.core.plain import Tagged, house_of

    game.unpack()
    families = (("event", Event), ("move", Move))
    return {
        key_of(family, cls): cls
        for cls in Tagged.known.values()
        for family, kind in families
        if issubclass(cls, kind) and house_of(cls) == game.house
    }


def entries(path: Path, junk: list[str] | None = None) -> dict[str, frozenset[str]]:
    """The messages of a file, each with the arguments it uses; what cannot be read goes to `junk`."""
    texts: dict[str, frozenset[str]] = {}
    junk = [] if junk is None else junk
    if not path.exists():
        junk.append(f"{path.parent.parent.name}/{path.parent.name}/{path.name} is missing")
        return texts
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            junk.append(f"{path.name}: cannot read {(entry.content or '').strip().splitlines()[:1]}")
        elif isinstance(entry, ast.Message):
            if entry.id.name in texts:
                junk.append(f"{path.name}: a second {entry.id.name}")
            texts[entry.id.name] = _variables(entry)
    return texts


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, Fluent's name
        self.names.add(node.id.name)


def _variables(entry: ast.Message) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(entry)
    return frozenset(visitor.names)


def _bare(used: Iterable[str]) -> frozenset[str]:
    """The arguments behind the forms: one language may need `$card-id` where another does not."""
    return frozenset(_FORM.sub("", name) for name in used)


def _keys_apart(one: str, ours: Mapping[str, object], other: str, theirs: Mapping[str, object]) -> list[str]:
    return [
        *(f"only {one} has {key}" for key in sorted(ours.keys() - theirs.keys())),
        *(f"only {other} has {key}" for key in sorted(theirs.keys() - ours.keys())),
    ]


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "nothing"
