"""Under attack: whom to scatter, to hand over, to lose and to rescue (HE2-COMBAT, HE2-INVADE)."""

from __future__ import annotations

from formicarium.core.bot import Choice
from formicarium.core.decision import Decision
from formicarium.games.hidden_empires_2.data import CASTE_INDEX, NURSES, RECRUITMENT
from formicarium.games.hidden_empires_2.moves import (
    DONE,
    ChooseAnt,
    ChooseBrood,
    ChooseRecruit,
    ChooseSeat,
    PickAnts,
    choose_count,
)
from formicarium.games.hidden_empires_2.planning import prices
from formicarium.games.hidden_empires_2.planning.offers import highest, offered
from formicarium.games.hidden_empires_2.planning.outlook import Outlook
from formicarium.games.hidden_empires_2.questions.battle import attack_points, defense_points, worth
from formicarium.games.hidden_empires_2.steps.chemistry import ChemicalVictim
from formicarium.texts.message import message


def losing(o: Outlook) -> bool:
    """HE2-COMBAT-12: who is not stronger loses everybody."""
    return defense_points(o.s) <= attack_points(o.s)


def scatter_dice(o: Outlook, decision: Decision) -> Choice:
    """All dice in a battle that is lost, none in one that is won."""
    if losing(o):
        return Choice(highest(decision), message("why-scatter"))
    return Choice(choose_count(0), message("why-hold"))


def scatter_ant(o: Outlook, decision: Decision) -> Choice:
    """As many as may go, the dearest first."""
    picks = offered(decision, PickAnts)
    move = max(picks, key=lambda pick: (prices.CASTES[CASTE_INDEX[pick.caste]], pick.count))
    return Choice(move, message("why-scatter"))


def chemical_dice(o: Outlook, decision: Decision) -> Choice:
    return Choice(highest(decision), message("why-all-dice"))


def chemical_victim(o: Outlook, decision: Decision) -> Choice:
    """Handed over: who fights least. Sent home: in a lost battle the dearest, in another who fights least."""
    step = o.step
    save = losing(o) and not (isinstance(step, ChemicalVictim) and step.trait == RECRUITMENT)
    values = worth(o.s.traits[o.seat], "defense")

    def cost(move: ChooseAnt) -> tuple[float, bool]:
        index = CASTE_INDEX[move.caste]
        return (-prices.CASTES[index] if save else values[index]), move.place == NURSES

    return Choice(min(offered(decision, ChooseAnt), key=cost), message("why-least-loss"))


def bomb_dice(o: Outlook, decision: Decision) -> Choice:
    """On average a die kills one attacker and costs half a defender."""
    return Choice(highest(decision), message("why-bomb"))


def any_loss(o: Outlook, decision: Decision) -> Choice:
    """The cheapest ant, ordinary ones before patrollers, nurses last."""

    def cost(move: ChooseAnt) -> tuple[float, bool, bool]:
        return prices.CASTES[CASTE_INDEX[move.caste]], move.place == NURSES, move.patrol

    if recruits := offered(decision, ChooseRecruit):
        return Choice(recruits[0], message("why-recruit-first"))
    return Choice(min(offered(decision, ChooseAnt), key=cost), message("why-least-loss"))


def combat_loss(o: Outlook, decision: Decision) -> Choice:
    """Recruits first, then the cheapest ants that are enough."""
    return Choice(decision.timeout, message("why-least-loss"))


def rescue_brood(o: Outlook, decision: Decision) -> Choice:
    """The dearest first."""
    kinds = offered(decision, ChooseBrood)
    return Choice(max(kinds, key=lambda move: prices.BROOD[move.brood]), message("why-rescue"))


def after_combat(o: Outlook, decision: Decision) -> Choice:
    return Choice(DONE, message("why-hold-ground"))


def predator_hit(o: Outlook, decision: Decision) -> Choice:
    """A rival's ant; one's own only where there is no other."""
    seats = offered(decision, ChooseSeat)
    seat = max(seats, key=lambda move: -1.0 if move.seat == o.seat else o.weight(move.seat))
    return Choice(seat, message("why-predator-hit"))
