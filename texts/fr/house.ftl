# Ce que disent tous les jeux et toutes les portes.

list-and = { $list } et { $last }
seat-you = Vous
seat-number = Siège { $number }

# Les parties écrites
record-not-json = ce n'est pas du JSON à la colonne { $column } : { $message }
record-not-a-record = ce n'est pas une partie écrite : « format » n'est pas « interregnum »
record-version = version { $found } ; ce programme lit la version { $known }
record-unknown-game = jeu inconnu « { $found } »
record-field = { $path } : { $message }

# Leurs fautes
fault-at-move = coup { $move } : { $what }
fault-rule = { $what } ({ $rule })
fault-seats = { $found ->
    [one] { $found } siège est indiqué
   *[other] { $found } sièges sont indiqués
 }, mais la table en compte { $expected }
fault-text = « { $found } » n'est pas une action de ce jeu
fault-order = les choix simultanés se suivent dans l'ordre des sièges
fault-after-the-end = la partie est déjà finie
fault-legal = la liste des actions permises diffère : il manque [{ $missing }], en trop ou mal rangé [{ $extra }]
fault-outcome = l'issue diffère : selon les règles { $expected }, dans la partie écrite { $found }
