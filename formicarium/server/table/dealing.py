"""The dealer of a table on the server: rows say what was dealt, and a secret says what comes next."""

from __future__ import annotations

import secrets
from collections import deque
from dataclasses import replace
from typing import Any

from formicarium.core.chance import Chance
from formicarium.core.deal import Committed, Deal
from formicarium.core.dealer import Seeded
from formicarium.core.record import Header
from formicarium.server import wire


class RowDealer:
    """Deals what a row says was dealt; where a row says nothing, its own source does, always kept in step.

    The source is the table's secret; where its maker chose the seed, or it is older than secrets, its seed.
    """

    def __init__(self, header: Header, secret: str) -> None:
        self.lines: deque[tuple[str, ...]] = deque()
        self.cuts: tuple[int, ...] = ()
        self._seed = header.seed
        self._source: Committed | Seeded = Committed(secret) if secret else Seeded(header.seed)
        self._dealt = 0

    def read(self, dealt: str) -> None:
        """What a row says was dealt after its answer, one line each."""
        self.lines.extend(tuple(line.split()) for line in dealt.splitlines())

    def deal(self, chance: Chance[Any]) -> Any:
        drawn = self._source.deal(chance)
        self._dealt += 1
        return chance.read(self.lines.popleft()) if self.lines else drawn

    def cut(self) -> None:
        """Rows were cut off here, which some have seen: what comes is dealt anew."""
        self.cuts = (*self.cuts, self._dealt)
        if isinstance(self._source, Committed):
            self._source.cuts = self.cuts
        else:
            self._source = Seeded(f"{self._seed} after cut {len(self.cuts)}")


def told(header: Header) -> wire.DealInfo:
    """What everybody at a table may know of its deal."""
    deal = header.deal
    if deal is None:
        return wire.DealInfo("unsealed")
    if not deal.commitment:
        return wire.DealInfo("chosen")
    return wire.DealInfo("sealed" if deal.given is None else "given", deal.commitment)


def sealed(header: Header) -> bool:
    """Has nobody at the table seen anything of what was dealt, or chosen it?"""
    return told(header).kind == "sealed"


def arranged(header: Header, table: str, seed: int | None, given: int | None) -> tuple[Header, str]:
    """A header with how its table is dealt: by a promise, unless whoever makes it has chosen the seed."""
    if seed is None:
        return promise(header, table, given)
    return replace(header, seed=seed, deal=Deal(table, given=given)), ""


def promise(header: Header, table: str, given: int | None = None) -> tuple[Header, str]:
    """A header with the commitment to a new secret, and the secret. `given`: chances already there."""
    secret = secrets.token_hex(32)
    deal = Deal(table, secret=secret, given=given)
    commitment = deal.commit(header.terms())
    return replace(header, deal=replace(deal, commitment=commitment, secret="")), secret
