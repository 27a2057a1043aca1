"""Player aids as the page fetches them: by variant or by a table's options, and their words."""

from __future__ import annotations

import json

import httpx

from formicarium.core.plain import to_plain
from formicarium.core.registry import games
from tests.server.hosting import Host
from tests.server.people import SOON

GAME = "cicada_and_ant"


def test_an_aid_fits_the_variant_or_the_options_and_the_players(host: Host) -> None:
    game, odd = games[GAME], {"mode": "winter", "round_limit": 7}
    with httpx.Client(base_url=f"{host.url}/api/games/{GAME}", timeout=SOON) as http:
        winter = http.get("/aid", params={"variant": "winter"})
        assert winter.json() == json.loads(json.dumps(to_plain(game.aid_for(game.variants["winter"]))))
        table = http.get("/aid", params={"options": json.dumps(odd), "seats": 2})
        assert table.json() == json.loads(json.dumps(to_plain(game.aid_for(odd, 2))))
        for wrong in (
            {"variant": "spring"},
            {"seats": 9},
            {"options": "{"},
            {"options": '{"mode": 1}'},
            {"options": "[]"},
            {"options": "[" * 1900},
        ):
            assert http.get("/aid", params=wrong).status_code in (400, 404), wrong
    assert httpx.get(f"{host.url}/api/games/chess/aid", timeout=SOON).status_code == 404


def test_its_words_are_sent_once(host: Host) -> None:
    with httpx.Client(base_url=f"{host.url}/api/games/{GAME}/aid/texts", timeout=SOON) as http:
        words = http.get("/fr")
        assert "aid-round =" in words.text
        again = http.get("/fr", headers={"If-None-Match": words.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")
