"""A table that a script plays: set up as a file describes it, dealt and answered as the lines state.

Scenarios are run this way from the first line to the last; lessons stop on the way to wait for somebody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NoReturn

from formicarium.core.chance import Chance
from formicarium.core.dealer import Seeded
from formicarium.core.decision import Move, Path, notation
from formicarium.core.errors import ChanceError, FormicariumError, IllegalMove, ScenarioError
from formicarium.core.flow import answer
from formicarium.core.forced import forced
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.plain import Plain, to_plain
from formicarium.core.record import whole
from formicarium.core.script import (
    Answer,
    Dealing,
    Fact,
    Line,
    Offer,
    Refused,
    Telling,
    Viewer,
)
from formicarium.core.state import State
from formicarium.texts.message import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """Where a script begins: the keys that every file with one may have."""

    seats: int | None = None  # None: as few as the game allows
    rules: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    table: dict[str, Any] = field(default_factory=dict)
    steps: list[Any] | None = None  # None: from the set-up
    seed: int | str = 0
    chance: Literal["seeded", "stated"] = "seeded"  # stated: the script must say all that is dealt


@dataclass(frozen=True, slots=True)
class Check:
    """A line that was run, and what is wrong with it ("": it holds)."""

    line: int
    text: str
    problem: str = ""

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}: {self.problem or 'holds'}"


class Stop(Exception):
    """Nothing further can be run."""


class Staging:
    """A script under way. It deals for its own match, because the script states what is dealt."""

    def __init__(self, setting: Setting, game: Game[Any], lines: tuple[Line, ...]) -> None:
        self.setting, self.game, self.lines = setting, game, lines
        self.at = 0
        self.checks: list[Check] = []
        self.seeded = Seeded(setting.seed)
        self.story = 0  # events told before the last answer
        self.match: Match
        self.before: State  # the table before the last answer, the answer, and what was dealt since
        self.given: tuple[Seat, Move] | None = None
        self.dealt: list[object] = []
        self.taken: list[tuple[Seat, Path]] = []  # the forced answers since

    def run(self, upto: int) -> None:
        """Run the lines before this one; Stop where nothing further can be run."""
        while self.at < upto:
            line = self.lines[self.at]
            self.at += 1
            self.checks.append(Check(line.number, line.text, self.problem(line)))

    def begin(self) -> None:
        setting, position = self.setting, None
        try:
            if setting.steps is not None or setting.table:
                position = self.position()
                self.before = self.game.position(position)
            else:
                options = self.game.read_options(setting.options)
                seats = self.game.seats[0] if setting.seats is None else setting.seats
                self.before = self.game.begin(seats, options, setting.rules)
            self.check_seats()
            self.match = Match(
                self.game,
                self.before.seats,
                setting.seed,
                setting.options,
                position,
                dealer=self,
                rules=self.before.rules,
            )
        except ScenarioError:
            raise
        except FormicariumError as error:
            raise ScenarioError(0, str(error)) from error
        self.note_forced()

    def check_seats(self) -> None:
        """No line speaks of a seat that is not there."""
        for line in self.lines:
            for who in (getattr(line, "seat", None), getattr(line, "viewer", None)):
                if isinstance(who, int) and who >= self.before.seats:
                    raise ScenarioError(line.number, f"there is no seat {who}")

    def position(self) -> dict[str, Any]:
        """The position that the file describes, in the words of `Game.position`."""
        setting = self.setting
        keys = ("rules", "seats", "options", "table", "steps")
        told = {key: value for key in keys if (value := getattr(setting, key)) is not None}
        return {"game": self.game.id, "seats": self.game.seats[0], **told}

    # Chance

    def deal(self, chance: Chance[Any]) -> Any:
        self.note_forced()
        self.skip_forced()
        line = self.lines[self.at] if self.at < len(self.lines) else None
        if isinstance(line, Dealing):
            self.at += 1
            try:
                result = chance.read(line.words)
            except ChanceError as error:
                self.stop(line, str(error))
            self.checks.append(Check(line.number, line.text))
        elif self.setting.chance == "seeded":
            result = self.seeded.deal(chance)
        else:
            self.stop(line, f"before this, the script must state {chance}")
        self.dealt.append(result)
        return result

    # Forced answers

    def note_forced(self) -> None:
        """What the table has answered by itself since the last answer."""
        s = self.before.copy()
        if self.given is not None:
            answer(s, *self.given)
        self.taken = [(seat, move.spell()) for seat, move in forced(s, self.dealt)]

    def skip_forced(self) -> None:
        """The script may state forced answers; chance comes after them."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not (isinstance(line, Answer) and self.was_forced(line)):
                return
            self.at += 1
            self.checks.append(Check(line.number, line.text))

    def was_forced(self, line: Answer) -> bool:
        return (line.seat, line.path) in self.taken

    # Lines

    def problem(self, line: Line) -> str:
        """What is wrong with this line ("": it holds)."""
        match line:
            case Answer():
                self.play(line)
                return ""
            case Dealing():
                self.stop(line, "no chance is due here")
            case Offer(seat=seat, paths=paths):
                return self.not_offered(seat, paths)
            case Refused(seat=seat, path=path, clause=clause):
                return self.not_refused(seat, path, clause)
            case Fact(viewer=viewer, path=path, value=value):
                return _not_so(self.plain(viewer), path, value)
            case Telling():
                return self.not_told(line)
        raise AssertionError(line)

    def play(self, line: Answer) -> None:
        match = self.match
        decision = match.decision(line.seat)
        move = decision.find(line.path) if decision else None
        if move is None:
            if not self.was_forced(line):
                self.stop(line, str(match.why_not(line.seat, line.path) or "the answer is not complete"))
            return
        self.answer(line.seat, move)

    def answer(self, seat: Seat, move: Move) -> None:
        """A seat's answer; what chance owes it is in the lines that follow, or dealt from the seed."""
        self.before, self.given, self.dealt = self.match.state.copy(), (seat, move), []
        self.story = len(self.match.log)
        self.match.play(seat, move)
        self.note_forced()

    def stop(self, line: Line | None, problem: str) -> NoReturn:
        last = self.lines[-1].number if self.lines else 0
        self.checks.append(Check(line.number if line else last, line.text if line else "the end", problem))
        raise Stop

    def not_offered(self, seat: Seat, paths: frozenset[Path]) -> str:
        decision = self.match.decision(seat)
        offered = {move.spell() for move in decision.options} if decision else set()
        return "; ".join(
            f"{what} {' | '.join(sorted(map(notation, some)))}"
            for what, some in (("not offered:", paths - offered), ("also offered:", offered - paths))
            if some
        )

    def not_refused(self, seat: Seat, path: Path, clause: str) -> str:
        decision = self.match.decision(seat)
        if decision and decision.find(path):
            return "it is offered"
        try:
            self.match.play(seat, path)
        except IllegalMove as error:
            found = error.refusal.clause
            return f"refused by {found or 'no clause'}: {error}" if clause and found != clause else ""
        raise AssertionError(path)

    def plain(self, viewer: Viewer) -> Plain:
        """The table, or what somebody sees of it, as plain data; steps in reading order, as in a position."""
        if not isinstance(viewer, str):
            return to_plain(self.match.view(viewer))
        table = to_plain(self.match.state)
        assert isinstance(table, dict)
        steps = table["steps"]
        assert isinstance(steps, list)
        return {**table, "steps": steps[::-1]}

    def not_told(self, line: Telling) -> str:
        found = []
        for told in self.match.log[self.story :]:
            event = told.event if isinstance(line.viewer, str) else told.event.seen_by(line.viewer)
            if event is not None and type(event).__name__ == line.event:
                found.append(event)
        for event in found:
            plain = to_plain(event)
            assert isinstance(plain, dict)
            if all(name in plain and plain[name] == value for name, value in line.fields):
                return ""
        return f"told instead: {', '.join(map(str, found))}" if found else f"no {line.event} was told"


def _not_so(plain: Plain, path: tuple[str, ...], value: Plain) -> str:
    """Why the value at this path is another one; a last `#` is the length."""
    for depth, name in enumerate(path):
        number = whole(name)
        if name == "#" and isinstance(plain, list | dict | str):
            plain = len(plain)
        elif isinstance(plain, dict) and name in plain:
            plain = plain[name]
        elif isinstance(plain, list) and number is not None and -len(plain) <= number < len(plain):
            plain = plain[number]
        else:
            return f"{'.'.join(path[:depth]) or 'the table'} has no {name!r}"
    return "" if plain == value else f"it is {plain!r}"
