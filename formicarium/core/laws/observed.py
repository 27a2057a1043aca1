"""Laws about what programs see: an observation holds the whole of a view and a question, and nothing else.

Each field of a view is written so that values that differ are written differently: whatever is met is kept by
what was written, and must be the same when the same is written again. So two views that differ
differ in the observation, and likewise questions and texts. Nothing else: in every world that a seat may be
in, it observes the same.
"""

from __future__ import annotations

from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from formicarium.core.decision import Decision
from formicarium.core.game import Game
from formicarium.core.laws.broken import require
from formicarium.core.observation import Observation
from formicarium.core.state import State
from formicarium.core.together import imagine, sight
from formicarium.texts.message import Seat


def declared(game: Game[Any], seats: int, options: Any) -> Observation | None:
    """The game's observation, if it has one."""
    try:
        return game.observation(seats, options)
    except NotImplementedError:
        return None


BOUNDED = 5  # of so many observations one is compared with its bounds, place by place
KEPT = 20_000  # values of fields that are remembered from match to match
_kept: WeakKeyDictionary[Observation, dict[tuple[str, Seat | None, int], Any]] = WeakKeyDictionary()


class Observed:
    """What has been observed in a match so far; of single fields, in matches before it, too."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.fields = _kept.setdefault(observation, {})
        self.asked: dict[bytes, tuple[Any, Decision | None]] = {}
        self.texts: dict[str, tuple[Any, Decision | None]] = {}

    def at(self, s: State, seat: Seat | None, decision: Decision | None) -> None:
        """Look at a table as a seat does that is asked this, or nothing."""
        observation, view = self.observation, sight(s, seat).view(seat)
        numbers = observation.observe(view, decision)
        length, size = len(numbers), observation.size
        require(length == size, "observations", "{} numbers, not {}", length, size)
        if len(self.asked) % BOUNDED == 0:
            for number, low, high in zip(numbers, observation.lows, observation.highs, strict=True):
                require(low <= number <= high, "observations", "{} is not {} to {}", number, low, high)
        blocks = {name: bytes(block) for name, block in observation.named(numbers).items()}
        for part in observation.parts:
            if part.name:
                continue  # said once more, in another way
            told = b"".join(blocks[each] for each in (part.field, *part.beside))
            key = part.field, seat, hash(told)
            value = getattr(view, part.field)
            before = self.fields.get(key, value)
            if len(self.fields) < KEPT:
                self.fields[key] = value
            same = before == value
            require(same, "observations", "{} is written alike for {} and {}", part.field, before, value)
        self._once(self.asked, bytes(numbers), view, decision)
        self._once(self.texts, observation.text(view, decision), view, decision)

    def _once(self, known: dict[Any, Any], written: Any, view: Any, decision: Decision | None) -> None:
        before = known.setdefault(written, (view, decision))
        same = before == (view, decision)
        require(same, "observations", "{} and {} are written alike", before, (view, decision))

    def alike(self, s: State, seat: Seat, decision: Decision | None, rng: Random) -> None:
        """A seat observes the same in a world that it may be in."""
        world = imagine(s, seat, rng)
        here, there = (sight(each, seat).view(seat) for each in (s, world))
        one, other = (self.observation.observe(view, decision) for view in (here, there))
        require(one == other, "observations", "what seat {} observes tells it what is hidden", seat)
        one_text, other_text = (self.observation.text(view, decision) for view in (here, there))
        require(one_text == other_text, "observations", "what seat {} reads tells it what is hidden", seat)
