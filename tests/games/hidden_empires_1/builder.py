"""Set a table, state the dice, give the answers, look at the table; in the words of the spec, section 8.

    t = table(ants={A: "H3 forage 8"}, markers="H3 prey_5", steps=PERFORM, dice=[1, 1, 2, 4, 5, 6])
    assert t.food(A) == 6 and t.value("H3") == 3

Unless said otherwise: two players, A in seat 0 with the nest in G3 and B with the nest in C3, colonies as in
HE1-SETUP-11, no markers, empty hands, the first game turn, A's player turn. All chance is stated: what a test
does not state may not be dealt, except the deck and the pool, which are what lies nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import formicarium as fm
from formicarium.core.chance import Chance
from formicarium.core.event import Event
from formicarium.core.plain import to_plain
from formicarium.core.record import Dealt
from formicarium.core.together import sight
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.ants import in_area
from formicarium.games.hidden_empires_1.data import (
    BROOD,
    CASTES,
    CHAMBERS,
    START_ANTS,
    START_BROOD,
    START_QUEENS,
    START_SIZE,
    Area,
)
from formicarium.games.hidden_empires_1.ground import areas_of
from formicarium.games.hidden_empires_1.markers import value_of
from formicarium.games.hidden_empires_1.questions.colony import nest_size, nurses_needed, space_used
from formicarium.games.hidden_empires_1.questions.movement import classes
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps import nest_phase
from formicarium.games.hidden_empires_1.steps import turn as player_turn
from formicarium.games.hidden_empires_1.view import EmpireView, Sheet

E = TypeVar("E", bound=Event)

A, B, C, D = range(4)
NESTS = ("G3", "C3", "E1", "E5", "I2", "A5")

# A player turn as the engine lays it out, whole or from one of its steps on
TURN = ("PlayerTurn",)
STEPS = tuple(type(step).__name__ for step in player_turn.COURSE)
ASSIGN = STEPS[STEPS.index("BeginAssigning") :]
SCOUT = STEPS[STEPS.index("ScoutAreas") :]
PERFORM = STEPS[STEPS.index("PerformTasks") :]
NEST = ("NestPhase",)


def nest_step(number: int) -> dict[str, Any]:
    """One step of the Nest Phase, for `steps`."""
    return {"is": "NestStep", "number": number}


def nest_steps(first: int, last: int) -> list[Any]:
    """The Nest Phase as the engine lays it out, from one of its steps that ask to another."""
    at = [nest_phase.COURSE.index(nest_phase.NestStep(number)) for number in (first, last)]
    return [to_plain(step) for step in nest_phase.COURSE[at[0] : at[1] + 1]]


SHORTCUTS = ("plan", "proposed", "forage_all", "gather", "scout_all")
CHAMBER_LETTERS = {"R": "reserves", "N": "nurses", "B": "builders", "S": "storage", "X": "returning"}
CASTE_LETTERS = {"w": 0, "": 0, "md": 1, "mj": 2}
GROUP = re.compile(r"(\d+)(w|md|mj|)")
NUMBERS = {
    "size": "sizes",
    "vq": "virgin_queens",
    "drones": "drones",
    "queens": "queens",
    "food": "food",
    "stored": "stored",
    "score": "scores",
    "guests": "guests",
    "stolen": "stolen",
}


class Table:
    """A match under test. What changes it returns it, so that a story reads on."""

    def __init__(self, match: fm.Match, dealer: fm.Scripted) -> None:
        self.match = match
        self.dealer = dealer

    # Chance, said before the answer that brings it about

    def rolls(self, *dice: int) -> Table:
        self.dealer.dice.extend(map(str, dice))
        return self

    def draws(self, *things: str) -> Table:
        """Cards of the deck or markers of the pool, as they will be drawn."""
        self.dealer.draws.extend(things)
        return self

    def picks(self, *seats: int) -> Table:
        """Nest markers or player tokens."""
        self.dealer.picks.extend(map(str, seats))
        return self

    # Answers

    def plays(self, *answers: str, seat: int | None = None) -> Table:
        """These answers, one after another, by whoever is asked (or by one of several who are)."""
        for answer in answers:
            self.match.play(self.asked_seat if seat is None else seat, spelled(answer))
        return self

    def moves(self, *moves: str) -> Table:
        """Task moves: "3w reserves > H3 forage", "1md H3 forage > nurses"."""
        for move in moves:
            source, target = move.split(" > ")
            group, place = source.split(" ", 1)
            found = GROUP.fullmatch(group)
            assert found, f"not a group: {group!r}"
            count, caste = int(found[1]), CASTES[CASTE_LETTERS[found[2]]]
            seat = self.asked_seat
            self.match.play(seat, f"{spelled(place)} caste:{caste}")
            if self.asked.get(seat) == "assign-destination":
                self.match.play(seat, spelled(target))
            if self.asked.get(seat) == "assign-count":
                self.match.play(seat, f"count:{count}")
        return self

    def defaults(self, seat: int | None = None, most: int = 200) -> Table:
        """Whatever is asked (of this seat) is answered as the clock would, until nothing is."""
        for _ in range(most):
            asked = [d.seat for d in self.match.pending if seat in (None, d.seat)]
            if not asked:
                return self
            self.match.time_out(asked[0])
        raise AssertionError("there is no end of questions")

    # What is asked

    @property
    def asked(self) -> dict[int, str]:
        """Who is asked what: {0: "assign-source"}."""
        return {d.seat: d.prompt.key.removeprefix("ask-") for d in self.match.pending}

    @property
    def asked_seat(self) -> int:
        assert len(self.match.pending) == 1, self.asked or "nobody is asked"
        return self.match.pending[0].seat

    def decision(self, seat: int | None = None) -> fm.Decision:
        found = self.match.decision(self.asked_seat if seat is None else seat)
        assert found is not None, f"seat {seat} is not asked: {self.asked}"
        return found

    def offers(self, begin: str = "", seat: int | None = None) -> list[str]:
        """What may be answered, in short: "card mace", "H3 forage", "3", "end"; or what begins so.

        Without the shortcuts: they stand for answers that are offered as well. Numbers are in rising order,
        whichever of them is proposed first.
        """
        found = [short(str(move)) for move in self.decision(seat).options]
        numbers = sorted(filter(str.isdecimal, found), key=int)
        found = [numbers.pop(0) if answer.isdecimal() else answer for answer in found]
        return [answer for answer in found if answer.startswith(begin) and answer not in SHORTCUTS]

    def first(self, seat: int | None = None) -> str:
        """The answer that one comes upon first: a number that is proposed, if there is one."""
        return short(str(self.decision(seat).options[0]))

    def warned(self, seat: int | None = None) -> dict[str, str]:
        """The answers that would throw something away, and what: {"3": "hunger 2"}."""
        asked = self.asked_seat if seat is None else seat
        return {
            short(str(move)): " ".join([said.key.removeprefix("warning-"), *(str(v) for _, v in said.args)])
            for move, said in self.match.warnings(asked).items()
        }

    def shortcuts(self, seat: int | None = None) -> list[str]:
        """What may be answered for several answers in one."""
        found = [short(str(move)) for move in self.decision(seat).options]
        return [answer for answer in found if answer in SHORTCUTS]

    def timeout(self, seat: int | None = None) -> str:
        return short(str(self.decision(seat).timeout))

    def refuses(self, answer: str, seat: int | None = None) -> str:
        """The clause by which an answer is refused."""
        refusal = self.match.why_not(self.asked_seat if seat is None else seat, spelled(answer))
        assert refusal is not None, f"{answer} is offered"
        return refusal.clause

    # The map

    @property
    def s(self) -> Empires:
        state = self.match.state
        assert isinstance(state, Empires)
        return state

    def ants(self, seat: int) -> dict[str, str]:
        """A player's ants on the map: {"H3 forage": "3w 1md"}."""
        return {at.replace(":", " "): written(ants) for at, ants in sorted(self.s.ants[seat].items())}

    def in_area(self, seat: int, area: str) -> int:
        return in_area(self.s, seat, Area(area))

    def marker(self, area: str) -> str:
        """What lies in an area: "prey_3", "?aphids_1" face down, "" nothing."""
        here = Area(area)
        if here in self.s.face_down:
            return f"?{self.s.face_down[here]}"
        return self.s.markers.get(here, "")

    def value(self, area: str) -> int:
        return value_of(self.s, Area(area))

    def safe(self, seat: int) -> list[str]:
        return list(areas_of(self.s.ground, classes(self.s, seat).safe))

    def dangerous(self, seat: int) -> list[str]:
        return list(areas_of(self.s.ground, classes(self.s, seat).dangerous))

    # The Nest Sheets

    def sheet(self, seat: int) -> str:
        """The chambers as the spec writes them: "R2 N1 B0"; Storage and Returning Ants if not empty."""
        words = [f"{letter}{written(self.chamber(seat, letter))}" for letter in "RNB"]
        words += [f"{x}{written(self.chamber(seat, x))}" for x in "SX" if any(self.chamber(seat, x))]
        return " ".join(words)

    def own(self, seat: int) -> Empires:
        """The table as far as this seat has taken it, with its sealed answers."""
        return sight(self.s, seat)

    def chamber(self, seat: int, letter: str) -> tuple[int, int, int]:
        found: tuple[int, int, int] = getattr(self.own(seat), CHAMBER_LETTERS[letter])[seat]
        return found

    def brood(self, seat: int) -> dict[str, int]:
        return {kind: count for kind, count in zip(BROOD, self.own(seat).brood[seat], strict=True) if count}

    def food(self, seat: int) -> int:
        return self.own(seat).food[seat]

    def used(self, seat: int) -> int:
        return space_used(self.s, seat)

    def size(self, seat: int) -> int:
        return nest_size(self.s, seat)

    def nurses_needed(self, seat: int) -> int:
        return nurses_needed(self.s, seat)

    # What is seen and told

    def view(self, seat: int | None) -> EmpireView:
        view = self.match.view(seat)
        assert isinstance(view, EmpireView)
        return view

    def seen_sheet(self, viewer: int | None, seat: int) -> Sheet:
        return self.view(viewer).sheets[seat]

    def told(self, kind: type[E]) -> list[E]:
        return [told.event for told in self.match.log if isinstance(told.event, kind)]

    def seen(self, seat: int | None, kind: type[E]) -> list[E]:
        """The events of one kind, as this seat (None: a spectator) saw them."""
        return [told.event for told in self.match.events(seat) if isinstance(told.event, kind)]

    @property
    def story(self) -> list[str]:
        return [type(told.event).__name__ for told in self.match.log]

    @property
    def chances(self) -> list[Chance[Any]]:
        """What chance has been asked."""
        return [entry.chance for entry in self.match.record.entries if isinstance(entry, Dealt)]

    @property
    def outcome(self) -> fm.Outcome:
        assert self.match.outcome is not None, "the game is not over"
        return self.match.outcome


def table(
    *,
    seats: int = 2,
    nests: str | Sequence[str] = NESTS,
    colonies: Mapping[int, str] | None = None,
    ants: Mapping[int, str] | None = None,
    markers: str = "",
    traits: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    steps: Sequence[Any] = ASSIGN,
    active: int = A,
    turn: int = 1,
    dice: Iterable[int] = (),
    draws: Iterable[str] = (),
    picks: Iterable[int] = (),
    options: Mapping[str, Any] | None = None,
    rules: int = GAME.rules,
    **fields: Any,
) -> Table:
    """A table in the middle of a game; all that is left over is a field of the state.

    colonies: {A: "R2 N1 B0 S1md food=4 egg_f=1"}: chambers not named are empty, brood not named is none (say
    "no_brood" for none at all); a colony that names no chamber, or no brood, has what it has at the start.
    ants: {A: "H3 forage 3w 1md, F2 patrol 1"}. markers: "H3 prey_2, H2 plants_3+1, G4 ?aphids_1".
    traits, hands: {A: "mace soldiers"}.
    """
    homes = nests.split() if isinstance(nests, str) else list(nests)
    position = {
        "seats": seats,
        "rules": rules,
        "options": dict(options or {}),
        "steps": list(steps),
        "table": {
            "turn": turn,
            "player_turn": turn,
            "active": active,
            "first": active,
            "nests": homes[:seats],
            "ants": [map_ants((ants or {}).get(seat, "")) for seat in range(seats)],
            "traits": [(traits or {}).get(seat, "").split() for seat in range(seats)],
            "hands": [(hands or {}).get(seat, "").split() for seat in range(seats)],
            **map_markers(markers),
            **sheets(seats, colonies or {}),
            **fields,
        },
    }
    dealer = fm.Scripted(dice=dice, draws=draws, picks=map(str, picks))
    return Table(fm.Match(GAME, position=position, dealer=dealer), dealer)


def new_game(seats: int = 2, picks: Iterable[int] = (), draws: Iterable[str] = (), **options: Any) -> Table:
    """A game from the set-up on. Chance picks Nest markers; draws discovery markers, Traits, cards."""
    dealer = fm.Scripted(picks=map(str, picks), draws=draws)
    return Table(fm.Match(GAME, seats=seats, options=options, dealer=dealer), dealer)


# Notation


def spelled(answer: str) -> str:
    """The tokens of an answer written in short.

    >>> spelled("card mace"), spelled("H3 forage"), spelled("nurses"), spelled("3"), spelled("end")
    ('card:mace', 'area:H3 task:forage', 'place:nurses', 'count:3', 'button:end')
    """
    if ":" in answer:
        return answer
    words = answer.split()
    tokens = [token for at, word in enumerate(words) for token in _token(word, words[:at])]
    return " ".join(tokens)


VERBS = ("card", "trait", "seat", "take", "eliminate", "color")


def _token(word: str, before: Sequence[str]) -> list[str]:
    if word in VERBS:
        return []
    last = before[-1] if before else ""
    if last in VERBS:
        return [f"{last}:{word}"]
    if word in CASTES:
        return [f"caste:{word}"]
    if word in (*CHAMBERS, "recruits"):
        return [f"place:{word}"]
    if word in ("forage", "patrol", "attack", "scout", "trail", "idle"):
        return [f"task:{word}"]
    if word in ("reinforce", "retreat"):
        return [f"do:{word}"]
    if word.isdecimal():
        return [f"count:{word}"]
    if re.fullmatch(r"[A-I][1-5]|q-?\d+r-?\d+", word):
        return [f"area:{word}"]
    return [f"button:{word}"]


def short(notation: str) -> str:
    """An answer in short: `spelled` the other way round."""
    words: list[str] = []
    for token in notation.split():
        kind, _, name = token.partition(":")
        words += [kind, name] if kind in VERBS else [name]
    return " ".join(words)


def written(ants: Sequence[int]) -> str:
    """
    >>> written((3, 1, 0)), written((0, 0, 0)), written((2, 0, 0))
    ('3w 1md', '0', '2')
    """
    workers, medias, majors = ants
    if not medias and not majors:
        return str(workers)
    parts = ((workers, "w"), (medias, "md"), (majors, "mj"))
    return " ".join(f"{count}{letter}" for count, letter in parts if count)


def groups(text: str) -> list[int]:
    """Ants by caste, from "3", "3w 1md"."""
    found = [0, 0, 0]
    for word in text.split():
        match = GROUP.fullmatch(word)
        assert match, f"not ants: {word!r}"
        found[CASTE_LETTERS[match[2]]] += int(match[1])
    return found


def map_ants(text: str) -> dict[str, list[int]]:
    posts: dict[str, list[int]] = {}
    for line in filter(None, text.split(", ")):
        area, task, rest = line.split(" ", 2)
        posts[f"{area}:{task}"] = groups(rest)
    return posts


def map_markers(text: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {"markers": {}, "face_down": {}, "modifiers": {}}
    for line in filter(None, text.split(", ")):
        area, marker = line.split()
        name = re.sub(r"[+-]\d+$", "", marker)
        if marker != name:
            found["modifiers"][area] = int(marker[len(name) :])
        found["face_down" if name.startswith("?") else "markers"][area] = name.lstrip("?")
    return found


def sheets(seats: int, given: Mapping[int, str]) -> dict[str, list[Any]]:
    """The Nest Sheets, field by field."""
    every = [sheet_fields(given.get(seat, "")) for seat in range(seats)]
    return {name: [each[name] for each in every] for name in every[0]}


def sheet_fields(text: str) -> dict[str, Any]:
    found: dict[str, Any] = {name: [0, 0, 0] for name in CHAMBER_LETTERS.values()}
    found |= {**dict.fromkeys(NUMBERS.values(), 0), "queens": START_QUEENS, "sizes": START_SIZE}
    brood = dict.fromkeys(BROOD, 0)
    words = text.split()
    for word in words:
        name, sign, number = word.partition("=")
        if sign and name in BROOD:
            brood[name] = int(number)  # type: ignore[index]
        elif sign:
            found[NUMBERS[name]] = int(number)
        elif word != "no_brood":
            chamber = found[CHAMBER_LETTERS[word[0]]]
            for caste, count in enumerate(groups(word[1:])):
                chamber[caste] += count
    if not any(word[0] in CHAMBER_LETTERS and "=" not in word for word in words):
        found["reserves"] = list(START_ANTS)
    named = any(word.split("=")[0] in (*BROOD, "no_brood") for word in words)
    found["brood"] = list(brood.values()) if named else list(START_BROOD)
    return found
