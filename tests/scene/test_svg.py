"""Stills: complete documents that any viewer shows alike."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from formicarium.scene.model import Board, Note, Place, Scene
from formicarium.scene.sprites import Art, NoSprite
from formicarium.scene.svg import draw
from formicarium.scene.svg.lettering import clipped, width_of, wrapped
from formicarium.scene.svg.pen import PATTERNS
from formicarium.scene.theme import DARK, LIGHT, MARK_NAMES, MARKS, TERRAINS, Theme, ThemeName, mark_sprite
from formicarium.texts.message import message
from tests.scene import mocks

ART = Art("formicarium.games.cicada_and_ant")
SVG = "{http://www.w3.org/2000/svg}"
SCENES = {"hexes": mocks.hidden_empires(), "tracks": mocks.antics()}


@pytest.fixture(params=SCENES)
def scene(request: pytest.FixtureRequest) -> Scene:
    return SCENES[request.param]


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> ThemeName:
    name: ThemeName = request.param
    return name


def test_a_still_is_a_document_without_variables_scripts_or_style_sheets(
    scene: Scene, theme: ThemeName
) -> None:
    svg = draw(scene, ART, mocks.say, theme)
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    assert "var(" not in svg
    assert not {element.tag for element in root.iter()} & {f"{SVG}script", f"{SVG}style"}


def test_what_is_used_is_defined_once(scene: Scene, theme: ThemeName) -> None:
    root = ElementTree.fromstring(draw(scene, ART, mocks.say, theme))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    used = {str(element.get("href"))[1:] for element in root.iter(f"{SVG}use")}
    used |= set(re.findall(r"url\(#([^)]+)\)", draw(scene, ART, mocks.say, theme)))
    assert len(ids) == len(set(ids))
    assert used == set(ids)


def test_nothing_is_written_smaller_than_12_pixels(scene: Scene, theme: ThemeName) -> None:
    root = ElementTree.fromstring(draw(scene, ART, mocks.say, theme))
    assert min(float(str(text.get("font-size"))) for text in root.iter(f"{SVG}text")) >= 12


def test_a_drawing_depends_on_the_scene_alone(scene: Scene) -> None:
    assert draw(scene, ART, mocks.say) == draw(replace(scene), ART, mocks.say)


def test_stills_of_both_themes_may_stand_in_one_page(scene: Scene) -> None:
    light, dark = (
        set(re.findall(r'id="([^"]+)"', draw(scene, ART, mocks.say, name))) for name in THEME_NAMES
    )
    assert light.isdisjoint(dark)


THEME_NAMES: tuple[ThemeName, ...] = ("light", "dark")


def test_words_are_escaped() -> None:
    label = mocks.said('<b>Tom & "Jerry"</b>')
    board = Board("board", 10, 10, (Place("here", 5, 5, 4, 4, label, caption=label),), label)
    svg = draw(Scene("mock", label, (board,), notes=(Note(label),)), ART, mocks.say)
    assert "<b>" not in svg
    texts = [element.text for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert label.key in texts


def test_a_seat_is_shown_by_its_colour_and_its_mark() -> None:
    svg = draw(mocks.hidden_empires(), ART, mocks.say)
    for seat in (0, 1, 2):
        assert f'href="#mock-light-{mark_sprite(seat)}-{seat}"' in svg
        assert LIGHT.seat(seat) in svg


def test_an_unknown_sprite_is_named() -> None:
    with pytest.raises(NoSprite, match="'unicorn'"):
        ART["unicorn"]
    assert "unicorn" not in ART
    assert {"ant_pawn", "die_6", "card_back"} <= set(ART.names())


def test_every_mark_has_its_sprite() -> None:
    assert len(MARKS) == len(MARK_NAMES) == len(LIGHT.seats) == len(DARK.seats)
    assert all(mark_sprite(seat) in ART for seat in range(len(MARKS)))


def grey(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_terrains_differ_in_grey_or_by_their_pattern(colours: Theme) -> None:
    assert set(PATTERNS) == set(TERRAINS)
    for one, other in combinations(TERRAINS, 2):
        assert PATTERNS[one] != PATTERNS[other]
        assert colours[one] != colours[other]
    greys = sorted(grey(colours[terrain]) for terrain in TERRAINS)
    assert greys[-1] - greys[0] > 60


def luminance(colour: str) -> float:
    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.03928 else float(((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    bright, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("tone", ["ink", "ink-soft", "leaf", "amber", "alert", "water"])
def test_words_are_readable_on_page_and_paper(colours: Theme, tone: str) -> None:
    assert contrast(colours[tone], colours["ground"]) >= 4.5
    assert contrast(colours[tone], colours["sheet"]) >= 4.5


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_numbers_on_a_seats_colour_are_readable(colours: Theme) -> None:
    assert all(contrast(seat, colours["sheet"]) >= 4.5 for seat in colours.seats)


def test_lines_break_at_spaces_and_end_with_an_ellipsis() -> None:
    lines = wrapped("one two three four five six", 14, 80)
    assert " ".join(lines) == "one two three four five six"
    assert all(width_of(line, 14) <= 80 for line in lines)
    assert wrapped("one two three four five six", 14, 80, most=1)[0].endswith("…")
    assert clipped("short", 14, 200) == "short"
    assert wrapped("garde\u00a0: tout", 14, 50)[0] == "garde\u00a0:"


def test_the_game_is_named_above_its_table() -> None:
    svg = draw(Scene("mock", message("status")), ART, mocks.say)
    assert ">game-title</text>" in svg
