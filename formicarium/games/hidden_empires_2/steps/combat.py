"""Combat: attacks and what follows a battle (HE2-COMBAT)."""

from __future__ import annotations

from dataclasses import dataclass

from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_2.colony import (
    all_home,
    areas_with,
    is_shared,
    is_there,
    one_by_one,
    opponents,
    put,
    send_home,
    stack_of,
    take,
)
from formicarium.games.hidden_empires_2.data import CASTES, NEIGHBOURS, NO_ANTS, Area, Place
from formicarium.games.hidden_empires_2.deck import why_not_now
from formicarium.games.hidden_empires_2.events import AttackDeclared, SurvivorsPatrolled, SurvivorsStayed
from formicarium.games.hidden_empires_2.moves import Attack, Done, PickAnts, attack, done_with, groups
from formicarium.games.hidden_empires_2.questions.battle import attackers, battle_of
from formicarium.games.hidden_empires_2.questions.victims import short_of
from formicarium.games.hidden_empires_2.state import Battle, Empires
from formicarium.games.hidden_empires_2.steps.chemistry import BombDice, ChemicalDice
from formicarium.games.hidden_empires_2.steps.hand_cards import open_moment, play, why_no_card
from formicarium.games.hidden_empires_2.steps.invasion import AnnounceInvasion, Invade
from formicarium.games.hidden_empires_2.steps.losses import Compare, ReleaseRecruits
from formicarium.games.hidden_empires_2.steps.scatter import ScatterDice
from formicarium.texts.message import Seat, message


@dataclass(frozen=True, slots=True)
class DeclareAttack(Step[Empires, Move]):
    """HE2-COMBAT-01 to -04: one attack per area, on one of the players there or on a nest left alone."""

    clause = "HE2-COMBAT-02"

    def ask(self, s: Empires) -> Decision:
        seat = s.active
        offered: list[Move] = []
        for area in areas_with(s.ants[seat]):
            if area not in s.fought:
                offered += [attack(area, other) for other in targets(s, seat, area)]
        return open_moment(s, "attack", offered)

    def run(self, s: Empires, answer: Move) -> None:
        match answer:
            case Attack(area, defender):
                s.fought += (area,)
                s.battle = Battle(area, defender)
                s.tell(AttackDeclared(s.active, defender, area))
                first = open_battle(s) if is_there(s, defender, area) else (AnnounceInvasion(),)
                s.then(*first, AfterCombat(), EndBattle(), self)
            case Done():
                pass
            case _:
                s.then(self)
                play(s, answer)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_no_card(s, seat, path, "attack") or why_no_attack(s, seat, path)


def targets(s: Empires, seat: Seat, area: Area) -> list[Seat]:
    """HE2-COMBAT-02, -03: whose ants are here, and whose nest stands here without ants before it."""
    found = opponents(s, seat, area)
    if s.options.mode == "advanced":
        owner = s.nest_owner(area)
        if owner is not None and owner != seat and owner not in s.sealed and owner not in found:
            found.append(owner)
    return found


def why_no_attack(s: Empires, seat: Seat, path: Path) -> Refusal | None:
    kind, name = first_token(path)
    if kind != "place" or name not in NEIGHBOURS:
        return None
    area = Area(Place(name))
    if not is_there(s, seat, area):
        return Refusal("HE2-COMBAT-02", message("refused-no-ants-there", place=name))
    if area in s.fought:
        return Refusal("HE2-COMBAT-01", message("refused-fought-already", area=name))
    owner = s.nest_owner(area)
    if owner in s.sealed:
        return Refusal("HE2-CARD-seal_nest_entrances-01", message("refused-nest-sealed", area=name))
    if owner is not None and owner != seat and not s.options.advanced:
        return Refusal("HE2-COMBAT-04", message("refused-nest-safe", area=name))
    return Refusal("HE2-COMBAT-02", message("refused-nobody-to-attack", area=name))


def open_battle(s: Empires) -> tuple[AnyStep, ...]:
    """HE2-COMBAT-06"""
    if not s.options.advanced:
        return ScatterDice(), Compare()
    return ScatterDice(), ChemicalDice(), BombDice(), Compare(), ReleaseRecruits(), Invade()


@dataclass(frozen=True, slots=True)
class AfterCombat(Step[Empires, PickAnts | Done | None]):
    """HE2-COMBAT-16 to -18: survivors stay or go home, as their owner wishes; from a nest they must go."""

    clause = "HE2-COMBAT-16"

    def ask(self, s: Empires) -> Decision | None:
        area = battle_of(s).area
        if attackers(s) == NO_ANTS or self.on_foreign_nest(s):
            return None
        prompt = message("ask-after-combat", area=area)
        stay = done_with("after_combat")
        return Decision(s.active, prompt, (*groups(area, attackers(s)), stay), default=stay)

    def on_foreign_nest(self, s: Empires) -> bool:
        return s.nest_owner(battle_of(s).area) not in (None, s.active)

    def run(self, s: Empires, answer: PickAnts | Done | None) -> None:
        area = battle_of(s).area
        match answer:
            case PickAnts(_, caste, count):
                send_home(s, s.active, area, stack_of(caste, count))
                s.then(self)
            case Done():
                stay(s, s.active, area)
            case None:
                all_home(s, s.active, area)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        kind, name = first_token(path)
        place, _, caste = name.partition(":")
        if kind != "stack" or caste not in CASTES:
            return why_not_now(s, seat, path)
        clause = "HE2-COMBAT-17" if s.options.advanced else "HE2-COMBAT-16"
        return short_of(clause, place, caste, attackers(s) if place == battle_of(s).area else NO_ANTS)


def stay(s: Empires, seat: Seat, area: Area) -> None:
    """HE2-COMBAT-17: in the advanced game as patrollers, unless a third player's ants are here."""
    ants = s.ants[seat][area]
    patrol = s.options.advanced and not is_shared(s, seat, area)
    if patrol:
        take(s.ants[seat], area, ants)
        put(s.patrols[seat], area, ants)
    stayed = SurvivorsPatrolled if s.options.advanced else SurvivorsStayed
    s.tell(stayed(seat, area, one_by_one(ants), patrol))


@dataclass(frozen=True, slots=True)
class EndBattle(Step[Empires, None]):
    """HE2-COMBAT-19: surviving defenders stay where they are."""

    def run(self, s: Empires, answer: None) -> None:
        s.battle = None
