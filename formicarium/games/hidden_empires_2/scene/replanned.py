"""Where dice have changed the plan after it was seen, this is said (HE2-RULING-95)."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.hidden_empires_2.data import EGG_F, EGG_M, VALUE
from formicarium.games.hidden_empires_2.scene.forecast import Forecast, forecast
from formicarium.games.hidden_empires_2.state import Empires, Rolled
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.kit.maps import adding
from formicarium.scene.model import Note
from formicarium.texts.message import Seat, message


def replanned(view: EmpiresView, s: Empires, seat: Seat, coming: Forecast) -> Iterator[Note]:
    """The plan looks at the food within reach, which dice change in one's own turn and after it."""
    since = view.order[view.order.index(seat) :] if seat in view.order else ()
    rolled = tuple(each for each in view.rolled if each.by in since and stands(s, each))
    if not rolled:
        return
    before = forecast(view, unrolled(s, rolled), seat)
    if (before.larvae, before.laid, before.lost) == (coming.larvae, coming.laid, coming.lost):
        return
    says = message(
        "scene-note-replanned",
        areas=tuple(dict.fromkeys(each.area for each in rolled)),
        larvae=before.larvae,
        females=before.laid[EGG_F],
        males=before.laid[EGG_M],
    )
    yield Note(says, "grows", "amber")


def stands(s: Empires, rolled: Rolled) -> bool:
    """Whether nothing else has happened to the token since; one that was used up is gone."""
    used_up = VALUE[rolled.token] + rolled.before + rolled.change <= 0
    return s.face_up.get(rolled.area) == (None if used_up else rolled.token)


def unrolled(s: Empires, rolled: tuple[Rolled, ...]) -> Empires:
    """The table as if these dice had changed nothing."""
    world = s.copy()
    for each in reversed(rolled):
        gone = each.area not in world.face_up
        net = each.before if gone else world.modifiers.get(each.area, 0) - each.change
        world.face_up = adding(world.face_up, each.area, each.token)
        world.modifiers = adding(world.modifiers, each.area, net)
    return world
