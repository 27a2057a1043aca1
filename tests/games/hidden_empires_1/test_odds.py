"""What dice decide is said in few words, in both languages."""

from __future__ import annotations

import pytest

from formicarium.core.event import Event
from formicarium.games.hidden_empires_1 import GAME
from formicarium.games.hidden_empires_1.data import Area, Card, Marker
from formicarium.games.hidden_empires_1.events import combat, effects, tasks
from formicarium.games.hidden_empires_1.odds import telling
from formicarium.texts.speaker import Speaker

E4 = Area("E4")
APHIDS_2 = Marker("aphids_2")
PREDATOR_2 = Marker("predator_2")
PREY_3 = Marker("prey_3")
MACE = Card("mace")

# fmt: off
TOLD = [
    (tasks.FoodForaged(0, E4, PREY_3, 2, 2, (1, 1)), "the marker in E4 loses 2", "le jeton en E4 perd 2"),
    (tasks.FoodForaged(0, E4, APHIDS_2, 2, 2, (1, 1)), "the marker in E4 gains 1", "le jeton en E4 gagne 1"),
    (tasks.FoodForaged(0, E4, PREY_3, 2, 2, (2, 3)), "the marker in E4 stays as it is",
     "le jeton en E4 reste tel quel"),
    (combat.QueenHunted(0, 1, (1,), True), "a queen is killed", "une reine est tuée"),
    (tasks.ScoutSearched(0, 1, E4, (3,), True, False), "the scout is seen", "l’éclaireuse est repérée"),
    (tasks.ScoutSearched(0, 1, E4, (2,), False, False), "the scout is not seen",
     "l’éclaireuse passe inaperçue"),
    (tasks.ScoutMetPredator(0, E4, PREDATOR_2, (2, 2), "returned"), "the scout goes home",
     "l’éclaireuse rentre au nid"),
    (effects.PredatorStruck(E4, PREDATOR_2, (1, 2)), "1 ant is lost", "1 fourmi est perdue"),
    (combat.ChemicalUsed(0, MACE, (1,), 0), "no ant leaves the fight", "aucune fourmi ne quitte le combat"),
    (combat.BombsUsed(0, (4,), 0, 0), "nobody is hit", "personne n’est touché"),
    (tasks.TrailTried(0, E4, (2,), True), "the Trail is completed", "le Tronçon est achevé"),
]
# fmt: on


@pytest.mark.parametrize("event, english, french", TOLD)
def test_what_dice_decide_has_words(event: Event, english: str, french: str) -> None:
    said = telling(event)
    assert said is not None
    assert Speaker(GAME, "en").say(said) == english
    assert Speaker(GAME, "fr").say(said) == french
