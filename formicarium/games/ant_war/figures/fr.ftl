# Ce que l’on compte dans une partie : un nom et une ligne qui explique.

figure-turn = Après le tour { $number }
figure-turns = Tours
figure-ants = Fourmis sur le plateau
figure-ants-about = Les murs ne comptent pas.
figure-hidden = Fourmis cachées
figure-hidden-about = Fourmis sur le plateau que l’adversaire n’a pas encore vues.
figure-orders = Ordres du paquet
figure-orders-about = Main, pioche et défausse ensemble.
figure-played = Ordres joués
figure-played-about = Un pour chaque carte Ordre jouée.
figure-attacks = Combats engagés
figure-attacks-about = Une de ses fourmis est entrée sur la case d’une fourmi ennemie.
figure-destroyed = Fourmis ennemies détruites
figure-destroyed-about = En combat, par l’acide et par des explosions.
figure-lost = Fourmis perdues
figure-lost-about = Fourmis de son camp détruites.
figure-hatched = Éclosions
figure-hatched-about = Fourmis mortes revenues au jeu.
figure-walls = Murs bâtis
figure-walls-about = Par ses Ouvrières.
figure-breaches = Murs détruits
figure-breaches-about = Par ses propres fourmis, quel que soit leur bâtisseur.
figure-bought = Ordres du Magasin
figure-bought-about = Ordres gardés quand le Magasin était ouvert.
figure-archived = Ordres retirés
figure-archived-about = Ordres sortis du paquet pour de bon.
