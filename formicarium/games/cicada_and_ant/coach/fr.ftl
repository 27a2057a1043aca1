# Ce que l’on dit aux débutants : trois cartes, puis un mot sur chaque nouvelle sorte de question, puis les dangers.

coach-want = { $mode-id ->
    [winter] Vous faites des provisions pour l’hiver, et vous les payez avec les cartes que vous récoltez. Chaque provision rapporte des points de victoire, et deux de la même sorte en valent davantage ensemble.
   *[autumn] Vous remplissez votre garde-manger. Chaque carte récoltée vous fait avancer d’un pas sur l’étagère de son type, et les derniers pas valent plus que les premiers. Les insectes des cartes rapportent des points à la fin, d’autant plus que vous en avez de la même sorte.
}
coach-turn = À chaque manche, quelqu’un est la Fourmi : elle pose des pions sur le carré et choisit, en secret, l’un des types où ils se trouvent. La Cigale devine ce type. Si elle devine juste, elle prend les cartes de ce type ; sinon, c’est la Fourmi. { $mode-id ->
    [winter] Qui a pris des cartes peut acheter une provision. Puis les rôles tournent.
   *[autumn] Puis les rôles tournent, mais une Fourmi qui s’est fait prendre recommence.
}
coach-win = { $mode-id ->
    [winter] { $points ->
        [one] La partie va aussitôt à qui atteint le premier { $points } point de victoire.
       *[other] La partie va aussitôt à qui atteint le premier { $points } points de victoire.
    }
   *[autumn] { $shelves ->
        [one] La partie s’arrête quand quelqu’un a rempli { $shelves } étagère, ou quand la pioche ne suffit plus à compléter le carré. On additionne alors étagères et insectes : le plus grand total gagne.
       *[other] La partie s’arrête quand quelqu’un a rempli { $shelves } étagères, ou quand la pioche ne suffit plus à compléter le carré. On additionne alors étagères et insectes : le plus grand total gagne.
    }
}

coach-ask-place-ant = Vos pions décident de ce qui se gagne dans cette manche : bientôt, vous choisirez en secret l’un des types où ils se trouvent et, si la Cigale ne le devine pas, toutes vos cartes de ce type seront à vous. Couvrez au moins trois types pour qu’elle hésite, et mettez deux pions sur un type qui vous intéresse.
coach-ask-choose-token = Si la Cigale devine ce type, elle prend vos cartes et vous êtes encore la Fourmi ; sinon, elles sont à vous. Le type qui porte le plus de pions rapporte le plus, et c’est celui que la Cigale attend. Surprenez-la de temps en temps.
coach-ask-choose-red-token = Vous regardez cette manche. Si la Fourmi s’échappe et que votre jeton montre le même type que le sien, vous piochez une carte ; sinon, vous ne perdez rien. Choisissez ce que la Fourmi veut sans doute et que la Cigale ne devinera guère.
coach-ask-place-cicada = Nommez le type que la Fourmi a choisi, et ses cartes sont à vous ; nommez-en un autre, et elle les prend. Pariez là où sa réussite vous ferait le plus mal : un type qui porte beaucoup de pions, ou qui la mènerait loin devant. Mais ne pariez pas toujours de la même façon.
coach-ask-insects-help = Au lieu de cette carte, vous pouvez en prendre une autre avec le même insecte, de n’importe quel type et où qu’elle soit dans le carré. Cherchez un type qui vous manque ; la carte que vous laissez reste à sa place.
coach-ask-take-power = Un pouvoir vous aide manche après manche, jusqu’à ce qu’une autre Fourmi vous le prenne. Il coûte l’une des cartes tout juste récoltées : prenez-le si vous pouvez vous passer de cette carte.
coach-ask-market = Qui a récolté des cartes peut acheter une provision maintenant, au prix en cartes Chemin qu’elle indique. Plusieurs cartes pareilles peuvent en remplacer une qui vous manque. N’attendez pas trop : chaque provision vous rapproche de la victoire, et la deuxième d’une sorte compte le plus.
coach-ask-pay = Il y a plusieurs façons de payer, car des cartes pareilles peuvent en remplacer une d’un autre type. Gardez ce qu’il vous faudra pour votre prochain achat.

danger-shelf = { $count ->
    [one] Si { $seat } prend la carte sous un pion ({ $path }), une étagère est pleine et la partie s’arrête.
   *[other] Si { $seat } prend les { $count } cartes sous les pions ({ $path }), une étagère est pleine et la partie s’arrête.
}
danger-last-round = La pioche est vide : cette manche est la dernière.
danger-purchase = { $seat } peut gagner au prochain achat ({ $kinds }). Seul qui récolte des cartes peut acheter.
