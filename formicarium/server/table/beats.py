"""Scenes in between: one answer may reveal, collect and refill, and each of these deserves a look.

While an answer is carried out, the table is kept wherever something has been told since. Each viewer is
then shown those of these tables that look different, after so many of the events it has seen: so
where the stops are, and what they show, follows from what the viewer knows and from nothing else.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from formicarium.core.game import Game
from formicarium.core.state import State
from formicarium.core.together import sight
from formicarium.scene.model import Scene
from formicarium.server.table.stories import Story
from formicarium.texts.message import Seat

log = logging.getLogger("formicarium.beats")

T = TypeVar("T")

MOST = 6  # beats in a frame
DRAWN = 12  # stops that are drawn for it: some turn out to look like the one before
KEPT = 24  # stops: the last ones


class Stop(NamedTuple):
    """A table on the way, and how many events had been told by then."""

    told: int
    table: State


class Beat(NamedTuple):
    """A scene to be shown after so many events of a frame."""

    events: int
    scene: Scene


class Reel:
    """The stops on the way to where the match is now."""

    def __init__(self) -> None:
        self._stops: deque[Stop] = deque(maxlen=KEPT)

    def watch(self, table: State) -> None:
        """Keep this table, if anything has been told since the last stop."""
        if not self._stops or self._stops[-1].told < table.told:
            self._stops.append(Stop(table.told, table.copy()))

    def clear(self) -> None:
        self._stops.clear()

    def between(self, first: int, last: int) -> list[Stop]:
        """The stops after the first so many events, and before the last."""
        return [stop for stop in self._stops if first < stop.told < last]


def draw(game: Game[Any], table: State, eyes: Seat | None) -> Scene | None:
    """A table on the way; None where a game cannot draw it."""
    try:
        return game.scene(sight(table, eyes).view(eyes))
    except Exception as error:  # a drawer may count on somebody being asked; then there is one beat less
        log.warning("%s cannot be drawn on the way: %s", game.id, type(error).__name__)
        return None


def beats(
    stops: Iterable[Stop],
    drawn: Callable[[Stop], Scene | None],
    story: Story,
    sent: int,
    before: Scene,
    after: Scene,
) -> list[Beat]:
    """What a viewer who has seen so many lines, and this scene, is shown on the way to the next one.

    A stop at which the viewer has learned nothing new is not even drawn; of many, some are.
    """
    found: list[Beat] = []
    last = Beat(0, before)
    for events, stop in _spread(_news_at(stops, story, sent), DRAWN):
        if (scene := drawn(stop)) is None:
            continue
        scene = without_passing_trays(scene, before, after)
        if not _alike(scene, last.scene):
            last = Beat(events, staged(scene, before))
            found.append(last)
    if found and _alike(last.scene, after):
        found.pop()
    return _spread(found, MOST)


def _news_at(stops: Iterable[Stop], story: Story, sent: int) -> list[tuple[int, Stop]]:
    """The stops at which a viewer has learned something since the last one, each after so many events."""
    found: list[tuple[int, Stop]] = []
    learned = 0
    for stop in stops:
        events = story.before(stop.told) - sent
        if events > learned:
            learned = events
            found.append((events, stop))
    return found


def _spread(things: list[T], most: int) -> list[T]:
    """At most so many of them, the first and the last among them.

    >>> _spread([1, 2, 3, 4, 5, 6, 7], 3)
    [1, 4, 7]
    """
    if len(things) <= most:
        return things
    return [things[at * (len(things) - 1) // (most - 1)] for at in range(most)]


def without_passing_trays(scene: Scene, before: Scene, after: Scene) -> Scene:
    """What lies where, on trays that are there before or after: others are there to ask somebody."""
    if scene.trays == before.trays or scene.trays == after.trays:
        return scene
    shown = {tray.id for tray in (*before.trays, *after.trays)}
    hidden = {tray.id for tray in scene.trays} - shown
    if not hidden:
        return scene
    return replace(
        scene,
        trays=tuple(tray for tray in scene.trays if tray.id not in hidden),
        cards=tuple(card for card in scene.cards if card.on not in hidden),
    )


def staged(scene: Scene, before: Scene) -> Scene:
    """What lies where, as on the way; what is asked of whom, as it was when the answer was given."""
    active = {panel.id: panel.active for panel in before.panels}
    return replace(
        scene,
        status=before.status,
        stages=before.stages,
        stage=before.stage,
        ready=before.ready,
        panels=tuple(
            panel if panel.active == active.get(panel.id, False) else replace(panel, active=not panel.active)
            for panel in scene.panels
        ),
    )


def _alike(one: Scene, other: Scene) -> bool:
    """Does the same lie in the same places?"""
    return one.pieces == other.pieces and one.cards == other.cards and one.boards == other.boards
