"""Too little food for the adults of the nest (HE1-NEST-08, -09), and what is missed least."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import ELIMINATE, LOSE_ANT
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, chamber, less, of_caste, take_ants
from formicarium.games.hidden_empires_1.data import (
    BROOD,
    BUILDERS,
    CASTES,
    DRONE,
    EGG_F,
    EGG_M,
    LARVA_F,
    LARVA_M,
    NOWHERE,
    NURSES,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    VIRGIN_QUEEN,
    Ants,
    Brood,
    Broods,
    Task,
)
from formicarium.games.hidden_empires_1.events.nest import AdultStarved, MemberStarved
from formicarium.games.hidden_empires_1.moves import ChooseAnt, Eliminate
from formicarium.games.hidden_empires_1.questions.colony import with_brood
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.planning import Planned
from formicarium.texts.message import Seat, message

LEAST_MISSED = (EGG_M, EGG_F, LARVA_M, LARVA_F)  # what a clock eats first, in the words of the spec
THEN_PUPAE = (PUPA_SMALL, PUPA_M, PUPA_MEDIUM, PUPA_LARGE)


@dataclass(frozen=True, slots=True)
class Starve(Planned[Move]):
    """HE1-NEST-08, -09: one adult or brood member for every missing unit."""

    clause = "HE1-NEST-08"
    prompt = message("ask-shortage-adults")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        seat, brood = self.seat, s.brood[self.seat]
        ants: dict[Task, list[Move]] = {
            task: [LOSE_ANT[NOWHERE, task, CASTES[i]] for i, n in enumerate(chamber(s, task)[seat]) if n]
            for task in (NURSES, BUILDERS)
        }
        young = {kind: ELIMINATE[(BROOD[kind],)] for kind in range(len(BROOD)) if brood[kind]}
        winged = [
            ELIMINATE[(kind,)]
            for kind, count in ((DRONE, s.drones[seat]), (VIRGIN_QUEEN, s.virgin_queens[seat]))
            if count
        ]
        ranked: list[Move] = [young[kind] for kind in LEAST_MISSED if kind in young]
        ranked += ants[BUILDERS]
        ranked += [young[kind] for kind in THEN_PUPAE if kind in young]
        ranked += [*ants[NURSES], *winged]
        return self.question(s, self.prompt, tuple(ranked))

    def run(self, s: Empires, answer: Move) -> None:
        if isinstance(answer, ChooseAnt):
            take_ants(s, self.seat, NOWHERE, answer.task, of_caste(CASTE_INDEX[answer.caste], 1))
        elif isinstance(answer, Eliminate):
            remove_member(s, self.seat, answer.kind)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return Refusal(self.clause, message("refused-starve"))


@dataclass(frozen=True, slots=True)
class Mourn(Step[Empires, None]):
    """Those who have starved are told all together: in which order they were chosen is nobody's business."""

    seat: Seat
    nurses: Ants  # as they were before
    builders: Ants
    brood: Broods
    drones: int
    virgin_queens: int

    def run(self, s: Empires, answer: None) -> None:
        seat = self.seat
        for task, before in ((NURSES, self.nurses), (BUILDERS, self.builders)):
            for caste, lost in zip(CASTES, less(before, chamber(s, task)[seat]), strict=True):
                for _ in range(lost):
                    s.tell(AdultStarved(seat, task, caste))
        winged = [DRONE] * (self.drones - s.drones[seat])
        winged += [VIRGIN_QUEEN] * (self.virgin_queens - s.virgin_queens[seat])
        for kind in (*gone(self.brood, s.brood[seat]), *winged):
            s.tell(MemberStarved(seat, kind))


def mourn(s: Empires, seat: Seat) -> Mourn:
    """With everybody who may starve, as long as they live."""
    winged = s.drones[seat], s.virgin_queens[seat]
    return Mourn(seat, s.nurses[seat], s.builders[seat], s.brood[seat], *winged)


def gone(before: Broods, after: Broods) -> list[str]:
    """The brood members that are no longer there, one by one, in the order of their kinds."""
    if before == after:
        return []
    return [kind for kind, was, now in zip(BROOD, before, after, strict=True) for _ in range(was - now)]


def remove_member(s: Empires, seat: Seat, kind: str) -> None:
    """One brood member or reproductive is gone."""
    if kind == VIRGIN_QUEEN:
        s.virgin_queens[seat] -= 1
    elif kind == DRONE:
        s.drones[seat] -= 1
    else:
        s.brood[seat] = with_brood(s.brood[seat], BROOD.index(Brood(kind)), -1)
