"""Players that know this game: two can be outguessed, the others cannot.

`hoarder` goes for the largest pile, and `greedy` takes what looks best at once. The others solve the stage
game; they differ in how far they look. `collector` counts cards and `scorer`
points, both of this collection only. `equilibrium` has a handmade idea of the whole game, `solver` one that
was learnt from self-play, for games between two: in Autumn, somebody who knows how the other mixes wins 72 of
100 against `equilibrium`, and 51 of 100 against `solver` (docs/strength.md). Between two, `reader` believes
that the other mixes as `equilibrium` does, and makes the most of it, without being quite readable itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import TypeAlias

from formicarium.core.bot import Bot, Choice, Intention, Searching, Sight
from formicarium.core.chance import Chance
from formicarium.core.decision import Decision, Move
from formicarium.core.flow import answer, deal, settle
from formicarium.games.cicada_and_ant import GAME
from formicarium.games.cicada_and_ant.at_once import cards_at_once, points_at_once
from formicarium.games.cicada_and_ant.chances import Prospects, cells_by_type
from formicarium.games.cicada_and_ant.data import (
    CELLS,
    INDEX,
    INSECT_OF,
    PATHS,
    POINTS_TO_WIN,
    POWER_OF,
    SINGLE_POINTS,
    Cell,
    Path,
)
from formicarium.games.cicada_and_ant.fitted_value import FittedProspects
from formicarium.games.cicada_and_ant.learnt_value import LearntProspects
from formicarium.games.cicada_and_ant.moves import (
    Buy,
    ChooseToken,
    Guess,
    LeavePowers,
    Pay,
    PlaceAnt,
    PlaceCicada,
    SwapWithDisplay,
    SwapWithPlayer,
    TakeCard,
    TakePower,
)
from formicarium.games.cicada_and_ant.placement import (
    Group,
    Outlook,
    Piles,
    Square,
    cells_of,
    group_of,
    outward,
    ranking,
)
from formicarium.games.cicada_and_ant.reading import Reading
from formicarium.games.cicada_and_ant.stage import Mix, red_tokens
from formicarium.games.cicada_and_ant.state import Cicada
from formicarium.games.cicada_and_ant.value import heuristic, prospects
from formicarium.games.cicada_and_ant.view import CicadaView
from formicarium.games.cicada_and_ant.winter_numbers import FEATURES as NUMBERS
from formicarium.games.cicada_and_ant.winter_value import Purchase, WinterProspects, gain
from formicarium.texts.message import Message, Seat, message

SQUARES = 6  # of the 496 that are worth thinking over


Market: TypeAlias = Callable[[CicadaView], WinterProspects]


class Greedy:
    """Tries every option in a few worlds that fit what it sees, and takes what looks best at once."""

    def __init__(self, worlds: int = 3) -> None:
        self.worlds = worlds

    def choose(self, sight: Sight, rng: Random) -> Choice:
        seat, options = sight.decision.seat, sight.decision.options
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world, luck = sight.imagine(rng), rng.random()
            for number, move in enumerate(options):  # with the same luck for each
                totals[number] += outlook(world, seat, move, Random(luck))
        best = max(totals)
        ties = [move for move, total in zip(options, totals, strict=True) if total == best]
        chance = round(100 * best / self.worlds)
        return Choice(rng.choice(ties), message("why-looks-best", count=len(options), chance=chance))


def outlook(world: Cicada, seat: Seat, move: Move, rng: Random) -> float:
    """How the table looks to a seat once it has made this move and chance has had its say."""
    s = world.copy()
    answer(s, seat, move)
    asked = settle(s)
    while isinstance(asked, Chance):
        deal(s, asked.sample(rng))
        asked = settle(s)
    return heuristic(s, seat)


class Equilibrium:
    """Plays the stage game so that nobody gains by guessing its mind, and for the rest by value.

    It keeps nothing in mind: the same sight and luck give the same move. With `slips` it now and then
    takes any option, which makes it an easier opponent. `outlook` is how it judges what a round may bring:
    the whole game, or if `near` this collection only.
    """

    def __init__(
        self, slips: float = 0.0, outlook: Outlook = prospects, near: bool = False, reads: bool = False
    ) -> None:
        self.slips = slips
        self.outlook = outlook
        self.near = near
        self.reads = reads  # the other, where it knows better than `equilibrium` what a round is worth

    def choose(self, sight: Sight, rng: Random) -> Choice:
        view, options = sight.view, sight.decision.options
        if self.slips and rng.random() < self.slips:
            return Choice(rng.choice(options), message("why-slip"))
        match options[0]:
            case PlaceAnt():
                return self.placement(view, options, *next(self.squares(view)))
            case ChooseToken():
                square = self.games(view)(view, self.outlook)
                return lay_token(square, rng) if view.seat == view.ant else lay_red_token(square, rng)
            case Guess() | PlaceCicada():
                return guard(self.games(view)(view, self.outlook), options, rng)
            case TakeCard(won):
                return take_card(view, won, self.market)
            case _:
                return trade(sight, self.market)

    def favourites(self, sight: Sight, rng: Random) -> list[Choice]:
        """What it would choose, then the next best squares, or all the other options."""
        view, options = sight.view, sight.decision.options
        if isinstance(options[0], PlaceAnt):
            best = islice(self.squares(view), SQUARES)
            return [self.placement(view, options, *each) for each in best]
        chosen = self.choose(sight, rng)
        others = [move for move in one_of_each(options) if move != chosen.move]
        match options[0]:
            case ChooseToken() | Guess() | PlaceCicada():  # any of them may be meant
                return [chosen, *(Choice(move, chosen.why) for move in others)]
            case TakeCard():
                cards = [move for move in others if isinstance(move, TakeCard)]
                return [chosen, *(Choice(move, reason_to_take(move)) for move in cards)]
            case _:
                return [chosen, *ranked(sight, others, self.market)]

    def market(self, view: CicadaView) -> WinterProspects:
        """How it judges what a collector may do: always by the whole game."""
        ahead = self.outlook(view)
        return ahead if isinstance(ahead, WinterProspects) else WinterProspects(view)

    def games(self, view: CicadaView) -> type[Square]:
        """How it plays the stage games here."""
        return Reading if self.reads and is_learnt(view) else Square

    def squares(self, view: CicadaView) -> Iterator[tuple[float, Group]]:
        """The groups that contain the pawns placed so far, the best first."""
        placed = group_of(view.pawns)
        games: Callable[[CicadaView, Outlook], Square] = self.games(view)
        ranked = ranking(replace(view, pawns=(), phase=""), self.outlook, games)
        return ((value, group) for value, group in ranked if group & placed == placed)

    def placement(self, view: CicadaView, options: Sequence[Move], value: float, group: Group) -> Choice:
        """The next cell of this group, then the others."""
        move = next(move for move in options if isinstance(move, PlaceAnt) and group & group_of([move.cell]))
        paths = paths_of(cells_by_type(view, cells_of(group)))
        if self.near:
            why = message("why-place-near", paths=paths)
        else:
            words = self.games(view).words
            why = message(f"{words}-place-ant", paths=paths, chance=round(100 * value))
        then = [Intention(PlaceAnt(cell), why) for cell in outward(group, (*view.pawns, move.cell))]
        return Choice(move, why, tuple(then))


class Hoarder(Equilibrium):
    """Places for the largest pile, lays it and guards it. Whoever has seen through that can foretell it."""

    def __init__(self) -> None:
        super().__init__(outlook=cards_at_once, near=True)

    def games(self, view: CicadaView) -> type[Square]:
        return Piles

    def choose(self, sight: Sight, rng: Random) -> Choice:
        if isinstance(sight.decision.options[0], ChooseToken):  # a Red Ant hopes for what it would lay
            return lay_token(Piles(sight.view), rng)
        return super().choose(sight, rng)


def lay_token(square: Square, rng: Random) -> Choice:
    """A type drawn by the Ant's mix. The reason tells the mix, not the token."""
    group = group_of(square.view.pawns)
    types, mix = square.types(group), square.solution(group).token
    why = mixed(f"{square.words}-token", types, mix)
    return Choice(ChooseToken(PATHS[types[drawn(mix, rng)]]), why)


def lay_red_token(square: Square, rng: Random) -> Choice:
    """One of the types that a Red Ant hopes for."""
    group = group_of(square.view.pawns)
    hope = rng.choice(red_tokens(square.solution(group)))
    return Choice(ChooseToken(PATHS[square.types(group)[hope]]), message("why-red-token"))


def guard(square: Square, options: Sequence[Move], rng: Random) -> Choice:
    """A type drawn by the Cicada's mix, given what it has seen. The reason does not tell what that was."""
    view, group = square.view, group_of(square.view.pawns)
    types = square.types(group)
    seen = PATHS.index(view.seen) if view.looked else None
    mix = square.solution(group).guess(types.index(seen) if seen in types else None)
    bet = PATHS[types[drawn(mix, rng)]]
    move = next(move for move in options if isinstance(move, Guess | PlaceCicada) and move.path == bet)
    if view.looked:
        return Choice(move, message(square.seen_word))
    return Choice(move, mixed(f"{square.words}-guard", types, mix))


def one_of_each(options: Sequence[Move]) -> list[Move]:
    """By rules 1 the Cicada is asked for a cell: any of a type is as good as another."""
    return list({move.path if isinstance(move, PlaceCicada) else move: move for move in options}.values())


def solved(view: CicadaView) -> Prospects:
    """What this round may bring, by the value that was learnt for it, where there is one."""
    if not is_learnt(view):
        return prospects(view)
    return FittedProspects(view) if view.options.winter else LearntProspects(view)


def is_learnt(view: CicadaView) -> bool:
    """Whether a value was learnt for such tables."""
    return view.seats == 2 and not GAME.corrected


def take_card(view: CicadaView, won: Cell, market: Market) -> Choice:
    """The insects' help, planned for the whole collection: this card, or the namesake that serves better."""
    by_type = cells_by_type(view, sorted(INDEX[cell] for cell in view.pawns))
    cells = by_type[PATHS.index(view.tokens[view.ant])]
    taken = market(view).plan(cells).cells
    cell = CELLS[taken[cells.index(INDEX[won])]]
    move = TakeCard(won, cell, view.square[INDEX[cell]])
    return Choice(move, reason_to_take(move))


def reason_to_take(move: TakeCard) -> Message:
    return message("why-take-won" if move.cell == move.won else "why-take-namesake", card=move.card)


def trade(sight: Sight, market: Market) -> Choice:
    """Powers, purchases, payments and swaps: whatever leaves the best chance of winning."""
    return ranked(sight, sight.decision.options, market)[0]


def ranked(sight: Sight, moves: Sequence[Move], market: Market) -> list[Choice]:
    """These purchases, or what else a collector may do, the best first."""
    seat, ahead = sight.decision.seat, market(sight.view)
    order = sorted(moves, key=lambda move: worth(ahead, seat, move, sight.decision.prompt), reverse=True)
    return [Choice(move, reason(ahead, seat, move)) for move in order]


def worth(ahead: WinterProspects, seat: Seat, move: Move, prompt: Message) -> float:
    """The chance of winning after this move."""
    match move:
        case TakePower(card):
            return ahead.at_market(ahead.with_power(ahead.hoards, seat, card), seat)[seat]
        case LeavePowers():
            return ahead.at_market(ahead.hoards, seat)[seat]
        case Buy(slot):
            return ahead.best_purchase(seat, slot)[seat]
        case Pay(cards, hidden):
            slot = 1 + ahead.display.index(dict(prompt.args)["kind"])
            return ahead.bought(ahead.hoards, seat, Purchase(slot, cards, hidden))[seat]
        case SwapWithDisplay(give, slot):
            return ahead.swapped_with_display(seat, give, slot)[seat]
        case SwapWithPlayer(give, other, take):
            return ahead.swapped_with_player(seat, give, other, take)[seat]
        case _:
            return ahead.now()[seat]


def reason(ahead: WinterProspects, seat: Seat, move: Move) -> Message:
    """Why this move and no other, in words."""
    match move:
        case TakePower(card):
            return message("why-power", power=POWER_OF[INSECT_OF[card]], card=card)
        case LeavePowers():
            return message("why-no-power")
        case Buy(slot):
            return reason_to_buy(ahead, seat, slot)
        case Pay(cards):
            return message("why-pay", count=sum(cards))
        case SwapWithDisplay(give, slot):
            return message("why-swap", give=give, take=ahead.display[slot - 1])
        case SwapWithPlayer(give, _, take):
            return message("why-swap", give=give, take=take)
        case _:
            return message("why-done")


def reason_to_buy(ahead: WinterProspects, seat: Seat, slot: int) -> Message:
    hoard, kind = ahead.hoards[seat], ahead.display[slot - 1]
    points = gain(hoard.owned, kind)
    if hoard.points + points >= POINTS_TO_WIN:
        return message("why-buy-wins", kind=kind)
    return message("why-buy" if points == SINGLE_POINTS else "why-buy-pair", kind=kind)


def drawn(mix: Mix, rng: Random) -> int:
    """One of the types, as often as the mix says."""
    return rng.choices(range(len(mix)), weights=mix)[0]


def paths_of(types: Iterable[int]) -> tuple[Path, ...]:
    return tuple(PATHS[t] for t in types)


def mixed(key: str, types: Iterable[int], mix: Mix) -> Message:
    """How often each type is meant, but for those that never are."""
    meant = [(t, share) for t, share in zip(types, percents(mix), strict=True) if share]
    paths = paths_of(t for t, _ in meant)
    if len(meant) == 1:
        return message(f"{key}-sure", paths=paths)
    return message(key, paths=paths, shares=tuple(share for _, share in meant))


def percents(mix: Mix) -> tuple[int, ...]:
    """Whole ones that add up to 100.

    >>> percents((1 / 3, 1 / 3, 1 / 3)), percents((0.999, 0.001))
    ((34, 33, 33), (100, 0))
    """
    found = [int(100 * share) for share in mix]
    by_rest = sorted(range(len(mix)), key=lambda at: found[at] - 100 * mix[at])
    for at in by_rest[: 100 - sum(found)]:
        found[at] += 1
    return tuple(found)


# The strongest last.
BOTS: Mapping[str, Bot] = {
    "hoarder": Hoarder(),
    "collector": Equilibrium(outlook=cards_at_once, near=True),
    "scorer": Equilibrium(outlook=points_at_once, near=True),
    "easy": Equilibrium(slips=0.3),
    "greedy": Greedy(),
    "equilibrium": Equilibrium(),
    "solver": Equilibrium(outlook=solved),
    "reader": Equilibrium(outlook=solved, reads=True),
}


def turn(s: Cicada) -> int:
    """How many rounds have begun."""
    return s.round


def outguessed(decision: Decision) -> bool:
    """Whether an opponent who knew the answer would gain by it."""
    return isinstance(decision.options[0], ChooseToken | Guess | PlaceCicada)


FEATURES = NUMBERS
SEARCHING = Searching(BOTS["equilibrium"], turn, horizon=2, mixes=outguessed)
