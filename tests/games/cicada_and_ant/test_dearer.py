"""Tables in which provisions cost more than in the box."""

from __future__ import annotations

from formicarium import games
from formicarium.games.cicada_and_ant.winter_value import LAST_NEED
from formicarium.kit.data import read_tables
from formicarium.lab.tournament import Plan, play


def test_bots_judge_a_winter_in_which_everything_is_dearer() -> None:
    game = games["cicada_and_ant"]
    tables = read_tables(type(game).__module__)
    assert max(sum(each["cost"].values()) for each in tables["cards"]["provision_kind"]) < len(LAST_NEED)
    dearer = [
        {**each, "cost": {path: 2 * cost for path, cost in each["cost"].items()}}
        for each in tables["cards"]["provision_kind"]
    ]
    plan = Plan("cicada_and_ant", ("greedy",), 2, 2, options={"mode": "winter"})
    changed = {"cards": {**tables["cards"], "provision_kind": dearer}}
    for number in range(2):
        assert play(Plan(plan.game, plan.bots, 2, 2, options=plan.options, tables=changed), number).decisions
