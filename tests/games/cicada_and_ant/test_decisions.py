"""7: decisions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import formicarium as fm
from formicarium.core.plain import to_plain
from formicarium.games.cicada_and_ant.events import CardsCollected
from formicarium.testing import clause
from tests.games.cicada_and_ant.builder import BLOCK_B, HOOK_H, Table, a_round, some, table
from tests.games.cicada_and_ant.winter import market, miss, powers

DISPLAY = ["walnuts_a", "cheese_a", "jam_jar_a"]
RICH = {0: some(cloth=4, tile=4, stone=4, wood=4)}
CATERPILLAR = powers("bee", "ladybird", "dragonfly", caterpillar=0)


# The table of section 7: who is asked, in what words, and what the clock plays.


@pytest.mark.parametrize(
    "there, seat, prompt, timeout",
    [
        (lambda: table(), 0, "ask-place-ant", "cell:r1c1"),
        (lambda: table(pawns=["r2c2"]), 0, "ask-place-ant", "cell:r1c2"),
        (lambda: table(pawns=BLOCK_B), 0, "ask-choose-token", "token:tile"),
        (lambda: table(pawns=BLOCK_B, mode="winter", seats=3), 2, "ask-choose-red-token", "token:cloth"),
        (lambda: table("SetCicada", pawns=HOOK_H, tokens={0: "wood"}), 1, "ask-place-cicada", "guess:cloth"),
        (lambda: miss(), 0, "ask-insects-help", "cell:r1c1"),  # the won card itself
        (
            lambda: miss(powers=powers("bee", "beetle")).plays(0, "cell:r1c1"),
            0,
            "ask-take-power",
            "button:decline",
        ),
        (lambda: market(display=DISPLAY, reserves=RICH), 0, "ask-market", "button:done"),
        (
            lambda: market(display=DISPLAY, reserves=RICH).plays(0, "slot:1"),
            0,
            "ask-pay",
            "cloth:1 tile:1 stone:1 wood:1",
        ),
    ],
)
def test_every_decision_has_a_prompt_and_a_move_for_the_clock(
    there: Callable[[], Table], seat: int, prompt: str, timeout: str
) -> None:
    t = there()
    assert t.asked[seat] == prompt
    assert t.timeout(seat) == timeout
    assert timeout in t.offers(seat)
    t.match.time_out(seat)
    answers = [(entry.seat, entry.words()) for entry in t.match.record.entries if entry.seat is not None]
    assert answers[-1] == (seat, timeout)


@pytest.mark.parametrize(
    "there, seat, move, clause_id, reason, facts",
    [
        (lambda: table(pawns=["r1c1"]), 0, "cell:r1c1", "CIG-ANT-01", "cell-taken", {"cell": "r1c1"}),
        (lambda: table(pawns=["r1c1"]), 0, "cell:r2c2", "CIG-ANT-02", "not-beside", {"cell": "r2c2"}),
        (lambda: table(pawns=["r1c1"]), 0, "cell:r9c9", "CIG-ANT-01", "not-offered", {"path": "cell:r9c9"}),
        (lambda: table(pawns=BLOCK_B), 0, "token:cloth", "CIG-ANT-06", "type-absent", {"path": "cloth"}),
        (lambda: table(pawns=BLOCK_B), 0, "cell:r3c1", "CIG-ANT-05", "not-offered", {"path": "cell:r3c1"}),
        (lambda: cicada_to_place(), 1, "cell:r4c4", "CIG-CIC-01", "no-pawn", {"cell": "r4c4"}),
        (lambda: cicada_to_place(), 0, "cell:r1c1", "", "not-asked", None),  # the Cicada's turn
        (lambda: a_round("wood", "r1c3", deck=[]), 0, "cell:r1c1", "", "match-over", None),
    ],
)
def test_a_refusal_names_the_clause_and_the_facts(
    there: Callable[[], Table],
    seat: int,
    move: str,
    clause_id: str,
    reason: str,
    facts: dict[str, str] | None,
) -> None:
    refusal = there().match.why_not(seat, move)
    assert refusal is not None
    assert (refusal.clause, refusal.reason.key) == (clause_id, f"refused-{reason}")
    if facts is not None:
        assert dict(refusal.reason.args) == facts


def cicada_to_place() -> Table:
    return table("SetCicada", pawns=BLOCK_B, tokens={0: "wood"})


@clause("CIG-DEC-01")
@pytest.mark.parametrize("hidden", ["cloth_plain_6", "tile_plain_6", "stone_plain_6", "wood_plain_6"])
def test_payments_that_differ_only_in_the_hidden_card_are_both_listed(hidden: str) -> None:
    reserves = {0: some(cloth=1, tile=1, stone=1, wood=1)}
    t = market(display=DISPLAY, powers=CATERPILLAR, hidden=hidden, reserves=reserves).plays(0, "slot:1")
    assert t.offers(0) == ["cloth:1 tile:1 stone:1 wood:1", "card:hidden cloth:1 tile:1 stone:1 wood:1"]


@clause("CIG-DEC-01")
def test_without_the_hidden_card_only_face_up_cards_count() -> None:
    """Cloth 2, tile 1 and the hidden stone pay for the wheat grains in one way; cheese cannot be paid."""
    display, reserves = ["wheat_grains_a", "cheese_a", "jam_jar_a"], {0: some(cloth=2, tile=1)}
    t = market(powers=CATERPILLAR, hidden="stone_plain_5", display=display, reserves=reserves)
    assert t.offers(0) == ["slot:1", "button:done"]
    bought = t.plays(0, "slot:1")
    assert bought.s.provisions[0] == ("wheat_grains_a",)
    assert "stone_plain_5" in bought.s.discard


@clause("CIG-DEC-01")
def test_with_the_hidden_card_its_type_is_paid_at_least_once() -> None:
    """Jam jar: cloth 1, stone 2, wood 1. The hidden tile can take part only in a set of three tiles."""
    display, reserves = ["jam_jar_a", "", ""], {0: some(cloth=1, tile=3, stone=2, wood=1)}
    t = market(powers=CATERPILLAR, hidden="tile_plain_3", display=display, reserves=reserves)
    t.plays(0, "slot:1")
    hidden = [move for move in t.offers(0) if move.startswith("card:hidden")]
    assert hidden == [
        "card:hidden cloth:1 tile:3 stone:2 wood:0",
        "card:hidden cloth:1 tile:3 stone:1 wood:1",
        "card:hidden cloth:0 tile:3 stone:2 wood:1",
    ]
    assert [f"card:hidden {move}" for move in t.offers(0) if "hidden" not in move][1:] == hidden


@clause("CIG-DEC-02")
def test_a_swap_names_kinds_not_copies() -> None:
    provisions = {0: ["jam_jar_a", "jam_jar_b"], 1: ["cheese_a", "cheese_b"]}
    display = ["walnuts_a", "walnuts_b", ""]
    t = market(display=display, powers=powers(butterfly=0), provisions=provisions)
    assert t.offers(0) == [
        "give:jam_jar slot:1",
        "give:jam_jar slot:2",
        "give:jam_jar seat:1 take:cheese",
        "button:done",
    ]


# CIG-DEC-03


@clause("CIG-DEC-03")
def test_tokens_are_open_decisions_of_several_players_at_the_same_time() -> None:
    t = table(pawns=BLOCK_B, mode="winter", seats=4)
    assert t.asked == {0: "ask-choose-token", 2: "ask-choose-red-token", 3: "ask-choose-red-token"}
    assert t.plays(2, "token:wood").asked == {0: "ask-choose-token", 3: "ask-choose-red-token"}
    assert t.plays(0, "token:wood").asked == {3: "ask-choose-red-token"}
    assert t.plays(3, "token:cloth").asked == {1: "ask-place-cicada"}


@clause("CIG-DEC-03")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_token_laid_while_others_still_choose_cannot_be_withdrawn(seat: int) -> None:
    t = table(pawns=BLOCK_B, mode="winter", seats=3).plays(seat, "token:wood")
    refusal = t.match.undo(seat)
    assert refusal is not None
    assert refusal.clause == "CIG-DEC-03"
    with pytest.raises(fm.OutOfTurn):
        t.plays(seat, "token:stone")
    assert t.view(seat).tokens[seat] == "wood"


@clause("CIG-DEC-03")
def test_pawns_can_be_taken_back_before_the_tokens_but_not_once_a_red_ant_has_chosen() -> None:
    t = table(pawns=BLOCK_B[:5], mode="winter", seats=3).plays(0, f"cell:{BLOCK_B[5]}")
    assert t.match.undo(0) is None
    assert t.s.pawns == BLOCK_B[:5]
    t.plays(0, f"cell:{BLOCK_B[5]}").plays(2, "token:wood")
    assert t.match.undo(0) is not None
    assert t.s.pawns == BLOCK_B


# CIG-DEC-04, -05

ORDERS = [
    "r1c1 r1c2 r1c3 r2c1 r2c2 r2c3",
    "r2c3 r2c2 r2c1 r1c1 r1c2 r1c3",
    "r1c2 r2c2 r2c1 r1c3 r2c3 r1c1",
]


@clause("CIG-DEC-04")
@pytest.mark.parametrize("cicada", ["r1c1", "r1c3"])
def test_any_order_of_placing_gives_the_same_group_and_the_same_round(cicada: str) -> None:
    ends = []
    for order in ORDERS:
        t = table().plays(0, *(f"cell:{cell}" for cell in order.split()))
        assert sorted(t.s.pawns) == BLOCK_B
        offers = t.offers(0), t.plays(0, "token:wood").offers(1)
        t.plays(1, f"cell:{cicada}")
        ends.append((offers, t.told(CardsCollected), to_plain(t.s)))
    assert ends[0] == ends[1] == ends[2]


@clause("CIG-DEC-05", "CIG-CIC-02")
@pytest.mark.parametrize("mode", ["autumn", "winter"])
@pytest.mark.parametrize("cells", ["r1c1 r1c2 r2c1", "r1c3 r2c3"])
@pytest.mark.parametrize("token", ["wood", "stone", "tile"])
def test_pawn_cells_of_one_type_are_the_same_guess(mode: str, cells: str, token: str) -> None:
    ends = []
    for cell in cells.split():
        t = a_round(token, cell, mode=mode)
        while t.asked and "ask-place-ant" not in t.asked.values():
            t.match.time_out(next(iter(t.asked)))
        ends.append((to_plain(t.s), t.story))
    assert all(end == ends[0] for end in ends)
