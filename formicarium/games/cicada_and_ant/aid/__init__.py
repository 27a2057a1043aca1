"""The player aid of Autumn or of Winter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from formicarium.core.aid import Aid, Cell, Line, Part, line, name, number, picture, title, words
from formicarium.games.cicada_and_ant.data import (
    BEE_RATE,
    CELLS,
    FROM_SEATS,
    FULL_SHELVES,
    INSECT_OF,
    INSECT_POINTS,
    INSECTS,
    KIND_OF,
    KINDS,
    LADYBIRD_POINTS,
    PAIR_POINTS,
    PATH_OF,
    PATHS,
    PAWNS,
    POINTS_TO_WIN,
    POWER_OF,
    POWERS,
    POWERS_IN_PLAY,
    PRICE,
    RATE,
    SHELF_END,
    SHELF_POINTS,
    SINGLE_POINTS,
    SLOTS,
    Kind,
    Power,
)
from formicarium.games.cicada_and_ant.options import RANDOM, CicadaOptions

INSECT = {power: insect for insect, power in POWER_OF.items()}
ANT, CICADA, RED = picture("role_ant", "ant"), picture("role_cicada", "cicada"), picture("red_ant")


def aid(seats: int, options: CicadaOptions) -> Aid:
    parts = [_round(seats, options), _roles(seats), _types()]
    parts += [*_winter(seats, options)] if options.winter else [*_autumn(options)]
    return Aid(tuple(parts))


def _round(seats: int, options: CicadaOptions) -> Part:
    return Part(
        title("round"),
        tuple(_steps(seats, options)),
        steps=True,
        clause="CIG-ROUND-02" if options.winter else "CIG-ROUND-01",
    )


def _steps(seats: int, options: CicadaOptions) -> Iterator[Line]:
    yield line("place", "CIG-ANT-02", picture("ant_pawn"), pawns=PAWNS)
    yield line("hide", "CIG-ANT-06", ANT)
    if options.winter and _red_ants(seats):
        yield line("red", "CIG-RED-02", RED)
    yield line("guess", "CIG-CIC-01", picture("cicada_pawn"))
    yield line("collect", "CIG-REV-04")
    if options.winter:
        if options.power_cards:
            yield line("take-power", "CIG-PWR-02", ANT)
        if _red_ants(seats):
            yield line("red-gains", "CIG-RED-06", RED)
        yield line("buy", "CIG-BUY-01", picture("provision_back", "provision"))
        yield line("refill-winter", "CIG-WEOR-01")
    else:
        yield line("shelve", "CIG-PAN-02")
        yield line("keep", "CIG-INS-02")
        yield line("refill", "CIG-EOR-02")


def _red_ants(seats: int) -> bool:
    """CIG-RED-01: only where somebody is neither Ant nor Cicada."""
    return seats > len((ANT, CICADA))


def _roles(seats: int) -> Part:
    skips = "roles-next-cicada" if _red_ants(seats) else "roles-same"
    return Part(
        title("roles"),
        head=(words("roles-guess"), words("roles-right"), words("roles-wrong")),
        rows=(
            (words("roles-collects", clause="CIG-REV-02"), name("cicada", CICADA), name("ant", ANT)),
            (words("roles-ant", clause="CIG-ROLE-02"), words("roles-same"), words("roles-next")),
            (words("roles-cicada", clause="CIG-ROLE-04"), words(skips), words("roles-next")),
        ),
    )


def _types() -> Part:
    """What the deck holds."""
    cards, insects = Counter(PATH_OF.values()), Counter(INSECT_OF.values())
    return Part(
        title("deck"),
        (line("square", "CIG-SETUP-02", cells=len(CELLS), cards=len(PATH_OF)),),
        rows=(
            (words("types"), Cell(icons=tuple(picture(f"path_{p}", p, cards[p]) for p in PATHS))),
            (words("insects"), Cell(icons=tuple(picture(f"insect_{i}", i, insects[i]) for i in INSECTS))),
        ),
    )


def _autumn(options: CicadaOptions) -> Iterator[Part]:
    most = max(len(SHELF_POINTS), len(INSECT_POINTS))
    yield Part(
        title("points"),
        head=(words("points-reached"), *(number(at) for at in range(most))),
        rows=(
            (words("points-shelf", clause="CIG-SCORE-01"), *map(number, SHELF_POINTS)),
            (words("points-insects", clause="CIG-SCORE-02"), *map(number, INSECT_POINTS)),
        ),
    )
    yield Part(
        title("good-to-know"),
        (
            line("past-the-end", "CIG-PAN-03", spaces=SHELF_END),
            line("open-insects", "CIG-OPEN-01") if options.open_insects else line("hidden", "CIG-INS-03"),
            line("plain", "CIG-INS-01"),
        ),
    )
    yield Part(
        title("end"),
        (
            line("end-shelves", "CIG-END-01", shelves=FULL_SHELVES),
            line("end-deck", "CIG-END-02"),
            line("end-most", "CIG-SCORE-04"),
            line("end-tie", "CIG-TIE-01"),
        ),
    )


def _winter(seats: int, options: CicadaOptions) -> Iterator[Part]:
    yield _prices(seats)
    yield Part(
        title("paying"),
        (
            line("rate", "CIG-PAY-02", rate=RATE),
            line("exactly", "CIG-PAY-04"),
            line("fair", "CIG-FAIR-01"),
        ),
    )
    yield Part(
        title("help"),
        (
            line("help-who", "CIG-HELP-01", ANT),
            line("help-what", "CIG-HELP-02"),
            line("help-not", "CIG-HELP-03"),
        ),
    )
    if options.power_cards:
        yield _powers(options)
    end = [line("end-victory", "CIG-WEND-01", points=POINTS_TO_WIN)]
    end += [line("end-empty", "CIG-WEND-03"), line("end-limit", "CIG-WEND-04", rounds=options.round_limit)]
    yield Part(title("end"), (*end, line("end-ranks", "CIG-WEND-05")))


def _prices(seats: int) -> Part:
    kinds = [kind for kind in KINDS if FROM_SEATS[kind] <= seats]
    copies = Counter(KIND_OF.values())
    return Part(
        title("provisions"),
        (
            line("worth-one", "CIG-VP-01", points=SINGLE_POINTS),
            line("worth-pair", "CIG-VP-01", points=PAIR_POINTS),
            line("display", "CIG-WSET-04", slots=SLOTS, cards=sum(copies[kind] for kind in kinds)),
        ),
        rows=tuple((name(kind, picture(f"provision_{kind}", kind)), _price(kind)) for kind in kinds),
        clause="CIG-BUY-02",
    )


def _price(kind: Kind) -> Cell:
    paid = zip(PATHS, PRICE[kind], strict=True)
    return Cell(icons=tuple(picture(f"path_{path}", path, count) for path, count in paid if count))


def _powers(options: CicadaOptions) -> Part:
    drawn = options.powers_in_play == RANDOM
    used = POWERS if drawn else tuple(map(Power, options.powers_in_play))
    how = line("powers-in-play", "CIG-WSET-06", powers=POWERS_IN_PLAY)
    facts = {"power_bee": {"rate": BEE_RATE}, "power_ladybird": {"points": LADYBIRD_POINTS}}
    return Part(
        title("powers"),
        (*((how,) if drawn else ()), line("powers-taken", "CIG-PWR-03")),
        rows=tuple(
            (
                name(INSECT[power], picture(power)),
                words(f"does-{power}", clause=f"CIG-CARD-{power}-01", **facts.get(power, {})),
            )
            for power in used
        ),
    )
