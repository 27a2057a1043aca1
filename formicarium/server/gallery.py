"""The pictures of one moment: each pair of eyes is drawn once, however many look through them."""

from __future__ import annotations

from formicarium.core.match import Match
from formicarium.scene.model import Scene
from formicarium.server import frames, wire
from formicarium.server.patches import patch
from formicarium.server.visitors import Visitor
from formicarium.texts.message import Seat


class Gallery:
    """Hands out scenes as JSON: whole ones, or what has changed since a visitor's last."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._scenes: dict[Seat | None, Scene] = {}
        self._drawn: dict[tuple[int, int], bytes] = {}

    def picture(self, visitor: Visitor) -> tuple[bytes, bool]:
        """What a frame shows this visitor, and whether it is news."""
        if visitor.scenes == "none":
            return b"", False
        old, new = visitor.scene, self.scene(visitor.eyes)
        visitor.scene = new
        if visitor.scenes == "whole" or old is None:
            return self._whole(new), old != new
        changes = self._changes(old, new)
        return changes, bool(changes)

    def scene(self, eyes: Seat | None) -> Scene:
        if eyes not in self._scenes:
            self._scenes[eyes] = frames.picture(self.match, eyes)
        return self._scenes[eyes]

    def _whole(self, scene: Scene) -> bytes:
        key = 0, id(scene)
        if key not in self._drawn:
            self._drawn[key] = b',"scene":%s' % wire.encode(scene)
        return self._drawn[key]

    def _changes(self, old: Scene, new: Scene) -> bytes:
        key = id(old), id(new)
        if key not in self._drawn:
            changes = patch(old, new)
            self._drawn[key] = b',"patch":%s' % wire.encode(changes) if changes else b""
        return self._drawn[key]
