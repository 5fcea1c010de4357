# Parties revues et analyses ; la page demande ce fichier avec la première partie revue.

replay-controls = Lecture
replay-play = Lecture
replay-pause = Pause
replay-first = À la donne
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-eyes = Point de vue
replay-eyes-you = { $name } (vous)
replay-eyes-open = Toutes les mains ouvertes
replay-hands = Toutes les mains
replay-hand = Main de { $name }
replay-hand-empty = plus de cartes

# L’analyse
replay-played = Joué
replay-better = Mieux
replay-mistake = Erreur { $number } sur { $of }
replay-mistake-back = Erreur précédente
replay-mistake-next = Erreur suivante
replay-cost = { $own ->
    [yes] Vous avez joué { $action } ; { $better } vous aurait laissé { $cost } points de chances de gagner en plus.
   *[no] { $name } a joué { $action } ; { $better } lui aurait laissé { $cost } points de chances de gagner en plus.
 }
replay-cost-choice = { $own ->
    [yes] Vous avez choisi « { $action } » ; « { $better } » vous aurait laissé { $cost } points de chances de gagner en plus.
   *[no] { $name } a choisi « { $action } » ; « { $better } » lui aurait laissé { $cost } points de chances de gagner en plus.
 }

# Rejouer depuis une position
replay-analyse = Analyser à partir d’ici
replay-again = Rejouer à partir d’ici
replay-again-about = Une nouvelle table commence par cette position et les mêmes cartes, avec des bots aux autres places.
replay-again-known = C’est une reprise, pas une donne équitable : les cartes sont connues par la partie revue, rien n’est mélangé, et la vérification du mélange ne s’applique pas.
replay-again-seat = Votre place
replay-again-level = Adversaires
replay-again-start = Reprendre au coup { $number }

# Une partie de ce navigateur mise en ligne
replay-publish = Mettre cette partie en ligne
replay-publish-about = Chacun de ceux qui ont le lien peut la rejouer. Les noms des joueurs sont retirés.
replay-publish-busy = Envoi…
replay-publish-link = Lien vers cette partie
replay-publish-copy = Copier le lien
replay-publish-copied = Copié.
replay-publish-done = La partie est en ligne.
replay-elsewhere-device = Jouée à plusieurs sur un même appareil, pas sur ce serveur.
replay-elsewhere-bots = Jouée contre des bots dans un navigateur, pas sur ce serveur.
replay-elsewhere-only-bots = Jouée par des bots, pas sur ce serveur.
replay-elsewhere = Le serveur a vérifié que les coups suivent les règles, et rien d’autre. La partie ne compte pour aucun classement.
