## Le duel

lesson-duel = Le duel
lesson-duel-aim = Se cacher en Fourmi, deviner en Cigale, remplir une étagère : tout ce qui fait une manche.
lesson-duel-welcome = Chaque manche est un duel. Une Fourmi parcourt ces seize cartes pour remplir son garde-manger ; une Cigale tâche de la surprendre. Vous êtes d’abord la Fourmi.
lesson-duel-types = Il y a quatre sortes de chemins : Bois, Pierre, Nappe et Carrelage. À la fin de la manche, quelqu’un prend les cartes d’une seule sorte.
lesson-duel-first-pawn = La Fourmi pose six pions sur le carré. Commencez dans le coin en haut à gauche, sur une carte Bois.
lesson-duel-first-pawn-elsewhere = Cette carte conviendrait aussi ; mais commencez cette fois par le coin en haut à gauche.
lesson-duel-beside = Chaque nouveau pion se place à côté d’un pion déjà posé. Prenez l’une des deux cartes voisines : toutes deux sont du Bois.
lesson-duel-three-wood = Deux pions sur le Bois. Couvrez aussi la troisième carte Bois toute proche.
lesson-duel-wood-please = Ce serait permis, mais trois cartes d’une sorte valent mieux que deux : choisissez la carte Bois.
lesson-duel-mix = Une Cigale devine ce qu’elle voit le plus. Posez vos trois derniers pions sur la Pierre et le Carrelage, pour la faire hésiter.
lesson-duel-mix-please = Choisissez l’une des cartes marquées, pour que vos six pions forment un bloc.
lesson-duel-token = Choisissez maintenant en secret la sorte que vous visez. Trois pions sont sur le Bois : posez le jeton Bois.
lesson-duel-token-wood-please = C’est permis, mais vous gagneriez moins de cartes. Posez le Bois.
lesson-duel-missed = La Cigale a dit Pierre : elle vous a manquée. Vous prenez les trois cartes Bois : votre cube monte de trois cases sur l’étagère du Bois, et l’abeille de l’une d’elles est à vous pour la fin. De nouvelles cartes comblent les vides.
lesson-duel-roles = Une Fourmi qui s’est échappée devient la Cigale. Votre adversaire a déjà posé six pions sur le carré et caché un jeton.
lesson-duel-guess = Comptez : trois pions sur la Nappe, deux sur la Pierre, un sur le Bois. C’est là où elle a le plus de cartes que la Fourmi perd le plus ; dites Nappe.
lesson-duel-guess-cloth-please = Ce pourrait être celle-là. Mais trois cartes sont en jeu sur la Nappe : gardez ce qui vaut le plus.
lesson-duel-caught = Bien vu ! Une Fourmi surprise n’a rien : vous prenez les cartes où elle se tenait. À la manche suivante, elle doit réessayer en Fourmi.
lesson-duel-end = Se cacher, deviner, prendre, échanger : c’est chaque manche. Qui remplit deux étagères met fin à la partie ; la leçon suivante dit ce que valent étagères et insectes.
