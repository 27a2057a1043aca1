"""Looking ahead over the actions of a turn: which to take, in which order, and for what."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from typing import NamedTuple, TypeAlias

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal, settle
from formicarium.games.antics.bots.agenda import offers, paces_of
from formicarium.games.antics.bots.clock import hunting
from formicarium.games.antics.bots.conduct import RISKY, Aim, next_move
from formicarium.games.antics.bots.outlook import Outlook
from formicarium.games.antics.bots.routes import FAR
from formicarium.games.antics.bots.strength import raised
from formicarium.games.antics.data import ANTS, BUILD, HATCH, PUSH, SOLDIER, Kind
from formicarium.games.antics.moves import PASS, Steal, UseSpace, UseSuper
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.action import ChooseAction
from formicarium.games.antics.units import Units
from formicarium.texts.message import Seat

RIVALS = 0.3  # what the outlook of the best rival counts
WON = 100.0  # the end: nothing looks better
ENDS = 5  # of the turns found, so many are looked at to their end
AIMS = 2  # other items that an action may be for


class Plan(NamedTuple):
    """How a turn goes on."""

    moves: tuple[Move, ...]  # a marker, and the first unit of its action; or one of them
    aim: Aim = None  # what for


class Line(NamedTuple):
    """One way to begin a turn, and the table after it."""

    value: float
    plan: Plan
    s: Antics
    moves: tuple[Move, ...] = ()  # all that one is asked for


Judge: TypeAlias = Callable[[Outlook], float]


class Near(NamedTuple):
    """What those see who see less: the table after the next action, and of that what they judge by."""

    judge: Judge
    far: int = FAR  # tracks to what they think of fetching


OPEN = Plan(())  # nothing is decided yet


class Planner:
    """Follows the most promising turns of a seat. `noise` blurs what it sees.

    Whoever is `near`-sighted looks at the table after the next action only.
    """

    def __init__(self, seat: Seat, width: int, noise: float, luck: float, near: Near | None = None) -> None:
        self.seat = seat
        self.near = near
        self.width = width
        self.noise = noise
        self.luck = luck  # the same for every turn looked at
        self.rng = Random(luck)
        self.hunt: float | None = None  # likewise: whoever takes a prey does not waste time

    def turns(self, s: Antics) -> Sequence[Line]:
        """The most promising turns from here on, judged when they are over; nothing but passing is one."""
        self.hunt = hunting(s)
        if self.near is not None:
            return self.actions(s, self.near)
        ends = [Line(0.0, Plan((PASS,)), s, (PASS,))] if isinstance(s.steps[-1], ChooseAction) else []
        lines = self.further([Line(0.0, OPEN, s)])
        if not ends and len({line.plan.moves[0] for line in lines}) == 1:
            return lines
        while lines:
            lines.sort(key=value_of, reverse=True)
            ends += [line for line in lines if not line.s.actions_left][:ENDS] or lines[:1]
            lines = self.further(lines[: self.width])
        return [line._replace(value=self.final(line.s)) for line in ends]

    def actions(self, s: Antics, near: Near) -> list[Line]:
        """What to do next, and no more; to pass, only where nothing else can be done.

        Of actions that come to the same the first: a third of all do.
        """
        found: dict[Hashable, Line] = {}
        for plan, moves, after in continuations(s, self.seat, near.far):
            key = likeness(after, self.seat)
            if key not in found:
                value = near.judge(Outlook(after, self.seat, far=near.far))
                found[key] = Line(value, plan, after, moves)
        return list(found.values()) or [Line(0.0, Plan((PASS,)), s, (PASS,))]

    def further(self, lines: Sequence[Line]) -> list[Line]:
        """One action more, or the rest of the one under way. Equal tables are looked at once."""
        found: dict[Hashable, Line] = {}
        for line in lines:
            for plan, moves, after in continuations(line.s, self.seat):
                key = likeness(after, self.seat)
                if key not in found:
                    value = self.blurred(Outlook(after, self.seat, hunt=self.hunt).value())
                    plan = plan if line.plan is OPEN else line.plan
                    found[key] = Line(value, plan, after, line.moves + moves)
        return list(found.values())

    def final(self, s: Antics) -> float:
        """How the table looks when the turn is over."""
        s = s.copy()
        end_turn(s, Random(self.luck))
        return self.blurred(standing(s, self.seat, self.hunt))

    def blurred(self, value: float) -> float:
        return value + self.rng.gauss(0, self.noise) if self.noise else value


def value_of(line: Line) -> float:
    return line.value


def standing(s: Antics, seat: Seat, hunt: float | None = None) -> float:
    """The own outlook, less what the best rival may hope for; when all is over, the points."""
    over = s.outcome
    if over is None:
        won, hopes = 0.0, [Outlook(s, each, hunt=hunt).value() for each in range(s.seats)]
    else:
        won, hopes = WON * over.shares[seat], [float(points) for points in over.scores]
    return won + hopes.pop(seat) - RIVALS * max(hopes)


def end_turn(s: Antics, rng: Random) -> None:
    """No more actions: tidy up, until the next player is asked."""
    turn = s.round, s.active
    while asked := settle(s):
        if isinstance(asked, Chance):
            deal(s, asked.sample(rng))
        elif (s.round, s.active) != turn:
            break
        else:
            between = isinstance(s.steps[-1], ChooseAction)
            answer(s, s.active, PASS if between else next_move(s, asked[0]))


def continuations(s: Antics, seat: Seat, far: int = FAR) -> Iterator[tuple[Plan, tuple[Move, ...], Antics]]:
    """What may be done next: with the next marker, a steal, or the rest of the action under way."""
    step = s.steps[-1]
    if isinstance(step, Units):
        yield from ways(s, seat, (), far)
    elif isinstance(step, ChooseAction):
        for move in markers(s, step.ask(s)):
            after = s.copy()
            answer(after, seat, move)
            if isinstance(after.steps[-1], Units):
                yield from ways(after, seat, (move,), far)
            else:
                yield Plan((move,)), (move,), after


def markers(s: Antics, decision: Decision) -> Iterator[Move]:
    """Of each kind the highest space, rather one that could carry no tile; the Super Ant; and steals."""
    hill = s.hills[decision.seat]
    carrying = [at for pair in raised(hill, s.blocked(decision.seat)) for at in pair]
    best: dict[Kind, tuple[int, int, Move]] = {}
    for move in decision.options:
        match move:
            case UseSpace(at):
                kind, level, _ = hill.spaces[at]
                rating = (level, -carrying.count(at), move)
                if kind not in best or rating[:2] > best[kind][:2]:
                    best[kind] = rating
            case UseSuper(kind) if kind not in best or kind == BUILD:  # it leaves every space to be covered
                yield move
            case Steal():
                yield move
    for _, _, move in best.values():
        yield move


def ways(
    s: Antics, seat: Seat, begun: tuple[Move, ...], far: int
) -> Iterator[tuple[Plan, tuple[Move, ...], Antics]]:
    """The sensible ways to carry out the action under way."""
    for aim in aims(s, seat, far):
        after = s.copy()
        units: list[Move] = []
        answers: list[Move] = []
        while isinstance(step := after.steps[-1], Units):
            asked = step.ask(after)
            if asked is None:
                after.steps.pop()
                step.run(after, None)
                continue
            assert isinstance(asked, Decision)
            forced = len(asked.options) == 1  # which nobody is asked for
            units.append(asked.options[0] if forced else next_move(after, asked, aim, far))
            if not forced:
                answers.append(units[-1])
            answer(after, seat, units[-1])
        yield Plan((*begun, *units[:1]), aim), (*begun, *answers), after


def aims(s: Antics, seat: Seat, far: int) -> Iterator[Aim]:
    """What the action under way may be for."""
    yield None
    step = s.steps[-1]
    assert isinstance(step, Units)
    if step.kind not in (HATCH, ANTS, PUSH):
        return
    outlook = Outlook(s, seat, far=far)
    first = [pick.item for pick in outlook.agenda().picks[:1]]
    known = offers(outlook.chain, outlook.larvae, paces_of(outlook.levels))
    goals = sorted((known[item].actions, item) for item, _ in outlook.goals if item in known)
    yield from [item for _, item in goals if item not in first][:AIMS]
    if step.kind == PUSH:
        yield from [load.item for load in outlook.loads[1:]]
    elif any(load.safe < RISKY for load in outlook.loads) or (step.kind == HATCH and prize(s, seat)):
        yield SOLDIER


def prize(s: Antics, seat: Seat) -> bool:
    """Whether a soldier could steal something."""
    return any(
        not carried and s.guards.get(track, seat) == seat and s.carried(rival, track)
        for track, carried in s.workers[seat].items()
        for rival in range(s.seats)
        if rival != seat
    )


def likeness(s: Antics, seat: Seat) -> Hashable:
    """What the own actions change; the order in which they were taken does not matter."""
    return (
        s.hills[seat],
        s.hands[seat],
        tuple(s.zones[seat].values()),
        tuple(s.workers[seat].items()),
        s.delivered,
        s.leaves[seat],
        tuple(sorted(s.guards)),
        tuple(sorted(s.markers)),
        s.super_used,
        tuple(s.fields.values()),
    )
