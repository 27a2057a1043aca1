"""Where to settle, tiles of the own map, and small questions with a plain answer (HE1-SETUP, HE1-ALT)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.answers import NO, RESTART, STOP, TO_POOL, YES
from formicarium.games.hidden_empires_1.ants import census
from formicarium.games.hidden_empires_1.bots.cards import window
from formicarium.games.hidden_empires_1.bots.offers import offered
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.data import SMALL_COLONY, WATER, WIN_AT, Area
from formicarium.games.hidden_empires_1.ground import apart, tile_hex
from formicarium.games.hidden_empires_1.markers import kind_at
from formicarium.games.hidden_empires_1.moves import ChooseArea, ChooseColor, LayTile
from formicarium.games.hidden_empires_1.questions.movement import forage_distance
from formicarium.games.hidden_empires_1.steps.traits import TRADE
from formicarium.texts.message import message

CROWD = 0.6  # a nest two steps away shares the land
WORKER = 2.5


def place_nest(o: Outlook, decision: Decision) -> Choice:
    """Much land around, and few neighbours."""
    ground = o.s.ground
    nests = [nest for nest in o.s.nests if nest]

    def worth(area: Area) -> float:
        crowd = sum(ground.distance(area, nest) in (1, 2) for nest in nests)
        wide = sum(len(ground.near[near]) for near in ground.near[area]) / 12
        known = sum(kind_at(o.s, near) in ("prey", "plants", "aphids") for near in ground.near[area])
        return len(ground.near[area]) + wide + known - CROWD * crowd

    areas = offered(decision, ChooseArea)
    return Choice(max(areas, key=lambda move: worth(move.area)), message("why-nest"))


def lay_nest_tile(o: Outlook, decision: Decision) -> Choice:
    """Far from the others."""
    tiles = offered(decision, LayTile)
    nests = [tile_hex(nest) for nest in o.s.nests if nest]

    def distance(move: LayTile) -> int:
        return min((apart(tile_hex(move.area), nest) for nest in nests), default=0)

    return Choice(max(tiles, key=distance), message("why-nest"))


def lay_ring_tile(o: Outlook, decision: Decision) -> Choice:
    """Land, not water, around the own nest."""
    colors = offered(decision, ChooseColor)
    return Choice(min(colors, key=lambda move: move.color == WATER), message("why-tile"))


def lay_tile(o: Outlook, decision: Decision) -> Choice:
    """Land near home, water near the others."""
    tiles = offered(decision, LayTile)
    home = o.s.nests[o.seat]

    def worth(move: LayTile) -> tuple[float, str]:
        near = home and apart(tile_hex(move.area), tile_hex(home)) <= 2
        return (1.0 if bool(near) == (move.color != WATER) else 0.0) + (0.5 if near else 0.0), move.area

    return Choice(max(tiles, key=worth), message("why-tile"))


def extra_tile(o: Outlook, decision: Decision) -> Choice:
    """More land around the nest, as long as there is land to lay."""
    tiles = [move for move in offered(decision, LayTile) if move.color != WATER]
    return Choice(tiles[0], message("why-tile")) if tiles else Choice(STOP, message("why-usual"))


def turn_start(o: Outlook, decision: Decision) -> Choice:
    """HE1-REST-01: a dead colony begins again while there is time."""
    ants = sum(census(o.s, o.seat))
    coming = o.sheet.score + o.flock(o.seat)
    if RESTART in decision.options and coming < WIN_AT and (ants < SMALL_COLONY or not o.sheet.queens):
        return Choice(RESTART, message("why-restart"))
    return window(o, decision)


def budding_boost(o: Outlook, decision: Decision) -> Choice:
    """HE1-CARD-budding-02: workers at once for the whole brood."""
    new = SMALL_COLONY - census(o.s, o.seat)[0]
    better = WORKER * new > 2 * o.brood
    return Choice(TRADE, message("why-boost")) if better else Choice(NO, message("why-no-boost"))


def keep_aphids(o: Outlook, decision: Decision) -> Choice:
    return Choice(YES, message("why-aphids"))


def return_aphids(o: Outlook, decision: Decision) -> Choice:
    """Beside the nest, where no food lies yet."""
    areas = offered(decision, ChooseArea)
    free = [move for move in areas if kind_at(o.s, move.area) not in ("prey", "plants", "aphids")]
    if not free:
        return Choice(TO_POOL, message("why-aphids-gone"))
    best = min(free, key=lambda move: forage_distance(o.s, o.seat, move.area) or 9)
    return Choice(best, message("why-aphids-back", area=best.area))


def promote_site(o: Outlook, decision: Decision) -> Choice:
    """The Nest Site with most land around it."""
    areas = offered(decision, ChooseArea)
    best = max(areas, key=lambda move: len(o.s.ground.near[move.area]))
    return Choice(best, message("why-promote"))
