"""What a seat sees, as numbers (core/observation.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from formicarium.core.decision import Path as Touched
from formicarium.core.encoding import (
    Counts,
    Each,
    EachSeat,
    Flag,
    Index,
    Maybe,
    Number,
    OneOf,
    Order,
    Row,
    Who,
)
from formicarium.core.observation import Observation, Part
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import (
    BEE_RATE,
    CELLS,
    KINDS,
    PATH_CARDS,
    PATH_OF,
    PATHS,
    POWERS,
    PRICE,
    RATE,
    SHELF_END,
    SLOTS,
)
from formicarium.games.cicada_and_ant.data import KIND_OF as PROVISIONS
from formicarium.games.cicada_and_ant.moves import Buy, Pay, SwapWithDisplay, SwapWithPlayer
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.games.cicada_and_ant.payment import all_payments
from formicarium.games.cicada_and_ant.view import CicadaView

VERSION = 1
PHASES = """
    PlaceAnts LayToken LayRedToken Sealed LookAtToken SetCicada InsectsHelp TakeAPower Market PayPrice over
"""
QUESTIONS = """
    ask-place-ant ask-choose-token ask-choose-red-token ask-place-cicada ask-insects-help ask-take-power
    ask-market ask-pay
"""
STAGE_CARDS = len(PATH_CARDS)

SEATS = range(GAME.seats[-1])
CHANCES = (*map(str, SEATS), *PATHS, *PATH_CARDS, *PROVISIONS, *POWERS)


def _moves() -> Iterator[Touched]:
    """Every answer: single tokens, purchases, payments, and the Butterfly's swaps."""
    yield from ((f"cell:{cell}",) for cell in CELLS)
    yield from ((f"token:{path}",) for path in PATHS)
    yield from ((f"guess:{path}",) for path in PATHS)
    yield from ((f"card:{card}",) for card in PATH_CARDS)
    slots = range(1, SLOTS + 1)
    yield from (Buy(slot).spell() for slot in slots)
    prices = {
        payment for kind in KINDS for rate in (RATE, BEE_RATE) for payment in all_payments(PRICE[kind], rate)
    }
    yield from (Pay(cards, hidden).spell() for cards in sorted(prices) for hidden in (False, True))
    yield from (SwapWithDisplay(give, slot).spell() for give in KINDS for slot in slots)
    yield from (
        SwapWithPlayer(give, seat, take).spell() for give in KINDS for seat in SEATS for take in KINDS
    )
    yield from (("button:decline",), ("button:done",))


MOVES = tuple(_moves())


def observation(seats: int, options: CicadaOptions, tokens: Sequence[str]) -> Observation:
    card, cell, path, seat = OneOf(PATH_CARDS), OneOf(CELLS), OneOf(PATHS), Who(seats)
    cards, provisions = Order(PATH_CARDS), Order(tuple(PROVISIONS))
    return Observation(
        f"cicada_and_ant-{VERSION}",
        CicadaView,
        seats,
        tokens,
        QUESTIONS.split(),
        (*CELLS, *PATH_CARDS, *KINDS),
        (
            Part("phase", OneOf(PHASES.split()), "the step that is due"),
            Part("round", Number(), "the round"),
            Part("ant", seat, "who is the Ant"),
            Part("cicada", seat, "who is the Cicada"),
            Part("square", Each(CELLS, card), "the card in each cell of the square"),
            Part(
                "square",
                Each(CELLS, path),
                "its path type",
                "paths",
                lambda view: [PATH_OF.get(each, "") for each in view.square],
                ("square",),
            ),
            Part("deck", Number(STAGE_CARDS), "cards in the deck"),
            Part("pawns", Order(CELLS), "the Ant pawns, in the order of placing"),
            Part("chosen", EachSeat(seats, Flag()), "who has laid down a token"),
            Part("tokens", EachSeat(seats, path), "the tokens one may see"),
            Part("face_up", Flag(), "whether the tokens lie revealed"),
            Part("looked", Flag(), "whether the Cicada has seen a token"),
            Part("seen", path, "the token that the Dragonfly showed to the Cicada, for the Cicada alone"),
            Part("guess", cell, "where the Cicada stands"),
            Part("collector", seat, "who collects"),
            Part("taken", Row(len(CELLS), Index(CELLS)), "cells that the insects' help has settled"),
            Part(
                "shelves",
                EachSeat(seats, Each(PATHS, Number(SHELF_END))),
                "Autumn: the cubes on the shelves of the pantry",
            ),
            Part("kept", EachSeat(seats, cards), "Autumn: the insects kept, as far as one sees them"),
            Part("kept_counts", EachSeat(seats, Number(STAGE_CARDS)), "how many insects each has kept"),
            Part("reserves", EachSeat(seats, cards), "Winter: the cards in reserve, held longest first"),
            Part(
                "reserves",
                EachSeat(seats, Counts(PATHS, STAGE_CARDS)),
                "the same by path type",
                "purses",
                lambda view: [[PATH_OF[each] for each in cards] for cards in view.reserves],
                ("reserves",),
            ),
            Part("discard", cards, "Winter: the discard pile"),
            Part("display", Row(SLOTS, OneOf(tuple(PROVISIONS))), "Winter: the provisions on display"),
            Part("paying", Number(SLOTS), "the slot whose price is being paid"),
            Part("stock", Number(len(PROVISIONS)), "cards in the Provision deck"),
            Part("provisions", EachSeat(seats, provisions), "the provisions of each, in the order of buying"),
            Part("powers", Each(POWERS, Maybe(seat)), "the powers in play, and who holds them", "", _powers),
            Part("hidden", card, "the card beside the Caterpillar, for its holder alone"),
            Part("over", Flag(), "whether the match is over"),
        ),
        given=("options", "seats", "by_type"),
    )


def _powers(view: CicadaView) -> dict[str, int]:
    return {str(power): seat for power, seat in view.powers}
