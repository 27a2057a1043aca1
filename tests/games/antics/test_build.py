"""ANT-BUILD, ANT-DEC-03: tiles on the hill."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.antics.events import TileBuilt
from formicarium.games.antics.hill import BASE
from formicarium.testing import clause
from tests.games.antics.builder import ROOF, SECOND_FLOOR, TOWER, TURN, Table, built, pairs, table


def building(tile: str = "build_push", hill: str = "", left: int = 1, **rest: Any) -> Table:
    """Seat 0 is to lay this tile."""
    steps = [{"is": "LayFirst", "left": left, "tile": tile}, *TURN]
    return table(steps=steps, hills={0: hill}, hands={0: tile}, **rest)


@clause("ANT-BUILD-01", "ANT-CARD-build-01")
def test_as_many_tiles_as_the_level_one_after_the_other() -> None:
    t = table(steps=[{"is": "Build", "left": 2}, *TURN], hands={0: "hatch_push ants_push explore_ants"})
    t.plays("tile(hatch_push)", "first(3,0)", "second(3,1)", "tile(ants_push)", "first(4,0)", "second(4,1)")
    assert (t.asked, t.s.hands[0]) == ("ask-action", ("explore_ants",))


@clause("ANT-BUILD-01", "ANT-BUILD-02", "ANT-RULING-48")
def test_all_tiles_are_built_if_there_are_fewer() -> None:
    t = table(steps=[{"is": "Build", "left": 4}, *TURN], hands={0: "hatch_push ants_push"})
    t.plays("tile(hatch_push)", "first(3,0)", "second(3,1)")
    assert t.refuses("stop") == "ANT-BUILD-02"
    t.plays("first(4,0)", "second(4,1)")
    assert (t.asked, t.s.hands[0]) == ("ask-action", ())


@clause("ANT-BUILD-02")
def test_one_may_not_build_fewer() -> None:
    t = table(steps=[{"is": "Build", "left": 2}, *TURN], hands={0: "hatch_push ants_push"})
    assert t.refuses("stop") == "ANT-BUILD-02"
    t.plays("tile(hatch_push)")
    assert t.refuses("pass") == "ANT-BUILD-02"


@clause("ANT-BUILD-03")
def test_tile_hexes_and_halves_are_the_players_choice() -> None:
    t = table(steps=[{"is": "Build", "left": 1}, *TURN], hands={0: "hatch_push ants_push"})
    assert t.offers() == ["tile(ants_push)", "tile(hatch_push)"]
    assert t.refuses("tile(push_push)") == "ANT-BUILD-01"
    t.plays("tile(ants_push)", "first(2,0)", "second(1,1)")
    assert (t.spaces()["2,0"], t.spaces()["1,1"]) == ("ants@2", "push@2")
    assert t.facts(TileBuilt) == [(0, "ants_push", "2,0", "1,1", 2)]
    t = building("ants_push").plays("first(1,1)", "second(2,0)")
    assert (t.spaces()["2,0"], t.spaces()["1,1"]) == ("push@2", "ants@2")
    assert building().plays("first(2,0)").refuses("second(0,1)") == "ANT-BUILD-03"


@clause("ANT-BUILD-03")
def test_each_half_is_asked_for_by_name() -> None:
    t = building("ants_push")
    assert t.decision.prompt.args == (("tile", "ants_push"), ("kind", "ants"))
    t.plays("first(1,1)")
    assert t.decision.prompt.args == (("tile", "ants_push"), ("kind", "push"))
    assert (t.view(0).phase, t.view(0).action) == ("LaySecond", "build")


@clause("ANT-BUILD-04")
def test_the_next_tile_may_lie_on_the_new_one() -> None:
    t = table(steps=[{"is": "Build", "left": 2}, *TURN], hands={0: "hatch_push ants_push"})
    t.plays("tile(hatch_push)", "first(3,0)", "second(4,0)", "first(2,0)")
    assert "second(3,0)" in t.offers()
    t.plays("second(3,0)")
    assert t.spaces()["3,0"] == "push@2"


@clause("ANT-BUILD-05")
def test_on_the_ground_a_tile_touches_the_hill() -> None:
    t = building()
    assert t.refuses("first(5,0)") == "ANT-BUILD-05"
    t.plays("first(4,0)")
    assert t.offers() == ["second(3,0)", "second(3,1)"]
    t.plays("second(3,1)")
    assert (t.spaces()["4,0"], t.spaces()["3,1"]) == ("build@1", "push@1")


@clause("ANT-BUILD-06", "ANT-RULING-50", "ANT-CARD-build-02")
def test_a_raised_tile_rests_on_two_tiles_of_one_level() -> None:
    raised = [pair for pair in pairs(BASE) if set(pair.split()) <= set(BASE.spaces)]
    assert raised == ["0,0 1,0", "0,1 1,1", "0,1 1,0", "1,0 2,0", "1,1 2,1", "1,1 2,0"]
    hill = built(SECOND_FLOOR)
    assert "2,0 3,0" not in pairs(hill)  # the same tile
    assert "2,0 2,1" in pairs(hill)
    assert built(f"{SECOND_FLOOR}; ants_ants 2,0 2,1").tiles[-1].level == 3


@clause("ANT-BUILD-07")
def test_no_tile_overhangs() -> None:
    t = building(hill="hatch_ants 0,1 1,0").plays("first(1,1)")
    assert t.offers() == ["second(2,1)", "second(2,0)"]
    assert t.refuses("second(1,0)") == t.refuses("second(0,1)") == "ANT-BUILD-07"  # on another level
    assert t.refuses("second(1,2)") == "ANT-BUILD-07"  # beside the hill


@clause("ANT-BUILD-07", "ANT-RULING-60")
def test_nothing_fits_into_a_hole() -> None:
    ring = "hatch_ants 3,0 4,0; hatch_push 4,1 3,2; ants_push 2,2 1,2"
    t = building(hill=ring)
    assert "3,1" not in t.spaces()
    assert t.refuses("first(3,1)") == "ANT-BUILD-07"


@clause("ANT-BUILD-08")
def test_a_tile_does_not_lie_on_one_single_tile() -> None:
    t = building(hill="hatch_push 3,0 3,1").plays("first(3,0)")
    assert t.offers("second") == ["second(2,0)", "second(2,1)"]
    assert t.refuses("second(3,1)") == "ANT-BUILD-08"


@clause("ANT-BUILD-08")
def test_a_tile_apart_cannot_be_built_on() -> None:
    t = building(hill="hatch_push 3,-1 4,-1; hatch_ants 2,0 3,-1")
    assert t.refuses("first(4,-1)") == "ANT-BUILD-07"  # its other half is covered


@clause("ANT-BUILD-09")
def test_the_base_is_three_tiles() -> None:
    found = pairs(BASE)
    assert {"0,0 1,0", "1,0 2,0"} <= set(found)
    assert not {"0,0 0,1", "1,0 1,1", "2,0 2,1"} & set(found)


@clause("ANT-BUILD-10")
def test_a_marked_space_is_not_covered() -> None:
    t = building(markers=["1,1"])
    assert t.refuses("first(1,1)") == "ANT-BUILD-10"
    assert not [pair for pair in t.pairs() if "1,1" in pair.split()]


@clause("ANT-BUILD-10")
def test_a_marked_space_as_second_half() -> None:
    t = building(markers=["1,1"], hill="hatch_push 3,0 4,0").plays("first(2,0)")
    assert t.offers() == ["second(3,0)", "second(1,0)"]
    assert t.refuses("second(1,1)") == "ANT-BUILD-10"


@clause("ANT-BUILD-11", "ANT-TIDY-04")
def test_a_space_with_prey_is_never_covered() -> None:
    t = building(stored={0: "ladybird 1,1"}, hill="hatch_push 3,0 4,0")
    assert t.refuses("first(1,1)") == "ANT-BUILD-11"
    assert t.plays("first(2,0)").refuses("second(1,1)") == "ANT-BUILD-11"


@clause("ANT-BUILD-12", "ANT-FUNG-03")
def test_anything_else_may_be_covered() -> None:
    t = building(hill="fungus_hatch 3,0 4,0").plays("first(3,0)", "second(2,1)")
    assert "fungus" not in " ".join(t.spaces().values())


@clause("ANT-BUILD-13")
def test_level_5_is_the_highest() -> None:
    t = building(hill=ROOF)
    assert {t.spaces()[at] for at in ("2,0", "2,1", "3,0", "3,1")} == {"hatch@5", "ants@5"}
    assert t.refuses("first(2,0)") == "ANT-BUILD-13"
    assert not {"2,0 3,0", "2,1 3,1", "2,1 3,0"} & set(t.pairs())


@clause("ANT-BUILD-13")
def test_a_hill_has_no_limits() -> None:
    tiles = ["build_hatch", "build_ants", "build_push", "hatch_ants", "hatch_push"] * 4
    row = "; ".join(f"{tile} {3 + 2 * i},0 {4 + 2 * i},0" for i, tile in enumerate(tiles))
    t = building("ants_push", hill=row)
    assert "first(43,0)" in t.offers()
    t.match.play(0, "column:43 row:0")
    t.match.play(0, "column:44 row:0")
    assert t.spaces()["44,0"] == "push@1"


@clause("ANT-BUILD-14")
def test_built_tiles_stay_as_they_are() -> None:
    t = building(hill=TOWER)
    before = t.s.hills[0].tiles
    t.plays("first(0,1)", "second(1,0)")
    assert t.s.hills[0].tiles[:-1] == before


@clause("ANT-BUILD-15")
def test_only_the_two_covered_hexes_matter() -> None:
    """One half of each supporting tile is covered already, or carries a marker."""
    t = building(hill="hatch_ants 0,1 1,0; hatch_push 3,0 3,1; ants_push 2,0 3,0", markers=["1,0"])
    assert "1,1 2,1" in t.pairs()
    assert "2,1 3,1" in t.pairs()


@clause("ANT-DEC-03")
@pytest.mark.parametrize("tile, answers", [("build_push", 36), ("build_build", 28)])
def test_the_untouched_base(tile: str, answers: int) -> None:
    assert len(building(tile).offers()) == answers
    raised = [pair for pair in pairs(BASE) if pair.split()[0] in BASE.spaces]
    assert (len(raised), len(pairs(BASE)) - len(raised)) == (6, 42)


@clause("ANT-DEC-03")
def test_of_a_symmetric_tile_the_lower_hex_comes_first() -> None:
    t = building("build_build")
    assert t.refuses("first(5,-1)") == "ANT-BUILD-05"
    assert t.refuses("first(4,-1)") == "ANT-DEC-03"
    t.plays("first(1,1)")
    assert t.offers() == ["second(2,1)", "second(2,0)"]
    assert t.refuses("second(0,1)") == "ANT-DEC-03"


@clause("ANT-DEC-03")
@pytest.mark.parametrize("tile", ["build_push", "build_build"])
@pytest.mark.parametrize(
    "hill", ["", SECOND_FLOOR, TOWER, "hatch_ants 3,0 4,0; hatch_push 4,1 3,2; ants_push 2,2 1,2"]
)
def test_there_is_no_dead_end(tile: str, hill: str) -> None:
    """Every first hex has a second one, and together they are exactly the legal pairs."""
    t = building(tile, hill)
    found = []
    for first in t.offers():
        after = building(tile, hill)
        after.match.play(0, after.decision.find((f"hex:{first[6:-1]}",)) or "")
        seconds = [move[7:-1] for move in after.offers("second")] if after.asked == "ask-second" else []
        if not seconds:  # only one: the table has taken it
            seconds = [after.told(TileBuilt)[0].second]
        found += [(first[6:-1], second) for second in seconds]
    legal = [tuple(pair.split()) for pair in t.pairs()]
    both = legal if tile == "build_build" else [*legal, *[pair[::-1] for pair in legal]]
    assert sorted(found) == sorted(both)
