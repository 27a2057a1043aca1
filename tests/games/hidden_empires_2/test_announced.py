"""The plan that is announced: what changes it before it is carried out is said (HE2-RULING-95)."""

from __future__ import annotations

from typing import Any

from formicarium.core.plain import from_plain, to_plain
from formicarium.games.hidden_empires_2.scene.forecast import Forecast, forecast
from formicarium.games.hidden_empires_2.scene.table import table as seen
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.scene.model import Note
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table


def before_dice() -> Table:
    """Two ants tend Aphids, three are at Prey; what the dice bring decides between workers and a princess."""
    return table(
        "forage",
        mode="basic",
        turn=3,
        ants=[{"E4": 3, "D3": 2, "nurses": 1}, {"D7": 3, "nurses": 1}],
        brood=[{"larva_f": 1, "egg_f": 3}, {"egg_f": 2}],
        tokens={"D3": "aphids_2", "E4": "prey_4", "D7": "plants_3"},
        sizes=[10],
    )


def replanned(t: Table, seat: int = 0) -> list[Note]:
    notes = [note for panel in t.match.scene(seat).panels for note in panel.notes]
    return [note for note in notes if note.text.key == "scene-note-replanned"]


def announced(t: Table) -> Forecast:
    view = t.view(0)
    return forecast(view, seen(view), 0)


@clause("HE2-RULING-95")
def test_dice_that_change_the_plan_are_named_with_what_it_was_before() -> None:
    t = before_dice()
    plan = announced(t)
    assert not replanned(t)
    t.rolls(1, 6).forages("D3", "tend", 2)
    assert announced(t).laid != plan.laid
    (note,) = replanned(t)
    assert dict(note.text.args) == {
        "areas": ("D3",),
        "larvae": plan.larvae,
        "females": plan.laid["egg_f"],
        "males": plan.laid["egg_m"],
    }


@clause("HE2-RULING-95")
def test_it_is_said_until_the_nest_phase_is_over() -> None:
    t = before_dice().rolls(1, 6).forages("D3", "tend", 2)
    t.plays("button:forage_all").defaults("feed-larvae")
    assert replanned(t)
    assert not replanned(t, seat=1)
    t.plays("button:plan", seat=0).defaults("redeploy")
    assert not t.s.rolled


@clause("HE2-RULING-95")
def test_dice_that_change_nothing_are_passed_over() -> None:
    assert not replanned(before_dice().rolls(6, 6).forages("D3", "tend", 2))


@clause("HE2-FORAGE-09")
def test_a_token_that_the_dice_have_used_up_is_remembered() -> None:
    t = before_dice().rolls(1, 1).forages("D3", "harvest", 2)
    assert "D3" not in t.s.face_up
    (rolled,) = t.s.rolled
    assert (rolled.by, rolled.area, rolled.token, rolled.before, rolled.change) == (
        0,
        "D3",
        "aphids_2",
        0,
        -2,
    )
    plain: Any = to_plain(t.s)
    assert from_plain(Empires, plain).rolled == t.s.rolled


@clause("HE2-TURN-05")
def test_the_plan_at_the_end_of_a_turn_is_the_one_that_is_carried_out() -> None:
    """The ants have gone further than where they were when the turn began."""
    t = table(
        "end_turn",
        hands=[["trophic_eggs"]],
        ants=[{"E4": 3, "nurses": 1}],
        brood=[{"larva_f": 1}],
        tokens={"E5": "plants_3", "D4": "aphids_2", "D3": "plants_2"},
        occupied=["E3"],
        food=[4],
        sizes=[9],
    )
    plan = announced(t)
    t.match.time_out(0)
    t.defaults("feed-larvae")
    assert announced(t).laid == plan.laid
