"""What a game's coach has to say to a seat: from that seat's own view, and nothing else."""

from __future__ import annotations

from formicarium.core.coach import explanation
from formicarium.server import wire
from formicarium.server.table.ledger import Ledger
from formicarium.texts.message import Seat


def coached(ledger: Ledger, seat: Seat, key: str) -> wire.Coached:
    """The cards of this match; and about what the seat is asked, if it is: an explanation, and dangers."""
    match, decision = ledger.match, ledger.decision(seat)
    coach = match.game.coach
    if coach is None:
        return wire.Coached(key)
    cards = [
        wire.CardInfo(wire.said(card.title), wire.said(card.says), card.clause, card.art)
        for card in coach.cards(match.state.seats, match.options)
    ]
    if decision is None:
        return wire.Coached(key, cards)
    explains, dangers = explanation(coach, decision), coach.dangers(match.view(seat), decision)
    return wire.Coached(
        key,
        cards,
        decision.prompt.key,
        None if explains is None else wire.said(explains),
        [wire.DangerInfo(wire.said(danger.says), danger.clause, danger.places) for danger in dangers],
    )
