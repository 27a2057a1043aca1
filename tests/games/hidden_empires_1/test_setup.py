"""HE1-SETUP: nests, discovery markers, Nest Sheets, first Traits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from formicarium.core.chance import Draw, Pick
from formicarium.games.hidden_empires_1.data import POOL, TRAITS, Area, Marker
from formicarium.games.hidden_empires_1.events.table import (
    DeckMade,
    MarkersLaid,
    MarkersTurnedUp,
    NestDrawn,
    NestPlaced,
    TraitsDealt,
)
from formicarium.games.hidden_empires_1.ground import CLASSIC
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import A, B, C, Table, new_game, table

NESTS = Area("E3"), Area("G3")
HANDS = (("supercolony", "harvesters", "mace"), ("bivouac", "repletes", "guards"))


def steps_to_a_nest(area: Area) -> int:
    return 0 if area in NESTS else min(CLASSIC.distance(nest, area) for nest in NESTS)


NEAR = [area for area in CLASSIC.land if steps_to_a_nest(area) in (1, 2)]


def set_up(first: int = A, hands: Sequence[Sequence[str]] = HANDS, markers: Sequence[Marker] = ()) -> Table:
    """Nests in E3 and G3, the first by `first`; these markers come first; hands by seat."""
    t = new_game(2, picks=[first, 1 - first]).plays("E3")
    rest = (Counter(POOL) - Counter(markers)).elements()
    t.draws(*[*markers, *rest][: len(NEAR)]).draws(*hands[first], *hands[1 - first])
    return t.plays("G3")


# Nests


@clause("HE1-SETUP-02")
def test_nest_markers_are_drawn_one_at_a_time_and_placed_at_once() -> None:
    t = new_game(3, picks=[2])
    assert t.chances == [Pick(("0", "1", "2"))]
    assert t.asked == {2: "place-nest"}
    t.picks(0).plays("E3")
    assert t.chances[1] == Pick(("0", "1"))
    assert t.asked == {0: "place-nest"}
    assert t.view(1).placing == (2, 0)
    assert t.story == [NestDrawn.__name__, NestPlaced.__name__, NestDrawn.__name__]


@clause("HE1-SETUP-03")
def test_the_first_nest_goes_anywhere_on_land() -> None:
    t = new_game(2, picks=[0])
    assert t.offers() == list(CLASSIC.land)
    assert t.timeout() == "C3"  # six land neighbours, and the first of these by name


@clause("HE1-SETUP-04")
def test_the_second_nest_lies_two_steps_from_the_first() -> None:
    t = new_game(2, picks=[0, 1]).plays("E3")
    assert t.offers() == [area for area in CLASSIC.land if CLASSIC.distance(Area("E3"), area) == 2]
    assert t.refuses("E2") == "HE1-SETUP-04"  # beside it
    assert t.refuses("I5") == "HE1-SETUP-04"  # too far


@clause("HE1-SETUP-05", "HE1-SETUP-06")
def test_later_nests_lie_two_steps_from_some_nest_and_beside_none() -> None:
    t = new_game(3, picks=[0, 1, 2]).plays("E3", "G3")
    assert [t.refuses(area) for area in ("G3", "F2", "A1")] == ["HE1-SETUP-05"] * 3
    for area in CLASSIC.land:
        apart = [0 if area == nest else CLASSIC.distance(nest, area) for nest in NESTS]
        assert (area in t.offers()) == (2 in apart and min(apart) > 1)


@clause("HE1-SETUP-07", "HE1-RULING-12")
@pytest.mark.parametrize(
    "tiles, places",
    [
        ("q5r0 gray, q6r0 red", ["q5r0", "q6r0"]),  # no way leads there, but they are beside no Nest
        ("q0r1 brown", ["q0r1", "q1r0"]),  # any land without a Nest
    ],
)
def test_where_no_area_will_do_others_may_be_used(tiles: str, places: list[str]) -> None:
    laid = [tile.split() for tile in f"q0r0 red, q1r0 gray, q2r0 red, {tiles}".split(", ")]
    t = table(
        seats=3,
        nests=["q0r0", "q2r0", ""],
        tiles=sorted(laid),
        options={"alternate_setup": True},
        steps=[{"is": "PlaceNest", "seat": 2}],
        turn=0,
    )
    assert t.offers() == places


# Discovery markers


@clause("HE1-SETUP-08", "HE1-SETUP-09")
def test_a_marker_in_every_area_one_or_two_steps_from_a_nest() -> None:
    t = set_up()
    laid = t.told(MarkersLaid)[0].areas
    assert sorted(laid) == NEAR
    assert [steps_to_a_nest(area) for area in laid] == sorted(map(steps_to_a_nest, laid))
    assert {steps_to_a_nest(area) for area in CLASSIC.land if area not in laid} == {0, 3, 4, 5}
    drawn = next(chance for chance in t.chances if isinstance(chance, Draw))
    assert (len(drawn.pile), drawn.count) == (36, len(NEAR))


@clause("HE1-SETUP-08", "HE1-RULING-13")
def test_when_markers_run_out_the_farthest_areas_get_none() -> None:
    beside = sorted(area for area in NEAR if steps_to_a_nest(area) == 1)
    pool = [*POOL[: len(beside) + 1]]
    t = table(nests="E3 G3", pool=pool, steps=["LayMarkers"], turn=0, draws=pool)
    (laid,) = t.told(MarkersLaid)
    assert laid.areas == (*beside, "C2")
    assert t.s.pool == ()


@clause("HE1-SETUP-10")
def test_markers_beside_a_nest_are_turned_up() -> None:
    beside = sorted(area for area in NEAR if steps_to_a_nest(area) == 1)
    markers = [Marker(name) for name in ("predator_3", "empty", "prey_2")]
    t = set_up(markers=markers)
    (turned,) = t.told(MarkersTurnedUp)
    assert list(turned.areas) == beside
    assert turned.markers[:3] == tuple(markers)
    assert [t.marker(area) for area in beside[:3]] == ["predator_3", "", "prey_2"]
    hidden = [*t.s.pool, *t.s.face_down.values()]
    assert hidden.count(Marker("empty")) == 4
    assert sorted(t.s.face_down) == [area for area in NEAR if steps_to_a_nest(area) == 2]


# Nest Sheets and cards


@clause("HE1-SETUP-11")
def test_the_nest_sheets_at_the_start() -> None:
    t = set_up()
    for seat in (A, B):
        assert (t.size(seat), t.sheet(seat), t.s.queens[seat]) == (10, "R6 N0 B0", 1)
        assert t.brood(seat) == {"egg_f": 1, "larva_f": 1, "pupa_small": 1}
        assert (t.food(seat), t.s.stored[seat], t.s.scores[seat]) == (0, 0, 0)
        assert t.ants(seat) == {}


@clause("HE1-SETUP-12")
def test_three_traits_each_unseen_by_the_others() -> None:
    t = set_up()
    assert [sorted(hand) for hand in t.s.hands] == [sorted(hand) for hand in HANDS]
    dealt = [chance for chance in t.chances if isinstance(chance, Draw)][1:]
    assert [(len(chance.pile), chance.count) for chance in dealt] == [(27, 3), (24, 3)]
    assert dealt[0].pile == tuple(sorted(TRAITS))
    assert [event.cards for event in t.seen(B, TraitsDealt)] == [(), tuple(sorted(HANDS[B]))]
    assert [event.cards for event in t.seen(None, TraitsDealt)] == [(), ()]
    assert (t.view(A).hand, t.view(A).hands) == (tuple(sorted(HANDS[A])), ())


@clause("HE1-SETUP-13")
def test_everything_else_is_the_deck() -> None:
    t = set_up()
    assert t.told(DeckMade) == [DeckMade(58)]
    assert (len(t.s.deck), t.s.discard, t.view(A).deck) == (58, (), 58)
    assert not set(t.s.deck) & {card for hand in HANDS for card in hand}


@clause("HE1-SETUP-14", "HE1-RULING-09")
@pytest.mark.parametrize("first", [A, B])
def test_traits_are_played_from_the_first_nest_on(first: int) -> None:
    t = set_up(first)
    assert t.asked == {first: "setup-trait"}
    assert t.timeout() == "pass"
    t.plays("pass")
    assert t.asked == {1 - first: "setup-trait"}


@clause("HE1-SETUP-14")
def test_none_to_three_traits_are_played_one_at_a_time() -> None:
    t = set_up().plays("card mace", "card harvesters")
    assert t.asked == {A: "setup-trait"}
    t.plays("card supercolony")
    assert t.asked == {B: "setup-trait"}  # no card left: nothing to decide
    assert t.s.traits[A] == ("mace", "harvesters", "supercolony")
    assert t.seen_sheet(B, A).traits == ("mace", "harvesters", "supercolony")


@clause("HE1-SETUP-15", "HE1-RULING-10")
def test_cards_of_the_draw_step_cannot_be_played_in_set_up() -> None:
    early = ("budding", "plant_house", "multiple_foundresses")
    t = set_up(hands=(early, ("infiltrator_queen", "destroyer_queen", "mace")))
    assert t.asked == {B: "setup-trait"}  # A could only pass
    assert t.offers() == ["card mace", "pass"]
    assert t.refuses("card infiltrator_queen") == "HE1-SETUP-15"
    assert t.refuses("card destroyer_queen") == "HE1-SETUP-15"


@clause("HE1-SETUP-16", "HE1-PLAY-04")
def test_two_traits_of_a_type_cannot_be_played_in_set_up_either() -> None:
    t = set_up(hands=(("mace", "repellent", "porters"), HANDS[1])).plays("card mace")
    assert t.offers() == ["card porters", "pass"]
    assert t.refuses("card repellent") == "HE1-PLAY-04"


@clause("HE1-SETUP-01")
def test_every_seat_has_a_colony_of_its_own() -> None:
    t = new_game(3, picks=[0, 1, 2]).plays("E3", "G3")
    assert [sheet.seat for sheet in t.view(None).sheets] == [A, B, C]
