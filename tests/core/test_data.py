"""Corrected tables: a game that plays with them, records that name them, and what is refused."""

from __future__ import annotations

import pickle
import re
import sys
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from formicarium import DataError, Game, Match, RecordError, games, replay
from formicarium.core.plain import Tagged
from formicarium.core.registry import Registry, read_corrections
from formicarium.kit.data import read_tables
from tests.corrections import GAME, PACKAGE, corrected_folder

WINTER = {"mode": "winter"}


@pytest.fixture(scope="module")
def packaged() -> Game[Any]:
    return games[GAME]


@pytest.fixture(scope="module")
def short(packaged: Game[Any], tmp_path_factory: pytest.TempPathFactory) -> Game[Any]:
    """The Cicada with two points to win instead of four."""
    return packaged.with_data(corrected_folder(tmp_path_factory.mktemp("data")) / GAME)


def played(game: Game[Any], seed: int = 2) -> Match:
    match, rng = Match(game, 2, seed, WINTER), Random(seed)
    while match.outcome is None:
        decision = rng.choice(match.pending)
        match.play(decision.seat, rng.choice(decision.options))
    return match


def test_a_game_plays_by_its_corrected_tables_and_the_packaged_one_goes_on_as_before(
    packaged: Game[Any], short: Game[Any]
) -> None:
    before = played(packaged)
    sooner = played(short)
    assert sooner.number < before.number
    assert sooner.record.entries[:2] != []
    assert played(packaged).record.dumps() == before.record.dumps()
    assert (short.id, short.rules, short.corrected) == (packaged.id, packaged.rules, True)


def test_the_same_tables_make_the_same_game(packaged: Game[Any], short: Game[Any], tmp_path: Path) -> None:
    assert packaged.with_data(corrected_folder(tmp_path) / GAME) is short
    assert packaged.with_data({}) is packaged
    assert packaged.with_data(read_tables(PACKAGE)) is packaged


def test_its_tables_are_plain_data_like_any_other(packaged: Game[Any], short: Game[Any]) -> None:
    match = Match(short, 2, seed=5, options=WINTER)
    s = match.state
    assert pickle.loads(pickle.dumps(s)) == s
    assert type(s).from_json(s.to_json()) == s
    position = short.describe(s, match.options)
    assert short.position(position) == s
    assert type(packaged.position(position)) is packaged.state, "a position names steps, not editions"


def test_a_record_names_its_tables_and_says_so_when_they_are_not_here(
    packaged: Game[Any], short: Game[Any]
) -> None:
    match = played(short)
    text = match.record.dumps()
    assert f"\ndata: {short.data}\n" in text
    assert replay(text, game=short).state == match.state
    with pytest.raises(RecordError, match=f"played with data {short.data}, and here is data {packaged.data}"):
        replay(text)
    with pytest.raises(RecordError, match=f"played with data {packaged.data}"):
        replay(played(packaged).record.dumps(), game=short)


def test_a_record_without_a_fingerprint_was_played_with_the_packaged_tables(
    packaged: Game[Any], short: Game[Any]
) -> None:
    match = played(packaged)
    old = match.record.dumps().replace(f"data: {packaged.data}\n", "")
    assert replay(old).state == match.state
    with pytest.raises(RecordError, match="played with the packaged data"):
        replay(old, game=short)


def test_former_tables_that_play_the_same_are_known(
    packaged: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = played(packaged).record.dumps().replace(f"data: {packaged.data}", "data: 0123456789abcdef")
    with pytest.raises(RecordError, match="data 0123456789abcdef"):
        replay(text)
    monkeypatch.setattr(packaged, "former_data", ("0123456789abcdef",))
    assert replay(text).outcome


def test_a_house_with_corrected_tables_still_finishes_matches_of_the_packaged_ones(tmp_path: Path) -> None:
    house = Registry()
    packaged = house[GAME]
    house.correct(read_corrections(corrected_folder(tmp_path)))
    assert house[GAME].corrected
    assert house.playing(GAME, house[GAME].data) is house[GAME]
    assert house.playing(GAME, packaged.data) is house.playing(GAME, "") is packaged
    assert house.playing(GAME, "unknown") is house[GAME]
    assert list(house.corrections) == [GAME]


Key = tuple[str | int, ...]


def changed(file: str, path: Key, value: object) -> Mapping[str, Any]:
    table: Any = deepcopy(read_tables(PACKAGE)[file])
    row = table
    for key in path[:-1]:
        row = row[key]
    row[path[-1]] = value
    return {file: table}


@pytest.mark.parametrize(
    "file, path, value, line",
    [
        ("board", ("victory", "vp_to_win"), "two", "board.toml: victory.vp_to_win: must be a whole number"),
        ("board", ("victory", "vp_to_win"), -1, "board.toml: victory.vp_to_win: must not be below 0"),
        ("board", ("victory", "nuts"), 1, "board.toml: victory.nuts: the game does not read this"),
        ("board", ("victory",), 1, "board.toml: victory: must be a table"),
        ("board", ("cell",), "r1c1", "board.toml: cell: must be a list"),
        ("board", ("cell", 0, "neighbours", 1), 7, "board.toml: cell[r1c1].neighbours[1]: must be a text"),
        ("board", ("cell", 0, "neighbours", 1), "z9", "board.toml: cell[r1c1].neighbours[1] = 'z9': "),
    ],
)  # fmt: skip
def test_a_table_that_does_not_fit_is_refused_with_file_key_and_reason(
    packaged: Game[Any], file: str, path: Key, value: object, line: str
) -> None:
    with pytest.raises(DataError, match=re.escape(f"{GAME}/{line}")):
        packaged.with_data(changed(file, path, value))


def test_what_is_missing_and_what_is_too_much_is_named(packaged: Game[Any], tmp_path: Path) -> None:
    tables = read_tables(PACKAGE)
    del tables["board"]["victory"]["vp_to_win"]
    with pytest.raises(DataError, match=re.escape("board.toml: victory.vp_to_win: is missing")):
        packaged.with_data({"board": tables["board"]})
    with pytest.raises(DataError, match=r"nuts\.toml: the game has no such file; it has board, cards"):
        packaged.with_data({"nuts": {}})
    (tmp_path / "board.toml").write_text("[victory\n")
    with pytest.raises(DataError, match=r"board\.toml: Expected '\]'"):
        packaged.with_data(tmp_path)


def test_a_refused_edition_leaves_nothing_behind(packaged: Game[Any]) -> None:
    before = {*sys.modules}, {*Tagged.known}
    for _ in range(2):
        with pytest.raises(DataError, match="cannot be played so"):
            packaged.with_data(changed("board", ("cell", 0, "neighbours", 1), "z9"))
    assert ({*sys.modules}, {*Tagged.known}) == before


def test_a_folder_of_corrections_has_a_folder_per_game(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="no folder of a game's tables"):
        read_corrections(tmp_path)
    (tmp_path / "board.toml").write_text("")
    with pytest.raises(DataError, match=r"board\.toml: tables lie in a folder named after"):
        read_corrections(tmp_path)
