"""What a seat sees (section 6 of the spec), and tables that fit what it sees."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from formicarium.core.state import View
from formicarium.games.cicada_and_ant.data import (
    CATERPILLAR,
    EMPTY,
    INSECT_OF,
    NO_PATH,
    PATHS,
    Card,
    Cell,
    Counts,
    Path,
    Power,
    Provision,
)
from formicarium.games.cicada_and_ant.options import CicadaOptions
from formicarium.kit.swift import swift
from formicarium.texts.message import Seat

if TYPE_CHECKING:
    from formicarium.games.cicada_and_ant.state import Cicada


@dataclass(frozen=True, slots=True)
class CicadaView(View):
    """CIG-HID-03: the public part, and this seat's own secrets."""

    seat: Seat | None
    seats: int
    options: CicadaOptions
    by_type: bool  # the Cicada names a type; by rules 1 a cell
    phase: str  # the step that is due, by name
    round: int
    ant: Seat
    cicada: Seat
    square: tuple[Card, ...]
    deck: int
    pawns: tuple[Cell, ...]
    chosen: tuple[bool, ...]  # who has laid down a token
    tokens: tuple[Path, ...]  # one's own; everybody's once revealed
    face_up: bool  # the tokens lie revealed
    looked: bool  # the Cicada has seen a token
    seen: Path  # which one, for the Cicada alone
    guess: Cell
    collector: Seat
    taken: tuple[Cell, ...]  # what the insects' help has settled so far, for the won cells in order
    shelves: tuple[Counts, ...]
    kept: tuple[tuple[Card, ...], ...]  # one's own; everybody's with open insects and at the end
    kept_counts: tuple[int, ...]
    reserves: tuple[tuple[Card, ...], ...]
    discard: tuple[Card, ...]
    display: tuple[Provision, ...]
    paying: int  # the slot whose price is being paid; 0: none that one may know of
    stock: int
    provisions: tuple[tuple[Provision, ...], ...]
    powers: tuple[tuple[Power, Seat], ...]
    hidden: Card  # the holder's alone
    over: bool


swift(CicadaView)


def view(s: Cicada, seat: Seat | None) -> CicadaView:
    """CIG-HID-01 to -03: pick what this seat may know."""
    over = s.outcome is not None
    return CicadaView(
        seat=seat,
        seats=s.seats,
        options=s.options,
        by_type=s.by_type,
        phase="over" if over else "Market" if _pays_in_silence(s, seat) else s.phase(),
        round=s.round,
        ant=s.ant,
        cicada=s.cicada,
        square=tuple(s.square),
        deck=len(s.deck),
        pawns=tuple(s.pawns),
        chosen=tuple(token != NO_PATH for token in s.tokens),
        tokens=tuple(
            token if s.face_up or owner == seat else NO_PATH for owner, token in enumerate(s.tokens)
        ),
        face_up=s.face_up,
        looked=s.seen != NO_PATH,
        seen=s.seen if seat == s.cicada else NO_PATH,
        guess=s.guess,
        collector=s.collector,
        taken=cells_settled(s),
        shelves=tuple(s.shelves),
        kept=tuple(
            cards if over or s.options.open_insects or owner == seat else ()
            for owner, cards in enumerate(s.kept)
        ),
        kept_counts=tuple(map(len, s.kept)),
        reserves=tuple(s.reserves),
        discard=tuple(s.discard),
        display=tuple(s.display),
        paying=0 if _pays_in_silence(s, seat) else slot_being_paid(s),
        stock=len(s.stock),
        provisions=tuple(s.provisions),
        powers=tuple(sorted(s.powers.items())),
        hidden=s.hidden if seat is not None and s.holder(CATERPILLAR) == seat else EMPTY,
        over=over,
    )


def _pays_in_silence(s: Cicada, seat: Seat | None) -> bool:
    """CIG-HID-04: that the Caterpillar's holder can pay in several ways would tell of the hidden card."""
    return s.phase() == "PayPrice" and seat != s.collector and s.hidden_card(s.collector) != EMPTY


def cells_settled(s: Cicada) -> tuple[Cell, ...]:
    """The cells that the step which is due has already settled, if it does so."""
    taken: tuple[Cell, ...] = getattr(s.steps[-1], "taken", ()) if s.steps else ()
    return taken


def slot_being_paid(s: Cicada) -> int:
    """The slot that the step which is due names, if it does: 1 to 3."""
    slot: int = getattr(s.steps[-1], "slot", 0) if s.steps else 0
    return slot


def determinize(s: Cicada, seat: Seat, rng: Random) -> Cicada:
    """A table that looks the same from this seat: everything it cannot see is drawn anew."""
    world = s.copy()
    if s.outcome is None:
        if _pays_in_silence(s, seat):
            _back_to_market(world)
        if not s.face_up:
            _redraw_tokens(world, seat, rng)
        if s.seen != NO_PATH and seat != s.cicada:
            _redraw_look(world, rng)
        if s.options.winter:
            _redraw_hidden(world, seat, rng)
        else:
            _redraw_kept(world, seat, rng)
    return world


def _back_to_market(s: Cicada) -> None:
    """CIG-HID-04: others cannot know that the Caterpillar's holder has already begun to buy."""
    # here, because the steps import the table, which imports this module
    from formicarium.games.cicada_and_ant.steps.market import Market

    del s.steps[-2:]  # the payment, and the market after it
    s.then(Market())


def _redraw_tokens(s: Cicada, seat: Seat, rng: Random) -> None:
    """The Ant's token is a present type, a Red Ant's any; the Cicada's look excludes what it saw."""
    for owner, token in enumerate(s.tokens):
        if token == NO_PATH or owner == seat:
            continue
        if owner == s.ant:
            ruled_out = s.seen if seat == s.cicada else NO_PATH
            present = s.pawns_by_path()
            s.tokens[owner] = rng.choice([path for path in PATHS if path in present and path != ruled_out])
        else:
            s.tokens[owner] = rng.choice(PATHS)


def _redraw_look(s: Cicada, rng: Random) -> None:
    """CIG-CARD-power_dragonfly-03: what the Cicada saw stays its secret, after the reveal too."""
    s.seen = rng.choice([path for path in PATHS if path != s.tokens[s.ant]])


def _redraw_hidden(s: Cicada, seat: Seat, rng: Random) -> None:
    """The card beside another's Caterpillar may be any that is not in sight."""
    if s.hidden != EMPTY and s.holder(CATERPILLAR) != seat:
        unseen = sorted([*s.deck, s.hidden])
        s.hidden = rng.choice(unseen)
        unseen.remove(s.hidden)
        s.deck = unseen


def _redraw_kept(s: Cicada, seat: Seat, rng: Random) -> None:
    """The others' insects, the plain cards in the box and the deck: any cards that are not in sight."""
    hidden_from = [o for o in range(s.seats) if o != seat and not s.options.open_insects]
    unseen = sorted([*s.deck, *s.box, *(card for owner in hidden_from for card in s.kept[owner])])
    insects = [card for card in unseen if INSECT_OF[card]]
    plain = [card for card in unseen if not INSECT_OF[card]]
    rng.shuffle(insects)
    rng.shuffle(plain)
    for owner in hidden_from:
        s.kept[owner] = tuple(insects.pop() for _ in s.kept[owner])
    s.box = sorted(plain.pop() for _ in s.box)
    s.deck = sorted(insects + plain)
