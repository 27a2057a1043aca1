"""What the box holds: the board, the tiles, the colours (sections 2, 4 and 5 of the spec)."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from formicarium.games.antics.data import (
    ANTHILL,
    AT_ANTHILL,
    BAG,
    CHASM,
    CLEARING_OF,
    COPIES,
    ENDS,
    FACES,
    FUNGUS,
    HALVES,
    LEFT_OF,
    START_TILE,
    TERRAIN,
    TERRAINS,
    TILES,
    TRACKS,
    ZONES,
    Item,
    Node,
    Track,
)
from formicarium.games.antics.hexes import NEIGHBOURS
from formicarium.games.antics.hill import BASE
from formicarium.games.antics.scene.garden import TONES
from formicarium.scene.theme import DARK, LIGHT
from formicarium.testing import clause


def distances(*closed: Track) -> dict[Node, int]:
    """How many ants link each node to the anthill, without these tracks."""
    found, waiting = {ANTHILL: 0}, deque([ANTHILL])
    while waiting:
        node = waiting.popleft()
        for track, ends in ENDS.items():
            if node in ends and track not in closed:
                (far,) = (other for other in ends if other != node)
                if far not in found:
                    found[far] = found[node] + 1
                    waiting.append(far)
    return found


@clause("ANT-RULING-01", "ANT-RULING-04")
@pytest.mark.parametrize(
    "item, distance, bridged, beside",
    [
        ("ladybird", 2, 2, "t10 t11 t21 t37"),
        ("butterfly", 3, 3, "t21 t22 t40"),
        ("caterpillar", 3, 3, "t23 t24"),
        ("woodlouse", 4, 4, "t29 t30 t36"),
        ("beetle", 5, 5, "t35 t36"),
        ("dragonfly", 6, 2, "t47 t48"),
        ("brown_leaf", 2, 2, "t12 t13 t32"),
        ("green_leaf", 4, 4, "t39 t40"),
    ],
)
def test_the_clearings(item: str, distance: int, bridged: int, beside: str) -> None:
    clearing = CLEARING_OF[Item(item)]
    assert (distances(CHASM)[clearing], distances()[clearing]) == (distance, bridged)
    assert [track for track, ends in ENDS.items() if clearing in ends] == beside.split()


@clause("ANT-RULING-01")
def test_the_tracks() -> None:
    assert (len(TRACKS), len({node for ends in ENDS.values() for node in ends})) == (49, 30)
    assert Counter(TERRAIN.values()) == {"flower": 10, "meadow": 10, "rock": 10, "water": 9, "undergrowth": 9}
    assert ENDS[Track("t47")] == ENDS[Track("t48")] == ("chasm_rim", "cl_dragonfly")
    assert (ENDS[CHASM], CHASM in TERRAIN) == (("anthill", "chasm_rim"), False)
    starts = [track for track in TRACKS if track in AT_ANTHILL and track != CHASM]
    assert sorted(TERRAIN[track] for track in starts) == sorted(TERRAINS)


@clause("ANT-RULING-02", "ANT-RULING-03")
def test_the_zones_from_left_to_right() -> None:
    assert ZONES == ("flower", "meadow", "water", "undergrowth", "rock", "soldier")
    assert ZONES[:5] == TERRAINS
    assert [LEFT_OF[zone] for zone in ZONES] == [ZONES[-1], *ZONES[:-1]]


@clause("ANT-RULING-06", "ANT-RULING-07")
def test_a_tile_is_two_joined_hexes() -> None:
    assert all(len(halves) == 2 for halves in HALVES.values())
    assert [(built.tile, built.first, built.second) for built in BASE.tiles] == [
        ("base_1", "0,0", "0,1"), ("base_2", "1,0", "1,1"), ("base_3", "2,0", "2,1"),
    ]  # fmt: skip
    assert all(built.second in NEIGHBOURS[built.first] for built in BASE.tiles)


@clause("ANT-RULING-08", "ANT-RULING-10")
def test_the_tiles_of_the_bag() -> None:
    assert (sum(COPIES.values()), len(TILES), len(BAG)) == (56, 20, 56)
    assert TILES[0] == START_TILE not in COPIES, "everybody has one: it is never in the bag"
    halves = Counter(half for tile in BAG for half in HALVES[tile])
    assert halves == {"build": 21, "hatch": 20, "ants": 20, "push": 20, "explore": 19, "fungus": 12}
    mixed = [tile for tile in TILES if len(set(HALVES[tile]) - {FUNGUS}) == 2 and tile != START_TILE]
    assert ([COPIES[tile] for tile in mixed], len(mixed)) == ([4] * 10, 10)


@clause("ANT-RULING-09")
def test_a_start_tile_has_both_halves() -> None:
    assert HALVES[START_TILE] == ("hatch", "explore")


@clause("ANT-RULING-11")
def test_the_anteaters() -> None:
    assert list(FACES.values()) == [("blue", "red"), ("green", "yellow"), ("grey", "brown")]


@clause("ANT-RULING-52")
def test_the_players_have_colours_and_marks_of_the_house_that_no_zone_has() -> None:
    for theme in (LIGHT, DARK):
        assert len(set(theme.seats[:4])) == 4
        assert not set(theme.seats[:4]) & {theme[tone] for tone in TONES.values()}
