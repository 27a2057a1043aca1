"""Figures of scripted matches, with numbers worked out by hand; and what holds for those of every match."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from formicarium.core.account import Account, Row, account
from formicarium.core.dealer import Scripted
from formicarium.core.figures import FOLDER
from formicarium.core.match import Match, replay
from formicarium.core.registry import games
from formicarium.games.hidden_empires_1.data import START_BROOD
from formicarium.texts.catalogue import folder_of
from formicarium.texts.proof import compare, lacking
from tests.acorns import GAME as ACORNS
from tests.games.ant_war.builder import garden
from tests.games.antics.test_push import pushing
from tests.games.cicada_and_ant.builder import a_round
from tests.games.hidden_empires_1.builder import PERFORM, A, Table, nest_step
from tests.games.hidden_empires_1.builder import table as empires
from tests.games.hidden_empires_1.test_combat import fight
from tests.games.hidden_empires_2.builder import table as second_empires
from tests.golden.match import FOLDER as GOLDEN
from tests.golden.match import read

GAMES = [id for id, game in games.items() if game.figures(game.options()) is not None]


def counted(match: Match) -> Account:
    found = account(match)
    assert found is not None
    return found


def totals(match: Match) -> dict[str, list[float]]:
    """In the end, per seat: those that are not all zero."""
    found = counted(match)
    return {row.key: [*row.totals] for row in (*found.curves, *found.totals) if any(row.totals)}


def test_a_guess_that_was_right_is_worth_what_blind_luck_would_not_have_brought() -> None:
    """Pawns on wood, stone and tile: blind guessing finds the Ant once in three times."""
    right = totals(a_round("wood", "r2c1", draws=["tile_plain_3", "tile_plain_4", "tile_plain_5"]).match)
    assert right == {
        "points": [0, 7],  # three steps of wood make 6, an insect 1
        "shelves": [0, 3],
        "insects": [0, 1],
        "interceptions": [0, 1],
        "flair": [0, 0.67],
        "collected": [0, 3],
    }
    wrong = totals(a_round("wood", "r1c3").match)
    assert wrong["flair"] == [0, -0.33]
    assert wrong["escapes"] == [1, 0]
    assert wrong["points"] == [7, 0]


def test_whose_ant_attacks_counts_and_not_whose_turn_it_is() -> None:
    led = garden("d4 black scout, d5 red worker", order="shop_parasitism").plays("parasite d5-d4").match
    found = totals(led)
    assert found["attacks"] == [0, 1]
    assert (found["destroyed"], found["lost"]) == ([1, 0], [0, 1])  # a Scout beats a Worker
    assert (found["ants"], found["hidden"]) == ([2, 1], [1, 1])  # the Queens, and the Scout all have seen


def test_prey_counts_when_it_is_home() -> None:
    t = pushing("t01, t10, t12", 3).plays("take(t10, cl_ladybird)", "hand_on(t10, t01)", "deliver(t01)")
    found = totals(t.match)
    assert (found["prey"], found["delivered"]) == ([1, 0, 0], [1, 0, 0])
    assert found["ants"] == [3, 0, 0]
    assert "leaves" not in found


def test_prey_that_flees_is_bad_luck() -> None:
    """HE1: a 1 drives Prey away. Six dice bring one on average; here two fall."""
    t = empires(ants={A: "H3 forage 8"}, markers="H3 prey_5", steps=PERFORM, dice=[1, 1, 2, 4, 5, 6])
    found = totals(t.match)
    assert (found["foraged"], found["luck"], found["territory"]) == ([6, 0], [-1, 0], [1, 0])


def test_what_serves_the_attacker_harms_the_defender() -> None:
    """HE1: Mace drives off an ant for each 1 to 4. One of two dice is one third of a die too few."""
    t = fight("2", "forage 1w 1md, E5 patrol 1", traits="mace", others="guards").rolls(1, 6).plays("2")
    t.plays("E5 forage media")
    found = totals(t.match)
    assert found["luck"] == [-0.33, 0.33]
    assert found["attacks"] == [1, 0]


def test_a_harvest_that_hurts_is_bad_luck() -> None:
    """HE2: each 1 is a −. Four dice bring two thirds of one on average; here two fall."""
    t = second_empires("forage", ants=[{"E4": 4}], tokens={"E4": "prey_3"})
    t.rolls(1, 1, 4, 6).forages("E4", "harvest", 4)
    found = totals(t.match)
    assert (found["foraged"], found["luck"]) == ([4, 0], [-1.33, 0])
    assert found["dna_found"] == [1, 0]


def test_a_turn_counts_as_it_ends() -> None:
    found = counted(a_round("wood", "r1c3").match)
    assert found.turns == ((1, 2),), "the table was laid in round 1, two answers end it"
    points = next(row for row in found.curves if row.key == "points")
    assert points.values == ((7,), (0,))


def test_what_a_nest_phase_does_counts_in_the_game_turn_that_it_ends() -> None:
    t = Table(Match(games["hidden_empires_1"], seats=2, seed=1), Scripted())
    while t.s.turn < 2:
        t.match.time_out(t.match.pending[0].seat)
    found = counted(t.match)
    assert [turn.number for turn in found.turns] == [None, 1]
    brood = next(row for row in found.curves if row.key == "brood")
    after = [sum(each) for each in t.s.brood]
    assert brood.values == tuple((sum(START_BROOD), left) for left in after)
    assert after != [sum(START_BROOD)] * 2


def test_winged_ants_count_when_they_emerge_and_not_when_they_have_flown() -> None:
    """HE1, HE2: most of them fly in the very nest phase in which they emerge."""
    second = second_empires("nest", brood=[{"pupa_large": 1, "pupa_m": 1}], ants=[{"E3": 1}])
    first = empires(
        colonies={A: "R1 no_brood pupa_large=1 pupa_m=1", 1: "no_brood"},
        hands={A: "mace"},
        steps=[nest_step(3), nest_step(8)],
    )
    for match in (second.plays("button:fly").match, first.plays("fly card mace", seat=A).match):
        found = totals(match)
        assert (found["winged"], found["flights"]) == ([2, 0], [1, 0])


def test_brood_that_is_eaten_for_want_of_food_is_lost_to_hunger() -> None:
    t = empires(colonies={A: "N1 food=0 egg_f=2 larva_f=2", 1: "no_brood"}, steps=[nest_step(4)])
    assert totals(t.defaults().match)["starved"] == [2, 0]


def test_a_game_that_declares_nothing_has_no_figures() -> None:
    assert account(Match(ACORNS)) is None


def golden(id: str) -> Iterator[Match]:
    """A stored match of every set of figures the game has."""
    seen = set()
    for file in sorted((GOLDEN / id).glob("*.record")):
        match = replay(read(file.read_text("utf-8"))[0])
        sheet = match.game.figures(match.options)
        assert sheet is not None
        keys = tuple(figure.key for figure in sheet.figures)
        if keys not in seen:
            seen.add(keys)
            yield match


@pytest.mark.parametrize("id", GAMES)
def test_figures_of_real_matches_agree_with_their_outcome(id: str) -> None:
    for match in golden(id):
        found = counted(match)
        assert match.outcome is not None
        rows = {row.key: row for row in found.curves}
        if match.game.points:
            assert rows["points"].totals == match.outcome.scores
        numbers = [turn.number for turn in found.turns]
        first, *rest = numbers
        assert first in (None, 1)
        assert rest == [*range((first or 0) + 1, len(rest) + (first or 0) + 1)]
        assert all(one.at <= other.at for one, other in pairwise(found.turns))
        assert found.turns[-1].at == sum(entry.seat is not None for entry in match.record.entries)
        for row in found.curves:
            fits(row, match.state.seats, len(numbers))
        assert counted(replay(match.record.dumps())) == found, "the same record, the same figures"


def fits(row: Row, seats: int, turns: int) -> None:
    assert [len(values) for values in row.values] == [turns] * seats, row.key
    assert row.totals == tuple(values[-1] for values in row.values), row.key


@pytest.mark.parametrize("id", GAMES)
def test_every_figure_has_a_name_and_a_line_that_explains(id: str) -> None:
    game = games[id]
    keys = {
        figure.key
        for options in game.variants.values()
        if (sheet := game.figures(game.read_options(options))) is not None
        for figure in sheet.figures
    }
    folder = folder_of(game) / FOLDER
    assert compare(folder) == []
    assert (
        lacking(
            folder,
            [
                *("figure-turn", "figure-turns"),
                *(f"figure-{key}{end}" for key in sorted(keys) for end in ("", "-about")),
            ],
        )
        == []
    )


@pytest.mark.parametrize("id", GAMES)
def test_turns_go_by_events_that_open_or_close_one(id: str) -> None:
    """A curve has a point for each turn, so some event has to tell of each."""
    for match in golden(id):
        marks = sum(told.event.opens or told.event.closes for told in match.log)
        assert len(counted(match).turns) - 1 <= marks
