"""Plundering a nest (HE1-NATT-07, Slave Makers)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.games.hidden_empires_1.answers import DONE, PLAY
from formicarium.games.hidden_empires_1.ants import CASTE_INDEX, add_ants, of_caste, take_ants
from formicarium.games.hidden_empires_1.data import (
    ATTACK,
    BROOD,
    CASTES,
    DRONE,
    EGGS,
    HARVESTERS,
    LARVAE,
    NOWHERE,
    PER_REPLETE,
    PUPA_LARGE,
    PUPA_M,
    PUPA_MEDIUM,
    PUPA_SMALL,
    RETURNING,
    SLAVE_MAKERS,
    STORAGE,
    VIRGIN_QUEEN,
    Brood,
)
from formicarium.games.hidden_empires_1.events.combat import NestPlundered
from formicarium.games.hidden_empires_1.moves import PlayCard, Plunder
from formicarium.games.hidden_empires_1.questions.cards import fits_traits, why_not_card
from formicarium.games.hidden_empires_1.questions.colony import with_brood
from formicarium.games.hidden_empires_1.questions.sides import attackers, fight_of
from formicarium.games.hidden_empires_1.state import Empires
from formicarium.games.hidden_empires_1.steps.play import play_card
from formicarium.games.hidden_empires_1.steps.proposals import OneByOne
from formicarium.kit.interned import Interned
from formicarium.texts.message import Message, Seat, message

PLUNDER = Interned(Plunder)
BY_WORTH = (PUPA_LARGE, PUPA_MEDIUM, PUPA_SMALL, PUPA_M, *LARVAE, *EGGS)
SLAVE_CLAUSES = {"pupa_slave": "HE1-CARD-slave_makers-01", "replete": "HE1-CARD-slave_makers-03"}
WANTED = (VIRGIN_QUEEN, DRONE, *(BROOD[kind] for kind in BY_WORTH), "dead")  # what a clock takes first


def loot(s: Empires) -> dict[str, int]:
    """HE1-NATT-07, HE1-CARD-slave_makers-01, -03: what lies in the nest, and how much of it."""
    fight = fight_of(s)
    seat = fight.defender
    there: dict[str, int] = dict(zip(BROOD, s.brood[seat], strict=True))
    there |= {VIRGIN_QUEEN: s.virgin_queens[seat], DRONE: s.drones[seat]}
    there["dead"] = fight.dead_defenders + fight.dead_recruits
    if SLAVE_MAKERS in s.traits[fight.attacker]:
        there["pupa_slave"] = s.brood[seat][PUPA_SMALL]
        there["replete"] = s.storage[seat][1]
    return {kind: count for kind, count in there.items() if count}


def may_enslave(s: Empires) -> bool:
    """HE1-WIN-12, -18: Slave Makers in the hand, and something for them to take."""
    fight = fight_of(s)
    seat, victim = fight.attacker, fight.defender
    worth = s.brood[victim][PUPA_SMALL] or s.storage[victim][1]
    return bool(worth) and SLAVE_MAKERS in s.hands[seat] and fits_traits(s, seat, SLAVE_MAKERS)


@dataclass(frozen=True, slots=True)
class PlunderNest(OneByOne[Move | None]):
    """HE1-NATT-07: carriers go home with something, or with nothing, as often as the attacker likes."""

    clause = "HE1-NATT-07"
    prompt = message("ask-plunder")

    def ask(self, s: Empires) -> Decision | None:
        carriers = attackers(s)
        if not any(carriers):
            return None
        there = loot(s)
        options: list[Move] = [
            PLUNDER[CASTES[caste], take, count]
            for caste, ants in enumerate(carriers)
            if ants
            for take, most in (*there.items(), ("nothing", ants))
            for count in range(1, min(ants, most) + 1)
        ]
        if may_enslave(s):
            options.append(PLAY[(SLAVE_MAKERS,)])
        caste = next(caste for caste, ants in enumerate(carriers) if ants)
        take = next((kind for kind in WANTED if kind in there), "")
        count = min(carriers[caste], there.get(take, 0))
        default: Move = PLUNDER[CASTES[caste], take, count] if take else DONE
        more = 0 < count < min(sum(carriers), sum(there[kind] for kind in WANTED if kind in there))
        return self.question(fight_of(s).attacker, self.prompt, (*options, DONE), default, more=more)

    def warning(self, s: Empires, seat: Seat, move: Move) -> Message | None:
        """Whoever stays behind may still hunt a queen (HE1-NATT-10)."""
        empty_handed = isinstance(move, Plunder) and move.take == "nothing"
        if not empty_handed and (move != DONE or s.queens[fight_of(s).defender]):
            return None
        left = sum(count for kind, count in loot(s).items() if kind in WANTED)
        return message("warning-loot", count=min(left, sum(attackers(s)))) if left else None

    def run(self, s: Empires, answer: Move | None) -> None:
        seat = fight_of(s).attacker
        if isinstance(answer, PlayCard):
            s.then(self)
            play_card(s, seat, answer.card)
        elif isinstance(answer, Plunder):
            s.then(self)
            carry_home(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        if kind == "card":
            return why_not_card(s, seat, name, "PLUNDER")
        wanted = [token.partition(":")[2] for token in path if token.startswith("take:")]
        if wanted and wanted[0] in SLAVE_CLAUSES:
            return Refusal(SLAVE_CLAUSES[wanted[0]], message("refused-no-slaves", take=wanted[0]))
        if wanted:
            there = loot(s).get(wanted[0], 0)
            return Refusal(self.clause, message("refused-loot", take=wanted[0], count=there))
        return Refusal(self.clause, message("refused-carriers"))


def carry_home(s: Empires, move: Plunder) -> None:
    """So many carriers take so many of one kind home; most of it is food."""
    fight = fight_of(s)
    seat, victim, count = fight.attacker, fight.defender, move.count
    ants = of_caste(CASTE_INDEX[move.caste], count)
    take_ants(s, seat, fight.area, ATTACK, ants)
    add_ants(s, seat, NOWHERE, RETURNING, ants)
    food = 0 if move.take in ("nothing", "pupa_slave", "replete") else count
    s.food[seat] += food
    s.tell(NestPlundered(seat, victim, move.caste, move.take, count, food))
    match move.take:
        case "dead":
            dead = min(count, fight.dead_defenders)
            s.fight = replace(
                fight,
                dead_defenders=fight.dead_defenders - dead,
                dead_recruits=fight.dead_recruits - (count - dead),
            )
        case "virgin_queen":
            s.virgin_queens[victim] -= count
        case "drone":
            s.drones[victim] -= count
        case "pupa_slave":
            s.brood[victim] = with_brood(s.brood[victim], PUPA_SMALL, -count)
            s.brood[seat] = with_brood(s.brood[seat], PUPA_SMALL, count)
        case "replete":
            for _ in range(count):
                steal_replete(s, seat, victim)
        case kind if kind in BROOD:
            s.brood[victim] = with_brood(s.brood[victim], BROOD.index(Brood(kind)), -count)


def steal_replete(s: Empires, seat: Seat, victim: Seat) -> None:
    """HE1-CARD-slave_makers-03: she brings up to 10 of what is stored; a Harvester's store is safe."""
    take_ants(s, victim, NOWHERE, STORAGE, of_caste(1, 1))
    add_ants(s, seat, NOWHERE, STORAGE, of_caste(1, 1))
    s.stolen[seat] += 1
    s.stolen[victim] = min(s.stolen[victim], s.storage[victim][1])
    food = 0 if HARVESTERS in s.traits[victim] else min(PER_REPLETE, s.stored[victim])
    s.stored[victim] -= food
    s.stored[seat] += food
