"""What lies before each player and beside the board, in numbers; and the notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

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
)
from formicarium.games.cicada_and_ant.roles import next_roles
from formicarium.games.cicada_and_ant.scene.cards import pawns_by_path
from formicarium.games.cicada_and_ant.scene.moment import actors, around_the_table
from formicarium.games.cicada_and_ant.scene.pieces import kept_id, letter, reserve_id
from formicarium.games.cicada_and_ant.scoring import insect_points, provision_points, shelf_points
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.scene.model import Icon, Note, Panel, Row, Section
from formicarium.texts.message import Seat, SeatName, message


def player(view: CicadaView, seat: Seat) -> Panel:
    return Panel(
        id=f"seat:{seat}",
        title=message("scene-player", seat=SeatName(seat)),
        seat=seat,
        active=seat in actors(view),
        badges=roles(view, seat),
        sections=winter_sections(view, seat) if view.options.winter else autumn_sections(view, seat),
    )


def roles(view: CicadaView, seat: Seat) -> tuple[Icon, ...]:
    if seat == view.ant:
        return (Icon("role_ant", message("name-ant")),)
    if seat == view.cicada:
        return (Icon("role_cicada", message("name-cicada")),)
    return (Icon("red_ant", message("name-red_ant")),) if view.options.winter else ()


def autumn_sections(view: CicadaView, seat: Seat) -> tuple[Section, ...]:
    """CIG-SCORE-01, -02: shelf points so far, and the insects: by kind where the viewer may see them."""
    on_shelves = shelf_points(view.shelves[seat])
    shelves = Row(message("scene-shelf-points"), on_shelves)
    if not (view.over or view.options.open_insects or seat == view.seat):
        insects = Row(message("scene-insect-cards"), view.kept_counts[seat], sprite="path_back")
        return (Section((shelves, insects)),)
    points = insect_points(view.kept[seat])
    rows = [shelves, Row(message("scene-insect-points"), points)]
    if view.over:
        rows.append(Row(message("scene-total-points"), on_shelves + points))
    owned = Counter(INSECT_OF[card] for card in view.kept[seat])
    kinds = tuple(
        Row(message(f"name-{kind}"), owned[kind], sprite=f"insect_{kind}", id=kept_id(seat, kind))
        for kind in INSECTS
    )
    return Section(tuple(rows)), Section(kinds, columns=3)


def winter_sections(view: CicadaView, seat: Seat) -> tuple[Section, ...]:
    """CIG-VP-02: lamps for points, four counters for the reserve, provisions in pairs."""
    points = victory_points(view, seat)
    lamps = tuple(
        Icon("lamp_on" if lit else "lamp_off", message("scene-lamp"), faded=not lit)
        for lit in (number < points for number in range(POINTS_TO_WIN))
    )
    purse = Counter(PATH_OF[card] for card in view.reserves[seat])
    reserve = tuple(
        Row(
            message(f"name-{path}"),
            purse[path],
            sprite=f"path_{path}",
            id=reserve_id(seat, path),
            glyph=letter(path),
        )
        for path in PATHS
    )
    return (
        Section((Row(message("scene-victory-points"), points, POINTS_TO_WIN, icons=lamps),)),
        Section(reserve, columns=len(PATHS)),
        Section((Row(message("scene-provisions"), open=True, id=f"provisions:{seat}"),)),
    )


def victory_points(view: CicadaView, seat: Seat) -> int:
    ladybird = dict(view.powers).get(LADYBIRD, MIDDLE) == seat
    return provision_points(view.provisions[seat]) + (LADYBIRD_POINTS if ladybird else 0)


def table(view: CicadaView) -> Panel:
    """Beside the board: types under the pawns, who is what next, and the piles."""
    sections = [Section(tuple(piles(view)), message("scene-piles"), columns=3)]
    if not view.over:
        sections.insert(0, Section(tuple(next_round(view)), message("scene-next-round")))
        if not view.face_up:
            sections.insert(0, Section(tuple(under_pawns(view)), message("scene-under-pawns"), columns=2))
    return Panel("table", sections=tuple(sections))


def under_pawns(view: CicadaView) -> Iterator[Row]:
    """The running count per type, and the pawns still to be placed."""
    under = pawns_by_path(view)
    for path in PATHS:
        yield Row(message(f"name-{path}"), under[path], sprite=f"path_{path}", glyph=letter(path))
    if waiting := PAWNS - len(view.pawns):
        yield Row(message("scene-pawns-left"), waiting, sprite="ant_pawn", id="pawns")


def next_round(view: CicadaView) -> Iterator[Row]:
    """CIG-ROLE-05: who will be what after a miss and after an interception; once it is known, only that."""
    for intercepted, name in ((False, "miss"), (True, "interception")):
        if view.collector != NOBODY and intercepted != (view.collector == view.cicada):
            continue
        ant, cicada = next_roles(view.ant, view.cicada, view.seats, intercepted)
        yield Row(
            message(f"scene-after-{name}"),
            icons=(
                Icon("role_ant", message("scene-next-ant", seat=SeatName(ant)), seat=ant),
                Icon("role_cicada", message("scene-next-cicada", seat=SeatName(cicada)), seat=cicada),
            ),
        )


def piles(view: CicadaView) -> Iterator[Row]:
    yield Row(message("scene-deck"), view.deck, sprite="deck", id="deck")
    if view.options.winter:
        yield Row(message("scene-discard"), len(view.discard), sprite="discard", id="discard")
        yield Row(message("scene-stock"), view.stock, sprite="provision_back", id="stock")


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
