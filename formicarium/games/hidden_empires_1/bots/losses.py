"""Whom to lose, how many dice to roll, in the middle of a fight (HE1-COMB-06 to -12)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_1.answers import COUNT
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX
from formicarium.games.hidden_empires_1.bots.offers import offered
from formicarium.games.hidden_empires_1.bots.outlook import Outlook
from formicarium.games.hidden_empires_1.data import BUILDERS, FORAGE, NURSES, PATROL, STORAGE, Task
from formicarium.games.hidden_empires_1.moves import ChooseAnt, ChoosePlayer, Count, LoseAnts
from formicarium.games.hidden_empires_1.questions.points import points
from formicarium.games.hidden_empires_1.questions.sides import (
    RECRUITS,
    groups_of_attack,
    groups_of_defence,
    strength,
)
from formicarium.texts.message import SeatName, message

CASTE_COST = (2.5, 3.5, 5.5)  # food
AT_WORK: dict[Task, float] = {
    NURSES: 0.6,
    BUILDERS: 0.3,
    FORAGE: 0.2,
    PATROL: 0.1,
    STORAGE: 1.0,
}


def cost(move: ChooseAnt | LoseAnts) -> float:
    """What an ant is worth; others' recruits are worth nothing."""
    return 0.0 if move.task == RECRUITS else CASTE_COST[CASTE_INDEX[move.caste]] + AT_WORK.get(move.task, 0.0)


def lose_ant(o: Outlook, decision: Decision) -> Choice:
    """Whoever is missed least."""
    ants = offered(decision, ChooseAnt)
    return Choice(min(ants, key=cost), message("why-lose"))


def yield_ant(o: Outlook, decision: Decision) -> Choice:
    """HE1-COMB-06: driven off or lent: the weakest fighter."""
    ants = offered(decision, ChooseAnt)

    def power(move: ChooseAnt) -> float:
        return points(o.s, o.seat, move.task, CASTE_INDEX[move.caste], defending=True) + cost(move) / 100

    return Choice(min(ants, key=power), message("why-lose"))


def combat_loss(o: Outlook, decision: Decision) -> Choice:
    """HE1-COMB-12: per point as little as possible, and no more points than needed."""
    needed = int(str(dict(decision.prompt.args)["points"]))
    fight = o.view.fight
    assert fight is not None
    groups = groups_of_attack(o.s) if fight.attacker == o.seat else groups_of_defence(o.s)
    power = {(area, task, caste): each for area, task, caste, _, each in groups}

    def waste(move: LoseAnts) -> tuple[float, int]:
        each = power[move.area, move.task, CASTE_INDEX[move.caste]]
        covered = min(needed, each * move.count)
        return cost(move) * move.count / covered, -covered

    return Choice(min(offered(decision, LoseAnts), key=waste), message("why-lose"))


def chem_dice(o: Outlook, decision: Decision) -> Choice:
    """Dice cost nothing: as many as there are ants."""
    counts = [move.count for move in offered(decision, Count)]
    return Choice(COUNT[(max(counts),)], message("why-dice"))


def bomb_dice(o: Outlook, decision: Decision) -> Choice:
    """HE1-CARD-suicide_bombers-03: who would lose anyway has nothing to lose."""
    counts = [move.count for move in offered(decision, Count)]
    theirs, ours = strength(groups_of_attack(o.s)), strength(groups_of_defence(o.s))
    if ours > theirs + 1:
        return Choice(COUNT[(0,)], message("why-no-bombs"))
    return Choice(COUNT[(max(counts),)], message("why-bombs"))


def repel_player(o: Outlook, decision: Decision) -> Choice:
    seats = offered(decision, ChoosePlayer)
    best = max(seats, key=lambda move: o.weight(move.seat))
    return Choice(best, message("why-repel", seat=SeatName(best.seat)))
