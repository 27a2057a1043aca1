# Légendes des schémas du livre de règles.
diagram-levels = Le chiffre d’une case est son niveau. La tuile éclairée repose sur deux tuiles de niveau 2 : ses deux moitiés sont de niveau 3, si bien qu’Éclore donne trois fourmis, et que Fourmis ! en envoie trois.
diagram-on_top = La prochaine tuile peut reposer sur les deux cases éclairées : même niveau, et deux tuiles différentes dessous. Une case (1) porte un marqueur ; et avec l’autre (2), la nouvelle tuile couvrirait exactement une seule tuile.
diagram-chain = Deux ouvrières bleues, reliées à la grande fourmilière. Les fourmis des zones eau et fleur peuvent aller sur les quatre pistes éclairées, qui touchent la chaîne ou la grande fourmilière. La piste barrée ne touche ni l’une ni l’autre.
diagram-linked = Seule la dernière ouvrière de cette chaîne peut être reprise : sans l’une des autres, celles de derrière ne seraient plus reliées à la grande fourmilière.
diagram-pushes = De la clairière à la maison par une chaîne de trois ouvrières : quatre poussées.
diagram-hand_on = Le papillon près de la grande fourmilière peut y entrer, ou repasser à l’ouvrière de la piste éclairée. La piste de l’autre ouvrière ne rencontre celle-ci qu’à la grande fourmilière, et là on ne passe rien.
diagram-steal = Un soldat est retourné dans la réserve, et le papillon est passé de l’ouvrière orange à la bleue, sur la même piste.
diagram-guard = Une garde orange se tient sur cette piste : les bleues ne peuvent pas y voler le papillon, quel que soit le nombre de leurs soldats.
diagram-bridge = Avec une fourmi sur le gouffre, la libellule rentre en trois poussées.
diagram-scout = Une exploration de niveau 2 prend une tuile du champ 1, puis une du champ 2. Un fourmilier n’est pas une tuile et ne se prend pas.
diagram-fields = La tuile du champ 1 a été prise dans la rangée B. À la fin du tour, tout ce qui est derrière avance : le fourmilier vert arrive au champ 1 et attaque.
diagram-hungry = Où regarde un fourmilier gris qui mange des fourmis, zone après zone. Il n’y a personne dans la zone rocher : il vide la zone sous-bois, et la fourmi parmi les fleurs est sauve.
diagram-stored = Une coccinelle est rangée sur une case Poussée : elle ne sert plus, et on ne peut plus bâtir dessus.
diagram-fungi = Trois champignons sont en vue, aux niveaux 3, 2 et 1, et il y a une feuille verte et une brune. Les deux plus hauts comptent : 3 + 2, et 2 pour la feuille verte, 7 points.
