"""What colours, borders and small pictures on the map mean."""

from __future__ import annotations

from functools import cache

from formicarium.games.hidden_empires_2.scene.areas import TONES
from formicarium.scene.model import Sign
from formicarium.texts.message import message

PICTURES = {
    "plants": "plants", "aphids": "aphids", "prey": "prey_1", "predator": "predator",
    "nest": "nest", "nest_site": "nest_site", "trail": "trail", "scouting": "eye", "narrow": "bottleneck",
}  # fmt: skip
MARKS = ("shield", "moved", "flow", "grows", "withers", "swept")
ADVANCED = frozenset(("nest_site", "trail", "scouting", "shield", "grows", "withers", "swept"))  # HE2-TURN-02


@cache
def legend(advanced: bool) -> tuple[Sign, ...]:
    """In the basic game nobody scouts or patrols, and nothing comes of cards."""
    met = {id: sprite for id, sprite in PICTURES.items() if advanced or id not in ADVANCED}
    return (
        *(Sign(message("sign-area", colour=colour), tone=tone) for colour, tone in TONES.items()),
        Sign(message("scene-central"), tone="ink", line=True, dashed=True),
        Sign(message("scene-token-face-down"), sprite="token_back"),
        *(Sign(message(f"name-{id}"), sprite=sprite) for id, sprite in met.items()),
        Sign(message("sign-value"), badge="3−1"),
        *(Sign(message(f"sign-{mark}"), sprite=mark) for mark in MARKS if advanced or mark not in ADVANCED),
    )
