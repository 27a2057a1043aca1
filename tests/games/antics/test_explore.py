"""ANT-EXPL."""

from __future__ import annotations

from typing import Any

from formicarium.games.antics.events import FieldsRefilled, TileTaken
from formicarium.testing import clause
from tests.games.antics.builder import FILLED, TURN, Table, on_fields, table


def exploring(level: int, fields: str = FILLED, **rest: Any) -> Table:
    return table(steps=[{"is": "Explore", "left": level, "field": 1}, *TURN], fields=fields, **rest)


@clause("ANT-EXPL-01", "ANT-RULING-53", "ANT-CARD-explore-01")
def test_a_tile_from_each_field_up_to_the_level() -> None:
    t = exploring(3).plays("take(1, C)", "take(2, B)", "take(3, A)")
    taken = [(event.field, event.lane, event.tile) for event in t.told(TileTaken)]
    assert taken == [(1, "C", "hatch_push"), (2, "B", "explore_hatch"), (3, "A", "build_ants")]
    assert t.asked == "ask-action"


@clause("ANT-EXPL-01")
def test_the_fields_are_explored_in_order() -> None:
    t = exploring(2)
    assert t.refuses("take(2, A)") == "ANT-EXPL-01"
    t.plays("take(1, A)")
    assert t.refuses("take(1, B)") == "ANT-EXPL-01"


@clause("ANT-EXPL-02")
def test_the_player_chooses_among_the_lanes() -> None:
    t = exploring(1)
    assert t.offers() == ["take(1, A)", "take(1, B)", "take(1, C)"]
    t = exploring(1, "- ants_push hatch_push")
    assert t.offers() == ["take(1, B)", "take(1, C)"]


@clause("ANT-EXPL-03")
def test_a_tile_must_be_taken() -> None:
    t = exploring(2)
    assert t.refuses("stop") == "ANT-EXPL-03"
    assert t.refuses("pass") == "ANT-EXPL-03"


@clause("ANT-EXPL-04", "ANT-CARD-anteater-02")
def test_an_anteater_cannot_be_taken() -> None:
    t = exploring(1, "explore_build blue ants_push")
    assert t.offers() == ["take(1, A)", "take(1, C)"]
    assert t.refuses("take(1, B)") == "ANT-EXPL-04"


@clause("ANT-EXPL-04")
def test_a_field_without_tiles_is_passed_over() -> None:
    t = exploring(3, "- blue - / - - - / ants_push build_push -")
    assert t.offers() == ["take(3, A)", "take(3, B)"]


@clause("ANT-EXPL-05", "ANT-EXPL-08", "ANT-CARD-explore-02")
def test_nothing_moves_in_the_action_phase() -> None:
    t = table(fields=FILLED).plays("use_space(0,0)", "take(1, A)")
    assert t.s.fields == on_fields(FILLED) | {"1A": ""}
    t.plays("use_super(explore)")
    assert t.offers() == ["take(1, B)", "take(1, C)"]
    assert t.told(FieldsRefilled) == []


@clause("ANT-EXPL-06")
def test_field_6_is_never_explored() -> None:
    t = exploring(5, "- - - / - - - / - - - / - - - / ants_push build_push - / push_push - -").plays(
        "take(5, A)"
    )
    assert (t.s.hands[0], t.on("6A")) == (("ants_push",), "push_push")


@clause("ANT-EXPL-07")
def test_the_hand_may_grow_during_the_turn() -> None:
    t = exploring(3, hands={0: "hatch_ants build_hatch explore_push"})
    t.plays("take(1, A)", "take(2, A)", "take(3, A)")
    assert (len(t.s.hands[0]), t.asked) == (6, "ask-action")
