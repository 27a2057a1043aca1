"""What lies before each player and beside the board, in numbers; and the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.cicada_and_ant.data import (
    FULL_SHELVES,
    INSECT_OF,
    INSECTS,
    LADYBIRD,
    LADYBIRD_POINTS,
    MIDDLE,
    NOBODY,
    PATH_OF,
    PATHS,
    PAWNS,
    POINTS_TO_WIN,
    SHELF_END,
    Card,
    Counts,
    Provision,
)
from formicarium.games.cicada_and_ant.roles import next_roles
from formicarium.games.cicada_and_ant.scene.cards import pawns_by_path
from formicarium.games.cicada_and_ant.scene.moment import actors, around_the_table
from formicarium.games.cicada_and_ant.scene.pieces import kept_id, reserve_id
from formicarium.games.cicada_and_ant.scoring import insect_points, provision_points, shelf_points
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Icon, Note, Panel, Row, Section
from formicarium.texts.message import Seat, SeatName, message


def player(view: CicadaView, seat: Seat) -> Panel:
    active, badge = seat in actors(view), role(view, seat)
    if view.options.winter:
        return winter_player(seat, active, badge, victory_points(view, seat), view.reserves[seat])
    if view.over or view.options.open_insects or seat == view.seat:
        return open_player(seat, active, badge, view.shelves[seat], view.kept[seat], view.over)
    return autumn_player(seat, active, badge, view.shelves[seat], view.kept_counts[seat])


def role(view: CicadaView, seat: Seat) -> str:
    if seat == view.ant:
        return "role_ant"
    if seat == view.cicada:
        return "role_cicada"
    return "red_ant" if view.options.winter else ""


def panel(seat: Seat, active: bool, role: str, *sections: Section) -> Panel:
    return Panel(
        id=f"seat:{seat}",
        title=message("scene-player", seat=SeatName(seat)),
        seat=seat,
        active=active,
        badges=(Icon(role, message(f"name-{role.removeprefix('role_')}")),) if role else (),
        sections=sections,
    )


@lru_cache(maxsize=4096)
def autumn_player(seat: Seat, active: bool, role: str, shelves: Counts, kept: int) -> Panel:
    """CIG-SCORE-01: another's shelf points so far; of its insects, how many there are."""
    points = Row(message("scene-shelf-points"), shelf_points(shelves))
    insects = Row(message("scene-insect-cards"), kept, sprite="path_back")
    return panel(seat, active, role, Section((points, insects)))


@lru_cache(maxsize=4096)
def open_player(
    seat: Seat, active: bool, role: str, shelves: Counts, kept: tuple[Card, ...], over: bool
) -> Panel:
    """CIG-SCORE-01, -02: shelf points, and the insects by kind where the viewer may see them."""
    on_shelves, points = shelf_points(shelves), insect_points(kept)
    rows = [Row(message("scene-shelf-points"), on_shelves), Row(message("scene-insect-points"), points)]
    if over:
        rows.append(Row(message("scene-total-points"), on_shelves + points))
    owned = Counter(INSECT_OF[card] for card in kept)
    kinds = tuple(
        Row(message(f"name-{kind}"), owned[kind], sprite=f"insect_{kind}", id=kept_id(seat, kind))
        for kind in INSECTS
    )
    return panel(seat, active, role, Section(tuple(rows)), Section(kinds, columns=3))


@lru_cache(maxsize=4096)
def winter_player(seat: Seat, active: bool, role: str, points: int, reserve: tuple[Card, ...]) -> Panel:
    """CIG-VP-02: lamps for points, four counters for the reserve, provisions in pairs."""
    lamps = tuple(
        Icon("lamp_on" if lit else "lamp_off", message("scene-lamp"), faded=not lit)
        for lit in (number < points for number in range(POINTS_TO_WIN))
    )
    purse = Counter(PATH_OF[card] for card in reserve)
    counters = tuple(
        Row(
            message(f"name-{path}"),
            purse[path],
            sprite=f"path_{path}",
            id=reserve_id(seat, path),
            glyph=short(path),
        )
        for path in PATHS
    )
    return panel(
        seat,
        active,
        role,
        Section((Row(message("scene-victory-points"), points, POINTS_TO_WIN, goal=True, icons=lamps),)),
        Section(counters, columns=len(PATHS)),
        Section((Row(message("scene-provisions"), open=True, id=f"provisions:{seat}"),)),
    )


def victory_points(view: CicadaView, seat: Seat) -> int:
    ladybird = dict(view.powers).get(LADYBIRD, MIDDLE) == seat
    return points_of(view.provisions[seat]) + (LADYBIRD_POINTS if ladybird else 0)


@lru_cache(maxsize=4096)
def points_of(provisions: tuple[Provision, ...]) -> int:
    return provision_points(provisions)


def table(view: CicadaView) -> Panel:
    """Beside the board: types under the pawns, who is what next, and the piles."""
    sections = [piles(view.options.winter, view.deck, len(view.discard), view.stock)]
    if not view.over:
        sections.insert(0, next_round(view.ant, view.cicada, view.seats, view.collector))
        if not view.face_up:
            counts = pawns_by_path(view.square, view.pawns)
            sections.insert(0, under_pawns(counts, PAWNS - len(view.pawns)))
    return Panel("table", sections=tuple(sections))


@lru_cache(maxsize=4096)
def under_pawns(counts: Counts, waiting: int) -> Section:
    """The running count per type, and the pawns still to be placed."""
    rows = [
        Row(message(f"name-{path}"), count, sprite=f"path_{path}", glyph=short(path))
        for path, count in zip(PATHS, counts, strict=True)
    ]
    if waiting:
        rows.append(Row(message("scene-pawns-left"), waiting, sprite="ant_pawn", id="pawns"))
    return Section(tuple(rows), message("scene-under-pawns"), columns=2)


@cache
def next_round(ant: Seat, cicada: Seat, seats: int, collector: Seat) -> Section:
    """CIG-ROLE-05: who will be what after a miss and after an interception; once it is known, only that."""
    rows = [
        _after(name, *next_roles(ant, cicada, seats, intercepted))
        for intercepted, name in ((False, "miss"), (True, "interception"))
        if collector == NOBODY or intercepted == (collector == cicada)
    ]
    return Section(tuple(rows), message("scene-next-round"))


def _after(name: str, ant: Seat, cicada: Seat) -> Row:
    icons = (
        Icon("role_ant", message("scene-next-ant", seat=SeatName(ant)), seat=ant),
        Icon("role_cicada", message("scene-next-cicada", seat=SeatName(cicada)), seat=cicada),
    )
    return Row(message(f"scene-after-{name}"), icons=icons)


@lru_cache(maxsize=4096)
def piles(winter: bool, deck: int, discard: int, stock: int) -> Section:
    rows = [Row(message("scene-deck"), deck, sprite="deck", id="deck")]
    if winter:
        rows.append(Row(message("scene-discard"), discard, sprite="discard", id="discard"))
        rows.append(Row(message("scene-stock"), stock, sprite="provision_back", id="stock"))
    return Section(tuple(rows), message("scene-piles"), columns=3)


def notes(view: CicadaView) -> Iterator[Note]:
    if view.seen:
        text = message("scene-note-seen", path=view.seen)
        yield Note(text, sprite=f"token_{view.seen}", private=True)
    elif view.looked:
        yield Note(message("scene-note-looked", seat=SeatName(view.cicada)), sprite="power_dragonfly")
    if view.collector != NOBODY and view.face_up:
        key = "scene-note-missed" if view.collector == view.ant else "scene-note-intercepted"
        token = view.tokens[view.ant]
        text = message(key, seat=SeatName(view.collector), path=token)
        yield Note(text, sprite=f"token_{token}")
    if not view.over:
        yield from warnings(view)


def warnings(view: CicadaView) -> Iterator[Note]:
    """CIG-END-01, CIG-WEND-01: somebody is one step from ending the game."""
    for seat in around_the_table(view):
        if view.options.winter:
            key, close = "scene-note-three-points", victory_points(view, seat) == POINTS_TO_WIN - 1
        else:
            key, close = "scene-note-full-shelf", view.shelves[seat].count(SHELF_END) == FULL_SHELVES - 1
        if close:
            yield Note(message(key, seat=SeatName(seat)), sprite="warning", tone="amber")
