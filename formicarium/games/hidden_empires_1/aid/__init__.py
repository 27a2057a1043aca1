"""The player aid: a turn, the Nest Phase, where one may go, what tasks do, combat, cards, points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from formicarium.core.aid import (
    NOTHING,
    Aid,
    Cell,
    Line,
    Part,
    dice,
    line,
    name,
    number,
    picture,
    title,
    words,
)
from formicarium.games.hidden_empires_1.data import (
    APHIDS,
    BROOD,
    BROOD_PER_NURSE,
    CARDS,
    DECK,
    DICE_SUCCESS,
    EGGS_PER_QUEEN,
    EMPTY,
    FOOD_LARGE,
    FOOD_MEDIUM,
    FOOD_SMALL,
    GUARDS,
    HAND_LIMIT,
    KIND,
    LARVA_F,
    LARVA_M,
    LONE_DRONE,
    LONE_QUEEN,
    MACE,
    MARKERS,
    PAIR,
    PER_REPLETE,
    PLANTS,
    POINTS,
    PREDATOR,
    PREY,
    PREY_MOST,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RECRUITMENT,
    REPELLENT,
    SOLDIERS,
    SUICIDE_BOMBERS,
    TRAIL_MAKING,
    TRAIT_LIMIT,
    TRAITS,
    TYPE,
    VALUE,
    WIN_AT,
    Card,
)
from formicarium.games.hidden_empires_1.options import EmpireOptions
from formicarium.scene.model import Icon

FACES = range(1, 7)
ONE = (FACES[0],)  # HE1-SCOUT-02, HE1-SCOUT-12, HE1-FOR-06, HE1-NATT-10: the rules fix these faces
ODD = tuple(face for face in FACES if face % 2)  # HE1-SCOUT-02
SPRITES = {PREY: "prey_3", PREDATOR: "predator_4", PLANTS: "plants_2", APHIDS: "aphids_1", EMPTY: "empty"}
STRENGTHS = (  # what an ant is worth: who, by which Trait, attacking and defending (HE1-COMB-08)
    ("worker", "", "worker", "worker"),
    ("worker", "deadly_sting", "worker_deadly_sting", "worker_deadly_sting"),
    ("worker", "territory_marking", "worker", "worker_territory_marking_defending"),
    ("media", "guards", "guard_media", "guard_media"),
    ("major", "soldiers", "soldier_major", "soldier_major"),
    ("major", "millers", "", "miller_major_nest_defence"),
    ("major", "blockers", "", "blocker_major_nest_defence"),
)
CHEMICALS = {  # Traits with dice, and the clause that tells what they do
    MACE: "HE1-CARD-mace-02",
    REPELLENT: "HE1-CARD-repellent-02",
    RECRUITMENT: "HE1-CARD-recruitment-01",
    SUICIDE_BOMBERS: "HE1-CARD-suicide_bombers-03",
    TRAIL_MAKING: "HE1-CARD-trail_making-03",
}


def aid(seats: int, options: EmpireOptions) -> Aid:
    return Aid(
        (
            Part(title("turn"), tuple(_turn()), steps=True, clause="HE1-TURN-03"),
            _ground(),
            _tasks(),
            _checks(),
            Part(title("nest"), tuple(_nest()), steps=True, clause="HE1-TURN-04"),
            _growing(),
            _flight(),
            Part(title("end"), tuple(_ends(options))),
            _foraging(options),
            _combat(options),
            _strengths(),
            _dice(),
            _cards(),
        )
    )


def _turn() -> Iterator[Line]:
    yield line("draw", "HE1-DRAW-02", picture("icon_cards", "card"))
    yield line("assign", "HE1-ASGN-02", picture("worker"))
    yield line("scout", "HE1-SCOUT-01", picture("task_scout", "scout"))
    yield line("forage", "HE1-PERF-02", picture("icon_food", "food"))
    yield line("build", "HE1-BUILD-01", picture("icon_size", "builders"))
    yield line("attack", "HE1-PERF-03", picture("task_attack", "attack"))
    yield line("next", "HE1-TURN-02", picture("token", "token"))


def _ground() -> Part:
    ways = {"safe": "HE1-MOVE-02", "dangerous": "HE1-MOVE-03", "forbidden": "HE1-MOVE-04"}
    return Part(
        title("ground"),
        rows=tuple(
            (words(way, Icon(f"ring_{way}", title(way))), words(f"what-{way}", clause=clause))
            for way, clause in ways.items()
        ),
    )


def _tasks() -> Part:
    tasks = {
        "forage": "HE1-TASK-01",
        "patrol": "HE1-TASK-02",
        "attack": "HE1-TASK-03",
        "scout": "HE1-TASK-04",
        "nurses": "HE1-TASK-06",
        "builders": "HE1-TASK-07",
        "reserves": "HE1-TASK-08",
    }
    sprites = {"nurses": "nurses", "builders": "icon_size", "reserves": "icon_indoors"}
    return Part(
        title("tasks"),
        rows=tuple(
            (
                name(task, picture(sprites.get(task, f"task_{task}"), task)),
                words(f"task-{task}", clause=clause),
            )
            for task, clause in tasks.items()
        ),
    )


def _checks() -> Part:
    return Part(
        title("checks"),
        (
            line("size", "HE1-CHK-01", picture("icon_size", "size")),
            line("nurses", "HE1-CHK-04", picture("nurses"), brood=BROOD_PER_NURSE),
            line("fails", "HE1-CHK-03"),
        ),
    )


def _nest() -> Iterator[Line]:
    yield line("returning", "HE1-NEST-05")
    yield line("feed", "HE1-NEST-07", picture("icon_food", "food"))
    yield line("emerge", "HE1-NEST-10", picture("pupa_small"))
    yield line("larvae", "HE1-NEST-13", picture("larva_f"))
    yield line("hatch", "HE1-NEST-17")
    yield line("lay", "HE1-NEST-18", picture("egg_f"), eggs=EGGS_PER_QUEEN)
    yield line("spoil", "HE1-NEST-22", food=PER_REPLETE)
    yield line("fly", "HE1-NEST-25", picture("virgin_queen"))


def _growing() -> Part:
    ways = (
        (LARVA_F, FOOD_SMALL, PUPA_SMALL, ("worker",)),
        (LARVA_F, FOOD_MEDIUM, PUPA_MEDIUM, ("media",)),
        (LARVA_F, FOOD_LARGE, PUPA_LARGE, ("virgin_queen", "major")),
        (LARVA_M, FOOD_SMALL, PUPA_M, ("drone",)),
    )
    return Part(
        title("growing"),
        (
            line("stages", "HE1-NEST-17"),
            line("castes", "HE1-NEST-13", media=TYPE[GUARDS], major=TYPE[SOLDIERS]),
            line("hungry", "HE1-NEST-08"),
        ),
        head=(words("head-larva"), words("head-food"), words("head-pupa"), words("head-adult")),
        rows=tuple(
            (
                name(BROOD[larva], picture(BROOD[larva])),
                number(food),
                name(BROOD[pupa], picture(BROOD[pupa])),
                words("becomes", *map(picture, adults), adults=adults),
            )
            for larva, food, pupa, adults in ways
        ),
    )


def _flight() -> Part:
    queen, drone = picture("virgin_queen"), picture("drone")
    return Part(
        title("flight"),
        (line("price", "HE1-NEST-25", picture("icon_cards", "card")), line("all-fly", "HE1-NEST-26")),
        rows=(
            (words("pair", queen, drone), number(PAIR)),
            (words("queen", queen), number(LONE_QUEEN)),
            (words("drone", drone), number(LONE_DRONE)),
        ),
        clause="HE1-SCORE-01",
    )


def _ends(options: EmpireOptions) -> Iterator[Line]:
    yield line("end-points", "HE1-END-02", picture("icon_score", "score"), points=WIN_AT)
    yield line("end-tie", "HE1-END-03")
    yield line("end-turns", "HE1-END-06", turns=options.max_game_turns)
    if options.restart:
        yield line("restart", "HE1-REST-01", picture("nest"))


def _foraging(options: EmpireOptions) -> Part:
    copies, values = Counter[str](), dict[str, list[int]]()
    for marker, count in MARKERS.items():
        copies[KIND[marker]] += count
        values.setdefault(KIND[marker], []).append(VALUE[marker])
    says = {
        PREY: words("prey", most=PREY_MOST, clause="HE1-FOR-06"),
        PLANTS: words("plants", clause="HE1-FOR-09"),
        APHIDS: words("aphids", clause="HE1-FOR-08"),
        PREDATOR: words("predator", clause="HE1-SCOUT-12"),
        EMPTY: words("empty", clause="HE1-SCOUT-11"),
    }
    rows = (
        (
            name(kind, picture(SPRITES[kind], kind)),
            words("values", least=values[kind][0], most=values[kind][-1]) if any(values[kind]) else NOTHING,
            number(copies[kind]),
            what,
        )
        for kind, what in says.items()
    )
    lines = [line("distance", "HE1-FOR-01"), line("share", "HE1-TASK-10")]
    if options.reduce_prey:
        lines.append(line("reduce-prey", "HE1-RPREY-01", picture(SPRITES[PREY], PREY)))
    return Part(
        title("foraging"),
        tuple(lines),
        head=(words("head-marker"), words("head-value"), words("head-number"), words("head-brings")),
        rows=tuple(rows),
    )


def _combat(options: EmpireOptions) -> Part:
    lines = [
        line("compare", "HE1-COMB-10"),
        line("losses", "HE1-COMB-11"),
        line("carry", "HE1-COMB-15", picture("food")),
        line("storm", "HE1-NATT-01", picture("nest")),
        line("defenders", "HE1-NATT-04"),
        line("plunder", "HE1-NATT-07", picture("food")),
        line("hunt", "HE1-NATT-10", picture("mother_queen", "queen")),
    ]
    if options.no_nest_attacks_before_turn:
        lines.append(line("peace", "HE1-HOUSE-01", turn=options.no_nest_attacks_before_turn))
    return Part(title("combat"), tuple(lines), clause="HE1-COMB-05")


def _strengths() -> Part:
    return Part(
        title("strengths"),
        head=(words("head-ant"), words("head-attack"), words("head-defence")),
        rows=tuple(
            (
                words("with", picture(caste), caste=caste, card=card)
                if card
                else name(caste, picture(caste)),
                number(POINTS[attack]) if attack else NOTHING,
                number(POINTS[defence]),
            )
            for caste, card, attack, defence in STRENGTHS
        ),
        clause="HE1-COMB-08",
    )


def _dice() -> Part:
    rules = (
        ("die-search-seen", "HE1-SCOUT-02", ODD),
        ("die-search-killed", "HE1-SCOUT-02", ONE),
        ("die-predator", "HE1-SCOUT-12", ONE),
        ("die-prey", "HE1-FOR-06", ONE),
        ("die-aphids", "HE1-FOR-08", ONE),
        ("die-hunt", "HE1-NATT-10", ONE),
    )
    return Part(
        title("dice"),
        rows=(
            *((Cell(icons=dice(faces)), words(key, clause=clause)) for key, clause, faces in rules),
            *(
                (Cell(icons=dice(DICE_SUCCESS[card])), words(f"die-{card}", card=card, clause=clause))
                for card, clause in CHEMICALS.items()
            ),
        ),
    )


def _cards() -> Part:
    kinds = Counter(CARDS[card].kind for card in DECK)
    lines = (
        line("events", "HE1-DRAW-03", picture("kind_event", "event"), cards=kinds["event"]),
        line("actions", "HE1-PLAY-02", picture("kind_action", "action"), cards=kinds["action"]),
        line(
            "traits", "HE1-PLAY-04", picture("kind_trait_1", "trait"), cards=kinds["trait"], most=TRAIT_LIMIT
        ),
        line("limit", "HE1-DRAW-06", picture("icon_cards", "card"), cards=HAND_LIMIT),
    )
    types = sorted({TYPE[card] for card in TRAITS})
    return Part(
        title("cards"),
        lines,
        rows=tuple(
            (
                words("type", picture(f"kind_trait_{type}", "trait"), type=type),
                words("listed", cards=_of_type(type)),
            )
            for type in types
        ),
    )


def _of_type(type: int) -> tuple[Card, ...]:
    return tuple(card for card in TRAITS if TYPE[card] == type)
