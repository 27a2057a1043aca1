"""One search for all games: it imagines worlds that fit what a seat knows, and plays on in them.

`thought.py` thinks a question over, round by round: down the tree as far as it is known, on with the game's
quick player, to a judgement. `memory.py` keeps the tree: what seats may know on the way, and what came of
their answers there. Every seat is remembered by its own knowledge alone, and opponents learn nothing where
there are secrets: so nobody in the search, opponents included, chooses by what it cannot know. At its root
answers race (`race.py`), or are mixed where one could be outguessed (`mixing.py`). `worlds.py` draws the
worlds, `abreast.py` has several processes think at once, `reasons.py` puts into words what was found,
`player.py` sits at the table, and `intentions.py` keeps what a turn that was thought over as a whole is to
go on with.
"""

from formicarium.bots.search.player import Search

__all__ = ["Search"]
