"""The pictures of one moment: each pair of eyes is drawn once, however many look through them."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from formicarium.scene.model import Scene
from formicarium.server import wire
from formicarium.server.table import frames
from formicarium.server.table.beats import Beat, Reel, Stop, beats, draw
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.patches import patch
from formicarium.server.table.stories import Story
from formicarium.server.table.visitors import Visitor
from formicarium.texts.message import Seat


class Picture(NamedTuple):
    """What a frame shows: the scene (or how it has changed) and those in between, as JSON."""

    json: bytes
    news: bool  # is it another than the viewer has?


NO_PICTURE = Picture(b"", False)


class Gallery:
    """Hands out scenes: whole ones, or what has changed since a visitor's last."""

    def __init__(self, ledger: Ledger, reel: Reel | None) -> None:
        self.ledger = ledger
        self.match = ledger.match
        self.reel = reel  # None: there is no time for scenes in between
        self._scenes: dict[Seat | None, Scene] = {}
        self._stops: dict[tuple[int, Seat | None], Scene | None] = {}
        self._pictures: dict[tuple[object, ...], Picture] = {}
        self._old: list[Scene | None] = []  # kept while pictures are known by their ids

    def picture(self, visitor: Visitor, story: Story) -> Picture:
        """What a frame shows this visitor; those who have seen the same are shown the same."""
        if visitor.scenes == "none":
            return NO_PICTURE
        old, new = visitor.scene, self._seen(visitor) or self.scene(visitor.eyes)
        key = visitor.eyes, id(old), visitor.scenes, visitor.beats, visitor.sent, visitor.told
        if key not in self._pictures:
            self._old.append(old)
            self._pictures[key] = self._picture(visitor, story, old, new)
        visitor.scene = new
        return self._pictures[key]

    def _seen(self, visitor: Visitor) -> Scene | None:
        """The scene that a visitor has, if it is still the one of this moment."""
        moment = self.ledger, self.ledger.count, visitor.eyes
        if visitor.moment == moment:
            return visitor.scene
        visitor.moment = moment
        return None

    def scene(self, eyes: Seat | None) -> Scene:
        if eyes not in self._scenes:
            self._scenes[eyes] = frames.picture(self.match, eyes)
        return self._scenes[eyes]

    def _picture(self, visitor: Visitor, story: Story, old: Scene | None, new: Scene) -> Picture:
        if old is None:
            return Picture(_whole(new), True)
        between: list[bytes] = []
        last = old
        for events, scene in self._beats(visitor, story, old, new):
            between.append(b'{"events":%d%s}' % (events, _shown(visitor, last, scene)))
            last = scene
        json = _shown(visitor, last, new)
        if between:
            json += b',"beats":[%s]' % b",".join(between)
        return Picture(json, old != new if visitor.scenes == "whole" else bool(json))

    def _beats(self, visitor: Visitor, story: Story, old: Scene, new: Scene) -> list[Beat]:
        if self.reel is None or not visitor.beats:
            return []
        stops = self.reel.between(visitor.told, self.match.state.told)
        return beats(stops, partial(self._drawn, visitor.eyes), story, visitor.sent, old, new)

    def _drawn(self, eyes: Seat | None, stop: Stop) -> Scene | None:
        key = stop.told, eyes
        if key not in self._stops:
            self._stops[key] = draw(self.match.game, stop.table, eyes)
        return self._stops[key]


def _shown(visitor: Visitor, old: Scene, new: Scene) -> bytes:
    """A scene in the way this visitor wants it; nothing if it is no other than before."""
    if visitor.scenes == "whole":
        return _whole(new)
    changes = patch(old, new)
    return b',"patch":%s' % wire.encode(changes) if changes else b""


def _whole(scene: Scene) -> bytes:
    return b',"scene":%s' % wire.encode(scene)
