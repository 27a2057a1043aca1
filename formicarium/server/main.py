"""Serving: one call that starts a node and stays until it is told to stop."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from formicarium.core.errors import OptionError
from formicarium.server import logs
from formicarium.server.app import make_app
from formicarium.server.border.http import Door, through
from formicarium.server.border.security import Guard
from formicarium.server.border.websocket import TableSocket
from formicarium.server.config import Config
from formicarium.server.crew import Crew, listening
from formicarium.server.keeping.database import Database


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
    if config.workers > 1:
        _serve_together(config)
        return
    app = make_app(config)
    _announce(config, app.house.database)
    _run(app, config)


def _serve_together(config: Config) -> None:
    config.gather_games()  # says here what is wrong, and not in every node
    kept = Database(config.url)
    if not kept.shared:
        raise OptionError(f"{config.workers} workers need PostgreSQL: a file is written by one process")
    _announce(config, kept)
    kept.engine.dispose()
    Crew(config.workers, partial(_run_node, config), listening(config.host, config.port)).run()


def _run_node(config: Config, at: socket.socket) -> None:
    """One of several, in a process of its own."""
    logs.install(config.log_level)
    _run(make_app(config), config, at)


def _announce(config: Config, database: Database) -> None:
    database.reach()
    print(f"Tables are kept in {database.words.removeprefix('sqlite:///')}", flush=True)
    print(f"Open http://{config.host}:{config.port}/ (Ctrl-C stops)", flush=True)


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


def _run(app: Guard, config: Config, at: socket.socket | None = None) -> None:
    """Until SIGINT or SIGTERM; `at`: a socket that is shared with others."""
    # What a move makes is dropped after it; to look for rings among all that stays would be a waste of time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops politely, then passes it on
    settings = uvicorn.Config(
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
    server = uvicorn.Server(settings)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[at] if at is not None else None)
    if not server.started:
        sys.exit(STARTUP_FAILURE)
