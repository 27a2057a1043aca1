"""What cards are worth in Winter: points, cards to pay with, and how near one is to the last point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias

from formicarium.games.cicada_and_ant.chances import Cells, Chances, RoleWorth, roles_after, shares, sure
from formicarium.games.cicada_and_ant.data import (
    BEE,
    BEE_RATE,
    BEETLE,
    BUTTERFLY,
    CATERPILLAR,
    DRAGONFLY,
    EMPTY,
    FROM_SEATS,
    INDEX_OF,
    INSECT_OF,
    KIND_OF,
    KINDS,
    LADYBIRD,
    LADYBIRD_POINTS,
    NO_PROVISION,
    PAIR_POINTS,
    POINTS_TO_WIN,
    POWER_OF,
    PRICE,
    RATE,
    SINGLE_POINTS,
    Card,
    Counts,
    Kind,
    Power,
)
from formicarium.games.cicada_and_ant.payment import payments, with_card
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.texts.message import Seat

Display: TypeAlias = tuple[Kind, ...]  # by slot; GONE where it is empty
GONE = Kind("")

# Strengths. Logistic regression on games of `equilibrium` against itself: 1,500 with two seats, 900 more with
# power cards; for the roles of more seats, 650 with three and four (half of what they gave, as in Autumn).
POINTS = (0.0, 1.4, 2.6, 3.3)
CARD = 0.25  # each of the first MANY, and half as much beyond: they may have to wait
MANY = 8
LAST_NEED = (2.0, 1.75, 0.87, 0.35, 0.0)  # by the cards missing for a provision on display that would win
NEXT_NEED = 0.14  # if there is none: for each card missing for the nearest provision
TWIN = 0.44  # and if the twin of one's own provision is on display
ROLES_OF_TWO = RoleWorth(ant=0.33)
ROLES_OF_MORE = RoleWorth(ant=0.3, cicada=0.08, left=0.15)
# Beyond what they do to points and prices. The Ladybird's point can be stolen and makes no pair.
POWER_WORTH = {BEE: 0.2, LADYBIRD: -0.5, DRAGONFLY: 0.4, BEETLE: 0.7, CATERPILLAR: 0.2, BUTTERFLY: 0.25}


@dataclass(frozen=True, slots=True)
class Hoard:
    """What lies before a player."""

    purse: Counts  # with the hidden card, where one knows it
    owned: tuple[Kind, ...]
    powers: frozenset[Power]
    hidden: Card = EMPTY  # the card beside the Caterpillar, where one knows it
    unknown: int = 0  # cards of which one does not know the type (yet)

    @property
    def cards(self) -> int:
        return sum(self.purse) + self.unknown

    @property
    def points(self) -> int:
        return points_of(self.owned) + (LADYBIRD_POINTS if LADYBIRD in self.powers else 0)

    @property
    def rate(self) -> int:
        return BEE_RATE if BEE in self.powers else RATE

    def can_show(self, cards: Counts) -> bool:
        """Whether the hidden card can be one of these: then it should, because another is drawn for it."""
        return self.hidden != EMPTY and cards[INDEX_OF[self.hidden]] > 0

    def paid(self, cards: Counts, hidden: bool) -> Hoard:
        """After paying; CIG-FAIR-01, CIG-CARD-power_caterpillar-03: and drawing what that brings."""
        a, b, c, d = [held - given for held, given in zip(self.purse, cards, strict=True)]
        drawn = int(hidden) + (a + b + c + d == (self.hidden != EMPTY and not hidden))
        return replace(
            self, purse=(a, b, c, d), hidden=EMPTY if hidden else self.hidden, unknown=self.unknown + drawn
        )


def points_of(owned: Sequence[Kind]) -> int:
    """CIG-VP-01."""
    pairs = len(owned) - len(set(owned))
    return SINGLE_POINTS * (len(owned) - 2 * pairs) + PAIR_POINTS * pairs


@cache
def need(kind: Kind, rate: int, purse: Counts) -> int:
    """How many cards are missing to buy this, at least."""
    missing = sets = 0
    for named, held in zip(PRICE[kind], purse, strict=True):
        if held < named:
            missing += named - held
        else:
            sets += (held - named) // rate
    return max(0, missing - sets)


@lru_cache(maxsize=1 << 15)
def strength(hoard: Hoard, display: Display) -> float:
    """How strong a player is who has not won yet."""
    points, cards = hoard.points, hoard.cards
    worth = POINTS[points] + CARD * (cards + min(cards, MANY)) / 2
    worth += sum([POWER_WORTH[power] for power in hoard.powers])
    needs = [(need(kind, hoard.rate, hoard.purse), gain(hoard.owned, kind)) for kind in display if kind]
    if last := [missing for missing, more in needs if points + more >= POINTS_TO_WIN]:
        return worth + LAST_NEED[min(*last, len(LAST_NEED) - 1)]  # dearer ones in corrected tables
    worth -= NEXT_NEED * min([missing for missing, _ in needs], default=0)
    return worth + (TWIN if any(more > SINGLE_POINTS for _, more in needs) else 0.0)


def gain(owned: Sequence[Kind], kind: Kind) -> int:
    """The points that one more provision of this kind brings."""
    return PAIR_POINTS - SINGLE_POINTS if kind in owned else SINGLE_POINTS


class Purchase(NamedTuple):
    slot: int  # 1 to 3
    cards: Counts
    hidden: bool  # the hidden card is one of them


class Plan(NamedTuple):
    """What a collecting Ant does: the cells it takes, with the insects' help, and the card it discards."""

    chances: Chances
    cells: Cells
    discard: Card  # for its power; EMPTY: none


class WinterProspects:
    """What this round may bring in Winter."""

    def __init__(self, view: CicadaView) -> None:
        self.view = view
        self.hoards = tuple(_hoard(view, seat) for seat in range(view.seats))
        self.display: Display = tuple(
            GONE if card == NO_PROVISION else KIND_OF[card] for card in view.display
        )
        out = [*self.display, *(kind for hoard in self.hoards for kind in hoard.owned)]
        kinds = {kind: 2 - out.count(kind) for kind in KINDS if FROM_SEATS[kind] <= view.seats}
        self.stock = {kind: count for kind, count in kinds.items() if count}
        self._best: dict[tuple[Seat, tuple[Hoard, ...]], Chances] = {}

    def now(self) -> Chances:
        return self.chances(self.hoards, self.display, self.view.collector)

    def missed(self, cells: Cells) -> Chances:
        return self.plan(cells).chances

    def caught(self, cells: Cells) -> Chances:
        cicada = self.view.cicada
        cards = [self.view.square[cell] for cell in cells]
        return self.at_market(self._consoled(self.with_cards(cicada, cards), cicada), cicada)

    # Chances

    def chances(self, hoards: tuple[Hoard, ...], display: Display, collector: Seat) -> Chances:
        """At the end of the round: an empty slot is filled with whatever may come (CIG-WEOR-01)."""
        if GONE not in display or not self.stock:
            return self._chances(hoards, display, collector)
        slot, total = display.index(GONE), sum(self.stock.values())
        means = [0.0] * len(hoards)
        for kind, count in self.stock.items():
            filled = (*display[:slot], kind, *display[slot + 1 :])
            for seat, chance in enumerate(self._chances(hoards, filled, collector)):
                means[seat] += chance * count / total
        return tuple(means)

    def _chances(self, hoards: tuple[Hoard, ...], display: Display, collector: Seat) -> Chances:
        if winners := [seat for seat, hoard in enumerate(hoards) if hoard.points >= POINTS_TO_WIN]:
            return sure(collector if collector in winners else winners[0], len(hoards))  # CIG-WEND-02
        return self._judged(hoards, display, *roles_after(self.view, collector))

    def _judged(self, hoards: tuple[Hoard, ...], display: Display, ant: Seat, cicada: Seat) -> Chances:
        """While nobody has won, with these roles in the next round."""
        strengths = [strength(hoard, display) for hoard in hoards]
        roles = ROLES_OF_TWO if len(hoards) == 2 else ROLES_OF_MORE
        roles.add_to(strengths, ant, cicada)
        return shares(strengths)

    # Collecting

    def plan(self, cells: Cells) -> Plan:
        """The best an Ant can do that collects these cells: insects' help, a power, the market."""
        ant, square = self.view.ant, self.view.square
        best: Plan | None = None
        for taken in product(*(self.namesakes(cell, cells) for cell in cells)):
            cards = [square[cell] for cell in taken]
            hoards = self._consoled(self.with_cards(ant, cards), ant)
            for discard in (EMPTY, *self.power_cards(cards)):
                after = self.with_power(hoards, ant, discard) if discard else hoards
                chances = self.at_market(after, ant)
                if best is None or chances[ant] > best.chances[ant]:
                    best = Plan(chances, taken, discard)
        assert best is not None, "an Ant collects at least one card"
        return best

    def namesakes(self, won: int, cells: Cells) -> tuple[int, ...]:
        """CIG-HELP-02, -03: the won cell, and the others that may be taken instead."""
        square = self.view.square
        insect = INSECT_OF[square[won]]
        if not insect:
            return (won,)
        others = [c for c, card in enumerate(square) if card and INSECT_OF[card] == insect and c not in cells]
        return (won, *others)

    def power_cards(self, cards: Sequence[Card]) -> list[Card]:
        """CIG-PWR-02, -03: those of these cards for which the Ant may take a power."""
        holders = dict(self.view.powers)
        return [
            card
            for card in cards
            if INSECT_OF[card] and holders.get(POWER_OF[INSECT_OF[card]], self.view.ant) != self.view.ant
        ]

    def with_cards(self, seat: Seat, cards: Sequence[Card]) -> tuple[Hoard, ...]:
        purse = self.hoards[seat].purse
        for card in cards:
            purse = with_card(purse, card)
        return self._changed(self.hoards, seat, replace(self.hoards[seat], purse=purse))

    def with_power(self, hoards: tuple[Hoard, ...], seat: Seat, card: Card) -> tuple[Hoard, ...]:
        """CIG-PWR-02, -03: this card is discarded for its power, which may be stolen."""
        power = POWER_OF[INSECT_OF[card]]
        for other, hoard in enumerate(hoards):
            if power in hoard.powers:
                hoards = self._changed(hoards, other, _without(hoard, power))
        hoard = hoards[seat]
        drawn = 1 if power == CATERPILLAR else 0
        taken = replace(
            hoard,
            purse=_less(hoard.purse, card),
            powers=hoard.powers | {power},
            unknown=hoard.unknown + drawn,
        )
        return self._changed(hoards, seat, taken)

    def _consoled(self, hoards: tuple[Hoard, ...], collector: Seat) -> tuple[Hoard, ...]:
        """CIG-CARD-power_beetle-01: whoever of Ant and Cicada collects nothing."""
        loser = self.view.ant if collector == self.view.cicada else self.view.cicada
        if BEETLE not in hoards[loser].powers:
            return hoards
        return self._changed(hoards, loser, replace(hoards[loser], unknown=hoards[loser].unknown + 1))

    @staticmethod
    def _changed(hoards: tuple[Hoard, ...], seat: Seat, hoard: Hoard) -> tuple[Hoard, ...]:
        return (*hoards[:seat], hoard, *hoards[seat + 1 :])

    # The market

    def at_market(self, hoards: tuple[Hoard, ...], seat: Seat) -> Chances:
        """The best this collector can do: buy a provision as cheaply as possible, or nothing."""
        key = seat, hoards
        if key not in self._best:
            best = self.chances(hoards, self.display, seat)
            for purchase in self.cheapest(hoards[seat]):
                chances = self.bought(hoards, seat, purchase)
                if chances[seat] > best[seat]:
                    best = chances
            self._best[key] = best
        return self._best[key]

    def cheapest(self, hoard: Hoard) -> Iterator[Purchase]:
        """For each provision within reach, the payments with the fewest cards."""
        for slot, kind in enumerate(self.display, 1):
            if kind and not need(kind, hoard.rate, hoard.purse):
                ways = payments(PRICE[kind], hoard.rate, hoard.purse)
                for cards in ways:
                    if sum(cards) == sum(ways[0]):
                        yield Purchase(slot, cards, hoard.can_show(cards))

    def best_purchase(self, seat: Seat, slot: int) -> Chances:
        """After buying what lies in this slot, with the cards that are missed least."""
        hoard = self.hoards[seat]
        ways = payments(PRICE[self.display[slot - 1]], hoard.rate, hoard.purse)
        if not ways:  # another's hidden card must be part of it
            return self.now()
        purchases = [Purchase(slot, cards, hoard.can_show(cards)) for cards in ways]
        outcomes = [self.bought(self.hoards, seat, purchase) for purchase in purchases]
        return max(outcomes, key=lambda chances: chances[seat])

    def bought(self, hoards: tuple[Hoard, ...], seat: Seat, purchase: Purchase) -> Chances:
        slot, cards, hidden = purchase
        after = hoards[seat].paid(cards, hidden)
        after = replace(after, owned=(*after.owned, self.display[slot - 1]))
        display = (*self.display[: slot - 1], GONE, *self.display[slot:])
        return self.chances(self._changed(hoards, seat, after), display, seat)

    def swapped_with_display(self, seat: Seat, give: Kind, slot: int) -> Chances:
        """CIG-CARD-power_butterfly-03."""
        after = _swap(self.hoards[seat], give, self.display[slot - 1])
        display = (*self.display[: slot - 1], give, *self.display[slot:])
        return self.chances(self._changed(self.hoards, seat, after), display, seat)

    def swapped_with_player(self, seat: Seat, give: Kind, other: Seat, take: Kind) -> Chances:
        """CIG-CARD-power_butterfly-01."""
        hoards = self._changed(self.hoards, seat, _swap(self.hoards[seat], give, take))
        theirs = _swap(hoards[other], take, give)
        return self.chances(self._changed(hoards, other, theirs), self.display, seat)


def _hoard(view: CicadaView, seat: Seat) -> Hoard:
    purse: Counts = (0, 0, 0, 0)
    for card in view.reserves[seat]:
        purse = with_card(purse, card)
    powers = frozenset(power for power, holder in view.powers if holder == seat)
    owned = tuple(KIND_OF[card] for card in view.provisions[seat])
    if CATERPILLAR not in powers:
        return Hoard(purse, owned, powers)
    if not view.hidden:
        return Hoard(purse, owned, powers, unknown=1)
    return Hoard(with_card(purse, view.hidden), owned, powers, hidden=view.hidden)


def _less(purse: Counts, card: Card) -> Counts:
    less = list(purse)
    less[INDEX_OF[card]] -= 1
    return less[0], less[1], less[2], less[3]


def _without(hoard: Hoard, power: Power) -> Hoard:
    """After the power has been stolen; the hidden card goes with the Caterpillar."""
    hoard = replace(hoard, powers=hoard.powers - {power})
    if power != CATERPILLAR:
        return hoard
    if hoard.hidden:
        return replace(hoard, purse=_less(hoard.purse, hoard.hidden), hidden=EMPTY)
    return replace(hoard, unknown=max(0, hoard.unknown - 1))


def _swap(hoard: Hoard, give: Kind, take: Kind) -> Hoard:
    """Give one provision for another; the Butterfly, if it was used, is gone."""
    owned = list(hoard.owned)
    owned.remove(give)
    powers = hoard.powers - {BUTTERFLY}
    return replace(hoard, owned=(*owned, take), powers=powers)
