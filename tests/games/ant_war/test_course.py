"""A whole turn and a whole round, step by step, as the engine lays them out."""

from __future__ import annotations

from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, RED, garden, new_game
from tests.games.course import course, written

A_TURN = written("""
    0 ask-order: card:start_raid
      OrderPlayed
    0 ask-action: square:d4 square:d5 do:move
      AntMoved
      CombatFought
      AntDestroyed
      ShopOpened
      OrdersOffered
    0 ask-keep: card:shop_ambush
      OrderKept
    0 ask-remove: button:none
      OrdersOffered
    1 ask-keep: card:shop_charge
      OrderKept
    1 ask-remove: button:none
    0 ask-action: button:stop
      OrderEnded
    0 ask-discard: card:start_worker
      OrderDiscarded
      OrdersDrawn
      TurnEnded
""")


@clause("WAR-TURN-01", "WAR-TURN-05", "WAR-TURN-08", "WAR-SHOP-01")
def test_a_whole_turn() -> None:
    """Order, an action with its combat and the Shop, the rest left, discard, draw, the other player."""
    position = "d4 black scout, d3 black worker, d5 red worker"
    t = garden(position, steps=["Turn"], hand=["start_march", "start_raid", "start_worker"])
    t.plays("order start_raid", "move d4-d5")
    t.plays("keep shop_ambush", "remove none", "keep shop_charge", "remove none", "stop")
    assert (t.s.in_play, t.s.hands[BLACK]) == ("", ("start_march", "start_worker"))  # put away before
    t.plays("discard start_worker")
    assert course(t.match) == A_TURN
    assert len(t.s.hands[BLACK]) == 3
    assert (t.s.turn, t.asked) == (1, {RED: "ask-order"})


A_ROUND = written("""
      ColoursAssigned
    1 ask-place-ant: formation:corner
    1 ask-arrange: button:ready
    0 ask-place-ant: formation:lee
    0 ask-arrange: button:ready
      ArmiesShown
      OrdersDrawn
      OrdersDrawn
      FirstPlayerNamed
    1 ask-order: card:start_bivouac
      OrderPlayed
    1 ask-action: square:a7 square:a6 do:move
      AntMoved
      OrderEnded
    1 ask-discard: button:none
      OrdersDrawn
      TurnEnded
    0 ask-order: card:start_bivouac
      OrderPlayed
    0 ask-action: square:a3 square:a4 do:move
      AntMoved
      OrderEnded
    0 ask-discard: button:none
      OrdersDrawn
      TurnEnded
""")


@clause("WAR-SETUP-12", "WAR-TURN-01", "WAR-TURN-12")
def test_a_whole_round() -> None:
    """From the placement to the second turn of the first player."""
    t = new_game(picks=["1"])
    for seat, formation in ((RED, "corner"), (BLACK, "lee")):
        t.match.play(seat, f"formation:{formation}")
        t.match.play(seat, "button:ready")
    assert (t.s.first, t.asked) == (RED, {RED: "ask-order"})
    t.plays("order start_bivouac", "move a7-a6", "discard none")
    t.plays("order start_bivouac", "move a3-a4", "discard none")
    assert course(t.match) == A_ROUND
    assert (t.s.turn, t.asked) == (2, {RED: "ask-order"})
