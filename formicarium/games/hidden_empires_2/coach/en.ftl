# What newcomers are told: three cards, then a word about each new kind of question, then dangers.

coach-want = { $way-id ->
    [queen] You want to kill the queen of another colony: whoever does so first wins at once. For that you need many ants, and for many ants food, room in the nest and brood that is looked after.
   *[flights] You want to found new colonies: one evening your winged ones, princesses and males, leave the nest, and only such flights score. A pair, a princess and a male who fly together, scores { $pair }, a princess alone { $princess }, a male alone { $male }. Until then you need food, room in the nest and many workers.
}
coach-turn = In every game turn each of you has one turn on the map: you place your ants, let them advance by one area, discover what lies there and bring food home. Then comes the nest phase, for all together: adults and larvae are fed, pupae become ants, eggs are laid, and food that is left over spoils. { $mode-id ->
    [advanced] Besides, you draw cards, bid for traits that change your colony for good, and can storm nests.
   *[basic] Nobody can attack your nest in the basic game.
}
coach-win = { $way-id ->
    [queen] Storm a nest and let the ants that are left hunt its queen. Guard your own: ants that patrol your nest area keep others out.
   *[flights] { $points ->
        [one] When somebody has { $points } point after a nest phase, the highest score wins.
       *[other] When somebody has { $points } points after a nest phase, the highest score wins.
    } Grow first: female eggs, larvae fed a little, workers. But a match is short, and from egg to flight it takes three nest phases more: soon lay male eggs too, feed larvae well for princesses, and let them fly.
}

coach-ask-place-nest = Your colony lives here for the whole match, and six workers start from this place. All nest spaces are alike: only keep some distance to the others.
coach-ask-draft-keep = You keep one trait of this packet for the whole match and pass the rest on. Of each type you can have only one. Take what suits the way you want to play: more food, more eggs or more strength.
coach-ask-bid = You pay in DNA, which you get by foraging areas of different colours. Every trait you own makes the next one dearer: the second costs twice your bid, the third three times. Bid for what helps you for the rest of the match.
coach-ask-start-auction = Some hand cards put a trait up for sale: you bid first, but the others may bid more. Do so when you have more DNA than they.
coach-ask-shelter-aphids = You may take these Aphids into your nest and put them back on the map next turn, beside your ants. Otherwise they are lost.
coach-ask-nest-card = Some cards work only at this moment of the nest phase. Play one if it brings you food or eggs that you can use, or takes food from somebody who has much; if not, wait.
coach-ask-attrition-loss = One ant of this area dies. Workers are the cheapest to replace; other castes took more food to raise.
coach-ask-rove-losses = Female larvae become workers or princesses, male ones males. Give up those you have too many of; for flights you want as many males as princesses.
coach-ask-predator-hit = The Predator takes an ant of the player you name. Choose whoever threatens you most.
coach-ask-predator-victim = Workers are the cheapest to replace; other castes took more food to raise.
coach-ask-migration-brood = Each nurse carries ten of the brood; the rest is lost. Keep the pupae, which will soon be ants; eggs are the cheapest to replace.
coach-ask-return-aphids = Put them where your ants can tend them, best next to your nest: from there food comes home without a chain of ants.
coach-ask-redeploy = Every ant may go where you have others, home, or into a chamber. Brood needs one nurse for every ten, or it dies. One or two builders make room, as a rule in the second turn. The rest: where there is food, or at the edge of the unknown.
coach-ask-gather-at = All ants that are free to go come together in one place: good for a defence or before an attack. Food they bring only from there.
coach-ask-redeploy-to = On the map they can forage, explore and carry food on; in Nurses they keep the brood alive, in Builders they make the nest larger. Nurses and builders have to be fed, ants on the map do not.
coach-ask-fix-nest = Your nest has too little room or too few nurses. You can call ants to help, move some out, or give up brood. Losing an egg is cheaper than losing a larva, and a larva cheaper than a pupa.
coach-ask-advance = Every ant may take one step. Go where food lies, or onto face-down tokens to discover them. Farther than one step from the nest, leave ants behind on every area of the way: food comes home only along such a chain.
coach-ask-advance-to = Step onto a face-down token to discover it, onto food to forage it.
coach-ask-reveal-token = It may be food, from which you can forage at once, nothing, or a Predator, which sends your ants home. Near your nest it is nearly always worth knowing.
coach-ask-scout = You look at one area after the other, in the order you like. Begin where you most need to know what lies there: afterwards reserves may follow.
coach-ask-patrol-react = The scout comes before an attack, or for your food. Reserves make the place stronger, a retreat saves your ants; if you are strong enough, do nothing.
coach-ask-scout-reveal = It may be food, which you forage this very turn, or a Predator, whose dice may cost you an ant and which sends the others home. Mostly it is worth turning over.
coach-ask-scout-victim = Workers are the cheapest to replace; other castes took more food to raise.
coach-ask-scout-reinforce = Ants in Reserves may follow your scout at once, however far it is, and forage or fight there. Keep a few at home: they defend the nest.
coach-ask-attack = Both sides add up their ants; the weaker side is destroyed, and the stronger loses as many points as the weaker had. So attack only with a purpose: to hold good ground, or to break into a nest.
coach-ask-scatter-dice = Each lucky die lets one of your ants escape before the fight. If the attacker is stronger, roll all you have; if you are stronger, your ants are needed here.
coach-ask-scatter-ant = Who goes home survives, but does not fight. If the fight is lost anyway, save as many as you may, the costly ones first.
coach-ask-chemical-dice = Before the fight your trait may drive off or win over some of the defenders. The dice cost you nothing: roll all of them.
coach-ask-chemical-victim = The attacker’s trait takes an ant out of this fight. Part with the one that is worth least in combat.
coach-ask-bomb-dice = Each lucky die kills ants of the attacker, and costs you one. Roll many if you would lose this fight anyway, few or none if you are stronger.
coach-ask-bomb-loss = Workers are the cheapest to replace; recruited ants are not even your own.
coach-ask-combat-loss = The losers took as many points with them as they had. Give up the ants that are worth least to you; one with many points pays for several.
coach-ask-after-combat = Who stays holds the ground, who goes home can be given new work in the nest phase. Leave as many as this place is worth to you.
coach-ask-invade = Inside, your ants fight those in Reserves, Nurses and Builders. If you win, they carry off brood as food, and whoever stays may kill the queen. If you are much stronger, go in.
coach-ask-seal-nest = The card keeps the enemy out until this turn ends. Without it, your ants in the nest have to fight, and brood or even your queen may be lost.
coach-ask-block-return = So many of your attackers must turn back. Keep the strongest for the fight inside.
coach-ask-rescue-brood = The ant that flees may save one of the brood. Pupae have cost most and will soon be ants.
coach-ask-carry = Each ant that goes home takes along one of the brood, which is food for you. But only those that stay can hunt the queen, and a colony without a queen gets no more female eggs.
coach-ask-hunt-queen = Each hunter rolls a die, and a single one kills the queen. It is mostly best to set all hunters on one queen; several groups are weaker each.
coach-ask-nest-lost = All your nests share one nest sheet, so you lose a place on the map and room. Keep the one with the most food around it.
coach-ask-nest-crowned = Your main nest is lost, and a Nest Site takes its place. Choose the one with the most food around it.
coach-ask-build-trail = A Trail counts as a home: food from areas next to it needs no chain of ants. More ants give a better chance; those that build cannot forage this turn.
coach-ask-assign-patrol = Patrollers keep others out: an opponent can come in only with a single scout. They neither forage nor carry food on. Guard your nest area if a strong neighbour is near, and food that matters.
coach-ask-forage = Every ant brings one food. More ants may harvest than may tend, but harvesting may use the food up; tended Plants and Aphids last. Forage first what is next to your nest.
coach-ask-forage-ants = Each ant brings one food, if the chain of ants to your nest lets it through. When dice are rolled, every ant adds one: at harvests every one that is rolled makes the food smaller, so send no more than you need.
coach-ask-repel-target = Your Repellent drives an ant home before you forage. Choose whoever disturbs you most here.
coach-ask-repel-ant = It goes home unharmed. Part with the one you need least in this area.
coach-ask-end-turn = This is the last moment of your turn for a card. Play it if it helps now; otherwise keep it.
coach-ask-restart = Without a queen there will be no more female eggs. If you begin again elsewhere, you have a small colony with a queen, and keep your points.
coach-ask-restart-area = Look for a place with food around it, and far from whoever has beaten you.
coach-ask-mill = Each miller turns one food into several, before anybody eats. That is always a gain: grind as much as you can.
coach-ask-return-ants = These ants were driven or sent home. Put them where they are needed next turn: Nurses and Builders are fed in a moment, ants on the map or in Reserves are not.
coach-ask-starve-adults = For each food that is missing one of your nest must go. Eggs cost least; princesses and males are worth points, and nurses keep the rest of the brood alive.
coach-ask-emerge-majors = A princess scores when she flies; a major works or fights for you. Late in the match princesses are worth more.
coach-ask-feed-larvae = Every larva must eat, or it is lost. With little food a female larva becomes a worker, at work from the next turn but one; well fed, a princess, who can fly next turn. First workers; princesses towards the end, or where more eggs would find no room.
coach-ask-eat-egg = An egg is the cheapest loss: it has cost one food and is two nest phases from being an ant.
coach-ask-lay-eggs = Food that you do not use now spoils. Lay as many eggs as your nest will have room and nurses for: first female ones. A male egg laid now flies together with a larva that you feed well in two turns, so the first male eggs come early.
coach-ask-eat-larva = You lay more eggs than you have food for, so larvae are given up. That is seldom a gain: a larva is further along than an egg.
coach-ask-nuptial-flight = If they fly, all of them leave and score; if they stay, they must be fed again. To wait pays only if partners emerge next turn, for a pair scores more than both alone. If somebody is about to end the match, fly now.
coach-ask-guest-losses = Half of your winged ones are lost before the flight. Choose so that princesses and males are equal in number: pairs score most.
coach-ask-nest-site = A second nest brings another queen and more room, but it is one more place that can be stormed. Found it where there is food.

danger-nurses = { $count ->
    [one] Your brood needs { $count } nurse more: when you have finished redeploying, an ant must come in for that, or brood is lost.
   *[other] Your brood needs { $count } nurses more: when you have finished redeploying, ants must come in for that, or brood is lost.
}
danger-crowded = { $count ->
    [one] Your nest is too full by { $count }: when you have finished redeploying, somebody must leave it or die.
   *[other] Your nest is too full by { $count }: when you have finished redeploying, some must leave it or die.
}
danger-raid = { $count ->
    [one] { $count } ant of { $seat } can come before your nest next turn and storm it.
   *[other] { $count } ants of { $seat } can come before your nest next turn and storm it.
} { $defenders ->
    [0] Nobody would defend it.
    [one] Only { $defenders } ant would defend it.
   *[other] Only { $defenders } ants would defend it.
} { $watch ->
    [one] One patroller in your nest area keeps them out: then only a single scout can come, and reserves that follow her.
   *[other] { $watch } patrollers in your nest area keep them out: then only a single scout can come, and reserves that follow her.
}
danger-hunger = { $count } food is missing in this nest phase: of all in your nest, the plan gives up what costs least.
danger-hunger-so-far = As your ants stand now, { $count } food will be missing in the nest phase. Those of your ants that can still move could fetch more.
danger-hunger-bearable = { $count } food will still be missing in the nest phase. To find it would cost more than to bear it: the plan gives up whatever in your nest is cheapest to replace.
danger-hunger-harvest = If you forage what is proposed, { $count } food will be missing in the nest phase. To harvest instead of tending brings more at once, but may use the food up.
danger-flight = { $points ->
    [one] { $seat } may have { $points } point after this game turn, and that ends the match.
   *[other] { $seat } may have { $points } points after this game turn, and that ends the match.
} { $flyers ->
    [0] You have no flight of your own to set against it.
   *[other] { $own ->
        [one] Let all your winged ones fly this evening, too: you would have { $own } point.
       *[other] Let all your winged ones fly this evening, too: you would have { $own } points.
    }
}
