"""An auction: the bidders in order, and what each would pay (HE2-AUC)."""

from __future__ import annotations

from collections.abc import Iterator

from formicarium.games.hidden_empires_2.state import Auction, Empires
from formicarium.games.hidden_empires_2.steps.auction import price, why_no_bid
from formicarium.kit.seats import clockwise
from formicarium.scene.model import Icon, Panel, Row, Section
from formicarium.texts.message import Message, Seat, SeatName, message


def auction(s: Empires) -> Iterator[Panel]:
    if s.auction is not None:
        rows = tuple(bidder(s, s.auction, seat) for seat in clockwise(s.auction.opener, s.seats))
        yield Panel("auction", message("scene-auction-card", card=s.auction.card), sections=(Section(rows),))


def bidder(s: Empires, a: Auction, seat: Seat) -> Row:
    """With whoever is to speak now under the hammer."""
    icons = [Icon("icon_dna", message("scene-dna"), seat=seat, faded=a.passed[seat])]
    if seat == a.bidder and not a.passed[seat]:
        icons.append(Icon("hammer", message("scene-deciding")))
    return Row(standing(s, a, seat), icons=tuple(icons), id=f"bidder:{seat}")


def standing(s: Empires, a: Auction, seat: Seat) -> Message:
    """His bid, or the lowest he could still make: HE2-AUC-07 multiplies it by the number of his traits.

    HE2-AUC-02, -08: who has passed is out, but a bid he made counts if all higher ones cannot be paid.
    """
    name, bid = SeatName(seat), a.bids[seat]
    if why_no_bid(s, a, seat) is not None or seat in a.out:
        return message("scene-bidder-barred", seat=name)
    if a.passed[seat]:
        return message("scene-bidder-passed", seat=name, bid=bid)
    amount, dna = bid or max(a.bids) + 1, s.dna[seat]
    due = price(s, seat, amount)
    return message(
        "scene-bidder-bid" if bid else "scene-bidder-may",
        seat=name,
        dna=dna,
        amount=amount,
        times=due // amount,
        price=due,
        short=max(0, due - dna),
    )
