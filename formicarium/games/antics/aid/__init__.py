"""The player aid: a turn, the five actions, ways home, soldiers, anteaters, points and the end."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.core.aid import Aid, Cell, Line, Part, line, name, number, picture, title, words
from formicarium.games.antics.data import (
    ACTIONS,
    ACTIONS_PER_TURN,
    ANTHILL,
    BRIDGE_SOLDIERS,
    BRIDGE_UNITS,
    CHASM,
    CLEARING_OF,
    EATS,
    ENDS,
    EXHAUSTED_AT_END,
    EXHAUSTED_TOKENS,
    FIELDS,
    GUIDE,
    HAND_LIMIT,
    ITEMS,
    LEAF_BONUS,
    LEAVES,
    LONG_GAME_IGNORES,
    LONG_GAME_PREY,
    MAX_LEVEL,
    NUMBERS,
    PREY,
    ROUND_LIMIT,
    SEARCHES_FIRST,
    SUPPLY,
    Item,
    Node,
    Numbers,
    Track,
)
from formicarium.games.antics.options import AnticsOptions
from formicarium.games.antics.scoring import prey_points
from formicarium.games.antics.steps.action import SUPER_LEVEL
from formicarium.scene.model import Icon

CLAUSES = {
    "explore": "ANT-EXPL-01",
    "build": "ANT-BUILD-01",
    "hatch": "ANT-HATCH-03",
    "ants": "ANT-ANTS-01",
    "push": "ANT-PUSH-01",
}


def aid(seats: int, options: AnticsOptions) -> Aid:
    numbers = NUMBERS[seats]
    return Aid(
        (
            _turn(numbers),
            _actions(),
            Part(title("building"), _building()),
            Part(title("garden"), _garden()),
            _ways(numbers, options),
            Part(title("soldiers"), _soldiers()),
            _anteaters(numbers),
            _tastes(),
            _points(),
            Part(title("end"), tuple(_ends(options))),
        )
    )


def _turn(numbers: Numbers) -> Part:
    return Part(
        title("turn"),
        (
            line("act", "ANT-TURN-05", actions=ACTIONS_PER_TURN),
            line("markers", "ANT-TIDY-01"),
            line("store", "ANT-TIDY-02"),
            line("return", "ANT-TIDY-07", tiles=HAND_LIMIT),
            line("refill", "ANT-TIDY-10"),
            line("arrive", "ANT-ATE-01", picture("anteater_red", "anteater"), field=FIELDS[0]),
        ),
        rows=(
            (words("first-round", clause="ANT-TURN-02"), words("first-actions", actions=numbers.first_turn)),
        ),
        steps=True,
        clause="ANT-TURN-04",
    )


def _actions() -> Part:
    facts = {"explore": {"field": FIELDS[0]}}
    rows = [
        (
            name(kind, picture(f"icon_{kind}", kind)),
            words(f"does-{kind}", clause=CLAUSES[kind], **facts.get(kind, {})),
        )
        for kind in ACTIONS
    ]
    wild = words("does-super_ant", clause="ANT-SUP-01", level=SUPER_LEVEL)
    return Part(
        title("actions"),
        (line("level", "ANT-LVL-01", most=MAX_LEVEL), line("once", "ANT-TURN-07")),
        rows=(*rows, (name("super_ant", picture("super_ant")), wild)),
    )


def _building() -> tuple[Line, ...]:
    return (
        line("ground", "ANT-BUILD-05"),
        line("top", "ANT-BUILD-06"),
        line("covered", "ANT-BUILD-12"),
        line("no-cover", "ANT-BUILD-10"),
    )


def _garden() -> tuple[Line, ...]:
    return (
        line("chain", "ANT-ANTS-04", ants=SUPPLY),
        line("pushes", "ANT-PUSH-05", picture("icon_push", "push")),
        line("one-each", "ANT-PUSH-06"),
        line("one-load", "ANT-PUSH-07"),
    )


def _ways(numbers: Numbers, options: AnticsOptions) -> Part:
    """How many ants reach each clearing from the anthill, and what lies there at first."""
    prey = LONG_GAME_PREY if options.long_game else numbers.prey
    dry, bridged = _distances(CHASM), _distances()
    rows = (
        (
            name(item, picture(item)),
            number(dry[CLEARING_OF[item]]),
            number(bridged[CLEARING_OF[item]]),
            number(numbers.leaves if item in LEAVES else prey),
        )
        for item in sorted(ITEMS, key=lambda item: dry[CLEARING_OF[item]])
    )
    heads = ("item", "ants", "bridge", "tokens")
    return Part(
        title("ways"),
        head=tuple(words(f"head-{head}") for head in heads),
        rows=tuple(rows),
        clause="ANT-SETUP-07",
    )


def _distances(*closed: Track) -> dict[Node, int]:
    """Tracks from the anthill to each node."""
    found, edge = {ANTHILL: 0}, [ANTHILL]
    while edge:
        here = edge.pop(0)
        for track, ends in ENDS.items():
            if here in ends and track not in closed:
                there = ends[0] if ends[1] == here else ends[1]
                if there not in found:
                    found[there] = found[here] + 1
                    edge.append(there)
    return found


def _soldiers() -> tuple[Line, ...]:
    red = picture("terrain_soldier", "soldier")
    return (
        line("red-zone", "ANT-HATCH-08", red),
        line("guard", "ANT-GUARD-01", picture("guard_circle", "guard")),
        line("steal", "ANT-STEAL-01", picture("thief", "soldier")),
        line("bridge", "ANT-BRIDGE-01", soldiers=BRIDGE_SOLDIERS, units=BRIDGE_UNITS),
    )


def _anteaters(numbers: Numbers) -> Part:
    arrivals = (
        (words("arrival", number=at), Cell(icons=tuple(_meal(meal) for meal in meals)))
        for at, meals in enumerate(GUIDE[numbers.guide], 1)
    )
    return Part(
        title("anteaters"),
        (
            line("eat-prey", "ANT-ATE-07", _meal("prey")),
            line("eat-ants", "ANT-ATE-09", _meal("ants")),
            line("reset", "ANT-ATE-11"),
        ),
        rows=tuple(arrivals),
        clause="ANT-ATE-06",
    )


def _tastes() -> Part:
    rows = (
        (
            name(colour, picture(f"anteater_{colour}", colour)),
            name(EATS[colour], picture(EATS[colour])),
            name(zone, picture(f"terrain_{zone}", zone)),
        )
        for colour, zone in SEARCHES_FIRST.items()
    )
    return Part(
        title("tastes"),
        head=(words("head-anteater"), words("head-prey"), words("head-zone")),
        rows=tuple(rows),
        clause="ANT-ATE-05",
    )


def _meal(meal: str) -> Icon:
    return Icon(f"meal_{meal}", title(f"meal-{meal}"))


def _points() -> Part:
    return Part(
        title("points"),
        (*map(_leaf, LEAVES), line("no-points", "ANT-SCORE-05"), line("tie", "ANT-TIE-01")),
        head=(words("head-home"), *(number(prey) for prey in range(1, len(PREY) + 1))),
        rows=(
            (
                words("prey-points", clause="ANT-SCORE-01"),
                *(number(prey_points(prey)) for prey in range(1, len(PREY) + 1)),
            ),
        ),
    )


def _leaf(leaf: Item) -> Line:
    key = "leaf-bonus" if LEAF_BONUS[leaf] else "leaf"
    pictures = picture(leaf), picture("icon_fungus", "fungus")
    return line(key, "ANT-SCORE-04", *pictures, leaf=leaf, points=LEAF_BONUS[leaf])


def _ends(options: AnticsOptions) -> Iterator[Line]:
    if options.long_game:
        yield line("end-tiles-long", "ANT-VARL-02", field=LONG_GAME_IGNORES)
    else:
        yield line("end-tiles", "ANT-OVER-02", picture("bag"))
    yield line("end-prey", "ANT-OVER-03", picture("exhausted"), kinds=EXHAUSTED_TOKENS - EXHAUSTED_AT_END)
    yield line("last-round", "ANT-OVER-04")
    yield line("end-rounds", "ANT-OVER-07", rounds=ROUND_LIMIT)
