"""The player aid of the basic or the advanced game."""

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
from formicarium.games.hidden_empires_2.data import (
    BROOD_PER_NURSE,
    CARDS,
    DEADLY_STING,
    EGGS_PER_QUEEN,
    EVENTS,
    HAND_CARDS,
    HARVEST_MINUS_FACE,
    HARVESTERS_MOST,
    LARGE,
    MACE,
    MALE_POINTS,
    MEDIUM,
    PAIR_POINTS,
    PREDATOR_KILL_FACES,
    PRINCESS_POINTS,
    QUEEN_KILL_FACES,
    RECRUITMENT,
    REPELLENT,
    SCATTER_FACES,
    SEARCH_KILL_FACES,
    SEARCH_RETURN_FACES,
    SIZE_PER_BUILDER,
    SMALL,
    START_DNA,
    SUICIDE_BOMBERS,
    TEND_PLUS_FACE,
    TERRITORY_MARKING,
    TOKEN_KIND,
    TOKENS,
    TRAITS,
    TYPE_OF,
    VALUE,
    Card,
)
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.questions.battle import worth

PICTURES = {"prey": "prey_3", "empty": "token_back"}  # of kinds whose sprite has another name
KINDS = tuple(dict.fromkeys(TOKEN_KIND.values()))
CASTES = {"medias": ("media", 1), "majors": ("major", 2)}  # by type of trait: what it raises, its rank

FOOD = ("prey", "plants", "aphids")
WITH_DICE = {
    MACE: "HE2-CARD-mace-01",
    RECRUITMENT: "HE2-CARD-recruitment-01",
    REPELLENT: "HE2-CARD-repellent-04",
    SUICIDE_BOMBERS: "HE2-CARD-suicide_bombers-02",
}


def aid(seats: int, options: EmpiresOptions) -> Aid:
    return Aid(tuple(_parts(options)))


def _parts(options: EmpiresOptions) -> Iterator[Part]:
    yield Part(title("turn"), tuple(_turn(options)), steps=True, clause="HE2-TURN-02")
    yield _check(options)
    yield Part(title("nest"), tuple(_nest(options)), steps=True, clause="HE2-NEST-01")
    yield _growing(options)
    yield _flight()
    yield Part(title("end"), tuple(_ends(options)))
    yield _foraging(options)
    yield _tokens()
    yield Part(title("combat"), tuple(_combat(options)), clause="HE2-COMBAT-06")
    if _traits(options):
        yield _points()
    if options.advanced:
        yield Part(title("invasion"), tuple(_invasion()), clause="HE2-INVADE-05")
    yield _dice(options)
    if options.advanced:
        yield _cards(options)


def _traits(options: EmpiresOptions) -> bool:
    """Whether anybody may come by a trait (HE2-VAR-05, -06)."""
    return options.draws_cards or options.realistic_time_scale


def _turn(options: EmpiresOptions) -> Iterator[Line]:
    if options.draws_cards:
        yield line("draw", "HE2-DRAW-01", picture("deck", "card"))
    yield line("redeploy-advanced" if options.advanced else "redeploy", "HE2-MOVE-02", picture("worker"))
    yield line("check", "HE2-CHECK-01")
    yield line("advance", "HE2-STEP-01")
    if options.advanced:
        yield line("scout", "HE2-STEP-05")
        yield line("scouting", "HE2-SCOUT-01", picture("token_back", "token"))
    else:
        yield line("reveal", "HE2-REVEAL-01", picture("token_back", "token"))
    yield line("attack", "HE2-COMBAT-01")
    if options.advanced:
        yield line("patrol", "HE2-PATROL-01")
    yield line("forage", "HE2-FORAGE-01", picture("icon_food", "food"))
    yield line("build", "HE2-BUILD-01", picture("icon_size", "builders"), size=SIZE_PER_BUILDER)


def _check(options: EmpiresOptions) -> Part:
    key, clause = ("size-advanced", "HE2-CHECK-03") if options.advanced else ("size", "HE2-CHECK-02")
    return Part(
        title("checks"),
        (
            line("nurses", "HE2-CHECK-04", brood=BROOD_PER_NURSE),
            line(key, clause),
            line("fails", "HE2-CHECK-05"),
        ),
    )


def _nest(options: EmpiresOptions) -> Iterator[Line]:
    yield line("returning-advanced" if options.advanced else "returning", "HE2-NEST-05")
    yield line("feed", "HE2-NEST-06", picture("icon_food", "food"))
    yield line("emerge-advanced" if options.advanced else "emerge", "HE2-NEST-08")
    yield line("larvae", "HE2-NEST-11", picture("larva_f"))
    yield line("hatch", "HE2-NEST-14")
    yield line("lay", "HE2-NEST-15", picture("egg_f"), eggs=EGGS_PER_QUEEN)
    yield line("spoil-advanced" if options.advanced else "spoil", "HE2-NEST-19")
    yield line("fly", "HE2-FLIGHT-01", picture("princess"))


def _growing(options: EmpiresOptions) -> Part:
    large = ("princess", "major") if _traits(options) else ("princess",)
    ways = [("larva_f", SMALL, "pupa_small", ("worker",)), ("larva_f", LARGE, "pupa_large", large)]
    if _traits(options):
        ways.insert(1, ("larva_f", MEDIUM, "pupa_medium", ("media",)))
    rows = [
        (
            name(larva, picture(larva)),
            number(food),
            name(pupa, picture(pupa)),
            words("becomes", *map(picture, adults), adults=adults),
        )
        for larva, food, pupa, adults in ways
    ]
    male = (
        name("larva_m", picture("larva_m")),
        number(SMALL),
        name("pupa_m", picture("pupa_m")),
        name("male", picture("male")),
    )
    lines = [line("stages", "HE2-NEST-14")]
    if _traits(options):
        lines.append(line("castes", "HE2-NEST-10"))
    return Part(
        title("growing"),
        (*lines, line("hungry", "HE2-NEST-07"), line("eggs-eaten", "HE2-NEST-12")),
        head=(words("head-larva"), words("head-food"), words("head-pupa"), words("head-adult")),
        rows=(*rows, male),
        clause="HE2-NEST-11",
    )


def _flight() -> Part:
    princess, male = picture("princess"), picture("male")
    return Part(
        title("flight"),
        (line("all-fly", "HE2-FLIGHT-02"),),
        rows=(
            (words("pair", princess, male), number(PAIR_POINTS)),
            (words("princess", princess), number(PRINCESS_POINTS)),
            (words("male", male), number(MALE_POINTS)),
        ),
    )


def _ends(options: EmpiresOptions) -> Iterator[Line]:
    if options.death_to_the_queen:
        yield line("end-queen", "HE2-VAR-04", picture("queen"))
    else:
        yield line("end-points", "HE2-END-01", picture("icon_score", "score"), points=options.target_score)
    if options.advanced:
        yield line("end-tie-advanced", "HE2-END-03")
    else:
        yield line("end-tie", "HE2-END-02")
    yield line("end-turns", "HE2-END-05", turns=options.turn_cap)


def _foraging(options: EmpiresOptions) -> Part:
    lines = [
        line("yield", "HE2-FORAGE-07"),
        line("shared", "HE2-FORAGE-03"),
        line("path", "HE2-PATH-03"),
        line("thinnest", "HE2-PATH-03"),
    ]
    if options.advanced:
        lines.append(line("dna", "HE2-FORAGE-11", picture("icon_dna", "dna")))
    return Part(
        title("foraging"),
        tuple(lines),
        head=(NOTHING, words("head-ants"), words("head-for")),
        rows=(
            (name("harvest"), words("up-to", ants=HARVESTERS_MOST, clause="HE2-FORAGE-05"), _food(*FOOD)),
            (name("tend"), words("up-to-value", clause="HE2-FORAGE-06"), _food(*FOOD[1:])),
        ),
    )


def _food(*kinds: str) -> Cell:
    return Cell(icons=tuple(picture(PICTURES.get(kind, kind), kind) for kind in kinds))


def _tokens() -> Part:
    copies = Counter(TOKEN_KIND[token] for token in TOKENS)
    values = {
        kind: sorted({VALUE[t] for t in TOKENS if TOKEN_KIND[t] == kind and VALUE[t]}) for kind in KINDS
    }
    rows = (
        (
            name(kind, picture(PICTURES.get(kind, kind), kind)),
            words("values", least=values[kind][0], most=values[kind][-1]) if values[kind] else NOTHING,
            number(copies[kind]),
        )
        for kind in KINDS
    )
    return Part(
        title("tokens"),
        (line("predator", "HE2-TOKEN-04"), line("empty", "HE2-TOKEN-02"), line("gone", "HE2-TOKEN-07")),
        head=(words("head-kind"), words("head-value"), words("head-number")),
        rows=tuple(rows),
    )


def _combat(options: EmpiresOptions) -> Iterator[Line]:
    yield line("scatter", "HE2-COMBAT-07", picture("step_scatter", "scatter"))
    if options.advanced:
        if _traits(options):
            yield line("chemistry", "HE2-COMBAT-08", picture("step_chemistry", "chemical"))
        yield line("compare-advanced", "HE2-COMBAT-11")
        yield line("losses-advanced", "HE2-COMBAT-13", picture("step_losses", "losses"))
        yield line("stay-advanced", "HE2-COMBAT-17", picture("step_stay", "stay"))
    else:
        yield line("compare", "HE2-COMBAT-10")
        yield line("losses", "HE2-COMBAT-13", picture("step_losses", "losses"))
        yield line("stay", "HE2-COMBAT-16", picture("step_stay", "stay"))
    yield line("equal", "HE2-COMBAT-12")
    yield line("no-forage", "HE2-TASK-03")


def _points() -> Part:
    """What an ant is worth in a fight, by the trait of its owner."""
    castes = [card for card in TRAITS if TYPE_OF[card] in CASTES and CARDS[card].combat]
    return Part(
        title("strengths"),
        head=(words("head-ant"), words("head-attack"), words("head-defence")),
        rows=(
            (name("worker", picture("worker")), *_worths((), 0)),
            *(
                (words("with", picture("worker"), caste="worker", card=card), *_worths((card,), 0))
                for card in (DEADLY_STING, TERRITORY_MARKING)
            ),
            *map(_caste, castes),
        ),
        clause="HE2-COMBAT-11",
    )


def _caste(card: Card) -> tuple[Cell, ...]:
    caste, rank = CASTES[TYPE_OF[card]]
    attack, defence = _worths((card,), rank)
    what = words("with", picture(caste), caste=caste, card=card)
    return (what, NOTHING if CARDS[card].storage else attack, defence)


def _worths(traits: tuple[Card, ...], rank: int) -> tuple[Cell, Cell]:
    return number(worth(traits, "attack")[rank]), number(worth(traits, "defense")[rank])


def _invasion() -> Iterator[Line]:
    yield line("invade", "HE2-INVADE-01", picture("step_invade", "nest"))
    yield line("defenders", "HE2-INVADE-04")
    yield line("rescue", "HE2-INVADE-08", picture("shield", "brood"))
    yield line("carry", "HE2-INVADE-10", picture("step_carry", "brood"))
    yield line("hunt", "HE2-INVADE-11", picture("step_hunt", "queen"))
    yield line("all-home", "HE2-INVADE-12")


def _dice(options: EmpiresOptions) -> Part:
    rows = [
        (Cell(icons=dice((HARVEST_MINUS_FACE,))), words("die-harvest", clause="HE2-FORAGE-09")),
        (Cell(icons=dice((TEND_PLUS_FACE,))), words("die-tend", clause="HE2-FORAGE-10")),
        (Cell(icons=dice(SCATTER_FACES)), words("die-scatter", clause="HE2-COMBAT-07")),
    ]
    if options.advanced:
        rows += [
            (Cell(icons=dice(SEARCH_KILL_FACES)), words("die-search-kills", clause="HE2-SCOUT-02")),
            (Cell(icons=dice(SEARCH_RETURN_FACES)), words("die-search-returns", clause="HE2-SCOUT-02")),
            (Cell(icons=dice(PREDATOR_KILL_FACES)), words("die-predator", clause="HE2-SCOUT-08")),
            (Cell(icons=dice(QUEEN_KILL_FACES)), words("die-hunt", clause="HE2-INVADE-11")),
        ]
    if _traits(options):
        rows += [
            (Cell(icons=dice(CARDS[card].hit_faces)), words(f"die-{card}", card=card, clause=clause))
            for card, clause in WITH_DICE.items()
        ]
    return Part(title("dice"), rows=tuple(rows))


def _cards(options: EmpiresOptions) -> Part:
    lines = []
    if options.realistic_time_scale:
        lines.append(line("cards-draft", "HE2-VAR-06"))
    elif options.draws_cards:
        lines += [
            line("cards-event", "HE2-DRAW-02", picture("type_event", "event"), cards=len(EVENTS)),
            line("cards-hand", "HE2-HAND-01", picture("type_hand", "hand"), cards=len(HAND_CARDS)),
            line("cards-auction", "HE2-AUC-02", picture("hammer", "trait"), cards=len(TRAITS), dna=START_DNA),
            line("cards-price", "HE2-AUC-07", picture("icon_dna", "dna")),
        ]
    if options.fewer_events:
        lines.append(
            line("cards-event-only", "HE2-VAR-05", picture("type_event", "event"), cards=len(EVENTS))
        )
    types = tuple(dict.fromkeys(TYPE_OF[card] for card in TRAITS)) if _traits(options) else ()
    return Part(
        title("cards"),
        (*lines, *((line("one-type", "HE2-TRAIT-01"),) if types else ())),
        rows=tuple(
            (
                name(type, picture(f"type_{type}", type)),
                words("listed", cards=tuple(card for card in TRAITS if TYPE_OF[card] == type)),
            )
            for type in types
        ),
    )
