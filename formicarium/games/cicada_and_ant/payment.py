"""What a provision may be paid with (CIG-PAY)."""

from __future__ import annotations

from functools import cache
from itertools import product

from formicarium.games.cicada_and_ant.data import INDEX_OF, Card, Counts

MOST_OF_A_TYPE = 12  # path cards of one type in the box


def can_pay(price: Counts, rate: int, purse: Counts) -> bool:
    """CIG-PAY-04: is there a legal payment? Whole sets of the surplus must cover what is missing."""
    missing = sets = 0
    for named, held in zip(price, purse, strict=True):
        if held < named:
            missing += named - held
        else:
            sets += (held - named) // rate
    return sets >= missing


def payments(price: Counts, rate: int, purse: Counts) -> tuple[Counts, ...]:
    """CIG-PAY-04: every legal payment from a purse, fewest cards first."""
    a, b, c, d = purse
    return tuple(p for p in all_payments(price, rate) if p[0] <= a and p[1] <= b and p[2] <= c and p[3] <= d)


@cache
def all_payments(price: Counts, rate: int) -> tuple[Counts, ...]:
    """Every payment of a price that 12 cards of each type allow, fewest cards first."""
    found: set[Counts] = set()
    for direct in product(*(range(named + 1) for named in price)):
        replaced = [named - paid for named, paid in zip(price, direct, strict=True)]
        total = sum(replaced)
        # CIG-PAY-02: a set of one type cannot replace a card of that same type
        limits = (range(total - own + 1) for own in replaced)
        for sets in product(*limits):
            if sum(sets) == total:
                paid = tuple(d + rate * k for d, k in zip(direct, sets, strict=True))
                if max(paid) <= MOST_OF_A_TYPE:
                    found.add(paid)  # type: ignore[arg-type]
    return tuple(sorted(found, key=lambda paid: (sum(paid), [-n for n in paid])))


def with_card(purse: Counts, card: Card) -> Counts:
    """The purse with one more card to pay with."""
    more = list(purse)
    more[INDEX_OF[card]] += 1
    return more[0], more[1], more[2], more[3]


def take_oldest(reserve: tuple[Card, ...], counts: Counts) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """CIG-PAY-05: the cards paid (of each type, those held longest) and those left."""
    due = list(counts)
    paid: list[Card] = []
    left: list[Card] = []
    for card in reserve:
        if due[INDEX_OF[card]]:
            due[INDEX_OF[card]] -= 1
            paid.append(card)
        else:
            left.append(card)
    return tuple(paid), tuple(left)
