"""Set a table, state the draws, make the moves, look at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import formicarium as fm
from formicarium.core.chance import Chance, Draw, Pick
from formicarium.core.event import Event
from formicarium.core.plain import to_plain
from formicarium.core.record import Dealt
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.data import PATH_CARDS, PATH_OF, PATHS, Card
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.steps.round import AUTUMN, WINTER
from formicarium.games.cicada_and_ant.view import CicadaView

E = TypeVar("E", bound=Event)

MIDDLE = -1
CLOTH, TILE, STONE, WOOD = PATHS

# Section 8 of the spec: every worked example begins here.
# fmt: off
SQUARE_A = [
    "wood_bee",        "wood_plain_1",      "stone_plain_1",  "cloth_ladybird",
    "wood_plain_2",    "tile_dragonfly",    "stone_bee",      "cloth_plain_1",
    "tile_plain_1",    "tile_plain_2",      "cloth_bee",      "stone_plain_2",
    "cloth_butterfly", "stone_caterpillar", "wood_dragonfly", "tile_ladybird",
]
# fmt: on
BLOCK_B = ["r1c1", "r1c2", "r1c3", "r2c1", "r2c2", "r2c3"]  # wood 3, stone 2, tile 1
HOOK_H = ["r1c4", "r2c4", "r3c4", "r4c4", "r4c3", "r3c3"]  # cloth 3, stone 1, tile 1, wood 1

PER_SEAT: dict[str, Any] = {
    "tokens": "",
    "kept": [],
    "shelves": [0, 0, 0, 0],
    "reserves": [],
    "provisions": [],
}


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
    """A match under test. `plays`, `draws` and `picks` return the table, so that a story reads on."""

    def __init__(self, match: fm.Match, dealer: fm.Scripted) -> None:
        self.match = match
        self.dealer = dealer

    def draws(self, *cards: str) -> Table:
        """State what comes next from the decks. Say it before the move that draws."""
        self.dealer.draws.extend(cards)
        return self

    def picks(self, *what: str) -> Table:
        """State what chance picks next: the token that the Dragonfly shows, the first Ant."""
        self.dealer.picks.extend(what)
        return self

    def plays(self, seat: int, *moves: str) -> Table:
        """Play these moves one after another, each in notation: "token:wood", "give:cheese slot:2".

        As at a table, the Cicada may also put its pawn on a card: "cell:r1c3" is a guess at the type there.
        """
        for move in moves:
            guessing = self.asked.get(seat) == "ask-place-cicada" and move.startswith("cell:")
            self.match.play(seat, f"guess:{PATH_OF[self.card(move[5:])]}" if guessing else move)
        return self

    @property
    def s(self) -> Cicada:
        state = self.match.state
        assert isinstance(state, Cicada)
        return state

    @property
    def phase(self) -> str:
        """The name of the step that waits; "" where the stack is empty."""
        return self.s.phase()

    @property
    def outcome(self) -> fm.Outcome:
        assert self.match.outcome is not None, "the game is not over"
        return self.match.outcome

    @property
    def roles(self) -> tuple[int, int]:
        """The Ant and the Cicada."""
        return self.s.ant, self.s.cicada

    def card(self, cell: str) -> Card:
        """The card in a cell; "" where it is empty."""
        return self.s.square[4 * (int(cell[1]) - 1) + int(cell[3]) - 1]

    def position(self, seat: int, path: str) -> int:
        """A player's position on a shelf."""
        return self.s.shelves[seat][PATHS.index(path)]

    def view(self, seat: int | None) -> CicadaView:
        view = self.match.view(seat)
        assert isinstance(view, CicadaView)
        return view

    # What the players are asked

    @property
    def asked(self) -> dict[int, str]:
        """Who is asked what: the key of each open prompt."""
        return {decision.seat: decision.prompt.key for decision in self.match.pending}

    def decision(self, seat: int) -> fm.Decision:
        decision = self.match.decision(seat)
        assert decision is not None, f"seat {seat} is not asked"
        return decision

    def offers(self, seat: int) -> list[str]:
        """What a seat may answer, in notation."""
        return [str(move) for move in self.decision(seat).options]

    def timeout(self, seat: int) -> str:
        """What the clock plays for a seat."""
        return str(self.decision(seat).timeout)

    def refuses(self, seat: int, move: str) -> str:
        """The clause by which a move is refused."""
        refusal = self.match.why_not(seat, move)
        assert refusal is not None, f"{move} is offered"
        return refusal.clause

    # What happened

    @property
    def events(self) -> list[Event]:
        return [told.event for told in self.match.log]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
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


def table(
    at: str = "PlaceAnts",
    upto: str = "Round",
    *,
    seats: int = 2,
    mode: str = "autumn",
    options: Mapping[str, Any] | None = None,
    steps: Sequence[Any] | None = None,
    draws: Sequence[str] = (),
    picks: Sequence[str] = (),
    square: Sequence[str] = SQUARE_A,
    rules: int = GAME.rules,
    **laid: Any,
) -> Table:
    """A table in the middle of a round, about to do the step `at`; after the step `upto` it stops.

    `steps` replaces both. Everything else is a field of the state; per seat one may write
    `{seat: value}`, a reserve as `some(cloth=3, wood=1)`, a player's shelves as `{"wood": 2}`.
    """
    chosen = {"mode": mode, "power_cards": True} if "powers" in laid else {"mode": mode}
    position = {
        "game": GAME.id,
        "rules": rules,
        "seats": seats,
        "options": {**chosen, **(options or {})},
        "table": _laid({"round": 1, "square": list(square), **laid}, seats),
        "steps": part_of_round(mode, at, upto) if steps is None else list(steps),
    }
    dealer = fm.Scripted(draws=draws, picks=picks, then=Alphabetical())
    return Table(fm.Match(GAME, position=position, dealer=dealer), dealer)


def a_round(token: str, cell: str, /, *, pawns: Sequence[str] = BLOCK_B, **laid: Any) -> Table:
    """The pawns stand; the Ant lays this token, the Cicada goes to this cell: the rest follows."""
    t = table("ChooseTokens", pawns=list(pawns), **laid)
    ant = t.s.ant
    return t.plays(ant, f"token:{token}").plays(t.s.cicada, f"cell:{cell}")


def some(**counts: int) -> dict[str, int]:
    """So many cards of each type, whichever: `reserves={0: some(cloth=3, wood=1)}`."""
    return counts


def new_game(seats: int = 2, draws: Sequence[str] = (), picks: Sequence[str] = (), **options: Any) -> Table:
    """A match from the set-up on."""
    dealer = fm.Scripted(draws=draws, picks=picks, then=Alphabetical())
    return Table(fm.Match(GAME, seats=seats, options=options, dealer=dealer), dealer)


def part_of_round(mode: str, at: str, upto: str) -> list[Any]:
    """The steps of a round from one to another, both included."""
    steps = WINTER if mode == "winter" else AUTUMN
    names = [type(step).__name__ for step in steps]
    return [to_plain(step) for step in steps[names.index(at) : names.index(upto) + 1]]


def _laid(fields: dict[str, Any], seats: int) -> dict[str, Any]:
    """The fields with one entry per seat."""
    for name, nothing in PER_SEAT.items():
        given = fields.get(name)
        if isinstance(given, Mapping):
            fields[name] = [given.get(seat, nothing) for seat in range(seats)]
    if "shelves" in fields:
        fields["shelves"] = [_positions(shelf) for shelf in fields["shelves"]]
    if "reserves" in fields:
        fields["reserves"] = _reserves(fields)
    return fields


def _positions(shelf: Any) -> list[int]:
    return [shelf.get(path, 0) for path in PATHS] if isinstance(shelf, Mapping) else list(shelf)


def _reserves(fields: dict[str, Any]) -> list[list[str]]:
    """Where a reserve says only how many of each type: cards that lie nowhere else, plain ones first."""
    named = [fields.get("hidden", ""), *fields["square"]]
    for pile in ("deck", "discard"):
        named += fields.get(pile, ())
    for reserve in fields["reserves"]:
        named += () if isinstance(reserve, Mapping) else reserve
    spare = [
        card for card in sorted(PATH_CARDS, key=lambda card: ("plain" in card, card)) if card not in named
    ]
    reserves: list[list[str]] = []
    for reserve in fields["reserves"]:
        if isinstance(reserve, Mapping):
            reserve = [_take(spare, path) for path, count in reserve.items() for _ in range(count)]
        reserves.append(list(reserve))
    return reserves


def _take(spare: list[Any], path: str) -> str:
    card: str = next(card for card in reversed(spare) if card.startswith(f"{path}_"))
    spare.remove(card)
    return card
