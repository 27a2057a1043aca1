"""Serving: one call that starts a node and stays until it is told to stop."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

import uvicorn

from formicarium.core.errors import OptionError
from formicarium.server import logs
from formicarium.server.app import make_app
from formicarium.server.border.api.library import unpack_games
from formicarium.server.border.http import Door, through
from formicarium.server.border.security import Guard
from formicarium.server.border.websocket import TableSocket
from formicarium.server.config import Config


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    bot_workers: int | None = None,
    **settings: Any,
) -> None:
    """Serve tables until SIGINT or SIGTERM; whatever is None comes from the environment or the defaults."""
    config = Config.read(host=host, port=port, database=database, bot_workers=bot_workers, **settings)
    logs.install(config.log_level)
    see_whether_free(config.host, config.port)
    app = make_app(config)
    app.house.database.reach()
    unpack_games()
    where = app.house.database.url.render_as_string(hide_password=True)
    print(f"Tables are kept in {where.removeprefix('sqlite:///')}", flush=True)
    print(f"Open http://{config.host}:{config.port}/ (Ctrl-C stops)", flush=True)
    # What a move makes is dropped after it; to look for rings among all that stays would be a waste of time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops politely, then passes it on
    with suppress(KeyboardInterrupt):
        _run(app, config)


def see_whether_free(host: str, port: int) -> None:
    """OptionError says in one line that somebody else listens there, or that nobody can."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            reason = error.strerror or error
            raise OptionError(f"cannot listen at {host}:{port}: {reason} (try another --port)") from error


def _run(app: Guard, config: Config) -> None:
    uvicorn.run(
        app,
        host=config.host,
        port=config.port,
        loop="auto",
        http=through(Door(app.house)),
        ws=TableSocket,
        ws_max_size=4 * config.limits.message_bytes,
        ws_per_message_deflate=True,  # a scene shrinks to a tenth, for 32 kB of memory a socket
        ws_ping_interval=30.0,
        ws_ping_timeout=60.0,
        forwarded_allow_ips=config.trusted,
        timeout_graceful_shutdown=5,
        log_config=None,
        access_log=False,
        server_header=False,
    )
