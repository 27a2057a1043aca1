"""Every colour, every broken outline and every mark on a board stands in the legend of its game."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

import formicarium as fm
from formicarium.core.game import Game
from formicarium.scene.model import Scene, Tone
from formicarium.scene.sprites import Art

GAMES = [fm.games[id] for id in fm.games]
TERRAINS = frozenset(get_args(Tone)) - {"", "ground", "sheet", "line", "ink", "ink-soft"}
DECISIONS = 120  # of a match, played at random
EVERY = 12  # of them one is looked at


def scenes(game: Game[Any]) -> list[Scene]:
    found = []
    for variant, seats in list(game.kinds())[:: max(1, len(list(game.kinds())) // 3)]:
        match, rng = fm.Match(game, seats, 3, game.variants[variant]), Random(3)
        for number in range(DECISIONS):
            if not match.pending:
                break
            asked = rng.choice(match.pending)
            if number % EVERY == 0:
                found.append(match.scene(asked.seat))
            match.play(asked.seat, rng.choice(asked.options))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_drawn_is_explained(game: Game[Any]) -> None:
    for scene in scenes(game):
        legend = scene.legend
        places = {place.id for place in scene.places}
        tones = {place.tone for place in scene.places} & TERRAINS
        assert tones <= {sign.tone for sign in legend}
        assert not any(place.dashed for place in scene.places) or any(sign.dashed for sign in legend)
        marks = {mark for piece in scene.pieces if piece.on in places for mark in piece.marks}
        told = {sign.sprite for sign in legend}
        units = {
            mark for mark in marks if mark.startswith("icon_")
        }  # what a hidden ant may be: one stands for all
        assert marks - units <= told
        assert not units or told & units or any(sprite.startswith("icon_") for sprite in told)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_sign_is_seen_and_drawn(game: Game[Any]) -> None:
    art = Art.of(game)
    for sign in scenes(game)[0].legend:
        assert sign.sprite or sign.tone or sign.dashed or sign.badge, sign.label
        assert not sign.sprite or sign.sprite in art, sign.sprite


def test_a_legend_explains_nothing_that_its_variant_has_not() -> None:
    """Hidden Empires II: in the basic game nobody scouts, patrols or builds trails (HE2-TURN-02)."""
    game = fm.games["hidden_empires_2"]

    def told(variant: str) -> set[str]:
        match = fm.Match(game, 2, 3, game.variants[variant])
        return {sign.sprite for sign in match.scene(0).legend}

    assert told("advanced") - told("basic") == {
        "eye", "grows", "nest_site", "shield", "swept", "trail", "withers",
    }  # fmt: skip
    assert told("basic") < told("advanced")
