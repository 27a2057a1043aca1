"""Answers laid down ahead: tried at tables the seat may be at, and checked again when it is asked."""

from __future__ import annotations

from random import Random
from typing import Any

import formicarium as fm
from formicarium.core.decision import Move
from formicarium.core.planning import Draft, Misfit, Planned, Plans, misfit, plannable

SEQUENTIAL = {"antics", "ant_war", "cicada_and_ant"}


def plans_of(match: fm.Match) -> Plans:
    assert match.game.plans is not None
    return match.game.plans


def drafted(match: fm.Match, seat: int) -> Draft:
    draft = Draft.ahead(plans_of(match), match.state, seat)
    assert draft is not None
    return draft


def laid(draft: Draft, **wanted: Any) -> Planned:
    """Lay down the first answer that is like this."""
    assert draft.question is not None
    planned = draft.lay(one_of(draft.question.options, **wanted).spell())
    assert planned is not None
    return planned


def one_of(options: tuple[Move, ...], **wanted: Any) -> Move:
    return next(
        move for move in options if all(getattr(move, name, None) == is_ for name, is_ in wanted.items())
    )


def antics() -> fm.Match:
    return fm.Match(fm.games["antics"], seats=2, seed=5, options={"first_player": 0})


def pass_on(match: fm.Match, seat: int) -> None:
    while match.decision(seat) is not None:
        match.time_out(seat)


def explore(match: fm.Match, seat: int) -> None:
    """Take a tile, and pass."""
    match.play(seat, one_of(match.pending[0].options, kind="explore"))
    match.play(seat, match.pending[0].options[0])
    pass_on(match, seat)


def test_a_plan_that_still_fits_is_what_would_be_laid_down_now() -> None:
    match = antics()
    draft = drafted(match, 1)
    plan = [laid(draft, kind="explore"), laid(draft), laid(draft, kind="hatch")]
    pass_on(match, 0)
    for planned in plan:
        assert misfit(plans_of(match), match.state, 1, plan[plan.index(planned) :]) is None
        match.play(1, planned.path)


def test_a_plan_does_not_fit_when_what_it_depends_on_has_changed() -> None:
    match = antics()
    draft, other = drafted(match, 1), drafted(match, 1)
    fields = [laid(draft, kind="explore"), laid(draft)]
    hatching = [laid(other, kind="hatch")]
    explore(match, 0)
    assert misfit(plans_of(match), match.state, 1, fields) == Misfit(0, "changed", fields[0])
    assert misfit(plans_of(match), match.state, 1, hatching) is None, "one's own ants have not changed"


def test_nothing_is_begun_of_a_plan_whose_end_does_not_fit() -> None:
    match = antics()
    draft = drafted(match, 1)
    plan = [laid(draft, kind="hatch"), laid(draft), laid(draft, kind="explore")]
    explore(match, 0)
    wrong = misfit(plans_of(match), match.state, 1, plan)
    assert wrong is not None
    assert (wrong.number, wrong.why) == (2, "changed")


def test_another_question_or_an_answer_that_is_gone_does_not_fit() -> None:
    match = antics()
    planned = laid(drafted(match, 1))
    pass_on(match, 0)
    odd = planned._replace(prompt='{"id": "ask-else", "args": {}}')
    gone = planned._replace(path=("hex:9,9",))
    assert misfit(plans_of(match), match.state, 1, [odd]) == Misfit(0, "asked", odd)
    assert misfit(plans_of(match), match.state, 1, [gone]) == Misfit(0, "refused", gone)


def test_only_what_is_offered_can_be_laid_down_and_chance_ends_a_plan() -> None:
    match = antics()
    draft = drafted(match, 1)
    assert draft.lay(("hex:9,9",)) is None
    while draft.question is not None:
        draft.lay(draft.question.timeout.spell())
    assert not any(decision.seat == 1 for decision in match.pending), "the table itself has not been touched"


def test_nobody_plans_while_asked_nor_where_the_game_says_nothing_of_it() -> None:
    match = antics()
    assert not plannable(plans_of(match), match.state, 0)
    assert {game.id for game in fm.games.values() if game.plans is not None} >= SEQUENTIAL
    assert fm.games["hidden_empires_2"].plans is None


def test_the_cicada_plans_where_to_go_while_tokens_are_chosen() -> None:
    match = fm.Match(fm.games["cicada_and_ant"], seats=3, seed=4, options={"mode": "winter"})
    ant = match.pending[0].seat
    cicada = match.state.cicada  # type: ignore[attr-defined]
    plans = plans_of(match)
    for _ in range(6):
        assert not plannable(plans, match.state, cicada), "the pawns do not stand yet"
        match.play(ant, match.pending[0].options[0])
    draft = drafted(match, cicada)
    planned = laid(draft)
    assert draft.question is None
    while match.decision(cicada) is None:
        match.play(match.pending[0].seat, match.pending[0].options[0])
    assert misfit(plans, match.state, cicada, [planned]) is None
    match.play(cicada, planned.path)


def test_nothing_of_a_plan_follows_from_what_is_hidden() -> None:
    """In Ant War too, at tables that the seat cannot tell apart the same plans can be laid down."""
    match = fm.Match(fm.games["ant_war"], seats=2, seed=11)
    compared = 0
    while match.outcome is None and match.number < 160:
        decision = match.pending[0]
        seat = 1 - decision.seat
        if plannable(plans_of(match), match.state, seat):
            draft = drafted(match, seat)
            other = Draft.ahead(plans_of(match), match.imagine(seat, Random(match.number)), seat)
            while draft.question is not None:
                assert other is not None
                assert other.question == draft.question
                move = max(draft.question.options, key=lambda each: getattr(each, "attack", False))
                assert draft.lay(move.spell()) == other.lay(move.spell())
                compared += 1
            assert other is not None
            assert other.question is None
        match.play(decision.seat, decision.options[-1 if match.number % 3 else 0])
    assert compared > 20
