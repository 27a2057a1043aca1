"""Games that stay in their box until somebody plays.

A large game is a hundred modules. Its front door, the game's package, says what lists and forms need to know;
`box.py` in the same folder is what one plays with, `scene` draws it, `bots` play it. They are loaded when
somebody first asks for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from typing import Any, Protocol, cast

from formicarium.core.aid import FOLDER as AID
from formicarium.core.aid import Aid
from formicarium.core.bot import Bot, Searching
from formicarium.core.coach import FOLDER as COACH
from formicarium.core.coach import Coach
from formicarium.core.decision import Path
from formicarium.core.event import Event
from formicarium.core.figures import FOLDER, Sheet
from formicarium.core.fitted import Features
from formicarium.core.game import Game
from formicarium.core.observation import Observation
from formicarium.core.odds import FOLDER as ODDS
from formicarium.core.planning import FOLDER as PLANS
from formicarium.core.planning import Plans
from formicarium.core.small import Small
from formicarium.scene.model import Scene
from formicarium.texts.message import Message, Seat


class Box(Protocol):
    """What a game's module `box` has. Each is what `Game` says of the method of that name."""

    STATE: type[Any]

    def start(self, seats: int, options: Any) -> Any: ...
    def vocabulary(self, seats: int, options: Any) -> tuple[str, ...]: ...
    def longest(self, seats: int, options: Any) -> int: ...
    def heuristic(self, s: Any, seat: Seat) -> float: ...
    def census(self, s: Any) -> Mapping[str, int]: ...
    def complete(self, s: Any, given: frozenset[str]) -> None: ...
    def audit(self, s: Any) -> str | None: ...


class Boxed(Game[Any]):
    """A game whose front door tells of it, and opens the box when somebody plays."""

    bot_names: tuple[str, ...] = ()  # of its own, the strongest last
    has_small: bool = False  # has it a module `small`, with games that can be solved?
    has_plans: bool = False  # can one lay down answers ahead, as its module `plans` says?
    has_odds: bool = False  # does its module `odds` know what dice decide?

    @cached_property
    def box(self) -> Box:
        return cast(Box, self._part("box"))

    @cached_property
    def state(self) -> type[Any]:
        return self.box.STATE

    @cached_property
    def bots(self) -> Mapping[str, Bot]:
        return Invited(self.bot_names, lambda: self._part("bots").BOTS)

    @cached_property
    def coach(self) -> Coach | None:
        return cast(Coach, self._part(COACH))

    @cached_property
    def plans(self) -> Plans | None:
        return cast(Plans, self._part(PLANS)) if self.has_plans else None

    @cached_property
    def searching(self) -> Searching | None:
        return cast("Searching | None", getattr(self._part("bots"), "SEARCHING", None))

    @cached_property
    def features(self) -> Features | None:
        return cast("Features | None", getattr(self._part("bots"), "FEATURES", None))

    def unpack(self) -> None:
        for part in ("box", "scene", "bots"):
            self._part(part)

    def start(self, seats: int, options: Any) -> Any:
        return self.box.start(seats, options)

    def vocabulary(self, seats: int, options: Any) -> tuple[str, ...]:
        return self.box.vocabulary(seats, options)

    @cached_property
    def small(self) -> Mapping[str, Small]:
        found: Mapping[str, Small] = self._part("small").SMALL if self.has_small else {}
        return found

    @cached_property
    def moves(self) -> tuple[Path, ...]:
        found: tuple[Path, ...] = getattr(self._part("observation"), "MOVES", ())
        return found

    @cached_property
    def chances(self) -> tuple[str, ...]:
        found: tuple[str, ...] = self._part("observation").CHANCES
        return found

    def observation(self, seats: int, options: Any) -> Observation:
        found = self._observations.get((seats, options))
        if found is None:
            found = cast(Observation, self._part("observation").observation(seats, options, self.tokens))
            self._observations[seats, options] = found
        return found

    @cached_property
    def _observations(self) -> dict[tuple[int, Any], Observation]:
        return {}

    def longest(self, seats: int, options: Any) -> int:
        return self.box.longest(seats, options)

    def scene(self, view: Any) -> Scene:
        drawn: Scene = self._draw(view)
        return drawn

    def telling(self, event: Event) -> Message | None:
        if not self.has_odds:
            return None
        said: Message | None = self._part(ODDS).telling(event)
        return said

    def aid(self, seats: int, options: Any) -> Aid:
        found: Aid = self._part(AID).aid(seats, options)
        return found

    def heuristic(self, s: Any, seat: Seat) -> float:
        return self.box.heuristic(s, seat)

    def census(self, s: Any) -> Mapping[str, int]:
        return self.box.census(s)

    def complete(self, s: Any, given: frozenset[str]) -> None:
        self.box.complete(s, given)

    def audit(self, s: Any) -> str | None:
        return self.box.audit(s)

    def figures(self, options: Any) -> Sheet | None:
        declared: Sheet | None = self._part(FOLDER).sheet(options)
        return declared

    @cached_property
    def _draw(self) -> Any:
        return self._part("scene").scene

    def _part(self, name: str) -> Any:
        return import_module(f"{type(self).__module__}.{name}")


class Invited(Mapping[str, Bot]):
    """Bots that are known by name, and come when one of them is wanted."""

    def __init__(self, names: tuple[str, ...], come: Callable[[], Mapping[str, Bot]]) -> None:
        self.names = names
        self.come = come

    @cached_property
    def here(self) -> Mapping[str, Bot]:
        bots = self.come()
        assert tuple(bots) == self.names, f"{self.names} were announced, {tuple(bots)} came"
        return bots

    def __getitem__(self, name: str) -> Bot:
        return self.here[name]

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)
