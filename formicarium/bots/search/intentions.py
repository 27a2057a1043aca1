"""What has been thought through is carried out, as long as everything comes as it was foreseen.

A turn that was thought over as a whole is answered piece by piece. Whoever thought anew at every piece would
change its mind halfway. So the answers that were meant to follow are kept by what the seat will know then:
where that is different, in another match or because somebody else interfered, nothing is remembered.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from formicarium.bots.search.memory import knowledge
from formicarium.core.bot import Choice, Sight
from formicarium.core.chance import Chance
from formicarium.core.flow import answer, settle
from formicarium.core.together import sight as seen
from formicarium.texts.message import message

KEPT = 2000  # answers; what was kept longest is forgotten first


class Intentions:
    """Answers by what a seat knows when it is asked."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, Choice] = {}

    def recall(self, sight: Sight) -> Choice | None:
        """What was meant for this question, if it is still offered."""
        if not self._kept:
            return None
        decision = sight.decision
        choice = self._kept.get((decision.seat, decision.prompt, knowledge(sight.view)))
        move = decision.meant(choice.move) if choice is not None else None
        return None if choice is None or move is None else choice._replace(move=move)

    def keep(self, sight: Sight, choice: Choice) -> None:
        """Keep what is to follow, up to where chance or somebody else has a say."""
        if not choice.then:
            return
        seat = sight.decision.seat
        s, rest = sight.imagine(Random(0)), choice.then
        answer(s, seat, choice.move)
        while rest:
            asked = settle(s)
            if not asked or isinstance(asked, Chance) or asked[0].seat != seat:
                return
            decision = asked[0]
            (meant, why), rest = rest[0], rest[1:]
            move = decision.meant(meant)
            if move is None:
                return
            known = knowledge(seen(s, seat).view(seat))
            self._kept[seat, decision.prompt, known] = Choice(move, message("why-intended", why=why), rest)
            while len(self._kept) > KEPT:
                del self._kept[next(iter(self._kept))]
            answer(s, seat, move)
