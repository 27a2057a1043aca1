"""Hidden Empires II, unpacked: what is played with. The house asks here, by way of the front door."""

from __future__ import annotations

from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.audit import census
from formicarium.games.hidden_empires_2.audit import misfit as audit
from formicarium.games.hidden_empires_2.data import (
    ADULTS,
    AREAS,
    BROOD,
    CASTES,
    HAND_CARDS,
    LEVELS,
    MOST,
    PLACES,
    REPLETE,
    START_BROOD,
    START_DNA,
    START_QUEENS,
    START_SIZE,
    STORAGE,
    TRAITS,
)
from formicarium.games.hidden_empires_2.moves import BUTTONS, DEEDS, stack_token
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.position import complete
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.setup import SetUp
from formicarium.games.hidden_empires_2.value import heuristic

__all__ = ["STATE", "audit", "census", "complete", "heuristic", "longest", "start", "vocabulary"]

STATE = Empires
DECISIONS_A_TURN = 1200  # more than a player turn and a nest phase of one seat can take


def start(seats: int, options: EmpiresOptions) -> Empires:
    """HE2-SETUP-05, -06: the nest sheets lie ready."""
    nobody: list[int] = [0] * seats
    nothing: list[tuple[()]] = [()] * seats
    return Empires(
        seats=seats,
        options=options,
        steps=[SetUp()],
        nests=[*nothing],
        ants=[{} for _ in range(seats)],
        patrols=[{} for _ in range(seats)],
        sizes=[START_SIZE] * seats,
        queens=[START_QUEENS] * seats,
        brood=[START_BROOD.copy() for _ in range(seats)],
        princesses=[*nobody],
        males=[*nobody],
        food=[*nobody],
        stored=[*nobody],
        dna=[START_DNA if options.advanced else 0] * seats,
        scores=[*nobody],
        captives=[*nobody],
        sheltered=[*nothing],
        marked=[False] * seats,
        resettled=[False] * seats,
        planned=[False] * seats,
        posts=[*nothing],
        watches=[*nothing],
        traits=[*nothing],
        hands=[*nothing],
        drawn=[*nothing],
        named=[*nothing],
        dealt=[*nothing],
        kept=[*nothing],
    )


def vocabulary(seats: int, options: EmpiresOptions) -> tuple[str, ...]:
    words = [f"place:{place}" for place in PLACES]
    words += [stack_token(place, caste) for place in PLACES for caste in CASTES]
    words += [stack_token(area, caste, patrol=True) for area in AREAS for caste in CASTES]
    words += [stack_token(STORAGE, REPLETE), *(f"recruit:{caste}" for caste in CASTES)]
    words += [f"count:{count}" for count in range(MOST + 1)]
    words += [f"bid:{bid}" for bid in range(1, MOST + 1)]
    words += [f"brood:{kind}" for kind in BROOD] + [f"adult:{adult}" for adult in ADULTS]
    words += [f"level:{level}" for level in LEVELS.values()]
    words += [f"card:{card}" for card in (*TRAITS, *HAND_CARDS)]
    words += [f"seat:{seat}" for seat in range(GAME.seats[-1])]
    words += [f"do:{deed}" for deed in DEEDS] + [f"button:{button}" for button in BUTTONS]
    return tuple(words)


def longest(seats: int, options: EmpiresOptions) -> int:
    return DECISIONS_A_TURN * seats * options.turn_cap
