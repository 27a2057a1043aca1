"""3.5: combat."""

from __future__ import annotations

import pytest

from formicarium.games.ant_war.data import UNITS, Unit
from formicarium.games.ant_war.events import AntDestroyed, AntRevealed, CombatFought
from formicarium.games.ant_war.steps.combat import losses
from formicarium.testing import clause
from tests.games.ant_war.builder import BLACK, FIVE, RED, Table, garden

# The table of WAR-COMBAT-03: attackers down, defenders across.
TABLE = """
             queen  kamikaze  worker  transporter  scout  shooter
queen        both   loses     loses   loses        loses  loses
kamikaze     wins   both      wins    wins         loses  loses
worker       wins   loses     both    wins         loses  wins
transporter  wins   loses     loses   both         wins   wins
scout        wins   wins      wins    loses        both   loses
shooter      wins   wins      loses   loses        wins   both
"""
CIRCLE = ("shooter", "scout", "kamikaze", "worker", "transporter")


def cells() -> list[tuple[str, str, str]]:
    head, *rows = (line.split() for line in TABLE.strip().splitlines())
    return [(row[0], unit, cell) for row in rows for unit, cell in zip(head, row[1:], strict=True)]


def attack(attacker: str, defender: str, side: str = "black") -> Table:
    """An ant of this side steps from d4 onto an enemy ant on d5."""
    other = "red" if side == "black" else "black"
    t = garden(f"d4 {side} {attacker}, d5 {other} {defender}", order="start_march", side=side)
    return t.plays("move d4-d5")


# Four ways into the square of an enemy ant
WAYS = [
    ("start_scout", "d4 black scout, d5 red worker", "move d4-d5", "black"),
    ("start_scout", "d4 black scout, e5 red worker", "move d4-e5", "black"),
    ("shop_charge", "d4 black scout, d7 red worker", "charge d4-d7", "black"),
    ("shop_jump", "d4 black scout, d6 red worker", "jump d4-d6", "black"),
    ("shop_parasitism", "d4 black scout, d5 red worker", "parasite d5-d4", "red"),
]


@clause("WAR-COMBAT-01")
@pytest.mark.parametrize("order, position, answer, attacker", WAYS)
def test_the_ant_that_enters_an_enemys_square_attacks(
    order: str, position: str, answer: str, attacker: str
) -> None:
    t = garden(position, order=order)
    start, end = answer.split()[1].split("-")
    ids = t.piece(start).id, t.piece(end).id
    (combat,) = t.plays(answer).told(CombatFought)
    assert (combat.attacker, combat.defender) == ids
    assert combat.attacker[0] == attacker[0].upper()
    assert combat.square == end


@clause("WAR-COMBAT-01")
@pytest.mark.parametrize("answer", ["shoot d4-d5", "swap d4-a1", "explode d4-d5"])
def test_nothing_else_is_a_combat(answer: str) -> None:
    unit = {"shoot": "shooter", "swap": "transporter", "explode": "kamikaze"}[answer.split()[0]]
    t = garden(f"d4 black {unit}, d5 red scout", order=f"start_{unit}").plays(answer)
    assert t.told(CombatFought) == []


@clause("WAR-COMBAT-02")
@pytest.mark.parametrize("attacker, defender", [("scout", "worker"), ("worker", "scout"), ("scout", "scout")])
def test_both_ants_are_revealed_to_everyone(attacker: str, defender: str) -> None:
    t = attack(attacker, defender)
    for seat in (BLACK, RED, None):
        (combat,) = t.seen(seat, CombatFought)
        assert (combat.attacking, combat.defending) == (attacker, defender)
    for piece in t.view(None).pieces:
        if piece.square == "d5":
            assert (piece.revealed, piece.unit, piece.possible) == (True, "scout", ("scout",))


@clause("WAR-COMBAT-03", "WAR-RULING-36")
@pytest.mark.parametrize("side", ["black", "red"])
@pytest.mark.parametrize("attacker, defender, result", cells())
def test_the_table_of_combats(attacker: str, defender: str, result: str, side: str) -> None:
    t = attack(attacker, defender, side)
    other = "red" if side == "black" else "black"
    standing = {"wins": f"{side} {attacker} (r)", "loses": f"{other} {defender} (r)", "both": ""}
    assert t.at("d5") == standing[result]
    assert t.at("d4") == ""


@clause("WAR-COMBAT-03", "WAR-RULING-03")
@pytest.mark.parametrize("unit", CIRCLE)
def test_each_unit_beats_the_next_two_of_the_circle_and_loses_to_the_two_before(unit: str) -> None:
    at = CIRCLE.index(unit)
    beaten = {CIRCLE[(at + step) % 5] for step in (1, 2)}
    for other in CIRCLE:
        attacker_falls, defender_falls = losses(Unit(unit), Unit(other))
        assert defender_falls == (other in beaten or other == unit)
        assert attacker_falls == (other not in beaten)


@clause("WAR-COMBAT-03")
@pytest.mark.parametrize("one", UNITS)
@pytest.mark.parametrize("other", UNITS)
def test_it_makes_no_difference_who_attacks(one: Unit, other: Unit) -> None:
    assert losses(one, other) == losses(other, one)[::-1]


@clause("WAR-COMBAT-04")
@pytest.mark.parametrize(
    "attacker, defender, side", [("scout", "worker", "red"), ("worker", "scout", "black")]
)
def test_the_loser_goes_to_its_owners_graveyard(attacker: str, defender: str, side: str) -> None:
    t = attack(attacker, defender)
    assert t.dead(side) == {"worker": 1}
    assert t.dead("red" if side == "black" else "black") == {}
    (destroyed,) = t.told(AntDestroyed)
    assert destroyed.unit == "worker"
    assert destroyed.square == ("d5" if side == "red" else "d4")


@clause("WAR-COMBAT-05")
def test_a_winning_attacker_moves_in_and_a_winning_defender_stays() -> None:
    won, lost = attack("scout", "worker"), attack("worker", "scout")
    assert won.board == {"a1": "black queen", "d5": "black scout (r)", "h9": "red queen"}
    assert lost.board == {"a1": "black queen", "d5": "red scout (r)", "h9": "red queen"}


@clause("WAR-COMBAT-06")
@pytest.mark.parametrize("unit", FIVE)
def test_equals_destroy_each_other(unit: str) -> None:
    t = attack(unit, unit)
    assert t.board == {"a1": "black queen", "h9": "red queen"}
    assert t.dead("black") == t.dead("red") == {unit: 1}
    assert t.told(CombatFought)[0].survivor == ""


@clause("WAR-COMBAT-07")
@pytest.mark.parametrize("unit", FIVE)
def test_the_queen_loses_to_every_unit_attacking_or_attacked(unit: str) -> None:
    for t in (attack("queen", unit), attack(unit, "queen", side="red")):
        assert t.at("d5") == ("red " if t.at("d5").startswith("red") else "") + f"{unit} (r)"
        assert t.outcome.winners == (RED,)
        assert t.reason == "queen_destroyed"


@clause("WAR-COMBAT-07", "WAR-END-03")
def test_queen_against_queen_destroys_both() -> None:
    t = attack("queen", "queen")
    assert t.board == {}
    assert t.reason == "both_queens_destroyed"


@clause("WAR-COMBAT-08")
@pytest.mark.parametrize("mark", ["", " (r)", " (r,s)"])
@pytest.mark.parametrize("attacks", [True, False])
def test_combat_reveals_for_good_and_neither_spends_nor_recharges(mark: str, attacks: bool) -> None:
    winner, loser = f"black scout{mark}", "red worker"
    position = f"d4 {winner}, d5 {loser}" if attacks else f"d5 {winner}, d4 {loser}"
    t = garden(position, order="start_march", side="black" if attacks else "red")
    t.plays("move d4-d5").defaults()
    after = " (r,s)" if mark == " (r,s)" else " (r)"
    assert t.at("d5") == f"black scout{after}"
    if t.asked_seat == RED:
        t.defaults()
    t.plays("order start_march", "move d5-d6").defaults()
    assert t.at("d6") == f"black scout{after}"


@clause("WAR-COMBAT-09")
def test_reveal_destruction_and_entry_come_before_the_shop() -> None:
    t = attack("scout", "worker")
    assert t.story[2:] == ["CombatFought", "AntDestroyed", "ShopOpened", "OrdersOffered"]
    assert t.at("d5") == "black scout (r)"
    assert t.told(AntRevealed) == []  # the combat itself tells both units
    assert t.asked == {BLACK: "ask-keep"}


@clause("WAR-COMBAT-09", "WAR-END-01")
def test_a_combat_that_ends_the_game_opens_no_shop() -> None:
    t = attack("scout", "queen")
    assert t.story[2:] == ["CombatFought", "AntDestroyed", "WarEnded"]
    assert t.at("d5") == "black scout (r)"
