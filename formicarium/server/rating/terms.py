"""What a rated match takes: said when its table is made, and again to whoever sits down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from formicarium.core.game import Game
from formicarium.core.plain import to_plain
from formicarium.server.people.seating import Chair
from formicarium.server.rating.contests import known_by_name
from formicarium.server.refusals import Declined

if TYPE_CHECKING:
    from formicarium.server.lobby.cards import NewTable


def check_terms(game: Game[Any], options: object, wish: NewTable, chairs: Sequence[Chair]) -> None:
    """Declined, if this cannot be a rated match, whoever plays it."""
    if game.corrected:
        raise Declined(400, "error-rated-data")
    if options not in [to_plain(game.read_options(variant)) for variant in game.variants.values()]:
        raise Declined(400, "error-rated-options")
    if wish.record is not None or wish.seed is not None:
        raise Declined(400, "error-rated-fresh")
    if wish.clock.kind == "none":
        raise Declined(400, "error-rated-clock")
    if not fair(chairs):
        raise Declined(400, "error-rated-seats")
    for chair in chairs:
        if chair.bot is not None and chair.bot not in game.strengths:
            raise Declined(400, "error-rated-bot", bot=chair.bot)


def fair(chairs: Sequence[Chair]) -> bool:
    """Does everybody play one seat, and somebody at all?"""
    kinds = {chair.kind for chair in chairs}
    people = [guest for chair in chairs for guest in chair.guests]
    return "hotseat" not in kinds and len(set(people)) == len(people) and kinds != {"bot"}


def may_be_rated(connection: sa.Connection, game: Game[Any], chairs: Sequence[Chair]) -> bool:
    """May those who have just played a rated match play another? Not where somebody took a seat since."""
    bots = all(chair.bot in game.strengths and not chair.guests for chair in chairs if chair.bot is not None)
    return bots and not game.corrected and fair(chairs) and known_by_name(connection, chairs)


def kept_free(chair: Chair) -> Chair:
    """A seat for the one who played it, until they sit down."""
    if not chair.manned:
        return chair
    return Chair(chair.seat, "open", None, chair.name, guests=chair.guests)
