"""What an answer would bring, as far as the seat that is asked can know.

The answer is tried on tables that the seat may be at, never on the real one: what depends on what others
hide would tell it. Each runs up to the next chance or question. What the seat would see in all of them is
certain; where they differ, the rest depends on what is hidden; chance is named, and not anticipated, but for
what a step is sure of (`Step.sure`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any, Literal, NamedTuple, TypeAlias

from formicarium.core.bot import Sight
from formicarium.core.chance import Chance, Draw, Pick, Roll
from formicarium.core.decision import Move
from formicarium.core.event import Event
from formicarium.core.flow import Question, answer, deal, settle, strides
from formicarium.core.game import Game
from formicarium.core.odds import Odds, count, odds
from formicarium.core.state import State
from formicarium.core.together import sight
from formicarium.scene.agreed import agreed
from formicarium.scene.model import Scene
from formicarium.texts.message import Message, Seat, message

WORLDS = 8  # tables that are imagined: enough that what is hidden hardly ever looks the same in all of them
TRIED = 4000  # ways in which chance can fall that are tried, in all worlds together

Kind: TypeAlias = Literal["roll", "draw", "pick"]


class Trial(NamedTuple):
    """A table after an answer, what is asked there now, and what was told on the way."""

    table: State
    asked: Question
    told: list[Event]

    def seen_by(self, seat: Seat) -> list[Event | None]:
        return [event.seen_by(seat) for event in self.told]


def tried(table: State, seat: Seat, move: Move) -> Trial:
    """Give an answer on a copy, and go on up to the next chance or question."""
    after = table.copy().listen()
    answer(after, seat, move)
    asked = settle(after)
    return Trial(after, asked, [told.event for told in after.heard()])


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
    asks: Message | None = None  # nothing happens but that the seat is asked this


class Foreseer:
    """Answers to one question, looked at one by one. What a seat imagines follows from its sight alone."""

    def __init__(self, game: Game[Any], seeing: Sight) -> None:
        self.game = game
        self.seeing = seeing
        self.seat = seeing.decision.seat

    @cached_property
    def worlds(self) -> list[State]:
        """Tables the seat may be at, as far as it has taken them itself: its draft, under seal."""
        imagined = (self.seeing.imagine(Random(number)) for number in range(WORLDS))
        return [sight(world, self.seat) for world in imagined]

    @cached_property
    def scene(self) -> Scene:
        """What the seat sees now."""
        return drawn(self.game, self.seeing.view)

    def foresee(self, move: Move) -> Foresight:
        """What this answer would bring."""
        trials = [tried(world, self.seat, move) for world in self.worlds]
        seen = [[event for event in trial.seen_by(self.seat) if event is not None] for trial in trials]
        events = common(seen)
        falls = {_fall(trial) for trial in trials}
        views = _different(trial.table.view(self.seat) for trial in trials)
        if len(views) > 1 or len(falls) > 1 or any(len(each) > len(events) for each in seen):
            return Foresight(self._certain(move, len(events)), events, hidden=True)
        fall = falls.pop()
        if fall is None:
            asks = None if events else self._asks(trials[0])
            return Foresight(drawn(self.game, views[0]), events, asks=asks)
        if later := [event for event in self._sure(move) if event not in events]:
            return Foresight(self._in_the_end(trials), (*events, *later), fall)
        return Foresight(drawn(self.game, views[0]), events, fall, self._odds(trials))

    def _asks(self, trial: Trial) -> Message | None:
        """What the same seat is asked next, where that is more than the rest of the same question."""
        if isinstance(trial.asked, Chance) or self.worlds[0].steps[-1] in trial.table.steps:
            return None
        return next((each.prompt for each in trial.asked if each.seat == self.seat), None)

    def _sure(self, move: Move) -> tuple[Event, ...]:
        """What the step itself says of the time after chance has fallen, as far as all worlds agree."""
        return common([world.steps[-1].sure(world, self.seat, move) for world in self.worlds])

    def _in_the_end(self, trials: Sequence[Trial]) -> Scene:
        """What looks the same at the next question, however chance falls on the way."""
        tables = [_played_on(trial, Random(number)) for number, trial in enumerate(trials)]
        views = _different(table.view(self.seat) for table in tables)
        return agreed(self.scene, [drawn(self.game, view) for view in views])

    def _certain(self, move: Move, events: int) -> Scene:
        """What the seat sees in all worlds after so many events that it has seen."""
        tables = (_as_far_as(world, self.seat, move, events) for world in self.worlds)
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


def _played_on(trial: Trial, rng: Random) -> State:
    """The table at the next question to somebody, with chance as it falls."""
    table, asked = trial.table.copy(), trial.asked
    while isinstance(asked, Chance):
        deal(table, asked.sample(rng))
        asked = settle(table)
    return table


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
