"""Laws against leaks: a seat that cannot tell two tables apart sees, is asked and imagines the same."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any

from formicarium.core.bot import Sight
from formicarium.core.chance import Chance
from formicarium.core.dealer import Seeded
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal, settle
from formicarium.core.foresight import Foreseer
from formicarium.core.game import Game
from formicarium.core.laws.broken import require
from formicarium.core.laws.paper import independent
from formicarium.core.laws.past import Echo, Past, difference, onward, played_on, settled
from formicarium.core.planning import Draft
from formicarium.core.state import State
from formicarium.core.together import imagine, warnings
from formicarium.texts.message import Seat

TRIES = 6  # answers tried before a second past is given up
WALK = 4  # answers that two pasts are followed for


def imagined(game: Game[Any], now: Past, seat: Seat, rng: Random) -> Past:
    """A table imagined by a seat fits all it can see, and hides what it was drawn from. Returns it."""
    s, before, key = now.s, State.copy(now.s), rng.getrandbits(32)
    world = imagine(s, seat, rng)
    for viewer in (seat, None):
        same = Past(world, ()).look(viewer) == now.look(viewer)
        require(same, "worlds", "a table imagined by seat {} looks different to {}", seat, _name(viewer))
    apart = difference(imagine(s, seat, Random(key)), imagine(world, seat, Random(key)))
    require(not apart, "worlds", "to seat {} a table and one it imagined lead it to imagine {}", seat, apart)
    kept = game.census(world) == game.census(s)
    require(kept, "worlds", "a table imagined by seat {} has lost or gained something", seat)
    independent(s, world, "an imagined table")
    there = settled(world)
    _still_asked(now, there, seat)
    _foretold_alike(game, now, there, seat, key)
    _coached_alike(game, now, there, seat)
    _planned_alike(game, now, there, seat)
    played_on(world, rng)
    require(s == before, "worlds", "playing on an imagined table has changed the real one")
    return there


def _still_asked(now: Past, there: Past, seat: Seat) -> None:
    """In every world the seat is asked what it is asked here, and so is everybody who is openly asked."""
    mine, other = now.decision(seat), there.decision(seat)
    same = mine is None or mine == other
    require(same, "worlds", "what seat {} is asked tells it something: {} or {}", seat, mine, other)
    if mine is not None:
        _warned_alike(now, there, mine)
    openly = _asks(now, seat, silent=False)
    same = not openly or openly == _asks(there, seat, silent=False)
    require(same, "worlds", "that {} are asked tells seat {} something", openly, seat)


def _warned_alike(left: Past, right: Past, decision: Decision) -> None:
    """A warning speaks only of what the seat knows."""
    seat, one, other = decision.seat, warnings(left.s, decision), warnings(right.s, decision)
    require(one == other, "leaks", "a warning tells seat {} what is hidden: {} or {}", seat, one, other)


def _foretold_alike(game: Game[Any], now: Past, there: Past, seat: Seat, key: int) -> None:
    """What a seat is told of an answer beforehand is the same in every world it may be in."""
    mine = now.decision(seat)
    if mine is None:
        return
    move = Random(key).choice(mine.options)
    here, other = (Foreseer(game, Sight.at(s, mine)).foresee(move) for s in (now.s, there.s))
    require(here == other, "leaks", "what {} would bring tells seat {} what is hidden", move, seat)


def _planned_alike(game: Game[Any], now: Past, there: Past, seat: Seat) -> None:
    """What a seat may plan, and whether, follows from what it knows."""
    plans = game.plans
    if plans is None or now.decision(seat) is not None:
        return
    here, other = (Draft.ahead(plans, s, seat) for s in (now.s, there.s))
    same = (here and here.question) == (other and other.question)
    require(same, "leaks", "what seat {} may plan tells what is hidden", seat)


def _coached_alike(game: Game[Any], now: Past, there: Past, seat: Seat) -> None:
    """A coach warns of what the seat's own view shows, and of nothing else."""
    mine = now.decision(seat)
    if game.coach is None or mine is None:
        return
    one, other = (game.coach.dangers(past.look(seat)[0], mine) for past in (now, there))
    require(one == other, "leaks", "a danger tells seat {} what is hidden: {} or {}", seat, one, other)


def twins(left: Past, right: Past, seat: Seat, rng: Random) -> None:
    """Follow two pasts: as long as neither table nor story tells them apart, they are alike to the seat."""
    if left.look(seat) != right.look(seat):
        return  # somebody asked in silence is not asked in the imagined world, which has moved on
    for _ in range(WALK):
        if not alike(left, right, seat) or not left.asked:
            return
        decision = rng.choice(left.asked)
        move = rng.choice(decision.options)
        after = left.after(decision.seat, move, Seeded(rng.getrandbits(32)))
        other = _same_sight(right, decision, move, after, seat, rng)
        if other is None:
            return
        left, right = after, other


def _same_sight(
    right: Past, decision: Decision, move: Move, after: Past, seat: Seat, rng: Random
) -> Past | None:
    """The other past with an answer that the seat cannot tell from the first one's, if there is one."""
    there = right.decision(decision.seat)
    if there is None:
        return None
    options = rng.sample(there.options, min(TRIES, len(there.options)))
    if decision.seat == seat:
        options = [move]
    elif move in there.options and rng.random() < 0.5:
        options.insert(0, move)
    look, story = after.look(seat), after.seen(seat)
    for option in options:
        past = right.after(decision.seat, option, Echo(after.dealt, rng))
        if past.look(seat) == look and past.seen(seat) == story:
            return past
    return None


def alike(left: Past, right: Past, seat: Seat) -> bool:
    """The seat cannot tell these pasts apart: so it is asked the same, and imagines the same.

    False if there is nothing to compare: the match is over, or another seat is asked in silence in
    only one of them, so that they are out of step.
    """
    over = left.s.outcome is not None or right.s.outcome is not None
    if over or _asks(left, seat, silent=True) != _asks(right, seat, silent=True):
        return False
    openly = _asks(left, seat, silent=False) == _asks(right, seat, silent=False)
    require(openly, "leaks", "who is asked tells seat {} what is hidden", seat)
    one, other = left.decision(seat), right.decision(seat)
    require(one == other, "leaks", "what seat {} is asked tells what is hidden: {} or {}", seat, one, other)
    if one is not None:
        _warned_alike(left, right, one)
    apart = difference(imagine(left.s, seat, Random(1)), imagine(right.s, seat, Random(1)))
    require(not apart, "leaks", "two tables look the same to seat {}, but it imagines {}", seat, apart)
    return True


def _asks(past: Past, seat: Seat | None, silent: bool) -> list[Seat]:
    """The seats other than this one that are asked."""
    return [d.seat for d in past.asked if d.seat != seat and d.silent == silent]


def answered(now: Past, rng: Random) -> None:
    """What is answered in secret is told in secret, now and later on."""
    decision = rng.choice(now.asked)
    moves = rng.sample(decision.options, 2)
    blind: list[Seat | None] = [None, *range(now.s.seats)]
    left, right = now, now
    for _ in range(WALK):
        left = left.after(decision.seat, moves[0], Seeded(rng.getrandbits(32)))
        right = right.after(decision.seat, moves[1], Echo(left.dealt, rng))
        if left.dealt != right.dealt or not left.asked:
            return
        blind = _told_alike(left, right, blind)
        decision = rng.choice(left.asked)
        there = right.decision(decision.seat)
        common = [move for move in decision.options if there and move in there.options]
        if not common:
            return
        moves = [rng.choice(common)] * 2


def dealt(s: State, rng: Random) -> None:
    """What chance deals in secret is told in secret. The table must have chance to ask."""
    asked = settle(s)
    assert isinstance(asked, Chance)
    one, other = s.copy().listen(), s.copy().listen()
    deal(one, asked.sample(rng))
    deal(other, asked.sample(rng))
    left = onward(one, Seeded(rng.getrandbits(32)))
    right = onward(other, Echo(left.dealt, rng))
    if left.dealt == right.dealt:
        _told_alike(left, right, [None, *range(s.seats)])


def after_answer(now: Past, rng: Random) -> State | None:
    """The table just after some answer, if chance has to deal next."""
    decision = rng.choice(now.asked)
    s: State = now.s.copy()
    answer(s, decision.seat, rng.choice(decision.options))
    return s if isinstance(settle(s), Chance) else None


def _told_alike(left: Past, right: Past, blind: list[Seat | None]) -> list[Seat | None]:
    """Of two tables that came from one: who sees no difference was told none. Returns these seats.

    Where there is no difference at all, nothing secret was told, only what has passed. And where
    somebody is asked in silence on one of them only, they are out of step.
    """
    if left.s == right.s or _asks(left, None, silent=True) != _asks(right, None, silent=True):
        return []
    blind = [seat for seat in blind if left.look(seat) == right.look(seat)]
    for seat in blind:
        story = zip_longest(left.seen(seat), right.seen(seat))
        told = [pair for pair in story if pair[0] != pair[1]]
        require(not told, "leaks", "{} is told what its view does not show: {}", _name(seat), told[:1])
        if seat is not None:
            alike(left, right, seat)
    return blind


def foreseen(before: State, after: Past, seat: Seat, move: Move, rng: Random) -> None:
    """An answer that may be taken back has told nobody anything: it is possible in every world.

    While somebody is asked in silence, worlds are out of step and tell nothing. That a seat is done
    under seal is no secret, and may take more answers in an imagined world: only views are compared.
    """
    for who in range(before.seats):
        there = settled(imagine(before, who, rng))
        decision = there.decision(seat)
        if decision is None or _waits_in_silence(after):
            continue
        options = [move] if who == seat else sorted(decision.options, key=lambda option: option != move)
        view, _ = after.look(who)
        pasts = (there.after(seat, option, Seeded(0)) for option in options)
        possible = any(past.look(who)[0] == view or _waits_in_silence(past) for past in pasts)
        require(possible, "undo", "{} may be taken back, but seat {} has learned something", move, who)


def _waits_in_silence(past: Past) -> bool:
    return any(decision.silent for decision in past.asked)


def _name(seat: Seat | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
