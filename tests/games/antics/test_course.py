"""A whole turn and a whole round, step by step, as the engine lays them out."""

from __future__ import annotations

from formicarium.games.antics.events import FieldsRefilled, TurnBegan
from formicarium.testing import clause
from tests.games.antics.builder import FILLED, new_game, on_fields, table
from tests.games.course import course, written

A_TURN = written("""
    0 ask-action: piece:super_ant action:explore
      SuperAntUsed
    0 ask-explore: field:1A
      TileTaken
    0 ask-action: hex:1,1
      SpaceUsed
    0 ask-push: worker:t01 place:anthill
      ItemDelivered
    0 ask-action: hex:0,1
      SpaceUsed
    0 ask-hatch: zone:water
      AntHatched
    0 ask-store: hex:0,0
      PreyStored
    0 ask-return: tile:hatch_push
      TileReturned
      FieldsRefilled
      AnteaterArrived
      PreyEaten
      TurnBegan
""")


@clause("ANT-TURN-04", "ANT-TIDY-08", "ANT-TIDY-10", "ANT-ATE-01", "ANT-OVER-01")
def test_a_whole_turn() -> None:
    """Three actions; then markers, prey, hand, slide, refill, anteaters, and the check for the end."""
    t = table(
        fields=on_fields(FILLED) | {"2A": "blue", "6A": "build_build"},
        hands={0: "hatch_ants hatch_push explore_push"},
        workers={0: "t01 beetle, t10"},
        bag=[],
    )
    t.plays("use_super(explore)", "take(1, A)", "use_space(1,1)", "deliver(t01)")
    t.plays("use_space(0,1)", "hatch(water)")
    assert (t.asked, t.s.markers, t.s.super_used) == ("ask-store", (), False)
    t.plays("store(beetle, 0,0)")
    assert t.asked == "ask-return"
    assert t.lane("A")[:2] == ["", "blue"]  # nothing has slid yet
    t.plays("return_tile(hatch_push)")
    assert course(t.match) == A_TURN
    assert t.facts(FieldsRefilled) == [(("6A",), ("hatch_push",))]  # the tile just returned, after the slide
    assert (t.lane("A")[0], t.s.arrived, t.s.eaten) == ("blue", ("A",), ("dragonfly",))
    assert (t.s.active, t.s.actions_left) == (1, 3)


A_ROUND = written("""
      FirstPlayerNamed
      AnteaterPlaced
      AnteaterPlaced
      AnteaterPlaced
      FieldsFilled
      TurnBegan
    1 ask-action: piece:super_ant action:hatch
      SuperAntUsed
    1 ask-hatch: zone:water
      AntHatched
      TurnBegan
    2 ask-action: hex:0,0
      SpaceUsed
    2 ask-explore: field:1A
      TileTaken
    2 ask-action: hex:0,1
      SpaceUsed
    2 ask-hatch: zone:soldier
      AntHatched
      FieldsRefilled
      TurnBegan
    0 ask-action: piece:super_ant action:build
      SuperAntUsed
    0 ask-first: hex:0,1
    0 ask-second: hex:1,0
      TileBuilt
    0 ask-action: button:pass
      ActionsPassed
      TurnBegan
    1 ask-action: button:pass
      ActionsPassed
      TurnBegan
""")


@clause("ANT-TURN-01", "ANT-TURN-02", "ANT-TURN-03", "ANT-SETUP-02", "ANT-SETUP-12")
def test_a_whole_round() -> None:
    """From the set-up to the second turn of the first player."""
    t = new_game(3, first_player=1)
    t.plays("use_super(hatch)", "hatch(water)")
    t.plays("use_space(0,0)", "take(1, A)", "use_space(0,1)", "hatch(soldier)")
    t.plays("use_super(build)", "first(0,1)", "second(1,0)", "pass")
    t.plays("pass")
    assert course(t.match) == A_ROUND
    turns = [(1, 1, 1), (2, 1, 2), (0, 1, 3), (1, 2, 3), (2, 2, 3)]
    assert t.facts(TurnBegan) == turns
