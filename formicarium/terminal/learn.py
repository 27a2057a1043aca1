"""Lessons in a terminal: a sentence, the table, and a question or a press."""

from __future__ import annotations

from typing import Any

from formicarium.core.coach import FOLDER as COACH
from formicarium.core.decision import Decision, Path, notation
from formicarium.core.game import Game
from formicarium.core.lesson import FOLDER, Lesson, course
from formicarium.core.tutor import PRESS, Tutor
from formicarium.terminal.party import Party
from formicarium.terminal.play import Leaving, Sitting
from formicarium.terminal.question import Question, written
from formicarium.terminal.screen import Screen
from formicarium.texts.message import Seat
from formicarium.texts.speaker import Speaker


class Learning(Sitting):
    """Somebody who takes a lesson at a terminal."""

    def __init__(self, game: Game[Any], lesson: Lesson, language: str, screen: Screen) -> None:
        self.lesson, self.tutor = lesson, Tutor(game, lesson)
        super().__init__(Party(self.tutor.match, {}, language), screen)
        self.reader = lesson.seat

    @property
    def speaker(self) -> Speaker:
        return speaker_of(self.match.game, self.party.language, self.lesson.seat, self.match.state.seats)

    def play(self) -> None:
        """To the end of the lesson, or until somebody leaves."""
        say = self.speaker.say
        self.screen.rule(say(self.lesson.title))
        self.screen.write(say(self.lesson.aim), "dim")
        self.screen.write(self.speaker.text("lesson-welcome"), "dim")
        try:
            while self.tutor.cue is not None:
                self._cue()
            self._narrate()
            self.screen.write(say(self.tutor.says), "bold green")
            self._name_rules()
            self._name_next()
        except (Leaving, EOFError, KeyboardInterrupt):
            self.screen.write()
            self.screen.write(self.speaker.text("lesson-goodbye"))

    def _cue(self) -> None:
        """What has happened, the table, the sentence; then a press or an answer."""
        self._narrate()
        self.show_table()
        self.screen.write()
        self.screen.write(self.speaker.say(self.tutor.says), "bold cyan")
        decision = self.tutor.decision
        if decision is not None:
            Question(self, decision).ask()
        else:
            self.screen.ask(self.speaker.text("lesson-go-on") + " ")
            self.tutor.act(PRESS)

    def take(self, seat: Seat, path: Path) -> bool:
        wrong = self.tutor.act(notation(path))
        if wrong is not None:
            self.screen.write(self.speaker.say(wrong), "yellow")
        return wrong is None

    def take_back(self, seat: Seat) -> bool:
        """One cue back."""
        self.tutor = Tutor(self.match.game, self.lesson, self.tutor.acts[:-1])
        self.match = self.party.match = self.tutor.match
        self.party.retold()
        return True

    def give_hint(self, decision: Decision) -> None:
        """What is waited for."""
        move = self.tutor.fitting[0]
        self.screen.write(
            self.speaker.text("lesson-hint", move=self.speaker.move(move), path=written(move.spell())), "cyan"
        )

    def save(self, rest: str) -> None:
        self.screen.write(self.speaker.text("lesson-no-save"), "yellow")

    def _name_rules(self) -> None:
        clauses = ", ".join(self.lesson.clauses)
        command = f"formicarium rules {self.match.game.id} {self.lesson.clauses[0]}"
        self.screen.write(self.speaker.text("lesson-taught", clauses=clauses, command=command), "dim")

    def _name_next(self) -> None:
        ids = list(course(self.match.game))
        later = ids[ids.index(self.lesson.id) + 1 :]
        game = self.match.game.id
        if later:
            self.screen.write(
                self.speaker.text("lesson-next", command=f"formicarium learn {game} {later[0]}")
            )
        else:
            self.screen.write(self.speaker.text("lesson-last", command=f"formicarium play {game}"))


def speaker_of(game: Game[Any], language: str, seat: Seat, seats: int) -> Speaker:
    """Whoever words a lesson: the learner is "you", the others have letters."""
    house = Speaker(game, language)
    names = [house.text("seat-you") if each == seat else house.seat(each) for each in range(seats)]
    return Speaker(game, language, names, seat, parts=(FOLDER, COACH))


def describe(game: Game[Any], language: str) -> list[dict[str, Any]]:
    """A game's lessons as plain data, in order."""
    speaker = Speaker(game, language, parts=(FOLDER,))
    return [
        {
            "id": lesson.id,
            "title": speaker.say(lesson.title),
            "aim": speaker.say(lesson.aim),
            "minutes": lesson.minutes,
            "clauses": list(lesson.clauses),
        }
        for lesson in course(game).values()
    ]


def show_course(game: Game[Any], language: str, screen: Screen) -> None:
    """A game's lessons, in order."""
    speaker = Speaker(game, language)
    screen.rule(speaker.text("game-title"))
    for lesson in describe(game, language):
        minutes = speaker.text("lesson-minutes", minutes=lesson["minutes"])
        screen.write(f"{lesson['id']}  {lesson['title']} ({minutes})", "bold")
        screen.write(f"  {lesson['aim']}")
