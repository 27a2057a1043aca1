"""5: rulings. Each test shows the decision that was taken, at its plainest; the chapters have the details."""

from __future__ import annotations

import re

import pytest

import formicarium as fm
from formicarium.core.chance import Draw, Pick
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import (
    AROUND,
    HOME,
    ORDERS,
    PONDS,
    SHOP,
    SQUARES,
    START_DECK,
    UNITS,
    Side,
    Square,
    Unit,
)
from formicarium.games.ant_war.events import AntDestroyed, AntScouted, CombatFought, ShopOpened
from formicarium.games.ant_war.options import WarOptions
from formicarium.games.ant_war.steps.combat import losses
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.ant_war.builder import (
    ARMY_SQUARES,
    BLACK,
    FIVE,
    HOME_SQUARES,
    RED,
    TURN,
    every_action,
    garden,
    new_game,
    parade,
    placed,
    turned,
)

# The board


@clause("WAR-RULING-01")
def test_the_garden_has_eight_files_and_nine_ranks_and_three_home_rows_each() -> None:
    assert [f"{file}{rank}" for rank in range(1, 10) for file in "abcdefgh"] == list(SQUARES)
    assert list(HOME[Side("black")]) == HOME_SQUARES
    assert {square[1] for square in HOME[Side("red")]} == {"7", "8", "9"}


@clause("WAR-RULING-01")
def test_the_armies_are_out_of_each_others_reach_at_the_start_and_in_contact_after_four_steps() -> None:
    apart = min(distance(one, other) for one in HOME[Side("black")] for other in HOME[Side("red")])
    assert apart == 4  # a shot reaches two squares


@clause("WAR-RULING-02")
def test_there_are_two_ponds_of_two_squares_and_a_half_turn_changes_nothing() -> None:
    assert {"b5", "c5", "f5", "g5"} == PONDS
    assert {turned(square) for square in PONDS} == PONDS
    for pond in PONDS:  # one rank deep: a Jump crosses it
        t = garden(f"{pond[0]}4 black scout", order="shop_jump")
        assert f"jump {pond[0]}4-{pond[0]}6" in t.offers()


@clause("WAR-RULING-04")
def test_twelve_squares_around_are_those_at_distance_one_or_two() -> None:
    for square, around in AROUND.items():
        near = {other for other in SQUARES if 1 <= distance(square, other) <= 2} - PONDS
        assert set(around) == near
    assert len(AROUND[Square("d7")]) == 12


def distance(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


@clause("WAR-RULING-44")
def test_piles_shop_and_reserves_take_up_no_square() -> None:
    t = placed(new_game())
    assert set(t.s.board) == {*ARMY_SQUARES, *map(turned, ARMY_SQUARES)}


# Strength


@clause("WAR-RULING-03")
def test_the_circle_fits_the_arrow_and_the_acid_text() -> None:
    kamikaze, scout, shooter = Unit("kamikaze"), Unit("scout"), Unit("shooter")
    assert losses(kamikaze, Unit("worker")) == (False, True)  # the source's arrow
    for beaten in (kamikaze, scout):
        assert losses(shooter, beaten) == (False, True)
    for sturdy in ("transporter", "worker"):
        assert losses(shooter, Unit(sturdy)) == (True, False)
    for unit in FIVE:  # everyone beats two and loses to two
        assert sum(losses(Unit(unit), Unit(other)) == (False, True) for other in FIVE) == 2


@clause("WAR-RULING-36")
def test_attacker_and_defender_have_no_advantage() -> None:
    for one in UNITS:
        for other in UNITS:
            assert losses(one, other) == losses(other, one)[::-1]


@clause("WAR-RULING-37")
def test_queen_against_queen_is_a_draw() -> None:
    t = garden("d4 black queen, d5 red queen").plays("move d4-d5")
    assert t.outcome.scores == (0, 0)


# Names and sides


@clause("WAR-RULING-07")
@pytest.mark.parametrize("language, title", [("en", "Ant War"), ("fr", "La Guerre du jardin")])
def test_the_game_is_called(language: str, title: str) -> None:
    assert Speaker(GAME, language).text("game-title") == title


@clause("WAR-RULING-08")
def test_each_side_is_drawn_as_it_is_called_and_chance_gives_the_colours() -> None:
    for black_seat in (0, 1):
        scene = placed(new_game(black_seat=black_seat)).match.scene(None)
        tones = {piece.id[0]: piece.tone for piece in scene.pieces if piece.sprite == "ant_back"}
        assert tones == {"B": "shade", "R": "alert"}
    assert new_game(black_seat="random").chances == [Pick(("0", "1"))]


@clause("WAR-RULING-09")
def test_chance_names_the_first_player() -> None:
    assert [placed(new_game(picks=[seat])).s.active for seat in ("0", "1")] == [0, 1]


@clause("WAR-RULING-27")
def test_each_unit_has_one_name() -> None:
    speaker = Speaker(GAME, "fr")
    assert {unit: speaker.text(f"name-{unit}") for unit in UNITS} == {
        "queen": "Reine",
        "kamikaze": "Kamikaze",
        "worker": "Ouvrière",
        "transporter": "Transporteuse",
        "scout": "Éclaireuse",
        "shooter": "Tireuse",
    }


@clause("WAR-RULING-47")
def test_the_twenty_one_pieces_of_a_side_are_sixteen_ants_and_five_walls() -> None:
    t = placed(new_game())
    for seat, side in enumerate(t.s.sides):
        assert sum(piece.side == side for piece in t.s.board.values()) == 16
        assert t.s.reserves[seat] == 5


@clause("WAR-RULING-49")
def test_the_queen_has_no_ability() -> None:
    assert not any(card.ability and "queen" in card.units for card in ORDERS.values())


# Orders


@clause("WAR-RULING-05")
def test_thirteen_starting_orders_are_five_single_five_pairs_and_three_general_ones() -> None:
    assert sorted(len(ORDERS[order].units) for order in START_DECK) == [1] * 5 + [2] * 5 + [6] * 3
    for unit in FIVE:  # every ability can be ordered from the start
        assert any(ORDERS[order].ability and unit in ORDERS[order].units for order in START_DECK)


@clause("WAR-RULING-06")
def test_twenty_six_shop_orders_are_ten_unit_orders_and_sixteen_special_ones() -> None:
    plain = [order for order in SHOP if ORDERS[order].ability and ORDERS[order].steps is not None]
    assert len(plain) == 10
    assert len(SHOP) - len(plain) == 16
    for order in ("shop_rest", "shop_hatching"):  # no dead cards: they carry a step
        assert parade(order).offers("move")


@clause("WAR-RULING-11")
def test_an_order_has_one_to_its_number_of_actions() -> None:
    t = garden("d4 black scout", order="start_raid")
    assert "stop" not in t.offers()
    assert "stop" in t.plays("move d4-d5").offers()
    assert t.plays("move d5-d6").asked == {BLACK: "ask-discard"}


@clause("WAR-RULING-12")
def test_ant_and_symbol_are_free_for_every_action() -> None:
    t = garden("d4 black scout, f3 black scout, g3 black worker", order="shop_pathfinders").plays(
        "move d4-d5"
    )
    ants = {re.split("[ -]", answer)[1] for answer in t.offers() if answer != "stop"}
    assert ants == {"d5", "f3", "g3"}
    assert {answer.split()[0] for answer in t.offers()} == {"move", "build", "scout", "stop"}


@clause("WAR-RULING-13")
def test_an_order_without_effect_cannot_be_played_and_nobody_passes() -> None:
    t = garden("d4 black scout", hand=["start_worker", "start_scout", "start_march"])
    assert t.offers() == ["order start_march", "order start_scout"]


@clause("WAR-RULING-14")
def test_orders_are_public() -> None:
    t = garden("d4 black scout", order="start_raid")
    assert t.view(RED).in_play == t.view(None).in_play == "start_raid"


@clause("WAR-RULING-15")
def test_the_queen_obeys_only_orders_that_list_her() -> None:
    listing = {order for order, card in ORDERS.items() if "queen" in card.units}
    assert listing == {"start_march", "start_bivouac", "shop_exchange"}
    assert garden("d4 black scout", order="start_raid").refuses("move a1-a2") == "WAR-ORDER-05"


@clause("WAR-RULING-48")
def test_charge_and_jump_are_special_orders_that_go_farther_than_a_step() -> None:
    assert "charge d4-d9" in garden("d4 black scout", order="shop_charge").offers()
    assert "jump d4-d6" in garden("d4 black scout", order="shop_jump").offers()
    assert not ORDERS[SHOP[0]].charge  # an ordinary order has neither
    for done in every_action():
        if done.verb == "move":
            start, end = done.answer.split()[1].split("-")
            assert max(abs(ord(start[0]) - ord(end[0])), abs(int(start[1]) - int(end[1]))) == 1


# Placement


@clause("WAR-RULING-10")
def test_placement_is_simultaneous_and_secret_occupancy_included() -> None:
    t = new_game(black_seat=0)
    assert t.asked == {BLACK: "ask-place-ant", RED: "ask-place-ant"}
    t.places(BLACK, *ARMY_SQUARES)
    assert t.view(RED).pieces == t.view(None).pieces == ()


# Steps and walls


@clause("WAR-RULING-16")
def test_a_diagonal_step_passes_between_two_touching_pieces() -> None:
    t = garden("d4 black scout, d5 black worker, e4 red wall (2)", order="start_scout")
    assert "move d4-e5" in t.offers()


@clause("WAR-RULING-17")
@pytest.mark.parametrize("side", ["black", "red"])
def test_any_ant_hits_walls_of_both_sides_and_stays_where_it_is(side: str) -> None:
    t = garden(f"d4 black queen, d5 {side} wall (1)", order="start_march").plays("hit d4-d5")
    assert (t.at("d4"), t.at("d5")) == ("black queen", "")


@clause("WAR-RULING-18")
def test_destroyed_walls_leave_the_game() -> None:
    t = garden("d4 black scout, d5 red wall (1)", order="start_scout", reserves={"red": 4}).plays("hit d4-d5")
    assert t.s.reserves == [5, 4]


@clause("WAR-RULING-19")
def test_acid_takes_one_hit_point_from_enemy_walls_only() -> None:
    t = garden("d4 black shooter, d5 red wall (2), d3 black wall (2)", order="start_shooter")
    assert t.offers("shoot") == ["shoot d4-d5"]
    assert t.plays("shoot d4-d5").at("d5") == "red wall (1)"


# Abilities


@clause("WAR-RULING-20")
def test_an_explosion_needs_an_enemy_piece_one_cardinal_square_away() -> None:
    position = "d4 black kamikaze, d5 red wall (2), e5 red scout, d2 red scout, c4 black wall (1)"
    t = garden(position, order="start_kamikaze")
    assert t.offers("explode") == ["explode d4-d5"]
    assert t.plays("explode d4-d5").at("d5") == ""


@clause("WAR-RULING-21")
@pytest.mark.parametrize(
    "unit, target, answer, opened",
    [
        ("scout", "red worker", "move d4-d5", 1),
        ("kamikaze", "red worker", "explode d4-d5", 1),
        ("kamikaze", "red wall (2)", "explode d4-d5", 0),
        ("shooter", "red scout", "shoot d4-d5", 0),
        ("scout", "red wall (1)", "hit d4-d5", 0),
    ],
)
def test_which_destructions_open_the_shop(unit: str, target: str, answer: str, opened: int) -> None:
    t = garden(f"d4 black {unit}, d5 {target}", order=f"start_{unit}").plays(answer)
    assert len(t.told(ShopOpened)) == opened


@clause("WAR-RULING-22")
def test_the_scouts_player_chooses_whom_to_reveal() -> None:
    t = garden("d4 black scout, d7 red worker", order="start_scout")
    assert t.asked == {BLACK: "ask-action"}
    assert t.offers("scout") == ["scout d4-d7", "scout d4-h9"]


@clause("WAR-RULING-23")
@pytest.mark.parametrize(
    "order, answer, square",
    [
        ("start_scout", "scout d4-d5", "d5"),
        ("start_shooter", "shoot d3-d5", "d5"),
        ("start_scout", "scout d4-d5", "d4"),
    ],
)
def test_whoever_is_revealed_stays_so(order: str, answer: str, square: str) -> None:
    position = "d4 black scout, d5 red worker" if "scout" in order else "d3 black shooter, d5 red worker"
    t = garden(position, order=order).plays(answer, "discard none")
    assert t.piece(square).revealed
    t.plays("order start_march", "move h9-h8", "discard none")
    assert t.piece(square).revealed


@clause("WAR-RULING-24")
def test_the_single_use_is_per_ant() -> None:
    t = garden("d4 black scout, e4 black scout, d7 red worker", order="shop_elite_scout").plays("scout d4-d7")
    assert t.offers("scout") == ["scout e4-h9"]


@clause("WAR-RULING-25")
def test_only_the_square_in_between_blocks_the_sight() -> None:
    friends, enemies = "d8 black scout, e7 black worker", "e8 red scout, d9 red scout, f7 red wall (1)"
    t = garden(f"d7 black shooter, {friends}, {enemies}", order="start_shooter")
    assert t.offers("shoot") == ["shoot d7-e8"]


@clause("WAR-RULING-26")
def test_acid_is_not_wasted_on_a_revealed_transporter_or_worker() -> None:
    position = "d4 black shooter, d5 red worker (r), d3 red transporter (r), e4 red worker"
    assert garden(position, order="start_shooter").offers("shoot") == ["shoot d4-e4"]


@clause("WAR-RULING-28")
def test_construction_needs_no_sight_but_empty_grass() -> None:
    t = garden("d4 black worker, d5 red wall (2), e4 red scout", order="start_worker")
    built = {answer[-2:] for answer in t.offers("build")}
    assert {"d6", "f4"} <= built
    assert not {"d5", "e4", "c5"} & built


@clause("WAR-RULING-29")
def test_rest_is_for_own_spent_ants_of_a_listed_unit_and_stores_nothing() -> None:
    t = garden("d4 black scout (r,s), e4 black worker (r), f4 red scout (r,s)", order="shop_rest")
    assert t.offers("rest") == ["rest d4"]
    assert t.plays("rest d4").offers("rest") == []


# Special orders


@clause("WAR-RULING-30")
def test_a_charge_needs_a_clear_path_and_may_end_in_combat_but_hits_no_wall() -> None:
    t = garden("d4 black scout, d7 red worker, g4 red wall (1), b4 black worker", order="shop_charge")
    ends = {answer[-2:] for answer in t.offers() if " d4-" in answer}
    assert ends == {"d1", "d2", "d3", "d5", "d6", "d7", "c4", "e4", "f4"}
    assert len(t.plays("charge d4-d7").told(CombatFought)) == 1


@clause("WAR-RULING-31")
def test_a_jump_is_always_two_squares_straight_and_may_end_in_combat() -> None:
    t = garden("d4 black scout, d5 black worker, d6 red worker", order="shop_jump")
    assert {answer[-2:] for answer in t.offers() if " d4-" in answer} == {"d2", "b4", "f4", "d6"}
    assert len(t.plays("jump d4-d6").told(CombatFought)) == 1


@clause("WAR-RULING-32")
def test_hatching_is_the_owners_secret_choice_and_never_the_queen() -> None:
    t = garden("d5 black scout", order="shop_hatching", deaths={"black": {"scout": 1, "worker": 1}})
    assert {answer.split()[1] for answer in t.offers("hatch")} == {"scout", "worker"}
    t.plays("hatch worker d3")
    assert t.at("d3") == "black worker"
    assert t.seen_at(RED, "d3").unit == ""


@clause("WAR-RULING-33")
def test_a_led_ant_attacks_the_controllers_ants_not_its_own_camp_and_may_be_the_queen() -> None:
    t = garden("d7 red scout, d6 black worker, d8 red worker", order="shop_parasitism")
    assert "parasite d7-d6" in t.offers()
    assert "parasite d7-d8" not in t.offers()
    assert "parasite h9-h8" in t.offers()


@clause("WAR-RULING-34")
def test_an_exchange_knows_no_distance_reveals_nothing_and_is_no_disguised_pass() -> None:
    t = garden("h8 black scout, c3 black wall (2), g3 black wall (2)", order="shop_exchange")
    assert "exchange c3-g3" not in t.offers()
    t.plays("exchange a1-h8")
    assert (t.at("a1"), t.at("h8")) == ("black scout", "black queen")


@clause("WAR-RULING-35")
def test_a_transport_knows_no_distance() -> None:
    t = garden("h8 black transporter", order="start_transporter").plays("swap h8-a1")
    assert t.at("h8") == "black queen"


# Shop and decks


@clause("WAR-RULING-38")
def test_right_after_the_combat_each_takes_and_then_may_remove_the_active_player_first() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_raid").plays("move d4-d5")
    asked = []
    for answer in ("keep shop_ambush", "remove none", "keep shop_charge", "remove none"):
        asked.append(t.asked)
        t.plays(answer)
    assert asked == [{seat: f"ask-{what}"} for seat in (BLACK, RED) for what in ("keep", "remove")]
    assert t.s.in_play == "start_raid"


@clause("WAR-RULING-39")
@pytest.mark.parametrize("left, visits", [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_shop_that_runs_low_gives_what_is_left(left: int, visits: int) -> None:
    shop = ["shop_ambush", "shop_charge", "shop_jump"][:left]
    t = garden("d4 black scout, d5 red worker", order="start_scout", shop=shop).plays("move d4-d5").defaults()
    assert len(t.s.shop) == left - visits
    assert sum(isinstance(chance, Draw) and "shop" in chance.pile[0] for chance in t.chances) == visits


@clause("WAR-RULING-40")
def test_discard_piles_archives_and_the_card_taken_are_public() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout", discards={"black": ["start_raid"]})
    t.plays("move d4-d5", "keep shop_ambush", "remove discard start_raid")
    for seat in (RED, None):
        assert t.view(seat).discards[BLACK] == ("shop_ambush",)
        assert t.view(seat).archives[BLACK] == ("start_raid",)


@clause("WAR-RULING-41")
def test_a_hand_is_not_refilled_before_the_end_of_the_own_turn() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout")
    t.plays("move d4-d5", "keep shop_ambush", "remove none", "keep shop_charge", "remove hand start_march")
    assert len(t.s.hands[RED]) == 2
    assert len(t.plays("discard none").s.hands[RED]) == 2


@clause("WAR-RULING-45")
def test_an_empty_draw_pile_is_refilled_when_a_card_must_be_drawn() -> None:
    t = garden(piles={"black": []}, discards={"black": ["start_raid"]})
    t.draws("start_raid").plays("move a1-a2", "discard none")
    assert t.s.hands[BLACK] == ("start_march", "start_march", "start_raid")
    assert t.s.piles[BLACK] == ("start_march",)


# The end


@clause("WAR-RULING-42")
@pytest.mark.parametrize(
    "order, position, blocked",
    [
        ("start_raid", "d4 black worker", True),
        ("start_raid", "d4 black scout", False),
        ("shop_second_wind", "d4 black worker", True),
    ],
)
def test_a_player_who_can_move_nothing_with_the_hand_loses(order: str, position: str, blocked: bool) -> None:
    t = garden(position, hand=[order], steps=["Turn"])
    assert (t.match.outcome is not None) == blocked


@clause("WAR-RULING-43")
def test_endless_games_are_drawn() -> None:
    options = WarOptions()
    assert (options.no_progress_limit, options.turn_cap) == (100, 600)
    assert garden(quiet_turns=99).plays("move a1-a2", "discard none").outcome.scores == (0, 0)
    assert garden(turn=599).plays("move a1-a2", "discard none").outcome.scores == (0, 0)


@clause("WAR-RULING-46")
def test_only_destruction_of_a_queen_counts() -> None:
    t = garden("d7 black scout, d8 red queen", order="start_scout").plays("scout d7-d8")
    assert t.match.outcome is None
    t = garden("d7 black scout, d8 red queen", order="start_scout").plays("move d7-d8")
    assert t.outcome.winners == (BLACK,)


@clause("WAR-RULING-50")
def test_draws_are_checked_when_a_turn_ends_and_everything_is_shown_at_the_end() -> None:
    t = garden("d4 black scout", turn=599).plays("move d4-d5")
    assert t.match.outcome is None  # not before the discard and the draw
    t.plays("discard none")
    assert t.reason == "turn_cap"
    assert t.story[-2:] == ["TurnEnded", "WarEnded"]
    assert t.view(RED).hands == tuple(t.s.hands)
    assert {piece.unit for piece in t.view(None).pieces} == {"queen", "scout"}


# Questions of this table


@clause("WAR-RULING-51")
def test_the_first_seat_commands_black_unless_one_asks_otherwise() -> None:
    t = new_game()
    assert (t.s.sides, t.chances) == (["black", "red"], [])
    assert new_game(black_seat=1).s.sides == ["red", "black"]
    assert new_game(black_seat="random", picks=["1"]).s.sides == ["red", "black"]


@clause("WAR-RULING-53")
def test_one_of_both_limits_must_be_on() -> None:
    for options in ({"no_progress_limit": 0}, {"turn_cap": 0}):
        GAME.read_options(options)
    with pytest.raises(fm.OptionError, match="WAR-RULING-53"):
        GAME.read_options({"no_progress_limit": 0, "turn_cap": 0})


@clause("WAR-RULING-54")
@pytest.mark.parametrize(
    "answers",
    [
        ["order start_raid"],
        ["order start_raid", "move d4-e4"],
        ["order start_raid", "move d4-e4", "stop"],
        ["order start_raid", "move d4-d5", "keep shop_ambush"],
        ["order start_raid", "move d4-d5", "keep shop_ambush", "remove none"],
        ["order start_raid", "move d4-d5", "keep shop_ambush", "remove discard shop_ambush"],
        ["order start_raid", "move d4-e4", "stop", "discard start_march"],
        ["order start_raid", "move d4-e4", "stop", "discard none"],
    ],
)
def test_after_the_placement_no_answer_is_taken_back(answers: list[str]) -> None:
    hand = ["start_raid", "start_march", "start_bivouac"]
    t = garden("d4 black scout, d5 red worker", hand=hand).plays(*answers)
    assert t.match.why_not_undo(BLACK) is not None


@clause("WAR-RULING-55")
def test_orders_in_hand_at_a_reshuffle_are_known_until_they_leave_it() -> None:
    hand = ["start_march", "start_raid", "start_support"]
    laid = {"black": ["start_worker", "start_convoy", "start_scout"]}
    t = garden("d4 black scout, b2 black worker", hand=hand, piles={"black": []}, discards=laid)
    assert t.view(RED).held == ((), ())  # nobody has looked yet
    t.plays("order start_march", "move d4-d5", "discard none")  # one is drawn, after a reshuffle
    assert t.view(RED).held[BLACK] == ("start_raid", "start_support")
    assert all(card in t.view(RED).decks[BLACK] for card in t.s.hands[BLACK])
    t.defaults()  # Red's turn
    t.plays("order start_raid", "move d5-d4", "stop", "discard none")
    assert t.view(RED).held[BLACK] == ("start_support",)


@clause("WAR-RULING-56")
def test_card_answers_are_listed_by_the_alphabet_the_hand_first() -> None:
    hand = ["start_scout", "start_raid", "start_bivouac"]
    t = garden(
        "d4 black scout, d5 red worker", hand=hand, discards={"black": ["start_worker", "start_march"]}
    )
    assert t.offers() == ["order start_bivouac", "order start_raid", "order start_scout"]
    t.draws("shop_rest", "shop_charge", "shop_jump").plays("order start_scout", "move d4-d5")
    assert t.offers() == ["keep shop_charge", "keep shop_jump", "keep shop_rest"]
    t.plays("keep shop_rest")
    assert t.offers() == [
        "remove hand start_bivouac",
        "remove hand start_raid",
        "remove discard shop_rest",
        "remove discard start_march",
        "remove discard start_worker",
        "remove none",
    ]


@clause("WAR-RULING-57", "WAR-CARD-01")
def test_of_equal_orders_the_one_laid_down_last_leaves_the_discard_pile() -> None:
    pile = ["start_march", "start_raid", "start_march", "start_worker"]
    t = garden("d4 black scout, d5 red worker", order="start_scout", discards={"black": pile})
    t.plays("move d4-d5", "keep shop_ambush", "remove discard start_march")
    assert t.s.discards[BLACK] == ("start_march", "start_raid", "start_worker", "shop_ambush")


@clause("WAR-RULING-58")
def test_the_defenders_fall_is_told_before_the_attackers() -> None:
    t = garden("d4 black scout, d5 red scout", order="start_scout").plays("move d4-d5")
    told = [(type(event).__name__, getattr(event, "seat", None)) for event in t.events]
    assert told[1:5] == [
        ("AntMoved", BLACK),
        ("CombatFought", None),
        ("AntDestroyed", RED),
        ("AntDestroyed", BLACK),
    ]


@clause("WAR-RULING-58")
def test_a_kamikaze_falls_before_its_target() -> None:
    t = garden("d4 black kamikaze, d5 red queen", order="start_kamikaze").plays("explode d4-d5")
    assert t.story[1:5] == ["AntRevealed", "AntExploded", "AntDestroyed", "AntDestroyed"]
    assert [gone.unit for gone in t.told(AntDestroyed)] == ["kamikaze", "queen"]
    assert t.reason == "queen_destroyed"


@clause("WAR-RULING-59")
@pytest.mark.parametrize(
    "mark, story",
    [("", ["AntRevealed", "AntScouted", "AntRevealed"]), (" (r)", ["AntScouted", "AntRevealed"])],
)
def test_who_looked_is_told_even_of_a_scout_long_revealed(mark: str, story: list[str]) -> None:
    t = garden(f"d4 black scout{mark}, d6 red worker", order="start_scout").plays("scout d4-d6")
    assert t.story[1 : 1 + len(story)] == story
    for seat in (BLACK, RED, None):
        (looked,) = t.seen(seat, AntScouted)
        assert (looked.seat, looked.ant, looked.start, looked.end) == (BLACK, "B02", "d4", "d6")


@clause("WAR-RULING-60", "WAR-DEC-03")
def test_the_only_playable_order_is_laid_at_once() -> None:
    t = garden("d4 black scout", hand=["start_worker", "start_raid", "start_kamikaze"], steps=["Turn", *TURN])
    assert t.s.in_play == "start_raid"
    assert t.asked == {BLACK: "ask-action"}


@clause("WAR-RULING-61")
def test_a_clock_plays_the_first_answer_where_no_rule_names_one() -> None:
    t = garden("d4 black scout", hand=["start_march", "start_bivouac", "start_raid"])
    assert (t.timeout, t.offers()[0]) == ("order start_bivouac",) * 2
    t.plays("order start_raid")
    assert t.timeout == t.offers()[0]


@clause("WAR-RULING-62", "WAR-SHOP-06")
def test_an_empty_shop_does_not_open() -> None:
    t = garden("d4 black scout, d5 red worker", order="start_scout", shop=[]).plays("move d4-d5")
    assert not t.told(ShopOpened)
    assert t.asked == {BLACK: "ask-discard"}
