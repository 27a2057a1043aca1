"""The event cards (HE2-EVENT, section 4.3)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_2.colony import anybody, areas_of, eliminate, stack_of, standing
from formicarium.games.hidden_empires_2.data import (
    CARDS,
    CASTE_INDEX,
    CATERPILLAR_FOOD,
    CATERPILLARS,
    CENTRAL,
    COLOUR,
    GUARDS,
    MEDIA,
    MODIFIES,
    OF_COLOUR,
    WARNING_COLORATION,
    Area,
    Card,
    Colour,
    Token,
)
from formicarium.games.hidden_empires_2.deck import discard, put_away, reshuffle
from formicarium.games.hidden_empires_2.events import CaterpillarsEaten, TokenLaid
from formicarium.games.hidden_empires_2.moves import ChooseAnt
from formicarium.games.hidden_empires_2.questions.victims import LOST, kinds_standing
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.reveal import PredatorArrives, RevealToken
from formicarium.games.hidden_empires_2.steps.windows import OpenShelterWindow
from formicarium.games.hidden_empires_2.tokens import is_empty, kind_at, modify, remove_token
from formicarium.kit.maps import adding
from formicarium.texts.message import Seat, message


def steps_of(card: Card) -> tuple[AnyStep, ...]:
    """What an event brings about."""
    colour = CARDS[card].colour
    if card.startswith("environmental_change"):
        return OpenShelterWindow(colour), ChangeEnvironment(colour)
    if card.startswith("attrition"):
        return (Attrition(colour),)
    return EVENT_STEPS[card]


@dataclass(frozen=True, slots=True)
class PutEventAway(Step[Empires, None]):
    """HE2-DRAW-02: then it is discarded, unless it went back into the deck."""

    card: Card

    def run(self, s: Empires, answer: None) -> None:
        put_away(s, self.card)
        discard(s, self.card)
        if self.card == POOR_GROWING_SEASON:
            reshuffle(s)


@dataclass(frozen=True, slots=True)
class Caterpillars(Step[Empires, None]):
    """HE2-CARD-caterpillars-01: every player adds 6 to his Food Available."""

    def run(self, s: Empires, answer: None) -> None:
        for seat in range(s.seats):
            s.food[seat] += CATERPILLAR_FOOD
            s.tell(CaterpillarsEaten(seat, CATERPILLAR_FOOD))


@dataclass(frozen=True, slots=True)
class ModifyAll(Step[Empires, None]):
    """HE2-EVENT-02: every face-up token of a kind gets a + or a −; patrollers may ward it off."""

    kind: str
    change: int
    patrolled: bool = True  # also where patrollers are

    def run(self, s: Empires, answer: None) -> None:
        for area in _with(s, self.kind):
            if self.patrolled or not is_patrolled(s, area):
                modify(s, area, self.change)


@dataclass(frozen=True, slots=True)
class AphidPredation(Step[Empires, None]):
    """HE2-CARD-aphid_predation-01: face-up Aphids without any patroller are removed."""

    def run(self, s: Empires, answer: None) -> None:
        for area in _with(s, "aphids"):
            if not is_patrolled(s, area):
                remove_token(s, area)


def _with(s: Empires, kind: str) -> list[Area]:
    """The areas with a face-up token of this kind, in ascending order."""
    return sorted(area for area in s.face_up if kind_at(s, area) == kind)


def is_patrolled(s: Empires, area: Area) -> bool:
    """HE2-EVENT-07: by any player."""
    return any(area in patrols for patrols in s.patrols)


# Tokens come and go


@dataclass(frozen=True, slots=True)
class ChangeEnvironment(Step[Empires, None]):
    """HE2-CARD-environmental_change-02, -03: Aphids, Predators and Prey go; the centre is filled."""

    colour: Colour

    def run(self, s: Empires, answer: None) -> None:
        for area in OF_COLOUR[self.colour]:
            if kind_at(s, area) in ("aphids", "predator", "prey"):
                remove_token(s, area)
        fill_central(s, [area for area in CENTRAL if COLOUR[area] == self.colour])


@dataclass(frozen=True, slots=True)
class FillCentre(Step[Empires, None]):
    """HE2-CARD-good_growing_season-02: a token on every empty central area."""

    def run(self, s: Empires, answer: None) -> None:
        fill_central(s, list(CENTRAL))


def fill_central(s: Empires, areas: list[Area]) -> None:
    """HE2-EVENT-04: the empty areas are filled in ascending order."""
    s.then(*(LayToken(area) for area in areas if is_empty(s, area)))


@dataclass(frozen=True, slots=True)
class LayToken(Step[Empires, tuple[Token] | None]):
    """HE2-EVENT-04, -05: face down, until the pile is used up; where ants stand it is revealed at once."""

    chance = "chance-tokens"

    area: Area

    def ask(self, s: Empires) -> Draw | None:
        return Draw(s.pile) if s.pile else None

    def run(self, s: Empires, answer: tuple[Token] | None) -> None:
        if answer is None:
            return
        pile = list(s.pile)
        pile.remove(answer[0])
        s.pile = tuple(pile)
        s.deals += 1
        s.face_down = adding(s.face_down, self.area, answer[0])
        s.laid = adding(s.laid, self.area, s.deals)
        s.tell(TokenLaid(self.area))
        if anybody(s, self.area):
            s.then(RevealToken(self.area), PredatorArrives(self.area))


# Attrition


@dataclass(frozen=True, slots=True)
class Attrition(Step[Empires, None]):
    """HE2-CARD-attrition-01 to -03: one ant for each area of the colour, clockwise from the active player."""

    colour: Colour

    def run(self, s: Empires, answer: None) -> None:
        s.then(
            *(
                AttritionLoss(seat, area)
                for seat in (s.active, *s.others(s.active))
                for area in areas_of(s, seat)
                if COLOUR[area] == self.colour and suffers(s, seat, area)
            )
        )


def suffers(s: Empires, seat: Seat, area: Area) -> bool:
    """HE2-CARD-attrition-02, HE2-CARD-warning_coloration-01, HE2-CARD-guards-02."""
    if s.has(seat, WARNING_COLORATION):
        return False
    return not (s.has(seat, GUARDS) and standing(s, seat, area)[CASTE_INDEX[MEDIA]])


@dataclass(frozen=True, slots=True)
class AttritionLoss(Step[Empires, ChooseAnt]):
    """HE2-CARD-attrition-01: an ant of its owner's choice, whatever the caste, ordinary or patrolling."""

    clause = "HE2-CARD-attrition-01"

    seat: Seat
    area: Area

    def ask(self, s: Empires) -> Decision:
        prompt = message("ask-attrition-loss", area=self.area)
        return Decision(self.seat, prompt, kinds_standing(s, self.seat, self.area, LOST))

    def run(self, s: Empires, answer: ChooseAnt) -> None:
        eliminate(s, self.seat, self.area, stack_of(answer.caste, 1), patrol=answer.patrol)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind in ("stack", "patrol"):
            place = name.split(":")[0]
            if place != self.area:
                return Refusal(self.clause, message("refused-other-place", place=place, area=self.area))
        return None


ANT_DISPERSED_SEEDS, PLANT_EATING_INSECTS = Card("ant_dispersed_seeds"), Card("plant_eating_insects")
POOR_GROWING_SEASON, GOOD_GROWING_SEASON = Card("poor_growing_season"), Card("good_growing_season")

EVENT_STEPS: dict[Card, tuple[AnyStep, ...]] = {
    CATERPILLARS: (Caterpillars(),),
    Card("aphid_predation"): (AphidPredation(),),
    ANT_DISPERSED_SEEDS: (ModifyAll("prey", MODIFIES[ANT_DISPERSED_SEEDS]),),
    POOR_GROWING_SEASON: (ModifyAll("plants", MODIFIES[POOR_GROWING_SEASON]),),
    PLANT_EATING_INSECTS: (ModifyAll("plants", MODIFIES[PLANT_EATING_INSECTS], patrolled=False),),
    GOOD_GROWING_SEASON: (ModifyAll("plants", MODIFIES[GOOD_GROWING_SEASON]), FillCentre()),
}
