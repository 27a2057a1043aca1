"""Reading a rulebook in a terminal."""

from __future__ import annotations

from formicarium.terminal.screen import Screen
from formicarium.texts.rulebook import Rulebook
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
