"""What is counted in a match of Hidden Empires (2009)."""

from __future__ import annotations

from collections.abc import Iterable

from formicarium.core.figures import Count, Level, Luck, Share, Sheet, once, sums
from formicarium.games.hidden_empires_1.ants import census, standing
from formicarium.games.hidden_empires_1.events.cards import ActionPlayed, TraitPlayed
from formicarium.games.hidden_empires_1.events.combat import (
    AntsKilled,
    AreaAttacked,
    DeadCarriedOff,
    DeadEaten,
    NestAttacked,
    NestPlundered,
    QueenHunted,
)
from formicarium.games.hidden_empires_1.events.effects import AntCaught, AntLost
from formicarium.games.hidden_empires_1.events.nest import (
    AdultStarved,
    BroodEaten,
    BroodFedToQueen,
    EggsLaid,
    FlightFlown,
    FoodDiscarded,
    MemberStarved,
    NursesLaid,
    PupaeEmerged,
)
from formicarium.games.hidden_empires_1.events.tasks import (
    AreaScouted,
    FoodForaged,
    ScoutMetPredator,
    ScoutSearched,
)
from formicarium.games.hidden_empires_1.figures.dice import hopes
from formicarium.games.hidden_empires_1.options import EmpireOptions
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.texts.message import Seat


def points(s: Empires, seat: Seat) -> int:
    return s.scores[seat]


def ants(s: Empires, seat: Seat) -> int:
    return sum(census(s, seat))


def brood(s: Empires, seat: Seat) -> int:
    return sum(s.brood[seat])


def territory(s: Empires, seat: Seat) -> int:
    return standing(s, seat).anywhere.bit_count()


def size(s: Empires, seat: Seat) -> int:
    return s.sizes[seat]


def cards(s: Empires, seat: Seat) -> int:
    return len(s.hands[seat]) + len(s.traits[seat])


def winged(s: Empires, event: PupaeEmerged) -> Iterable[Share]:
    """Mostly they fly in the turn in which they emerge, so that hardly any are left at its end."""
    yield event.seat, event.virgin_queens + event.drones


def scout_killed(s: Empires, event: ScoutSearched) -> Iterable[Share]:
    yield event.seat, int(event.killed)


def scout_eaten(s: Empires, event: ScoutMetPredator) -> Iterable[Share]:
    yield event.seat, int(event.fate == "killed")


def queen_killed(s: Empires, event: QueenHunted) -> Iterable[Share]:
    yield event.defender, int(event.killed)


def eggs(s: Empires, event: EggsLaid) -> Iterable[Share]:
    yield event.seat, event.female + event.male


def sheet(options: EmpireOptions) -> Sheet:
    return Sheet(
        turn=lambda s: int(s.turn),
        curves=(
            Level("points", points),
            Level("ants", ants),
            Level("brood", brood),
            Count("winged", {PupaeEmerged: winged}),
            Count("foraged", {FoodForaged: sums("food")}),
            Level("territory", territory),
            Level("size", size),
            Level("cards", cards),
            Luck("luck", hopes),
        ),
        totals=(
            Count("flights", {FlightFlown: once}),
            Count("scouted", {AreaScouted: once}),
            Count("attacks", {AreaAttacked: once}),
            Count("raids", {NestAttacked: once}),
            Count(
                "booty",
                {DeadCarriedOff: sums("food"), NestPlundered: sums("food"), DeadEaten: sums("food")},
            ),
            Count(
                "lost",
                {
                    AntsKilled: sums("count"),
                    AntCaught: once,
                    AntLost: once,
                    ScoutSearched: scout_killed,
                    ScoutMetPredator: scout_eaten,
                },
            ),
            Count("queens_lost", {QueenHunted: queen_killed}),
            Count(
                "starved",
                {AdultStarved: once, MemberStarved: once, BroodEaten: once, BroodFedToQueen: once},
            ),
            Count("spoilt", {FoodDiscarded: sums("lost")}),
            Count("eggs", {EggsLaid: eggs, NursesLaid: sums("eggs")}),
            Count("played", {TraitPlayed: once, ActionPlayed: once}),
        ),
    )
