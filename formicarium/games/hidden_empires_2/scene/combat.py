"""A battle: both sides, what their ants are worth, and how far it has come (HE2-COMBAT, HE2-INVADE)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from formicarium.games.hidden_empires_2.data import (
    BLOCKERS,
    CASTES,
    CHEMICAL_ATTACKS,
    SUICIDE_BOMBERS,
    Area,
    Caste,
    Place,
    Stack,
)
from formicarium.games.hidden_empires_2.questions.battle import (
    attack_points,
    attackers,
    defenders,
    defense_points,
    worth,
)
from formicarium.games.hidden_empires_2.scene.areas import place_id
from formicarium.games.hidden_empires_2.scene.moment import step_name
from formicarium.games.hidden_empires_2.state import Battle, Empires
from formicarium.games.hidden_empires_2.view import EmpiresView
from formicarium.scene.glyphs import short
from formicarium.scene.model import Icon, Panel, Piece, Row, Section
from formicarium.texts.message import Seat, SeatName, message

# HE2-COMBAT-06, HE2-INVADE-05: the steps of a battle, and which of them asks.
OPEN = ("scatter", "chemistry", "bombs", "losses", "invade", "stay")
NEST = ("blockers", "scatter", "chemistry", "bombs", "losses", "carry", "hunt")
STEP_OF = {
    "ScatterDice": "scatter",
    "ScatterAnt": "scatter",
    "RescueBrood": "scatter",
    "ChemicalDice": "chemistry",
    "ChemicalVictim": "chemistry",
    "BombDice": "bombs",
    "BombLoss": "bombs",
    "CombatLoss": "losses",
    "Invade": "invade",
    "SealNest": "invade",
    "BlockReturn": "blockers",
    "Carry": "carry",
    "HuntQueens": "hunt",
    "LoseNest": "hunt",
    "CrownNest": "hunt",
    "AfterCombat": "stay",
}


def combat(view: EmpiresView, s: Empires) -> Iterator[Panel]:
    battle = s.battle
    if battle is None:
        return
    own = worth(s.traits[s.active], "attack")
    theirs = worth(s.traits[battle.defender], "defense")
    attack = [*fighters(battle.area, attackers(s), own), *recruits(s, battle)]
    defense = [row for place, ants, _ in defenders(s) for row in fighters(place, ants, theirs)]
    if battle.nest:
        defense.append(Row(message("scene-queens"), s.queens[battle.defender], sprite="queen"))
    yield Panel(
        "battle",
        message("scene-invasion" if battle.nest else "scene-combat", area=battle.area),
        sections=(
            side("attacks", s.active, attack_points(s), attack),
            side("defends", battle.defender, defense_points(s), defense),
            Section((course(view, s, battle),)),
        ),
    )


def side(what: str, seat: Seat, points: int, rows: list[Row]) -> Section:
    """HE2-COMBAT-10, -11: who it is, and how many combat points they have in all."""
    title = message(f"scene-side-{what}", seat=SeatName(seat), points=points)
    return Section(tuple(rows) or (Row(message("scene-nobody-left")),), title)


def fighters(place: Place, ants: Stack, values: Stack) -> Iterator[Row]:
    for caste, count, each in zip(CASTES, ants, values, strict=True):
        if count:
            yield fighting(place, caste, count, each)


@lru_cache(maxsize=2048)
def fighting(place: Place, caste: Caste, count: int, each: int) -> Row:
    label = message("scene-fighters", caste=caste, count=count, place=place, each=each)
    return Row(label, count * each, sprite=str(caste))


def recruits(s: Empires, battle: Battle) -> Iterator[Row]:
    """HE2-CARD-recruitment-02: each counts as if it attacked for its own owner."""
    values = worth(s.traits[battle.defender], "attack")
    for caste, count, each in zip(CASTES, battle.recruits, values, strict=True):
        if count:
            label = message("scene-recruited", caste=caste, count=count, each=each)
            yield Row(label, count * each, sprite="turncoat")


def battlefield(view: EmpiresView) -> Iterator[Piece]:
    """Where it is fought; recruits stand before the attackers, and are chosen like any other ant."""
    if view.battle is None:
        return
    yield clash(view.battle.area)
    for caste, count in zip(CASTES, view.battle.recruits, strict=True):
        if count:
            yield turncoat(view.battle, caste, count, view.seat == view.active)


@cache
def clash(area: Area) -> Piece:
    return Piece(
        id="clash",
        sprite="step_losses",
        on=place_id(area),
        label=message("scene-combat", area=area),
        dx=35,
        dy=-35,
        size=24,
        lit=True,
        glyph=short("battle"),
    )


@lru_cache(maxsize=512)
def turncoat(battle: Battle, caste: Caste, count: int, own: bool) -> Piece:
    return Piece(
        id=f"turncoat:{caste}",
        sprite=str(caste),
        on=place_id(battle.area),
        label=message("scene-turncoat", caste=caste, count=count, seat=SeatName(battle.defender)),
        marks=("turncoat",),
        dx=-34 + 24 * CASTES.index(caste),
        dy=-8,
        size=26,
        seat=battle.defender,
        count=count,
        glyph=short("recruits") + short(caste),
        touch=(f"recruit:{caste}",) if own else (),
    )


# How far it has come


def course(view: EmpiresView, s: Empires, battle: Battle) -> Row:
    """The steps of the battle: those behind are ticked off, those ahead faint."""
    steps, now = steps_of(s, battle), STEP_OF.get(step_name(view), "")
    at = steps.index(now) if now in steps else len(steps)
    icons = tuple(
        Icon("tick" if number < at else f"step_{step}", message(f"scene-step-{step}"), faded=number > at)
        for number, step in enumerate(steps)
    )
    return Row(message(f"scene-step-{now}") if now else message("scene-battle-over"), icons=icons)


def steps_of(s: Empires, battle: Battle) -> tuple[str, ...]:
    """Those that can occur in this battle."""
    possible = {
        "blockers": s.has(battle.defender, BLOCKERS),
        "chemistry": any(s.has(s.active, trait) for trait in CHEMICAL_ATTACKS),
        "bombs": s.has(battle.defender, SUICIDE_BOMBERS),
        "invade": s.options.advanced and battle.area in s.nests[battle.defender],
    }
    return tuple(step for step in (NEST if battle.nest else OPEN) if possible.get(step, True))
