"""What colours, borders and small pictures on the garden and the hills mean."""

from __future__ import annotations

from formicarium.games.antics.data import SOLDIER, TERRAINS
from formicarium.games.antics.scene.garden import EMBLEMS, TONES
from formicarium.scene.model import Sign
from formicarium.texts.message import message

PICTURES = {"anthill": "anthill", "sniff": "sniff", "exhausted": "exhausted", "guard": "guard_circle"}

LEGEND: tuple[Sign, ...] = (
    *(Sign(message("sign-track", zone=zone), tone=TONES[zone]) for zone in TERRAINS),
    Sign(message("scene-zone", zone=SOLDIER), tone=TONES[SOLDIER], sprite=EMBLEMS[SOLDIER]),
    Sign(message("scene-chasm"), tone="shade"),
    Sign(message("sign-free"), dashed=True),
    *(Sign(message(f"name-{id}"), sprite=sprite) for id, sprite in PICTURES.items()),
    Sign(message("sign-meal-prey"), sprite="meal_prey"),
    Sign(message("sign-meal-ants"), sprite="meal_ants"),
    Sign(message("sign-level"), badge="2"),
)
