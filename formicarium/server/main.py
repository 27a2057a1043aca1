"""Serving: one call that starts a node and stays until it is told to stop."""

from __future__ import annotations

import asyncio
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
from formicarium.server.border.api.library import unpack_games
from formicarium.server.border.http import Door, through
from formicarium.server.border.mates import Line, Mates, lines
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
    app.house.database.reach()
    unpack_games()
    _announce(config, app.house.database)
    _run(app, config)


def _serve_together(config: Config) -> None:
    config.gather_games()  # says here what is wrong, and not in every node
    kept = Database(config.url)
    if not kept.shared:
        raise OptionError(f"{config.workers} workers need PostgreSQL: a file is written by one process")
    kept.reach()
    _announce(config, kept)
    kept.engine.dispose()
    at, between = listening(config.host, config.port), lines(config.workers)
    Crew([partial(_run_node, config, at, number, between) for number in range(config.workers)]).run()


def _run_node(config: Config, at: socket.socket, number: int, between: list[Line]) -> None:
    """One of several, in a process of its own."""
    logs.install(config.log_level)
    app = make_app(config)
    unpack_games()
    _run(app, config, at, Mates(number, between))


class Node(uvicorn.Server):
    """Serves connections that are handed on to it, beside those that it accepts."""

    def __init__(self, config: uvicorn.Config, mates: Mates | None) -> None:
        super().__init__(config)
        self.mates = mates
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.mates is not None and self.started:
            self.mates.listen(self._take)

    def _take(self, head: bytes, connection: socket.socket) -> None:
        task = asyncio.create_task(self._serve_handed(head, connection))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _serve_handed(self, head: bytes, connection: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError):  # it has gone meanwhile
            _, protocol = await loop.connect_accepted_socket(self._protocol, connection)
            protocol.data_received(head)

    def _protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        assert isinstance(made, asyncio.Protocol)
        return made


def _announce(config: Config, database: Database) -> None:
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


def settle_down() -> None:
    """What a move makes is dropped after it: to look for rings among all that stays would waste time."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def _run(app: Guard, config: Config, at: socket.socket | None = None, mates: Mates | None = None) -> None:
    """Until SIGINT or SIGTERM; `at`: a socket that is shared with `mates`."""
    settle_down()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops politely, then passes it on
    settings = uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        loop="auto",
        http=through(Door(app.house, mates)),
        ws=TableSocket,
        ws_max_size=4 * config.limits.message_bytes,
        ws_per_message_deflate=True,  # each message by itself, see border/websocket.py
        ws_ping_interval=30.0,
        ws_ping_timeout=60.0,
        forwarded_allow_ips=config.trusted,
        timeout_graceful_shutdown=5,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    server = Node(settings, mates)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[at] if at is not None else None)
    if not server.started:
        sys.exit(STARTUP_FAILURE)
