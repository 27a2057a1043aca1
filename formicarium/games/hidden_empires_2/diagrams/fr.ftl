# Légendes des schémas du livre de règles.
diagram-redeploy = Les deux fourmis bleues de D5 peuvent être redéployées, aussi loin qu’on veut, vers une autre zone occupée par les bleues : E4, G4 ou le nid E3 (ou dans une chambre). Peu importe qui se trouve en chemin.
diagram-advance = De E4, les fourmis bleues peuvent avancer d’une zone, vers l’une des cinq zones éclairées : aussi vers des jetons face cachée. Le Prédateur de D4 leur est fermé.
diagram-haul = Les nombres sont des capacités. Cinq fourmis récoltent en E6. Par D5 et D4, une seule nourriture passe ; par E5 et E4, deux, car E4 est le maillon le plus faible. Deux rations arrivent donc au nid.
diagram-shared = F2 est partagée : des fourmis des deux joueurs s’y tiennent. Les bleues ne peuvent donc que récolter ces Pucerons, pas les soigner.
diagram-tend = Des Plantes de valeur 3 en E4 : trois des cinq fourmis au plus peuvent les soigner. Une récolte pourrait employer les cinq.
diagram-aphids = Deux fourmis ont soigné les Pucerons de D3, et un 1 est sorti : on ajoute un +, et ils valent maintenant 3.
diagram-who = Des fourmis de trois joueurs se tiennent en E5. Les bleues peuvent attaquer l’un des deux autres ; le troisième n’est pas touché. Là où il n’y a personne d’autre, comme en D4, il n’y a personne à attaquer.
diagram-scatter = Le Joueur A défend E5 avec trois fourmis et a lancé 2, 5 et 1 : deux d’entre elles peuvent se disperser et rentrer avant que l’on compare les points.
diagram-losses = Deux fourmis bleues se sont dispersées ; cinq attaquent la dernière. Elle est éliminée, et les attaquantes perdent elles aussi une fourmi : il en reste quatre.
diagram-patrol = Dans une zone à jeton face cachée, ou à patrouilleuses comme en F4, vous ne pouvez faire avancer qu’une fourmi par tour : votre éclaireuse. Les patrouilleuses vont la chercher.
diagram-predators = Les bleues ont révélé un Prédateur en E4, à côté du Prédateur de D4 : il n’est pas resté. On a tiré des jetons jusqu’à ce que l’un d’eux ne soit pas un Prédateur : c’est une Proie, et les fourmis restent.
diagram-brood = À chaque phase de nid, tout le couvain avance : les œufs deviennent des larves, les larves nourries des nymphes, et les nymphes des adultes.
diagram-size = Une nourrice et dix membres du couvain prennent 11 places sur 18. La constructrice, la reine et les fourmis qui rentrent ne comptent pas.
diagram-pairs = Deux princesses et un mâle : 4 points pour le couple et 2 pour la princesse restante, 6 en tout. La nymphe reste.
diagram-price = Le Joueur A avait déjà la Maison de plantes : pour ce deuxième trait, la mise gagnante de 4 a coûté le double, et de 9 ADN il en reste 1.
diagram-defenders = Si ce nid est envahi, les fourmis des Nourrices, des Constructrices et des Réservistes le défendent : quatre ici. Les fourmis qui rentrent, le couvain et la reine ne défendent pas.
