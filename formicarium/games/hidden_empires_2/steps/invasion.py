"""Nest invasion (HE2-INVADE)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from formicarium.core.chance import Roll
from formicarium.core.decision import PASS, Decision, Pass, Path, Refusal
from formicarium.core.state import AnyStep, Step
from formicarium.games.hidden_empires_2.colony import all_home
from formicarium.games.hidden_empires_2.data import (
    BLOCKERS,
    CASTE_INDEX,
    MAJOR,
    NO_ANTS,
    SEAL_NEST_ENTRANCES,
    STORAGE,
)
from formicarium.games.hidden_empires_2.deck import discard, out_of_hand, why_not_now
from formicarium.games.hidden_empires_2.events import (
    BlockersRolled,
    CardPlayed,
    InvasionAnnounced,
    InvasionDeclined,
    NestSealed,
    WindowClosed,
    WindowOpened,
)
from formicarium.games.hidden_empires_2.moves import (
    NO,
    ChooseAnt,
    No,
    PlayCard,
    Yes,
)
from formicarium.games.hidden_empires_2.questions.battle import (
    attackers,
    battle_of,
)
from formicarium.games.hidden_empires_2.questions.victims import kinds_in
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.games.hidden_empires_2.steps.carry import Carry
from formicarium.games.hidden_empires_2.steps.casualties import go_home
from formicarium.games.hidden_empires_2.steps.chemistry import BombDice, ChemicalDice
from formicarium.games.hidden_empires_2.steps.hunt import HuntQueens
from formicarium.games.hidden_empires_2.steps.losses import Compare, ReleaseRecruits
from formicarium.games.hidden_empires_2.steps.proposals import Proposing
from formicarium.games.hidden_empires_2.steps.scatter import ScatterDice
from formicarium.games.hidden_empires_2.steps.windows import why_not_in_window
from formicarium.texts.message import Seat, message

INVADE = Yes("invade")


@dataclass(frozen=True, slots=True)
class Invade(Step[Empires, Yes | No | None]):
    """HE2-INVADE-01: if attackers are left and the defender's nest is here, they may go in."""

    clause = "HE2-INVADE-01"

    def ask(self, s: Empires) -> Decision | None:
        b = battle_of(s)
        if attackers(s) == NO_ANTS or b.area not in s.nests[b.defender] or b.defender in s.sealed:
            return None
        return Decision(s.active, message("ask-invade", area=b.area), (INVADE, NO), default=NO)

    def run(self, s: Empires, answer: Yes | No | None) -> None:
        b = battle_of(s)
        if isinstance(answer, Yes):
            s.then(AnnounceInvasion())
        elif answer is not None:
            s.tell(InvasionDeclined(s.active, b.defender, b.area))

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_now(s, seat, path)


@dataclass(frozen=True, slots=True)
class AnnounceInvasion(Step[Empires, None]):
    """HE2-INVADE-02, HE2-HAND-06: a defender with a hand card is asked, whatever he holds."""

    def run(self, s: Empires, answer: None) -> None:
        b = battle_of(s)
        s.tell(InvasionAnnounced(s.active, b.defender, b.area))
        if s.hands[b.defender]:
            s.tell(WindowOpened("seal_nest", (b.defender,)))
            s.then(SealNest(), EnterNest())
        else:
            s.then(EnterNest())


@dataclass(frozen=True, slots=True)
class SealNest(Step[Empires, PlayCard | Pass]):
    """HE2-CARD-seal_nest_entrances-01: no nest of the holder can be invaded until the turn ends."""

    clause = "HE2-HAND-06"
    prompt = message("ask-seal-nest")

    def ask(self, s: Empires) -> Decision:
        seat = battle_of(s).defender
        cards = (PlayCard(SEAL_NEST_ENTRANCES),) if SEAL_NEST_ENTRANCES in s.hands[seat] else ()
        return Decision(seat, self.prompt, (*cards, PASS), default=PASS, silent=True)

    def run(self, s: Empires, answer: PlayCard | Pass) -> None:
        seat = battle_of(s).defender
        played = isinstance(answer, PlayCard)
        s.tell(WindowClosed("seal_nest", (seat,) if played else ()))
        if played:
            out_of_hand(s, seat, SEAL_NEST_ENTRANCES)
            s.tell(CardPlayed(seat, SEAL_NEST_ENTRANCES))
            s.sealed += (seat,)
            s.tell(NestSealed(seat))
            discard(s, SEAL_NEST_ENTRANCES)

    def why_not(self, s: Empires, seat: Seat, path: Path) -> Refusal | None:
        return why_not_in_window(s, seat, path)


@dataclass(frozen=True, slots=True)
class EnterNest(Step[Empires, None]):
    """HE2-INVADE-02, -05: unless the nest was sealed, the invasion takes its course."""

    def run(self, s: Empires, answer: None) -> None:
        b = battle_of(s)
        if b.defender not in s.sealed:
            s.battle = replace(b, nest=True)
            s.then(*INVASION)


# Blockers


@dataclass(frozen=True, slots=True)
class Blockers(Step[Empires, tuple[int, ...] | None]):
    """HE2-CARD-blockers-03: one die per blocker; as many invaders as the sum go home."""

    def ask(self, s: Empires) -> Roll | None:
        seat = battle_of(s).defender
        blockers = s.ants[seat].get(STORAGE, NO_ANTS)[CASTE_INDEX[MAJOR]] if s.has(seat, BLOCKERS) else 0
        return Roll(blockers) if blockers else None

    def run(self, s: Empires, answer: tuple[int, ...] | None) -> None:
        if answer is not None:
            many = min(sum(answer), sum(attackers(s)))
            s.tell(BlockersRolled(battle_of(s).defender, answer, many))
            if many == sum(attackers(s)):
                all_home(s, s.active, battle_of(s).area)
            else:
                s.then(BlockReturn(many))


@dataclass(frozen=True, slots=True)
class BlockReturn(Proposing[ChooseAnt | None]):
    """HE2-CARD-blockers-03: of the attacker's choice."""

    clause = "HE2-CARD-blockers-03"

    left: int

    def ask(self, s: Empires) -> Decision | None:
        if not self.left:
            return None
        kinds = kinds_in(battle_of(s).area, attackers(s))
        prompt = message("ask-block-return", left=self.left)
        return self.question(s.active, prompt, kinds, more=self.left > 1)

    def run(self, s: Empires, answer: ChooseAnt | None) -> None:
        if answer is not None:
            only = len(kinds_in(battle_of(s).area, attackers(s))) == 1
            many = self.left if only else 1
            go_home(s, s.active, answer, many)
            s.then(BlockReturn(self.left - many))


@dataclass(frozen=True, slots=True)
class InvadersHome(Step[Empires, None]):
    """HE2-INVADE-12: finally all remaining attackers are sent home."""

    def run(self, s: Empires, answer: None) -> None:
        all_home(s, s.active, battle_of(s).area)


INVASION: tuple[AnyStep, ...] = (
    Blockers(),
    ScatterDice(),
    ChemicalDice(),
    BombDice(),
    Compare(),
    ReleaseRecruits(),
    Carry(),
    HuntQueens(),
    InvadersHome(),
)
