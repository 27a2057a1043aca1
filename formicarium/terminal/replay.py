"""A record read aloud: what happened, the table at the end, and the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from formicarium.core.ending import PLAYED, Ending, ended
from formicarium.core.errors import OptionError
from formicarium.core.match import Match, played_again
from formicarium.core.record import Answered
from formicarium.terminal.result import show_outcome
from formicarium.terminal.screen import Screen
from formicarium.terminal.story import tell
from formicarium.texts.message import Seat
from formicarium.texts.speaker import Speaker


class Reading:
    """A finished or unfinished match, told to a seat, to a spectator, or openly to everybody."""

    def __init__(
        self,
        match: Match,
        speaker: Speaker,
        screen: Screen,
        openly: bool = False,
        end: Ending = PLAYED,
        hints: Sequence[int] = (),
        everything: bool = False,
    ) -> None:
        self.match = match
        self.speaker = speaker
        self.screen = screen
        self.openly = openly
        self.end = end
        self.hints = hints  # the numbers of the answers that came after one
        self.everything = everything

    def tell(self, step: bool = False) -> None:
        """The whole story; with `step`, table by table, waiting for Enter."""
        self.screen.rule(self.speaker.text("game-title"))
        told = 0
        for match in self._stages() if step else (self.match,):
            self._narrate(match, told)
            told = match.state.told
            if step:
                self._table(match)
                step = self._go_on()
        self._table(self.match)
        self._result()

    def _stages(self) -> Iterator[Match]:
        record = self.match.record
        return played_again(self.match.game, record.header, record.entries)

    def _narrate(self, match: Match, since: int) -> None:
        seen = match.events(self.speaker.you, since)
        story = tuple(told for told in match.log if told.number >= since) if self.openly else seen
        tell(story, match.log, self.speaker, self.screen, everything=self.everything)

    def _table(self, match: Match) -> None:
        self.screen.table(match.scene(self.speaker.you), self.speaker.say)

    def _go_on(self) -> bool:
        """Wait for Enter; without anybody there, simply go on."""
        try:
            self.screen.ask(self.speaker.text("replay-next") + " ")
        except EOFError:
            return False
        return True

    def _result(self) -> None:
        how, conceded = self.end
        outcome = ended(self.match.outcome, how, self.match.state.seats, conceded)
        if outcome is not None:
            show_outcome(self.match.game, outcome, self.speaker, self.screen, conceded)
        else:
            self.screen.write(self.speaker.text("replay-unfinished"), "bold")
        self._hints()

    def _hints(self) -> None:
        """Who asked for a hint, and how often."""
        answered = [entry.seat for entry in self.match.record.entries if isinstance(entry, Answered)]
        asked = Counter(answered[number - 1] for number in self.hints if 1 <= number <= len(answered))
        for seat, count in sorted(asked.items()):
            self.screen.write(
                self.speaker.text("replay-hints", seat=self.speaker.seat(seat), count=count), "dim"
            )


def check_seat(match: Match, seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < match.state.seats:
        raise OptionError(f"seat {seat} is none of 0 to {match.state.seats - 1}")
