"""A match in a terminal, line by line: the table as text, options by number, words for everything."""

from __future__ import annotations

from pathlib import Path as File
from random import Random

from formicarium.bots import find, strongest
from formicarium.core.coach import explanation
from formicarium.core.decision import Decision, Path
from formicarium.scene.glyphs import legend
from formicarium.scene.model import Scene
from formicarium.scene.terminal import signs
from formicarium.terminal.aid import show_aid
from formicarium.terminal.party import Party, known_as
from formicarium.terminal.question import COMMANDS, Question, written
from formicarium.terminal.result import show_outcome
from formicarium.terminal.rules import show_clauses, show_contents
from formicarium.terminal.screen import Screen
from formicarium.terminal.story import tell
from formicarium.texts.catalogue import LANGUAGES
from formicarium.texts.message import Seat
from formicarium.texts.rulebook import rulebook
from formicarium.texts.speaker import Speaker, cited


class Leaving(Exception):
    """The players stop here."""


class Sitting:
    """People and bots playing one match at one terminal."""

    def __init__(self, party: Party, screen: Screen, coached: bool = True) -> None:
        self.party = party
        self.match = party.match
        self.screen = screen
        self.reader: Seat | None = party.people[0] if len(party.people) == 1 else None  # who looks on now
        self.coached = coached and bool(party.people)
        self.saved: File | None = None  # kept up to date once asked for

    @property
    def speaker(self) -> Speaker:
        return self.party.speaker(self.reader)

    def play(self) -> None:
        """To the end of the match, or until somebody leaves."""
        self._welcome()
        try:
            while (seat := self.party.waiting()) is not None:
                if seat in self.party.bots:
                    self.party.let_bot_play(seat)
                    if not self.party.people:
                        self._narrate()
                else:
                    self._turn(seat)
            self._end()
        except (Leaving, EOFError, KeyboardInterrupt):
            self._goodbye()
        finally:
            self._keep()

    # One player's turn

    def _turn(self, seat: Seat) -> None:
        if seat != self.reader:
            self._curtain(seat)
        self._narrate()
        self.show_table()
        decision = self.match.decision(seat)
        assert decision is not None
        Question(self, decision).ask()

    def _curtain(self, seat: Seat) -> None:
        """Between two people: nothing stays on the screen that only one may see."""
        self.screen.clear()
        name = self.party.speaker(None).seat(seat)
        self.screen.ask(self.speaker.text("curtain", name=name) + " ")
        self.reader = seat
        self.screen.clear()

    def take(self, seat: Seat, path: Path) -> bool:
        """An answer that is offered. Is the question answered?"""
        self.match.play(seat, path)
        return True

    def take_back(self, seat: Seat) -> bool:
        """A seat's last answer, where that can be. Is there another question now?"""
        refusal = self.match.undo(seat)
        if refusal is not None:
            self.screen.write(self.speaker.refusal(refusal), "yellow")
            return False
        self.party.retold()
        self.screen.write(self.speaker.text("undone"), "green")
        return True

    def give_hint(self, decision: Decision) -> None:
        """What the strongest bot would do, and why."""
        name, speaker = strongest(self.match.game), self.speaker
        choice = find(self.match.game, name, self.party.processes).choose(
            self.match.sight(decision.seat), Random(self.match.number)
        )
        self.party.note_hint()
        said = speaker.text(
            "hint",
            bot=known_as(self.match.game, speaker, name),
            move=speaker.move(decision.meant(choice.move) or choice.move),
            path=written(choice.move.spell()),
        )
        self.screen.write(said, "cyan")
        self.screen.write(speaker.say(choice.why), "cyan")

    # What is shown

    def _welcome(self) -> None:
        self.screen.rule(self.speaker.text("game-title"))
        self.screen.write(self.speaker.text("welcome"), "dim")
        if self.coached:
            self._show_cards()

    def _show_cards(self) -> None:
        """What one wants, what a turn is, how one wins."""
        coach, say = self.match.game.coach, self.speaker.say
        for card in coach.cards(self.match.state.seats, self.match.options) if coach else ():
            self.screen.write()
            self.screen.write(say(card.title), "bold")
            self.screen.write(cited(say(card.says), card.clause))

    def explain(self, decision: Decision) -> None:
        """What a question decides, and what is usually wise."""
        coach = self.match.game.coach
        said = explanation(coach, decision) if coach else None
        if said is not None:
            self.screen.write(self.speaker.say(said), "bold cyan")

    def _narrate(self) -> None:
        """What happened since this reader last looked."""
        tell(self.party.news(self.reader), self.match.log, self.speaker, self.screen)

    def show_table(self, rest: str = "") -> None:
        self.screen.table(self.scene(), self.speaker.say)

    def scene(self) -> Scene:
        return self.match.scene(self.reader)

    def _end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self._narrate()
        if len(self.party.people) > 1:
            self.reader = None  # from here on everybody looks at the screen together
        self.show_table()
        show_outcome(self.match.game, outcome, self.speaker, self.screen)

    # Leaving

    def _goodbye(self) -> None:
        self.screen.write()
        key = "goodbye-saved" if self.saved else "goodbye"
        self.screen.write(self.speaker.text(key, file=str(self.saved or "")))

    def _keep(self) -> None:
        if self.saved is not None:
            self.saved.write_text(self.party.record(), encoding="utf-8")

    # Commands any question takes; each is called with what stands behind its name

    def show_help(self, rest: str) -> None:
        self.screen.write(self.speaker.text("help"))
        for command in COMMANDS:
            self.screen.write(f"  {self.speaker.text(f'help-{command}')}")
        self.screen.write(self.speaker.text("help-legend"))
        say, scene = self.speaker.say, self.scene()
        self.screen.legend([*((sign, say(meaning)) for sign, meaning in signs(scene)), *legend(scene, say)])

    def show_log(self, rest: str) -> None:
        story = self.match.events(self.reader)
        tell(story, self.match.log, self.speaker, self.screen, clauses=True, everything=bool(rest))

    def show_rules(self, rest: str) -> None:
        book = rulebook(self.match.game, self.party.language)
        if rest:
            show_clauses(book, rest, self.speaker, self.screen)
        else:
            show_contents(book, self.speaker, self.screen)

    def show_aid(self, rest: str) -> None:
        game = self.match.game
        show_aid(game, game.aid(self.match.state.seats, self.match.options), self.party.language, self.screen)

    def save(self, rest: str) -> None:
        if not rest:
            self.screen.write(self.speaker.text("save-where"), "yellow")
            return
        file = File(rest).expanduser()
        try:
            if file.exists() and not file.read_text(encoding="utf-8").startswith("formicarium "):
                self.screen.write(self.speaker.text("save-other-file", file=rest), "yellow")
                return
            file.write_text(self.party.record(), encoding="utf-8")
        except (OSError, UnicodeError) as error:
            self.screen.write(self.speaker.text("save-failed", file=rest, why=str(error)), "yellow")
            return
        self.saved = file
        self.screen.write(self.speaker.text("saved", file=rest, game=self.match.game.id), "green")

    def change_language(self, rest: str) -> None:
        if rest in LANGUAGES:
            self.party.language = rest
            self.screen.write(self.speaker.text("language-changed"), "green")
        else:
            self.screen.write(self.speaker.text("language-which", languages=", ".join(LANGUAGES)), "yellow")

    def leave(self, rest: str) -> None:
        raise Leaving
