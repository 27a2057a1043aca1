"""What colours, borders and small pictures on the garden mean."""

from __future__ import annotations

from formicarium.scene.model import Sign
from formicarium.texts.message import message

MARKS = {
    "unknown": "ant_back", "shown": "eye_open", "unseen": "eye_closed", "spent": "spent",
    "may-be": "icon_worker", "no-queen": "icon_not_queen", "ray": "ray_file", "beats": "beats",
}  # fmt: skip

LEGEND: tuple[Sign, ...] = (
    Sign(message("sign-grass"), tone="moss"),
    Sign(message("sign-home"), tone="straw"),
    Sign(message("sign-pond"), tone="pool"),
    *(Sign(message(f"sign-{id}"), sprite=sprite) for id, sprite in MARKS.items()),
)
