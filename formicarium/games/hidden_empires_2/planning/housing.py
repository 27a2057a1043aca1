"""Whether eggs will find a home: the plan and the warnings count alike (HE2-RULING-95, -105)."""

from __future__ import annotations

from formicarium.games.hidden_empires_2.colony import furniture, nest_size, workforce
from formicarium.games.hidden_empires_2.planning.forecast import fitting
from formicarium.games.hidden_empires_2.state import Empires
from formicarium.texts.message import Seat


def housed(s: Empires, seat: Seat, eggs: int, *, flown: bool) -> int:
    """HE2-CHECK-02 to -04: how many of these find room and nurses, if princesses and males fly or stay."""
    staying = 0 if flown else s.princesses[seat] + s.males[seat]
    room = nest_size(s, seat) - furniture(s, seat) - staying
    return fitting(eggs, workforce(s, seat), sum(s.brood[seat].values()), room)
