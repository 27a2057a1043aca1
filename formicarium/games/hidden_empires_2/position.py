"""Tables that somebody sets up: what a position may leave out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from formicarium.games.hidden_empires_2.audit import cards, is_founding, tokens, wrong_seats
from formicarium.games.hidden_empires_2.colony import areas_of
from formicarium.games.hidden_empires_2.data import BROOD, NEST_SPACES, TOKENS, TRAITS, WORKER
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.card_effects import PutCardAway
from formicarium.games.hidden_empires_2.steps.event_cards import PutEventAway
from formicarium.games.hidden_empires_2.steps.nest_phase import Block, NestPhase
from formicarium.games.hidden_empires_2.steps.setup import starting_deck
from formicarium.games.hidden_empires_2.steps.turn import EndPlayerTurn, NextPlayer, PlayerTurn
from formicarium.games.hidden_empires_2.steps.windows import OpenNestWindow
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Seat


def complete(s: Empires, given: frozenset[str]) -> None:
    """A deck or pile that is left out is what lies nowhere else; brood that is not named is not there.

    HE2-SETUP-02: nests that are left out stand on the nest spaces of the player count, in the order of the
    seats. HE2-HAND-02, HE2-AUC-01: cards in play are those that are being carried out or auctioned.
    HE2-TURN-03: if OCC is left out, it is where the active player's ants stand. A scout is a worker.
    """
    if "nests" not in given and not is_founding(s):
        s.nests = [(space,) for space in NEST_SPACES[s.seats]]
    s.modifiers = {area: change for area, change in s.modifiers.items() if change}
    s.scouts = dict.fromkeys(s.challenged, WORKER) | s.scouts
    if "in_play" not in given:
        shown = [step.card for step in s.steps if isinstance(step, PutCardAway | PutEventAway)]
        s.in_play = (*shown, *((s.auction.card,) if s.auction else ()))
    if "pile" not in given:
        s.pile = ()
        s.pile = _left(TOKENS, tokens(s))
    if "deck" not in given:
        s.deck = ()
        s.deck = _left(starting_deck(s.options), cards(s))
    if "removed" not in given and s.options.realistic_time_scale:
        s.removed = _left(TRAITS, cards(s))
    if "drawn" not in given:
        s.drawn = [(s.reshuffles,) * len(hand) for hand in s.hands]
    s.hands = [tuple(sorted(hand)) for hand in s.hands]
    s.brood = [{kind: brood.get(kind, 0) for kind in BROOD} | brood for brood in s.brood]
    if any(wrong_seats(s)):
        return  # the audit says so
    if "occupied" not in given:
        s.occupied = tuple(areas_of(s, s.active))
    if "order" not in given:
        s.order = turns_begun(s)


def turns_begun(s: Empires) -> tuple[Seat, ...]:
    """Who has begun his player turn, if play goes clockwise; before the nest phase all have."""
    seats = clockwise(s.first, s.seats)
    goes_on = any(isinstance(step, NextPlayer) for step in s.steps)
    if not goes_on and any(isinstance(step, NestPhase | Block | OpenNestWindow) for step in s.steps):
        return seats
    in_turn = goes_on and not isinstance(s.steps[-1], NextPlayer)
    if in_turn or any(isinstance(step, PlayerTurn | EndPlayerTurn) for step in s.steps):
        return seats[: seats.index(s.active) + 1]
    return ()


def _left(whole: Iterable[str], lying: Counter[str]) -> tuple:  # type: ignore[type-arg]
    return tuple(sorted((Counter(whole) - lying).elements()))
