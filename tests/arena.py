"""The Arena: a game made for the tests, and a short example of what the core can do.

Ants brawl over crumbs. It has what no real game here has all at once: packets that are drafted
under seal, an auction with two sealed answers a seat, silent trades, reaction windows inside
reaction windows, hidden hands and dice. The rules are the docstrings of the steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from formicarium.core.chance import Draw, Pick, Roll
from formicarium.core.choices import Options, check_choices, number
from formicarium.core.dealer import Dealer
from formicarium.core.decision import Decision, Move, Path, Refusal, first_token
from formicarium.core.encoding import Counts, EachSeat, Flag, Number, OneOf, Order, Who
from formicarium.core.event import Event
from formicarium.core.game import Game
from formicarium.core.match import Match
from formicarium.core.observation import Observation, Part
from formicarium.core.outcome import Outcome, ranks_of
from formicarium.core.state import State, Step, View
from formicarium.core.together import Together
from formicarium.core.window import Window
from formicarium.kit.seats import clockwise
from formicarium.texts.message import Seat, message

CARDS = tuple(sorted(f"{kind}_{number}" for kind in ("grub", "parry") for number in range(1, 7)))
PACKET = 3
CRUMBS = 3
STOCK = 20
HIGHEST_BID = 2
HITS = 5  # a die this high takes a crumb
NOBODY = -1
NO_BID = -1
NO_CARD = ""
QUESTIONS = "ask-keep ask-trade ask-stake ask-bid ask-forage ask-aim ask-send ask-parry"


# What lies on the table


@dataclass(frozen=True, slots=True)
class ArenaOptions(Options):
    rounds: int = number(2, 1, 5, clause="ARE-END-01")

    def __post_init__(self) -> None:
        check_choices(self)


@dataclass(slots=True, kw_only=True)
class Arena(State):
    options: ArenaOptions
    round: int = 0
    leader: Seat = 0
    target: Seat = NOBODY
    ants: int = 0  # sent against the target
    turned: bool = False  # the attack has been parried, and the parry not
    crumbs: list[int] = field(default_factory=list)  # per seat
    stock: int = STOCK
    deck: list[str] = field(default_factory=list)  # unordered, kept sorted
    discard: list[str] = field(default_factory=list)
    hands: list[tuple[str, ...]] = field(default_factory=list)  # per seat, kept sorted
    packets: list[tuple[str, ...]] = field(default_factory=list)  # per seat
    stakes: list[str] = field(default_factory=list)  # per seat: a card, face down
    bids: list[int] = field(default_factory=list)  # per seat

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else, from this seat's left."""
        return clockwise(seat, self.seats)[1:]

    def gain(self, seat: Seat, card: str) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))

    def drop(self, seat: Seat, card: str) -> None:
        self.hands[seat] = tuple(held for held in self.hands[seat] if held != card)

    def pay(self, seat: Seat, crumbs: int) -> None:
        self.crumbs[seat] -= crumbs
        self.stock += crumbs

    def copy(self) -> Arena:
        new: Arena = type(self).__new__(type(self))
        new.seats, new.rules, new.outcome = self.seats, self.rules, self.outcome
        new.told, new.cause, new.news = self.told, self.cause, None
        new.steps = self.steps.copy()
        new.options, new.round, new.leader = self.options, self.round, self.leader
        new.target, new.ants, new.turned = self.target, self.ants, self.turned
        new.crumbs, new.stock = self.crumbs.copy(), self.stock
        new.deck, new.discard = self.deck.copy(), self.discard.copy()
        new.hands, new.packets = self.hands.copy(), self.packets.copy()
        new.stakes, new.bids = self.stakes.copy(), self.bids.copy()
        return new

    def view(self, seat: Seat | None) -> ArenaView:
        return ArenaView(
            seat=seat,
            round=self.round,
            leader=self.leader,
            target=self.target,
            ants=self.ants,
            turned=self.turned,
            crumbs=tuple(self.crumbs),
            deck=len(self.deck),
            discard=tuple(self.discard),
            hand=() if seat is None else self.hands[seat],
            hands=tuple(map(len, self.hands)),
            packet=() if seat is None else self.packets[seat],
            packets=tuple(map(len, self.packets)),
            stake=NO_CARD if seat is None else self.stakes[seat],
            stakes=tuple(card != NO_CARD for card in self.stakes),
            bids=tuple(self.bids),  # until all have bid, others' bids are on their own drafts only
        )

    def determinize(self, seat: Seat, rng: Random) -> Arena:
        world = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        unseen = [*self.deck]
        for other in others:
            unseen += [*self.hands[other], *self.packets[other]]
            unseen += [self.stakes[other]] if self.stakes[other] else []
        unseen.sort()
        rng.shuffle(unseen)
        for other in others:
            world.hands[other] = tuple(sorted(unseen.pop() for _ in self.hands[other]))
            world.packets[other] = tuple(unseen.pop() for _ in self.packets[other])
            world.stakes[other] = unseen.pop() if self.stakes[other] else NO_CARD
        world.deck = sorted(unseen)
        return world


@dataclass(frozen=True, slots=True)
class ArenaView(View):
    seat: Seat | None
    round: int
    leader: Seat
    target: Seat
    ants: int
    turned: bool
    crumbs: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    packet: tuple[str, ...]
    packets: tuple[int, ...]
    stake: str
    stakes: tuple[bool, ...]
    bids: tuple[int, ...]


# What a player may choose


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    """A card: to keep, to stake, to trade or to parry with, as the question asks."""

    card: str

    def spell(self) -> Path:
        return (f"card:{self.card}",)


@dataclass(frozen=True, slots=True)
class NoCard(Move):
    def spell(self) -> Path:
        return ("button:none",)


@dataclass(frozen=True, slots=True)
class Count(Move):
    """Crumbs to bid, or ants to send."""

    count: int

    def spell(self) -> Path:
        return (f"count:{self.count}",)


@dataclass(frozen=True, slots=True)
class AimAt(Move):
    seat: Seat

    def spell(self) -> Path:
        return (f"seat:{self.seat}",)


@dataclass(frozen=True, slots=True)
class Forage(Move):
    def spell(self) -> Path:
        return ("pile:deck",)


NONE = NoCard()


# What can happen


@dataclass(frozen=True, slots=True)
class Secret(Event):
    """A card that only its owner sees."""

    seat: Seat
    card: str

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, card=NO_CARD)


@dataclass(frozen=True, slots=True)
class LeaderPicked(Event):
    clause = "ARE-SETUP-01"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PacketsDealt(Event):
    clause = "ARE-DRAFT-01"
    cards: int


@dataclass(frozen=True, slots=True)
class CardKept(Secret):
    clause = "ARE-DRAFT-02"


@dataclass(frozen=True, slots=True)
class PacketsPassed(Event):
    clause = "ARE-DRAFT-03"
    no_return = True  # the next packet has been seen


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    clause = "ARE-ROUND-01"
    no_return = True  # or taking back would tell who was asked to trade
    round: int


@dataclass(frozen=True, slots=True)
class GrubTraded(Event):
    clause = "ARE-TRADE-01"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class TradesClosed(Event):
    clause = "ARE-TRADE-02"
    no_return = True


@dataclass(frozen=True, slots=True)
class StakeLaid(Secret):
    clause = "ARE-STAKE-01"


@dataclass(frozen=True, slots=True)
class BidsShown(Event):
    clause = "ARE-STAKE-04"
    no_return = True
    bids: tuple[int, ...]
    leader: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Secret):
    clause = "ARE-FORAGE-01"


@dataclass(frozen=True, slots=True)
class TargetNamed(Event):
    clause = "ARE-AIM-01"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class AttackLaunched(Event):
    clause = "ARE-AIM-02"
    no_return = True  # a window opens
    seat: Seat
    target: Seat
    ants: int


@dataclass(frozen=True, slots=True)
class ParryPlayed(Event):
    clause = "ARE-PARRY-01"
    no_return = True
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class AttackTurned(Event):
    clause = "ARE-PARRY-02"
    aside: bool


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    clause = "ARE-DICE-01"
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CrumbTaken(Event):
    clause = "ARE-DICE-02"
    seat: Seat
    target: Seat


@dataclass(frozen=True, slots=True)
class RoundsOver(Event):
    clause = "ARE-END-01"
    no_return = True


# Set-up and draft


@dataclass(frozen=True, slots=True)
class SetUp(Step[Arena, str]):
    """ARE-SETUP-01: chance picks the first leader; everybody has three crumbs."""

    def ask(self, s: Arena) -> Pick:
        return Pick(tuple(map(str, range(s.seats))))

    def run(self, s: Arena, answer: str) -> None:
        s.leader = int(answer)
        s.tell(LeaderPicked(s.leader))
        s.then(DealPackets(), *(step for _ in range(PACKET) for step in (KeepOne(), PassPackets())), Round())


@dataclass(frozen=True, slots=True)
class DealPackets(Step[Arena, tuple[str, ...]]):
    """ARE-DRAFT-01: a packet of three cards for each player."""

    def ask(self, s: Arena) -> Draw:
        return Draw(tuple(s.deck), PACKET * s.seats)

    def run(self, s: Arena, answer: tuple[str, ...]) -> None:
        s.packets = [answer[PACKET * seat : PACKET * (seat + 1)] for seat in range(s.seats)]
        s.deck = [card for card in s.deck if card not in answer]
        s.tell(PacketsDealt(PACKET))


@dataclass(frozen=True, slots=True)
class KeepOne(Step[Arena, None]):
    """ARE-DRAFT-02: all keep a card at the same time, and may change their mind until all have."""

    def run(self, s: Arena, answer: None) -> None:
        s.then(Together(tuple((seat, (Keep(seat),)) for seat in range(s.seats))))


@dataclass(frozen=True, slots=True)
class Keep(Step[Arena, TakeCard]):
    """ARE-DRAFT-02: any card of the packet."""

    clause = "ARE-DRAFT-02"
    seat: Seat

    def ask(self, s: Arena) -> Decision:
        return Decision(self.seat, message("ask-keep"), tuple(map(TakeCard, s.packets[self.seat])))

    def run(self, s: Arena, answer: TakeCard) -> None:
        s.packets[self.seat] = tuple(card for card in s.packets[self.seat] if card != answer.card)
        s.gain(self.seat, answer.card)
        s.tell(CardKept(self.seat, answer.card))


@dataclass(frozen=True, slots=True)
class PassPackets(Step[Arena, None]):
    """ARE-DRAFT-03: what is left goes to the left."""

    def run(self, s: Arena, answer: None) -> None:
        s.packets = [s.packets[-1], *s.packets[:-1]]
        s.tell(PacketsPassed())


# A round


@dataclass(frozen=True, slots=True)
class Round(Step[Arena, None]):
    """ARE-ROUND-01: trades, stakes, foraging, the attack; then the next round, or the end."""

    def run(self, s: Arena, answer: None) -> None:
        s.round += 1
        s.tell(RoundBegan(s.round))
        s.then(Trades(), CloseTrades(), Stakes(), ShowBids(), Foraging(), Aim(), Send(), EndRound())


@dataclass(frozen=True, slots=True)
class Trades(Step[Arena, None]):
    """ARE-TRADE-01: whoever holds a grub may trade one for a crumb; nobody learns who was asked."""

    def run(self, s: Arena, answer: None) -> None:
        s.then(Together(tuple((seat, (Trade(seat),)) for seat in range(s.seats)), silent=True))


@dataclass(frozen=True, slots=True)
class Trade(Step[Arena, "TakeCard | NoCard"]):
    """ARE-TRADE-01: a grub of one's hand, or none."""

    clause = "ARE-TRADE-01"
    seat: Seat

    def ask(self, s: Arena) -> Decision:
        grubs = (TakeCard(card) for card in s.hands[self.seat] if card.startswith("grub"))
        return Decision(self.seat, message("ask-trade"), (*grubs, NONE), default=NONE, silent=True)

    def run(self, s: Arena, answer: TakeCard | NoCard) -> None:
        if isinstance(answer, TakeCard):
            s.drop(self.seat, answer.card)
            s.discard.append(answer.card)
            s.pay(self.seat, -1)
            s.tell(GrubTraded(self.seat, answer.card))


@dataclass(frozen=True, slots=True)
class CloseTrades(Step[Arena, None]):
    """ARE-TRADE-02: the trades are shown together."""

    def run(self, s: Arena, answer: None) -> None:
        s.tell(TradesClosed())


@dataclass(frozen=True, slots=True)
class Stakes(Step[Arena, None]):
    """ARE-STAKE-03: all stake and bid at the same time; what is sealed is sealed."""

    def run(self, s: Arena, answer: None) -> None:
        branches = tuple((seat, (LayStake(seat), Bid(seat))) for seat in range(s.seats))
        s.then(Together(branches, binding="ARE-STAKE-03"))


@dataclass(frozen=True, slots=True)
class LayStake(Step[Arena, "TakeCard | NoCard"]):
    """ARE-STAKE-01: a card from the hand, face down, or none. It is safe there for the round."""

    clause = "ARE-STAKE-01"
    seat: Seat

    def ask(self, s: Arena) -> Decision:
        cards = map(TakeCard, s.hands[self.seat])
        return Decision(self.seat, message("ask-stake"), (*cards, NONE), default=NONE)

    def run(self, s: Arena, answer: TakeCard | NoCard) -> None:
        if isinstance(answer, TakeCard):
            s.drop(self.seat, answer.card)
            s.stakes[self.seat] = answer.card
            s.tell(StakeLaid(self.seat, answer.card))


@dataclass(frozen=True, slots=True)
class Bid(Step[Arena, Count]):
    """ARE-STAKE-02: up to two crumbs, of those one has."""

    clause = "ARE-STAKE-02"
    seat: Seat

    def ask(self, s: Arena) -> Decision:
        most = min(HIGHEST_BID, s.crumbs[self.seat])
        return Decision(self.seat, message("ask-bid", most=most), tuple(map(Count, range(most + 1))))

    def run(self, s: Arena, answer: Count) -> None:
        s.bids[self.seat] = answer.count

    def why_not(self, s: Arena, seat: Seat, path: Path) -> Refusal | None:
        if first_token(path)[0] == "count":
            return Refusal("ARE-STAKE-02", message("refused-bid", crumbs=s.crumbs[seat]))
        return None


@dataclass(frozen=True, slots=True)
class ShowBids(Step[Arena, None]):
    """ARE-STAKE-04: the highest bid pays and leads; of equals, the first from the leader on."""

    def run(self, s: Arena, answer: None) -> None:
        s.leader = max(clockwise(s.leader, s.seats), key=s.bids.__getitem__)  # max keeps the first
        s.pay(s.leader, s.bids[s.leader])
        s.tell(BidsShown(tuple(s.bids), s.leader))


@dataclass(frozen=True, slots=True)
class Foraging(Step[Arena, "Forage | NoCard"]):
    """ARE-FORAGE-01: the leader may draw a card."""

    clause = "ARE-FORAGE-01"

    def ask(self, s: Arena) -> Decision | None:
        return Decision(s.leader, message("ask-forage"), (Forage(), NONE), default=NONE) if s.deck else None

    def run(self, s: Arena, answer: Forage | NoCard | None) -> None:
        if isinstance(answer, Forage):
            s.then(DrawCard())


@dataclass(frozen=True, slots=True)
class DrawCard(Step[Arena, tuple[str, ...]]):
    def ask(self, s: Arena) -> Draw:
        return Draw(tuple(s.deck))

    def run(self, s: Arena, answer: tuple[str, ...]) -> None:
        s.deck.remove(answer[0])
        s.gain(s.leader, answer[0])
        s.tell(CardDrawn(s.leader, answer[0]))


# The attack


@dataclass(frozen=True, slots=True)
class Aim(Step[Arena, AimAt]):
    """ARE-AIM-01: the leader names another player."""

    clause = "ARE-AIM-01"

    def ask(self, s: Arena) -> Decision:
        return Decision(s.leader, message("ask-aim"), tuple(map(AimAt, s.others(s.leader))))

    def run(self, s: Arena, answer: AimAt) -> None:
        s.target = answer.seat
        s.tell(TargetNamed(s.leader, answer.seat))


@dataclass(frozen=True, slots=True)
class Send(Step[Arena, Count]):
    """ARE-AIM-02: one ant or two. The others may parry before the dice are rolled."""

    clause = "ARE-AIM-02"

    def ask(self, s: Arena) -> Decision:
        return Decision(s.leader, message("ask-send"), (Count(1), Count(2)))

    def run(self, s: Arena, answer: Count) -> None:
        s.ants = answer.count
        launched = AttackLaunched(s.leader, s.target, s.ants)
        s.because(launched, Parrying(seats=s.others(s.leader)), Strike())


@dataclass(frozen=True, slots=True)
class Parrying(Window[Arena]):
    """ARE-PARRY-01: whoever holds a parry may play it. ARE-PARRY-02: and may be parried in turn."""

    clause = "ARE-PARRY-01"
    prompt = message("ask-parry")

    def offers(self, s: Arena, seat: Seat) -> tuple[Move, ...]:
        return tuple(TakeCard(card) for card in s.hands[seat] if card.startswith("parry"))

    def react(self, s: Arena, seat: Seat, move: Move) -> None:
        assert isinstance(move, TakeCard)
        s.drop(seat, move.card)
        s.discard.append(move.card)
        s.because(ParryPlayed(seat, move.card), Parrying(seats=s.others(seat)), Turn())


@dataclass(frozen=True, slots=True)
class Turn(Step[Arena, None]):
    """ARE-PARRY-02: each parry turns the attack aside, or back again."""

    def run(self, s: Arena, answer: None) -> None:
        s.turned = not s.turned
        s.tell(AttackTurned(s.turned))


@dataclass(frozen=True, slots=True)
class Strike(Step[Arena, tuple[int, ...]]):
    """ARE-DICE-01: a die per ant. ARE-DICE-02: any 5 or 6 takes a crumb, if there is one."""

    def ask(self, s: Arena) -> Roll | None:
        return None if s.turned else Roll(s.ants)

    def run(self, s: Arena, answer: tuple[int, ...] | None) -> None:
        if answer is None:
            return
        s.tell(DiceRolled(answer))
        if max(answer) >= HITS and s.crumbs[s.target]:
            s.crumbs[s.target] -= 1
            s.crumbs[s.leader] += 1
            s.tell(CrumbTaken(s.leader, s.target))


@dataclass(frozen=True, slots=True)
class EndRound(Step[Arena, None]):
    """ARE-ROUND-02: the stakes go back to the hands. ARE-END-01: after the last round, count."""

    def run(self, s: Arena, answer: None) -> None:
        for seat, card in enumerate(s.stakes):
            if card:
                s.gain(seat, card)
        s.stakes, s.bids = [NO_CARD] * s.seats, [NO_BID] * s.seats
        s.target, s.ants, s.turned = NOBODY, 0, False
        if s.round < s.options.rounds:
            s.then(Round())
        else:
            s.tell(RoundsOver())
            s.finish(outcome(s))


def outcome(s: Arena) -> Outcome:
    """ARE-END-02: a point for each crumb and each grub in hand; equal scores share their rank."""
    grubs = [sum(card.startswith("grub") for card in hand) for hand in s.hands]
    scores = tuple(crumbs + held for crumbs, held in zip(s.crumbs, grubs, strict=True))
    details = tuple(
        (("crumbs", crumbs), ("grubs", held)) for crumbs, held in zip(s.crumbs, grubs, strict=True)
    )
    return Outcome(ranks_of(scores), scores, message("over-rounds"), "ARE-END-02", details)


class ArenaGame(Game[Arena]):
    """2 or 3 ants in the ring."""

    id = "arena"
    prefix = "ARE"
    seats = range(2, 4)
    options = ArenaOptions
    state = Arena
    variants: Mapping[str, Mapping[str, object]] = {"standard": {}, "long": {"rounds": 4}}

    def start(self, seats: int, options: ArenaOptions) -> Arena:
        return self.state(
            seats=seats,
            options=options,
            steps=[SetUp()],
            deck=list(CARDS),
            crumbs=[CRUMBS] * seats,
            hands=[()] * seats,
            packets=[()] * seats,
            stakes=[NO_CARD] * seats,
            bids=[NO_BID] * seats,
        )

    def vocabulary(self, seats: int, options: ArenaOptions) -> tuple[str, ...]:
        cards = [f"card:{card}" for card in CARDS]
        counts = [f"count:{count}" for count in range(HIGHEST_BID + 1)]
        aims = [f"seat:{seat}" for seat in range(self.seats[-1])]
        return (*cards, *counts, *aims, "pile:deck", "button:none", "button:pass")

    chances = (*map(str, range(7)), *CARDS)

    def observation(self, seats: int, options: ArenaOptions) -> Observation:
        seat, card, cards = Who(seats), OneOf(CARDS), Counts(CARDS, 1)
        return Observation(
            "arena-1",
            ArenaView,
            seats,
            self.tokens,
            QUESTIONS.split(),
            CARDS,
            (
                Part("round", Number(5), "the round"),
                Part("leader", seat, "who leads"),
                Part("target", seat, "who is attacked"),
                Part("ants", Number(9), "ants sent"),
                Part("turned", Flag(), "whether the attack has been turned"),
                Part("crumbs", EachSeat(seats, Number(STOCK)), "the crumbs of each"),
                Part("deck", Number(len(CARDS)), "cards in the deck"),
                Part("discard", Order(CARDS), "the discard pile"),
                Part("hand", cards, "one's own hand"),
                Part("hands", EachSeat(seats, Number(len(CARDS))), "the sizes of the hands"),
                Part("packet", Order(CARDS), "one's own packet"),
                Part("packets", EachSeat(seats, Number(len(CARDS))), "the sizes of the packets"),
                Part("stake", card, "one's own stake"),
                Part("stakes", EachSeat(seats, Flag()), "who has staked a card"),
                Part("bids", EachSeat(seats, Number(HIGHEST_BID, NO_BID)), "the bids"),
            ),
            given=(),
        )

    def longest(self, seats: int, options: ArenaOptions) -> int:
        """A window asks everybody again after each parry, and there are six."""
        return PACKET * seats + options.rounds * (3 * seats + 3 + 14 * seats)

    def census(self, s: Arena) -> Mapping[str, int]:
        lying = Counter([*s.deck, *s.discard, *filter(None, s.stakes)])
        for cards in (*s.hands, *s.packets):
            lying.update(cards)
        lying["crumbs"] = s.stock + sum(s.crumbs)
        return lying

    def complete(self, s: Arena, given: frozenset[str]) -> None:
        if "deck" not in given:
            lying = self.census(s)
            s.deck = [card for card in CARDS if card in s.deck and lying[card] == 1]

    def audit(self, s: Arena) -> str | None:
        lying = self.census(s)
        for card in lying:
            if card != "crumbs" and card not in CARDS:
                return f"no card is called {card!r}"
            if card != "crumbs" and lying[card] > 1:
                return f"{card!r} lies in {lying[card]} places"
        if any(len(getattr(s, name)) != s.seats for name in ("crumbs", "hands", "packets", "stakes", "bids")):
            return f"there are {s.seats} seats"
        return None


ARENA = ArenaGame()


def ring(*steps: Any, seats: int = 2, rounds: int = 1, dealer: Dealer | None = None, **table: Any) -> Match:
    """A match in the Arena that stands before these steps, with these things on the table."""
    options = {"rounds": rounds}
    position = {"seats": seats, "options": options, "table": {"round": 1, **table}, "steps": list(steps)}
    return Match(ARENA, position=position, dealer=dealer)


def on(match: Match) -> Arena:
    """The table of a match in the Arena."""
    assert isinstance(match.state, Arena)
    return match.state


def seen(match: Match, seat: Seat | None) -> ArenaView:
    """What a seat sees of it."""
    view = match.view(seat)
    assert isinstance(view, ArenaView)
    return view
