"""What a seat sees, as numbers (core/observation.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from formicarium.core.decision import Path
from formicarium.core.encoding import (
    Counts,
    Each,
    EachSeat,
    Fields,
    Flag,
    Index,
    Maybe,
    Number,
    Often,
    OneOf,
    Row,
    Who,
)
from formicarium.core.observation import Observation, Part
from formicarium.games.ant_war.data import (
    AROUND,
    CARDINAL,
    EVERY_WAY,
    HAND,
    HOME,
    JUMPS,
    LINES,
    ORDERS,
    PONDS,
    SHOP,
    SHOP_DRAW,
    SIDES,
    SQUARES,
    START_DECK,
    UNITS,
    WALL,
    WALL_HIT_POINTS,
    WALLS,
    Square,
)
from formicarium.games.ant_war.formations import FORMATIONS
from formicarium.games.ant_war.moves import VERBS
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.view import ASKED, WarView

VERSION = 1
PHASES = (*dict.fromkeys(phase for phase, _ in ASKED.values()), "over")
DECISIONS = tuple(dict.fromkeys(decision for _, decision in ASKED.values()))
QUESTIONS = """
    ask-place-ant ask-arrange ask-set-down ask-order ask-action ask-keep ask-remove ask-discard
"""
CARDS = len(START_DECK) + len(SHOP)  # that a deck can have at most

CHANCES = ("0", "1", *ORDERS)
GRASS = tuple(square for square in SQUARES if square not in PONDS)
REACH = {  # by verb, what an action on a square can be done to; any other square, where it is not listed
    "move": EVERY_WAY,
    "hit": EVERY_WAY,
    "explode": CARDINAL,
    "build": AROUND,
    "shoot": AROUND,
    "charge": {square: tuple(end for line in lines for end in line) for square, lines in LINES.items()},
    "jump": JUMPS,
    "parasite": CARDINAL,
}


def _moves() -> Iterator[Path]:
    """Every answer: single tokens, removals, ants that hatch, rests and actions."""
    for kind, names in (("square", GRASS), ("formation", FORMATIONS), ("card", ORDERS)):
        yield from ((f"{kind}:{name}",) for name in names)
    yield from ((f"button:{name}",) for name in ("mirror", "ready", "stop", "none"))
    yield from ((f"zone:{zone}", f"card:{card}") for zone in ("hand", "discard") for card in ORDERS)
    homes = [square for side in SIDES for square in HOME[side] if square in GRASS]
    yield from ((f"unit:{unit}", f"square:{square}") for unit in UNITS for square in homes)
    yield from ((f"square:{square}", "do:rest") for square in GRASS)
    for verb in VERBS:
        for start in GRASS:
            for end in REACH[verb][start] if verb in REACH else GRASS:
                if end != start:
                    yield f"square:{start}", f"square:{end}", f"do:{verb}"


MOVES = tuple(_moves())


def observation(seats: int, options: WarOptions, tokens: Sequence[str]) -> Observation:
    seat, orders = Who(seats), tuple(ORDERS)
    order, cards, row = OneOf(orders), Counts(orders, CARDS), Row(CARDS, Index(orders))
    by_unit = EachSeat(seats, Each(UNITS, Number()))
    piece = Fields(
        there=Flag(),
        owner=seat,
        unit=OneOf((*UNITS, WALL)),
        revealed=Flag(),
        spent=Flag(),
        possible=Counts((*UNITS, WALL), 1),
        moved=Flag(),
        hatched=Flag(),
        hit_points=Number(WALL_HIT_POINTS),
        number=Number(),
    )
    return Observation(
        f"ant_war-{VERSION}",
        WarView,
        seats,
        tokens,
        QUESTIONS.split(),
        (*SQUARES, *UNITS, WALL, *orders),
        (
            Part("phase", OneOf(PHASES), "the phase of the game"),
            Part("decision", OneOf(DECISIONS), "what is being decided"),
            Part("visitor", seat, "who is in the Shop"),
            Part("lifted", OneOf(SQUARES), "the own ant that has been taken up, while placing"),
            Part("sides", EachSeat(seats, OneOf(SIDES)), "which army each commands"),
            Part("active", seat, "whose turn it is"),
            Part("first", seat, "who played first"),
            Part("turn", Number(), "turns ended"),
            Part("quiet_turns", Number(), "turns without progress"),
            Part("shown", Flag(), "whether the armies stand in the garden"),
            Part(
                "pieces",
                Each(SQUARES, Often(piece)),
                "the piece on each square: whose, what it is if one knows it, what it may be as everybody can"
                " tell, and the number of its public name",
                of=_pieces,
                beside=("sides",),
            ),
            Part("in_play", order, "the order being carried out"),
            Part("actions_left", Number(99), "its actions still to do"),
            Part("hand", Row(HAND + 1, order), "one's own hand"),
            Part("hand_sizes", EachSeat(seats, Number(CARDS)), "the cards in each hand"),
            Part("held", EachSeat(seats, cards), "of each hand, what was in it when its pile last ran out"),
            Part("pile_sizes", EachSeat(seats, Number(CARDS)), "the cards in each draw pile"),
            Part("discards", EachSeat(seats, row), "the discard piles, oldest first"),
            Part("discards", EachSeat(seats, cards), "the same by card", "discarded"),
            Part("archives", EachSeat(seats, row), "the Archives"),
            Part("decks", EachSeat(seats, cards), "every deck: hand, pile, discards and the order in play"),
            Part("shop", cards, "what is left in the Shop"),
            Part("offer", Row(SHOP_DRAW, order), "what one may choose from in the Shop"),
            Part("reserves", EachSeat(seats, Number(WALLS)), "walls in reserve"),
            Part("deaths", by_unit, "deaths by unit"),
            Part("hatchings", EachSeat(seats, Number()), "how many ants have hatched again"),
            Part("open_graves", by_unit, "deaths less the hatched ants that are known, by unit"),
            Part("graveyard", Row(len(UNITS), Number()), "one's own graveyard by unit"),
            Part("hands", Maybe(EachSeat(seats, row)), "all hands, once the game is over", of=_hands),
            Part("over", Flag(), "whether the match is over"),
        ),
    )


def _pieces(view: WarView) -> dict[Square, tuple[object, ...]]:
    return {
        piece.square: (
            True,
            view.sides.index(piece.side),
            piece.unit,
            piece.revealed,
            piece.spent,
            piece.possible,
            piece.moved,
            piece.hatched,
            piece.hit_points,
            int("".join(filter(str.isdigit, piece.id)) or 0),
        )
        for piece in view.pieces
    }


def _hands(view: WarView) -> tuple[tuple[str, ...], ...] | None:
    return view.hands or None
