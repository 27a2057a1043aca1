"""Who is what next (CIG-ROLE)."""

from __future__ import annotations

from formicarium.texts.message import Seat


def next_roles(ant: Seat, cicada: Seat, seats: int, intercepted: bool) -> tuple[Seat, Seat]:
    """CIG-ROLE-05: (Ant, Cicada) of the next round.

    >>> next_roles(0, 1, seats=3, intercepted=True)
    (0, 2)
    >>> next_roles(0, 2, seats=3, intercepted=True)
    (0, 1)
    """
    after_cicada = (cicada + 1) % seats
    if not intercepted:
        return (ant + 1) % seats, after_cicada
    return ant, (ant + 1) % seats if after_cicada == ant else after_cicada
