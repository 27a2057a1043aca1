"""What an answer would bring, as far as the seat that is asked can know.

The answer is tried on tables that the seat may be at, never on the real one: what depends on what others
hide would tell it. Each runs up to the next chance or question. What the seat would see in all of them is
told; where they differ, the rest depends on what is hidden. Chance is named and never anticipated, and what
others answer under seal neither: what a step is sure of all the same, it does itself (`Step.sure`). Where
others may be asked in silence on the way, whatever these tables say, the rest holds unless they do something.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from formicarium.core.bot import Sight
from formicarium.core.chance import Chance, Draw, Pick, Roll
from formicarium.core.decision import Decision, Move
from formicarium.core.event import Event
from formicarium.core.flow import Question, answer, settle, settle_before, strides
from formicarium.core.game import Game
from formicarium.core.odds import Odds, count, odds
from formicarium.core.state import AnyStep, State
from formicarium.core.together import Sealed, Together, sight, under_seal
from formicarium.core.window import Window
from formicarium.scene.agreed import agreed
from formicarium.scene.model import Scene
from formicarium.texts.message import Message, Seat, message

WORLDS = 16  # tables that are imagined: enough that what is hidden hardly ever looks the same in all of them
TRIED = 4000  # ways in which chance can fall that are tried, in all worlds together

Kind: TypeAlias = Literal["roll", "draw", "pick"]


class Trial(NamedTuple):
    """A table after an answer, what is asked there now, and what was told on the way."""

    table: State
    asked: Question
    told: list[Event]
    openly: int | None = None  # so many were told before somebody else may have been asked in silence

    def seen_by(self, seat: Seat) -> list[Event | None]:
        return [event.seen_by(seat) for event in self.told]


def tried(table: State, seat: Seat, move: Move) -> Trial:
    """Give an answer on a copy, and go on up to the next chance or question."""
    after = table.copy().listen()
    answer(after, seat, move)
    asked = settle(after)
    return Trial(after, asked, [told.event for told in after.heard()])


def watched(table: State, seat: Seat, move: Move) -> Trial:
    """The same, for somebody who minds where others may have been asked in silence."""
    after, told, silences = table.copy().listen(), list[Event](), list[int]()

    def look(s: State, step: AnyStep, asked: Any) -> None:
        told.extend(each.event for each in s.heard())
        if _in_silence(s, step, asked, seat):
            silences.append(len(told))

    answer(after, seat, move)
    asked = settle_before(after, look)
    told.extend(each.event for each in after.heard())
    return Trial(after, asked, told, silences[0] if silences else None)


def _in_silence(s: State, step: AnyStep, asked: Any, seat: Seat) -> bool:
    """Whether somebody else is asked here depends on what they hide, also where nobody is."""
    if isinstance(step, Window):
        return any(other != seat and step.may_react(s, other) for other in step.seats[step.passed :])
    if isinstance(step, Together | Sealed):
        return step.silent
    return isinstance(asked, Decision) and asked.silent and asked.seat != seat


class Fall(NamedTuple):
    """What chance decides next: so many dice, or so many things out of so many."""

    kind: Kind
    many: int
    of: int  # the sides of a die, the things in a pile
    says: Message | None = None  # in the game's words


class Foresight(NamedTuple):
    """What is certain about an answer, and what makes the rest uncertain."""

    scene: Scene  # the seat's own, after what is certain
    events: tuple[Event, ...]  # as the seat sees them
    fall: Fall | None = None
    odds: tuple[Odds, ...] = ()
    hidden: bool = False  # the rest depends on what the seat does not know
    unless: bool = False  # part of it comes after others may have been asked in silence
    asks: Message | None = None  # nothing happens but that the seat is asked this


class Foreseer:
    """Answers to one question, looked at one by one. What a seat imagines follows from its sight alone."""

    def __init__(self, game: Game[Any], seeing: Sight) -> None:
        self.game = game
        self.seeing = seeing
        self.seat = seeing.decision.seat

    @cached_property
    def imagined(self) -> list[State]:
        """Tables the seat may be at."""
        return [self.seeing.imagine(Random(number)) for number in range(WORLDS)]

    @cached_property
    def worlds(self) -> list[State]:
        """As far as the seat has taken them itself: its draft, under seal."""
        return [sight(world, self.seat) for world in self.imagined]

    @cached_property
    def scene(self) -> Scene:
        """What the seat sees now."""
        return drawn(self.game, self.seeing.view)

    def foresee(self, move: Move) -> Foresight:
        """What this answer would bring."""
        trials = [watched(world, self.seat, move) for world in self.worlds]
        seen = [[event for event in trial.seen_by(self.seat) if event is not None] for trial in trials]
        events = common(seen)
        falls = {_fall(trial) for trial in trials}
        views = _different(trial.table.view(self.seat) for trial in trials)
        openly = min(self._seen_openly(trial) for trial in trials)
        if len(views) > 1 or len(falls) > 1 or any(len(each) > len(events) for each in seen):
            tables = [
                trial.table if len(each) == len(events) else _as_far_as(world, self.seat, move, len(events))
                for world, trial, each in zip(self.worlds, trials, seen, strict=True)
            ]
            return Foresight(self._agreed(tables), events, hidden=True, unless=openly < len(events))
        fall = falls.pop()
        if fall is None:
            if (beyond := self._beyond_the_seal(move, trials, events)) is not None:
                return beyond
            asks = None if events else self._asks(trials[0])
            return Foresight(drawn(self.game, views[0]), events, asks=asks, unless=openly < len(events))
        unless = any(trial.openly is not None for trial in trials)
        scene, sure = self._sure(move)
        later = tuple(event for event in sure if event not in events)
        certain = scene if later else drawn(self.game, views[0])
        return Foresight(certain, events + later, fall, self._odds(trials), unless=unless)

    def _seen_openly(self, trial: Trial) -> int:
        """How many events the seat sees before somebody else may be asked in silence."""
        return sum(event.seen_by(self.seat) is not None for event in trial.told[: trial.openly])

    def _asks(self, trial: Trial) -> Message | None:
        """What the same seat is asked next, where that is more than the rest of the same question."""
        if isinstance(trial.asked, Chance) or self.worlds[0].steps[-1] in trial.table.steps:
            return None
        return next((each.prompt for each in trial.asked if each.seat == self.seat), None)

    def _sure(self, move: Move) -> tuple[Scene, tuple[Event, ...]]:
        """What the step itself is sure of, however chance falls, as far as all worlds agree."""
        tables, stories = [], []
        for world in self.worlds:
            table = world.copy().listen()
            world.steps[-1].sure(table, self.seat, move)
            tables.append(table)
            stories.append(_seen(table, self.seat))
        return self._agreed(tables), common(stories)

    def _beyond_the_seal(
        self, move: Move, trials: Sequence[Trial], events: tuple[Event, ...]
    ) -> Foresight | None:
        """What is sure for a seat that has nothing left to answer, whatever others answer meanwhile."""
        tables, stories, open = [], [], False
        for world, trial in zip(self.imagined, trials, strict=True):
            if under_seal(world) is None or trial.asked:
                return None
            table = trial.table.copy().listen()
            for step in reversed(world.steps[:-1]):
                open |= step.sure(table, self.seat, move)
            tables.append(table)
            stories.append(_seen(table, self.seat))
        later = common(stories)
        return Foresight(self._agreed(tables), events + later, unless=open) if later else None

    def _agreed(self, tables: Iterable[State]) -> Scene:
        """What looks the same to the seat at all of these tables."""
        views = _different(table.view(self.seat) for table in tables)
        return agreed(self.scene, [drawn(self.game, view) for view in views])

    def _odds(self, trials: Sequence[Trial]) -> tuple[Odds, ...]:
        """The odds of what chance decides next, where they are the same whatever is hidden.

        Where chance can fall in many ways, fewer worlds are tried: somebody waits for it.
        """
        found: tuple[Odds, ...] | None = None
        chance = trials[0].asked
        assert isinstance(chance, Chance)
        for trial in trials[: max(2, TRIED // count(chance))]:
            assert isinstance(trial.asked, Chance)
            here = odds(trial.table, self.seat, trial.asked, self.game.telling)
            if not here or (found is not None and here != found):
                return ()
            found = here
        return found or ()


def _seen(table: State, seat: Seat) -> list[Event]:
    """What a seat has seen of what was told at a table."""
    seen = (told.event.seen_by(seat) for told in table.heard())
    return [event for event in seen if event is not None]


def _as_far_as(world: State, seat: Seat, move: Move, events: int) -> State:
    """The table after an answer, and after every step up to which the seat has seen no more than this."""
    table = world.copy().listen()
    answer(table, seat, move)
    seen, last = 0, world
    for _ in chain((None,), strides(table)):
        seen += sum(told.event.seen_by(seat) is not None for told in table.heard())
        if seen > events:
            break
        last = table.copy()
    return last


def drawn(game: Game[Any], view: Any) -> Scene:
    """The scene; a game that cannot be drawn yet is played from the list of options."""
    try:
        return game.scene(view)
    except NotImplementedError:
        return Scene(game.id, message("game-title"))


def _different(views: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for view in views:
        if view not in found:
            found.append(view)
    return found


def common(stories: Sequence[Sequence[Event]]) -> tuple[Event, ...]:
    """How all of these begin."""
    begun: list[Event] = []
    for events in zip(*stories, strict=False):
        if any(event != events[0] for event in events):
            break
        begun.append(events[0])
    return tuple(begun)


def _fall(trial: Trial) -> Fall | None:
    match trial.asked:
        case Roll(dice, sides):
            fall = Fall("roll", dice, sides)
        case Draw(pile, many):
            fall = Fall("draw", many, len(pile))
        case Pick(among):
            fall = Fall("pick", 1, len(among))
        case _:
            return None
    key = trial.table.steps[-1].chance
    return fall._replace(says=message(key, count=fall.many, of=fall.of)) if key else fall
