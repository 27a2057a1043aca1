"""What colours, borders and small pictures on the map mean."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.scene.areas import TONES
from formicarium.scene.model import Sign
from formicarium.texts.message import message

PICTURES = {
    "plants": "plants", "aphids": "aphids", "prey": "prey_1", "predator": "predator",
    "nest": "nest", "nest_site": "nest_site", "trail": "trail", "scouting": "eye", "narrow": "bottleneck",
}  # fmt: skip
MARKS = ("shield", "moved", "flow", "grows", "withers", "swept")

LEGEND: tuple[Sign, ...] = (
    *(Sign(message("sign-area", colour=colour), tone=tone) for colour, tone in TONES.items()),
    Sign(message("scene-central"), tone="ink", line=True, dashed=True),
    Sign(message("scene-token-face-down"), sprite="token_back"),
    *(Sign(message(f"name-{id}"), sprite=sprite) for id, sprite in PICTURES.items()),
    Sign(message("sign-value"), badge="3−1"),
    *(Sign(message(f"sign-{mark}"), sprite=mark) for mark in MARKS),
)
