"""Trail building (HE2-TRAIL-01, HE2-CARD-trail_makers)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Roll
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import cheapest
from formicarium.games.hidden_empires_2.data import (
    MOST,
    NEIGHBOURS,
    TRAIL_FACES,
    TRAIL_MAKERS,
    TRAILS,
    Area,
    Place,
)
from formicarium.games.hidden_empires_2.events import TrailTried
from formicarium.games.hidden_empires_2.moves import BuildTrail, Done
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.tokens import remove_token
from formicarium.texts.message import Message, Seat, message


@dataclass(frozen=True, slots=True)
class BuildTrails(Step[Empires, Move]):
    """HE2-CARD-trail_makers-01, -02: one area after the other, one try per area."""

    clause = "HE2-CARD-trail_makers-01"

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        offered: list[Move] = []
        if s.has(seat, TRAIL_MAKERS):
            areas = [Area(place) for place in s.ants[seat] if place in NEIGHBOURS]
            for area in sorted(areas, key=lambda area: (holds_token(s, area), area)):
                if why_no_trail(s, seat, area) is None:
                    most = min(MOST, sum(s.ants[seat][area]))
                    offered += [BuildTrail(area, number) for number in range(1, most + 1)]
        wary = bool(offered) and self.warning(s, seat, offered[0]) is not None
        return open_moment(s, "build_trail", offered, wary=wary)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """HE2-RULING-105: whether the Trail is built or not, a token there is gone."""
        if not isinstance(move, BuildTrail) or not holds_token(s, move.area):
            return None
        return message("warning-token-lost", area=move.area)

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case BuildTrail(area, count):
                s.trail_builders[area] = cheapest(s.ants[s.active][area], count)
                remove_token(s, area)
                s.then(TryTrail(area, count), self)
            case Done():
                pass
            case _:
                s.then(self)
                play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_no_card(s, seat, path, "build_trail"):
            return refusal
        kind, name = first_token(path)
        if kind != "place" or name not in NEIGHBOURS:
            return None
        area = Area(Place(name))
        if area not in s.ants[seat]:
            return Refusal(self.clause, message("refused-no-ants-there", place=name))
        return why_no_trail(s, seat, area) or Refusal(
            "HE2-CARD-trail_makers-02", message("refused-too-few", ants=sum(s.ants[seat][area]))
        )


def holds_token(s: Empires, area: Area) -> bool:
    return area in s.face_up or area in s.face_down


def why_no_trail(s: Empires, seat: Seat, area: Area) -> Refusal | None:
    """HE2-CARD-trail_makers-01, -02: beside a home of his, without Nest or Trail, not fought in or tried."""
    clause = "HE2-CARD-trail_makers-01"
    if len(s.trails) >= TRAILS:
        return Refusal(clause, message("refused-no-trails-left"))
    if area in s.fought:
        return Refusal(clause, message("refused-fought-already", area=area))
    if area in s.trail_builders:
        return Refusal("HE2-CARD-trail_makers-02", message("refused-tried-already", area=area))
    if area in s.trails or s.nest_owner(area) is not None:
        return Refusal(clause, message("refused-trail-there", area=area))
    if not any(near in s.nests[seat] or near in s.trails for near in NEIGHBOURS[area]):
        return Refusal(clause, message("refused-not-beside-home", area=area))
    return None


@dataclass(frozen=True, slots=True)
class TryTrail(Step[Empires, tuple[int, ...]]):
    """HE2-CARD-trail_makers-02: with at least one odd result the Trail stays."""

    area: Area
    count: int

    def ask(self, s: Empires) -> Roll:
        return Roll(self.count)

    def run(self, s: Empires, answer: tuple[int, ...]) -> None:
        built = any(die in TRAIL_FACES for die in answer)
        if built:
            s.trails = tuple(sorted((*s.trails, self.area)))
        s.tell(TrailTried(s.active, self.area, answer, built))
