"""A match: a table with its dealer, its record and its story."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any, TypeAlias

from formicarium.core.bot import Sight
from formicarium.core.chance import Chance
from formicarium.core.deal import Committed
from formicarium.core.dealer import Dealer, Seeded
from formicarium.core.decision import Decision, Move, Pass, Path, Refusal, notation, tokens
from formicarium.core.errors import (
    ChanceError,
    DataError,
    FormicariumError,
    IllegalMove,
    MatchOver,
    Misdealt,
    OutOfTurn,
    PositionError,
    RecordError,
)
from formicarium.core.event import Told
from formicarium.core.flow import Witness, answer, deal, settle, settle_before
from formicarium.core.game import Game
from formicarium.core.outcome import Outcome
from formicarium.core.plain import to_plain
from formicarium.core.record import Answered, Dealt, Entry, Header, Line, Record, loads
from formicarium.core.registry import games
from formicarium.core.state import State, View
from formicarium.core.together import imagine, sight, under_seal, warnings
from formicarium.scene.model import Scene
from formicarium.texts.message import Message, Seat, SeatName, message

Given: TypeAlias = "Move | Path | list[str] | str"  # a move, its tokens, or its notation


class Match:
    """Asks, checks, deals and remembers. The table itself is `state`.

    >>> match = Match(games["cicada_and_ant"], seats=2, seed=7)
    >>> match
    <Match of cicada_and_ant: 2 seats, 2 answers, asking 0>
    >>> match.pending[0].prompt.key
    'ask-place-ant'
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        position: Mapping[str, Any] | None = None,
        dealer: Dealer | None = None,
        rules: int | None = None,
    ) -> None:
        if position is None:
            chosen = game.read_options(options or {})
            start = game.begin(game.seats[0] if seats is None else seats, chosen, rules)
        else:
            start = game.position(position)
            chosen = game.read_options(position.get("options", {}))
        plain = to_plain(chosen)
        assert isinstance(plain, dict)
        self.game = game
        self.options = chosen
        self.dealer = dealer or Seeded(seed)
        header = Header(game.id, start.rules, start.seats, plain, seed, deepcopy(position), game.data)
        self.record = Record(header)
        self.state: State = start.listen()
        self.log: list[Told] = []
        self.pending: tuple[Decision, ...] = ()
        try:
            self._advance()
        except (LookupError, TypeError, ValueError) as error:
            if position is None:
                raise
            raise PositionError("", f"the table cannot be played on: {error!r}") from error

    @classmethod
    def by(cls, game: Game[Any], header: Header, dealer: Dealer) -> Match:
        """The match that a header describes, before its first answer."""
        if not game.plays(header.data):
            played = f"data {header.data}" if header.data else "the packaged data"
            raise DataError(
                f"this match of {game.id} was played with {played}, and here is data {game.data}:"
                " name the folder of its tables with --data"
            )
        match = cls(game, header.seats, header.seed, header.options, header.position, dealer, header.rules)
        match.record.header.data, match.record.header.deal = header.data, header.deal
        return match

    def __repr__(self) -> str:
        asked = ", ".join(str(decision.seat) for decision in self.pending)
        now = f"asking {asked}" if self.outcome is None else "over"
        return f"<Match of {self.game.id}: {self.state.seats} seats, {self.number} answers, {now}>"

    # Asking

    @property
    def outcome(self) -> Outcome | None:
        """None while playing."""
        return self.state.outcome

    @property
    def number(self) -> int:
        """How many answers the record holds: the number of the next one."""
        return len(self.record.entries)

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is asked, if it is."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def why_not(self, seat: Seat, touched: Path | list[str] | str) -> Refusal | None:
        """None if these tokens begin an offered move; otherwise the clause and the facts."""
        path = tokens(touched) if isinstance(touched, str) else tuple(touched)
        if self.outcome is not None:
            return Refusal("", message("refused-match-over"))
        decision = self.decision(seat)
        if decision is None:
            return self._not_asked(seat)
        if decision.narrow(path):
            return None
        table = sight(self.state, seat)
        step = table.steps[-1]
        general = Refusal(step.clause, message("refused-not-offered", path=notation(path)))
        if any(decision.find(path[:count]) for count in range(1, len(path))):
            return general  # a move with words to spare: no rule forbids the move itself
        return step.why_not(table, seat, path) or general

    def _not_asked(self, seat: Seat) -> Refusal:
        waiting = tuple(SeatName(d.seat) for d in self.pending if not d.silent)
        return Refusal("", message("refused-not-asked", seat=SeatName(seat), waiting=waiting))

    def clause(self, seat: Seat) -> str:
        """The clause behind what this seat is asked; "" if it is asked nothing."""
        return "" if self.decision(seat) is None else sight(self.state, seat).steps[-1].clause

    def warnings(self, seat: Seat) -> Mapping[Move, Message]:
        """The offered moves that would throw something away, with what that is, in words to come."""
        decision = self.decision(seat)
        if decision is None:
            return {}
        said = zip(decision.options, warnings(self.state, decision), strict=True)
        return {move: warning for move, warning in said if warning is not None}

    # Answering

    def play(self, seat: Seat, given: Given, witness: Witness | None = None) -> tuple[Told, ...]:
        """Check a move, carry it out, deal what chance owes, and return what happened.

        `witness` is shown each step on the way to the next question.
        """
        move = self._checked(seat, given)
        number, before = self.number, len(self.log)
        self.record.entries.append(Answered(seat, move, before))
        answer(self.state, seat, move)
        led = self._leads(seat)
        try:
            self._advance(witness)
        except ChanceError:  # the dealer was told to deal the impossible: nothing has been played
            self._rebuild(self.record.entries[:number])
            raise
        self._note(led, number, before)
        return tuple(self.log[before:])

    def _leads(self, seat: Seat) -> dict[Seat, list[int | None]]:
        """How many events come before those that the last answers lead to: this one, or all under a seal."""
        sealed = under_seal(self.state)
        if sealed is None:
            return {seat: [0]}
        return sealed.led(self.state) if sealed.ask(self.state) is None else {}

    def _note(self, led: dict[Seat, list[int | None]], number: int, before: int) -> None:
        """Write down where in the log that begins which has come of the answers up to this entry."""
        answers = sum(map(len, led.values()))
        for place in range(number, max(-1, number - answers), -1):
            entry = self.record.entries[place]
            assert isinstance(entry, Answered)
            ahead = led[entry.seat].pop()
            if ahead is not None and before + ahead < len(self.log):
                self.record.entries[place] = entry._replace(led=before + ahead)

    def _checked(self, seat: Seat, given: Given) -> Move:
        decision = self.decision(seat)
        move: Move | None = None
        if isinstance(given, Move):
            move = decision.meant(given) if decision is not None else None
        elif decision is not None:
            move = decision.find(_path(given))
        if move is not None:
            return move
        path = _path(given)
        refusal = self.why_not(seat, path) or Refusal("", message("refused-unfinished", path=notation(path)))
        if decision is not None:
            raise IllegalMove(refusal)
        raise OutOfTurn(refusal) if self.outcome is None else MatchOver(refusal)

    def time_out(self, seat: Seat) -> tuple[Told, ...]:
        """Play the move that this seat's decision declares for a clock that has run out."""
        decision = self.decision(seat)
        return self.play(seat, decision.timeout if decision else ())

    def _advance(self, witness: Witness | None = None) -> None:
        """On to the next questions for seats, dealing on the way."""
        asked = settle(self.state) if witness is None else settle_before(self.state, witness)
        while isinstance(asked, Chance):
            result = self.dealer.deal(asked)
            self.record.entries.append(Dealt(asked, result))
            deal(self.state, result)
            asked = settle(self.state) if witness is None else settle_before(self.state, witness)
        self.pending = asked
        self.log += self.state.heard()

    # Looking

    def view(self, seat: Seat | None) -> View:
        """What this seat may know (None: a spectator)."""
        return sight(self.state, seat).view(seat)

    def scene(self, seat: Seat | None) -> Scene:
        """What this seat sees, ready to be drawn."""
        return self.game.scene(self.view(seat)).with_ready(self.answered())

    def _repr_svg_(self) -> str:
        """What a notebook shows: the table as a spectator sees it."""
        # Words and pictures are fetched only here: playing needs neither.
        from formicarium.scene.sprites import Art
        from formicarium.scene.svg import draw
        from formicarium.texts.speaker import Speaker

        return draw(self.scene(None), Art.of(self.game), Speaker(self.game, "en").say)

    def answered(self) -> tuple[Seat, ...]:
        """The seats that have sealed their answer while others have not."""
        sealed = under_seal(self.state)
        return sealed.done() if sealed else ()

    def events(self, seat: Seat | None, since: int = 0) -> tuple[Told, ...]:
        """The story as this seat saw it, from a given event number on."""
        first = self.log[0].number if self.log else 0  # a position may begin in the middle of a story
        seen = ((told, told.event.seen_by(seat)) for told in self.log[max(0, since - first) :])
        return tuple(told._replace(event=event) for told, event in seen if event is not None)

    def sight(self, seat: Seat) -> Sight:
        """All a player in this seat may know. It must be asked something."""
        decision = self.decision(seat)
        if decision is None:
            raise OutOfTurn(self._not_asked(seat))
        return Sight.at(self.state, decision)

    def imagine(self, seat: Seat, rng: Random) -> Any:
        """A table this seat may be at."""
        return imagine(self.state, seat, rng)

    # Taking back

    def undo(self, seat: Seat, beyond: Collection[Seat] = (), whole: bool = False) -> Refusal | None:
        """Take back this seat's last answer (`whole`: its whole turn), up to a point of no return.

        `beyond`: seats whose answers since then go with it, as bots' may where nobody else plays.
        """
        back = self.way_back(seat, beyond, whole)
        if isinstance(back, Refusal):
            return back
        self.take_back(back)
        return None

    def why_not_undo(self, seat: Seat, beyond: Collection[Seat] = ()) -> Refusal | None:
        """None if this seat's last answer can be taken back; otherwise what stands in the way."""
        back = self.way_back(seat, beyond)
        return back if isinstance(back, Refusal) else None

    def way_back(
        self, seat: Seat, beyond: Collection[Seat] = (), whole: bool = False
    ) -> tuple[Seat, ...] | Refusal:
        """Whose last answers an undo takes back, the latest first; or what stands in the way."""
        last = self._last_answer(seat)
        if self.outcome is not None:
            return Refusal("", message("undo-over"))
        if last is None:
            return Refusal("", message("undo-nothing"))
        sealed = under_seal(self.state)
        branch = sealed.branch(seat) if sealed else None
        if sealed and branch and branch.answers:
            if sealed.binding:
                return Refusal(sealed.binding, message("undo-bound"))
            return (seat,) * (len(branch.answers) if whole else 1)
        passable = {seat, *beyond}
        if refusal := self._no_return(last, passable):
            return refusal
        entries, first = self.record.entries, last
        while (
            whole and first and entries[first - 1].seat == seat and not self._no_return(first - 1, passable)
        ):
            first -= 1
        return tuple(entry.seat for entry in reversed(entries[first:]) if isinstance(entry, Answered))

    def take_back(self, seats: Iterable[Seat]) -> None:
        """Take back the last answer of each of these seats in turn, as `way_back` has found it possible."""
        entries = list(self.record.entries)
        for seat in seats:
            del entries[max(number for number, entry in enumerate(entries) if entry.seat == seat)]
        self._rebuild(entries)

    def _last_answer(self, seat: Seat) -> int | None:
        entries = self.record.entries
        number = len(entries) - 1
        while number >= 0 and entries[number].seat != seat:
            number -= 1
        return number if number >= 0 else None

    def _no_return(self, number: int, passable: Collection[Seat]) -> Refusal | None:
        """What has made this answer final: something revealed, chance, or another seat's answer."""
        entries = self.record.entries
        given = entries[number]
        assert isinstance(given, Answered)
        if isinstance(given.move, Pass):  # who was asked next is nobody's business
            return Refusal("", message("undo-bound"))
        for at in range(given.told, len(self.log)):
            event = self.log[at].event
            if event.no_return:
                seen = event.seen_by(given.seat) is not None
                return Refusal((event.binding or event.clause) if seen else "", message("undo-revealed"))
        for at in range(number + 1, len(entries)):
            entry = entries[at]
            if isinstance(entry, Dealt):
                return Refusal("", message("undo-chance"))
            if entry.seat not in passable:
                return Refusal("", message("undo-other", seat=SeatName(entry.seat)))
            if isinstance(entry.move, Pass):
                return Refusal("", message("undo-bound"))
        return None

    def _rebuild(self, entries: list[Entry]) -> None:
        """Play the match again up to these entries."""
        *_, again = played_again(self.game, self.record.header, entries)
        self.state, self.log, self.pending, self.record = again.state, again.log, again.pending, again.record


def _path(given: Given) -> Path:
    """The tokens of a move, however it was given."""
    if isinstance(given, Move):
        return given.spell()
    return tokens(given) if isinstance(given, str) else tuple(given)


def played_again(game: Game[Any], header: Header, entries: Iterable[Entry]) -> Iterator[Match]:
    """A match out of its entries, played on from item to item: after the set-up, and after each answer."""
    entries = list(entries)
    match = Match.by(game, header, _Remembered(entries))
    yield match
    for entry in entries:
        if isinstance(entry, Answered):
            match.play(entry.seat, entry.move)
            yield match


class _Remembered:
    """Deals what was dealt before."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._results = iter([entry.result for entry in entries if isinstance(entry, Dealt)])

    def deal(self, chance: Chance[Any]) -> Any:
        return next(self._results)


def dealer_of(header: Header) -> Dealer:
    """Whoever dealt a match, as far as its record tells: from a secret, or from a seed."""
    deal = header.deal
    return Committed(deal.secret, deal.cuts) if deal and deal.secret else Seeded(header.seed)


class _Reading:
    """Deals what the lines of a record say; its dealer is kept in step, and has to agree if `strict`."""

    def __init__(self, header: Header, lines: list[Line], strict: bool) -> None:
        self.lines = lines
        self.dealer = dealer_of(header)
        given = header.deal.given or 0 if header.deal else 0
        self.free = given if strict else len(lines)  # so many are taken as they are
        self.at = 0
        self.dealt = 0

    def deal(self, chance: Chance[Any]) -> Any:
        dealt = self.dealer.deal(chance)
        self.dealt += 1
        if self.at == len(self.lines):
            return dealt  # the record stops short: its dealer goes on
        line = self.lines[self.at]
        if line.seat is not None:
            raise RecordError(line.number, f"chance is due here, not seat {line.seat}")
        self.at += 1
        if self.dealt > self.free and line.words != chance.write(dealt):
            raise Misdealt(line.number, notation(chance.write(dealt)), notation(line.words))
        try:
            return chance.read(line.words)
        except ChanceError as error:
            raise RecordError(line.number, str(error)) from error


def replay(text: str, upto: int | None = None, game: Game[Any] | None = None, strict: bool = False) -> Match:
    """The match that a record tells, up to an answer's number if one is given.

    `game` is the game with corrected tables, if the match was played with such. RecordError says which line
    cannot be played, and why. Whoever is `strict` takes a chance only as the record's own dealer deals it:
    Misdealt is the RecordError for another one.
    """
    header, lines = loads(text)
    try:
        return _replayed(game or games.playing(header.game, header.data), header, lines[:upto], strict)
    except RecordError:
        raise
    except FormicariumError as error:
        raise RecordError(0, str(error)) from error


def _replayed(game: Game[Any], header: Header, lines: list[Line], strict: bool) -> Match:
    reading = _Reading(header, lines, strict)
    match = Match.by(game, header, reading)
    while reading.at < len(lines):
        line = lines[reading.at]
        reading.at += 1
        if line.seat is None:
            raise RecordError(line.number, "no chance is due here")
        try:
            match.play(line.seat, line.words)
        except IllegalMove as error:
            raise RecordError(line.number, f"seat {line.seat}: {error}") from error
    match.dealer = reading.dealer
    return match
