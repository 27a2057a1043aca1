"""The application: routes, errors, and the house behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from formicarium.server.border.api.account import ACCOUNT
from formicarium.server.border.api.aids import AIDS
from formicarium.server.border.api.analyses import ANALYSES
from formicarium.server.border.api.circle import CIRCLE
from formicarium.server.border.api.diagrams import DIAGRAMS
from formicarium.server.border.api.health import health
from formicarium.server.border.api.keys import KEYS
from formicarium.server.border.api.known import KNOWN
from formicarium.server.border.api.lessons import LESSONS
from formicarium.server.border.api.library import LIBRARY
from formicarium.server.border.api.meeting import MEETING
from formicarium.server.border.api.metrics import metrics
from formicarium.server.border.api.moderating import MODERATING
from formicarium.server.border.api.notices import NOTICES
from formicarium.server.border.api.order import ORDER
from formicarium.server.border.api.own import OWN
from formicarium.server.border.api.people import PEOPLE
from formicarium.server.border.api.profiles import PROFILES
from formicarium.server.border.api.ratings import RATINGS
from formicarium.server.border.api.recovering import RECOVERING
from formicarium.server.border.api.replays import REPLAYS
from formicarium.server.border.api.searching import SEARCHING
from formicarium.server.border.api.tables import TABLES
from formicarium.server.border.api.tournaments import TOURNAMENTS
from formicarium.server.border.packing import PACKED
from formicarium.server.border.security import Guard
from formicarium.server.border.static import page
from formicarium.server.border.visit import visit
from formicarium.server.config import Config
from formicarium.server.house import House
from formicarium.server.keeping.failures import cause_of
from formicarium.server.refusals import Declined, broken, declined, mistaken, too_deep, unkept
from formicarium.server.wire import Say, say

log = logging.getLogger("formicarium.http")


def make_app(config: Config) -> Guard:
    """One node, ready to be served."""
    house = House(config)

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[
            Router(
                "/api",
                route_handlers=[
                    health,
                    metrics,
                    *LIBRARY,
                    *DIAGRAMS,
                    *AIDS,
                    *SEARCHING,
                    *LESSONS,
                    *KNOWN,
                    *PEOPLE,
                    *PROFILES,
                    *ACCOUNT,
                    *KEYS,
                    *RECOVERING,
                    *NOTICES,
                    *OWN,
                    *CIRCLE,
                    *ORDER,
                    *MODERATING,
                    *TABLES,
                    *RATINGS,
                    *MEETING,
                    *TOURNAMENTS,
                    *REPLAYS,
                    *ANALYSES,
                ],
            ),
            page,
        ],
        dependencies={
            "house": Provide(lambda: house, use_cache=True, sync_to_thread=False),
            "guest": Provide(_guest),
        },
        exception_handlers={
            Declined: declined,
            HTTPException: mistaken,
            RecursionError: too_deep,
            sa.exc.DataError: unkept,
            Exception: _unexpected,
        },
        lifespan=[living],
        compression_config=CompressionConfig(backend="brotli", brotli_quality=5, exclude_opt_key=PACKED),
        openapi_config=OpenAPIConfig(title="Formicarium", version="1", path="/api/schema", render_plugins=[]),
        logging_config=None,
        debug=False,
    )
    return Guard(app, house)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Say]]:
    """The database cannot be used just now; or a defect."""
    if (cause := cause_of(error)) is None:
        return broken(request, error)
    log.warning("%s is put off: %s", request.method, cause)
    return Response({"error": say("error-storage")}, status_code=503, headers={"retry-after": "5"})


async def _guest(request: Request[Any, Any, Any]) -> str:
    """Who asks."""
    return await visit(request.scope).guest()
