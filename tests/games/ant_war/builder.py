"""Set a garden, state the draws, give the answers, look at the garden; in the words of the spec, section 8.

    garden("d4 black scout, d5 red worker (r), e4 red wall (1)", order="start_scout").plays("move d4-d5")

Unless said otherwise: Queens hidden on a1 and h9, no other pieces, five walls in each reserve, 26 orders in
the Shop. Black sits in seat 0 and Red in seat 1; Black's turn begins, the blocked check taken as passed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

import formicarium as fm
from formicarium.core.chance import Chance, Draw, Pick
from formicarium.core.event import Event
from formicarium.core.laws.past import Past
from formicarium.core.record import Dealt
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import LETTER, ORDERS, RANK_ORDER, SHOP, START_DECK, UNITS, Side, Square
from formicarium.games.ant_war.moves import (
    Action,
    DiscardNone,
    DiscardOrder,
    Hatch,
    Keep,
    LiftAnt,
    MirrorArmy,
    PlaceAnt,
    PlayOrder,
    Ready,
    Remove,
    RemoveNone,
    Rest,
    SetDownAnt,
    Stop,
    TakeFormation,
)
from formicarium.games.ant_war.state import Garden, Piece
from formicarium.games.ant_war.steps.turn import COURSE
from formicarium.games.ant_war.view import SeenPiece, WarView

E = TypeVar("E", bound=Event)

BLACK, RED = 0, 1  # the seats
SEATS = {"black": BLACK, "red": RED}
FIVE: tuple[str, ...] = UNITS[1:]
TURN = tuple(type(step).__name__ for step in COURSE)  # as the engine lays it out
MARCHES = ("start_march",) * 2

# One army and its mirror image, for games from the set-up on.
HOME_SQUARES = [f"{file}{rank}" for rank in (1, 2, 3) for file in "abcdefgh"]
ARMY_SQUARES = HOME_SQUARES[:16]


def turned(square: str) -> str:
    """The same square after a half turn of the board: a1 becomes h9."""
    return "hgfedcba"["abcdefgh".index(square[0])] + str(10 - int(square[1]))


class Alphabetical:
    """Deals what no test has stated: the first of the pile in the order of the alphabet."""

    def deal(self, chance: Chance[Any]) -> Any:
        match chance:
            case Draw(pile, count):
                return tuple(sorted(pile)[:count])
            case Pick(among):
                return among[0]
        raise fm.ChanceError(f"nothing to deal for {chance}")


class Table:
    """A match under test. `plays` and `draws` return the table, so that a story reads on."""

    def __init__(self, match: fm.Match, dealer: fm.Scripted) -> None:
        self.match = match
        self.dealer = dealer

    def draws(self, *orders: str) -> Table:
        """State what comes next from a pile or the Shop. Say it before the answer that draws."""
        self.dealer.draws.extend(orders)
        return self

    def plays(self, *answers: str) -> Table:
        """Whoever is asked gives these answers, one after another: "order start_raid", "move e4-e5"."""
        for answer in answers:
            self.match.play(self.asked_seat, tokens(answer))
        return self

    def places(self, seat: int, *squares: str) -> Table:
        """A seat places its next ants."""
        for square in squares:
            self.match.play(seat, f"square:{square}")
        return self

    def stands(self, seat: int, *squares: str) -> Table:
        """A seat places its whole army, in the order of units, and is ready."""
        self.places(seat, *squares)
        self.match.play(seat, "button:ready")
        return self

    def defaults(self) -> Table:
        """Whatever is asked in this turn is answered as the clock would."""
        turn = self.s.turn
        while self.match.pending and self.s.turn == turn:
            self.match.time_out(self.asked_seat)
        return self

    # The garden

    @property
    def s(self) -> Garden:
        state = self.match.state
        assert isinstance(state, Garden)
        return state

    @property
    def board(self) -> dict[str, str]:
        """What stands on every square that is not empty: "black scout (r,s)", "red wall (1)"."""
        return {square: described(piece) for square, piece in sorted(self.s.board.items())}

    def at(self, square: str) -> str:
        """What stands on a square; "" where nothing does."""
        return self.board.get(square, "")

    def piece(self, square: str) -> Piece:
        return self.s.board[Square(square)]

    def dead(self, side: str) -> dict[str, int]:
        """The graveyard of a side, by unit."""
        return counted(self.s.graveyard(SEATS[side]))

    @property
    def outcome(self) -> fm.Outcome:
        assert self.match.outcome is not None, "the game is not over"
        return self.match.outcome

    @property
    def reason(self) -> str:
        """Why the game is over."""
        return self.outcome.why.key.removeprefix("ended-").replace("-", "_")

    # What is asked

    @property
    def asked(self) -> dict[int, str]:
        """Who is asked what: the key of each open prompt."""
        return {decision.seat: decision.prompt.key for decision in self.match.pending}

    @property
    def asked_seat(self) -> int:
        assert len(self.match.pending) == 1, self.asked or "nobody is asked"
        return self.match.pending[0].seat

    @property
    def decision(self) -> fm.Decision:
        (decision,) = self.match.pending
        return decision

    def offers(self, verb: str = "") -> list[str]:
        """What may be answered, or only the answers that begin with this word."""
        answers = [written(move) for move in self.decision.options]
        return [answer for answer in answers if not verb or answer.split()[0] == verb]

    @property
    def timeout(self) -> str:
        """What the clock plays."""
        return written(self.decision.timeout)

    def refuses(self, answer: str) -> str:
        """The clause by which an answer is refused."""
        refusal = self.match.why_not(self.asked_seat, tokens(answer))
        assert refusal is not None, f"{answer} is offered"
        return refusal.clause

    # What is seen and told

    def view(self, seat: int | None) -> WarView:
        view = self.match.view(seat)
        assert isinstance(view, WarView)
        return view

    def seen_at(self, seat: int | None, square: str) -> SeenPiece:
        """The piece on a square as this seat sees it."""
        return next(piece for piece in self.view(seat).pieces if piece.square == square)

    @property
    def events(self) -> list[Event]:
        return [told.event for told in self.match.log]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def seen(self, seat: int | None, kind: type[E]) -> list[E]:
        """The events of one kind, as this seat (None: a spectator) saw them."""
        return [told.event for told in self.match.events(seat) if isinstance(told.event, kind)]

    @property
    def story(self) -> list[str]:
        """What happened, as the names of the events."""
        return [type(event).__name__ for event in self.events]

    @property
    def chances(self) -> list[Chance[Any]]:
        """What chance has been asked."""
        return [entry.chance for entry in self.match.record.entries if isinstance(entry, Dealt)]


def garden(
    position: str = "",
    *,
    order: str = "",
    side: str = "black",
    hand: Sequence[str] = (),
    other_hand: Sequence[str] = ("start_bivouac", *MARCHES),
    piles: Mapping[str, Sequence[str]] | None = None,
    discards: Mapping[str, Sequence[str]] | None = None,
    reserves: Mapping[str, int] | None = None,
    deaths: Mapping[str, Mapping[str, int]] | None = None,
    pieces: Mapping[str, Mapping[str, Any]] | None = None,
    steps: Sequence[Any] = TURN,
    draws: Sequence[str] = (),
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Table:
    """A garden in which this side is to move; with `order` it has just laid that order.

    `hand` is that side's before playing (the order and two marches, if nothing is said); `pieces` adds
    fields of the piece on a square, and all that is left over is a field of the state.
    """
    seat = SEATS[side]
    hands = [tuple(other_hand)] * 2
    hands[seat] = tuple(sorted(hand or (order or "start_march", *MARCHES)))
    lying = _per_side(discards or {}, ())
    table = {
        "sides": ["black", "red"],
        "shown": True,
        "board": _board(position, pieces or {}),
        "active": seat,
        "hands": hands,
        "piles": _piles(piles or {}, hands, lying),
        "discards": lying,
        "shop": sorted(SHOP),
        "reserves": _per_side(reserves or {}, 5),
        "deaths": [by_unit(dead) for dead in _per_side(deaths or {}, {})],
        **fields,
    }
    dealer = fm.Scripted(draws=draws, then=Alphabetical())
    laid = {"seats": 2, "options": dict(options or {}), "table": table, "steps": list(steps)}
    t = Table(fm.Match(GAME, position=laid, dealer=dealer), dealer)
    if order and t.asked.get(seat) == "ask-order":
        t.plays(f"order {order}")
    return t


def new_game(picks: Sequence[str] = (), draws: Sequence[str] = (), **options: Any) -> Table:
    """A game from the set-up on, Black in seat 0 unless said otherwise. Chance picks the first player."""
    dealer = fm.Scripted(picks=picks, draws=draws, then=Alphabetical())
    return Table(fm.Match(GAME, options=options, dealer=dealer), dealer)


def placed(t: Table) -> Table:
    """Both armies on the same squares, seen from behind the own lines."""
    for seat, side in enumerate(t.s.sides):
        t.stands(seat, *(ARMY_SQUARES if side == "black" else map(turned, ARMY_SQUARES)))
    return t


def by_unit(counts: Mapping[str, int]) -> list[int]:
    return [counts.get(unit, 0) for unit in UNITS]


def counted(numbers: Sequence[int]) -> dict[str, int]:
    return {unit: number for unit, number in zip(UNITS, numbers, strict=True) if number}


# A garden in which every order can do all it ever can

PARADE = (
    "b3 black kamikaze, f3 black worker, h3 black transporter, a3 black scout, d3 black shooter, "
    "c1 black kamikaze (r,s), d1 black worker (r,s), e1 black transporter (r,s), f1 black scout (r,s), "
    "g1 black shooter (r,s), e6 black wall (2), h5 black wall (1), g4 red wall (2), b4 red worker, "
    "d5 red scout, e8 red kamikaze (r), g8 red transporter (r), c8 red shooter, h9 red queen"
)
ONE_DEAD_EACH = {"black": dict.fromkeys(FIVE, 1)}


def parade(order: str, **fields: Any) -> Table:
    """Black has laid this order where each unit can use every symbol."""
    reserves = {"black": 3, "red": 4}
    return garden(PARADE, order=order, deaths=ONE_DEAD_EACH, reserves=reserves, **fields)


class Done(NamedTuple):
    """An action on the parade ground: the answer, the garden before, the one after, and what was told."""

    order: str
    answer: str
    before: Garden
    after: Garden
    events: list[Event]

    @property
    def verb(self) -> str:
        return self.answer.split()[0]


@cache
def every_action() -> tuple[Done, ...]:
    """Each action of each order on the parade ground, done."""
    found: list[Done] = []
    for order in ORDERS:
        t = parade(order)
        for move in t.decision.options:
            past = Past(t.s, t.match.pending).after(BLACK, move, Alphabetical())
            found.append(Done(order, written(move), t.s, past.s, [told.event for told in past.news]))
    return tuple(found)


# The notation of section 7


def tokens(answer: str) -> str:
    """The tokens that an answer is spelled with."""
    match answer.split():
        case ["stop"]:
            return "button:stop"
        case ["remove" | "discard", "none"]:
            return "button:none"
        case ["remove", zone, card]:
            return f"zone:{zone} card:{card}"
        case ["order" | "keep" | "discard", card]:
            return f"card:{card}"
        case ["rest", square]:
            return f"square:{square} do:rest"
        case ["hatch", unit, square]:
            return f"unit:{unit} square:{square}"
        case ["place", _, square]:
            return f"square:{square}"
        case [verb, squares]:
            start, end = squares.split("-")
            return f"square:{start} square:{end} do:{verb}"
    raise ValueError(answer)


def written(move: fm.Move) -> str:
    """An answer as the spec writes it."""
    match move:
        case Action(start, end):
            return f"{move.verb} {start}-{end}"
        case Stop():
            return "stop"
        case Rest(square):
            return f"rest {square}"
        case Hatch(unit, square):
            return f"hatch {unit} {square}"
        case PlaceAnt(unit, square):
            return f"place {unit} {square}"
        case TakeFormation(name):
            return f"formation {name}"
        case LiftAnt(square):
            return f"lift {square}"
        case SetDownAnt(square):
            return f"down {square}"
        case MirrorArmy():
            return "mirror"
        case Ready():
            return "ready"
        case PlayOrder(card):
            return f"order {card}"
        case Keep(card):
            return f"keep {card}"
        case Remove(zone, card):
            return f"remove {zone} {card}"
        case RemoveNone():
            return "remove none"
        case DiscardOrder(card):
            return f"discard {card}"
        case DiscardNone():
            return "discard none"
    raise ValueError(move)


def described(piece: Piece) -> str:
    if not piece.is_ant:
        return f"{piece.side} wall ({piece.hit_points})"
    mark = " (r,s)" if piece.revealed and piece.spent else " (r)" if piece.revealed else ""
    assert piece.revealed or not piece.spent, "only revealed ants can be spent"
    return f"{piece.side} {piece.unit}{mark}"


# A position as plain data

PIECE = re.compile(r"([a-h][1-9]) (black|red) (\w+)(?: \((\d|r|r,s)\))?")


def _board(position: str, extra: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    board: dict[str, dict[str, Any]] = {}
    for line in filter(None, position.split(", ")):
        found = PIECE.fullmatch(line)
        assert found, f"not a piece: {line!r}"
        square, side, unit, mark = found.groups()
        if unit == "wall":
            state = {"hit_points": int(mark), "revealed": True, "possible": ["wall"]}
        else:
            state = {"revealed": True, "spent": mark == "r,s", "possible": [unit]} if mark else {}
        assert square not in board, f"two pieces on {square}"
        board[square] = {"side": side, "unit": unit, **state}
    for side, square in (("black", "a1"), ("red", "h9")):
        if not any(piece["side"] == side and piece["unit"] == "queen" for piece in board.values()):
            board[square] = {"side": side, "unit": "queen"}
    _name(board)
    for square, fields in extra.items():
        board[square].update(fields)
    return board


def _name(board: dict[str, dict[str, Any]]) -> None:
    """Public ids in the reading order of WAR-SETUP-07; walls are numbered apart."""
    reading = sorted(board, key=lambda square: RANK_ORDER[Square(square)])
    numbers: Counter[str] = Counter()
    for side, squares in (("black", reading), ("red", reading[::-1])):
        for piece in (board[square] for square in squares if board[square]["side"] == side):
            kind = LETTER[Side(side)] + ("W" if piece["unit"] == "wall" else "")
            numbers[kind] += 1
            piece["id"] = f"{kind}{numbers[kind]}" if piece["unit"] == "wall" else f"{kind}{numbers[kind]:02}"


def _per_side(given: Mapping[str, Any], nothing: Any) -> list[Any]:
    return [given.get(side, nothing) for side in SEATS]


def _piles(
    given: Mapping[str, Sequence[str]], hands: Sequence[Sequence[str]], discards: Sequence[Sequence[str]]
) -> list[list[str]]:
    """Where no draw pile is given: the starting orders that lie nowhere else."""
    piles: list[list[str]] = []
    for seat, side in enumerate(SEATS):
        left = Counter[str](START_DECK) - Counter([*hands[seat], *discards[seat]])
        piles.append(sorted(given.get(side, left.elements())))
    return piles
