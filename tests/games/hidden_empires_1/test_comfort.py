"""Several answers in one (HE1-RULING-94, -97 to -101): each is the same as the answers it stands for."""

from __future__ import annotations

from random import Random

import pytest

from formicarium.games.hidden_empires_1.data import MOST_MOVES
from formicarium.games.hidden_empires_1.events.nest import AdultStarved
from formicarium.games.hidden_empires_1.scene import scene
from formicarium.scene.model import Row
from formicarium.testing import clause
from tests.games.hidden_empires_1.builder import (
    ASSIGN,
    NEST,
    PERFORM,
    SCOUT,
    A,
    B,
    Table,
    nest_step,
    nest_steps,
    table,
)

REST = "no_brood queens=0 R0"
NURSE, BUILDER = "nurses worker", "builders worker"
STEPS = nest_steps(2, 7)
BIG = "R9 N2 B1 size=30 food=14 larva_f=5 larva_m=1 pupa_small=4 pupa_large=1 egg_f=3"


def rows(t: Table, seat: int = A) -> dict[str, dict[str, int]]:
    """What the own panel says under each heading: {"plan": {"scene-coming-food": 4}}."""
    panel = next(each for each in scene(t.view(seat)).panels if each.id == f"seat:{seat}")
    found: dict[str, dict[str, int]] = {}
    for section in panel.sections:
        if section.title is not None:
            words = dict(section.title.args)
            found[str(words.get("button", section.title.key))] = dict(map(written, section.rows))
    return found


def written(row: Row) -> tuple[str, int]:
    words = [str(value) for _, value in row.label.args if value]
    assert isinstance(row.value, int | None)
    return " ".join(words) or row.label.key, row.value or sum(icon.count or 0 for icon in row.icons)


# The plan for the Nest Phase


@clause("HE1-RULING-97", "HE1-NEST-02")
@pytest.mark.parametrize(
    "colony, traits, answers",
    [
        pytest.param("N1 food=4 larva_f=2 egg_f=1", "", ["0", "1", "0"], id="the start"),
        pytest.param(BIG, "", ["0", "2", "3"], id="a large colony"),
        pytest.param(f"{BIG} drones=4", "", ["0", "0", "1"], id="hungry drones"),
        pytest.param(f"{BIG} food=18 drones=2", "", ["2", "1", "2"], id="winged ants"),
        pytest.param(
            "N2 B1 food=1 egg_f=1 egg_m=1 larva_m=1",
            "",
            ["eliminate egg_m", "eliminate egg_f"],
            id="hunger in step 2",
        ),
        pytest.param("N1 food=2 larva_f=2 egg_m=1", "", ["eliminate egg_m", "0", "0"], id="hunger in step 4"),
        pytest.param(
            "N1 food=9 larva_f=2 pupa_large=2 pupa_medium=1",
            "soldiers repletes guards",
            ["0", "0", "0", "0", "5", "0"],
            id="castes",
        ),
        pytest.param(
            "N1 queens=0 food=9 larva_f=1 stored=12", "harvesters", ["0", "1", "7"], id="no queen, a store"
        ),
    ],
)
def test_the_plan_is_the_same_as_its_answers(colony: str, traits: str, answers: list[str]) -> None:
    def at_the_start() -> Table:
        return table(colonies={A: colony, B: REST}, traits={A: traits}, steps=STEPS)

    planned = at_the_start().plays("plan", seat=A)
    single = at_the_start()
    for answer in answers:
        single.plays(answer, seat=A)
    assert single.asked == planned.asked == {}
    assert planned.s == single.s
    assert [told.event for told in planned.match.log] == [told.event for told in single.match.log]


@clause("HE1-RULING-97")
def test_the_plan_is_shown_before_it_is_accepted() -> None:
    t = table(colonies={A: BIG, B: REST}, steps=STEPS)
    assert t.asked == {A: "feed-large"}  # adults are fed, and pupae have emerged
    shown = rows(t)["scene-coming"]
    assert (shown["scene-coming-food"], shown["scene-coming-larvae"], shown["scene-coming-lay"]) == (
        11,
        -6,
        5,
    )
    t.plays("plan", seat=A)
    assert t.brood(A) == {"egg_f": 2, "egg_m": 3, "larva_f": 3, "pupa_small": 5, "pupa_m": 1}
    assert (t.sheet(A), t.food(A)) == ("R13 N2 B1", 0)


@clause("HE1-RULING-97")
@pytest.mark.parametrize("answers", [[], ["1"], ["1", "2"]])
def test_every_single_choice_stays_open(answers: list[str]) -> None:
    t = table(colonies={A: BIG, B: REST}, steps=STEPS)
    for answer in answers:
        assert t.shortcuts(A) == ["plan"]
        t.plays(answer, seat=A)
    shown = rows(t)["scene-coming"].get("scene-coming-lay", 0)
    t.plays("plan", seat=A)
    assert t.asked == {}
    assert t.brood(A).get("pupa_large", 0) == len(answers[:1])
    assert t.brood(A)["egg_f"] + t.brood(A)["egg_m"] == shown == [5, 3, 3][len(answers)]


@clause("HE1-RULING-97", "HE1-CHK-01")
@pytest.mark.parametrize(
    "colony, most, eggs",
    [
        pytest.param("R5 N1 size=10", 6, {"egg_f": 6}, id="as many as the queen lays"),
        pytest.param("R5 N1 size=4", 6, {"egg_f": 2}, id="beside the larva and a nurse"),
        pytest.param("R5 N1 size=1", 6, {}, id="none"),
        pytest.param("R5 N1 size=4 vq=1", 6, {"egg_f": 1}, id="if winged ants stay"),
        pytest.param("R5 N3 size=9 queens=0", 3, {"egg_m": 3}, id="nurses"),
        pytest.param("R5 N3 size=3 queens=0", 3, {"egg_m": 1}, id="some of the nurses"),
    ],
)
def test_the_plan_lays_no_more_eggs_than_there_will_be_room_for(
    colony: str, most: int, eggs: dict[str, int]
) -> None:
    t = table(colonies={A: f"{colony} food=7 larva_f=1", B: REST}, steps=[nest_step(6)])
    assert (t.timeout(A), t.offers(seat=A)[-1]) == (t.first(A), str(most))
    t.plays("plan", seat=A)
    assert t.brood(A) == {"larva_f": 1} | eggs


@clause("HE1-RULING-97")
def test_the_plan_plays_no_card_and_leaves_the_store_alone() -> None:
    t = table(
        colonies={A: "N1 food=2 stored=9 larva_f=1 egg_f=1", B: REST},
        traits={A: "harvesters"},
        hands={A: "fat_reserves edible_eggs male_eggs"},
        steps=STEPS,
    )
    assert (t.asked, t.offers(seat=A)) == ({A: "nest-play"}, ["card fat_reserves", "pass"])
    assert (t.shortcuts(A), t.timeout(A)) == (["plan"], "pass")
    t.plays("plan", seat=A)
    assert t.asked == {}
    assert (t.s.hands[A], t.s.stored[A]) == (("edible_eggs", "fat_reserves", "male_eggs"), 9)


@clause("HE1-RULING-97", "HE1-WIN-16", "HE1-NEST-25")
def test_guests_and_the_flight_are_never_planned() -> None:
    t = table(
        colonies={A: "N1 food=9 larva_f=1 pupa_large=1 drones=1", B: f"{REST} drones=2 food=2"},
        hands={A: "guest_ants guest_queen"},
        steps=NEST,
    )
    assert t.asked == {A: "window-guest"}
    t.plays("pass").plays("plan", seat=A)
    assert t.asked == {A: "window-guest"}
    t.plays("pass")
    assert (t.asked, t.shortcuts(A), t.s.planned) == ({A: "flight"}, [], [False, False])


@clause("HE1-RULING-97")
def test_the_last_question_needs_no_plan() -> None:
    t = table(colonies={A: "R1 food=4", B: REST}, traits={A: "harvesters"}, steps=[nest_step(7)])
    assert (t.asked, t.shortcuts(A)) == ({A: "store-food"}, [])


@clause("HE1-RULING-97", "HE1-WIN-17")
def test_nobody_else_learns_who_has_accepted_the_plan() -> None:
    def after(*answers: str) -> Table:
        colonies = {A: "N1 food=4 larva_f=1", B: "N1 food=3 larva_f=1 egg_f=1"}
        t = table(colonies=colonies, steps=STEPS)
        return t.plays(*answers, seat=A).plays("0", seat=B)

    planned, single = after("plan"), after("0")
    assert (planned.asked, single.asked) == ({B: "lay-female"}, {A: "lay-female", B: "lay-female"})
    assert planned.s.planned == [True, False]
    assert planned.view(B) == single.view(B)
    assert planned.match.events(B) == single.match.events(B)
    assert planned.s.determinize(B, Random(1)).planned == [False, False]
    assert (planned.view(A).planned, planned.view(B).planned, planned.view(None).planned) == (
        True,
        False,
        False,
    )


@clause("HE1-RULING-97", "HE1-NEST-08")
@pytest.mark.parametrize("first, second", [(NURSE, BUILDER), (BUILDER, NURSE)])
def test_nobody_else_learns_in_which_order_they_were_chosen(first: str, second: str) -> None:
    t = table(colonies={A: "N2 B1 food=1 egg_m=1", B: REST}, steps=[nest_step(2)])
    t.plays(first, second, seat=A)
    assert [event.task for event in t.seen(B, AdultStarved)] == ["nurses", "builders"]


@clause("HE1-RULING-97")
def test_the_plan_may_be_taken_back_until_the_step_is_over() -> None:
    t = table(
        colonies={A: "N1 food=4 larva_f=1", B: "N1 food=4 larva_f=1"}, steps=[nest_step(4), nest_step(6)]
    )
    t.plays("plan", seat=A)
    assert (t.asked, t.view(A).planned) == ({B: "feed-large"}, True)
    assert t.match.undo(A) is None
    assert (t.asked[A], t.view(A).planned) == ("feed-large", False)


@clause("HE1-RULING-97")
def test_in_a_players_turn_the_plan_counts_what_is_still_to_come() -> None:
    """Foragers bring food, builders build, ants return; then the plan."""
    t = table(
        colonies={A: "N1 B2 X3 size=10 food=1 larva_f=1 pupa_m=1"},
        ants={A: "H3 forage 3"},
        markers="H3 plants_3",
        traits={A: "millers"},
    )
    shown = rows(t)["scene-coming"]
    assert shown == {
        "scene-coming-food": 1,
        "scene-coming-foraged": 3,
        "scene-coming-adults": -3,
        "scene-coming-larvae": -1,
        "scene-coming-left": 0,
    }


# Assign Tasks


@clause("HE1-RULING-94")
def test_as_last_turn_fills_up_what_it_can() -> None:
    plan = [
        [":builders", [1, 0, 0]],
        ["H2:forage", [2, 0, 0]],
        ["H3:forage", [0, 1, 0]],
        ["H3:patrol", [4, 0, 0]],
    ]
    t = table(colonies={A: "R4 N1"}, markers="H3 plants_3", plans=[plan, []], ants={A: "H3 patrol 2"})
    assert rows(t)["as_last_turn"] == {"builders": 1, "H3 patrol": 2}  # no media, nothing to forage in H2
    t.moves("1 reserves > G3 patrol")  # not only as the first move
    t.plays("as_last_turn")
    assert (t.sheet(A), t.ants(A)) == ("R0 N1 B1", {"G3 patrol": "1", "H3 patrol": "4"})
    assert t.refuses("as_last_turn") == "HE1-RULING-94"


@clause("HE1-RULING-94", "HE1-ASGN-10")
def test_as_last_turn_makes_no_more_than_sixty_moves() -> None:
    plan = [[":builders", [1, 0, 0]], ["H3:patrol", [1, 0, 0]]]
    t = table(colonies={A: "R4 N1"}, plans=[plan, []], moves_made=MOST_MOVES - 1).plays("as_last_turn")
    assert (t.sheet(A), t.ants(A)) == ("R3 N1 B1", {})


@clause("HE1-RULING-98")
@pytest.mark.parametrize(
    "colony, ants, markers, sent",
    [
        pytest.param("R4 N1", "", "G2 prey_2, H3 plants_2, H2 aphids_1", "H3 2, H2 1, G2 1", id="lasting"),
        pytest.param("R9 N1", "", "E3 plants_3, H2 plants_2", "H2 2, E3 6", id="the nearest first"),
        pytest.param("R5 N1", "E3 forage 1", "E3 plants_3", "E3 5", id="no more than can carry"),
        pytest.param("R3 N1", "E3 forage 1", "E3 plants_3", "E3 3", id="whole foragers"),
        pytest.param("R4 N1", "E3 forage 1", "E3 plants_3", "E3 3", id="nobody in vain"),
        pytest.param("R1 R3md N1", "", "H3 plants_3", "H3 3", id="workers first"),
        pytest.param("R6 N0 larva_f=12", "", "H3 plants_3", "nurses 2, H3 3", id="nurses are not forgotten"),
        pytest.param("R9 N1", "", "H3 plants_3+1", "H3 4", id="its value with all + and −"),
    ],
)
def test_the_reserves_go_foraging(colony: str, ants: str, markers: str, sent: str) -> None:
    t = table(colonies={A: colony}, ants={A: ants}, markers=markers, traits={A: "guards"})
    expected = {
        place if place == "nurses" else f"{place} forage": int(count)
        for place, count in (word.split() for word in sent.split(", "))
    }
    shown = rows(t)["forage_all"]
    food = shown.pop("scene-coming-foraged")
    assert shown == expected
    single = table(colonies={A: colony}, ants={A: ants}, markers=markers, traits={A: "guards"})
    for place, count in expected.items():
        left = count
        for caste, letter in enumerate(("w", "md")):
            going = min(left, single.s.reserves[A][caste])
            left -= going
            if going:
                single.moves(f"{going}{letter} reserves > {place}")
    t.plays("forage_all")
    assert t.s == single.s
    assert rows(t)["scene-coming"]["scene-coming-foraged"] == food  # as promised
    assert "forage_all" not in t.shortcuts()
    assert t.refuses("forage_all") == "HE1-RULING-98"


@clause("HE1-RULING-98")
@pytest.mark.parametrize(
    "colony, markers",
    [("R0 N1", "H3 plants_3"), ("R5 N1", ""), ("R1 N1", "E3 plants_3"), ("R2 larva_f=12", "H3 plants_3")],
)
def test_foraging_is_not_offered_where_nobody_would_forage(colony: str, markers: str) -> None:
    t = table(colonies={A: colony}, markers=markers, ants={A: "G3 patrol 1"})
    assert "forage_all" not in t.shortcuts()


@clause("HE1-RULING-99")
def test_all_ants_gather_in_one_place() -> None:
    ants = "H3 forage 2w 1md, H2 patrol 1, F2 scout 1"
    t = table(
        colonies={A: "R3 N1 B1"},
        ants={A: ants},
        markers="H3 plants_3, F2 ?prey_1, I4 ?prey_2",
        traits={A: "guards"},
    )
    t.plays("gather")
    assert t.asked == {A: "gather-at"}
    assert t.offers()[0] == "reserves"
    assert t.offers("H3") == ["H3 forage", "H3 patrol"]
    assert t.refuses("nurses") == t.refuses("I4 scout") == "HE1-RULING-99"
    assert t.refuses("H2 forage") == "HE1-TASK-01"
    assert t.refuses("A3 patrol") == "HE1-DEF-02"
    t.plays("H3 patrol")
    assert (t.sheet(A), t.ants(A)) == ("R0 N1 B1", {"H3 patrol": "7w 1md"})
    assert t.s.moves_made == 5


@clause("HE1-RULING-99", "HE1-ASGN-10")
def test_gathering_needs_scattered_ants_and_moves_to_spend() -> None:
    t = table(colonies={A: "R3 N1"})
    assert "gather" not in t.shortcuts()
    assert t.refuses("gather") == "HE1-RULING-99"
    t = table(colonies={A: "R3 N1"}, ants={A: "H3 patrol 1"}, moves_made=MOST_MOVES - 2)
    assert "gather" in t.shortcuts()
    t = table(
        colonies={A: "R3 N1"}, ants={A: "H3 patrol 1"}, moves_made=MOST_MOVES - 1, steps=["AssignTasks"]
    )
    assert "gather" not in t.shortcuts()


@clause("HE1-RULING-101", "HE1-CHK-03", "HE1-CHK-04", "HE1-CARD-bivouac-01", "HE1-CARD-bivouac-02")
@pytest.mark.parametrize(
    "colony, ants, traits, shown, sheet",
    [
        pytest.param("R6 larva_f=9", "", "", {"nurses": 1, "builders": 5}, "R0 N1 B5", id="reserves"),
        pytest.param("R0 larva_f=9", "G4 forage 3, H2 patrol 1", "", {"nurses": 1}, "R0 N1 B0", id="patrol"),
        pytest.param("R0 larva_f=9", "G4 forage 3", "", {"nurses": 1}, "R0 N1 B0", id="foragers"),
        pytest.param("R0 B3 larva_f=9", "", "", {"nurses": 1}, "R0 N1 B2", id="builders"),
        pytest.param("R0 N3 larva_f=9", "", "", {"builders": 2}, "R0 N1 B2", id="nurses who can be spared"),
        pytest.param("R0 N3 larva_f=11", "", "", {"builders": 2, "larva_f": 2}, "R0 N1 B2", id="no others"),
        pytest.param("R0 B1 larva_f=3", "", "bivouac", {"larva_f": 3}, "R0 N0 B1", id="a bivouac"),
        pytest.param("R0 B2 larva_f=8", "", "bivouac", {"nurses": 1}, "R0 N1 B1", id="a bivouac of builders"),
        pytest.param("R0 N2 larva_f=8", "", "bivouac", {"builders": 1}, "R0 N1 B1", id="a bivouac of nurses"),
        pytest.param("R0 N2 larva_f=15", "", "bivouac", {"builders": 1, "larva_f": 6}, "R0 N1 B1",
                     id="a bivouac with too much brood"),
        pytest.param("R9 N2 B1 larva_f=12", "", "bivouac", {"builders": 2}, "R7 N2 B3",
                     id="each builder of a bivouac makes room for ten"),
        pytest.param("R0 N1 egg_f=11 larva_f=1", "", "", {"egg_f": 3}, "R0 N1 B0", id="nobody to send"),
        pytest.param("R1 vq=9 drones=2 no_brood", "G4 forage 1", "", {"builders": 1, "virgin_queen": 1},
                     "R0 N0 B1", id="the last resort"),
    ],
)  # fmt: skip
def test_the_nest_is_put_in_order(
    colony: str, ants: str, traits: str, shown: dict[str, int], sheet: str
) -> None:
    t = table(colonies={A: colony}, ants={A: ants}, traits={A: traits}, markers="G4 plants_3")
    assert rows(t)["proposed"] == shown
    t.plays("proposed")
    assert t.sheet(A) == sheet
    assert "H2 patrol" not in t.ants(A)
    assert "end" in t.offers()
    assert t.refuses("proposed") == "HE1-RULING-101"


# Scout Areas


@clause("HE1-RULING-100", "HE1-SCOUT-01")
def test_everything_is_scouted_in_one_answer() -> None:
    t = table(
        colonies={A: "R1 N1"},
        ants={A: "H3 scout 1, F2 scout 1, G4 scout 1"},
        markers="H3 ?plants_3, F2 ?empty, G4 ?prey_2",
        steps=SCOUT,
    )
    assert (t.asked, t.shortcuts()) == ({A: "scout-area"}, ["scout_all"])
    note = next(
        each.text for each in scene(t.view(A)).panels[0].notes if each.text.key == "scene-note-scout-all"
    )
    assert dict(note.args)["areas"] == ("F2", "G4", "H3")
    t.plays("scout_all")
    assert (t.asked, t.marker("F2"), t.s.focus) == ({A: "scout-reinforce"}, "", "F2")
    t.plays("done")
    assert (t.asked, t.marker("G4"), t.s.focus) == ({A: "scout-reinforce"}, "prey_2", "G4")
    t.plays("reinforce worker 1")
    assert t.asked == {A: "scout-assign"}
    t.rolls(2, 2).plays("worker forage 2")
    assert (t.asked, t.s.focus, t.marker("H3")) == ({A: "scout-assign"}, "H3", "plants_3")
    assert t.view(B).scouting_all
    t.plays("worker forage 1")
    assert not t.s.scouting_all


@clause("HE1-RULING-100", "HE1-SCOUT-09")
def test_area_by_area_the_scouts_may_still_be_sent_otherwise() -> None:
    ants = {A: "H3 scout 1, G4 scout 1"}
    t = table(colonies={A: "N1"}, ants=ants, markers="H3 ?plants_3, G4 ?prey_2", steps=SCOUT)
    t.plays("H3")
    assert t.asked == {A: "turn-marker"}
    t.plays("no")
    assert (t.asked, t.s.focus) == ({A: "turn-marker"}, "G4")  # the last one needs no shortcut


# Ants and brood chosen one by one


def bombed() -> Table:
    t = table(
        ants={A: "E5 attack 4w 2md", B: "E5 forage 3w, E5 patrol 1w"},
        traits={A: "guards", B: "suicide_bombers"},
        steps=PERFORM,
        markers="E5 prey_2",
    )
    return t.rolls(3, 2).plays("2")


def maced() -> Table:
    ants = {A: "E5 attack 5", B: "E5 forage 3w 1md, E5 patrol 1w"}
    t = table(ants=ants, traits={A: "mace", B: "guards"}, steps=PERFORM, markers="E5 prey_2")
    return t.rolls(1, 2, 3, 6, 6).plays("5")


def costly() -> Table:
    ants = {A: "E5 attack 6w 3md", B: "E5 forage 5"}
    return table(ants=ants, traits={A: "guards"}, steps=PERFORM, markers="E5 prey_2")


def plundering() -> Table:
    colony = "R0 vq=1 drones=2 larva_f=2 pupa_large=1"
    return table(ants={A: "C3 attack 4w 1md"}, colonies={B: colony}, traits={A: "guards"}, steps=PERFORM)


def migrating() -> Table:
    colony = "R1 N1 egg_f=3 egg_m=3 larva_f=4 pupa_small=5"
    return table(colonies={A: colony}, hands={A: "migrate"}).plays("card migrate", "H3")


def budding() -> Table:
    t = table(
        colonies={A: "R2 B1 N1 vq=2 drones=2", B: REST},
        ants={A: "H3 patrol 4"},
        traits={A: "budding"},
        hands={A: "mace"},
        steps=[nest_step(8)],
    )
    return t.plays("fly card mace", seat=A)


ONE_BY_ONE = {
    "bomb-loss": (bombed, {"E5 attack worker": 4, "E5 attack media": 1}),
    "choose-ant-chemical": (maced, {"E5 forage worker": 3}),
    "combat-loss": (costly, {"E5 attack worker": 5}),
    "plunder": (
        plundering,
        {"virgin_queen": 1, "drone": 2, "pupa_large": 1, "larva_f": 1, "scene-hunters": 0},
    ),
    "lose-brood": (migrating, {"egg_f": 3, "egg_m": 2}),
    "budding-cost": (budding, {"reserves worker": 2, "builders worker": 1, "H3 patrol worker": 3}),
}


@clause("HE1-RULING-101")
@pytest.mark.parametrize("question", ONE_BY_ONE)
def test_all_the_rest_as_proposed(question: str) -> None:
    begin, shown = ONE_BY_ONE[question]
    t, single = begin(), begin()
    (seat,) = t.asked
    assert (t.asked[seat], t.shortcuts(seat)) == (question, ["proposed"])
    assert rows(t, seat)["proposed"] == shown
    t.plays("proposed", seat=seat)
    while single.asked == {seat: question}:
        single.match.time_out(seat)
    assert t.s == single.s
    assert t.story == single.story


@clause("HE1-RULING-101")
def test_for_a_single_ant_nothing_is_proposed() -> None:
    ants = {A: "E5 attack 3", B: "E5 forage 1w 1md"}
    t = table(ants=ants, traits={A: "mace", B: "guards"}, steps=PERFORM, markers="E5 prey_2")
    t.rolls(1, 6, 6).plays("3")
    assert (t.asked, t.shortcuts(), rows(t, B).get("proposed")) == ({B: "choose-ant-chemical"}, [], None)


# A large turn


@clause("HE1-RULING-94", "HE1-RULING-97", "HE1-RULING-98")
def test_a_turn_with_thirty_ants_takes_four_answers() -> None:
    t = table(
        colonies={A: "R11 N1 B1 size=28 food=2 larva_f=5 larva_m=1 egg_f=4 pupa_small=4 drones=1", B: REST},
        ants={A: "H3 forage 3, H2 forage 2, G2 forage 6, G4 forage 4, E2 patrol 2", B: "F2 forage 1"},
        markers="H3 plants_3, H2 aphids_2, G2 prey_4, G4 prey_6, E3 plants_3",
        plans=[[["G3:patrol", [3, 0, 0]]], []],
        steps=(*ASSIGN, "NestPhase"),
    )
    t.plays("as_last_turn", "forage_all").rolls(*[6] * 14).plays("end")
    assert t.asked == {A: "feed-large"}
    t.plays("plan", seat=A)
    assert t.asked == {}
    assert t.ants(A) == {
        "E2 patrol": "2", "E3 forage": "4", "G2 forage": "6", "G3 patrol": "3", "G4 forage": "6",
        "H2 forage": "2", "H3 forage": "3",
    }  # fmt: skip
    assert (t.sheet(A), t.food(A)) == ("R5 N2 B1", 0)
    assert t.brood(A) == {
        "egg_f": 3, "egg_m": 3, "larva_f": 4, "pupa_small": 3, "pupa_large": 2, "pupa_m": 1
    }  # fmt: skip
