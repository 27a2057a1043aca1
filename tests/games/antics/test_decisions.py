"""ANT-DEC, section 7: what is asked, of whom, and how it is spelled."""

from __future__ import annotations

from random import Random

import pytest

import formicarium as fm
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision
from formicarium.core.flow import answer, deal, settle
from formicarium.games.antics import GAME
from formicarium.games.antics.data import Track
from formicarium.games.antics.events import ActionsPassed, AntHatched, PreyStored, TileBuilt, TileTaken
from formicarium.games.antics.hexes import NEAR, Hex, near_hexes, spelled, touched
from formicarium.games.antics.moves import BuildBridge, Steal
from formicarium.games.antics.options import AnticsOptions
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.antics.builder import FILLED, TIDYING, TURN, Table, table, tokens, written

PROMPTS = {
    "ask-action", "ask-last-steal", "ask-explore", "ask-tile", "ask-first", "ask-second", "ask-hatch",
    "ask-ants", "ask-push", "ask-store", "ask-return", "ask-anteater",
}  # fmt: skip


@clause("ANT-DEC-01")
def test_a_forced_answer_is_carried_out_and_told() -> None:
    t = table(fields="ants_push - -", hands={0: ""}).plays("use_space(0,0)")
    assert (t.asked, [event.tile for event in t.told(TileTaken)]) == ("ask-action", ["ants_push"])
    t.plays("use_space(1,0)")  # one tile: nobody is asked which
    assert t.asked == "ask-first"
    t = table(steps=TIDYING, delivered=["beetle"], stored={0: FIVE})
    assert [event.hex for event in t.told(PreyStored)] == ["2,1"]


FIVE = "ladybird 0,0, butterfly 0,1, caterpillar 1,0, woodlouse 1,1, dragonfly 2,0"


@clause("ANT-DEC-01", "ANT-TURN-12")
def test_a_forced_pass_is_told() -> None:
    assert table(supply={0: 0}, actions=2).told(ActionsPassed) == [ActionsPassed(0, 2)]


@clause("ANT-DEC-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_active_player_is_asked_and_only_what_the_table_lists(seats: int) -> None:
    for asked, active in random_questions(seats, games=3):
        assert asked.seat == active
        assert asked.prompt.key in PROMPTS
        assert not asked.silent


@clause("ANT-DEC-02")
def test_answers_are_written_and_read_alike() -> None:
    for asked, _ in random_questions(4, games=2):
        for move in asked.options[:40]:
            if all(not token.startswith("column") for token in move.spell()):
                assert tokens(written(move)) == str(move)


@clause("ANT-DEC-02")
def test_an_answer_may_be_given_as_a_record_of_its_own() -> None:
    """Moves are equal by what they say, not by being the one that was listed."""
    t = table(steps=[{"is": "Ants", "left": 4}, *TURN], zones={0: "soldier 4"})
    t.match.play(0, BuildBridge())
    assert t.view(0).units_left == 1
    t = table(workers={0: "t01", 1: "t01 beetle"}, zones={0: "soldier 1"})
    t.match.play(0, Steal(Track("t01"), 1))
    assert t.workers() == {"t01": "beetle"}


@clause("ANT-DEC-03")
def test_hexes_are_spelled_by_their_coordinates() -> None:
    assert len(near_hexes()) == 3 * NEAR * (NEAR + 1) + 1
    for at in (*near_hexes(), Hex("16,0"), Hex("17,0"), Hex("-40,99")):
        assert touched(spelled(at)) == at
    assert [touched(path) for path in ((), ("hex:x",), ("row:1", "column:2"), ("column:1", "row:x"))] == [
        None
    ] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_vocabulary_is_small_and_spells_the_longest_row(seats: int) -> None:
    words = set(GAME.vocabulary(seats, AnticsOptions()))
    assert len(words) < 1500
    tiles = 40 + seats if seats == 2 else 56 + seats
    assert words.issuperset(spelled(Hex(f"{2 + 2 * tiles},0")))
    assert words.issuperset(spelled(Hex(f"0,{-2 * tiles}")))


@clause("ANT-TURN-11")
def test_the_clock_passes_and_stops() -> None:
    t = table(fields=FILLED)
    assert written(t.decision.timeout) == "pass"
    for kind, first in (
        ("Hatch", "hatch(rock)"),
        ("Ants", "send(water, t01)"),
        ("Push", "take(t10, cl_ladybird)"),
    ):
        t = table(
            steps=[{"is": kind, "left": 3}, *TURN], zones={0: "water 2"}, workers={0: "t03, t10, t11"}
        ).plays(first)
        assert written(t.decision.timeout) == "stop"


def test_an_answer_can_be_taken_back_until_something_is_drawn() -> None:
    t = table(fields=FILLED).plays("use_space(0,1)", "hatch(rock)")
    assert t.match.undo(0) is None
    assert (t.asked, t.told(AntHatched)) == ("ask-hatch", [])
    t.plays("hatch(water)", "use_space(0,0)", "take(1, A)", "pass")
    assert t.match.undo(0) is not None


def test_a_tile_under_way_can_be_taken_back() -> None:
    t = table(hands={0: "ants_push hatch_push"}).plays("use_super(build)", "tile(ants_push)", "first(3,0)")
    assert (t.view(0).tile, t.view(0).half) == ("ants_push", "3,0")
    assert t.match.undo(0) is None
    assert (t.asked, t.told(TileBuilt)) == ("ask-first", [])


def test_a_wrong_answer_changes_nothing() -> None:
    t = table(hands={0: "ants_push hatch_push"}).plays("use_super(build)", "tile(ants_push)")
    before = t.s.copy()
    with pytest.raises(fm.IllegalMove):
        t.plays("first(9,9)")
    assert t.s == before


def random_questions(seats: int, games: int) -> list[tuple[Decision, int]]:
    """What is asked in some random games, and who was active."""
    found: list[tuple[Decision, int]] = []
    for seed in range(games):
        rng = Random(seed)
        s = GAME.begin(seats, GAME.read_options({}))
        while asked := settle(s):
            if isinstance(asked, Chance):
                deal(s, asked.sample(rng))
            else:
                (decision,) = asked
                found.append((decision, s.active))
                answer(s, decision.seat, rng.choice(decision.options))
    return found


# What throws something away says so


@clause("ANT-TURN-11")
def test_to_pass_says_how_many_actions_would_be_lost() -> None:
    t = table(zones={0: "soldier 1"}, workers={0: "t01", 1: "t01 ladybird"})
    assert lost(t) == {
        "pass": "You have 3 actions left and could use one now. End your turn, and they are lost."
    }
    t.plays("use_space(0,1)", "hatch(water)", "use_super(hatch)", "hatch(water)")
    assert lost(t) == {"pass": "You have an action left that you could use. End your turn, and it is lost."}
    t.plays("use_space(2,0)", "send(water, t10)")
    assert (t.asked, lost(t)) == ("ask-last-steal", {})  # only a steal is left, and it may wait


@clause("ANT-TURN-11")
def test_actions_that_nothing_can_be_done_with_are_no_loss() -> None:
    everywhere = ["0,0", "0,1", "1,0", "1,1", "2,0", "2,1"]
    t = table(
        zones={0: "soldier 1"}, workers={0: "t01", 1: "t01 ladybird"}, markers=everywhere, super_used=True
    )
    assert (t.asked, t.offers(), lost(t)) == ("ask-action", ["steal(t01, 1)", "pass"], {})


@clause("ANT-LVL-04")
@pytest.mark.parametrize(
    "kind, unit",
    [("Hatch", "hatch(water)"), ("Ants", "send(water, t01)"), ("Push", "take(t10, cl_ladybird)")],
)
def test_to_stop_says_how_many_units_would_be_lost(kind: str, unit: str) -> None:
    t = table(steps=[{"is": kind, "left": 3}, *TURN], zones={0: "water 3"}, workers={0: "t05, t10, t12"})
    assert lost(t) == {}
    said = lost(t.plays(unit))["stop"]
    assert said.endswith("2 units are left, and you could use one now. Stop, and they are lost.")


@clause("ANT-LVL-04")
def test_to_leave_ants_where_they_are_is_no_loss() -> None:
    """Soldiers without a worker beside whom to stand can only be retrieved: the first is, unasked."""
    t = table(steps=[{"is": "Ants", "left": 3}, *TURN], zones={0: "soldier 2"})
    assert (t.offers(), lost(t)) == (["retrieve_zone(soldier)", "stop"], {})


def lost(t: Table) -> dict[str, str]:
    """What each answer would throw away, in English."""
    say = Speaker(GAME, "en").say
    return {written(move): say(warning) for move, warning in t.match.warnings(t.asked_seat).items()}
