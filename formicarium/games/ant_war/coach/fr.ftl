# Ce que l’on dit aux débutants : trois cartes, puis un mot sur chaque nouvelle sorte de question, puis les dangers.

coach-want = Vous voulez détruire la Reine ennemie et garder la vôtre en vie. Vos fourmis sont de six sortes : la Reine, qui perd contre toutes, et cinq autres, dont chacune en bat deux. Votre adversaire voit où sont vos fourmis, mais pas ce qu’elles sont : chacun devine, bluffe et se souvient.
coach-turn = À votre tour, vous jouez un ordre de votre main. Il dit combien d’actions vous avez, quelles fourmis peuvent agir et comment. Un pas mène une fourmi sur une case voisine ; s’il s’y trouve une ennemie, elles se battent : on montre les deux, et la plus faible disparaît. Après un combat, chacun prend un nouvel ordre au Magasin. { $cards ->
    [one] À la fin, vous piochez jusqu’à avoir de nouveau { $cards } ordre.
   *[other] À la fin, vous piochez jusqu’à avoir de nouveau { $cards } ordres.
}
coach-win = Qui détruit la Reine ennemie gagne. Et qui ne peut plus rien déplacer avec les ordres de sa main perd : gardez un ordre qui peut toujours déplacer quelque chose.

coach-ask-place-ant = Votre adversaire verra où sont vos fourmis, mais pas lesquelles. Mettez votre Reine à l’arrière, derrière des amies, et des combattantes devant. Le plus simple est de prendre toute une formation : vous pourrez encore la changer.
coach-ask-arrange = Votre adversaire ne voit rien de tout cela avant que vous soyez prêts tous les deux. Veillez à ce que votre Reine soit entourée d’amies et ne se trouve sur aucune rangée ni colonne dégagée : on l’y atteint vite.
coach-ask-order = L’ordre que vous jouez décide quelles fourmis agissent à ce tour, et combien de fois. Un ordre pour une seule sorte apprend à l’adversaire ce qu’est la fourmi ; la Marche générale déplace n’importe laquelle et ne dit rien. Jouez les ordres puissants quand il y a quelque chose à attaquer.
coach-ask-action = Allez sur une case voisine, attaquez en entrant sur la case d’une ennemie, ou servez-vous de la capacité de la fourmi : elle ne le peut qu’une fois, et cela montre ce qu’elle est. Attaquer une inconnue est un pari, perdu aussi souvent que gagné ; attaquez là où vous savez qui vous attend, ou quand une perte ne vous coûte guère.
coach-ask-keep = Après chaque combat, chacun prend ici un ordre ; il vient en main plus tard, quand la défausse est mélangée. Les meilleurs ont beaucoup d’actions ou servent à plusieurs sortes. Un ordre pour une sorte que vous avez perdue ne vaut rien.
coach-ask-remove = Moins nombreux et meilleurs, vos ordres reviennent plus souvent. Retirez celui qui vous sert le moins : un ordre pour des fourmis perdues, ou qui a peu d’actions. Pris dans votre main, il vous manquera jusqu’à ce que vous piochiez.
coach-ask-discard = Vous allez piocher jusqu’à avoir une main complète. Un ordre qui ne vous aidera pas au prochain tour ne fait que prendre une place : défaussez-le, et piochez-en un autre ; il reviendra plus tard. S’ils sont tous utiles, gardez-les.

danger-queen-attack = { $count ->
    [one] La fourmi ennemie en { $squares } est à côté de votre Reine en { $queen } : un pas, et elle peut être perdue.
   *[other] Les fourmis ennemies en { $squares } sont à côté de votre Reine en { $queen } : un pas, et elle peut être perdue.
}
danger-queen-shot = La Tireuse ennemie en { $square } peut atteindre votre Reine en { $queen } de son acide.
danger-stuck = Des ordres de votre main, un seul peut déplacer une fourmi ({ $order }). Qui commence son tour sans un tel ordre perd.
