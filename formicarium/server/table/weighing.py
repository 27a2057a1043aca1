"""Answers one would like to think over once more: those after which dice fall, or something is revealed.

Each is tried on tables that the seat may be at, never on the real one: what depends on what others hide
would tell it. If all these tables show the seat the same, there is nothing to be learned, and nothing
to be asked twice: that it cannot be taken back is only marked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move, Pass
from formicarium.core.event import Event
from formicarium.core.foresight import tried
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.table.room import Room

Final: TypeAlias = Literal["chance", "reveal", "bound"]  # bound: it stands, and tells the seat nothing

WORLDS = 3  # tables that are imagined for a question
MOST = 64  # options that are tried; any further one is taken to be like another of its kind
AFTER = 0.25  # seconds: who answers faster has needed no warning
AT_ONCE = 8  # options that are tried before others have a turn


def weighed(worlds: Sequence[Any], seat: Seat, move: Move) -> Final | None:
    """What makes this answer final, as far as the seat can know: what comes first."""
    if isinstance(move, Pass):
        return None  # a pass always stands
    first: list[Event | None] | None = None
    rolls = False
    for world in worlds:
        trial = tried(world, seat, move)
        rolls = isinstance(trial.asked, Chance) or rolls
        if first is None and not rolls and not any(event.no_return for event in trial.told):
            return None
        seen = trial.seen_by(seat)
        if first is not None and seen != first:
            return "reveal"
        first = seen
    return "chance" if rolls else "bound"


class Scales:
    """The questions that are open at a table, and which answers to them are final."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._known: dict[Seat, tuple[Decision, Mapping[Move, Final]]] = {}
        self._due: dict[Seat, float] = {}  # when the answers to what a seat is asked will be weighed
        self._alarm: asyncio.TimerHandle | None = None  # one for all: most questions are answered before

    def final(self, seat: Seat | None) -> Mapping[Move, Final]:
        """The final answers to what this seat is asked, as far as they have been found out."""
        if seat is None or seat not in self._known:
            return {}
        decision, final = self._known[seat]
        return final if self.room.ledger.match.decision(seat) is decision else {}

    def put(self, decision: Decision) -> None:
        """Weigh the answers to a question, unless it is answered in a moment."""
        seat = decision.seat
        if seat in self._known and self._known[seat][0] is decision:
            return
        self._known[seat] = decision, {}
        self._due[seat] = asyncio.get_running_loop().time() + AFTER
        self._set_alarm()

    def clear(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()

    def _set_alarm(self) -> None:
        if self._alarm is None and self._due:
            self._alarm = asyncio.get_running_loop().call_at(min(self._due.values()), self._ring)

    def _ring(self) -> None:
        """Weigh the answers to what is due, if it is still asked; what has happened is told first."""
        self._alarm = None
        now = asyncio.get_running_loop().time()
        for seat in [seat for seat, due in self._due.items() if due <= now]:
            decision, _ = self._known[seat]
            if not self._is_open(decision):
                del self._due[seat]
            elif self.room.audience.hurried:
                self._due[seat] = now + AFTER
            else:
                del self._due[seat]
                self.room.house.spawn(self._weigh(decision))
        self._set_alarm()

    def _is_open(self, decision: Decision) -> bool:
        return not self.room.closed and self.room.ledger.match.decision(decision.seat) is decision

    async def _weigh(self, decision: Decision) -> None:
        seat, match = decision.seat, self.room.ledger.match
        worlds = [match.imagine(seat, Random(number)) for number in range(WORLDS)]
        verdicts: dict[Move, Final | None] = {}
        for number, move in enumerate(to_try(decision)):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
                if not self._is_open(decision):
                    return
            verdicts[move] = weighed(worlds, seat, move)
        final = completed(decision, verdicts)
        async with self.room.lock:  # what is shown is on disk
            if final and self._is_open(decision):
                self._known[seat] = decision, final
                self.room.audience.show_finals(seat)


def to_try(decision: Decision) -> list[Move]:
    """As many options as may be tried, every kind among them."""
    if len(decision.options) <= MOST:
        return list(decision.options)
    kinds: dict[type, list[Move]] = {}
    for move in decision.options:
        kinds.setdefault(type(move), []).append(move)
    share = max(1, MOST // len(kinds))
    return [move for moves in kinds.values() for move in moves[:: -(-len(moves) // share)]]


def completed(decision: Decision, verdicts: Mapping[Move, Final | None]) -> dict[Move, Final]:
    """The final ones among all options; one that was not tried is like the last of its kind that was."""
    final: dict[Move, Final] = {}
    last: dict[type, Final | None] = {}
    for move in decision.options:
        if move in verdicts:
            last[type(move)] = verdicts[move]
        if verdict := last[type(move)]:
            final[move] = verdict
    return final
