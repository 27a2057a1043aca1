"""Event cards: what happens when one is drawn (HE1-DRAW-03, HE1-CARD)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_1.answers import LOSE_ANT, YES, YES_NO
from formicarium.games.hidden_empires_1.ants import in_area, owners_in, place_of, posts_in
from formicarium.games.hidden_empires_1.data import (
    APHID_HERDERS,
    APHIDS,
    CARDS,
    CATERPILLAR_FOOD,
    EMPTY,
    GUARDS,
    KIND,
    MARKER_DISTANCE,
    PATROL,
    PLANTS,
    PREDATORS,
    PREY,
    WARNING_COLORATION,
    Area,
    Card,
    Color,
    Marker,
)
from formicarium.games.hidden_empires_1.events.cards import MarkerArrived, MarkerRemoved
from formicarium.games.hidden_empires_1.events.effects import AntLost, FoodFound, HerdSaved
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.markers import (
    FACE_DOWN,
    change_all,
    from_pool,
    kind_at,
    lay_face_down,
    lay_open,
    remove_marker,
    shown,
    to_pool,
)
from formicarium.games.hidden_empires_1.moves import ChooseAnt, Press
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.choosing import ant_choices, default_ant, lose_ant
from formicarium.games.hidden_empires_1.steps.hand import reshuffle
from formicarium.games.hidden_empires_1.steps.predators import Flee
from formicarium.games.hidden_empires_1.steps.windows import EventWindow, predator_window
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Seat, message

EVERY_COLOR = Color("")


def event_steps(s: Empires, card: Card) -> tuple[AnyStep, ...]:
    """HE1-WIN-04: two kinds of event can be reacted to; then the event takes effect."""
    color = CARDS[card].color
    if not color:
        return (Happen(card),)
    window = EventWindow(clockwise(s.active, s.seats), event=card)
    return (window, ChangeColor(color) if card.startswith("env_change") else Attrition(color))


@dataclass(frozen=True, slots=True)
class Happen(Step[Empires, None]):
    """The seven single events."""

    card: Card

    def run(self, s: Empires, answer: None) -> None:
        match self.card:
            case "plant_eating_insects":  # HE1-CARD-plant_eating_insects-01
                change_all(s, PLANTS, -1, quiet_areas(s))
            case "aphid_predation":  # HE1-CARD-aphid_predation-01
                for area in sorted(quiet_areas(s), key=s.ground.bit.__getitem__):
                    if kind_at(s, area) == APHIDS:
                        remove_marker(s, area)
            case "ant_dispersed_seeds":  # HE1-CARD-ant_dispersed_seeds-01
                change_all(s, PREY, 1)
            case "poor_growing_season":  # HE1-CARD-poor_growing_season-01, -02
                change_all(s, PLANTS, -1)
                reshuffle(s)
            case "caterpillars":  # HE1-CARD-caterpillars-01
                s.food = [food + CATERPILLAR_FOOD for food in s.food]
                s.tell(FoodFound(CATERPILLAR_FOOD))
            case "competition":  # HE1-CARD-competition-01
                change_all(s, PREY, -1)
            case "good_growing_season":  # HE1-CARD-good_growing_season-01, -02
                change_all(s, PLANTS, 1)
                s.then(PlaceMarkers(open_areas(s, EVERY_COLOR)))


def quiet_areas(s: Empires) -> frozenset[Area]:
    """Land without ants of anybody."""
    busy = {area for posts in s.ants for area, _ in map(place_of, posts)}
    return frozenset(area for area in s.ground.land if area not in busy)


@dataclass(frozen=True, slots=True)
class ChangeColor(Step[Empires, None]):
    """HE1-CARD-env_change-01, -02: open markers of a colour go, but not Plants; new ones come."""

    color: Color

    def run(self, s: Empires, answer: None) -> None:
        swept = [
            area
            for area in s.ground.land
            if s.ground.colors[area] == self.color and area in s.markers and KIND[s.markers[area]] != PLANTS
        ]
        s.then(*(Sweep(area) for area in swept), BringMarkers(self.color))


@dataclass(frozen=True, slots=True)
class Sweep(Step[Empires, Press | None]):
    """HE1-CARD-env_change-01, HE1-CARD-aphid_herders-01: a marker goes; herders may save their Aphids."""

    clause = "HE1-CARD-aphid_herders-01"

    area: Area

    def herder(self, s: Empires) -> Seat | None:
        if KIND[s.markers[self.area]] == APHIDS:
            for seat in owners_in(s, self.area):
                if APHID_HERDERS in s.traits[seat]:
                    return seat
        return None

    def ask(self, s: Empires) -> Decision | None:
        herder = self.herder(s)
        if herder is None:
            return None
        prompt = message("ask-keep-aphids", area=self.area, marker=s.markers[self.area])
        return Decision(herder, prompt, YES_NO)

    def run(self, s: Empires, answer: Press | None) -> None:
        herder = self.herder(s)
        if answer == YES and herder is not None:
            marker = s.markers.pop(self.area)
            s.modifiers.pop(self.area, None)
            s.kept[herder] = (*s.kept[herder], marker)
            s.tell(HerdSaved(herder, self.area, marker))
        else:
            remove_marker(s, self.area)


@dataclass(frozen=True, slots=True)
class BringMarkers(Step[Empires, None]):
    """HE1-CARD-env_change-02: where the new markers will come."""

    color: Color

    def run(self, s: Empires, answer: None) -> None:
        s.then(PlaceMarkers(open_areas(s, self.color)))


def open_areas(s: Empires, color: Color) -> tuple[Area, ...]:
    """HE1-CARD-env_change-02: no marker, and at most two steps from a Nest, Nest Site or Trail."""
    ground = s.ground
    hubs = ground.bits(s.trails)
    for seat in range(s.seats):
        hubs |= ground.bits(s.nest_areas(seat))
    free = ground.within(hubs, MARKER_DISTANCE) & ~ground.bits(s.markers) & ~ground.bits(s.face_down)
    return tuple(a for a in areas_of(ground, free) if color in (EVERY_COLOR, ground.colors[a]))


@dataclass(frozen=True, slots=True)
class PlaceMarkers(Step[Empires, tuple[Marker, ...] | None]):
    """HE1-CARD-env_change-02 to -06: area by area, face down, or face up where ants stand."""

    chance = "chance-markers"

    areas: tuple[Area, ...]

    def ask(self, s: Empires) -> Draw | None:
        return Draw(s.pool) if self.areas and s.pool else None

    def run(self, s: Empires, answer: tuple[Marker, ...] | None) -> None:
        if answer is None:
            for marker in s.aside:
                to_pool(s, marker)
            s.aside = ()
            return
        (marker,), area = answer, self.areas[0]
        s.then(PlaceMarkers(self.areas[1:]))
        if owners_in(s, area):
            from_pool(s, marker)
            s.tell(MarkerArrived(area, marker))
            self.arrive(s, area, marker)
        else:
            lay_face_down(s, (area,), (marker,))
            s.tell(MarkerArrived(area, FACE_DOWN))

    def arrive(self, s: Empires, area: Area, marker: Marker) -> None:
        """HE1-CARD-env_change-04, -05."""
        if marker == EMPTY:
            s.aside = (*s.aside, marker)
            shown(s)
            s.tell(MarkerRemoved(area, marker))
            return
        lay_open(s, area, marker)
        if marker in PREDATORS:
            s.then(predator_window(s, area), Flee(area))


@dataclass(frozen=True, slots=True)
class Attrition(Step[Empires, None]):
    """HE1-CARD-attrition-01: every player loses an ant in every area of the colour where he has any."""

    color: Color

    def run(self, s: Empires, answer: None) -> None:
        areas = [area for area in s.ground.land if s.ground.colors[area] == self.color]
        order = clockwise(s.active, s.seats)
        s.then(*(LoseOne(seat, area) for area in areas for seat in order if in_area(s, seat, area)))


@dataclass(frozen=True, slots=True)
class LoseOne(Step[Empires, ChooseAnt | None]):
    """HE1-CARD-attrition-01 to -03: one ant of the owner's choice, unless he is spared."""

    clause = "HE1-CARD-attrition-01"

    seat: Seat
    area: Area

    def spared(self, s: Empires) -> bool:
        if WARNING_COLORATION in s.traits[self.seat]:
            return True
        posts = dict(posts_in(s, self.seat, self.area))
        return GUARDS in s.traits[self.seat] and PATROL in posts and posts[PATROL][1] > 0

    def ask(self, s: Empires) -> Decision | None:
        if self.spared(s):
            return None
        options = ant_choices(s, self.seat, self.area, LOSE_ANT)
        prompt = message("ask-choose-ant-attrition", area=self.area)
        return Decision(self.seat, prompt, options, default=default_ant(s, self.seat, options))

    def run(self, s: Empires, answer: ChooseAnt | None) -> None:
        if answer is not None:
            lose_ant(s, self.seat, answer)
            s.tell(AntLost(self.seat, self.area, answer.task, answer.caste))
