"""Set-up: nests, discovery markers, Traits, deck (HE1-SETUP)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw, Pick
from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import AREA
from formicarium.games.hidden_empires_1.data import (
    EMPTY,
    MARKER_DISTANCE,
    TRAITS_DEALT,
    Area,
    Card,
    Marker,
)
from formicarium.games.hidden_empires_1.events.table import (
    DeckMade,
    MarkersLaid,
    MarkersTurnedUp,
    NestDrawn,
    NestPlaced,
    TraitsDealt,
)
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.markers import lay_face_down, pick_up, shown, to_pool
from formicarium.games.hidden_empires_1.moves import ChooseArea
from formicarium.games.hidden_empires_1.questions.nest_places import nest_places
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.first_traits import PlayFirstTraits, traits_in
from formicarium.games.hidden_empires_1.steps.hand import take_into_hand
from formicarium.games.hidden_empires_1.steps.tiles import DrawHome, LayOnward
from formicarium.games.hidden_empires_1.steps.turn import GameTurn
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class SetUp(Step[Empires, None]):
    """HE1-SETUP-01 to -16; with HE1-ALT the players lay the map themselves."""

    def run(self, s: Empires, answer: None) -> None:
        nests: tuple[AnyStep, ...] = (DrawNest(),) * s.seats
        if s.options.alternate_setup:
            nests = (*(DrawHome(),) * s.seats, LayOnward())
        s.then(*nests, LayMarkers(), TurnUpMarkers(), DealTraits(), GameTurn())


@dataclass(frozen=True, slots=True)
class DrawNest(Step[Empires, str]):
    """HE1-SETUP-02: Nest markers are drawn one at a time, and placed at once."""

    chance = "chance-nest"

    def ask(self, s: Empires) -> Pick:
        return Pick(tuple(str(seat) for seat in range(s.seats) if seat not in s.placing))

    def run(self, s: Empires, answer: str) -> None:
        seat = int(answer)
        s.placing = (*s.placing, seat)
        s.tell(NestDrawn(seat))
        s.then(PlaceNest(seat))


@dataclass(frozen=True, slots=True)
class PlaceNest(Step[Empires, ChooseArea]):
    """HE1-SETUP-03 to -07: two steps from a Nest, by land, and beside none."""

    clause = "HE1-SETUP-05"
    prompt = message("ask-place-nest")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        places = nest_places(s, self.seat)
        roomy = max(places, key=lambda area: len(s.ground.near[area]))
        options = tuple(AREA[(area,)] for area in places)
        return Decision(self.seat, self.prompt, options, default=AREA[(roomy,)])

    def run(self, s: Empires, answer: ChooseArea) -> None:
        s.nests[self.seat] = answer.area
        s.tell(NestPlaced(self.seat, answer.area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        ground = s.ground
        if kind != "area" or name not in ground.colors:
            return None
        area = Area(name)
        if area not in ground.bit:
            return Refusal("HE1-DEF-02", message("refused-water", area=area))
        clause = "HE1-SETUP-04" if sum(map(bool, s.nests)) == 1 else "HE1-SETUP-05"
        if area in s.nests:
            return Refusal(clause, message("refused-nest-there", area=area))
        beside = next((nest for nest in s.nests if nest and nest in ground.near[area]), None)
        if beside is not None:
            return Refusal(clause, message("refused-beside-nest", area=area, nest=beside))
        return Refusal(clause, message("refused-nest-distance", area=area))


@dataclass(frozen=True, slots=True)
class LayMarkers(Step[Empires, tuple[Marker, ...]]):
    """HE1-SETUP-08, -09, HE1-ALT-09: a face-down marker in every land area near a nest, the nearest first."""

    chance = "chance-markers"

    def areas(self, s: Empires) -> tuple[Area, ...]:
        ground, nests = s.ground, s.ground.bits(s.nests)
        most = len(ground.land) if s.options.alternate_setup else MARKER_DISTANCE
        found: list[Area] = []
        reached = front = nests
        while front and most:
            front = ground.beside(front) & ~reached
            found += areas_of(ground, front)
            reached |= front
            most -= 1
        if s.options.alternate_setup:  # tiles that no way leads to are the farthest of all
            found += [area for area in ground.land if area not in found and area not in s.nests]
        return tuple(found[: len(s.pool)])

    def ask(self, s: Empires) -> Draw:
        return Draw(s.pool, len(self.areas(s)))

    def run(self, s: Empires, answer: tuple[Marker, ...]) -> None:
        areas = self.areas(s)
        lay_face_down(s, areas, answer)
        s.tell(MarkersLaid(areas))


@dataclass(frozen=True, slots=True)
class TurnUpMarkers(Step[Empires, None]):
    """HE1-SETUP-10: markers beside any Nest are turned up; Empty ones go back to the pool."""

    def run(self, s: Empires, answer: None) -> None:
        ground = s.ground
        beside = [a for a in areas_of(ground, ground.beside(ground.bits(s.nests))) if a in s.face_down]
        markers = tuple(pick_up(s, area) for area in beside)
        s.markers = {area: marker for area, marker in zip(beside, markers, strict=True) if marker != EMPTY}
        shown(s)
        for marker in markers:
            if marker == EMPTY:
                to_pool(s, marker)
        s.tell(MarkersTurnedUp(tuple(beside), markers))


@dataclass(frozen=True, slots=True)
class DealTraits(Step[Empires, tuple[Card, ...] | None]):
    """HE1-SETUP-12 to -14: three Traits each; the rest is the deck; then Traits may be played."""

    chance = "chance-traits"

    def ask(self, s: Empires) -> Draw | None:
        waiting = [seat for seat in range(s.seats) if not s.hands[seat]]
        return Draw(traits_in(s.deck), TRAITS_DEALT) if waiting else None

    def run(self, s: Empires, answer: tuple[Card, ...] | None) -> None:
        if answer is None:
            s.tell(DeckMade(len(s.deck)))
            s.then(*(PlayFirstTraits(seat) for seat in clockwise(s.placing[0], s.seats)))
            return
        seat = next(seat for seat in clockwise(s.placing[0], s.seats) if not s.hands[seat])
        take_into_hand(s, seat, answer)
        s.sure_traits[seat] = TRAITS_DEALT
        s.tell(TraitsDealt(seat, TRAITS_DEALT, s.hands[seat]))
        s.then(self)
