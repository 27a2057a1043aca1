"""The open table: what every seat sees, laid out on one table, for replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from formicarium.core.match import Match
from formicarium.scene.model import Scene
from formicarium.server.table.frames import picture
from formicarium.texts.message import Seat


def open_scene(match: Match) -> Scene:
    """The spectator's scene, with everything in it as the seat sees it that knows more."""
    seats = range(match.state.seats)
    public, *own = _places_apart([picture(match, None), *(picture(match, seat) for seat in seats)])
    own = _hands_apart(public, own)
    return replace(
        public,
        boards=_merged(public.boards, (scene.boards for scene in own)),
        pieces=_merged(public.pieces, (scene.pieces for scene in own)),
        trays=_merged(public.trays, (scene.trays for scene in own)),
        cards=_merged(public.cards, (scene.cards for scene in own)),
        panels=_merged(public.panels, (scene.panels for scene in own)),
    )


def _merged(public: tuple[Any, ...], own: Iterable[tuple[Any, ...]]) -> tuple[Any, ...]:
    """What looks different to a seat than to everybody is what the seat knows better.

    Of several seats it is the owner, or the one that sees it as hardly anybody does.
    """
    found = {thing.id: thing for thing in public}
    better: dict[str, list[tuple[bool, Any]]] = {}  # each with: is it another seat's?
    for seat, things in enumerate(own):
        for thing in things:
            if found.get(thing.id) != thing:
                foreign = getattr(thing, "seat", None) not in (None, seat)
                better.setdefault(thing.id, []).append((foreign, thing))
    for id, seen in better.items():
        _, found[id] = min(seen, key=lambda one: (one[0], seen.count(one)))
    return tuple(found.values())


# Seats may call things of their own alike: on one table they need names of their own.


def _places_apart(scenes: list[Scene]) -> list[Scene]:
    """Places that are called alike are named after their boards."""
    boards: dict[str, set[str]] = {}  # by place
    for scene in scenes:
        for board in scene.boards:
            for place in board.places:
                boards.setdefault(place.id, set()).add(board.id)
    shared = {place for place, found in boards.items() if len(found) > 1}
    return [_named_after_boards(scene, shared) for scene in scenes] if shared else scenes


def _named_after_boards(scene: Scene, shared: set[str]) -> Scene:
    names = {
        place.id: f"{board.id}/{place.id}"
        for board in scene.boards
        for place in board.places
        if place.id in shared
    }
    boards = tuple(
        replace(board, places=tuple(replace(each, id=names.get(each.id, each.id)) for each in board.places))
        for board in scene.boards
    )
    pieces = tuple(replace(piece, on=names.get(piece.on, piece.on)) for piece in scene.pieces)
    return replace(scene, boards=boards, pieces=pieces)


def _hands_apart(public: Scene, own: list[Scene]) -> list[Scene]:
    """Trays that only their seat is shown bear its mark; those called alike are named after it."""
    known = {tray.id for tray in public.trays} | {card.id for card in public.cards}
    trays = Counter(tray.id for scene in own for tray in scene.trays if tray.id not in known)
    held = (card for scene in own for card in scene.cards if card.on in trays)
    cards = Counter(card.id for card in held if card.id not in known)
    return [_hand_of(seat, scene, trays, cards) for seat, scene in enumerate(own)]


def _hand_of(seat: Seat, scene: Scene, trays: Counter[str], cards: Counter[str]) -> Scene:
    def named(id: str, found: Counter[str]) -> str:
        return f"{id}/{seat}" if found[id] > 1 else id

    return replace(
        scene,
        trays=tuple(
            replace(tray, id=named(tray.id, trays), seat=seat if tray.seat is None else tray.seat)
            if tray.id in trays
            else tray
            for tray in scene.trays
        ),
        cards=tuple(
            replace(card, id=named(card.id, cards), on=named(card.on, trays)) if card.on in trays else card
            for card in scene.cards
        ),
    )
