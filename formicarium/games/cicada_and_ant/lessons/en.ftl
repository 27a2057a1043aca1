## The duel

lesson-duel = The duel
lesson-duel-aim = Hide as the Ant, guess as the Cicada, and fill a shelf: all that a round is.
lesson-duel-welcome = Every round is a duel. An Ant walks over these sixteen cards to fill its pantry; a Cicada tries to catch it. You are the Ant first.
lesson-duel-types = There are four types of path: Wood, Stone, Tablecloth and Tiling. At the end of the round, somebody takes cards of one type.
lesson-duel-first-pawn = The Ant puts six pawns on the square. Begin in the top left corner, on a Wood card.
lesson-duel-first-pawn-elsewhere = That card would do, too; but begin in the top left corner this time.
lesson-duel-beside = Each further pawn stands side by side with an earlier one. Take one of the two cards beside it: both are Wood.
lesson-duel-three-wood = Two on Wood. Cover the third Wood card nearby as well.
lesson-duel-wood-please = Nothing wrong with that, but three cards of a type are worth more than two: choose the Wood card.
lesson-duel-mix = A Cicada guesses what it sees most of. Put your last three pawns on Stone and Tiling, so that it has to wonder.
lesson-duel-mix-please = Choose one of the marked cards, so that your six pawns stand in a block.
lesson-duel-token = Now choose in secret which type you are after. Three pawns stand on Wood: lay down the Wood token.
lesson-duel-token-wood-please = You may, but you would win fewer cards. Lay down Wood.
lesson-duel-missed = The Cicada guessed Stone, and missed you. You take the three Wood cards: your cube climbs three spaces on the Wood shelf, and the bee on one of the cards is yours for the end. New cards fill the gaps.
lesson-duel-roles = An Ant that got away becomes the Cicada. Your opponent has already put six pawns on the square and hidden a token.
lesson-duel-guess = Count: three pawns on Tablecloth, two on Stone, one on Wood. Being caught on many cards would hurt the Ant most; guess Tablecloth.
lesson-duel-guess-cloth-please = It could be that one. But three cards are at stake on Tablecloth: guard what is worth most.
lesson-duel-caught = Right! A caught Ant gets nothing: you take the cards it stood on. It has to try again as the Ant in the next round.
lesson-duel-end = Hide, guess, take, swap: that is every round. The first to fill two shelves ends the game; what shelves and insects are worth comes next.
