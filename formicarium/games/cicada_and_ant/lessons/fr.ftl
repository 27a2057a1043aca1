## Le duel

lesson-duel = Le duel
lesson-duel-aim = Se cacher en Fourmi, deviner en Cigale, monter sur une étagère : tout ce qui fait une manche.
lesson-duel-welcome = Chaque manche est un duel. Une Fourmi parcourt ces seize cartes pour remplir son Garde-manger ; une Cigale tâche de l’intercepter. Vous êtes d’abord la Fourmi.
lesson-duel-types = Il y a quatre types de chemin : Bois, Pierre, Nappe et Carrelage. À la fin de la manche, quelqu’un prend les cartes d’un seul type.
lesson-duel-first-pawn = La Fourmi pose six pions sur le carré, là où elle pourrait prendre des cartes. Commencez dans le coin en haut à gauche, sur une carte Bois.
lesson-duel-first-pawn-elsewhere = Cette carte conviendrait aussi ; mais commencez cette fois par le coin en haut à gauche.
lesson-duel-beside = Chaque nouveau pion se place à côté d’un pion déjà posé. Prenez l’une des deux cartes voisines : toutes deux sont du Bois.
lesson-duel-three-wood = Deux pions sur le Bois. Couvrez aussi la troisième carte Bois toute proche.
lesson-duel-wood-please = Ce serait permis, mais trois cartes d’un type valent mieux que deux : choisissez la carte Bois.
lesson-duel-mix = Une Cigale parie sur ce qu’elle voit le plus. Posez vos trois derniers pions sur r1c3, r2c2 et r2c3, Pierre et Carrelage, pour la faire hésiter.
lesson-duel-mix-please = Choisissez r1c3, r2c2 ou r2c3, pour que vos six pions forment un bloc.
lesson-duel-token = Choisissez maintenant en secret le type que vous visez. Trois pions sont sur le Bois : posez le jeton Bois.
lesson-duel-token-wood-please = C’est permis, mais vous gagneriez moins de cartes. Posez le Bois.
lesson-duel-missed = La Cigale a parié sur la Pierre : raté ! Vous prenez les trois cartes Bois. Votre cube monte de trois espaces sur l’étagère Bois, et l’Abeille de l’une d’elles est à vous pour la fin. De nouvelles cartes comblent les vides.
lesson-duel-roles = Une Fourmi qui s’est échappée devient la Cigale. Le Joueur B est maintenant la Fourmi : ses six pions sont posés, et son jeton est caché.
lesson-duel-guess = Comptez : trois pions sur la Nappe, deux sur la Pierre, un sur le Bois. Trois cartes rapporteraient le plus à la Fourmi : pariez sur la Nappe.
lesson-duel-guess-cloth-please = Ce pourrait être ce type-là. Mais trois cartes sont en jeu sur la Nappe : gardez ce qui vaut le plus.
lesson-duel-caught = Bien deviné ! La Fourmi est interceptée et n’a rien : vous prenez les trois cartes Nappe qui se trouvent sous ses pions. À la manche suivante, elle doit recommencer en Fourmi.
lesson-duel-end = Se cacher, deviner, prendre, changer de rôle : c’est chaque manche. Qui remplit deux étagères met fin à la partie ; la leçon suivante dit ce que valent étagères et insectes.

## Étagères et insectes

lesson-shelves = Étagères et insectes
lesson-shelves-aim = Savoir ce que valent un pas et un insecte, quand finir la partie, et que garder.
lesson-shelves-pantry = Une partie touche à sa fin. Chaque étagère du Garde-manger a quatre espaces, qui valent 1, 3, 6 et 10 points. Le premier pas rapporte 1 point, le dernier 4.
lesson-shelves-yours = Votre étagère Bois est pleine : le Bois ne vous fait plus avancer. Sur le Carrelage, vous avez fait un pas, qui vaut 1 point ; deux de plus, et ce serait 6.
lesson-shelves-bee = Vous êtes la Fourmi, et trois de vos pions sont déjà posés. Vous gardez deux Abeilles ; une troisième vaudrait cher. Posez un pion sur la carte Carrelage avec l’Abeille.
lesson-shelves-bee-first = Le Carrelage, c’est bien ; mais prenez d’abord la carte avec l’Abeille.
lesson-shelves-bee-please = Cette carte n’a pas d’Abeille. Celle qu’il vous faut est la carte Carrelage, à gauche.
lesson-shelves-second = Chaque carte vaut un pas, avec ou sans insecte. Posez aussi un pion sur l’autre carte Carrelage à portée.
lesson-shelves-second-please = Il vous faut une deuxième carte Carrelage pour avancer de deux pas. Elle est dans la deuxième rangée.
lesson-shelves-decoy = Le dernier pion est un leurre. Posez-le sur la Nappe ou le Bois : la Cigale aura de quoi réfléchir.
lesson-shelves-decoy-please = La Pierre porte déjà un pion. Que le leurre aille sur la Nappe ou le Bois.
lesson-shelves-token = Quel jeton ? Deux cartes Carrelage vous mènent de 1 point à 6, et l’Abeille vient avec. Posez le Carrelage.
lesson-shelves-wood-full = Votre cube est au bout de l’étagère Bois : ces pas seraient perdus. Posez le Carrelage.
lesson-shelves-stone-ends = Une seule carte Pierre remplirait votre deuxième étagère, et la partie s’arrêterait aussitôt : 25 points pour vous, 26 ou plus en face. Ne finissez jamais quand vous êtes derrière. Posez le Carrelage.
lesson-shelves-cloth-little = Un premier pas sur une étagère ne vaut que 1 point. Posez le Carrelage.
lesson-shelves-climbed = La Cigale craignait la Pierre : raté ! Votre cube est sur le troisième espace : 6 points. La carte simple est hors jeu ; celle qui porte l’Abeille reste devant vous.
lesson-shelves-insects = Les insectes comptent comme les étagères : un seul d’une espèce vaut 1 point, deux 3, trois 6, quatre 10. Vos Abeilles valent 6. Les autres voient combien d’insectes vous gardez, pas lesquels.
lesson-shelves-guess = Vous voilà Cigale. Le Joueur B a rempli l’étagère Carrelage, et un seul pas lui manque sur la Nappe comme sur la Pierre : ce serait la fin, et sa victoire. Ses pions sont sur Pierre, Carrelage et Bois. Que parier ?
lesson-shelves-their-tile = Son étagère Carrelage est pleine : le Carrelage lui rapporterait tout au plus un insecte. Quel type remplirait une deuxième étagère ?
lesson-shelves-their-wood = Deux cartes Bois lui rapporteraient 5 points, mais la partie continuerait. Quel type remplirait une deuxième étagère ?
lesson-shelves-over = Bien vu : c’était la Pierre. L’une des deux cartes remplit votre deuxième étagère, et la partie s’arrête aussitôt ; l’autre pas est perdu. On montre les insectes et on additionne : vous gagnez par 33 points à 26.
lesson-shelves-end = Vous savez jouer l’Automne : avancez là où les pas valent cher, assemblez des insectes pareils, finissez quand vous menez. La partie s’arrête aussi quand la pioche Chemin ne suffit plus au carré. Ensuite vient l’Hiver, où les cartes sont une monnaie.

## L’Hiver

lesson-winter = L’Hiver
lesson-winter-aim = Acheter des Provisions avec des cartes Chemin, s’aider des insectes, et avoir le premier quatre points de victoire.
lesson-winter-money = L’Hiver est une course à 4 points de victoire. Les cartes Chemin sont une monnaie : vos récoltes vont dans votre réserve, et elles paient des Provisions, qui valent 1 point chacune.
lesson-winter-pair = Deux Provisions de la même sorte valent ensemble 3 points. Les deux Fromages sont à l’étal. Chacun coûte une Nappe, un Carrelage et deux Bois ; vous avez un Carrelage.
lesson-winter-token = Vous êtes la Fourmi, et vos six pions sont posés : trois sur le Bois, deux sur la Pierre, un sur le Carrelage. Il faut du Bois pour le Fromage. Posez le Bois.
lesson-winter-token-tile = Un Carrelage suffit, et vous l’avez déjà. Posez le Bois.
lesson-winter-token-stone = Le Fromage ne coûte pas de Pierre. Posez le Bois : il en coûte deux.
lesson-winter-help = Raté ! Les insectes aident une Fourmi qui s’échappe : au lieu d’une carte à insecte, vous pouvez en prendre une autre avec le même insecte. Laissez le Bois avec Abeille et prenez la Nappe avec Abeille.
lesson-winter-help-wood = Deux autres cartes Bois vous reviennent, et il n’en faut pas plus pour le Fromage. Ce qui vous manque est une Nappe : elle aussi a une Abeille.
lesson-winter-help-stone = Le Fromage ne demande pas de Pierre. Ce qui vous manque est une Nappe : elle aussi a une Abeille.
lesson-winter-buy = Qui a récolté peut acheter une Provision. Une Nappe, un Carrelage, deux Bois : c’est juste ce que vous avez. Achetez le premier Fromage.
lesson-winter-buy-left = C’est le même Fromage, au même prix ; mais prenez celui du premier emplacement.
lesson-winter-buy-please = Vous partiriez sans point, et seul qui récolte peut acheter. Achetez le premier Fromage.
lesson-winter-fair = Vous avez maintenant 2 points. Et vous avez payé jusqu’à votre dernière carte : c’est le juste prix, qui vous fait piocher une carte gratuite.
lesson-winter-red = Le Joueur B est la Fourmi, le Joueur C la Cigale. Vous voilà Fourmi Rouge : devinez en secret le jeton de la Fourmi. Elle a un Carrelage et une Pierre ; les Grains de blé coûtent cela et deux Nappes. Que vise-t-elle ?
lesson-winter-red-please = Une Fourmi Rouge peut choisir ce type, mais voyez ce qui manque à la Fourmi pour les Grains de blé : deux Nappes.
lesson-winter-gained = Bien vu, et la Fourmi s’est échappée : vous piochez donc une carte. Elle n’y perd rien : ses deuxièmes Grains de blé font une paire. Avec 3 points, son prochain achat gagne.
lesson-winter-guess = Alors vite ! Vous êtes maintenant la Cigale, et la nouvelle Fourmi a quatre pions sur le Bois. Il vous en faut, et ce que vous interceptez est à vous. Pariez sur le Bois.
lesson-winter-guess-please = Vous auriez tout au plus une carte. Il y en a quatre sous les pions du Bois, et c’est du Bois qu’il vous faut.
lesson-winter-three = Interceptée ! Vous avez cinq Bois et un Carrelage ; il faut aussi une Nappe pour le second Fromage. Trois cartes d’un même type en remplacent une d’un autre : trois Bois pour la Nappe. Achetez le Fromage.
lesson-winter-three-please = Quelqu’un pourrait gagner avant votre prochaine récolte. Vous pouvez payer : achetez le Fromage.
lesson-winter-won = Les Noix comptent 1 point, les deux Fromages 3. Cela fait 4 points de victoire, et la partie s’arrête à l’instant même : vous gagnez.
lesson-winter-end = Récoltez ce que demande l’étal, achetez dès que vous le pouvez, et pensez aux paires. Dans la dernière leçon, les insectes prennent le pouvoir.

## Les insectes au pouvoir !

lesson-powers = Les insectes au pouvoir !
lesson-powers-aim = Prendre des cartes Pouvoir avec les insectes récoltés, s’en servir, et les voler.
lesson-powers-powers = Voici l’Hiver avec quatre cartes Pouvoir, chacune d’un insecte. Une Fourmi qui s’échappe peut défausser une carte à insecte tout juste récoltée contre le pouvoir de cet insecte. L’Abeille est au milieu.
lesson-powers-token = Vous êtes la Fourmi. De vos trois pions sur le Bois, l’un est sur une Abeille. Posez le Bois.
lesson-powers-token-stone = Il y a aussi une Abeille sur la Pierre, mais deux cartes seulement en tout. Posez le Bois.
lesson-powers-token-please = Cela ne rapporterait qu’une carte, et pas d’Abeille. Posez le Bois.
lesson-powers-help = Raté ! Les insectes proposent leur aide, comme toujours en Hiver ; mais n’importe quelle Abeille fera l’affaire. Gardez le Bois avec Abeille.
lesson-powers-help-please = Vous allez aussitôt défausser l’Abeille : peu importe donc laquelle. Gardez cette fois le Bois.
lesson-powers-take = Défaussez maintenant le Bois avec Abeille et prenez le Pouvoir de l’Abeille. Tant que vous l’avez, deux cartes identiques en paient une d’un autre type, au lieu de trois.
lesson-powers-take-please = Une carte vaut moins qu’un pouvoir que vous gardez manche après manche. Prenez l’Abeille.
lesson-powers-buy = Les Grains de blé coûtent deux Nappes, un Carrelage et une Pierre. Vous n’avez pas de Carrelage, mais deux Bois : avec l’Abeille, cela suffit. Achetez les Grains de blé.
lesson-powers-buy-please = Une troisième Provision, c’est un troisième point. Achetez les Grains de blé.
lesson-powers-guess = Vous êtes la Cigale, et la Libellule est à vous : elle vous a montré, à vous seul, un jeton que la Fourmi n’a pas choisi, la Pierre. Restent le Bois, avec trois cartes en jeu, et le Carrelage. Pariez sur le Bois.
lesson-powers-guess-seen = Pas celui-là : la Libellule vous a montré que la Fourmi a laissé la Pierre.
lesson-powers-guess-tile = C’est peut-être le Carrelage. Mais le Bois a trois cartes, le Carrelage deux : gardez ce qui vaut le plus.
lesson-powers-beetle = C’était le Carrelage : pas de chance. Mais le Scarabée est aussi à vous : une Fourmi ou une Cigale sans récolte pioche une carte. Vous avez reçu une Pierre.
lesson-powers-pawns = Vous revoilà Fourmi. Le Joueur B a la Coccinelle, qui vaut 1 point à qui la détient. Un pouvoir se vole : il vous faut une carte avec Coccinelle. Posez vos pions en r1c3, r1c4, r2c3, r2c4, r3c2 et r3c3.
lesson-powers-pawns-please = Cette carte n’est pas l’une des six : r1c3, r1c4, r2c3, r2c4, r3c2 et r3c3. Elles vous donnent une Coccinelle, et trois types pour faire hésiter la Cigale.
lesson-powers-cloth = La Coccinelle à votre portée est sur une carte Nappe. Posez la Nappe.
lesson-powers-cloth-please = Aucune carte de ce type sous vos pions ne porte de Coccinelle. Posez la Nappe.
lesson-powers-either = Raté ! Les insectes proposent leur aide pour la Coccinelle, puis pour l’Abeille. Prenez ce que vous voulez : une Coccinelle reste une Coccinelle.
lesson-powers-steal = Vous avez 3 points. Défaussez la Coccinelle et volez son pouvoir : le Joueur B perd un point, et vous en gagnez un.
lesson-powers-steal-please = On ne prend qu’un pouvoir par manche, et celui-ci fait gagner. Défaussez la Coccinelle.
lesson-powers-won = Trois Provisions et la Coccinelle font 4 points : vous gagnez aussitôt, avant que personne ait pu acheter.
lesson-powers-end = Deux pouvoirs n’étaient pas en jeu : la Chenille donne une carte cachée pour payer, le Papillon échange une Provision, une seule fois. Vous avez maintenant tout vu : à vous de jouer.
