"""The table and the flow of play: plain data, and a stack of small frozen steps.

The stack says where we are. A step looks at the table and asks a seat or chance, or runs by
itself; running it may change the table, tell events and put further steps on the stack.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, ClassVar, Generic, Self, TypeAlias, TypeVar

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.event import NOTHING, Event, Told
from formicarium.core.outcome import Outcome
from formicarium.core.plain import DERIVED, Plain, Tagged, house_of, read_fields, to_plain
from formicarium.texts.message import Message, Seat

S = TypeVar("S", bound="State", contravariant=True)
A = TypeVar("A", contravariant=True)

SHARED = {"shared": True}  # metadata of a list or dict that is replaced, never changed: copies share it

Asked: TypeAlias = Decision | Chance[Any] | tuple[Decision, ...] | None


class Step(Tagged, Generic[S, A]):
    """One line of the rulebook. Frozen; waits for an answer A, or runs by itself."""

    __slots__ = ()
    clause: ClassVar[str] = ""  # the clause that says what may be answered here
    chance: ClassVar[str] = ""  # a text: what chance is asked for here, `$count` out of `$of`

    def ask(self, s: S) -> Asked:
        """The question to be answered before this step can run. Looks, never changes."""
        return None

    def run(self, s: S, answer: A) -> None:
        """Carry the step out. It has already left the stack."""
        raise NotImplementedError

    def why_not(self, s: S, seat: Seat, path: Path) -> Refusal | None:
        """Why this path is not offered. Asked only about paths that are not."""
        return None

    def warning(self, s: S, seat: Seat, move: Move) -> Message | None:
        """What this offered move would throw away, if anything: said before it is done, to whoever may do it.

        It speaks of nothing that the seat does not know. An option with a warning is never the first.
        """
        return None

    def sure(self, s: S, seat: Seat, move: Move) -> bool:
        """Do at this table, a copy, what an offered move brings for sure beyond where it is interrupted.

        By chance: however that falls. By the sealed answers of others: then the steps after them are asked,
        on the draft of a seat that has nothing left to answer. Tells whether others may step in meanwhile.
        """
        return False

    def receive(self, s: Any, seat: Seat, move: Move) -> None:
        """Receive a seat's answer: leave the stack and run."""
        s.steps.pop()
        self.run(s, move)  # type: ignore[arg-type]

    def reopened(self, s: Any) -> AnyStep:
        """This step on a table just read from plain data, with whatever it derives from it."""
        return self


AnyStep: TypeAlias = Step[Any, Any]


class View:
    """What a seat sees: a frozen dataclass per game, built by picking what is visible."""

    __slots__ = ()
    seat: Seat | None  # None: a spectator


@dataclass(slots=True, kw_only=True)
class State:
    """What lies on the table. No generator, no history, no callbacks, no links up."""

    seats: int
    rules: int = 1  # the rules version the match began with
    steps: list[AnyStep] = field(default_factory=list)  # still to be done; the last is next
    outcome: Outcome | None = None
    told: int = 0  # events told so far: the number of the next one
    cause: int = NOTHING  # the event behind what happens now
    # What was told, while somebody listens: most tables are tried and thrown away.
    news: list[Told] | None = field(default=None, compare=False, metadata=DERIVED)

    def then(self, *steps: AnyStep) -> None:
        """These come next, in reading order."""
        for step in reversed(steps):
            self.steps.append(step)

    def tell(self, event: Event) -> None:
        """Say what happened."""
        if self.news is not None:
            self.news.append(Told(self.told, event, self.cause))
        self.told += 1

    def listen(self) -> Self:
        """Keep what is told from now on."""
        self.news = []
        return self

    def heard(self) -> list[Told]:
        """What was told since somebody listens, or since this was last asked."""
        news, self.news = self.news, []
        assert news is not None, "nobody listens at this table"
        return news

    def because(self, event: Event, *steps: AnyStep) -> None:
        """Say what happened, and do these steps next because of it."""
        self.then(*steps, Resume(self.cause))
        number = self.told
        self.tell(event)
        self.cause = number

    def finish(self, outcome: Outcome) -> None:
        """The match is over: nothing further is carried out."""
        self.outcome = outcome
        self.steps.clear()

    def copy(self) -> Self:
        """A table of its own: containers are copied, what they hold is shared. Nobody listens there yet.

        Games with an eye on speed write this field by field; the laws compare the two.
        """
        new = type(self).__new__(type(self))
        for each in fields(self):
            setattr(new, each.name, _fresh(getattr(self, each.name)))
        new.news = None
        return new

    def view(self, seat: Seat | None) -> View:
        """What this seat may know."""
        raise NotImplementedError

    def determinize(self, seat: Seat, rng: Random) -> Self:
        """A table this seat may be at: everything it cannot see is drawn anew."""
        raise NotImplementedError

    def to_json(self) -> Plain:
        return to_plain(self)

    @classmethod
    def from_json(cls, plain: Plain) -> Self:
        """The table that `to_json` wrote."""
        s = read_fields(cls, plain, "", house_of(cls))
        if s.steps:
            s.steps[-1] = s.steps[-1].reopened(s)
        return s


@dataclass(frozen=True, slots=True)
class Resume(Step[State, None]):
    """Closes what `State.because` opened: the cause is again what it was before."""

    cause: int

    def run(self, s: State, answer: None) -> None:
        s.cause = self.cause


def _fresh(value: Any) -> Any:
    if isinstance(value, list):
        return [_fresh(item) for item in value]
    if isinstance(value, dict):
        return {key: _fresh(item) for key, item in value.items()}
    return value
