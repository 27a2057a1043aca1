"""What a seat sees and is asked, as numbers, as named blocks and as text: for programs that learn.

A game declares once how its views are written (`Game.observation`, in `games/<game>/observation.py`): a block
for each field of the view, by codes (`core/encoding.py`). Observations of one number of seats and one set of
options are equally long, hold all of the view and the question and nothing else (laws in
`core/laws/observed.py`), and keep their places as long as `name` stays the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from formicarium.core.decision import Decision, Path, notation
from formicarium.core.encoding import Code, Each, Flag, Number, Numbers, OneOf, Written
from formicarium.core.errors import ObservationError
from formicarium.core.state import View
from formicarium.texts.message import Message

FACTS = 16  # words that the facts of a question may take


@dataclass(frozen=True, slots=True)
class Part:
    """How one field of a view is written, and what it means. It may be said once more, under another name."""

    field: str
    code: Code
    meaning: str
    name: str = ""  # of the block; "": as the field, of which nothing may then be lost
    of: Callable[[Any], Any] | None = None  # what of the view is written; None: the field itself
    beside: tuple[str, ...] = ()  # fields without which the block cannot be read


class Block(NamedTuple):
    """A run of places in an observation."""

    name: str
    at: int  # the first place
    size: int
    shape: tuple[int, ...]
    meaning: str
    layout: str


class Observation:
    """The encoding of one game for one number of seats and one set of options."""

    def __init__(
        self,
        name: str,
        view: type[View],
        seats: int,
        tokens: Sequence[str],
        questions: Sequence[str],
        words: Sequence[str],
        parts: Iterable[Part],
        given: Sequence[str] = ("options",),
    ) -> None:
        """`given`: fields of the view that are the same in every match of this kind."""
        self.name = name  # the game and the version of its encoding: "antics-1"
        self.view = view
        self.seats = seats
        self.given = tuple(given)
        self.parts = (
            Part("seat", OneOf(range(seats)), "whose view it is; nowhere: a spectator's"),
            *parts,
        )
        self.index = {token: number for number, token in enumerate(tokens)}
        self._question = OneOf(questions)
        named = (token.partition(":")[2] for token in tokens)
        self._facts = Written(tuple(dict.fromkeys((*words, *named))), FACTS)
        asked: tuple[tuple[str, Code, str], ...] = (
            ("asked", Flag(), "whether the seat is asked something"),
            ("question", self._question, "what it is asked, by the key of its text"),
            ("facts", self._facts, "the facts that the question names"),
            ("manner", Each(("default", "proposed", "silent"), Number()), MANNER),
            ("offered", Each(tokens, Number()), "in how many of the options each token is touched"),
            ("touched", Each(tokens, Number(9)), "the tokens touched so far, numbered from 1"),
        )
        self.blocks: list[Block] = []
        self._lows: list[float] = []
        self._highs: list[float] = []
        for part in self.parts:
            self._lay(part.name or part.field, part.code, part.meaning)
        self._asked = len(self._lows)
        for name_, code, meaning in asked:
            self._lay(name_, code, meaning)
        self.size = len(self._lows)
        self.at = {block.name: block.at for block in self.blocks}
        self._plan = [
            (self.at[part.name or part.field], part.code, part.field, part.of) for part in self.parts
        ]
        self._blank = bytes(self.size * array("f").itemsize)
        self._check()

    def _lay(self, name: str, code: Code, meaning: str) -> None:
        at = len(self._lows)
        self.blocks.append(Block(name, at, code.size, code.shape, meaning, code.layout()))
        self._lows += code.lows()
        self._highs += code.highs()
        assert len(self._lows) == len(self._highs) == at + code.size, name

    def _check(self) -> None:
        """Every field of the view is written, or given."""
        names = [block.name for block in self.blocks]
        known = {each.name for each in fields(self.view)}  # type: ignore[arg-type]
        written = {part.field for part in self.parts if not part.name} | set(self.given)
        if written != known or len(set(names)) != len(names):
            raise ObservationError(f"{self.name}: {sorted(written ^ known)} of the view, blocks {names}")

    @property
    def lows(self) -> tuple[float, ...]:
        """The least number in each place."""
        return tuple(self._lows)

    @property
    def highs(self) -> tuple[float, ...]:
        """The greatest number in each place; `encoding.MANY` where nothing bounds it."""
        return tuple(self._highs)

    def observe(self, view: Any, decision: Decision | None = None, touched: Path = ()) -> Numbers:
        """The numbers of a view, and of a question with the tokens of the answer that are touched already."""
        out = array("f")
        out.frombytes(self._blank)
        me = view.seat or 0
        for at, code, field, of in self._plan:
            try:
                code.write(out, at, getattr(view, field) if of is None else of(view), me)
            except ObservationError as error:
                raise ObservationError(f"{self.name}, {field}: {error}") from None
        if decision is not None:
            self._ask(out, decision, touched)
        return out

    def _ask(self, out: Numbers, decision: Decision, touched: Path) -> None:
        at, index, options = self.at, self.index, decision.options
        out[at["asked"]] = 1.0
        self._question.write(out, at["question"], decision.prompt.key, 0)
        self._facts.write(out, at["facts"], [value for _, value in decision.prompt.args], 0)
        manner = at["manner"]
        for place, move in enumerate((decision.default, decision.proposed)):
            if move is not None:
                out[manner + place] = 1 + options.index(move)
        out[manner + 2] = decision.silent
        offered = at["offered"]
        for move in options:
            for token in move.spell():
                out[offered + index[token]] += 1.0
        for number, token in enumerate(touched, 1):
            out[at["touched"] + index[token]] = number

    def named(self, numbers: Numbers) -> dict[str, Numbers]:
        """The blocks of an observation, by name."""
        return {block.name: numbers[block.at : block.at + block.size] for block in self.blocks}

    def text(
        self,
        view: Any,
        decision: Decision | None = None,
        touched: Path = (),
        say: Callable[[Message], str] | None = None,
    ) -> str:
        """The same in short text: a line for each field of the view, then the options, numbered.

        `say` words a message; without it a question is its key and its facts.
        """
        lines = [f"{self.name} for {self.seats}"]
        for each in fields(self.view):  # type: ignore[arg-type]
            value = getattr(view, each.name)
            if each.name not in self.given and value not in ("", (), {}, None) and value is not False:
                lines.append(f"{each.name}: {text(value)}")
        if decision is not None:
            lines.append(f"asked: {say(decision.prompt) if say else text(decision.prompt)}")
            if touched:
                lines.append(f"touched: {notation(touched)}")
            lines += [
                f"{number}. {notation(move.spell())}{self._said(decision, move)}"
                for number, move in enumerate(decision.options, 1)
            ]
            if decision.silent:
                lines.append("in silence")
        return "\n".join(lines)

    def _said(self, decision: Decision, move: Any) -> str:
        said = [
            word
            for word, meant in (("default", decision.default), ("proposed", decision.proposed))
            if meant is not None and move == meant
        ]
        return f" ({', '.join(said)})" if said else ""


MANNER = (
    "the number of the option a clock plays (0: the first), of the one proposed (0: none); asked in silence"
)


def text(value: Any) -> str:
    """Plain data in short: `{r1c1: 2, r1c2: 0}`, `[wood_bee, stone_bee]`, `Battle(area=A1, defender=1)`."""
    if isinstance(value, str):
        return value if value and _WORD.issuperset(value) else repr(value)
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, int):
        return str(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{text(key)}: {text(value[key])}" for key in sorted(value)) + "}"
    if hasattr(value, "__dataclass_fields__"):
        name = type(value).__name__
        said = [f"{each.name}={text(getattr(value, each.name))}" for each in fields(value) if each.compare]
        return f"{name}({', '.join(said)})"
    return "[" + ", ".join(map(text, value)) + "]"


_WORD = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+:.@")
