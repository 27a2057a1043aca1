"""What happened, told turn by turn: each event below the one behind it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from formicarium.core.event import NOTHING, Told
from formicarium.terminal.screen import Screen
from formicarium.texts.speaker import Speaker, cited


def tell(
    story: Iterable[Told],
    log: Iterable[Told],
    speaker: Speaker,
    screen: Screen,
    clauses: bool = False,
    everything: bool = False,
) -> None:
    """A story out of a match's log: what hits the reader stands out; noise, for whoever wants everything."""
    causes = {told.number: told.cause for told in log}
    for told in story:
        event = told.event
        if event.noise and not everything:
            continue
        said = cited(speaker.event(told), event.clause if clauses else "")
        if event.opens:
            screen.write(f"\n{said}", "bold")
        elif speaker.you is not None and event.hits(speaker.you):
            screen.write(f"{'  ' * depth(told, causes)}! {said}", "red")
        else:
            screen.write(f"{'  ' * depth(told, causes)}· {said}")
        if event.closes:
            screen.write()


def depth(told: Told, causes: Mapping[int, int]) -> int:
    """How many events stand behind this one."""
    steps, cause = 0, told.cause
    while cause != NOTHING:
        steps, cause = steps + 1, causes.get(cause, NOTHING)
    return steps
