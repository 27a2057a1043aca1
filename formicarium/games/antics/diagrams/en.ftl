# Captions of the rulebook's diagrams.
diagram-levels = The number on a space is its level. The lit tile lies on two tiles of level 2: both of its halves are level 3, so that Hatch brings three ants, and Ants! sends three.
diagram-on_top = The next tile may lie on the two lit spaces: the same level, and two different tiles beneath. One space (1) has a marker on it; and with the other (2) the new tile would lie exactly on one tile.
diagram-chain = Two blue workers, linked to the anthill. Ants of the water and flower zones may go to the four lit tracks, which touch the chain or the anthill. The crossed-out flower track touches neither.
diagram-linked = Only the last worker of this chain may be retrieved: without one of the others, those behind it would not be linked to the anthill.
diagram-pushes = From the clearing home over a chain of three workers: four pushes.
diagram-hand_on = The butterfly beside the anthill can be pushed in, or handed back to the worker on the lit track. The track of the other worker meets this one only at the anthill, and there nothing is handed on.
diagram-steal = A soldier has gone back to the supply, and the butterfly has passed from the orange worker to the blue one on the same track.
diagram-guard = An orange guard stands on this track: blue cannot steal the butterfly here, whatever the number of soldiers.
diagram-bridge = With an ant on the chasm the dragonfly comes home in three pushes.
diagram-scout = A Scout of level 2 takes one tile of field 1, then one of field 2. An anteater is no tile and cannot be taken.
diagram-fields = The tile of field 1 was taken from lane B. At the end of the turn all that lies behind it moves up: the green anteater reaches field 1 and attacks.
diagram-hungry = Where a grey anteater that eats ants looks, one zone after the other. Nobody is in the rock zone: it empties the undergrowth zone, and the ant among the flowers is safe.
diagram-stored = A ladybird is stored on a Push space: it can be neither used nor built over any more.
diagram-fungi = Three fungi are in sight, at levels 3, 2 and 1, and there are a green and a brown leaf. The two highest count: 3 + 2, and 2 for the green leaf, 7 points.
