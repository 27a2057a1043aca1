"""What dice decide is said in few words, in both languages."""

from __future__ import annotations

import pytest

from formicarium.core.event import Event
from formicarium.core.foresight import Foreseer
from formicarium.games.hidden_empires_2 import GAME, events
from formicarium.games.hidden_empires_2.data import Token
from formicarium.games.hidden_empires_2.odds import telling
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.hidden_empires_2.builder import area_named, table

E4 = area_named("E4")
PREDATOR_1 = Token("predator_1")

# fmt: off
TOLD = [
    (events.ForageRolled(0, E4, (1, 1), -2), "the token on E4 loses 2", "le jeton en E4 perd 2"),
    (events.ForageRolled(0, E4, (1, 3), -1), "the token on E4 loses 1", "le jeton en E4 perd 1"),
    (events.ForageRolled(0, E4, (1, 3), 1), "the token on E4 gains 1", "le jeton en E4 gagne 1"),
    (events.ForageRolled(0, E4, (3, 3), 0), "the token on E4 stays as it is",
     "le jeton en E4 reste tel quel"),
    (events.QueenHunted(0, 1, (3,), False), "the queen escapes", "la reine en réchappe"),
    (events.ScoutSearched(0, 1, E4, (2,), "home"), "the scout is sent home",
     "l’éclaireuse est renvoyée au nid"),
    (events.PredatorStruck(0, E4, PREDATOR_1, (1, 1)), "1 ant is lost", "1 fourmi est perdue"),
    (events.PredatorHunted(0, E4, PREDATOR_1, (1, 1)), "2 ants are lost", "2 fourmis sont perdues"),
    (events.ScatterRolled(0, (1, 2), 2), "2 ants leave the fight", "2 fourmis quittent le combat"),
    (events.BombsRolled(0, (3,), 3, 1), "the attacker loses 3 ants, the defender 1",
     "l’attaquant perd 3 fourmis, le défenseur 1"),
    (events.TrailTried(0, E4, (2,), False), "the trail is lost", "le tronçon ne tient pas"),
    (events.DnaShrunk(0, -3, 2), "DNA -3", "ADN -3"),
]
# fmt: on


@pytest.mark.parametrize("event, english, french", TOLD)
def test_what_dice_decide_has_words(event: Event, english: str, french: str) -> None:
    said = telling(event)
    assert said is not None
    assert Speaker(GAME, "en").say(said) == english
    assert Speaker(GAME, "fr").say(said).replace("\u202f", " ") == french


@clause("HE2-FORAGE-09")
def test_the_odds_of_a_harvest_are_exact() -> None:
    """Each 1 is a minus: of two dice 25 of 36 ways show none, 10 one, 1 two."""
    t = table("forage", ants=[{"E4": 2}], tokens={"E4": "plants_2"}).plays("place:E4 do:harvest")
    foreseer = Foreseer(t.match.game, t.match.sight(0))
    move = foreseer.seeing.decision.find(("count:2",))
    assert move is not None
    told = foreseer.foresee(move)
    found = {dict(each.say.args)["change"]: (each.ways, each.of) for each in told.odds}
    assert found == {0: (25, 36), -1: (10, 36), -2: (1, 36)}
