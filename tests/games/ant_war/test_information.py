"""6: hidden information."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core.plain import to_plain
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import RANK_ORDER, UNITS
from formicarium.games.ant_war.events import AntDestroyed, AntHatched, OrderEnded, OrdersDrawn, OrdersOffered
from formicarium.games.ant_war.state import Garden
from formicarium.testing import clause
from tests.games.ant_war.builder import (
    BLACK,
    FIVE,
    RED,
    Table,
    by_unit,
    counted,
    every_action,
    garden,
    new_game,
    parade,
    placed,
)


def known(t: Table, seat: int | None) -> tuple[Any, ...]:
    """All that reaches a seat: what it sees, what it was told, what it is asked, who is ready."""
    asked = None if seat is None else t.match.decision(seat)
    return t.view(seat), t.match.events(seat), asked, t.match.answered()


def worlds(t: Table, seat: int, count: int = 40) -> list[Garden]:
    """Gardens that this seat may be in."""
    return [t.match.imagine(seat, Random(number)) for number in range(count)]


# Two gardens that differ in one secret of Black's, and nothing else


def unit(name: str) -> Table:
    other = {"scout": "worker", "worker": "scout"}[name]
    return garden(f"d4 black {name}, e4 black {other}", order="start_march").plays(
        "move a1-a2", "discard none"
    )


def hand(card: str) -> Table:
    cards = ["start_raid", "start_support"]
    pile = [each for each in cards if each != card]
    return garden(hand=["start_march", "start_march", card], piles={"black": pile}, steps=["Turn"])


def drawn(card: str) -> Table:
    t = garden("d4 black scout", piles={"black": ["start_raid", "start_support"]}).draws(card)
    return t.plays("move d4-d5", "discard none")


def offer(card: str) -> Table:
    t = garden("d4 black scout, d5 red worker", order="start_scout").draws("shop_jump", "shop_rest", card)
    return t.plays("move d4-d5")


def put_back(card: str) -> Table:
    return offer(card).plays("keep shop_jump", "remove none")


def hatched(name: str) -> Table:
    dead = {"black": {"scout": 1, "worker": 1}}
    t = garden("d5 black shooter", order="shop_hatching", deaths=dead).plays(f"hatch {name} d3")
    return t.plays("discard none")


SECRETS = [
    pytest.param(unit, "scout", "worker", id="unit of a hidden ant"),
    pytest.param(hand, "start_raid", "start_support", id="hand"),
    pytest.param(drawn, "start_raid", "start_support", id="orders drawn"),
    pytest.param(offer, "shop_charge", "shop_ambush", id="offer"),
    pytest.param(put_back, "shop_charge", "shop_ambush", id="orders put back"),
    pytest.param(hatched, "scout", "worker", id="unit hatched"),
]


@clause("WAR-INFO-03", "WAR-INFO-08")
@pytest.mark.parametrize("there, one, other", SECRETS)
def test_a_secret_is_its_owners_alone(there: Callable[[str], Table], one: str, other: str) -> None:
    a, b = there(one), there(other)
    assert known(a, BLACK) != known(b, BLACK)
    for seat in (RED, None):
        assert known(a, seat) == known(b, seat)


@clause("WAR-INFO-03")
@pytest.mark.parametrize("there, one, other", SECRETS)
def test_the_opponent_imagines_the_same_gardens_whatever_the_secret(
    there: Callable[[str], Table], one: str, other: str
) -> None:
    a, b = there(one), there(other)
    assert [to_plain(world) for world in worlds(a, RED, 5)] == [
        to_plain(world) for world in worlds(b, RED, 5)
    ]


@clause("WAR-INFO-03", "WAR-INFO-07")
@pytest.mark.parametrize("there, one, other", SECRETS)
def test_every_garden_imagined_looks_as_the_real_one_does(
    there: Callable[[str], Table], one: str, other: str
) -> None:
    t = there(one)
    for seat in (BLACK, RED):
        for world in worlds(t, seat, 10):
            assert world.view(seat) == t.view(seat)
            assert world.view(None) == t.view(None)
            assert GAME.census(world) == GAME.census(t.s)


@clause("WAR-INFO-01")
def test_only_the_placement_is_asked_of_both_at_once() -> None:
    match, rng = fm.Match(GAME, seed=5), Random(5)
    asked = Counter[tuple[str, int]]()
    while match.outcome is None and match.number < 400:
        for decision in match.pending:
            asked[decision.prompt.key, len(match.pending)] += 1
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
    placement = {"ask-place-ant", "ask-arrange", "ask-set-down"}
    assert {key for key, together in asked if together == 2} == placement


@clause("WAR-INFO-02")
def test_whatever_an_order_does_everybody_can_follow() -> None:
    """Squares, public ids and events are the same for all, but for the unit that hatches and cards drawn."""
    private = (AntHatched, OrdersDrawn, OrdersOffered)
    for done in every_action():
        seen = [
            [(piece.square, piece.id, piece.side, piece.hit_points) for piece in done.after.view(seat).pieces]
            for seat in (BLACK, RED, None)
        ]
        assert seen[0] == seen[1] == seen[2]
        for event in done.events:
            if not isinstance(event, private):
                assert event.seen_by(RED) == event.seen_by(None) == event


@clause("WAR-INFO-02")
def test_an_ant_keeps_its_public_id_wherever_it_goes() -> None:
    for done in every_action():
        units = {piece.id: piece.unit for piece in done.before.board.values()}
        for piece in done.after.board.values():
            assert units.get(piece.id, piece.unit) == piece.unit
            assert piece.id in units or done.verb in ("build", "hatch")


@clause("WAR-INFO-03")
def test_pieces_are_listed_by_square_and_never_by_unit() -> None:
    t = new_game(black_seat=0)
    squares = [f"{file}{rank}" for rank in (3, 2, 1) for file in "hgfedcba"][:16]
    t.stands(BLACK, *squares).stands(RED, *(f"{file}{rank}" for rank in (7, 8) for file in "abcdefgh"))
    for seat in (BLACK, RED, None):
        listed = [RANK_ORDER[piece.square] for piece in t.view(seat).pieces]
        assert listed == sorted(listed)


@clause("WAR-INFO-04")
@pytest.mark.parametrize(
    "dead, answer, order",
    [
        ("scout", "explode d4-d5", "start_kamikaze"),
        ("scout", "move d4-d5", "start_march"),
        ("worker", "move d4-d5", "start_march"),
    ],
)
def test_the_unit_of_a_destroyed_ant_is_public(dead: str, answer: str, order: str) -> None:
    t = garden(f"d4 black kamikaze, d5 red {dead}", order=order).plays(answer)
    for seat in (BLACK, RED, None):
        told = {(gone.seat, gone.unit) for gone in t.seen(seat, AntDestroyed)}
        counts = {(owner, each) for owner in (BLACK, RED) for each in counted(t.view(seat).deaths[owner])}
        assert told == counts


@clause("WAR-INFO-04", "WAR-COMBAT-08")
def test_no_action_hides_a_revealed_ant() -> None:
    for done in every_action():
        revealed = {piece.id for piece in done.before.board.values() if piece.revealed}
        for piece in done.after.board.values():
            assert piece.revealed or piece.id not in revealed


# What is possible


@clause("WAR-INFO-05")
@pytest.mark.parametrize(
    "order, answer, end",
    [
        ("start_vanguard", "move d4-d5", "d5"),
        ("start_scout", "move d4-d5", "d5"),
        ("start_scout", "hit d4-e4", "d4"),
        ("shop_charge", "charge d4-d7", "d7"),
        ("shop_light_charge", "charge d4-d7", "d7"),
        ("shop_ambush", "jump d4-d6", "d6"),
        ("shop_hatching", "move d4-d5", "d5"),
        ("start_march", "move d4-d5", "d5"),
    ],
)
def test_an_ordered_ant_is_of_one_of_the_orders_units(order: str, answer: str, end: str) -> None:
    t = garden("d4 black scout, e4 red wall (2), b2 black scout", order=order)
    assert t.seen_at(RED, "d4").possible == UNITS
    t.plays(answer)
    listed = {
        "start_vanguard": ("scout", "shooter"),
        "start_scout": ("scout",),
        "shop_charge": FIVE,
        "shop_light_charge": ("kamikaze", "scout"),
        "shop_ambush": ("scout", "shooter"),
        "shop_hatching": FIVE,
        "start_march": UNITS,
    }
    for seat in (BLACK, RED, None):  # its owner sees what the enemy knows
        assert t.seen_at(seat, end).possible == listed[order]
        assert not t.seen_at(seat, end).revealed
    assert t.seen_at(RED, "b2").possible == UNITS  # nothing is said of the others


@clause("WAR-INFO-05", "WAR-EX-24")
def test_two_orders_leave_what_both_list() -> None:
    t = garden(
        "d4 black scout", order="start_raid", pieces={"d4": {"possible": ["worker", "scout", "shooter"]}}
    )
    t.plays("move d4-d5")
    seen = t.seen_at(RED, "d5")
    assert (seen.possible, seen.revealed, seen.unit) == (("scout",), False, "")


@clause("WAR-INFO-05")
@pytest.mark.parametrize(
    "order, side, answer, square",
    [
        ("shop_exchange", "black", "exchange d4-g2", "g2"),
        ("start_transporter", "black", "swap g2-d4", "g2"),  # the partner
        ("shop_parasitism", "red", "parasite d4-d5", "d5"),
    ],
)
def test_being_traded_or_led_tells_nothing(order: str, side: str, answer: str, square: str) -> None:
    t = garden("d4 black scout, g2 black transporter", order=order, side=side).plays(answer)
    assert t.seen_at(RED, square).possible == UNITS
    assert not t.seen_at(RED, square).moved


@clause("WAR-INFO-05")
@pytest.mark.parametrize("answer, order", [("scout d4-h9", "start_scout"), ("move d4-d5", "start_march")])
def test_a_revealed_ant_can_only_be_what_it_is(answer: str, order: str) -> None:
    t = garden("d4 black scout, d5 red worker", order=order).plays(answer)
    scout = t.seen_at(RED, "d4" if order == "start_scout" else "d5")
    assert (scout.unit, scout.possible) == ("scout", ("scout",))


@clause("WAR-INFO-05")
def test_the_program_does_not_count() -> None:
    """All three Scouts are dead, and the ant could still be one as far as the program says."""
    t = garden("d4 black worker", order="start_march", deaths={"black": {"scout": 3}}).plays("move d4-d5")
    assert t.seen_at(RED, "d5").possible == UNITS


@clause("WAR-INFO-05")
@pytest.mark.parametrize(
    "order, answer, square, moved",
    [
        ("start_scout", "move d4-d5", "d5", True),
        ("shop_charge", "charge d4-d5", "d5", True),
        ("shop_jump", "jump d4-d6", "d6", True),
        ("start_scout", "move d4-c4", "c4", True),  # a combat won
        ("start_scout", "hit d4-e4", "d4", False),
        ("start_scout", "scout d4-h9", "d4", False),
        ("shop_exchange", "exchange a1-d4", "a1", False),
    ],
)
def test_everybody_sees_which_ants_their_owner_has_ever_moved(
    order: str, answer: str, square: str, moved: bool
) -> None:
    t = garden("d4 black scout, e4 red wall (2), c4 red worker, h3 black worker", order=order).plays(answer)
    assert t.seen_at(RED, square).moved == moved


@clause("WAR-INFO-06")
@pytest.mark.parametrize(
    "dead, hatchings, possible",
    [
        ({"scout": 1, "shooter": 2}, [], ("scout", "shooter")),
        ({"scout": 1}, [], ("scout",)),
        ({"scout": 1, "shooter": 1}, [("shooter", True)], ("scout",)),  # that one is known to have hatched
        ({"scout": 1, "shooter": 2}, [("shooter", True)], ("scout", "shooter")),
        (
            {"scout": 1, "shooter": 1},
            [("shooter", False)],
            ("scout", "shooter"),
        ),  # not known: both may be dead
    ],
)
def test_a_hatched_ant_may_be_whatever_public_facts_allow(
    dead: dict[str, int], hatchings: list[tuple[str, bool]], possible: tuple[str, ...]
) -> None:
    past = [
        {"ant": f"B{17 + number}", "deaths": by_unit(dead), "unit": unit, "known": known}
        for number, (unit, known) in enumerate(hatchings)
    ]
    t = garden(
        "d5 black worker, f6 black shooter",
        order="shop_hatching",
        deaths={"black": dead},
        hatchings=[past, []],
        pieces={"f6": {"id": "B17", "hatched": bool(past), "revealed": any(known for _, known in hatchings)}},
    )
    t.plays("hatch scout d3")
    for seat in (BLACK, RED, None):
        assert t.seen_at(seat, "d3").possible == possible
        assert t.seen_at(seat, "d3").hatched


@clause("WAR-INFO-06")
@pytest.mark.parametrize("how", ["revealed", "destroyed", "shot"])
def test_a_hatched_ant_is_known_once_its_unit_becomes_public(how: str) -> None:
    past = {"ant": "B17", "deaths": by_unit({"shooter": 1}), "unit": "shooter"}
    order, answer, unit = {
        "revealed": ("start_scout", "scout d4-d3", "scout"),
        "destroyed": ("start_march", "move d4-d3", "worker"),
        "shot": ("start_shooter", "shoot d4-d3", "shooter"),
    }[how]
    t = garden(
        f"d3 black shooter, d4 red {unit}",
        order=order,
        side="red",
        deaths={"black": {"shooter": 1}},
        hatchings=[[past], []],
        pieces={"d3": {"id": "B17", "hatched": True, "possible": ["shooter"]}},
    )
    assert counted(t.view(RED).open_graves[BLACK]) == {"shooter": 1}
    t.plays(answer)
    assert t.s.hatchings[BLACK][0].known
    left = {} if how == "revealed" else {"shooter": 1}  # died again, and in the graveyard once more
    assert counted(t.view(RED).open_graves[BLACK]) == left


# Decks and the spectator


@clause("WAR-INFO-07", "WAR-RULING-40")
def test_both_decks_are_public_as_multisets() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout").plays("move d4-d5")
    t.plays("keep shop_ambush", "remove hand start_march")
    for seat in (BLACK, RED, None):
        view = t.view(seat)
        deck = Counter[str](view.decks[BLACK])
        assert (deck["shop_ambush"], deck["start_march"], sum(deck.values())) == (1, 1, 13)
        assert len(view.decks[RED]) == 13
        assert (view.hand_sizes, view.pile_sizes) == ((1, 3), (10, 10))


@clause("WAR-INFO-07")
def test_the_enemys_hand_may_hold_whatever_lies_in_neither_discard_pile_nor_play() -> None:
    t = garden(side="red", other_hand=["start_raid", "start_march", "start_worker"], steps=["Turn"])
    hands = {world.hands[BLACK] for world in worlds(t, RED)}
    assert len(hands) > 10
    for world in worlds(t, RED):
        assert len(world.hands[BLACK]) == 3
        assert sorted(world.hands[BLACK] + world.piles[BLACK]) == sorted(t.s.hands[BLACK] + t.s.piles[BLACK])
        assert world.hands[RED] == t.s.hands[RED]


@clause("WAR-INFO-07")
def test_what_was_in_a_hand_when_its_draw_pile_ran_out_is_no_secret() -> None:
    """Everything else lay in the discard pile for all to see, until it was shuffled."""
    laid = {"black": ["start_worker", "start_convoy", "start_support"]}
    t = garden(hand=["start_march", "start_scout", "start_raid"], piles={"black": []}, discards=laid)
    t.plays("move a1-a2", "discard start_scout")
    assert t.view(RED).held == (("start_raid",), ())
    for world in worlds(t, RED):
        assert "start_raid" in world.hands[BLACK]
    assert len({world.hands[BLACK] for world in worlds(t, RED)}) > 3


@clause("WAR-INFO-07")
@pytest.mark.parametrize("how", ["play", "discard", "remove"])
def test_a_card_known_to_be_in_a_hand_is_known_to_leave_it(how: str) -> None:
    hand = ["start_raid", "start_scout", "start_worker"]
    t = garden("d4 black scout, d5 red worker", hand=hand, held=[["start_raid", "start_scout"], []])
    if how == "play":
        t.plays("order start_raid")
    elif how == "discard":
        t.plays("order start_scout", "move d4-e4", "discard start_raid")
    else:
        t.plays("order start_scout", "move d4-d5", "keep shop_ambush", "remove hand start_raid")
    assert "start_raid" not in t.s.held[BLACK]
    assert set(t.s.held[BLACK]) <= set(t.s.hands[BLACK])


@clause("WAR-INFO-09", "WAR-SHOP-02")
def test_everybody_sees_who_is_in_the_shop() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout").plays("move d4-d5")
    for answer, visitor, decision in (
        ("", BLACK, "SHOP_PICK"),
        ("keep shop_ambush", BLACK, "SHOP_REMOVE"),
        ("remove none", RED, "SHOP_PICK"),
        ("keep shop_charge", RED, "SHOP_REMOVE"),
    ):
        t.plays(*filter(None, [answer]))
        for seat in (BLACK, RED, None):
            view = t.view(seat)
            assert (view.phase, view.decision, view.visitor) == ("shop", decision, visitor)
    t.plays("remove none")
    assert (t.view(RED).phase, t.view(RED).visitor) == ("discard", None)


@clause("WAR-SETUP-12")
def test_everybody_sees_who_played_first_and_what_is_decided() -> None:
    t = new_game(fixed_first="red", turn_cap=5)
    assert (t.view(None).phase, t.view(None).decision, t.view(None).first) == ("placement", "", None)
    assert t.view(BLACK).decision == "PLACE_ANT"
    placed(t)
    phases = []
    while t.match.outcome is None:
        view = t.view(None)
        assert view.first == RED
        phases.append((view.phase, view.decision))
        t.match.time_out(t.asked_seat)
    assert (t.view(None).phase, t.view(None).decision, t.view(None).first) == ("over", "", RED)
    assert {("order", "PLAY_ORDER"), ("action", "ACTION"), ("discard", "DISCARD_ORDER")} == set(phases)


@clause("WAR-INFO-08")
def test_a_spectator_sees_public_facts_only() -> None:
    t = parade("start_raid")
    view = t.view(None)
    assert (view.hand, view.offer, view.graveyard, view.hands) == ((), (), (), ())
    for piece in view.pieces:
        assert (piece.unit != "") == (piece.revealed or piece.hit_points > 0)
    assert t.view(BLACK).hand == t.s.hands[BLACK]
    assert counted(t.view(BLACK).graveyard) == dict.fromkeys(FIVE, 1)
    assert counted(t.view(RED).graveyard) == {}


@clause("WAR-INFO-08")
def test_each_player_sees_the_own_units_and_no_hidden_ones_of_the_other() -> None:
    t = parade("start_raid")
    for seat, side in enumerate(t.s.sides):
        for piece in t.view(seat).pieces:
            real = t.s.board[piece.square]
            assert piece.unit == (real.unit if real.side == side or real.revealed else "")


# The public story


# Order | position | answer | what everybody is told
STORIES = """
start_raid       |d4 black scout                    |              |OrderPlayed(0,start_raid)
start_raid       |d4 black scout                    |move d4-d5    |AntMoved(0,B02,d4,d5)
shop_charge      |d4 black scout                    |charge d4-d7  |AntCharged(0,B02,d4,d7)
shop_jump        |d4 black scout                    |jump d4-d6    |AntJumped(0,B02,d4,d6)
shop_parasitism  |d7 red scout                      |parasite d7-d6|AntLed(0,R02,d7,d6)
start_scout      |d4 black scout, d5 red wall (2)   |hit d4-d5     |WallHit(B02,RW1,d5,1)
start_scout      |d4 black scout, d5 red wall (1)   |hit d4-d5     |WallDestroyed(B02,RW1,d5)
start_shooter    |d4 black shooter, d5 red wall (2) |shoot d4-d5   |WallHit(B02,RW1,d5,1)
start_kamikaze   |d4 black kamikaze, d5 red wall (2)|explode d4-d5 |WallDestroyed(B02,RW1,d5)
start_scout      |d4 black scout, d5 red worker     |move d4-d5    |CombatFought(B02,scout,R02,worker,d5,B02)
start_scout      |d4 black scout, d5 red shooter    |move d4-d5    |CombatFought(B02,scout,R02,shooter,d5,R02)
start_scout      |d4 black scout, d5 red scout      |move d4-d5    |CombatFought(B02,scout,R02,scout,d5,)
start_scout      |d4 black scout, d5 red worker     |move d4-d5    |AntDestroyed(1,R02,worker,d5)
start_kamikaze   |d4 black kamikaze, d5 red scout   |explode d4-d5 |AntExploded(0,B02,d4,d5)
start_kamikaze   |d4 black kamikaze, d5 red scout   |explode d4-d5 |AntDestroyed(1,R02,scout,d5)
start_kamikaze   |d4 black kamikaze, d5 red scout   |explode d4-d5 |AntDestroyed(0,B02,kamikaze,d4)
start_shooter    |d4 black shooter, d5 red worker   |shoot d4-d5   |AcidShot(0,B02,d4,d5,revealed)
start_shooter    |d4 black shooter, d5 red scout    |shoot d4-d5   |AcidShot(0,B02,d4,d5,destroyed)
start_shooter    |d4 black shooter, d5 red wall (2) |shoot d4-d5   |AcidShot(0,B02,d4,d5,wall)
start_scout      |d4 black scout                    |scout d4-h9   |AntRevealed(1,R01,queen,h9)
start_transporter|d4 black transporter              |swap d4-a1    |PiecesSwapped(0,B02,B01,d4,a1)
shop_exchange    |d4 black scout, d5 black worker   |exchange a1-d4|PiecesExchanged(0,B01,B02,a1,d4)
start_worker     |d4 black worker                   |build d4-d5   |WallBuilt(0,B02,BW1,d5)
start_bivouac    |d4 black scout (r,s)              |rest d4       |AntRested(0,B02,d4)
shop_hatching    |d4 black worker                   |hatch scout d3|AntHatched(0,B17,d3,)
start_scout      |d4 black scout                    |move d4-d5    |OrderEnded(0,start_scout)
start_scout      |d4 black scout, d5 red worker     |move d4-d5    |ShopOpened(26)
start_scout      |d4 black scout, d5 red worker     |move d4-d5    |OrdersOffered(0,3,())
start_scout      |d4 black scout, d5 red worker     |a visit       |OrderKept(0,shop_ambush)
start_scout      |d4 black scout, d5 red worker     |a visit       |OrderArchived(0,start_march,hand)
start_scout      |d4 black scout                    |a turn        |OrderDiscarded(0,start_march)
start_scout      |d4 black scout                    |a turn        |OrdersDrawn(0,2,())
start_scout      |d4 black scout                    |a turn        |TurnEnded(0,1)
start_scout      |d4 black scout, d5 red queen      |move d4-d5    |WarEnded(queen_destroyed,black)
"""
LONGER = {
    "a visit": ["move d4-d5", "keep shop_ambush", "remove hand start_march"],
    "a turn": ["move d4-d5", "discard start_march"],
    "": [],
}


@clause("WAR-INFO-09")
@pytest.mark.parametrize("line", STORIES.strip().splitlines())
def test_everybody_is_told(line: str) -> None:
    order, position, answer, told = (cell.strip() for cell in line.split("|"))
    t = garden(position, order=order, deaths={"black": {"scout": 1, "worker": 1}})
    t.plays(*LONGER.get(answer, [answer]))
    for seat in (RED, None):
        assert told in [said(event.event) for event in t.match.events(seat)]


def said(event: fm.Event) -> str:
    plain = to_plain(event)
    assert isinstance(plain, dict)
    facts = (
        str(tuple(value) if isinstance(value, list) else value) for key, value in plain.items() if key != "is"
    )
    return f"{type(event).__name__}({','.join(facts)})"


@clause("WAR-INFO-09")
def test_a_reshuffle_is_told() -> None:
    t = garden(piles={"black": []}, discards={"black": ["start_raid"]}).plays("move a1-a2", "discard none")
    assert "DiscardsReshuffled(0,2)" in [said(told.event) for told in t.match.events(RED)]


@clause("WAR-INFO-09")
def test_cards_drawn_cards_offered_and_the_unit_hatched_are_told_to_their_owner_only() -> None:
    t = drawn("start_raid")
    assert [event.orders for event in t.seen(BLACK, OrdersDrawn)] == [("start_raid",)]
    assert [event.orders for event in t.seen(RED, OrdersDrawn)] == [()]
    t = offer("shop_charge")
    assert [len(event.orders) for event in t.seen(BLACK, OrdersOffered)] == [3]
    assert [(event.count, event.orders) for event in t.seen(None, OrdersOffered)] == [(3, ())]
    t = hatched("scout")
    assert [event.unit for event in t.seen(BLACK, AntHatched)] == ["scout"]
    assert [event.unit for event in t.seen(RED, AntHatched)] == [""]


@clause("WAR-INFO-09")
def test_every_event_cites_a_clause_of_the_game() -> None:
    for done in every_action():
        assert all(event.clause.startswith("WAR-") for event in done.events)


# WAR-INFO-10: the end of an order


def another(unit: str) -> Table:
    """A Kamikaze blows itself up; whether that leaves anyone to obey depends on a hidden ant."""
    t = garden(f"d4 black kamikaze, f3 black {unit}, d5 red wall (2)", order="shop_elite_kamikaze")
    return t.plays("explode d4-d5")


@clause("WAR-INFO-10")
def test_nobody_can_tell_an_order_stopped_from_one_that_had_nothing_left() -> None:
    asked, not_asked = another("kamikaze"), another("scout")
    assert asked.asked == {BLACK: "ask-action"}
    assert not_asked.asked == {BLACK: "ask-discard"}
    asked.plays("stop")
    for seat in (RED, None):
        assert known(asked, seat) == known(not_asked, seat)
        assert asked.seen(seat, OrderEnded) == not_asked.seen(seat, OrderEnded)


@clause("WAR-INFO-10")
def test_that_the_owner_is_still_asked_is_not_shown() -> None:
    t = another("kamikaze")
    assert t.decision.silent
    refusal = t.match.why_not(RED, "button:stop")
    assert refusal is not None
    assert dict(refusal.reason.args)["waiting"] == ()
    assert not garden("d4 black scout", order="start_raid").decision.silent  # the first action is owed openly


@clause("WAR-INFO-10")
def test_neither_player_can_take_back_what_would_tell_that_the_owner_was_asked() -> None:
    t = another("kamikaze").plays("stop")
    refusal = t.match.undo(BLACK)
    assert refusal is not None
    assert refusal.clause == "WAR-INFO-10"
    visit = ("move d4-d5", "keep shop_ambush", "remove none", "keep shop_charge", "remove none")
    t = garden("d4 black scout, d5 red worker", order="start_raid").plays(*visit)
    asked = t.match.undo(RED)
    assert t.asked == {BLACK: "ask-action"}
    assert t.decision.silent
    assert asked == t.plays("stop").match.undo(RED)  # the same answer whether Black is asked or not
    assert asked is not None


@clause("WAR-INFO-05", "WAR-INFO-10")
@pytest.mark.parametrize(
    "answers, clause",
    [
        (["order start_raid"], "WAR-TURN-03"),
        (["order start_raid", "move d4-e4"], "WAR-INFO-05"),
        (["order start_raid", "hit d4-d3"], "WAR-INFO-05"),
        (["order start_raid", "move d4-e4", "stop"], "WAR-INFO-10"),
        (["order start_raid", "move d4-d5"], "WAR-COMBAT-02"),
        (["order start_raid", "move d4-d5", "keep shop_ambush"], "WAR-SHOP-04"),
        (["order start_raid", "move d4-d5", "keep shop_ambush", "remove hand start_march"], "WAR-SHOP-08"),
        (["order start_raid", "move d4-e4", "stop", "discard start_march"], "WAR-TURN-09"),
    ],
)
def test_what_the_opponent_has_seen_is_not_taken_back(answers: list[str], clause: str) -> None:
    hand = ["start_raid", "start_march", "start_bivouac"]
    t = garden("d4 black scout, d5 red worker, d3 black wall (2)", hand=hand).plays(*answers)
    before = to_plain(t.s)
    refusal = t.match.undo(BLACK)
    assert refusal is not None
    assert refusal.clause == ("WAR-INFO-05" if clause == "WAR-COMBAT-02" else clause)
    assert to_plain(t.s) == before


# Worlds that fit what a seat sees


@clause("WAR-INFO-05")
def test_imagined_ants_are_of_a_possible_unit_and_the_army_is_complete() -> None:
    possible = {
        "c8": ["scout", "shooter"],
        "d8": ["scout"],
        "e8": ["kamikaze", "worker", "scout"],
        "f8": UNITS,
    }
    position = "c8 red shooter, d8 red scout, e8 red worker, f8 red queen, g8 red worker (r)"
    t = garden(position, pieces={square: {"possible": list(units)} for square, units in possible.items()})
    seen: dict[str, set[str]] = {square: set() for square in possible}
    for world in worlds(t, BLACK):
        red = Counter(piece.unit for piece in world.board.values() if piece.side == "red")
        assert red == {"shooter": 1, "scout": 1, "worker": 2, "queen": 1}
        for square, piece in world.board.items():
            if square in seen:
                seen[square].add(piece.unit)
                assert piece.unit in possible[square]
            else:
                assert piece == t.s.board[square]  # what is known is not dealt anew
    assert seen == {"c8": {"shooter"}, "d8": {"scout"}, "e8": {"worker"}, "f8": {"queen"}}  # the only way


@clause("WAR-INFO-02", "WAR-INFO-05")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_imagined_armies_fit_all_that_was_moved_narrowed_and_counted(seed: int) -> None:
    match, rng = fm.Match(GAME, seed=seed), Random(seed)
    narrowed = 0
    while match.outcome is None and match.number < 500:
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
        s = match.state
        assert isinstance(s, Garden)
        if s.outcome is None and s.shown and match.number % 20 == 0:
            for seat in (BLACK, RED):
                narrowed += fits(s, match.imagine(seat, rng), seat)
    assert narrowed > 30


def fits(s: Garden, world: Garden, seat: int) -> int:
    """A world that `seat` may be in keeps every public fact. How many hidden enemies had been narrowed."""
    assert list(world.board) == list(s.board)
    count = 0
    for square, real in s.board.items():
        piece = world.board[square]
        if real.revealed or real.side == s.sides[seat]:
            assert piece == real
        else:
            count += len(real.possible) < len(UNITS)
            assert piece.unit in real.possible
            assert (piece.id, piece.moved, piece.hatched, piece.possible, piece.spent) == (
                real.id,
                real.moved,
                real.hatched,
                real.possible,
                False,
            )
    placed = [
        Counter(piece.unit for piece in table.board.values() if not piece.hatched) for table in (s, world)
    ]
    assert placed[0] == placed[1]  # the army less its dead: everybody can count
    assert world.deaths == s.deaths
    assert [min(world.graveyard(each)) >= 0 for each in (BLACK, RED)] == [True, True]
    return count


@clause("WAR-INFO-05")
def test_every_deal_that_fits_can_be_imagined() -> None:
    t = garden("c8 red shooter, d8 red scout, e8 red worker")
    deals = {tuple(world.board[square].unit for square in t.s.board) for world in worlds(t, BLACK, 300)}
    assert len(deals) == 24  # four hidden red ants, the Queen among them


@clause("WAR-INFO-06")
def test_imagined_hatchlings_lay_in_the_graveyard_when_they_hatched() -> None:
    past = [
        {"ant": "R17", "deaths": by_unit({"scout": 1}), "unit": "scout", "known": False},
        {"ant": "R18", "deaths": by_unit({"scout": 2, "worker": 1}), "unit": "worker", "known": False},
        {"ant": "R19", "deaths": by_unit({"scout": 2, "worker": 1}), "unit": "scout", "known": True},
    ]
    ant = {"hatched": True, "possible": ["worker", "scout"]}
    t = garden(
        "d8 red scout, e8 red worker, f8 red scout (r)",
        deaths={"red": {"scout": 2, "worker": 1}},
        hatchings=[[], past],
        pieces={"d8": {"id": "R17", **ant}, "e8": {"id": "R18", **ant}, "f8": {"id": "R19", "hatched": True}},
    )
    for world in worlds(t, BLACK):
        units = [hatching.unit for hatching in world.hatchings[RED]]
        assert units == ["scout", "worker", "scout"]  # R17 hatched first, when only a Scout was dead
        assert world.board == t.s.board


@clause("WAR-INFO-06")
def test_an_unknown_hatchling_may_be_any_of_the_dead() -> None:
    t = hatched("scout")
    units = set()
    for world in worlds(t, RED):
        unit = next(piece.unit for piece in world.board.values() if piece.hatched)
        units.add(unit)
        assert world.hatchings[BLACK][0].unit == unit
        other = "worker" if unit == "scout" else "scout"
        assert counted(world.graveyard(BLACK)) == {other: 1}
    assert units == {"scout", "worker"}


@clause("WAR-INFO-07")
def test_an_imagined_offer_comes_from_the_shop() -> None:
    t = offer("shop_charge")
    offers = set()
    for world in worlds(t, RED):
        assert len(world.offers[BLACK]) == 3
        assert sorted(world.shop + world.offers[BLACK]) == sorted(t.s.shop + t.s.offers[BLACK])
        offers.add(world.offers[BLACK])
    assert len(offers) > 10
    assert all(world.offers == t.s.offers for world in worlds(t, BLACK))


@clause("WAR-INFO-03")
def test_a_player_who_is_openly_asked_has_a_choice_in_every_imagined_garden() -> None:
    """Black has a Worker and the Queen left; most hands that might be imagined could do nothing."""
    hand = ["start_march", "start_worker", "start_raid"]
    t = garden("d4 black worker (r)", hand=hand, steps=["Turn"])
    assert t.asked == {BLACK: "ask-order"}
    for world in worlds(t, RED, 100):
        asked = world.steps[-1].ask(world)
        assert isinstance(asked, fm.Decision)
        assert len(asked.options) >= 2


@clause("WAR-INFO-03")
def test_the_own_secrets_are_never_dealt_anew() -> None:
    t = placed(new_game(black_seat=0, fixed_first="black"))
    for seat, side in enumerate(t.s.sides):
        for world in worlds(t, seat, 10):
            assert world.hands[seat] == t.s.hands[seat]
            assert all(piece == t.s.board[at] for at, piece in world.board.items() if piece.side == side)
