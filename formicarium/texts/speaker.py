"""Speaking to somebody: in their language, from their seat, with the names of those at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from formicarium.texts.catalogue import catalogue
from formicarium.texts.facts import message_of
from formicarium.texts.message import Message, Seat, SeatName, message

if TYPE_CHECKING:
    from formicarium.core.decision import Decision, Move, Refusal
    from formicarium.core.event import Event, Told
    from formicarium.core.game import Game
    from formicarium.core.outcome import Outcome


class Speaker:
    """Words everything a player reads. `you` is the seat of whoever reads (None: a spectator)."""

    def __init__(
        self,
        game: Game[Any] | None,
        language: str,
        names: Sequence[str] = (),
        you: Seat | None = None,
        parts: Sequence[str] = (),
    ) -> None:
        self.catalogue = catalogue(game, language, *parts)
        self.language = language
        self.names = tuple(names)
        self.you = you

    def say(self, message: Message) -> str:
        return self.catalogue.say(message, self._naming)

    def faults(self, message: Message) -> tuple[str, ...]:
        """What keeps this message from being said properly in this language."""
        return self.catalogue.faults(message, self._naming)

    def text(self, key: str, **words: str | int) -> str:
        """A text whose arguments are words already: no id among them is looked up."""
        return self.catalogue.words(key, dict(words)) or key

    def name(self, id: str) -> str:
        """The name of a card, a place, a kind …"""
        return self.catalogue.name(id)

    def seat(self, seat: Seat) -> str:
        """The name of whoever sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("seat-nobody" if seat < 0 else "seat-person", letter=letter(seat))

    def event(self, event: Event | Told) -> str:
        """What happened, as a line of the log."""
        return self.say(message_of("event", event.event if isinstance(event, tuple) else event))

    def move(self, move: Move) -> str:
        """A move, as an option to pick."""
        return self.say(message_of("move", move))

    def token(self, token: str) -> str:
        """One thing to touch: `token-<kind>` with its `$value`, else the token as it is written."""
        kind, _, value = token.partition(":")
        if f"token-{kind}" not in self.catalogue:
            return self.name(value) if value else token
        if kind == "seat" and value.isdecimal():
            return self.say(message("token-seat", value=SeatName(int(value))))
        return self.say(message(f"token-{kind}", value=int(value) if value.isdecimal() else value))

    def prompt(self, decision: Decision) -> str:
        return self.say(decision.prompt)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the clause in brackets."""
        return cited(self.say(refusal.reason), refusal.clause)

    def outcome(self, outcome: Outcome) -> str:
        """Who won, and what ended the match."""
        winners, why = tuple(map(SeatName, outcome.winners)), cited(self.say(outcome.why), outcome.clause)
        if outcome.scores:
            won = message("outcome-won", winners=winners, score=outcome.scores[outcome.winners[0]])
        elif len(set(outcome.ranks)) > 1:
            won = message("outcome-left", winners=winners)
        else:
            return why  # a draw, or no result: that says it all
        return f"{self.say(won)} {why}"

    def _naming(self, seat: Seat) -> tuple[str, bool]:
        return self.seat(seat), seat == self.you


def letter(seat: Seat) -> str:
    """A player without a name is called by a letter.

    >>> letter(0), letter(3)
    ('A', 'D')
    """
    return chr(ord("A") + seat) if 0 <= seat < 26 else str(seat)


def cited(text: str, clause: str) -> str:
    return f"{text} [{clause}]" if clause else text
