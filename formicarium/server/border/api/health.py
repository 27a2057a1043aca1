"""How a node is, for whoever looks after it: a load balancer, a supervisor, a host."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa
from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from formicarium.server.border.api.given import TheHouse
from formicarium.server.house import House
from formicarium.server.refusals import REFUSALS

PATIENCE = 2.0  # seconds for the database to answer


class Health(Struct):
    live: bool  # it answers
    ready: bool  # its database answers
    hearing: bool  # it hears at once what other nodes write; otherwise it looks every second


NOT_WELL = {503: ResponseSpec(Health, generate_examples=False, description="It is live, and not well.")}


@get("/health", responses=REFUSALS | NOT_WELL)
async def health(house: TheHouse) -> Response[Health]:
    """Is this node well? 503 says that another one would do better."""
    found = Health(live=True, ready=await _is_ready(house), hearing=house.doorbell.hearing)
    return Response(found, status_code=200 if found.ready and found.hearing else 503)


async def _is_ready(house: House) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            return bool(await house.database.read(lambda connection: connection.scalar(sa.select(1))))
    except (sa.exc.SQLAlchemyError, OSError, TimeoutError):
        return False
