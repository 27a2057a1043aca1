"""Whatever lies on the boards and before the players."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.cicada_and_ant.data import (
    CELLS,
    INSECT_OF,
    KIND_OF,
    NO_CELL,
    PATH_OF,
    PATHS,
    PAWNS,
    Card,
    Cell,
    Insect,
    Path,
)
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.model import Piece
from formicarium.scene.spots import side_by_side
from formicarium.scene.theme import MARK_NAMES
from formicarium.texts.message import Seat, SeatName, message


def pieces(view: CicadaView) -> Iterator[Piece]:
    yield from square_cards(view)
    yield from pawns(view)
    yield from tokens(view)
    if view.options.winter:
        yield from reserve_cards(view)
        yield from provisions(view)
    else:
        yield from cubes(view)
        yield from kept_insects(view)


def square_cards(view: CicadaView) -> Iterator[Piece]:
    """The cards of the square; during the insects' help, won insects and their namesakes are ringed."""
    ringed = helping_insects(view)
    for cell, card in zip(CELLS, view.square, strict=True):
        if card:
            yield path_card(card, on=f"cell:{cell}", lit=bool(INSECT_OF[card]) and INSECT_OF[card] in ringed)


def helping_insects(view: CicadaView) -> set[str]:
    """CIG-HELP-02: the insects on the won cells, while the Ant chooses among their namesakes."""
    if view.phase != "InsectsHelp":
        return set()
    under = [card_under(view, cell) for cell in view.pawns]
    token = view.tokens[view.ant]
    return {INSECT_OF[card] for card in under if card and PATH_OF[card] == token and INSECT_OF[card]}


def path_card(card: Card, on: str, lit: bool = False) -> Piece:
    insect = INSECT_OF[card]
    return Piece(
        id=f"card:{card}",
        sprite=f"path_{PATH_OF[card]}",
        on=on,
        label=message(f"name-{card}"),
        over=(f"insect_{insect}",) if insect else (),
        lit=lit,
        glyph=f"{letter(PATH_OF[card])} {code(card)}".rstrip(),
    )


def card_under(view: CicadaView, cell: Cell) -> Card:
    return view.square[CELLS.index(cell)]


def pawns(view: CicadaView) -> Iterator[Piece]:
    """The ants where they stand (the others wait before the Ant), then the Cicada."""
    for number in range(len(view.pawns) if view.over else PAWNS):
        placed = number < len(view.pawns)
        cell = view.pawns[number] if placed else NO_CELL
        dx, dy, size = _footing(view, cell)
        yield Piece(
            id=f"ant:{number + 1}",
            sprite="ant_pawn",
            on=f"cell:{cell}" if placed else "pawns",
            label=message("name-ant_pawn"),
            dx=dx,
            dy=dy,
            size=size,
            glyph="ant",
        )
    if view.guess:
        yield Piece(
            id="cicada",
            sprite="cicada_pawn",
            on=f"cell:{view.guess}",
            label=message("name-cicada_pawn"),
            dx=-27,
            dy=-23,
            size=50,
            glyph="CIC",
        )


def _footing(view: CicadaView, cell: Cell) -> tuple[float, float, float]:
    """Low on the right where an insect must stay visible, or where the Cicada has come to stand."""
    if cell and (cell == view.guess or INSECT_OF.get(card_under(view, cell))):
        return 25, 23, 50
    return 0, 0, 70


def tokens(view: CicadaView) -> Iterator[Piece]:
    """A token before each player who has chosen: face down until the reveal, except one's own."""
    for seat in range(view.seats):
        if not view.chosen[seat]:
            continue
        path, owner = view.tokens[seat], SeatName(seat)
        yield Piece(
            id=f"choice:{seat}",
            sprite=f"token_{path}" if path else "token_back",
            on=f"seat:{seat}",
            label=message("scene-token", seat=owner, path=path)
            if path
            else message("scene-token-hidden", seat=owner),
            tone="" if seat == view.ant else "alert",
            glyph=letter(path) if path else "?",
        )


def cubes(view: CicadaView) -> Iterator[Piece]:
    """CIG-PAN-01: each on its space; every seat has its own corner, so that cubes never hide one another."""
    corners = side_by_side(view.seats, step=27, across=2)
    size = 36 if view.seats == 2 else 30
    for seat, positions in enumerate(view.shelves):
        for path, position in zip(PATHS, positions, strict=True):
            if position:
                yield Piece(
                    id=f"cube:{seat}:{path}",
                    sprite=f"cube_{MARK_NAMES[seat]}",
                    on=space_id(path, position),
                    label=message("scene-cube", seat=SeatName(seat), path=path, position=position),
                    dx=corners[seat][0],
                    dy=corners[seat][1] * 0.85 + 7,
                    size=size,
                    seat=seat,
                )


def space_id(path: Path, space: int) -> str:
    return f"space:{path}:{space}"


def kept_insects(view: CicadaView) -> Iterator[Piece]:
    """CIG-INS-03: one's own, or everybody's where they lie open."""
    for seat, kept in enumerate(view.kept):
        for card in kept:
            yield path_card(card, on=kept_id(seat, INSECT_OF[card]))


def kept_id(seat: Seat, kind: Insect) -> str:
    return f"kept:{seat}:{kind}"


def reserve_cards(view: CicadaView) -> Iterator[Piece]:
    for seat, reserve in enumerate(view.reserves):
        for card in reserve:
            yield path_card(card, on=reserve_id(seat, PATH_OF[card]))


def reserve_id(seat: Seat, path: Path) -> str:
    return f"reserve:{seat}:{path}"


def provisions(view: CicadaView) -> Iterator[Piece]:
    """Before each player, pairs together; the Butterfly gives one's own and takes another's."""
    for seat, owned in enumerate(view.provisions):
        for card in sorted(owned):
            kind = KIND_OF[card]
            yield Piece(
                id=f"provision:{card}",
                sprite=f"provision_{kind}",
                on=f"provisions:{seat}",
                label=message(f"name-{kind}"),
                touch=(f"give:{kind}",) if seat == view.seat else (f"seat:{seat}", f"take:{kind}"),
            )


def letter(path: Path) -> str:
    """C, T, S or W: the types in a terminal."""
    return path[0].upper()


def code(card: Card) -> str:
    """be, la, dr, bt, ca or bu: the insects in a terminal."""
    insect = INSECT_OF[card]
    return "bt" if insect == "beetle" else insect[:2]
