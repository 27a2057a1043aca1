"""How the move step begins: patrols end, sheltered Aphids return (HE2-MOVE-01)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import areas_of, put
from formicarium.games.hidden_empires_2.data import (
    NEIGHBOURS,
    Area,
    Place,
)
from formicarium.games.hidden_empires_2.events import (
    AphidsDiscarded,
    AphidsReturned,
    PatrolsEnded,
    stage_reached,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseArea,
    DiscardAphids,
    choose_area,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.tokens import remove_token, to_pile
from formicarium.kit.maps import adding
from formicarium.texts.message import Seat, message

DISCARD_APHIDS = DiscardAphids()


@dataclass(frozen=True, slots=True)
class BeginMove(Step[Empires, None]):
    """HE2-MOVE-01, HE2-TURN-04: patrollers become ordinary; then sheltered Aphids return."""

    def run(self, s: Empires, answer: None) -> None:
        seat = s.active
        patrols = s.patrols[seat]
        if patrols:
            s.tell(PatrolsEnded(seat, tuple(sorted(patrols))))
            for area, stack in patrols.items():
                put(s.ants[seat], area, stack)
            s.patrols[seat] = {}
        if s.hands[seat]:
            s.tell(stage_reached(seat, "redeploy"))
        if s.sheltered[seat]:
            s.then(ReturnAphids())


@dataclass(frozen=True, slots=True)
class ReturnAphids(Step[Empires, ChooseArea | DiscardAphids | None]):
    """HE2-CARD-aphid_shelter-03, -04: each on an area with his ants and without a nest, one per area."""

    clause = "HE2-CARD-aphid_shelter-03"

    used: tuple[Area, ...] = ()

    def ask(self, s: Empires) -> Decision | None:
        seat = s.active
        if not s.sheltered[seat]:
            return None
        areas = [
            choose_area(area)
            for area in areas_of(s, seat)
            if area not in self.used and s.nest_owner(area) is None
        ]
        prompt = message("ask-return-aphids", token=s.sheltered[seat][0])
        return Decision(seat, prompt, (*areas, DISCARD_APHIDS), default=DISCARD_APHIDS)

    def run(self, s: Empires, answer: ChooseArea | DiscardAphids | None) -> None:
        if answer is None:
            return
        seat = s.active
        token, *rest = s.sheltered[seat]
        s.sheltered[seat] = tuple(rest)
        if isinstance(answer, ChooseArea):
            remove_token(s, answer.area)
            s.face_up = adding(s.face_up, answer.area, token)
            s.tell(AphidsReturned(seat, token, answer.area))
            s.then(ReturnAphids((*self.used, answer.area)))
        else:
            to_pile(s, token)
            s.tell(AphidsDiscarded(seat, token))
            s.then(self)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in NEIGHBOURS:
            return None
        if s.nest_owner(Place(name)) is not None:
            return Refusal("HE2-CARD-aphid_shelter-04", message("refused-nest-there", area=name))
        if name in self.used:
            return Refusal(self.clause, message("refused-one-token-each", area=name))
        return Refusal(self.clause, message("refused-no-ants-there", place=name))
