"""Players that are programs. They know what a seat knows, and say why they chose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

from formicarium.core.decision import Decision, Move
from formicarium.core.state import State
from formicarium.core.together import imagine, sight
from formicarium.texts.message import Message


class Sight:
    """All a player may know: never the table itself. What is seen is put together when somebody looks."""

    __slots__ = ("_look", "_view", "decision", "imagine")

    def __init__(self, look: Callable[[], Any], decision: Decision, imagine: Callable[[Random], Any]) -> None:
        self._look = look
        self._view: Any = None
        self.decision = decision
        self.imagine = imagine  # a table this seat may be at

    @classmethod
    def at(cls, s: State, decision: Decision) -> Sight:
        """What the seat that is asked may know at this table, while the question stands."""
        seat = decision.seat
        return cls(lambda: sight(s, seat).view(seat), decision, lambda rng: imagine(s, seat, rng))

    @property
    def view(self) -> Any:
        if self._view is None:
            self._view = self._look()
        return self._view


class Intention(NamedTuple):
    """An answer that is meant to follow, once it is asked for."""

    move: Move
    why: Message


class Choice(NamedTuple):
    move: Move
    why: Message  # one sentence
    then: tuple[Intention, ...] = ()  # what it means to do next, as far as it has thought
    called: Message | None = None  # all of that in a few words, where the move alone says too little


class Bot(Protocol):
    def choose(self, sight: Sight, rng: Random) -> Choice: ...


class Quick(Bot, Protocol):
    """A bot that also says what else it would think of."""

    def favourites(self, sight: Sight, rng: Random) -> Sequence[Choice]:
        """What is worth thinking over, the best first; the first is what it would choose."""


def _never(decision: Decision) -> bool:
    return False


def _always(sight: Sight) -> bool:
    return True


def _nowhere(sight: Sight) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Searching:
    """What a search has to know of a game."""

    quick: Bot  # says what is worth thinking over: its favourites, if it is `Quick`
    turn: Callable[[Any], int]  # how many turns have begun at a table
    horizon: int  # turns later it is judged
    worth: Callable[[Any, int], float] | None = None  # by which value; None: the game's `heuristic`
    onward: Bot | None = None  # plays on from there, and is asked often; None: `quick`
    worthwhile: Callable[[Sight], bool] = _always  # is it worth thinking over? Otherwise `quick` answers
    breadth: int = 12  # favourites that are thought over
    rounds: int = 200  # in which the strongest level thinks: the same everywhere, whatever the machine
    commits: bool = False  # is what is meant to follow (`Choice.then`) carried out, not thought over anew?
    anew: Callable[[Sight], bool] = _nowhere  # where it is thought over all the same
    fears: bool = True  # does an opponent's first reply say what there is to fear?
    open: bool = False  # has nobody secrets? Then what opponents learn in the tree is theirs to know
    mixes: Callable[[Decision], bool] = _never  # whether one could be outguessed here
    likelihood: Callable[[Any, int], float] | None = None  # how well a table explains what the others did
