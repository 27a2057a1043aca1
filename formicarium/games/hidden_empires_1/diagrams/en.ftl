# Captions of the rulebook's diagrams.
diagram-safe = Blue’s map at the start of Assign Tasks. Safe (1): the nest, the areas with blue ants, and what can be reached from them through areas without face-down markers and opposing patrollers. Dangerous (2): neighbours of safe areas with such a marker, or with a patroller as on F2. Forbidden: water, the Predator on F3, and what lies beyond.
diagram-scouts = Two dangerous areas have got a scout each. No second ant may enter either of them this turn; safe areas take any number.
diagram-distance = Four ants forage on I2, two steps from the nest G3: together they count as two effective foragers. The big 2 is the distance.
diagram-prey = Seven ants on Prey beside the nest: 6 food at most, and six dice. One 1 was rolled: a − is added, so the Prey is worth 2 now.
diagram-aphids = Two ants on Aphids of value 1 gained 1 food, but rolled two dice. One of them showed a 1: a + is added, and next time they yield 2.
diagram-share = Foragers of both players share the Plants on F2 in peace. In their own turns each of them gains up to the full value.
diagram-attack = Blue may attack the foragers on F2, and the nest on E3, where nobody stands outside. On E2 patrollers stand: only a scout may go there.
diagram-losses = Four blue ants attacked two foragers on F2. Those are dead, and blue lost two as well: two blue ants are left, and four dead lie there. Each of the two may carry one dead opponent home as food.
diagram-nest = If this nest is attacked, the ants in Builders, Reserves and Nurses defend it: six here. Returning ants, brood and queen take no part.
diagram-predator = The scout turned up a Predator of 3 on I2. Of three dice none showed a 1: she has gone to Returning Ants. The Predator stays, and the area is forbidden now.
diagram-search = One patroller searched for the scout on F2 and rolled 3: odd, so the scout is detected, but without a 1 she lives. The patroller’s owner may now reinforce, retreat or do nothing.
diagram-brood = In every Nest Phase all brood moves on: larvae that are fed become pupae, eggs become larvae, and the pupae of the turn before have emerged as adults.
diagram-size = Six ants in Reserves and three brood take up 9 of 10. Nurses would count too; builders, queen and returning ants do not.
diagram-pairs = Two virgin queens and one drone: 6 points for the pair and 2 for the queen left over, 8 in all. The pupa stays.
