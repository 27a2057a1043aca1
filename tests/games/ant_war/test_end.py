"""3.10: the end of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import formicarium as fm
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import SHOP, START_DECK
from formicarium.games.ant_war.events import PlayerBlocked, WarEnded
from formicarium.games.ant_war.options import WarOptions
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, RED, Table, garden, new_game, placed

STUCK = ["start_kamikaze", "start_raid", "start_transporter"]


@clause("WAR-END-01")
@pytest.mark.parametrize(
    "order, position, answer, loser",
    [
        ("start_march", "d4 black scout, d5 red queen", "move d4-d5", RED),  # defending
        ("start_march", "d4 black queen, d5 red scout", "move d4-d5", BLACK),  # attacking
        ("shop_charge", "d4 black scout, d8 red queen", "charge d4-d8", RED),
        ("shop_jump", "d4 black scout, d6 red queen", "jump d4-d6", RED),
        ("shop_parasitism", "d4 black scout, d5 red queen", "parasite d5-d4", RED),
        ("shop_parasitism", "d4 black queen, d5 red scout", "parasite d5-d4", BLACK),  # whoever caused it
        ("start_kamikaze", "d4 black kamikaze, d5 red queen", "explode d4-d5", RED),
        ("start_shooter", "d4 black shooter, d5 red queen", "shoot d4-d5", RED),
    ],
)
def test_whoever_loses_the_queen_loses_at_once(order: str, position: str, answer: str, loser: int) -> None:
    t = garden(position, order=order).plays(answer)
    assert t.reason == "queen_destroyed"
    assert t.outcome.winners == (1 - loser,)
    assert t.outcome.clause == "WAR-END-01"
    assert t.match.pending == ()
    assert t.told(WarEnded) == [WarEnded("queen_destroyed", t.s.sides[1 - loser])]


@clause("WAR-END-01", "WAR-VAR-02")
def test_a_queen_is_lost_in_a_quiet_explosion_too() -> None:
    options = {"explosion_opens_shop": False}
    t = garden("d4 black kamikaze, d5 red queen", order="start_kamikaze", options=options).plays(
        "explode d4-d5"
    )
    assert t.outcome.winners == (BLACK,)


@clause("WAR-END-02", "WAR-RULING-46")
def test_threatening_a_queen_ends_nothing() -> None:
    t = garden("d7 black scout, d9 red queen", order="start_march").plays("move d7-d8", "discard none")
    assert t.match.outcome is None
    t = garden("d7 black scout, d9 red queen", order="start_scout").plays("scout d7-d9")
    assert t.at("d9") == "red queen (r)"
    assert t.match.outcome is None


@clause("WAR-END-03", "WAR-RULING-37")
@pytest.mark.parametrize(
    "order, answer", [("start_march", "move d4-d5"), ("shop_parasitism", "parasite d5-d4")]
)
def test_both_queens_destroyed_is_a_draw(order: str, answer: str) -> None:
    t = garden("d4 black queen, d5 red queen", order=order, hand=[order, "start_bivouac"]).plays(answer)
    assert t.reason == "both_queens_destroyed"
    assert t.outcome.ranks == (1, 1)
    assert t.outcome.clause == "WAR-END-03"
    assert t.told(WarEnded)[0].winner == ""


# Blocked


@clause("WAR-END-04", "WAR-RULING-42")
@pytest.mark.parametrize(
    "hand, blocked",
    [
        (STUCK, True),
        ([*STUCK[:2], "start_march"], False),
        (["start_shooter"], False),  # a Shooter stands on g8
        ([], True),  # an empty hand
    ],
)
def test_a_hand_without_a_movement_loses(hand: list[str], blocked: bool) -> None:
    t = red_to_move(hand)
    assert (t.match.outcome is not None) == blocked
    if blocked:
        assert t.reason == "blocked"
        assert t.outcome.winners == (BLACK,)
        assert t.outcome.clause == "WAR-END-04"


def red_to_move(hand: list[str], **fields: Any) -> Table:
    """As in WAR-EX-22: three friends stand around the Red Queen."""
    position = "g9 red worker, h8 red worker, g8 red shooter"
    hands = [["start_march", "start_march", "start_bivouac"], hand]
    return garden(position, side="red", steps=["Turn"], **{"hands": hands, **fields})


@clause("WAR-END-05")
def test_the_draw_pile_saves_nobody() -> None:
    t = red_to_move(STUCK, piles={"red": ["start_march", "start_march"]})
    assert t.reason == "blocked"


@clause("WAR-END-05")
def test_the_check_is_made_at_the_start_of_the_own_turn_only() -> None:
    """Black's only playable order is in play; the hand that is left could do nothing."""
    hand = ["start_raid", "start_kamikaze", "start_worker"]
    t = garden("d4 black scout", hand=hand, steps=["Turn"]).plays("move d4-d5", "stop")
    assert t.match.outcome is None
    t.draws("start_transporter").plays("discard none")
    assert t.match.outcome is None  # Black is blocked now, but it is Red's turn
    assert t.asked == {RED: "ask-order"}
    t.plays("order start_march", "move h9-h8")
    assert t.match.outcome is None


@clause("WAR-END-05")
def test_the_hand_of_a_blocked_player_is_shown() -> None:
    t = red_to_move(STUCK)
    for seat in (BLACK, RED, None):
        assert [event.orders for event in t.seen(seat, PlayerBlocked)] == [tuple(STUCK)]
        assert t.view(seat).hands[RED] == tuple(STUCK)


# Draws


@clause("WAR-END-06", "WAR-RULING-43", "WAR-RULING-50")
@pytest.mark.parametrize("quiet, over", [(98, False), (99, True)])
def test_a_hundred_turns_without_progress_are_a_draw(quiet: int, over: bool) -> None:
    t = garden("d4 black scout", quiet_turns=quiet).plays("move d4-d5", "discard none")
    assert t.s.quiet_turns == quiet + 1
    assert (t.match.outcome is not None) == over
    if over:
        assert t.reason == "no_progress"
        assert t.outcome.clause == "WAR-END-06"


@clause("WAR-END-06")
@pytest.mark.parametrize(
    "order, answer, count",
    [
        ("start_march", "move d4-c4", 8),
        ("shop_charge", "charge d4-d1", 8),
        ("shop_exchange", "exchange a1-d4", 8),
        ("shop_parasitism", "parasite h9-h8", 8),
        ("shop_rest", "rest e1", 8),
        ("shop_hatching", "hatch scout b2", 8),
        ("start_scout", "scout d4-h9", 0),  # an ant newly revealed
        ("start_scout", "move d4-d5", 0),  # ants destroyed
        ("start_worker", "build c1-c2", 0),  # a wall built
        ("start_scout", "hit d4-e4", 0),  # damaged
        ("start_scout", "hit d4-d3", 0),  # destroyed
    ],
)
def test_progress_is_an_ant_destroyed_or_newly_revealed_or_a_wall_built_damaged_or_destroyed(
    order: str, answer: str, count: int
) -> None:
    position = "d4 black scout, c1 black worker (r), e1 black worker (r,s), d5 red worker (r), "
    walls = "e4 red wall (2), d3 black wall (1)"
    if answer == "charge d4-d1":
        walls = "e4 red wall (2)"
    t = garden(position + walls, order=order, quiet_turns=7, deaths={"black": {"scout": 1}}).plays(answer)
    t.defaults()
    assert t.s.quiet_turns == count


@clause("WAR-END-06")
def test_an_ability_of_an_ant_already_revealed_is_progress_only_by_what_it_does() -> None:
    t = (
        garden("d4 black transporter (r)", order="start_transporter", quiet_turns=7)
        .plays("swap d4-a1")
        .defaults()
    )
    assert t.s.quiet_turns == 8
    t = (
        garden("d4 black transporter", order="start_transporter", quiet_turns=7)
        .plays("swap d4-a1")
        .defaults()
    )
    assert t.s.quiet_turns == 0


@clause("WAR-END-06")
def test_progress_counts_for_its_own_turn_only() -> None:
    t = garden("d4 black scout", order="start_scout", quiet_turns=7).plays("scout d4-h9").defaults()
    assert t.s.quiet_turns == 0
    t.plays("order start_march", "move h9-h8").defaults()
    assert t.s.quiet_turns == 1


@clause("WAR-END-07", "WAR-RULING-43", "WAR-RULING-50")
@pytest.mark.parametrize("turn, over", [(598, False), (599, True)])
def test_six_hundred_turns_are_a_draw(turn: int, over: bool) -> None:
    t = garden("d4 black scout", turn=turn).plays("move d4-d5", "discard none")
    assert (t.match.outcome is not None) == over
    if over:
        assert t.reason == "turn_cap"
        assert t.outcome.clause == "WAR-END-07"


@clause("WAR-END-08")
def test_a_win_is_plus_one_a_loss_minus_one_and_a_draw_nothing() -> None:
    won = garden("d4 black scout, d5 red queen", order="start_march").plays("move d4-d5")
    lost = red_to_move(STUCK)
    drawn = garden(turn=599).plays("move a1-a2", "discard none")
    assert (won.outcome.scores, won.outcome.ranks) == ((1, -1), (1, 2))
    assert (lost.outcome.scores, lost.outcome.ranks) == ((1, -1), (1, 2))
    assert (drawn.outcome.scores, drawn.outcome.ranks) == ((0, 0), (1, 1))
    mine = garden(hand=STUCK, steps=["Turn"])
    assert (mine.outcome.scores, mine.outcome.ranks) == ((-1, 1), (2, 1))


@clause("WAR-END-08")
@pytest.mark.parametrize(
    "reason", ["queen_destroyed", "both_queens_destroyed", "blocked", "no_progress", "turn_cap"]
)
def test_there_are_five_reasons(reason: str) -> None:
    ended = {
        "queen_destroyed": lambda: garden("d4 black scout, d5 red queen", order="start_scout").plays(
            "move d4-d5"
        ),
        "both_queens_destroyed": lambda: garden("d4 black queen, d5 red queen").plays("move d4-d5"),
        "blocked": lambda: red_to_move(STUCK),
        "no_progress": lambda: garden(quiet_turns=99).plays("move a1-a2", "discard none"),
        "turn_cap": lambda: garden(turn=599).plays("move a1-a2", "discard none"),
    }
    t = ended[reason]()
    assert t.reason == reason
    assert [event.reason for event in t.seen(None, WarEnded)] == [reason]


@clause("WAR-END-09", "WAR-RULING-50")
def test_conceding_is_not_among_the_answers() -> None:
    words = GAME.vocabulary(2, WarOptions())
    buttons = {word.removeprefix("button:") for word in words if word.startswith("button:")}
    assert buttons == {"mirror", "ready", "stop", "none"}
    t = placed(new_game())
    for word in ("button:concede", "button:resign"):
        with pytest.raises(fm.IllegalMove):
            t.match.play(t.asked_seat, word)


@clause("WAR-END-10", "WAR-RULING-50")
def test_when_the_game_is_over_everything_is_shown() -> None:
    position = "d4 black scout, d5 red queen, c2 black worker, f8 red shooter"
    t = garden(
        position, order="start_scout", discards={"red": ["start_raid"]}, archives=[[], ["start_worker"]]
    )
    before = t.view(RED)
    assert {piece.unit for piece in before.pieces if piece.side == "black"} == {""}
    assert before.hands == ()
    t.plays("move d4-d5")
    for seat in (BLACK, RED, None):
        view = t.view(seat)
        assert view.over
        assert view.phase == "over"
        assert {piece.square: piece.unit for piece in view.pieces} == {
            "a1": "queen",
            "c2": "worker",
            "d5": "scout",
            "f8": "shooter",
        }
        assert view.hands == tuple(t.s.hands)
        assert view.shop == tuple(sorted(SHOP))
        in_play = Counter([view.in_play])
        for owner in (BLACK, RED):  # the draw piles are what is left of the decks
            rest = Counter(view.decks[owner]) - Counter(view.hands[owner]) - Counter(view.discards[owner])
            assert rest - (in_play if owner == t.s.active else Counter()) == Counter(t.s.piles[owner])
    assert sorted(t.view(None).decks[BLACK]) == sorted(START_DECK)
