"""Positions, and questions to the rules, at which a number matters that seldom does in a match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from formicarium.core.errors import PositionError
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.registry import games
from tests.games.ant_war.builder import parade
from tests.games.antics.builder import ROOF
from tests.games.antics.builder import table as antics_table
from tests.games.cicada_and_ant.builder import some
from tests.games.cicada_and_ant.builder import table as cicada_table
from tests.games.cicada_and_ant.winter import market, powers
from tests.games.hidden_empires_1.builder import PERFORM
from tests.games.hidden_empires_1.builder import table as empires_table
from tests.games.hidden_empires_2.builder import table as second_empires_table
from tests.games.leaves import Leaf
from tests.games.stories import Position, Staged, Story

FACES = range(1, 7)


def stages(id: str, leaf: Leaf, row: Mapping[str, Any]) -> list[Story]:
    """Where to look first for a number of this kind, which stands in this row of a list."""
    found: Sequence[Position] = []
    if (id, leaf.kind) in RARE:
        found = [RARE[id, leaf.kind]()]
    elif leaf.kind == "board.insect_scoring.points":
        found = [_last_square(int(leaf.key[-1]) + 1)]
    elif id in WITH_ROW and row:
        found = WITH_ROW[id](leaf.kind, row)
    asked: list[Story] = [RULES[id]] if id in RULES else []
    for position in found:
        games[id].position(position)  # raises, if it cannot be
    laid = [json.dumps(position) for position in found]
    faces = FACES if leaf.kind.endswith((".success", "_faces")) else FACES[:1]
    return asked + [Staged(each, face, attempt) for attempt in range(4) for face in faces for each in laid]


def _position(match: Match) -> Position:
    return match.game.describe(match.state, match.options)


def _laid(match: Match) -> Position:
    """As it was set up."""
    position = match.record.header.position
    assert position is not None
    return position


def _package(game: Game[Any], module: str) -> Any:
    return import_module(f"{type(game).__module__}.{module}")


def _refusal(game: Game[Any], table: dict[str, Any]) -> str:
    """Why a table with too much on it cannot be; "" where it can."""
    try:
        game.position({"seats": 2, "table": table, "steps": []})
    except PositionError as error:
        return str(error)
    return ""


# Ant War


def _order_laid(kind: str, row: Mapping[str, Any]) -> Sequence[Position]:
    return [_position(parade(row["id"]).match)] if kind == "cards.card.actions" else []


# Antics!


def _roof_of_a_hill() -> Position:
    steps = [{"is": "LayFirst", "left": 1, "tile": "build_push"}]
    return _position(antics_table(steps=steps, hills={0: ROOF}, hands={0: "build_push"}).match)


def _last_round() -> Position:
    return _position(antics_table(round=40).match)


def _idle() -> Position:
    """Nobody has acted in this round, nor in two before it."""
    position = _position(antics_table(active=2, first=0, idle_rounds=2).match)
    return {**position, "steps": ["CheckEnd"]}


# The Cicada and the Ant


def _bee_at_the_market() -> Position:
    reserves = {0: some(cloth=5, tile=1, stone=1)}
    return _position(market(powers=powers(bee=0), reserves=reserves, display=["walnuts_a", "", ""]).match)


def _last_square(insects: int) -> Position:
    """The deck cannot complete the square, and somebody has so many insects of a kind."""
    bees = ["wood_bee", "cloth_bee", "tile_bee", "stone_bee"][:insects]
    return _laid(cicada_table("FillSquare", square=[""] * 16, deck=[], kept={0: bees}).match)


# Hidden Empires (2009)

STRONG = ("guards", "soldiers", "millers", "blockers", "territory_marking", "deadly_sting")


def _first_empires(game: Game[Any]) -> Iterator[object]:
    """What ants are worth in a fight, and how much of everything there is."""
    points, s = _package(game, "questions.points"), game.begin(2, game.read_options({}))
    for traits in (*((trait,) for trait in STRONG), ("millers", "deadly_sting")):
        s.traits[0] = traits
        for caste in range(3):
            indoors = points.points(s, 0, "reserves", caste, defending=True)
            yield traits, caste, indoors, points.recruit_points(s, 0, caste)
    nests, land = ["G3", "E3"], [area for area in s.ground.land if area not in ("G3", "E3")]
    yield _refusal(game, {"nests": nests, "trails": dict.fromkeys(land[:25], 0)})
    yield _refusal(game, {"nests": nests, "sites": [land[:9], []]})


def _first_empires_with(kind: str, row: Mapping[str, Any]) -> Sequence[Position]:
    """The card with either side, ants that forage and ants that face each other."""
    if ".params." not in kind:
        return []
    card = row["id"]
    if kind.endswith(".success") and card != "trail_making":
        ants = [{"E5:attack": [6, 0, 0]}, {"E5:forage": [5, 0, 0]}]
        fight = {"nests": ["G3", "E3"], "turn": 2, "active": 0, "ants": ants}
        return [
            {"seats": 2, "table": {**fight, "traits": traits}, "steps": PERFORM}
            for traits in ([[card], []], [[], [card]])
        ]
    table = {
        "nests": ["G3", "E3"],
        "active": 0,
        "turn": 2,
        "queens": [1, 2],
        "virgin_queens": [2, 0],
        "drones": [2, 0],
        "reserves": [[6, 0, 0], [2, 0, 0]],  # twelve workers with the second player
        "markers": {"H3": "prey_2", "F3": "plants_3"},
        "ants": [
            {"H3:forage": [3, 0, 0], "F3:attack": [6, 1, 1]},
            {"F3:patrol": [5, 1, 1], "E3:forage": [3, 0, 0]},
        ],
    }
    turn, night = ["PlayerTurn", "DrawToken"], ["NestPhase", "EndGameTurn", "GameTurn"]
    where = {"trait": "traits", "action": "hands"}.get(row["kind"])
    held = [{where: cards} for cards in ([[card], []], [[], [card]])] if where else []
    return [{"seats": 2, "table": {**table, **cards}, "steps": [*turn, *night]} for cards in held] + [
        {"seats": 2, "table": {**table, "nurses": [[3, 0, 0], [2, 0, 0]], **cards}, "steps": night}
        for cards in held[:1]
    ]


def _sixtieth_move() -> Position:
    return _position(
        empires_table(moves_made=60, colonies={0: "R2 N2 B1 egg_f=1"}, steps=["AssignTasks"]).match
    )


def _plenty_with(card: str) -> Position:
    """More food than the nest can use, and somewhere to keep it."""
    table = {"nests": ["G3", "E3"], "turn": 2, "traits": [[card], []], "food": [70, 0]}
    rooms = {"storage": [[0, 2, 0], [0, 0, 0]]} if card == "repletes" else {}
    return {"seats": 2, "table": {**table, **rooms}, "steps": NIGHT}


def _mill() -> Position:
    table = {"nests": ["G3", "E3"], "turn": 2, "traits": [["millers"], []], "food": [9, 0]}
    rooms = {"storage": [[0, 0, 2], [0, 0, 0]]}
    return {"seats": 2, "table": {**table, **rooms}, "steps": NIGHT}


NIGHT = ["NestPhase", "EndGameTurn", "GameTurn"]

# Hidden Empires II

MOVE = ["DrawCard", "BeginMove", "Redeploy", "CheckNest", "Advance", "CheckBivouac", "Scout", "DeclareAttack"]
WORK = ["BuildTrails", "AssignPatrol", "ForageAreas", "Build", "LastCards", "EndPlayerTurn", "NextPlayer"]


def _second_empires(game: Game[Any]) -> Iterator[object]:
    """What a Trait is worth in a fight, and how much of everything there is."""
    battle = _package(game, "questions.battle")
    for trait in _package(game, "data").TRAITS:
        yield battle.worth((trait,), "attack"), battle.worth((trait,), "defense")
    areas = [f"{row}{number}" for row in "BCFGH" for number in range(1, 5)]
    yield _refusal(game, {"nests": [["E3"], ["E7"]], "traits": [["trail_makers"], []], "trails": areas})
    yield [_package(game, "steps.scout").scout_fate((face,)) for face in FACES]


def _second_empires_with(kind: str, row: Mapping[str, Any]) -> Sequence[Position]:
    if ".params." not in kind:
        return []
    card = row["id"]
    if kind.endswith(".hit_faces"):
        ants, traits = [{"E5": 6, "E3": 1}, {"E5": 5}], [[[card]], [[], [card]]]
        return [
            _position(
                second_empires_table("attack", ants=ants, traits=each).attacks("E5").plays("count:0").match
            )
            for each in traits
        ]
    confined = {"repletes": [0, 1, 0], "millers": [0, 0, 1], "blockers": [0, 0, 1]}.get(card)
    strong = {"E5": [6, 0, 0], "storage": confined} if confined else {"E5": [6, 1, 1]}
    mine = {"E4": [4, 0, 0], "nurses": [2, 0, 0]}
    table = {
        "nests": [["E3"], ["E7"]],
        "active": 0,
        "turn": 2,
        "queens": [1, 2],
        "princesses": [2, 1],
        "males": [2, 1],
        "food": [8, 2],
        "face_up": {"E4": "prey_4", "D4": "plants_3", "E6": "aphids_2"},
    }
    yours = {"E6": [4, 0, 0], "nurses": [1, 0, 0]}
    where = {"trait": "traits", "hand": "hands"}.get(row["kind"])
    held = [
        {where: [[card], []], "ants": [{**mine, **strong}, {**yours, "E5": [5, 0, 0]}]},
        {where: [[], [card]], "ants": [{**mine, "E5": [6, 0, 0]}, {**yours, **strong}]},
    ]
    courses = ([*MOVE, *WORK, "NestPhase", "CheckEnd"], ["NestPhase", "CheckEnd"])
    return [
        {"seats": 2, "table": {**table, **cards}, "steps": steps}
        for steps in courses
        for cards in (held if where else ())
    ]


def _foraging_with(card: str, ants: Mapping[str, Any]) -> Position:
    """A large harvest two steps from the nest."""
    where = [{**ants, "nurses": [2, 0, 0]}, {"nurses": [1, 0, 0]}]
    table = {"nests": [["E3"], ["E7"]], "active": 0, "turn": 2, "traits": [[card], []], "ants": where}
    return {"seats": 2, "table": {**table, "face_up": {"E5": "prey_6"}}, "steps": WORK[2:]}


def _porter_on_the_path() -> Position:
    return _foraging_with("porters", {"E5": [6, 0, 0], "E4": [0, 1, 0]})


def _specialists() -> Position:
    return _foraging_with("specialist_foragers", {"E5": [0, 1, 0], "E4": [3, 0, 0]})


def _full_nest() -> Position:
    """More food than the nest can use, and a nest large enough to keep some."""
    table = {
        "nests": [["E3"], ["E7"]],
        "turn": 2,
        "traits": [["harvesters"], []],
        "food": [70, 0],
        "sizes": [20, 6],
    }
    return {"seats": 2, "table": table, "steps": ["NestPhase", "CheckEnd"]}


def _scattering() -> Position:
    """Six may roll to get away before the fight."""
    attacked = second_empires_table("attack", ants=[{"E5": 9}, {"E5": 6}]).attacks("E5")
    return _position(attacked.match)


RARE: dict[tuple[str, str], Callable[[], Position]] = {
    ("cicada_and_ant", "board.trade.identical_for_one_with_bee_power"): _bee_at_the_market,
    ("antics", "tiles.meta.max_level"): _roof_of_a_hill,
    ("antics", "tokens.limits.round_limit"): _last_round,
    ("antics", "tokens.limits.idle_rounds_that_end_game"): _idle,
    ("hidden_empires_1", "params.assign.max_moves_per_step"): _sixtieth_move,
    ("hidden_empires_1", "cards.card[millers].params.food_in"): _mill,
    ("hidden_empires_1", "cards.card[millers].params.food_out"): _mill,
    ("hidden_empires_1", "params.nest.storage_per_replete"): lambda: _plenty_with("repletes"),
    ("hidden_empires_1", "params.nest.harvester_food_per_size_point"): lambda: _plenty_with("harvesters"),
    ("hidden_empires_2", "options.numbers.storage_food_per_unit"): _full_nest,
    ("hidden_empires_2", "options.numbers.scatter_faces"): _scattering,
    ("hidden_empires_2", "cards.card[specialist_foragers].params.harvest_foragers"): _specialists,
    ("hidden_empires_2", "cards.card[porters].params.path_workers"): _porter_on_the_path,
}
WITH_ROW: dict[str, Callable[[str, Mapping[str, Any]], Sequence[Position]]] = {
    "ant_war": _order_laid,
    "hidden_empires_1": _first_empires_with,
    "hidden_empires_2": _second_empires_with,
}
HELD: dict[str, tuple[str, ...]] = {  # by the options: their defaults and bounds
    "ant_war": ("game.options.no_progress_limit", "game.options.turn_cap"),
    "cicada_and_ant": ("board.options.round_limit",),
    "hidden_empires_1": ("params.score.max_game_turns",),
    "hidden_empires_2": ("options.option.min", "options.option.max", "options.option.default"),
}
RULES: dict[str, Story] = {
    "hidden_empires_1": _first_empires,
    "hidden_empires_2": _second_empires,
}
