"""HE2-RULING-105: what an answer would throw away is said before, and such an answer never comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from formicarium.games.hidden_empires_2 import GAME
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.hidden_empires_2.builder import Table, table

P1, P2 = 0, 1
Laid = Callable[[], Table]


def invaded(**fields: Any) -> Table:
    """Two ants of seat 0 have got into the nest of seat 1."""
    laid: dict[str, Any] = {"ants": [{"E7": 2}], "brood": [{}, {"egg_f": 1}], **fields}
    return table("attack", **laid).attacks("E7")


def failing(**fields: Any) -> Table:
    """Two brood too many for the nest."""
    return table("check", ants=[{"nurses": 1, "reserves": 2}], brood=[{"egg_f": 4}], sizes=[5], **fields)


def warned(t: Table, answer: str) -> str:
    """What is said before this answer is given; "" for nothing."""
    seat = t.match.pending[0].seat
    found = {str(move): warning for move, warning in t.match.warnings(seat).items()}
    assert any(str(move) == answer for move in t.decision(seat).options), f"{answer} is not offered"
    first = str(t.decision(seat).options[0])
    assert first not in found, f"{first} comes first: {found[first]}"
    warning = found.get(answer)
    if warning is None:
        return ""
    assert not any(Speaker(GAME, language).faults(warning) for language in ("en", "fr"))
    return Speaker(GAME, "en").say(warning)


LARVAE: dict[str, Any] = {"brood": [{"larva_f": 3, "larva_m": 1, "egg_f": 2}], "sizes": [20]}
PANTRY: dict[str, Any] = {"ants": [{"E4": 3}], "tokens": {"E4": "prey_3"}}
PAIR: dict[str, Any] = {"princesses": [1], "males": [1]}


@clause("HE2-RULING-105")
@pytest.mark.parametrize(
    "laid, answer, said",
    [
        # Feeding: 4 larvae, so that 2 food beyond 4 let one of them become large
        (lambda: table("n3", food=[6], **LARVAE), "brood:larva_f level:3 count:1", ""),
        (lambda: table("n3", food=[6], **LARVAE), "brood:larva_f level:3 count:2", "2 more eggs or larvae"),
        (lambda: table("n3", food=[3], **LARVAE), "brood:larva_f level:1 count:3", ""),
        (lambda: table("n3", food=[3], **LARVAE), "brood:larva_f level:3 count:1", "2 more eggs or larvae"),
        # Eggs: as food, room and nurses allow
        (lambda: table("n4", ants=[{"E4": 5}], food=[6], sizes=[9]), "brood:egg_f count:6", ""),
        (lambda: table("n4", ants=[{"E4": 5}], food=[6], sizes=[5]), "brood:egg_f count:4", ""),
        (lambda: table("n4", ants=[{"E4": 5}], food=[6], sizes=[5]), "brood:egg_f count:6", "for 2 of these"),
        (lambda: table("n4", ants=[{"E4": 5}], food=[6], sizes=[5], **PAIR), "brood:egg_f count:4", ""),
        # Two who may fly or stay: what has room only after a flight is neither too many nor missing
        (
            lambda: table("n4", ants=[{"E4": 5}], food=[6], sizes=[5], **PAIR),
            "button:done",
            "Food for 2 more",
        ),
        (
            lambda: table("n4", ants=[{"E4": 5}], food=[6], sizes=[5], **PAIR).plays("brood:egg_f count:2"),
            "button:done",
            "",
        ),
        (
            lambda: table("n4", ants=[{"E4": 5}], food=[1], brood=[{"larva_f": 2}], sizes=[9]),
            "brood:egg_f count:2",
            "1 larva would be given up",
        ),
        (lambda: table("n4", ants=[{"E4": 1}], food=[2], sizes=[9]), "button:done", "Food for 2 more eggs"),
        (lambda: table("n4", ants=[{"E4": 1}], food=[2], sizes=[1]), "button:done", ""),  # no room for any
        (
            lambda: table("n4", ants=[{"E4": 5}], food=[4], sizes=[9], traits=[["harvesters"]]),
            "button:done",
            "",  # the food is stored
        ),
        (
            lambda: table("n4", ants=[{"nurses": 3}], queens=[0], sizes=[9]),
            "button:done",
            "3 more eggs could be laid, free of food",
        ),
        # Foraging, as far as food can be used
        (
            lambda: table("forage", **PANTRY),
            "button:done",
            "leave 3 food that your colony can use, and 1 DNA",
        ),
        (lambda: table("forage", mode="basic", **PANTRY), "button:done", "leave 3 food"),
        (lambda: table("forage", mode="basic", food=[99], **PANTRY), "button:done", ""),
        (
            lambda: table("forage", mode="basic", sizes=[2], **PANTRY),
            "button:done",
            "leave 1 food",  # there is room for one egg and its nurse
        ),
        (lambda: table("forage", food=[99], **PANTRY), "button:done", "leave 1 DNA"),
        # Moving
        (lambda: table("advance", mode="basic", ants=[{"E3": 3}]), "button:done", "no discovery"),
        (lambda: table("advance", mode="basic", ants=[{"E3": 3, "E4": 1}]), "button:done", ""),
        (
            lambda: table("redeploy", ants=[{"E4": 3}], traits=[["bivouac"]]),
            "button:done",
            "all queens (1)",
        ),
        (
            lambda: table("advance", ants=[{"E4": 3}], traits=[["bivouac"]]),
            "button:done",
            "all queens (1)",
        ),
        (lambda: table("redeploy", ants=[{"E4": 3, "builders": 1}], traits=[["bivouac"]]), "button:done", ""),
        (
            lambda: table(
                ants=[{"nurses": 1, "E4": 1}], brood=[{"egg_f": 12}], sizes=[16], hands=[["migration"]]
            ),
            "card:migration place:E3 place:E2",
            "2 would be left behind. Your nest would be smaller by 6",
        ),
        # Tokens
        (
            lambda: table("reveal", mode="basic", ants=[{"D4": 1}], tokens={"D4": "?prey_1"}),
            "button:done",
            "1 token under your ants",
        ),
        (
            lambda: table("scout", ants=[{"D4": 1, "E5": 1}], tokens={"D4": "?prey_1", "E5": "?prey_1"}),
            "button:done",
            "2 tokens under your ants",
        ),
        (
            lambda: table(
                "build_trail", ants=[{"E4": 1}], tokens={"E4": "prey_1"}, traits=[["trail_makers"]]
            ),
            "place:E4 count:1",
            "The token on E4 would be gone",
        ),
        (
            lambda: table(
                "build_trail",
                ants=[{"D3": 1, "E4": 1}],
                tokens={"D3": "prey_1"},
                traits=[["trail_makers"]],
            ),
            "place:E4 count:1",
            "",
        ),
        # The nest
        (failing, "brood:egg_f", "Ants could change places first"),
        (failing, "stack:reserves:worker place:E3", ""),
        (
            lambda: table("check", mode="basic", brood=[{"egg_f": 1, "egg_m": 1}], sizes=[9]),
            "brood:egg_f",
            "",  # nobody could
        ),
        (
            lambda: table("n1", ants=[{"storage": (0, 0, 2)}], traits=[["millers"]], food=[5]),
            "count:1",
            "3 food less",
        ),
        # An invasion
        (invaded, "button:done", "1 of your ants could still carry brood off"),
        (lambda: invaded().plays("button:done"), "count:0", "No queen would be hunted"),
        # An auction: the second trait costs twice the bid
        (lambda: table("draw", dna=[6, 6], traits=[["bus"]], draws=["mace"]), "bid:3", ""),
        (
            lambda: table("draw", dna=[6, 6], traits=[["bus"]], draws=["mace"]),
            "bid:4",
            "pay 8 of your 6 DNA",
        ),
        # The colony
        (
            lambda: table("turn", ants=[{"E4": 2}], queens=[0], options={"restart": True}),
            "button:yes",
            "ants: 2, brood: 0",
        ),
        (lambda: table("n5", **PAIR), "button:stay", ""),
        (lambda: table("n5", **PAIR, scores=[0, 30]), "button:stay", "last game turn"),
        (lambda: table("n5", **PAIR, turn=99, options={"turn_cap": 99}), "button:stay", "last game turn"),
    ],
)
def test_what_would_be_thrown_away_is_said_beforehand(laid: Laid, answer: str, said: str) -> None:
    warning = warned(laid(), answer)
    assert said in warning if said else not warning


@clause("HE2-RULING-105")
def test_what_the_plan_proposes_is_never_warned_of() -> None:
    t = table("n3", food=[3], **LARVAE)
    assert warned(t, "button:plan") == ""


@pytest.mark.parametrize(
    "laid, words",
    [
        (lambda: table("n2", ants=[{"nurses": 2, "builders": 1}]), "Give up 1 worker in Builders"),
        (lambda: table("n2", ants=[{"nurses": 1}], brood=[{"egg_f": 2}]), "Give up 1 female egg"),
        (lambda: table("n2", ants=[{"nurses": 1}], princesses=[1]), "Give up 1 princess"),
        (lambda: table("n4", ants=[{"E4": 5}], food=[6], sizes=[9]), "Lay 2 female eggs"),
        (
            lambda: table("n4", food=[0], brood=[{"larva_f": 1, "larva_m": 1}], sizes=[9]).plays(
                "brood:egg_f count:1"
            ),
            "Give up a female larva",
        ),
        (failing, "Give up a female egg"),
        (invaded, "Carry off 1 female egg"),
        (
            lambda: (
                table("attack", ants=[{"E5": (2, 1, 0)}, {"E5": 1}], traits=[["porters"]])
                .attacks("E5")
                .plays("count:0")
            ),
            "Lose a worker on E5",
        ),
        (
            lambda: table("attack", ants=[{"E7": 3}, {"E7": 1}]).attacks("E7").plays("count:0"),
            "Yes, invade the nest",
        ),
        (lambda: table("attack", ants=[{"E5": 2}, {"E5": 1}]), "Attack on E5"),
    ],
)
def test_an_answer_that_costs_something_or_attacks_says_so(laid: Laid, words: str) -> None:
    t = laid()
    speaker = Speaker(GAME, "en", ["Player 1", "Player 2"])
    said = [speaker.move(move) for move in t.decision(t.match.pending[0].seat).options]
    assert any(each.startswith(words) for each in said), said
