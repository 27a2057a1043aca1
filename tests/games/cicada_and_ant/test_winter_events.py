"""Every line of the story names the rule behind it, and what brought it about."""

from __future__ import annotations

import pytest

from formicarium.core.event import NOTHING
from formicarium.games.cicada_and_ant import GAME
from formicarium.texts.rulebook import rulebook
from tests.games.cicada_and_ant.builder import SQUARE_A, Table
from tests.games.cicada_and_ant.winter import interception, market, miss, powers

BUYS = ("slot:1", "cloth:1 tile:1 stone:1 wood:1")


def clauses(t: Table) -> dict[str, str]:
    return {type(event).__name__: event.clause for event in t.events}


def causes(t: Table) -> dict[str, str]:
    """Each event with the event behind it."""
    names = {NOTHING: "", **{told.number: type(told.event).__name__ for told in t.match.log}}
    return {names[told.number]: names[told.cause] for told in t.match.log}


def a_miss() -> Table:
    t = miss(
        seats=3,
        reds={2: "wood"},
        square=["wood_caterpillar", *SQUARE_A[1:]],
        powers=powers("bee", "ladybird", caterpillar=1, beetle=1),
        hidden="tile_bee",
        reserves={0: ["cloth_plain_2", "tile_plain_3", "stone_plain_3"]},
        display=["walnuts_a", "cheese_a", "jam_jar_a"],
        draws=["tile_plain_6"],
    )
    return t.plays(0, "cell:r4c2", "card:stone_caterpillar")


def test_the_story_of_a_miss_cites_the_rules() -> None:
    t = a_miss()
    assert clauses(t) == {
        "TokenRevealed": "CIG-REV-01",
        "RedTokenRevealed": "CIG-RED-05",
        "AntMissed": "CIG-REV-03",
        "InsectHelped": "CIG-HELP-02",
        "CardsCollected": "CIG-REV-04",
        "PowerStolen": "CIG-PWR-03",
        "HiddenCardDiscarded": "CIG-CARD-power_caterpillar-05",
        "HiddenCardDrawn": "CIG-CARD-power_caterpillar-01",
        "RedAntGained": "CIG-RED-06",
    }
    t.plays(0, *BUYS)
    assert clauses(t).items() >= {
        ("CardsPaid", "CIG-BUY-04"),
        ("ProvisionBought", "CIG-BUY-03"),
        ("BeetleConsoled", "CIG-CARD-power_beetle-01"),
        ("CellsRefilled", "CIG-WEOR-01"),
        ("DisplayRefilled", "CIG-WEOR-01"),
        ("RolesPassed", "CIG-ROLE-01"),
        ("RoundBegan", "CIG-ROUND-03"),
    }


def test_what_follows_from_what_can_be_asked() -> None:
    t = a_miss()
    assert causes(t) == {
        "TokenRevealed": "",
        "RedTokenRevealed": "",
        "AntMissed": "",
        "InsectHelped": "AntMissed",
        "CardsCollected": "AntMissed",
        "PowerStolen": "CardsCollected",
        "HiddenCardDiscarded": "PowerStolen",
        "HiddenCardDrawn": "PowerStolen",
        "RedAntGained": "AntMissed",
    }
    t.plays(0, *BUYS)
    assert causes(t)["BeetleConsoled"] == ""


def test_a_win_and_a_fair_price_follow_from_the_purchase() -> None:
    reserve = {"cloth": 1, "tile": 1, "stone": 1, "wood": 1}
    t = market(reserves={0: reserve}, display=["walnuts_a", "", ""], steps=["Market"]).plays(0, "slot:1")
    assert causes(t)["FairPriceDrawn"] == "ProvisionBought"
    t = market(
        reserves={0: reserve},
        display=["walnuts_a", "", ""],
        provisions={0: ["cheese_a", "cheese_b"]},
    ).plays(0, "slot:1")
    assert causes(t)["FourPointsReached"] == "ProvisionBought"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_has_every_clause_that_the_story_cites(language: str) -> None:
    told = a_miss().plays(0, *BUYS).events + interception(display=["", "", ""]).events
    assert {event.clause for event in told} <= set(rulebook(GAME, language).clauses)
