"""HE2-SETUP: nests, tokens, colonies, first player."""

from __future__ import annotations

from collections import Counter

import pytest

import formicarium as fm
from formicarium.core.chance import Draw, Pick
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.data import (
    AREAS,
    DECK,
    FOOD_TOKENS,
    NEIGHBOURS,
    NEST_SPACES,
    PREDATORS,
    TOKENS,
    Token,
)
from formicarium.games.hidden_empires_2.events import (
    FirstPlayerNamed,
    NestDrawn,
    NestPlaced,
    TokenDrawn,
    TokenRevealed,
    TokensLaid,
)
from formicarium.testing import clause
from tests.games.hidden_empires_2.builder import NESTS, Table, area_named, new_game, table

P1, P2, P3 = 0, 1, 2


def dealt(nests: tuple[str, ...], tokens: dict[str, str]) -> list[str]:
    """The tokens in the order they are laid: these in their areas, food elsewhere as far as it goes."""
    left = list((Counter[str](TOKENS) - Counter(tokens.values())).elements())
    left.sort(key=lambda token: (Token(token) not in FOOD_TOKENS, Token(token) in PREDATORS))
    near = {near for nest in nests for near in NEIGHBOURS[area_named(nest)]}
    free = sorted(
        (area for area in AREAS if area not in nests and area not in tokens), key=lambda a: a not in near
    )
    lying = dict(zip(free, left, strict=False)) | tokens
    return [lying[area] for area in AREAS if area not in nests]


def begun(tokens: dict[str, str] | None = None, draws: tuple[str, ...] = ()) -> Table:
    """Two players of the basic game; seat 0 has taken E3, and these tokens were laid."""
    t = new_game(2, picks=[P1], draws=[*dealt(NESTS[2], tokens or {}), *draws], mode="basic")
    return t.plays("place:E3")


@clause("HE2-SETUP-01", "HE2-RULING-06")
def test_two_to_six_players_with_a_colour_each() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(fm.FormicariumError):
            fm.Match(GAME, seats=seats)


@clause("HE2-SETUP-02")
def test_the_nests_are_drawn_at_random_and_placed_by_their_owners() -> None:
    t = new_game(4, picks=[2, 0, 3])
    assert t.chances == [Pick(("0", "1", "2", "3"))]
    assert t.asked == {2: "ask-place-nest"}
    assert t.offers() == ["place:B3", "place:D7", "place:F2", "place:H4"]
    t.plays("place:D7")
    assert t.asked == {0: "ask-place-nest"}
    assert t.offers() == ["place:B3", "place:F2", "place:H4"]
    t.plays("place:H4", "place:B3")  # seat 1 takes what is left over
    assert [event.seat for event in t.told(NestDrawn)] == [2, 0, 3, 1]
    assert [(event.seat, event.area) for event in t.told(NestPlaced)] == [
        (2, "D7"),
        (0, "H4"),
        (3, "B3"),
        (1, "F2"),
    ]
    assert t.s.nests == [("H4",), ("F2",), ("D7",), ("B3",)]


@clause("HE2-SETUP-02", "HE2-RULING-87")
def test_a_marker_is_drawn_only_when_the_one_before_has_been_placed() -> None:
    t = new_game(3, picks=[P2, P3])
    assert [event.seat for event in t.told(NestDrawn)] == [P2]
    t.plays("place:E7")
    assert [event.seat for event in t.told(NestDrawn)] == [P2, P3]
    assert [chance for chance in t.chances if isinstance(chance, Pick)] == [
        Pick(("0", "1", "2")),
        Pick(("0", "2")),
    ]


@clause("HE2-SETUP-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_nest_spaces_are_those_of_the_player_count(seats: int) -> None:
    t = new_game(seats)
    assert t.offers() == [f"place:{space}" for space in NEST_SPACES[seats]]


@clause("HE2-SETUP-02")
def test_a_nest_goes_on_a_free_nest_space() -> None:
    t = new_game(3, picks=[P1, P2]).plays("place:E7")
    assert t.refuses("place:E7") == "HE2-SETUP-02"
    assert t.refuses("place:E5") == "HE2-SETUP-02"
    assert t.refuses("place:E3") == "HE2-SETUP-02"  # of two players


@clause("HE2-SETUP-03")
@pytest.mark.parametrize("seats, left", [(2, 13), (3, 14), (4, 15), (5, 16), (6, 17)])
def test_a_token_lies_on_every_area_without_a_nest(seats: int, left: int) -> None:
    t = new_game(seats, mode="basic")
    while "ask-place-nest" in t.asked.values():
        t.plays(t.offers()[0])
    assert Draw(TOKENS, 61 - seats) in t.chances
    (laid,) = t.told(TokensLaid)
    assert (laid.count, laid.left) == (61 - seats, left)
    nests = {nest for (nest,) in t.s.nests}
    revealed = {event.area for event in t.told(TokenRevealed)}
    assert set(t.s.face_down) == set(AREAS) - nests - revealed


@clause("HE2-SETUP-04")
def test_the_tokens_around_the_nests_are_revealed() -> None:
    t = begun()
    around = [*NEIGHBOURS[area_named("E3")], *NEIGHBOURS[area_named("E7")]]
    assert [event.area for event in t.told(TokenRevealed)] == around
    assert set(t.s.face_up) == set(around)
    assert set(t.s.face_down) == set(AREAS) - set(around) - {"E3", "E7"}


@clause("HE2-SETUP-04", "HE2-RULING-09")
def test_they_are_revealed_nest_by_nest_in_the_order_of_placement() -> None:
    t = new_game(6, picks=[5, 4, 3, 2, 1], mode="basic")
    t.plays("place:H5", "place:H2", "place:E8", "place:E2", "place:B5")
    revealed = [event.area for event in t.told(TokenRevealed)]
    assert revealed[:12] == [
        "G5", "G6", "H4", "H6", "I4", "I5",
        "G2", "G3", "H1", "H3", "I1", "I2",
    ]  # fmt: skip
    assert revealed[-6:] == ["A1", "A2", "B1", "B3", "C2", "C3"]


@clause("HE2-SETUP-04")
def test_a_token_that_is_face_up_already_stays() -> None:
    t = table(
        mode="basic",
        nests=[["E3"], ["E5"]],
        order=[P1, P2],
        tokens={"E4": "aphids_1 +1", "D3": "?prey_1", "F4": "?prey_2"},
        steps=["RevealAround", "Redeploy"],
        ants=[{"E3": 6}],
    )
    assert [event.area for event in t.told(TokenRevealed)] == ["D3", "F4"]
    assert t.token("E4") == "aphids_1 +1"


@clause("HE2-SETUP-04", "HE2-TOKEN-02")
def test_an_empty_token_next_to_a_nest_goes_to_the_pile() -> None:
    t = begun({"E4": "empty"})
    assert t.token("E4") == ""
    assert len(t.s.pile) == 14


@clause("HE2-SETUP-04", "HE2-TOKEN-03")
def test_two_predators_beside_each_other_are_parted_at_once() -> None:
    far_away = {"I1": "empty", "I2": "empty"}
    t = begun({"D2": "predator_4", "D3": "predator_6", **far_away}, draws=("prey_6",))
    assert (t.token("D2"), t.token("D3")) == ("predator_4", "prey_6")
    assert [event.token for event in t.told(TokenDrawn)] == ["prey_6"]
    assert "predator_6" in t.s.pile


@clause("HE2-SETUP-04", "HE2-TOKEN-03", "HE2-RULING-10")
def test_a_predator_beside_one_that_lies_face_down_stays() -> None:
    t = begun({"D2": "predator_4", "C2": "predator_6"})
    assert (t.token("D2"), t.token("C2")) == ("predator_4", "?")


@clause("HE2-SETUP-05", "HE2-RULING-08")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_colony_starts_small(mode: str) -> None:
    t = new_game(2, picks=[P2], mode=mode).plays("place:E3")
    assert t.s.nests == [("E7",), ("E3",)]
    assert (t.s.sizes, t.s.queens, t.s.scores) == ([6, 6], [1, 1], [0, 0])
    assert (t.s.princesses, t.s.males, t.s.stored) == ([0, 0], [0, 0], [0, 0])
    assert t.s.ants == [{"E7": (6, 0, 0)}, {"E3": (6, 0, 0)}]
    for seat in (P1, P2):
        assert t.brood(seat) == {"egg_f": 1, "larva_f": 1, "pupa_small": 1}
    if mode == "basic":
        assert (t.s.food, t.s.dna) == ([0, 0], [0, 0])


@clause("HE2-SETUP-06")
def test_the_advanced_game_starts_with_6_dna_and_64_shuffled_cards() -> None:
    t = new_game(2, picks=[P1], mode="advanced").draws(*dealt(NESTS[2], {}), "mace").plays("place:E3")
    assert t.s.dna == [6, 6]
    assert (t.s.traits, t.s.hands) == ([(), ()], [(), ()])
    assert [chance for chance in t.chances if isinstance(chance, Draw)][-1] == Draw(DECK)
    assert len(t.s.deck) == 63
    assert t.s.discards == ()


@clause("HE2-SETUP-06")
def test_the_basic_game_has_no_cards_and_no_dna() -> None:
    t = begun()
    assert (t.s.deck, t.s.discards, t.s.dna) == ((), (), [0, 0])


@clause("HE2-SETUP-07")
@pytest.mark.parametrize("picks, first, order", [([P2, P3], P1, [0, 1, 2]), ([P1, P3], P2, [1, 2, 0])])
def test_whose_nest_was_placed_last_begins_every_game_turn(
    picks: list[int], first: int, order: list[int]
) -> None:
    t = new_game(3, picks=picks, mode="basic").plays("place:C3", "place:E7")
    assert [event.seat for event in t.told(FirstPlayerNamed)] == [first]
    for turn in (1, 2):
        took_turns = []
        while t.s.turn == turn:
            if t.asked.get(t.s.active) == "ask-redeploy" and t.s.active not in took_turns:
                took_turns.append(t.s.active)
            t.match.time_out(t.match.pending[0].seat)
        assert took_turns == order
