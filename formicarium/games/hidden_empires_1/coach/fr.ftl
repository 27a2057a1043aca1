# Ce que l’on dit aux débutants : trois cartes, puis un mot sur chaque nouvelle sorte de question, puis les dangers.

coach-want = Vous voulez fonder de nouvelles colonies : un jour, vos ailés, princesses et mâles, quittent le nid, et seuls ces vols rapportent des points. Une princesse et un mâle qui s’envolent ensemble valent bien plus que séparément. D’ici là, il vous faut de la nourriture, de la place dans le nid et beaucoup d’ouvrières.
coach-turn = À chaque tour de jeu, chacun joue un tour sur la carte. Vous piochez une carte et donnez des tâches à vos fourmis : les nourrices soignent le couvain, les constructrices agrandissent le nid, les fourragères rapportent à manger, les patrouilleuses montent la garde, une éclaireuse va voir l’inconnu. Puis vient la phase de nid, pour tous à la fois : on nourrit, les nymphes émergent, les larves grandissent, on pond, et la nourriture qui reste est perdue.
coach-win = { $points ->
    [one] Quand quelqu’un a { $points } point à la fin d’un tour de jeu, le plus haut score l’emporte.
   *[other] Quand quelqu’un a { $points } points à la fin d’un tour de jeu, le plus haut score l’emporte.
} Grandissez d’abord : donnez peu à vos larves, et vous aurez des ouvrières. Puis nourrissez-en bien quelques-unes, pour avoir autant de princesses que de mâles. Gardez une carte pour le jour de l’envol : il en coûte une.

coach-ask-turn-start = Votre tour commence par une carte de la pioche. Ce qui est proposé ici ne peut se faire qu’avant. Si vous n’en avez pas besoin, continuez.
coach-ask-draw-step = Certaines cartes ne se jouent qu’à cette étape : leur texte le dit. Toutes les autres peuvent attendre que vous donniez les tâches. Un Trait reste devant vous et change votre colonie pour de bon : plus tôt il est posé, plus longtemps il vous sert ; une Action n’agit qu’une fois.
coach-ask-draw-step-over = Les Traits devant vous et les cartes de votre main comptent ensemble : poser un Trait ne fait donc pas de place. Jouez une Action ou défaussez la carte qui vous sert le moins. Gardez-en une pour un vol nuptial : n’importe laquelle convient.
coach-ask-mutate-pick = Un Trait posé devant vous est abandonné, et un autre, de votre main, prend sa place. Échangez celui qui vous sert le moins contre celui dont vous aurez besoin jusqu’à la fin.
coach-ask-budding-boost = Vous perdriez tous vos œufs, larves et nymphes, et vous auriez d’un coup une douzaine d’ouvrières. En début de partie, avec peu de couvain, c’est un grand bond ; avec un couvain nombreux, c’est trop cher.
coach-ask-card-target-area = La carte agit dans une zone. Choisissez celle où elle vous rapporte le plus, ou fait le plus de tort à qui mène.
coach-ask-card-target-player = La carte vise un joueur. Il est souvent sage de choisir celui qui est le plus près de gagner.
coach-ask-choose-larvae = Les larves femelles deviennent des ouvrières ou des princesses, les mâles restent des mâles. Cédez celles que vous avez en trop ; pour les vols, il vous faut autant de mâles que de princesses.
coach-ask-predator-move = Personne ne travaille à côté d’un Prédateur, et là où il arrive, les fourmis sont chassées. Envoyez-le vers la nourriture d’un voisin, ou loin de la vôtre.
coach-ask-predator-victim = Le dé permet au Prédateur de dévorer une fourmi de votre choix, ou aucune. Prenez-la à qui vous menace le plus.
coach-ask-migrate-to = Votre nid s’installe dans une zone voisine, avec tout ce qu’il contient ; les fourmis de la carte restent où elles sont. Cherchez de la nourriture alentour et de la distance avec les voisins puissants. Le nouveau nid est petit, et vos reines ne pondent pas à ce tour.
coach-ask-lose-brood = Chaque nourrice porte dix membres du couvain ; le reste est perdu. Gardez les nymphes : elles sont les plus près d’être des fourmis. Les œufs se remplacent le plus facilement.
coach-ask-keep-aphids = Ces Pucerons vont disparaître. Vous pouvez les garder sur votre feuille de nid et les remettre sur la carte au début de votre prochain tour, là où vous avez des fourmis.
coach-ask-return-aphids = Posez-les à côté de votre nid, d’où la nourriture rentre sans perte ; mais un autre jeton qui s’y trouve disparaît. Les Pucerons durent, si trop de fourragères ne s’y pressent pas.
coach-ask-window-event = Un Événement va se produire. Vous tenez une carte qui vous en protège ; jouée, elle reste devant vous comme Trait et vous protège désormais. Il y a place pour peu de Traits : pesez ce que vous perdriez.
coach-ask-window-predator = Le Prédateur va s’en prendre à vos fourmis. Vous tenez un Trait qui les sauve ; il reste devant vous et vous aide désormais. Pour une seule éclaireuse, rien n’y oblige : il y a place pour peu de Traits.
coach-ask-window-one-queen = Vous perdriez toutes vos reines sauf une, et une reine de plus, ce sont plus d’œufs à chaque tour. La carte que vous tenez l’empêche.
coach-ask-choose-ant-attrition = Une fourmi de cette zone meurt. Cédez celle dont la tâche vous manquera le moins ; une moyenne ou une majeure a coûté plus de nourriture qu’une ouvrière.
coach-ask-repel-player = Votre Répulsif renvoie une fourmi. Choisissez qui gêne le plus vos fourragères.
coach-ask-assign-source = Ici se prépare tout votre tour : choisissez des fourmis, puis leur tâche. D’abord une nourrice pour dix membres du couvain, sinon il meurt. Les autres fourragent ; une constructrice fait un peu de place, mais mange et ne rapporte rien. Quand les nids sont en danger, une patrouilleuse garde l’entrée du vôtre.
coach-ask-assign-destination = À côté du nid, une fourragère rapporte une ration ; plus loin, il en faut davantage pour autant. On n’envoie qu’une éclaireuse là où un jeton face cachée ou des patrouilleuses étrangères rendent la zone dangereuse. Nourrices et constructrices mangent, les fourmis en Réserve non.
coach-ask-gather-at = Toutes les fourmis libres de bouger se retrouvent au même endroit. C’est bon pour défendre, ou avant une attaque ; elles ne rapportent rien à manger.
coach-ask-place-nest = Votre colonie vivra ici toute la partie. Ce qu’il y a à manger autour n’est posé que lorsque chacun est installé : choisissez donc un endroit entouré de beaucoup de terre, car l’eau ne rapporte rien.
coach-ask-setup-trait = Un Trait change votre colonie pour toute la partie : ceux que vous posez maintenant servent le plus longtemps. Vous pouvez en avoir un de chaque sorte. Ce que vous gardez en main se joue plus tard, ou paie un vol.
coach-ask-lay-nest-tile = Votre nid sera sur cette tuile. Les Événements frappent une couleur à la fois : il est bon d’avoir plusieurs couleurs autour de soi.
coach-ask-lay-ring-tile = Chaque tuile de terre à côté de votre nid reçoit un jeton, nourriture ou danger ; l’eau n’en reçoit pas. Plusieurs couleurs autour du nid vous rendent moins dépendant d’un seul Événement.
coach-ask-lay-tile = De la terre près de votre nid, c’est plus de place pour la nourriture ; l’eau tient les voisins à distance. Posez ce qui vous aide, ou ce qui enferme un autre.
coach-ask-extra-tile = Une nouvelle tuile donne du terrain à votre colonie, mais il n’y a pas encore de nourriture. Vous pouvez vous arrêter quand vous voulez.
coach-ask-restart-place = Vous recommencez avec une petite colonie, et vous gardez vos points. Cherchez une place entourée de nourriture, loin de qui vous a battu.
coach-ask-scout-area = Vos éclaireuses examinent leurs zones l’une après l’autre. Commencez là où vous avez le plus besoin de savoir : vous pourrez ensuite y envoyer des fourmis de la Réserve.
coach-ask-react = L’éclaireuse vient préparer une attaque. Avec des fourmis de la Réserve, l’endroit devient trop fort pour elle ; rentrer sauve vos fourmis ; si vous êtes déjà assez fort, ne faites rien.
coach-ask-turn-marker = Retourné, le jeton peut être de la nourriture, à prendre dès ce tour, ou un Prédateur, dont les dés peuvent vous coûter l’éclaireuse. Face cachée, il ne donne rien à personne. Le plus souvent, retournez-le.
coach-ask-scout-reinforce = Des fourmis de la Réserve peuvent courir derrière votre éclaireuse et y travailler aussitôt : fourrager, patrouiller ou attaquer. Envoyez-en autant que la nourriture en occupe, et gardez-en pour défendre le nid.
coach-ask-scout-assign = Les fourragères rapportent à manger dès ce tour, les patrouilleuses tiennent les autres à l’écart, les attaquantes se battent. Là où patrouillent des étrangères, seule une attaque est possible.
coach-ask-perform = Toutes les tâches sont données ; vos fourmis vont se mettre à l’œuvre d’elles-mêmes. C’est le dernier moment pour jouer une carte avant cela.
coach-ask-window-forage = La carte que vous tenez gâte un jeton de nourriture avant la récolte. Elle sert surtout contre un jeton riche d’un joueur qui mène.
coach-ask-window-combat = Avant les dés et les totaux, vous pouvez poser un Trait qui change le combat ; il reste devant vous pour de bon. Comparez les points des deux camps : cela suffit-il pour gagner ?
coach-ask-window-guest = La carte nuit à un adversaire : elle prend la moitié de sa nourriture, ou la moitié de ses ailés au prochain vol. Attendez que la victime en ait beaucoup.
coach-ask-attack-area = Vos attaques ont lieu l’une après l’autre, dans l’ordre que vous choisissez. Commencez par celle dont l’issue vous dira que faire ensuite.
coach-ask-attack-target = Dans une zone, on n’attaque qu’un seul joueur. Une fourmi vaut le plus souvent un point ; le camp le plus faible est détruit, et le plus fort perd autant de points que l’autre en avait.
coach-ask-chem-dice = Avant le combat, votre Trait peut chasser ou rallier une partie des défenseuses. Les dés ne coûtent rien : lancez-les tous.
coach-ask-choose-ant-chemical = Le Trait de l’attaquant retire une de vos fourmis de ce combat ; elle survit. Cédez celle qui vaut le moins au combat.
coach-ask-bomb-dice = Chaque dé peut tuer des fourmis de l’attaquant, et vous en coûte une. Lancez-en beaucoup si vous alliez perdre ce combat, peu ou pas du tout si vous êtes plus fort.
coach-ask-bomb-loss = Une fourmi de votre camp doit mourir. Les ouvrières se remplacent le plus facilement ; les recrues ne sont même pas à vous.
coach-ask-combat-loss = Vous avez gagné, mais les vaincues emportent autant de points avec elles. Cédez les fourmis qui valent le moins pour vous ; une seule qui vaut beaucoup paie pour plusieurs.
coach-ask-carry-off = Chaque fourmi qui rentre emporte une morte adverse, et c’est de la nourriture. Celles qui restent patrouillent et tiennent le terrain.
coach-ask-plunder = Chaque fourmi qui rentre emporte une chose : de la nourriture, ou du couvain ennemi. Mais seules celles qui restent chassent la reine, et une colonie sans reine s’en remet rarement.
coach-ask-queen-hunt = Chaque fourmi lance un dé, et un seul as tue la reine : avec quatre fourmis, c’est environ une chance sur deux. Sans reine, votre adversaire n’a plus d’œufs femelles.
coach-ask-promote-site = L’un de vos Sites de nid devient votre nid principal. Prenez celui qui a le plus de nourriture alentour, ou le plus loin de l’ennemi.
coach-ask-nest-play = Cette carte va avec l’étape de la phase de nid qui vient. Jouez-la si elle vous aide maintenant ; sinon, elle reste en main.
coach-ask-shortage-adults = Pour chaque ration qui manque, un membre du nid disparaît. Les œufs coûtent le moins ; une princesse ou un mâle vaut des points, et les nourrices gardent tout le couvain en vie.
coach-ask-emerge-majors = Une princesse rapporte des points quand elle s’envole ; une majeure sert au nid ou au combat. Tard dans la partie, les princesses valent mieux.
coach-ask-emerge-repletes = Une fourmi gourde reste à l’Entrepôt et garde la nourriture d’un tour à l’autre ; une moyenne travaille. Une ou deux gourdes suffisent s’il vous reste rarement à manger.
coach-ask-feed-large = Bien nourrie, une larve femelle deviendra une princesse, qui rapporte des points quand elle s’envole avec un mâle. Peu nourrie, elle devient une ouvrière. Au début, des ouvrières ; plus tard, autant de princesses que vous aurez de mâles.
coach-ask-feed-medium = Mieux nourrie, une larve devient une moyenne, qui fait une chose mieux que les ouvrières. Cela vaut la peine si votre Trait demande des moyennes et que la nourriture ne manque pas.
coach-ask-shortage-larvae = Pour chaque ration qui manque, une larve ou un œuf est perdu. Un œuf est à deux phases de nid d’être une fourmi : c’est souvent la moindre perte.
coach-ask-lay-female = La nourriture que vous n’employez pas est perdue : pondez autant que le nid du prochain tour aura de place et de nourrices. Les œufs femelles deviennent des ouvrières ou, si on les nourrit bien par la suite, des princesses.
coach-ask-lay-male = Les œufs mâles deviennent des mâles, partenaires des princesses. Un œuf mâle pondu maintenant s’envolera avec une larve que vous nourrirez bien dans deux tours : on pond donc les mâles avant d’élever des princesses, mais pas aux premiers tours, où il faut des ouvrières.
coach-ask-nurses-lay = Sans reine, il n’y a plus d’œufs femelles, mais les mâles rapportent un peu même seuls. Ces œufs ne coûtent pas de nourriture.
coach-ask-shortage-eggs = Vous voulez pondre plus que vous n’avez à manger : du couvain est mangé à la place. On y gagne rarement : une larve ou une nymphe est plus avancée qu’un œuf.
coach-ask-store-food = Ce que vous stockez servira à un prochain tour ; il y faut de la place dans le nid. Le reste est perdu de toute façon.
coach-ask-flight = Tous vos ailés partent ensemble, et vous payez d’une carte. Envolez-vous quand vous avez des couples, car un ailé seul compte peu ; attendre coûte à manger à chaque tour. Si quelqu’un va finir la partie, envolez-vous maintenant.
coach-ask-guest-queen-loss = La moitié de vos ailés est perdue avant l’envol. Gardez le plus de couples possible : faites que princesses et mâles soient en nombre égal.
coach-ask-budding-cost = Chaque princesse qui s’envole emmène des fourmis, et chacune d’elles rapporte un point. Choisissez celles dont vous pouvez vous passer.
coach-ask-nest-site = Un second nid apporte une reine de plus et de la place pour le couvain, mais c’est un endroit de plus à défendre. Fondez-le là où il y a à manger.

danger-raid = { $count ->
    [one] { $count } fourmi { $seat-of } peut venir devant votre nid au prochain tour et le prendre d’assaut.
   *[other] { $count } fourmis { $seat-of } peuvent venir devant votre nid au prochain tour et le prendre d’assaut.
} { $defenders ->
    [0] Personne ne le défendrait.
    [one] Une seule fourmi le défendrait.
   *[other] Seules { $defenders } fourmis le défendraient.
} { $watch ->
    [one] Une patrouilleuse dans votre zone de nid suffit à les arrêter : seule une éclaireuse peut alors venir, et les réservistes qui la suivent.
   *[other] { $watch } patrouilleuses dans votre zone de nid suffisent à les arrêter : seule une éclaireuse peut alors venir, et les réservistes qui la suivent.
}
danger-hunger = { $count ->
    [one] Il manque { $count } ration à cette phase de nid : le plan sacrifie, dans votre nid, ce qui se remplace le plus facilement.
   *[other] Il manque { $count } rations à cette phase de nid : le plan sacrifie, dans votre nid, ce qui se remplace le plus facilement.
}
danger-hunger-so-far = { $count ->
    [one] Telles que sont placées vos fourmis, il manquera { $count } ration à la phase de nid. Envoyez plus de fourragères.
   *[other] Telles que sont placées vos fourmis, il manquera { $count } rations à la phase de nid. Envoyez plus de fourragères.
}
danger-hunger-bearable = { $count ->
    [one] Il manquera encore { $count } ration à la phase de nid. La trouver coûterait plus cher que de s’en passer : le plan sacrifie ce qui se remplace le plus facilement.
   *[other] Il manquera encore { $count } rations à la phase de nid. Les trouver coûterait plus cher que de s’en passer : le plan sacrifie ce qui se remplace le plus facilement.
}
danger-flight = { $points ->
    [one] { $seat } peut avoir { $points } point après ce tour de jeu, et la partie s’arrêterait là.
   *[other] { $seat } peut avoir { $points } points après ce tour de jeu, et la partie s’arrêterait là.
} { $flyers ->
    [0] Vous n’avez aucun vol à lui opposer.
   *[other] { $own ->
        [one] Faites s’envoler ce soir tous vos ailés, vous aussi : vous auriez { $own } point.
       *[other] Faites s’envoler ce soir tous vos ailés, vous aussi : vous auriez { $own } points.
    }
}
danger-no-card = Vous avez des ailés, mais aucune carte en main, et un vol nuptial en coûte une : gardez la prochaine que vous piocherez.
