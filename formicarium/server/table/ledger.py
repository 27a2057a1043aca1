"""A match and the rows it is made of: the rows are the truth, the match is what they add up to.

Numbers on the wire are counted here, one way per viewer. What everybody knows to have been
answered counts for all; an answer that nobody else may know of (in a reaction window, or under
seal) counts for its own seat only. So a number never tells what a view does not.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile
from typing import NamedTuple

import msgspec

from formicarium.core import ending, hints
from formicarium.core.decision import Decision, Move, Path, Refusal, notation
from formicarium.core.ending import How
from formicarium.core.errors import DataError
from formicarium.core.match import Match
from formicarium.core.outcome import Outcome
from formicarium.core.record import Answered, Dealt, Header, Record
from formicarium.core.registry import games
from formicarium.core.together import under_seal
from formicarium.server import wire
from formicarium.server.keeping.storage import CLOCK, Kind, Row
from formicarium.server.table import endings
from formicarium.server.table.dealing import RowDealer
from formicarium.server.table.notices import Notices
from formicarium.server.table.silence import NO_PAUSES, Hush, Listener, Pauses, Silence, Watch
from formicarium.server.table.trouble import Trouble, Unreadable, header_of
from formicarium.texts.message import Seat, message

HINTED = wire.encode(wire.say("why-hinted")).decode()  # beside an answer that came after a hint


class Given(NamedTuple):
    """What is remembered of a seat's answer."""

    secret: bool  # nobody else could know of it
    silence: Silence
    why: str | None  # a bot's reason, or that the time was up
    late: bool  # the clock gave it

    @property
    def bound(self) -> bool:
        """May it not be taken back, because whether it may would tell who was asked since?"""
        return self.secret or self.silence is not Silence.NONE


class Reason(NamedTuple):
    """Why an answer was given that no person gave."""

    number: int  # of the answer: the first is 1
    seat: Seat
    led: int | None  # where in the log that begins which came of it, if anything did
    why: str  # a *say*, as JSON


class Misfit(Exception):
    """A row that does not fit the match before it."""


def standing(rows: Sequence[Row]) -> list[Row]:
    """The rows that count: a cut takes those from a number on away, and stands itself."""
    stand: list[Row] = []
    for row in rows:
        if row.kind == "cut" and row.words.isdecimal():
            stand = [each for each in stand if each.number < int(row.words)]
        stand.append(row)
    return stand


def readable(why: str | None) -> str | None:
    """A reason, if it is one that a page could word."""
    with suppress(msgspec.MsgspecError):
        return None if why is None or msgspec.json.decode(why, type=wire.Say) is None else why
    return None


class Ledger:
    """The rows of one match, and the match at the end of them."""

    def __init__(
        self, id: str, header: Header, secret: str = "", dealt: str = "", pauses: Pauses = NO_PAUSES
    ) -> None:
        self.id = id
        self.trouble: Trouble | None = None  # the row behind which nothing can be read
        self._secret = secret
        self.dealer = RowDealer(header, secret)
        self.dealer.read(dealt)
        self.match = Match.by(games.playing(header.game, header.data), header, self.dealer)
        self.count = 1  # rows; the set-up is the first
        self.undos = 0
        self.public = 0
        self.private = [0] * header.seats
        self.keys: set[tuple[str, str]] = set()
        self.asked: dict[Seat, float] = {}  # since when each seat is asked what it is asked now
        self.shown: dict[Seat, float] = {}  # since when everybody knows that it is asked
        self.thought: dict[Seat, list[tuple[float, float]]] = {}  # of open answers: asked when, given when
        self.silence = Silence.NONE  # what the last row led to
        self.pauses = pauses
        self.hush = Hush()  # the last silence that was kept
        self.conceded: list[Seat] = []  # in this order
        self.closed: How | None = None  # how it ended at the table, if it did
        self._given: dict[Seat, list[Given]] = {}  # per seat, of its answers that stand
        self.notices = Notices()

    @classmethod
    def opened(cls, id: str, header: Header, secret: str = "") -> tuple[Ledger, Row]:
        """A new match, and its first row."""
        ledger = cls(id, header, secret)
        row = Row(id, 0, "deal", None, "", ledger.dealt_since(0), "table", None, time.time())
        ledger._begin(row.at)
        return ledger, row

    @classmethod
    def read(cls, header: str, rows: Iterable[Row], secret: str = "", pauses: Pauses = NO_PAUSES) -> Ledger:
        """The match that rows tell, up to the first that cannot be played (`trouble`).

        Unreadable: there is nothing to show.
        """
        played_with = header_of(header)
        rows = list(rows)
        stand = standing(rows)
        if not stand or stand[0].kind != "deal":
            raise Unreadable(Trouble("start"))
        first, *rest = stand
        try:
            ledger = cls(first.match, played_with, secret, first.dealt, pauses)
            ledger._begin(first.at)
        except DataError as error:
            raise Unreadable(Trouble("data")) from error
        except Exception as error:
            raise Unreadable(Trouble("start")) from error
        for at, row in enumerate(rest):
            try:
                ledger.apply(row)
            except Exception:  # whatever a row may do to a match that it was not written for
                ledger = cls.read(header, [first, *rest[:at]], secret, pauses)
                ledger.trouble = Trouble("row", row.number)
                break
        # The keys of rows that were cut off are taken, too: the database would refuse them.
        ledger.keys.update((row.author, row.key) for row in rows if row.key is not None)
        return ledger

    # Where the match is. The table may have ended it before its rules did

    @property
    def outcome(self) -> Outcome | None:
        """None while playing."""
        return ending.ended(self.match.outcome, self.how, self.match.state.seats, self.conceded)

    @property
    def how(self) -> How:
        """How it ended: by its rules, unless the table did it."""
        return self.closed or "played"

    @property
    def over(self) -> bool:
        return self.closed is not None or self.match.outcome is not None

    @property
    def pending(self) -> tuple[Decision, ...]:
        """What is asked."""
        return self.match.pending if self.closed is None else ()

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked, if it is."""
        return self.match.decision(seat) if self.closed is None else None

    def record(self, ended: bool = False) -> str:
        """The record; once the match is over (or `ended` before), with the secret it was dealt from.

        How the table ended it stands in its last line.
        """
        record = self.match.record
        remark = hints.remark(self.hinted()) + ending.remark(self.how, self.conceded)
        if record.header.deal is None:
            return record.dumps() + remark
        secret = self._secret if ended or self.over else ""
        deal = replace(record.header.deal, secret=secret, cuts=self.dealer.cuts)
        return Record(replace(record.header, deal=deal), record.entries).told().dumps() + remark

    # Numbers

    def number(self, eyes: Seat | None) -> int:
        """How far this viewer knows the match to be."""
        return self.public + (self.private[eyes] if eyes is not None else 0)

    def dealt_since(self, entry: int) -> str:
        """What chance dealt from this entry of the record on, one line each."""
        entries = self.match.record.entries[entry:]
        return "".join(f"{each.words()}\n" for each in entries if isinstance(each, Dealt))

    # Rows

    def answer(
        self,
        seat: Seat,
        path: Path,
        author: str,
        key: str | None,
        why: str | None = None,
        watch: Watch | None = None,
    ) -> Row:
        """Play a move; IllegalMove if it is not offered. The row is yet to be written.

        `why` is the reason of a bot or a clock. `watch` is shown the tables on the way to the next question.
        """
        before = self.match.number
        self._play(seat, path, author, why, watch)
        dealt = self.dealt_since(before + 1)
        row = self._row("answer", seat, notation(path), dealt, author, key, why)
        self._written(row)
        return row

    def undo(
        self,
        seat: Seat,
        author: str,
        key: str | None,
        beyond: Collection[Seat] = (),
        whole: bool = False,
    ) -> Row | Refusal:
        """Take the seat's last answer back (`whole`: its turn; `beyond`: bots' with it), or say why not."""
        back = self.way_back(seat, beyond, whole)
        if isinstance(back, Refusal):
            return back
        self._take_back(back)
        words = "" if back == (seat,) else " ".join(map(str, back))
        row = self._row("undo", seat, words, "", author, key)
        self._written(row)
        return row

    def concede(self, seat: Seat, last: bool, author: str, key: str | None) -> Row:
        """A seat gives up; was that the end of the match?"""
        words = endings.LAST if last else endings.ON
        self._conceded(seat, words)
        row = self._row("concede", seat, words, "", author, key)
        self._written(row)
        return row

    def end(self, how: How, author: str) -> Row:
        """Everybody has agreed that the match is over."""
        self._closed(how)
        row = self._row("end", None, how, "", author, None)
        self._written(row)
        return row

    def conclude(self, how: How, conceded: list[Seat]) -> None:
        """How the match ended at the table, as its record says."""
        self.conceded = conceded
        if how != "played":
            self._closed(how)

    def apply(self, row: Row, watch: Watch | None = None) -> None:
        """Do what a row says was done; Misfit, or whatever the game says, if it cannot be."""
        if row.kind == "cut":
            self._cut(row)
            return
        if row.number != self.count or (row.seat is None) != (row.kind == "end") or self.closed is not None:
            raise Misfit
        if row.kind == "end":
            self._closed(endings.agreed(row.words))
        elif row.seat is None:
            raise Misfit
        elif row.kind == "concede":
            self._conceded(row.seat, row.words)
        elif row.kind == "undo":
            self._take_back(tuple(map(int, row.words.split())) or (row.seat,))
        elif row.kind == "answer":
            self.dealer.read(row.dealt)
            self._play(row.seat, tuple(row.words.split()), row.author, readable(row.why), watch)
            if self.dealer.lines:
                raise Misfit
        else:
            raise Misfit
        self._written(row)

    def cut(self, number: int, author: str) -> Row:
        """Leave behind what cannot be read, up to this number; the row is yet to be written."""
        row = Row(self.id, number, "cut", None, str(self.count), "", author, None, time.time())
        self._cut(row)
        self.trouble = None
        return row

    def _cut(self, row: Row) -> None:
        """Rows before it do not count: numbers go on beyond any that was told, and the deal begins anew."""
        if row.words != str(self.count):
            raise Misfit
        self.public += 3 * (row.number - self.count) + 1  # an answer counts at most twice, and once if undone
        self.count = row.number + 1
        self.undos += 1
        self.dealer.cut()
        self.asked, self.shown = {}, {}
        self.silence, self.hush = Silence.NONE, Hush()
        self._begin(row.at)

    def _conceded(self, seat: Seat, words: str) -> None:
        self.conceded.append(seat)
        self.silence = Silence.NONE
        if words == endings.LAST:
            self._closed("conceded")

    def _closed(self, how: How) -> None:
        self.closed = how
        self.silence = Silence.NONE
        self.public += 1

    def _row(
        self,
        kind: Kind,
        seat: Seat | None,
        words: str,
        dealt: str,
        author: str,
        key: str | None,
        why: str | None = None,
    ) -> Row:
        return Row(self.id, self.count, kind, seat, words, dealt, author, key, time.time(), why)

    def _written(self, row: Row) -> None:
        self.count += 1
        self.undos += row.kind == "undo"
        if row.key is not None:
            self.keys.add((row.author, row.key))
        if not self.hush.covers(row.at):
            self.notices.told()
        self.hush = self.hush.then(row.number, row.at, self.silence, self.pauses)
        if row.kind == "answer" and row.seat in self.shown and not self.was_secret(row.seat):
            self.thought.setdefault(row.seat, []).append((self.asked[row.seat], row.at))
        self._ask_anew(row.at, row.seat)
        self.notices.note(self, row.at)

    def _begin(self, at: float) -> None:
        self._ask_anew(at)
        self.notices.begin(self, at)

    def _play(self, seat: Seat, path: Path, author: str, why: str | None, watch: Watch | None) -> None:
        match, listener = self.match, Listener(watch)
        decision = match.decision(seat)
        sealed, given = under_seal(match.state), len(self.sealed_answers(seat))
        if watch is not None:
            watch(match.state)
        match.play(seat, path, listener.witness)
        self.silence = listener.silence
        secret = sealed is not None or (decision is not None and decision.silent)
        self._given.setdefault(seat, []).append(Given(secret, self.silence, why, author == CLOCK))
        if secret:
            self.private[seat] += 1
        closed = sealed is not None and len(self.sealed_answers(seat)) != given + 1
        if not secret or (sealed is not None and closed and not sealed.silent):
            self.public += 1  # an open answer, or the last one under a seal that everybody knows of

    def was_secret(self, seat: Seat) -> bool:
        """Was the seat's last answer one that nobody else could know of?"""
        return self._given[seat][-1].secret

    def in_the_open(self, row: Row) -> bool:
        """Was the last row an answer that all know of, and do all know who is asked now?"""
        openly = row.kind == "answer" and row.seat is not None and not self.was_secret(row.seat)
        return openly and self.asked.keys() == self.shown.keys()

    def was_late(self, seat: Seat) -> bool:
        """Did the clock give the seat's last answer?"""
        given = self._given.get(seat, [])
        return bool(given) and given[-1].late

    def times_late(self, seat: Seat) -> int:
        """How many of the seat's last answers the clock gave, of those that everybody knows of."""
        open_ones = [given.late for given in self._given.get(seat, []) if not given.secret]
        return len(list(takewhile(bool, reversed(open_ones))))

    def answers(self, seat: Seat) -> int:
        """How many of the seat's answers stand."""
        return len(self._given.get(seat, ()))

    def hinted(self) -> list[int]:
        """The numbers of the answers that came after a hint."""
        return [reason.number for reason in self.reasons() if reason.why == HINTED]

    def reasons(self) -> list[Reason]:
        """Why bots and clocks answered as they did, in the order of their answers that stand."""
        given = {seat: iter(answers) for seat, answers in self._given.items()}
        answered = [entry for entry in self.match.record.entries if isinstance(entry, Answered)]
        return [
            Reason(number, entry.seat, entry.led, why)
            for number, entry in enumerate(answered, 1)
            if (why := next(given[entry.seat]).why) is not None
        ]

    def sealed_answers(self, seat: Seat) -> tuple[Move, ...]:
        """What the seat has answered so far under the seal that is open."""
        sealed = under_seal(self.match.state)
        branch = sealed.branch(seat) if sealed else None
        return branch.answers if branch else ()

    # Second thoughts

    def way_back(
        self, seat: Seat, beyond: Collection[Seat] = (), whole: bool = False
    ) -> tuple[Seat, ...] | Refusal:
        """Whose last answers an undo would take back, the latest first; or what stands in the way."""
        if self.closed is not None:
            return Refusal("", message("undo-over"))
        back = self.match.way_back(seat, beyond, whole)
        if isinstance(back, Refusal):  # a clause says best why, and tells nothing: its event has been seen
            return back if back.clause else self._held_fast(seat, 0) or back
        granted: tuple[Seat, ...] = ()
        for number, other in enumerate(back):
            if refusal := self._held_fast(other, back[:number].count(other)):
                return granted or refusal
            if other == seat:
                granted = back[: number + 1]
        return granted

    def _held_fast(self, seat: Seat, since: int) -> Refusal | None:
        """Why a seat's answer stands, of which only the table knows; `since`: how many it gave after it."""
        given = self._given.get(seat, [])
        if len(given) <= since:
            return None
        answer = given[-1 - since]
        if answer.bound and not self.sealed_answers(seat):
            return Refusal("", message("undo-window"))  # granting it would tell who was asked
        if answer.late:
            return Refusal("", message("undo-late"))  # granting it would grant new time
        return None

    def _take_back(self, seats: Iterable[Seat]) -> None:
        self.match.take_back(seats)
        self.silence = Silence.NONE
        for seat in seats:
            if self._given[seat].pop().secret:
                self.private[seat] += 1
            else:
                self.public += 1

    # Who is asked, and since when

    def _ask_anew(self, at: float, answered: Seat | None = None) -> None:
        sealed = under_seal(self.match.state) is not None
        openly = {decision.seat for decision in self.waiting()}
        later = self.hush.over(at)  # nobody's clock runs while the table is silent
        since = {d.seat: later if d.seat in openly or not self.hush.early else at for d in self.pending}
        self.asked = {
            seat: since[seat] if seat == answered else self.asked.get(seat, since[seat]) for seat in since
        }
        self.shown = {
            seat: later if seat == answered and not sealed else self.shown.get(seat, later)
            for seat in since
            if seat in openly
        }

    def follow_clock(self, now: float, by: float = 0.0) -> None:
        """The system's clock was set forward by so much, or back. Nobody was asked later than now."""
        latest = now + self.pauses.most
        self.asked = {seat: min(at + by, latest) for seat, at in self.asked.items()}
        self.shown = {seat: min(at + by, latest) for seat, at in self.shown.items()}
        hush = self.hush
        self.hush = hush._replace(since=min(hush.since + by, now), until=min(hush.until + by, latest))

    def waiting(self) -> tuple[Decision, ...]:
        """The questions that everybody may know of."""
        sealed = under_seal(self.match.state)
        if sealed and sealed.silent:
            return ()
        return tuple(d for d in self.pending if not d.silent)

    def asked_openly(self, seat: Seat) -> bool:
        """Does everybody know that it is asked, and will know at once when it has answered?"""
        return seat in self.shown and under_seal(self.match.state) is None

    def in_secret(self, seat: Seat | None) -> bool:
        """Is this seat asked, and nobody else may know?"""
        return seat in self.asked and seat not in self.shown
