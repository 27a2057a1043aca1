# Ce que dit la rediffusion d’une partie.

ui-replay-at = { $at } sur { $last }
ui-replay-start = Avant le premier coup
ui-replay-steps = Pas à pas
ui-replay-first = Au début
ui-replay-play = Lecture
ui-replay-last = À la fin
ui-replay-turn-back = Au début de ce tour
ui-replay-turn-next = Au tour suivant
ui-replay-event-back = Un événement en arrière
ui-replay-event-next = Un événement en avant
ui-replay-speed = Vitesse
ui-replay-times = × { $times }
ui-replay-jump = Aller à un coup
ui-replay-eyes = Par les yeux de qui
ui-replay-open = Tout à découvert
ui-replay-spectator = En spectateur
ui-replay-seat = Par les yeux de { $name }
ui-replay-share = Partager ou continuer
ui-replay-link = Lien vers ce coup
ui-replay-verify = Vérifier la donne
ui-replay-play-on = Continuer d’ici contre des robots
ui-replay-play-on-how = Choisissez votre place ; des robots prennent les autres.
