"""A whole player turn and a whole game turn, step by step, as the engine lays them out."""

from __future__ import annotations

from formicarium.testing import clause
from tests.games.course import course, written
from tests.games.hidden_empires_1.builder import A, B, Table, table


def first_turn() -> Table:
    """A forages, begins a Trail, builds, scouts and attacks, with cards that open most windows."""
    t = table(
        steps=["GameTurn"],
        turn=0,
        picks=[A, B],
        draws=["budding", "caterpillars"],
        colonies={
            A: "R9 N1 size=20 food=3 larva_f=2 larva_m=1 pupa_small=2 pupa_large=1 egg_f=2",
            B: "R3 N1 food=2 larva_f=1 pupa_small=1",
        },
        ants={B: "F2 forage 1"},
        traits={A: "trail_making"},
        hands={A: "mutate camouflage fat_reserves guest_ants", B: "highwayman_beetles"},
        markers="H3 prey_2, G4 ?plants_2, F2 plants_2",
        options={"reduce_prey": True},
    )
    t.plays("draw", "end").moves(
        "3 reserves > H3 forage",
        "1 reserves > builders",
        "1 reserves > G4 scout",
        "2 reserves > F2 attack",
    )
    t.plays("reserves worker", "G2 trail", "1", "end", "yes", "done", "worker forage 1", "go")
    return t.rolls(5, 6, 6, 2).plays("pass", "done")


PLAYER_TURN = written("""
      GameTurnBegun
      PlayerTurnBegun
    0 ask-turn-start: button:draw
      CardDrawn
    0 ask-draw-step: button:end
    0 ask-assign-source: place:reserves caste:worker
    0 ask-assign-destination: area:H3 task:forage
    0 ask-assign-count: count:3
      AntsAssigned
    0 ask-assign-source: place:reserves caste:worker
    0 ask-assign-destination: place:builders
    0 ask-assign-count: count:1
      AntsAssigned
    0 ask-assign-source: place:reserves caste:worker
    0 ask-assign-destination: area:G4 task:scout
      AntsAssigned
    0 ask-assign-source: place:reserves caste:worker
    0 ask-assign-destination: area:F2 task:attack
    0 ask-assign-count: count:2
      AntsAssigned
    0 ask-assign-source: place:reserves caste:worker
    0 ask-assign-destination: area:G2 task:trail
    0 ask-assign-count: count:1
      AntsAssigned
    0 ask-assign-source: button:end
      TasksAssigned
      TrailBegun
      AreaScouted
    0 ask-turn-marker: button:yes
      MarkerTurnedUp
    0 ask-scout-reinforce: button:done
    0 ask-scout-assign: caste:worker task:forage count:1
      TaskGiven
    0 ask-perform: button:go
      TasksBegun
    1 ask-window-forage: button:pass
      FoodForaged
      FoodForaged
      TrailTried
      NestEnlarged
      AreaAttacked
      CombatJudged
      AntsKilled
      AntsKilled
    0 ask-carry-off: button:done
      AttackEnded
""")

THE_REST = written("""
      PlayerTurnBegun
      EventDrawn
      FoodFound
    1 ask-assign-source: button:end
      TasksAssigned
      TasksBegun
      NestPhaseBegun
      NestStepBegun
    0 ask-window-guest: button:pass
      NestStepBegun
    0 ask-nest-play: button:pass
      AdultsFed
      AdultsFed
      NestStepEnded
      NestStepBegun
      PupaeEmerged
      PupaeEmerged
      NestStepEnded
      NestStepBegun
    0 ask-feed-large: count:0
    1 ask-feed-large: count:0
      LarvaeFed
      LarvaeFed
      NestStepEnded
      NestStepBegun
      EggsHatched
      NestStepBegun
    0 ask-lay-female: count:6
    1 ask-lay-female: count:6
      EggsLaid
      EggsLaid
      NestStepEnded
      NestStepBegun
      FoodDiscarded
      NestStepEnded
      NestStepBegun
    0 ask-flight: button:fly card:mutate
      FlightFlown
      NestStepEnded
      MarkerChanged
      GameTurnBegun
      PlayerTurnBegun
      CardDrawn
""")


@clause(
    "HE1-TURN-01", "HE1-TURN-03", "HE1-DRAW-01", "HE1-DRAW-05", "HE1-PERF-01", "HE1-PERF-02", "HE1-PERF-03"
)
def test_a_whole_player_turn() -> None:
    t = first_turn()
    assert course(t.match).startswith(PLAYER_TURN + "\n  PlayerTurnBegun\n")
    assert (t.asked, t.ants(A), t.marker("F2")) == (
        {B: "assign-source"},
        {"F2 patrol": "1", "G2 trail": "1", "G4 forage": "1", "H3 forage": "3"},
        "plants_2",
    )


@clause(
    "HE1-TURN-01", "HE1-TURN-02", "HE1-TURN-04", "HE1-NEST-01", "HE1-WIN-13", "HE1-WIN-16", "HE1-RPREY-01"
)
def test_a_whole_game_turn() -> None:
    t = first_turn().plays("end", "pass").plays("pass", seat=A)
    t.plays("0", seat=A).plays("0", seat=B)
    t.plays("6", seat=A).plays("6", seat=B)
    t.picks(B).draws("soldiers").plays("fly card mutate", seat=A)
    assert course(t.match) == f"{PLAYER_TURN}\n{THE_REST}"
    assert (t.s.turn, t.asked, t.s.scores) == (2, {B: "assign-source"}, [2, 0])
