"""What is counted in a match of The Cicada and the Ant."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from formicarium.core.figures import Count, Level, Share, Sheet, once, sums
from formicarium.games.cicada_and_ant.events import (
    AntIntercepted,
    AntMissed,
    BeetleConsoled,
    CardsCollected,
    CubeAdvanced,
    InsectHelped,
    PowerStolen,
    PowerTaken,
    ProvisionBought,
    RedAntGained,
)
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.games.cicada_and_ant.scoring import autumn_score, victory_points
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.texts.message import Seat


def autumn_points(s: Cicada, seat: Seat) -> int:
    return autumn_score(s.shelves[seat], s.kept[seat])


def shelves(s: Cicada, seat: Seat) -> int:
    return sum(s.shelves[seat])


def insects(s: Cicada, seat: Seat) -> int:
    return len(s.kept[seat])


def reserve(s: Cicada, seat: Seat) -> int:
    return len(s.reserves[seat]) + bool(s.hidden_card(seat))


def provisions(s: Cicada, seat: Seat) -> int:
    return len(s.provisions[seat])


def escaped(s: Cicada, event: AntMissed) -> Iterable[Share]:
    yield event.ant, 1


def caught(s: Cicada, event: AntIntercepted) -> Iterable[Share]:
    yield event.cicada, 1


def by_luck(s: Cicada) -> Fraction:
    """How often a Cicada that guesses blindly finds the Ant: one type in so many has pawns on it."""
    return Fraction(1, len(s.pawns_by_path()))


def hit(s: Cicada, event: AntIntercepted) -> Iterable[Share]:
    yield event.cicada, 1 - by_luck(s)


def missed(s: Cicada, event: AntMissed) -> Iterable[Share]:
    yield event.cicada, -by_luck(s)


DUELS = (
    Count("escapes", {AntMissed: escaped}),
    Count("interceptions", {AntIntercepted: caught}),
    Count("flair", {AntIntercepted: hit, AntMissed: missed}, signed=True),
)


def sheet(options: CicadaOptions) -> Sheet:
    return winter(options) if options.winter else autumn()


def autumn() -> Sheet:
    return Sheet(
        turn=lambda s: int(s.round),
        curves=(Level("points", autumn_points), Level("shelves", shelves), Level("insects", insects)),
        totals=(
            *DUELS,
            Count("collected", {CardsCollected: sums("cards")}),
            Count("wasted", {CubeAdvanced: sums("lost")}),
        ),
    )


def winter(options: CicadaOptions) -> Sheet:
    powers = Count("powers", {PowerTaken: once, PowerStolen: once})
    return Sheet(
        turn=lambda s: int(s.round),
        curves=(Level("points", victory_points), Level("reserve", reserve), Level("provisions", provisions)),
        totals=(
            *DUELS,
            Count("collected", {CardsCollected: sums("cards")}),
            Count("helped", {InsectHelped: once}),
            Count("gleaned", {RedAntGained: once, BeetleConsoled: once}),
            Count("bought", {ProvisionBought: once}),
            *((powers,) if options.power_cards else ()),
        ),
    )
