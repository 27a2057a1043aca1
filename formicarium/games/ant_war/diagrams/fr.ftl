# Légendes des schémas du livre de règles.
diagram-steps = Une Éclaireuse en d4, avec les deux sortes de pas : six cases lui sont ouvertes. La mare en c5 et la fourmi alliée en e3 ne le sont pas. Le pas vers e5 est une attaque.
diagram-circle = Chaque unité bat les deux suivantes du cercle et perd contre les deux précédentes : la Tireuse bat l’Éclaireuse et la Kamikaze, et perd contre l’Ouvrière et la Transporteuse.
diagram-winner = Venue de d4 (1), une Éclaireuse a battu une Ouvrière en d5 (2). La gagnante occupe la case du combat, face visible aussi longtemps qu’elle vit.
diagram-construction = Les douze cases autour d’une Ouvrière en d6. Elle peut bâtir sur les dix cases éclairées : ni dans la mare, ni là où se tient une fourmi. Aucune ligne de vue n’est nécessaire.
diagram-sight = Une Tireuse en d6. Elle peut toucher ses voisines d7 et e7, et b6, à deux pas sans rien entre les deux. Une fourmi cache d8, un mur cache f6 (même le sien), et e8 n’est pas l’une des douze cases.
diagram-explosion = Une Kamikaze en d6 peut faire sauter la fourmi en d7 ou le mur ennemi en e6. Elle n’atteint pas e7, en diagonale, et épargne son propre mur en c6.
diagram-wall = Un pas vers un mur lui ôte l’un de ses deux points de résistance. La fourmi reste en d5, et reste cachée.
diagram-transport = La Transporteuse de c6 a échangé sa place avec la Reine de e4 : celle-ci est maintenant loin de l’Éclaireuse. La Transporteuse est face visible, pas la Reine.
diagram-charge = Depuis d4, une Charge va aussi loin qu’on veut sur l’herbe libre. Elle peut finir par un combat en d7, mais pas aller jusqu’en d8 ; murs, alliées et mares arrêtent la ligne.
diagram-jump = Depuis c4, un Saut couvre exactement deux cases : par-dessus un mur, par-dessus la mare, ou par-dessus une fourmi jusqu’au combat en e4. On ne retombe pas sur une alliée.
diagram-parasitism = Les Noires mènent la fourmi rouge de d6 : en c6, ou sur la fourmi noire en d5, où un combat s’ensuit. Une fourmi de son camp et les murs lui sont fermés.
diagram-suspects = Les Rouges ont bougé cette fourmi avec un ordre pour Éclaireuses et Tireuses. Elle est toujours cachée, mais chacun sait que c’est l’une ou l’autre.
