"""ANT-OVER, ANT-SCORE, ANT-TIE, ANT-FUNG: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from formicarium.games.antics import GAME
from formicarium.games.antics.events import GameEnded, HillScored, LastRoundBegan
from formicarium.games.antics.scoring import Score, score, standing
from formicarium.testing import clause
from tests.games.antics.builder import FILLED, TIDYING, TOWER, Table, on_fields, table

FIVE_GONE = {"ladybird": 2}
FOUR_GONE = {"ladybird": 2, "beetle": 1}


def finished(**rest: Any) -> Table:
    """Seat 0 ends the very last turn."""
    given: dict[str, Any] = {"trigger": "prey", "turns_left": 1, "steps": ["CheckEnd"]}
    return table(**given | rest)


@clause("ANT-OVER-01", "ANT-RULING-35")
def test_the_end_is_checked_at_the_end_of_every_turn() -> None:
    t = table(clearings=FIVE_GONE, zones={0: "water 1"})
    assert t.s.trigger == ""
    t.plays("use_super(hatch)", "hatch(water)")
    assert t.s.trigger == ""
    assert t.plays("pass").s.trigger == "prey"


@clause("ANT-OVER-02", "ANT-RULING-36")
@pytest.mark.parametrize("bag, trigger", [(["push_push"], "tiles"), (["push_push", "ants_push"], "")])
def test_fields_that_cannot_be_filled(bag: list[str], trigger: str) -> None:
    fields = on_fields(FILLED) | {"1A": "", "1B": ""}
    t = table(fields=fields, explored=True, bag=bag, steps=TIDYING)
    assert (t.s.trigger, t.s.bag) == (trigger, ())


@clause("ANT-OVER-03")
@pytest.mark.parametrize("clearings, trigger", [(FIVE_GONE, "prey"), (FOUR_GONE, ""), ({}, "prey")])
def test_five_kinds_of_prey_are_gone(clearings: dict[str, int], trigger: str) -> None:
    assert table(clearings=clearings, steps=["CheckEnd"]).s.trigger == trigger


@clause("ANT-OVER-02", "ANT-OVER-03", "ANT-RULING-59")
def test_the_lack_of_tiles_is_named_first() -> None:
    t = table(clearings=FIVE_GONE, short=True, steps=["CheckEnd"])
    assert t.facts(LastRoundBegan) == [(0, "tiles")]


@clause("ANT-OVER-04", "ANT-RULING-38")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_one_more_turn(seats: int) -> None:
    t = table(seats=seats, active=1, clearings=FIVE_GONE, steps=["CheckEnd"])
    order = []
    while t.match.outcome is None:
        order.append(t.asked_seat)
        t.plays("pass")
    assert order == [*range(2, seats), 0, 1]
    assert (t.outcome.why.key, t.outcome.clause) == ("ended-prey", "ANT-OVER-06")


@clause("ANT-OVER-05", "ANT-RULING-37")
def test_the_last_round_follows_all_rules_and_triggers_nothing() -> None:
    fields = on_fields(FILLED) | {"1A": "", "1B": "blue", "6A": "hatch_hatch", "6B": "push_push"}
    t = table(
        trigger="prey", turns_left=3, clearings=FIVE_GONE | {"dragonfly": 1}, fields=fields, bag=[],
        explored=True, arrived=[], steps=TIDYING,
    )  # fmt: skip
    assert t.s.eaten == ("dragonfly",)  # the anteater came
    assert t.lane("A")[0] == "build_build"  # the lane slid
    assert (t.s.turns_left, t.told(LastRoundBegan)) == (2, [])


@clause("ANT-OVER-06")
def test_carried_items_are_worth_nothing() -> None:
    t = finished(workers={0: "t01 ladybird, t10 green_leaf"}, hills={0: "fungus_push 3,0 4,0"})
    assert t.outcome.scores == (0, 0, 0)
    assert t.told(GameEnded)[0].reason == "prey"


@clause("ANT-OVER-07", "ANT-RULING-43", "ANT-RULING-58")
def test_three_rounds_without_an_action_end_the_game() -> None:
    t = table(first=1, active=1, workers={2: "t01", 0: "t01 green_leaf"}, zones={2: "soldier 1"})
    for _ in range(2):
        t.plays("pass", "pass", "pass")
    assert (t.match.outcome, t.s.idle_rounds) == (None, 2)
    t.plays("pass", "steal(t01, 0)", "pass", "pass")  # a steal is no action
    assert (t.outcome.why.key, t.outcome.clause) == ("ended-idle", "ANT-OVER-07")


@clause("ANT-OVER-07")
def test_one_action_is_enough_to_go_on() -> None:
    t = table(idle_rounds=2).plays("use_super(hatch)", "hatch(water)", "pass", "pass", "pass")
    assert (t.match.outcome, t.s.idle_rounds) == (None, 0)


@clause("ANT-OVER-07")
def test_forty_rounds_are_the_most() -> None:
    t = table(round=40, active=1, acted=True).plays("pass")
    assert t.match.outcome is None
    t.plays("pass")
    assert (t.outcome.why.key, t.outcome.clause) == ("ended-rounds", "ANT-OVER-07")


# Points

PREY = ["ladybird 0,0", "butterfly 0,1", "caterpillar 1,0", "woodlouse 1,1", "beetle 2,0", "dragonfly 2,1"]


@clause("ANT-SCORE-01", "ANT-SCORE-02")
@pytest.mark.parametrize("prey", range(7))
def test_prey_counts_its_square(prey: int) -> None:
    t = table(stored={0: ", ".join(PREY[:prey])})
    assert score(t.s, 0) == Score(prey**2, 0, 0)


@clause("ANT-SCORE-03", "ANT-SCORE-04", "ANT-SCORE-05", "ANT-FUNG-02", "ANT-CARD-fungus-01")
@pytest.mark.parametrize(
    "leaves, points",
    [
        ("", (0, 0)),
        ("brown_leaf", (2, 0)),
        ("green_leaf", (2, 2)),
        ("green_leaf brown_leaf", (3, 2)),
        ("brown_leaf brown_leaf brown_leaf", (3, 0)),  # one leaf too many
        ("brown_leaf brown_leaf green_leaf green_leaf green_leaf", (3, 4)),
    ],
)
def test_fungi_score_with_a_leaf(leaves: str, points: tuple[int, int]) -> None:
    """Visible fungi of levels 2 and 1."""
    t = table(hills={0: "fungus_push 3,0 4,0; fungus_ants 1,0 0,1"}, leaves={0: leaves})
    assert score(t.s, 0) == Score(0, *points)


@clause("ANT-SCORE-06", "ANT-RULING-41")
def test_leaves_lie_where_they_count_most() -> None:
    hill = f"{TOWER}; fungus_hatch 0,1 1,0; fungus_push 4,0 5,0; fungus_explore 2,1 3,1; fungus_build 4,1 5,1"
    t = table(hills={0: hill}, leaves={0: "brown_leaf green_leaf"})
    assert score(t.s, 0) == Score(0, 4 + 2, 2)


@clause("ANT-FUNG-01")
def test_a_fungus_is_no_action() -> None:
    t = table(hills={0: "fungus_push 3,0 4,0"}, workers={0: "t01 beetle"})
    assert "use_space(3,0)" not in t.offers()
    assert t.refuses("use_space(3,0)") == "ANT-FUNG-01"


@clause("ANT-FUNG-03", "ANT-BUILD-12")
def test_a_covered_fungus_scores_nothing() -> None:
    hill = "fungus_push 3,0 4,0; hatch_ants 2,0 3,0"
    assert score(table(hills={0: hill}, leaves={0: "green_leaf"}).s, 0).total == 0


@clause("ANT-SCORE-07")
def test_the_total_is_prey_and_fungi() -> None:
    t = finished(
        hills={1: "fungus_push 3,0 4,0"}, leaves={1: "green_leaf"}, stored={1: "beetle 0,0, ladybird 1,0"},
        supply={0: 3}, hands={0: "ants_push"},
    )  # fmt: skip
    assert t.outcome.scores == (0, 7, 0)
    assert t.told(HillScored)[1] == HillScored(1, 4, 1, 2, 7)
    assert dict(t.outcome.details[1]) == {"prey": 4, "fungus": 1, "leaves": 2}
    assert set(dict(t.outcome.details[1])) == set(GAME.scoring)
    assert t.outcome.winners == (1,)


@clause("ANT-TIE-01", "ANT-RULING-39")
@pytest.mark.parametrize(
    "one, other",
    [
        ("hatch_ants 0,1 1,0", "hatch_ants 3,0 4,0; ants_push 5,0 6,0"),  # a level 2 beats two of level 1
        ("hatch_ants 3,0 4,0", ""),
        (
            "hatch_ants 0,1 1,0; ants_push 1,1 2,1",
            "hatch_ants 0,1 1,0; ants_push 3,0 4,0; build_push 5,0 6,0",
        ),
        (TOWER, "hatch_hatch 0,1 1,0; ants_ants 1,1 2,1; build_build 3,0 4,0"),  # covered tiles count, too
    ],
)
def test_equal_points_are_ranked_by_the_height_of_the_hill(one: str, other: str) -> None:
    t = finished(hills={0: other, 1: one}, stored={0: "beetle 0,0", 1: "beetle 0,0"})
    assert t.outcome.scores[0] == t.outcome.scores[1]
    assert t.outcome.ranks[:2] == (2, 1)


@clause("ANT-TIE-01")
def test_points_come_before_height() -> None:
    t = finished(hills={0: TOWER}, stored={1: "beetle 0,0"})
    assert t.outcome.ranks == (2, 1, 3)


@clause("ANT-TIE-02", "ANT-RULING-40")
def test_who_is_equal_in_everything_shares_the_place() -> None:
    t = finished(hills={0: "hatch_ants 0,1 1,0", 2: "build_push 1,1 2,1"})
    assert standing(t.s, 0) == standing(t.s, 2)
    assert (t.outcome.ranks, t.outcome.winners) == ((1, 3, 1), (0, 2))
