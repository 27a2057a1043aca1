"""Game turns and player turns; Draw a Card (HE1-TURN, HE1-DRAW)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from formicarium.core.chance import Draw, Pick
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import DISCARD, DRAW_CARD, END_DRAW, RESTART
from formicarium.games.hidden_empires_1.ants import census, place_of
from formicarium.games.hidden_empires_1.data import CARDS, HAND_LIMIT, NOWHERE, Area, Card
from formicarium.games.hidden_empires_1.events.cards import CardDiscarded, CardDrawn, EventDrawn
from formicarium.games.hidden_empires_1.events.table import GameTurnBegun, PlayerTurnBegun
from formicarium.games.hidden_empires_1.moves import DiscardCard, PlayCard
from formicarium.games.hidden_empires_1.questions.assignment import can_assign
from formicarium.games.hidden_empires_1.questions.cards import RESTRICTED, why_not_card
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.assign import AssignTasks
from formicarium.games.hidden_empires_1.steps.assign_ends import BeginAssigning
from formicarium.games.hidden_empires_1.steps.ending import EndGameTurn
from formicarium.games.hidden_empires_1.steps.hand import discard_from_hand, reshuffle, take_into_hand
from formicarium.games.hidden_empires_1.steps.happenings import event_steps
from formicarium.games.hidden_empires_1.steps.nest_phase import NestPhase
from formicarium.games.hidden_empires_1.steps.perform import PerformTasks
from formicarium.games.hidden_empires_1.steps.play import play_card, plays, price
from formicarium.games.hidden_empires_1.steps.restart import Abandon, may_restart
from formicarium.games.hidden_empires_1.steps.scouting import ScoutAreas
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class GameTurn(Step[Empires, None]):
    """HE1-TURN-01: one player turn for everybody, then the Nest Phase for all."""

    def run(self, s: Empires, answer: None) -> None:
        s.turn += 1
        s.tokens = tuple(range(s.seats))
        s.tell(GameTurnBegun(s.turn))
        s.then(DrawToken(), NestPhase(), EndGameTurn(), self)


@dataclass(frozen=True, slots=True)
class DrawToken(Step[Empires, str | None]):
    """HE1-TURN-02: nobody knows who comes next; when the container is empty, all have had their turn."""

    chance = "chance-turn"

    def ask(self, s: Empires) -> Pick | None:
        return token_of(s.tokens) if s.tokens else None

    def run(self, s: Empires, answer: str | None) -> None:
        if answer is None:
            return
        seat = int(answer)
        if len(s.tokens) == s.seats:
            s.first = seat
        s.tokens = tuple(token for token in s.tokens if token != seat)
        begin_player_turn(s, seat)
        s.then(PlayerTurn(), self)


@cache
def token_of(seats: tuple[Seat, ...]) -> Pick:
    """One of those in the container."""
    return Pick(tuple(map(str, seats)))


def begin_player_turn(s: Empires, seat: Seat) -> None:
    """What is remembered for one player turn; own presence is measured now (HE1-MOVE-01)."""
    s.active = seat
    s.player_turn += 1
    s.stage = "draw"
    present: dict[Area, int] = {}
    for at, ants in s.ants[seat].items():
        area, _ = place_of(at)
        present[area] = present.get(area, 0) + sum(ants)
    s.present = present
    s.moves_made = 0
    s.picked = None
    s.scouted = s.attempts = s.closed = ()
    s.focus, s.fight, s.target, s.dice = NOWHERE, None, None, ()
    s.nest_moved = s.cloning = s.nurses_waived = False
    s.tell(PlayerTurnBegun(seat))


@dataclass(frozen=True, slots=True)
class TurnStart(Step[Empires, Move]):
    """HE1-DRAW-01: before drawing, Mutate, or a new colony (HE1-REST-01)."""

    clause = "HE1-DRAW-01"
    prompt = message("ask-turn-start")

    def ask(self, s: Empires) -> Decision:
        cards = plays(s, s.active, "TURN_START")
        anew = (RESTART,) if may_restart(s, s.active) else ()
        options = (*cards, DRAW_CARD, *anew)
        return Decision(s.active, self.prompt, options, default=DRAW_CARD, silent=not anew)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        living = sum(census(s, seat)) + s.virgin_queens[seat] + s.drones[seat] if move == RESTART else 0
        return message("warning-restart", count=living) if living else None

    def run(self, s: Empires, answer: Move) -> None:
        if isinstance(answer, PlayCard):
            s.then(self)
            play_card(s, s.active, answer.card)
        elif answer == RESTART:
            s.then(Abandon(s.active))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if path[:1] == ("button:restart",):
            return Refusal("HE1-REST-01", message("refused-restart"))
        return why_not_card(s, seat, name, "TURN_START") if kind == "card" else None


@dataclass(frozen=True, slots=True)
class DrawCard(Step[Empires, tuple[Card, ...] | None]):
    """HE1-DRAW-02 to -04: the top card; an Event is played at once, another goes into the hand."""

    chance = "chance-card"

    def ask(self, s: Empires) -> Draw | None:
        return Draw(s.deck) if s.deck else None

    def run(self, s: Empires, answer: tuple[Card, ...] | None) -> None:
        if answer is None:
            if s.discard:
                reshuffle(s)
                s.then(self)
            return
        (card,) = answer
        if CARDS[card].kind == "event":
            take_event(s, card)
        else:
            take_into_hand(s, s.active, answer)
            s.tell(CardDrawn(s.active, card))


def take_event(s: Empires, card: Card) -> None:
    """HE1-DRAW-03: shown to all and carried out; there is no other card instead."""
    at = s.deck.index(card)
    s.deck = s.deck[:at] + s.deck[at + 1 :]
    s.discard = (*s.discard, card)
    s.stage = "event"
    s.because(EventDrawn(s.active, card), *event_steps(s, card))


def over_limit(s: Empires) -> bool:
    """HE1-DRAW-06: hand and face-up Traits together."""
    return len(s.hands[s.active]) + len(s.traits[s.active]) > HAND_LIMIT


@dataclass(frozen=True, slots=True)
class DrawStep(Step[Empires, Move]):
    """HE1-DRAW-05 to -08: cards that belong here, too many cards, and cards of who has no task to assign."""

    clause = "HE1-DRAW-05"
    own_stage: ClassVar[str] = "draw"
    prompt = message("ask-draw-step")
    prompt_over = message("ask-draw-step-over", most=HAND_LIMIT)

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        if over_limit(s):
            discards = tuple(DISCARD[(card,)] for card in s.hands[seat])
            options = by_price(s, seat, (*plays(s, seat, "DRAW"), *discards))
            return Decision(seat, self.prompt_over, options, default=discards[0])
        cards: list[PlayCard] = []
        if not RESTRICTED.isdisjoint(s.hands[seat]) or not can_assign(s, seat):
            cards = plays(s, seat, "DRAW")
            if not any(move.card in RESTRICTED for move in cards) and can_assign(s, seat):
                cards = []  # they can be played in Assign Tasks just as well
        options = by_price(s, seat, (*cards, END_DRAW)) if cards else (END_DRAW,)
        return Decision(seat, self.prompt, options, default=END_DRAW, silent=True)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        return price(s, seat, move.card) if isinstance(move, PlayCard) else None

    def run(self, s: Empires, answer: Move) -> None:
        if isinstance(answer, PlayCard):
            s.then(LightStage(), self)
            play_card(s, s.active, answer.card)
        elif isinstance(answer, DiscardCard):
            discard_from_hand(s, s.active, answer.card)
            s.tell(CardDiscarded(s.active, answer.card))
            s.then(LightStage(), self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "card":
            return why_not_card(s, seat, name, "DRAW")
        if path[:1] == ("button:end",):
            held = len(s.hands[seat]) + len(s.traits[seat])
            return Refusal("HE1-DRAW-06", message("refused-too-many-cards", held=held, most=HAND_LIMIT))
        if kind == "trait" or path[:1] == ("button:discard",):
            return why_not_discard(s, seat, path[-1].partition(":")[2])
        return None


def by_price(s: Empires, seat: Seat, options: tuple[Move, ...]) -> tuple[Move, ...]:
    """Cards that cost ants, brood or Traits come last."""
    dear = [move for move in options if isinstance(move, PlayCard) and price(s, seat, move.card)]
    return (*(move for move in options if move not in dear), *dear)


def why_not_discard(s: Empires, seat: Seat, name: str) -> Refusal:
    """HE1-DRAW-06 to -08: only while there are too many cards, and only from the hand."""
    if not over_limit(s):
        return Refusal("HE1-DRAW-08", message("refused-discard"))
    if name in s.traits[seat]:
        return Refusal("HE1-DRAW-07", message("refused-discard-trait", card=name))
    return Refusal("HE1-DRAW-06", message("refused-discard"))


@dataclass(frozen=True, slots=True)
class LightStage(Step[Empires, None]):
    """HE1-WIN-17: to the others Assign Tasks begins as soon as no card has to be thrown away."""

    def run(self, s: Empires, answer: None) -> None:
        s.stage = "draw" if over_limit(s) else "assign"


@dataclass(frozen=True, slots=True)
class PlayerTurn(Step[Empires, None]):
    """HE1-TURN-03: draw a card, assign tasks, scout areas, perform tasks."""

    def run(self, s: Empires, answer: None) -> None:
        s.then(*COURSE)


COURSE: tuple[AnyStep, ...] = (
    TurnStart(),
    DrawCard(),
    LightStage(),
    DrawStep(),
    BeginAssigning(),
    AssignTasks(),
    ScoutAreas(),
    PerformTasks(),
)
