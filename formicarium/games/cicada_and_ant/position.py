"""Tables that somebody sets up: what a position may leave out, and what makes it impossible."""

from __future__ import annotations

from collections import Counter

from formicarium.games.cicada_and_ant.data import (
    CATERPILLAR,
    CELLS,
    KIND_OF,
    MIDDLE,
    NO_PROVISION,
    NOBODY,
    PATH_CARDS,
    PATHS,
    POWERS,
    SLOTS,
)
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.setup import provisions_for


def census(s: Cicada) -> Counter[str]:
    """Every card on the table: each is somewhere, once."""
    lying: list[str] = [*s.square, *s.deck, *s.box, *s.discard, *s.display, *s.stock, s.hidden, *s.powers]
    for cards in (*s.kept, *s.reserves, *s.provisions):
        lying += cards
    return Counter(card for card in lying if card)


def complete(s: Cicada, given: frozenset[str]) -> None:
    """A deck that is left out is what lies nowhere else; a display that is named has three slots."""
    lying = census(s)
    if "deck" not in given:
        s.deck = [card for card in PATH_CARDS if not lying[card]]
    if s.options.winter and "stock" not in given:
        s.stock = [card for card in provisions_for(s.seats) if not lying[card]]
    if s.display:
        s.display += [NO_PROVISION] * (SLOTS - len(s.display))
    for pile in (s.deck, s.stock, s.box):
        pile.sort()


def misfit(s: Cicada) -> str | None:
    """What cannot be, if anything."""
    return _wrong_cards(s) or _wrong_square(s) or _wrong_seats(s)


def _wrong_cards(s: Cicada) -> str | None:
    lying = census(s)
    if unknown := sorted(set(lying) - {*PATH_CARDS, *KIND_OF, *POWERS}):
        return f"no card is called {unknown[0]!r}"
    if twice := sorted(card for card, count in lying.items() if count > 1):
        return f"{twice[0]!r} lies in {lying[twice[0]]} places"
    if len(s.display) > SLOTS:
        return f"the display has {SLOTS} slots, not {len(s.display)}"
    if s.hidden and s.holder(CATERPILLAR) == MIDDLE:
        return "a hidden card lies beside the Caterpillar, and nobody holds it"
    return None


def _wrong_square(s: Cicada) -> str | None:
    if len(s.square) != len(CELLS):
        return f"the square has {len(CELLS)} cells, not {len(s.square)}"
    if unknown := [cell for cell in (*s.pawns, s.guess) if cell and cell not in CELLS]:
        return f"no cell is called {unknown[0]!r}"
    return None


def _wrong_seats(s: Cicada) -> str | None:
    if not (s.ant in range(s.seats) and s.cicada in range(s.seats)) or s.ant == s.cicada:
        return f"Ant {s.ant} and Cicada {s.cicada} must be two of {s.seats} seats"
    for name in ("tokens", *(("reserves", "provisions") if s.options.winter else ("shelves", "kept"))):
        if len(getattr(s, name)) != s.seats:
            return f"{name} needs one entry for each of {s.seats} seats"
    if bad := [token for token in s.tokens if token and token not in PATHS]:
        return f"no path type is called {bad[0]!r}"
    if s.collector not in (NOBODY, s.ant, s.cicada):
        return f"the collector is the Ant or the Cicada, not seat {s.collector}"
    if s.collector == NOBODY and s.phase() in ("Market", "PayPrice", "CollectForReserve", "CollectForPantry"):
        return "somebody must have collected: collector is missing"
    return None
