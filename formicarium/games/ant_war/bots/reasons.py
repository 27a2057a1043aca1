"""Why a bot does what it does. Reasons go by what both players can see: no hidden unit, no card in hand."""

from __future__ import annotations

from formicarium.core.decision import Move
from formicarium.games.ant_war.bots.belief import QUEENS
from formicarium.games.ant_war.bots.forecast import ACID_KILLS, WEAKER, chance_of
from formicarium.games.ant_war.bots.outlook import Outlook
from formicarium.games.ant_war.bots.reach import steps_from
from formicarium.games.ant_war.data import Square
from formicarium.games.ant_war.moves import (
    Action,
    Build,
    Charge,
    Exchange,
    Explode,
    Hatch,
    HitWall,
    Jump,
    Parasite,
    PlayOrder,
    Rest,
    Scout,
    Shoot,
    StepTo,
    Swap,
)
from formicarium.texts.message import Message, message


def reason_for_order(outlook: Outlook, move: Move, aim: Move) -> Message:
    """What the order is for, by its first action; the chances of a combat are told when it comes to that."""
    assert isinstance(move, PlayOrder)
    foe = None
    if isinstance(aim, Action) and not isinstance(aim, Parasite):
        foe = outlook.now.theirs.get(aim.end)
    if foe is None or not isinstance(aim, Action):
        return message("why-order", order=move.order, why=reason_for_action(outlook, aim))
    key = "why-order-queen" if foe.chances[QUEENS] == 1 else "why-order-target"
    return message(key, order=move.order, square=aim.end)


def reason_for_action(outlook: Outlook, action: Move) -> Message:
    match action:
        case StepTo(start, end) | Charge(start, end) | Jump(start, end):
            attack = end in outlook.now.theirs
            return reason_to_attack(outlook, start, end) if attack else reason_to_move(outlook, start, end)
        case HitWall(_, end) | Explode(_, end) | Shoot(_, end) if end in outlook.now.walls:
            return message("why-breach", square=end)
        case Explode(_, end) | Shoot(_, end) | Scout(_, end):
            return reason_to_use(outlook, action, end)
        case Build(_, end):
            return message("why-build", square=end)
        case Swap(start, end) | Exchange(start, end):
            return message("why-trade-places", start=start, end=end)
        case Rest(square):
            return message("why-rest", square=square)
        case Hatch(_, square):
            return message("why-hatch", square=square)
        case Parasite(start, end):
            key = "why-parasite-fight" if end in outlook.now.mine else "why-parasite"
            return message(key, start=start, end=end)
        case _:
            return message("why-stop")


def reason_to_follow(outlook: Outlook, move: Move, otherwise: Message) -> Message:
    """Why an action of an order, as far as the garden of now tells: an earlier one may have changed it."""
    mine, theirs, walls = outlook.now.mine, outlook.now.theirs, outlook.now.walls
    match move:
        case StepTo(start, end) | Charge(start, end) | Jump(start, end) if start not in mine:
            return otherwise if end in theirs else reason_to_move(outlook, start, end)
        case Explode(_, end) | Shoot(_, end) | Scout(_, end) if end not in theirs and end not in walls:
            return otherwise
        case _:
            return reason_for_action(outlook, move)


def reason_to_attack(outlook: Outlook, start: Square, end: Square) -> Message:
    """After an attack both ants are known: the chances may be told."""
    ant, foe = outlook.now.mine[start], outlook.now.theirs[end]
    queen = foe.chances[QUEENS]
    if queen == 1:
        return message("why-attack-queen", square=end)
    win = queen + chance_of(foe, WEAKER[ant.unit])
    if win > 0.995:
        return message("why-attack-sure", square=end)
    return message("why-attack", square=end, chance=percent(win), queen=percent(queen))


def reason_to_move(outlook: Outlook, start: Square, end: Square) -> Message:
    """Nothing but where it goes: why this ant goes there may be a secret."""
    theirs = outlook.now.theirs
    before, after = (min(steps_from(at)[foe] for foe in theirs) for at in (start, end))
    key = "why-advance" if after < before else "why-fall-back" if after > before else "why-step"
    return message(key, start=start, end=end)


def reason_to_use(outlook: Outlook, action: Move, end: Square) -> Message:
    """An ability against an enemy ant."""
    foe = outlook.now.theirs[end]
    queen = percent(foe.chances[QUEENS])
    if isinstance(action, Scout):
        return message("why-scout", square=end, queen=queen)
    if foe.chances[QUEENS] == 1:
        return message("why-attack-queen", square=end)
    if isinstance(action, Explode):
        return message("why-explode", square=end, queen=queen)
    dies = foe.chances[QUEENS] + chance_of(foe, ACID_KILLS)
    return message("why-shoot", square=end, chance=percent(dies), queen=queen)


def percent(chance: float) -> int:
    return round(100 * chance)
