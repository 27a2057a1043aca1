"""A node's figures, for Prometheus: to the machine itself, and to whoever has the host's token."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from formicarium.server.border.api.given import TheHouse
from formicarium.server.people.limits import address
from formicarium.server.refusals import REFUSALS, Declined

BEARER = "Bearer "


@get("/metrics", responses=REFUSALS, sync_to_thread=False)
def metrics(house: TheHouse, request: Request[Any, Any, Any]) -> Response[bytes]:
    """How this node fares. For others, there is nothing here."""
    if not _may_know(request, house.config.metrics_token):
        raise Declined(404, "error-not-found")
    return Response(house.meters.told(), media_type=CONTENT_TYPE_LATEST)


def _may_know(request: Request[Any, Any, Any], token: str) -> bool:
    if token:
        said = request.headers.get("authorization", "")
        return hmac.compare_digest(said.encode(), f"{BEARER}{token}".encode())
    try:
        return ip_address(address(request.scope)).is_loopback
    except ValueError:
        return False
