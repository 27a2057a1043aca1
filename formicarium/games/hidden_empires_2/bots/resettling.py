"""What the land would bring if nests stood elsewhere, or ants could do more (HE2-PATH-01)."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.data import Area, Card
from formicarium.games.hidden_empires_2.planning.forecast import crop
from formicarium.games.hidden_empires_2.planning.land import survey, yields_of
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.kit.maps import without


def land_gain(o: Outlook, nests: tuple[Area, ...]) -> float:
    """Food a turn more, or less, with these nests: a token under a new one is lost."""
    moved = o.s.copy()
    moved.nests[o.seat] = nests
    for nest in nests:
        moved.face_up = without(moved.face_up, nest)
        moved.face_down = without(moved.face_down, nest)
    return gain(o, moved, (*o.base, *nests))


def trait_gain(o: Outlook, trait: Card) -> float:
    """Food a turn more, or less, with a trait."""
    changed = o.s.copy()
    changed.traits[o.seat] += (trait,)
    return gain(o, changed, o.base)


def gain(o: Outlook, s: Empires, base: tuple[Area, ...]) -> float:
    ants = sum(o.movable) + 1
    changed = yields_of(survey(s, o.seat, set(base), medias=o.medias), ants)
    return crop(changed, ants) - crop(o.yields, ants)
