# What newcomers are told: three cards, then a word about each new kind of question, then dangers.

coach-want = You want to found new colonies: one day your winged ones, virgin queens and drones, leave the nest, and only such flights score. A virgin queen and a drone who fly together are worth much more than both alone. Until then you need food, room in the nest and many workers.
coach-turn = In every game turn each of you has one turn on the map. You draw a card and give your ants tasks: nurses look after the brood, builders make the nest larger, foragers bring food, patrollers stand guard, a scout looks at what is unknown. Then comes the Nest Phase, for all together: ants are fed, pupae emerge, larvae grow, eggs are laid, and food that is left over is lost.
coach-win = { $points ->
    [one] When somebody has { $points } point at the end of a game turn, the highest score wins.
   *[other] When somebody has { $points } points at the end of a game turn, the highest score wins.
} Grow first: feed your larvae a little and get workers. Then feed some of them well, and get virgin queens and drones in equal numbers. Keep a card for the day they fly: the flight costs one.

coach-ask-turn-start = Your turn begins with a card from the deck. What is offered here can be done only before that. If you do not need it, go on.
coach-ask-draw-step = Some cards can be played in this step only: their text says so. All others can wait until you assign tasks. A Trait stays before you and changes your colony for good, so the sooner it lies there, the longer it helps; an Action works once.
coach-ask-draw-step-over = Traits before you and cards in your hand count together, so laying a Trait down makes no room. Play an Action, or discard the card you need least. Keep one for a nuptial flight: it can be any.
coach-ask-mutate-pick = One Trait before you is given up, and one from your hand takes its place. Exchange what helps you least now for what you will need for the rest of the match.
coach-ask-budding-boost = You would lose all eggs, larvae and pupae, and have a dozen workers at once. Early in the match, with little brood, that is a great leap; with a full nursery it costs too much.
coach-ask-card-target-area = The card works in one area of the map. Choose where it does most for you, or most harm to somebody who is ahead.
coach-ask-card-target-player = The card is aimed at one player. It is usually wise to choose whoever is closest to winning.
coach-ask-choose-larvae = Female larvae become workers or virgin queens, male ones drones. Give up those you have too many of; for flights you want as many drones as virgin queens.
coach-ask-predator-move = Nobody can work beside a Predator, and ants where it arrives are driven home. Send it to a neighbour’s food, or away from your own.
coach-ask-predator-victim = You have rolled a one: the Predator may eat an ant of your choice, or none. Take one from whoever threatens you most.
coach-ask-migrate-to = Your nest moves to a neighbouring area, with everything in it; ants on the map stay where they are. Look for food all around, and for distance to strong neighbours. The new nest is small, and your queens lay no eggs this turn.
coach-ask-lose-brood = Nurses carry ten of the brood each; the rest stays behind and is lost. Keep the pupae: they are the closest to being ants. Eggs are the cheapest to replace.
coach-ask-keep-aphids = These Aphids would vanish. You may keep them on your Nest Sheet and put them back on the map at the beginning of your next turn, where you have ants.
coach-ask-return-aphids = Put them next to your nest, where food is brought home without loss; but another marker there is removed. Aphids last, if they are not overrun by foragers.
coach-ask-window-event = An Event is about to happen. You hold a card that protects you from it; played, it stays before you as a Trait and protects you from now on. There is room for few Traits: weigh what you would lose.
coach-ask-window-predator = The Predator is about to strike at your ants. You hold a Trait that saves them; it stays before you and helps from now on. For a single scout it need not be: there is room for few Traits.
coach-ask-window-one-queen = You would lose all your queens but one, and a queen more means more eggs in every turn. The card you hold prevents that.
coach-ask-choose-ant-attrition = One ant of this area dies. Give up one whose task you can do without; a media or a major took more food to raise than a worker.
coach-ask-repel-player = Your Repellent drives an ant home. Choose whoever disturbs your foragers most.
coach-ask-assign-source = Here you plan your whole turn: choose ants, then what they do. First one nurse for every ten of the brood, or it dies. The others forage; a builder makes a little room, but eats and brings nothing. Once nests can be stormed, a patroller in your nest area keeps others out.
coach-ask-assign-destination = Next to the nest one forager brings one food; farther away it takes more ants for the same. A scout is sent alone where a face-down marker or foreign patrollers make it dangerous. Nurses and builders eat, ants in Reserves do not.
coach-ask-gather-at = All ants that are free to go come together in one place. That is good for a defence or before an attack; food they bring none.
coach-ask-place-nest = Your colony lives here for the whole match. What there is to eat around it is laid out only when everybody has settled: so choose a place with much land around it, for water yields nothing.
coach-ask-setup-trait = A Trait changes your colony for the whole match, so those you lay now help longest. You can have one of each kind. Whatever you keep in hand can be played later, or pay for a flight.
coach-ask-lay-nest-tile = Your nest will stand on this tile. Events strike one colour at a time, so it is good to have different colours around you.
coach-ask-lay-ring-tile = Every tile of land beside your nest gets a marker with food or danger; water gets none. Different colours around your nest make you less dependent on a single event.
coach-ask-lay-tile = Land near your nest is more room for food, water keeps neighbours away. Lay what helps you, or shuts in somebody else.
coach-ask-extra-tile = A new tile gives your colony more ground, but no food lies there yet. You may stop whenever you like.
coach-ask-restart-place = You begin again with a small colony, and keep your points. Look for a place with food around it and far from whoever has beaten you.
coach-ask-scout-area = Your scouts look at their areas one after the other. Begin where you most need to know what lies there: afterwards you may send reserves to that place.
coach-ask-react = The scout comes to spy out an attack. With ants from Reserves you make the place too strong for it; going home saves your ants; if you are strong enough already, do nothing.
coach-ask-turn-marker = Turned up, the marker may be food, from which you forage this very turn, or a Predator, whose dice may cost you the scout. Left face down it yields nothing to anybody. Mostly it is worth turning up.
coach-ask-scout-reinforce = Ants in Reserves may run after your scout and work there at once: forage, patrol or attack. Send as many as the food there can feed, and keep some at home to guard the nest.
coach-ask-scout-assign = Foragers bring food this turn, patrollers keep others out, attackers fight. Where foreign patrollers stand, nothing but an attack is possible.
coach-ask-perform = All tasks are given; now your ants set to work by themselves. What is offered here is your last chance to play a card before that.
coach-ask-window-forage = The card you hold spoils a food marker before it is foraged. It is best used against a rich marker of a player who is ahead.
coach-ask-window-combat = Before dice and totals you may lay a Trait that changes the fight; it stays before you for good. Compare the points of both sides: is it enough to win?
coach-ask-window-guest = The card harms one opponent: it takes half of somebody’s food, or half of the winged ones at the next flight. Wait until the victim has much of it.
coach-ask-attack-area = Your attacks are carried out one after the other, in the order you choose. Begin where the result tells you what to do next.
coach-ask-attack-target = In one area you can attack only one player. Each ant is mostly worth one point; the weaker side is destroyed, and the stronger loses as many points as the weaker had.
coach-ask-chem-dice = Before the fight your Trait may drive off or win over some of the defenders. The dice cost you nothing: roll all of them.
coach-ask-choose-ant-chemical = The attacker’s Trait takes one of your ants out of this fight; it survives. Part with the one that is worth least in combat.
coach-ask-bomb-dice = Each die may kill ants of the attacker, and costs you one ant. Roll many if you would lose this fight anyway, few or none if you are stronger.
coach-ask-bomb-loss = One of your side has to die. Workers are the cheapest to replace; recruited ants are not even your own.
coach-ask-combat-loss = You have won, but the losers took as many points with them. Give up the ants that are worth least to you; one with many points pays for several.
coach-ask-carry-off = Each ant that goes home takes a dead opponent along, which is food. Those who stay become patrollers and hold the ground.
coach-ask-plunder = Each ant that goes home takes one thing along: food, or brood of the enemy. But only ants that stay can hunt the queen, and a colony without a queen hardly recovers.
coach-ask-queen-hunt = With each ant you roll a die, and a single one kills the queen: with four ants that is about an even chance. Without a queen your opponent gets no more female eggs.
coach-ask-promote-site = One of your Nest Sites becomes your main nest. Take the one with the most food around it, or the farthest from the enemy.
coach-ask-nest-play = This card belongs to the step of the Nest Phase that comes now. Play it if it helps at this moment; what you do not use stays in your hand.
coach-ask-shortage-adults = For every food that is missing, one of your nest must go. Eggs cost least; a virgin queen or drone is worth points, and nurses keep all the rest of the brood alive.
coach-ask-emerge-majors = A virgin queen scores when she flies; a major serves you in the nest or in combat. Late in the match virgin queens are worth more.
coach-ask-emerge-repletes = A replete stays in Storage and keeps food from turn to turn; a media works. One or two repletes are enough if you seldom have food left.
coach-ask-feed-large = Well fed, a female larva will be a virgin queen, who scores when she flies with a drone. Poorly fed, she becomes a worker. Early on raise workers, later as many virgin queens as you will have drones.
coach-ask-feed-medium = With more food a larva becomes a media, which does something better than workers. It is worth it if your Trait needs medias and food is plentiful.
coach-ask-shortage-larvae = For every food that is missing, a larva or an egg is lost. An egg is two Nest Phases from being an ant, so it is mostly the cheaper loss.
coach-ask-lay-female = Food that you do not use now is lost, so lay as many as next turn’s nest has room and nurses for. Female eggs become workers, or virgin queens if they are well fed later.
coach-ask-lay-male = Male eggs become drones, who score as partners of virgin queens. A male egg laid now flies together with a larva that you feed well in two turns: so drones are laid before you raise virgin queens. In the first turns lay none, for the colony needs workers.
coach-ask-nurses-lay = Without a queen there are no female eggs, but drones score a little even alone. These eggs cost no food.
coach-ask-shortage-eggs = You want to lay more eggs than you have food for, so brood is eaten instead. That is seldom a gain: a larva or pupa is further along than an egg.
coach-ask-store-food = What you store is there for a later turn; it needs room in your nest. The rest is lost in any case.
coach-ask-flight = All your winged ones leave together, and you pay with one card. Fly when you have pairs, for one without a partner counts little; waiting costs food every turn. If somebody is about to end the match, fly now.
coach-ask-guest-queen-loss = Half of your winged ones are lost before the flight. Keep as many pairs as possible: choose so that virgin queens and drones are equal in number.
coach-ask-budding-cost = Each virgin queen that flies takes ants along, and each of them scores a point. Choose ants that you can do without.
coach-ask-nest-site = A second nest brings another queen and room for more brood, but it is one more place that can be attacked. Found it where there is food.

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
danger-hunger = { $count } food is missing in this Nest Phase: of all in your nest, the plan gives up what costs least.
danger-hunger-so-far = As your ants stand now, { $count } food will be missing in the Nest Phase. Send more foragers.
danger-hunger-bearable = { $count } food will still be missing in the Nest Phase. To find it would cost more than to bear it: the plan gives up whatever in your nest is cheapest to replace.
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
danger-no-card = You have winged ants, but no card in hand, and a nuptial flight costs one: keep the next card you draw.
