"""What visitors of a table are shown: frames for those for whom something has changed, clocks, reasons."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from formicarium.server import wire
from formicarium.server.table import clocks, frames, planning, standing
from formicarium.server.table.beats import Reel
from formicarium.server.table.gallery import Gallery
from formicarium.server.table.stories import Story
from formicarium.server.table.visitors import Visitor
from formicarium.server.table.weighing import Scales
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.table.room import Room


class Screen:
    """Where a match is, put into frames. When it may be shown, and to whom, is the audience's business."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.reel = Reel()
        self.scales = Scales(room)
        self._stories: dict[Seat | None, Story] = {}

    def show(self, visitors: Iterable[Visitor], hurried: bool = False) -> None:
        """Send a frame to each for whom something has changed; in a hurry, without scenes in between."""
        heads: dict[tuple[Seat | None, tuple[Seat, ...]], bytes] = {}
        gallery = Gallery(self.room.ledger, None if hurried else self.reel)
        for visitor in visitors:
            visitor.behind = False
            key = visitor.eyes, visitor.seats
            if key not in heads:
                heads[key] = wire.encode(self._frame(*key))
            story = self.story(visitor.eyes)
            picture = gallery.picture(visitor, story)
            if picture.news or heads[key] != visitor.head or visitor.sent != len(story.lines):
                visitor.head = heads[key]
                visitor.post(wire.told(heads[key], picture.json, visitor.sent, story.lines[visitor.sent :]))
                visitor.sent, visitor.told = len(story.lines), self.room.ledger.match.state.told
                self._weigh_for(visitor)
            self._show_clock(visitor)
            if (plan := planning.news(self.room, visitor)) is not None:
                visitor.tell(plan)
            self._show_reasons(visitor)

    def story(self, eyes: Seat | None) -> Story:
        """The story so far, through these eyes."""
        story = self._stories.get(eyes)
        if story is None:
            story = self._stories[eyes] = Story(eyes)
        story.catch_up(self.room.ledger.match)
        return story

    def taken_back(self) -> None:
        """An undo shortens every story."""
        self._stories.clear()
        self.reel.clear()

    def _frame(self, eyes: Seat | None, mine: tuple[Seat, ...]) -> wire.Frame:
        room = self.room
        frame = frames.frame(room.ledger, eyes, mine, self.scales.final(eyes), room.passable())
        if not self.room.under_way:  # the table may be looked at, but nobody is asked
            frame.decisions, frame.waiting, frame.asked, frame.undo, frame.plan = [], [], [], {}, False
        if frame.asked and (unasked := self._unasked()):
            frame.asked = [seat for seat in frame.asked if seat not in unasked]
            frame.decisions = [question for question in frame.decisions if question.seat not in unasked]
        return frame

    def _unasked(self) -> set[Seat]:
        """Those whose questions are let pass as they wish."""
        pending = self.room.ledger.pending
        return {decision.seat for decision in pending if standing.unasked(self.room, decision)}

    def _weigh_for(self, visitor: Visitor) -> None:
        """Programs need no warning; people are told a little later which answers are final."""
        asked = self.room.ledger.decision(visitor.eyes) if visitor.eyes is not None else None
        if asked and visitor.scenes != "none" and self.room.under_way:
            self.scales.put(asked)

    def _show_clock(self, visitor: Visitor) -> None:
        """Since when the table waits for whom; a secret question shows to its own seat only."""
        since = self._since(visitor.seats) if self.room.under_way else {}
        limit = self.room.clock.seconds
        if since.keys() == visitor.clocks.keys() and (since == visitor.clocks or not limit):
            return  # without a time limit, the same seat asked again is no news
        visitor.clocks = since
        begun, now = clocks.begun_at(self.room), time.time()
        asked = []
        for seat, at in sorted(since.items()):
            waited = max(0.0, now - max(at, begun))
            over = clocks.runs_out(self.room, seat, at)
            left = round(max(0.0, over - now), 1) if limit else None
            asked.append(wire.Asked(seat, round(waited, 1), left))
        visitor.tell(wire.ClockNews(asked))

    def _since(self, mine: tuple[Seat, ...]) -> dict[Seat, float]:
        ledger = self.room.ledger
        since = dict(ledger.shown)
        if own := [seat for seat in mine if seat in ledger.asked]:
            unasked = self._unasked()
            since.update({seat: ledger.asked[seat] for seat in own if seat not in unasked})
        return since

    def _show_reasons(self, visitor: Visitor) -> None:
        """Bots say why they played as they did once the match is over: before, it could tell their hands."""
        if not self.room.ledger.over or visitor.reasoned:
            return
        visitor.reasoned = True
        reasons = frames.reasons(self.room.ledger, self.story(visitor.eyes))
        if reasons:
            visitor.tell(wire.Reasons(reasons))
