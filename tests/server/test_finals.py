"""Which answers are final: those that roll dice or reveal something, and only as far as the seat can know."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.decision import Decision, Move, Path
from formicarium.server.table.weighing import MOST, WORLDS, Final, completed, to_try, weighed
from formicarium.texts.message import message
from tests.server import drawn_arena  # noqa: F401, registers the Arena
from tests.server.hosting import Host
from tests.server.people import Page, Person
from tests.server.worlds import header_at


def verdicts(match: fm.Match, seat: int) -> dict[str, Final | None]:
    """What is found out about each answer of a seat."""
    decision = match.decision(seat)
    assert decision is not None
    worlds = [match.imagine(seat, Random(number)) for number in range(WORLDS)]
    return {str(move): weighed(worlds, seat, move) for move in decision.options}


def arena(*steps: str, **table: Any) -> fm.Match:
    position = {
        "game": "arena",
        "rules": 1,
        "seats": 2,
        "options": {"rounds": 1},
        "table": {"round": 1, **table},
        "steps": list(steps),
    }
    return fm.Match(fm.games["arena"], position=position)


def test_dice_and_cards_from_a_pile_are_chance() -> None:
    foraging = arena("Foraging", "EndRound", leader=0)
    assert verdicts(foraging, 0) == {"pile:deck": "chance", "button:none": "bound"}


def test_what_only_others_learn_needs_no_second_thought() -> None:
    """The rules call a token final once it lies there; but its owner learns nothing by laying it."""
    rng = Random(2)
    match = fm.Match(fm.games["cicada_and_ant"], 2, 2, {"first_ant": 0})
    while match.pending[0].prompt.key != "ask-choose-token":
        assert set(verdicts(match, 0).values()) == {None}, "a pawn can be taken back"
        match.play(0, rng.choice(match.pending[0].options))
    assert set(verdicts(match, 0).values()) == {"bound"}, "marked, but not asked twice"
    match.play(0, match.pending[0].options[0])
    assert match.why_not_undo(0) is not None
    assert set(verdicts(match, 1).values()) == {"reveal"}, "the Cicada's guess turns the token"


def test_an_attack_reveals_and_a_step_does_not() -> None:
    """Of one kind of moves, some are final and some are not."""
    found: dict[str, set[Final | None]] = {}
    for seed in range(6):
        rng = Random(seed)
        match = fm.Match(fm.games["ant_war"], 2, seed)
        for _ in range(140):
            if match.outcome is not None:
                break
            decision = match.pending[0]
            if decision.prompt.key == "ask-action":
                for move, verdict in verdicts(match, decision.seat).items():
                    if move.endswith("do:move"):
                        occupied = is_occupied(match, move.split()[1].removeprefix("square:"))
                        found.setdefault("attack" if occupied else "step", set()).add(verdict)
            match.play(decision.seat, rng.choice([decision.timeout, *decision.options]))
        if len(found) == 2:
            break
    assert "reveal" in found["attack"]
    assert "reveal" not in found["step"]


def is_occupied(match: fm.Match, square: str) -> bool:
    return any(piece.on == f"square:{square}" for piece in match.scene(None).pieces)


class Many(Move):
    """One of many."""

    def __init__(self, number: int) -> None:
        self.number = number

    def spell(self) -> Path:
        return (f"many:{self.number}",)


class Few(Many):
    """One of a few."""


def test_of_very_many_options_every_kind_is_tried() -> None:
    many, few = [Many(number) for number in range(500)], [Few(number) for number in range(3)]
    decision = Decision(0, message("ask-many"), (*many, *few))
    tried = to_try(decision)
    assert len(tried) <= MOST
    assert {type(move) for move in tried} == {Many, Few}
    final = completed(decision, {move: "chance" if isinstance(move, Few) else None for move in tried})
    assert set(final) == set(few)


def finals(page: Page) -> list[Any]:
    return [option["final"] for option in page.frame["decisions"][0]["options"]]


@pytest.mark.parametrize("wanted", [0, 1])
def test_people_are_told_a_moment_later(host: Host, wanted: int) -> None:
    async def scenario() -> None:
        async with Person(host.url) as ant, Person(host.url) as cicada:
            made = await ant.table("me", "open", seed=11, options={"first_ant": 0})
            await cicada.sit(made, 1)
            async with ant.page(made["table"]) as one, cicada.page(made["table"], scenes="patch") as two:
                await asyncio.sleep(0.6)
                assert len(one.of("frame")) == 1, "nothing here is final, so nothing is said again"
                for _ in range(7):
                    await one.asked()
                    number = one.frame["number"]
                    await one.answer(lambda options: options[wanted])
                    await one.until(lambda n=number: one.frame["number"] > n)  # type: ignore[misc]
                await two.asked()
                await two.until(lambda: set(finals(two)) != {False})
                assert set(finals(two)) == {"reveal"}
                first, again = [frame for frame in two.of("frame") if frame["decisions"]]
                assert {option["final"] for option in first["decisions"][0]["options"]} == {False}
                assert again["events"] == []
                assert "patch" not in again
                for name in ("number", "eyes", "waiting", "asked", "undo", "outcome"):
                    assert again[name] == first[name]

    asyncio.run(scenario())


def test_a_verdict_does_not_depend_on_what_others_hide(host: Host) -> None:
    """Whether a parry waits changes what really happens, and nothing of what is said before."""

    async def scenario(holds: str) -> list[Any]:
        position = {
            "game": "arena",
            "rules": 1,
            "seats": 2,
            "options": {"rounds": 2},
            "table": {"round": 1, "leader": 0, "target": 1, "hands": [["grub_5"], [holds]]},
            "steps": ["Send", "EndRound"],
        }
        async with Person(host.url) as ada, Person(host.url) as bo:
            made = await ada.table("me", "open", game="arena", record=header_at(position).dumps())
            await bo.sit(made, 1)
            async with ada.page(made["table"]) as page:
                await asyncio.sleep(0.6)
                return finals(page)

    assert asyncio.run(scenario("parry_1")) == asyncio.run(scenario("grub_1"))
