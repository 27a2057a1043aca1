"""Hidden Empires II (Les Empires cachés II)."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.core.bot import Bot
from formicarium.core.game import Game
from formicarium.games.hidden_empires_2.audit import census, misfit
from formicarium.games.hidden_empires_2.bots import BOTS
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
from formicarium.games.hidden_empires_2.scene import scene as scene_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.setup import SetUp
from formicarium.games.hidden_empires_2.value import heuristic
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.model import Scene
from formicarium.texts.message import Seat

DECISIONS_A_TURN = 1200  # more than a player turn and a nest phase of one seat can take


class HiddenEmpires2(Game[Empires]):
    """2 to 6 ant colonies, in the basic or the advanced game."""

    id = "hidden_empires_2"
    prefix = "HE2"
    rules = 2
    seats = range(2, 7)
    former_data = ("41a408812aa369f1", "82331545ece501ca")  # the same, with columns that nobody read
    options = EmpiresOptions
    state = Empires
    bots: Mapping[str, Bot] = BOTS
    variants: Mapping[str, Mapping[str, object]] = {
        "advanced": {},
        "basic": {"mode": "basic"},
        "random-turn-order": {"random_turn_order": True},
        "restart": {"restart": True},
        "death-to-the-queen": {"death_to_the_queen": True},
        "fewer-events": {"fewer_events": True},
        "realistic-time-scale": {"realistic_time_scale": True},
        "traits-and-events": {"fewer_events": True, "realistic_time_scale": True},
    }
    scoring: Mapping[str, str] = {"points": "HE2-END-01", "dna": "HE2-END-03"}

    def start(self, seats: int, options: EmpiresOptions) -> Empires:
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

    def vocabulary(self, seats: int, options: EmpiresOptions) -> tuple[str, ...]:
        words = [f"place:{place}" for place in PLACES]
        words += [stack_token(place, caste) for place in PLACES for caste in CASTES]
        words += [stack_token(area, caste, patrol=True) for area in AREAS for caste in CASTES]
        words += [stack_token(STORAGE, REPLETE), *(f"recruit:{caste}" for caste in CASTES)]
        words += [f"count:{count}" for count in range(MOST + 1)]
        words += [f"bid:{bid}" for bid in range(1, MOST + 1)]
        words += [f"brood:{kind}" for kind in BROOD] + [f"adult:{adult}" for adult in ADULTS]
        words += [f"level:{level}" for level in LEVELS.values()]
        words += [f"card:{card}" for card in (*TRAITS, *HAND_CARDS)]
        words += [f"seat:{seat}" for seat in range(self.seats[-1])]
        words += [f"do:{deed}" for deed in DEEDS] + [f"button:{button}" for button in BUTTONS]
        return tuple(words)

    def longest(self, seats: int, options: EmpiresOptions) -> int:
        return DECISIONS_A_TURN * seats * options.turn_cap

    def scene(self, view: EmpiresView) -> Scene:
        return scene_of(view)

    def heuristic(self, s: Empires, seat: Seat) -> float:
        return heuristic(s, seat)

    def census(self, s: Empires) -> Mapping[str, int]:
        return census(s)

    def complete(self, s: Empires, given: frozenset[str]) -> None:
        complete(s, given)

    def audit(self, s: Empires) -> str | None:
        return misfit(s)


GAME = HiddenEmpires2()
