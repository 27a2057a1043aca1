"""Plans: answers that somebody has laid down for their next turn (core/planning.py), for their own eyes.

They are rows of the person beside the seat. When the seat is asked, what is left of the plan is checked at
the table as it is by then. If all of it fits, the first answer goes the way of any other; otherwise none is
given, and its owner finds a word about why. Whatever a seat answers by itself, or takes back, ends its
plan.

Others cannot tell that there is one: nothing of it is told to anybody else, and a planned answer is given
as a bot's is, or at once where nobody can see who is asked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Raw

from formicarium.core.decision import Path, notation, tokens
from formicarium.core.planning import Draft, Misfit, Planned, misfit
from formicarium.server import wire
from formicarium.server.keeping.private import Laid, plans
from formicarium.server.keeping.storage import PLAN, Row
from formicarium.server.people.identity import keep_guest
from formicarium.server.people.seating import lock_table
from formicarium.server.table import frames
from formicarium.texts.facts import message_of
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.server.table.room import Room
    from formicarium.server.table.visitors import Visitor

Also: TypeAlias = Callable[[sa.Connection], None]


# Laying down


async def lay(room: Room, visitor: Visitor, wish: wire.Plan) -> None:
    """Keep a plan as far as it can be laid down, and tell what would be asked after it."""
    seat = wish.seat
    async with room.once_shown(visitor, seat):
        refusal = room.stranger(visitor, seat) or _refused(room, seat)
        if refusal is not None:
            visitor.tell(wire.Refused(wish.key, refusal.clause, refusal.say))
            return
        laid, draft = _drafted(room, seat, wish.answers)
        asks = _asks(room, draft)
    await room.house.database.write(partial(_write, room=room, seat=seat, guest=visitor.guest, laid=laid))
    await room.house.lobby.seats_changed(room)
    visitor.tell(msgspec.structs.replace(_told(seat, laid), key=wish.key, asks=asks))


def _refused(room: Room, seat: Seat) -> wire.Refused | None:
    if room.chairs[seat].kind != "person":
        return wire.refused("refused-plan-shared")
    return None if frames.possible(room.ledger, seat) else wire.refused("refused-plan-now")


def _drafted(room: Room, seat: Seat, answers: tuple[Path, ...]) -> tuple[tuple[Laid, ...], Draft]:
    """As many of these answers as can be laid down."""
    match, laid = room.ledger.match, list[Laid]()
    assert match.game.plans is not None
    draft = Draft.ahead(match.game.plans, match.state, seat)
    assert draft is not None
    first = room.ledger.answers(seat)
    for number, path in enumerate(answers):
        move = draft.question.find(path) if draft.question is not None else None
        planned = draft.lay(path)
        if move is None or planned is None:
            break
        said = wire.encode(wire.said(message_of("move", move))).decode()
        laid.append(Laid(first + number, planned.prompt, notation(path), said, planned.basis))
    return tuple(laid), draft


def _asks(room: Room, draft: Draft) -> wire.DecisionInfo | None:
    """What would be asked after what is laid down: a question like any other, but that it cannot be sent."""
    if draft.question is None:
        return None
    asked = replace(draft.question, silent=False)
    number = room.ledger.number(draft.seat)
    return frames.asking(number, asked, draft.clause, frames.UNWEIGHED, draft.warnings)


def _write(connection: sa.Connection, room: Room, seat: Seat, guest: str, laid: tuple[Laid, ...]) -> None:
    lock_table(connection, room.id)
    connection.execute(plans.delete().where(_of(room, seat)))
    keep_guest(connection, guest)
    for each in laid:
        connection.execute(plans.insert().values(match=room.id, seat=seat, guest=guest, **each._asdict()))


def _of(room: Room, seat: Seat) -> sa.ColumnElement[bool]:
    return (plans.c.match == room.id) & (plans.c.seat == seat)


# Carrying out


def ready(room: Room, seat: Seat) -> bool:
    """Is an answer to what this seat is asked now laid down?"""
    chair = room.chairs[seat]
    first = chair.plan[0] if chair.plan and chair.kind == "person" else None
    return first is not None and first.dropped is None and first.at == room.ledger.answers(seat)


def consider(room: Room) -> None:
    """Whoever is asked and has a plan answers by it, if it fits."""
    for decision in room.ledger.pending:
        turn = decision.seat, room.ledger.number(decision.seat)
        if ready(room, decision.seat) and turn not in room.thinking:
            room.thinking.add(turn)
            room.house.spawn(_carry_on(room, *turn))


async def _carry_on(room: Room, seat: Seat, number: int) -> None:
    try:
        await room.audience.pause(seat)
        async with room.lock:
            if room.too_late(seat, number) or not ready(room, seat):
                return
            plan = room.chairs[seat].plan
            wrong = _misfit(room, seat, plan)
        if wrong is None:
            await room.answer_for(seat, number, tokens(plan[0].words), PLAN)
        else:
            await _drop(room, seat, plan[wrong.number], wrong)
    finally:
        room.thinking.discard((seat, number))


def _misfit(room: Room, seat: Seat, plan: tuple[Laid, ...]) -> Misfit | None:
    match = room.ledger.match
    assert match.game.plans is not None
    planned = [Planned(each.prompt, tokens(each.words), each.basis) for each in plan]
    return misfit(match.game.plans, match.state, seat, planned)


async def _drop(room: Room, seat: Seat, laid: Laid, wrong: Misfit) -> None:
    """Nothing of it is carried out; a word about why stays until its owner answers."""
    why = wire.encode(wire.say(f"plan-{wrong.why}")).decode()
    here = plans.c.at == laid.at

    def write(connection: sa.Connection) -> None:
        connection.execute(plans.delete().where(_of(room, seat) & ~here))
        connection.execute(plans.update().where(_of(room, seat) & here).values(dropped=why))

    await room.house.database.write(write)
    await room.house.lobby.seats_changed(room)


def beside(room: Room, row: Row, also: Also | None) -> Also | None:
    """What is written in the same go as a row of a seat that has a plan: what is left of it."""
    if row.seat is None or not room.chairs[row.seat].plan:
        return also
    gone = _of(room, row.seat)
    if row.author == PLAN:
        gone &= plans.c.at < room.ledger.answers(row.seat)

    def write(connection: sa.Connection) -> None:
        if also is not None:
            also(connection)
        connection.execute(plans.delete().where(gone))

    return write


def follow(room: Room, row: Row) -> None:
    """A row was written: a plan has lost the answer that was given, or is over."""
    if row.seat is None:
        return
    chair, stand = room.chairs[row.seat], room.ledger.answers(row.seat)
    chair.plan = tuple(each for each in chair.plan if each.at >= stand) if row.author == PLAN else ()


# Telling


def news(room: Room, visitor: Visitor) -> wire.Planned | None:
    """What somebody is told of their own plan, if it is not what they were told last."""
    seat = visitor.seats[0] if len(visitor.seats) == 1 else None
    plan = room.chairs[seat].plan if seat is not None else ()
    if seat is None or plan == visitor.plan:
        return None
    visitor.plan = plan
    return _told(seat, plan)


def _told(seat: Seat, plan: tuple[Laid, ...]) -> wire.Planned:
    answers = [
        wire.PlannedAnswer(Raw(each.prompt.encode()), tokens(each.words), Raw(each.said.encode()))
        for each in plan
        if each.dropped is None
    ]
    dropped = next((each for each in plan if each.dropped is not None), None)
    word = None
    if dropped is not None and dropped.dropped is not None:
        word = wire.Dropped(Raw(dropped.said.encode()), msgspec.json.decode(dropped.dropped, type=wire.Say))
    return wire.Planned("", seat, answers, dropped=word)
