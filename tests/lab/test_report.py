"""The report: what it finds in matches that were made to hold it, and what it looks like."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from formicarium import games
from formicarium.lab import report as package
from formicarium.lab.interval import mean_of, share_of
from formicarium.lab.look import Drift, Look, Standing, Worded
from formicarium.lab.report import report
from formicarium.lab.report.drawing import NARROW, WIDE, steps
from formicarium.lab.report.page import sections
from formicarium.lab.report.voice import Voice, in_common
from formicarium.lab.sample import Sample
from formicarium.lab.study import Studied, study
from formicarium.lab.things import HAPPENINGS, kinds
from formicarium.lab.tournament import Plan
from formicarium.texts.catalogue import LANGUAGES, catalogue, folder_of, written
from formicarium.texts.facts import Wire, key_of
from formicarium.texts.proof import compare

LOOK = Look(
    ranks=(1, 2),
    shares=(1.0, 0.0),
    scores=(20, 10),
    decisions=10,
    turns=5,
    ended={"id": "ended-shelves", "args": {}},
    clause="CIG-END-01",
    figures={"points": (20.0, 10.0), "escapes": (4.0, 1.0)},
    standings=(Standing(0, (0.5, 0.5)), Standing(5, (0.7, 0.3)), Standing(10, (1.0, 0.0))),
    drifts=(Drift(0.1, 0.2, 0.2), Drift(-0.1, -0.2, -0.2)),
    choices=(4,) * 10,
    events={"AntPlaced": (3, 3, 0)},
    things=(("CardsCollected", "cards", "wood", 0, 1),),
    openings=("cell:r1c1", "cell:r2c2"),
    firsts=("token:wood", "token:tile"),
)
SIZES = (("wide", WIDE), ("narrow", NARROW))
PLAN = Plan("cicada_and_ant", ("greedy", "random"), seats=2, games=200)


def sample(wins_of_a: int, of: int = 200) -> Sample:
    """Seat A wins so many of these matches."""
    lost = replace(
        LOOK,
        ranks=(2, 1),
        shares=(0.0, 1.0),
        scores=(10, 20),
        standings=(LOOK.standings[0], Standing(5, (0.3, 0.7)), Standing(10, (0.0, 1.0))),
        drifts=LOOK.drifts[::-1],
        figures={"points": (10.0, 20.0), "escapes": (1.0, 4.0)},
    )
    return Sample(
        PLAN,
        [
            Studied(n, PLAN.seed_of(n), PLAN.seating(n), "", LOOK if n * wins_of_a % of < wins_of_a else lost)
            for n in range(of)
        ],
    )


def said(found: Sample, section: str) -> list[str]:
    voice = Voice(found.game, "en")
    chosen = next(each for each in sections(found) if each.key == section)
    return [finding.say(voice) for finding in chosen.findings]


def test_a_favoured_seat_is_found_and_comes_before_what_is_as_it_should_be() -> None:
    found = sample(160)
    assert said(found, "seats")[0].startswith("Player A wins 80.0% of the matches")
    ordered = sections(found)
    assert [each.surprise for each in ordered] == sorted((each.surprise for each in ordered), reverse=True)


def test_fair_seats_are_said_to_be_fair_with_what_is_excluded() -> None:
    (words,) = said(sample(100), "seats")
    assert words.startswith("No seat is favoured")
    assert re.search(r"more than \d\.\d points off 50\.0%", words)


def test_what_tells_winners_apart_is_found_and_the_score_itself_is_not() -> None:
    words = said(sample(100), "winners")
    assert "Escapes: winners have 4.0, the others only 1.0." in words
    assert not any(each.startswith("Points:") for each in words)


def test_a_match_known_half_way_surprises() -> None:
    story = next(each for each in sections(sample(100)) if each.key == "story")
    assert story.surprise > 0
    assert said(sample(100), "story")[0].startswith("Whoever leads half-way wins 100%")


def test_luck_and_skill_are_told_apart() -> None:
    assert said(sample(100), "luck")[0].startswith("Of what can be seen coming, chance moves 33%")


def test_an_ending_is_the_same_whoever_brought_it_about() -> None:
    by = [{"seat": 0}, {"seat": 1}]
    ends: list[dict[str, Any]] = [
        {"id": "ended-shelves", "args": {"by": {"list": each}}} for each in (by[:1], by[1:], by)
    ]
    matches = [
        replace(each, look=replace(LOOK, ended=end)) for end in ends for each in sample(100).matches[:20]
    ]
    found = Sample(PLAN, matches)
    assert said(found, "length")[1:] == ["Two shelves are full. 100.0% of the matches (94.0% to 100.0%)."]


def test_who_brought_an_ending_about_is_somebody() -> None:
    for id, language, why in (
        ("cicada_and_ant", "en", "Somebody has reached four victory points."),
        ("cicada_and_ant", "fr", "Quelqu’un a atteint quatre points de victoire."),
        ("hidden_empires_1", "en", "Somebody has reached 36 points at the end of a game turn."),
    ):
        args = {"seat": {"seat": 1}, "by": {"list": [{"seat": 1}, {"seat": 0}]}, "points": 36}
        ended = "ended-four-points" if id == "cicada_and_ant" else "ended-points"
        assert Voice(games[id], language).ending({"id": ended, "args": args}) == why


def test_cards_of_one_name_are_one_thing_and_what_always_goes_with_it_is_not_said_again() -> None:
    """Every second match seat A collects a card of Wood, this one or that, which also moves its shelf."""
    matches = []
    for n, each in enumerate(sample(160).matches):
        some = (
            ("CardsCollected", "cards", "wood_plain_1" if n % 4 else "wood_plain_2", 0, 1),
            ("CubeAdvanced", "shelf", "wood", 0, 1),
        )
        matches.append(replace(each, look=replace(each.look, things=some if n % 2 else ())))
    found = Sample(PLAN, matches)
    assert len(said(found, "things")) == 1


def asked(left: int) -> dict[str, Wire]:
    return {"id": "ask-place-ant", "args": {"left": left}}


def test_an_opening_is_told_with_the_question_and_dots_for_what_differs() -> None:
    did: dict[str, Wire] = {"id": "move-place-ant", "args": {"cell": {"name": "r1c1"}}}
    looks: dict[int, dict[str, Any]] = {
        rank: {"worded": (Worded(asked(4 + rank), did), None), "openings": (f"cell:r{rank}c1", "")}
        for rank in (1, 2)
    }
    matches = [replace(m, look=replace(m.look, **looks[m.look.ranks[0]])) for m in sample(160).matches]
    found = Sample(PLAN, matches)
    one, other, *_ = said(found, "openings")
    assert one.startswith(
        "First answer “Pawn on r1c1” to “You are the Ant. Choose a cell for your first pawn;"
    )
    assert ": only 0% (0% to 0%), where 50% is average; 40 players." in one
    assert "(5 left)" in other
    assert in_common(asked(6), asked(5)) == {"id": "ask-place-ant", "args": {"left": {"name": "…"}}}


def test_every_picture_is_drawn_for_a_desk_and_for_a_phone() -> None:
    page = report(sample(100))
    assert (
        page.count('<div class="wide"><svg viewBox="0 0 660') == page.count('<div class="narrow"><svg') > 10
    )


def test_events_that_never_happen_are_counted() -> None:
    assert any("never happened" in each for each in said(sample(100), "rules"))


def test_matches_of_the_same_luck_are_one_anothers_kin() -> None:
    alike = [1.0, 1.0, 0.0, 0.0] * 25
    groups = [number // 2 for number in range(100)]
    alone = share_of(alike, range(100))
    kin = share_of(alike, groups)
    assert kin.high - kin.low > 1.3 * (alone.high - alone.low)
    assert mean_of(alike, groups).beyond(0.5) == 0
    assert share_of(alike, range(100), tries=50).low < alone.low


def test_ticks_are_round_and_span_the_whole() -> None:
    assert steps(0.41, 0.58, 4) == [0.4, 0.45, 0.5, 0.55, 0.6]


GAMES = ["ant_war", "antics", "cicada_and_ant", "hidden_empires_1", "hidden_empires_2"]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_phrase_of_its_own(id: str, language: str) -> None:
    game = games[id]
    voice, found = Voice(game, language), kinds(game)
    said = {name: voice.happening(cls) for name, cls in found.items()}
    assert not [name for name, phrase in said.items() if "…" in phrase or phrase[-1:] in ("", ".")]
    assert len(set(said.values())) == len(said)
    phrases = catalogue(game, language, HAPPENINGS)
    words = {name: phrases.words(key_of("happening", cls), {}) for name, cls in found.items()}
    assert said == words
    written = written_in(folder_of(game) / HAPPENINGS / f"{language}.ftl")
    assert written == {key_of("happening", cls) for cls in found.values()}


def written_in(file: Path) -> set[str]:
    return set(written(file.read_text(encoding="utf-8")))


def test_a_line_of_many_dots_is_a_phrase_with_the_name_of_what_is_known() -> None:
    game = games["hidden_empires_1"]
    voice, found = Voice(game, "en"), kinds(game)
    assert voice.happening(found["NestPlundered"], take="egg_f") == "A nest is plundered (female egg)"
    assert voice.happening(found["ActionPlayed"], card="alarm_pheromone").startswith("… plays ")


class Reader(HTMLParser):
    """Every tag is closed, and nothing is fetched."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        assert "src" not in told
        self.ids += [told["id"] or ""] if "id" in told else []
        self.links += [told["href"] or ""] if "href" in told else []
        if tag not in ("meta", "path", "rect", "circle", "polygon", "polyline"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_a_page_that_needs_nothing_else(id: str) -> None:
    plan = Plan(id, ("random",), games[id].seats[0], 2)
    text = report(Sample(plan, [study(plan, number) for number in range(2)]))
    reader = Reader()
    reader.feed(text)
    assert not reader.open
    assert len(set(reader.ids)) == len(reader.ids)
    assert all(link.startswith("#") and link[1:] in reader.ids for link in reader.links)
    assert "http" not in re.sub(r"http://www\.w3\.org/2000/svg", "", text)
    assert not re.findall(r"{ ?\$|figure-\w|section-\w+<|method-\d", text)  # no text is missing
    assert text.count("<main") == 2


def test_the_words_of_a_report_are_the_same_in_both_languages() -> None:
    folder = Path(package.__file__).parent / "texts"
    assert not compare(folder)
    french = (folder / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"(?<=\w) [:;?!»%](?!\w)|« |'", re.sub(r"\$\w+ ->|\[\w+\]|#.*", "", french))


def test_a_page_without_matches_says_so() -> None:
    assert "0 of 200" in report(Sample(PLAN, []))
