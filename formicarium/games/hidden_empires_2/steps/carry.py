"""Carrying off brood and repletes (HE2-INVADE-10, HE2-CARD-slave_makers)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import cheapest, repletes, send_home, stack_of, take
from formicarium.games.hidden_empires_2.data import (
    BROOD,
    CASTE_INDEX,
    MEDIA,
    MOST,
    NO_ANTS,
    PUPA_SMALL,
    REPLETES,
    SLAVE_MAKERS,
    STORAGE,
    STORE_UNIT,
)
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import (
    BroodCarriedOff,
    PupaeEnslaved,
    RepletesCaptured,
)
from formicarium.games.hidden_empires_2.moves import (
    DONE,
    CaptureRepletes,
    Done,
    Enslave,
    PickBrood,
    broods,
)
from formicarium.games.hidden_empires_2.questions.battle import attackers, battle_of
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.scatter import unprotected
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class Carry(Step[Empires, Move | None]):
    """HE2-INVADE-10, HE2-CARD-slave_makers-01, -02: each ant sent home may take one thing along."""

    clause = "HE2-INVADE-10"
    prompt = message("ask-carry")

    def ask(self, s: Empires) -> Decision | None:
        seat = battle_of(s).defender
        hands = min(sum(attackers(s)), MOST)
        if not hands:
            return None
        offered: list[Move] = []
        for kind in BROOD:
            loose = unprotected(s, seat, kind)
            offered += broods(kind, min(hands, loose), "carried") if loose > 0 else ()
        if s.has(s.active, SLAVE_MAKERS):
            pupae = unprotected(s, seat, PUPA_SMALL)
            offered += [Enslave(number) for number in range(1, min(hands, pupae) + 1)]
            offered += [CaptureRepletes(n) for n in range(1, min(hands, repletes(s, seat)) + 1)]
        return Decision(s.active, self.prompt, (*offered, DONE), default=DONE)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105"""
        if not isinstance(move, Done):
            return None
        loose = sum(max(0, unprotected(s, battle_of(s).defender, kind)) for kind in BROOD)
        hands = min(sum(attackers(s)), loose)
        return message("warning-hands-free", count=hands) if hands else None

    def run(self, s: Empires, answer: Move | None) -> None:
        b = battle_of(s)
        match answer:
            case PickBrood(brood, number):
                s.brood[b.defender][brood] -= number
                s.food[s.active] += number
                s.tell(BroodCarriedOff(s.active, b.defender, brood, number))
            case Enslave(number):
                s.brood[b.defender][PUPA_SMALL] -= number
                s.brood[s.active][PUPA_SMALL] += number
                s.tell(PupaeEnslaved(s.active, b.defender, number))
            case CaptureRepletes(number):
                capture(s, b.defender, number)
            case _:
                return
        send_home(s, s.active, b.area, cheapest(attackers(s), number))
        s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        victim = battle_of(s).defender
        if kind == "brood" and name in BROOD:
            brood = next(each for each in BROOD if each == name)
            if s.brood[victim][brood] and unprotected(s, victim, brood) <= 0:
                return Refusal("HE2-INVADE-08", message("refused-protected", brood=name))
            loose, most = unprotected(s, victim, brood), sum(attackers(s))
            return Refusal(self.clause, message("refused-carry", brood=name, loose=loose, ants=most))
        if path[:1] in (("do:enslave",), ("do:capture",)):
            if not s.has(seat, SLAVE_MAKERS):
                return Refusal("HE2-INVADE-10", message("refused-no-trait", card=SLAVE_MAKERS))
            if name == "capture":
                clause, loose = "HE2-CARD-slave_makers-02", repletes(s, victim)
                return Refusal(clause, message("refused-capture", loose=loose, ants=sum(attackers(s))))
            loose = unprotected(s, victim, PUPA_SMALL)
            if s.brood[victim][PUPA_SMALL] and loose <= 0:
                return Refusal("HE2-CARD-slave_makers-04", message("refused-protected", brood=PUPA_SMALL))
            facts = message("refused-carry", brood=PUPA_SMALL, loose=loose, ants=sum(attackers(s)))
            return Refusal("HE2-CARD-slave_makers-01", facts)
        return why_not_now(s, seat, path)


def capture(s: Empires, victim: Seat, number: int) -> None:
    """HE2-CARD-slave_makers-02, -03: fullest first; they and their food go to the captor's Storage."""
    food = min(s.stored[victim], STORE_UNIT * number)
    own = 0
    if s.has(victim, REPLETES):
        stack = s.ants[victim].get(STORAGE, NO_ANTS)
        own = min(number, stack[CASTE_INDEX[MEDIA]])
        if own:
            take(s.ants[victim], STORAGE, stack_of(MEDIA, own))
    s.captives[victim] -= number - own
    s.captives[s.active] += number
    s.stored[victim] -= food
    s.stored[s.active] += food
    s.tell(RepletesCaptured(s.active, victim, number, food))
