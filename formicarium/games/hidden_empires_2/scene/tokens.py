"""Discovery tokens, Nests, Nest Sites and Trails on the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.hidden_empires_2.data import (
    CARDS,
    COLOUR,
    TOKEN_KIND,
    TRAIL_MAKERS,
    VALUE,
    Area,
    Card,
    Token,
)
from formicarium.games.hidden_empires_2.scene.areas import place_id
from formicarium.games.hidden_empires_2.scene.moment import is_change, step_name
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Piece
from formicarium.texts.message import Message, Seat, SeatName, message

TOP = -32.0  # how far above the middle of its area a token or a nest lies
TOKEN, NEST, TRAIL = 42.0, 52.0, 44.0
SWEPT = ("prey", "predator", "aphids")  # HE2-CARD-environmental_change-02
# Which tokens an event touches, how, and whether also where patrollers are.
OMENS: dict[Card, tuple[str, str, bool]] = {
    Card("aphid_predation"): ("aphids", "swept", False),
    Card("ant_dispersed_seeds"): ("prey", "grows", True),
    Card("poor_growing_season"): ("plants", "withers", True),
    Card("plant_eating_insects"): ("plants", "withers", False),
    Card("good_growing_season"): ("plants", "grows", True),
}
# The steps before which an event has not touched the map yet; "" while players react under seal.
BEFORE_IT_HAPPENS = (
    "",
    "OpenShelterWindow",
    "ShelterAphids",
    "ShelterTokens",
    "ChangeEnvironment",
    "AphidPredation",
    "ModifyAll",
)


def tokens(view: EmpiresView) -> Iterator[Piece]:
    """Whatever else an area holds stands beneath its token."""
    fate = omens(view)
    for area in view.face_down:
        yield face_down(area)
    for area, token in view.face_up.items():
        modifier = view.modifiers.get(area, 0)
        yield face_up(area, token, modifier, view.options.advanced, fate.get(area, ""))


@cache
def face_down(area: Area) -> Piece:
    return Piece(
        id=f"token:{area}",
        sprite="token_back",
        on=place_id(area),
        label=message("scene-token-face-down"),
        dy=TOP,
        size=TOKEN,
        glyph=short("hidden"),
    )


@lru_cache(maxsize=2048)
def face_up(area: Area, token: Token, modifier: int, advanced: bool, omen: str) -> Piece:
    """HE2-TERM-10, HE2-REVEAL-02: value and net + or −; a Predator's number counts only if advanced."""
    kind, value = TOKEN_KIND[token], VALUE[token]
    figure = "" if kind == "predator" and not advanced else f"{value}"
    change = f"{modifier:+}".replace("-", "−") if modifier else ""
    return Piece(
        id=f"token:{area}",
        sprite=token if kind == "prey" else kind,
        on=place_id(area),
        label=token_label(token, modifier),
        marks=(omen,) if omen else (),
        dy=TOP,
        size=TOKEN,
        badge=figure + change,
        glyph=short(kind),
    )


def token_label(token: Token, modifier: int) -> Message:
    if modifier:
        return message("scene-token-modified", token=token, value=VALUE[token] + modifier)
    return message("scene-token", token=token)


def omens(view: EmpiresView) -> dict[Area, str]:
    """What the event that has been drawn is about to do (section 4.3): tokens go, grow or wither."""
    if not view.in_play or step_name(view) not in BEFORE_IT_HAPPENS:
        return {}
    card = view.in_play[-1]
    if is_change(card):
        colour = CARDS[card].colour
        return {area: "swept" for area in _lying(view, *SWEPT) if COLOUR[area] == colour}
    kind, omen, everywhere = OMENS.get(card, ("", "", True))
    guarded = () if everywhere else [area for patrols in view.patrols for area in patrols]
    return {area: omen for area in _lying(view, kind) if area not in guarded}


def _lying(view: EmpiresView, *kinds: str) -> list[Area]:
    return [area for area, token in view.face_up.items() if TOKEN_KIND[token] in kinds]


# What players have built


def nests(view: EmpiresView) -> Iterator[Piece]:
    """HE2-TERM-03: the Nest, then the Nest Sites; Trails, of whoever has the trait."""
    for seat, areas in enumerate(view.nests):
        for number, area in enumerate(areas):
            yield nest(seat, area, site=number > 0)
    if view.trails:
        owner = next(seat for seat, traits in enumerate(view.traits) if TRAIL_MAKERS in traits)
        yield from (trail(owner, area) for area in view.trails)


@lru_cache(maxsize=1024)
def nest(seat: Seat, area: Area, site: bool) -> Piece:
    return Piece(
        id=f"site:{seat}:{area}" if site else f"nest:{seat}",
        sprite="nest_site" if site else "nest",
        on=place_id(area),
        label=message("scene-nest-site" if site else "scene-nest", seat=SeatName(seat)),
        dy=TOP + 3,
        size=NEST,
        seat=seat,
        glyph=short("nest_site" if site else "nest"),
    )


@lru_cache(maxsize=512)
def trail(seat: Seat, area: Area) -> Piece:
    return Piece(
        id=f"trail:{area}",
        sprite="trail",
        on=place_id(area),
        label=message("scene-trail", seat=SeatName(seat)),
        dy=TOP,
        size=TRAIL,
        seat=seat,
        glyph=short("trail"),
    )
