"""What is counted in a match of Hidden Empires II."""

from __future__ import annotations

from collections.abc import Iterable

from formicarium.core.figures import Count, Level, Luck, Share, Sheet, once, sums
from formicarium.games.hidden_empires_2.colony import areas_of
from formicarium.games.hidden_empires_2.events import (
    AdultsEliminated,
    AntsEliminated,
    AreaForaged,
    AttackDeclared,
    BroodCarriedOff,
    BroodEliminated,
    CardPlayed,
    DnaGained,
    EggsLaid,
    FlightFlown,
    FoodPutAway,
    InvasionAnnounced,
    MaleEggsAdded,
    NursesLaid,
    PupaeEmerged,
    PupaeEnslaved,
    QueenHunted,
    TokenRevealed,
    TraitWon,
)
from formicarium.games.hidden_empires_2.figures.dice import hopes
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat


def points(s: Empires, seat: Seat) -> int:
    return s.scores[seat]


def ants(s: Empires, seat: Seat) -> int:
    return sum(sum(stack) for stack in (*s.ants[seat].values(), *s.patrols[seat].values()))


def brood(s: Empires, seat: Seat) -> int:
    return sum(s.brood[seat].values())


def territory(s: Empires, seat: Seat) -> int:
    return len(areas_of(s, seat))


def size(s: Empires, seat: Seat) -> int:
    return s.sizes[seat]


def cards(s: Empires, seat: Seat) -> int:
    return len(s.hands[seat]) + len(s.traits[seat])


def dna(s: Empires, seat: Seat) -> int:
    return s.dna[seat]


def winged(s: Empires, event: PupaeEmerged) -> Iterable[Share]:
    """Mostly they fly in the turn in which they emerge, so that hardly any are left at its end."""
    yield event.seat, event.princesses + event.males


def discovered(s: Empires, event: TokenRevealed) -> Iterable[Share]:
    if s.turn:  # not those that the set-up turns up beside the nests
        yield s.active, 1


def queen_killed(s: Empires, event: QueenHunted) -> Iterable[Share]:
    yield event.victim, int(event.killed)


def sheet(options: EmpiresOptions) -> Sheet:
    """Cards and DNA only where they are played with."""
    advanced, laid = options.advanced, sums("count")
    return Sheet(
        turn=lambda s: int(s.turn),
        curves=(
            Level("points", points),
            Level("ants", ants),
            Level("brood", brood),
            Count("winged", {PupaeEmerged: winged}),
            Count("foraged", {AreaForaged: sums("food")}),
            Level("territory", territory),
            Level("size", size),
            *((Level("cards", cards), Level("dna", dna)) if advanced else ()),
            Luck("luck", hopes),
        ),
        totals=(
            Count("flights", {FlightFlown: once}),
            Count("discovered", {TokenRevealed: discovered}),
            Count("attacks", {AttackDeclared: once}),
            Count("raids", {InvasionAnnounced: once}),
            Count("carried_off", {BroodCarriedOff: sums("count"), PupaeEnslaved: sums("count")}),
            Count("lost", {AntsEliminated: sums("ants")}),
            Count("brood_lost", {BroodEliminated: sums("count"), AdultsEliminated: sums("count")}),
            Count("queens_lost", {QueenHunted: queen_killed}),
            Count("spoilt", {FoodPutAway: sums("lost")}),
            Count("eggs", {EggsLaid: laid, NursesLaid: laid, MaleEggsAdded: laid}),
            *((Count("played", {CardPlayed: once}), Count("traits", {TraitWon: once})) if advanced else ()),
            *((Count("dna_found", {DnaGained: sums("amount")}),) if advanced else ()),
        ),
    )
