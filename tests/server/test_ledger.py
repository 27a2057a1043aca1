"""Rows and the match they add up to."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import formicarium as fm
from formicarium.core.decision import Refusal
from formicarium.core.plain import fingerprint, to_plain
from formicarium.core.record import Header
from formicarium.core.together import under_seal
from formicarium.server import wire
from formicarium.server.keeping.storage import Row
from formicarium.server.table.frames import second_thoughts
from formicarium.server.table.ledger import Ledger
from tests.games.ant_war.builder import garden
from tests.server import drawn_arena  # noqa: F401, registers the Arena
from tests.server.worlds import header_at


def opened(game: str, seats: int, seed: int) -> tuple[Ledger, list[Row]]:
    options = to_plain(fm.games[game].read_options({}))
    assert isinstance(options, dict)
    ledger, row = Ledger.opened("table", Header(game, 1, seats, options, seed))
    return ledger, [row]


def played(game: str, seats: int, seed: int, undos: float = 0.0) -> tuple[Ledger, list[Row]]:
    """A match by chance, with some second thoughts."""
    rng = Random(seed)
    ledger, rows = opened(game, seats, seed)
    while ledger.match.pending:
        if rng.random() < undos:
            done = ledger.undo(rng.randrange(seats), "a", None)
            if isinstance(done, Row):
                rows.append(done)
        decision = rng.choice(ledger.match.pending)
        rows.append(ledger.answer(decision.seat, rng.choice(decision.options).spell(), "a", None))
    return ledger, rows


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("game, seats", [("cicada_and_ant", 3), ("arena", 3)])
def test_rows_rebuild_the_match_exactly_undo_included(game: str, seats: int, seed: int) -> None:
    ledger, rows = played(game, seats, seed, undos=0.3)
    again = Ledger.read(ledger.match.record.header.dumps(), rows)
    assert fingerprint(again.match.state) == fingerprint(ledger.match.state)
    assert again.match.record.dumps() == ledger.match.record.dumps()
    assert [again.number(eyes) for eyes in (None, *range(seats))] == [
        ledger.number(eyes) for eyes in (None, *range(seats))
    ]
    assert fm.replay(again.match.record.dumps()).outcome == ledger.match.outcome


@pytest.mark.parametrize("seed", range(6))
def test_play_goes_on_alike_from_rows_at_any_point(seed: int) -> None:
    """A restarted server deals what the old one would have dealt."""
    ledger, rows = played("cicada_and_ant", 2, seed)
    cut = len(rows) // 2
    again = Ledger.read(ledger.match.record.header.dumps(), rows[:cut])
    for row in rows[cut:]:
        assert row.seat is not None
        new = again.answer(row.seat, tuple(row.words.split()), "a", None)
        assert new[:6] == row[:6]


@pytest.mark.parametrize("seed", range(6))
def test_a_number_names_one_question_of_a_seat(seed: int) -> None:
    """Numbers never go back, and a seat that has answered is asked under another number."""
    rng = Random(seed)
    ledger, _ = opened("arena", 3, seed)
    answered: set[tuple[int, int]] = set()
    while ledger.match.pending:
        before = [ledger.number(seat) for seat in range(3)]
        decision = rng.choice(ledger.match.pending)
        question = decision.seat, ledger.number(decision.seat)
        assert question not in answered
        if rng.random() < 0.2:
            ledger.undo(decision.seat, "a", None)
        else:
            ledger.answer(decision.seat, rng.choice(decision.options).spell(), "a", None)
            answered.add(question)
        assert all(ledger.number(seat) >= number for seat, number in enumerate(before))


def test_secret_answers_count_for_their_own_seat_only() -> None:
    ledger, _ = opened("arena", 3, 1)
    assert under_seal(ledger.match.state)
    first, second, third = (d.seat for d in ledger.match.pending)
    numbers = [ledger.number(eyes) for eyes in (None, first, second, third)]
    for seat in (first, second):
        decision = ledger.match.decision(seat)
        assert decision is not None
        ledger.answer(seat, decision.options[0].spell(), "a", None)
    assert [ledger.number(eyes) for eyes in (None, first, second, third)] == [
        number + extra for number, extra in zip(numbers, (0, 1, 1, 0), strict=True)
    ]
    decision = ledger.match.decision(third)
    assert decision is not None
    ledger.answer(third, decision.options[0].spell(), "a", None)
    assert ledger.number(None) == numbers[0] + 1, "the seal was broken: everybody knows"


def test_the_keys_of_rows_that_were_cut_off_stay_taken() -> None:
    """The database would refuse them: an answer with such a key was taken once, and is not tried again."""
    ledger, rows = opened("arena", 3, 1)
    decision, header = ledger.match.pending[0], ledger.match.record.header.dumps()
    rows.append(ledger.answer(decision.seat, decision.options[0].spell(), "ada", "once"))
    rows.append(Ledger.read(header, rows[:1]).cut(2, "mend"))
    assert ("ada", "once") in Ledger.read(header, rows).keys


@pytest.mark.parametrize("game", ["cicada_and_ant", "arena"])
def test_the_way_back_promises_what_undo_does(game: str) -> None:
    for seed in range(6):
        rng = Random(seed)
        ledger, rows = opened(game, 3, seed)
        while ledger.match.pending:
            seat, whole, beyond = rng.randrange(3), rng.random() < 0.5, rng.choice([(), (0, 1, 2)])
            promised, answers = ledger.way_back(seat, beyond, whole), len(ledger.match.record.entries)
            if rng.random() < 0.5 or isinstance(promised, Refusal):
                done = ledger.undo(seat, "a", None, beyond, whole)
                if isinstance(promised, Refusal):
                    assert done == promised
                else:
                    assert isinstance(done, Row)
                    rows.append(done)
                    assert promised[-1] == seat
                    assert answers - len(promised) == len(ledger.match.record.entries)
            decision = rng.choice(ledger.match.pending)
            move = rng.choice(decision.options).spell()
            rows.append(ledger.answer(decision.seat, move, "a", None))
        again = Ledger.read(ledger.match.record.header.dumps(), rows)
        assert again.match.state == ledger.match.state
        for eyes in (None, 0, 1, 2):
            assert again.number(eyes) == ledger.number(eyes)


def test_what_travels_to_a_bot_is_what_its_seat_knows() -> None:
    """A world imagined by the seat: the real hands of others are not in it, except by luck."""
    from formicarium.server.bots.turns import knowledge

    class Room:
        ledger: Ledger

    differs = 0
    for seed in range(5):
        ledger, _ = opened("arena", 3, seed)
        room = Room()
        room.ledger = ledger
        seat = ledger.match.pending[0].seat
        view, decision, world = pickle.loads(knowledge(room, seat, Random(1)))  # type: ignore[arg-type]
        assert view == ledger.match.view(seat)
        assert decision == ledger.match.decision(seat)
        assert world.view(seat) == view or under_seal(world)
        others = [other for other in range(3) if other != seat]
        real = ledger.match.state
        differs += any(world.packets[o] != real.packets[o] for o in others)  # type: ignore[attr-defined]
    assert differs


@pytest.mark.parametrize("hidden", ["kamikaze", "scout"])
def test_an_undo_that_ends_at_something_seen_names_the_clause(hidden: str) -> None:
    """Whether one is asked in secret or not: the reason is what the opponent has seen (WAR-RULING-54)."""
    match = garden(
        f"d4 black kamikaze, f3 black {hidden}, d5 red wall (2)", order="shop_elite_kamikaze"
    ).match
    position = match.game.describe(match.state, match.options)
    ledger = Ledger.opened("table", header_at(position))[0]
    ledger.answer(0, ("square:d4", "square:d5", "do:explode"), "a", None)
    back = ledger.way_back(0)
    assert isinstance(back, Refusal)
    assert (back.clause, back.reason.key) == ("WAR-INFO-04", "undo-revealed")


def test_an_undo_says_whether_what_bots_did_since_goes_with_it() -> None:
    """“Restart my turn” would be a false word for going back to the turn before a bot's."""
    ledger, _ = opened("antics", 2, 1)
    (ada,) = (decision.seat for decision in ledger.match.pending)
    bot = 1 - ada
    for path in (("hex:0,1",), ("zone:water",)):  # her one action of the first round
        ledger.answer(ada, path, "a", None)
    assert second_thoughts(ledger, ada, (bot,)) == wire.UndoInfo(last=1, turn=2)
    ledger.answer(bot, ("hex:0,1",), "a", None)
    assert second_thoughts(ledger, ada, (bot,)) == wire.UndoInfo(last=1, turn=2, over=True)


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_has_to_do_with_secrets_is_in_the_open(seed: int) -> None:
    rng, found = Random(seed), set()
    ledger, _ = opened("arena", 3, seed)
    while ledger.match.pending:
        decision = rng.choice(ledger.match.pending)
        secret = decision.silent or under_seal(ledger.match.state) is not None
        row = ledger.answer(decision.seat, rng.choice(decision.options).spell(), "a", None)
        hidden = secret or any(ledger.in_secret(seat) for seat in range(3))
        assert ledger.in_the_open(row) is not hidden
        found.add(hidden)
    assert True in found
