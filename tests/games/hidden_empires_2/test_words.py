"""Questions say what is wrong and what it costs, and answers what they do (section 10 of the spec)."""

from __future__ import annotations

import pytest

from formicarium.core.event import Event
from formicarium.games.hidden_empires_2 import GAME
from formicarium.games.hidden_empires_2.events import BlockEnded, EggsHatched, FoodPutAway, ForageRolled
from formicarium.testing import clause
from formicarium.texts.facts import message_of
from formicarium.texts.speaker import Speaker
from tests.games.hidden_empires_2.builder import Table, area_named, table

SPEAKER = Speaker(GAME, "en", ["Ada", "Bea"], you=0)


def question(t: Table) -> str:
    return SPEAKER.prompt(t.match.pending[0])


def answers(t: Table) -> dict[str, str]:
    return {" ".join(move.spell()): SPEAKER.move(move) for move in t.match.pending[0].options}


@clause("HE2-CHECK-05")
@pytest.mark.parametrize(
    "brood, size, said",
    [
        (3, 6, "Your 3 brood need 1 nurse more."),
        (12, 20, "Your 12 brood need 2 nurses more."),
        (12, 6, "Your nest is too small by 6, and your 12 brood need 2 nurses more."),
    ],
)
def test_a_nest_out_of_order_says_what_is_missing(brood: int, size: int, said: str) -> None:
    t = table("check", ants=[{"E3": 4}], brood=[{"egg_f": brood - 1, "larva_f": 1}], sizes=[size])
    assert question(t) == f"{said} What do you do?"


@clause("HE2-CHECK-05")
def test_brood_is_not_given_up_by_an_answer_that_does_not_say_so() -> None:
    said = answers(table("check", ants=[{"E3": 4}], brood=[{"egg_f": 3}]))
    assert said["brood:egg_f"] == "Give up a female egg"
    assert said["stack:E3:worker place:nurses"] == "Move a worker from E3 to Nurses"


@clause("HE2-AUC-04", "HE2-AUC-07")
def test_a_bid_tells_what_would_be_paid() -> None:
    first = table("draw", ants=[{"E3": 1}, {"E7": 1}], dna=[6, 6], draws=["mace"])
    assert question(first) == "Mace is for sale. Do you open with a bid? You have 6 DNA."
    assert answers(first)["bid:4"] == "Bid 4"
    second = table("draw", ants=[{"E3": 1}, {"E7": 1}], dna=[6, 6], draws=["mace"], traits=[["bus"]])
    assert question(second).endswith("You have 6 DNA, and pay 2 times what you bid.")
    assert answers(second)["bid:3"] == "Bid 3: you would pay 6"
    assert answers(second)["bid:4"] == "Bid 4: 8 to pay, more than you have"


@clause("HE2-NEST-11")
def test_feeding_tells_what_becomes_of_the_larvae() -> None:
    said = answers(table("n3", ants=[{"nurses": 1}], brood=[{"larva_f": 2}], food=[9]))
    assert said["brood:larva_f level:1 count:1"] == "Feed 1 female larva with 1 food: later a worker"
    assert said["brood:larva_f level:3 count:2"] == "Feed 2 female larvae with 3 food each: later princesses"


@pytest.mark.parametrize("stage, said", [("redeploy", "Done: check the nest"), ("advance", "Done advancing")])
def test_done_tells_what_it_ends(stage: str, said: str) -> None:
    assert answers(table(stage, ants=[{"E3": 1}]))["button:done"] == said


@clause("HE2-FLIGHT-02", "HE2-FLIGHT-03")
def test_a_flight_tells_its_points_unless_a_guest_takes_half() -> None:
    free = table("n5", ants=[{"E3": 1}], princesses=[2], males=[1])
    assert question(free).endswith("(princesses: 2, males: 1)? That would be 6 points.")
    assert question(table("n5", ants=[{"E3": 1}], princesses=[2], males=[1], marked=[True])).endswith(
        "males: 1)?"
    )


@pytest.mark.parametrize(
    "event, said",
    [
        (BlockEnded("n4"), "Everybody has decided; the nests are shown."),
        (BlockEnded("n5"), "Everybody has decided whether to fly."),
        (EggsHatched(1, 1, 0), "Bea’s eggs hatch: 1 female."),
        (EggsHatched(0, 2, 1), "Your eggs hatch: 2 female and 1 male."),
        (FoodPutAway(0, 0, 3), "Your leftover food is lost: 3."),
        (FoodPutAway(0, 2, 1), "Your leftover food: 2 stored, 1 lost."),
        (ForageRolled(1, area_named("E4"), (2,), 0), "Bea’s forager on E4 rolls 2: nothing changes."),
        (
            ForageRolled(0, area_named("E4"), (1, 2), -1),
            "Your foragers on E4 roll 1 and 2: there is less left.",
        ),
    ],
)
def test_the_log_counts_nothing_that_is_not_there(event: Event, said: str) -> None:
    assert SPEAKER.say(message_of("event", event)) == said
