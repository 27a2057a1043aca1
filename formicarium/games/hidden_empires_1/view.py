"""What a seat sees (section 6 of the spec): all but hands, deck, pool and face-down markers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING

from formicarium.core.state import AnyStep, View
from formicarium.games.hidden_empires_1.ants import ordered_posts
from formicarium.games.hidden_empires_1.data import Ants, Area, Broods, Card, Color, Marker, Post, Task
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.options import EmpireOptions
from formicarium.games.hidden_empires_1.pieces import Fight, Laid, Picked
from formicarium.games.hidden_empires_1.questions.colony import (
    UNLIMITED,
    nest_size,
    nurses_needed,
    space_used,
)
from formicarium.games.hidden_empires_1.questions.movement import classes
from formicarium.kit.swift import swift
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.hidden_empires_1.state import Empires

FACE_DOWN = Marker("")


@dataclass(frozen=True, slots=True)
class SeenArea:
    """A land area or a water area, with the markers in it. Face down, `marker` is ""."""

    id: Area
    color: Color
    marker: Marker | None
    modifier: int
    nest: Seat | None
    site: Seat | None
    trail: Seat | None
    trail_done: bool


_seen_area = lru_cache(maxsize=1 << 14)(SeenArea)  # most areas look as they did in the view before


@dataclass(frozen=True, slots=True)
class SeenStack:
    """Ants of one player with one task in one area."""

    seat: Seat
    area: Area
    task: Task
    ants: Ants


@dataclass(frozen=True, slots=True)
class Sheet:
    """A Nest Sheet, and the cards before its owner."""

    seat: Seat
    reserves: Ants
    nurses: Ants
    builders: Ants
    storage: Ants
    returning: Ants
    brood: Broods
    virgin_queens: int
    drones: int
    queens: int
    size: int  # -1: unlimited
    used: int
    nurses_needed: int
    food: int
    stored: int
    stolen: int
    kept: tuple[Marker, ...]
    guests: int
    score: int
    no_eggs: str
    card_eggs: int
    so_far: tuple[int, ...]  # numbers chosen in this step of the Nest Phase
    fat: bool
    traits: tuple[Card, ...]
    since: tuple[int, ...]  # of each Trait: the player turn in which it was played
    hand_size: int
    sure_traits: int
    held: int
    moved: bool  # has had a player turn in this game turn
    plan: tuple[tuple[Post, Ants], ...]


@dataclass(frozen=True, slots=True)
class EmpireView(View):
    """A function of what the seat may know, and nothing else."""

    seat: Seat | None
    rules: int
    options: EmpireOptions
    turn: int
    player_turn: int
    stage: str
    active: Seat
    first: Seat
    placing: tuple[Seat, ...]
    tokens: tuple[Seat, ...]  # still in the container
    areas: tuple[SeenArea, ...]
    stacks: tuple[SeenStack, ...]
    sheets: tuple[Sheet, ...]
    stock: tuple[tuple[Color, int], ...]
    pool: int
    aside: tuple[Marker, ...]
    laid: tuple[Laid, ...]
    hand: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]  # everything is shown when the game is over
    deck: int
    discard: tuple[Card, ...]
    recycled: tuple[Card, ...]
    safe: tuple[Area, ...]  # for the active player, in Assign Tasks
    dangerous: tuple[Area, ...]
    present: tuple[tuple[Area, int], ...]
    moves_made: int
    picked: Picked | None
    scouted: tuple[Area, ...]
    scouting_all: bool
    focus: Area
    target: Seat | None
    fight: Fight | None
    dice: tuple[int, ...]
    nest_moved: bool
    cloning: bool
    nurses_waived: bool
    closed: tuple[Seat, ...]
    planned: bool  # whether the viewer has accepted the plan for the Nest Phase
    work: tuple[AnyStep, ...]  # of Perform Tasks, once it has begun: what the ants have still to do
    row: tuple[AnyStep, ...]  # ants or brood that are chosen one by one: the steps still to come
    ahead: tuple[AnyStep, ...] | None  # his part of a sealed step that is still to come; None: not under seal
    told: int  # how long the story is: all of it is told to everybody
    over: bool


for _each in (SeenArea, SeenStack, Sheet, EmpireView):
    swift(_each)


def view(s: Empires, seat: Seat | None) -> EmpireView:
    over = s.outcome is not None
    kinds = classes(s, s.active) if s.stage == "assign" else None
    return EmpireView(
        seat=seat,
        rules=s.rules,
        options=s.options,
        turn=s.turn,
        player_turn=s.player_turn,
        stage="over" if over else stage(s, seat),
        active=s.active,
        first=s.first,
        placing=s.placing,
        tokens=s.tokens,
        areas=areas(s, over),
        stacks=tuple(
            SeenStack(owner, area, task, ants)
            for owner in range(s.seats)
            for area, task, ants in ordered_posts(s, owner)
        ),
        sheets=tuple(sheet(s, owner) for owner in range(s.seats)),
        stock=tuple(s.stock.items()),
        pool=len(s.pool),
        aside=s.aside,
        laid=s.laid,
        hand=() if seat is None else s.hands[seat],
        hands=tuple(s.hands) if over else (),
        deck=len(s.deck),
        discard=s.discard,
        recycled=s.recycled,
        safe=areas_of(s.ground, kinds.safe) if kinds else (),
        dangerous=areas_of(s.ground, kinds.dangerous) if kinds else (),
        present=tuple(sorted(s.present.items())),
        moves_made=s.moves_made,
        picked=s.picked,
        scouted=s.scouted,
        scouting_all=s.scouting_all,
        focus=s.focus,
        target=s.target,
        fight=s.fight,
        dice=s.dice,
        nest_moved=s.nest_moved,
        cloning=s.cloning,
        nurses_waived=s.nurses_waived,
        closed=s.closed,
        planned=seat is not None and s.planned[seat],
        work=work(s) if s.stage == "perform" else (),
        row=row(s),
        ahead=ahead(s, seat),
        told=s.told,
        over=over,
    )


def stage(s: Empires, seat: Seat | None) -> str:
    """HE1-WIN-17: whoever may still play cards in the Draw step knows it; to the others it may be over."""
    own = getattr(s.steps[-1], "own_stage", "") if s.steps and seat == s.active else ""
    return own or s.stage


def work(s: Empires) -> tuple[AnyStep, ...]:
    """HE1-PERF-02: everybody sees who has foraged and built already."""
    return tuple(step for step in s.steps if getattr(step, "is_work", False))


def row(s: Empires) -> tuple[AnyStep, ...]:
    """HE1-RULING-101: of what everybody sees being chosen, or of one's own draft."""
    goes_on = getattr(s.steps[-1], "goes_on", None) if s.steps else None
    return tuple(takewhile(goes_on, reversed(s.steps))) if goes_on else ()


def ahead(s: Empires, seat: Seat | None) -> tuple[AnyStep, ...] | None:
    """On his draft of a step of the Nest Phase there are only a player's own steps; on the table never."""
    if seat is None or s.outcome is not None or any(getattr(step, "seat", None) != seat for step in s.steps):
        return None
    return tuple(reversed(s.steps))


def areas(s: Empires, over: bool) -> tuple[SeenArea, ...]:
    nests = {area: owner for owner, area in enumerate(s.nests) if area}
    sites = {area: owner for owner, each in enumerate(s.sites) for area in each}
    down = s.face_down if over else dict.fromkeys(s.face_down, FACE_DOWN)
    marker_in, modifier_in, trail_in = {**down, **s.markers}.get, s.modifiers.get, s.trails.get
    return tuple(
        [
            _seen_area(
                area,
                color,
                marker_in(area),
                modifier_in(area, 0),
                nests.get(area),
                sites.get(area),
                trail_in(area),
                area in s.trails and area not in s.attempts,
            )
            for area, color in s.ground.colors.items()
        ]
    )


def sheet(s: Empires, seat: Seat) -> Sheet:
    size = nest_size(s, seat)
    return Sheet(
        seat,
        s.reserves[seat],
        s.nurses[seat],
        s.builders[seat],
        s.storage[seat],
        s.returning[seat],
        s.brood[seat],
        s.virgin_queens[seat],
        s.drones[seat],
        s.queens[seat],
        -1 if size == UNLIMITED else size,
        space_used(s, seat),
        nurses_needed(s, seat),
        s.food[seat],
        s.stored[seat],
        s.stolen[seat],
        s.kept[seat],
        s.guests[seat],
        s.scores[seat],
        s.no_eggs[seat],
        s.card_eggs[seat],
        s.so_far[seat],
        seat in s.fat,
        s.traits[seat],
        tuple(s.since[card] for card in s.traits[seat]),
        len(s.hands[seat]),
        s.sure_traits[seat],
        s.held[seat],
        bool(s.turn) and seat not in s.tokens,
        s.plans[seat],
    )
