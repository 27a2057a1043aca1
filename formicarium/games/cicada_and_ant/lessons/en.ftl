## The duel

lesson-duel = The duel
lesson-duel-aim = Hide as the Ant, guess as the Cicada, and climb a shelf: all that a round is.
lesson-duel-welcome = Every round is a duel. An Ant walks over these sixteen cards to fill its pantry; a Cicada tries to catch it. You are the Ant first.
lesson-duel-types = There are four types of path: Wood, Stone, Tablecloth and Tiling. At the end of the round, somebody takes cards of one type.
lesson-duel-first-pawn = The Ant puts six pawns on the square, on the cards it might take. Begin in the top left corner, on a Wood card.
lesson-duel-first-pawn-elsewhere = That card would do, too; but begin in the top left corner this time.
lesson-duel-beside = Each further pawn stands side by side with an earlier one. Take one of the two cards beside it: both are Wood.
lesson-duel-three-wood = Two on Wood. Cover the third Wood card nearby as well.
lesson-duel-wood-please = Nothing wrong with that, but three cards of a type are worth more than two: choose the Wood card.
lesson-duel-mix = A Cicada guesses what it sees most of. Put your last three pawns on r1c3, r2c2 and r2c3, Stone and Tiling, so that it has to wonder.
lesson-duel-mix-please = Choose r1c3, r2c2 or r2c3, so that your six pawns stand in a block.
lesson-duel-token = Now choose in secret which type you are after. Three pawns stand on Wood: lay down the Wood token.
lesson-duel-token-wood-please = You may, but you would win fewer cards. Lay down Wood.
lesson-duel-missed = The Cicada guessed Stone, and missed you. You take the three Wood cards: your cube climbs three spaces on the Wood shelf, and the Bee on one of the cards is yours for the end. New cards fill the gaps.
lesson-duel-roles = An Ant that got away becomes the Cicada. Player B is the Ant now, has put six pawns on the square and hidden a token.
lesson-duel-guess = Count: three pawns on Tablecloth, two on Stone, one on Wood. Three cards would bring the Ant most: guess Tablecloth.
lesson-duel-guess-cloth-please = It could be that one. But three cards are at stake on Tablecloth: guard what is worth most.
lesson-duel-caught = Right! The Ant is intercepted and gets nothing: you take the three Tablecloth cards under its pawns. In the next round it has to try again as the Ant.
lesson-duel-end = Hide, guess, take, swap: that is every round. Whoever fills two shelves ends the game; what shelves and insects are worth comes next.

## Shelves and insects

lesson-shelves = Shelves and insects
lesson-shelves-aim = Know what a step and an insect are worth, when to end the game, and what to guard.
lesson-shelves-pantry = A game is nearly over. Each shelf of the pantry has four spaces, worth 1, 3, 6 and 10 points. The first step brings you 1 point, the last one 4.
lesson-shelves-yours = Your Wood shelf is full: more Wood brings no more steps. On Tiling you have one step, worth 1 point; two steps more would make it 6.
lesson-shelves-bee = You are the Ant, and three of your pawns stand already. You have kept two Bees; a third would be worth a lot. Put a pawn on the Tiling card with the Bee.
lesson-shelves-bee-first = Tiling is right; but take the card with the Bee first.
lesson-shelves-bee-please = That card has no Bee. The one you want is the Tiling card on the left.
lesson-shelves-second = Every card is one step, with or without an insect. Put a pawn on the other Tiling card within reach, too.
lesson-shelves-second-please = You need a second Tiling card to climb two steps. It lies in the second row.
lesson-shelves-decoy = The last pawn is a decoy. Put it on Tablecloth or Wood, so that the Cicada has more to think about.
lesson-shelves-decoy-please = Stone has a pawn already. Let the decoy stand on Tablecloth or Wood.
lesson-shelves-token = Which token? Two Tiling cards take you from 1 point to 6, and the Bee comes with them. Lay down Tiling.
lesson-shelves-wood-full = Your cube stands at the end of the Wood shelf: these steps would be lost. Lay down Tiling.
lesson-shelves-stone-ends = One Stone card would fill your second shelf, and that ends the game at once: you would have 25 points, and Player B 26 or more. Never end it while you are behind. Lay down Tiling.
lesson-shelves-cloth-little = A first step on a shelf is worth only 1 point. Lay down Tiling.
lesson-shelves-climbed = The Cicada feared Stone, and missed you. Your cube is on the third space: 6 points. The plain card is out of the game; the one with the Bee stays with you.
lesson-shelves-insects = Insects count like shelves: one of a kind is worth 1 point, two 3, three 6, four 10. Your Bees make 6. The others see only how many insects you keep, not which.
lesson-shelves-guess = Now you are the Cicada. Player B’s Tiling shelf is full, and Tablecloth and Stone need one step each: that would end the game and win it. There are pawns on Stone, Tiling and Wood. What must you guess?
lesson-shelves-their-tile = Their Tiling shelf is full: Tiling brings them at most an insect. Which type would fill a second shelf?
lesson-shelves-their-wood = Two Wood cards would bring them 5 points, but the game would go on. Which type would fill a second shelf?
lesson-shelves-over = Right: it was Stone. One of the two cards fills your second shelf, and the game is over at once; the other step is lost. All insects are shown and everything is added up: you win by 33 points to 26.
lesson-shelves-end = You know the Autumn game: climb where steps are dear, gather equal insects, and end it when you lead. It also ends when the Path deck can no longer fill the square. Next comes Winter, where cards are money.

## Winter

lesson-winter = Winter
lesson-winter-aim = Buy Provisions with Path cards, get help from the insects, and be the first with four victory points.
lesson-winter-money = Winter is a race to 4 victory points. Path cards are money now: those you collect lie in your reserve, and with them you buy Provisions, worth 1 point each.
lesson-winter-pair = Two Provisions of a kind are worth 3 points together. Both Cheeses are on display. Each costs one Tablecloth, one Tiling and two Wood; you have a Tiling.
lesson-winter-token = You are the Ant, and your six pawns stand: three on Wood, two on Stone, one on Tiling. The Cheese needs Wood. Lay down Wood.
lesson-winter-token-tile = One Tiling is enough, and you have it already. Lay down Wood.
lesson-winter-token-stone = The Cheese costs no Stone. Lay down Wood: it costs two of these.
lesson-winter-help = The Cicada missed you, and the insects help an Ant that escapes: for a card with an insect you may take another one with the same insect. Leave the Wood with Bee and take the Tablecloth with Bee.
lesson-winter-help-wood = You have two other Wood cards coming, and the Cheese needs no more. What you lack is a Tablecloth: it has a Bee, too.
lesson-winter-help-stone = The Cheese needs no Stone. What you lack is a Tablecloth: it has a Bee, too.
lesson-winter-buy = Whoever has collected may buy one Provision. One Tablecloth, one Tiling, two Wood: you have exactly that. Buy the first Cheese.
lesson-winter-buy-left = It is the same Cheese at the same price; but take the one in the first slot.
lesson-winter-buy-please = You would leave without a point, and only whoever collects may buy. Buy the first Cheese.
lesson-winter-fair = You have 2 points now. And you paid with your very last card: that is the fair price, and it brings you a free card from the deck.
lesson-winter-red = Player B is the Ant, Player C is the Cicada. You are a Red Ant: guess the Ant’s token in secret. The Ant has one Tiling and one Stone; the Wheat Grains on display cost these and two Tablecloths. What is it after?
lesson-winter-red-please = A Red Ant may choose that, but look at what the Ant lacks for the Wheat Grains: two Tablecloths.
lesson-winter-gained = Right, and the Ant escaped: so you draw a card, too. It costs the Ant nothing; its second Wheat Grains make a pair. With 3 points, its next purchase wins.
lesson-winter-guess = So hurry. Now you are the Cicada, and the new Ant has four pawns on Wood. You need Wood yourself, and whatever you catch is yours. Guess Wood.
lesson-winter-guess-please = One card at most would be yours. Four lie under pawns on Wood, and Wood is what you need.
lesson-winter-three = Intercepted! You have five Wood and one Tiling; the second Cheese wants a Tablecloth as well. Three cards of one type stand for one of another: three Wood for the Tablecloth. Buy the Cheese.
lesson-winter-three-please = Somebody else may win before you collect again. You can pay: buy the Cheese.
lesson-winter-won = The Walnuts count 1, the two Cheeses 3. That makes 4 victory points, and the game stops at that very moment: you win.
lesson-winter-end = Collect what the display asks for, buy as soon as you can, and think of pairs. In the last lesson the insects come to power.

## Insects in power!

lesson-powers = Insects in power!
lesson-powers-aim = Take Power cards with the insects you collect, use them, and steal them.
lesson-powers-powers = This is Winter with four Power cards, each of one insect. An Ant that escapes may give up an insect card it has just collected, for the power of that insect. The Bee lies in the middle.
lesson-powers-token = You are the Ant. Of your three pawns on Wood one stands on a Bee. Lay down Wood.
lesson-powers-token-stone = There is a Bee on Stone, too, but only two cards in all. Lay down Wood.
lesson-powers-token-please = That would bring you one card, and no Bee. Lay down Wood.
lesson-powers-help = The Cicada missed you. The insects offer their help, as ever in Winter; but any Bee will do for what you want. Keep the Wood with Bee.
lesson-powers-help-please = You will give the Bee up at once, so it makes no difference which one you take. Keep the Wood this time.
lesson-powers-take = Now give up the Wood with Bee and take the Power of the Bee. While you hold it, two equal cards pay for one of another type, instead of three.
lesson-powers-take-please = A card is worth less than a power that you keep round after round. Take the Bee.
lesson-powers-buy = Wheat Grains cost two Tablecloths, one Tiling and one Stone. You have no Tiling, but two Wood: with the Bee they are enough. Buy the Wheat Grains.
lesson-powers-buy-please = A third Provision is a third point. Buy the Wheat Grains.
lesson-powers-guess = You are the Cicada and hold the Dragonfly: it showed you, and nobody else, a token that the Ant did not choose. It was Stone. Wood and Tiling are left; three cards are at stake on Wood. Guess Wood.
lesson-powers-guess-seen = Not that one: the Dragonfly has shown you that the Ant left Stone aside.
lesson-powers-guess-tile = It may well be Tiling. But Wood has three cards, Tiling two: guard what is worth more.
lesson-powers-beetle = It was Tiling: bad luck. But you hold the Beetle, too: an Ant or a Cicada that collects nothing draws a card. You got a Stone.
lesson-powers-pawns = You are the Ant again. Player B holds the Ladybird, worth 1 point to its holder. A power can be stolen: you need a card with a Ladybird. Put your pawns on r1c3, r1c4, r2c3, r2c4, r3c2 and r3c3.
lesson-powers-pawns-please = That card is not one of the six: r1c3, r1c4, r2c3, r2c4, r3c2 and r3c3. They bring you a Ladybird, and three types for the Cicada to wonder about.
lesson-powers-cloth = The Ladybird within your reach is on a Tablecloth card. Lay down Tablecloth.
lesson-powers-cloth-please = No card of that type under your pawns shows a Ladybird. Lay down Tablecloth.
lesson-powers-either = Missed! The insects offer their help for the Ladybird, then for the Bee. Take what you like: a Ladybird stays a Ladybird.
lesson-powers-steal = You have 3 points. Give up the Ladybird and steal its power: Player B loses a point and you gain one.
lesson-powers-steal-please = One power a round is all you may take, and this one wins. Give up the Ladybird.
lesson-powers-won = Three Provisions and the Ladybird make 4 points: you win at once, before anybody could buy.
lesson-powers-end = Two powers were not in play today: the Caterpillar gives you a hidden card to pay with, the Butterfly exchanges a Provision, once. You have met all of the game now: play it.
