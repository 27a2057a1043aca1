"""Insects in power! (CIG-PWR, CIG-CARD-power_caterpillar)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Refusal, first_token
from formicarium.core.decision import Path as Tokens
from formicarium.core.state import AnyStep, Step
from formicarium.games.cicada_and_ant.data import (
    CATERPILLAR,
    EMPTY,
    INSECT_OF,
    MIDDLE,
    POWER_OF,
    Card,
    Power,
)
from formicarium.games.cicada_and_ant.events import (
    HiddenCardDiscarded,
    HiddenCardDrawn,
    PowerStolen,
    PowerTaken,
)
from formicarium.games.cicada_and_ant.moves import LeavePowers, TakePower
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.table import draw_one, from_the_top
from formicarium.games.cicada_and_ant.steps.victory import CheckVictory
from formicarium.texts.message import Seat, message

LEAVE = LeavePowers()


@dataclass(frozen=True, slots=True)
class TakeAPower(Step[Cicada, TakePower | LeavePowers | None]):
    """CIG-PWR-02 to -05: the collecting Ant may discard a card just collected for its insect's power."""

    clause = "CIG-PWR-02"
    prompt = message("ask-take-power")

    cards: tuple[Card, ...]  # just collected

    def ask(self, s: Cicada) -> Decision | None:
        takes = tuple(TakePower(card) for card in self.cards if self.refusal(s, card) is None)
        return Decision(s.ant, self.prompt, (*takes, LEAVE), default=LEAVE) if takes else None

    def refusal(self, s: Cicada, card: Card) -> Refusal | None:
        """Why this card gives no power, if it does not."""
        if card not in self.cards:
            return Refusal("CIG-PWR-02", message("refused-not-collected", card=card))
        if not INSECT_OF[card]:
            return Refusal("CIG-PWR-02", message("refused-no-insect", card=card))
        power = POWER_OF[INSECT_OF[card]]
        if power not in s.powers:
            return Refusal("CIG-PWR-03", message("refused-power-out", power=power))
        if s.powers[power] == s.ant:
            return Refusal("CIG-PWR-03", message("refused-power-held", power=power))
        return None

    def run(self, s: Cicada, answer: TakePower | LeavePowers | None) -> None:
        if isinstance(answer, TakePower):
            self.trade(s, answer.card)

    def trade(self, s: Cicada, card: Card) -> None:
        power = POWER_OF[INSECT_OF[card]]
        victim = s.powers[power]
        reserve = list(s.reserves[s.ant])
        reserve.remove(card)
        s.reserves[s.ant] = tuple(reserve)
        s.discard.append(card)
        s.powers[power] = s.ant
        after = effects_on_taking(s, power, victim)
        if victim == MIDDLE:
            s.because(PowerTaken(s.ant, power, card), *after)
        else:
            s.because(PowerStolen(s.ant, power, card, victim), *after)

    def why_not(self, s: Cicada, seat: Seat, path: Tokens) -> Refusal | None:
        kind, name = first_token(path)
        return self.refusal(s, Card(name)) if kind == "card" and name in INSECT_OF else None


def effects_on_taking(s: Cicada, power: Power, victim: Seat) -> tuple[AnyStep, ...]:
    """CIG-PWR-06: what a power does the moment it is taken."""
    if power != CATERPILLAR:
        return (CheckVictory(s.ant),)
    stolen = () if victim == MIDDLE else (DiscardHidden(victim),)
    return (*stolen, DrawHidden(s.ant))


@dataclass(frozen=True, slots=True)
class DiscardHidden(Step[Cicada, None]):
    """CIG-CARD-power_caterpillar-05: the former holder's hidden card is discarded face up."""

    seat: Seat

    def run(self, s: Cicada, answer: None) -> None:
        s.discard.append(s.hidden)
        s.tell(HiddenCardDiscarded(self.seat, s.hidden))
        s.hidden = EMPTY


@dataclass(frozen=True, slots=True)
class DrawHidden(Step[Cicada, tuple[Card, ...]]):
    """CIG-CARD-power_caterpillar-01, -03: the top card, face down beside the power."""

    seat: Seat

    def ask(self, s: Cicada) -> Draw | None:
        return from_the_top(s)

    def run(self, s: Cicada, answer: tuple[Card, ...]) -> None:
        s.hidden = draw_one(s, answer)
        s.tell(HiddenCardDrawn(self.seat, s.hidden))
