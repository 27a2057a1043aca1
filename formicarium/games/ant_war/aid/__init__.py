"""The player aid: a turn, who beats whom, abilities, symbols, orders, walls, the Shop, the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from formicarium.core.aid import Aid, Cell, Line, Part, line, name, number, picture, title, words
from formicarium.games.ant_war.data import (
    ARMY,
    AROUND,
    BEATS,
    COPIES,
    HAND,
    KAMIKAZE,
    ORDERS,
    QUEEN,
    SCOUT,
    SHOOTER,
    SHOP,
    SHOP_DRAW,
    START_DECK,
    TRANSPORTER,
    UNITS,
    WALL,
    WALL_HIT_POINTS,
    WALLS,
    WITHSTANDS_ACID,
    WORKER,
    Order,
    OrderCard,
    Unit,
)
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.scene.cards import symbols
from formicarium.scene.model import Icon

ABILITIES = {
    KAMIKAZE: "explode",
    WORKER: "build",
    TRANSPORTER: "swap",
    SCOUT: "reconnaissance",
    SHOOTER: "shoot",
}
SYMBOLS = {
    "move_cardinal": "WAR-MOVE-01",
    "move_diagonal": "WAR-MOVE-01",
    "ability": "WAR-ABIL-02",
    "rest": "WAR-SPEC-REST-01",
    "charge": "WAR-SPEC-CHARGE-01",
    "jump": "WAR-SPEC-JUMP-01",
    "hatching": "WAR-SPEC-HATCHING-01",
    "parasitism": "WAR-SPEC-PARASITISM-01",
    "exchange": "WAR-SPEC-EXCHANGE-01",
}


def aid(seats: int, options: WarOptions) -> Aid:
    return Aid(
        (
            _turn(options),
            _shop(options),
            _walls(),
            Part(title("end"), tuple(_ends(options))),
            _strengths(),
            _abilities(),
            _symbols(),
            _orders("orders-start", START_DECK, "WAR-SETUP-09"),
            _orders("orders-shop", SHOP, "WAR-SETUP-10"),
        )
    )


def _turn(options: WarOptions) -> Part:
    return Part(
        title("turn"),
        (
            line(f"blocked-{options.blocked_rule}", "WAR-END-04"),
            line("order", "WAR-TURN-03"),
            line("actions", "WAR-TURN-05"),
            line("combat", "WAR-SHOP-01", picture("shop")),
            line("discard", "WAR-TURN-09"),
            line("draw", "WAR-TURN-10", orders=HAND),
        ),
        steps=True,
        clause="WAR-TURN-01",
    )


def _strengths() -> Part:
    rows = (
        (
            name(unit, _unit(unit)),
            number(copies),
            Cell(icons=tuple(_unit(other) for other in UNITS if other in BEATS[unit])),
            Cell(icons=tuple(_unit(other) for other in UNITS if unit in BEATS[other])),
            words("acid-reveals" if unit in WITHSTANDS_ACID else "acid-kills"),
        )
        for unit, copies in zip(UNITS, COPIES, strict=True)
    )
    heads = ("unit", "ants", "beats", "loses", "acid")
    return Part(
        title("strengths"),
        (
            line("army", "WAR-SETUP-03", ants=len(ARMY)),
            line("attack", "WAR-COMBAT-02"),
            line("equal", "WAR-COMBAT-06"),
        ),
        head=tuple(words(f"head-{head}") for head in heads),
        rows=tuple(rows),
        clause="WAR-COMBAT-03",
    )


def _unit(unit: Unit) -> Icon:
    return picture(f"icon_{unit}", unit)


def _abilities() -> Part:
    facts = {"build": {"squares": max(map(len, AROUND.values()))}}
    return Part(
        title("abilities"),
        (line("ability-once", "WAR-ABIL-01"), line("ability-shows", "WAR-ABIL-03")),
        rows=tuple(
            (
                name(ability, _unit(unit)),
                words(f"does-{ability}", clause=f"WAR-ABIL-{unit.upper()}-01", **facts.get(ability, {})),
            )
            for unit, ability in ABILITIES.items()
        ),
    )


def _symbols() -> Part:
    return Part(
        title("symbols"),
        rows=tuple(
            (name(symbol, picture(symbol)), words(f"does-{symbol}", clause=clause))
            for symbol, clause in SYMBOLS.items()
        ),
        clause="WAR-ORDER-02",
    )


def _orders(key: str, deck: tuple[Order, ...], clause: str) -> Part:
    """The orders of a deck; those that differ in their units alone share a row."""
    rows = [
        (_named(cards), number(copies), number(cards[0].actions), _units(cards), _symbols_of(cards[0]))
        for cards, copies in _alike(deck)
    ]
    heads = ("order", "copies", "actions", "units", "symbols")
    return Part(
        title(key, orders=len(deck)),
        head=tuple(words(f"head-{head}") for head in heads),
        rows=tuple(rows),
        clause=clause,
    )


def _alike(deck: tuple[Order, ...]) -> Iterator[tuple[list[OrderCard], int]]:
    """Orders of the same kind, and how many cards they are together."""
    copies = Counter(deck)
    for _, ids in groupby(copies, key=lambda id: _kind(ORDERS[id])):
        group = list(ids)
        yield [ORDERS[id] for id in group], sum(copies[id] for id in group)


def _kind(card: OrderCard) -> tuple[int, int, tuple[str, ...]]:
    return card.actions, len(card.units), tuple(symbols(card))


def _named(cards: list[OrderCard]) -> Cell:
    return name(cards[0].id) if len(cards) == 1 else words("orders-for", units=len(cards[0].units))


def _units(cards: list[OrderCard]) -> Cell:
    if not cards[0].units:
        return words("orders-enemy", picture("ant_back", "ant"))
    return Cell(icons=tuple(_unit(unit) for unit in UNITS if any(unit in card.units for card in cards)))


def _symbols_of(card: OrderCard) -> Cell:
    return Cell(icons=tuple(picture(symbol) for symbol in symbols(card)))


def _walls() -> Part:
    return Part(
        title("walls"),
        (
            line("walls-number", "WAR-SETUP-08", picture("icon_wall", WALL), walls=WALLS),
            line("walls-hit", "WAR-WALL-04", hits=WALL_HIT_POINTS),
            line("walls-stop", "WAR-WALL-03"),
        ),
    )


def _shop(options: WarOptions) -> Part:
    opens = "shop-opens" if options.explosion_opens_shop else "shop-opens-quietly"
    return Part(
        title("shop"),
        (
            line(opens, "WAR-SHOP-01" if options.explosion_opens_shop else "WAR-VAR-02"),
            line("shop-keep", "WAR-SHOP-04", orders=SHOP_DRAW),
            line("shop-remove", "WAR-SHOP-07"),
        ),
    )


def _ends(options: WarOptions) -> Iterator[Line]:
    yield line("end-queen", "WAR-END-01", _unit(QUEEN))
    yield line("end-both", "WAR-END-03")
    if options.no_progress_limit:
        yield line("end-progress", "WAR-END-06", turns=options.no_progress_limit)
    if options.turn_cap:
        yield line("end-cap", "WAR-END-07", turns=options.turn_cap)
