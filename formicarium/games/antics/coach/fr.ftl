# Ce que l’on dit aux débutants : trois cartes, puis un mot sur chaque nouvelle sorte de question, puis les dangers.

coach-want = Vous voulez rentrer des proies et des feuilles du jardin. Des proies de sortes différentes valent de plus en plus : la quatrième rapporte plus que la troisième. Les feuilles ne comptent que sur des champignons, qui poussent sur votre fourmilière.
coach-turn = { $actions ->
    [one] À votre tour, vous posez jusqu’à { $actions } marqueur sur des cases de votre fourmilière. Chaque case montre ce que vous faites, et son niveau dit combien de fois.
   *[other] À votre tour, vous posez jusqu’à { $actions } marqueurs sur des cases de votre fourmilière. Chaque case montre ce que vous faites, et son niveau dit combien de fois.
} Explorer et Construire font monter votre fourmilière, et ses actions deviennent plus fortes. Éclore et Fourmis ! forment une chaîne de fourmis jusqu’à une clairière. Poussée fait passer la proie de fourmi en fourmi jusque dans la grande fourmilière.
coach-win = Quand les tuiles manquent, ou que presque toutes les sortes de proies ont disparu, chacun joue encore un tour. Puis on compte : le nombre de proies multiplié par lui-même (deux sortes font 4 points, trois en font 9, quatre en font 16), et pour chaque feuille le niveau de son champignon. Le plus grand total gagne.

coach-ask-action = Un marqueur est une action, et plus la case est haute, plus souvent vous la faites. Le chemin des points : Explorer et Construire renforcent votre fourmilière, Éclore et Fourmis ! mènent une chaîne à une clairière, Poussée en rapporte la proie. Votre Super Fourmi fait ce qui vous manque, une fois par tour.
coach-ask-last-steal = Avec un soldat dans la zone rouge, vous pouvez prendre ce que porte la fourmi d’un autre joueur, sur une piste où vous avez vous-même une fourmi libre. Cela coûte le soldat, mais pas d’action.
coach-ask-explore = Choisissez d’après ses deux moitiés : quelles actions avez-vous trop bas, ou pas du tout ? Prendre une tuile devant un fourmilier le laisse approcher, et quand il arrive, il mange.
coach-ask-tile = Posée sur d’autres, une tuile est un niveau plus haut et ses actions sont plus fortes ; posée à côté, elle ne fait qu’ajouter des cases. Les tuiles non construites restent en main, mais peu d’entre elles.
coach-ask-first = Les deux moitiés seront côte à côte, à la même hauteur. Au sommet de votre fourmilière, elles deviennent plus fortes, mais ce que vous recouvrez est perdu : n’enterrez pas votre dernière case Éclore ou Poussée.
coach-ask-second = La seconde moitié va à côté de la première, à la même hauteur. Pensez à ce que vous recouvrez : cette action est perdue, et un champignon recouvert ne rapporte rien.
coach-ask-hatch = Une fourmi éclose dans une zone ne peut être envoyée que sur les pistes de cette couleur ; celles de la zone rouge sont des soldats, qui gardent et volent. Regardez le chemin de la proie que vous voulez, et faites éclore pour ses pistes. Pas plus que vous n’en enverrez bientôt : les fourmiliers mangent les fourmis qui attendent.
coach-ask-ants = Envoyez vos fourmis de façon qu’elles forment une chaîne sans trou, de la grande fourmilière à une clairière : une proie ne rentre que par votre propre chaîne. D’abord les chemins courts : la coccinelle et la feuille brune sont les plus proches.
coach-ask-push = Une poussée avance une chose d’un pas : d’une clairière sur votre fourmi, d’une fourmi à l’autre, de la dernière dans la fourmilière. Commencez par ce qui est le plus près du but, car une fourmi ne porte qu’une chose à la fois. De chaque sorte de proie, vous ne pouvez en avoir qu’une.
coach-ask-store = La case sous la proie ne fait plus rien, et ne pourra plus être recouverte. Choisissez celle qui vous sert le moins.
coach-ask-return = Gardez les tuiles que vous construirez ensuite. Ce que vous rendez va dans le sac, et peut revenir.
coach-ask-anteater = Ce que mange un fourmilier dépend de sa couleur, et du rang de son arrivée : une proie d’une clairière, ou les fourmis qui attendent dans une zone. L’ordre décide donc de qui souffre. Épargnez-vous.

danger-last-turn = { $count ->
    [0] C’est votre dernier tour : ensuite, on compte les points.
    [one] C’est votre dernier tour. Ce que votre fourmi portera encore à la fin ne comptera pas : poussez-le jusqu’au but.
   *[other] C’est votre dernier tour. Ce que vos fourmis porteront encore à la fin ne comptera pas : poussez-le jusqu’au but.
}
danger-thief = { $seat } a un soldat et une fourmi libre sur { $track }, et pourrait voler ce que porte votre fourmi ({ $item }). Poussez-le plus loin, ou postez une garde.
danger-anteater = { $zone-id ->
    [soldier] { $count ->
        [one] Le fourmilier { $colour } est sur le point d’arriver, et mangerait votre soldat de la zone rouge.
       *[other] Le fourmilier { $colour } est sur le point d’arriver, et mangerait vos { $count } soldats de la zone rouge.
    }
   *[other] { $count ->
        [one] Le fourmilier { $colour } est sur le point d’arriver, et mangerait votre fourmi de la zone { $zone }. Sur une piste, elle ne risque rien.
       *[other] Le fourmilier { $colour } est sur le point d’arriver, et mangerait vos { $count } fourmis de la zone { $zone }. Sur les pistes, elles ne risquent rien.
    }
}
danger-hand = { $count ->
    [one] Une tuile de trop dans votre main : à la fin de votre tour, elle retourne dans le sac, à moins que vous ne la construisiez.
   *[other] { $count } tuiles de trop dans votre main : à la fin de votre tour, elles retournent dans le sac, à moins que vous ne les construisiez.
}
