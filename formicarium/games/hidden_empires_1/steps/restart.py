"""A dead colony starts again (HE1-REST)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw
from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import AREA
from formicarium.games.hidden_empires_1.ants import census
from formicarium.games.hidden_empires_1.data import NO_ANTS, NO_BROOD, TRAITS_DEALT, Card
from formicarium.games.hidden_empires_1.events.table import ColonyAbandoned, ColonyFounded, TraitsFound
from formicarium.games.hidden_empires_1.markers import clear_area, to_pool
from formicarium.games.hidden_empires_1.moves import ChooseArea
from formicarium.games.hidden_empires_1.questions.nest_places import restart_places
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.first_traits import PlayFirstTraits, furnish, traits_in
from formicarium.games.hidden_empires_1.steps.hand import reshuffle, take_into_hand
from formicarium.games.hidden_empires_1.steps.traits import abandon_trails
from formicarium.texts.message import Seat, message


def may_restart(s: Empires, seat: Seat) -> bool:
    """HE1-REST-01, -03: without a queen, or without ants and brood; and there must be a place to go."""
    if not s.options.restart:
        return False
    dead = not s.queens[seat] or (census(s, seat) == NO_ANTS and s.brood[seat] == NO_BROOD)
    return dead and bool(restart_places(s, seat))


@dataclass(frozen=True, slots=True)
class Abandon(Step[Empires, None]):
    """HE1-REST-02: everything goes but the score."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        seat = self.seat
        s.tell(ColonyAbandoned(seat, s.nests[seat]))
        abandon_trails(s, seat)
        for marker in s.kept[seat]:
            to_pool(s, marker)
        s.kept[seat] = ()
        s.discard = (*s.discard, *s.traits[seat], *s.hands[seat])
        s.since = {card: turn for card, turn in s.since.items() if card not in s.traits[seat]}
        s.traits[seat] = s.hands[seat] = ()
        s.sure_traits[seat] = s.held[seat] = 0
        s.ants[seat], s.present = {}, {}
        s.sites[seat] = s.plans[seat] = ()
        s.reserves[seat] = s.nurses[seat] = s.builders[seat] = s.storage[seat] = s.returning[seat] = NO_ANTS
        s.virgin_queens[seat] = s.drones[seat] = s.food[seat] = s.stored[seat] = 0
        s.stolen[seat] = s.guests[seat] = 0
        furnish(s, seat)
        s.then(PlaceAnew(seat), FindTraits(seat, TRAITS_DEALT), PlayFirstTraits(seat))


@dataclass(frozen=True, slots=True)
class PlaceAnew(Step[Empires, ChooseArea]):
    """HE1-REST-03: a different area, two steps from another Nest and beside none."""

    clause = "HE1-REST-03"
    prompt = message("ask-restart-place")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        return Decision(self.seat, self.prompt, tuple(AREA[(a,)] for a in restart_places(s, self.seat)))

    def run(self, s: Empires, answer: ChooseArea) -> None:
        clear_area(s, answer.area)
        s.nests[self.seat] = answer.area
        s.tell(ColonyFounded(self.seat, answer.area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        return Refusal(self.clause, message("refused-nest-distance", area=name)) if kind == "area" else None


@dataclass(frozen=True, slots=True)
class FindTraits(Step[Empires, tuple[Card, ...] | None]):
    """HE1-REST-04: the first Traits of the deck, with the discard pile shuffled in when it runs out."""

    chance = "chance-traits"

    seat: Seat
    wanted: int

    def ask(self, s: Empires) -> Draw | None:
        traits = traits_in(s.deck)
        return Draw(traits, min(self.wanted, len(traits))) if traits and self.wanted else None

    def run(self, s: Empires, answer: tuple[Card, ...] | None) -> None:
        if answer is not None:
            take_into_hand(s, self.seat, answer)
            s.sure_traits[self.seat] += len(answer)
            s.tell(TraitsFound(self.seat, len(answer), tuple(sorted(answer))))
            s.then(FindTraits(self.seat, self.wanted - len(answer)))
        elif self.wanted and traits_in(s.discard):
            reshuffle(s)
            s.then(self)
