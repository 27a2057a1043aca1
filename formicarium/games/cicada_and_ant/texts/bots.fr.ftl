# Pourquoi les bots font ce qu’ils font. Aucune raison ne dit ce qui est encore secret.

bot-easy = facile

why-looks-best = Sur { $count } choix, celui-ci promet le plus tout de suite : je gagnerais { $chance } fois sur 100.
why-slip = Là, je n’ai pas réfléchi.

why-place-ant = Mes pions vont sur { $paths } : si nous jouons bien tous les deux, je gagne de là { $chance } fois sur 100.
why-token = Je choisis entre { $paths } avec des chances de { $shares } sur 100 : aucun pari n’est alors meilleur qu’un autre.
why-red-token = J’espère un type que la Fourmi devrait choisir souvent et la Cigale garder rarement.
why-guard = Je garde { $paths } avec des chances de { $shares } sur 100 : aucun jeton n’est alors meilleur qu’un autre pour la Fourmi.
why-guard-seen = J’ai vu un jeton qui n’a pas été choisi, et je garde les autres types pour qu’aucun ne soit meilleur pour la Fourmi.

why-take-won = { $card } : de toutes les cartes avec cet insecte, c’est elle qui me sert le mieux.
why-take-namesake = { $card } : le même insecte, et elle me sert mieux que la carte gagnée.
why-power = { $power } devrait me rapporter plus que { $card }.
why-no-power = J’ai plus besoin des cartes que d’un pouvoir.

why-buy-wins = { $kind } me donne les points qu’il me faut : je gagne.
why-buy-pair = { $kind } fait la paire : deux points de plus.
why-buy = { $kind } me rapporte un point dès maintenant.
why-pay = De toutes les façons de payer, ce sont ces { $count } cartes qui me manqueront le moins.
why-swap = { $take } m’aide plus que { $give }.
why-done = Je garde ce que j’ai : rien de ce qui s’offre ne m’aiderait davantage.
