# Ce que dit la page où l’on prépare une table.

ui-create-hints = On peut demander ce que ferait l’ordinateur (un conseil)
ui-create-options = Plus d’options
ui-create-seats = Les joueurs
ui-create-count = Nombre de joueurs
ui-create-seat = Place { $seat }
ui-create-bot = Robot de la place { $seat }
ui-create-name = Nom de la place { $seat }
ui-create-listed = Montrer cette table parmi les « Tables ouvertes » : chacun peut s’y asseoir
ui-create-joinable = On pourra reprendre la place d’un robot : avec son lien, ou librement si la table est ouverte
ui-create-go = Mettre la table
ui-clock-none = Autant que vous voulez
ui-clock-live = Quelques minutes par décision, en une séance
ui-clock-live-minutes = Minutes par décision
ui-clock-slow = Des jours par décision, de temps en temps
ui-clock-slow-days = Jours par décision
ui-clock-live-reserve = Minutes de réserve, pour toute la partie
ui-clock-slow-reserve = Jours de réserve, pour toute la partie
