"""The search, on a game small enough to know what is right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from formicarium.bots.search import Search
from formicarium.bots.search.memory import Leaf, Turn, knowledge
from formicarium.bots.search.mixing import Mixed
from formicarium.bots.search.race import ALIKE, LAPS, Race
from formicarium.bots.search.reasons import feared, reason
from formicarium.bots.search.thought import AT_LEAST, Thought
from formicarium.core.bot import Choice, Searching, Sight
from formicarium.core.decision import Move
from formicarium.core.errors import OptionError
from formicarium.texts.message import message
from tests.acorns import GAME as ACORNS
from tests.search.showdown import BET, CALL, FOLD, GAME, PASS, Showdown, ShowdownView, opening

RNG = Random(1)


@dataclass
class Hoard:
    """A view of which nothing can be hashed."""

    found: set[int]
    kept: list[dict[str, list[int]]]


def choices(*moves: Move) -> list[Choice]:
    return [Choice(move, message("why-cautious")) for move in moves]


def thought(searching: Searching, mine: int, theirs: int, rounds: int) -> Thought:
    found = Thought(GAME, searching, opening(mine, theirs), Random(7))
    for _ in range(rounds):
        found.play_on()
    return found


def race(*runs: tuple[float, ...]) -> Race:
    """A race in which each answer has these values, lap by lap, until it is settled."""
    found = Race(choices(*(BET, PASS, CALL, FOLD)[: len(runs)]))
    while not found.settled and any(found.visits[at] < len(runs[at]) for at in found.running):
        at = found.pick(RNG)
        found.learn(at, runs[at][found.visits[at]])
    return found


def test_it_finds_what_its_quick_player_does_not_see() -> None:
    """With the lowest card a bet wins where the other folds, a pass never does."""
    choice = Search(GAME, rounds=60).choose(opening(1, 5), Random(3))
    assert choice.move == BET


def test_the_same_seed_and_rounds_give_the_same_choice_and_reason() -> None:
    assert len({Search(GAME, rounds=20).choose(opening(2, 4), Random(5)) for _ in range(3)}) == 1


def test_what_it_cannot_know_changes_nothing() -> None:
    chosen = {Search(GAME, rounds=20).choose(opening(3, theirs), Random(5)) for theirs in (1, 2, 4, 5)}
    assert len(chosen) == 1


def test_opponents_choose_by_what_they_know() -> None:
    """Who holds a 2 folds, though it would beat the 1 of whoever thinks; an open game has no such secret."""
    secret = thought(GAME.searching, 1, 5, 200).root
    told = thought(replace(GAME.searching, open=True), 1, 5, 200).root
    assert secret.mean(1) == pytest.approx(1 / 4, abs=0.1)
    assert told.mean(1) < 0.1


def test_likely_worlds_are_drawn_more_often() -> None:
    def explains(s: Showdown, seat: int) -> float:
        return float(s.cards[1 - seat] == 2)

    assert thought(replace(GAME.searching, likelihood=explains), 1, 5, 100).root.mean(1) > 0.5


def test_worlds_that_explain_nothing_are_as_good_as_any() -> None:
    assert thought(replace(GAME.searching, likelihood=lambda s, seat: 0.0), 1, 5, 4).root.visits == [2, 2]


def test_all_answers_meet_the_same_worlds() -> None:
    """The highest card wins every lap whatever it says, so no lap differs and the race is soon over."""
    search = Search(GAME, rounds=500)
    assert sum(search.think(opening(5, 1), Random(1)).root.visits) == 2 * ALIKE


def test_time_ends_a_thought() -> None:
    assert sum(Search(GAME, rounds=500, seconds=0.0).think(opening(2, 4), Random(1)).root.visits) == AT_LEAST


def test_a_game_that_cannot_be_searched_says_so() -> None:
    with pytest.raises(OptionError, match="acorns does not say how it can be searched"):
        Search(ACORNS, rounds=2)


def test_what_is_not_worth_it_is_left_to_the_quick_player() -> None:
    search = Search(GAME, rounds=60)
    search.searching = replace(GAME.searching, worthwhile=lambda sight: False)
    assert search.choose(opening(1, 5), Random(3)).why == message("why-cautious")


def test_another_player_plays_on_where_the_tree_ends() -> None:
    """Whoever always folds loses to a bet on the lowest card."""

    class Folding(type(GAME.searching.quick)):  # type: ignore[misc]
        def favourites(self, sight: Sight, rng: Random) -> list[Choice]:
            return [Choice(FOLD, message("why-cautious"))]

    folding = replace(GAME.searching, onward=Folding())
    assert thought(folding, 1, 5, 20).root.mean(1) == 1.0


def test_nothing_to_choose_is_not_thought_over() -> None:
    alone = replace(GAME.searching, breadth=1)
    assert thought(alone, 1, 5, 0).root.settled


def test_who_is_clearly_behind_drops_out_of_a_race() -> None:
    run = race((0.9, 0.8, 0.9, 0.8, 0.9, 0.8), (0.2, 0.1, 0.1, 0.2, 0.1, 0.2), (0.8, 0.9, 0.8, 0.9, 0.8, 0.9))
    assert run.running == [0, 2]
    assert run.visits == [6, LAPS, 6]


def test_a_race_compares_lap_by_lap() -> None:
    """Values that differ widely from lap to lap, and always by the same between answers."""
    laps = (0.0, 1.0, 0.1, 0.9, 0.3, 0.7)
    assert race(laps, tuple(value + 0.01 for value in laps)).running == [1]


def test_who_knows_the_rounds_spends_most_of_them_on_the_best() -> None:
    """Eight of them, 24 rounds, three heats: a lap of all, two of the better four, four of the best two."""
    run = Race(choices(BET, PASS, CALL, FOLD) * 2, 24)
    for _ in range(24):
        at = run.pick(RNG)
        run.learn(at, at // 2 + 0.1 * ((at + run.visits[at]) % 2))  # the best two are ahead by turns
    assert run.running == [6, 7]
    assert run.visits == [1, 1, 1, 1, 3, 3, 7, 7]


def test_of_equals_the_quick_players_favourite_is_taken() -> None:
    assert race((0.5, 0.5), (0.5, 0.5), (0.4, 0.5)).choice(RNG) == 0


def test_an_unfinished_lap_decides_nothing() -> None:
    run = race((0.2, 0.2), (0.3, 0.3))
    run.learn(run.pick(RNG), 1.0)
    assert run.choice(RNG) == 1


def test_the_runner_up_is_measured_in_the_same_worlds() -> None:
    """A lucky first world makes whoever ran in it alone look better than those who went on."""
    run = race((0.9, 0.5, 0.5, 0.5), (0.8, 0.3, 0.5, 0.4))
    run.choices, run.values = choices(BET, PASS, CALL), [*run.values, [0.85]]
    after, cost = run.runner_up(0, [1, 2])
    assert after == 1
    assert cost == pytest.approx(0.1)


def test_answers_that_can_be_outguessed_are_mixed() -> None:
    """A penalty kick: the one side is stopped half of the time if guessed, the other always. 1/3 is right."""
    shooter, keeper = Mixed(choices(BET, PASS)), Mixed(choices(CALL, FOLD))
    rng = Random(11)
    for _ in range(6000):
        shot, guess = shooter.pick(rng), keeper.pick(rng)
        goal = 1.0 if shot != guess else (0.5, 0.0)[shot]
        shooter.learn(shot, goal)
        keeper.learn(guess, 1 - goal)
    assert shooter.average()[1] == pytest.approx(1 / 3, abs=0.08)
    taken = [shooter.choice(rng) for _ in range(300)]
    assert 60 < sum(taken) < 140


def test_a_question_that_can_be_outguessed_is_mixed_at_the_root() -> None:
    mixing = replace(GAME.searching, mixes=lambda decision: decision.seat == 0)
    assert isinstance(thought(mixing, 1, 5, 3).root, Mixed)


def test_further_down_the_best_known_is_tried_most_and_others_as_rounds_grow() -> None:
    turn = Turn(choices(BET, PASS, CALL, FOLD))
    for number in range(100):
        at = turn.pick(RNG)
        turn.learn(at, (0.2, 0.8, 0.1, 0.1)[at])
        assert at < 1 + number**0.5 or not number
    assert max(range(4), key=turn.visits.__getitem__) == 1
    assert min(turn.visits) > 0


def test_what_is_met_once_is_answered_by_the_quick_player_and_only_then_thought_over() -> None:
    """After a bet on a 1 the other has one of four cards: four replies are known, however many rounds."""

    class Counting(type(GAME.searching.quick)):  # type: ignore[misc]
        asked = 0

        def choose(self, sight: Sight, rng: Random) -> Choice:
            choice: Choice = super().favourites(sight, rng)[0]
            return choice

        def favourites(self, sight: Sight, rng: Random) -> Sequence[Choice]:
            self.asked += 1
            found: Sequence[Choice] = super().favourites(sight, rng)
            return found

    onward = Counting()
    searching = replace(GAME.searching, open=True, onward=onward)
    assert len(thought(searching, 1, 5, 2).memory) == 1
    assert onward.asked == 0
    thought(searching, 1, 5, 200)
    assert onward.asked == 4


def test_what_came_of_the_first_time_is_not_forgotten() -> None:
    leaf = Leaf(*choices(BET))
    leaf.learn(leaf.pick(RNG), 0.75)
    turn = leaf.grown(choices(PASS, BET))
    assert [choice.move for choice in turn.choices] == [BET, PASS]
    assert (turn.visits, turn.totals) == ([1, 0], [0.75, 0.0])


def test_equal_views_are_one_knowledge() -> None:
    assert knowledge(ShowdownView(0, 3, False)) == knowledge(ShowdownView(0, 3, False))
    assert knowledge(ShowdownView(0, 3, False)) != knowledge(ShowdownView(0, 4, False))


def test_a_set_is_the_same_in_whatever_order_it_was_filled() -> None:
    """8 and 0 fall into one place of a small set: who comes first stands first."""
    seen, again = Hoard({0, 8}, [{"a": [1]}]), Hoard({8, 0}, [{"a": [1]}])
    assert list(seen.found) != list(again.found)
    assert knowledge(seen) == knowledge(again)
    assert hash(knowledge(seen)) == hash(knowledge(again))


def test_a_reason_tells_expectation_runner_up_and_fear() -> None:
    why = Search(GAME, rounds=60).choose(opening(1, 5), Random(3)).why
    told = dict(why.args)
    assert why.key == "why-search-fear"
    assert told["why"] == message("why-cautious")
    assert 15 <= told["chance"] <= 40  # type: ignore[operator]
    assert told["next"] == message("move-say", word="pass")
    assert told["fear"] == message("move-say", word="call")


def test_a_reply_that_says_nothing_by_itself_is_not_feared() -> None:
    search = Search(GAME, rounds=60)
    search.searching = replace(search.searching, fears=False)
    assert search.choose(opening(1, 5), Random(3)).why.key == "why-search"


@pytest.mark.parametrize(
    "worth, key, chance",
    [
        (1.0, "why-search-alone", 100),
        (0.999, "why-search-alone", 99),
        (0.0, "why-search-alone", 0),
        (0.001, "why-search-alone", 1),
        (0.5, "why-search", 50),
    ],
)
def test_where_nothing_is_in_doubt_no_other_answer_is_called_as_good(
    worth: float, key: str, chance: int
) -> None:
    """Whoever flies and wins is not told that to stay would be about as good."""
    assert GAME.searching is not None
    found = thought(GAME.searching, 1, 5, rounds=0)
    for at in range(len(found.root.choices)):
        found.root.learn(at, worth)
    why = reason(found, 0)
    assert (why.key, dict(why.args)["chance"]) == (key, chance), "only what is decided is certain"


@pytest.mark.parametrize(
    "called, folded, feared_reply",
    [
        ((0.1, 0.15, 0.1), (0.6, 0.5, 0.55), CALL),
        ((0.4, 0.6, 0.45), (0.5, 0.55, 0.6), None),  # as rounds happen to go
        ((0.50, 0.51, 0.50), (0.51, 0.51, 0.51), None),  # clear, but not worth a word
        ((0.1, 0.1), (0.6, 0.5, 0.55), None),  # twice is no more than that
        ((0.1, 0.15, 0.1), (0.6, 0.5), None),
        ((), (), None),
    ],
)
def test_a_reply_is_feared_where_it_clearly_went_worse(
    called: tuple[float, ...], folded: tuple[float, ...], feared_reply: Move | None
) -> None:
    assert GAME.searching is not None
    found = thought(GAME.searching, 1, 5, rounds=0)
    found.replies += [(0, CALL, worth) for worth in called]
    found.replies += [(0, FOLD, worth) for worth in folded]
    found.replies += [(1, CALL, 0.0), (0, None, 0.0)]
    assert feared(found, 0) == feared_reply
