"""Play a match of any game at random, and tell how it went: `python examples/play_a_match.py antics`."""

import sys
from random import Random

import formicarium as fm
from formicarium.texts.speaker import Speaker

game = fm.games[sys.argv[1] if len(sys.argv) > 1 else "cicada_and_ant"]
match, rng = fm.Match(game, seed=7), Random(7)
while match.outcome is None:
    decision = match.pending[0]  # at most one per seat; several where seats act at the same time
    match.play(decision.seat, rng.choice(decision.options))

speaker = Speaker(game, "en")
for told in match.log[-5:]:
    print("·", speaker.event(told))
print(speaker.outcome(match.outcome))
print(match.record.dumps().splitlines()[-1])
