"""What makes a table that somebody sets up impossible: what contradicts itself, or cannot be played on.

What merely no match would lead to is welcome: scattered pawns, cards of the other mode, five powers.
"""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.cicada_and_ant.data import (
    CATERPILLAR,
    CELLS,
    EMPTY,
    INSECT_OF,
    KIND_OF,
    MIDDLE,
    NOBODY,
    PATH_CARDS,
    PATHS,
    PAWNS,
    POWERS,
    SHELF_END,
    SLOTS,
)
from formicarium.games.cicada_and_ant.position import census
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.market import PayPrice, legal_payments
from formicarium.games.cicada_and_ant.steps.powers import TakeAPower

AFTER_PAWNS = ("ChooseTokens", "LookAtToken", "SetCicada", "Reveal")
COLLECTED = ("InsectsHelp", "TakeAPower", "Market", "PayPrice", "CollectForReserve", "CollectForPantry")


def misfit(s: Cicada) -> str | None:
    """What cannot be, if anything."""
    checks = (_wrong_seats, _wrong_cards, _wrong_places, _wrong_square, _wrong_step)
    return next((problem for check in checks for problem in check(s)), None)


def _wrong_seats(s: Cicada) -> Iterator[str]:
    if not (s.ant in range(s.seats) and s.cicada in range(s.seats)) or s.ant == s.cicada:
        yield f"Ant {s.ant} and Cicada {s.cicada} must be two of {s.seats} seats"
    for name in ("tokens", *(("reserves", "provisions") if s.options.winter else ("shelves", "kept"))):
        if len(getattr(s, name)) != s.seats:
            yield f"{name} needs one entry for each of {s.seats} seats"
    if bad := [token for token in (*s.tokens, s.seen) if token and token not in PATHS]:
        yield f"no path type is called {bad[0]!r}"
    if s.collector not in (NOBODY, s.ant, s.cicada):
        yield f"the collector is the Ant or the Cicada, not seat {s.collector}"
    if any(holder != MIDDLE and holder not in range(s.seats) for holder in s.powers.values()):
        yield f"a power lies in the middle ({MIDDLE}) or with one of {s.seats} seats"
    if wrong := [step for step in s.steps if getattr(step, "seat", 0) not in range(s.seats)]:
        yield f"{type(wrong[0]).__name__} is for none of {s.seats} seats"


def _wrong_cards(s: Cicada) -> Iterator[str]:
    """Every card once, and among its like."""
    lying = census(s)
    if unknown := sorted(set(lying) - {*PATH_CARDS, *KIND_OF, *POWERS}):
        yield f"no card is called {unknown[0]!r}"
    if twice := sorted(card for card, count in lying.items() if count > 1):
        yield f"{twice[0]!r} lies in {lying[twice[0]]} places"
    owned = [card for cards in (*s.kept, *s.reserves) for card in cards]
    gaps = [card for card in (*s.square, s.hidden) if card]
    if strange := [card for card in (*gaps, *owned, *s.deck, *s.box, *s.discard) if card not in INSECT_OF]:
        yield f"{strange[0]!r} is no Path card, and lies among them"
    food = [card for cards in s.provisions for card in cards]
    if odd := [card for card in (*filter(None, s.display), *food, *s.stock) if card not in KIND_OF]:
        yield f"{odd[0]!r} is no Provision card, and lies among them"
    if plain := [card for cards in s.kept for card in cards if not INSECT_OF[card]]:
        yield f"{plain[0]!r} is kept, and shows no insect [CIG-INS-02]"


def _wrong_places(s: Cicada) -> Iterator[str]:
    if len(s.display) > SLOTS:
        yield f"the display has {SLOTS} slots, not {len(s.display)}"
    if s.hidden and s.holder(CATERPILLAR) == MIDDLE:
        yield "a hidden card lies beside the Caterpillar, and nobody holds it"
    if wrong := [positions for positions in s.shelves if set(positions) - set(range(SHELF_END + 1))]:
        yield f"a shelf has {SHELF_END} spaces: {list(wrong[0])} is impossible [CIG-PAN-03]"


def _wrong_square(s: Cicada) -> Iterator[str]:
    if len(s.square) != len(CELLS):
        yield f"the square has {len(CELLS)} cells, not {len(s.square)}"
    if unknown := [cell for cell in (*s.pawns, *filter(None, [s.guess])) if cell not in CELLS]:
        yield f"no cell is called {unknown[0]!r}"
    if len(s.pawns) > PAWNS or len(set(s.pawns)) < len(s.pawns):
        yield f"there are {PAWNS} pawns, each on a cell of its own [CIG-ANT-01]"
    if s.phase() == "PlaceAnts" and EMPTY in s.square:
        yield "pawns are placed on a complete square [CIG-SETUP-02]"
    if s.phase() in AFTER_PAWNS and any(not s.card_at(cell) for cell in (*s.pawns, *filter(None, [s.guess]))):
        yield "a pawn stands where no card lies [CIG-SETUP-02]"


def _wrong_step(s: Cicada) -> Iterator[str]:
    """What comes next must be able to happen."""
    phase = s.phase()
    if phase in AFTER_PAWNS and not s.pawns:
        yield f"{phase} needs pawns [CIG-ANT-05]"
    if phase in AFTER_PAWNS[1:] and not s.tokens[s.ant]:
        yield f"tokens needs the one that the Ant, seat {s.ant}, has chosen [CIG-ANT-05]"
    if s.seen and s.seen == s.tokens[s.ant]:
        yield "the token seen is never the chosen one [CIG-CARD-power_dragonfly-02]"
    if phase == "Reveal" and not s.guess:
        yield "guess needs the cell of the Cicada [CIG-CIC-01]"
    if phase in COLLECTED and s.collector == NOBODY:
        yield "somebody must have collected: collector is missing"
    match s.steps[-1] if s.steps else None:
        case PayPrice(slot) if slot not in range(1, SLOTS + 1) or not s.display or not s.display[slot - 1]:
            yield f"there is no card in slot {slot} to be paid"
        case PayPrice(slot) if not any(legal_payments(s, s.collector, s.display[slot - 1])):
            yield f"seat {s.collector} cannot pay what lies in slot {slot} [CIG-PAY-04]"
        case TakeAPower(cards) if any(card not in s.reserves[s.ant] for card in cards):
            yield "the cards just collected lie in the Ant's reserve [CIG-WREV-02]"
