"""What the box holds: the map, the cards, the markers (section 2 of the spec)."""

from __future__ import annotations

from collections import Counter

import pytest

from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.data import (
    ACTIONS,
    BROOD,
    CARDS,
    CHAMBERS,
    DECK,
    POOL,
    SITES,
    TILE_STOCK,
    TRAILS,
    TRAITS,
    TYPE,
    Area,
)
from formicarium.games.hidden_empires_1.ground import CLASSIC
from formicarium.games.hidden_empires_1.scene.areas import TONES
from formicarium.scene.theme import DARK, LIGHT, MARK_NAMES
from formicarium.testing import clause
from formicarium.texts.rulebook import rulebook
from formicarium.texts.speaker import Speaker
from tests.games.hidden_empires_1.builder import PERFORM, A, B, table

MAP = {
    "A": "ygWna", "B": "Wrgr", "C": "anyay", "D": "Wgrn", "E": "nrayg",
    "F": "gynW", "G": "rarga", "H": "ynyW", "I": "agWnr",
}  # fmt: skip
LETTER = {"y": "yellow", "g": "green", "W": "blue", "n": "brown", "a": "gray", "r": "red"}
HALF_TURN = {
    "blue": "blue", "gray": "gray", "red": "yellow", "yellow": "red", "green": "brown", "brown": "green",
}  # fmt: skip


# The map


@clause("HE1-RULING-01", "HE1-DEF-02")
def test_the_map_is_the_one_drawn_in_the_spec() -> None:
    drawn = {
        f"{column}{row}": LETTER[letter]
        for column, letters in MAP.items()
        for row, letter in enumerate(letters, 1)
    }
    assert drawn == CLASSIC.colors
    assert len(drawn) == 41
    assert Counter(drawn.values()) == {
        "red": 7, "green": 7, "yellow": 7, "brown": 7, "gray": 7, "blue": 6,
    }  # fmt: skip
    assert len(CLASSIC.land) == 35


@clause("HE1-RULING-01")
def test_no_neighbours_of_one_colour_and_a_half_turn_that_only_swaps_colours() -> None:
    for area in CLASSIC.land:
        assert all(CLASSIC.colors[near] != CLASSIC.colors[area] for near in CLASSIC.near[area])
    middle = CLASSIC.hexes[Area("E3")]
    for (q, r), area in CLASSIC.at.items():
        turned = CLASSIC.at[2 * middle[0] - q, 2 * middle[1] - r]
        assert CLASSIC.colors[turned] == HALF_TURN[CLASSIC.colors[area]]


@clause("HE1-RULING-01")
def test_seven_areas_have_six_land_neighbours_and_ten_have_five() -> None:
    by_neighbours = Counter(len(near) for near in CLASSIC.near.values())
    assert (by_neighbours[6], by_neighbours[5]) == (7, 10)
    assert " ".join(a for a in CLASSIC.land if len(CLASSIC.near[a]) == 6) == "C3 C4 D3 E3 F2 G2 G3"


@clause("HE1-DEF-03")
def test_adjacent_areas_share_a_side() -> None:
    assert CLASSIC.near[Area("G3")] == ("F2", "F3", "G2", "G4", "H2", "H3")
    assert CLASSIC.near[Area("C1")] == ("C2",)  # water is no place to go
    assert CLASSIC.near[Area("C2")] == ("B2", "C1", "C3", "D2")


@clause("HE1-DEF-04", "HE1-RULING-11", "HE1-SETUP-06")
@pytest.mark.parametrize(
    "start, end, steps", [("C1", "E1", 4), ("C1", "C3", 2), ("C1", "A1", 4), ("E5", "G5", 4), ("E3", "G3", 2)]
)
def test_distance_is_never_counted_through_water(start: str, end: str, steps: int) -> None:
    assert CLASSIC.distance(Area(start), Area(end)) == steps
    assert CLASSIC.distance(Area(end), Area(start)) == steps


# The cards


@clause("HE1-RULING-02", "HE1-RULING-07")
def test_64_cards() -> None:
    kinds = Counter(CARDS[card].kind for card in DECK)
    assert (len(DECK), kinds) == (64, {"trait": 27, "action": 15, "event": 22})
    assert len(set(TRAITS)) == 27
    assert len(set(ACTIONS)) == 15
    events = Counter(card for card in DECK if CARDS[card].kind == "event")
    colors = ("red", "green", "yellow", "brown", "gray")
    assert {card: n for card, n in events.items() if n == 2} == {f"env_change_{c}": 2 for c in colors}
    assert {card for card in events if card.startswith("attrition")} == {f"attrition_{c}" for c in colors}
    assert len(events) == 5 + 5 + 7


@clause("HE1-RULING-02", "HE1-RULING-07")
@pytest.mark.parametrize(
    "type, traits",
    [
        (
            1,
            "budding multiple_foundresses plant_house infiltrator_queen supercolony destroyer_queen"
            " prolific_queen bivouac",
        ),
        (2, "harvesters slave_makers trail_making repletes aphid_herders"),
        (3, "suicide_bombers deadly_sting mace territory_marking repellent recruitment"),
        (4, "camouflage warning_coloration"),
        (5, "specialist_foragers porters guards"),
        (6, "soldiers millers blockers"),
        (7, ""),
    ],
)
def test_the_traits_have_six_types(type: int, traits: str) -> None:
    assert {card for card in TRAITS if TYPE[card] == type} == set(traits.split())


NAMES = {  # those whose headings are lost, by what the cards say
    "budding": ("Budding", "Bouturage"),
    "multiple_foundresses": ("Multiple Foundresses", "Fondatrices multiples"),
    "harvesters": ("Harvesters", "Moissonneuses"),
    "slave_makers": ("Slave Makers", "Esclavagistes"),
    "territory_marking": ("Territory Marking", "Marquage du territoire"),
    "repellent": ("Repellent", "Répulsif"),
    "soldiers": ("Soldiers", "Soldates"),
    "millers": ("Millers", "Meunières"),
    "edible_eggs": ("Edible Eggs", "Œufs comestibles"),
    "male_eggs": ("Male Eggs", "Œufs mâles"),
}


@clause("HE1-RULING-07")
def test_the_names_that_were_lost() -> None:
    english, french = Speaker(GAME, "en"), Speaker(GAME, "fr")
    assert {card: (english.text(f"name-{card}"), french.text(f"name-{card}")) for card in NAMES} == NAMES


# The markers


@clause("HE1-RULING-03")
def test_36_discovery_markers() -> None:
    expected = {f"prey_{value}": 2 for value in range(1, 7)} | {f"predator_{v}": 1 for v in range(3, 7)}
    expected |= {"plants_2": 4, "plants_3": 4, "aphids_1": 4, "aphids_2": 4, "empty": 4}
    assert Counter(POOL) == expected
    assert len(POOL) == 36


@clause("HE1-RULING-04", "HE1-RULING-05", "HE1-DEF-21")
def test_trails_and_nest_sites_are_few() -> None:
    assert (TRAILS, SITES) == (18, 6)


@clause("HE1-RULING-06", "HE1-SETUP-01", "HE1-RULING-08")
def test_six_player_colours_that_are_no_area_colours() -> None:
    assert MARK_NAMES == ("circle", "triangle", "square", "diamond", "star", "hexagon")
    for theme in (LIGHT, DARK):
        assert len(set(theme.seats)) == 6
        assert not set(theme.seats) & {theme[tone] for tone in TONES.values()}


@clause("HE1-ALT-01")
def test_48_tiles() -> None:
    assert dict.fromkeys(("red", "green", "blue", "yellow", "brown", "gray"), 8) == TILE_STOCK


@clause("HE1-DEF-05", "HE1-DEF-07")
def test_the_nest_sheet() -> None:
    assert CHAMBERS == ("reserves", "nurses", "builders", "storage", "returning")
    assert BROOD == (
        "egg_f", "egg_m", "larva_f", "larva_m", "pupa_small", "pupa_medium", "pupa_large", "pupa_m",
    )  # fmt: skip


@clause("HE1-RULING-05", "HE1-DEF-21")
def test_ants_and_modifiers_have_no_limit() -> None:
    crowd = {A: "N1 no_brood", B: "R100 R60md R60mj"}
    t = table(
        colonies=crowd, ants={A: "H3 forage 150"}, markers="H3 aphids_1+40", steps=PERFORM, dice=[1] * 150
    )
    assert (t.food(A), t.value("H3"), t.sheet(B)) == (41, 42, "R100w 60md 60mj N0 B0")


@clause("HE1-RULING-68")
def test_the_book_in_two_languages_has_the_same_clauses() -> None:
    english, french = (rulebook(GAME, language).clauses for language in ("en", "fr"))
    assert list(english) == list(french)
    assert all(set(english[id].references) == set(french[id].references) <= set(english) for id in english)
