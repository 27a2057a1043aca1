"""Redeploying, the first stage of the move step (HE2-MOVE)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import Step
from formicarium.games.hidden_empires_2.colony import areas_of, put, stack_of, take
from formicarium.games.hidden_empires_2.data import (
    BIVOUAC,
    BUILDERS,
    CASTE_INDEX,
    CASTES,
    MOST,
    NEIGHBOURS,
    NO_ANTS,
    NURSES,
    RANK,
    RESERVES,
    RETURNING,
    STORAGE,
    Area,
    Caste,
    Place,
)
from formicarium.games.hidden_empires_2.events import (
    AntsRedeployed,
    AphidsDiscarded,
    AphidsReturned,
    PatrolsEnded,
    StageReached,
)
from formicarium.games.hidden_empires_2.moves import (
    ChooseArea,
    DiscardAphids,
    Done,
    MigrateNest,
    MoveTo,
    PickAnts,
    choose_area,
    move_to,
    picks,
)
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.steps.migrations import move_nest
from formicarium.games.hidden_empires_2.tokens import free_around, is_barred, remove_token, to_pile
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
            s.tell(StageReached(seat, "redeploy"))
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
            s.face_up[answer.area] = token
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


@dataclass(frozen=True, slots=True)
class Redeploy(Step[Empires, Move]):
    """HE2-MOVE-02 to -05: groups of ants are picked up one after the other, each ant at most once."""

    clause = "HE2-MOVE-02"
    prompt = message("ask-redeploy")

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        offered: list[Move] = []
        ants, moved = s.ants[seat], s.moved
        for place in sorted(ants, key=RANK.__getitem__):
            if place not in STUCK:
                gone = moved.get(place, NO_ANTS)
                for caste, count, before in zip(CASTES, ants[place], gone, strict=True):
                    if count > before:
                        offered += picks(place, caste, 1, min(count - before, MOST))
        if BIVOUAC in s.traits[seat] and not s.migrated:
            offered += [MigrateNest(area) for area in free_around(s, s.nests[seat][0])]
        return open_moment(s, "redeploy", self.prompt, offered)

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case PickAnts(place, caste, count):
                s.then(RedeployTo(place, caste, count), self)
            case MigrateNest(area):
                s.migrated = True
                move_nest(s, s.active, s.nests[s.active][0], area)
                s.then(self)
            case Done():
                s.moved = {}
            case _:
                s.then(self)
                play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        if refusal := why_no_card(s, seat, path, "redeploy"):
            return refusal
        if path[:1] == ("button:migrate",):
            return why_no_bivouac_move(s, seat, path)
        return why_no_pick(s, seat, path, self.clause)


STUCK = (RETURNING, STORAGE)  # HE2-MOVE-04


def why_no_pick(s: Empires, seat: Seat, path: Path, clause: str) -> Refusal | None:
    """Why these ants cannot be picked up in a stage of the move step."""
    kind, name = first_token(path)
    place, _, caste = name.partition(":")
    if kind != "stack" or place not in RANK or caste not in CASTE_INDEX:
        return None
    if place in STUCK:
        return Refusal("HE2-MOVE-04", message("refused-stuck", place=place))
    index = CASTE_INDEX[Caste(caste)]
    there = s.ants[seat].get(Place(place), NO_ANTS)[index]
    moved = s.moved.get(Place(place), NO_ANTS)[index]
    if not there:
        return Refusal(clause, message("refused-no-such-ants", place=place, caste=caste))
    once = "HE2-MOVE-05" if clause == "HE2-MOVE-02" else clause
    return Refusal(
        once, message("refused-moved-already", place=place, caste=caste, left=max(0, there - moved))
    )


def why_no_bivouac_move(s: Empires, seat: Seat, path: Path) -> Refusal:
    clause = "HE2-CARD-bivouac-03"
    if not s.has(seat, BIVOUAC):
        return Refusal(clause, message("refused-no-trait", card=BIVOUAC))
    if s.migrated:
        return Refusal(clause, message("refused-migrated-already"))
    return Refusal(clause, message("refused-not-beside-nest"))


@dataclass(frozen=True, slots=True)
class RedeployTo(Step[Empires, MoveTo]):
    """HE2-MOVE-02, -03: to an area of OCC, a nest area of his, Nurses, Builders or Reserves."""

    clause = "HE2-MOVE-02"

    start: Place
    caste: Caste
    count: int

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        areas = sorted({*s.occupied, *s.nests[seat]})
        options = [move_to(area) for area in areas if area != self.start and not is_barred(s, seat, area)]
        options += [move_to(chamber) for chamber in chambers(s) if chamber != self.start]
        prompt = message("ask-redeploy-to", place=self.start, caste=self.caste, count=self.count)
        return Decision(seat, prompt, tuple(options))

    def run(self, s: Empires, answer: MoveTo) -> None:
        seat, end = s.active, answer.place
        carry(s, seat, self.start, self.caste, self.count, end)
        s.tell(AntsRedeployed(seat, self.caste, self.count, self.start, end))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind != "place" or name not in RANK:
            return None
        if name == self.start:
            return Refusal(self.clause, message("refused-there-already", place=name))
        if name in STUCK:
            return Refusal("HE2-MOVE-04", message("refused-stuck", place=name))
        if is_barred(s, seat, Place(name)):
            return Refusal("HE2-MOVE-03", message("refused-predator", area=name))
        return Refusal(self.clause, message("refused-not-occupied", place=name))


def chambers(s: Empires) -> tuple[Place, ...]:
    return (NURSES, BUILDERS, RESERVES) if s.options.mode == "advanced" else (NURSES, BUILDERS)


def carry(s: Empires, seat: Seat, start: Place, caste: Caste, count: int, end: Place) -> None:
    """Ants go from place to place, and have moved in this stage; who left an area did not just enter it."""
    group = stack_of(caste, count)
    take(s.ants[seat], start, group)
    put(s.ants[seat], end, group)
    put(s.moved, end, group)
    if s.options.mode == "advanced":
        if start in s.entered:
            s.entered[Area(start)] = min(s.entered[Area(start)], sum(s.ants[seat].get(start, NO_ANTS)))
        if end in NEIGHBOURS:
            s.entered[Area(end)] = s.entered.get(Area(end), 0) + count
