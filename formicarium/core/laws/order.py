"""Laws about order: who comes first under seal does not matter, and taking back leaves no trace."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from formicarium.core.decision import Decision, Move, Refusal
from formicarium.core.event import Told
from formicarium.core.flow import Question, answer, settle
from formicarium.core.laws.broken import require
from formicarium.core.laws.past import Past, difference
from formicarium.core.laws.secrets import foreseen
from formicarium.core.match import Match
from formicarium.core.plain import fingerprint
from formicarium.core.state import State
from formicarium.core.together import Sealed, under_seal
from formicarium.texts.message import Seat

Next: TypeAlias = Callable[[tuple[Decision, ...]], Decision]


def arrival(s: State, rng: Random) -> None:
    """Answers under seal lead to the same table and the same story in whatever order they arrive."""
    if under_seal(s) is None:
        return
    key = rng.getrandbits(32)
    first = _opened(s, key, lambda asked: asked[0])
    for turn in (lambda asked: asked[-1], rng.choice):
        require(_opened(s, key, turn) == first, "arrival", "the order of sealed answers matters")


def _opened(s: State, key: int, turn: Next) -> tuple[State, list[Told], Question]:
    """The table once the seal is broken; each seat answers alike whenever its turn comes."""
    s = s.copy().listen()
    phase = _phase(under_seal(s))
    given: Counter[Seat] = Counter()
    asked = settle(s)
    while isinstance(asked, tuple) and asked and _phase(under_seal(s)) == phase:
        decision = turn(asked)
        given[decision.seat] += 1
        choice = Random(f"{key} {decision.seat} {given[decision.seat]}")
        answer(s, decision.seat, choice.choice(decision.options))
        asked = settle(s)
    return s, s.heard(), asked


def _phase(sealed: Sealed | None) -> Any:
    return sealed and {branch.seat: branch.steps for branch in sealed.branches}


def taken_back(match: Match, seat: Seat, move: Move, rng: Random) -> Refusal | None:
    """Play a move and take it back: all is as it was, or it was refused and nothing has changed.

    In the end the move has been played. Returns the refusal, if there was one.
    """
    before, asked, story = match.state.copy(), match.pending, (len(match.log), match.number)
    match.play(seat, move)
    after, asked_after, entries = match.state.copy(), match.pending, match.number
    refusal = match.undo(seat)
    if refusal is not None:
        unchanged = match.state == after and match.pending == asked_after and match.number == entries
        require(unchanged, "undo", "a refused undo has changed the table")
        return refusal
    apart = difference(before, match.state)
    require(not apart, "undo", "taken back, the table differs in {}", apart)
    require(fingerprint(match.state) == fingerprint(before), "undo", "the table has another fingerprint")
    require(match.pending == asked, "undo", "other questions are asked than before")
    require((len(match.log), match.number) == story, "undo", "the story is not as it was")
    foreseen(before, Past(after, asked_after), seat, move, rng)
    match.play(seat, move)
    require(match.state == after, "undo", "played again, the move leads elsewhere")
    return None


def silence(match: Match) -> None:
    """While a seat is asked in silence nobody else may take back: it would tell that somebody is asked."""
    if not any(decision.silent for decision in match.pending):
        return
    sealed = under_seal(match.state)
    for seat in range(match.state.seats):
        branch = sealed.branch(seat) if sealed else None
        if match.decision(seat) is None and not (branch and branch.answers):
            final = match.undo(seat) is not None
            require(final, "silence", "seat {} may take back while another is asked in silence", seat)


def hushed(match: Match, seat: Seat) -> None:
    """A seat has just answered in silence: what the others may take back does not tell that it was asked."""
    if under_seal(match.state) is not None:
        return
    for other in range(match.state.seats):
        if other != seat:
            refusal = match.undo(other)
            tells = refusal is None or refusal.reason.key in ("undo-other", "undo-chance")
            require(not tells, "silence", "to undo tells seat {} that {} was asked: {}", other, seat, refusal)
