# Ce que l’on dit aux débutants : trois cartes, puis un mot sur chaque nouvelle sorte de question, puis les dangers.

coach-want = { $way-id ->
    [queen] Vous voulez tuer la reine d’une autre colonie : le premier qui y parvient gagne aussitôt. Il y faut beaucoup de fourmis et, pour cela, de la nourriture, de la place dans le nid et un couvain bien soigné.
   *[flights] Vous voulez fonder de nouvelles colonies : un soir, vos ailés, princesses et mâles, quittent le nid, et seuls ces vols rapportent des points. Un couple, une princesse et un mâle qui s’envolent ensemble, en vaut { $pair }, une princesse seule { $princess }, un mâle seul { $male }. D’ici là, il vous faut de la nourriture, de la place dans le nid et beaucoup d’ouvrières.
}
coach-turn = À chaque tour de jeu, chacun joue un tour sur la carte : vous placez vos fourmis, les faites avancer d’une zone, découvrez ce qui s’y trouve et rapportez à manger. Puis vient la phase de nid, pour tous à la fois : on nourrit adultes et larves, les nymphes deviennent des fourmis, on pond, et la nourriture qui reste est perdue. { $mode-id ->
    [advanced] De plus, vous piochez des cartes, misez pour des traits qui changent votre colonie pour de bon, et pouvez prendre des nids d’assaut.
   *[basic] Dans le jeu de base, personne ne peut attaquer votre nid.
}
coach-win = { $way-id ->
    [queen] Prenez un nid d’assaut, et que les fourmis qui restent traquent sa reine. Gardez la vôtre : des fourmis en patrouille dans votre zone de nid tiennent les autres à l’écart.
   *[flights] { $points ->
        [one] Quand quelqu’un a { $points } point après une phase de nid, le meilleur score l’emporte.
       *[other] Quand quelqu’un a { $points } points après une phase de nid, le meilleur score l’emporte.
    } Grandissez d’abord : des œufs femelles, des larves peu nourries, des ouvrières. Mais une partie est courte et, de la ponte à l’envol, il faut encore trois phases de nid : pondez bientôt des œufs mâles aussi, nourrissez bien des larves pour avoir des princesses, et laissez-les s’envoler.
}

coach-ask-place-nest = Votre colonie vit ici pendant toute la partie, et six ouvrières partent de cet endroit. Tous les emplacements se valent : restez seulement à quelque distance des autres.
coach-ask-draft-keep = Vous gardez un trait de ce paquet pour toute la partie et passez le reste. De chaque type, vous ne pouvez en avoir qu’un. Prenez ce qui va avec votre façon de jouer : plus de nourriture, plus d’œufs ou plus de force.
coach-ask-bid = Vous payez en ADN, que l’on gagne en fourrageant dans des zones de couleurs différentes. Chaque trait que vous avez rend le suivant plus cher : le deuxième coûte deux fois votre mise, le troisième trois fois. Misez pour ce qui vous aidera jusqu’à la fin.
coach-ask-start-auction = Certaines cartes mettent un trait aux enchères : vous misez le premier, mais les autres peuvent surenchérir. Faites-le quand vous avez plus d’ADN qu’eux.
coach-ask-shelter-aphids = Vous pouvez rentrer ces Pucerons au nid et les remettre sur la carte au prochain tour, auprès de vos fourmis. Sinon, ils sont perdus.
coach-ask-nest-card = Certaines cartes n’agissent qu’à ce moment de la phase de nid. Jouez-en une si elle vous apporte de la nourriture ou des œufs utiles, ou en prend à qui en a beaucoup ; sinon, attendez.
coach-ask-attrition-loss = Une fourmi de cette zone meurt. Les ouvrières se remplacent le plus facilement ; les autres castes ont coûté plus de nourriture.
coach-ask-rove-losses = Les larves femelles deviennent des ouvrières ou des princesses, les autres des mâles. Cédez celles que vous avez en trop ; pour les vols, il vous faut autant de mâles que de princesses.
coach-ask-predator-hit = Le Prédateur prend une fourmi au joueur que vous nommez. Choisissez qui vous menace le plus.
coach-ask-predator-victim = Les ouvrières se remplacent le plus facilement ; les autres castes ont coûté plus de nourriture.
coach-ask-migration-brood = Chaque nourrice porte dix membres du couvain ; le reste est perdu. Gardez les nymphes, bientôt fourmis ; les œufs se remplacent le plus facilement.
coach-ask-return-aphids = Posez-les là où vos fourmis pourront les soigner, de préférence à côté de votre nid : de là, la nourriture rentre sans file de fourmis.
coach-ask-redeploy = Chaque fourmi peut aller là où vous en avez d’autres, rentrer, ou entrer dans une chambre. Il faut une nourrice pour dix membres du couvain, sinon il meurt. Une ou deux constructrices font de la place, d’ordinaire au deuxième tour. Les autres : là où il y a à manger, ou au bord de l’inconnu.
coach-ask-gather-at = Toutes les fourmis libres de bouger se retrouvent au même endroit : c’est bon pour défendre, ou avant une attaque. Elles ne rapportent à manger que de là.
coach-ask-redeploy-to = Sur la carte, elles fourragent, explorent et se passent la nourriture ; aux Nourrices, elles gardent le couvain en vie ; aux Constructrices, elles agrandissent le nid. Nourrices et constructrices mangent, les fourmis de la carte non.
coach-ask-fix-nest = Votre nid manque de place ou de nourrices. Vous pouvez appeler des fourmis, en faire sortir, ou céder du couvain. Perdre un œuf coûte moins qu’une larve, et une larve moins qu’une nymphe.
coach-ask-advance = Chaque fourmi peut faire un pas. Allez où il y a à manger, ou sur des jetons face cachée pour les découvrir. À plus d’un pas du nid, laissez des fourmis sur chaque zone du chemin : la nourriture ne rentre que par une telle file.
coach-ask-advance-to = Allez sur un jeton face cachée pour le découvrir, sur de la nourriture pour en prendre.
coach-ask-reveal-token = Ce peut être de la nourriture, à prendre aussitôt, rien du tout, ou un Prédateur, qui renvoie vos fourmis au nid. Près de chez vous, il vaut presque toujours mieux savoir.
coach-ask-scout = Vous examinez une zone après l’autre, dans l’ordre qui vous plaît. Commencez là où vous avez le plus besoin de savoir : des réservistes pourront suivre.
coach-ask-patrol-react = L’éclaireuse vient avant une attaque, ou pour votre nourriture. Des réservistes renforcent l’endroit, un repli sauve vos fourmis ; si vous êtes assez fort, ne faites rien.
coach-ask-scout-reveal = Ce peut être de la nourriture, à prendre dès ce tour, ou un Prédateur, dont les dés peuvent vous coûter une fourmi et qui renvoie les autres. Le plus souvent, retournez-le.
coach-ask-scout-victim = Les ouvrières se remplacent le plus facilement ; les autres castes ont coûté plus de nourriture.
coach-ask-scout-reinforce = Les réservistes peuvent suivre aussitôt votre éclaireuse, si loin que ce soit, et fourrager ou se battre là-bas. Gardez-en quelques-unes : elles défendent le nid.
coach-ask-attack = Chaque camp additionne ses fourmis ; le plus faible est détruit, et le plus fort perd autant de points que l’autre en avait. N’attaquez donc que dans un but : tenir un bon terrain, ou entrer dans un nid.
coach-ask-scatter-dice = Chaque dé heureux laisse une de vos fourmis s’échapper avant le combat. Si l’attaquant est plus fort, lancez tous vos dés ; si c’est vous, vos fourmis sont utiles ici.
coach-ask-scatter-ant = Qui rentre survit, mais ne se bat pas. Si le combat est perdu d’avance, sauvez-en autant que possible, les plus coûteuses d’abord.
coach-ask-chemical-dice = Avant le combat, votre trait peut chasser ou rallier une partie des défenseuses. Les dés ne coûtent rien : lancez-les tous.
coach-ask-chemical-victim = Le trait de l’attaquant retire une fourmi de ce combat. Cédez celle qui vaut le moins au combat.
coach-ask-bomb-dice = Chaque dé heureux tue des fourmis de l’attaquant, et vous en coûte une. Lancez-en beaucoup si vous alliez perdre ce combat, peu ou pas du tout si vous êtes plus fort.
coach-ask-bomb-loss = Les ouvrières se remplacent le plus facilement ; les recrues ne sont même pas à vous.
coach-ask-combat-loss = Les vaincues emportent autant de points qu’elles en avaient. Cédez les fourmis qui valent le moins pour vous ; une seule qui vaut beaucoup paie pour plusieurs.
coach-ask-after-combat = Qui reste tient le terrain, qui rentre peut recevoir un nouveau travail à la phase de nid. Laissez-en autant que l’endroit le mérite.
coach-ask-invade = Dedans, vos fourmis se battent contre réservistes, nourrices et constructrices. Si vous gagnez, elles emportent du couvain, qui se mange, et celles qui restent peuvent tuer la reine. Si vous êtes bien plus fort, entrez.
coach-ask-seal-nest = La carte tient l’ennemi dehors jusqu’à la fin de ce tour. Sans elle, vos fourmis du nid doivent se battre, et du couvain, ou même votre reine, peuvent être perdus.
coach-ask-block-return = Ce nombre de vos attaquantes doit faire demi-tour. Gardez les plus fortes pour le combat dans le nid.
coach-ask-rescue-brood = La fourmi qui s’enfuit peut sauver un membre du couvain. Les nymphes ont coûté le plus, et seront bientôt des fourmis.
coach-ask-carry = Chaque fourmi qui rentre emporte un membre du couvain, qui se mange. Mais seules celles qui restent traquent la reine, et une colonie sans reine n’a plus d’œufs femelles.
coach-ask-hunt-queen = Chaque chasseuse lance un dé, et un seul as tue la reine. Le mieux est souvent de lancer toutes les chasseuses sur une seule reine ; plusieurs groupes sont plus faibles chacun.
coach-ask-nest-lost = Tous vos nids partagent la même feuille de nid : vous perdez une place sur la carte, et de la place dedans. Gardez celui qui a le plus de nourriture alentour.
coach-ask-nest-crowned = Votre nid principal est perdu, et un Site de nid le remplace. Choisissez celui qui a le plus de nourriture alentour.
coach-ask-build-trail = Un tronçon vaut une maison : la nourriture des zones voisines n’a pas besoin de file de fourmis. Plus elles sont nombreuses, plus la chance est bonne ; celles qui bâtissent ne fourragent pas à ce tour.
coach-ask-assign-patrol = Les patrouilleuses tiennent les autres à l’écart : un adversaire n’entre qu’avec une seule éclaireuse. Elles ne fourragent pas et ne se passent pas la nourriture. Gardez votre zone de nid si un voisin puissant est proche, et la nourriture qui compte.
coach-ask-forage = Chaque fourmi rapporte une ration. Plus de fourmis peuvent récolter que soigner, mais la récolte peut épuiser la nourriture ; Plantes et Pucerons que l’on soigne durent. Commencez par ce qui est à côté du nid.
coach-ask-forage-ants = Chaque fourmi rapporte une ration, si la file jusqu’à votre nid la laisse passer. Quand on lance les dés, chaque fourmi en ajoute un : à la récolte, chaque as réduit la nourriture ; n’en envoyez donc pas plus qu’il n’en faut.
coach-ask-repel-target = Votre Répulsif renvoie une fourmi avant que vous ne fourragiez. Choisissez qui vous gêne le plus ici.
coach-ask-repel-ant = Elle rentre saine et sauve. Cédez celle qui vous sert le moins dans cette zone.
coach-ask-end-turn = C’est le dernier moment de votre tour pour une carte. Jouez-la si elle vous aide maintenant ; sinon, gardez-la.
coach-ask-restart = Sans reine, il n’y aura plus d’œufs femelles. Si vous recommencez ailleurs, vous aurez une petite colonie avec une reine, et vous gardez vos points.
coach-ask-restart-area = Cherchez une place entourée de nourriture, loin de qui vous a battu.
coach-ask-mill = Chaque meunière fait d’une ration plusieurs, avant que quiconque ne mange. On y gagne toujours : moulez autant que possible.
coach-ask-return-ants = Ces fourmis ont été chassées ou renvoyées. Mettez-les là où elles serviront au prochain tour : nourrices et constructrices mangent dans un instant, les fourmis de la carte et les réservistes non.
coach-ask-starve-adults = Pour chaque ration qui manque, un membre du nid disparaît. Les œufs coûtent le moins ; princesses et mâles valent des points, et les nourrices gardent le reste du couvain en vie.
coach-ask-emerge-majors = Une princesse rapporte des points quand elle s’envole ; une majeure travaille ou se bat pour vous. Tard dans la partie, les princesses valent mieux.
coach-ask-feed-larvae = Toute larve doit manger, sinon elle est perdue. Peu nourrie, une larve femelle devient une ouvrière, à l’ouvrage dans deux tours ; bien nourrie, une princesse, qui peut s’envoler au prochain tour. D’abord des ouvrières ; des princesses vers la fin, ou quand d’autres œufs ne tiendraient pas.
coach-ask-eat-egg = Un œuf est la moindre perte : il a coûté une ration, et il est à deux phases de nid d’être une fourmi.
coach-ask-lay-eggs = La nourriture que vous n’employez pas est perdue. Pondez autant que votre nid aura de place et de nourrices : d’abord des femelles. Un œuf mâle pondu maintenant s’envolera avec une larve bien nourrie dans deux tours : les premiers mâles viennent donc tôt.
coach-ask-eat-larva = Vous pondez plus que vous n’avez à manger : des larves sont sacrifiées. On y gagne rarement, car une larve est plus avancée qu’un œuf.
coach-ask-nuptial-flight = S’ils s’envolent, tous partent et rapportent des points ; s’ils restent, il faut les nourrir encore. Attendre ne paie que si des partenaires émergent au prochain tour, car un couple rapporte plus que deux isolés. Si quelqu’un va finir la partie, envolez-vous maintenant.
coach-ask-guest-losses = La moitié de vos ailés est perdue avant l’envol. Faites que princesses et mâles soient en nombre égal : les couples rapportent le plus.
coach-ask-nest-site = Un second nid apporte une reine de plus et de la place, mais c’est un endroit de plus que l’on peut prendre d’assaut. Fondez-le là où il y a à manger.

danger-nurses = { $count ->
    [one] Il manque { $count } nourrice à votre couvain : quand vous aurez fini de redéployer, il faudra qu’une fourmi rentre, ou du couvain sera perdu.
   *[other] Il manque { $count } nourrices à votre couvain : quand vous aurez fini de redéployer, il faudra que des fourmis rentrent, ou du couvain sera perdu.
}
danger-crowded = { $count ->
    [one] Votre nid est trop plein de { $count } : quand vous aurez fini de redéployer, quelqu’un devra en sortir ou mourir.
   *[other] Votre nid est trop plein de { $count } : quand vous aurez fini de redéployer, certains devront en sortir ou mourir.
}
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
    [one] Telles que sont placées vos fourmis, il manquera { $count } ration à la phase de nid. Celles de vos fourmis qui peuvent encore bouger pourraient en rapporter davantage.
   *[other] Telles que sont placées vos fourmis, il manquera { $count } rations à la phase de nid. Celles de vos fourmis qui peuvent encore bouger pourraient en rapporter davantage.
}
danger-hunger-bearable = { $count ->
    [one] Il manquera encore { $count } ration à la phase de nid. La trouver coûterait plus cher que de s’en passer : le plan sacrifie ce qui se remplace le plus facilement.
   *[other] Il manquera encore { $count } rations à la phase de nid. Les trouver coûterait plus cher que de s’en passer : le plan sacrifie ce qui se remplace le plus facilement.
}
danger-hunger-harvest = { $count ->
    [one] Si vous fourragez comme proposé, il manquera { $count } ration à la phase de nid. Récolter au lieu de soigner en rapporte plus d’un coup, mais peut épuiser le jeton.
   *[other] Si vous fourragez comme proposé, il manquera { $count } rations à la phase de nid. Récolter au lieu de soigner en rapporte plus d’un coup, mais peut épuiser le jeton.
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
