"""Rated matches: who they count for, what they change, and that two nodes and a reckoning agree about it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import pytest
import sqlalchemy as sa

from formicarium.bots import levels, names
from formicarium.core.game import Game
from formicarium.core.registry import games
from formicarium.server.config import Config
from formicarium.server.house import SETTLERS
from formicarium.server.keeping.database import Database
from formicarium.server.keeping.rated import rated, ratings
from formicarium.server.keeping.storage import consents
from formicarium.server.keeping.sweeping import throw_away
from formicarium.server.lobby.settling import settle
from formicarium.server.people.seating import Chair, hand_over
from formicarium.server.rating import contests
from formicarium.server.rating.leaving import exported, forget
from formicarium.server.rating.reckoning import reckon
from formicarium.server.rating.skill import MIDDLE, NEW, POINT, PROVISIONAL, Skill, after, shown, skill_of_bot
from formicarium.server.rating.standings import changes, curve, gains, leaders, ratings_of, stand_of
from tests.packaged import PACKAGED
from tests.server.contests import GAME, begin, over, people, play
from tests.server.hosting import Cluster


@pytest.fixture(scope="module")
def house(new_database: Callable[[], str]) -> Iterator[Database]:
    made = Database(Config(database=new_database()).url)
    made.migrate()
    yield made
    made.engine.dispose()


@pytest.fixture
def connection(house: Database) -> Iterator[sa.Connection]:
    """What is done here is undone afterwards."""
    with house.engine.connect() as opened:
        people(opened, "ada", "bo", "cy")
        yield opened
        opened.rollback()


@pytest.fixture
def database(new_database: Callable[[], str]) -> Iterator[Database]:
    made = Database(Config(database=new_database()).url)
    made.migrate()
    yield made
    made.engine.dispose()


def points(connection: sa.Connection, *players: str) -> list[int]:
    return [stand_of(connection, player, GAME).info.points for player in players]


# What a match changes


def test_whoever_wins_gains_what_the_other_loses_and_is_surer(connection: sa.Connection) -> None:
    play(connection, "m", ("ada", "bo"), (1, 2))
    ada, bo = points(connection, "ada", "bo")
    assert ada - MIDDLE == MIDDLE - bo > 0
    stand = stand_of(connection, "ada", GAME)
    assert stand.skill.sigma < NEW.sigma
    assert (stand.matches, stand.info.provisional) == (1, True)
    assert stand_of(connection, "cy", GAME).info.points == MIDDLE


def test_a_draw_moves_two_towards_each_other(connection: sa.Connection) -> None:
    play(connection, "m", ("ada", "bo"), (1, 2))
    before = points(connection, "ada", "bo")
    play(connection, "n", ("ada", "bo"), (1, 1))
    after_it = points(connection, "ada", "bo")
    assert before[1] < after_it[1] < after_it[0] < before[0]


def test_places_at_a_table_of_three_count_and_a_shared_one_is_shared(connection: sa.Connection) -> None:
    play(connection, "m", ("ada", "bo", "cy"), (2, 1, 2))
    ada, bo, cy = points(connection, "ada", "bo", "cy")
    assert ada == cy < MIDDLE < bo


def test_a_bot_is_as_strong_as_before_and_beating_a_strong_one_brings_more(connection: sa.Connection) -> None:
    play(connection, "m", ("ada", "bot:gatherer"), (1, 2))
    play(connection, "n", ("bo", "bot:searcher"), (1, 2))
    ada, bo = points(connection, "ada", "bo")
    assert MIDDLE < ada < bo
    bots = connection.execute(sa.select(rated).where(rated.c.bot.is_not(None))).all()
    assert [(row.mu, row.sigma) for row in bots] == [(row.mu_before, row.sigma_before) for row in bots]
    assert connection.scalar(sa.select(sa.func.count()).select_from(ratings)) == 2


def test_a_rating_is_provisional_until_enough_matches_are_played(connection: sa.Connection) -> None:
    for number in range(PROVISIONAL):
        assert stand_of(connection, "ada", GAME).info.provisional
        play(connection, f"m{number}", ("ada", "bo"), (1, 2) if number % 2 else (2, 1))
    assert not stand_of(connection, "ada", GAME).info.provisional


def test_what_is_not_rated_changes_nothing(connection: sa.Connection) -> None:
    begin(connection, "m", "ada", "bo", rated=False)
    over(connection, "m", (1, 2))
    assert settle(connection, "m", SETTLERS)
    assert ratings_of(connection, "ada") == {}
    assert changes(connection, "m", "ada") is not None


def test_nobody_without_an_account_is_rated(connection: sa.Connection) -> None:
    begin(connection, "m", "ada", "stranger")
    over(connection, "m", (1, 2))
    assert settle(connection, "m", SETTLERS)
    found = changes(connection, "m", "ada")
    assert found is not None
    assert (found.rated, found.seats) == (False, [])


# How it ended

SOMEBODY = Chair(0, "person", None, "Dot", guests=frozenset({"dot"}))
STAND_IN = Chair(0, "bot", "greedy", "ada", guests=frozenset({"ada"}))
LEFT = Chair(0, "open", None, "ada")


@pytest.mark.parametrize(
    "how, ranks, conceded, instead, better",
    [
        ("conceded", (2, 1, 1), (0,), None, "bo=cy>ada"),
        ("played", (3, 1, 2), (0,), STAND_IN, "bo>cy>ada"),  # gave up, and a bot played on
        ("played", (1, 2, 3), (), STAND_IN, "bo>cy>ada"),  # was away for too long: whatever the bot achieved
        ("played", (1, 2, 3), (), SOMEBODY, "bo>cy>ada"),  # a friend took over: nobody is rated for it
        ("played", (1, 2, 3), (), LEFT, "bo>cy>ada"),
        ("drawn", (1, 1, 1), (), None, "ada=bo=cy"),
        ("played", (1, 2, 3), (), None, "ada>bo>cy"),
        ("played", (1, 3, 2), (1,), LEFT, "cy>bo>ada"),  # to give up is better than to leave
    ],
)
def test_whoever_does_not_stay_is_behind_all_who_do(
    connection: sa.Connection,
    how: str,
    ranks: Sequence[int],
    conceded: Sequence[int],
    instead: Chair | None,
    better: str,
) -> None:
    begin(connection, "m", "ada", "bo", "cy")
    if instead is not None:
        hand_over(connection, "m", instead)
    over(connection, "m", ranks, how, conceded)
    assert settle(connection, "m", SETTLERS)
    place = {
        row.player: row.place for row in connection.execute(sa.select(rated).where(rated.c.match == "m"))
    }
    told = "".join(
        name + ("" if last else "=" if place[name] == place[next_] else ">")
        for name, next_, last in _pairs(sorted(place, key=lambda who: (place[who], who)))
    )
    assert told == better


def _pairs(names: list[str]) -> list[tuple[str, str, bool]]:
    return [(name, names[min(at + 1, len(names) - 1)], at == len(names) - 1) for at, name in enumerate(names)]


def agree(connection: sa.Connection, match: str, *seats: int) -> None:
    rows = [{"match": match, "what": "end", "target": -1, "seat": seat, "at": 0.0} for seat in seats]
    connection.execute(consents.insert(), [{**row, "agrees": True} for row in rows])


def test_what_all_end_without_a_result_changes_nothing(connection: sa.Connection) -> None:
    begin(connection, "m", "ada", "bo")
    agree(connection, "m", 0, 1)
    over(connection, "m", how="ended")
    assert settle(connection, "m", SETTLERS)
    assert ratings_of(connection, "ada") == {}
    found = changes(connection, "m", "ada")
    assert found is not None
    assert [(seat.place, seat.after) for seat in found.seats] == [(None, None)] * 2


def test_whoever_was_gone_when_the_others_ended_it_has_lost(connection: sa.Connection) -> None:
    begin(connection, "m", "ada", "bo", "bot:greedy")
    agree(connection, "m", 1)  # nobody waited for Ada's word
    over(connection, "m", how="ended")
    assert settle(connection, "m", SETTLERS)
    ada, bo = points(connection, "ada", "bo")
    assert ada < MIDDLE < bo
    places = connection.scalars(sa.select(rated.c.place).where(rated.c.match == "m").order_by(rated.c.seat))
    assert list(places) == [2, 1, None]  # it says nothing about the bot


def test_to_end_a_match_with_bots_alone_is_to_give_up(connection: sa.Connection) -> None:
    begin(connection, "m", "ada", "bot:greedy")
    agree(connection, "m", 0)
    over(connection, "m", how="ended")
    assert settle(connection, "m", SETTLERS)
    assert points(connection, "ada")[0] < MIDDLE


# Who may know


def test_lists_hold_only_those_who_are_open_and_the_well_known_first(connection: sa.Connection) -> None:
    people(connection, "dot", "eve", open=True)
    for number in range(PROVISIONAL):
        play(connection, f"m{number}", ("dot", "bo"), (1, 2) if number % 2 else (2, 1))
    play(connection, "lucky", ("eve", "ada"), (1, 2))
    found = leaders(connection, games[GAME], page=1, guest="dot")
    assert [(row.place, row.name, row.you, row.provisional) for row in found.leaders] == [
        (1, "Dot", True, False),
        (2, "Eve", False, True),
    ]
    assert (found.people, found.pages) == (2, 1)
    assert found.mine is not None
    assert len(found.curve) == PROVISIONAL
    assert found.bots[0].bot == "searcher"
    assert leaders(connection, games[GAME], page=9, guest="bo").page == 1
    stranger = leaders(connection, games[GAME], page=1, guest="nobody")
    assert (stranger.mine, stranger.curve) == (None, [])


def test_strangers_see_the_change_of_nobody_who_is_not_open(connection: sa.Connection) -> None:
    people(connection, "dot", open=True)
    play(connection, "m", ("ada", "dot"), (1, 2))
    mine, theirs = changes(connection, "m", "ada"), changes(connection, "m", "bo")
    assert mine is not None
    assert theirs is not None
    assert [seat.after is not None for seat in mine.seats] == [True, True]
    assert [seat.after is not None for seat in theirs.seats] == [False, True]
    assert [seat.place for seat in theirs.seats] == [1, 2]  # which the match says anyway


def test_a_curve_is_ones_rating_after_each_match(connection: sa.Connection) -> None:
    play(connection, "m", ("ada", "bo"), (1, 2))
    play(connection, "n", ("ada", "bo"), (2, 1))
    line = curve(connection, "ada", GAME)
    assert [point.table for point in line] == ["m", "n"]
    assert line[-1].points == points(connection, "ada")[0]
    assert exported(connection, "ada")["matches"][0]["after"] == line[0].points
    assert gains(connection, "ada", ["m", "n", "other"]) == {
        "m": line[0].points - MIDDLE,
        "n": line[1].points - line[0].points,
    }


# All of it once more


def figures(database: Database) -> list[tuple[object, ...]]:
    with database.engine.connect() as connection:
        return [
            *map(tuple, connection.execute(sa.select(ratings).order_by(ratings.c.player))),
            *map(tuple, connection.execute(sa.select(rated).order_by(rated.c.match, rated.c.seat))),
        ]


def season(connection: sa.Connection, matches: int, seed: int) -> None:
    rng = random.Random(seed)
    everybody = ("ada", "bo", "cy", "bot:greedy", "bot:carrier")
    for number in range(matches):
        players = rng.sample(everybody, rng.choice((2, 3, 4)))
        if any(":" not in player for player in players):
            ranks = [rng.randint(1, len(players)) for _ in players]
            play(connection, f"s{seed}-{number}", players, ranks)


def test_reckoned_anew_every_figure_stands_and_a_wrong_one_is_mended(database: Database) -> None:
    with database.engine.begin() as connection:
        people(connection, "ada", "bo", "cy")
        season(connection, 40, seed=1)
        throw_away(connection, ["s1-3"])  # its table; what it changed stays
    true = figures(database)
    assert reckon(database).mended == 0
    assert figures(database) == true
    with database.engine.begin() as connection:
        connection.execute(ratings.update().where(ratings.c.player == "ada").values(mu=1.0))
        connection.execute(ratings.delete().where(ratings.c.player == "bo"))
        connection.execute(rated.update().where(rated.c.match == "s1-5").values(sigma=9.0))
    assert reckon(database).mended >= 3
    assert figures(database) == true


def test_whoever_goes_leaves_what_others_have_won(database: Database) -> None:
    with database.engine.begin() as connection:
        people(connection, "ada", "bo", "cy")
        season(connection, 20, seed=2)
        before = points(connection, "bo", "cy")
        forget(connection, "ada")
    assert reckon(database).mended == 0
    with database.engine.connect() as connection:
        assert points(connection, "bo", "cy") == before
        assert ratings_of(connection, "ada") == {}
        assert "ada" not in str(figures(database))


def test_two_nodes_that_settle_matches_of_the_same_people_agree_with_a_reckoning(cluster: Cluster) -> None:
    database = Database(Config(database=cluster.database()).url)
    database.migrate()
    names = ("ada", "bo", "cy", "dot")
    with database.engine.begin() as connection:
        people(connection, *names)
        matches = []
        for number in range(25):
            for pair in combinations(names, 2):
                match = f"{number:02}-{'-'.join(pair)}"
                begin(connection, match, *pair)
                over(connection, match, (1, 2) if number % 3 else (2, 1))
                matches.append(match)

    def node(order: Sequence[str]) -> int:
        done = 0
        for match in order:
            with database.engine.begin() as connection:
                done += settle(connection, match, SETTLERS)
        return done

    shuffled = random.Random(3).sample(matches, len(matches))
    with ThreadPoolExecutor(3) as nodes:
        host = nodes.submit(lambda: [reckon(database).mended for _ in range(4)])
        assert sum(nodes.map(node, (matches, shuffled))) == len(matches)
        assert host.result() == [0, 0, 0, 0]  # while they were at it
    true = figures(database)
    found = reckon(database)
    assert (found.matches, found.people, found.mended) == (len(matches), len(names), 0)
    assert figures(database) == true
    database.engine.dispose()


def test_whoever_goes_while_their_match_is_settled_comes_not_back(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(Config(database=cluster.database()).url)
    database.migrate()
    gone: list[bool] = []
    locked = contests._locked

    def go() -> bool:
        """False: somebody is at it, and she has to wait."""
        try:
            with database.engine.begin() as connection:
                connection.execute(sa.text("SET LOCAL lock_timeout = '200ms'"))
                forget(connection, "ada")
        except sa.exc.OperationalError:
            return False
        return True

    def meanwhile(*what: Any) -> Any:
        if not gone:
            gone.append(go())
        return locked(*what)

    with database.engine.begin() as connection:
        people(connection, "ada", "bo")
        begin(connection, "match", "ada", "bo")
        over(connection, "match", (1, 2))
    monkeypatch.setattr(contests, "_locked", meanwhile)
    with database.engine.begin() as connection:
        settle(connection, "match", SETTLERS)
    if not gone[0]:
        assert go()
    assert "ada" not in str(figures(database))
    assert reckon(database).mended == 0
    database.engine.dispose()


# Figures


def test_a_hundred_points_more_are_expected_to_win_64_of_100() -> None:
    strong, weak = Skill(NEW.mu + 100 * POINT, 0.3), Skill(NEW.mu, 0.3)
    if_strong = after([strong, weak], (1, 2))[0].mu - strong.mu
    if_weak = after([strong, weak], (2, 1))[1].mu - weak.mu
    assert if_weak / (if_strong + if_weak) == pytest.approx(
        0.64, abs=0.01
    )  # who is expected to win gains less


def test_bots_stand_where_they_were_measured_and_some_nowhere() -> None:
    game = games[GAME]
    assert {
        bot: shown(skill) for bot in game.strengths if (skill := skill_of_bot(game, bot))
    } == game.strengths
    assert skill_of_bot(game, "random") is None


def test_the_order_of_seats_does_not_matter() -> None:
    players = [Skill(22.0, 3.0), Skill(28.0, 6.0), Skill(25.0, 8.0)]
    there = after(players, (1, 3, 2))
    back = after(players[::-1], (2, 3, 1))[::-1]
    assert there == back


@pytest.mark.parametrize("game", PACKAGED, ids=lambda game: game.id)
def test_every_opponent_that_people_meet_can_be_rated_against(game: Game[Any]) -> None:
    assert set(levels(game).values()) <= set(game.strengths) <= set(names(game))
