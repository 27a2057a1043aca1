"""Catalogues: the words of the house and of a game, in one language. How to write them: docs/texts.md."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from formicarium.texts.facts import HIDDEN, folded
from formicarium.texts.message import Arg, Message, Seat, SeatName
from formicarium.texts.places import map_reference

if TYPE_CHECKING:  # the house stands above its words; at run time they know nothing of it
    from formicarium.core.game import Game

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent
TEXTS = "texts"  # the folder of a game's words

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)

Naming: TypeAlias = Callable[[Seat], tuple[str, bool]]  # a seat's name, and whether it is the reader's
Words: TypeAlias = dict[str, str | int]  # what Fluent may be told


class Catalogue:
    """One language: a game's texts over the house's. What is missing is said in English."""

    def __init__(self, language: str, *folders: Path) -> None:
        self.language = language
        wanted = dict.fromkeys([language, LANGUAGES[0]])
        self._bundles = tuple(_Bundle(language, folders) for language in wanted)
        self._names: dict[str, str] = {}

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, message: Message, naming: Naming) -> str:
        """The message in words; a key that no catalogue has is said as it is, with its facts."""
        said = self.words(message.key, dict(self._arguments(message.args, naming)))
        if said is not None:
            return said
        facts = ", ".join(f"{name} {self._word(arg, naming)}" for name, arg in message.args)
        return f"{message.key} ({facts})" if facts else message.key

    def faults(self, message: Message, naming: Naming) -> tuple[str, ...]:
        """What keeps this message from being said properly."""
        bundle = self._bundles[0]  # no help from English here
        if not bundle.has_message(message.key):
            return (f"{self.language}: no text for {message.key}",)
        pattern = bundle.get_message(message.key).value
        if pattern is None:
            return (f"{self.language}: {message.key} has attributes only",)
        _, errors = bundle.format_pattern(pattern, dict(self._arguments(message.args, naming)))
        return tuple(f"{self.language}: {message.key}: {error}" for error in errors)

    def name(self, id: str) -> str:
        """The name of a thing: `name-<id>`, or where a hex lies on the map; else the id itself."""
        if id not in self._names:
            self._names[id] = self.words(f"name-{id}", {}) or map_reference(id) or id
        return self._names[id]

    def join(self, words: Sequence[str]) -> str:
        """A list as one says it: "a, b and c"."""
        said, *more = words or ("",)
        for number, word in enumerate(more, 1):
            key, name = ("list-last", "last") if number == len(more) else ("list-next", "next")
            said = self.words(key, {"rest": said, name: word}) or f"{said}, {word}"
        return said

    def words(self, key: str, args: Words) -> str | None:
        """The text of this key, its arguments already in words; None if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                return str(bundle.format_pattern(pattern, args)[0]).strip()
        return None

    def _arguments(self, args: Sequence[tuple[str, Arg]], naming: Naming) -> Iterator[tuple[str, str | int]]:
        """What a text may use for each argument; docs/texts.md has the table."""
        for name, arg in args:
            yield name, arg if isinstance(arg, int) else self._word(arg, naming)
            if isinstance(arg, str):
                yield f"{name}-id", arg or HIDDEN
            elif isinstance(arg, SeatName):
                yield f"{name}-id", arg.seat
                yield f"{name}-who", "you" if naming(arg.seat)[1] else "other"
                yield f"{name}-of", self._of(naming(arg.seat)[0])
            elif isinstance(arg, tuple):
                yield f"{name}-count", len(arg)
                yield f"{name}-who", _reader_in(arg, naming)
                parts = [(f"{name}-{number}", item) for number, item in enumerate(arg, 1)]
                yield from self._arguments(parts, naming)

    def _of(self, name: str) -> str:
        """ "of Anna": in French the word before a name depends on its first letter."""
        vowel = "yes" if re.match("[aeiouhœæ]", folded(name)) else "no"
        return self.words("seat-of", {"name": name, "vowel": vowel}) or name

    def _word(self, arg: Arg, naming: Naming) -> str:
        match arg:
            case SeatName(seat):
                return naming(seat)[0]
            case Message():
                return self.say(arg, naming)
            case tuple():
                return self.join(_counted(self._listed(arg, naming)))
            case str():
                return self.name(arg or HIDDEN)
            case int():
                return str(arg)

    def _listed(self, items: tuple[Arg, ...], naming: Naming) -> list[tuple[str, Arg]]:
        """Each in words. Whoever reads comes last among players: "Anna and you"."""
        you = [item for item in items if isinstance(item, SeatName) and naming(item.seat)[1]]
        others = [(self._word(item, naming), item) for item in items if item not in you]
        return [
            *others,
            *((self.words("seat-you-listed", {}) or self._word(item, naming), item) for item in you),
        ]


def _reader_in(items: tuple[Arg, ...], naming: Naming) -> str:
    """Whether a list of players is the reader alone (`you`), the reader and others (`among`), or `other`."""
    you = any(isinstance(item, SeatName) and naming(item.seat)[1] for item in items)
    if not you:
        return "other"
    return "you" if len(items) == 1 else "among"


def _counted(words: Sequence[tuple[str, Arg]]) -> list[str]:
    """Equal names of different things are counted: "2 × Wood"."""
    counts: dict[str, int] = {}
    for word, arg in words:
        counts[word] = counts.get(word, 0) + 1
        if isinstance(arg, int):
            return [word for word, _ in words]
    return [word if count == 1 else f"{count} × {word}" for word, count in counts.items()]


class _Bundle(FluentBundle):
    """One language. A text is parsed when it is first wanted: of a thousand, a page of a game says fifty."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        super().__init__([language], use_isolating=False)
        self._written: dict[str, str] = {}  # by key; that of a term has its hyphen
        for folder in folders:
            path = folder / f"{language}.ftl"
            if path.exists():
                self._written |= written(path.read_text(encoding="utf-8"))

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:  # what a reference in a text is found by
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, key: str) -> None:
        if key in self._written and key not in self._compiled:
            self.add_resource(FluentResource(self._written[key]), allow_overrides=True)


def written(text: str) -> dict[str, str]:
    """The entries of a catalogue by their keys, unparsed: only they begin at the edge of the page.

    >>> written("one = eins\\n-ant = Ameise\\n    .plural = Ameisen\\n# a remark\\n")
    {'one': 'one = eins\\n', '-ant': '-ant = Ameise\\n    .plural = Ameisen\\n# a remark\\n'}
    """
    begins = [*_ENTRY.finditer(text)]
    ends = [*(each.start() for each in begins[1:]), len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(begins, ends, strict=True)}


def folder_of(game: Game[Any]) -> Path:
    """Where a game keeps its texts, rules and art: beside the class of its GAME."""
    return Path(inspect.getfile(type(game))).parent


@cache
def catalogue(game: Game[Any] | None, language: str, *parts: str) -> Catalogue:
    """The words of a game (None: of the house alone) in a language, and those of further folders of it."""
    own = () if game is None else (folder_of(game) / part for part in (TEXTS, *parts))
    return Catalogue(language, HOUSE, *own)
