"""What a search found, in words: what it expects, what it fears, and what the runner-up would have cost.

Such a reason may tell what only its seat knows, as any bot's may: others hear it when the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

from formicarium.bots.search.abreast import Races
from formicarium.bots.search.mixing import Mixed
from formicarium.bots.search.race import Race
from formicarium.bots.search.thought import Thought
from formicarium.core.bot import Choice
from formicarium.core.decision import Move
from formicarium.texts.facts import message_of
from formicarium.texts.message import Arg, Message, message

OFTEN = 3  # rounds with a reply, and as many without it, before it is worth a word
WORTH_A_WORD = 0.02  # of the chance to win: what it costs at least
CLEAR = 2.5  # standard errors that make it clear: it is the worst of several


def reason(thought: Thought, taken: int) -> Message:
    """The quick player's reason for the answer, and what came of thinking it over."""
    root = thought.root
    why = root.choices[taken].why
    rounds = sum(root.visits)
    if rounds == 0:
        return why
    worth = root.mean(taken)
    found: dict[str, Arg] = {"why": why, "rounds": rounds, "chance": chance_of(worth)}
    taken_as = _named(root.choices[taken])
    others = [at for at, tried in enumerate(root.visits) if tried and _named(root.choices[at]) != taken_as]
    if not others:
        return message("why-search-alone", **found)
    assert isinstance(root, (Race, Races, Mixed)), "a duel takes nothing"
    next_best, behind = root.runner_up(taken, others)
    cost = max(0, _percent(behind))
    if cost == 0 and _percent(worth) in (0, 100):
        return message("why-search-alone", **found)  # nothing is in doubt any more
    found |= {"next": _named(root.choices[next_best]), "cost": cost}
    fear = feared(thought, taken) if thought.searching.fears else None
    if fear is None:
        return message("why-search", **found)
    return message("why-search-fear", **found, fear=message_of("move", fear))


def _named(choice: Choice) -> Message:
    """In a few words, so that answers can be told apart."""
    return choice.called or message_of("move", choice.move)


def feared(thought: Thought, taken: int) -> Move | None:
    """The reply after which it went worst, where it clearly went worse than after the others."""
    worths: dict[Move, list[float]] = {}
    for at, reply, worth in thought.replies:
        if at == taken and reply is not None:
            worths.setdefault(reply, []).append(worth)
    often = [reply for reply, each in worths.items() if len(each) >= OFTEN]
    worst = min(often, key=lambda reply: fmean(worths[reply]), default=None)
    if worst is None:
        return None
    others = [worth for reply, each in worths.items() if reply != worst for worth in each]
    return worst if _clearly_worse(worths[worst], others) else None


def _clearly_worse(here: Sequence[float], elsewhere: Sequence[float]) -> bool:
    """Is the gap more than a few rounds that happened to go wrong?"""
    if len(elsewhere) < OFTEN:
        return False
    gap = fmean(elsewhere) - fmean(here)
    doubt = sqrt(variance(here) / len(here) + variance(elsewhere) / len(elsewhere))
    return gap >= WORTH_A_WORD and gap > CLEAR * doubt


def chance_of(worth: float) -> int:
    """In 100. Only what is decided is certain."""
    return _percent(worth) if worth in (0.0, 1.0) else min(99, max(1, _percent(worth)))


def _percent(share: float) -> int:
    return round(100 * share)
