"""Laws about what is offered: really a choice, spelled without doubt, and refused if not listed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from formicarium.core.decision import Decision, Move, Path, Refusal, notation, tokens
from formicarium.core.errors import IllegalMove, MatchOver, OutOfTurn
from formicarium.core.laws.broken import LawBroken, require
from formicarium.core.match import Match
from formicarium.core.record import Dealt, Record
from formicarium.texts.message import Message, Seat

PROBES = 6  # paths tried against one decision


def vocabulary(words: Sequence[str]) -> frozenset[str]:
    """The vocabulary: no word twice, and none that a record could not write."""
    known = frozenset(words)
    require(len(known) == len(words), "vocabulary", "a token is listed twice")
    for word in words:
        fits = bool(word) and word.split() == [word] and "/" not in word
        require(fits, "vocabulary", "{!r} cannot be written in a record", word)
    return known


def offered(decision: Decision, known: frozenset[str]) -> None:
    """Options are a choice, never repeated, and no path is the beginning of another."""
    options = decision.options
    require(len(options) > 1, "options", "{} offers no choice", decision.prompt.key)
    paths = sorted(move.spell() for move in options)
    for path in paths:
        require(bool(path) and known.issuperset(path), "vocabulary", "{} is not in the vocabulary", path)
    for path, after in pairwise(paths):
        require(after[: len(path)] != path, "spelling", "{} is the beginning of {}", path, after)
    require(decision.timeout in options, "time-out", "{} is not among the options", decision.timeout)
    advice = decision.advice
    require(advice is None or advice in options, "advice", "{} is not among the options", advice)


def warned(match: Match, decision: Decision) -> list[Message]:
    """What throws something away is never what one comes upon first. Returns what was said of it."""
    warnings = match.warnings(decision.seat)
    said = warnings.get(decision.options[0])
    require(said is None, "warnings", "{} comes first and says {}", decision.options[0], said)
    return list(warnings.values())


def cited(match: Match, decision: Decision) -> None:
    """Whoever is asked can look up why."""
    clause = match.clause(decision.seat)
    own = clause.startswith(f"{match.game.prefix}-")
    require(own, "questions", "{} cites no clause of the game: {!r}", decision.prompt.key, clause)


def written(decision: Decision, move: Move) -> None:
    """Notation leads back to the move."""
    require(decision.find(tokens(str(move))) == move, "notation", "{} does not find {!r}", move, move)


def numbered(decision: Decision, moves: frozenset[Path]) -> None:
    """Where whole moves are numbered, each one offered has its number."""
    for path in decision.paths().found if moves else ():
        require(path in moves, "numbered moves", "{} is none of them", path)


def dealt(record: Record, words: frozenset[str]) -> None:
    """Chance speaks with its own words only; item by item, all that may come is as likely as it says."""
    for entry in record.entries:
        if not isinstance(entry, Dealt):
            continue
        said = entry.chance.write(entry.result)
        require(words.issuperset(said), "chances", "{} are not all among the words of chance", said)
        for count in range(len(said)):
            after = dict(entry.chance.after(said[:count]))
            fits = said[count] in after and abs(sum(after.values()) - 1) < 1e-9
            require(fits, "chances", "after {} it was {}, of {}", said[:count], said[count], after)
        require(not entry.chance.after(said), "chances", "after {} there is more to come", said)


def refused(match: Match, decision: Decision, words: Sequence[str], rng: Random) -> list[Refusal]:
    """`why_not` has nothing to say exactly for the beginnings of offered paths. Returns what it said."""
    paths = [move.spell() for move in decision.options]
    before, entries = match.state.copy(), match.number
    said: list[Refusal] = []
    for probe in _probes(paths, words, rng):
        refusal = match.why_not(decision.seat, probe)
        begins = any(path[: len(probe)] == probe for path in paths)
        require((refusal is None) == begins, "refusals", "{}: offered {}, {}", probe, begins, refusal)
        if refusal is not None:
            cites = refusal.clause.startswith(f"{match.game.prefix}-")
            require(cites, "refusals", "{} cites no clause of the game", refusal)
            said.append(refusal)
        if probe not in paths:
            said.append(_turned_away(match, decision.seat, probe, IllegalMove))
    for seat in range(match.state.seats):
        if match.decision(seat) is None:
            said.append(_turned_away(match, seat, paths[0], OutOfTurn))
    unchanged = match.state == before and match.number == entries
    require(unchanged, "refusals", "a refused move has changed the table")
    return said


def over(match: Match) -> Refusal:
    """After the end nothing is asked, and nothing is taken."""
    require(match.pending == (), "ending", "somebody is asked after the end")
    require(not match.state.steps, "ending", "steps are left after the end")
    return _turned_away(match, 0, ("button:pass",), MatchOver)


def _probes(paths: list[Path], words: Sequence[str], rng: Random) -> list[Path]:
    """Beginnings of what is offered, and random tokens after them."""
    found: list[Path] = [("no:such",), ()]
    for _ in range(PROBES):
        path = rng.choice(paths)
        begun = path[: rng.randint(0, len(path))]
        found += [begun, (*begun, rng.choice(words))]
    return found


def _turned_away(match: Match, seat: Seat, path: Path, kind: type[IllegalMove]) -> Refusal:
    try:
        match.play(seat, path)
    except kind as error:
        return error.refusal
    raise LawBroken("refusals", f"seat {seat} may play {notation(path)}, which is not offered")
