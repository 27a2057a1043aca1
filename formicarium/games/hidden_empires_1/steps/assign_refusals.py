"""Why a task move is not offered: the clause in the way, with the facts."""

from __future__ import annotations

from formicarium.core.decision import Path, Refusal, first_token
from formicarium.games.hidden_empires_1.ants import ants_at
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    CASTES,
    CHAMBERS,
    FORAGE,
    IDLE,
    MOST_MOVES,
    NOWHERE,
    PATROL,
    RETURNING,
    SCOUT,
    STORAGE,
    TASKS,
    TRAIL,
    Area,
    Caste,
    Task,
    post,
)
from formicarium.games.hidden_empires_1.questions.assignment import excess, is_idle, nurses_missing
from formicarium.games.hidden_empires_1.questions.cards import why_not_card
from formicarium.games.hidden_empires_1.questions.colony import nest_size, nurses_needed, space_used
from formicarium.games.hidden_empires_1.questions.movement import (
    Tasks,
    may_attack_nests,
    others,
    predators,
    survey,
)
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.nest_moves import why_not_bivouac
from formicarium.texts.message import Seat, message


def why_not_source(s: Empires, seat: Seat, path: Path) -> Refusal | None:
    """Why this group, card or button is not offered."""
    kind, name = first_token(path)
    match kind:
        case "card":
            return why_not_card(s, seat, name, "ASSIGN")
        case "eliminate":
            fails = excess(s, seat) or nurses_missing(s, seat)
            clause = "HE1-CHK-06" if fails else "HE1-CHK-03"
            return Refusal(clause, message("refused-eliminate", kind=name))
        case "button":
            return _why_not_button(s, seat, name, path)
        case "place" if name in CHAMBERS:
            return _why_not_group(s, seat, NOWHERE, Task(name), path[1:])
        case "area" if name in s.ground.colors:
            task = path[1].partition(":")[2] if len(path) > 1 else ""
            return _why_not_group(s, seat, Area(name), Task(task), path[2:])
    return None


def _why_not_button(s: Empires, seat: Seat, name: str, path: Path) -> Refusal | None:
    match name:
        case "move_nest":
            return why_not_bivouac(s, seat, path)
        case "end" if excess(s, seat):
            size, used = nest_size(s, seat), space_used(s, seat)
            return Refusal("HE1-CHK-01", message("refused-nest-full", used=used, size=size))
        case "end" if nurses_missing(s, seat):
            have, need = sum(s.nurses[seat]), nurses_needed(s, seat)
            return Refusal("HE1-CHK-04", message("refused-nurses", have=have, need=need))
        case "end" if is_idle(s, seat):
            return Refusal("HE1-ASGN-08", message("refused-idle"))
        case "as_last_turn":
            return Refusal("HE1-RULING-94", message("refused-posts-held"))
        case "forage_all":
            return Refusal("HE1-RULING-98", message("refused-nobody-to-forage"))
        case "gather":
            return Refusal("HE1-RULING-99", message("refused-nobody-to-gather"))
        case "idle_home":
            return Refusal("HE1-RULING-94", message("refused-nobody-idle"))
        case "proposed":
            return Refusal("HE1-RULING-101", message("refused-in-order"))
    return None


def _why_not_group(s: Empires, seat: Seat, area: Area, task: Task, rest: Path) -> Refusal:
    if task in (RETURNING, STORAGE) and not area:
        return Refusal("HE1-ASGN-03", message("refused-stays", place=task))
    caste = rest[0].partition(":")[2] if rest else ""
    there = ants_at(s, seat, area, task) if task in (*TASKS, *CHAMBERS) else (0, 0, 0)
    if caste in CASTES and there[CASTES.index(Caste(caste))]:
        if s.moves_made >= MOST_MOVES:
            return Refusal("HE1-ASGN-10", message("refused-enough-moves", most=MOST_MOVES))
        return Refusal("HE1-ASGN-03", message("refused-stays", place=task))
    return Refusal("HE1-ASGN-02", message("refused-no-ants-there", area=area, task=task))


def why_not_target(s: Empires, seat: Seat, path: Path) -> Refusal | None:
    """Why the group in hand cannot be put there."""
    kind, name = first_token(path)
    if kind == "place" and name in CHAMBERS:
        clause = "HE1-ASGN-03" if name == RETURNING else "HE1-ASGN-04"
        return Refusal(clause, message("refused-chamber", place=name))
    if kind != "area" or name not in s.ground.colors:
        return None
    if s.moves_made >= MOST_MOVES:
        return Refusal("HE1-ASGN-10", message("refused-enough-moves", most=MOST_MOVES))
    return _why_not_area(s, seat, Area(name), Task(path[1].partition(":")[2]) if len(path) > 1 else Task(""))


def why_not_meeting(s: Empires, seat: Seat, path: Path) -> Refusal | None:
    """Why not all ants can be gathered there."""
    kind, name = first_token(path)
    task = path[1].partition(":")[2] if len(path) > 1 else ""
    if (kind == "place" and name in CHAMBERS) or task in (SCOUT, TRAIL):
        return Refusal(
            "HE1-RULING-99", message("refused-no-meeting", place=name if kind == "place" else task)
        )
    if kind != "area" or name not in s.ground.colors:
        return None
    return _why_not_area(s, seat, Area(name), Task(task))


def _why_not_area(s: Empires, seat: Seat, area: Area, task: Task) -> Refusal:
    bit = s.ground.bit.get(area)
    if bit is None:
        return Refusal("HE1-DEF-02", message("refused-water", area=area))
    if predators(s, seat) & bit:
        return Refusal("HE1-MOVE-04", message("refused-predator", area=area))
    kinds, tasks = survey(s, seat)
    if bit & kinds.dangerous and task and task != SCOUT:
        return Refusal("HE1-MOVE-08", message("refused-dangerous", area=area))
    if bit & kinds.dangerous and post(area, SCOUT) in s.ants[seat]:
        return Refusal("HE1-MOVE-08", message("refused-one-scout", area=area))
    if not bit & (kinds.safe | kinds.dangerous):
        return Refusal("HE1-MOVE-04", message("refused-forbidden", area=area))
    return _why_not_task(s, seat, area, task, tasks)


def _why_not_task(s: Empires, seat: Seat, area: Area, task: Task, tasks: Tasks) -> Refusal:
    bit, around = s.ground.bit[area], others(s, seat)
    if task in TASKS and task != IDLE and tasks.allow(task, bit):
        return Refusal("HE1-MOVE-10", message("refused-no-way", area=area))
    if task == FORAGE:
        key = "refused-patrolled" if around.patrols & bit else "refused-no-food"
        return Refusal("HE1-TASK-01", message(key, area=area))
    if task == PATROL:
        return Refusal("HE1-TASK-02", message("refused-opposing-ants", area=area))
    if task == ATTACK and around.nests & bit & ~around.patrols and not may_attack_nests(s):
        return Refusal(
            "HE1-HOUSE-01", message("refused-too-early", turn=s.options.no_nest_attacks_before_turn)
        )
    if task == ATTACK:
        key = "refused-patrolled" if around.patrols & bit else "refused-nobody-to-attack"
        return Refusal("HE1-TASK-03", message(key, area=area))
    if task == SCOUT:
        return Refusal("HE1-TASK-04", message("refused-nothing-to-scout", area=area))
    if task == TRAIL:
        return Refusal("HE1-TASK-05", message("refused-no-trail", area=area))
    return Refusal("HE1-MOVE-07", message("refused-no-task", area=area))
