# What newcomers are told: three cards, then a word about each new kind of question, then dangers.

coach-want = { $mode-id ->
    [winter] You lay in provisions for the winter, and pay for them with the cards you collect. Every provision is worth victory points, and two of a kind are worth more together.
   *[autumn] You fill your pantry. Every card you collect takes you a step along the shelf of its type, and later steps are worth more than early ones. Insects on the cards are worth points at the end, the more of one kind the better.
}
coach-turn = In each round somebody is the Ant: it puts pawns on the square and picks, in secret, one of the types they stand on. The Cicada guesses that type. Guessed right, the Cicada takes the cards of that type; guessed wrong, the Ant does. { $mode-id ->
    [winter] Whoever has taken cards may buy a provision. Then the roles move on.
   *[autumn] Then the roles move on, but an Ant that was caught tries again.
}
coach-win = { $mode-id ->
    [winter] { $points ->
        [one] Whoever is the first to have { $points } victory point wins at once.
       *[other] Whoever is the first to have { $points } victory points wins at once.
    }
   *[autumn] { $shelves ->
        [one] The match ends when somebody has filled { $shelves } shelf, or when the deck cannot fill the square any more. Then shelves and insects are added up: the most points win.
       *[other] The match ends when somebody has filled { $shelves } shelves, or when the deck cannot fill the square any more. Then shelves and insects are added up: the most points win.
    }
}

coach-ask-place-ant = Your pawns decide what can be won this round: soon you choose one type under them in secret, and if the Cicada does not guess it, all your cards of that type are yours. Cover at least three types, so that guessing is hard, and put two pawns on a type you want.
coach-ask-choose-token = If the Cicada guesses this type, it takes your cards, and you are the Ant once more; if not, they are yours. The type with the most pawns brings most, and is what the Cicada expects. Surprise it now and then.
coach-ask-choose-red-token = You look on this round. If the Ant gets away and your token shows the same type as its token, you draw a card; if not, you lose nothing. Choose what the Ant probably wants and the Cicada will hardly guess.
coach-ask-place-cicada = Name the type that the Ant has chosen, and its cards are yours; name another, and it takes them. Guess where its success would hurt most: a type with many pawns, or one that takes it far ahead. But do not always guess alike.
coach-ask-insects-help = Instead of this card you may take another one with the same insect, of any type and anywhere in the square. Look for a type that you need; the card you leave stays where it is.
coach-ask-take-power = A power helps you round after round, until another Ant takes it from you. It costs one of the cards you have just collected: take it if you can spare that card.
coach-ask-market = Whoever has collected cards may buy one provision now, at the price in path cards that it shows. Several equal cards can stand for one you lack. Do not wait too long: every provision brings you closer to victory, and the second of a kind counts most.
coach-ask-pay = There are several ways to pay, because equal cards can stand for one of another type. Keep what you need for your next purchase.

danger-shelf = { $count ->
    [one] If { $seat } takes the card of { $path } under a pawn, a shelf is full that ends the match.
   *[other] If { $seat } takes the { $count } cards of { $path } under the pawns, a shelf is full that ends the match.
}
danger-last-round = The deck is empty: this round is the last.
danger-purchase = { $seat } can win with the next purchase: { $kinds } would be enough. Only who collects cards may buy.
