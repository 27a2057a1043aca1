"""Set a table, state the dice, give the answers, look at the table; in the words of the spec, section 8.

    t = table("forage", ants=[{"E4": 4}], tokens={"E4": "prey_3"})
    t.rolls(1, 1, 4, 6).forages("E4", "harvest", 4)
    assert t.s.food[0] == 4 and t.token("E4") == "prey_3 -2"

Unless said otherwise: two players in the advanced game, nests on E3 and E7, nothing on the map, empty nests
of size 6 with one queen, no DNA, no cards. Seat 0 is active and at the stage that is named; seat 1 comes
after it. A number of ants means workers; three numbers are workers, medias and majors. Dice not stated are 6.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import formicarium as fm
from formicarium.core.chance import Chance, Draw, Pick, Roll
from formicarium.core.event import Event
from formicarium.core.record import Dealt
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import CASTES, NO_ANTS, Area, Place
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.turn import GameTurn, PlayerTurn
from formicarium.games.hidden_empires_2.view import EmpiresView

E = TypeVar("E", bound=Event)

NESTS = {
    2: ("E3", "E7"),
    3: ("C3", "E7", "G3"),
    4: ("B3", "D7", "F2", "H4"),
    5: ("B2", "C6", "F2", "F7", "H3"),
    6: ("B2", "B5", "E2", "E8", "H2", "H5"),
}
NEST_BLOCKS = ("n1", "n2", "n3", "n4", "n5")
WINDOWS = ("wa", "wb", "wc")
SHORTCUTS = (
    "button:plan",
    "button:keep_plan",
    "button:forage_all",
    "button:scout_all",
    "button:as_last_turn",
    "button:proposed",
    "button:gather",
)

STAGES = {  # of a player turn, by the step in which it begins; their order is the engine's
    "turn": "PlayerTurn",
    "draw": "DrawCard",
    "move": "BeginMove",
    "redeploy": "Redeploy",
    "check": "CheckNest",
    "advance": "Advance",
    "bivouac": "CheckBivouac",
    "reveal": "RevealTokens",
    "scout": "Scout",
    "attack": "DeclareAttack",
    "build_trail": "BuildTrails",
    "assign_patrol": "AssignPatrol",
    "forage": "ForageAreas",
    "build": "Build",
    "end_turn": "LastCards",
    "end": "EndPlayerTurn",
    "nest": "NestPhase",
}


def area_named(name: str) -> Area:
    return Area(Place(name))


class Quiet:
    """Deals what no test has stated: sixes, the first of a pile in the alphabet, the first of several."""

    def deal(self, chance: Chance[Any]) -> Any:
        match chance:
            case Roll(dice):
                return (6,) * dice
            case Draw(pile, count):
                return tuple(sorted(pile)[:count])
            case Pick(among):
                return among[0]
        raise fm.ChanceError(f"nothing to deal for {chance}")


class Table:
    """A match under test. What gives answers or states chance returns the table, so that a story reads on."""

    def __init__(self, match: fm.Match, dealer: fm.Scripted) -> None:
        self.match = match
        self.dealer = dealer

    # Chance, to be stated before the answer that brings it about

    def rolls(self, *dice: int) -> Table:
        self.dealer.dice.extend(map(str, dice))
        return self

    def draws(self, *things: str) -> Table:
        """Tokens or cards, in the order drawn."""
        self.dealer.draws.extend(things)
        return self

    def picks(self, *seats: int) -> Table:
        self.dealer.picks.extend(map(str, seats))
        return self

    # Answers

    def plays(self, *answers: str, seat: int | None = None) -> Table:
        """Whoever is asked (or this seat, where several are) gives these answers, one after another."""
        for answer in answers:
            self.match.play(self.asked_seat if seat is None else seat, answer)
        return self

    def done(self, upto: str = "") -> Table:
        """Done; or done as often as it takes until this prompt is open (stages without a choice pass by)."""
        if not upto:
            return self.plays("button:done")
        while f"ask-{upto}" not in self.asked.values():
            self.plays("button:done")
        return self

    def redeploys(self, start: str, end: str, count: int = 1, caste: str = "worker") -> Table:
        return self.plays(f"stack:{start}:{caste} count:{count}", f"place:{end}")

    def advances(self, start: str, end: str, count: int = 1, caste: str = "worker") -> Table:
        return self.redeploys(start, end, count, caste)

    def attacks(self, area: str, defender: int = 1) -> Table:
        return self.plays(f"place:{area} seat:{defender}")

    def forages(self, area: str, way: str, count: int) -> Table:
        """The number is left out where the table takes it by itself."""
        self.plays(f"place:{area} do:{way}")
        return self.plays(f"count:{count}") if "ask-forage-ants" in self.asked.values() else self

    def defaults(self, upto: str = "") -> Table:
        """Whatever is asked is answered as the clock would, until this prompt is open or the game over."""
        while self.match.pending and not (upto and f"ask-{upto}" in self.asked.values()):
            self.match.time_out(self.match.pending[0].seat)
        return self

    # The table

    @property
    def s(self) -> Empires:
        state = self.match.state
        assert isinstance(state, Empires)
        return state

    def mine(self, seat: int) -> Empires:
        """The table as far as a seat has taken it under seal."""
        from formicarium.core.together import sight

        return sight(self.s, seat)

    def ants(self, seat: int, place: str, caste: str = "worker") -> int:
        """Ordinary ants, or ants in a chamber."""
        return self.s.ants[seat].get(Place(place), NO_ANTS)[_index(caste)]

    def patrol(self, seat: int, area: str, caste: str = "worker") -> int:
        return self.s.patrols[seat].get(area_named(area), NO_ANTS)[_index(caste)]

    def brood(self, seat: int) -> dict[str, int]:
        """The brood there is, by kind."""
        return {kind: count for kind, count in self.s.brood[seat].items() if count}

    def token(self, area: str) -> str:
        """ "prey_3", "prey_3 -2", "?" for one that lies face down, "" for none."""
        key = area_named(area)
        if key in self.s.face_down:
            return "?"
        modifier = self.s.modifiers.get(key)
        return self.s.face_up.get(key, "") + (f" {modifier:+}" if modifier else "")

    @property
    def outcome(self) -> fm.Outcome:
        assert self.match.outcome is not None, "the game is not over"
        return self.match.outcome

    # What is asked

    @property
    def asked(self) -> dict[int, str]:
        """Who is asked what: the key of each open prompt."""
        return {decision.seat: decision.prompt.key for decision in self.match.pending}

    @property
    def asked_seat(self) -> int:
        assert len(self.match.pending) == 1, self.asked or "nobody is asked"
        return self.match.pending[0].seat

    def decision(self, seat: int | None = None) -> fm.Decision:
        found = self.match.decision(self.asked_seat if seat is None else seat)
        assert found is not None, f"seat {seat} is not asked: {self.asked}"
        return found

    def offers(self, begin: str = "", seat: int | None = None) -> list[str]:
        """What may be answered, or only what begins so; answers that stand for several are left out."""
        texts = map(str, self.decision(seat).options)
        return [text for text in texts if text.startswith(begin) and not text.startswith(SHORTCUTS)]

    def shortcuts(self, seat: int | None = None) -> list[str]:
        """The answers offered that stand for several (HE2-RULING-95 to -102)."""
        return [text for text in map(str, self.decision(seat).options) if text.startswith(SHORTCUTS)]

    def timeout(self, seat: int | None = None) -> str:
        """What the clock plays."""
        return str(self.decision(seat).timeout)

    def refuses(self, answer: str, seat: int | None = None) -> str:
        """The clause by which an answer is refused."""
        refusal = self.match.why_not(self.asked_seat if seat is None else seat, answer)
        assert refusal is not None, f"{answer} is offered"
        return refusal.clause

    # What is seen and told

    def view(self, seat: int | None) -> EmpiresView:
        view = self.match.view(seat)
        assert isinstance(view, EmpiresView)
        return view

    @property
    def events(self) -> list[Event]:
        return [told.event for told in self.match.log]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def seen(self, seat: int | None, kind: type[E]) -> list[E]:
        """The events of one kind, as this seat (None: a spectator) saw them."""
        return [told.event for told in self.match.events(seat) if isinstance(told.event, kind)]

    @property
    def chances(self) -> list[Chance[Any]]:
        """What chance has been asked."""
        return [entry.chance for entry in self.match.record.entries if isinstance(entry, Dealt)]

    @property
    def rolled(self) -> list[int]:
        """How many dice were rolled, roll by roll."""
        return [chance.dice for chance in self.chances if isinstance(chance, Roll)]


def table(
    at: str = "redeploy",
    *,
    seats: int = 2,
    mode: str = "advanced",
    active: int = 0,
    ants: Sequence[Mapping[str, Any]] = (),
    patrols: Sequence[Mapping[str, Any]] = (),
    tokens: Mapping[str, str] | None = None,
    arrivals: Mapping[str, Any] | None = None,
    brood: Sequence[Mapping[str, int]] = (),
    traits: Sequence[Sequence[str]] = (),
    hands: Sequence[Sequence[str]] = (),
    steps: Sequence[Any] | None = None,
    dice: Sequence[int] = (),
    draws: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    rules: int = GAME.rules,
    **fields: Any,
) -> Table:
    """A table before a player turn ("turn"), at a stage of it, at the nest phase ("nest"), or within it.

    A block ("n1" … "n5") or window ("wa" … "wc") is all that is done: after it the table stands still.
    Entries per seat may be fewer than seats; all that is left over is a field of the state.
    """
    laid = {
        "nests": [[nest] for nest in NESTS[seats]],
        "active": active,
        "first": active,
        "turn": 1,
        "ants": [_stacks(each) for each in _filled(ants, seats, {})],
        "patrols": [_stacks(each) for each in _filled(patrols, seats, {})],
        "brood": [dict(each) for each in _filled(brood, seats, {})],
        "traits": [list(each) for each in _filled(traits, seats, ())],
        "hands": [list(each) for each in _filled(hands, seats, ())],
        "arrivals": _stacks(arrivals or {}),
        "dna": [0] * seats,
        **_tokens(tokens or {}),
    }
    for name, value in fields.items():
        laid[name] = _filled(value, seats, _NOTHING[name]) if name in _NOTHING else value
    position = {
        "seats": seats,
        "rules": rules,
        "options": {"mode": mode, **(options or {})},
        "table": laid,
        "steps": list(steps if steps is not None else _steps(at, mode)),
    }
    dealer = fm.Scripted(dice=dice, draws=draws, then=Quiet())
    return Table(fm.Match(GAME, position=position, dealer=dealer), dealer)


def new_game(
    seats: int = 2,
    picks: Sequence[int] = (),
    draws: Sequence[str] = (),
    **options: Any,
) -> Table:
    """A game from the set-up on. Chance picks whose Nest is drawn, then draws the tokens for the areas."""
    dealer = fm.Scripted(picks=list(map(str, picks)), draws=draws, then=Quiet())
    return Table(fm.Match(GAME, seats=seats, options=options, dealer=dealer), dealer)


_NOTHING: dict[str, Any] = {
    "food": 0,
    "stored": 0,
    "dna": 0,
    "princesses": 0,
    "males": 0,
    "queens": 1,
    "sizes": 6,
    "scores": 0,
    "captives": 0,
    "sheltered": (),
    "marked": False,
    "resettled": False,
}


def _filled(given: Sequence[Any], seats: int, nothing: Any) -> list[Any]:
    return [*given, *[nothing] * (seats - len(given))]


def _index(caste: str) -> int:
    return [str(each) for each in CASTES].index(caste)


def _stacks(ants: Mapping[str, Any]) -> dict[str, list[int]]:
    return {place: [n, 0, 0] if isinstance(n, int) else list(n) for place, n in ants.items()}


def _tokens(tokens: Mapping[str, str]) -> dict[str, Any]:
    """ "prey_3", "aphids_2 +1", or "?prey_3" for one that lies face down."""
    up: dict[str, str] = {}
    down: dict[str, str] = {}
    modifiers: dict[str, int] = {}
    for area, text in tokens.items():
        token, _, change = text.partition(" ")
        if token.startswith("?"):
            down[area] = token[1:]
        else:
            up[area] = token
        if change:
            modifiers[area] = int(change)
    return {"face_up": up, "face_down": down, "modifiers": modifiers}


def _steps(at: str, mode: str) -> list[Any]:
    if at in NEST_BLOCKS:
        return [{"is": "Block", "block": at}]
    if at in WINDOWS:
        return [{"is": "OpenNestWindow", "window": at}]
    names = laid_out(mode, begun=at != "turn")
    return list(names[names.index(STAGES[at]) :])


@cache
def laid_out(mode: Any, *, begun: bool) -> tuple[str, ...]:
    """The steps of a game turn when the first player turn comes or has begun, as the engine lays them out."""
    s = GAME.begin(2, GAME.options(mode=mode))
    s.steps[:] = [GameTurn()]
    while s.steps[-1] != PlayerTurn():
        s.steps.pop().run(s, None)
    if begun:
        s.steps.pop().run(s, None)
    return tuple(type(step).__name__ for step in reversed(s.steps))
