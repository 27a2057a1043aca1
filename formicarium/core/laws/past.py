"""Playing on from a table without a match around it: what the laws about two tables compare."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from random import Random
from typing import Any, NamedTuple, TypeAlias

from formicarium.core.chance import Chance
from formicarium.core.dealer import Dealer, Seeded
from formicarium.core.decision import Decision, Move
from formicarium.core.errors import ChanceError
from formicarium.core.event import Told
from formicarium.core.flow import answer, deal, settle
from formicarium.core.state import State, View
from formicarium.core.together import sight, under_seal
from formicarium.texts.message import Seat

Words: TypeAlias = tuple[str, ...]
Sealing: TypeAlias = tuple[tuple[Seat, ...], tuple[Move, ...]]


class Past(NamedTuple):
    """A table, whom it asks, and what was told and dealt on the last step of the way to it."""

    s: Any
    asked: tuple[Decision, ...]
    news: tuple[Told, ...] = ()
    dealt: tuple[Words, ...] = ()

    def decision(self, seat: Seat) -> Decision | None:
        return next((decision for decision in self.asked if decision.seat == seat), None)

    def look(self, seat: Seat | None) -> tuple[View, Sealing]:
        """What this seat sees: its view, who is known to have answered under seal, its own sealed answers."""
        sealed = under_seal(self.s)
        own = sealed.branch(seat) if sealed else None
        return sight(self.s, seat).view(seat), (sealed.done() if sealed else (), own.answers if own else ())

    def seen(self, seat: Seat | None) -> list[Told]:
        """The news as this seat saw them."""
        seen = ((told, told.event.seen_by(seat)) for told in self.news)
        return [told._replace(event=event) for told, event in seen if event is not None]

    def after(self, seat: Seat, move: Move, dealer: Dealer) -> Past:
        """This past with one more answer; the table itself stays as it is."""
        s = self.s.copy().listen()
        answer(s, seat, move)
        return onward(s, dealer)


class Echo:
    """Deals what was dealt elsewhere, where that is possible, and else at random."""

    def __init__(self, dealt: Iterable[Words], rng: Random) -> None:
        self.dealt = iter(dealt)
        self.rng = rng

    def deal(self, chance: Chance[Any]) -> Any:
        try:
            return chance.read(next(self.dealt, ()))
        except ChanceError:
            return chance.sample(self.rng)


def settled(s: State) -> Past:
    """A copy of this table at its next question; nobody is asked where that is for chance."""
    s = s.copy()
    asked = settle(s)
    return Past(s, () if isinstance(asked, Chance) else asked)


def onward(s: State, dealer: Dealer) -> Past:
    """On to the next question for seats, on this very table."""
    dealt: list[Words] = []
    if s.news is None:
        s.listen()
    asked = settle(s)
    while isinstance(asked, Chance):
        result = dealer.deal(asked)
        dealt.append(asked.write(result))
        deal(s, result)
        asked = settle(s)
    return Past(s, asked, tuple(s.heard()), tuple(dealt))


def played_on(s: State, rng: Random, decisions: int = 6) -> None:
    """Play at random for a while, on this very table."""
    dealer = Seeded(rng.getrandbits(32))
    asked = onward(s, dealer).asked
    for _ in range(decisions):
        if asked:
            decision = rng.choice(asked)
            answer(s, decision.seat, rng.choice(decision.options))
            asked = onward(s, dealer).asked


def difference(one: State, other: State) -> str:
    """The fields in which two tables differ, for whoever has to find out why; "" if they are equal."""
    if one == other:
        return ""
    pairs = ((each.name, getattr(one, each.name), getattr(other, each.name)) for each in fields(one))
    return ", ".join(f"{name} {_apart(a, b)}" for name, a, b in pairs if name != "news" and a != b)


def _apart(one: object, other: object) -> str:
    """Two values that differ; of two lists, what differs in them."""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        one, other = zip(*(pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]), strict=True)
    return f"{one!r:.200} or {other!r:.200}"
