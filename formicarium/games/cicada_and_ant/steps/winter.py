"""Winter: the insects' help, the Red Ants, the end of the round (CIG-HELP, CIG-RED, CIG-WEOR)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import Step
from formicarium.games.cicada_and_ant.data import (
    BEETLE,
    CELLS,
    EMPTY,
    INDEX,
    INSECT_OF,
    NO_PROVISION,
    NOBODY,
    Card,
    Cell,
    Provision,
)
from formicarium.games.cicada_and_ant.events import (
    BeetleConsoled,
    BeetleMissedOut,
    CardsCollected,
    CellsRefilled,
    DisplayRefilled,
    InsectHelped,
    RedAntGained,
    RedAntMissedOut,
    RoundLimitReached,
    SquareLeftOpen,
)
from formicarium.games.cicada_and_ant.moves import TakeCard
from formicarium.games.cicada_and_ant.scoring import winter_outcome
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.powers import TakeAPower
from formicarium.games.cicada_and_ant.steps.table import (
    draw_one,
    from_the_top,
    lay_cards,
    reshuffle_if_empty,
    take_cards,
)
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class InsectsHelp(Step[Cicada, TakeCard]):
    """CIG-HELP-01 to -07: for each won insect, the card itself or a namesake anywhere in the square."""

    clause = "CIG-HELP-02"
    taken: tuple[Cell, ...] = ()  # decided so far, for the won cells in row-major order

    def ask(self, s: Cicada) -> Decision | None:
        won = s.won_cells()
        if len(self.taken) == len(won):
            return None
        cell = won[len(self.taken)]
        options = tuple(TakeCard(cell, other, s.card_at(other)) for other in (cell, *self.namesakes(s, cell)))
        return Decision(s.ant, message("ask-insects-help", cell=cell, card=s.card_at(cell)), options)

    def run(self, s: Cicada, answer: TakeCard | None) -> None:
        if answer is None:
            s.then(CollectForReserve(tuple(sorted(self.taken, key=INDEX.__getitem__))))
            return
        if answer.cell != answer.won:
            s.tell(InsectHelped(s.ant, answer.won, answer.cell, s.card_at(answer.cell)))
        s.then(InsectsHelp((*self.taken, answer.cell)))

    def namesakes(self, s: Cicada, cell: Cell) -> tuple[Cell, ...]:
        """CIG-HELP-03: other cards with this insect that are neither won nor already taken."""
        insect = INSECT_OF[s.card_at(cell)]
        if not insect:
            return ()
        barred = {*s.won_cells(), *self.taken}
        cards = zip(CELLS, s.square, strict=True)
        return tuple(other for other, card in cards if INSECT_OF.get(card) == insect and other not in barred)

    def why_not(self, s: Cicada, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "cell" or name not in INDEX:
            return None
        if name in s.won_cells() or name in self.taken:
            return Refusal("CIG-HELP-03", message("refused-already-won", cell=name))
        won = s.won_cells()[len(self.taken)]
        insect = INSECT_OF[s.card_at(won)]
        return Refusal("CIG-HELP-02", message("refused-other-insect", cell=name, insect=insect))


@dataclass(frozen=True, slots=True)
class CollectForReserve(Step[Cicada, None]):
    """CIG-REV-04, CIG-WREV-02: the cards of these cells, row-major, to the collector's reserve; an Ant may
    then take a power (CIG-WREV-01(d))."""

    cells: tuple[Cell, ...]

    def run(self, s: Cicada, answer: None) -> None:
        cards = take_cards(s, self.cells)
        s.reserves[s.collector] += cards
        power = (TakeAPower(cards),) if s.missed and s.powers else ()
        s.because(CardsCollected(s.collector, s.tokens[s.ant], self.cells, cards), *power)


@dataclass(frozen=True, slots=True)
class RedAntsGain(Step[Cicada, None]):
    """CIG-RED-06, -07, CIG-WREV-01(e): each Red Ant whose token matches draws, from the Ant's left."""

    def run(self, s: Cicada, answer: None) -> None:
        token = s.tokens[s.ant]
        s.then(*(RedAntDraws(seat) for seat in s.red_ants() if s.tokens[seat] == token))


@dataclass(frozen=True, slots=True)
class RedAntDraws(Step[Cicada, tuple[Card, ...] | None]):
    """CIG-RED-06: the top card, face up; CIG-DECK-03: lost if there is none."""

    seat: Seat

    def ask(self, s: Cicada) -> Draw | None:
        return from_the_top(s)

    def run(self, s: Cicada, answer: tuple[Card, ...] | None) -> None:
        if answer is None:
            s.tell(RedAntMissedOut(self.seat))
        else:
            card = draw_one(s, answer)
            s.reserves[self.seat] += (card,)
            s.tell(RedAntGained(self.seat, card))


@dataclass(frozen=True, slots=True)
class ConsoleBeetle(Step[Cicada, tuple[Card, ...] | None]):
    """CIG-CARD-power_beetle-01 to -03, CIG-WEOR-01(a): a card for an Ant or Cicada that collected nothing."""

    def entitled(self, s: Cicada) -> Seat:
        holder = s.holder(BEETLE)
        return holder if holder in (s.ant, s.cicada) and holder != s.collector else NOBODY

    def ask(self, s: Cicada) -> Draw | None:
        return from_the_top(s) if s.powers and self.entitled(s) != NOBODY else None

    def run(self, s: Cicada, answer: tuple[Card, ...] | None) -> None:
        seat = self.entitled(s)
        if answer is not None:
            card = draw_one(s, answer)
            s.reserves[seat] += (card,)
            s.tell(BeetleConsoled(seat, card))
        elif seat != NOBODY:
            s.tell(BeetleMissedOut(seat))


@dataclass(frozen=True, slots=True)
class RefillSquare(Step[Cicada, tuple[Card, ...] | None]):
    """CIG-WEOR-01(c), CIG-DECK-02, CIG-WEND-03: fill the empty cells, reshuffling when the deck runs out."""

    def ask(self, s: Cicada) -> Draw | None:
        empty = s.square.count(EMPTY)
        enough = empty <= len(s.deck) + len(s.discard)
        return from_the_top(s, empty) if enough else None

    def run(self, s: Cicada, answer: tuple[Card, ...] | None) -> None:
        if answer is not None:
            reshuffle_if_empty(s)
            s.tell(CellsRefilled(lay_cards(s, answer), answer))
            s.steps.append(self)
        elif empty := s.square.count(EMPTY):
            s.tell(SquareLeftOpen(len(s.deck) + len(s.discard), empty))
            s.finish(winter_outcome(s, message("ended-square"), "CIG-WEND-03"))


@dataclass(frozen=True, slots=True)
class FillDisplay(Step[Cicada, tuple[Provision, ...] | None]):
    """CIG-WEOR-01(d), -02: empty slots from the Provision deck, lowest number first, while it lasts."""

    chance = "chance-provisions"

    def ask(self, s: Cicada) -> Draw | None:
        count = min(s.display.count(NO_PROVISION), len(s.stock))
        return Draw(tuple(s.stock), count) if count else None

    def run(self, s: Cicada, answer: tuple[Provision, ...] | None) -> None:
        slots = [slot for slot, card in enumerate(s.display, 1) if not card][: len(answer or ())]
        for slot, card in zip(slots, answer or (), strict=True):
            s.stock.remove(card)
            s.display[slot - 1] = card
        if answer:
            s.tell(DisplayRefilled(tuple(slots), answer))


@dataclass(frozen=True, slots=True)
class KeepRoundLimit(Step[Cicada, None]):
    """CIG-WEND-04, -05, CIG-WEOR-01(e): the last round ends the game."""

    def run(self, s: Cicada, answer: None) -> None:
        if s.round >= s.options.round_limit:
            s.tell(RoundLimitReached(s.round))
            s.finish(winter_outcome(s, message("ended-round-limit"), "CIG-WEND-04"))
