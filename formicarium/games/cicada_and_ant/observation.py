"""What a seat sees, as numbers (core/observation.py)."""

from __future__ import annotations

from collections.abc import Sequence

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
from formicarium.games.cicada_and_ant.data import (
    CELLS,
    KINDS,
    PATH_CARDS,
    PATH_OF,
    PATHS,
    POWERS,
    SHELF_END,
    SLOTS,
)
from formicarium.games.cicada_and_ant.data import KIND_OF as PROVISIONS
from formicarium.games.cicada_and_ant.options import CicadaOptions
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
