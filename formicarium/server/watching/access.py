"""A line for each request, and its time: which kind of address, never which.

An address may hold a personal link, a table's name, words somebody searched for. So a line tells the route
(`/api/tables/{table}`), and not who came: whoever is turned away is named elsewhere (people/limits.py).
"""

from __future__ import annotations

import json
import logging
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from formicarium.server.house import House

log = logging.getLogger("formicarium.access")

ELSEWHERE = "other"  # what no route leads to
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")


class Watched:
    """One request, from its head to the end of its answer."""

    def __init__(self, house: House, scope: Any) -> None:
        self._house = house
        self._method = scope["method"] if scope["method"] in METHODS else ELSEWHERE
        self.scope = scope  # in which the route is noted
        self._began = time.perf_counter()
        self.status = 0  # 0: it went away without an answer

    def end(self) -> None:
        seconds = time.perf_counter() - self._began
        route = route_of(self.scope)
        self._house.meters.requests.labels(self._method, route, str(self.status)).observe(seconds)
        if self._house.config.access_log:
            told = {
                "method": self._method,
                "route": route,
                "status": self.status,
                "ms": round(seconds * 1000, 1),
            }
            log.info("%s", json.dumps(told))


def route_of(scope: Any) -> str:
    """The kind of address that was asked for."""
    template = scope.get("path_template")
    if not template:
        return ELSEWHERE
    return str(template) if template.startswith("/api") else "page"
