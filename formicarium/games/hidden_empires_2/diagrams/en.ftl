# Captions of the rulebook's diagrams.
diagram-redeploy = The two blue ants on D5 may be redeployed over any distance to another area that blue occupies: E4, G4 or the nest E3 (or into a chamber). Whoever stands on the way does not matter.
diagram-advance = From E4 the blue ants may advance by one area, to any of the five that are lit: to face-down tokens too. The Predator on D4 keeps them out.
diagram-haul = The numbers are capacities. Five ants harvest on E6. By way of D5 and D4 only 1 food gets through; by way of E5 and E4 it is 2, for E4 is the thinnest link. So 2 food come home.
diagram-shared = F2 is shared: ants of both players stand there. So blue can only harvest these Aphids, not tend them.
diagram-tend = Plants of value 3 on E4: at most three of the five ants can tend them. A harvest could use all five.
diagram-aphids = Two ants tended the Aphids on D3 and rolled a 1: one + is added, so that they are worth 3 now.
diagram-who = Ants of three players stand on E5. Blue may attack one of the two others; the third is not touched. Where nobody else stands, as on D4, there is nobody to attack.
diagram-scatter = Player A defends E5 with three ants and has rolled 2, 5 and 1: two of them may scatter and go home before points are compared.
diagram-losses = Two blue ants have scattered; five attack the last one. It is eliminated, and the attackers lose one ant as well: four are left.
diagram-patrol = Into an area with a face-down token, or with patrollers like those on F4, you may advance only one ant in a turn: your scout. The patrollers will search for it.
diagram-predators = Blue revealed a Predator on E4, beside the Predator on D4: it did not stay. Tokens were drawn until one was no Predator: Prey lies there now, and the ants stay.
diagram-brood = In every nest phase all brood moves on: eggs become larvae, larvae that are fed become pupae, and pupae emerge as adults.
diagram-size = One nurse and ten brood take up 11 of 18. The builder, the queen and the returning ants do not count.
diagram-pairs = Two princesses and one male: 4 points for the pair and 2 for the princess left over, 6 in all. The pupa stays.
diagram-price = Player A owned Plant House already: the winning bid of 4 for the second trait cost twice as much, and of 9 DNA 1 is left.
diagram-defenders = If this nest is invaded, the ants in Nurses, Builders and Reserves defend it: four here. Returning ants, brood and queen do not.
