"""What leaves the server about a match: one viewer's scene, questions and standing, and nothing else.

Only `view`, `scene`, `decision` and `events` of the match are asked, always for the eyes that will
read the answer. Frames hold no clock and no random order: equal tables give equal bytes.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from msgspec import UNSET, Raw

from formicarium.core.decision import Decision, Move, Refusal
from formicarium.core.match import Match
from formicarium.core.planning import plannable
from formicarium.core.together import under_seal
from formicarium.scene.model import Scene
from formicarium.server import wire
from formicarium.server.table.ledger import Ledger
from formicarium.server.table.stories import Story
from formicarium.server.table.weighing import Final
from formicarium.texts.facts import message_of
from formicarium.texts.message import Message, Seat, message

SEALED = message("waiting-sealed")  # what others learn of a question under seal
UNWEIGHED: Mapping[Move, Final] = {}


def frame(
    ledger: Ledger,
    eyes: Seat | None,
    mine: tuple[Seat, ...],
    final: Mapping[Move, Final] = UNWEIGHED,
    beyond: Collection[Seat] = (),
) -> wire.Frame:
    """Where the match is, as seen from a seat by somebody whose seats are `mine`.

    `final`: the options that are known to be final by now. `beyond`: whose answers an undo may pass over.
    """
    decision = ledger.decision(eyes) if eyes is not None else None
    return wire.Frame(
        number=ledger.number(eyes),
        eyes=eyes,
        decisions=[question(ledger.match, ledger.number(decision.seat), decision, final)] if decision else [],
        waiting=waiting(ledger),
        asked=[d.seat for d in ledger.pending if d.seat in mine],
        undo={str(eyes): second_thoughts(ledger, eyes, beyond)} if eyes is not None and eyes in mine else {},
        late=eyes is not None and eyes in mine and ledger.was_late(eyes),
        plan=eyes is not None and eyes in mine and possible(ledger, eyes),
        outcome=ending(ledger),
    )


def possible(ledger: Ledger, seat: Seat) -> bool:
    """May a seat lay down answers for its next turn? What everybody knows decides."""
    plans = ledger.match.game.plans
    if plans is None or ledger.over or ledger.decision(seat) is not None:
        return False
    return plannable(plans, ledger.match.state, seat)


def picture(match: Match, eyes: Seat | None) -> Scene:
    """The scene; a game that cannot be drawn yet is played from the list of options."""
    try:
        return match.scene(eyes)
    except NotImplementedError:
        return Scene(match.game.id, message("game-title"))


def question(match: Match, number: int, decision: Decision, final: Mapping[Move, Final]) -> wire.DecisionInfo:
    return asking(number, decision, match.clause(decision.seat), final, match.warnings(decision.seat))


def asking(
    number: int,
    decision: Decision,
    clause: str,
    final: Mapping[Move, Final],
    loses: Mapping[Move, Message],
) -> wire.DecisionInfo:
    return wire.DecisionInfo(
        seat=decision.seat,
        number=number,
        prompt=spoken(decision.prompt),
        options=[option(move, final.get(move, False), loses.get(move)) for move in decision.options]
        if final or loses
        else [option(move, False, None) for move in decision.options],
        timeout=decision.timeout.spell(),
        advice=None if decision.advice is None else decision.advice.spell(),
        silent=decision.silent,
        clause=clause,
    )


def reasons(ledger: Ledger, story: Story, since: int = 0) -> list[wire.ReasonInfo]:
    """Why bots and clocks answered as they did, each beside what came of it, from an event on."""
    log = ledger.match.log
    return [
        wire.ReasonInfo(reason.seat, story.before(log[reason.led].number), Raw(reason.why.encode()))
        for reason in ledger.reasons()
        if reason.led is not None and reason.led >= since
    ]


def second_thoughts(ledger: Ledger, seat: Seat, beyond: Collection[Seat]) -> wire.UndoInfo:
    """How far a seat may go back, or why it may not."""
    back = ledger.way_back(seat, beyond, whole=True)
    if isinstance(back, Refusal):
        return wire.UndoInfo(0, 0, clause=back.clause, say=spoken(back.reason))
    return wire.UndoInfo(1, back.count(seat), over=back[0] != seat)


def waiting(ledger: Ledger) -> list[wire.WaitingFor]:
    sealed = under_seal(ledger.match.state) is not None
    return [wire.WaitingFor(d.seat, spoken(SEALED if sealed else d.prompt)) for d in ledger.waiting()]


@lru_cache(maxsize=4096)
def spoken(text: Message) -> Raw:
    return Raw(wire.encode(wire.said(text)))


@lru_cache(maxsize=65536)
def option(move: Move, final: Final | bool, loses: Message | None) -> Raw:
    lost = UNSET if loses is None else wire.said(loses)
    return Raw(wire.encode(wire.Option(move.spell(), wire.said(message_of("move", move)), final, lost)))


def ending(ledger: Ledger) -> wire.OutcomeInfo | None:
    """How the match ended, if it has."""
    outcome = ledger.outcome
    if outcome is None:
        return None
    game = ledger.match.game
    return wire.OutcomeInfo(
        outcome.ranks,
        outcome.scores if game.points else (),
        wire.said(outcome.why),
        outcome.clause,
        outcome.details,
        dict(game.scoring),
        ledger.how,
        tuple(ledger.conceded),
    )
