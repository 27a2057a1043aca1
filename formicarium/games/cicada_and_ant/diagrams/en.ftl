# Captions of the rulebook's diagrams.
diagram-beside = Three pawns are placed. The fourth may go on any of the four lit cards, which share a side with a pawn. Corners, like r3c1 and r3c3, are not enough, and r1c4 touches nobody.
diagram-branches = This group is allowed: it branches twice, and all six pawns hang together side by side.
diagram-present = Six pawns stand on Wood, Tiling and Stone. The Ant must choose one of these three; no pawn is on a Tablecloth card.
diagram-won = The Ant’s token is Wood: the three lit cards are won. The Wood card on r4c3 has no pawn and stays, as do the cards of other types under pawns.
diagram-miss = After a miss both roles move one seat clockwise: Player B is the Ant now, Player C the Cicada. The last lines say who would come next.
diagram-shelf = Two Tiling cards were collected: the blue cube moves two spaces along its shelf, from 1 point to 6.
diagram-lost_step = Two Wood cards for a cube on the third space: it stops on the fourth, and one step is lost.
diagram-kinds = Three Bees are worth 6 points, one Ladybird 1: 7 points in all.
diagram-unfilled = Three cells are empty, and only two cards are left in the deck: none of them is laid, and the game is over.
diagram-help = The Ant has won the Wood Bee (1) and two plain cards. Instead of this Bee it may take another one of the square (2), with or without a pawn on it.
diagram-three_for_one = A Cheese costs a Tablecloth, a Tiling and two Wood. There is no Tiling in this reserve: the three Stone cards pay for it.
diagram-red_ants = The Cicada guessed Wood; Ant and Red Ant had both chosen Stone. The Ant escapes, and the Red Ant gains the top card of the deck.
diagram-pairs = Two Provisions of one kind count 3 points together; two different ones count 1 each.
