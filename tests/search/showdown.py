"""Showdown: two seats, a card each of 1 … 5, out of sight of the other. The first bets or passes; who is bet
against calls or folds. The higher card wins what lies there. Small enough to know what is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from formicarium.core.bot import Choice, Searching, Sight
from formicarium.core.chance import Roll
from formicarium.core.choices import Options
from formicarium.core.decision import Decision, Move, Path
from formicarium.core.flow import settle
from formicarium.core.game import Game
from formicarium.core.outcome import Outcome, ranks_of
from formicarium.core.state import State, Step, View
from formicarium.texts.message import Seat, message

CARDS = range(1, 6)


@dataclass(frozen=True, slots=True)
class Say(Move):
    word: str

    def spell(self) -> Path:
        return (f"say:{self.word}",)


BET, PASS, CALL, FOLD = map(Say, ("bet", "pass", "call", "fold"))


@dataclass(frozen=True, slots=True)
class ShowdownView(View):
    seat: Seat | None
    card: int  # one's own
    bet: bool


@dataclass(slots=True, kw_only=True)
class Showdown(State):
    options: Any
    cards: list[int] = field(default_factory=list)
    bet: bool = False

    def view(self, seat: Seat | None) -> ShowdownView:
        return ShowdownView(seat, 0 if seat is None else self.cards[seat], self.bet)

    def determinize(self, seat: Seat, rng: Random) -> Showdown:
        s = self.copy()
        s.cards[1 - seat] = rng.choice([card for card in CARDS if card != s.cards[seat]])
        return s

    def pay(self, to: Seat | None, stake: int) -> None:
        winner = max((0, 1), key=self.cards.__getitem__) if to is None else to
        scores = tuple(stake if seat == winner else -stake for seat in (0, 1))
        self.finish(Outcome(ranks_of(scores), scores, message("ended-showdown"), "SHO-END-01"))


@dataclass(frozen=True, slots=True)
class DealCards(Step[Showdown, tuple[int, ...]]):
    def ask(self, s: Showdown) -> Roll:
        return Roll(2, len(CARDS))

    def run(self, s: Showdown, answer: tuple[int, ...]) -> None:
        s.cards = list(answer)


@dataclass(frozen=True, slots=True)
class Open(Step[Showdown, Say]):
    def ask(self, s: Showdown) -> Decision:
        return Decision(0, message("ask-open"), (BET, PASS))

    def run(self, s: Showdown, answer: Say) -> None:
        s.bet = answer == BET
        if s.bet:
            s.then(Reply())
        else:
            s.pay(None, 1)


@dataclass(frozen=True, slots=True)
class Reply(Step[Showdown, Say]):
    def ask(self, s: Showdown) -> Decision:
        return Decision(1, message("ask-reply"), (FOLD, CALL))

    def run(self, s: Showdown, answer: Say) -> None:
        s.pay(*((None, 2) if answer == CALL else (0, 1)))


class Cautious:
    """Opens with a pass, and calls with a 3 or more."""

    def choose(self, sight: Sight, rng: Random) -> Choice:
        return self.favourites(sight, rng)[0]

    def favourites(self, sight: Sight, rng: Random) -> Sequence[Choice]:
        options = sight.decision.options
        liked = PASS if sight.decision.seat == 0 else CALL if sight.view.card >= 3 else FOLD
        return [Choice(move, message("why-cautious")) for move in sorted(options, key=lambda m: m != liked)]


class ShowdownGame(Game[Showdown]):
    id = "showdown"
    prefix = "SHO"
    seats = range(2, 3)
    options = Options
    state = Showdown
    searching = Searching(Cautious(), turn=lambda s: 0, horizon=1)

    def start(self, seats: int, options: Any) -> Showdown:
        return Showdown(seats=seats, options=options, cards=[3, 3], steps=[Open(), DealCards()])

    def heuristic(self, s: Showdown, seat: Seat) -> float:
        """The higher the card, the likelier."""
        return s.cards[seat] / len(CARDS)


GAME = ShowdownGame()


def opening(mine: int, theirs: int) -> Sight:
    """What the first seat sees with these cards."""
    s = GAME.begin(2, Options())
    s.steps, s.cards = [Open()], [mine, theirs]
    asked = settle(s)
    assert isinstance(asked, tuple)
    return Sight.at(s, asked[0])
