"""Reading a rulebook in a terminal."""

from __future__ import annotations

from typing import Any

from formicarium.core.game import Game
from formicarium.core.lesson import FOLDER, course
from formicarium.terminal.screen import Screen
from formicarium.texts.rulebook import Rulebook
from formicarium.texts.search import search
from formicarium.texts.speaker import Speaker


def show_clauses(book: Rulebook, wanted: str, speaker: Speaker, screen: Screen) -> bool:
    """The clauses of this id, of this beginning, or with this word; False if there are none."""
    found = book.find(wanted)
    if not found:
        screen.write(speaker.text("rules-nothing", wanted=wanted), "yellow")
    section = ""
    for clause in found:
        if clause.section != section:
            section = clause.section
            screen.write(section, "bold")
        screen.markdown(clause.markdown())
    return bool(found)


def show_contents(book: Rulebook, speaker: Speaker, screen: Screen) -> None:
    """The chapters, each with its sections and the clauses one can ask for."""
    screen.write(book.title, "bold")
    for chapter in book.chapters:
        screen.write(chapter.title, "bold")
        for section in chapter.sections:
            if section.clauses and section.title:
                first, last = section.clauses[0].id, section.clauses[-1].id
                screen.write(f"  {section.title}  {first if first == last else f'{first} … {last}'}", "dim")
    screen.write(speaker.text("rules-ask"))


def show_finds(game: Game[Any], query: str, language: str, screen: Screen) -> bool:
    """What a search finds, each with a line and its words marked; False if there is nothing."""
    hits = search(game, language, query)
    for hit in hits:
        line = "".join(f"**{part.text}**" if part.found else part.text for part in hit.line)
        screen.write(f"{hit.clause}  {hit.title}".strip(), "bold")
        screen.markdown(line)
    return bool(hits)


def show_lessons(game: Game[Any], clauses: set[str], language: str, screen: Screen) -> None:
    """The lessons that teach these clauses."""
    speaker = Speaker(game, language, parts=(FOLDER,))
    for lesson in course(game).values():
        if clauses & set(lesson.clauses):
            title, command = speaker.say(lesson.title), f"formicarium learn {game.id} {lesson.id}"
            screen.write(speaker.text("rules-lesson", title=title, command=command), "green")
