"""What is kept: the tables of the database, and the row that is the truth about a match."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False, server_default=""),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("noted", sa.Float),  # at which age of the house it was first seen (sweeping.py)
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),  # folded: "Ada" and "ada" are one
    sa.Column("shown", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),  # argon2; "": no password, passkeys only
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, unique=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("mail", sa.Text, index=True),  # an address they have shown to be theirs; told to nobody
    sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()),  # may others see the profile?
)

devices = sa.Table(
    "devices",  # where somebody is logged in
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # as its cookie says
    sa.Column("guest", sa.ForeignKey("guests.id"), nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("noted", sa.Float),  # at which age of the house it was first seen (sweeping.py)
)

lessons = sa.Table(
    "lessons",  # those that somebody has taken
    metadata,
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("lesson", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

known = sa.Table(
    "known",  # what somebody has been told or has met, in a game
    metadata,
    sa.Column("guest", sa.ForeignKey("guests.id"), primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),  # see people/known.py
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("header", sa.Text, nullable=False),  # of the record: options, commitment and all
    sa.Column("secret", sa.Text),  # what it is dealt from; told to nobody before the end
    sa.Column("clock", sa.Text, nullable=False),  # "none", "live" or "slow"
    sa.Column("seconds", sa.Integer, nullable=False),  # per decision
    sa.Column(
        "reserve", sa.Integer, nullable=False, server_default="0"
    ),  # and beyond them, for a whole match
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("creator", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("begun", sa.Float),  # when the last free seat was taken
    sa.Column("rematch", sa.Text),  # the table that followed this one
    sa.Column("trouble", sa.Text),  # what cannot be read of it ("row 17"); over and in trouble: closed
    sa.Column("joinable", sa.Boolean, nullable=False, server_default=sa.false()),  # by bots' seats, too
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()),  # may one ask for them?
    sa.Column("quiet_since", sa.Float),  # the age of the house when `changed` became `quiet_mark`
    sa.Column("quiet_mark", sa.Float),
    sa.Column("aside", sa.Float),  # the age of the house when this was set aside: it will be cleared away
    # A summary, so that a list of tables needs no match. The answers are the truth.
    sa.Column("number", sa.Integer, nullable=False),  # as a spectator counts
    sa.Column("waiting", sa.Text, nullable=False),  # seats that everybody knows to be asked: "0 2"
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("result", sa.Text),  # JSON: how it ended, ranks, who conceded
    sa.Column("due", sa.Float, index=True),  # when any node may act for a bot or a clock
    sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),  # see lobby/settling.py
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),  # by agreement of all
    sa.Index("ix_tables_lobby", "listed", "over", "changed"),
    sa.Index("ix_tables_changed", "changed"),
)

sa.Index(
    "ix_tables_unsettled",
    tables.c.changed,
    sqlite_where=tables.c.over & ~tables.c.settled,
    postgresql_where=tables.c.over & ~tables.c.settled,
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # "person", "hotseat", "open" or "bot"
    sa.Column("bot", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("invitation", sa.Text, nullable=False, unique=True),
    sa.Column("resume", sa.Text, nullable=False, unique=True),
    sa.Column("never", sa.Text, nullable=False, server_default=""),  # prompts it is not asked: "ask-parry"
    sa.Column("seen", sa.Float),  # when its person was last at the table
    sa.Column("hinted", sa.Text, nullable=False, server_default=""),  # see table/hints.py: "3:ask-parry"
)

sitters = sa.Table(
    "sitters",  # who may answer for a seat: one person, perhaps from several devices
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guest", sa.Text, primary_key=True),
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),  # put away, in their own list
    sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.seat"]),
    sa.Index("ix_sitters_guest", "guest"),
)

answers = sa.Table(
    "answers",
    metadata,
    sa.Column("match", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("dealt", sa.Text, nullable=False),
    sa.Column("author", sa.Text, nullable=False),
    sa.Column("key", sa.Text),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("why", sa.Text),  # the reason of a bot or a clock, as it goes over the wire
    sa.UniqueConstraint("match", "author", "key"),
    sqlite_with_rowid=False,  # rows of a match lie together, and there is one tree less to write
)

consents = sa.Table(
    "consents",  # who agrees to what is proposed at a table
    metadata,
    sa.Column("match", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("what", sa.Text, primary_key=True),  # "draw", "end", "bot" or "friend"
    sa.Column("target", sa.Integer, primary_key=True),  # the seat that somebody else shall have; -1: none
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("agrees", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

chats = sa.Table(
    "chats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("match", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column(
        "removed", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # nobody is shown it any more
    sa.UniqueConstraint("match", "guest", "key"),
)

replays = sa.Table(
    "replays",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("record", sa.Text, nullable=False),
    sa.Column("names", sa.Text, nullable=False),  # JSON
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("noted", sa.Float),  # at which age of the house it was first seen (sweeping.py)
)

analyses = sa.Table(
    "analyses",  # of replays: somebody wished for one, and some node works on it
    metadata,
    sa.Column("replay", sa.Text, primary_key=True),  # a finished table, or a record that was brought
    sa.Column("seats", sa.Text, nullable=False),  # whose answers are judged: "0 2"
    sa.Column("answers", sa.Integer, nullable=False),  # so many were given
    sa.Column("done", sa.Integer, nullable=False),  # so many are looked at; -1: not even the curve is there
    sa.Column("turn", sa.Float, nullable=False),  # when it last had a turn: the longest ago is next
    sa.Column("holder", sa.Text),  # the node that works on it
    sa.Column("until", sa.Float, nullable=False),  # after which it has given up
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("failed", sa.Boolean, nullable=False),  # for good
    sa.Index("ix_analyses_turn", "turn"),
)

findings = sa.Table(
    "findings",  # what an analysis has found, piece by piece
    metadata,
    sa.Column("replay", sa.ForeignKey("analyses.replay"), primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True),  # of the answers it is about; -1: the curve
    sa.Column("found", sa.Text, nullable=False),  # JSON, as it is sent
)

spent = sa.Table(
    "spent",  # what visitors have used up of what they may
    metadata,
    sa.Column("what", sa.Text, primary_key=True),
    sa.Column("who", sa.Text, primary_key=True),  # a digest
    sa.Column("until", sa.Float, nullable=False),  # after which it does not count any more
    sa.Column("amount", sa.BigInteger, nullable=False),
)

Kind: TypeAlias = Literal["deal", "answer", "undo", "cut", "concede", "end"]
CLOCK = "clock"  # the author of an answer that nobody gave in time
PLAN = "plan"  # the author of an answer that was laid down ahead
TABLE = "table"  # the author of what nobody did alone


class Row(NamedTuple):
    """One answer, as it is written down: once, and never changed.

    The first row of a match has no answer, only what the set-up dealt. An undo is a row too: what
    it takes back stays, so that the rows tell everything that happened. A cut says that the rows from
    a number on (its words) can no longer be read, and do not count. Giving up is a row (`words`: does the
    match go "on", or was it the "last"?), and so is an end that all have agreed to ("drawn" or "ended"), or
    that whoever keeps order has decided ("closed").
    """

    match: str
    number: int
    kind: Kind
    seat: int | None
    words: str  # the answer in notation
    dealt: str  # what chance dealt after it, one line each
    author: str  # a guest's id, "bot", "clock", "never", "plan" or "table"
    key: str | None  # the author's own, so that a repeated send is harmless
    at: float
    why: str | None = None  # the reason of a bot or a clock: a *say*, as JSON


class Summary(NamedTuple):
    """What the list of tables says about a match after a row."""

    id: str
    number: int
    waiting: str
    changed: float
    over: bool
    due: float | None
    result: str | None
