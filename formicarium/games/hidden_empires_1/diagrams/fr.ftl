# Légendes des schémas du livre de règles.
diagram-safe = La carte des bleues au début de l’étape Attribuer les tâches. Sûres (1) : le nid, les zones avec des fourmis bleues, et ce qu’on atteint de là par des zones sans jeton face cachée ni patrouilleuses adverses. Dangereuses (2) : les voisines de zones sûres avec un tel jeton, ou une patrouilleuse comme en F2. Interdites : l’eau, le Prédateur de F3, et tout ce qui est au-delà.
diagram-scouts = Deux zones dangereuses ont reçu chacune une éclaireuse. Aucune autre fourmi ne peut y entrer ce tour-ci ; les zones sûres en prennent autant qu’on veut.
diagram-distance = Quatre fourmis fourragent en I2, à deux pas du nid G3 : ensemble, elles comptent pour deux fourragères efficaces. Le grand 2 est la distance.
diagram-prey = Sept fourmis sur une Proie à côté du nid : 6 rations au plus, et six dés. Un 1 est sorti : un − s’ajoute, et la Proie vaut maintenant 2.
diagram-aphids = Deux fourmis sur des Pucerons de valeur 1 ont gagné 1 ration, mais lancé deux dés. L’un d’eux montrait un 1 : un + s’ajoute, et la prochaine fois ils en donneront 2.
diagram-share = Des fourragères des deux joueurs partagent en paix les Plantes de F2. À son propre tour, chacun gagne jusqu’à leur pleine valeur.
diagram-attack = Les bleues peuvent attaquer les fourragères de F2, et le nid de E3, où personne ne se tient dehors. En E2 se trouvent des patrouilleuses : seule une éclaireuse peut y aller.
diagram-losses = Quatre fourmis bleues ont attaqué deux fourragères en F2. Celles-ci sont mortes, et les bleues en ont perdu deux aussi : il reste deux bleues, et quatre mortes à terre. Chacune des deux peut ramener une morte adverse comme ration.
diagram-nest = Si ce nid est attaqué, les fourmis des Constructrices, de la Réserve et des Nourrices le défendent : six ici. Fourmis qui rentrent, couvain et reine n’y prennent pas part.
diagram-predator = L’éclaireuse a retourné un Prédateur de 3 en I2. Aucun des trois dés n’a montré de 1 : elle est dans les Fourmis qui rentrent. Le Prédateur reste, et la zone est maintenant interdite.
diagram-search = Une patrouilleuse a cherché l’éclaireuse en F2, et le dé montre 3 : impair, l’éclaireuse est repérée ; mais sans 1, elle vit. Le propriétaire de la patrouilleuse peut renforcer, se retirer ou ne rien faire.
diagram-brood = À chaque phase de nid, tout le couvain avance : les larves nourries deviennent des nymphes, les œufs des larves, et les nymphes du tour d’avant sont devenues adultes.
diagram-size = Six fourmis en Réserve et trois membres du couvain prennent 9 places sur 10. Des nourrices compteraient aussi ; constructrices, reine et fourmis qui rentrent ne comptent pas.
diagram-pairs = Deux princesses et un mâle : 6 points pour le couple et 2 pour la princesse restante, 8 en tout. La nymphe reste.
