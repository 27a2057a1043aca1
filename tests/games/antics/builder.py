"""Set a table, state the draws, give the answers, look at the table; in the words of the spec, 7 and 8.

    table(hills={0: "explore_push 3,0 4,0"}, workers={0: "t03, t12"}).plays("use_space(4,0)", "stop")

Unless said otherwise: three players, seat 0 in its action phase with three actions, bases only, empty hands,
fields and zones, nobody on the board, and every token on its clearing.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple
from typing import Any, TypeVar

import formicarium as fm
from formicarium.core.chance import Chance, Draw, Pick
from formicarium.core.event import Event
from formicarium.core.record import Dealt
from formicarium.games.antics import GAME
from formicarium.games.antics.data import SPOTS, Item, Spot
from formicarium.games.antics.hexes import Hex
from formicarium.games.antics.hill import BASE, Hill
from formicarium.games.antics.moves import (
    BuildBridge,
    ChooseTile,
    Deliver,
    First,
    HandOn,
    HatchAnt,
    NextAnteater,
    PassActions,
    PlaceGuard,
    RetrieveGuard,
    RetrieveHatched,
    RetrieveWorker,
    ReturnTile,
    Second,
    Send,
    Steal,
    Stop,
    StorePrey,
    TakeItem,
    TakeTile,
    UseSpace,
    UseSuper,
)
from formicarium.games.antics.state import Antics
from formicarium.games.antics.steps.turn import COURSE
from formicarium.games.antics.view import AnticsView

E = TypeVar("E", bound=Event)

# A turn as the engine lays it out
TURN = tuple(type(step).__name__ for step in COURSE)


def turn_from(step: str) -> tuple[str, ...]:
    """The rest of the engine's own turn, from this step on."""
    return TURN[TURN.index(step) :]


TIDYING = turn_from("TakeBackMarkers")

# ANT-EX-01: fifteen draws, and where they lie on the fields
DRAWS = [
    "explore_build", "fungus_push", "ants_push", "hatch_push", "build_build", "fungus_ants", "fungus_hatch",
    "fungus_build", "explore_hatch", "explore_ants", "build_ants", "build_push", "hatch_ants", "explore_push",
    "ants_ants",
]  # fmt: skip
FILLED = (
    "explore_build ants_push hatch_push / build_build explore_hatch explore_ants / "
    "build_ants build_push hatch_ants / fungus_build explore_push ants_ants / "
    "fungus_push fungus_ants fungus_hatch / blue green grey"
)

# Hills that grow to the right: of level 2, explore@3 on 2,0, and explore@4 on 2,0 (with push@3 on 3,1)
SECOND_FLOOR = "explore_hatch 3,0 3,1; build_hatch 2,0 3,0; hatch_push 2,1 3,1"
THIRD_FLOOR = f"{SECOND_FLOOR}; explore_build 2,0 2,1"
TOWER = f"{SECOND_FLOOR}; build_push 2,0 2,1; ants_push 3,0 3,1; explore_ants 2,0 3,0"
# Level 5 on 2,0 2,1 and on 3,0 3,1
ROOF = f"{TOWER}; push_push 2,1 3,1; ants_ants 3,0 3,1; hatch_hatch 2,0 2,1"


class Alphabetical:
    """Deals what no test has stated: the first of the pile in the order of the alphabet."""

    def deal(self, chance: Chance[Any]) -> Any:
        match chance:
            case Draw(pile, count):
                return tuple(sorted(pile)[:count])
            case Pick(among):
                return among[0]
        raise fm.ChanceError(f"nothing to deal for {chance}")


class Stated(fm.Scripted):
    """Deals what a test states, and what it leaves open in the order of the alphabet."""

    def deal(self, chance: Chance[Any]) -> Any:
        if isinstance(chance, Draw) and 0 < len(self.draws) < chance.count:
            rest = sorted((Counter(chance.pile) - Counter(self.draws)).elements())
            self.draws.extend(rest[: chance.count - len(self.draws)])
        return super().deal(chance)


class Table:
    """A match under test. `plays` and `draws` return the table, so that a story reads on."""

    def __init__(self, match: fm.Match, dealer: fm.Scripted) -> None:
        self.match = match
        self.dealer = dealer

    def draws(self, *tiles: str) -> Table:
        """State what comes next from the bag. Say it before the answer that draws."""
        self.dealer.draws.extend(tiles)
        return self

    def plays(self, *answers: str) -> Table:
        """Whoever is asked gives these answers, one after another: "use_space(0,1)", "take(1, B)".

        Answers without an alternative are taken by the table and not given here.
        """
        for answer in answers:
            move = self.decision.find(tuple(tokens(answer).split()))
            assert move is None or written(move) == answer, f"{answer} would be taken for {written(move)}"
            self.match.play(self.asked_seat, tokens(answer))
        return self

    def passes(self, turns: int = 1) -> Table:
        """So many players end their turns; whatever else they are asked is answered as the clock would."""
        for _ in range(turns):
            before = (self.s.active, self.s.round)
            while self.match.pending and (self.s.active, self.s.round) == before:
                self.match.time_out(self.asked_seat)
        return self

    # The table

    @property
    def s(self) -> Antics:
        state = self.match.state
        assert isinstance(state, Antics)
        return state

    def spaces(self, seat: int = 0) -> dict[str, str]:
        """The visible spaces of a hill in the notation of section 8: {"1,1": "ants@3"}."""
        return {str(at): space for at, space in self.view(None).spaces[seat].items()}

    def zones(self, seat: int = 0) -> dict[str, int]:
        """Where a player has hatched ants."""
        return {zone: ants for zone, ants in self.s.zones[seat].items() if ants}

    def workers(self, seat: int = 0) -> dict[str, str]:
        """Where a player's workers stand, and what they carry."""
        return {str(track): str(item) for track, item in self.s.workers[seat].items()}

    def stored(self, seat: int = 0) -> dict[str, str]:
        """The prey a player has brought home, and where it lies."""
        return {each.prey: each.hex for each in self.s.stored[seat]}

    def lane(self, lane: str) -> list[str]:
        """What lies on a lane, from field 1 to field 6."""
        return [found for spot, found in self.s.fields.items() if spot.endswith(lane)]

    def on(self, spot: str) -> str:
        """What lies on a spot of the fields: "1A"."""
        return self.s.fields[Spot(spot)]

    def left(self, item: str) -> int:
        """Tokens on a clearing."""
        return self.s.clearings[Item(item)]

    def pairs(self, seat: int = 0) -> list[str]:
        """Where a tile could be built now, each pair of hexes once: "0,1 1,1"."""
        return pairs(self.s.hills[seat], self.s.blocked(seat))

    @property
    def outcome(self) -> fm.Outcome:
        assert self.match.outcome is not None, "the game is not over"
        return self.match.outcome

    # What is asked

    @property
    def asked(self) -> str:
        """The key of the open prompt; "" when nobody is asked."""
        return self.decision.prompt.key if self.match.pending else ""

    @property
    def asked_seat(self) -> int:
        return self.decision.seat

    @property
    def decision(self) -> fm.Decision:
        (decision,) = self.match.pending
        return decision

    def offers(self, name: str = "") -> list[str]:
        """What may be answered, or only the answers of one name ("send")."""
        answers = [written(move) for move in self.decision.options]
        return [answer for answer in answers if not name or answer.split("(")[0] == name]

    def refuses(self, answer: str) -> str:
        """The clause by which an answer is refused."""
        refusal = self.match.why_not(self.asked_seat, tokens(answer))
        assert refusal is not None, f"{answer} is offered"
        return refusal.clause

    # What is seen and told

    def view(self, seat: int | None) -> AnticsView:
        view = self.match.view(seat)
        assert isinstance(view, AnticsView)
        return view

    @property
    def events(self) -> list[Event]:
        return [told.event for told in self.match.log]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def facts(self, kind: type[Event]) -> list[tuple[Any, ...]]:
        """The same as bare facts: the fields of each event."""
        return [astuple(event) for event in self.told(kind)]  # type: ignore[call-overload]

    @property
    def chances(self) -> list[Chance[Any]]:
        """What chance has been asked."""
        return [entry.chance for entry in self.match.record.entries if isinstance(entry, Dealt)]


def table(
    *,
    seats: int = 3,
    active: int = 0,
    actions: int = 3,
    hills: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    zones: Mapping[int, str] | None = None,
    workers: Mapping[int, str] | None = None,
    supply: Mapping[int, int] | None = None,
    stored: Mapping[int, str] | None = None,
    leaves: Mapping[int, str] | None = None,
    fields: str | Mapping[str, str] = "",
    steps: Sequence[Any] = TURN,
    draws: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    **rest: Any,
) -> Table:
    """A table in the action phase of `active`.

    Per seat: hills "explore_push 3,0 4,0; …" (beside or on the base), hands "explore_build build_push",
    zones "water 2, soldier 1", workers "t03, t12 brown_leaf", stored "ladybird 2,1, beetle" (without a hex:
    beside the hill), leaves "green_leaf brown_leaf". Fields as in FILLED, or by spot. What is left over is a
    field of the state.
    """
    laid: dict[str, Any] = {
        "active": active,
        "actions_left": actions,
        "round": 2,
        "hills": _per_seat(seats, hills, hill),
        "hands": _per_seat(seats, hands, str.split),
        "zones": _per_seat(seats, zones, _counts),
        "workers": _per_seat(seats, workers, _pairs),
        "stored": _per_seat(seats, stored, _stored),
        "leaves": _per_seat(seats, leaves, str.split),
        "fields": fields if isinstance(fields, Mapping) else on_fields(fields),
        **rest,
    }
    if supply is not None:
        laid["supply"] = [supply.get(seat, 11) for seat in range(seats)]
    dealer = Stated(draws=draws, then=Alphabetical())
    position = {"seats": seats, "options": dict(options or {}), "table": laid, "steps": list(steps)}
    return Table(fm.Match(GAME, position=position, dealer=dealer), dealer)


def new_game(seats: int = 3, draws: Iterable[str] = (), picks: Iterable[str] = (), **options: Any) -> Table:
    """A game from the set-up on. Chance picks the first player, draws the anteaters and picks their faces."""
    dealer = Stated(draws=draws, picks=picks, then=Alphabetical())
    return Table(fm.Match(GAME, seats, options=options, dealer=dealer), dealer)


# A position as plain data


def hill(text: str) -> dict[str, Any]:
    """The base (a position may leave it out) and these tiles: "explore_push 3,0 4,0; ants_push 1,1 2,0"."""
    lines = [line.split() for line in text.split(";") if line.strip()]
    return {"tiles": [{"tile": tile, "first": first, "second": second} for tile, first, second in lines]}


def built(text: str) -> Hill:
    """A hill by itself."""
    found = BASE
    for each in hill(text)["tiles"]:
        found = found.build(each["tile"], each["first"], each["second"])
    return found


def pairs(hill: Hill, blocked: Iterable[Hex] = ()) -> list[str]:
    """Every legal pair of hexes, the lower one first."""
    taken = tuple(blocked)
    return [f"{at} {upper}" for at in hill.lower_firsts(taken) for upper in hill.uppers(at, taken)]


def on_fields(text: str) -> dict[str, str]:
    """Fields separated by slashes, each with its three lanes; a dash is an empty spot."""
    found = [word for word in text.split() if word != "/"]
    return {spot: "" if word == "-" else word for spot, word in zip(SPOTS, found, strict=False)}


def _per_seat(seats: int, given: Mapping[int, str] | None, read: Any) -> list[Any]:
    return [read((given or {}).get(seat, "")) for seat in range(seats)]


def _counts(text: str) -> dict[str, int]:
    return {zone: int(count) for zone, count in (part.split() for part in _parts(text))}


def _pairs(text: str) -> dict[str, str]:
    return {part.split()[0]: " ".join(part.split()[1:]) for part in _parts(text)}


def _stored(text: str) -> list[dict[str, str]]:
    """Hexes have a comma of their own."""
    found = re.findall(r"([a-z]+)(?: (-?\d+,-?\d+))?", text)
    return [{"prey": prey, "hex": at} for prey, at in found]


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


# The notation of section 7

ANSWER = re.compile(r"(\w+)(?:\((.*)\))?")


def tokens(answer: str) -> str:
    """The tokens that an answer is spelled with."""
    found = ANSWER.fullmatch(answer)
    assert found, f"not an answer: {answer!r}"
    name, inside = found.groups()
    match [name, *re.split(r",\s+", inside or "")]:
        case ["pass" | "stop" | "bridge", _]:
            return f"button:{name}"
        case ["use_space" | "first" | "second", at]:
            return f"hex:{at}"
        case ["store", _, at]:
            return f"hex:{at}"
        case ["use_super", kind]:
            return f"piece:super_ant action:{kind}"
        case ["steal", track, victim]:
            return f"steal:{track} seat:{victim}"
        case ["take", field, lane] if field.isdigit():
            return f"field:{field}{lane}"
        case ["take", track, clearing]:
            return f"clearing:{clearing} worker:{track}"
        case ["tile" | "return_tile", tile]:
            return f"tile:{tile}"
        case ["hatch", zone]:
            return f"zone:{zone}"
        case ["send", zone, track]:
            return f"zone:{zone} track:{track}"
        case ["guard", track]:
            return f"zone:soldier track:{track}"
        case ["retrieve_worker", track]:
            return f"worker:{track}"
        case ["retrieve_guard", track]:
            return f"guard:{track}"
        case ["retrieve_zone", zone]:
            return f"zone:{zone} place:supply"
        case ["hand_on", start, end]:
            return f"worker:{start} worker:{end}"
        case ["deliver", track]:
            return f"worker:{track} place:anthill"
        case ["next", lane]:
            return f"lane:{lane}"
    raise ValueError(answer)


def written(move: fm.Move) -> str:
    """An answer as the spec writes it."""
    match move:
        case PassActions():
            return "pass"
        case Stop():
            return "stop"
        case BuildBridge():
            return "bridge"
        case UseSpace(at):
            return f"use_space({at})"
        case UseSuper(kind):
            return f"use_super({kind})"
        case First(at):
            return f"first({at})"
        case Second(at):
            return f"second({at})"
        case StorePrey(prey, at):
            return f"store({prey}, {at})"
        case Steal(track, victim):
            return f"steal({track}, {victim})"
        case TakeTile(field, lane):
            return f"take({field}, {lane})"
        case TakeItem(track, clearing):
            return f"take({track}, {clearing})"
        case ChooseTile(tile):
            return f"tile({tile})"
        case ReturnTile(tile):
            return f"return_tile({tile})"
        case HatchAnt(zone):
            return f"hatch({zone})"
        case Send(zone, track):
            return f"send({zone}, {track})"
        case PlaceGuard(track):
            return f"guard({track})"
        case RetrieveWorker(track):
            return f"retrieve_worker({track})"
        case RetrieveGuard(track):
            return f"retrieve_guard({track})"
        case RetrieveHatched(zone):
            return f"retrieve_zone({zone})"
        case HandOn(start, end):
            return f"hand_on({start}, {end})"
        case Deliver(track):
            return f"deliver({track})"
        case NextAnteater(lane):
            return f"next({lane})"
    raise ValueError(move)
