"""Tables that somebody sets up: what a position may leave out."""

from __future__ import annotations

from collections import Counter

from formicarium.games.cicada_and_ant.data import MIDDLE, NO_PROVISION, NOBODY, PATH_CARDS, POWERS, SLOTS
from formicarium.games.cicada_and_ant.options import RANDOM
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.setup import LayPowers, SetUp, provisions_for

BY_THE_ANT = ("InsectsHelp", "TakeAPower", "RedAntsGain", "RedAntDraws")


def census(s: Cicada) -> Counter[str]:
    """Every card on the table: each is somewhere, once."""
    lying: list[str] = [*s.square, *s.deck, *s.box, *s.discard, *s.display, *s.stock, s.hidden, *s.powers]
    for cards in (*s.kept, *s.reserves, *s.provisions):
        lying += cards
    return Counter(card for card in lying if card)


def complete(s: Cicada, given: frozenset[str]) -> None:
    """A deck that is left out is what lies nowhere else; a display that is named has three slots.

    Powers that the options name lie in the middle; where only an Ant that collects can act, it has collected.
    """
    lying = census(s)
    if "deck" not in given:
        s.deck = [card for card in PATH_CARDS if not lying[card]]
    if s.options.winter and "stock" not in given:
        s.stock = [card for card in provisions_for(s.seats) if not lying[card]]
    if s.display:
        s.display += [NO_PROVISION] * (SLOTS - len(s.display))
    laid = not any(isinstance(step, SetUp | LayPowers) for step in s.steps)
    if laid and "powers" not in given and s.options.powers_in_play != RANDOM:
        s.powers = {power: MIDDLE for power in POWERS if power in s.options.powers_in_play}
    if s.collector == NOBODY and s.phase() in BY_THE_ANT:
        s.collector = s.ant
    for pile in (s.deck, s.stock, s.box):
        pile.sort()
