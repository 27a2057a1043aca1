"""HE2-TURN, HE2-NEST: whole turns told step by step, as the engine lays them out."""

from __future__ import annotations

from collections.abc import Mapping

from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import Table, table

P1, P2 = 0, 1


def story(t: Table, answers: Mapping[str, str], turns: int = 1) -> list[str]:
    """What is asked (and whom) and what happens, in order, until so many game turns are over.

    Questions are answered as said, once each; all others, and the second time, as the clock would.
    """
    left, told, seen = dict(answers), [], 0
    while True:
        for event in t.events[seen:]:
            seat = getattr(event, "seat", None)
            told.append(type(event).__name__ if seat is None else f"{type(event).__name__} {seat}")
        seen = len(t.events)
        if not t.match.pending or t.s.turn > turns:
            return told
        decision = t.match.pending[0]
        key = f"{decision.prompt.key.removeprefix('ask-')} {decision.seat}"
        told.append(f"? {key}")
        t.plays(left.pop(key, str(decision.timeout)), seat=decision.seat)


@clause("HE2-TURN-01", "HE2-TURN-02", "HE2-TASK-01", "HE2-NEST-01")
def test_a_whole_game_turn_of_the_basic_game() -> None:
    t = table(
        steps=["GameTurn"],
        mode="basic",
        turn=0,
        ants=[{"E3": 3, "E4": 1, "builders": 1, "nurses": 1}, {"E4": 1, "E7": 2}],
        tokens={"E4": "prey_2", "D3": "?plants_2"},
        brood=[{"egg_f": 1, "larva_f": 2, "pupa_large": 1, "pupa_m": 1}, {}],
        food=[7, 0],
        sizes=[12, 6],
    )
    answers = {
        "redeploy 0": "stack:E3:worker count:2",
        "redeploy-to 0": "place:E4",
        "advance 0": "stack:E3:worker count:1",
        "advance-to 0": "place:D3",
        "reveal-token 0": "place:D3",
        "attack 0": "place:E4 seat:1",
        "feed-larvae 0": "brood:larva_f level:1 count:2",
        "lay-eggs 0": "brood:egg_f count:1",
        "nuptial-flight 0": "button:fly",
    }
    assert story(t, answers) == [
        "GameTurnBegan",
        "PlayerTurnBegan 0",
        "? redeploy 0",
        "? redeploy-to 0",
        "AntsRedeployed 0",
        "? redeploy 0",
        "NestChecked 0",
        "? advance 0",
        "? advance-to 0",
        "AntsAdvanced 0",
        "? advance 0",
        "? reveal-token 0",
        "TokenRevealed",
        "? attack 0",
        "AttackDeclared 0",
        "? scatter-dice 1",
        "ScatterRolled 1",
        "PointsCompared",
        "AntsEliminated 1",
        "AntsEliminated 0",
        "? after-combat 0",
        "SurvivorsStayed 0",
        "? forage 0",
        "NestGrew 0",
        "PlayerTurnBegan 1",
        "? redeploy 1",
        "NestChecked 1",
        "? advance 1",
        "NestPhaseBegan",
        "? feed-larvae 0",
        "? lay-eggs 0",
        "? lay-eggs 0",
        "AdultsFed 0",
        "PupaeEmerged 0",
        "LarvaeFed 0",
        "EggsHatched 0",
        "EggsLaid 0",
        "FoodPutAway 0",
        "BlockEnded",
        "? nuptial-flight 0",
        "FlightFlown 0",
        "BlockEnded",
        "GameTurnBegan",
        "PlayerTurnBegan 0",
    ]


@clause("HE2-TURN-02", "HE2-TASK-01", "HE2-TURN-05", "HE2-RULING-21")
def test_a_whole_player_turn_and_game_turn_of_the_advanced_game() -> None:
    t = table(
        "turn",
        ants=[{"E3": 3, "E4": 3, "E5": 2, "F3": 1, "builders": 1}, {"E5": 1, "E7": 2}],
        tokens={"E4": "prey_2", "D3": "?plants_2"},
        traits=[["trail_makers"]],
        hands=[["mutation"]],
        draws=["caterpillars"],
    )
    answers = {
        "redeploy 0": "stack:E3:worker count:1",
        "redeploy-to 0": "place:E4",
        "advance 0": "stack:E3:worker count:1",
        "advance-to 0": "place:D3",
        "scout 0": "place:D3",
        "scout-reveal 0": "button:yes",
        "attack 0": "place:E5 seat:1",
        "scatter-dice 1": "count:0",
        "build-trail 0": "place:F3 count:1",
        "assign-patrol 0": "stack:E3:worker count:1",
        "forage 0": "place:E4 do:harvest",
        "forage-ants 0": "count:2",
    }
    told = story(t, answers)
    assert told[: told.index("GameTurnBegan") + 1] == [
        "PlayerTurnBegan 0",
        "EventDrawn 0",
        "CaterpillarsEaten 0",
        "CaterpillarsEaten 1",
        "CardDiscarded",
        "StageReached 0",
        "? redeploy 0",
        "? redeploy-to 0",
        "AntsRedeployed 0",
        "? redeploy 0",
        "NestChecked 0",
        "StageReached 0",
        "? advance 0",
        "? advance-to 0",
        "AntsAdvanced 0",
        "? advance 0",
        "? scout 0",
        "? scout-reveal 0",
        "TokenRevealed",
        "? attack 0",
        "AttackDeclared 0",
        "? scatter-dice 1",
        "PointsCompared",
        "AntsEliminated 1",
        "AntsEliminated 0",
        "? after-combat 0",
        "SurvivorsPatrolled 0",
        "? build-trail 0",
        "TrailTried 0",
        "? build-trail 0",
        "? assign-patrol 0",
        "PatrolAssigned 0",
        "? assign-patrol 0",
        "? forage 0",
        "? forage-ants 0",
        "AreaForaged 0",
        "DnaGained 0",
        "ForageRolled 0",
        "? forage 0",
        "NestGrew 0",
        "StageReached 0",
        "? end-turn 0",
        "PlayerTurnBegan 1",
        "HandCardDrawn 1",
        "StageReached 1",
        "? redeploy 1",
        "NestChecked 1",
        "StageReached 1",
        "? advance 1",
        "? assign-patrol 1",
        "StageReached 1",
        "? end-turn 1",
        "NestPhaseBegan",
        "NestWindowOpened",
        "NestWindowClosed",
        "AdultsFed 0",
        "BlockEnded",
        "NestWindowOpened",
        "NestWindowClosed",
        "BlockEnded",
        "NestWindowOpened",
        "NestWindowClosed",
        "? lay-eggs 0",
        "? lay-eggs 1",
        "FoodPutAway 0",
        "FoodPutAway 1",
        "BlockEnded",
        "GameTurnBegan",
    ]
