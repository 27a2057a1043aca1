"""Who sits at a terminal's table: people, bots, and what each has already been told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from formicarium.bots import called, invite, level_of
from formicarium.core.coach import FOLDER as COACH
from formicarium.core.event import Told
from formicarium.core.game import Game
from formicarium.core.hints import remark
from formicarium.core.match import Match
from formicarium.core.record import Answered
from formicarium.texts.message import Seat
from formicarium.texts.speaker import Speaker, letter


class Party:
    """A match with its players. Seats without a bot are people at this terminal."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[Seat, str],
        language: str,
        hints: Iterable[int] = (),
        processes: int = 1,  # in which a bot that searches thinks
    ) -> None:
        self.match = match
        self.processes = processes
        self.hints = set(hints)  # the numbers of the answers that come after one
        self.bots = dict(bots)
        self.language = language
        self.people = tuple(seat for seat in range(match.state.seats) if seat not in bots)
        self.told: dict[Seat | None, int] = {}  # how much of the story each has heard
        self._players = {seat: invite(match.game, name, processes) for seat, name in bots.items()}
        self._rngs = {seat: Random(f"{match.record.header.seed}/{seat}") for seat in bots}

    def note_hint(self) -> None:
        """Whoever answers next has asked for a hint."""
        self.hints.add(1 + self._answers)

    def record(self) -> str:
        """What is saved: the match, and which of its answers came after a hint."""
        return self.match.record.dumps() + remark(sorted(n for n in self.hints if n <= self._answers))

    @property
    def _answers(self) -> int:
        return sum(isinstance(entry, Answered) for entry in self.match.record.entries)

    def speaker(self, seat: Seat | None) -> Speaker:
        """Whoever words things for this seat."""
        house = Speaker(self.match.game, self.language)
        names = [self._name(house, each) for each in range(self.match.state.seats)]
        return Speaker(self.match.game, self.language, names, seat, parts=(COACH,))

    def _name(self, house: Speaker, seat: Seat) -> str:
        if seat in self.bots:
            return house.text(
                "seat-bot", bot=known_as(self.match.game, house, self.bots[seat]), letter=letter(seat)
            )
        if len(self.people) == 1:
            return house.text("seat-you")
        return house.text("seat-person", letter=letter(seat))

    def waiting(self) -> Seat | None:
        """Whose answer comes next at this terminal: bots never keep people waiting."""
        asked = [decision.seat for decision in self.match.pending]
        return next((seat for seat in asked if seat in self.bots), asked[0] if asked else None)

    def let_bot_play(self, seat: Seat) -> None:
        choice = self._players[seat].choose(self.match.sight(seat), self._rngs[seat])
        self.match.play(seat, choice.move)

    def news(self, seat: Seat | None) -> tuple[Told, ...]:
        """What this seat has not been told yet, as it saw it."""
        new = self.match.events(seat, self.told.get(seat, 0))
        self.told[seat] = self.match.state.told
        return new

    def retold(self) -> None:
        """Something was taken back: the story is shorter now."""
        self.told = {seat: min(told, self.match.state.told) for seat, told in self.told.items()}


def bot_name(speaker: Speaker, bot: str) -> str:
    """A bot's name in words, if the catalogue has it."""
    return speaker.text(f"bot-{bot}") if f"bot-{bot}" in speaker.catalogue else bot


def known_as(game: Game[Any], speaker: Speaker, bot: str) -> str:
    """What people call a bot: by its level, if it has one."""
    level = level_of(game, called(game, bot))
    return bot_name(speaker, bot) if level is None else speaker.text(f"level-{level}")
