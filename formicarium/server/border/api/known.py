"""What one has been told or has met, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from formicarium.server.border.api.given import Guest, TheHouse
from formicarium.server.border.api.library import found_game
from formicarium.server.people.known import Key, Kind, Known, known_to, remember
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS
from formicarium.server.table import met


class Keys(Struct):
    keys: Annotated[list[Key], Meta(max_length=200)]


@get("/games/{game:str}/known", responses=REFUSALS)
async def all_known(house: TheHouse, guest: Guest, game: FromPath[str]) -> Known:
    """What one knows of a game already."""
    found = found_game(game)
    return await house.database.read(lambda c: known_to(c, guest, found.id))


@get("/games/{game:str}/met", responses=REFUSALS)
async def all_met(house: TheHouse, guest: Guest, game: FromPath[str]) -> Known:
    """The rules that one has met in a game, in matches that are not over as far as they are open here."""
    found = found_game(game)
    mine = await house.lobby.mine(guest)
    for card in mine:
        room = house.rooms.here(card.table)
        if card.game == found.id and not card.over and room is not None and room.ledger.trouble is None:
            await met.note(room, guest)
    return await house.database.read(lambda c: known_to(c, guest, found.id))


@post("/games/{game:str}/known/{kind:str}", status_code=200, responses=REFUSALS)
async def know_more(
    house: TheHouse,
    guest: Guest,
    request: Request[Any, Any, Any],
    game: FromPath[str],
    kind: FromPath[Kind],
    data: JSONBody[Keys],
) -> Known:
    """Remember some more of one kind."""
    found = found_game(game)
    await remember(house, address(request.scope), guest, found.id, kind, data.keys)
    return await house.database.read(lambda c: known_to(c, guest, found.id))


KNOWN = [all_known, all_met, know_more]
