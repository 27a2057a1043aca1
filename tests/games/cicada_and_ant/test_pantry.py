"""3.7: Autumn, the pantry and the insects."""

from __future__ import annotations

import pytest

from formicarium.games.cicada_and_ant.data import Path
from formicarium.games.cicada_and_ant.events import CardsBoxed, CubeAdvanced, InsectsKept
from formicarium.games.cicada_and_ant.scene.boards import pantry
from formicarium.games.cicada_and_ant.scene.pieces import space_id
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, HOOK_H, SQUARE_A, WOOD, a_round, table

INSECTS = ["wood_beetle", "stone_beetle", "tile_beetle", "cloth_beetle"]


@clause("CIG-PAN-01")
def test_there_is_a_shelf_of_four_spaces_for_each_type() -> None:
    places = {place.id for place in pantry().places if place.id.startswith("space:")}
    paths = ("cloth", "tile", "stone", "wood")
    assert places == {space_id(Path(path), space) for path in paths for space in (1, 2, 3, 4)}


@clause("CIG-PAN-01", "CIG-RULING-22")
def test_cubes_of_several_players_stand_on_one_space() -> None:
    t = a_round("wood", "r1c3", seats=3, shelves={0: {"wood": 1}, 1: {"wood": 4}, 2: {"wood": 4}})
    assert [t.position(seat, "wood") for seat in (0, 1, 2)] == [4, 4, 4]


@clause("CIG-PAN-02")
@pytest.mark.parametrize(
    "token, cicada, collector, shelves",
    [
        ("wood", "r1c3", 0, (0, 0, 0, 3)),
        ("stone", "r1c1", 0, (0, 0, 2, 0)),
        ("tile", "r1c1", 0, (0, 1, 0, 0)),
        ("wood", "r1c1", 1, (0, 0, 0, 3)),
        ("stone", "r1c3", 1, (0, 0, 2, 0)),
        ("tile", "r2c2", 1, (0, 1, 0, 0)),
    ],
)
def test_a_first_cube_goes_to_the_space_with_the_number_of_cards(
    token: str, cicada: str, collector: int, shelves: tuple[int, ...]
) -> None:
    t = a_round(token, cicada)
    assert t.s.shelves[collector] == shelves
    assert t.s.shelves[1 - collector] == (0, 0, 0, 0)


@clause("CIG-PAN-02")
def test_a_cube_advances_from_where_it_stands_and_only_on_the_shelf_of_the_type() -> None:
    t = a_round("stone", "r1c1", shelves={0: [1, 2, 1, 3], 1: [1, 1, 1, 1]})
    assert t.s.shelves == [(1, 2, 3, 3), (1, 1, 1, 1)]


@clause("CIG-PAN-02", "CIG-INS-01")
def test_the_cube_moves_at_once_after_the_collection_then_the_cards_are_sorted() -> None:
    story = a_round("wood", "r1c3").story
    at = story.index("CardsCollected")
    assert story[at : at + 4] == ["CardsCollected", "CubeAdvanced", "CardsBoxed", "InsectsKept"]


@clause("CIG-PAN-03")
@pytest.mark.parametrize("start, end, lost", [(0, 3, 0), (1, 4, 0), (2, 4, 1), (3, 4, 2), (4, 4, 3)])
def test_a_cube_stops_on_the_fourth_space(start: int, end: int, lost: int) -> None:
    t = a_round("wood", "r1c3", shelves={0: {"wood": start}})
    assert t.position(0, "wood") == end
    assert t.told(CubeAdvanced) == [CubeAdvanced(0, WOOD, start, end, lost)]


@clause("CIG-EX-03", "CIG-PAN-03")
def test_one_full_shelf_lets_the_game_go_on() -> None:
    t = a_round("wood", "r1c3", shelves={0: {"wood": 2}})
    assert t.position(0, "wood") == 4
    assert t.told(CubeAdvanced)[0].lost == 1
    assert t.match.outcome is None
    assert t.asked == {1: "ask-place-ant"}


@clause("CIG-PAN-04")
@pytest.mark.parametrize(
    "pawns, token, insects, steps",
    [(HOOK_H, "cloth", 2, 3), (BLOCK_B, "wood", 1, 3), (BLOCK_B, "stone", 1, 2), (BLOCK_B, "tile", 1, 1)],
)
def test_a_card_is_a_step_with_or_without_an_insect(
    pawns: list[str], token: str, insects: int, steps: int
) -> None:
    cicada = next(cell for cell in pawns if token not in SQUARE_A[4 * (int(cell[1]) - 1) + int(cell[3]) - 1])
    t = a_round(token, cicada, pawns=pawns)
    assert len(t.s.kept[0]) == insects
    assert t.position(0, token) == steps


@clause("CIG-INS-01")
@pytest.mark.parametrize("cicada", ["r1c1", "r1c3"])
def test_collected_plain_cards_leave_the_game(cicada: str) -> None:
    t = a_round("wood", cicada, box=["tile_plain_6"])
    assert t.s.box == ["tile_plain_6", "wood_plain_1", "wood_plain_2"]
    assert [boxed.cards for boxed in t.told(CardsBoxed)] == [("wood_plain_1", "wood_plain_2")]
    assert not {"wood_plain_1", "wood_plain_2"} & {*t.s.deck, *t.s.square}


@clause("CIG-INS-02")
@pytest.mark.parametrize("cicada, collector", [("r1c1", 1), ("r1c3", 0)])
def test_collected_insects_are_kept_by_whoever_collects_them(cicada: str, collector: int) -> None:
    t = a_round("wood", cicada, kept={0: ["wood_beetle"], 1: ["tile_beetle"]})
    before = ("wood_beetle", "tile_beetle")[collector]
    assert t.s.kept[collector] == (before, "wood_bee")
    assert [(kept.seat, kept.cards) for kept in t.told(InsectsKept)] == [(collector, ("wood_bee",))]
    assert "wood_bee" not in (*t.s.deck, *t.s.box, *t.s.square)


@clause("CIG-INS-02")
def test_kept_insects_stay_until_the_end_of_the_game() -> None:
    t = a_round("wood", "r1c3", kept={0: ["wood_beetle"]})
    t.plays(1, *(f"cell:{cell}" for cell in HOOK_H), "token:cloth").plays(0, "cell:r3c4")
    assert t.s.round == 3
    assert t.s.kept == [("wood_beetle", "wood_bee"), ("cloth_ladybird", "cloth_bee")]


@clause("CIG-INS-03")
def test_an_owner_sees_its_kept_insects_and_the_others_how_many() -> None:
    t = table(seats=3, kept={0: INSECTS[:2], 2: INSECTS[2:]})
    assert t.view(0).kept == (("wood_beetle", "stone_beetle"), (), ())
    assert t.view(1).kept == ((), (), ())
    assert t.view(2).kept == ((), (), ("tile_beetle", "cloth_beetle"))
    assert [t.view(seat).kept_counts for seat in (0, 1, 2, None)] == [(2, 0, 2)] * 4


@clause("CIG-INS-03", "CIG-RULING-11")
def test_everybody_saw_the_insects_when_they_were_collected() -> None:
    t = a_round("wood", "r1c3")
    for seat in (0, 1, None):
        assert [kept.cards for kept in t.seen(seat, InsectsKept)] == [("wood_bee",)]
    assert t.view(1).kept == ((), ())


@clause("CIG-INS-04")
@pytest.mark.parametrize("token, cicada", [("wood", "r1c3"), ("wood", "r1c1"), ("tile", "r1c1")])
def test_in_autumn_an_insect_gives_nobody_a_choice(token: str, cicada: str) -> None:
    t = a_round(token, cicada)
    assert [(seat, prompt) for seat, prompt in t.asked.items()] == [(t.s.ant, "ask-place-ant")]
    assert not {"InsectHelped", "PowerTaken"} & set(t.story)


@clause("CIG-INS-04")
def test_in_autumn_kept_insects_change_nothing_before_the_scoring() -> None:
    few, many = a_round("wood", "r1c3"), a_round("wood", "r1c3", kept={0: INSECTS, 1: ["wood_caterpillar"]})
    assert (few.s.shelves, few.roles, few.offers(1)) == (many.s.shelves, many.roles, many.offers(1))
