"""The draft of the realistic time scale (HE2-VAR-06 to -08)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.core.together import Together
from formicarium.games.hidden_empires_2.beliefs import (
    DRAFT_ROUNDS,
    PACKET,
    draft_round,
    excludes,
    held,
    keeps,
)
from formicarium.games.hidden_empires_2.data import NO_CARD, TRAITS, TYPE_OF, Card
from formicarium.games.hidden_empires_2.events import PacketReceived, TraitKept, TraitsShown
from formicarium.games.hidden_empires_2.moves import NOTHING, KeepTrait, Nothing
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class DealPackets(Step[Empires, tuple[Card, ...]]):
    """HE2-VAR-06: each player is dealt 4 of the 25 traits face down; seat 0 gets the first four."""

    chance = "chance-traits"

    def ask(self, s: Empires) -> Draw:
        return Draw(TRAITS, PACKET * s.seats)

    def run(self, s: Empires, answer: tuple[Card, ...]) -> None:
        s.dealt = [tuple(sorted(answer[PACKET * seat : PACKET * (seat + 1)])) for seat in range(s.seats)]
        s.removed = tuple(card for card in TRAITS if card not in answer)
        rounds = [DraftRound() for _ in range(DRAFT_ROUNDS)]
        s.then(*rounds, ShowTraits())


@dataclass(frozen=True, slots=True)
class DraftRound(Step[Empires, None]):
    """HE2-VAR-06: all at once and secretly each keeps one and passes the rest to the next seat clockwise."""

    def run(self, s: Empires, answer: None) -> None:
        turn = draft_round(s)
        for seat in range(s.seats):
            packet = held(s, seat, turn)
            s.tell(PacketReceived(seat, len(packet), packet))
        s.sealed_stage = "draft"
        branches = tuple((seat, (DraftKeep(seat, turn),)) for seat in range(s.seats))
        s.then(Together(branches, silent=True))  # who has no choice would tell what he holds


@dataclass(frozen=True, slots=True)
class DraftKeep(Step[Empires, KeepTrait | Nothing]):
    """HE2-VAR-07: a trait that fits those kept before; none only without one, or to refuse Bivouac."""

    clause = "HE2-VAR-07"

    seat: Seat
    turn: int

    def ask(self, s: Empires) -> Decision:
        legal = keeps(held(s, self.seat, self.turn), s.kept[self.seat])
        options = tuple(KeepTrait(card) if card else NOTHING for card in legal)
        return Decision(self.seat, message("ask-draft-keep", round=self.turn + 1), options, silent=True)

    def run(self, s: Empires, answer: KeepTrait | Nothing) -> None:
        trait = answer.trait if isinstance(answer, KeepTrait) else NO_CARD
        s.kept[self.seat] += (trait,)
        s.tell(TraitKept(self.seat, self.turn + 1, trait))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if path == NOTHING.spell():
            return Refusal("HE2-VAR-07", message("refused-must-keep"))
        if kind != "card" or name not in TYPE_OF:
            return None
        card = Card(name)
        if card not in held(s, seat, self.turn):
            return Refusal("HE2-VAR-06", message("refused-not-in-packet", card=card))
        other = next((kept for kept in s.kept[seat] if kept and TYPE_OF[kept] == TYPE_OF[card]), None)
        if other is not None:
            return Refusal("HE2-VAR-07", message("refused-same-type", card=card, other=other))
        other = next((kept for kept in s.kept[seat] if kept and excludes(card, kept)), NO_CARD)
        return Refusal("HE2-AUC-05", message("refused-excluded", card=card, other=other))


@dataclass(frozen=True, slots=True)
class ShowTraits(Step[Empires, None]):
    """HE2-VAR-06: all traits kept are laid face up; what is left of the packets stays face down."""

    def run(self, s: Empires, answer: None) -> None:
        s.sealed_stage = ""
        for seat in range(s.seats):
            s.traits[seat] = tuple(card for card in s.kept[seat] if card)
            s.tell(TraitsShown(seat, s.traits[seat]))
        kept = [card for traits in s.traits for card in traits]
        s.removed = tuple(card for card in TRAITS if card not in kept)
        s.dealt = [()] * s.seats
        s.kept = [()] * s.seats
