# Légendes des schémas du livre de règles.
diagram-beside = Trois pions sont posés. Le quatrième peut aller sur l’une des quatre cartes éclairées, qui ont un côté commun avec un pion. Un coin, comme r3c1 ou r3c3, ne suffit pas, et r1c4 ne touche personne.
diagram-branches = Ce groupe est permis : il a deux branches, et les six pions se tiennent côte à côte.
diagram-present = Six pions sur Bois, Carrelage et Pierre. La Fourmi doit choisir l’un de ces trois types ; aucun pion n’est sur une carte Nappe.
diagram-won = Le jeton de la Fourmi est Bois : les trois cartes éclairées sont gagnées. La carte Bois en r4c3 n’a pas de pion et reste, comme les cartes d’autres types sous des pions.
diagram-miss = Après un raté, les deux rôles avancent d’une place dans le sens horaire : le Joueur B est maintenant la Fourmi, le Joueur C la Cigale. Les dernières lignes disent qui viendrait ensuite.
diagram-shelf = Deux cartes Carrelage récoltées : le cube bleu avance de deux espaces sur son étagère, de 1 point à 6.
diagram-lost_step = Deux cartes Bois pour un cube au troisième espace : il s’arrête au quatrième, et un pas est perdu.
diagram-kinds = Trois Abeilles valent 6 points, une Coccinelle 1 : 7 points en tout.
diagram-unfilled = Trois cases sont vides, et il ne reste que deux cartes dans la pioche : on n’en pose aucune, et la partie est finie.
diagram-help = La Fourmi a gagné l’Abeille du Bois (1) et deux cartes simples. Au lieu de cette Abeille, elle peut en prendre une autre du carré (2), avec ou sans pion dessus.
diagram-three_for_one = Un Fromage coûte une Nappe, un Carrelage et deux Bois. Il n’y a pas de Carrelage dans cette réserve : les trois cartes Pierre le remplacent.
diagram-red_ants = La Cigale a deviné Bois ; la Fourmi et la Fourmi Rouge avaient choisi Pierre. La Fourmi s’échappe, et la Fourmi Rouge gagne la carte du dessus de la pioche.
diagram-pairs = Deux Provisions d’une même sorte valent 3 points ensemble ; deux différentes valent 1 point chacune.
