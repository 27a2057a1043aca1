"""One random match from set-up to outcome, with the laws checked on the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.event import Told
from formicarium.core.flow import settle
from formicarium.core.game import Game
from formicarium.core.laws import offers, order, paper, secrets
from formicarium.core.laws.broken import LawBroken, require
from formicarium.core.laws.observed import Observed, declared
from formicarium.core.laws.past import Past
from formicarium.core.laws.said import Said
from formicarium.core.laws.words import Words
from formicarium.core.match import Match
from formicarium.core.outcome import Outcome
from formicarium.core.state import State

EVERY = 40  # decisions between two close looks, on average
OBSERVED = 10  # observations between two close looks, on average
TOLD = 8  # events of a match that are put to paper and back


@dataclass(slots=True)
class Report:
    """What a lawful match amounted to."""

    decisions: int = 0
    looks: int = 0  # decisions at which the dear laws were checked, too
    said: Said = field(default_factory=Said)


def check_match(
    game: Game[Any], seats: int, options: Mapping[str, Any], seed: int, every: int = EVERY
) -> Report:
    """Play a random match and check every law along it; LawBroken says which, where and in what match."""
    walk = _Walk(game, seats, options, seed, every)
    try:
        walk.run()
    except LawBroken as broken:
        broken.where = walk.where()
        raise
    except Exception as error:
        unsound = LawBroken("sound games", f"{type(error).__name__}: {error}")
        unsound.where = walk.where()
        raise unsound from error
    return walk.report


class _Walk:
    """A match under way. Chance and choices follow from the seed alone."""

    def __init__(
        self, game: Game[Any], seats: int, options: Mapping[str, Any], seed: int, every: int
    ) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.every = every
        self.rng = Random(f"laws {seed}")
        self.next_look = self.rng.randrange(2 * every)
        self.eye = Random(f"observed {seed}")  # beside the other, so that what is watched plays alike
        self.often = OBSERVED / every  # of the decisions are observed
        self.report = Report()
        self.said = Words()
        self.middle: tuple[int, State] | None = None  # a table on the way, with its number in the record

    def where(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        match = f"{self.game.id} seats={self.seats} {options}".rstrip()
        return f"{match} seed={self.seed} decision {self.report.decisions}"

    def run(self) -> None:
        chosen = self.game.read_options(self.options)
        self.words = self.game.vocabulary(self.seats, chosen)
        self.known = offers.vocabulary(self.words)
        self.numbered = frozenset(self.game.moves)
        longest = self.game.longest(self.seats, chosen)
        start = self.game.begin(self.seats, chosen)
        if isinstance(settle(start), Chance):
            secrets.dealt(start, self.rng)
        self.match = Match(self.game, self.seats, self.seed, self.options)
        self.census = self.game.census(self.match.state)
        observation = declared(self.game, self.seats, chosen)
        self.observed = None if observation is None else Observed(observation)
        self.tell(self.match.log)
        while self.match.outcome is None:
            require(self.report.decisions < longest, "ending", "no end after {} decisions", longest)
            self.step()
            self.report.decisions += 1
        self.end(self.match.outcome)

    def step(self) -> None:
        """One decision of one of the seats that are asked."""
        match, rng = self.match, self.rng
        asked = [decision.seat for decision in match.pending]
        require(bool(asked), "asking", "the match is not over, and nobody is asked")
        fits = len(set(asked)) == len(asked) and set(asked) <= set(range(self.seats))
        require(fits, "asking", "the seats asked are {}", asked)
        decision = rng.choice(match.pending)
        offers.offered(decision, self.known)
        offers.cited(match, decision)
        self.warned(decision)
        if self.observed is not None and self.eye.random() < self.often:
            self.observed.at(match.state, decision.seat, decision)
        move = rng.choice(decision.options)
        offers.written(decision, move)
        offers.numbered(decision, self.numbered)
        self.said.asked(decision, move)
        told = len(match.log)
        if self.report.decisions == self.next_look:
            self.look(decision, move)
            self.next_look += rng.randint(1, 2 * self.every - 1)
        else:
            match.play(decision.seat, move)
        if decision.silent:
            order.hushed(match, decision.seat)
        self.report.said.decision(decision, move)
        self.tell(match.log[told:])
        census = self.game.census(match.state)
        require(census == self.census, "conservation", "{} became {}", self.census, census)

    def warned(self, decision: Decision) -> None:
        for warning in offers.warned(self.match, decision):
            self.report.said.message(warning)

    def look(self, decision: Decision, move: Move) -> None:
        """The dear laws, at the table as it stands. In the end the move has been played."""
        match, rng = self.match, self.rng
        self.report.looks += 1
        self.said.offered(decision)
        self.middle = match.number, match.state.copy()
        paper.copied(match.state, rng)
        paper.asked_again(match)
        paper.as_json(match)
        paper.as_position(match)
        order.arrival(match.state, rng)
        order.silence(match)
        now = Past(match.state, match.pending)
        for seat in range(self.seats):
            world = secrets.imagined(self.game, now, seat, rng)
            secrets.twins(now, world, seat, rng)
            secrets.twins(now, now, seat, rng)
            if self.observed is not None:
                self.observed.at(match.state, seat, match.decision(seat))
                self.observed.alike(match.state, seat, match.decision(seat), self.eye)
        secrets.answered(now, rng)
        if (due := secrets.after_answer(now, rng)) is not None:
            secrets.dealt(due, rng)
        self.report.said.refusals(offers.refused(match, decision, self.words, rng))
        self.report.said.refusals([order.taken_back(match, decision.seat, move, rng)])

    def tell(self, news: Sequence[Told]) -> None:
        """Every event cites its clause; its cause came before it."""
        self.said.told(news)
        for number, event, cause in news:
            require(cause < number, "causes", "event {} is caused by {}", number, cause)
            if event.tag not in self.report.said.events:
                cites = event.clause.startswith(f"{self.game.prefix}-")
                require(cites, "clauses", "{} cites {!r}", event.tag, event.clause)
                self.report.said.event(event, self.seats)

    def end(self, outcome: Outcome) -> None:
        """The laws about the end, and about the match as a whole."""
        match, rng = self.match, self.rng
        well_formed(outcome, self.seats, self.game.prefix)
        if self.observed is not None:
            offers.dealt(match.record, frozenset(self.game.chances))
        self.report.said.message(outcome.why)
        self.report.said.refusals([offers.over(match)])
        numbers = [told.number for told in match.log]
        for viewer in (None, *range(self.seats)):
            if self.observed is not None:
                self.observed.at(match.state, viewer, None)
        require(numbers == list(range(len(numbers))), "causes", "the events are not numbered in order")
        paper.copied(match.state, rng)
        paper.as_json(match)
        paper.as_told(rng.sample(match.log, min(TOLD, len(match.log))), self.seats)
        paper.replayed(match, self.middle)


def well_formed(outcome: Outcome, seats: int, prefix: str) -> None:
    """Everybody has a rank and a score; equal ranks are shared, and the next ones left out."""
    ranks = outcome.ranks
    fits = len(ranks) == len(outcome.scores) == seats and len(outcome.details) in (0, seats)
    require(fits, "outcome", "not one rank, score and line of details a seat: {}", outcome)
    shared = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    require(ranks == shared, "outcome", "the ranks {} should be {}", ranks, shared)
    require(outcome.clause.startswith(f"{prefix}-"), "outcome", "the end cites {!r}", outcome.clause)
