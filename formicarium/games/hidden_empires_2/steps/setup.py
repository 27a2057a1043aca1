"""Set-up (HE2-SETUP)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.chance import Draw, Pick
from formicarium.core.decision import Decision, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import stack_of
from formicarium.games.hidden_empires_2.data import (
    AREAS,
    DECK,
    EVENTS,
    NEIGHBOURS,
    NEST_SPACES,
    START_WORKERS,
    TOKENS,
    TRAITS,
    WORKER,
    Area,
    Card,
    Token,
)
from formicarium.games.hidden_empires_2.events import FirstPlayerNamed, NestDrawn, NestPlaced, TokensLaid
from formicarium.games.hidden_empires_2.moves import ChooseArea, choose_area
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.draft import DealPackets
from formicarium.games.hidden_empires_2.steps.reveal import RevealToken
from formicarium.games.hidden_empires_2.steps.turn import GameTurn
from formicarium.texts.message import Seat, message


def starting_deck(options: EmpiresOptions) -> tuple[Card, ...]:
    """HE2-SETUP-06, HE2-VAR-05, -06: 64 cards; only the events, or none, in two of the variants."""
    if options.draws_cards:
        return DECK
    return EVENTS if options.fewer_events else ()


@dataclass(frozen=True, slots=True)
class SetUp(Step[Empires, None]):
    """HE2-SETUP-02 to -07: nests, tokens, colonies, cards, first player."""

    def run(self, s: Empires, answer: None) -> None:
        s.deck = starting_deck(s.options)
        s.pile = TOKENS
        s.removed = TRAITS if s.options.realistic_time_scale else ()
        draft = (DealPackets(),) if s.options.realistic_time_scale else ()
        s.then(DrawNest(), LayTokens(), RevealAround(), FoundColonies(), *draft, GameTurn())


@dataclass(frozen=True, slots=True)
class DrawNest(Step[Empires, str | None]):
    """HE2-SETUP-02: the Nest markers are drawn in random order, and each is placed when it is drawn."""

    chance = "chance-nest"

    def ask(self, s: Empires) -> Pick | None:
        waiting = _waiting(s)
        return Pick(tuple(map(str, waiting))) if len(waiting) > 1 else None

    def run(self, s: Empires, answer: str | None) -> None:
        waiting = _waiting(s)
        if waiting:
            seat = waiting[0] if answer is None else int(answer)
            s.order += (seat,)
            s.tell(NestDrawn(seat))
            s.then(PlaceNest(seat), self)


def _waiting(s: Empires) -> list[Seat]:
    return [seat for seat in range(s.seats) if seat not in s.order]


@dataclass(frozen=True, slots=True)
class PlaceNest(Step[Empires, ChooseArea]):
    """HE2-SETUP-02: on a nest space of the present player count that no Nest occupies."""

    clause = "HE2-SETUP-02"
    prompt = message("ask-place-nest")

    seat: Seat

    def ask(self, s: Empires) -> Decision:
        free = [choose_area(space) for space in NEST_SPACES[s.seats] if s.nest_owner(space) is None]
        return Decision(self.seat, self.prompt, tuple(free))

    def run(self, s: Empires, answer: ChooseArea) -> None:
        s.nests[self.seat] = (answer.area,)
        s.tell(NestPlaced(self.seat, answer.area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in NEIGHBOURS:
            return None
        taken = name in NEST_SPACES[s.seats]
        key = "refused-nest-there" if taken else "refused-no-nest-space"
        return Refusal("HE2-SETUP-02", message(key, area=name))


@dataclass(frozen=True, slots=True)
class LayTokens(Step[Empires, tuple[Token, ...]]):
    """HE2-SETUP-03: one face down on every area without a Nest, in ascending order; the rest is the pile."""

    chance = "chance-tokens"

    def ask(self, s: Empires) -> Draw:
        return Draw(TOKENS, len(AREAS) - s.seats)

    def run(self, s: Empires, answer: tuple[Token, ...]) -> None:
        areas = [area for area in AREAS if s.nest_owner(area) is None]
        s.face_down = dict(zip(areas, answer, strict=True))
        pile = list(s.pile)
        for token in answer:
            pile.remove(token)
        s.pile = tuple(pile)
        s.tell(TokensLaid(len(answer), len(pile)))


@dataclass(frozen=True, slots=True)
class RevealAround(Step[Empires, None]):
    """HE2-SETUP-04: the tokens around the nests, in the order of placement, each in ascending order."""

    def run(self, s: Empires, answer: None) -> None:
        around: list[Area] = []
        for seat in s.order:
            around += [area for area in NEIGHBOURS[s.nests[seat][0]] if area in s.face_down]
        s.then(*map(RevealToken, dict.fromkeys(around)))


@dataclass(frozen=True, slots=True)
class FoundColonies(Step[Empires, None]):
    """HE2-SETUP-05, -07: six workers on each nest area; whose Nest was placed last is first player.

    The rest of the sheet lies ready from the beginning.
    """

    def run(self, s: Empires, answer: None) -> None:
        for seat in range(s.seats):
            found_colony(s, seat)
        s.first = s.order[-1]
        s.order = ()
        s.tell(FirstPlayerNamed(s.first))


def found_colony(s: Empires, seat: Seat) -> None:
    s.ants[seat] = {s.nests[seat][0]: stack_of(WORKER, START_WORKERS)}
