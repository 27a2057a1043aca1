"""Scouting and fighting: both sides, what their ants are worth, the dice, and what attacks promise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from formicarium.games.hidden_empires_1.ants import in_area
from formicarium.games.hidden_empires_1.data import ATTACK, CASTES, NOWHERE, PATROL, Area, Task
from formicarium.games.hidden_empires_1.pieces import Fight
from formicarium.games.hidden_empires_1.questions.sides import (
    RECRUITS,
    Group,
    groups_of_attack,
    groups_of_defence,
    possible_defenders,
    strength,
)
from formicarium.games.hidden_empires_1.scene.areas import area_id
from formicarium.games.hidden_empires_1.scene.moment import ASSIGN, PERFORM
from formicarium.games.hidden_empires_1.scene.moment import SCOUT as SCOUTING
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.view import EmpireView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Icon, Panel, Piece, Row, Section
from formicarium.texts.message import Seat, SeatName, message

RECRUIT, DEAD = 26.0, 30.0


def struggles(view: EmpireView, s: Empires) -> Iterator[Panel]:
    """The fight under way, the area being scouted, or the attacks to come."""
    if view.fight is not None:
        yield battle(view, s, view.fight)
    elif view.stage == SCOUTING and view.focus != NOWHERE:
        yield scouting(view)
    elif view.stage in (ASSIGN, SCOUTING, PERFORM) and (rows := tuple(promises(view, s))):
        yield Panel("attacks", message("scene-attacks"), sections=(Section(rows),))


# A fight


def battle(view: EmpireView, s: Empires, fight: Fight) -> Panel:
    attack, defence = groups_of_attack(s), groups_of_defence(s)
    course = [progress(fight.winner, fight.in_nest)]
    if view.dice:
        course.append(rolled(view.dice))
    return Panel(
        "battle",
        message("scene-storm" if fight.in_nest else "scene-fight", area=fight.area),
        sections=(
            side("attacks", fight.attacker, attack, fight.dead_attackers),
            side("defends", fight.defender, defence, fight.dead_defenders + fight.dead_recruits),
            Section(tuple(course)),
        ),
    )


def side(what: str, seat: Seat, groups: list[Group], dead: int) -> Section:
    """HE1-COMB-08, -10: who it is, points per group and in all; and the dead."""
    rows = [fighters(task, caste, count, each) for _, task, caste, count, each in groups]
    if dead:
        rows.append(corpses(dead))
    title = message(f"scene-side-{what}", seat=SeatName(seat), points=strength(groups))
    return Section(tuple(rows) or (Row(message("scene-nobody")),), title)


@lru_cache(maxsize=2048)
def fighters(task: Task, caste: int, count: int, each: int) -> Row:
    label = message("scene-fighters", caste=CASTES[caste], count=count, each=each)
    lent = task == RECRUITS
    doing = message("scene-recruited") if lent else message(f"name-{task}")
    return Row(label, count * each, sprite="recruit" if lent else str(CASTES[caste]), hint=doing)


@lru_cache(maxsize=256)
def corpses(count: int) -> Row:
    return Row(message("scene-dead"), count, sprite="dead")


@lru_cache(maxsize=64)
def progress(winner: Seat | None, in_nest: bool) -> Row:
    """HE1-COMB-05, HE1-NATT-06: chemicals and bombs first; then losses, and what is carried off."""
    if winner is None:
        return Row(message("scene-undecided"))
    return Row(message("scene-won-nest" if in_nest else "scene-won", seat=SeatName(winner)))


@lru_cache(maxsize=1024)
def rolled(dice: tuple[int, ...]) -> Row:
    icons = tuple(Icon(f"die_{die}", message("scene-die", value=die)) for die in dice)
    return Row(message("scene-dice"), icons=icons)


# Pieces of a fight on the map: ants that have changed sides, and the dead


def turncoats(view: EmpireView) -> Iterator[Piece]:
    """They are chosen like any other ant of the attacking side; the dead of a nest can be carried off."""
    fight = view.fight
    if fight is None:
        return
    mine = fight.attacker == view.seat
    for caste, count in enumerate(fight.recruits):
        if count:
            yield turncoat(fight.area, fight.defender, caste, count, mine)
    if dead := fight.dead_attackers + fight.dead_defenders + fight.dead_recruits:
        yield fallen(fight.area, dead, mine and fight.in_nest)


@lru_cache(maxsize=512)
def turncoat(area: Area, owner: Seat, caste: int, count: int, mine: bool) -> Piece:
    name = CASTES[caste]
    return Piece(
        id=f"recruit:{name}",
        sprite=str(name),
        on=area_id(area),
        label=message("scene-turncoat", seat=SeatName(owner), caste=name, count=count),
        marks=("recruit",),
        dx=-36 + 28 * caste,
        dy=-8,
        size=RECRUIT,
        seat=owner,
        count=count,
        glyph=short("recruits") + short(name),
        touch=(f"place:{RECRUITS}", f"caste:{name}") if mine else (),
    )


@lru_cache(maxsize=512)
def fallen(area: Area, count: int, loot: bool) -> Piece:
    return Piece(
        id=f"dead:{area}",
        sprite="dead",
        on=area_id(area),
        label=message("scene-fallen", count=count),
        dx=38,
        dy=0,
        size=DEAD,
        count=count,
        glyph=short("dead"),
        touch=("take:dead",) if loot else (),
    )


# Scouting


def scouting(view: EmpireView) -> Panel:
    """HE1-SCOUT-02: who searches for the scout, and their dice: an odd one finds her, a 1 kills her."""
    patrols = [
        patrol(stack.seat, sum(stack.ants))
        for stack in view.stacks
        if stack.area == view.focus and stack.task == PATROL and stack.seat != view.active
    ]
    rows = [*patrols, searched(view.dice)] if view.dice else patrols
    title = message("scene-scouting", seat=SeatName(view.active), area=view.focus)
    return Panel("scouting", title, sections=(Section(tuple(rows) or (Row(message("scene-unguarded")),)),))


@lru_cache(maxsize=512)
def patrol(seat: Seat, count: int) -> Row:
    return Row(message("scene-patrollers", seat=SeatName(seat)), count, sprite="task_patrol")


@lru_cache(maxsize=1024)
def searched(dice: tuple[int, ...]) -> Row:
    icons = tuple(Icon(f"die_{die}", message("scene-die", value=die), faded=die % 2 == 0) for die in dice)
    key = "scene-search-killed" if 1 in dice else "scene-search-found"
    return Row(message(key if any(die % 2 for die in dice) else "scene-search-unseen"), icons=icons)


# What attacks promise


def promises(view: EmpireView, s: Empires) -> Iterator[Row]:
    """For every area with attackers and every possible defender: points, and who would win."""
    for stack in view.stacks:
        if stack.seat == view.active and stack.task == ATTACK:
            for defender in possible_defenders(s, stack.area):
                ours, theirs = odds(s, stack.area, defender)
                yield promise(stack.area, defender, ours, theirs)


def odds(s: Empires, area: Area, defender: Seat) -> tuple[int, int]:
    """HE1-COMB-10, HE1-NATT-02: outside, or in the nest if nobody guards it; without chemicals and bombs."""
    fight = Fight(area, s.active, defender, in_nest=not in_area(s, defender, area))
    there = s.copy()
    there.fight = fight
    return strength(groups_of_attack(there)), strength(groups_of_defence(there))


@lru_cache(maxsize=2048)
def promise(area: Area, defender: Seat, ours: int, theirs: int) -> Row:
    end = "win" if ours > theirs else "lose" if ours < theirs else "both"
    label = message(f"scene-odds-{end}", seat=SeatName(defender), area=area, ours=ours, theirs=theirs)
    return Row(label, sprite="task_attack")
