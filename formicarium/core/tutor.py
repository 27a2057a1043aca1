"""A lesson under way: it plays the others, waits for whoever learns, and says what is wrong.

All of it is a function of the lesson and of the acts so far (a press, or an answer in its notation). So
whoever shows a lesson keeps nothing but those, and going back is leaving some out.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import Any

from formicarium.core.decision import Decision, Move, Path, Refusal, notation, tokens
from formicarium.core.errors import FormicariumError, IllegalMove, LessonError, OutOfTurn
from formicarium.core.game import Game
from formicarium.core.lesson import Cue, Lesson
from formicarium.core.match import Match
from formicarium.core.staging import Staging, Stop
from formicarium.texts.message import Message, message

PRESS = ""  # the act of reading on


class Tutor:
    """Takes somebody through a lesson. `cue` is where they are, None when it is over.

    LessonError: the lesson no longer fits the rules.
    """

    def __init__(self, game: Game[Any], lesson: Lesson, acts: Iterable[str] = ()) -> None:
        scripts = lesson.scripts(game)
        self.game, self.lesson = game, lesson
        self.acts: list[str] = []
        self.at = 0  # the number of the cue
        self.given = 0  # answers given to it
        self._ends = tuple(accumulate(map(len, scripts)))
        self._staging = Staging(lesson, game, tuple(line for script in scripts for line in script))
        self._stage()
        for act in acts:
            if (wrong := self.act(act)) is not None:
                raise OutOfTurn(Refusal("", wrong))

    @property
    def match(self) -> Match:
        return self._staging.match

    @property
    def cue(self) -> Cue | None:
        cues = self.lesson.cues
        return cues[self.at] if self.at < len(cues) else None

    @property
    def says(self) -> Message:
        """The sentence to be read now."""
        cue = self.cue
        return message("lesson-over") if cue is None else self.lesson.words(cue.say)

    @property
    def decision(self) -> Decision | None:
        """What the learner is asked, where the cue waits for an answer."""
        cue = self.cue
        return self.match.decision(self.lesson.seat) if cue is not None and cue.waits else None

    @property
    def fitting(self) -> tuple[Move, ...]:
        """The offered answers that the cue waits for."""
        cue, decision = self.cue, self.decision
        if cue is None or decision is None:
            return ()
        return tuple(move for move in decision.options if not cue.paths or move.spell() in cue.paths)

    @property
    def points(self) -> tuple[str, ...]:
        """What the cue points at: ids or tokens of the scene; where it names none, what is to be touched."""
        cue = self.cue
        if cue is None or cue.point or not cue.paths:
            return () if cue is None else cue.point
        return tuple(dict.fromkeys(token for move in self.fitting for token in move.spell()))

    def act(self, act: str) -> Message | None:
        """A press or an answer.

        What comes back are the words for an answer that the rules allow and the cue does not wait for: it is
        not played.

        IllegalMove: the rules forbid it, or nothing of the kind is waited for.
        """
        cue = self.cue
        if cue is None or cue.waits != (act != PRESS):
            raise OutOfTurn(Refusal("", self._waits_for()))
        wrong = self._answer(cue, tokens(act)) if cue.waits else None
        if wrong is None:
            self.acts.append(act)
            self.given += 1
            if self.given >= cue.count:
                self._go_on()
        return wrong

    def _waits_for(self) -> Message:
        if self.cue is None:
            return message("lesson-over")
        return message("lesson-waits-answer" if self.cue.waits else "lesson-waits-press")

    def _answer(self, cue: Cue, path: Path) -> Message | None:
        seat = self.lesson.seat
        decision = self.match.decision(seat)
        move = decision.find(path) if decision else None
        if move is None:
            refusal = self.match.why_not(seat, path)
            raise IllegalMove(refusal or Refusal("", message("refused-unfinished", path=notation(path))))
        if cue.paths and path not in cue.paths:
            said = cue.wrong.get(notation(path), cue.wrong.get("else"))
            return message("lesson-wrong") if said is None else self.lesson.words(said)
        try:
            self._staging.answer(seat, move)
        except Stop:
            self._check()
        return None

    def _go_on(self) -> None:
        """On to the next cue, and what is played before it is said."""
        self.at, self.given = self.at + 1, 0
        if self.cue is not None:
            self._stage()

    def _stage(self) -> None:
        staging = self._staging
        try:
            if self.at == 0:
                staging.begin()
            staging.run(self._ends[self.at])
        except Stop:
            pass
        except FormicariumError as error:
            raise LessonError(self.lesson.id, str(error)) from error
        self._check()

    def _check(self) -> None:
        """Every line of the script holds, and what the cue waits for can be done."""
        cue = self.lesson.cues[self.at]
        for check in self._staging.checks:
            if check.problem:
                raise LessonError(self.lesson.id, f"{cue.say}: {check.text}: {check.problem}")
        if not cue.waits:
            return
        if self.decision is None:
            raise LessonError(self.lesson.id, f"{cue.say}: nothing is asked")
        if not self.fitting:
            raise LessonError(self.lesson.id, f"{cue.say}: none of its answers is offered")
