"""What an answer would bring: what is certain, what is hidden, what chance decides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import formicarium as fm
from formicarium.core import foresight
from formicarium.core.chance import Chance, Draw, Pick, Roll
from formicarium.core.decision import Move
from formicarium.core.event import Event
from formicarium.core.flow import answer
from formicarium.core.foresight import TRIED, WORLDS, Fall, Foreseer, Foresight, tried
from formicarium.core.match import played_again, replay
from formicarium.core.odds import Odds, Telling, count, odds
from formicarium.core.state import State
from formicarium.core.together import sight
from formicarium.games.antics.events import GameEnded
from formicarium.games.cicada_and_ant.events import CicadaPlaced
from formicarium.games.hidden_empires_1.events.nest import EggsHatched, EggsLaid, LarvaeFed
from formicarium.games.hidden_empires_2.events import AreaForaged, FoodPutAway, PlanKept
from formicarium.games.hidden_empires_2.events import EggsHatched as Hatched
from formicarium.games.hidden_empires_2.events import EggsLaid as Laid
from formicarium.games.hidden_empires_2.events import LarvaeFed as Fed
from formicarium.scene.model import Scene
from formicarium.texts.message import message
from tests.games.antics.builder import table as antics
from tests.games.cicada_and_ant.builder import BLOCK_B
from tests.games.cicada_and_ant.builder import table as cicada
from tests.games.hidden_empires_1.builder import nest_step
from tests.games.hidden_empires_1.builder import table as empires_1
from tests.games.hidden_empires_2.builder import Table
from tests.games.hidden_empires_2.builder import table as empires
from tests.golden.match import read, wanted


def foresee(match: fm.Match, seat: int, path: str) -> tuple[Foreseer, Foresight]:
    foreseer = Foreseer(match.game, match.sight(seat))
    move = foreseer.seeing.decision.find(tuple(path.split()))
    assert move is not None, path
    return foreseer, foreseer.foresee(move)


def test_what_is_certain_is_what_then_happens() -> None:
    match = fm.Match(fm.games["cicada_and_ant"], seats=2, seed=7)
    foreseer, told = foresee(match, 0, "cell:r1c1")
    before = foreseer.scene
    assert told.events == tuple(told.event for told in match.play(0, "cell:r1c1"))
    assert told.scene == match.scene(0) != before
    assert not told.hidden
    assert told.fall is None


def test_trying_changes_nothing() -> None:
    match = fm.Match(fm.games["cicada_and_ant"], seats=2, seed=7)
    before, pending = match.state.copy(), match.pending
    foresee(match, 0, "cell:r1c1")
    assert (match.state, match.pending) == (before, pending)


def test_what_others_hide_is_not_told() -> None:
    """The Cicada guesses: where it goes is certain, whether it finds the Ant is not."""
    foretold = []
    for token in ("wood", "stone", "tile"):
        match = cicada("SetCicada", pawns=BLOCK_B, tokens={0: token}).match
        foreseer, told = foresee(match, 1, "guess:wood")
        assert told.hidden
        assert [type(event) for event in told.events] == [CicadaPlaced]
        on = {piece.id: piece.on for piece in told.scene.pieces}
        was = {piece.id: piece.on for piece in foreseer.scene.pieces}
        assert {id for id in on if on[id] != was.get(id)} == {"cicada"}
        assert [card.on for card in told.scene.cards] == [card.on for card in foreseer.scene.cards]
        foretold.append(told)
    assert foretold[0] == foretold[1] == foretold[2]


def test_an_answer_to_its_end_is_given_once_in_each_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """The match ends, and what was set aside unseen is shown."""
    aside = ("ants_ants", "build_build", "hatch_hatch")
    match = antics(seats=2, trigger="prey", turns_left=1, actions=1, super_used=True, set_aside=aside).match
    given: list[State] = []

    def counted(s: State, seat: int, move: Move) -> None:
        given.append(s)
        answer(s, seat, move)

    monkeypatch.setattr(foresight, "answer", counted)
    _, told = foresee(match, 0, "button:pass")
    assert told.hidden
    assert isinstance(told.events[-1], GameEnded)
    assert len(given) == WORLDS


def hunting(ants: int) -> Table:
    return empires("attack", ants=[{"E7": ants, "E3": 1}, {}], nests=[["E3"], ["E7"]]).attacks("E7")


def test_dice_are_named_and_their_odds_counted() -> None:
    t = hunting(2)
    _, told = foresee(t.match, 0, "count:1")
    assert told.fall == Fall("roll", 2, 6)
    assert {(each.say.args, each.ways, each.of) for each in told.odds} == {
        ((("count", 1),), 11, 36),
        ((("count", 0),), 25, 36),
    }
    assert not told.hidden


def test_many_dice_are_tried_in_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def counted(s: State, seat: int, chance: Chance[Any], telling: Telling) -> tuple[Odds, ...]:
        tried.append(count(chance))
        return odds(s, seat, chance, telling)

    monkeypatch.setattr(foresight, "odds", counted)
    for ants in (2, 8):
        tried.clear()
        _, told = foresee(hunting(ants).match, 0, "count:1")
        assert sum(each.ways for each in told.odds) == 6**ants
        assert 1 < len(tried) <= WORLDS
        assert sum(tried) <= TRIED


def test_too_many_dice_have_no_odds() -> None:
    t = hunting(12)
    _, told = foresee(t.match, 0, "count:1")
    assert told.fall == Fall("roll", 12, 6)
    assert told.odds == ()


def test_under_seal_an_answer_is_foreseen_on_the_seats_own_draft() -> None:
    match = fm.Match(fm.games["arena"], seats=3, seed=1)
    rng = Random(1)
    while not (len(match.pending) > 1 and match.decision(0)):
        asked = match.pending[0]
        match.play(asked.seat, rng.choice(asked.options))
    sealed = match.decision(0)
    assert sealed is not None
    foreseer = Foreseer(match.game, match.sight(0))
    first = [foreseer.foresee(move) for move in sealed.options]
    assert not any(told.hidden or told.fall for told in first)
    for seat in (1, 2):
        while (other := match.decision(seat)) is not None:
            match.play(seat, rng.choice(other.options))
    last = Foreseer(match.game, match.sight(0))
    assert [last.foresee(move) for move in sealed.options] == first, "that others are done changes nothing"


def test_what_is_drawn_is_named_in_the_games_words() -> None:
    match = fm.Match(fm.games["hidden_empires_1"], seats=2, seed=1)
    asked = match.pending[0]
    told = Foreseer(match.game, match.sight(asked.seat)).foresee(asked.options[0])
    assert told.fall is not None
    assert told.fall.says == message("chance-nest", count=told.fall.many, of=told.fall.of)


@pytest.mark.parametrize("id", ["hidden_empires_1", "hidden_empires_2"])
def test_every_draw_has_words(id: str) -> None:
    """Whatever is drawn or picked there, a step says of what."""
    match, rng = fm.Match(fm.games[id], seats=2, seed=3), Random(3)
    named = 0
    while match.outcome is None and match.number < 400:
        asked = match.pending[0]
        trial = tried(match.sight(asked.seat).imagine(rng), asked.seat, asked.options[0])
        if isinstance(trial.asked, Draw | Pick):
            named += 1
            assert trial.table.steps[-1].chance, trial.table.steps[-1]
        match.play(asked.seat, rng.choice(asked.options))
    assert named


def test_where_nothing_happens_the_next_question_is_foretold() -> None:
    t = empires("redeploy", ants=[{"E3": 3}, {}], brood=[{"larva_f": 2}], nests=[["E3"], ["E7"]])
    _, told = foresee(t.match, 0, "button:done")
    assert (told.events, told.asks) == ((), message("ask-fix-nest", over=0, missing=1, brood=2))
    part = next(move for move in t.match.pending[0].options if str(move) != "button:done")
    assert Foreseer(t.match.game, t.match.sight(0)).foresee(part).asks is None  # where to: the same question


def test_what_is_sure_after_the_dice_is_foretold_and_happens() -> None:
    tokens = {"D3": "prey_3", "E4": "plants_3", "F3": "aphids_2"}
    ants = {"D3": 2, "E4": 2, "F3": 1}
    for dice in ([1, 1, 1], [6, 6, 6], [1, 6, 1]):
        t = empires("forage", mode="basic", ants=[ants, {}], tokens=tokens, dice=dice)
        foreseer, told = foresee(t.match, 0, "button:forage_all")
        foraged = [event for event in told.events if isinstance(event, AreaForaged)]
        assert {event.area for event in foraged} == set(tokens)
        assert told.fall == Fall("roll", 2, 6)
        assert [(dict(each.say.args)["change"], each.ways) for each in told.odds] == [
            (-2, 1),
            (-1, 10),
            (0, 25),
        ]
        happened = [each.event for each in t.match.play(0, "button:forage_all")]
        assert [event for event in happened if isinstance(event, AreaForaged)] == foraged
        gained = _food(told.scene) - _food(foreseer.scene)
        assert gained == sum(event.food for event in foraged) == 5


def test_what_is_sure_is_told_without_a_throw_of_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is called sure because a few throws happened to agree."""
    tokens = {"D3": "prey_3", "E4": "plants_3"}
    t = empires("forage", mode="basic", ants=[{"D3": 2, "E4": 2}, {}], tokens=tokens)
    monkeypatch.setattr(Roll, "sample", lambda *_: pytest.fail("dice were thrown"))
    foreseer, told = foresee(t.match, 0, "button:forage_all")
    assert _food(told.scene) > _food(foreseer.scene)
    lying, shown = ({p.id: p.badge for p in scene.pieces} for scene in (foreseer.scene, told.scene))
    assert all(shown[f"token:{area}"] == lying[f"token:{area}"] for area in tokens), "dice decide that"


@pytest.mark.parametrize("hand, unless", [("", False), ("mace", True), ("highwayman_beetles", True)])
def test_where_others_may_react_in_silence_it_is_said(hand: str, unless: bool) -> None:
    """One card of many would change it: no few tables show that, and none is needed to say it."""
    t = empires_1(colonies={0: "no_brood"}, ants={0: "H3 forage 2"}, markers="H3 prey_1", hands={1: hand})
    _, told = foresee(t.match, 0, "button:end")
    assert told.fall == Fall("roll", 2, 6)
    assert told.unless == unless
    _, before = foresee(t.match, 0, "button:gather")
    assert not before.unless, "nobody is asked on the way"


@pytest.mark.parametrize("path", [path for *_, path in wanted()], ids=lambda path: path.parent.name)
def test_what_is_foretold_happens(path: Path) -> None:
    """Along stored matches of bots: the events in this order, and the table if nothing is hidden."""
    whole, rng = replay(read(path.read_text())[0]), Random(path.stem)
    for number, match in enumerate(played_again(whole.game, whole.record.header, whole.record.entries)):
        if not match.pending or number % 12:
            continue
        asked = rng.choice(match.pending)
        move = rng.choice(asked.options)
        told = Foreseer(match.game, match.sight(asked.seat)).foresee(move)
        real = tried(sight(match.state, asked.seat), asked.seat, move)
        seen = [event for event in real.seen_by(asked.seat) if event is not None]
        until = min(len(told.events), len(seen))
        assert tuple(seen[:until]) == told.events[:until]
        if until < len(told.events) and told.fall is None:
            assert in_order(told.events, played_on(match, asked.seat, move, told, rng))
        elif not (told.hidden or told.fall):
            assert len(seen) == until
            assert match.game.scene(real.table.view(asked.seat)) == told.scene


def played_on(match: fm.Match, seat: int, move: fm.Move, told: Foresight, rng: Random) -> Iterator[Event]:
    """What a seat sees up to its next question, whatever the others do; unless they step in, if they may."""
    other = replay(match.record.dumps())
    before = len(other.events(seat))
    other.play(seat, move)
    while other.pending and other.decision(seat) is None:
        asked = other.pending[0]
        other.play(asked.seat, asked.timeout if told.unless else rng.choice(asked.options))
    return (event.event for event in other.events(seat)[before:])


def in_order(events: Sequence[Event], seen: Iterator[Event]) -> bool:
    """All of them, whatever else is seen in between."""
    return all(event in seen for event in events)


def test_an_accepted_plan_is_foretold_whole() -> None:
    """HE1: the others still decide about this step, and the plan is for all that follow."""
    nest = [nest_step(4), {"is": "HatchEggs"}, nest_step(6)]
    t = empires_1(colonies=dict.fromkeys((0, 1), "N1 food=5 size=12 egg_f=1 larva_f=2"), steps=nest)
    foreseer, told = foresee(t.match, 0, "button:plan")
    assert [type(event) for event in told.events] == [LarvaeFed, EggsHatched, EggsLaid]
    assert all(event.seat == 0 for event in told.events if isinstance(event, LarvaeFed | EggsHatched))
    assert not told.unless, "nobody can change it"
    assert _brood(told.scene) > _brood(foreseer.scene)
    for path in ("count:0", "count:1"):
        assert [type(event) for event in foresee(t.match, 0, path)[1].events] == [LarvaeFed]


@pytest.mark.parametrize("path, kinds", [
    ("button:keep_plan", [PlanKept, Fed, Hatched, Laid, FoodPutAway]),
    ("button:plan", [Fed, Hatched]),
])  # fmt: skip
def test_a_plan_is_foretold_as_far_as_it_is_accepted(path: str, kinds: list[type[Event]]) -> None:
    """HE2: where somebody holds cards, thieves may come between the blocks."""
    brood, ants = {"egg_f": 1, "larva_f": 2}, {"E3": 3, "nurses": 1}
    t = empires("n3", ants=[ants, ants], brood=[brood, brood], food=[5, 5], hands=[[], ["thief_ants"]])
    _, told = foresee(t.match, 0, path)
    assert [type(event) for event in told.events] == kinds
    assert told.unless == (path == "button:keep_plan")


def _brood(scene: Scene) -> int:
    panel = next(panel for panel in scene.panels if panel.id == "seat:0")
    rows = (row for section in panel.sections for row in section.rows)
    return sum(row.value or 0 for row in rows if row.label.key == "scene-brood")


def _food(scene: Scene) -> int:
    panel = next(panel for panel in scene.panels if panel.id == "seat:0")
    found = next(row.value for row in panel.sections[0].rows if row.label.key == "scene-food")
    assert isinstance(found, int)
    return found
