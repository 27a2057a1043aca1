"""Games, texts, rulebooks and art, as the page reads them; and the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from formicarium.core.diagram import diagrams
from formicarium.core.registry import games
from formicarium.server.border.words import OWN, words_in
from formicarium.texts.catalogue import LANGUAGES, catalogue
from formicarium.texts.proof import compare, entries
from tests.server.hosting import Host
from tests.server.people import SOON


@pytest.fixture(scope="module")
def http(host: Host) -> httpx.Client:
    return httpx.Client(base_url=host.url, timeout=SOON)


def test_every_game_describes_itself(http: httpx.Client) -> None:
    found = {game["id"]: game for game in http.get("/api/games").json()}
    assert set(games) <= set(found)
    game = found["cicada_and_ant"]
    assert game["seats"] == [2, 3, 4]
    assert game["bots"][0] == "random"
    assert game["levels"] == {
        "larva": "hoarder",
        "nurse": "collector",
        "forager": "scorer",
        "soldier": "equilibrium",
        "queen": "reader",
    }
    assert game["first"] == {"variant": "autumn", "seats": 2}
    options = {option["name"]: option for option in game["options"]}
    assert options["mode"] == {
        "name": "mode",
        "type": "choice",
        "default": "autumn",
        "choices": ["autumn", "winter"],
    }
    assert options["open_insects"]["type"] == "bool"
    assert options["open_insects"]["needs"] == {"mode": "autumn"}
    assert options["round_limit"] == {
        "name": "round_limit",
        "type": "int",
        "default": 200,
        "least": 1,
        "needs": {"mode": "winter"},
    }
    cover = http.get(game["cover"])
    assert cover.headers["content-type"].startswith("image/svg+xml")


def test_numbers_come_with_their_bounds(http: httpx.Client) -> None:
    """What a form offers between them is taken; one beyond them is refused."""
    checked = 0
    found = [game for game in http.get("/api/games").json() if game["id"] in games]
    for game in found:
        for option in game["options"]:
            name = option["name"]
            for value in (option.get("least"), option.get("most")):
                if value is not None:
                    beyond = value - 1 if value == option["least"] else value + 1
                    takes = [_takes(game["id"], name, tried) for tried in (value, beyond)]
                    assert takes == [True, False], (game["id"], option)
                    checked += 1
    assert checked >= 13


def test_an_option_that_does_not_fit_is_refused_in_words(http: httpx.Client) -> None:
    """As the form is told it: what an option needs, and by how many it is played."""
    checked = 0
    for game in (game for game in http.get("/api/games").json() if game["id"] in games):
        for option in game["options"]:
            wish = {option["name"]: True if option["type"] == "bool" else 7}
            if "takes" in option:
                misfit, seats = wish, (set(game["seats"]) - set(option["takes"])).pop()
            elif "needs" in option and option["type"] in ("bool", "int"):
                ((other, value),) = option["needs"].items()
                (another,) = ({True, False} if value is True else _choices(game, other)) - {value}
                misfit, seats = {**wish, other: another}, game["seats"][0]
            else:
                continue
            table = {"game": game["id"], "options": misfit, "seats": [{"kind": "bot"}] * seats}
            refused = http.post("/api/tables", json=table, headers={"x-formicarium": "1"})
            assert refused.status_code == 400, (game["id"], option)
            assert refused.json()["error"]["id"] == f"refused-option-{option['name']}"
            words = [catalogue(games[game["id"]], tongue) for tongue in LANGUAGES]
            assert all(refused.json()["error"]["id"] in each for each in words)
            checked += 1
    assert checked >= 9


def _choices(game: dict[str, Any], option: str) -> set[Any]:
    return {choice for each in game["options"] if each["name"] == option for choice in each["choices"]}


def _takes(game: str, name: str, value: int) -> bool:
    """Whether some variant of the game can be played with it."""
    variants = games[game].variants.values()
    return any(games[game].takes(seats, {**v, name: value}) for v in variants for seats in games[game].seats)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_texts_and_rules_come_in_both_languages(http: httpx.Client, language: str) -> None:
    house = http.get(f"/api/texts/{language}").text
    assert "refused-late =" in house
    assert "refused-not-asked =" in house
    assert "game-title =" in http.get(f"/api/games/cicada_and_ant/texts/{language}").text
    book = http.get(f"/api/games/cicada_and_ant/rules/{language}").json()
    assert book["language"] == language
    clauses = [c["id"] for chapter in book["chapters"] for s in chapter["sections"] for c in s["clauses"]]
    assert "CIG-ANT-01" in clauses


def test_texts_and_art_are_packed_and_sent_once(http: httpx.Client) -> None:
    texts = [f"/api/games/cicada_and_ant/{part}texts/fr" for part in ("", "coach/", "lessons/", "aid/")]
    for path in ("/api/texts/en", *texts, "/api/games/cicada_and_ant/art"):
        plain = http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for way in ("br", "gzip"):
            packed = http.get(path, headers={"accept-encoding": f"{way};q=1.0, deflate"})
            assert packed.headers["content-encoding"] == way
            assert packed.content == plain.content
            assert int(packed.headers["content-length"]) < len(plain.content) / 2
        again = http.get(path, headers={"if-none-match": plain.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_what_a_language_lacks_comes_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("# a remark\none = one\ntwo = { $n ->\n   *[other] two\n\n    }\n")
    assert (
        words_in(tmp_path, "fr")
        == words_in(tmp_path, "en")
        == "one = one\ntwo = { $n ->\n   *[other] two\n\n    }"
    )
    (tmp_path / "fr.ftl").write_text("### Français\none = un\n# rien\n")
    assert words_in(tmp_path, "fr").splitlines()[:2] == ["one = un", "two = { $n ->"]
    assert words_in(tmp_path / "nowhere", "fr") == ""


def test_what_is_not_there_is_refused_in_words(http: httpx.Client) -> None:
    for path in (
        "/games/chess/art",
        "/texts/xx",
        "/games/chess/rules/en",
        "/nothing",
        "/games/cicada_and_ant/art/no",
    ):
        reply = http.get(f"/api{path}")
        assert reply.status_code == 404, path
        assert reply.json()["error"]["id"].startswith("error-")
    assert http.delete("/api/games", headers={"X-Formicarium": "1"}).status_code == 405


def test_art_has_every_sprite_of_the_game_but_the_cover(http: httpx.Client) -> None:
    art = http.get("/api/games/cicada_and_ant/art").json()
    assert art["ant_pawn"].startswith("<svg ")
    assert "cover" not in art
    assert "die_1" not in art  # of the house: the page has it
    assert http.get("/api/games/cicada_and_ant/art/die_1.svg").text.startswith("<svg ")


def test_every_address_of_the_client_gets_its_page(http: httpx.Client) -> None:
    for path in (
        "/",
        "/table/abc",
        "/rules/cicada_and_ant",
        "/../../etc/passwd",
        "/assets/../../../etc/passwd",
    ):
        reply = http.get(path)
        assert reply.status_code == 200
        assert "<html" in reply.text
    assert "root:" not in http.get("/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text


def test_the_servers_words_are_the_same_in_both_languages() -> None:
    assert compare(OWN) == []
    assert "refused-late" in entries(OWN / "en.ftl")


def test_what_can_be_read_can_be_asked_for_its_head(http: httpx.Client) -> None:
    texts = ("/api/texts/en", "/api/games/cicada_and_ant/texts/fr")
    for path in ("/", "/table/x", *texts, "/api/games", "/api/nothing"):
        whole, head = http.get(path), http.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert whole.headers["content-type"].count("charset") <= 1


def test_a_file_of_an_older_page_is_missing_not_another_page(http: httpx.Client) -> None:
    assert http.get("/assets/index-0000.js").status_code == 404


def test_a_rulebooks_diagrams_are_listed_and_drawn(http: httpx.Client) -> None:
    found = http.get("/api/games/ant_war/diagrams?lang=fr").json()
    names = [each["name"] for each in found]
    assert names == list(diagrams(games["ant_war"]))
    sight = next(each for each in found if each["name"] == "sight")
    assert sight["clause"] == "WAR-ABIL-SHOOTER-02"
    assert sight["caption"].startswith("Une Tireuse")
    for size in ("wide", "narrow"):
        width, height = sight[size]
        picture = http.get(f"/api/games/ant_war/diagrams/sight.svg?lang=fr&size={size}")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        assert f'width="{width}" height="{height}"' in picture.text
        assert sight["caption"] in picture.text


def test_a_diagram_is_sent_once_and_wears_the_theme(http: httpx.Client) -> None:
    path = "/api/games/ant_war/diagrams/sight.svg"
    light, dark = http.get(path), http.get(f"{path}?theme=dark")
    assert light.text != dark.text
    assert http.get(path, headers={"if-none-match": light.headers["etag"]}).status_code == 304
    assert http.get(path, headers={"if-none-match": dark.headers["etag"]}).status_code == 200


@pytest.mark.parametrize(
    "path, status",
    [
        ("nothing.svg", 404),
        ("sight.svg?lang=tlh", 404),
        ("sight.svg?theme=pink", 400),
        ("sight.svg?size=9", 400),
    ],
)
def test_a_diagram_that_is_not_there_is_declined(http: httpx.Client, path: str, status: int) -> None:
    assert http.get(f"/api/games/ant_war/diagrams/{path}").status_code == status


def test_a_rulebook_is_searched(http: httpx.Client) -> None:
    hits = http.get("/api/games/ant_war/rules/en/search", params={"q": "dying queens"}).json()
    assert "WAR-END-01" in [hit["clause"] for hit in hits]
    assert any(part["found"] for part in hits[0]["line"])
    assert http.get("/api/games/ant_war/rules/en/search").json() == []
    assert http.get("/api/games/chess/rules/en/search?q=x").status_code == 404
