"""What leaves the server about a match: one viewer's scene, questions and story, and nothing else.

Only `view`, `scene`, `decision` and `events` of the match are asked, always for the eyes that will
read the answer. Frames hold no clock and no random order: equal tables give equal bytes.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Raw

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.event import NOTHING, Event, Told
from formicarium.core.flow import answer, settle
from formicarium.core.match import Match
from formicarium.core.outcome import Outcome
from formicarium.core.together import under_seal
from formicarium.scene.model import Scene
from formicarium.server import wire
from formicarium.server.ledger import Ledger
from formicarium.texts.facts import message_of
from formicarium.texts.message import Message, Seat, message

SEALED = message("waiting-sealed")  # what others learn of a question under seal


class Story:
    """The events as one viewer saw them, numbered as that viewer counts."""

    def __init__(self, eyes: Seat | None) -> None:
        self.eyes = eyes
        self.lines: list[Raw] = []
        self._number: dict[int, int] = {}  # from the table's numbers to this viewer's
        self._cause: dict[int, int] = {}  # of events this viewer did not see
        self._told = 0  # how much of the match's log is in here

    def catch_up(self, match: Match) -> None:
        """Add what has been told since. After an undo a new story has to be begun."""
        log = match.log
        if len(log) == self._told:
            return
        seen = {told.number: told.event for told in self.seen(match, log[self._told].number)}
        for told in log[self._told :]:
            self._add(told, seen.get(told.number))
        self._told = len(log)

    def seen(self, match: Match, since: int) -> tuple[Told, ...]:
        return match.events(self.eyes, since)

    def _add(self, told: Told, event: Event | None) -> None:
        cause = self._cause_of(told.cause)
        if event is None:
            self._cause[told.number] = cause
            return
        number = self._number[told.number] = len(self.lines)
        self.lines.append(Raw(b'{"number":%d,"cause":%d,%s' % (number, cause, told_as(event))))

    def _cause_of(self, number: int) -> int:
        """The event behind, or the next one behind it that this viewer has seen."""
        if number == NOTHING:
            return NOTHING
        found = self._number.get(number)
        return self._cause.get(number, NOTHING) if found is None else found


def frame(ledger: Ledger, eyes: Seat | None, mine: tuple[Seat, ...], weigh: bool = True) -> wire.Frame:
    """Where the match is, as seen from a seat by somebody whose seats are `mine`.

    `weigh`: find out which options are final, for people who would like to be warned.
    """
    match = ledger.match
    decision = match.decision(eyes) if eyes is not None else None
    return wire.Frame(
        number=ledger.number(eyes),
        eyes=eyes,
        decisions=[question(ledger, decision, weigh)] if decision else [],
        waiting=waiting(ledger),
        asked=[d.seat for d in match.pending if d.seat in mine],
        undo={str(eyes): ledger.may_undo(eyes)} if eyes is not None and eyes in mine else {},
        outcome=ending(match.outcome),
    )


def picture(match: Match, eyes: Seat | None) -> Scene:
    """The scene; a game that cannot be drawn yet is played from the list of options."""
    try:
        return match.scene(eyes)
    except NotImplementedError:
        return Scene(match.game.id, message("game-title"))


def question(ledger: Ledger, decision: Decision, weigh: bool) -> wire.DecisionInfo:
    final = finality(ledger.match, decision) if weigh else set()
    return wire.DecisionInfo(
        seat=decision.seat,
        number=ledger.number(decision.seat),
        prompt=wire.said(decision.prompt),
        options=[option(move, type(move) in final) for move in decision.options],
        timeout=decision.timeout.spell(),
        silent=decision.silent,
    )


def waiting(ledger: Ledger) -> list[wire.WaitingFor]:
    sealed = under_seal(ledger.match.state) is not None
    return [wire.WaitingFor(d.seat, spoken(SEALED if sealed else d.prompt)) for d in ledger.waiting()]


@lru_cache(maxsize=4096)
def spoken(text: Message) -> Raw:
    return Raw(wire.encode(wire.said(text)))


@lru_cache(maxsize=65536)
def option(move: Move, final: bool) -> Raw:
    return Raw(wire.encode(wire.Option(move.spell(), wire.said(message_of("move", move)), final)))


@lru_cache(maxsize=65536)
def told_as(event: Event) -> bytes:
    """An event as JSON, from its clause on: most viewers are told the same."""
    say = wire.said(message_of("event", event))
    return wire.encode(wire.Event(event.clause, event.tag, say))[1:]


def finality(match: Match, decision: Decision) -> set[type]:
    """The kinds of moves that probably cannot be taken back: one of each kind is tried.

    It is tried on a table this seat may be at, not on the real one: whether dice follow could
    depend on what others hide.
    """
    seat = decision.seat
    sealed = under_seal(match.state)
    samples = {type(move): move for move in reversed(decision.options)}
    if sealed or decision.silent:
        return set(samples) if decision.silent or (sealed and sealed.binding) else set()
    world = match.imagine(seat, Random(0))
    return {kind for kind, move in samples.items() if _is_final(world.copy(), seat, move)}


def _is_final(world: Any, seat: Seat, move: Move) -> bool:
    answer(world, seat, move)
    asked = settle(world)
    return isinstance(asked, Chance) or any(told.event.no_return for told in world.news)


def ending(outcome: Outcome | None) -> wire.OutcomeInfo | None:
    if outcome is None:
        return None
    return wire.OutcomeInfo(
        outcome.ranks, outcome.scores, wire.said(outcome.why), outcome.clause, outcome.details
    )
