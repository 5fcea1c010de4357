# Les joueurs : leurs noms, leurs niveaux, leurs raisons

player-unknown = il n'y a pas de joueur « { $found } » à ce jeu ; il y a : { $known }
player-bad-budget = « { $found } » n'est pas un budget : donnez une durée comme 100ms ou 1s, une heure au plus, ou un nombre de mondes comme 20000w
player-bad-playouts = « { $found } » n'est pas un nombre de parties d'essai : donnez un nombre entier à partir de 1, comme flat:2000
player-alone = { $name } se suffit ; rien ne le suit, pas même « :{ $found } »
player-stray = le joueur { $name } a répondu « { $action } », ce qui n'est pas permis : une faute du programme
