"""Push: take, hand on, deliver (ANT-PUSH)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.games.antics.data import (
    AT_ANTHILL,
    CLEARINGS_AT,
    HANDS_TO,
    ITEM_ON,
    NOTHING,
    PREY,
    PUSH,
    TRACK_ORDER,
    TRACKS,
    Item,
    Node,
    Track,
)
from formicarium.games.antics.events import (
    ActionStopped,
    ItemDelivered,
    ItemHandedOn,
    ItemTaken,
    PreyExhausted,
)
from formicarium.games.antics.moves import STOP, Deliver, HandOn, Steal, Stop, TakeItem
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.steal import steal, steals, why_not_steal
from formicarium.games.antics.units import Moment, Units
from formicarium.texts.message import Message, Seat, message

TAKE = {(track, node): TakeItem(track, node) for track in TRACKS for node in CLEARINGS_AT[track]}
HAND_ON = {(start, end): HandOn(start, end) for start in TRACKS for end in HANDS_TO[start]}
DELIVER = {track: Deliver(track) for track in TRACKS if track in AT_ANTHILL}


def pushes(s: Antics) -> Iterator[Move]:
    """ANT-PUSH-02 to -04, -06, -07: every push of the active player, worker by worker."""
    seat = s.active
    workers, clearings = s.workers[seat], s.clearings
    for track, item in workers.items():
        if item:
            for end in HANDS_TO[track]:
                if workers.get(end) == NOTHING:
                    yield HAND_ON[track, end]
            if track in AT_ANTHILL:
                yield DELIVER[track]
        else:
            for node in CLEARINGS_AT[track]:
                found = ITEM_ON[node]
                if clearings[found] and not (found in PREY and s.has(seat, found)):
                    yield TAKE[track, node]


def can_push(s: Antics) -> bool:
    """ANT-TURN-10: some push is possible."""
    return next(pushes(s), None) is not None


@cache
def _prompt(left: int) -> Message:
    return message("ask-push", left=left)


@dataclass(frozen=True, slots=True)
class Push(Units):
    """ANT-PUSH-01: up to L pushes, freely divided among items; one may stop after the first."""

    clause = "ANT-PUSH-01"
    kind = PUSH

    begun: bool = False

    def moment(self) -> Moment:
        return Moment(started=self.begun)

    def ask(self, s: Antics) -> Decision | None:
        options = list(pushes(s))
        if not options:
            return None
        options += steals(s)
        if not self.begun:
            return Decision(s.active, _prompt(self.left), tuple(options))
        return Decision(s.active, _prompt(self.left), (*options, STOP), default=STOP)

    def run(self, s: Antics, answer: Move | None) -> None:
        if answer is None:
            return
        if isinstance(answer, Stop):
            s.tell(ActionStopped(s.active, PUSH, self.left))
        elif isinstance(answer, Steal):
            s.steps.append(self)
            steal(s, answer.track, answer.victim)
        else:
            if self.left > 1:
                s.steps.append(push(self.left - 1, True))
            carry_out(s, answer)

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        match kind:
            case "steal":
                return why_not_steal(s, seat, path)
            case "clearing" if name in ITEM_ON:
                return _why_not_take(s, seat, Node(name), path[1:])
            case "worker" if name in TRACK_ORDER:
                return _why_not_move(s, seat, Track(name), path[1:])
        if path == STOP.spell():
            return Refusal("ANT-LVL-04", message("refused-stop"))
        return None


push = cache(Push)


def carry_out(s: Antics, move: Move) -> None:
    """One push."""
    seat = s.active
    workers = s.workers[seat]
    match move:
        case TakeItem(track, clearing):
            item = workers[track] = ITEM_ON[clearing]
            s.clearings[item] -= 1
            s.tell(ItemTaken(seat, track, item, s.clearings[item]))
            check_exhausted(s, item)
        case HandOn(start, end):
            item = workers[end] = workers[start]
            workers[start] = NOTHING
            s.tell(ItemHandedOn(seat, start, end, item))
        case Deliver(track):
            item = workers[track]
            workers[track] = NOTHING
            if item in PREY:
                s.delivered += (item,)
            else:
                s.leaves[seat] += (item,)
            s.tell(ItemDelivered(seat, track, item))
        case _:
            raise AssertionError(move)


def check_exhausted(s: Antics, item: Item) -> None:
    """ANT-PUSH-11, ANT-ATE-08: a reminder is laid on a clearing without prey."""
    if item in PREY and not s.clearings[item]:
        s.tell(PreyExhausted(item, s.exhausted_left))


# Refusals


def _why_not_take(s: Antics, seat: Seat, clearing: Node, path: Path) -> Refusal | None:
    """A token of this clearing, and the worker that was to take it."""
    item = ITEM_ON[clearing]
    if not s.clearings[item]:
        return Refusal("ANT-PUSH-02", message("refused-clearing-empty", clearing=clearing))
    if item in PREY and s.has(seat, item):
        return Refusal("ANT-PUSH-06", message("refused-has-kind", item=item))
    near = [track for track in s.workers[seat] if clearing in CLEARINGS_AT[track]]
    if not near:
        return Refusal("ANT-PUSH-02", message("refused-nobody-near", clearing=clearing))
    if not path:
        return _full(s, seat, near[0])
    kind, name = first_token(path)
    if kind != "worker" or name not in TRACK_ORDER:
        return None
    track = Track(name)
    if track not in s.workers[seat]:
        return Refusal("ANT-PUSH-08", message("refused-no-worker", track=track))
    if s.carried(seat, track):
        return _full(s, seat, track)
    return Refusal("ANT-PUSH-02", message("refused-not-beside", track=track, clearing=clearing))


def _full(s: Antics, seat: Seat, track: Track) -> Refusal:
    return Refusal("ANT-PUSH-07", message("refused-carries", track=track, item=s.carried(seat, track)))


def _why_not_move(s: Antics, seat: Seat, start: Track, path: Path) -> Refusal | None:
    """The item of this worker, and where it was to go."""
    if start not in s.workers[seat]:
        return Refusal("ANT-PUSH-08", message("refused-no-worker", track=start))
    home = path[:1] == ("place:anthill",)
    if not s.carried(seat, start):
        clause = "ANT-PUSH-04" if home else "ANT-PUSH-03"
        return Refusal(clause, message("refused-carries-nothing", track=start))
    if not path:
        return Refusal("ANT-PUSH-03", message("refused-nowhere-to-hand", track=start))
    if home:
        return Refusal("ANT-PUSH-04", message("refused-not-at-anthill", track=start))
    kind, name = first_token(path)
    if kind == "clearing":
        return Refusal("ANT-PUSH-12", message("refused-put-back"))
    if kind != "worker" or name not in TRACK_ORDER:
        return None
    end = Track(name)
    if end not in s.workers[seat]:
        return Refusal("ANT-PUSH-08", message("refused-no-worker", track=end))
    if end != start and s.carried(seat, end):
        return _full(s, seat, end)
    return Refusal("ANT-PUSH-03", message("refused-not-joined", start=start, end=end))
