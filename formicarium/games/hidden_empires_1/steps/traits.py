"""Traits come and go (HE1-PLAY), and what the Trait-1 queens do at once."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move
from formicarium.core.state import Step
from formicarium.games.hidden_empires_1.answers import NO
from formicarium.games.hidden_empires_1.ants import (
    add_ants,
    ants_at,
    census,
    of_caste,
    ordered_posts,
    send_home,
    take_ants,
)
from formicarium.games.hidden_empires_1.data import (
    APHID_HERDERS,
    BLOCKERS,
    BUDDING,
    CAMOUFLAGE,
    CASTES,
    DESTROYER_QUEEN,
    FOUNDING_FACTOR,
    INFILTRATOR_QUEEN,
    MILLERS,
    MULTIPLE_FOUNDRESSES,
    NO_ANTS,
    NO_BROOD,
    NOWHERE,
    PREDATORS,
    PUPA_SMALL,
    REPLETES,
    RESERVES,
    SMALL_COLONY,
    STORAGE,
    TRAIL_MAKING,
    TYPE,
    Area,
    Card,
    Task,
)
from formicarium.games.hidden_empires_1.events.cards import (
    CasteResettled,
    HerdReleased,
    StoreReleased,
    TrailsAbandoned,
    TraitDiscarded,
    TraitPlayed,
)
from formicarium.games.hidden_empires_1.events.effects import (
    ColonyBoosted,
    ColonyDoubled,
    ColonyInfiltrated,
    ColonyReplaced,
)
from formicarium.games.hidden_empires_1.events.tasks import AntsFled
from formicarium.games.hidden_empires_1.markers import to_pool
from formicarium.games.hidden_empires_1.moves import TradeBrood
from formicarium.games.hidden_empires_1.questions.cards import older_traits
from formicarium.games.hidden_empires_1.questions.colony import (
    NEST_DEFENDERS,
    is_small,
    with_brood,
    without,
)
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.hand import leave_hand
from formicarium.games.hidden_empires_1.steps.stores import keep_store
from formicarium.texts.message import Message, Seat, message

TRADE = TradeBrood()


def play_trait(s: Empires, seat: Seat, card: Card) -> None:
    """HE1-PLAY-01, -05: face up before its owner, in force from now on."""
    leave_hand(s, seat, card)
    s.traits[seat] = (*s.traits[seat], card)
    s.since = {**s.since, card: s.player_turn}
    s.because(TraitPlayed(seat, card), TakeEffect(seat, card))


@dataclass(frozen=True, slots=True)
class TakeEffect(Step[Empires, None]):
    """What a Trait does when it is played, if anything."""

    seat: Seat
    card: Card

    def run(self, s: Empires, answer: None) -> None:
        if self.card == BUDDING:
            s.then(Boost(self.seat))
        elif self.card == MULTIPLE_FOUNDRESSES:
            found_together(s, self.seat)
        elif self.card == INFILTRATOR_QUEEN:
            infiltrate(s, self.seat)
        elif self.card == DESTROYER_QUEEN:
            replace_colony(s, self.seat)
        elif TYPE[self.card] == 6:
            resettle_majors(s, self.seat)


@dataclass(frozen=True, slots=True)
class Boost(Step[Empires, Move | None]):
    """HE1-CARD-budding-02: a small colony may give its whole brood for workers, up to twelve."""

    clause = "HE1-CARD-budding-02"
    prompt = message("ask-budding-boost")

    seat: Seat

    def ask(self, s: Empires) -> Decision | None:
        return Decision(self.seat, self.prompt, (NO, TRADE)) if is_small(s, self.seat, SMALL_COLONY) else None

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        brood = sum(s.brood[seat]) if move == TRADE else 0
        return message("warning-trade-brood", count=brood) if brood else None

    def run(self, s: Empires, answer: Move | None) -> None:
        if answer == TRADE:
            brood = sum(s.brood[self.seat])
            s.brood[self.seat] = NO_BROOD
            s.tell(ColonyBoosted(self.seat, raise_workers(s, self.seat), brood))


def raise_workers(s: Empires, seat: Seat) -> int:
    """New workers in the Reserves until there are twelve; returns how many."""
    new = SMALL_COLONY - census(s, seat)[0]
    add_ants(s, seat, NOWHERE, RESERVES, of_caste(0, new))
    return new


def found_together(s: Empires, seat: Seat) -> None:
    """HE1-CARD-multiple_foundresses-02 to -04: nest size and brood doubled, one queen more."""
    s.sizes[seat] *= FOUNDING_FACTOR
    s.brood[seat] = tuple(FOUNDING_FACTOR * count for count in s.brood[seat])
    s.queens[seat] += 1
    s.tell(ColonyDoubled(seat, s.sizes[seat], s.queens[seat]))


def infiltrate(s: Empires, seat: Seat) -> None:
    """HE1-CARD-infiltrator_queen-02 to -05."""
    s.queens[seat] = 1
    s.tell(ColonyInfiltrated(seat, raise_workers(s, seat)))
    for card in older_traits(s, seat):
        discard_trait(s, seat, card)


def replace_colony(s: Empires, seat: Seat) -> None:
    """HE1-CARD-destroyer_queen-02 to -05: twelve small pupae instead of all workers and brood."""
    workers, brood = census(s, seat)[0], sum(s.brood[seat])
    s.ants[seat] = {}
    s.reserves[seat] = s.nurses[seat] = s.builders[seat] = s.storage[seat] = s.returning[seat] = NO_ANTS
    s.brood[seat] = with_brood(NO_BROOD, PUPA_SMALL, SMALL_COLONY)
    s.queens[seat] = 1
    s.nurses_waived = True
    s.tell(ColonyReplaced(seat, workers, brood, SMALL_COLONY))
    for card in older_traits(s, seat):
        discard_trait(s, seat, card)


def discard_trait(s: Empires, seat: Seat, card: Card) -> None:
    """HE1-PLAY-08: a Trait leaves the table; what rested on it goes where it can."""
    drop_trait(s, seat, card)
    release_store(s, seat)


def drop_trait(s: Empires, seat: Seat, card: Card) -> None:
    """A Trait leaves the table with all that rested on it but stored food."""
    s.traits[seat] = without(s.traits[seat], card)
    s.since = {other: turn for other, turn in s.since.items() if other != card}
    s.discard = (*s.discard, card)
    s.tell(TraitDiscarded(seat, card))
    if card == REPLETES:
        medias = s.storage[seat][1] - min(s.stolen[seat], s.storage[seat][1])
        resettle(s, seat, NOWHERE, STORAGE, 1, medias, RESERVES)
    resettle_majors(s, seat)
    if card == TRAIL_MAKING:
        abandon_trails(s, seat)
    if card == APHID_HERDERS:
        release_herd(s, seat)
    if card == CAMOUFLAGE:
        for area in s.ground.land:
            if s.markers.get(area) in PREDATORS and (fled := send_home(s, seat, area)):
                s.tell(AntsFled(seat, area, fled))


def release_store(s: Empires, seat: Seat) -> None:
    """HE1-PLAY-08 (a): food that may no longer be stored goes to Food Available."""
    if (freed := keep_store(s, seat)) > 0:
        s.food[seat] += freed
        s.tell(StoreReleased(seat, freed))


@dataclass(frozen=True, slots=True)
class ReleaseStore(Step[Empires, None]):
    """HE1-RULING-102: after an exchange, by the Traits that lie there now."""

    seat: Seat

    def run(self, s: Empires, answer: None) -> None:
        release_store(s, self.seat)


def abandon_trails(s: Empires, seat: Seat) -> None:
    own = tuple(area for area in s.ground.land if s.trails.get(area) == seat)
    for area in own:
        del s.trails[area]
    if own:
        s.tell(TrailsAbandoned(seat, own))


def release_herd(s: Empires, seat: Seat) -> None:
    """Kept Aphids go to the pool."""
    for marker in s.kept[seat]:
        to_pool(s, marker)
        s.tell(HerdReleased(seat, marker))
    s.kept[seat] = ()


def resettle_majors(s: Empires, seat: Seat) -> None:
    """HE1-PLAY-08 (b): majors follow the Trait-6, or the lack of one."""
    traits = s.traits[seat]
    if MILLERS not in traits and BLOCKERS not in traits:
        resettle(s, seat, NOWHERE, STORAGE, 2, s.storage[seat][2], RESERVES)
        return
    to = STORAGE if MILLERS in traits else RESERVES
    for task in (*NEST_DEFENDERS, STORAGE):
        if task != to:
            resettle(s, seat, NOWHERE, task, 2, ants_at(s, seat, NOWHERE, task)[2], to)
    for area, task, ants in ordered_posts(s, seat):
        resettle(s, seat, area, task, 2, ants[2], to)


def resettle(s: Empires, seat: Seat, area: Area, task: Task, caste: int, count: int, to: Task) -> None:
    if count:
        take_ants(s, seat, area, task, of_caste(caste, count))
        add_ants(s, seat, NOWHERE, to, of_caste(caste, count))
        s.tell(CasteResettled(seat, area, task, CASTES[caste], count, to))
