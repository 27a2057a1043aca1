"""Ants!: send, guard, bridge and retrieve (ANT-ANTS, ANT-GUARD, ANT-BRIDGE)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.games.antics.chain import loose, reach, with_worker
from formicarium.games.antics.data import (
    ANTS,
    BRIDGE_SOLDIERS,
    BRIDGE_UNITS,
    CHASM,
    NOTHING,
    SOLDIER,
    TERRAIN,
    TERRAINS,
    TRACK_ORDER,
    TRACKS,
    ZONES,
    Track,
    Zone,
)
from formicarium.games.antics.events import (
    ActionStopped,
    BridgeBuilt,
    GuardPlaced,
    GuardRetrieved,
    HatchedRetrieved,
    WorkerRetrieved,
    WorkerSent,
)
from formicarium.games.antics.moves import (
    BRIDGE,
    STOP,
    BuildBridge,
    PlaceGuard,
    RetrieveGuard,
    RetrieveHatched,
    RetrieveWorker,
    Send,
    Steal,
    Stop,
)
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.steal import steal, steals, why_not_steal
from formicarium.games.antics.units import Moment, Units
from formicarium.texts.message import Message, Seat, SeatName, message

SEND = {track: Send(terrain, track) for track, terrain in TERRAIN.items()}
GUARD = {track: PlaceGuard(track) for track in TRACKS}
FETCH_WORKER = {track: RetrieveWorker(track) for track in TRACKS}
FETCH_GUARD = {track: RetrieveGuard(track) for track in TRACKS}
FETCH_HATCHED = {zone: RetrieveHatched(zone) for zone in ZONES}


def units(s: Antics, left: int) -> list[Move]:
    """ANT-ANTS-01: what the active player may do with the next unit."""
    seat = s.active
    zones, workers, guards = s.zones[seat], s.workers[seat], s.guards
    chain = tuple(workers)
    reached = reach(chain)
    options: list[Move] = [
        SEND[track] for terrain in TERRAINS if zones[terrain] for track in reached[terrain]
    ]
    if zones[SOLDIER]:
        options += [GUARD[track] for track in chain if track not in guards]
        if zones[SOLDIER] >= BRIDGE_SOLDIERS and left >= BRIDGE_UNITS and CHASM not in workers:
            options.append(BRIDGE)
    options += [
        FETCH_WORKER[track] for track in loose(chain) if not workers[track] and guards.get(track) != seat
    ]
    options += [FETCH_GUARD[track] for track in chain if guards.get(track) == seat]
    options += [FETCH_HATCHED[zone] for zone, ants in zones.items() if ants]
    return options


def can_act(s: Antics) -> bool:
    """ANT-TURN-10: some unit of an ants action is possible. Hatched ants can always be retrieved."""
    return any(s.zones[s.active].values()) or bool(s.workers[s.active] and units(s, 1))


@cache
def _prompt(left: int) -> Message:
    return message("ask-ants", left=left)


@dataclass(frozen=True, slots=True)
class Ants(Units):
    """ANT-ANTS-01, -02: L units, sending and retrieving as one likes; one may stop after the first."""

    clause = "ANT-ANTS-01"
    kind = ANTS

    begun: bool = False

    def moment(self) -> Moment:
        return Moment(started=self.begun)

    def ask(self, s: Antics) -> Decision | None:
        options = units(s, self.left)
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
            s.tell(ActionStopped(s.active, ANTS, self.left))
        elif isinstance(answer, Steal):
            s.steps.append(self)
            steal(s, answer.track, answer.victim)
        else:
            left = self.left - (BRIDGE_UNITS if isinstance(answer, BuildBridge) else 1)
            if left:
                s.steps.append(ants(left, True))
            carry_out(s, answer)

    def gains(self, s: Antics) -> bool:
        """To call ants back is no gain by itself."""
        return any(isinstance(unit, Send | PlaceGuard | BuildBridge) for unit in units(s, self.left))

    def why_not(self, s: Antics, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        match kind:
            case "steal":
                return why_not_steal(s, seat, path)
            case "zone" if name in ZONES:
                return _why_not_from(s, seat, Zone(name), path[1:])
            case "worker" if name in TRACK_ORDER:
                return _why_not_fetch(s, seat, Track(name))
            case "guard" if name in TRACK_ORDER:
                return Refusal("ANT-ANTS-08", message("refused-no-guard", track=name))
        if path == BRIDGE.spell():
            return _why_not_bridge(s, seat, self.left)
        if path == STOP.spell():
            return Refusal("ANT-LVL-04", message("refused-stop"))
        return None


ants = cache(Ants)


def carry_out(s: Antics, move: Move) -> None:
    """One unit (a bridge: three)."""
    seat = s.active
    zones, workers = s.zones[seat], s.workers[seat]
    match move:
        case Send(zone, track):
            zones[zone] -= 1
            s.workers[seat] = with_worker(workers, track, NOTHING)
            s.tell(WorkerSent(seat, zone, track))
        case PlaceGuard(track):
            zones[SOLDIER] -= 1
            s.guards[track] = seat
            s.tell(GuardPlaced(seat, track))
        case BuildBridge():
            zones[SOLDIER] -= BRIDGE_SOLDIERS
            s.supply[seat] += BRIDGE_SOLDIERS - 1
            s.workers[seat] = with_worker(workers, CHASM, NOTHING)
            s.tell(BridgeBuilt(seat))
        case RetrieveWorker(track):
            del workers[track]
            s.supply[seat] += 1
            s.tell(WorkerRetrieved(seat, track))
        case RetrieveGuard(track):
            del s.guards[track]
            s.supply[seat] += 1
            s.tell(GuardRetrieved(seat, track))
        case RetrieveHatched(zone):
            zones[zone] -= 1
            s.supply[seat] += 1
            s.tell(HatchedRetrieved(seat, zone))
        case _:
            raise AssertionError(move)


# Refusals


def _why_not_from(s: Antics, seat: Seat, zone: Zone, path: Path) -> Refusal | None:
    """An ant of this zone, and where it was to go."""
    kind, track = first_token(path)
    if not s.zones[seat][zone]:
        clause = "ANT-ANTS-08" if kind == "place" else "ANT-GUARD-01" if zone == SOLDIER else "ANT-ANTS-03"
        return Refusal(clause, message("refused-zone-empty", zone=zone))
    if kind != "track" or track not in TRACK_ORDER:
        return None
    return (_why_not_guard if zone == SOLDIER else _why_not_send)(s, seat, zone, Track(track))


def _why_not_send(s: Antics, seat: Seat, zone: Zone, track: Track) -> Refusal:
    if track == CHASM:
        return Refusal("ANT-BRIDGE-05", message("refused-chasm"))
    if TERRAIN[track] != zone:
        terrain = TERRAIN[track]
        return Refusal("ANT-ANTS-03", message("refused-terrain", zone=zone, track=track, terrain=terrain))
    if track in s.workers[seat]:
        return Refusal("ANT-ANTS-05", message("refused-worker-there", track=track))
    return Refusal("ANT-ANTS-04", message("refused-not-connected", track=track))


def _why_not_guard(s: Antics, seat: Seat, zone: Zone, track: Track) -> Refusal:
    if track not in s.workers[seat]:
        return Refusal("ANT-GUARD-01", message("refused-no-worker", track=track))
    guard = SeatName(s.guards[track])
    return Refusal("ANT-GUARD-02", message("refused-guard-there", track=track, guard=guard))


def _why_not_fetch(s: Antics, seat: Seat, track: Track) -> Refusal:
    if track not in s.workers[seat]:
        return Refusal("ANT-ANTS-08", message("refused-no-worker", track=track))
    if item := s.carried(seat, track):
        return Refusal("ANT-ANTS-10", message("refused-carries", track=track, item=item))
    if s.guards.get(track) == seat:
        return Refusal("ANT-ANTS-11", message("refused-guard-first", track=track))
    return Refusal("ANT-ANTS-09", message("refused-cuts-chain", track=track))


def _why_not_bridge(s: Antics, seat: Seat, left: int) -> Refusal:
    if CHASM in s.workers[seat]:
        return Refusal("ANT-BRIDGE-02", message("refused-second-bridge"))
    if s.soldiers(seat) < BRIDGE_SOLDIERS:
        counts = {"soldiers": s.soldiers(seat), "needed": BRIDGE_SOLDIERS}
        return Refusal("ANT-BRIDGE-01", message("refused-bridge-soldiers", **counts))
    return Refusal("ANT-BRIDGE-01", message("refused-bridge-units", left=left, needed=BRIDGE_UNITS))
