"""What the box holds: the map, the tokens, the cards (sections 2 and 4 of the spec)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from formicarium.games.hidden_empires_2.data import (
    AREAS,
    AXIAL,
    CARDS,
    CENTRAL,
    CHAMBERS,
    COLOUR,
    COLOURS,
    DECK,
    EVENTS,
    HAND_CARDS,
    NEIGHBOURS,
    NEST_SITES,
    NEST_SPACES,
    OF_COLOUR,
    START_BROOD,
    TOKEN_KIND,
    TOKENS,
    TRAILS,
    TRAITS,
    Area,
    Card,
    Colour,
    Place,
    distance,
)
from formicarium.scene.theme import DARK, LIGHT, MARK_NAMES
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import area_named

MAP = """
                A1R     A2A     A3B     A4Y     A5G
            B1G     B2Y     B3G     B4A     B5R     B6B
        C1A     C2B     C3Rc    C4Bc    C5Gc    C6Y     C7A
    D1B     D2R     D3Ac    D4Yc    D5Rc    D6Ac    D7B     D8R
E1Y     E2G     E3Yc    E4Gc    E5Bc    E6Gc    E7Yc    E8G     E9Y
    F1R     F2A     F3Bc    F4Rc    F5Yc    F6Bc    F7R     F8A
        G1B     G2Y     G3Gc    G4Ac    G5Rc    G6A     G7B
            H1A     H2R     H3B     H4G     H5Y     H6G
                I1G     I2Y     I3A     I4B     I5R
"""
LETTER = {"brown": "B", "gray": "A", "green": "G", "red": "R", "yellow": "Y"}
PLACE = AXIAL
AT = {place: area for area, place in PLACE.items()}
ROTATED = {"green": "yellow", "yellow": "red", "red": "green", "brown": "gray", "gray": "brown"}


def turned(name: str) -> str:
    """Where an area comes to lie when the map is turned by 60°."""
    q, r = PLACE[Area(Place(name))]
    return AT[-r, q + r]


# The map


@clause("HE2-RULING-01", "HE2-RULING-02", "HE2-RULING-03")
def test_the_map_is_the_one_drawn_in_the_spec() -> None:
    drawn = {text[:2]: (text[2], text.endswith("c")) for text in MAP.split()}
    assert drawn == {each: (LETTER[COLOUR[each]], each in CENTRAL) for each in AREAS}


@clause("HE2-RULING-01")
def test_the_map_is_a_hexagon_with_five_areas_a_side() -> None:
    assert len(AREAS) == 61
    rows = Counter(name[0] for name in AREAS)
    assert [rows[row] for row in "ABCDEFGHI"] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    assert Counter(len(NEIGHBOURS[each]) for each in AREAS) == {6: 37, 4: 18, 3: 6}


@clause("HE2-TERM-02")
def test_adjacent_areas_share_a_side_and_distance_counts_steps() -> None:
    assert NEIGHBOURS[area_named("E5")] == ("D4", "D5", "E4", "E6", "F4", "F5")
    assert NEIGHBOURS[area_named("A1")] == ("A2", "B1", "B2")
    for one in AREAS:
        found, ring = {one: 0}, [one]
        while ring:
            ring = [near for each in ring for near in NEIGHBOURS[each] if near not in found]
            found |= {each: max(found.values()) + 1 for each in ring}
            ring = list(dict.fromkeys(ring))
        assert found == {other: distance(one, other) for other in AREAS}


@clause("HE2-RULING-02")
def test_the_colours_are_even_and_never_touch_their_like() -> None:
    assert Counter(COLOUR.values()) == {"brown": 13, "gray": 12, "green": 12, "red": 12, "yellow": 12}
    assert all(COLOUR[one] != COLOUR[other] for one in AREAS for other in NEIGHBOURS[one])
    assert {colour: sorted(each for each in AREAS if COLOUR[each] == colour) for colour in COLOURS} == {
        colour: list(areas) for colour, areas in OF_COLOUR.items()
    }


@clause("HE2-RULING-02")
def test_a_turn_of_the_map_only_swaps_colours() -> None:
    for each in AREAS:
        if each != "E5":
            assert COLOUR[area_named(turned(each))] == ROTATED[COLOUR[each]]
    assert all(
        Counter(CARDS[card].colour for card in EVENTS)[Colour(colour)] == 3 for colour in COLOURS
    )  # two Environmental Changes and an Attrition


@clause("HE2-RULING-03")
def test_the_centre_and_the_nest_spaces() -> None:
    assert set(CENTRAL) == {each for each in AREAS if distance(each, area_named("E5")) <= 2}
    central = Counter(COLOUR[each] for each in CENTRAL)
    assert central == {"brown": 4, "gray": 3, "green": 4, "red": 4, "yellow": 4}
    assert NEST_SPACES == {
        2: ("E3", "E7"),
        3: ("C3", "E7", "G3"),
        4: ("B3", "D7", "F2", "H4"),
        5: ("B2", "C6", "F2", "F7", "H3"),
        6: ("B2", "B5", "E2", "E8", "H2", "H5"),
    }


@clause("HE2-RULING-03")
def test_every_nest_space_touches_four_colours_and_the_centre() -> None:
    for spaces in NEST_SPACES.values():
        for space in spaces:
            around = Counter(COLOUR[near] for near in NEIGHBOURS[space])
            assert sorted(around.values()) == [1, 1, 2, 2]
            assert COLOUR[space] not in around
            assert any(near in CENTRAL for near in NEIGHBOURS[space])


@clause("HE2-RULING-03")
def test_the_nests_keep_their_distances() -> None:
    def apart(seats: int) -> dict[str, list[int]]:
        spaces = NEST_SPACES[seats]
        return {one: sorted(distance(one, other) for other in spaces if other != one) for one in spaces}

    def from_centre(seats: int) -> set[int]:
        return {distance(space, area_named("E5")) for space in NEST_SPACES[seats]}

    assert [from_centre(seats) for seats in range(2, 7)] == [{2}, {2}, {3}, {3}, {3}]
    assert set(map(tuple, apart(2).values())) == {(4,)}
    assert set(map(tuple, apart(3).values())) == {(4, 4)}
    assert set(map(tuple, apart(4).values())) == {(4, 4, 6)}
    assert set(map(tuple, apart(6).values())) == {(3, 3, 6, 6, 6)}


@clause("HE2-RULING-03")
def test_five_players_have_equal_shares_of_the_map() -> None:
    spaces = NEST_SPACES[5]
    shares: Counter[str] = Counter()
    for each in AREAS:
        near = [space for space in spaces if distance(each, space) == min(distance(each, s) for s in spaces)]
        if each not in spaces:
            shares.update({space: 60 // len(near) for space in near})
    assert set(shares.values()) == {round(11.2 * 60)}


# The tokens


@clause("HE2-RULING-04")
def test_72_discovery_tokens() -> None:
    expected = {f"prey_{value}": 4 for value in range(1, 7)} | {
        f"predator_{value}": 2 for value in range(3, 7)
    }
    expected |= {"plants_2": 8, "plants_3": 8, "aphids_1": 8, "aphids_2": 8, "empty": 8}
    assert Counter(TOKENS) == expected
    assert len(TOKENS) == 72
    assert Counter(TOKEN_KIND[token] for token in TOKENS) == {
        "prey": 24, "predator": 8, "plants": 16, "aphids": 16, "empty": 8,
    }  # fmt: skip


@clause("HE2-RULING-05")
def test_the_supply_of_small_tokens() -> None:
    assert (TRAILS, NEST_SITES) == (12, 6)


@clause("HE2-RULING-06")
def test_six_colours_with_a_symbol_each() -> None:
    assert MARK_NAMES == ("circle", "triangle", "square", "diamond", "star", "hexagon")
    assert len(set(LIGHT.seats)) == len(set(DARK.seats)) == 6


@clause("HE2-TERM-05", "HE2-TERM-08")
def test_the_nest_sheet() -> None:
    assert sorted(CHAMBERS) == ["builders", "nurses", "reserves", "returning", "storage"]
    assert list(START_BROOD) == [
        "egg_f", "egg_m", "larva_f", "larva_m", "pupa_small", "pupa_medium", "pupa_large", "pupa_m",
    ]  # fmt: skip


# The cards


@clause("HE2-RULING-36", "HE2-RULING-37")
def test_64_cards() -> None:
    assert (len(TRAITS), len(HAND_CARDS), len(EVENTS), len(DECK)) == (25, 16, 23, 64)
    assert len(set(TRAITS)) == 25
    assert len(set(HAND_CARDS)) == 16
    assert len(set(EVENTS)) == 16
    assert len(set(DECK)) == 57
    assert CARDS[Card("caterpillars")].kind == "event"
    assert CARDS[Card("aphid_shelter")].kind == "hand"


@clause("HE2-RULING-37")
@pytest.mark.parametrize(
    "type, traits",
    [
        ("chemical", "deadly_sting mace suicide_bombers recruitment territory_marking repellent"),
        ("color", "warning_coloration camouflage"),
        ("majors", "soldiers millers blockers bus"),
        ("medias", "specialist_foragers porters guards repletes"),
        ("nest", "prolific_queen bivouac supercolony plant_house harvesters"),
        ("resources", "plant_specialists aphid_specialists trail_makers slave_makers"),
    ],
)
def test_the_traits_have_six_types(type: str, traits: str) -> None:
    assert {card for card in TRAITS if CARDS[card].type == type} == set(traits.split())


@clause("HE2-AUC-05")
def test_only_aphid_specialists_exclude_others() -> None:
    pairs = {
        frozenset((one, other))
        for one, other in combinations(TRAITS, 2)
        if other in CARDS[one].excludes or one in CARDS[other].excludes
    }
    assert pairs == {
        frozenset(("aphid_specialists", "harvesters")),
        frozenset(("aphid_specialists", "millers")),
    }


@clause("HE2-HAND-05")
@pytest.mark.parametrize(
    "timing, cards",
    [
        (
            "own_turn",
            "highwayman_beetles additional_queen predator_migration rove_beetles guest_queen one_queen "
            "mutation hybridization population_bottleneck",
        ),
        ("own_turn_after_move", "trophic_eggs"),
        ("own_redeploy", "migration"),
        ("reaction_environment_change", "aphid_shelter"),
        ("reaction_invasion", "seal_nest_entrances"),
        ("window_wa", "larval_food"),
        ("window_wc", "male_eggs"),
        ("windows_wa_wb_wc", "thief_ants"),
    ],
)
def test_the_hand_cards_have_their_times(timing: str, cards: str) -> None:
    assert {card for card in HAND_CARDS if CARDS[card].timing == timing} == set(cards.split())


@clause("HE2-RULING-36")
def test_the_events() -> None:
    expected = {f"environmental_change_{colour}": 2 for colour in COLOURS}
    expected |= {f"attrition_{colour}": 1 for colour in COLOURS}
    expected |= {"caterpillars": 1, "aphid_predation": 2, "ant_dispersed_seeds": 1}
    expected |= {"poor_growing_season": 1, "plant_eating_insects": 2, "good_growing_season": 1}
    assert Counter(EVENTS) == expected
