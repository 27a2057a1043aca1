"""The messages of docs/protocol.md, as types: what comes in is checked, what goes out is described."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from formicarium.core.decision import Refusal
from formicarium.texts.facts import to_wire
from formicarium.texts.message import Arg, Message, message

VERSION = 1

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Key: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"^[ -~]+$")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Token: TypeAlias = Annotated[str, Meta(max_length=100)]
Touched: TypeAlias = Annotated[tuple[Token, ...], Meta(max_length=64)]

SeatKind: TypeAlias = Literal["person", "hotseat", "open", "bot"]
ClockKind: TypeAlias = Literal["none", "live", "slow"]
What: TypeAlias = Literal["draw", "end", "bot", "friend"]


class Say(Struct, frozen=True):
    """Words to be said in the reader's language."""

    id: str
    args: dict[str, Any] = {}


def say(key: str, **args: Arg) -> Say:
    return said(message(key, **args))


def said(text: Message) -> Say:
    return msgspec.convert(to_wire(text), Say)


# Both ways


class Clock(Struct, frozen=True):
    """How long a decision may take: `seconds` each, and what is in a seat's `reserve` for the whole match."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    reserve: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0


# From the client


class Hello(Struct, tag="hello"):
    version: int
    seen: Annotated[int, Meta(ge=-1)] = -1
    eyes: SeatNumber | UnsetType | None = UNSET  # through which that event was seen
    scenes: Literal["whole", "patch", "none"] = "whole"
    beats: bool = False  # with the scenes in between


class Move(Struct, tag="move"):
    key: Key
    seat: SeatNumber
    number: Number
    path: Touched


class Undo(Struct, tag="undo"):
    """Take back the last answer, or all of one's turn."""

    key: Key
    seat: SeatNumber
    number: Number
    whole: bool = False


class Why(Struct, tag="why"):
    key: Key
    seat: SeatNumber
    path: Touched


class Preview(Struct, tag="preview"):
    """What would this answer bring?"""

    key: Key
    seat: SeatNumber
    number: Number
    path: Touched


class Hint(Struct, tag="hint"):
    """What would the strongest bot do in this seat's place?"""

    key: Key
    seat: SeatNumber
    number: Number


class Coach(Struct, tag="coach"):
    """What would you tell a newcomer in this seat?"""

    key: Key
    seat: SeatNumber


class Chat(Struct, tag="chat"):
    key: Key
    text: str


class Uncover(Struct, tag="uncover"):
    seat: SeatNumber | None


class Never(Struct, tag="never"):
    """Never ask this seat that, or do ask it again."""

    key: Key
    seat: SeatNumber
    prompt: Annotated[str, Meta(max_length=64, pattern=r"^[a-z0-9_-]+$")]
    never: bool = True


class Concede(Struct, tag="concede"):
    """This seat gives up."""

    key: Key
    seat: SeatNumber


class Consent(Struct, tag="consent"):
    """Propose or agree; or with `agrees: false` decline, or take a proposal of one's own back.

    A draw, to end without a result, or that a bot or a friend shall have the seat `target`.
    """

    key: Key
    what: What
    target: SeatNumber | None = None
    agrees: bool = True


class Plan(Struct, tag="plan"):
    """Lay these answers down for this seat's next turn, instead of what lies there."""

    key: Key
    seat: SeatNumber
    answers: Annotated[tuple[Touched, ...], Meta(max_length=16)] = ()


class Seen(Struct, tag="seen"):
    """Somebody looks at the table, and sees what this seat is asked, up to this number."""

    seat: SeatNumber
    number: Number


class Ping(Struct, tag="ping"):
    pass


Incoming: TypeAlias = (
    Hello
    | Move
    | Undo
    | Why
    | Preview
    | Hint
    | Coach
    | Chat
    | Uncover
    | Never
    | Concede
    | Consent
    | Plan
    | Seen
    | Ping
)
incoming = msgspec.json.Decoder(Incoming)


# From the server


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    present: bool
    conceded: bool = False
    level: str | None = None  # by which people know a bot
    off: tuple[float, ...] | None = None  # days off, from when until when: its clock stands still


class ChatEntry(Struct):
    """What somebody said; `text` is empty where it was `removed`."""

    id: int
    from_: int | None = msgspec.field(name="from")
    name: str = ""
    text: str = ""
    at: float = 0.0
    removed: bool = False


class ChatLine(ChatEntry, tag="chat"):
    """The same as a message of its own."""


class ChatGone(Struct, tag="chat_gone"):
    """These lines were removed by those who keep order."""

    lines: list[int]


class DealInfo(Struct):
    """How a table is dealt; the commitment is checked against the record, once the match is over."""

    kind: Literal["sealed", "given", "chosen", "unsealed"]
    commitment: str | None = None


class TroubleInfo(Struct):
    """Why a table cannot be played on, and what can be done about it."""

    say: Say
    shown: bool  # part of it can be looked at
    mendable: bool  # and gone on from
    closed: bool  # it will not be


class Welcome(Struct, tag="welcome"):
    version: int
    table: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    you: list[int]
    clock: Clock
    spectator: bool
    begun: bool
    rematch: str | None
    chat: list[ChatEntry]
    never: dict[str, list[str]]
    deal: DealInfo
    trouble: TroubleInfo | None
    hints: bool  # may one ask for them here?
    rated: bool


class DecisionInfo(Struct):
    seat: int
    number: int
    prompt: Raw
    options: list[Raw]
    timeout: tuple[str, ...]
    advice: tuple[str, ...] | None
    silent: bool
    clause: str  # the rule behind the question


class WaitingFor(Struct):
    seat: int
    for_: Raw = msgspec.field(name="for")


class OutcomeInfo(Struct):
    ranks: tuple[int, ...]
    scores: tuple[int, ...]  # none where the game counts no points
    why: Say
    clause: str
    details: tuple[tuple[tuple[str, int], ...], ...]
    scoring: dict[str, str]  # by which clause each part counts
    how: Literal["played", "conceded", "drawn", "ended", "closed"]
    conceded: tuple[int, ...]


class UndoInfo(Struct, omit_defaults=True):
    """How many of one's own answers an undo takes, and one of the turn; at 0, what stands in the way."""

    last: int
    turn: int
    over: bool = False  # what bots have answered since goes with it
    clause: str = ""
    say: Raw | None = None


class Frame(Struct, tag="frame"):
    """Where we are, for one viewer. Holds nothing that two tables alike to this viewer could differ in."""

    number: int
    eyes: int | None
    decisions: list[DecisionInfo]
    waiting: list[WaitingFor]
    asked: list[int]
    undo: dict[str, UndoInfo]
    late: bool
    plan: bool  # may one lay down answers for one's next turn?
    outcome: OutcomeInfo | None


def told(head: bytes, picture: bytes, first: int, lines: list[bytes]) -> bytes:
    """A frame's JSON with its picture and its events, which come last."""
    return b'%s%s,"from":%d,"events":[%s]}' % (head[:-1], picture, first, b",".join(lines))


class Refused(Struct, tag="refused"):
    key: str
    clause: str
    say: Say


class WhyNot(Struct, tag="why"):
    key: str
    clause: str | None
    say: Say | None


class Line(Struct):
    """Something that would happen."""

    clause: str
    say: Say


class ChanceInfo(Struct):
    """What chance decides next: so many dice with `of` sides, or things out of `of`; `say`: in words."""

    kind: Literal["roll", "draw", "pick"]
    count: int
    of: int
    say: Say | None


class OddsInfo(Struct):
    """So many of all ways in which chance can fall come to this."""

    say: Say
    ways: int
    of: int


class Foreseen(Struct, tag="preview"):
    """What is certain about an answer, as a patch of the last scene, and what the rest depends on."""

    key: str
    patch: Raw
    lines: list[Line]
    chance: ChanceInfo | None
    odds: list[OddsInfo]
    hidden: bool
    unless: bool
    asks: Say | None


class HintInfo(Struct, tag="hint"):
    """What a bot would answer, why, and by which level people know it."""

    key: str
    path: tuple[str, ...]
    say: Raw | None
    level: str | None


class CardInfo(Struct):
    """One of the cards before the first decision."""

    title: Say
    say: Say
    clause: str
    art: str


class DangerInfo(Struct):
    """A warning, and what to light up."""

    say: Say
    clause: str
    places: tuple[str, ...]


class Coached(Struct, tag="coach"):
    """What the coach says: the cards, and about what the seat is asked now (`prompt`), if it is."""

    key: str
    cards: list[CardInfo] = []
    prompt: str | None = None
    explains: Say | None = None  # null: it explains itself
    dangers: list[DangerInfo] = []


class PlannedAnswer(Struct):
    """An answer that is laid down: to which question, what one touches, and in words."""

    prompt: Raw
    path: tuple[str, ...]
    say: Raw


class Dropped(Struct):
    """Which answer of a plan did not fit any more, and why: so none of it was given."""

    answer: Raw
    why: Say


class Planned(Struct, tag="plan"):
    """The plan of a seat of one's own; `asks`: what would be asked after it, told when one lays it down."""

    key: str
    seat: int
    answers: list[PlannedAnswer]
    asks: DecisionInfo | None = None
    dropped: Dropped | None = None


class Done(Struct, tag="done"):
    key: str


class Presence(Struct, tag="presence"):
    seats: list[bool]
    watchers: int


class Asked(Struct):
    """How long a seat has been asked, and how long it has left (null: for ever), in seconds."""

    seat: int
    since: float
    left: float | None


class ClockNews(Struct, tag="clock"):
    seats: list[Asked]


class SeatsNews(Struct, tag="seats"):
    seats: list[SeatInfo]
    you: list[int]
    begun: bool
    never: dict[str, list[str]]


class Missing(Struct):
    """A seat whose person does not play; `wait`: seconds until the others may decide about it alone."""

    seat: int
    why: Literal["left", "away", "late"]
    wait: float


class Proposal(Struct):
    """What is proposed, who agrees, who does not, and whose word is still awaited."""

    what: What
    target: int | None
    agree: list[int]
    against: list[int]
    need: list[int]


class Ways(Struct):
    """What a visitor may do about the table now."""

    concede: Literal["end", "bot"] | None  # what follows
    draw: bool
    end: bool
    replace: list[int]  # whose seat somebody else may have, alone or by a vote
    take: list[int]  # the seats one may take


class Company(Struct, tag="company"):
    missing: list[Missing]
    proposals: list[Proposal]
    ways: Ways


class ReasonInfo(Struct):
    """Why a bot or a clock answered as it did; `event` is the first that came of it, as the viewer counts."""

    seat: int
    event: int
    say: Raw


class Reasons(Struct, tag="reasons"):
    reasons: list[ReasonInfo]


class Rematch(Struct, tag="rematch"):
    table: str


class Later(Struct, tag="later"):
    """The server could not do what was asked under this key just now: ask again in so many seconds."""

    key: str
    say: Say
    seconds: float


class Failure(Struct, tag="error"):
    say: Say


class Pong(Struct, tag="pong"):
    pass


Outgoing: TypeAlias = (
    Welcome
    | Frame
    | Refused
    | WhyNot
    | Foreseen
    | HintInfo
    | Coached
    | Planned
    | Done
    | Later
    | Presence
    | ChatLine
    | ChatGone
    | ClockNews
    | SeatsNews
    | Company
    | Reasons
    | Rematch
    | Failure
    | Pong
)

encode = msgspec.json.Encoder().encode


def refused(key: str) -> Refused:
    """A refusal of the table itself, still to be addressed."""
    return Refused("", "", say(key))


def refusal_of(refusal: Refusal) -> Refused:
    """A refusal of the game, still to be addressed."""
    return Refused("", refusal.clause, said(refusal.reason))


class Event(Struct):
    """What a line of a story says; before it come its number and its cause, as the viewer counts."""

    clause: str
    event: str
    say: Say
    turn: Literal["opens", "closes"] | UnsetType = UNSET  # a turn or a round begins or ends with it
    noise: bool | UnsetType = UNSET  # tells nothing that anybody would miss


class Option(Struct):
    path: tuple[str, ...]
    say: Say
    final: Literal["chance", "reveal", "bound"] | bool
    loses: Say | UnsetType = UNSET  # what it would throw away, if anything
