"""Every law has teeth: a game spoilt on purpose is caught, and the report says where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

import formicarium
from formicarium.core.decision import PASS, Decision, Move, Path, Refusal
from formicarium.core.encoding import Code, Counts, EachSeat, Flag, Number, Numbers
from formicarium.core.errors import ObservationError
from formicarium.core.foresight import Foreseer
from formicarium.core.laws import LawBroken, check_match
from formicarium.core.laws.paper import copied
from formicarium.core.observation import Observation
from formicarium.core.outcome import Outcome
from formicarium.core.plain import DERIVED
from formicarium.core.state import SHARED, State, Step
from formicarium.core.together import Sealed, Together
from formicarium.texts.message import Seat, message
from tests import arena
from tests.arena import ARENA, CARDS, Arena, ArenaOptions, ArenaView

Spoil = Callable[[Any, str, Any], None]  # as pytest.MonkeyPatch.setattr


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch) -> Spoil:
    def spoil(where: Any, name: str, value: Any) -> None:
        monkeypatch.setattr(where, name, value)

    return spoil


def broken(seats: int = 3, matches: int = 40) -> LawBroken:
    """The law that the spoilt game breaks."""
    for seed in range(matches):
        try:
            check_match(ARENA, seats, {}, seed, every=2)
        except LawBroken as error:
            return error
    pytest.fail(f"no law noticed anything in {matches} matches")


def test_a_report_counts_and_quotes_what_was_said() -> None:
    report = check_match(ARENA, 2, {"rounds": 1}, seed=1, every=3)
    assert report.decisions > 5
    assert report.looks > 1
    assert "ask-bid" in report.said.messages
    assert "arena.BidsShown" in report.said.events
    assert "arena.StakeLaid" in report.said.blurred
    assert "arena.Count" in report.said.moves


def test_a_broken_law_says_in_which_match_and_where(spoil: Spoil) -> None:
    spoil(arena.ArenaGame, "longest", lambda game, seats, options: 3)
    with pytest.raises(LawBroken) as caught:
        check_match(ARENA, 3, {"rounds": 1}, seed=5)
    text = "arena seats=3 rounds=1 seed=5 decision 3: the law of ending: no end after 3 decisions"
    assert str(caught.value) == text


# Leaks


def test_a_view_that_shows_a_hand_is_caught(spoil: Spoil) -> None:
    honest = Arena.view

    def view(s: Arena, seat: Seat | None) -> ArenaView:
        return replace(honest(s, seat), hand=s.hands[0])

    spoil(Arena, "view", view)
    assert broken().law in ("worlds", "observations")  # whichever of them imagines a telling world first


def test_a_view_that_shows_a_spectator_too_much_is_caught(spoil: Spoil) -> None:
    honest = Arena.view

    def view(s: Arena, seat: Seat | None) -> ArenaView:
        return replace(honest(s, seat), stake=s.stakes[0]) if seat is None else honest(s, seat)

    spoil(Arena, "view", view)
    assert "spectator" in broken().what


@pytest.mark.parametrize("event", [arena.CardKept, arena.StakeLaid, arena.CardDrawn])
def test_an_event_that_tells_a_secret_is_caught(spoil: Spoil, event: type[arena.Secret]) -> None:
    spoil(event, "seen_by", lambda self, seat: self)
    error = broken()
    assert error.law == "leaks"
    assert event.__name__ in error.what


def test_an_event_that_tells_a_secret_by_its_number_is_caught(spoil: Spoil) -> None:
    def run(self: arena.DrawCard, s: Arena, answer: tuple[str, ...]) -> None:
        s.deck.remove(answer[0])
        s.gain(s.leader, answer[0])
        if answer[0].startswith("grub"):
            s.tell(arena.CardDrawn(s.leader, answer[0]))

    spoil(arena.CardDrawn, "seen_by", lambda self, seat: self if seat == self.seat else None)
    spoil(arena.DrawCard, "run", run)
    assert broken().law == "leaks"


@dataclass(frozen=True, slots=True)
class Remember(Step[Arena, None]):
    """Holds what only the leader may know, at the bottom of the stack."""

    card: str

    def run(self, s: Arena, answer: None) -> None:
        pass


def test_a_step_on_the_stack_that_holds_a_secret_is_caught(spoil: Spoil) -> None:
    honest = arena.DrawCard.run

    def run(self: arena.DrawCard, s: Arena, answer: tuple[str, ...]) -> None:
        honest(self, s, answer)
        s.steps.insert(0, Remember(answer[0]))

    spoil(arena.DrawCard, "run", run)
    error = broken()
    assert error.law == "leaks"
    assert "Remember" in error.what


def test_an_imagined_table_that_depends_on_the_real_one_is_caught(spoil: Spoil) -> None:
    def determinize(s: Arena, seat: Seat, rng: Random) -> Arena:
        world = s.copy()
        others = [other for other in range(s.seats) if other != seat]
        hands = [s.hands[other] for other in others]
        rng.shuffle(hands)  # whole hands change places: a seat could tell which cards lie together
        if len({len(hand) for hand in hands}) == 1:
            for other, hand in zip(others, hands, strict=True):
                world.hands[other] = hand
        return world

    spoil(Arena, "determinize", determinize)
    assert broken().law in ("worlds", "leaks")


def test_an_imagined_table_that_does_not_fit_what_a_seat_sees_is_caught(spoil: Spoil) -> None:
    honest = Arena.determinize
    spoil(Arena, "determinize", lambda s, seat, rng: honest(s, (seat + 1) % s.seats, rng))
    assert "looks different" in broken().what


def test_a_question_asked_openly_because_of_a_secret_is_caught(spoil: Spoil) -> None:
    honest = arena.Trade.ask
    spoil(arena.Trade, "ask", lambda self, s: replace(honest(self, s), silent=False))
    assert "asked tells seat" in broken().what


def test_a_seal_that_shows_who_was_not_asked_is_caught(spoil: Spoil) -> None:
    spoil(arena, "Together", lambda branches, binding="", silent=False: Together(branches, binding))
    assert broken().law in ("worlds", "leaks", "undo")


def test_a_window_that_asks_for_the_first_who_can_is_caught(spoil: Spoil) -> None:
    """It would stand at seat 0 while seat 1 is asked, and tell seat 1 that seat 0 has nothing."""
    one_by_one = arena.Parrying.run

    def ask(self: arena.Parrying, s: Arena) -> Decision | None:
        for seat in self.seats[self.passed :]:
            if offers := self.offers(s, seat):
                return Decision(seat, self.prompt, (*offers, PASS), silent=True)
        return None

    def run(self: arena.Parrying, s: Arena, answer: Move | None) -> None:
        asked = ask(self, s)
        if asked is None or answer is None:
            return
        passed = self.seats.index(asked.seat)
        if answer == PASS:
            s.then(replace(self, passed=passed + 1))
        else:
            one_by_one(replace(self, passed=passed), s, answer)

    spoil(arena.Parrying, "ask", ask)
    spoil(arena.Parrying, "run", run)
    assert broken().law == "worlds"


# Copies


def test_a_copy_that_shares_a_list_is_caught(spoil: Spoil) -> None:
    honest = Arena.copy

    def copy(s: Arena) -> Arena:
        new = honest(s)
        new.discard = s.discard
        return new

    spoil(Arena, "copy", copy)
    error = broken()
    assert error.law == "copies"
    assert "'discard'" in error.what


def test_what_is_said_to_be_shared_may_be_shared_but_not_changed() -> None:
    @dataclass(slots=True, kw_only=True)
    class Shelf(State):
        books: list[str] = field(default_factory=list, metadata=SHARED)

        def copy(self) -> Shelf:
            return Shelf(seats=self.seats, steps=self.steps.copy(), books=self.books)

    @dataclass(frozen=True, slots=True)
    class Add(Step[Shelf, None]):
        honest: bool

        def run(self, s: Shelf, answer: None) -> None:
            if self.honest:
                s.books = [*s.books, "atlas"]
            else:
                s.books.append("atlas")

    copied(Shelf(seats=1, steps=[Add(honest=True)]), Random(1))
    with pytest.raises(LawBroken, match="has changed its source"):
        copied(Shelf(seats=1, steps=[Add(honest=False)]), Random(1))


def test_a_copy_that_forgets_a_field_is_caught(spoil: Spoil) -> None:
    honest = Arena.copy

    def copy(s: Arena) -> Arena:
        new = honest(s)
        new.ants = 0
        return new

    spoil(Arena, "copy", copy)
    assert broken().law in ("copies", "sound games")


def test_asking_that_changes_the_table_is_caught(spoil: Spoil) -> None:
    honest = arena.Foraging.ask

    def ask(self: arena.Foraging, s: Arena) -> Decision | None:
        s.turned = not s.turned
        return honest(self, s)

    spoil(arena.Foraging, "ask", ask)
    assert broken().law == "asking"


# Order and undo


@pytest.mark.skipif(formicarium.compiled, reason="compiled code calls it directly: nobody replaces it")
def test_a_together_step_that_depends_on_the_order_of_arrival_is_caught(spoil: Spoil) -> None:
    honest = Sealed.receive

    def receive(self: Sealed, s: Arena, seat: Seat, move: Move) -> None:
        honest(self, s, seat, move)
        sealed = s.steps[-1]
        assert isinstance(sealed, Sealed)
        last_to_come = sorted(sealed.branches, key=lambda branch: branch.seat == seat)
        s.steps[-1] = replace(sealed, branches=tuple(last_to_come))

    spoil(Sealed, "receive", receive)
    assert broken().law == "arrival"


def test_taking_back_what_has_shown_something_is_caught(spoil: Spoil) -> None:
    spoil(arena.BidsShown, "no_return", False)
    error = broken()
    assert error.law == "undo"
    assert "has learned something" in error.what


@pytest.mark.parametrize("event", [arena.AttackLaunched, arena.TradesClosed])
def test_a_silent_question_without_a_point_of_no_return_is_caught(spoil: Spoil, event: type) -> None:
    spoil(event, "no_return", False)
    assert broken().law in ("silence", "undo")


# Offers


def test_a_repeated_option_is_caught(spoil: Spoil) -> None:
    honest = arena.Aim.ask

    def ask(self: arena.Aim, s: Arena) -> Decision:
        decision = honest(self, s)
        return replace(decision, options=(*decision.options, decision.options[0]))

    spoil(arena.Aim, "ask", ask)
    assert broken().law == "spelling"


def test_a_move_that_begins_another_is_caught(spoil: Spoil) -> None:
    spoil(arena.Count, "spell", lambda self: ("count:1",) * self.count or ("count:0",))
    assert broken().law == "spelling"


def test_a_token_outside_the_vocabulary_is_caught(spoil: Spoil) -> None:
    spoil(arena.Forage, "spell", lambda self: ("pile:sugar",))
    assert broken().law == "vocabulary"


@pytest.mark.parametrize("word", ["", "pile deck", "pile/deck", "seat:0"])
def test_a_vocabulary_that_no_record_could_write_is_caught(spoil: Spoil, word: str) -> None:
    honest = arena.ArenaGame.vocabulary
    spoil(arena.ArenaGame, "vocabulary", lambda *given: (*honest(*given), word))
    assert broken().law == "vocabulary"


def test_a_time_out_that_is_not_offered_is_caught(spoil: Spoil) -> None:
    honest = arena.Aim.ask
    spoil(arena.Aim, "ask", lambda self, s: replace(honest(self, s), default=arena.NONE))
    assert broken().law == "time-out"


def test_an_empty_offer_is_caught(spoil: Spoil) -> None:
    honest = arena.Aim.ask
    spoil(arena.Aim, "ask", lambda self, s: replace(honest(self, s), options=()))
    assert broken().law == "sound games"


def test_a_question_without_a_clause_is_caught(spoil: Spoil) -> None:
    spoil(arena.Keep, "clause", "")
    assert broken().law == "questions"


def test_a_refusal_without_a_clause_is_caught(spoil: Spoil) -> None:
    spoil(arena.Keep, "why_not", lambda *_: Refusal("", message("refused-keep")))
    assert broken().law == "refusals"


def test_a_preview_that_tells_two_worlds_apart_is_caught(spoil: Spoil) -> None:
    honest = Foreseer.foresee
    spoil(Foreseer, "foresee", lambda self, move: (honest(self, move), object()))
    assert broken().law == "leaks"


# The rest


def test_a_card_that_gets_lost_is_caught(spoil: Spoil) -> None:
    def run(self: arena.DrawCard, s: Arena, answer: tuple[str, ...]) -> None:
        s.deck.remove(answer[0])

    spoil(arena.DrawCard, "run", run)
    assert broken().law == "conservation"


def test_an_event_without_a_clause_is_caught(spoil: Spoil) -> None:
    spoil(arena.TargetNamed, "clause", "")
    assert broken().law == "clauses"


def test_ranks_that_leave_a_gap_are_caught(spoil: Spoil) -> None:
    result = Outcome((1, 3), (2, 2), message("over-rounds"), "ARE-END-02")
    spoil(arena, "outcome", lambda s: result)
    assert broken(seats=2).law == "outcome"


def test_an_exception_is_reported_with_the_match_it_came_from(spoil: Spoil) -> None:
    def run(self: arena.Turn, s: Arena, answer: None) -> None:
        raise ZeroDivisionError("half a crumb")

    spoil(arena.Turn, "run", run)
    error = broken()
    assert error.law == "sound games"
    assert "half a crumb" in str(error)
    assert "seed=" in str(error)


def test_a_table_that_json_cannot_hold_is_caught(spoil: Spoil) -> None:
    honest = arena.ShowBids.run

    def run(self: arena.ShowBids, s: Arena, answer: None) -> None:
        honest(self, s, answer)
        s.bids = tuple(s.bids)  # type: ignore[assignment]  # the very point: a list comes back

    spoil(arena.ShowBids, "run", run)
    assert broken().law in ("JSON", "sound games")


# Warnings


def test_what_throws_something_away_must_not_come_first(spoil: Spoil) -> None:
    spoil(Step, "warning", lambda step, s, seat, move: message("loses-all"))
    assert broken().law == "warnings"


def test_a_warning_that_tells_another_hand_is_caught(spoil: Spoil) -> None:
    def warning(step: Any, s: Arena, seat: Seat, move: Move) -> Any:
        first = move == step.ask(s).options[0] if isinstance(step.ask(s), Decision) else True
        return None if first else message("loses", card=s.hands[1 - seat][0] if s.hands[1 - seat] else "")

    spoil(Step, "warning", warning)
    assert broken(seats=2).law == "leaks"


# Words


def test_a_move_whose_words_do_not_count_is_caught(spoil: Spoil) -> None:
    """What a button says would be what the first of its kind said, wherever somebody remembers it."""

    @dataclass(frozen=True, slots=True)
    class TakeCard(arena.TakeCard):
        worth: int = field(default=0, compare=False)

    spoil(arena, "TakeCard", TakeCard)
    error = broken()
    assert error.law == "words"
    assert "'worth'" in error.what


def test_equal_moves_that_say_different_things_are_caught(spoil: Spoil) -> None:
    spoil(arena.Count, "__eq__", lambda one, other: type(one) is type(other))
    spoil(arena.Count, "__hash__", lambda move: 7)
    error = broken()
    assert error.law == "words"
    assert "an equal one said" in error.what


def test_a_move_that_says_something_else_when_made_anew_is_caught(spoil: Spoil) -> None:
    @dataclass(frozen=True, slots=True)
    class TakeCard(arena.TakeCard):
        worth: int = field(default=0, metadata=DERIVED)

    spoil(arena, "TakeCard", lambda card: TakeCard(card, len(card)))
    spoil(Sealed, "reopened", lambda sealed, s: sealed)
    error = broken()
    assert error.law == "words"
    assert "made anew" in error.what


def test_a_number_that_is_also_a_yes_is_caught(spoil: Spoil) -> None:
    """1 and True are equal, but the one reads "1" and the other "yes"."""
    honest = arena.AttackLaunched
    spoil(arena, "AttackLaunched", lambda seat, target, ants: honest(0, 1, 1 if seat else True))
    error = broken()
    assert error.law == "words"
    assert "'yes'" in error.what


# What programs see


def without(spoil: Spoil, field: str, code: Code) -> None:
    """The Arena's observation with one field written by another code."""
    honest = arena.ArenaGame.observation

    told = honest(ARENA, 3, ArenaOptions())
    parts = [replace(part, code=code) if part.field == field else part for part in told.parts[1:]]
    spoilt = Observation("arena-0", ArenaView, 3, ARENA.tokens, arena.QUESTIONS.split(), CARDS, parts, ())
    spoil(arena.ArenaGame, "observation", lambda game, seats, options: spoilt)


@pytest.mark.parametrize(
    "field, code, missing",
    [
        ("discard", Counts(CARDS, 1), "discard is written alike"),  # the order
        ("hand", Flag(), "hand is written alike"),
        ("crumbs", EachSeat(3, Number(2)), "is not 0.0 to 2.0"),  # a bound that does not hold
        ("leader", Flag(), "leader is written alike"),  # seat 0 looks like nobody
    ],
)
def test_an_observation_that_loses_something_is_caught(
    spoil: Spoil, field: str, code: Code, missing: str
) -> None:
    without(spoil, field, code)
    error = broken()
    assert error.law == "observations"
    assert missing in error.what


def test_an_observation_that_loses_the_question_is_caught(spoil: Spoil) -> None:
    honest = Observation.observe

    def observe(
        self: Observation, view: Any, decision: Decision | None = None, touched: Path = ()
    ) -> Numbers:
        return honest(self, view)

    spoil(Observation, "observe", observe)
    error = broken()
    assert error.law == "observations"
    assert "are written alike" in error.what


def test_an_observation_that_looks_elsewhere_is_caught(spoil: Spoil) -> None:
    """The view is honest, but the encoder peeks: here at which world it was made in."""
    honest = Arena.view
    peeked: dict[int, int] = {}

    def view(s: Arena, seat: Seat | None) -> ArenaView:
        seen = honest(s, seat)
        peeked[id(seen)] = hash(tuple(s.deck))
        return seen

    told = Observation.observe

    def observe(
        self: Observation, view: Any, decision: Decision | None = None, touched: Path = ()
    ) -> Numbers:
        numbers = told(self, view, decision, touched)
        numbers[-1] = peeked.get(id(view), 0) % 9
        return numbers

    spoil(Arena, "view", view)
    spoil(Observation, "observe", observe)
    assert "observes tells it what is hidden" in broken().what


def test_a_field_that_nobody_writes_is_refused() -> None:
    told = ARENA.observation(2, ArenaOptions())
    with pytest.raises(ObservationError, match="'bids'"):
        Observation("arena-2", ArenaView, 2, ARENA.tokens, [], [], told.parts[1:-1], ())
