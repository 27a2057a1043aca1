"""What each player has, in numbers; the counters of the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from formicarium.games.hidden_empires_1.data import WIN_AT, Ants, Color
from formicarium.games.hidden_empires_1.scene.forecast import Forecast, ledger
from formicarium.games.hidden_empires_1.scene.inside import INDOORS, NURSERY, WINGED
from formicarium.games.hidden_empires_1.scene.markers import hidden
from formicarium.games.hidden_empires_1.scene.moment import asked, in_player_turn, near_first
from formicarium.games.hidden_empires_1.view import EmpireView, Sheet
from formicarium.scene.glyphs import full
from formicarium.scene.model import Icon, Note, Panel, Piece, Row, Section
from formicarium.texts.message import Message, Seat, SeatName, message

PICTURES = {"prey": "prey_3", "predator": "predator_4", "plants": "plants_2", "aphids": "aphids_1"}
STOCK = "stock"


class Facts(NamedTuple):
    """The numbers of one Nest Sheet, and all that its owner shows."""

    seat: Seat
    score: int
    castes: Ants
    inside: tuple[int, int, int]  # Reserves, Nurses, Builders
    food: tuple[int, int]  # available, stored
    space: tuple[int, int]  # used, size
    young: tuple[int, int, int]  # brood, virgin queens, drones
    queens: int
    hand: int
    marks: tuple[tuple[str, str, int], ...]  # sprite, text and number


def players(
    view: EmpireView, coming: Forecast | None, offers: tuple[Section, ...], worries: tuple[Note, ...]
) -> Iterator[Panel]:
    """The compact line of every Nest Sheet; one's own with what is to come and what is wrong."""
    waiting, posted = asked(view), on_the_map(view)
    for seat in near_first(view):
        facts = facts_of(view, view.sheets[seat], tuple(posted[seat]))
        if seat == view.seat:
            yield player(facts, seat in waiting, coming, offers, worries)
        else:
            yield player(facts, seat in waiting)


def on_the_map(view: EmpireView) -> list[list[Ants]]:
    """The ants of each player outside the nests."""
    posted: list[list[Ants]] = [[] for _ in view.sheets]
    for stack in view.stacks:
        posted[stack.seat].append(stack.ants)
    return posted


def facts_of(view: EmpireView, sheet: Sheet, posted: tuple[Ants, ...]) -> Facts:
    return Facts(
        sheet.seat,
        sheet.score,
        castes((sheet.reserves, sheet.nurses, sheet.builders, sheet.storage, sheet.returning, *posted)),
        (sum(sheet.reserves), sum(sheet.nurses), sum(sheet.builders)),
        (sheet.food, sheet.stored),
        (sheet.used, sheet.size),
        (sum(sheet.brood), sheet.virgin_queens, sheet.drones),
        sheet.queens,
        sheet.hand_size,
        tuple(marks(view, sheet)),
    )


@lru_cache(maxsize=4096)
def castes(groups: tuple[Ants, ...]) -> Ants:
    """HE1-DEF-23: all adult ants, wherever they are."""
    workers, medias, majors = map(sum, zip(*groups, strict=True))
    return workers, medias, majors


def marks(view: EmpireView, sheet: Sheet) -> Iterator[tuple[str, str, int]]:
    """HE1-TURN-02, HE1-CARD-guest_queen-01 and other facts that everybody may see."""
    if sheet.moved and in_player_turn(view) and sheet.seat != view.active:
        yield "moved", "scene-moved", 1
    if sheet.guests:
        yield "guest_mark", "scene-guest-mark", sheet.guests
    if sheet.seat in view.closed:
        yield "sealed", "scene-sealed", 1
    if sheet.no_eggs:
        yield "no_eggs", "scene-no-eggs", 1
    if view.cloning and sheet.seat == view.active:
        yield "cloning", "scene-cloning", 1


@lru_cache(maxsize=4096)
def player(
    facts: Facts,
    active: bool,
    coming: Forecast | None = None,
    offers: tuple[Section, ...] = (),
    worries: tuple[Note, ...] = (),
) -> Panel:
    return Panel(
        id=f"seat:{facts.seat}",
        title=message("scene-player", seat=SeatName(facts.seat)),
        seat=facts.seat,
        active=active,
        badges=tuple(Icon(sprite, message(key, count=count), count) for sprite, key, count in facts.marks),
        sections=(numbers(facts), *offers, *(() if coming is None else ledger(coming))),
        notes=worries,
    )


def numbers(facts: Facts) -> Section:
    """In three columns; brood, winged ants and ants indoors are shown when asked."""
    seat = facts.seat
    workers, medias, majors = facts.castes
    reserves, nurses, builders = facts.inside
    available, stored = facts.food
    used, size = facts.space
    brood, virgin_queens, drones = facts.young
    rows = (
        number("score", facts.score, of=WIN_AT, goal=True),
        number(
            "adults",
            workers + medias + majors,
            hint=message("scene-castes", workers=workers, medias=medias, majors=majors),
        ),
        number("food", available + stored, hint=message("scene-food-split", food=available, stored=stored)),
        number("size", used, of=None if size < 0 else size),
        number("brood", brood, id=f"{NURSERY}:{seat}"),
        number(
            "winged",
            virgin_queens + drones,
            id=f"{WINGED}:{seat}",
            hint=message("scene-couples", virgin_queens=virgin_queens, drones=drones),
        ),
        number("queens", facts.queens),
        number(
            "indoors",
            reserves + nurses + builders,
            id=f"{INDOORS}:{seat}",
            hint=message("scene-indoors-split", reserves=reserves, nurses=nurses, builders=builders),
        ),
        number("cards", facts.hand),
    )
    return Section(rows, columns=3)


def number(
    name: str,
    value: int,
    of: int | None = None,
    goal: bool = False,
    id: str = "",
    hint: Message | None = None,
) -> Row:
    return Row(message(f"scene-{name}"), value, of, goal, sprite=f"icon_{name}", hint=hint, id=id)


# Beside the board


def counters(view: EmpireView) -> Panel:
    """HE1-TURN-02, HE1-DEF-14: the turn, who is still to move, cards, and what is still hidden."""
    unseen = hidden(view)
    return counted(
        view.turn,
        view.options.max_game_turns,
        view.tokens if in_player_turn(view) else (),
        view.deck,
        view.pool,
        tuple((kind, unseen[kind]) for kind in PICTURES),
        tuple(color for color, _ in view.stock),
    )


@lru_cache(maxsize=1024)
def counted(
    turn: int,
    last: int,
    tokens: tuple[Seat, ...],
    deck: int,
    pool: int,
    unseen: tuple[tuple[str, int], ...],
    stock: tuple[Color, ...],
) -> Panel:
    rows = [Row(message("scene-game-turn"), turn, last, sprite="icon_turn")] if turn else []
    if tokens:
        icons = tuple(Icon("token", message("scene-player", seat=SeatName(s)), seat=s) for s in tokens)
        rows.append(Row(message("scene-tokens"), sprite="container", icons=icons))
    rows.append(Row(message("scene-deck"), deck, sprite="icon_cards"))
    rows.append(Row(message("scene-pool"), pool, sprite="marker_back"))
    kinds = tuple(Icon(PICTURES[kind], message(f"name-{kind}"), count) for kind, count in unseen)
    sections = [Section(tuple(rows)), Section((Row(message("scene-unseen"), icons=kinds),))]
    if stock:
        sections.append(Section((Row(message("scene-stock"), id=STOCK, open=True),)))
    return Panel("table", sections=tuple(sections))


def tiles(view: EmpireView) -> Iterator[Piece]:
    """HE1-ALT: the stock, to choose a colour from."""
    return (tile(color, count) for color, count in view.stock if count)


@lru_cache(maxsize=128)
def tile(color: Color, count: int) -> Piece:
    return Piece(
        id=f"tile:{color}",
        sprite=f"tile_{color}",
        on=STOCK,
        label=message("scene-tiles", color=color, count=count),
        badge=str(count),
        glyph=full(color),
        touch=(f"color:{color}",),
    )
