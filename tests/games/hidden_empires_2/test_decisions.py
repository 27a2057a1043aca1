"""Section 7: every decision, who is asked, and what the clock plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from re import findall
from typing import Any

import pytest

from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.options import EmpiresOptions
from formicarium.games.hidden_empires_2.steps import check
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, new_game, table

P1, P2, P3 = 0, 1, 2


def start_auction() -> Table:
    return table("redeploy", ants=[{"E3": 1}], hands=[["hybridization"]]).plays("card:hybridization seat:0")


def scouted(**fields: Any) -> Table:
    base: dict[str, Any] = {
        "ants": [{"E4": 1, "reserves": 1}, {"reserves": 1}],
        "patrols": [{}, {"E5": 1}],
        "sizes": [20],
    }
    return table("advance", **base | fields).advances("E4", "E5").done()


def attacked(attack: Any, defense: Any, *traits: list[str]) -> Table:
    return table("attack", ants=[{"E5": attack}, {"E5": defense}], traits=traits).attacks("E5")


def invaded(attack: Any, nest: dict[str, Any], *traits: list[str], **fields: Any) -> Table:
    return table("attack", ants=[{"E7": attack}, nest], traits=traits, **fields).attacks("E7")


def predator(**fields: Any) -> Table:
    return table(
        "redeploy", tokens={"D4": "predator_3"}, hands=[["predator_migration"]], dice=[1, 6, 6], **fields
    ).plays("card:predator_migration place:D4 place:D5")


def repelling(ants: list[dict[str, Any]], **fields: Any) -> Table:
    return table(
        "forage",
        seats=3,
        ants=ants,
        tokens={"C4": "prey_3"},
        arrivals={"C4": 2},
        traits=[["repellent"], ["guards"]],
        **fields,
    ).forages("C4", "harvest", 1)


def supercolony(area: str, dice: tuple[int, ...]) -> Table:
    t = table(
        "attack",
        nests=[["E3"], ["E7", "G5", "D7"]],
        ants=[{area: 2}],
        queens=[1, 3],
        traits=[[], ["supercolony"]],
    )
    return t.attacks(area).rolls(*dice).plays("count:2")


BROOD = {"egg_m": 1, "egg_f": 1, "larva_m": 1, "larva_f": 1}

# The rows of section 7 with a default: the decision, a table where it is asked, who is, what the clock plays.
DEFAULTS: list[tuple[str, Callable[[], Table], int, str]] = [
    (
        "restart",
        lambda: table("turn", queens=[0], options={"restart": True}),
        P1,
        "button:no",
    ),
    (
        "shelter-aphids",
        lambda: table(
            "draw",
            ants=[{"F4": 1}],
            tokens={"F4": "aphids_1"},
            hands=[["aphid_shelter"]],
            draws=["environmental_change_red"],
        ),
        P1,
        "button:pass",
    ),
    ("bid", lambda: table("draw", dna=[6, 6], draws=["mace"]), P1, "button:pass"),
    ("start-auction", start_auction, P1, "button:no"),
    (
        "return-aphids",
        lambda: table("move", ants=[{"E4": 1}], sheltered=[("aphids_1",)]),
        P1,
        "button:discard",
    ),
    ("redeploy", lambda: table("redeploy", ants=[{"E3": 1}]), P1, "button:done"),
    ("fix-nest", lambda: table("check", ants=[{"reserves": 4}], brood=[BROOD]), P1, "brood:egg_m"),
    (
        "fix-nest",
        lambda: table("check", ants=[{"nurses": 1}], brood=[{"larva_f": 5, "pupa_m": 5}]),
        P1,
        "brood:larva_f",
    ),
    (
        "fix-nest",
        lambda: table("check", ants=[{"nurses": 1}], brood=[{"pupa_large": 5, "pupa_m": 5}]),
        P1,
        "brood:pupa_m",
    ),
    (
        "fix-nest",
        lambda: table(
            "check", ants=[{"nurses": 1}], brood=[{"pupa_large": 3, "pupa_medium": 3, "pupa_small": 3}]
        ),
        P1,
        "brood:pupa_small",
    ),
    (
        "migration-brood",
        lambda: table("redeploy", ants=[{"E3": 1}], brood=[BROOD], hands=[["migration"]]).plays(
            "card:migration place:E3 place:E4"
        ),
        P1,
        "brood:egg_m",
    ),
    ("advance", lambda: table("advance", ants=[{"E3": 1}]), P1, "button:done"),
    (
        "reveal-token",
        lambda: table("reveal", mode="basic", ants=[{"E4": 1}], tokens={"E4": "?prey_1"}),
        P1,
        "button:done",
    ),
    ("scout", lambda: table("scout", ants=[{"E4": 1}], tokens={"E4": "?prey_1"}), P1, "button:done"),
    (
        "scout",
        lambda: scouted(ants=[{"E4": 1, "C3": 1, "reserves": 1}], tokens={"C3": "?prey_1"}),
        P1,
        "place:E5",  # of kind (a), though C3 comes first
    ),
    ("patrol-react", scouted, P2, "button:none"),
    (
        "patrol-react",
        lambda: scouted(ants=[{"E4": 1, "reserves": 1}, {"reserves": 2}]).plays(
            "stack:reserves:worker count:1"
        ),
        P2,
        "button:done",
    ),
    (
        "scout-reveal",
        lambda: table("scout", ants=[{"E4": 1}], tokens={"E4": "?prey_1"}).plays("place:E4"),
        P1,
        "button:yes",
    ),
    (
        "scout-victim",
        lambda: table("scout", ants=[{"E4": (1, 1, 1)}], tokens={"E4": "?predator_3"}, dice=[1, 6, 6]).plays(
            "place:E4", "button:yes"
        ),
        P1,
        "stack:E4:worker",
    ),
    ("scout-reinforce", lambda: scouted().plays("button:none"), P1, "button:done"),
    ("attack", lambda: table("attack", ants=[{"E5": 1}, {"E5": 1}]), P1, "button:done"),
    ("scatter-dice", lambda: attacked(3, 2), P2, "count:2"),  # outnumbered
    ("scatter-dice", lambda: attacked(2, 2), P2, "count:0"),
    ("scatter-dice", lambda: attacked(2, 3), P2, "count:0"),
    ("scatter-dice", lambda: invaded(9, {"nurses": 2}), P2, "count:0"),  # not in the open
    (
        "scatter-ant",
        lambda: attacked(9, (3, 5, 0), [], ["guards"]).rolls(1, 1, 6).plays("count:3"),
        P2,
        "stack:E5:worker count:2",
    ),
    (
        "rescue-brood",
        lambda: (
            invaded(
                9, {"nurses": 2}, brood=[{}, {"pupa_m": 1, "pupa_small": 1, "pupa_large": 1, "larva_f": 1}]
            )
            .rolls(1)
            .plays("count:1", "stack:nurses:worker count:1")
        ),
        P2,
        "brood:pupa_large",
    ),
    ("chemical-dice", lambda: attacked(3, 2, ["mace"]).plays("count:0"), P1, "count:3"),
    (
        "chemical-victim",
        lambda: attacked(3, (1, 1, 0), ["mace"], ["guards"]).plays("count:0").rolls(1).plays("count:1"),
        P2,
        "stack:E5:worker",
    ),
    (
        "chemical-victim",
        lambda: (
            invaded(9, {"reserves": (0, 1, 0), "nurses": 1}, ["mace"], ["guards"])
            .plays("count:0")
            .rolls(1)
            .plays("count:1")
        ),
        P2,
        "stack:nurses:worker",
    ),
    ("bomb-dice", lambda: attacked(3, 2, [], ["suicide_bombers"]).plays("count:0"), P2, "count:0"),
    (
        "bomb-loss",
        lambda: (
            attacked((2, 1, 0), 2, ["guards"], ["suicide_bombers"]).plays("count:0").rolls(1).plays("count:1")
        ),
        P1,
        "stack:E5:worker",
    ),
    (
        "bomb-loss",
        lambda: (
            invaded(9, {"reserves": (0, 1, 0), "nurses": 1}, [], ["guards", "suicide_bombers"])
            .plays("count:0")
            .rolls(1)
            .plays("count:1")
        ),
        P2,
        "stack:nurses:worker",
    ),
    (
        "combat-loss",
        lambda: attacked((5, 1, 1), 3, ["guards", "soldiers"]).plays("count:0"),
        P1,
        "stack:E5:media",
    ),
    (
        "combat-loss",
        lambda: attacked((5, 1, 1), 1, ["guards", "soldiers"]).plays("count:0"),
        P1,
        "stack:E5:worker",
    ),
    (
        "combat-loss",
        lambda: attacked(5, 3, ["recruitment"]).plays("count:0").rolls(1).plays("count:1"),
        P1,
        "recruit:worker",
    ),
    (
        "invade",
        lambda: table("attack", ants=[{"E7": 3}, {"E7": 1}]).attacks("E7").plays("count:0"),
        P1,
        "button:no",
    ),
    ("seal-nest", lambda: invaded(3, {}, hands=[[], ["seal_nest_entrances"]]), P2, "button:pass"),
    (
        "block-return",
        lambda: invaded((2, 1, 0), {"storage": (0, 0, 1)}, ["guards"], ["blockers"], dice=[1]),
        P1,
        "stack:E7:worker",
    ),
    ("carry", lambda: invaded(3, {}, brood=[{}, {"egg_f": 1}]), P1, "button:done"),
    ("hunt-queen", lambda: invaded(3, {}, queens=[1, 2]), P1, "count:1"),
    ("nest-lost", lambda: supercolony("G5", (1, 1)), P2, "place:D7"),
    ("nest-crowned", lambda: supercolony("E7", (1,)), P2, "place:D7"),
    ("after-combat", lambda: attacked(3, 1).plays("count:0"), P1, "button:done"),
    (
        "build-trail",
        lambda: table("build_trail", ants=[{"E4": 1}], traits=[["trail_makers"]]),
        P1,
        "button:done",
    ),
    ("assign-patrol", lambda: table("assign_patrol", ants=[{"E4": 1}]), P1, "button:done"),
    ("forage", lambda: table("forage", ants=[{"E4": 1}], tokens={"E4": "prey_1"}), P1, "button:done"),
    (
        "forage-ants",
        lambda: table("forage", ants=[{"E4": 9}], tokens={"E4": "prey_1"}).plays("place:E4 do:harvest"),
        P1,
        "count:6",
    ),
    (
        "forage-ants",
        lambda: table("forage", ants=[{"E5": 6, "E4": 2}], tokens={"E5": "prey_1"}).plays(
            "place:E5 do:harvest"
        ),
        P1,
        "count:2",  # as many as yield food
    ),
    ("repel-ant", lambda: repelling([{"C4": 2}, {"C4": (1, 1, 0)}]), P2, "stack:C4:worker"),
    (
        "predator-victim",
        lambda: predator(
            ants=[{"E3": 1}, {"D5": (0, 1, 0)}], patrols=[{}, {"D5": 1}], traits=[[], ["guards"]]
        ),
        P2,
        "patrol:D5:worker",
    ),
    ("end-turn", lambda: table("end_turn", hands=[["additional_queen"]]), P1, "button:end"),
    (
        "mill",
        lambda: table("n1", ants=[{"storage": (0, 0, 2)}], food=[5], traits=[["millers"]]),
        P1,
        "count:2",
    ),
    (
        "return-ants",
        lambda: table("n1", mode="basic", ants=[{"returning": 3}]),
        P1,
        "stack:returning:worker count:3 place:E3",
    ),
    (
        "return-ants",
        lambda: table("n1", ants=[{"returning": 3}]),
        P1,
        "stack:returning:worker count:3 place:reserves",
    ),
    ("nest-card", lambda: table("wa", food=[0, 5], hands=[["thief_ants"]]), P1, "button:pass"),
    ("emerge-majors", lambda: table("n2", brood=[{"pupa_large": 2}], traits=[["bus"]]), P1, "count:0"),
    (
        "feed-larvae",
        lambda: table("n3", brood=[{"larva_f": 3}], food=[9]),
        P1,
        "brood:larva_f level:1 count:3",
    ),
    (
        "feed-larvae",
        lambda: table("n3", brood=[{"larva_f": 3}], food=[2]),
        P1,
        "brood:larva_f level:1 count:2",
    ),
    (
        "eat-egg",
        lambda: table("n3", brood=[{"larva_f": 1, "egg_f": 2, "egg_m": 2}]).plays(
            "brood:larva_f level:1 count:1"
        ),
        P1,
        "brood:egg_m",
    ),
    ("lay-eggs", lambda: table("n4", food=[5]), P1, "button:done"),
    (
        "eat-larva",
        lambda: table("n4", brood=[{"larva_f": 1, "larva_m": 1}]).plays("brood:egg_f count:1"),
        P1,
        "brood:larva_m",
    ),
    ("nuptial-flight", lambda: table("n5", princesses=[1]), P1, "button:stay"),
    (
        "guest-losses",
        lambda: table("n5", princesses=[3], males=[2], marked=[True]).plays("button:fly"),
        P1,
        "count:0",
    ),
    (
        "guest-losses",
        lambda: table("n5", princesses=[4], males=[1], marked=[True]).plays("button:fly"),
        P1,
        "count:1",
    ),
    (
        "nest-site",
        lambda: table("n5", males=[1], traits=[["supercolony"]]).plays("button:fly"),
        P1,
        "button:none",
    ),
]


@pytest.mark.parametrize("name, there, seat, default", DEFAULTS)
def test_what_the_clock_plays(name: str, there: Callable[[], Table], seat: int, default: str) -> None:
    t = there()
    assert t.asked == {seat: f"ask-{name}"}
    assert t.timeout() == default
    assert default in t.offers()


STARVING = [
    ({"egg_m": 1, "egg_f": 1, "larva_m": 1, "larva_f": 1}, "brood:egg_m count:1"),
    ({"egg_f": 2, "larva_m": 1, "larva_f": 1}, "brood:egg_f count:2"),
    ({"larva_m": 9, "larva_f": 1}, "brood:larva_m count:4"),
    ({"larva_f": 1}, "brood:larva_f count:1"),
    ({}, "adult:male count:1"),
]


@clause("HE2-NEST-07")
@pytest.mark.parametrize("brood, default", STARVING)
def test_who_starves_first(brood: dict[str, int], default: str) -> None:
    ants = {"nurses": 1, "builders": 1}
    t = table("n2", ants=[ants], brood=[brood], princesses=[1], males=[1])
    assert t.timeout() == default


@clause("HE2-NEST-07")
def test_builders_starve_before_nurses_and_nurses_before_princesses() -> None:
    t = table("n2", ants=[{"nurses": 1, "builders": 1}], princesses=[1], food=[2])
    assert t.timeout() == "stack:builders:worker count:1"
    t = table("n2", ants=[{"nurses": 1}], princesses=[1], food=[1])
    assert t.timeout() == "stack:nurses:worker count:1"


# Decisions of section 7 without a default of their own: somebody has to answer.
WITHOUT_DEFAULT: list[tuple[str, Callable[[], Table], int]] = [
    ("place-nest", lambda: new_game(3, picks=[P2]), P2),
    (
        "restart-area",
        lambda: table("turn", queens=[0], options={"restart": True}).plays("button:yes"),
        P1,
    ),
    (
        "attrition-loss",
        lambda: table(
            "draw", active=P2, ants=[{"G3": (1, 1, 0)}], traits=[["porters"]], draws=["attrition_green"]
        ),
        P1,
    ),
    ("redeploy-to", lambda: table("redeploy", ants=[{"E4": 1}]).plays("stack:E4:worker count:1"), P1),
    ("gather-at", lambda: table("redeploy", ants=[{"E3": 1, "E4": 1}]).plays("button:gather"), P1),
    ("advance-to", lambda: table("advance", ants=[{"E4": 1}]).plays("stack:E4:worker count:1"), P1),
    ("repel-target", lambda: repelling([{"C4": 2}, {"C4": 1}, {"C4": 1}]), P1),
    ("predator-hit", lambda: predator(ants=[{"D5": 1}, {"D5": 1}]), P1),
    (
        "rove-losses",
        lambda: table(
            "redeploy", ants=[{"E3": 1}], brood=[{}, {"larva_f": 2, "larva_m": 2}], hands=[["rove_beetles"]]
        ).plays("card:rove_beetles seat:1"),
        P2,
    ),
]


@pytest.mark.parametrize("name, there, seat", WITHOUT_DEFAULT)
def test_who_is_asked(name: str, there: Callable[[], Table], seat: int) -> None:
    t = there()
    assert t.asked == {seat: f"ask-{name}"}
    assert t.timeout() == t.offers()[0]  # the clock plays something legal


def test_the_draft_asks_all_at_once() -> None:
    packets = ["bus", "mace", "guards", "camouflage", "soldiers", "repellent", "porters", "trail_makers"]
    t = table(steps=["DealPackets", "GameTurn"], options={"realistic_time_scale": True}, draws=packets)
    assert t.asked == {P1: "ask-draft-keep", P2: "ask-draft-keep"}


def test_every_prompt_of_the_game_is_asked_here() -> None:
    steps = Path(check.__file__).parent.glob("*.py")
    prompts = {
        key for step in steps for key in findall(r'message\(\s*"ask-([a-z-]+)"', step.read_text("utf-8"))
    }
    asked = {row[0] for row in DEFAULTS} | {row[0] for row in WITHOUT_DEFAULT}
    assert prompts - asked == {"starve-adults", "draft-keep"}  # these two have tests of their own
    assert asked <= prompts


# Sizes


@clause("HE2-RULING-84")
@pytest.mark.parametrize(
    "there",
    [
        lambda: table("draw", dna=[500, 500], draws=["mace"]),
        lambda: attacked(200, 150),
        lambda: table("n4", food=[500], traits=[["prolific_queen"]]),
        lambda: table("n3", brood=[{"larva_f": 150}], food=[500]),
        lambda: table("n1", ants=[{"returning": 150}]),
        lambda: table("forage", ants=[{"E4": 150}], tokens={"E4": "aphids_1 +150"}).plays("place:E4 do:tend"),
        lambda: table("n2", ants=[{"nurses": 150}]),
        lambda: invaded(150, {}, brood=[{}, {"egg_f": 150}]),
    ],
)
def test_no_answer_names_more_than_99(there: Callable[[], Table]) -> None:
    t = there()
    words = set(GAME.vocabulary(2, EmpiresOptions()))
    numbers = [
        int(token.split(":")[1])
        for offer in t.offers()
        for token in offer.split()
        if token.startswith(("count", "bid"))
    ]
    assert max(numbers) == 99
    assert all(token in words for offer in t.offers() for token in offer.split())
    assert len(t.offers()) < 600
