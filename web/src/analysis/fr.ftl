# Ce que dit l’analyse d’une partie, à côté de sa rediffusion.

ui-analysis = Analyse
ui-analysis-about = L’état de la partie après chaque tour, et la valeur des réponses. Une réponse est jugée d’après ce que le joueur pouvait savoir, non d’après ce qu’il en est advenu.
ui-analysis-waiting = { $before ->
    [one] Une autre partie passe d’abord.
   *[other] { $before } autres parties passent d’abord.
}
ui-analysis-progress = { $done } réponses examinées sur { $answers }
ui-analysis-begins = On regarde la partie…
ui-analysis-stays = Vous pouvez partir : l’analyse continue et sera gardée avec la partie.
ui-analysis-failed = L’analyse n’a pas pu être menée à son terme. Voici ce qu’elle a trouvé.
ui-analysis-again = Réessayer
ui-analysis-chances = Chances de gagner, sur 100
ui-analysis-chances-about = Telles que les robots du jeu jugent la table au début de chaque tour.
ui-analysis-axis = Réponses données
ui-analysis-start = Au début
ui-analysis-after = { $at ->
    [one] Après une réponse
   *[other] Après { $at } réponses
}
ui-analysis-turning = Tournants
ui-analysis-swing = Réponses { $first } à { $last } : { $name } passe de { $before } à { $after } sur 100
ui-analysis-swing-luck = hasard : { $luck }
ui-analysis-no-turning = Les chances n’ont jamais beaucoup changé d’un coup.
ui-analysis-skill = Hasard et adresse
ui-analysis-skill-about = Le hasard : ce que les dés et les tirages ont changé aux chances de gagner, par rapport à la moyenne. Perdu : ce qu’ont coûté les réponses douteuses et les erreurs, additionné. Les deux sur 100.
ui-analysis-luck = Hasard
ui-analysis-lost = Perdu
ui-analysis-not-judged = Les réponses de { $names } n’ont pas été jugées : ce sont des robots.
ui-analysis-answers = Réponses
ui-analysis-weak = À revoir ({ $count })
ui-analysis-all = Toutes ({ $count })
ui-analysis-none-weak = { $over ->
    [yes] Aucune réponse douteuse, aucune erreur.
   *[other] Pour l’instant, aucune réponse douteuse, aucune erreur.
}
ui-analysis-answer = Réponse { $number }
ui-analysis-cost = −{ $cost }
ui-analysis-cost-words = coûte { $cost } sur 100
ui-analysis-earlier = À la précédente qui mérite un regard
ui-analysis-later = À la suivante qui mérite un regard
ui-analysis-show = Montrer sur le plateau
