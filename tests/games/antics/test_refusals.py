"""Why something is not offered: the clause, and the facts behind it."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.testing import clause
from tests.games.antics.builder import FILLED, SECOND_FLOOR, TIDYING, TOWER, TURN, Table, table, tokens

ACTION: dict[str, Any] = {
    "hills": {0: "fungus_push 3,0 4,0"},
    "stored": {0: "beetle 0,0"},
    "markers": ["0,1"],
    "fields": "- - - / ants_push - -",
    "workers": {0: "t01, t10 green_leaf, t02", 1: "t01 beetle, t02 ladybird, t14 caterpillar", 2: "t02"},
    "guards": {"t02": 2},
    "zones": {0: "soldier 1"},
}
NO_SOLDIER = {**ACTION, "zones": {0: "water 1"}}
TILES = "ants_push hatch_push"


def at(step: str | dict[str, Any], **given: Any) -> dict[str, Any]:
    return {"steps": [step, *TURN], **given}


def ants(left: int = 2, **given: Any) -> dict[str, Any]:
    return at({"is": "Ants", "left": left}, **given)


def push(workers: str, **given: Any) -> dict[str, Any]:
    return at({"is": "Push", "left": 2}, workers={0: workers}, **given)


def lay(tile: str = "ants_push", hill: str = SECOND_FLOOR, **given: Any) -> dict[str, Any]:
    return at(
        {"is": "LayFirst", "left": 2, "tile": tile}, hills={0: hill}, hands={0: f"{tile} hatch_push"}, **given
    )


def second(first: str, tile: str = "ants_push", hill: str = SECOND_FLOOR, **given: Any) -> dict[str, Any]:
    step = {"is": "LaySecond", "left": 2, "tile": tile, "first": first}
    return at(step, hills={0: hill}, hands={0: tile}, **given)


EXPLORE = at({"is": "Explore", "left": 2, "field": 1}, fields="ants_push hatch_push blue / build_push - -")
STORE = {
    "steps": TIDYING,
    "delivered": ["dragonfly"],
    "stored": {0: "beetle 0,0"},
    "hills": {0: "fungus_push 3,0 4,0"},
}
ROOF = f"{TOWER}; push_push 2,1 3,1; ants_ants 3,0 3,1; hatch_hatch 2,0 2,1"
RING = "hatch_ants 3,0 4,0; hatch_push 4,1 3,2; explore_push 2,2 1,2"

CASES: list[tuple[dict[str, Any], str, str]] = [
    # D-ACTION
    (ACTION, "use_space(9,9)", "refused-no-space (hex 9,9) [ANT-TURN-06]"),
    (ACTION, "use_space(3,0)", "refused-fungus (hex 3,0) [ANT-FUNG-01]"),
    (ACTION, "use_space(0,1)", "refused-used (hex 0,1) [ANT-TURN-07]"),
    (ACTION, "use_space(0,0)", "refused-prey-on-space (hex 0,0, prey beetle) [ANT-TIDY-04]"),
    (ACTION, "use_space(1,0)", "refused-idle-build (level 1) [ANT-TURN-10]"),
    (ACTION, "use_super(explore)", "refused-idle-explore (level 1) [ANT-TURN-10]"),
    ({**ACTION, "super_used": True}, "use_super(hatch)", "refused-super-used [ANT-SUP-01]"),
    ({**ACTION, "actions": 0, "guards": {}}, "use_space(1,1)", "refused-no-actions-left [ANT-TURN-12]"),
    ({**ACTION, "actions": 0, "guards": {}}, "use_super(hatch)", "refused-no-actions-left [ANT-TURN-12]"),
    # Stealing
    (NO_SOLDIER, "steal(t01, 1)", "refused-no-soldier [ANT-STEAL-01]"),
    (ACTION, "steal(t14, 1)", "refused-no-worker (track t14) [ANT-STEAL-02]"),
    (ACTION, "steal(t10, 1)", "refused-carries (track t10, item green_leaf) [ANT-STEAL-02]"),
    (ACTION, "steal(t02, 1)", "refused-guarded (track t02, guard SeatName(seat=2)) [ANT-STEAL-04]"),
    (ACTION, "steal(t01, 1)", "refused-has-kind (item beetle) [ANT-STEAL-05]"),
    (ACTION, "steal(t01, 2)", "refused-nothing-carried (track t01) [ANT-STEAL-02]"),
    (ACTION, "steal(t01, 0)", "refused-own-item [ANT-STEAL-02]"),
    (
        ants(**{k: ACTION[k] for k in ("stored", "workers", "zones")}),
        "steal(t01, 1)",
        "refused-has-kind (item beetle) [ANT-STEAL-05]",
    ),
    (
        push("t03, t10, t12", zones={0: "soldier 1"}),
        "steal(t12, 1)",
        "refused-nothing-carried (track t12) [ANT-STEAL-02]",
    ),
    # Explore
    (EXPLORE, "take(2, A)", "refused-other-field (field 1) [ANT-EXPL-01]"),
    (EXPLORE, "take(1, C)", "refused-anteater (spot 1C, colour blue) [ANT-EXPL-04]"),
    (
        at({"is": "Explore", "left": 1, "field": 1}, fields="ants_push hatch_push -"),
        "take(1, C)",
        "refused-no-tile (spot 1C) [ANT-EXPL-04]",
    ),
    (EXPLORE, "stop", "refused-must-explore (field 1) [ANT-EXPL-03]"),
    # Build
    (
        at({"is": "Build", "left": 2}, hands={0: TILES}),
        "tile(push_push)",
        "refused-not-in-hand (tile push_push) [ANT-BUILD-01]",
    ),
    (at({"is": "Build", "left": 2}, hands={0: TILES}), "stop", "refused-must-build (left 2) [ANT-BUILD-02]"),
    (lay(), "stop", "refused-must-build (left 2) [ANT-BUILD-02]"),
    (second("2,1"), "stop", "refused-must-build (left 2) [ANT-BUILD-02]"),
    (lay(), "tile(hatch_push)", "refused-tile-chosen (tile ants_push) [ANT-BUILD-03]"),
    (second("2,1"), "tile(hatch_push)", "refused-tile-chosen (tile ants_push) [ANT-BUILD-03]"),
    (lay(markers=["2,0"]), "first(2,0)", "refused-marker (hex 2,0) [ANT-BUILD-10]"),
    (
        lay(stored={0: "beetle 2,0"}),
        "first(2,0)",
        "refused-prey-on-space (hex 2,0, prey beetle) [ANT-BUILD-11]",
    ),
    (lay(hill=ROOF), "first(2,0)", "refused-highest (hex 2,0, level 5) [ANT-BUILD-13]"),
    (lay(hill=RING), "first(3,1)", "refused-hole (hex 3,1) [ANT-BUILD-07]"),
    (lay(), "first(9,0)", "refused-touches-nothing (hex 9,0) [ANT-BUILD-05]"),
    (lay("ants_ants"), "first(5,0)", "refused-lower-hex (hex 5,0, tile ants_ants) [ANT-DEC-03]"),
    (
        lay(hill="hatch_ants 0,1 1,0; hatch_push 3,0 4,0; build_push 2,0 3,0"),
        "first(4,0)",
        "refused-levels (first 4,0, second 3,0, level 1, other 2) [ANT-BUILD-07]",
    ),
    (
        lay(hill="hatch_ants 3,0 4,0"),
        "first(4,0)",
        "refused-one-tile (first 4,0, second 3,0, tile hatch_ants) [ANT-BUILD-08]",
    ),
    (lay(hill="", markers=["1,0"]), "first(0,0)", "refused-marker (hex 1,0) [ANT-BUILD-10]"),
    (
        lay(hill="", stored={0: "beetle 1,0"}),
        "first(0,0)",
        "refused-prey-on-space (hex 1,0, prey beetle) [ANT-BUILD-11]",
    ),
    (second("2,1"), "second(0,0)", "refused-not-neighbours (first 2,1, second 0,0) [ANT-BUILD-03]"),
    (second("5,0"), "second(6,0)", "refused-touches-nothing (hex 6,0) [ANT-BUILD-05]"),
    (
        second("2,1"),
        "second(3,1)",
        "refused-one-tile (first 2,1, second 3,1, tile hatch_push) [ANT-BUILD-08]",
    ),
    (second("2,1"), "second(1,1)", "refused-levels (first 2,1, second 1,1, level 2, other 1) [ANT-BUILD-07]"),
    (second("2,1"), "second(2,2)", "refused-overhang (first 2,1, second 2,2) [ANT-BUILD-07]"),
    (second("1,1", hill="", markers=["2,0"]), "second(2,0)", "refused-marker (hex 2,0) [ANT-BUILD-10]"),
    (
        second("1,1", "ants_ants", ""),
        "second(0,1)",
        "refused-lower-hex (hex 0,1, tile ants_ants) [ANT-DEC-03]",
    ),
    # Hatch
    (
        at({"is": "Hatch", "left": 2, "begun": True, "zone": "rock"}),
        "hatch(water)",
        "refused-second-ant (zone rock) [ANT-HATCH-03]",
    ),
    (at({"is": "Hatch", "left": 2}), "stop", "refused-stop [ANT-LVL-04]"),
    # Ants
    (ants(zones={0: "water 1"}), "send(rock, t05)", "refused-zone-empty (zone rock) [ANT-ANTS-03]"),
    (ants(zones={0: "water 1"}), "retrieve_zone(rock)", "refused-zone-empty (zone rock) [ANT-ANTS-08]"),
    (ants(zones={0: "water 1"}), "guard(t01)", "refused-zone-empty (zone soldier) [ANT-GUARD-01]"),
    (ants(zones={0: "water 1"}), "send(water, chasm)", "refused-chasm [ANT-BRIDGE-05]"),
    (
        ants(zones={0: "water 1"}),
        "send(water, t05)",
        "refused-terrain (zone water, track t05, terrain rock) [ANT-ANTS-03]",
    ),
    (
        ants(zones={0: "water 1"}, workers={0: "t01"}),
        "send(water, t01)",
        "refused-worker-there (track t01) [ANT-ANTS-05]",
    ),
    (ants(zones={0: "water 1"}), "send(water, t10)", "refused-not-connected (track t10) [ANT-ANTS-04]"),
    (ants(zones={0: "soldier 2"}), "guard(t01)", "refused-no-worker (track t01) [ANT-GUARD-01]"),
    (
        ants(zones={0: "soldier 2"}, workers={0: "t01", 1: "t01"}, guards={"t01": 1}),
        "guard(t01)",
        "refused-guard-there (track t01, guard SeatName(seat=1)) [ANT-GUARD-02]",
    ),
    (ants(zones={0: "water 1"}), "retrieve_worker(t01)", "refused-no-worker (track t01) [ANT-ANTS-08]"),
    (
        ants(zones={0: "water 1"}, workers={0: "t01 beetle"}),
        "retrieve_worker(t01)",
        "refused-carries (track t01, item beetle) [ANT-ANTS-10]",
    ),
    (
        ants(zones={0: "water 1"}, workers={0: "t01"}, guards={"t01": 0}),
        "retrieve_worker(t01)",
        "refused-guard-first (track t01) [ANT-ANTS-11]",
    ),
    (
        ants(zones={0: "water 1"}, workers={0: "t01, t10"}),
        "retrieve_worker(t01)",
        "refused-cuts-chain (track t01) [ANT-ANTS-09]",
    ),
    (ants(zones={0: "water 1"}), "retrieve_guard(t01)", "refused-no-guard (track t01) [ANT-ANTS-08]"),
    (
        ants(3, zones={0: "soldier 2, water 1"}),
        "bridge",
        "refused-bridge-soldiers (soldiers 2, needed 3) [ANT-BRIDGE-01]",
    ),
    (
        ants(2, zones={0: "soldier 3, water 1"}),
        "bridge",
        "refused-bridge-units (left 2, needed 3) [ANT-BRIDGE-01]",
    ),
    (
        ants(3, zones={0: "soldier 3"}, workers={0: "chasm"}),
        "bridge",
        "refused-second-bridge [ANT-BRIDGE-02]",
    ),
    (ants(zones={0: "water 2"}), "stop", "refused-stop [ANT-LVL-04]"),
    # Push
    (
        push("t10, t12, t13", clearings={"brown_leaf": 1}),
        "take(t10, cl_ladybird)",
        "refused-clearing-empty (clearing cl_ladybird) [ANT-PUSH-02]",
    ),
    (
        push("t10, t21, t12", stored={0: "ladybird 0,0"}),
        "take(t10, cl_ladybird)",
        "refused-has-kind (item ladybird) [ANT-PUSH-06]",
    ),
    (
        push("t10, t21"),
        "take(t12, cl_brown_leaf)",
        "refused-nobody-near (clearing cl_brown_leaf) [ANT-PUSH-02]",
    ),
    (push("t10, t21"), "take(t11, cl_ladybird)", "refused-no-worker (track t11) [ANT-PUSH-08]"),
    (
        push("t10 beetle, t21"),
        "take(t10, cl_ladybird)",
        "refused-carries (track t10, item beetle) [ANT-PUSH-07]",
    ),
    (
        push("t10, t21"),
        "take(t10, cl_butterfly)",
        "refused-not-beside (track t10, clearing cl_butterfly) [ANT-PUSH-02]",
    ),
    (push("t01 beetle, t10"), "hand_on(t14, t10)", "refused-no-worker (track t14) [ANT-PUSH-08]"),
    (push("t01 beetle, t10"), "hand_on(t10, t01)", "refused-carries-nothing (track t10) [ANT-PUSH-03]"),
    (push("t01, t10 beetle, t21"), "deliver(t10)", "refused-not-at-anthill (track t10) [ANT-PUSH-04]"),
    (push("t01, t10, t21"), "deliver(t01)", "refused-carries-nothing (track t01) [ANT-PUSH-04]"),
    (push("t01 beetle, t10"), "hand_on(t01, t14)", "refused-no-worker (track t14) [ANT-PUSH-08]"),
    (
        push("t01 beetle, t10 woodlouse, t14"),
        "hand_on(t10, t01)",
        "refused-carries (track t01, item beetle) [ANT-PUSH-07]",
    ),
    (push("t01 beetle, t10"), "hand_on(t01, t01)", "refused-not-joined (start t01, end t01) [ANT-PUSH-03]"),
    (
        push("t01 beetle, t10, t05"),
        "hand_on(t01, t05)",
        "refused-not-joined (start t01, end t05) [ANT-PUSH-03]",
    ),
    (push("t01 beetle, t10"), "stop", "refused-stop [ANT-LVL-04]"),
    # The end of a turn
    (STORE, "store(dragonfly, 9,9)", "refused-no-space (hex 9,9) [ANT-TIDY-03]"),
    (STORE, "store(dragonfly, 0,0)", "refused-prey-on-space (hex 0,0, prey beetle) [ANT-TIDY-03]"),
    (STORE, "store(dragonfly, 3,0)", "refused-store-on-fungus (hex 3,0) [ANT-TIDY-05]"),
    (
        {"steps": TIDYING, "hands": {0: f"{TILES} build_push explore_push"}},
        "return_tile(push_push)",
        "refused-not-in-hand (tile push_push) [ANT-TIDY-07]",
    ),
    (
        {"steps": TIDYING, "fields": "blue green explore_push", "arrived": [], "explored": True},
        "next(C)",
        "refused-not-arrived (lane C) [ANT-ATE-01]",
    ),
]


@pytest.mark.parametrize("given, answer, said", CASES, ids=[f"{answer} {said}" for _, answer, said in CASES])
def test_refusals(given: dict[str, Any], answer: str, said: str) -> None:
    assert refusal(table(**given), tokens(answer)) == said


@pytest.mark.parametrize(
    "given, path, said",
    [
        (
            {"hills": {0: "explore_push 0,1 1,0"}, "fields": ACTION["fields"], "supply": {0: 0}},
            "piece:super_ant",
            "refused-super-idle [ANT-TURN-10]",
        ),
        (
            push("t10 beetle, t21 woodlouse, t22 green_leaf, t12, t13"),
            "worker:t10",
            "refused-nowhere-to-hand (track t10) [ANT-PUSH-03]",
        ),
        (
            push("t10 beetle, t11 woodlouse, t21, t06"),
            "clearing:cl_butterfly worker:t10",
            "refused-carries (track t10, item beetle) [ANT-PUSH-07]",
        ),
        (
            push("t10 beetle, t11 woodlouse, t06"),
            "clearing:cl_ladybird",
            "refused-carries (track t10, item beetle) [ANT-PUSH-07]",
        ),
        (push("t10 beetle, t21"), "worker:t10 clearing:cl_ladybird", "refused-put-back [ANT-PUSH-12]"),
    ],
)
def test_refusals_half_way(given: dict[str, Any], path: str, said: str) -> None:
    assert said in refusal(table(**given), path)


@clause("ANT-STEAL-06", "ANT-RULING-25")
@pytest.mark.parametrize(
    "given",
    [
        EXPLORE,
        at({"is": "Build", "left": 2}, hands={0: TILES}),
        lay(),
        second("2,1"),
        at({"is": "Hatch", "left": 2}),
        STORE,
        {"steps": TIDYING, "hands": {0: f"{TILES} build_push explore_push"}},
        {"steps": TIDYING, "fields": "blue green grey", "arrived": [], "explored": True},
    ],
)
def test_there_are_moments_when_nobody_steals(given: dict[str, Any]) -> None:
    """What could be stolen between two actions."""
    chains = {0: "t01", 1: "t01 green_leaf"}
    t = table(**{"fields": FILLED, "zones": {0: "soldier 1"}, "workers": chains, **given})
    assert refusal(t, "steal:t01 seat:1") == "refused-steal-now [ANT-STEAL-06]"


@pytest.mark.parametrize(
    "given, clause",
    [
        ({}, "ANT-TURN-05"),
        (EXPLORE, "ANT-EXPL-02"),
        (at({"is": "Build", "left": 2}, hands={0: TILES}), "ANT-BUILD-03"),
        (lay(), "ANT-BUILD-05"),
        (second("2,1"), "ANT-BUILD-03"),
        (at({"is": "Hatch", "left": 2}), "ANT-HATCH-02"),
        (ants(zones={0: "water 2"}), "ANT-ANTS-01"),
        (push("t10, t21"), "ANT-PUSH-01"),
        (STORE, "ANT-TIDY-02"),
        ({"steps": TIDYING, "hands": {0: f"{TILES} build_push explore_push"}}, "ANT-TIDY-07"),
        ({"steps": TIDYING, "fields": "blue green grey", "arrived": [], "explored": True}, "ANT-ATE-04"),
    ],
)
@pytest.mark.parametrize(
    "path",
    ["lane:D", "hex:x", "zone:moor", "worker:t99", "steal:t99", "clearing:cl_x", "tile:wasp", "field:7A"],
)
def test_what_means_nothing_is_refused_by_the_clause_of_the_question(
    given: dict[str, Any], clause: str, path: str
) -> None:
    t = table(**{"fields": FILLED, **given})
    assert refusal(t, path) == f"refused-not-offered (path {path}) [{clause}]"


def refusal(t: Table, path: str) -> str:
    found = t.match.why_not(t.asked_seat, path)
    assert found is not None, f"{path} is offered"
    return str(found)
