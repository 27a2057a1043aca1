"""The table as far as a viewer sees it, so that the rules can be asked about it."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.data import TRAITS, Token
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.view import EmpiresView

UNSEEN = Token("")  # what lies face down


def table(view: EmpiresView) -> Empires:
    """To be looked at, never to be played on: what is hidden is missing or unknown.

    Traits that lie before nobody are taken to be in the deck, which is what HE2-HAND-07 asks about.
    """
    shown = {card for traits in view.traits for card in traits}.union(view.in_play)
    return Empires(
        seats=view.seats,
        options=view.options,
        rules=view.rules,
        steps=[] if view.step is None else [view.step],
        turn=view.turn,
        active=view.active,
        order=view.order,
        rolled=view.rolled,
        face_up=view.face_up,
        modifiers=view.modifiers,
        face_down=dict.fromkeys(view.face_down, UNSEEN),
        nests=list(view.nests),
        trails=view.trails,
        ants=list(view.ants),
        patrols=list(view.patrols),
        sizes=list(view.sizes),
        queens=list(view.queens),
        brood=list(view.brood),
        princesses=list(view.princesses),
        males=list(view.males),
        food=list(view.food),
        stored=list(view.stored),
        dna=list(view.dna),
        scores=list(view.scores),
        captives=list(view.captives),
        sheltered=list(view.sheltered),
        marked=list(view.marked),
        resettled=list(view.resettled),
        planned=list(view.planned),
        posts=list(view.posts),
        watches=list(view.watches),
        deck=tuple(card for card in TRAITS if card not in shown),
        traits=list(view.traits),
        hands=[view.hand if seat == view.seat else () for seat in range(view.seats)],
        named=[()] * view.seats,
        auction=view.auction,
        occupied=view.occupied,
        moved=view.moved,
        arrivals=view.arrivals,
        entered=view.entered,
        migrated=view.migrated,
        scouts=view.scouts,
        fought=view.fought,
        battle=view.battle,
        sealed=view.sealed,
        protected=view.protected,
        trail_builders=view.trail_builders,
        foraged=view.foraged,
        colours=view.colours,
    )
