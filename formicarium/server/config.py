"""How a server is run. Every setting has a default that suits one machine and needs no file."""

from __future__ import annotations

import logging
import os
import re
from dataclasses import dataclass, field, fields, replace
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from formicarium.core.errors import OptionError
from formicarium.core.registry import games, read_corrections
from formicarium.server.post.relay import Relay

S = TypeVar("S", "Config", "Limits")

_FOLDER = re.compile(r"(/(?!api\b|ws\b|assets\b)[\w.~-]*\w)*")


@dataclass(frozen=True, slots=True)
class Limits:
    """What one visitor may do. `rate / seconds`, with bursts up to the rate.

    An address is one visitor (of IPv6, a /64). Behind one there may be a class of thirty.
    """

    effort: int = 120  # milliseconds of a node's time on sockets, per second and address (people/limits.py)
    burst: int = 600  # of them at once: a class that comes back after a restart
    message_bytes: int = 16_384  # of one websocket message
    body_bytes: int = 1_048_576  # of one HTTP request: a record is the largest thing sent
    record_bytes: int = 262_144
    chat_letters: int = 500
    name_letters: int = 40
    socket_messages: int = 20  # per second and socket
    chats: int = 8  # per ten seconds and guest
    chatter: int = 60  # lines per minute and address
    bonds: int = 120  # friends asked, muted, blocked or invited, per hour and address
    reports: int = 20  # about somebody, per hour and address
    wishes: int = 12  # to end or to go on without somebody, per minute and guest
    reads: int = 1200  # of anything, per minute and address
    requests: int = 120  # that change something, per minute and address
    tables: int = 40  # made, per hour and address
    meetings: int = 240  # wishes for somebody to play with, per hour and address
    tournaments: int = 10  # made, per hour and address
    entrants: int = 64  # of a tournament
    slow_wishes: int = 8  # of one guest at once
    browsers: int = 40  # that may be woken, per hour and address
    logins: int = 10  # tried, per minute and address
    letters: int = 6  # asked for, per hour and address, and of each account
    replays: int = 60  # looked at, per minute and address
    kept_bytes: int = 2_097_152  # of records, per hour and address
    analysed: int = 4000  # answers of matches that are to be analysed, per hour and address
    backlog: int = 200  # matches that wait to be analysed, of everybody
    hints: int = 30  # asked for, per minute and address
    lessons: int = 600  # taken and remembered, per hour and address
    known: int = 6000  # things somebody is told or meets, and that are remembered, per hour and address
    studies: int = 4  # records being looked at or waiting for it, per address
    sockets: int = 64  # open at once, per address
    own_sockets: int = 8  # at one table, of one player
    watchers: int = 200  # per table
    crowd: int = 4000  # sockets of one node
    connections: int = 128  # at once, per address, beside sockets
    knocks: int = 20  # connections that are opened, per second and address
    working: int = 16  # requests at once, per address
    head_seconds: float = 15.0  # until a request has said what it wants
    body_seconds: float = 30.0  # until it has come whole, and as long again until its answer is read
    hello_seconds: float = 20.0  # until a socket has said hello


@dataclass(frozen=True, slots=True)
class Config:
    """One server's settings. Command line first, then `FORMICARIUM_…` in the environment."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a SQLAlchemy URL; "": a SQLite file in the data folder
    origins: tuple[str, ...] = ()  # beside the one a browser sees; needed behind some proxies
    secure: bool = False  # cookies for https only, even if a proxy hides the https
    trusted: str = "127.0.0.1"  # proxies whose X-Forwarded-* headers are believed
    pause: tuple[float, float] = (0.4, 1.5)  # seconds that a reaction window stays closed to other eyes
    bot_delay: tuple[float, float] = (0.5, 1.2)  # seconds before a bot answers, so that people can follow
    workers: int = 1  # nodes of one machine behind one port; more than one need PostgreSQL
    bot_workers: int = 2
    bot_budget: float = 20.0  # seconds after which a bot's time-out move is played
    study_workers: int = 2  # processes that look at records
    study_budget: float = 10.0  # seconds after which a record is too slow
    analysis_workers: int = 1  # processes that analyse matches, after everybody else
    analysis_nice: int = 10  # how far they stand back
    analysis_budget: float = 600.0  # seconds after which an answer is too slow to be judged
    grace: float = 10.0  # seconds after which another node may do what a silent node should have done
    absence: tuple[float, float, float] = (180.0, 86_400.0, 259_200.0)  # seconds, see docs/hosting.md
    lates: int = 2  # times in a row that a clock plays for somebody before others may decide for the seat
    days_off: float = 28.0  # a year, in which the slow clocks of somebody's tables stand still
    notice_wait: tuple[float, float] = (20.0, 600.0)  # seconds before browsers are woken, and letters written
    push_inward: bool = False  # may push services be in the house's own network? For tests only
    linger: float = 300.0  # seconds that a room without visitors stays in memory
    keep_unfinished: float = 90.0  # days that a table lasts on which nobody plays on; 0: for ever
    keep_aside: float = 30.0  # further days for which whoever opens a table that was set aside has it back
    keep_finished: float = 365.0  # days that a finished match lasts, if nobody there has an account
    limits: Limits = field(default_factory=Limits)
    log_level: str = "info"
    access_log: bool = False  # a line for each request
    smtp: str = ""  # who takes letters: smtp://host:587 (STARTTLS), smtps://host:465; "": nobody does
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    sender: str = ""  # of letters: ants@example.org, or Formicarium <ants@example.org>
    under: str = ""  # the folder of its host under which the house is served: /ants
    public_url: str = ""  # where people find this server, for links in letters: https://ants.example
    metrics_token: str = ""  # who says it may read /api/metrics; "": only this machine itself
    data: str = ""  # a folder of corrected tables: <game>/<file>.toml
    modules: tuple[str, ...] = ()  # to import at the start: games that register themselves

    def __post_init__(self) -> None:
        if not 0 <= self.port < 1 << 16:
            raise OptionError(f"a port is a number from 0 to 65535, not {self.port}")
        if self.log_level.upper() not in logging.getLevelNamesMapping():
            raise OptionError(f"a log level is info, warning, error or debug, not {self.log_level}")
        if self.workers < 1:
            raise OptionError(f"tables are served by at least 1 worker, not {self.workers}")
        if self.bot_workers < 1:
            raise OptionError(f"bots need at least 1 process, not {self.bot_workers}")
        if self.study_workers < 1:
            raise OptionError(f"records need at least 1 process, not {self.study_workers}")
        if self.analysis_workers < 0:
            raise OptionError(f"matches are analysed by 0 processes or more, not {self.analysis_workers}")
        if not _FOLDER.fullmatch(self.under):
            raise OptionError(f"a house is served under a folder of its host, /ants, not under {self.under}")
        if self.smtp:
            Relay.of(self)  # says what is wrong before anybody needs a letter

    @classmethod
    def read(cls, environment: dict[str, str] | None = None, **given: Any) -> Config:
        """The settings given, those of the environment, and the defaults, in this order.

        >>> Config.read({"FORMICARIUM_PORT": "9000"}, host="::1").port
        9000
        """
        found = dict(os.environ) if environment is None else environment
        config = cls(limits=_read(Limits(), found, "FORMICARIUM_LIMIT_"))
        config = _read(config, found, "FORMICARIUM_")
        return replace(config, **{name: value for name, value in given.items() if value is not None})

    def gather_games(self) -> None:
        """Find the games beside the packaged ones, and correct the tables of those that are."""
        for module in self.modules:
            try:
                import_module(module)
            except ImportError as error:
                raise OptionError(f"the module {module} cannot be imported: {error}") from error
        if self.data:
            games.correct(read_corrections(Path(self.data)))

    @property
    def url(self) -> str:
        """Where the tables are kept, as SQLAlchemy writes it."""
        if not self.database:
            return f"sqlite:///{data_folder() / 'formicarium.sqlite'}"
        if "://" not in self.database:
            return f"sqlite:///{Path(self.database).resolve()}"
        scheme, _, rest = self.database.partition("://")
        return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else self.database


def data_folder() -> Path:
    """`$XDG_DATA_HOME/formicarium`, where Linux keeps what programs keep."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "formicarium"


def _read(settings: S, environment: dict[str, str], prefix: str) -> S:
    """A copy of `settings` with what the environment says about its plain fields."""
    changed: dict[str, Any] = {}
    for each in fields(settings):
        text = environment.get(f"{prefix}{each.name.upper()}")
        if text is None or each.name == "limits":
            continue
        try:
            changed[each.name] = _read_value(getattr(settings, each.name), text)
        except ValueError as error:
            raise OptionError(f"{prefix}{each.name.upper()} cannot be {text!r}: {error}") from error
    return replace(settings, **changed)


def _read_value(current: Any, text: str) -> Any:
    """A text as the kind of value that a setting has now; ValueError where it is another kind."""
    if isinstance(current, bool):
        return text.lower() in ("1", "true", "yes")
    if not isinstance(current, tuple):
        return type(current)(text)
    parts = tuple(part.strip() for part in text.split(",") if part.strip())
    if not current:  # names, as many as one likes
        return parts
    if len(parts) != len(current):
        raise ValueError(f"{len(current)} numbers are wanted")
    return tuple(map(float, parts))
