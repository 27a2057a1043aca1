"""Why not: what an order does not allow is refused by the clause that says so, and no secret is told."""

from __future__ import annotations

import pytest

from formicarium.core.decision import Refusal
from formicarium.games.ant_war import GAME
from formicarium.games.ant_war.data import SQUARES, UNITS
from formicarium.games.ant_war.moves import VERBS
from formicarium.testing import clause
from formicarium.texts.speaker import Speaker
from tests.games.ant_war.builder import BLACK, Table, garden, tokens

SHOOTER = "d4 black shooter, d5 black scout, d6 red scout, e4 red wall (2), f4 red scout"
SHUT_IN = "b1 black scout (r,s), c1 black worker, b2 black worker, d2 black kamikaze"
LED = "e5 black worker, e6 red scout, e7 red wall (2)"
CHARGER = "d2 black scout, d5 red wall (2), g2 black worker, h2 red scout, d8 red worker"


def refusal(t: Table, answer: str) -> Refusal:
    path = answer if ":" in answer else tokens(answer)
    found = t.match.why_not(BLACK, path)
    assert found is not None, f"{answer} is offered"
    return found


# Order | position | answer | clause | message
CASES = """
start_scout | d4 black scout | stop | WAR-TURN-05 | first-action
start_scout | d4 black scout | move c4-c5 | WAR-ORDER-03 | nothing-there
start_scout | d4 black scout, d6 red scout | move d6-d5 | WAR-ORDER-03 | not-yours
start_scout | d4 black scout, c3 black worker | move c3-c4 | WAR-ORDER-05 | unit-not-listed
start_scout | d4 black scout, d3 black worker | move d4-d3 | WAR-MOVE-02 | own-ant
start_scout | d4 black scout | move d4-c5 | WAR-MOVE-02 | pond
start_scout | d4 black scout | move d4-d7 | WAR-MOVE-01 | out-of-reach
start_shooter | @SHOOTER | shoot d4-d6 | WAR-ABIL-SHOOTER-02 | out-of-sight
start_shooter | @SHOOTER | shoot d4-f4 | WAR-ABIL-SHOOTER-02 | out-of-sight
start_shooter | d4 black shooter (r,s), d6 red scout | shoot d4-d6 | WAR-ABIL-04 | spent
start_shooter | d4 black shooter, d6 red worker (r) | shoot d4-d6 | WAR-ABIL-SHOOTER-01 | withstands
start_shooter | d4 black shooter, d7 red scout | shoot d4-d7 | WAR-ABIL-SHOOTER-01 | shoot
start_shooter | d4 black shooter | shoot d4-d5 | WAR-ABIL-SHOOTER-01 | shoot
start_shooter | d4 black shooter, d5 black wall (2) | shoot d4-d5 | WAR-ABIL-SHOOTER-01 | shoot
start_shooter | d4 black shooter, d6 red scout | square:d4 square:d6 square:d7 | WAR-ORDER-03 | not-offered
start_kamikaze | d4 black kamikaze, e5 red scout | explode d4-e5 | WAR-ABIL-KAMIKAZE-01 | explode
start_kamikaze | d4 black kamikaze | explode d4-d5 | WAR-ABIL-KAMIKAZE-01 | explode
start_kamikaze | d4 black kamikaze, d5 black wall (2) | explode d4-d5 | WAR-ABIL-KAMIKAZE-01 | explode
start_kamikaze | d4 black kamikaze, d5 red scout | shoot d4-d5 | WAR-ABIL-01 | other-ability
start_raid | d4 black kamikaze, d5 red scout | explode d4-d5 | WAR-ABIL-02 | no-such-action
start_raid | d4 black kamikaze | charge d4-d7 | WAR-ORDER-01 | no-such-action
start_raid | d4 black kamikaze | hatch scout d3 | WAR-ORDER-01 | no-such-action
start_worker | d4 black worker | build d4-c5 | WAR-ABIL-WORKER-02 | build
start_worker | d4 black worker, e4 red scout | build d4-e4 | WAR-ABIL-WORKER-02 | build
start_worker | d4 black worker | build d4-d7 | WAR-ABIL-WORKER-01 | out-of-reach
start_worker | d4 black worker (r,s) | build d4-d6 | WAR-ABIL-04 | spent
start_transporter | d4 black transporter, d5 red scout | swap d4-d5 | WAR-ABIL-TRANSPORTER-01 | swap
start_transporter | d4 black transporter | swap d4-d4 | WAR-ABIL-TRANSPORTER-01 | swap
start_scout | d4 black scout, d7 red scout (r) | scout d4-d7 | WAR-ABIL-SCOUT-01 | scout
start_scout | d4 black scout, d7 red scout (r), h9 red queen (r) | scout d4-h9 | WAR-ABIL-SCOUT-03 | scout
start_scout | d4 black scout (r,s), d7 red scout | scout d4-d7 | WAR-ABIL-04 | spent
start_scout | d4 black scout, d5 red wall (2) | move d4-d5 | WAR-MOVE-05 | only-hit
start_scout | d4 black scout | hit d4-d5 | WAR-MOVE-05 | no-wall
start_scout | d4 black scout, d6 red wall (2) | hit d4-d6 | WAR-MOVE-01 | out-of-reach
shop_rest | d4 black scout (r) | rest d4 | WAR-SPEC-REST-02 | not-spent
shop_second_wind | d4 black shooter (r,s), c3 black scout | square:d4 do:shoot | WAR-ABIL-04 | spent
shop_light_charge | @SHUT IN | square:b1 | WAR-ABIL-04 | spent
shop_charge | @CHARGER | charge d2-d5 | WAR-SPEC-CHARGE-03 | wall
shop_charge | @CHARGER | charge d2-d8 | WAR-SPEC-CHARGE-02 | path-blocked
shop_charge | @CHARGER | charge d2-h2 | WAR-SPEC-CHARGE-02 | path-blocked
shop_charge | @CHARGER | charge d2-g2 | WAR-SPEC-CHARGE-03 | own-ant
shop_charge | @CHARGER | charge d2-e3 | WAR-SPEC-CHARGE-01 | out-of-reach
shop_jump | d4 black scout, d6 red wall (1) | jump d4-d6 | WAR-SPEC-JUMP-02 | wall
shop_charge | b3 black scout | charge b3-b6 | WAR-SPEC-CHARGE-02 | path-blocked
shop_jump | d4 black scout | jump d4-d5 | WAR-SPEC-JUMP-01 | out-of-reach
shop_jump | c3 black scout | jump c3-c5 | WAR-SPEC-JUMP-02 | pond
shop_parasitism | @LED | parasite e6-e7 | WAR-SPEC-PARASITISM-02 | wall
shop_parasitism | e5 black worker, e6 red scout | parasite e6-e4 | WAR-SPEC-PARASITISM-01 | out-of-reach
shop_parasitism | e5 black worker, e6 red scout | parasite e5-e4 | WAR-SPEC-PARASITISM-01 | no-enemy-ant
shop_parasitism | e6 red scout, e7 red worker | parasite e6-e7 | WAR-SPEC-PARASITISM-02 | its-comrade
shop_exchange | d4 black scout, f6 black worker | exchange a1-b2 | WAR-SPEC-EXCHANGE-01 | exchange
shop_exchange | d4 black scout, f6 black worker | exchange a1-h9 | WAR-SPEC-EXCHANGE-01 | exchange
shop_exchange | c3 black wall (2), g3 black wall (2) | exchange c3-g3 | WAR-SPEC-EXCHANGE-01 | equal-walls
shop_exchange | d4 black scout, f6 black worker | exchange f6-d4 | WAR-DEC-02 | exchange-order
shop_exchange | d4 black scout, f6 black worker | square:f6 | WAR-DEC-02 | exchange-order
shop_hatching | d5 black worker | hatch queen d3 | WAR-SPEC-HATCHING-04 | queen-hatch
shop_hatching | d5 black worker | hatch worker d3 | WAR-SPEC-HATCHING-04 | nobody-dead
shop_hatching | d5 black worker | hatch scout d4 | WAR-SPEC-HATCHING-01 | hatch-there
"""


@clause("WAR-ORDER-03", "WAR-ABIL-04", "WAR-ABIL-SHOOTER-01", "WAR-ABIL-SHOOTER-02", "WAR-SPEC-CHARGE-02")
@pytest.mark.parametrize("line", CASES.strip().splitlines())
def test_a_refusal_cites_its_clause_and_says_what_is_wrong(line: str) -> None:
    order, position, answer, cited, said = (cell.strip() for cell in line.split("|"))
    known = {"@SHOOTER": SHOOTER, "@CHARGER": CHARGER, "@SHUT IN": SHUT_IN, "@LED": LED}
    position = known.get(position, position)
    t = garden(position, order=order, deaths={"black": {"scout": 1}})
    found = refusal(t, answer)
    assert (found.clause, found.reason.key) == (cited, f"refused-{said}")
    for language in ("en", "fr"):
        assert not Speaker(GAME, language).faults(found.reason)


def test_what_hides_a_target_is_named() -> None:
    t = garden(SHOOTER, order="start_shooter")
    facts = dict(refusal(t, "shoot d4-f4").reason.args)
    assert facts == {"square": "f4", "between": "e4"}


@clause("WAR-ABIL-WORKER-03")
def test_without_a_wall_in_reserve_nothing_is_built() -> None:
    t = garden("d4 black worker", order="start_worker", reserves={"black": 0})
    found = refusal(t, "build d4-d6")
    assert (found.clause, found.reason.key) == ("WAR-ABIL-WORKER-03", "refused-no-wall-left")


def test_a_button_of_another_question_is_not_taken_for_a_stop() -> None:
    t = garden("d4 black scout", order="start_raid").plays("move d4-d5")
    assert refusal(t, "button:none").reason.key == "refused-not-offered"


@clause("WAR-ORDER-04", "WAR-INFO-03")
@pytest.mark.parametrize("order", ["shop_parasitism", "start_shooter", "shop_second_wind", "start_march"])
def test_no_refusal_depends_on_a_hidden_unit(order: str) -> None:
    """Of an enemy ant that cannot be led anywhere, too."""

    def said(unit: str) -> list[Refusal | None]:
        walls = "d8 red wall (2), d6 red wall (2), c7 red wall (2), e7 red wall (2)"
        ants = f"d4 black shooter, b2 black scout, d5 red {unit}, d7 red {unit}, h9 red queen"
        t = garden(f"{ants}, {walls}", order=order)
        paths = [f"square:{start}" for start in SQUARES]
        pairs = [f"square:{start} square:{end}" for start in ("d4", "d5", "d7") for end in SQUARES]
        paths += [*pairs, *(f"{pair} do:{verb}" for pair in pairs for verb in VERBS)]
        return [t.match.why_not(BLACK, path) for path in paths]

    assert len({str(said(unit)) for unit in UNITS if unit != "queen"}) == 1


@clause("WAR-SPEC-PARASITISM-02")
def test_an_ant_that_cannot_be_led_anywhere_says_so() -> None:
    walls = "d8 red wall (2), d6 red wall (2), c7 red wall (2), e7 red wall (2)"
    t = garden(f"d7 red scout, {walls}, a5 black scout", order="shop_parasitism")
    assert refusal(t, "square:d7").reason.key == "refused-cannot-be-led"
