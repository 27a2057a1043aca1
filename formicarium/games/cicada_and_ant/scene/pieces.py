"""Whatever lies on the boards and before the players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.cicada_and_ant.data import (
    CELLS,
    INDEX,
    INSECT_OF,
    KIND_OF,
    NO_CELL,
    PATH_OF,
    PATHS,
    PAWNS,
    Card,
    Cell,
    Counts,
    Insect,
    Path,
    Provision,
)
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece
from formicarium.scene.spots import side_by_side
from formicarium.scene.theme import MARK_NAMES
from formicarium.texts.message import Seat, SeatName, message


def pieces(view: CicadaView) -> tuple[Piece, ...]:
    on_the_square = (*square_cards(view.square, helping_insects(view)), *pawns(view), *tokens(view))
    if view.options.winter:
        return (*on_the_square, *reserve_cards(view.reserves), *provisions(view))
    return (*on_the_square, *cubes(view.shelves), *kept_insects(view.kept))


@lru_cache(maxsize=1024)
def square_cards(cards: tuple[Card, ...], ringed: frozenset[Insect]) -> tuple[Piece, ...]:
    """The cards of the square; during the insects' help, won insects and their namesakes are ringed."""
    return tuple(
        path_card(card, f"cell:{cell}", INSECT_OF[card] in ringed)
        for cell, card in zip(CELLS, cards, strict=True)
        if card
    )


def helping_insects(view: CicadaView) -> frozenset[Insect]:
    """CIG-HELP-02: the insects on the won cells, while the Ant chooses among their namesakes."""
    if view.phase != "InsectsHelp":
        return frozenset()
    under = [card_under(view, cell) for cell in view.pawns]
    token = view.tokens[view.ant]
    return frozenset(INSECT_OF[card] for card in under if card and PATH_OF[card] == token and INSECT_OF[card])


@cache
def path_card(card: Card, on: str, lit: bool = False) -> Piece:
    insect = INSECT_OF[card]
    return Piece(
        id=f"card:{card}",
        sprite=f"path_{PATH_OF[card]}",
        on=on,
        label=message(f"name-{card}"),
        over=(f"insect_{insect}",) if insect else (),
        lit=lit,
        glyph=" ".join(map(short, filter(None, (PATH_OF[card], INSECT_OF[card])))),
    )


def card_under(view: CicadaView, cell: Cell) -> Card:
    return view.square[INDEX[cell]]


def pawns(view: CicadaView) -> Iterator[Piece]:
    """The ants where they stand (the others wait before the Ant), then the Cicada."""
    for number in range(len(view.pawns) if view.over else PAWNS):
        cell = view.pawns[number] if number < len(view.pawns) else NO_CELL
        crowded = bool(cell and (cell == view.guess or INSECT_OF.get(card_under(view, cell))))
        yield ant_pawn(number, cell, crowded)
    if view.guess:
        yield cicada_pawn(view.guess)


@cache
def ant_pawn(number: int, cell: Cell, crowded: bool) -> Piece:
    """Low on the right where an insect must stay visible, or where the Cicada has come to stand."""
    dx, dy, size = (25, 23, 50) if crowded else (0, 0, 70)
    return Piece(
        id=f"ant:{number + 1}",
        sprite="ant_pawn",
        on=f"cell:{cell}" if cell else "pawns",
        label=message("name-ant_pawn"),
        dx=dx,
        dy=dy,
        size=size,
        glyph=short("ant"),
    )


@cache
def cicada_pawn(cell: Cell) -> Piece:
    return Piece(
        id="cicada",
        sprite="cicada_pawn",
        on=f"cell:{cell}",
        label=message("name-cicada_pawn"),
        dx=-27,
        dy=-23,
        size=50,
        glyph=short("cicada"),
    )


def tokens(view: CicadaView) -> Iterator[Piece]:
    """A token before each player who has chosen: face down until the reveal, except one's own."""
    for seat in range(view.seats):
        if view.chosen[seat]:
            yield token(seat, view.tokens[seat], seat == view.ant)


@cache
def token(seat: Seat, path: Path, of_the_ant: bool) -> Piece:
    owner = SeatName(seat)
    return Piece(
        id=f"choice:{seat}",
        sprite=f"token_{path}" if path else "token_back",
        on=f"seat:{seat}",
        label=message("scene-token", seat=owner, path=path)
        if path
        else message("scene-token-hidden", seat=owner),
        tone="" if of_the_ant else "alert",
        glyph=short(path or "hidden"),
    )


@lru_cache(maxsize=1024)
def cubes(shelves: tuple[Counts, ...]) -> tuple[Piece, ...]:
    """CIG-PAN-01: each on its space."""
    return tuple(
        cube(seat, len(shelves), path, position)
        for seat, positions in enumerate(shelves)
        for path, position in zip(PATHS, positions, strict=True)
        if position
    )


@cache
def cube(seat: Seat, seats: int, path: Path, position: int) -> Piece:
    """Every seat has its own corner, so that cubes never hide one another."""
    dx, dy = side_by_side(seats, step=27, across=2)[seat]
    return Piece(
        id=f"cube:{seat}:{path}",
        sprite=f"cube_{MARK_NAMES[seat]}",
        on=space_id(path, position),
        label=message("scene-cube", seat=SeatName(seat), path=path, position=position),
        dx=dx,
        dy=dy * 0.85 + 7,
        size=36 if seats == 2 else 30,
        seat=seat,
    )


def space_id(path: Path, space: int) -> str:
    return f"space:{path}:{space}"


@lru_cache(maxsize=1024)
def kept_insects(kept: tuple[tuple[Card, ...], ...]) -> tuple[Piece, ...]:
    """CIG-INS-03: one's own, or everybody's where they lie open."""
    return tuple(
        path_card(card, kept_id(seat, INSECT_OF[card])) for seat, cards in enumerate(kept) for card in cards
    )


def kept_id(seat: Seat, kind: Insect) -> str:
    return f"kept:{seat}:{kind}"


@lru_cache(maxsize=1024)
def reserve_cards(reserves: tuple[tuple[Card, ...], ...]) -> tuple[Piece, ...]:
    return tuple(
        path_card(card, reserve_id(seat, PATH_OF[card]))
        for seat, reserve in enumerate(reserves)
        for card in reserve
    )


def reserve_id(seat: Seat, path: Path) -> str:
    return f"reserve:{seat}:{path}"


def provisions(view: CicadaView) -> Iterator[Piece]:
    """Before each player, pairs together; the Butterfly gives one's own and takes another's."""
    for seat, owned in enumerate(view.provisions):
        for card in sorted(owned):
            yield provision(card, seat, seat == view.seat)


@cache
def provision(card: Provision, seat: Seat, own: bool) -> Piece:
    kind = KIND_OF[card]
    return Piece(
        id=f"provision:{card}",
        sprite=f"provision_{kind}",
        on=f"provisions:{seat}",
        label=message(f"name-{kind}"),
        touch=(f"give:{kind}",) if own else (f"seat:{seat}", f"take:{kind}"),
    )
