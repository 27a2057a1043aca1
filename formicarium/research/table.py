"""A match that is stepped by numbers: an action of a seat, or an item that chance gives."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from formicarium.core.actions import Actions, Moves
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Path
from formicarium.core.encoding import Numbers
from formicarium.core.errors import OptionError
from formicarium.core.flow import answer, deal, settle
from formicarium.core.game import Game
from formicarium.core.observation import Observation
from formicarium.core.registry import games
from formicarium.core.small import Small
from formicarium.core.state import State
from formicarium.core.together import sight
from formicarium.texts.message import Seat


class Kind:
    """What is the same for every match of one game, with so many seats and these options."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        variant: str | None = None,
        options: Mapping[str, Any] | None = None,
        whole_moves: bool = False,
        part: str | None = None,
    ) -> None:
        """`part`: of the game, only a small one that was cut out of it, with seats and options of its own."""
        self.game: Game[Any] = games[game] if isinstance(game, str) else game
        self.whole_moves = whole_moves
        self.part, self.small = part, self._cut_out(part)
        if self.small is not None:
            if seats not in (None, self.small.seats) or variant or options:
                raise OptionError(f"{part} of {self.game.id} has players and options of its own")
            seats, options = self.small.seats, self.small.options
        if variant is not None and variant not in self.game.variants:
            raise OptionError(f"{self.game.id} has no variant {variant!r}: {', '.join(self.game.variants)}")
        named = self.game.variants[variant] if variant else {}
        self.given = {**named, **(options or {})}
        self.options = self.game.read_options(self.given)
        takes = (n for n in self.game.seats if self.game.takes(n, self.given))
        self.seats = seats if seats is not None else next(takes)
        self.game.begin(self.seats, self.options)  # refuses what cannot be played
        if whole_moves and not self.game.moves:
            raise OptionError(f"{self.game.id} has too many moves to number them: step by tokens")
        self.actions: Actions[Any] = Moves(self.game.moves) if whole_moves else self.game.actions
        self.observation: Observation = self.game.observation(self.seats, self.options)

    def _cut_out(self, part: str | None) -> Small | None:
        if part and part not in self.game.small:
            known = ", ".join(self.game.small) or "none"
            raise OptionError(f"{self.game.id} has no part {part!r}: {known}")
        return self.game.small[part] if part else None

    def __reduce__(self) -> tuple[Any, ...]:
        """As the game's name and what was asked for: whoever reads it has the game."""
        if games[self.game.id] is not self.game:
            raise TypeError(f"{self.game.id} with other tables is no game that another process would find")
        seats, given = (None, None) if self.part else (self.seats, self.given)
        return Kind, (self.game.id, seats, None, given, self.whole_moves, self.part)

    def __deepcopy__(self, memo: object) -> Kind:
        return self  # nothing in it changes

    def table(self) -> Table:
        """A match before its set-up; chance is asked first."""
        table = Table.__new__(Table)
        table.kind = self
        table.s = self.game.begin(self.seats, self.options) if self.small is None else self.small.start()
        table.touched, table.said = [()] * self.seats, ()
        table.go_on()
        return table


class Table:
    """One match. `asked`: the questions that stand; `chance`: what chance is asked instead."""

    __slots__ = ("asked", "chance", "kind", "s", "said", "touched")

    kind: Kind
    s: State
    asked: tuple[Decision, ...]
    chance: Chance[Any] | None
    touched: list[Path]  # by each seat, of the answer it is giving
    said: Path  # by chance, of the answer it is giving

    def go_on(self) -> None:
        """Up to the next question; chance with nothing to give is no question."""
        question = settle(self.s)
        while isinstance(question, Chance) and not question.after():
            deal(self.s, question.read(()))
            question = settle(self.s)
        if isinstance(question, tuple):
            self.asked, self.chance = question, None
        else:
            self.asked, self.chance = (), question

    @property
    def over(self) -> bool:
        return not self.asked and self.chance is None

    def copy(self) -> Table:
        """A table of its own; as cheap as a copy in the engine."""
        new = Table.__new__(Table)
        new.kind, new.s = self.kind, self.s.copy()
        new.asked, new.chance = self.asked, self.chance
        new.touched, new.said = self.touched.copy(), self.said
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        return table_again, (self.kind, self.s.copy(), tuple(self.touched), self.said)

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked, if it is."""
        for decision in self.asked:
            if decision.seat == seat:
                return decision
        return None

    def legal(self, seat: Seat) -> list[int]:
        """The actions this seat may do, in the order of the options."""
        decision = self.decision(seat)
        return [] if decision is None else self.kind.actions.legal(decision, self.touched[seat])

    def mask(self, seat: Seat) -> bytearray:
        return self.kind.actions.mask(self.decision(seat), self.touched[seat])

    def act(self, seat: Seat, action: int) -> None:
        """Do what `legal` lists."""
        decision = self.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        path = self.kind.actions.path(self.touched[seat], action)
        move = decision.find(path)
        if move is None:
            self.touched[seat] = path
            return
        self.touched[seat] = ()
        answer(self.s, seat, move)
        self.go_on()

    def deal(self, item: str) -> None:
        """Chance gives one item more of what it is asked for."""
        chance = self.chance
        assert chance is not None, "chance is not asked"
        self.said = (*self.said, item)
        if not chance.after(self.said):
            result, self.said = chance.read(self.said), ()
            deal(self.s, result)
            self.go_on()

    def deal_all(self, rng: Random) -> None:
        """Chance gives whatever it is asked for, until a seat is asked."""
        while self.chance is not None:
            chance, self.said = self.chance, ()
            deal(self.s, chance.sample(rng))
            self.go_on()

    def observe(self, seat: Seat) -> Numbers:
        """What the seat sees and is asked, and what of its answer it has given."""
        view = sight(self.s, seat).view(seat)
        return self.kind.observation.observe(view, self.decision(seat), self.touched[seat])

    def text(self, seat: Seat) -> str:
        """The same in words."""
        view = sight(self.s, seat).view(seat)
        return self.kind.observation.text(view, self.decision(seat), self.touched[seat])

    def rewards(self, by: str) -> list[float]:
        """How the match went for each seat; 0 while it goes on.

        `shares`: 1 for a sole winner; all together get 0. `score`: the points, or whatever scores count.
        `margin`: how many more of them than the best of the others.
        """
        outcome, small = self.s.outcome, self.kind.small
        if small is not None and self.over:
            return list(small.worth(self.s))
        if outcome is None:
            return [0.0] * self.kind.seats
        if by == "score":
            return [float(score) for score in outcome.scores]
        if by == "margin":
            found = outcome.scores
            return [float(mine - max(found[:at] + found[at + 1 :])) for at, mine in enumerate(found)]
        others = self.kind.seats - 1
        return [((others + 1) * share - 1) / others for share in outcome.shares]


def table_again(kind: Kind, s: State, touched: tuple[Path, ...], said: Path) -> Table:
    """A table that was written down, or copied as a whole."""
    table = Table.__new__(Table)
    table.kind, table.s, table.touched, table.said = kind, s, list(touched), said
    table.go_on()
    return table


REWARDS = ("shares", "score", "margin")
