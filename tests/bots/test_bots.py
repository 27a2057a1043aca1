"""The bots every game has."""

from __future__ import annotations

from importlib.metadata import entry_points
from random import Random

import pytest

from formicarium import Match, games
from formicarium.bots import UnknownBot, find, invite, level_of, levels, names, strongest
from formicarium.bots.greedy import Greedy
from formicarium.bots.roster import SEARCHER
from formicarium.bots.search import Search
from formicarium.core.game import LEVELS
from formicarium.core.registry import GROUP
from formicarium.texts.catalogue import LANGUAGES
from formicarium.texts.message import Message
from formicarium.texts.speaker import Speaker
from tests.acorns import GAME, Hand


def test_bots_are_found_by_name_the_strongest_last() -> None:
    assert names(GAME) == ("random", "greedy")
    assert strongest(GAME) == "greedy"
    with pytest.raises(UnknownBot, match="acorns has no bot called 'zeus'; there are random, greedy"):
        find(GAME, "zeus")


@pytest.mark.parametrize("id", sorted(point.name for point in entry_points(group=GROUP)))
def test_a_games_own_bots_stand_in_its_own_order(id: str) -> None:
    game = games[id]
    own = [name for name in names(game) if name in game.bots]
    assert own == list(game.bots)
    assert names(game)[-1] == ("searcher" if game.searches else own[-1])
    assert names(game)[0] == "random"
    assert strongest(game) != "easy"


@pytest.mark.parametrize("id", sorted(point.name for point in entry_points(group=GROUP)))
def test_people_meet_bots_by_level_the_gentlest_first(id: str) -> None:
    game = games[id]
    met = levels(game)
    assert len(met) >= 2
    assert list(met) == [level for level in LEVELS if level in met]
    assert list(met.values()) == [name for name in names(game) if name in met.values()]
    assert "random" not in met.values()
    assert [*met.values()][-1] == strongest(game)
    for level, bot in met.items():
        assert level_of(game, bot) == level
        assert find(game, level) is find(game, bot)
    assert level_of(game, "random") is None


@pytest.mark.parametrize("id", sorted(point.name for point in entry_points(group=GROUP)))
def test_a_first_game_can_be_played(id: str) -> None:
    game = games[id]
    assert game.first is not None
    assert game.first_game() in list(game.kinds())


def test_a_game_that_names_no_levels_has_some() -> None:
    assert levels(GAME) == {"forager": "greedy"}
    assert GAME.first_game() == ("standard", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_name_and_a_line(language: str) -> None:
    speaker = Speaker(None, language)
    for level in LEVELS:
        assert (
            speaker.faults(Message(f"level-{level}")) == speaker.faults(Message(f"level-{level}-line")) == ()
        )


def test_random_picks_every_option_and_says_so() -> None:
    match = Match(GAME)
    picked = {find(GAME, "random").choose(match.sight(0), Random(seed)).move for seed in range(600)}
    assert picked == set(match.pending[0].options)
    choice = find(GAME, "random").choose(match.sight(0), Random(1))
    assert "luck" in Speaker(GAME, "en").say(choice.why)


def test_greedy_takes_what_the_heuristic_likes_best() -> None:
    match = Match(GAME)
    match.play(0, Hand(1, "green", 12))
    choice = find(GAME, "greedy").choose(match.sight(1), Random(1))
    assert isinstance(choice.move, Hand)
    assert choice.move.count == 1  # the last to give decides: giving little wins
    assert "looks best" in Speaker(GAME, "en").say(choice.why)


@pytest.mark.parametrize("id", sorted(point.name for point in entry_points(group=GROUP)))
def test_every_bot_of_a_game_plays_and_gives_a_reason(id: str) -> None:
    game = games[id]
    for name in names(game):
        bot = Search(game, rounds=2) if name == SEARCHER else find(game, name)  # it need not think for long
        for variant, seats in dict(game.kinds()).items():  # with the most players each
            match = Match(game, seats, 5, game.variants[variant])
            for _ in range(12):
                seat = match.pending[0].seat
                choice = bot.choose(match.sight(seat), Random(match.number))
                for language in ("en", "fr"):
                    assert Speaker(game, language, you=seat).faults(choice.why) == ()
                match.play(seat, choice.move)


def test_ones_own_bot_is_invited_by_its_module() -> None:
    assert type(invite(GAME, "formicarium.bots.greedy:Greedy")) is Greedy
    assert invite(GAME, "random") is not None
    for name in ("zeus", "nowhere:Zeus", "formicarium.bots:Zeus", ":Zeus"):
        with pytest.raises(UnknownBot):
            invite(GAME, name)
    with pytest.raises(UnknownBot):  # a server is told names by strangers
        find(GAME, "formicarium.bots.greedy:Greedy")
