"""The front door of a game's folder: all that the house needs to know of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from formicarium.core.actions import Tokens
from formicarium.core.aid import Aid
from formicarium.core.bot import Bot, Searching
from formicarium.core.choices import Options, check_company
from formicarium.core.coach import Coach
from formicarium.core.decision import Path as Touched
from formicarium.core.errors import DataError, OptionError, PlainError, PositionError
from formicarium.core.event import Event
from formicarium.core.figures import Sheet
from formicarium.core.fitted import Features
from formicarium.core.observation import Observation
from formicarium.core.plain import MARK, Plain, fingerprint, from_plain, hints, house_of, to_plain, written
from formicarium.core.planning import Plans
from formicarium.core.small import Small
from formicarium.core.state import State
from formicarium.kit.data import BadTable, Tables, read_folder, read_tables
from formicarium.scene.model import Scene
from formicarium.texts.message import Message, Seat

S = TypeVar("S", bound=State)

LEVELS = ("larva", "nurse", "forager", "soldier", "queen")  # what people call bots, the gentlest first


class FirstGame(NamedTuple):
    """How a game is best met: in which variant, and by how many."""

    variant: str
    seats: int


class Game(Generic[S]):
    """What a game tells the house. One instance per game, called GAME, registered by entry point."""

    id: str  # folder, address and entry point
    prefix: str  # of its clause ids: "CIG"
    seats: range
    rules: int = 1  # the current rules version; records name the one they were played by
    options: type[Options] = Options
    variants: Mapping[str, Mapping[str, Any]] = {"standard": {}}  # named sets of options
    first: FirstGame | None = None  # meant for a first game; None: the first variant, as few as can play
    levels: Mapping[str, str] = {}  # which bot stands for which of LEVELS, the gentlest first; {}: see roster
    strengths: Mapping[
        str, int
    ] = {}  # bots that people can be rated against, on a scale whose middle is 1500
    searches: bool = False  # is it played best by the house's search?
    former_data: tuple[str, ...] = ()  # fingerprints of earlier tables that play the same
    points: bool = True  # are scores points that one counts, or do they only say who has won?
    scoring: Mapping[str, str] = {}  # by which clause each part of a score counts
    draws: bool = False  # may it be drawn, so that nobody wins? Sharing a victory is no draw

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @property
    def state(self) -> type[S]:
        """The class of its tables."""
        raise NotImplementedError

    @property
    def bots(self) -> Mapping[str, Bot]:
        """Players that know the game, by name, beside the ones every game has; the strongest last."""
        return {}

    @property
    def coach(self) -> Coach | None:
        """What it tells newcomers while they play, if it does."""
        return None

    @property
    def plans(self) -> Plans | None:
        """What answers laid down ahead depend on, if it is played in turn."""
        return None

    @property
    def searching(self) -> Searching | None:
        """What a search has to know of it, if it can be searched."""
        return None

    @property
    def features(self) -> Features | None:
        """By which numbers its tables can be judged, for `formicarium lab fit`."""
        return None

    def unpack(self) -> None:
        """Load now what is otherwise loaded when it is first wanted: a server does so before it opens."""

    def start(self, seats: int, options: Any) -> S:
        """A bare table with the set-up on its stack."""
        raise NotImplementedError

    def vocabulary(self, seats: int, options: Any) -> tuple[str, ...]:
        """Every token a move may be spelled with: fixed, so that an agent can number them."""
        raise NotImplementedError

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """The tokens of all its variants and numbers of players: one action space for all of them.

        A token keeps its number as long as the vocabulary of the game does. Where a token cannot occur at a
        table (a sixth seat, a tile of another variant), its number is padding.
        """
        spaces = (self.vocabulary(n, self.read_options(self.variants[name])) for name, n in self.kinds())
        return tuple(dict.fromkeys(token for space in spaces for token in space))

    @property
    def moves(self) -> tuple[Touched, ...]:
        """Every path that any answer can have, where they are few enough to be numbered; otherwise none."""
        return ()

    @property
    def chances(self) -> tuple[str, ...]:
        """Every word with which chance may answer: fixed, so that chance can be enumerated, item by item."""
        raise NotImplementedError

    @property
    def small(self) -> Mapping[str, Small]:
        """Games cut out of it that can be solved, by name."""
        return {}

    @cached_property
    def actions(self) -> Tokens:
        """The space of actions by tokens: the same for every variant and number of players."""
        return Tokens(self.tokens)

    def observation(self, seats: int, options: Any) -> Observation:
        """How views and questions of such a match are written as numbers and as text, for programs."""
        raise NotImplementedError

    def longest(self, seats: int, options: Any) -> int:
        """More decisions than any match can have (a law)."""
        raise NotImplementedError

    def scene(self, view: Any) -> Scene:
        """How a view is drawn."""
        raise NotImplementedError

    def telling(self, event: Event) -> Message | None:
        """What of an event decides, in few words, where dice or cards fell (core/odds.py)."""
        return None

    def aid(self, seats: int, options: Any) -> Aid:
        """What so many players look up all the time, on one page; nothing, where a game has none."""
        return Aid()

    def heuristic(self, s: S, seat: Seat) -> float:
        """How good the table looks from a seat: 0 lost … 1 won."""
        raise NotImplementedError

    def census(self, s: S) -> Mapping[str, int]:
        """What never changes in number (cards, pawns): the law of conservation."""
        return {}

    def complete(self, s: S, given: frozenset[str]) -> None:
        """Fill in what a position left out (the deck is what lies nowhere else)."""

    def audit(self, s: S) -> str | None:
        """What makes this table impossible, if anything."""
        return None

    def figures(self, options: Any) -> Sheet | None:
        """What is counted in a finished match, by these options; None: nothing."""
        return None

    # What follows is the same for every game.

    @cached_property
    def data(self) -> str:
        """The fingerprint of the tables the game plays with; "" if it has none."""
        tables = read_tables(type(self).__module__)
        return fingerprint(tables) if tables else ""

    def plays(self, data: str) -> bool:
        """Whether these are the tables that a fingerprint names ("": as packaged, in the oldest records)."""
        return data == self.data or (not self.corrected and data in ("", *self.former_data))

    @property
    def corrected(self) -> bool:
        """Whether the tables are others than the packaged ones."""
        return MARK in type(self).__module__

    def with_data(self, tables: str | Path | Tables) -> Game[S]:
        """This game with corrected tables: a folder of TOML files, or what they hold, by name.

        Files left out are as packaged. DataError says which key of which file does not fit, and why.
        """
        from formicarium.core.edition import edition  # plays trial matches, so it stands above the game

        return edition(self, self._read_folder(Path(tables)) if isinstance(tables, str | Path) else tables)

    def _read_folder(self, folder: Path) -> Tables:
        try:
            return read_folder(folder)
        except BadTable as error:
            raise DataError(f"{self.id}/{error}") from error

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """Options from plain values, the rest by default; OptionError says which and why."""
        known = {field.name for field in fields(self.options)}
        for name in given:
            if name not in known:
                raise OptionError(
                    f"{self.id} has no option {name!r}; it has {', '.join(sorted(known)) or 'none'}"
                )
        try:
            options: Options = from_plain(self.options, dict(given), "options", self.id)
        except PlainError as error:
            raise OptionError(str(error)) from error
        return options

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise OptionError(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")

    def takes(self, seats: int, given: Mapping[str, Any]) -> bool:
        """Whether so many can play by these options: some are for some numbers of players only."""
        try:
            self.begin(seats, self.read_options(given))
        except OptionError:
            return False
        return True

    def aid_for(self, given: Mapping[str, Any], seats: int | None = None) -> Aid:
        """The player aid by these options, the rest by default; for as many as can play, unless told."""
        options = self.read_options(given)
        if seats is None:
            seats = max(n for n in self.seats if self.takes(n, given))
        self.check_seats(seats)
        check_company(options, seats)
        return self.aid(seats, options)

    def kinds(self) -> Iterator[tuple[str, int]]:
        """Every variant with every number of players it takes."""
        for name, options in self.variants.items():
            for seats in self.seats:
                if self.takes(seats, options):
                    yield name, seats

    def first_game(self) -> FirstGame:
        """How somebody who has never played it should meet it."""
        return self.first or FirstGame(*next(self.kinds()))

    def begin(self, seats: int, options: Options, rules: int | None = None) -> S:
        """The table before the set-up, by the given rules version."""
        self.check_seats(seats)
        check_company(options, seats)
        version = self.rules if rules is None else rules
        if not 1 <= version <= self.rules:
            raise OptionError(f"{self.id} knows rules 1 to {self.rules}, not {version}")
        s = self.start(seats, options)
        s.rules = version
        return s

    def position(self, data: Mapping[str, Any]) -> S:
        """The table that plain data describe: fields left out are as on a bare table."""
        unknown = set(data) - {"game", "rules", "seats", "options", "table", "steps"}
        if unknown:
            raise PositionError(
                sorted(unknown)[0], "a position has game, rules, seats, options, table and steps"
            )
        if data.get("game", self.id) != self.id:
            raise PositionError("game", f"{data['game']!r} is not {self.id!r}")
        try:
            seats = from_plain(int, data.get("seats"), "seats")
            rules = from_plain(int, data.get("rules", self.rules), "rules")
            options = self.read_options(from_plain(dict[str, Any], data.get("options", {}), "options"))
            s = self.begin(seats, options, rules)
            self._fill(s, from_plain(dict[str, Any], data.get("table", {}), "table"))
            steps = from_plain(hints(self.state)["steps"], data.get("steps"), "steps", self.house)
            s.steps[:] = reversed(steps)  # a position lists them in reading order
            self.complete(s, frozenset(data.get("table", {})))
            if problem := self.audit(s):
                raise PositionError("table", problem)
            if s.steps:
                s.steps[-1] = s.steps[-1].reopened(s)
        except OptionError as error:
            raise PositionError("", str(error)) from error
        except PlainError as error:
            raise PositionError(error.where, str(error).removeprefix(f"{error.where}: ")) from error
        except (LookupError, TypeError, ValueError) as error:  # a table too strange for the game to look at
            raise PositionError("table", f"it makes no sense: {error!r}") from error
        return s

    def _fill(self, s: S, table: Mapping[str, Any]) -> None:
        fixed = {"seats", "rules", "options", "steps"}
        known = {field.name for field in written(self.state)} - fixed
        for name, plain in table.items():
            if name not in known:
                raise PositionError(f"table.{name}", f"a table of {self.id} has no {name!r}")
            setattr(s, name, from_plain(hints(self.state)[name], plain, f"table.{name}", self.house))

    def describe(self, s: S, options: Options) -> dict[str, Plain]:
        """The position as plain data: `position` reads it back."""
        table = to_plain(s)
        assert isinstance(table, dict)
        steps = table.pop("steps")
        assert isinstance(steps, list)
        seats, rules = table.pop("seats"), table.pop("rules")
        table.pop("options", None)
        return {
            "game": self.id,
            "rules": rules,
            "seats": seats,
            "options": to_plain(options),
            "table": table,
            "steps": steps[::-1],
        }

    @cached_property
    def house(self) -> str:
        return house_of(self.state)
