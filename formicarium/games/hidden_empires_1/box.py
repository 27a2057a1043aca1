"""Hidden Empires (2009), unpacked: what is played with. The house asks here, by way of the front door."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from formicarium.games.hidden_empires_1.answers import BUTTONS, MOST_COUNT, STAY_HOME, TAKES
from formicarium.games.hidden_empires_1.audit import audit
from formicarium.games.hidden_empires_1.data import (
    ACTIONS,
    BOARD,
    BROOD,
    CARDS,
    CASTES,
    CHAMBERS,
    COLORS,
    DECK,
    NO_ANTS,
    POOL,
    START_ANTS,
    START_BROOD,
    START_QUEENS,
    START_SIZE,
    TASKS,
    TILE_REACH,
    TILE_STOCK,
    TRAITS,
    Area,
)
from formicarium.games.hidden_empires_1.ground import tile_id
from formicarium.games.hidden_empires_1.options import EmpireOptions
from formicarium.games.hidden_empires_1.position import complete
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.setup import SetUp
from formicarium.games.hidden_empires_1.value import heuristic

__all__ = ["STATE", "audit", "census", "complete", "heuristic", "longest", "start", "vocabulary"]

STATE = Empires


def start(seats: int, options: EmpireOptions) -> Empires:
    """Nest Sheets lie ready as in HE1-SETUP-11; so a position need only tell what is different."""
    none = [0] * seats
    return Empires(
        seats=seats,
        options=options,
        steps=[SetUp()],
        pool=POOL,
        deck=DECK,
        stock=dict(TILE_STOCK) if options.alternate_setup else {},
        nests=[Area("")] * seats,
        sites=[()] * seats,
        ants=[{} for _ in range(seats)],
        reserves=[START_ANTS] * seats,
        nurses=[NO_ANTS] * seats,
        builders=[NO_ANTS] * seats,
        storage=[NO_ANTS] * seats,
        returning=[NO_ANTS] * seats,
        brood=[START_BROOD] * seats,
        virgin_queens=none[:],
        drones=none[:],
        queens=[START_QUEENS] * seats,
        sizes=[START_SIZE] * seats,
        food=none[:],
        stored=none[:],
        stolen=none[:],
        kept=[()] * seats,
        guests=none[:],
        scores=none[:],
        no_eggs=[""] * seats,
        hands=[()] * seats,
        traits=[()] * seats,
        sure_traits=none[:],
        held=none[:],
        plans=[()] * seats,
        planned=[False] * seats,
        card_eggs=none[:],
        so_far=[()] * seats,
    )


def vocabulary(seats: int, options: EmpireOptions) -> tuple[str, ...]:
    if options.alternate_setup:
        reach = range(-TILE_REACH, TILE_REACH + 1)
        areas = [tile_id((q, r)) for q in reach for r in reach if abs(q + r) <= TILE_REACH]
    else:
        areas = sorted(area for area, *_ in BOARD)
    words = [f"area:{area}" for area in areas]
    words += [f"color:{color}" for color in COLORS] if options.alternate_setup else []
    words += [f"task:{task}" for task in TASKS]
    words += [f"place:{place}" for place in (*CHAMBERS, "recruits")]
    words += [f"caste:{caste}" for caste in CASTES]
    words += [f"count:{count}" for count in range(MOST_COUNT + 1)]
    words += [f"card:{card}" for card in CARDS if card in (*TRAITS, *ACTIONS)]
    words += [f"trait:{card}" for card in TRAITS]
    words += [f"eliminate:{kind}" for kind in (*BROOD, *STAY_HOME)]
    words += [f"take:{kind}" for kind in (*BROOD, *TAKES)]
    words += [f"seat:{seat}" for seat in range(seats)]
    return (*words, "do:reinforce", "do:retreat", *(f"button:{button}" for button in BUTTONS))


def longest(seats: int, options: EmpireOptions) -> int:
    """Set-up, and for every player and game turn a long player turn and a long Nest Phase."""
    return 400 + options.max_game_turns * seats * 1500


def census(s: Empires) -> Mapping[str, int]:
    """Cards, discovery markers and tiles; ants come and go."""
    counts: Counter[str] = Counter(s.deck)
    counts.update(s.discard)
    for cards in (*s.hands, *s.traits):
        counts.update(cards)
    counts.update(s.pool)
    counts.update(s.aside)
    counts.update([*s.markers.values(), *s.face_down.values(), *(m for kept in s.kept for m in kept)])
    counts.update(color for _, color in s.tiles)
    counts.update(s.stock)
    return counts
