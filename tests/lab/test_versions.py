"""Versions of a game: compared on the same luck, swept, and raced for the fairest."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from formicarium import OptionError
from formicarium.cli import app
from formicarium.lab.balance import balance, balanced
from formicarium.lab.compare import Versions, compare, compared, swept
from formicarium.lab.crew import Crew
from formicarium.lab.report.versions import balanced_page, compared_page, swept_page
from formicarium.lab.study import study
from formicarium.lab.tournament import Plan
from formicarium.lab.versions import changed, label_of, spread_out

pytestmark = pytest.mark.usefixtures("acorns")

ALONE = Crew()
AUTUMN = Plan("cicada_and_ant", ("random",), seats=2, games=30)


def test_versions_are_named_as_options_are() -> None:
    other = changed(AUTUMN, ["variant=winter", "round_limit=3", "bots=greedy, random"])
    assert other.options == {"mode": "winter", "round_limit": 3}
    assert other.bots == ("greedy", "random")
    assert label_of(AUTUMN, changed(AUTUMN, ["open_insects=true"])) == [
        "open_insects=false",
        "open_insects=true",
    ]
    with pytest.raises(OptionError, match="the same"):
        label_of(AUTUMN, changed(AUTUMN, ["open_insects=false"]))
    with pytest.raises(OptionError, match="no variant"):
        changed(AUTUMN, ["variant=spring"])
    with pytest.raises(OptionError, match="KEY=VALUE"):
        changed(AUTUMN, ["winter"])


def test_an_option_is_spread_over_its_values() -> None:
    winter = changed(AUTUMN, ["variant=winter"])
    plans, labels = spread_out(winter, ["round_limit=2..6:2"])
    assert labels == ["round_limit=2", "round_limit=4", "round_limit=6"]
    assert [plan.options["round_limit"] for plan in plans] == [2, 4, 6]
    for words in (["round_limit=2"], ["round_limit=1..2", "mode=autumn,winter"], ["round_limit=1..200"]):
        with pytest.raises(OptionError):
            spread_out(winter, words)


def test_the_same_version_twice_does_not_differ_and_another_one_does() -> None:
    same = compare([AUTUMN, AUTUMN], ["one", "two"], ALONE)
    assert not any(gap.sure or gap.found.value for gap in same.gaps())
    winter = changed(AUTUMN, ["variant=winter", "round_limit=2"])
    found = compare([AUTUMN, winter], ["autumn", "winter"], ALONE)
    gaps = {gap.measure: gap for gap in found.gaps()}
    assert gaps["turns"].sure
    assert gaps["turns"].found.high < 0
    assert gaps["turns"].first > 2 >= gaps["turns"].second
    told = compared(found)
    assert told["versions"][0]["games"] == 30
    page = compared_page(found, "formicarium lab …", "en")
    assert "less in the second version" in page
    assert "jouées avec la même chance" in page


def test_the_gain_of_the_same_luck_is_real() -> None:
    """Where versions are nearly alike, the difference is known better than either of them."""
    plan = Plan("acorns", ("greedy", "random"), seats=2, games=40, options={"sides": 4})
    found = compare([plan, changed(plan, ["sides=5"])], ["4", "5"], ALONE)
    gap = next(gap for gap in found.gaps() if gap.measure == "bot-0")
    one, other = (found.estimate(arm, "bot-0") for arm in (0, 1))
    assert gap.found.high - gap.found.low < (one.high - one.low) + (other.high - other.low)


def test_corrected_tables_are_a_version(tmp_path: Path) -> None:
    import formicarium.games.cicada_and_ant as game

    folder = tmp_path / "boxes" / "cicada_and_ant"
    folder.mkdir(parents=True)
    packaged = Path(game.__file__).parent / "data" / "rules.toml"
    if not packaged.exists():
        packaged = sorted((Path(game.__file__).parent / "data").glob("*.toml"))[0]
    text = packaged.read_text(encoding="utf-8")
    (folder / packaged.name).write_text(text, encoding="utf-8")
    same = changed(AUTUMN, [f"data={tmp_path / 'boxes'}"])
    assert study(same, 0).record == study(AUTUMN, 0).record


def test_versions_with_other_seats_of_bots_are_refused() -> None:
    with pytest.raises(OptionError, match="as many bots"):
        compare([AUTUMN, changed(AUTUMN, ["bots=greedy,random"])], ["1", "2"], ALONE)


def test_a_sweep_draws_a_curve() -> None:
    plans, labels = spread_out(changed(AUTUMN, ["variant=winter"]), ["round_limit=1..3"])
    found: Versions = compare([*plans], labels, ALONE)
    told = swept(found)
    turns = next(each for each in told["measures"] if each["measure"] == "turns")
    assert [round(each["value"]) for each in turns["values"]] == [1, 2, 3]
    assert swept_page(found, "formicarium lab sweep …", "en").count("<polyline") >= 2


def test_a_race_ends_when_it_is_known_and_not_before(tmp_path: Path) -> None:
    """It stops where no version can be fairer by more than what matters."""
    plan = Plan("acorns", ("greedy", "random"), seats=2, games=2000)
    plans, labels = spread_out(plan, ["sides=2,6"])
    race = balance(plans, labels, ALONE, within=0.5, kept=tmp_path / "race.jsonl")
    assert race.verdict == "as-good"
    assert race.rounds < 100
    told = balanced(race)
    assert told["best"] in labels
    again = balance(plans, labels, ALONE, within=0.5, kept=tmp_path / "race.jsonl")
    assert balanced(again) == told
    assert "section" in balanced_page(race, "formicarium lab balance …", "en")


def test_the_commands_print_tables_and_json(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    common = ["cicada_and_ant", "--bots", "random", "--games", "6", "--processes", "1"]
    winter = ["--variant", "winter"]
    for command, words in (
        (["lab", *common, "--compare", "open_insects=true"], "None of the"),
        (["lab", "sweep", *common, *winter, "--option", "round_limit=1..2"], "round_limit=2"),
        (["lab", "balance", *common, *winter, "--option", "round_limit=1..2"], "Not known yet"),
    ):
        asked = [*command, "--report", str(page)]
        done = CliRunner().invoke(app, [*asked, "--lang", "en"], env={"COLUMNS": "200"})
        assert done.exit_code == 0, done.output
        assert words in done.output
        assert "report.html" in page.read_text(encoding="utf-8")
        told = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
        assert [each["games"] for each in told["versions"]] == [6, 6]


def test_what_cannot_be_compared_is_refused() -> None:
    asked = ["lab", "cicada_and_ant", "--bots", "random", "--games", "2", "--compare", "open_insects=true"]
    done = CliRunner().invoke(app, [*asked, "--rows", "x.csv"])
    assert done.exit_code == 2
