"""What colours, borders and small pictures on the map mean."""

from __future__ import annotations

from formicarium.games.hidden_empires_1.data import WATER
from formicarium.games.hidden_empires_1.scene.areas import DANGEROUS, FOCUS, FORBIDDEN, SAFE, TONES
from formicarium.scene.model import Sign
from formicarium.texts.message import message

PICTURES = {
    "plants": "plants_2", "aphids": "aphids_1", "prey": "prey_1",
    "predator": "predator_3", "nest": "nest", "nest_site": "nest_site", "section": "trail",
    "begun": "trail_begun", "steps": "distance_2",
}  # fmt: skip
TASKS = ("forage", "patrol", "attack", "scout", "trail", "idle")

LEGEND: tuple[Sign, ...] = (
    *(Sign(message("sign-area", color=color), tone=tone) for color, tone in TONES.items() if color != WATER),
    Sign(message("sign-water"), tone=TONES[WATER]),
    Sign(message("sign-open"), dashed=True),
    Sign(message("scene-face-down"), sprite="marker_back"),
    *(Sign(message(f"sign-{sign}"), sprite=f"ring_{sign}") for sign in (SAFE, DANGEROUS, FORBIDDEN, FOCUS)),
    *(Sign(message(f"name-{id}"), sprite=sprite) for id, sprite in PICTURES.items()),
    *(Sign(message(f"sign-{pip}"), sprite=pip) for pip in ("plus", "minus", "swept")),
    *(Sign(message("sign-task", task=task), sprite=f"task_{task}") for task in TASKS),
    Sign(message("sign-way"), sprite="steps"),
)
