"""What was said in random matches: everything that a catalogue must have words for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from formicarium.core.decision import Decision, Move, Refusal
from formicarium.core.event import Event
from formicarium.texts.message import Message, Seat


@dataclass(slots=True)
class Said:
    """One example of each: of every message by its key, of every event and move by its tag."""

    messages: dict[str, Message] = field(default_factory=dict)  # prompts, refusals, outcomes
    events: dict[str, Event] = field(default_factory=dict)
    blurred: dict[str, Event] = field(default_factory=dict)  # as somebody sees it who may not see all
    moves: dict[str, Move] = field(default_factory=dict)

    def message(self, message: Message) -> None:
        self.messages.setdefault(message.key, message)

    def decision(self, decision: Decision, move: Move) -> None:
        self.moves.setdefault(move.tag, move)
        if decision.prompt.key not in self.messages:
            self.message(decision.prompt)
            for option in decision.options:
                self.moves.setdefault(option.tag, option)

    def refusals(self, refusals: Iterable[Refusal | None]) -> None:
        for refusal in refusals:
            if refusal is not None:
                self.message(refusal.reason)

    def event(self, event: Event, seats: int) -> None:
        self.events.setdefault(event.tag, event)
        viewers: tuple[Seat | None, ...] = (None, *range(seats))
        for seen in map(event.seen_by, viewers):
            if seen is not None and seen != event:
                self.blurred.setdefault(seen.tag, seen)

    def add(self, other: Said) -> None:
        self.messages |= other.messages
        self.events |= other.events
        self.blurred |= other.blurred
        self.moves |= other.moves
