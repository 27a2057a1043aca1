"""A decision put to a person in a terminal: options by number, by notation, or step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import TYPE_CHECKING

from formicarium.core.decision import Decision, Move, Path
from formicarium.core.record import whole
from formicarium.scene.glyphs import meanings
from formicarium.scene.model import Place, Scene
from formicarium.texts.facts import folded
from formicarium.texts.message import Message, Seat
from formicarium.texts.places import map_reference
from formicarium.texts.speaker import Speaker

if TYPE_CHECKING:
    from formicarium.terminal.play import Sitting

MANY = 40  # more options than this are asked for step by step

COMMANDS = ("help", "table", "back", "why", "undo", "rules", "aid", "log", "hint", "save", "lang", "quit")


class Question:
    """A decision put to a person, until it is answered. `touched` is how far a long move has got."""

    def __init__(self, sitting: Sitting, decision: Decision) -> None:
        self.sitting = sitting
        self.match = sitting.match
        self.screen = sitting.screen
        self.decision = decision
        self.start = self._forced(())  # what every option begins with need not be asked
        self.touched = self.start
        self.shown: dict[int, Path] = {}  # what each number stands for
        self.answered = False

    @property
    def speaker(self) -> Speaker:
        return self.sitting.speaker

    def ask(self) -> None:
        self._show()
        while not self.answered:
            line = self.screen.ask("> ")
            word, _, rest = line.partition(" ")
            if command := self._command(word):
                command(rest.strip())
            elif word:
                self._answer(line.split())
            else:
                self._show()

    def _command(self, word: str) -> Callable[[str], None] | None:
        """The command of this name, in English or in the language of the table."""
        own = {folded(self.speaker.text(f"command-{name}")): name for name in COMMANDS}
        sitting = self.sitting
        commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "table": sitting.show_table,
            "back": self.go_back,
            "why": self.explain,
            "undo": self.take_back,
            "rules": sitting.show_rules,
            "aid": sitting.show_aid,
            "log": sitting.show_log,
            "hint": self.give_hint,
            "save": sitting.save,
            "lang": sitting.change_language,
            "quit": sitting.leave,
        }
        return commands.get(own.get(folded(word), folded(word)))

    # Showing

    def _show(self) -> None:
        """The prompt and what may be chosen next, numbered."""
        self.screen.write()
        self.screen.write(self.speaker.prompt(self.decision), "bold green")
        if self.touched != self.start:
            so_far = ", ".join(map(self.speaker.token, self.touched))
            self.screen.write(self.speaker.text("so-far", tokens=so_far), "dim")
        moves = self.decision.narrow(self.touched)
        if len(moves) <= MANY:
            things = touched_things(self.sitting.scene(), self.decision.seat)
            shown = [(move.spell(), self._words(move, things), written(move.spell())) for move in moves]
        else:
            tokens = self.decision.next_tokens(self.touched)
            shown = [
                ((*self.touched, token), self.speaker.token(token), written((token,))) for token in tokens
            ]
        numbers = numbered([path for path, _, _ in shown])
        self.shown = {number: path for number, (path, _, _) in zip(numbers, shown, strict=True)}
        self.screen.options(
            [(number, words, spelled) for number, (_, words, spelled) in zip(numbers, shown, strict=True)]
        )

    def _words(self, move: Move, things: list[tuple[Path, Message]]) -> str:
        """The move, and what lies where it points: a cell alone says little."""
        said, path = self.speaker.move(move), move.spell()
        added: list[str] = []
        for touch, label in things:
            if touch in (path[at : at + len(touch)] for at in range(len(path))):
                name = _beyond(said, self.speaker.say(label))
                added += [name] if name not in said and name not in added else []
        return f"{said} ({', '.join(added)})" if added else said

    def show_help(self, rest: str) -> None:
        """What the question is about, the rule behind it, and what else one may type."""
        self.sitting.explain(self.decision)
        clause, rules = self.match.clause(self.decision.seat), self.speaker.text("command-rules")
        self.screen.write(self.speaker.text("help-question", clause=clause, command=f"{rules} {clause}"))
        self.sitting.show_help(rest)

    # Answering

    def _answer(self, words: list[str]) -> None:
        if len(words) == 1 and (number := whole(words[0])) is not None:
            if number not in self.shown:
                said = self.speaker.text("number-range", first=min(self.shown), last=max(self.shown))
                self.screen.write(said, "yellow")
                return
            path = self.shown[number]
        else:
            path = self._spelled(words)
        self._touch(path)

    def _spelled(self, words: list[str]) -> Path:
        """The tokens that were typed; where it is clear, their kind may be left out (`r1c1`)."""
        path = () if self.decision.narrow((self._token(words[0], ()),)) else self.touched
        for word in words:
            path = (*path, self._token(word, path))
        return path

    def _token(self, word: str, touched: Path) -> str:
        """The token that a word stands for: one that may come next, or else any the game knows."""
        kind, _, value = word.partition(":") if ":" in word else ("", "", word)
        every = self.match.game.vocabulary(self.match.state.seats, self.match.options)
        for tokens in (self.decision.next_tokens(touched), every):
            known = [(token, *token.split(":", 1)) for token in tokens if ":" in token]
            for meant in (str.__eq__, self._calls):
                fitting = [token for token, its, own in known if kind in ("", its) and meant(own, value)]
                if len(fitting) == 1:
                    return fitting[0]
        return word

    def _calls(self, value: str, word: str) -> bool:
        """Is this what the thing is called on the screen?"""
        return folded(self.speaker.name(value)) == folded(word)

    def _touch(self, path: Path) -> None:
        """Play what is spelled, or go on from there, or say why not."""
        path = self._forced(path)
        if (move := self.decision.find(path)) is not None:
            if self._sure(move):
                self.answered = self.sitting.take(self.decision.seat, path)
        elif self.decision.narrow(path):
            self.touched = path
            self._show()
        else:
            self._say_why_not(path)

    def _sure(self, move: Move) -> bool:
        """Whoever is about to throw something away is told what, and asked again."""
        loses = self.match.warnings(self.decision.seat).get(move)
        if loses is None:
            return True
        self.screen.write(self.speaker.say(loses), "yellow")
        yes = self.speaker.text("lose-yes")
        return folded(self.screen.ask(self.speaker.text("lose-sure", yes=yes))) in (folded(yes), "y", "yes")

    def _forced(self, path: Path) -> Path:
        """As far as there is only one way to go on."""
        while len(only := self.decision.next_tokens(path)) == 1:
            path = (*path, only[0])
        return path

    def _say_why_not(self, path: Path) -> None:
        refusal = self.match.why_not(self.decision.seat, path)
        if refusal is None:
            self.screen.write(self.speaker.text("why-allowed", path=written(path)), "green")
        else:
            self.screen.write(self.speaker.refusal(refusal), "yellow")

    # Commands; each is called with what stands behind its name

    def go_back(self, rest: str) -> None:
        self.touched = self.start
        self._show()

    def explain(self, rest: str) -> None:
        if not rest:
            self.screen.write(
                self.speaker.text("why-what", example=written(next(iter(self.shown.values())))), "yellow"
            )
        else:
            self._say_why_not(self._spelled(rest.split()))

    def take_back(self, rest: str) -> None:
        self.answered = self.sitting.take_back(self.decision.seat)  # by another question

    def give_hint(self, rest: str) -> None:
        self.sitting.give_hint(self.decision)


def _beyond(said: str, label: str) -> str:
    """What a label tells beyond a name that was said already.

    >>> _beyond("To a1: attack", "a1, home row"), _beyond("Queen on a1", "Pond, deep")
    ('home row', 'Pond, deep')
    """
    name, _, more = label.partition(", ")
    return more if more and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said) else label


def _alone_on(scene: Scene, place: Place, seat: Seat) -> Iterator[Message]:
    """The kind of the one piece on a square, if it is this seat's and has no token of its own."""
    standing = [piece for piece in scene.on(place.id) if piece.size]
    if len(standing) == 1 and standing[0].seat == seat and not standing[0].touch and not place.group:
        yield from meanings(standing[0].glyph)[:1]


def written(path: Path) -> str:
    """What one types for it: its notation, with hexes as the screen calls them.

    >>> written(("area:q0r0", "task:scout"))
    'area:M10 task:scout'
    """
    spelled = (token.partition(":") for token in path)
    return " ".join(f"{kind}{colon}{map_reference(value) or value}" for kind, colon, value in spelled)


def numbered(paths: Sequence[Path]) -> list[int]:
    """The number to type for each option: its own where the options are numbers, else 1, 2, 3 …

    >>> numbered([("count:0",), ("count:1",), ("button:pass",)]), numbered([("cell:b",), ("cell:a",)])
    ([0, 1, 2], [1, 2])
    """
    at = next((at for at, tokens in enumerate(zip(*paths, strict=False)) if len(set(tokens)) > 1), 0)
    own = [_own_number(path, at) for path in paths]
    found = [number for number in own if number is not None]
    kinds = {
        path[at].partition(":")[0] for path, number in zip(paths, own, strict=True) if number is not None
    }
    if len(found) < 2 or len(set(found)) < len(found) or len(kinds) > 1:
        return list(range(1, len(paths) + 1))
    others = count(max(found) + 1)
    return [next(others) if number is None else number for number in own]


def _own_number(path: Path, at: int) -> int | None:
    kind, _, value = path[at].partition(":")
    return int(value) if value.isdecimal() and kind != "seat" and len(path) == at + 1 else None


def touched_things(scene: Scene, seat: Seat) -> list[tuple[Path, Message]]:
    """What the things one can touch are called, by the tokens that touch them.

    A place is called by what covers it, as a card covers its cell; if nothing does, by its own name. Before
    that comes the one piece of this seat that stands there.
    """
    covers = {piece.on: piece.label for piece in scene.pieces if not piece.size}
    return [
        *(
            (place.touch or (place.id,), name)
            for place in scene.places
            for name in _alone_on(scene, place, seat)
        ),
        *((place.touch or (place.id,), covers.get(place.id, place.label)) for place in scene.places),
        *((piece.touch or (piece.id,), piece.label) for piece in scene.pieces),
        *(((row.id,), row.label) for row in scene.rows if row.id),
        *((card.touch or (card.id,), card.name) for card in scene.cards),
    ]
