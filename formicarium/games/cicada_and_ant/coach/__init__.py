"""What newcomers are told: the cards, and dangers that public facts support."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from formicarium.core.coach import Card, Danger, card
from formicarium.core.decision import Decision
from formicarium.games.cicada_and_ant.data import (
    FULL_SHELVES,
    INDEX,
    KIND_OF,
    LADYBIRD,
    LADYBIRD_POINTS,
    NO_PROVISION,
    PATH_OF,
    PATHS,
    POINTS_TO_WIN,
    SHELF_END,
)
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.games.cicada_and_ant.scoring import provision_points
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.texts.message import Seat, SeatName, message

PLAIN = frozenset[str]()  # every question has something to explain
DUEL = ("ask-place-ant", "ask-choose-token", "ask-choose-red-token", "ask-place-cicada")


def cards(seats: int, options: CicadaOptions) -> tuple[Card, ...]:
    winter, mode = options.winter, options.mode
    return (
        card("want", "CIG-VP-01" if winter else "CIG-PAN-02", "role_ant", mode=mode),
        card("turn", "CIG-ROUND-02" if winter else "CIG-ROUND-01", "role_cicada", mode=mode),
        card(
            "win",
            "CIG-WEND-01" if winter else "CIG-END-01",
            "provision_jam_jar" if winter else "cube",
            mode=mode,
            points=POINTS_TO_WIN,
            shelves=FULL_SHELVES,
        ),
    )


def dangers(view: CicadaView, decision: Decision) -> tuple[Danger, ...]:
    """What the other of the duel could bring about in this round."""
    if view.seat is None or decision.prompt.key not in DUEL:
        return ()
    rivals = [seat for seat in (view.ant, view.cicada) if seat != view.seat]
    if view.options.winter:
        return tuple(danger for rival in rivals for danger in _purchases(view, rival))
    return (*_last_round(view), *(danger for rival in rivals for danger in _full_shelves(view, rival)))


def _full_shelves(view: CicadaView, rival: Seat) -> Iterator[Danger]:
    """CIG-END-01: with the cards of one type a rival would fill the shelf that ends the match."""
    shelves = view.shelves[rival]
    missing = FULL_SHELVES - sum(at == SHELF_END for at in shelves)
    if missing != 1 or not view.pawns:
        return
    for path, won in _pawns_by_path(view).items():
        at = shelves[PATHS.index(path)]
        if at < SHELF_END <= at + won:
            cells = [cell for cell in view.pawns if PATH_OF[view.square[INDEX[cell]]] == path]
            says = message("danger-shelf", seat=SeatName(rival), path=path, count=won)
            yield Danger(says, "CIG-END-01", tuple(f"cell:{cell}" for cell in cells))


def _pawns_by_path(view: CicadaView) -> Counter[str]:
    return Counter(PATH_OF[view.square[INDEX[cell]]] for cell in view.pawns)


def _last_round(view: CicadaView) -> Iterator[Danger]:
    """CIG-EOR-03: every round takes cards, so that an empty deck cannot complete the square."""
    if not view.deck:
        yield Danger(message("danger-last-round"), "CIG-END-02", ("table",))


def _purchases(view: CicadaView, rival: Seat) -> Iterator[Danger]:
    """CIG-WEND-01: which provisions on display would give a rival the points that win."""
    held = view.provisions[rival]
    more = LADYBIRD_POINTS if (LADYBIRD, rival) in view.powers else 0
    winning = [
        card
        for card in view.display
        if card != NO_PROVISION and provision_points((*held, card)) + more >= POINTS_TO_WIN
    ]
    if winning:
        kinds = tuple(sorted({KIND_OF[card] for card in winning}))
        says = message("danger-purchase", seat=SeatName(rival), kinds=kinds)
        yield Danger(says, "CIG-WEND-01", (f"seat:{rival}",))
